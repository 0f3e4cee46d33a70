// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/search/conflicts.h"
#include "logic/search/conflictsets.h"
#include "support/checks/reading.h"
#include "support/familytable.h"
#include "support/formula.h"
#include "support/randompuzzles.h"
#include "support/testprogram.h"
#include "support/worlds.h"

#include <QTest>
#include <algorithm>
#include <bit>
#include <numeric>
#include <set>
#include <thread>

using namespace inkling;

namespace {

constexpr int mostClues = 14;

std::uint64_t bitsOf(const std::vector<ConstraintId> &clues)
{
    std::uint64_t bits = 0;
    for (const ConstraintId clue : clues)
        bits |= std::uint64_t(1) << clue;
    return bits;
}

/// All sets, in the order in which they come; none twice.
std::vector<std::uint64_t> listed(Conflicts &conflicts)
{
    std::vector<std::uint64_t> sets;
    while (const auto clues = conflicts.next({})) {
        sets.push_back(bitsOf(*clues));
        if (sets.size() > 100'000)
            break;
    }
    return sets;
}

} // namespace

class ConflictsTest final : public QObject
{
    Q_OBJECT

private slots:
    void areAllThereAre_data() { test::addFamilies(test::hasEncoding); }
    void areAllThereAre();
    void settlingFactsAreAllThereAre_data() { test::addFamilies(test::hasEncoding); }
    void settlingFactsAreAllThereAre();
    void setsOfRandomItems();
    void hardQuestionsHoldNothingUp();
    void aLargeBoardsConflictIsIrreducible();
    void stops();
};

/// Against all sets of clues, tried on all ways to fill the board.
void ConflictsTest::areAllThereAre()
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(11);
    int puzzles = 0;
    std::size_t sets = 0;
    for (int number = 0; number < 900 && puzzles < 150; ++number) {
        const auto puzzle = test::disturbed(*test::randomPuzzle(family, number, random), random);
        const auto worlds = test::worldsOf(*puzzle);
        if (!worlds || std::popcount(worlds->clues) > mostClues)
            continue;
        auto expected = test::allConflicts(*worlds);
        const auto model = puzzle->model();
        Conflicts conflicts(*model);
        auto found = listed(conflicts);
        const auto count = [](std::uint64_t set) { return std::popcount(set); };
        QVERIFY2(std::ranges::is_sorted(found, {}, count), puzzle->text().c_str());
        std::ranges::sort(found);
        std::ranges::sort(expected);
        QVERIFY2(found == expected, puzzle->text().c_str());
        puzzles += expected.empty() ? 0 : 1;
        sets += expected.size();
    }
    qInfo("%d puzzles, %zu conflicts", puzzles, sets);
    QVERIFY(puzzles >= 100);
}

void ConflictsTest::settlingFactsAreAllThereAre()
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(17);
    std::size_t facts = 0;
    for (int number = 0; number < 200; ++number) {
        const auto puzzle = test::randomPuzzle(family, number, random);
        const auto worlds = test::worldsOf(*puzzle);
        if (!worlds)
            continue;
        const auto answers = test::answersOf(*worlds);
        if (answers.empty())
            continue;
        const auto &chosen = answers[random() % answers.size()].values;
        const auto expected = test::settlingFacts(answers, chosen);
        const auto model = puzzle->model();
        QVERIFY2(factsThatSettle(*model, Answer{chosen}, {}) == expected, puzzle->text().c_str());
        facts += expected.size();
    }
    qInfo("%zu facts", facts);
    QVERIFY(facts >= 100);
}

/// Items at random, which hold together where they are within one of some given sets.
void ConflictsTest::setsOfRandomItems()
{
    std::mt19937 random(5);
    for (int number = 0; number < 300; ++number) {
        const std::size_t count = random() % 10;
        std::vector<test::World> holding(random() % 6);
        for (test::World &world : holding)
            world.met = random() | random();
        const test::Worlds all{holding, (std::uint64_t(1) << count) - 1};
        ConflictSets sets(count, [&](const ItemSet &items, const StopCondition &) {
            for (const test::World &world : holding) {
                const bool isWithin = std::ranges::all_of(
                    items, [&](std::size_t item) { return (world.met >> item & 1) != 0; });
                if (isWithin)
                    return Compatibility{sat::Result::Satisfiable, items};
            }
            return Compatibility{sat::Result::Unsatisfiable, items};
        });
        std::vector<std::uint64_t> found;
        while (const auto items = sets.next({})) {
            found.push_back(0);
            for (const std::size_t item : *items)
                found.back() |= std::uint64_t(1) << item;
        }
        auto expected = test::allConflicts(all);
        std::ranges::sort(found);
        std::ranges::sort(expected);
        QCOMPARE(found, expected);
    }
}

/// Where one conflict is known, to look for a smaller one is given up when no answer comes.
void ConflictsTest::hardQuestionsHoldNothingUp()
{
    const ItemSet conflict{4, 5, 6};
    ConflictSets sets(7, [&](const ItemSet &items, const StopCondition &stop) {
        if (std::ranges::includes(items, conflict))
            return Compatibility{sat::Result::Unsatisfiable, conflict};
        if (items.size() < conflict.size())
            return Compatibility{sat::Result::Satisfiable, items};
        while (!stop.stopped())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        return Compatibility{};
    });
    const StopCondition late = StopCondition().within(std::chrono::seconds(20));
    QVERIFY(sets.next(late) == conflict);
}

/// Checked by a plain search over the encoding: no answer with the set, one without any of it.
void ConflictsTest::aLargeBoardsConflictIsIrreducible()
{
    std::mt19937 random(2);
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            for (const auto &puzzle : test::readPuzzles(*family, std::string(sample.text))) {
                const auto model = puzzle->model();
                if (!model->encoding() || puzzle->solve(Search::FirstAnswer, {}).first)
                    continue;
                Conflicts conflicts(*model);
                test::Formula formula(*model);
                for (int i = 0; i < 3; ++i) {
                    const auto clues = conflicts.next({});
                    QVERIFY(clues || i > 0);
                    if (!clues)
                        break;
                    std::vector<ConstraintId> asked;
                    for (const ConstraintId constraint : formula.allConstraints()) {
                        if (!formula.encoding().isClue(constraint))
                            asked.push_back(constraint);
                    }
                    asked.insert(asked.end(), clues->begin(), clues->end());
                    QVERIFY(!formula.solve(asked, {}));
                    for (const ConstraintId clue : *clues) {
                        auto others = asked;
                        std::erase(others, clue);
                        QVERIFY(formula.solve(others, {}));
                    }
                }
            }
        }
    }
}

void ConflictsTest::stops()
{
    const Family &family = *findFamily("kenken");
    const auto puzzle = test::readOne(family, "2 2\naa\nbb\na 5 +\nb 3 +\n0\n");
    const auto model = puzzle->model();
    Conflicts conflicts(*model);
    const StopCondition over(std::stop_token(), StopCondition::Clock::now());
    QVERIFY(!conflicts.next(over));
    const auto clues = conflicts.next({});
    QVERIFY(clues);
    QCOMPARE(*clues, std::vector<ConstraintId>{0});
    QVERIFY(!conflicts.next({}));
}

INKLING_TEST(ConflictsTest, QCoreApplication)
#include "logic/conflicts_test.moc"
