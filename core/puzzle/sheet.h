// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

#include <unordered_map>
#include <vector>

namespace inkling {

/// A division of cells into numbered groups, which need not be connected, and each group's clue.
struct CellGroups
{
    std::vector<int> groupOf; ///< by cell: the number of its group; noCage for none
    /// By group: its clue.
    std::vector<std::string> clues;
};

/// The places of a sheet, found by their position.
class Sheet
{
public:
    /// Requires: a size for which drafting.expectedInstead() returns nothing; the drafting outlives
    /// the sheet.
    Sheet(const Drafting &drafting, BoardSize size);

    [[nodiscard]] const std::vector<SheetPlace> &places() const { return m_places; }
    [[nodiscard]] std::size_t cellCount() const { return m_cellCount; }
    /// The smallest rectangle around the cells' places.
    [[nodiscard]] const Rectangle &extent() const { return m_extent; }
    /// Whether a cell or label lies between the first and last row and the first and last column.
    [[nodiscard]] bool covers(const SheetPlace &place) const;
    /// The distance from row to row.
    [[nodiscard]] double pitch() const { return m_pitch; }
    /// The place of this role at this position; nothing if there is none.
    [[nodiscard]] std::optional<PlaceId> at(const SheetPlace &place) const;

    /// By cell: the cells that touch it. Cost: the square of the number of cells.
    [[nodiscard]] std::vector<std::vector<PlaceId>> neighbours() const;
    /// Makes each connected part of each group a cage of the draft. A group's clue stands with the
    /// group's first cell, before the cell's own text; all other clues are erased. Requires: a draft
    /// of a sheet of this size.
    void putCages(Draft &draft, const CellGroups &groups) const;

private:
    const Drafting &m_drafting;
    std::vector<SheetPlace> m_places;
    std::size_t m_cellCount = 0;
    Rectangle m_extent;
    double m_pitch = 1;
    std::unordered_map<std::uint64_t, PlaceId> m_placeAt;
};

} // namespace inkling
