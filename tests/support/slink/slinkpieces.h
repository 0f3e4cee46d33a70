// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace inkling::test {

/// What follows of printed facts because the inside hangs together, and the outside with the border: some cells
/// are coloured in all ways, and of each way that fits, a flood fill tells whether it leaves a colour in two
/// parts. Knows nothing of the program's reasoning and searches nothing else, so much that follows it does not
/// find.
class SlinkPieces
{
public:
    using Json = nlohmann::ordered_json;

    /// Which cells are coloured.
    enum class Reach {
        Conclusion, ///< those that the conclusion speaks of
        Clues,      ///< and the clues among the premises, with the cells round them
        Premises,   ///< and all that the other premises speak of
    };

    /// `clues`: a number, or -1 for none, a cell, row by row. All premises of a step; what is neither a clue nor a
    /// fact goes for nothing.
    SlinkPieces(int rows, int columns, const std::vector<int> &clues,
                const std::vector<Json> &premises);

    /// Whether a conclusion, or a contradiction, is found to follow.
    [[nodiscard]] bool show(const Json &conclusion, Reach reach);

private:
    /// How many lines there may be across some edges, each between two nodes.
    struct Count
    {
        std::vector<std::pair<int, int>> edges;
        std::vector<int> allowed;
    };
    struct Root
    {
        int node;
        int difference;
    };

    [[nodiscard]] int border() const { return m_rows * m_columns; }
    [[nodiscard]] int node(int r, int c) const;
    [[nodiscard]] std::array<int, 4> around(int cell) const;
    [[nodiscard]] std::pair<int, int> ends(const Json &edge) const;
    [[nodiscard]] std::optional<Count> countOf(const Json &fact) const;
    [[nodiscard]] Root rootOf(int node) const;
    void relate(int first, int second, int difference);
    void addPremise(const Json &premise, const std::vector<int> &clues);

    [[nodiscard]] int colourOf(int node) const;
    [[nodiscard]] std::pair<int, int> linesAcross(const Count &count) const;
    [[nodiscard]] bool canHold(const Count &count) const;
    [[nodiscard]] bool mustHold(const Count &count) const;
    [[nodiscard]] bool hasCrossing() const;
    [[nodiscard]] bool isParted() const;
    void flood(int start, int barred, std::vector<bool> &reached) const;
    [[nodiscard]] bool isExcluded() const;
    [[nodiscard]] std::vector<int> nodesToColour(const std::optional<Count> &conclusion,
                                                 Reach reach) const;
    [[nodiscard]] bool holdsInAll(const std::vector<int> &nodes,
                                  const std::optional<Count> &conclusion, std::size_t from);

    int m_rows;
    int m_columns;
    bool m_isContradictory = false;
    std::vector<Root>
        m_parents; ///< by node: what it is alike or unlike to; the border is the last node
    std::vector<int>
        m_colours; ///< of the nodes that stand for others: 1 inside, 0 outside, -1 open
    std::vector<std::array<bool, 4>>
        m_lines; ///< by cell: lines known on its sides, as around() lists them
    std::vector<int> m_clueCells;
    std::vector<int> m_named; ///< the nodes that facts speak of
    std::vector<Count> m_counts;
    int m_waysLeft = 0; ///< until it is given up
};

} // namespace inkling::test
