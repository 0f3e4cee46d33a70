// SPDX-License-Identifier: MIT
#include "cards/cardsbruteforce.h"
#include "families/cards/puzzle.h"
#include "families/cards/reasoning/completions.h"
#include "puzzle/openings.h"
#include "support/checks/librarychecks.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <random>

using namespace inkling;
using namespace inkling::cards;

namespace {

using Value = test::CardsBruteForce::Value;

Value valueOf(const Fraction &fraction)
{
    const Fraction lowest = fraction.inLowestTerms();
    return {lowest.numerator(), lowest.denominator()};
}

bool isLess(const Value &a, const Value &b)
{
    return double(a.above) / double(a.below) < double(b.above) / double(b.below);
}

/// All that can be made of some values by joining two of them after another.
void collect(const std::vector<Value> &table, bool integers, std::vector<Value> &made)
{
    if (table.size() == 1)
        made.push_back(table.front());
    for (std::size_t i = 0; i < table.size(); ++i) {
        for (std::size_t j = 0; j < table.size(); ++j) {
            for (const char sign : {'+', '-', '*', '/'}) {
                const auto value = i == j ? std::nullopt
                                          : test::CardsBruteForce::apply(sign, table[i], table[j]);
                if (!value || (integers && value->below != 1))
                    continue;
                std::vector<Value> rest{*value};
                for (std::size_t k = 0; k < table.size(); ++k) {
                    if (k != i && k != j)
                        rest.push_back(table[k]);
                }
                collect(rest, integers, made);
            }
        }
    }
}

} // namespace

class OutlookTest : public QObject
{
    Q_OBJECT

private slots:
    void countsAsAnswersAreCounted();
    void liveOrDeadAndTheNearest();
    void sentences();
    void whatCannotBeMoved();
    void allOpenings();
    void stops();
};

/// Of whole numbers on the table there are as many completions as a hand of them has answers.
void OutlookTest::countsAsAnswersAreCounted()
{
    std::mt19937 random(1);
    int live = 0;
    for (int i = 0; i < 300; ++i) {
        const int count = 2 + i % 3;
        Hand hand;
        std::vector<Fraction> table;
        for (int k = 0; k < count; ++k) {
            hand.cards.push_back(int(1 + random() % 13));
            table.emplace_back(hand.cards.back());
        }
        hand.choices.integers = i % 5 == 0;
        hand.choices.some = i % 7 == 0;
        const std::int64_t target = 1 + std::int64_t(random() % 40);
        hand.target = Fraction(target);
        const test::CardsBruteForce all(hand.cards,
                                        {false, hand.choices.integers, hand.choices.some});
        const auto found = completionsOf(hand, table, {});
        QVERIFY(found);
        QCOMPARE(found->count, all.answers(target, 1).size());
        live += found->count > 0 ? 1 : 0;
    }
    QVERIFY2(live > 60, std::to_string(live).c_str());
}

/// Negative values and fractions on the table, too.
void OutlookTest::liveOrDeadAndTheNearest()
{
    std::mt19937 random(2);
    int dead = 0;
    for (int i = 0; i < 300; ++i) {
        Hand hand;
        std::vector<Fraction> table;
        std::vector<Value> values;
        for (int k = 0; k < 2 + i % 3; ++k) {
            const Fraction value(std::int64_t(random() % 25) - 8,
                                 random() % 3 == 0 ? std::int64_t(1 + random() % 5) : 1);
            table.push_back(value);
            values.push_back(valueOf(value));
            hand.cards.push_back(1);
        }
        hand.target = Fraction(std::int64_t(random() % 60) - 10);
        std::vector<Value> made;
        collect(values, false, made);
        const auto found = completionsOf(hand, table, {});
        QVERIFY(found);
        const Value target = valueOf(hand.target);
        QCOMPARE(found->count > 0, std::ranges::find(made, target) != made.end());
        dead += found->count == 0 ? 1 : 0;
        std::optional<Value> below;
        std::optional<Value> above;
        for (const Value &value : made) {
            if (isLess(value, target) && (!below || isLess(*below, value)))
                below = value;
            if (isLess(target, value) && (!above || isLess(value, *above)))
                above = value;
        }
        QCOMPARE(found->below.isRefused(), !below);
        QCOMPARE(found->above.isRefused(), !above);
        QVERIFY(!below || valueOf(found->below) == *below);
        QVERIFY(!above || valueOf(found->above) == *above);
    }
    QVERIFY2(dead > 60, std::to_string(dead).c_str());
}

