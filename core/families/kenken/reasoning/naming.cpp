// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/naming.h"

#include <algorithm>

namespace inkling::kenken {

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

} // namespace inkling::kenken
