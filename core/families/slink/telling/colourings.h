// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/partcuts.h"
#include "families/slink/reasoning/cellrelations.h"
#include "families/slink/telling/tellable.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace inkling::slink {

/// By cell: its side, inside or outside; beyond the border is outside.
using Colours = std::map<int, int>;

/// The ways to colour, inside or outside, the cells that a step is about: its clues with the cells
/// beside them, and the cells of its conclusions; for a step without clues also the cells beside
/// those; for a step that does not rest on the one loop also the cells of its premises. A line runs
/// exactly where two colours meet.
class Colourings
{
public:
    /// Keeps a reference to `told`.
    explicit Colourings(const Tellable &told);

    /// The ways that meet the clues and fit the step's premises as far as these are about the
    /// cells; each has one bit for each cell, set if the cell is inside. Empty where there are more
    /// cells than can be tried.
    [[nodiscard]] std::vector<unsigned> ways() const;
    /// Whether a fact holds in a way, as far as the fact is about these cells.
    [[nodiscard]] bool holds(const Fact &fact, unsigned way) const;
    /// Whether all conclusions of the step hold in a way.
    [[nodiscard]] bool fitsConclusions(unsigned way) const;
    /// The sides of a clue that have lines in a way, one bit each by Side.
    [[nodiscard]] unsigned linesRound(int clue, unsigned way) const;
    [[nodiscard]] Colours colours(unsigned way) const;

private:
    void add(int node);
    void addCellsOf(const Fact &fact);
    [[nodiscard]] std::vector<int> dotsAmong() const;
    [[nodiscard]] bool isAbout(const Fact &fact) const;
    [[nodiscard]] std::optional<int> colourOf(int node, unsigned way) const;
    [[nodiscard]] std::optional<int> linesAcross(int edge, unsigned way) const;
    [[nodiscard]] bool fits(unsigned way) const;

    const Tellable &m_told;
    CellRelations m_relations;
    std::vector<int> m_cells;
    std::vector<int> m_dots;      ///< dots at which at most two lines may meet
    std::vector<Fact> m_premises; ///< the premises that are about these cells
};

/// The sides (inside or outside the loop) that a step's premises give to cells all over the board,
/// and the cells that are thereby cut off from other cells of their side.
class Parting
{
public:
    /// Two cells of one side that cannot be joined; the second may be the border.
    struct Ends
    {
        int first;
        int second;
        auto operator<=>(const Ends &) const = default;
    };

    explicit Parting(const Tellable &told);
    /// Takes the fact `supposed` as one more premise.
    Parting(const Tellable &told, const Fact &supposed);

    [[nodiscard]] const CellRelations &relations() const { return m_relations; }
    /// The sides of the cells in the step's premises, and of the border.
    [[nodiscard]] const Colours &known() const { return m_known; }
    /// Adds to `colours` the cells that the edges and pairs of the premises relate to those in it,
    /// and returns the added cells; nothing where they contradict each other.
    [[nodiscard]] std::optional<std::vector<int>> spread(Colours &colours) const;
    /// Two cells of this colour that cannot be joined, `first` among them if possible.
    [[nodiscard]] std::optional<Ends> parted(const Colours &colours, int colour, int first) const;
    /// All pairs of cells of this colour that cannot be joined; for the outside, only pairs of a
    /// cell and the border.
    [[nodiscard]] std::vector<Ends> allParted(const Colours &colours, int colour) const;

private:
    void add(const Fact &fact);
    [[nodiscard]] Window frameOf(const Colours &colours) const;
    [[nodiscard]] std::vector<std::pair<int, int>> parts(const Colours &colours, int colour) const;

    const Tellable &m_told;
    CellRelations m_relations;
    Colours m_known;
    std::vector<Fact> m_links; ///< edges and pairs
    std::vector<int> m_walls;  ///< edges that are lines, sorted
};

} // namespace inkling::slink
