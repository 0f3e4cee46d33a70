// SPDX-License-Identifier: MIT
// Puzzles made to order, looked at by other ways than those that the making goes.
#include "families/registry.h"
#include "logic/teaching/techniques.h"
#include "puzzle/drafting.h"
#include "puzzle/explanation.h"
#include "puzzle/joinable.h"
#include "puzzle/making/distinct.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>
#include <set>

using namespace inkling;

namespace {

Techniques techniquesIn(const Puzzle &puzzle)
{
    return techniquesOf(puzzle.family().rules(), explain(puzzle, {}).deduction.trace);
}

/// The cells with a clue, as the rows of the judge text show them.
std::vector<bool> clueCells(const Puzzle &puzzle)
{
    const std::string text = puzzle.text();
    std::vector<bool> cells;
    for (const char sign : text.substr(text.find('\n'))) {
        if (sign != ' ' && sign != '\n')
            cells.push_back(sign != '.');
    }
    return cells;
}

Wish gentleWish(const Family &family, std::uint64_t seed)
{
    return {.size = family.sizes().front(), .difficulty = Difficulty::Gentle, .seed = seed};
}

std::optional<std::string> faultIn(const Family &family, const Wish &wish)
{
    const auto fault
        = contradictionIn(family, wish, [](const Rule &rule) { return std::string(rule.id); });
    return fault ? std::optional(fault->english()) : std::nullopt;
}

template <typename Fill>
Order ordered(const Fill &fill)
{
    Order order;
    fill(order);
    return order;
}

bool says(const std::optional<std::string> &fault, std::string_view part)
{
    return fault && fault->find(part) != std::string::npos;
}

/// A rule that some gentle puzzles meet and others do not.
std::string_view ruleMetSometimes(const Family &family)
{
    std::map<std::string_view, int> puzzles;
    constexpr int count = 6;
    for (int seed = 0; seed < count; ++seed) {
        for (const auto &[id, times] :
             techniquesIn(*family.generate(gentleWish(family, std::uint64_t(100 + seed)), {}, {})))
            ++puzzles[id];
    }
    const auto distance = [](const auto &met) { return std::abs(met.second - count / 2); };
    const auto nearest = std::ranges::min_element(puzzles, {}, distance);
    return nearest->second == count ? std::string_view() : nearest->first;
}

} // namespace

Q_DECLARE_METATYPE(const Family *)

class OrderTest : public QObject
{
    Q_OBJECT

private slots:
    void rulesAreAsOrdered_data() { addFamilies(); }
    void rulesAreAsOrdered();
    void sameWhateverTheThreads_data() { addFamilies(); }
    void sameWhateverTheThreads();
    void ratingsAreAsOrdered_data() { addFamilies(); }
    void ratingsAreAsOrdered();
    void ratingsBoundWhatRulesCost_data() { addFamilies(); }
    void ratingsBoundWhatRulesCost();
    void cluesAreAsManyAsOrdered_data() { addFamilies(); }
    void cluesAreAsManyAsOrdered();
    void cluesStandInThePattern_data();
    void cluesStandInThePattern();
    void contradictionsAreTold();
    void turnedPuzzlesAreTheSame_data() { addFamilies(); }
    void turnedPuzzlesAreTheSame();
    void namesOfDigitsDoNotCount();
    void givesUpAfterTheTriesOrdered();

private:
    static void addFamilies()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::addRow("%s", std::string(family->id()).c_str()) << family;
    }
};

void OrderTest::rulesAreAsOrdered()
{
    QFETCH(const Family *, family);
    const std::string_view rule = ruleMetSometimes(*family);
    if (rule.empty())
        QSKIP("every gentle puzzle meets the same rules");
    for (std::uint64_t seed = 0; seed < 2; ++seed) {
        Wish wish = gentleWish(*family, seed);
        wish.order.needs = {rule};
        const auto with = family->generate(wish, {}, {});
        QVERIFY(with && techniquesIn(*with).contains(rule));
        QCOMPARE(explain(*with, {}).rating->difficulty, Difficulty::Gentle);

        wish.order = ordered([&](Order &order) { order.without = {rule}; });
        const auto without = family->generate(wish, {}, {});
        QVERIFY(without && !techniquesIn(*without).contains(rule));

        wish.order = ordered([&](Order &order) { order.only = std::vector<std::string_view>(); });
        for (const auto &[id, times] : techniquesIn(*without))
            wish.order.only->push_back(id);
        wish.seed += 50;
        const auto only = family->generate(wish, {}, {});
        QVERIFY(only);
        for (const auto &[id, times] : techniquesIn(*only))
            QVERIFY(std::ranges::count(*wish.order.only, id) == 1);
    }
}

