// SPDX-License-Identifier: MIT
#include "logic/explaining/refutation.h"
#include "support/testprogram.h"

#include "logic/explaining/explainer.h"
#include "logic/model/generalrules.h"
#include "puzzle/explanationjson.h"
#include "support/checks/ownchecks.h"
#include "support/familytable.h"
#include "support/randompuzzles.h"

#include <QTest>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <stop_token>

using namespace inkling;

/// What the opposite of a step comes to, in every family that has an encoding.
class RefutationTest : public QObject
{
    Q_OBJECT

private slots:
    void opensStepsOfRandomPuzzles_data() { test::addFamilies(test::hasEncoding); }
    void opensStepsOfRandomPuzzles();
    void opensStepsOfMadePuzzles_data() { test::addFamilies(test::hasEncoding); }
    void opensStepsOfMadePuzzles();
    void supposesNothingUnderAContradiction_data() { test::addFamilies(test::hasEncoding); }
    void supposesNothingUnderAContradiction();
    void saysNothingWhenStopped_data() { test::addFamilies(test::hasEncoding); }
    void saysNothingWhenStopped();
};

namespace {

using Visit = std::function<void(Explainer &, const Step &)>;

/// The steps of the explainer alone, without named rules: of these there are many.
void explainAlone(const Puzzle &puzzle, const Model &model, const Visit &visit)
{
    Explainer explainer(model, puzzle.solve(Search::Uniqueness, {}).answers());
    Knowledge knowledge(model.initial());
    for (Trace wave; explainer.propose(knowledge, {}, wave); wave.clear()) {
        for (std::size_t i = 0; i < wave.size(); ++i) {
            visit(explainer, wave[i]);
            if (wave[i].contradiction || QTest::currentTestFailed())
                return;
            for (const Fact &fact : wave[i].conclusions)
                knowledge.learn(fact);
        }
    }
}

Trace withNested(const Step &step, Trace nested)
{
    Trace single;
    single.append(step);
    single.setNested(std::move(nested));
    return single;
}

/// The same step, with the opposite of its first conclusion among its premises.
Trace asContradiction(const Model &model, const Step &step)
{
    const Fact &first = step.conclusions.front();
    const ValueSet known = Knowledge(model.initial(), step.premises).possible(first.unknown);
    Trace single;
    single.begin(step.rule);
    for (const ConstraintId constraint : step.constraints)
        single.addConstraint(constraint);
    for (const Fact &premise : step.premises)
        single.addPremise(premise);
    single.addPremise({first.unknown, known - first.possible});
    single.setContradiction();
    return single;
}

/// What a step shows when it is opened: a chain has it.
Trace opened(Explainer &explainer, const Step &step)
{
    return step.nested ? *step.nested : explainer.refutation(step, {});
}

/// Checks nested traces, and counts what they come to.
struct Tally
{
    int steps = 0;
    int opened = 0;
    int inner = 0; ///< steps of nested traces, besides what they suppose
    int named = 0; ///< of these

    void add(const Model &model, const Step &step, Trace nested, const test::StepCheck &check)
    {
        // A constraint and a fact that clash at once leave nothing to open.
        constexpr std::size_t leastToOpen = 3;
        if (nested.empty() && step.constraints.size() + step.premises.size() < leastToOpen)
            return;
        ++steps;
        if (nested.empty())
            return;
        ++opened;
        const std::size_t first = step.contradiction ? 0 : 1;
        int general = 0;
        for (std::size_t i = first; i < nested.size(); ++i)
            general += isGeneral(nested[i].rule) ? 1 : 0;
        const int count = int(nested.size() - first);
        QVERIFY2(count > 1 || general == 0 || nested[first].nested,
                 "it says no more than the step");
        inner += count;
        named += count - general;
        const Trace whole = withNested(step, std::move(nested));
        const auto wrong = test::faultOfNested(model, whole[0], check);
        QVERIFY2(!wrong, (wrong.value_or("") + " in " + stepJson(model, whole[0]).dump()).c_str());
    }

    /// Nearly all steps open, and named rules lead.
    void judge() const
    {
        qInfo("%d of %d steps opened, by %d steps, %d of them by named rules", opened, steps, inner,
              named);
        QVERIFY(steps >= 60);
        QVERIFY(10 * opened >= 9 * steps);
        QVERIFY(2 * named >= inner);
    }
};

/// Calls `look` for random small puzzles of the row's family.
void forEachPuzzle(int count, const std::function<void(const Puzzle &, const Model &)> &look)
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(300);
    for (int number = 0; number < count && !QTest::currentTestFailed(); ++number) {
        const auto puzzle = test::randomPuzzle(family, number, random);
        look(*puzzle, *puzzle->model());
    }
}

} // namespace

/// Some of these have no answer: their steps end in a contradiction.
void RefutationTest::opensStepsOfRandomPuzzles()
{
    Tally tally;
    forEachPuzzle(60, [&](const Puzzle &puzzle, const Model &model) {
        const test::StepCheck check = checks::stepChecksOf(puzzle).fault;
        explainAlone(puzzle, model, [&](Explainer &explainer, const Step &step) {
            // A reader sees why without opening it, and in a list of steps on paper.
            if (!step.nested && !step.contradiction && step.constraints.size() > 1)
                QVERIFY(explainer.refutation(step, {}).empty());
            tally.add(model, step, opened(explainer, step), check);
        });
    });
    tally.judge();
}

void RefutationTest::opensStepsOfMadePuzzles()
{
    const Family &family = test::fetchFamily();
    Tally tally;
    for (std::uint64_t seed = 0; seed < 10 && !QTest::currentTestFailed(); ++seed) {
        const Wish wish{family.sizes().front(), Difficulty::Hard, seed};
        const auto puzzle = family.generate(wish, {}, {});
        const auto model = puzzle->model();
        const test::StepCheck check = checks::stepChecksOf(*puzzle).fault;
        explainAlone(*puzzle, *model, [&](Explainer &explainer, const Step &step) {
            tally.add(*model, step, opened(explainer, step), check);
        });
    }
    tally.judge();
}

void RefutationTest::supposesNothingUnderAContradiction()
{
    Tally tally;
    forEachPuzzle(40, [&](const Puzzle &puzzle, const Model &model) {
        const test::StepCheck check = checks::stepChecksOf(puzzle).fault;
        explainAlone(puzzle, model, [&](Explainer &explainer, const Step &step) {
            if (step.contradiction)
                return;
            const Trace same = asContradiction(model, step);
            tally.add(model, same[0], explainer.refutation(same[0], {}), check);
        });
    });
    tally.judge();
}

void RefutationTest::saysNothingWhenStopped()
{
    std::stop_source source;
    source.request_stop();
    int steps = 0;
    forEachPuzzle(10, [&](const Puzzle &puzzle, const Model &model) {
        explainAlone(puzzle, model, [&](Explainer &explainer, const Step &step) {
            ++steps;
            QVERIFY(explainer.refutation(step, StopCondition(source.get_token())).empty());
        });
    });
    QVERIFY(steps > 20);
}

INKLING_TEST(RefutationTest, QCoreApplication)
#include "logic/refutation_test.moc"
