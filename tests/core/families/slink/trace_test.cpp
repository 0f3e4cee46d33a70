// SPDX-License-Identifier: MIT
#include "families/explanation.h"
#include "families/explanationjson.h"
#include "families/slink/family.h"
#include "families/slink/puzzle.h"
#include "support/corpus.h"
#include "support/slinkstepchecker.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;

namespace {

test::SlinkStepChecker checkerFor(const slink::Clues &clues)
{
    return {clues.grid.rows, clues.grid.columns,
            std::vector<int>(clues.cells.begin(), clues.cells.end())};
}

/// What is wrong with a trace: a step that does not follow, or an ending that is not what it claims.
std::optional<std::string> faultOfTrace(const slink::SlinkPuzzle &puzzle,
                                        const Explanation &explanation)
{
    const auto model = puzzle.model();
    auto checker = checkerFor(puzzle.clues());
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
        if (step.contradiction && i + 1 != trace.size())
            return "steps after a contradiction";
    }
    const Solution &solution = explanation.solution;
    switch (explanation.deduction.outcome) {
    case Outcome::Solved:
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
            if (solution.verdict != Verdict::Unique
                || knowledge.possible(unknown) != ValueSet::only(solution.first->values[unknown]))
                return "the trace does not lead to the answer";
        }
        break;
    case Outcome::Contradiction:
        if (solution.verdict != Verdict::None)
            return "a contradiction, but there is an answer";
        break;
    default:
        break;
    }
    return std::nullopt;
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
             {"slink/sample.in", "slink/janko-rules-ok.in", "slink/janko-rules-insufficient.in",
              "slink/janko-rules-contradict.in", "slink/minimal-rules-contradict.in",
              "slitherlink/janko-small.in", "slitherlink/janko-large.in",
              "slitherlink/not-unique.in"})
            QTest::newRow(name) << QString(name);
    }

    void everyStepFollows()
    {
        QFETCH(QString, file);
        const auto text = test::corpusFile(file.toStdString());
        if (!text)
            QSKIP("the corpus is not here");
        int number = 0;
        int solved = 0;
        std::size_t steps = 0;
        for (const auto &puzzle : test::readPuzzles(slink::family(), *text)) {
            ++number;
            const auto &slinkPuzzle = dynamic_cast<const slink::SlinkPuzzle &>(*puzzle);
            const Explanation explanation = explain(*puzzle, {});
            const auto wrong = faultOfTrace(slinkPuzzle, explanation);
            QVERIFY2(!wrong,
                     ("puzzle " + std::to_string(number) + ": " + wrong.value_or("")).c_str());
            solved += explanation.solved() ? 1 : 0;
            steps += explanation.deduction.trace.size();
        }
        // Published boards are what the named rules are for: most must not stall.
        if (file == "slitherlink/janko-small.in")
            QVERIFY2(100 * solved >= 70 * number, std::to_string(solved).c_str());
        qInfo("%d of %d boards finished by named rules, %zu steps", solved, number, steps);
    }
};

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
