// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/drafting.h"

#include <unordered_map>
#include <vector>

namespace inkling {

/// Cells in groups, by the groups' numbers; a group need not be connected. And each group's clue.
struct CellGroups
{
    std::vector<int> groupOf; ///< noCage: in none
    std::vector<std::string> clues;
};

/// The places of a sheet, found by where they are.
class Sheet
{
public:
    /// Requires: no objection to the size.
    Sheet(const Drafting &drafting, BoardSize size);

    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    [[nodiscard]] std::size_t cellCount() const { return m_cellCount; }
    /// Round the cells' places.
    [[nodiscard]] const Rectangle &extent() const { return m_extent; }
    /// Whether a label, or a cell, is between the first row and the last, and the first column and the last.
    [[nodiscard]] bool covers(const Place &place) const;
    /// From row to row.
    [[nodiscard]] double pitch() const { return m_pitch; }
    [[nodiscard]] std::optional<PlaceId> at(const Place &place) const;

    /// Which cells touch which. Cost: the square of the number of cells.
    [[nodiscard]] std::vector<std::vector<PlaceId>> neighbours() const;
    /// The groups' connected parts as the draft's cages; a group's clue stands with the first cell of all.
    /// What else stood at cells is gone. Requires: a draft of a sheet of this size.
    void putCages(Draft &draft, const CellGroups &groups) const;

private:
    std::vector<Place> m_places;
    std::size_t m_cellCount = 0;
    Rectangle m_extent;
    double m_pitch = 1;
    std::unordered_map<std::uint64_t, PlaceId> m_placeAt;
};

} // namespace inkling
