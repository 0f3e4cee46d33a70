// SPDX-License-Identifier: MIT
#include "logic/explaining/refutation.h"
#include "support/testprogram.h"

#include "families/hex/puzzle.h"
#include "families/kenken/puzzle.h"
#include "families/numbercross/puzzle.h"
#include "families/registry.h"
#include "families/slink/puzzle.h"
#include "logic/explaining/explainer.h"
#include "logic/model/generalrules.h"
#include "puzzle/explanationjson.h"
#include "support/checks/checkerfor.h"
#include "support/checks/tracecheck.h"
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
    void opensStepsOfRandomPuzzles_data() { addFamilies(); }
    void opensStepsOfRandomPuzzles();
    void opensStepsOfMadePuzzles_data() { addFamilies(); }
    void opensStepsOfMadePuzzles();
    void supposesNothingUnderAContradiction_data() { addFamilies(); }
    void supposesNothingUnderAContradiction();
    void saysNothingWhenStopped();

private:
    static void addFamilies();
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

    /// Many steps open, and named rules lead. Of Hex, where one constraint is about the whole board, fewest do.
    void judge() const
    {
        qInfo("%d of %d steps opened, by %d steps, %d of them by named rules", opened, steps, inner,
              named);
        QVERIFY(steps >= 60);
        QVERIFY(4 * opened >= steps);
        QVERIFY(2 * named >= inner);
    }
};

template <typename Checker>
test::StepCheck checkWith(Checker checker)
{
    const auto shared = std::make_shared<Checker>(std::move(checker));
    return [shared](const nlohmann::ordered_json &step) { return shared->fault(step); };
}

test::StepCheck checkOf(const Puzzle &puzzle)
{
    if (const auto *slink = dynamic_cast<const slink::SlinkPuzzle *>(&puzzle))
        return checkWith(test::checkerFor(slink->clues()));
    if (const auto *kenken = dynamic_cast<const kenken::KenkenPuzzle *>(&puzzle))
        return checkWith(test::checkerFor(kenken->cages()));
    if (const auto *cross = dynamic_cast<const numbercross::NumberCrossPuzzle *>(&puzzle))
        return checkWith(test::checkerFor(cross->givens()));
    return checkWith(test::checkerFor(dynamic_cast<const hex::HexPuzzle &>(puzzle).tiles()));
}

/// Calls `look` for random small puzzles of a family.
void forEachPuzzle(int source, int count,
                   const std::function<void(const test::RandomPuzzle &, const Model &)> &look)
{
    const test::PuzzleSource from = test::puzzleSources()[std::size_t(source)];
    std::mt19937 random(unsigned(300 + source));
    for (int number = 0; number < count && !QTest::currentTestFailed(); ++number) {
        const test::RandomPuzzle made = from.make(number, random);
        look(made, *made.puzzle->model());
    }
}

} // namespace

void RefutationTest::addFamilies()
{
    QTest::addColumn<int>("source");
    const auto sources = test::puzzleSources();
    for (std::size_t i = 0; i < sources.size(); ++i)
        QTest::newRow(sources[i].family.c_str()) << int(i);
}

/// Some of these have no answer: their steps end in a contradiction.
void RefutationTest::opensStepsOfRandomPuzzles()
{
    QFETCH(int, source);
    Tally tally;
    forEachPuzzle(source, 60, [&](const test::RandomPuzzle &made, const Model &model) {
        explainAlone(*made.puzzle, model, [&](Explainer &explainer, const Step &step) {
            tally.add(model, step, opened(explainer, step), made.check);
        });
    });
    tally.judge();
}

void RefutationTest::opensStepsOfMadePuzzles()
{
    QFETCH(int, source);
    const Family *family = findFamily(test::puzzleSources()[std::size_t(source)].family);
    Tally tally;
    for (std::uint64_t seed = 0; seed < 8 && !QTest::currentTestFailed(); ++seed) {
        const Wish wish{family->sizes().front(), Difficulty::Hard, seed};
        const auto puzzle = family->generate(wish, {}, {});
        const auto model = puzzle->model();
        const test::StepCheck check = checkOf(*puzzle);
        explainAlone(*puzzle, *model, [&](Explainer &explainer, const Step &step) {
            tally.add(*model, step, opened(explainer, step), check);
        });
    }
    tally.judge();
}

void RefutationTest::supposesNothingUnderAContradiction()
{
    QFETCH(int, source);
    Tally tally;
    forEachPuzzle(source, 30, [&](const test::RandomPuzzle &made, const Model &model) {
        explainAlone(*made.puzzle, model, [&](Explainer &explainer, const Step &step) {
            if (step.contradiction)
                return;
            const Trace same = asContradiction(model, step);
            tally.add(model, same[0], explainer.refutation(same[0], {}), made.check);
        });
    });
    tally.judge();
}

void RefutationTest::saysNothingWhenStopped()
{
    std::stop_source source;
    source.request_stop();
    int steps = 0;
    forEachPuzzle(0, 10, [&](const test::RandomPuzzle &made, const Model &model) {
        explainAlone(*made.puzzle, model, [&](Explainer &explainer, const Step &step) {
            ++steps;
            QVERIFY(explainer.refutation(step, StopCondition(source.get_token())).empty());
        });
    });
    QVERIFY(steps > 20);
}

INKLING_TEST(RefutationTest, QCoreApplication)
#include "logic/refutation_test.moc"
