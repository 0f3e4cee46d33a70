// SPDX-License-Identifier: MIT
#include "families/explanation.h"
#include "families/explanationjson.h"
#include "families/kenken/family.h"
#include "support/corpus.h"
#include "support/kenken.h"

#include <QTest>
#include <map>
#include <nlohmann/json.hpp>
#include <random>

using namespace inkling;

namespace {

/// What is wrong with a trace: a step that does not follow, or an ending that is not what it
/// claims.
std::optional<std::string> faultOfTrace(const kenken::KenkenPuzzle &puzzle,
                                        const Explanation &explanation)
{
    const auto model = puzzle.model();
    auto checker = test::checkerFor(puzzle.cages());
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
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
            for (const auto &answer : {solution.first, solution.second}) {
                if (answer && !knowledge.possible(unknown).contains(answer->values[unknown]))
                    return "the trace excludes an answer";
            }
        }
        break;
    }
    return std::nullopt;
}

} // namespace

class TraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollows_data();
    void everyStepFollows();
    void everyStepOnRandomPuzzlesFollows_data();
    void everyStepOnRandomPuzzlesFollows();
};

void TraceTest::everyStepFollows_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name :
         {"kenken/gijs.in", "kenken/janko.in", "kenken/heydenberk.in", "kenken/not-unique.in",
          "bench/kenken-hard6.in", "bench/kenken-hard9.in", "bench/kenken-big9.in",
          "bench/kenken-tat7u.in", "bench/kenken-tat9u.in"})
        QTest::newRow(name) << QString(name);
}

void TraceTest::everyStepFollows()
{
    QFETCH(QString, file);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    int number = 0;
    std::size_t steps = 0;
    struct Share
    {
        int solved = 0;
        int all = 0;
    };
    Share total;
    std::map<int, Share> bySize;
    for (const auto &puzzle : test::readPuzzles(kenken::family(), *text)) {
        ++number;
        const auto &kenkenPuzzle = dynamic_cast<const kenken::KenkenPuzzle &>(*puzzle);
        const Explanation explanation = explain(*puzzle, {});
        const auto wrong = faultOfTrace(kenkenPuzzle, explanation);
        QVERIFY2(!wrong, ("puzzle " + std::to_string(number) + ": " + wrong.value_or("")).c_str());
        for (Share *const share : {&total, &bySize[puzzle->rows()]}) {
            ++share->all;
            share->solved += explanation.solved() ? 1 : 0;
        }
        steps += explanation.deduction.trace.size();
    }
    for (const auto &[size, share] : bySize)
        qInfo("%d x %d: %d of %d finished by named rules", size, size, share.solved, share.all);
    qInfo("%d of %d puzzles finished by named rules, %zu steps", total.solved, total.all, steps);
    // Published puzzles are what the named rules are for: few may stall.
    if (file == "kenken/janko.in")
        QVERIFY(100 * total.solved >= 95 * total.all);
    if (file == "kenken/heydenberk.in")
        QVERIFY(100 * total.solved >= 90 * total.all);
}

void TraceTest::everyStepOnRandomPuzzlesFollows_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<bool>("disturbed");
    for (const int side : {2, 3, 4, 5, 6, 8}) {
        QTest::addRow("%d", side) << side << false;
        QTest::addRow("%d, mostly without an answer", side) << side << true;
    }
}

void TraceTest::everyStepOnRandomPuzzlesFollows()
{
    QFETCH(int, side);
    QFETCH(bool, disturbed);
    std::mt19937 random{std::mt19937::result_type(side)};
    std::map<std::string_view, int> used;
    int contradictions = 0;
    for (int i = 0; i < 60; ++i) {
        const kenken::KenkenPuzzle puzzle(test::randomCages(side, 2 + i % 6, disturbed, random));
        const Explanation explanation = explain(puzzle, {});
        const auto wrong = faultOfTrace(puzzle, explanation);
        QVERIFY2(!wrong, (wrong.value_or("") + '\n' + puzzle.text()).c_str());
        contradictions += explanation.deduction.outcome == Outcome::Contradiction ? 1 : 0;
    }
    qInfo("%d contradictions", contradictions);
    QVERIFY(!disturbed || contradictions > 0);
}

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
