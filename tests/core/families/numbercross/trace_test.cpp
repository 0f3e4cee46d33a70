// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/numbercross/reasoning/conflict.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/family.h"
#include "families/numbercross/puzzle.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/corpus.h"
#include "support/deadline.h"
#include "support/numbercross/numbercrossboards.h"
#include "support/testprogram.h"

#include <QTest>
#include <bit>
#include <chrono>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>

using namespace inkling;
using namespace inkling::numbercross;

namespace {

/// What is wrong with an explanation: one answer is reasoned out to the end, and so is that there is none.
std::optional<std::string> faultOf(const NumberCrossPuzzle &puzzle, const Explanation &explanation)
{
    if (explanation.solved() != (explanation.solution.verdict != Verdict::Many))
        return "the reasoning does not settle what it should, or settles what it should not";
    auto checker = test::checkerFor(puzzle.givens());
    return test::faultOfTrace(puzzle, explanation, checker);
}

/// What is wrong with the labels that are said to conflict: that they can be met, or that one is too many.
std::optional<std::string> faultOfConflict(const NumberCrossPuzzle &puzzle)
{
    const auto model = puzzle.model();
    auto checker = test::checkerFor(puzzle.givens());
    Trace trace;
    trace.begin(RuleId(RuleName::Clash));
    for (const int line : findConflict(puzzle.givens(), {}))
        trace.addConstraint(ConstraintId(line));
    trace.setContradiction();
    const auto json = stepJson(*model, trace[0]);
    if (const auto wrong = checker.fault(json))
        return *wrong + ", in " + json.dump();
    for (std::size_t i = 0; i < trace[0].constraints.size(); ++i) {
        if (checker.holdsWithout(json, i))
            return "a label too many in " + json.dump();
    }
    return std::nullopt;
}

} // namespace

class NumberCrossTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepOfTheCorpusFollows();
    void everyStepOfRandomBoardsFollows_data();
    void everyStepOfRandomBoardsFollows();
    void conflictsHaveNoLabelTooMany();
    void conflictsAreSmallest();
    void largeBoardsAreReasonedAbout();
    void stopsWhenAsked();
};

void NumberCrossTraceTest::everyStepOfTheCorpusFollows()
{
    const auto folder = std::filesystem::path(INKLING_CORPUS) / "numbercross";
    if (!std::filesystem::is_directory(folder))
        QSKIP("the corpus is not here");
    test::TraceTally all;
    std::map<std::string, test::TraceTally> bySize;
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".in")
            continue;
        const auto text = test::corpusFile(entry.path());
        for (const auto &puzzle : test::readPuzzles<NumberCrossPuzzle>(family(), *text)) {
            const Explanation explanation = explain(*puzzle, {});
            const auto wrong = faultOf(*puzzle, explanation);
            QVERIFY2(!wrong, (entry.path().stem().string() + ": " + wrong.value_or("")).c_str());
            const std::string size
                = std::to_string(puzzle->rows()) + " x " + std::to_string(puzzle->columns());
            all.add(family(), explanation);
            bySize[size].add(family(), explanation);
            if (explanation.solution.verdict == Verdict::None) {
                const auto conflict = faultOfConflict(*puzzle);
                QVERIFY2(!conflict, conflict.value_or("").c_str());
            }
        }
    }
    for (const auto &[size, tally] : bySize)
        tally.print(size);
    all.print("all");
    all.printRules();
    QVERIFY(100 * all.named >= 97 * all.puzzles);
}

void NumberCrossTraceTest::everyStepOfRandomBoardsFollows_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("boards");
    QTest::newRow("1x1") << 1 << 1 << 20;
    QTest::newRow("1x7") << 1 << 7 << 40;
    QTest::newRow("6x2") << 6 << 2 << 100;
    QTest::newRow("4x4") << 4 << 4 << 200;
    QTest::newRow("5x7") << 5 << 7 << 100;
    QTest::newRow("6x6") << 6 << 6 << 100;
    QTest::newRow("7x7") << 7 << 7 << 100;
    QTest::newRow("8x8") << 8 << 8 << 30;
    QTest::newRow("9x9") << 9 << 9 << 12;
}

