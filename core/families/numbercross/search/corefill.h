// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/search/sums.h"

#include <cstdint>
#include <random>
#include <vector>

namespace inkling::numbercross::search {

/// Shades a large board evenly, down to a small core whose lines are still as open as can be: rows
/// outside the core first, each met exactly and leaning to the columns that need black most; then the
/// columns outside the core, met exactly with the cells they have in the core's rows. What the core's
/// lines still lack is a small board of its own, which has answers as a rule.
///
/// Chooses by chance, the same on every machine.
class CoreFill
{
public:
    /// Requires: `sums` lives as long as this.
    explicit CoreFill(const Sums &sums);

    /// One attempt with a core of at most so many rows and columns. Returns false if a line could not
    /// be met. Cost: some 2 us a line of 50 cells.
    [[nodiscard]] bool attempt(int coreSide);

    /// One attempt without a core: all rows are met, the columns only about. Returns false if a row
    /// cannot be.
    [[nodiscard]] bool fillRows();

    /// Of the last attempt: the core, as a board of its own; its lines; and the shades outside it.
    [[nodiscard]] const Sums &core() const { return m_core; }
    [[nodiscard]] const std::vector<int> &coreRows() const { return m_coreRows; }
    [[nodiscard]] const std::vector<int> &coreColumns() const { return m_coreColumns; }
    [[nodiscard]] const std::vector<std::uint8_t> &shades() const { return m_shades; }

private:
    /// What a line is to get in the part of it that is being filled, and what is there to get it from.
    struct Need
    {
        double want = 0;
        double left = 0;
        [[nodiscard]] double share() const { return left > 0 ? want / left : 0.5; }
    };

    /// A cell of a line that is being filled.
    struct Candidate
    {
        double rank;
        double expected; ///< its digit, as far as its other line needs black
        int digit;
        int cell;
        int across; ///< its other line
    };

    [[nodiscard]] std::vector<int> openLines(bool rows) const;
    void begin(int coreSide);
    [[nodiscard]] bool fillOuterRows();
    void chooseCore(int coreSide);
    void chooseLines(bool rows, int coreSide, std::vector<int> &chosen);
    [[nodiscard]] double coreShare();
    void planNeeds();
    [[nodiscard]] std::vector<Candidate> candidatesOf(int line, const std::vector<int> &across,
                                                      const std::vector<Need> &needs);
    [[nodiscard]] bool fill(int line, const std::vector<int> &across, std::vector<Need> &needs);
    void placeBlack(int cell);
    void cutOutCore();
    [[nodiscard]] double goal(int line) const;

    const Sums &m_sums;
    std::mt19937 m_random{1};
    bool m_isFirst = true;
    std::vector<int> m_totals;   ///< by line
    std::vector<int> m_openRows; ///< with cells to shade
    std::vector<int> m_openColumns;
    std::vector<char> m_inCore; ///< by line
    std::vector<int> m_coreRows;
    std::vector<int> m_coreColumns;
    std::vector<int> m_outerRows;
    std::vector<int> m_outerColumns;
    std::vector<int> m_rest;         ///< what a line still lacks
    std::vector<Need> m_columnNeeds; ///< by line: of the rows outside the core
    std::vector<Need> m_rowNeeds;    ///< by line: of the columns outside the core
    std::vector<std::uint8_t> m_shades;
    Sums m_core;
};

} // namespace inkling::numbercross::search
