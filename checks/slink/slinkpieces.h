// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>
#include <vector>

namespace inkling::checks {

/// A checker of conclusions that rest on the connectedness of the inside, and of the outside with
/// the border. Colours some cells in all ways; a flood fill tells for each way that fits whether it
/// leaves a colour in two parts. Shares no code with the program's reasoning, and searches no
/// further, so it misses many facts that follow.
class SlinkPieces
{
public:
    using Json = nlohmann::ordered_json;

    /// The cells that are coloured in all ways. Each value includes the ones before it.
    enum class Reach {
        Conclusion, ///< the cells that the conclusion is about
        Clues,      ///< the clues among the premises, with the cells round them
        Premises,   ///< the cells that the other premises are about
    };

    /// `clues`: the clue of each cell, row by row; -1 for none. `premises`: all premises of a step;
    /// those that are neither a clue nor a fact are ignored.
    SlinkPieces(int rows, int columns, const std::vector<int> &clues,
                const std::vector<Json> &premises);

    /// Whether the conclusion (null: a contradiction) is found to follow.
    [[nodiscard]] bool show(const Json &conclusion, Reach reach);

private:
    /// A set of edges, each given by the two nodes beside it, and the numbers of lines that they
    /// may have.
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
        /// By node: another node that it is alike or unlike to; the border is the last node.
        m_parents;
    std::vector<int> m_colours; ///< by node that stands for others: 1 inside, 0 outside, -1 open
    std::vector<std::array<bool, 4>>
        /// By cell: whether the edges on its sides are known to be lines, in the order of around().
        m_lines;
    std::vector<int> m_clueCells;
    std::vector<int> m_named; ///< the nodes that facts are about
    std::vector<Count> m_counts;
    int m_waysLeft = 0; ///< the ways that may still be tried before the check is given up
};

} // namespace inkling::checks
