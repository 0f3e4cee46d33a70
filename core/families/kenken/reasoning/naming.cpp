// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/naming.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

/// The rule of a step that rests on a single row or column: a digit that stands there, or the last
/// place for one.
std::optional<RuleName> ruleOfLine(const Terms &terms, const Step &step)
{
    const ConstraintId first = terms.lineConstraint(0);
    if (step.constraints.size() != 1 || step.constraints.front() < first || step.premises.empty())
        return std::nullopt;
    const int line = int(step.constraints.front() - first);
    const auto isOnLine = [&](const Fact &fact) { return terms.isOn(line, int(fact.unknown)); };
    if (!std::ranges::all_of(step.premises, isOnLine)
        || !std::ranges::all_of(step.conclusions, isOnLine))
        return std::nullopt;
    const ValueSet placed = step.premises.front().possible;
    if (step.contradiction) {
        const bool isTwice = step.premises.size() == 2 && placed.single()
                             && step.premises.back().possible == placed;
        return isTwice ? std::optional(RuleName::PlacedDigit) : std::nullopt;
    }
    if (step.conclusions.size() != 1)
        return std::nullopt;
    const ValueSet left = step.conclusions.front().possible;
    if (step.premises.size() == 1 && placed.single() && left == terms.digits() - placed)
        return RuleName::PlacedDigit;
    const auto isElsewhere = [&](const Fact &premise) {
        return premise.unknown != step.conclusions.front().unknown
               && (premise.possible & left).empty();
    };
    const bool isOnlyPlace = left.single() && int(step.premises.size()) == terms.side() - 1
                             && std::ranges::all_of(step.premises, isElsewhere);
    return isOnlyPlace ? std::optional(RuleName::OnlyPlace) : std::nullopt;
}

/// The rule of a step that rests on a single cage: the digits that it can hold.
std::optional<RuleName> ruleOfCage(const Terms &terms, const Step &step)
{
    if (step.constraints.size() != 1 || step.constraints.front() >= terms.lineConstraint(0))
        return std::nullopt;
    const Cage &cage = terms.cages.cages[step.constraints.front()];
    const auto isInCage = [&](const Fact &fact) {
        return std::ranges::find(cage.cells, int(fact.unknown)) != cage.cells.end();
    };
    if (cage.cells.size() < 2 || !std::ranges::all_of(step.premises, isInCage)
        || !std::ranges::all_of(step.conclusions, isInCage))
        return std::nullopt;
    return cage.cells.size() == 2 ? RuleName::CagePair : RuleName::CageCombinations;
}

/// The rule of a step that rests on a single cell: no digit is left for it.
std::optional<RuleName> ruleOfCell(const Step &step)
{
    const bool isNone = step.contradiction && step.constraints.empty() && step.premises.size() == 1
                        && step.premises.front().possible.empty();
    return isNone ? std::optional(RuleName::OnlyDigit) : std::nullopt;
}

} // namespace

std::optional<RuleName> ruleOf(const Terms &terms, const Step &step)
{
    if (const auto rule = ruleOfLine(terms, step))
        return rule;
    const auto rule = ruleOfCage(terms, step);
    return rule ? rule : ruleOfCell(step);
}

} // namespace inkling::kenken
