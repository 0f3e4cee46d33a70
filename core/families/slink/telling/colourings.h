// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/colours/partcuts.h"
#include "families/slink/reasoning/relations.h"
#include "families/slink/telling/tellable.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace inkling::slink {

/// Sides, inside or outside, by cell; beyond the border is outside.
using Colours = std::map<int, int>;

/// The ways to colour the clues of a step, the cells beside them and those that it concludes about inside or
/// outside; of a step without clues, also those beside the latter, and of one without the one loop, those that it
/// rests on. A line runs just where two colours meet.
class Colourings
{
public:
    /// Keeps a reference.
    explicit Colourings(const Tellable &told);

    /// Ways that meet the clues and fit what the step rests on, as far as that is about these cells, with a bit
    /// for each cell that is inside. Empty where there are too many cells.
    [[nodiscard]] std::vector<unsigned> ways() const;
    /// Whether a fact holds, as far as it is about these cells.
    [[nodiscard]] bool holds(const Fact &fact, unsigned way) const;
    /// Whether all that the step concludes holds.
    [[nodiscard]] bool fitsConclusions(unsigned way) const;
    /// The sides of a clue that have lines, a bit each by Side.
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
    Relations m_relations;
    std::vector<int> m_cells;
    std::vector<int> m_dots;      ///< that have two lines at most
    std::vector<Fact> m_premises; ///< that are about these cells
};

/// Sides of cells all over the board by what a step says, and the cells that are then cut off.
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
    /// The same, supposing this, too.
    Parting(const Tellable &told, const Fact &supposed);

    [[nodiscard]] const Relations &relations() const { return m_relations; }
    /// The cells that the step rests on, and the border.
    [[nodiscard]] const Colours &known() const { return m_known; }
    /// Adds what the edges and pairs that the step rests on say of further cells, and returns these; nothing
    /// where they are at odds with the colours.
    [[nodiscard]] std::optional<std::vector<int>> spread(Colours &colours) const;
    /// Two cells of this colour that cannot be joined: `first` among them, if it can be.
    [[nodiscard]] std::optional<Ends> parted(const Colours &colours, int colour, int first) const;
    /// All such pairs; of the outside, those of a cell and the border alone.
    [[nodiscard]] std::vector<Ends> allParted(const Colours &colours, int colour) const;

private:
    void add(const Fact &fact);
    [[nodiscard]] Window frameOf(const Colours &colours) const;
    [[nodiscard]] std::vector<std::pair<int, int>> parts(const Colours &colours, int colour) const;

    const Tellable &m_told;
    Relations m_relations;
    Colours m_known;
    std::vector<Fact> m_links; ///< edges and pairs
    std::vector<int> m_walls;  ///< edges that are lines, sorted
};

} // namespace inkling::slink
