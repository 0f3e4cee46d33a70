// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/reasoning/findings.h"
#include "puzzle/table.h"

#include <span>
#include <tl/expected.hpp>

namespace inkling::cards {

/// The things on the table after some moves, with their numbers; Table has their texts.
struct Laid
{
    struct Thing
    {
        int place = 0;
        Fraction value;
        std::string text; ///< the expression as it is written, without redundant parentheses
        Binding binding = Binding::Number;
        std::vector<int> tokens; ///< see Tokens
        int part = -1; ///< the part of the shown answer that the thing is; -1 if it is none
        bool isDealt = true;
    };

    std::vector<Thing> things; ///< in the order of Table::things
    /// By move: its line, as in Table::lines.
    std::vector<std::string> lines;
    /// The parts of the shown answer (the one that board and reasoning lead to) that the moves have
    /// made, in the order of the moves.
    std::vector<int> made;
};

/// The table after these moves, or why a move cannot be made. `parts`: those of the shown answer.
[[nodiscard]] tl::expected<Laid, Phrase> laidAfter(const Hand &hand, std::span<const Joining> moves,
                                                   std::span<const Part> parts = {});

/// Implements Joinable::table() and Joinable::continuation() for a plan.
[[nodiscard]] tl::expected<Table, Phrase> tableOf(const Plan &plan, std::span<const Joining> moves);
[[nodiscard]] std::optional<std::vector<Joining>>
continuationOf(const Plan &plan, std::span<const Joining> moves, const StopCondition &stop);

/// The text of a value, with a typeset minus sign: "−5/3".
[[nodiscard]] std::string valueText(const Fraction &value);

} // namespace inkling::cards