void OutlookTest::sentences()
{
    const CardsPuzzle puzzle({{4, 6, 9}, Fraction(19), {}});
    const auto said = [&](std::vector<Joining> moves) {
        const auto outlook = puzzle.outlook(moves, {});
        return outlook ? outlook->sentence.english() : std::string();
    };
    QCOMPARE(said({{0, 1, '+'}}), std::string("4+6 = 10: live, one way left"));
    QCOMPARE(said({{0, 1, '*'}}),
             std::string("4×6 = 24: dead; nothing left makes up 19, the nearest are 15 and 33"));
    QCOMPARE(said({{0, 1, '+'}, {3, 2, '+'}}), std::string("10+9 = 19: this is the target"));
    QCOMPARE(said({{0, 2, '-'}}),
             std::string("4−9 = −5: dead; nothing left makes up 19, the nearest is 11"));
    QCOMPARE(said({{0, 1, '-'}, {3, 2, '+'}}), std::string("(−2)+9 = 7: dead; the target is 19"));
    const CardsPuzzle six({{3, 4, 7, 9, 11, 12}, Fraction(163), {}});
    const std::vector<Joining> first{{3, 5, '*'}};
    const auto outlook = six.outlook(first, {});
    QVERIFY(outlook && outlook->isLive);
    QVERIFY(outlook->completions > 1);
}

void OutlookTest::whatCannotBeMoved()
{
    const CardsPuzzle puzzle({{3, 3, 5}, Fraction(8), {.integers = true}});
    const auto isTold
        = [&](std::vector<Joining> moves) { return puzzle.outlook(moves, {}).has_value(); };
    QVERIFY(isTold({{0, 1, '-'}}));
    QVERIFY(!isTold({}));
    QVERIFY(!isTold({{0, 0, '+'}}));
    QVERIFY(!isTold({{0, 3, '+'}}));
    QVERIFY(!isTold({{-1, 0, '+'}}));
    QVERIFY(!isTold({{0, 1, '?'}}));
    QVERIFY(!isTold({{0, 1, '^'}}));
    QVERIFY(!isTold({{2, 0, '/'}}));              // 5/3 is not whole
    QVERIFY(!isTold({{0, 1, '-'}, {2, 3, '/'}})); // by 0
    QVERIFY(!isTold({{0, 1, '+'}, {0, 2, '+'}})); // used up
}

void OutlookTest::allOpenings()
{
    const CardsPuzzle puzzle({{4, 4, 9}, Fraction(17), {}});
    const std::vector<Opening> found = openings(puzzle, {});
    // 4 and 4: a sum, a difference, a product, a quotient; 4 and 9: two more, as order matters.
    QCOMPARE(found.size(), std::size_t(4 + 6));
    QCOMPARE(found.front().outlook.sentence.english(), std::string("4+4 = 8: live, one way left"));
    QVERIFY((found.front().joined == std::array<ElementId, 2>{0, 1}));
    const auto live = std::ranges::partition_point(
        found, [](const Opening &opening) { return opening.outlook.isLive; });
    QCOMPARE(live - found.begin(), 2); // the other: 4+9
    for (auto opening = live; opening != found.end(); ++opening)
        QVERIFY(!opening->outlook.isLive && opening->outlook.completions == 0);
    QVERIFY(openings(CardsPuzzle({{1, 2, 3, 4}, Fraction(24), {.exponents = true}}), {}).empty());
    std::stop_source source;
    source.request_stop();
    QVERIFY(openings(puzzle, StopCondition(source.get_token())).empty());
}

void OutlookTest::stops()
{
    std::stop_source source;
    source.request_stop();
    const CardsPuzzle puzzle({{4, 6, 9}, Fraction(19), {}});
    const std::vector<Joining> moves{{0, 1, '+'}};
    QVERIFY(!puzzle.outlook(moves, StopCondition(source.get_token())));
}

INKLING_TEST(OutlookTest, QCoreApplication)
#include "families/cards/outlook_test.moc"
