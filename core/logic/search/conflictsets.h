// SPDX-License-Identifier: MIT
#pragma once

#include "sat/satsolver.h"
#include "stopcondition.h"

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// A set of items, as their places, ascending.
using ItemSet = std::vector<std::size_t>;

/// The answer of a search about a set of items.
struct Compatibility
{
    sat::Result outcome = sat::Result::Stopped;
    /// Satisfiable: the set and other items that hold beside it. Unsatisfiable: a part of the set
    /// that cannot all hold, not always the smallest.
    ItemSet items;
};

/// The sets of items that cannot all hold, each irreducible, one after another: sets of the fewest
/// items first, as far as these are found in a moment. A map of the settled sets says where to look
/// next. After Liffiton, Previti, Malik, Marques-Silva, "Fast, flexible MUS enumeration" (2016),
/// and, for the smallest first, Ignatiev, Previti, Liffiton, Marques-Silva, "Smallest MUS
/// Extraction with Minimal Hitting Set Dualization" (2015). One thread at a time.
class ConflictSets
{
public:
    using Oracle = std::function<Compatibility(const ItemSet &, const StopCondition &)>;

    /// Items are 0 .. count - 1. Requires: the oracle's answers do not change from call to call.
    ConflictSets(std::size_t count, Oracle oracle);
    ~ConflictSets();
    ConflictSets(ConflictSets &&) noexcept;
    ConflictSets &operator=(ConflictSets &&) noexcept;

    /// The next set; no set comes twice. Nothing if no set is left, or when stopped.
    [[nodiscard]] std::optional<ItemSet> next(const StopCondition &stop);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

} // namespace inkling
