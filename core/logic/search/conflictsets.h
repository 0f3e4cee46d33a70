// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"
#include "stopcondition.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// Places of items, ascending.
using ItemSet = std::vector<std::size_t>;

/// What a search says of a set of items.
struct Compatibility
{
    sat::Outcome outcome = sat::Outcome::Stopped;
    /// Satisfiable: the set and others that hold beside it; Unsatisfiable: a part of it that cannot all
    /// hold, not a smallest.
    ItemSet items;
};

/// The sets of items that cannot all hold, each irreducible, one after another: those of fewest items
/// first, as far as they are found in a moment. A map of the sets that are settled says where to look
/// next. After Liffiton, Previti, Malik, Marques-Silva, "Fast, flexible MUS enumeration" (2016), and, for
/// the smallest first, Ignatiev, Previti, Liffiton, Marques-Silva, "Smallest MUS Extraction with Minimal
/// Hitting Set Dualization" (2015). One thread at a time.
class ConflictSets
{
public:
    using Oracle = std::function<Compatibility(const ItemSet &, const StopCondition &)>;

    /// Items are 0 .. count - 1. What the oracle answers must not change from call to call.
    ConflictSets(std::size_t count, Oracle oracle);
    ~ConflictSets();
    ConflictSets(ConflictSets &&) noexcept;
    ConflictSets &operator=(ConflictSets &&) noexcept;

    /// The next set, no set twice; nothing when there is none left, or it is stopped.
    [[nodiscard]] std::optional<ItemSet> next(const StopCondition &stop);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

} // namespace inkling
