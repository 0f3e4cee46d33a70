// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "logic/model/rule.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling {

/// The rules that every family with an Encoding has, numbered beyond any family's catalogue.
enum class GeneralRule : RuleId {
    Smallest = 0x8000, ///< "explain.smallest": what follows from the fewest constraints and facts
    Suppose,           ///< "explain.suppose": the first step of a nested trace, the opposite
    Run,               ///< "explain.run": a folded step of small ones by several rules
    Chain,             ///< "explain.chain": what is excluded by supposing it; the chain is nested
};

/// The catalogue of these, in their order.
[[nodiscard]] std::span<const Rule> generalRules();

[[nodiscard]] constexpr bool isGeneral(RuleId rule)
{
    return rule >= RuleId(GeneralRule::Smallest);
}

/// A rule by its number: of a family's catalogue, or a general one.
[[nodiscard]] const Rule &ruleOf(std::span<const Rule> catalogue, RuleId rule);

/// What a proposed step costs: its own cost if it has one, else its rule's.
[[nodiscard]] double costOf(std::span<const Rule> catalogue, const Step &step);

} // namespace inkling
