// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/hex/family.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/rules.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/corpus.h"
#include "support/deadline.h"
#include "support/hex/hexboards.h"
#include "support/testprogram.h"

#include <QTest>
#include <map>

using namespace inkling;

namespace {

/// What is wrong with an explanation; adds it to the tally. The answers are counted by trying all paths.
std::optional<std::string> faultOf(const hex::HexPuzzle &board, const Explanation &explanation,
                                   test::TraceTally &tally)
{
    const auto checker = test::checkerFor(board.tiles());
    const std::size_t answers = checker.answers().size();
    const Verdict verdict = answers == 0   ? Verdict::None
                            : answers == 1 ? Verdict::Unique
                                           : Verdict::Many;
    if (explanation.solution.verdict != verdict)
        return "the number of answers is wrong";
    // With one answer or none, the reasoning settles the board.
    if (explanation.solved() != (verdict != Verdict::Many))
        return "the reasoning does not settle what it should, or settles what it should not";
    tally.add(board.family(), explanation);
    return test::faultOfTrace(board, explanation, checker);
}

} // namespace

class HexTraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollows_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name :
             {"hex/sample.in", "hex/generated.in", "bench/hex-h3x4.in", "bench/hex-h9x1.in"})
            QTest::newRow(name) << QString(name);
    }

    void everyStepFollows()
    {
        QFETCH(QString, file);
        const auto text = test::corpusFile(file.toStdString());
        if (!text)
            QSKIP("the corpus is not here");
        test::TraceTally tally;
        for (const auto &board : test::readPuzzles<hex::HexPuzzle>(hex::family(), *text)) {
            const auto wrong = faultOf(*board, explain(*board, {}), tally);
            QVERIFY2(!wrong, (board->text() + wrong.value_or("")).c_str());
        }
        tally.print(file.toStdString());
        tally.printRules();
        QCOMPARE(tally.finished, tally.puzzles);
    }

    /// With one answer, with none, with many.
    void everyStepFollowsOnRandomBoards()
    {
        std::mt19937 random(20260);
        test::TraceTally tally;
        for (int i = 0; i < 1600; ++i) {
            const hex::HexPuzzle board(i % 2 == 0 ? test::randomHexBoard(random, 13)
                                                  : test::solvableHexBoard(random, 13));
            const auto wrong = faultOf(board, explain(board, {}), tally);
            QVERIFY2(!wrong, (board.text() + wrong.value_or("")).c_str());
        }
        tally.print("random boards");
        tally.printRules();
    }

    /// Step by step, as the sentence counts the steps.
    void suppositionsOpen()
    {
        std::mt19937 random(7);
        int opened = 0;
        for (int i = 0; i < 200; ++i) {
            const hex::HexPuzzle board(test::solvableHexBoard(random, 13));
            const Trace trace = explain(board, {}).deduction.trace;
            for (std::size_t k = 0; k < trace.size(); ++k) {
                const Step step = trace[k];
                if (step.rule != RuleId(hex::RuleName::Supposed))
                    continue;
                QVERIFY(step.nested);
                QVERIFY((*step.nested)[step.nested->size() - 1].contradiction);
                ++opened;
            }
        }
        QVERIFY(opened > 0);
    }

    /// Too large for the checker; the steps are replayed all the same.
    void largeBoardsAreFinished_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name :
             {"bench/hex-big5x3.in", "bench/hex-big3x6.in", "bench/hex-big5x4.in"})
            QTest::newRow(name) << QString(name);
    }

    void largeBoardsAreFinished()
    {
        QFETCH(QString, file);
        const auto text = test::corpusFile(file.toStdString());
        if (!text)
            QSKIP("the corpus is not here");
        const test::StepCheck unchecked = [](const auto &) { return std::nullopt; };
        for (const auto &puzzle : test::readPuzzles(hex::family(), *text)) {
            const Explanation explanation = explain(*puzzle, {});
            QVERIFY(explanation.deduction.outcome == Outcome::Solved);
            const auto wrong = test::faultOfTrace(*puzzle, explanation, unchecked);
            QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
        }
    }

    /// Reasoning and search know nothing of each other.
    void reasoningAgreesWithSearchOnLargeBoards()
    {
        std::mt19937 random(99);
        std::map<Verdict, int> verdicts;
        for (int i = 0; i < 300; ++i) {
            hex::Tiles tiles = test::randomHexBoard(random, hex::maxTiles);
            while (tiles.count() < 14)
                tiles = test::solvableHexBoard(random, 19);
            const hex::HexPuzzle board(tiles);
            const Explanation explanation = explain(board, {});
            const Verdict verdict = explanation.solution.verdict;
            const Outcome outcome = explanation.deduction.outcome;
            QCOMPARE(outcome == Outcome::Contradiction, verdict == Verdict::None);
            QCOMPARE(outcome == Outcome::Solved, verdict == Verdict::Unique);
            ++verdicts[verdict];
        }
        qInfo("%d boards without an answer, %d with one, %d with several", verdicts[Verdict::None],
              verdicts[Verdict::Unique], verdicts[Verdict::Many]);
    }

    /// The board with more paths than all others that were tried, some 50,000.
    void stopsWhenAsked()
    {
        const hex::HexPuzzle board(hex::Tiles({5, 4}, "*9*41439**3*26=37*94*5"));
        for (const int limit : {1, 5, 20, 40, 80}) {
            const test::Deadline deadline(limit);
            const Deduction deduction = deduce(*board.model(), deadline.condition());
            QVERIFY(deduction.outcome == Outcome::Stopped
                    || deduction.outcome == Outcome::Contradiction);
            QVERIFY(deadline.wasHeard());
        }
        QCOMPARE(deduce(*board.model(), {}).outcome, Outcome::Contradiction);
    }
};

INKLING_TEST(HexTraceTest, QCoreApplication)
#include "families/hex/trace_test.moc"