void NumberCrossTraceTest::everyStepOfRandomBoardsFollows()
{
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(int, boards);
    std::mt19937 random(unsigned(rows * 100 + columns));
    std::map<Verdict, test::TraceTally> tallies;
    for (int i = 0; i < boards; ++i) {
        Givens givens = test::randomNumberCross(rows, columns, 20 + int(random() % 60), random);
        if (i % 3 == 2)
            test::disturb(givens, 1 + int(random() % 3), random);
        const auto puzzle = std::make_shared<const NumberCrossPuzzle>(givens);
        const Explanation explanation = explain(*puzzle, {});
        const auto wrong = faultOf(*puzzle, explanation);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
        tallies[explanation.solution.verdict].add(family(), explanation);
    }
    for (const auto &[verdict, tally] : tallies)
        tally.print(std::string(verdictName(verdict)));
}

void NumberCrossTraceTest::conflictsHaveNoLabelTooMany()
{
    std::mt19937 random(7);
    std::map<std::size_t, int> sizes;
    for (int i = 0; i < 150; ++i) {
        const int side = 3 + i % 6;
        Givens givens = test::randomNumberCross(side, side, 50, random);
        test::disturb(givens, 2, random);
        if (i % 10 == 0)
            ++givens.labels.front();
        const auto puzzle = std::make_shared<const NumberCrossPuzzle>(givens);
        if (deduce(*puzzle->model(), {}).outcome != Outcome::Contradiction)
            continue;
        const auto wrong = faultOfConflict(*puzzle);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
        ++sizes[findConflict(puzzle->givens(), {}).size()];
    }
    std::string text;
    for (const auto &[size, count] : sizes)
        text.append(" ").append(std::to_string(count)).append(" of ").append(std::to_string(size));
    QVERIFY(sizes.size() > 3);
    qInfo("conflicts by number of labels:%s", text.c_str());
}

/// On boards so small that all sets of labels can be tried.
void NumberCrossTraceTest::conflictsAreSmallest()
{
    std::mt19937 random(11);
    int conflicts = 0;
    for (int i = 0; i < 120; ++i) {
        Givens givens
            = test::randomNumberCross(2 + int(random() % 2), 2 + int(random() % 3), 50, random);
        test::disturb(givens, 1 + int(random() % 2), random);
        const auto puzzle = std::make_shared<const NumberCrossPuzzle>(givens);
        if (deduce(*puzzle->model(), {}).outcome != Outcome::Contradiction)
            continue;
        ++conflicts;
        const int lineCount = givens.grid.lineCount();
        int smallest = lineCount;
        for (unsigned set = 1; set < 1U << lineCount; ++set) {
            std::vector<bool> isAsked;
            for (int line = 0; line < lineCount; ++line)
                isAsked.push_back((set >> line & 1) != 0);
            if (std::popcount(set) < smallest && test::allAnswers(givens, isAsked).empty())
                smallest = std::popcount(set);
        }
        QVERIFY2(int(findConflict(givens, {}).size()) == smallest, puzzle->text().c_str());
    }
    QVERIFY(conflicts > 20);
}

void NumberCrossTraceTest::largeBoardsAreReasonedAbout()
{
    std::mt19937 random(5);
    for (const int side : {16, 30, 60}) {
        for (const int percent : {50, 10}) {
            const NumberCrossPuzzle puzzle(test::randomNumberCross(side, side, percent, random));
            const auto start = std::chrono::steady_clock::now();
            const Deduction deduction = deduce(*puzzle.model(), {});
            const auto time = std::chrono::steady_clock::now() - start;
            QVERIFY(deduction.outcome == Outcome::Stalled || deduction.outcome == Outcome::Solved);
            qInfo("%d x %d, %d in 100 black: %lld ms, %zu steps", side, side, percent,
                  (long long)(std::chrono::duration_cast<std::chrono::milliseconds>(time).count()),
                  deduction.trace.size());
        }
    }
}

void NumberCrossTraceTest::stopsWhenAsked()
{
    std::mt19937 random(9);
    const NumberCrossPuzzle puzzle(test::randomNumberCross(14, 14, 50, random));
    for (const int limit : {1, 5, 20, 60}) {
        const test::Deadline deadline(limit);
        QCOMPARE(deduce(*puzzle.model(), deadline.condition()).outcome, Outcome::Stopped);
        QVERIFY(deadline.wasHeard());
    }
}

INKLING_TEST(NumberCrossTraceTest, QCoreApplication)
#include "families/numbercross/trace_test.moc"
