// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/explaining/deducer.h"
#include "logic/model/generalrules.h"
#include "logic/path/localorder.h"
#include "logic/path/shortchain.h"
#include "puzzle/explanationjson.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

using namespace inkling;

namespace {

std::vector<std::string> printed(const Model &model, const Trace &trace, std::size_t from = 0)
{
    std::vector<std::string> steps;
    for (std::size_t i = from; i < trace.size(); ++i)
        steps.push_back(std::to_string(trace[i].wave) + stepJson(model, trace[i]).dump());
    return steps;
}

/// Calls `test` with each sample of each family.
template <typename Test>
void forEachSample(const Test &test)
{
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            LineSource source{std::string(sample.text)};
            const auto puzzle = family->read(source);
            QVERIFY(puzzle && *puzzle);
            test(**puzzle);
        }
    }
}

bool settles(const Model &model, const Step &step)
{
    return std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
        return fact.possible.single() && model.isMilestone(fact.unknown);
    });
}

bool restsOn(const Step &user, const Step &step)
{
    return std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
        return std::ranges::find(user.premises, fact.unknown, &Fact::unknown)
               != user.premises.end();
    });
}

/// How many parts of a folded step could be left out: all that the later ones rest on, and all that the step
/// concludes, is said without them.
std::size_t needlessParts(const Step &step, const Knowledge &known)
{
    const Trace &parts = *step.parts;
    std::vector<bool> isOut(parts.size(), false);
    const auto followsWithout = [&](std::size_t left) {
        Knowledge inside = known;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            if (part == left || isOut[part])
                continue;
            if (!std::ranges::all_of(parts[part].premises,
                                     [&](const Fact &fact) { return inside.holds(fact); }))
                return false;
            inside.learn(parts[part].conclusions);
        }
        return std::ranges::all_of(step.conclusions,
                                   [&](const Fact &fact) { return inside.holds(fact); });
    };
    for (std::size_t part = parts.size(); part-- > 0;)
        isOut[part] = followsWithout(part);
    return std::size_t(std::ranges::count(isOut, true));
}

std::vector<std::vector<std::size_t>> ordered(const std::vector<OrderedStep> &steps,
                                              const std::vector<Dependency> &dependencies = {})
{
    std::vector<std::vector<std::size_t>> groups;
    for (StepGroup &group : locallyOrdered(steps, dependencies, {0, 0}))
        groups.push_back(std::move(group.steps));
    return groups;
}

using Groups = std::vector<std::vector<std::size_t>>;

class PathTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyGrows()
    {
        forEachSample([](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Solution solution = puzzle.solve(Search::Uniqueness, {});
            Explainer explainer(*model, solution.answers());
            std::vector<std::string> told;
            const Watch watch = [&](const Knowledge &, const Trace &path) {
                QVERIFY(path.size() >= told.size());
                std::ranges::move(printed(*model, path, told.size()), std::back_inserter(told));
            };
            const Deduction deduction = deduce(*model, {}, explainer, {}, watch);
            QCOMPARE(printed(*model, deduction.trace), told);
        });
    }

    void belowALimitTheSameOrNothing()
    {
        std::size_t solved = 0;
        forEachSample([&](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Deduction all = deduce(*model, {});
            double hardest = 0;
            for (std::size_t i = 0; i < all.allSteps.size(); ++i)
                hardest = std::max(hardest, double(all.allSteps[i].cost));
            for (const double limit : {1.7, 2.5, 3.4, 4.4, 100.0}) {
                const Deduction below = deduceBelow(limit, *model, {});
                QVERIFY(below.outcome != Outcome::Stopped);
                if (below.outcome != Outcome::Solved) {
                    QVERIFY(below.trace.empty());
                    QVERIFY(all.outcome != Outcome::Solved || hardest >= limit);
                    continue;
                }
                ++solved;
                QVERIFY(all.outcome == Outcome::Solved);
                QCOMPARE(printed(*model, below.trace), printed(*model, all.trace));
            }
        });
        QVERIFY(solved > 20);
    }

    void saysEveryValue()
    {
        forEachSample([](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Deduction deduction = deduce(*model, {});
            if (deduction.outcome != Outcome::Solved || model->isConstructive())
                return;
            // What is given needs no saying.
            std::vector<bool> isSaid;
            for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown)
                isSaid.push_back(model->initial()[unknown].single());
            for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
                for (const Fact &fact : deduction.trace[i].conclusions) {
                    if (fact.unknown < isSaid.size() && fact.possible.single())
                        isSaid[fact.unknown] = true;
                }
            }
            QVERIFY2(std::ranges::count(isSaid, false) == 0, puzzle.text().c_str());
        });
    }

    void leavesOutWhatNothingRestsOn()
    {
        forEachSample([](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Deduction deduction = deduce(*model, {});
            if (deduction.outcome != Outcome::Solved || model->isConstructive())
                return;
            const Trace &path = deduction.trace;
            QVERIFY(path.size() <= deduction.allSteps.size());
            std::size_t needless = 0;
            for (std::size_t i = 0; i < path.size(); ++i) {
                bool isUsed = settles(*model, path[i]);
                for (std::size_t later = i + 1; later < path.size() && !isUsed; ++later)
                    isUsed = restsOn(path[later], path[i]);
                needless += isUsed ? 0 : 1;
            }
            // A part of what rests on it may say the same once more.
            QVERIFY(50 * needless <= path.size());
        });
    }

    void goesToTheNearest()
    {
        QCOMPARE(ordered({{.place = {9, 0}, .isAlone = true},
                          {.place = {1, 0}, .isAlone = true},
                          {.place = {8, 0}, .isAlone = true},
                          {.place = {2, 0}, .isAlone = true}}),
                 (Groups{{1}, {3}, {2}, {0}}));
    }

    void waitsForWhatItRestsOn()
    {
        const std::vector<OrderedStep> steps{{.place = {1, 0}, .isAlone = true},
                                             {.place = {9, 0}, .isAlone = true},
                                             {.place = {2, 0}, .isAlone = true}};
        QCOMPARE(ordered(steps, {{1, 0}}), (Groups{{2}, {1}, {0}}));
        const auto groups = locallyOrdered(steps, std::vector<Dependency>{{1, 0}}, {0, 0});
        QVERIFY(!groups[0].beginsRound);
        QVERIFY(!groups[1].beginsRound);
        QVERIFY(groups[2].beginsRound);
    }

    void putsSmallStepsTogether()
    {
        // By one rule and near; one from the other; but not a hard one, nor one far away.
        const std::vector<OrderedStep> steps{{.place = {1, 0}, .rule = 1, .cost = 1},
                                             {.place = {2, 0}, .rule = 1, .cost = 1},
                                             {.place = {3, 0}, .rule = 2, .cost = 1},
                                             {.place = {4, 0}, .rule = 3, .cost = 2},
                                             {.place = {40, 0}, .rule = 1, .cost = 1}};
        QCOMPARE(ordered(steps, {{1, 2}}), (Groups{{0, 1, 2}, {3}, {4}}));
    }

    void putsWhatIsPlainToTheStepBefore()
    {
        // Not what only lies beside it, nor after a step that is remembered, nor a second harder one.
        const std::vector<OrderedStep> steps{{.place = {1, 0}, .rule = 1, .cost = 2.2F},
                                             {.place = {2, 0}, .rule = 2, .cost = 1},
                                             {.place = {3, 0}, .rule = 3, .cost = 1},
                                             {.place = {4, 0}, .rule = 4, .cost = 2.2F}};
        QCOMPARE(ordered(steps, {{0, 1}, {1, 3}}), (Groups{{0, 1}, {2}, {3}}));
        std::vector<OrderedStep> remembered = steps;
        remembered[0].isAlone = true;
        QCOMPARE(ordered(remembered, {{0, 1}}), (Groups{{0}, {1}, {2}, {3}}));
    }

    void putsSiblingsTogether()
    {
        // By one rule, near, and no more than a person takes in; of others than lemmas none from the other.
        const OrderedStep sibling{.rule = 1, .cost = 2.2F, .load = 1.2, .isLemma = true};
        std::vector<OrderedStep> steps(8, sibling);
        for (std::size_t i = 0; i < steps.size(); ++i)
            steps[i].place = {double(i), 0};
        QCOMPARE(ordered(steps), (Groups{{0, 1, 2, 3, 4}, {5, 6, 7}}));
        QCOMPARE(ordered({steps[0], steps[1]}, {{0, 1}}), (Groups{{0, 1}}));
        std::vector<OrderedStep> wanted{steps[0], steps[1]};
        for (OrderedStep &step : wanted)
            step.isLemma = false;
        QCOMPARE(ordered(wanted), (Groups{{0, 1}}));
        QCOMPARE(ordered(wanted, {{0, 1}}), (Groups{{0}, {1}}));
        QCOMPARE(ordered({steps[0], steps[5]}), (Groups{{0}, {1}}));
    }

    void putsTogetherWhatComesOfOneLook()
    {
        // Hard steps by one rule that rest on the same: all that one rests on, the other rests on, too.
        const std::vector<ConstraintId> constraints{1, 2, 3};
        const std::vector<Fact> facts{{7, ValueSet::only(1)}};
        const OrderedStep hard{
            .rule = 1, .cost = 3.8F, .isAlone = true, .constraints = constraints};
        std::vector<OrderedStep> steps(2, hard);
        steps[1].constraints = std::span(constraints).first(2);
        QCOMPARE(ordered(steps), (Groups{{0, 1}}));
        QCOMPARE(ordered(steps, {{0, 1}}), (Groups{{0}, {1}}));
        steps[1].facts = facts;
        QCOMPARE(ordered(steps), (Groups{{0}, {1}}));
        steps[1].constraints = constraints;
        QCOMPARE(ordered(steps), (Groups{{0, 1}}));
        steps[1].rule = 2;
        QCOMPARE(ordered(steps), (Groups{{0}, {1}}));
        QCOMPARE(ordered({{.rule = 1, .isAlone = true}, {.rule = 1, .isAlone = true}}),
                 (Groups{{0}, {1}}));
    }

    void partsRestOnWhatIsKnownByThen()
    {
        forEachSample([](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Solution solution = puzzle.solve(Search::Uniqueness, {});
            Explainer explainer(*model, solution.answers());
            const Deduction deduction = deduce(*model, {}, explainer, {});
            Knowledge known(model->initial(), deduction.given);
            const auto holdAll = [](const Knowledge &knowledge, const Step &step) {
                return std::ranges::all_of(step.premises,
                                           [&](const Fact &fact) { return knowledge.holds(fact); });
            };
            for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
                const Step step = deduction.trace[i];
                QVERIFY(holdAll(known, step));
                Knowledge inside = known;
                for (std::size_t part = 0; step.parts && part < step.parts->size(); ++part) {
                    QVERIFY(holdAll(inside, (*step.parts)[part]));
                    inside.learn((*step.parts)[part].conclusions);
                }
                known.learn(step.conclusions);
            }
        });
    }

    void partsAreNeeded()
    {
        std::size_t parts = 0;
        std::size_t needless = 0;
        forEachSample([&](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Solution solution = puzzle.solve(Search::Uniqueness, {});
            Explainer explainer(*model, solution.answers());
            const Deduction deduction = deduce(*model, {}, explainer, {});
            Knowledge known(model->initial(), deduction.given);
            for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
                const Step step = deduction.trace[i];
                parts += step.parts ? step.parts->size() : 0;
                needless += step.parts ? needlessParts(step, known) : 0;
                known.learn(step.conclusions);
            }
        });
        QVERIFY(parts > 1000);
        QCOMPARE(needless, 0);
    }

    /// A chain fails as soon as it contradicts what the board shows by then.
    void chainsEndWhereTheyContradictTheBoard()
    {
        const Family &family = *families().front();
        LineSource source{std::string(family.samples().front().text)};
        const auto puzzle = family.read(source);
        const auto model = (*puzzle)->model();
        const ValueSet both = model->initial().front();
        const auto is = [&](UnknownId unknown) {
            return Fact{unknown, ValueSet::only(*both.begin())};
        };
        const auto isNot = [&](UnknownId unknown) {
            return Fact{unknown, both - ValueSet::only(*both.begin())};
        };
        Trace links;
        links.begin(RuleId(GeneralRule::Suppose));
        links.addConclusion(is(0));
        for (UnknownId unknown = 0; unknown < 3; ++unknown) {
            links.begin(RuleId(0), unknown + 1);
            links.addPremise(is(unknown));
            if (unknown < 2)
                links.addConclusion(is(unknown + 1));
        }
        links.setContradiction();
        Trace trace;
        trace.begin(RuleId(GeneralRule::Chain));
        trace.addConclusion(isNot(0));
        trace.setNested(links);

        QVERIFY(!shortChain(*model, trace[0], Knowledge(model->initial())));
        const std::vector known{isNot(1)};
        const auto chain = shortChain(*model, trace[0], Knowledge(model->initial(), known));
        QVERIFY(chain);
        QCOMPARE(chain->premises, known);
        QCOMPARE(chain->nested->size(), std::size_t(2));
        const Step last = (*chain->nested)[1];
        QVERIFY(last.contradiction && last.conclusions.empty());
        QVERIFY(std::ranges::equal(last.premises, std::vector{is(0), isNot(1)}));
        // What the board shows is not supposed to follow.
        QVERIFY(!shortChain(*model, trace[0], Knowledge(model->initial(), std::vector{is(1)})));
        // The chain shows the first conclusion alone: what shows the others stays.
        Step step = trace[0];
        const std::vector several{isNot(0), isNot(2)};
        const std::vector own{isNot(3)};
        step.conclusions = several;
        step.premises = own;
        const std::vector more{isNot(1), isNot(3)};
        const auto other = shortChain(*model, step, Knowledge(model->initial(), more));
        QVERIFY(other);
        QCOMPARE(other->premises, (std::vector{isNot(3), isNot(1)}));
        QCOMPARE(other->nested->size(), std::size_t(2));
        step.rule = RuleId(GeneralRule::Smallest);
        other->applyTo(step);
        QCOMPARE(step.rule, RuleId(GeneralRule::Smallest));
    }

    void aFoldedStepIsNoMoreThanAGlance()
    {
        constexpr std::size_t mostParts = 8;
        forEachSample([](const Puzzle &puzzle) {
            const auto model = puzzle.model();
            const Solution solution = puzzle.solve(Search::Uniqueness, {});
            Explainer explainer(*model, solution.answers());
            const Deduction deduction = deduce(*model, {}, explainer, {});
            for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
                const Step step = deduction.trace[i];
                if (!step.parts)
                    continue;
                std::vector<RuleId> hard;
                float hardest = 0;
                std::vector<RuleId> hardestRules;
                for (std::size_t part = 0; part < step.parts->size(); ++part) {
                    const Step one = (*step.parts)[part];
                    QVERIFY(!one.nested);
                    if (one.cost > hardest)
                        hardestRules.clear();
                    hardest = std::max(hardest, one.cost);
                    if (one.cost == hardest)
                        hardestRules.push_back(one.rule);
                    if (one.cost >= remembered)
                        hard.push_back(one.rule);
                }
                QVERIFY(step.parts->size() <= mostParts);
                QCOMPARE(step.cost, hardest);
                QVERIFY(hardest <= bookkeeping || hardestRules.back() == step.rule);
                // Siblings of one look, or one with what leads to it and follows: it has its name.
                QVERIFY(hard.size() <= 1 || hard.size() == step.parts->size());
                for (const RuleId rule : hard)
                    QCOMPARE(rule, step.rule);
            }
        });
    }
};

} // namespace

INKLING_TEST(PathTest, QCoreApplication)
#include "logic/path_test.moc"
