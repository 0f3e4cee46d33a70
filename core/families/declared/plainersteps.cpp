// SPDX-License-Identifier: MIT
#include "families/declared/declaredmodel.h"
#include "logic/model/generalrules.h"
#include "logic/path/anew.h"

#include <algorithm>
#include <optional>

namespace inkling::declared {

namespace {

/// The most that the rule costs which says what is left when all is done: see closedLoopRule().
constexpr double noWork = 0.5;
/// The most that a rule costs which is seen at one constraint without thinking.
constexpr double atOneLook = 1.0;

/// The steps that rules of at most this cost give at one constraint.
Trace stepsAt(const Posed &posed, ConstraintId id, const Knowledge &known, double most)
{
    const Constraint &constraint = posed.statement.constraints[id];
    const auto rules = posed.declaration.rules();
    Trace steps;
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        if (rules[rule].kinds.contains(constraint.kind) && rules[rule].rule.cost <= most)
            constraint.relation->propose(rules[rule].rung, RuleId(rule), id, posed.scope(id), known,
                                         steps);
    }
    return steps;
}

/// The part of the steps from which these conclusions follow; none if they do not.
Trace saying(std::span<const Fact> conclusions, const Trace &steps, Knowledge known)
{
    Trace said;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step step = steps[i];
        const bool isAboutIt = std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
            const auto same = std::ranges::find(conclusions, fact.unknown, &Fact::unknown);
            return same != conclusions.end() && !known.holds(*same);
        });
        if (step.contradiction || !isAboutIt)
            continue;
        known.learn(step.conclusions);
        said.append(step);
    }
    const bool saysAll
        = std::ranges::all_of(conclusions, [&](const Fact &fact) { return known.holds(fact); });
    return saysAll ? std::move(said) : Trace();
}

/// The step by the easiest rule that says what a step about a sum says, with all that the same look
/// gives by now; empty where that is the step itself.
Trace lookAnew(const Posed &posed, const Step &step, const Knowledge &known)
{
    const ConstraintId id = step.constraints[0];
    const Constraint &constraint = posed.statement.constraints[id];
    const auto rules = posed.declaration.rules();
    if (rules[step.rule].different || rules[step.rule].view || !constraint.relation->differs())
        return {};
    for (RuleId rule = 0; rule <= step.rule; ++rule) {
        if (!rules[rule].kinds.contains(constraint.kind)
            || rules[rule].rule.cost > rules[step.rule].rule.cost)
            continue;
        Trace steps;
        constraint.relation->proposeAll(rules[rule].rung, rule, id, posed.scope(id), known, steps);
        if (rule == step.rule) {
            // The list of what is left may be shorter by now.
            const bool listsLess = saysAll(steps, step, known)
                                   && !std::ranges::equal(steps[0].arguments, step.arguments);
            return listsLess || replaces(steps, step, known) ? steps : Trace();
        }
        if (!saying(step.conclusions, steps, known).empty())
            return steps;
    }
    return {};
}

/// A cell known by now that holds the value and shares a constraint of different values with the
/// unknown: a step that excludes the value there. Returns false where there is none.
bool addPlaced(const Posed &posed, RuleId rule, const Knowledge &known, UnknownId unknown,
               int value, Trace &steps)
{
    for (ConstraintId id = 0; id < posed.statement.constraints.size(); ++id) {
        const Constraint &constraint = posed.statement.constraints[id];
        const auto &all = constraint.unknowns;
        if (!constraint.relation->differs() || std::ranges::find(all, unknown) == all.end())
            continue;
        const auto placed = std::ranges::find_if(all, [&](UnknownId other) {
            return other != unknown && known.possible(other) == ValueSet::only(value);
        });
        if (placed == all.end())
            continue;
        steps.begin(rule);
        steps.addConstraint(id);
        steps.addPremise(known.fact(*placed));
        steps.addConclusion({unknown, posed.statement.domains[unknown] - ValueSet::only(value)});
        return true;
    }
    return false;
}

/// Of a step by a pattern of several constraints: the placed values that exclude by now what it
/// excludes; empty where they do not exclude all of it.
Trace placedByNow(const Posed &posed, const Step &step, const Knowledge &known)
{
    const auto rules = posed.declaration.rules();
    const auto placed
        = std::ranges::find(rules, DifferentRule::PlacedValue, &DeclaredRule::different);
    if (placed == rules.end() || placed->rule.cost >= rules[step.rule].rule.cost)
        return {};
    Trace steps;
    for (const Fact &fact : step.conclusions) {
        for (const int value : known.possible(fact.unknown) - fact.possible) {
            if (!addPlaced(posed, RuleId(placed - rules.begin()), known, fact.unknown, value,
                           steps))
                return {};
        }
    }
    return steps;
}

/// See differentAnew().
Trace patternAnew(const Posed &posed, const Step &step, const Knowledge &known)
{
    const DifferentGround ground(posed);
    return differentAnew(ground.groups, ground.side, ground.ids,
                         *posed.declaration.rules()[step.rule].different, step, known);
}

} // namespace

Trace plainerSteps(const Posed &posed, const Step &step, const Knowledge &known)
{
    if (isGeneral(step.rule) || step.contradiction || step.constraints.empty())
        return {};
    if (posed.declaration.rules()[step.rule].different) {
        Trace placed = placedByNow(posed, step, known);
        return placed.empty() ? patternAnew(posed, step, known) : std::move(placed);
    }
    if (step.constraints.size() != 1)
        return {};
    const auto whole = posed.wholeBoard;
    const bool isOfWhole = step.constraints[0] == whole;
    Trace rest;
    if (whole)
        rest = saying(step.conclusions, stepsAt(posed, *whole, known, noWork), known);
    if (!rest.empty()) {
        const bool isSame = std::ranges::all_of(rest[0].conclusions, [&](const Fact &fact) {
            return std::ranges::find(step.conclusions, fact) != step.conclusions.end();
        });
        return isSame && isOfWhole ? Trace() : std::move(rest);
    }
    if (!isOfWhole)
        return lookAnew(posed, step, known);
    if (step.cost <= atOneLook)
        return {};
    Trace near;
    for (ConstraintId id = 0; id < posed.statement.constraints.size(); ++id) {
        const auto &unknowns = posed.statement.constraints[id].unknowns;
        const bool isNear = std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
            return std::ranges::find(unknowns, fact.unknown) != unknowns.end();
        });
        if (id == whole || !isNear)
            continue;
        const Trace here = stepsAt(posed, id, known, atOneLook);
        for (std::size_t i = 0; i < here.size(); ++i)
            near.append(here[i]);
    }
    return saying(step.conclusions, near, known);
}

} // namespace inkling::declared
