// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"

#include <string_view>
#include <vector>

namespace inkling {

/// The most that a step costs which a person takes without thinking.
inline constexpr float bookkeeping = 1.25;
/// The least that a step costs which is hard to find, and so remembered: little is folded into it,
/// and nothing as hard.
inline constexpr float remembered = 3;

/// A named pattern of inference, as a family's catalogue lists it. All texts are marked for
/// translation in the context "Rules" and live for ever.
struct Rule
{
    /// The key of the rule, "family.name"; never changes once released: traces and settings use it.
    std::string_view id;
    std::string_view title;
    /// The text of the rule's card: the rule, and why it holds.
    std::string_view text;
    /// The difficulty of seeing a step by the rule, from 1 (bookkeeping), or 0.5 for what closes a
    /// solved puzzle; a rule is tried only when no cheaper one applies.
    double cost = 1;
    /// Whether steps by the rule have costs of their own, which may be lower or higher than that.
    bool hasOwnCosts = false;
    /// Whether the rule never gives a step of its own: it names links of chains.
    bool isLinkOnly = false;
};

/// The picture on a rule's card: a position on a board, small or whole, with one step lit.
struct RulePicture
{
    Board board;
    /// The premises of the step: facts, and the elements of constraints.
    std::vector<Mark> premises;
    std::vector<ElementId> constraints;
    /// The facts that follow.
    std::vector<Mark> conclusions;
    /// Whether it follows that there is no answer.
    bool contradiction = false;
};

} // namespace inkling