void OrderTest::sameWhateverTheThreads()
{
    QFETCH(const Family *, family);
    const std::string_view rule = ruleMetSometimes(*family);
    const auto madeBy = [&](int threads) {
        Wish wish = gentleWish(*family, 3);
        wish.threads = threads;
        if (!rule.empty())
            wish.order.needs = {rule};
        return family->generate(wish, {}, {})->text();
    };
    const std::string alone = madeBy(1);
    QCOMPARE(madeBy(2), alone);
    QCOMPARE(madeBy(5), alone);
}

void OrderTest::ratingsAreAsOrdered()
{
    QFETCH(const Family *, family);
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Wish wish = gentleWish(*family, seed);
        wish.order.rating = Span<double>{1.2, 1.5};
        wish.difficulty = difficultyFor(*family, wish);
        const auto made = family->generate(wish, {}, {});
        QVERIFY(made);
        const double rating = explain(*made, {}).rating->value;
        QVERIFY2(rating >= 1.2 && rating <= 1.5, std::to_string(rating).c_str());
    }
}

/// What is refused as a contradiction is one.
void OrderTest::ratingsBoundWhatRulesCost()
{
    QFETCH(const Family *, family);
    if (isJoinable(*family))
        QSKIP("rated by other things than rules");
    for (int word = 0; word < difficultyCount; ++word) {
        for (std::uint64_t seed = 0; seed < 1; ++seed) {
            Wish wish{family->sizes().front(), Difficulty(word), seed};
            const auto made = family->generate(wish, {}, {});
            QVERIFY(made);
            const double rating = explain(*made, {}).rating->value;
            wish.order.rating = Span<double>{rating, rating};
            wish.order.only = std::vector<std::string_view>();
            for (const auto &[id, times] : techniquesIn(*made)) {
                wish.order.needs.push_back(id);
                wish.order.only->push_back(id);
            }
            const auto fault = faultIn(*family, wish);
            QVERIFY2(!fault, (fault.value_or("") + '\n' + made->text()).c_str());
        }
    }
}

void OrderTest::cluesAreAsManyAsOrdered()
{
    QFETCH(const Family *, family);
    Wish wish = gentleWish(*family, 5);
    const auto plain = family->generate(wish, {}, {});
    const auto count = int(std::ranges::count(clueCells(*plain), true));
    wish.order.clues = Span<int>{count, count};
    wish.seed = 6;
    if (!family->placesClues()) {
        QVERIFY(says(faultIn(*family, wish), "fixed places"));
        return;
    }
    const auto made = family->generate(wish, {}, {});
    QVERIFY(made);
    QCOMPARE(int(std::ranges::count(clueCells(*made), true)), count);
    QCOMPARE(explain(*made, {}).solution.verdict, Verdict::Unique);
}

void OrderTest::cluesStandInThePattern_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<BoardSize>("size");
    QTest::addColumn<QString>("text");
    QTest::addRow("slink") << "slink" << BoardSize{5, 5}
                           << "xx.xx"
                              "xxxxx"
                              ".xxx."
                              "xxxxx"
                              "xx.xx";
    QTest::addRow("sudoku") << "sudoku" << BoardSize{6, 6}
                            << "xx..xx"
                               "x.xx.x"
                               ".x..x."
                               ".x..x."
                               "x.xx.x"
                               "xx..xx";
}

void OrderTest::cluesStandInThePattern()
{
    QFETCH(QString, id);
    QFETCH(BoardSize, size);
    QFETCH(QString, text);
    const Family &family = *findFamily(id.toStdString());
    std::vector<bool> pattern;
    for (const QChar sign : text)
        pattern.push_back(sign == 'x');
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
        Wish wish{size, Difficulty::Easy, seed};
        wish.order.pattern = pattern;
        wish.order.rating = Span<double>{1, 2.4};
        QVERIFY(!faultIn(family, wish));
        const auto made = family.generate(wish, {}, {});
        QVERIFY(made && clueCells(*made) == pattern);
        QCOMPARE(made->solve(Search::Uniqueness, {}).verdict, Verdict::Unique);
    }
}

