// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/reasoning/findings.h"
#include "puzzle/table.h"

#include <span>
#include <tl/expected.hpp>

namespace inkling::cards {

/// What lies on the table after some moves, in numbers.
struct Laid
{
    struct Thing
    {
        int place = 0;
        Fraction value;
        std::string text; ///< as written, without redundant parentheses
        Binding binding = Binding::Number;
        std::vector<int> tokens; ///< see Tokens
        int part = -1;           ///< of the answer that is led to; -1: not of it
        bool isDealt = true;
    };

    std::vector<Thing> things; ///< as Table::things
    std::vector<std::string> lines;
    /// Parts of the answer that is led to, that the moves have made.
    std::vector<int> made;
};

/// `parts`: of the answer that is led to. Or why a move cannot be made.
[[nodiscard]] tl::expected<Laid, Phrase> laidAfter(const Hand &hand, std::span<const Joining> moves,
                                                   std::span<const Part> parts = {});

/// Puzzle::table() and Puzzle::continuation().
[[nodiscard]] tl::expected<Table, Phrase> tableOf(const Plan &plan, std::span<const Joining> moves);
[[nodiscard]] std::optional<std::vector<Joining>>
continuationOf(const Plan &plan, std::span<const Joining> moves, const StopCondition &stop);

/// With the minus of print: "−5/3".
[[nodiscard]] std::string valueText(const Fraction &value);

} // namespace inkling::cards
