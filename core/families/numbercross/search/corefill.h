// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"

#include <cstdint>
#include <random>
#include <vector>

namespace inkling::numbercross::search {

/// Shades a large board evenly, except for a small core whose lines stay as open as possible: first
/// the rows outside the core, each met exactly and preferring the columns that need black most;
/// then the columns outside the core, met exactly by their cells in the core's rows. What the
/// core's lines still lack is a small board of its own, which usually has answers.
///
/// Random, but the same on every machine.
class CoreFill
{
public:
    /// Keeps a reference to `sums`, which must outlive this object.
    explicit CoreFill(const Sums &sums);

    /// Makes an attempt with a core of at most `coreSide` rows and columns. Returns false if a line
    /// could not be met. Cost: about 2 us for a line of 50 cells.
    [[nodiscard]] bool attempt(int coreSide);

    /// Makes an attempt without a core: all rows are met exactly, the columns only roughly. Returns
    /// false if a row cannot be met.
    [[nodiscard]] bool fillRows();

    /// The results of the last attempt: the core as a board of its own, its rows and columns, and
    /// the shades of the cells outside it.
    [[nodiscard]] const Sums &core() const { return m_core; }
    [[nodiscard]] const std::vector<int> &coreRows() const { return m_coreRows; }
    [[nodiscard]] const std::vector<int> &coreColumns() const { return m_coreColumns; }
    [[nodiscard]] const std::vector<std::uint8_t> &shades() const { return m_shades; }

private:
    /// The sum of black that a line should get in the part that is being filled, and the sum of the
    /// digits that are left for it there.
    struct Need
    {
        double want = 0;
        double left = 0;
        [[nodiscard]] double share() const { return left > 0 ? want / left : 0.5; }
    };

    /// A cell of a line that is being filled.
    struct OpenCell
    {
        double rank;
        double expected; ///< the cell's digit times the share of black that its other line needs
        int digit;
        int cell;
        int across; ///< the cell's other line
    };

    [[nodiscard]] std::vector<int> openLines(bool rows) const;
    void begin(int coreSide);
    [[nodiscard]] bool fillOuterRows();
    void chooseCore(int coreSide);
    void chooseLines(bool rows, int coreSide, std::vector<int> &chosen);
    [[nodiscard]] double coreShare();
    void planNeeds();
    [[nodiscard]] std::vector<OpenCell> candidatesOf(int line, const std::vector<int> &across,
                                                     const std::vector<Need> &needs);
    [[nodiscard]] bool fill(int line, const std::vector<int> &across, std::vector<Need> &needs);
    void placeBlack(int cell);
    void cutOutCore();
    [[nodiscard]] double goal(int line) const;

    const Sums &m_sums;
    std::mt19937 m_random{1};
    bool m_isFirst = true;
    std::vector<int> m_totals;   ///< by line: the sum of its digits
    std::vector<int> m_openRows; ///< rows with cells to shade
    std::vector<int> m_openColumns;
    std::vector<char> m_inCore; ///< by line
    std::vector<int> m_coreRows;
    std::vector<int> m_coreColumns;
    std::vector<int> m_outerRows;
    std::vector<int> m_outerColumns;
    std::vector<int> m_rest;         ///< by line: what it still lacks
    std::vector<Need> m_columnNeeds; ///< by line: needs in the rows outside the core
    std::vector<Need> m_rowNeeds;    ///< by line: needs in the columns outside the core
    std::vector<std::uint8_t> m_shades;
    Sums m_core;
};

} // namespace inkling::numbercross::search
