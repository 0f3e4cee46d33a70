// SPDX-License-Identifier: MIT
#include "families/explanation.h"
#include "families/explanationjson.h"
#include "families/hex/family.h"
#include "families/hex/puzzle.h"
#include "support/corpus.h"
#include "support/hexboards.h"
#include "support/hexstepchecker.h"

#include <QTest>
#include <map>
#include <nlohmann/json.hpp>

using namespace inkling;

namespace {

/// What the traces of some boards come to.
struct Statistics
{
    int boards = 0;
    int solved = 0;
    int unsettled = 0; ///< stalled with one answer, or with none
    std::size_t steps = 0;
    std::map<std::string, int> rules;
};

/// Whether the main unknowns are known to be just this answer.
bool leadsTo(const Knowledge &knowledge, const Answer &answer)
{
    for (std::size_t i = 0; i < answer.values.size(); ++i) {
        if (knowledge.possible(UnknownId(i)) != ValueSet::only(answer.values[i]))
            return false;
    }
    return true;
}

/// What is wrong with a trace: a step that does not follow, or an ending that is not what it
/// claims.
std::optional<std::string> faultOfTrace(const hex::HexPuzzle &puzzle,
                                        const Explanation &explanation, Statistics &statistics)
{
    const auto model = puzzle.model();
    const hex::Tiles &tiles = puzzle.tiles();
    const test::HexStepChecker checker(tiles.grid().rows, tiles.grid().columns, tiles.characters());
    Knowledge knowledge(model->initial());
    Knowledge beforeWave = knowledge;
    const Trace &trace = explanation.deduction.trace;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (i > 0 && step.wave != trace[i - 1].wave)
            beforeWave = knowledge;
        for (const Fact &premise : step.premises) {
            if (!beforeWave.holds(premise))
                return "step " + std::to_string(i) + " rests on what its wave does not find known";
        }
        const auto json = stepJson(*model, puzzle.family().rules()[step.rule], step);
        if (const auto wrong = checker.fault(json))
            return "step " + std::to_string(i) + ": " + *wrong + " in " + json.dump();
        for (const Fact &conclusion : step.conclusions) {
            if (!knowledge.learn(conclusion))
                return "step " + std::to_string(i) + " concludes what is known";
        }
        ++statistics.rules[json["rule"]];
    }
    const std::size_t answers = checker.answers().size();
    const Outcome outcome = explanation.deduction.outcome;
    if (outcome == Outcome::Contradiction && answers != 0)
        return "a contradiction, but there is an answer";
    if (outcome == Outcome::Solved
        && (answers != 1 || !leadsTo(knowledge, *explanation.solution.first)))
        return "the trace does not lead to the answer";
    ++statistics.boards;
    statistics.steps += trace.size();
    statistics.solved += explanation.solved() ? 1 : 0;
    statistics.unsettled += !explanation.solved() && answers < 2 ? 1 : 0;
    return std::nullopt;
}

void print(const char *what, const Statistics &statistics)
{
    std::string rules;
    for (const auto &[rule, count] : statistics.rules)
        rules += ' ' + rule.substr(4) + ' ' + std::to_string(count);
    qInfo("%s: %d of %d boards settled by named rules, %zu steps:%s", what, statistics.solved,
          statistics.boards, statistics.steps, rules.c_str());
}

} // namespace

class TraceTest : public QObject
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
        Statistics statistics;
        for (const auto &puzzle : test::readPuzzles(hex::family(), *text)) {
            const auto &board = dynamic_cast<const hex::HexPuzzle &>(*puzzle);
            const auto wrong = faultOfTrace(board, explain(board, {}), statistics);
            QVERIFY2(!wrong, (board.text() + wrong.value_or("")).c_str());
        }
        print(qPrintable(file), statistics);
        QCOMPARE(statistics.solved, statistics.boards);
    }

    /// With one answer, with none, with many.
    void everyStepFollowsOnRandomBoards()
    {
        std::mt19937 random(20260);
        Statistics statistics;
        for (int i = 0; i < 1600; ++i) {
            const hex::HexPuzzle board(i % 2 == 0 ? test::randomHexBoard(random, 13)
                                                  : test::solvableHexBoard(random, 13));
            const auto wrong = faultOfTrace(board, explain(board, {}), statistics);
            QVERIFY2(!wrong, (board.text() + wrong.value_or("")).c_str());
        }
        print("random boards", statistics);
        QCOMPARE(statistics.unsettled, 0);
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
        for (const auto &puzzle : test::readPuzzles(hex::family(), *text)) {
            const Explanation explanation = explain(*puzzle, {});
            QVERIFY(explanation.deduction.outcome == Outcome::Solved);
            QVERIFY(leadsTo(explanation.deduction.knowledge, *explanation.solution.first));
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
            const auto [solution, deduction] = explain(board, {});
            QCOMPARE(deduction.outcome == Outcome::Contradiction,
                     solution.verdict == Verdict::None);
            QCOMPARE(deduction.outcome == Outcome::Solved, solution.verdict == Verdict::Unique);
            ++verdicts[solution.verdict];
        }
        qInfo("%d boards without an answer, %d with one, %d with several", verdicts[Verdict::None],
              verdicts[Verdict::Unique], verdicts[Verdict::Many]);
    }

    /// The board with more paths than all others that were tried, some 50,000.
    void stopsWithin50Milliseconds()
    {
        using Clock = StopCondition::Clock;
        const hex::HexPuzzle board(hex::Tiles({5, 4}, "*9*41439**3*26=37*94*5"));
        for (const int limit : {1, 5, 20, 40, 80}) {
            const auto deadline = Clock::now() + std::chrono::milliseconds(limit);
            const Deduction deduction = deduce(*board.model(), StopCondition({}, deadline));
            QVERIFY(Clock::now() < deadline + std::chrono::milliseconds(50));
            QVERIFY(deduction.outcome == Outcome::Stopped
                    || deduction.outcome == Outcome::Contradiction);
        }
        QCOMPARE(deduce(*board.model(), {}).outcome, Outcome::Contradiction);
    }
};

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