void OrderTest::contradictionsAreTold()
{
    const Family &family = *findFamily("sudoku");
    const auto fault = [&](Order order, Difficulty difficulty = Difficulty::Medium,
                           Symmetry symmetry = Symmetry::None) {
        return faultIn(family, {{9, 9}, difficulty, 0, symmetry, 0, std::move(order)});
    };
    QVERIFY(!fault(ordered([&](Order &order) { order.needs = {"sudoku.x-wing"}; })));
    QVERIFY(says(
        fault(ordered([&](Order &order) { order.needs = {"sudoku.x-wing"}; }), Difficulty::Gentle),
        "rated 2.5 or more"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.needs = {"sudoku.x-wing"};
                     order.without = {"sudoku.x-wing"};
                 })),
                 "avoided"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.needs = {"sudoku.x-wing"};
                     order.only = std::vector<std::string_view>{"sudoku.only-digit"};
                 })),
                 "not among the only rules"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                           order.only = std::vector<std::string_view>{"sudoku.only-digit"};
                       }),
                       Difficulty::Hard),
                 "no puzzle is rated above 2.0"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.without = {"sudoku.x-wing"};
                     order.only = std::vector<std::string_view>{"sudoku.x-wing"};
                 })),
                 "No rule is left"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.rating = Span<double>{3, 2};
                 })),
                 "No rating"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.clues = Span<int>{82, 90};
                 })),
                 "81 cells"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.clues = Span<int>{30, 20};
                 })),
                 "No number of clues"));
    QVERIFY(says(fault(ordered([&](Order &order) { order.pattern = std::vector<bool>(80, true); })),
                 "another size"));
    std::vector<bool> corner(81, false);
    corner.front() = true;
    QVERIFY(says(fault(ordered([&](Order &order) { order.pattern = corner; }), Difficulty::Medium,
                       Symmetry::HalfTurn),
                 "not symmetric"));
    QVERIFY(says(fault(ordered([&](Order &order) {
                     order.clues = Span<int>{2, 4};
                     order.pattern = corner;
                 })),
                 "has 1 clues"));
    Order order = ordered([](Order &own) { own.rating = Span<double>{1, 2}; });
    QVERIFY(says(confineTo(Difficulty::Hard, order)->english(), "rated 3.4 to 4.3"));
    QVERIFY(says(confineTo(Difficulty::Fiendish, order)->english(), "4.4 or more"));
    QVERIFY(!confineTo(Difficulty::Easy, order));
    QVERIFY((order.rating == Span<double>{1.7, 2}));
}

void OrderTest::turnedPuzzlesAreTheSame()
{
    QFETCH(const Family *, family);
    const Drafting &drafting = family->drafting();
    std::set<PuzzleKey> keys;
    std::set<std::string> texts;
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const auto puzzle = family->generate(gentleWish(*family, seed), {}, {});
        const PuzzleKey key = keyOf(*puzzle);
        keys.insert(key);
        texts.insert(puzzle->text());
        for (int turn = 0; turn < turnCount; ++turn) {
            const auto draft = turned(drafting, drafting.draft(*puzzle), Turn(turn));
            const auto other = draft ? drafting.puzzle(*draft) : Drawn(puzzle);
            QVERIFY(!other || keyOf(**other) == key);
        }
    }
    QCOMPARE(keys.size(), texts.size());
}

void OrderTest::namesOfDigitsDoNotCount()
{
    for (const char *id : {"sudoku", "kenken"}) {
        const Family &family = *findFamily(id);
        const auto puzzle = family.generate(gentleWish(family, 1), {}, {});
        Draft draft = family.drafting().draft(*puzzle);
        for (std::string &text : draft.texts) {
            for (char &sign : text)
                sign = sign == '3' ? '4' : sign == '4' ? '3' : sign;
        }
        const auto other = family.drafting().puzzle(draft);
        QVERIFY(other);
        QCOMPARE(keyOf(**other) == keyOf(*puzzle), std::string(id) == "sudoku");
    }
}

void OrderTest::givesUpAfterTheTriesOrdered()
{
    const Family &family = *findFamily("slink");
    Wish wish{{5, 5}, Difficulty::Gentle, 1};
    wish.order.clues = Span<int>{0, 3};
    wish.order.mostTries = 7;
    int told = 0;
    QVERIFY(!family.generate(wish, [&](const auto &, double, int tried) { told = tried; }, {}));
    QCOMPARE(told, 7);
}

INKLING_TEST(OrderTest, QCoreApplication)
#include "order_test.moc"
