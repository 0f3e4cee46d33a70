// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A constraint that goes through unknowns one by one - a sum, a product - as a layered decision
/// diagram: what has been made after the first, the first two, ... of them.
struct Diagram
{
    /// What has been made so far: so much, by a way of making it (an operation, say).
    struct State
    {
        int way = 0;
        std::int64_t made = 0;
        friend auto operator<=>(const State &, const State &) = default;
    };
    struct Layer
    {
        UnknownId unknown = 0;
        ValueSet values; ///< its initial ones
    };

    std::vector<Layer> layers;
    /// One of them is where it begins.
    std::vector<State> starts;
    /// Where a value leads from a state; nothing where it leads nowhere.
    std::function<std::optional<State>(std::size_t layer, const State &from, int value)> move;
    std::function<bool(const State &)> isGoal;

    /// Writes that the values lead from a start to a goal. States that no start leads to or that lead to
    /// no goal are left out; so unit propagation refutes a value as soon as it is assumed where the
    /// constraint alone excludes it.
    /// Requires: at least one layer. Cost: some ten clauses a state and value.
    void write(ClauseWriter &writer) const;
};

} // namespace inkling
