// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"

#include <string_view>
#include <vector>

namespace inkling {

/// A named pattern of inference, as a family's catalogue lists it. All texts are marked for
/// translation in the context "Rules" and live for ever.
struct Rule
{
    /// "family.name"; never changes once released: traces and settings name it.
    std::string_view id;
    std::string_view title;
    /// What the rule says and why it holds; the text of its card.
    std::string_view text;
    /// How hard it is for a person to see, from 1 (bookkeeping); a rule is tried only when no cheaper
    /// one applies.
    double cost = 1;
};

/// A position on a board, small or whole, with one step lit: what a rule's card shows.
struct RulePicture
{
    Board board;
    /// What the rule rests on: facts, and the elements of constraints.
    std::vector<Mark> premises;
    std::vector<ElementId> constraints;
    /// What follows.
    std::vector<Mark> conclusions;
    /// That there is no answer follows.
    bool contradiction = false;
};

} // namespace inkling
