// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling {

/// The rules that every family with an Encoding has; their numbers lie beyond any family's
/// catalogue.
enum class GeneralRule : RuleId {
    Smallest = 0x8000, ///< "explain.smallest": a conclusion from the fewest constraints and facts
    Suppose,           ///< "explain.suppose": the first step of a nested trace: the opposite
    Run,               ///< "explain.run": small steps by several rules, folded into one step
    Chain, ///< "explain.chain": the opposite is supposed, and fails; the chain is nested
};

/// The catalogue of the general rules, in the order of GeneralRule.
[[nodiscard]] std::span<const Rule> generalRules();

[[nodiscard]] constexpr bool isGeneral(RuleId rule)
{
    return rule >= RuleId(GeneralRule::Smallest);
}

/// The rule of this number, from a family's catalogue or of the general rules.
[[nodiscard]] const Rule &ruleOf(std::span<const Rule> catalogue, RuleId rule);

/// The cost of a proposed step: its own, or its rule's if its own is 0.
[[nodiscard]] double costOf(std::span<const Rule> catalogue, const Step &step);

} // namespace inkling
