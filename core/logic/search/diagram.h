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

/// A constraint that takes unknowns one by one - a sum, a product - as a layered decision diagram:
/// each layer has the results that are possible after the first, the first two, ... of the
/// unknowns.
struct Diagram
{
    /// An intermediate result, and the way (an operation, say) in which it is being made.
    struct State
    {
        int way = 0;
        std::int64_t made = 0;
        friend auto operator<=>(const State &, const State &) = default;
    };
    struct Layer
    {
        UnknownId unknown = 0;
        ValueSet values; ///< the unknown's initial values
    };

    std::vector<Layer> layers;
    /// The states in which the diagram may begin.
    std::vector<State> starts;
    /// The state to which a value leads from a state; nothing if it leads nowhere.
    std::function<std::optional<State>(std::size_t layer, const State &from, int value)> move;
    std::function<bool(const State &)> isGoal;

    /// Writes that the values lead from a start to a goal. States that no start leads to or that
    /// lead to no goal are left out; so unit propagation refutes a value as soon as it is assumed
    /// if the constraint alone excludes it.
    /// Requires: at least one layer. Cost: some ten clauses a state and value.
    void write(ClauseWriter &writer) const;
};

} // namespace inkling
