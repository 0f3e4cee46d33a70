// SPDX-License-Identifier: MIT
#include "slink/slinkpieces.h"

#include <algorithm>
#include <string>

namespace inkling::checks {

namespace {

constexpr int open = -1;

/// Where so many ways have been looked at, it is given up.
constexpr int mostWays = 512;

} // namespace

SlinkPieces::SlinkPieces(int rows, int columns, const std::vector<int> &clues,
                         const std::vector<Json> &premises)
    : m_rows(rows)
    , m_columns(columns)
    , m_colours(std::size_t(rows * columns + 1), open)
    , m_lines(std::size_t(rows * columns), std::array{false, false, false, false})
{
    for (int i = 0; i <= border(); ++i)
        m_parents.push_back({i, 0});
    m_colours[std::size_t(border())] = 0;
    for (const Json &premise : premises)
        addPremise(premise, clues);
    for (int i = 0; i <= border(); ++i)
        m_parents[std::size_t(i)] = rootOf(i);
}

int SlinkPieces::node(int r, int c) const
{
    return r < 0 || c < 0 || r >= m_rows || c >= m_columns ? border() : r * m_columns + c;
}

/// The nodes above, below, left and right of a cell.
std::array<int, 4> SlinkPieces::around(int cell) const
{
    const int r = cell / m_columns;
    const int c = cell % m_columns;
    return {node(r - 1, c), node(r + 1, c), node(r, c - 1), node(r, c + 1)};
}

/// The nodes on both sides of an edge.
std::pair<int, int> SlinkPieces::ends(const Json &edge) const
{
    const int r = edge[1];
    const int c = edge[2];
    return {edge[0] == "h" ? node(r - 1, c) : node(r, c - 1), node(r, c)};
}

/// What a fact says of lines: two cells are unlike where there is one between them, or would be.
std::optional<SlinkPieces::Count> SlinkPieces::countOf(const Json &fact) const
{
    if (fact.contains("edge"))
        return Count{{ends(fact["edge"])}, {fact["is"] == "line" ? 1 : 0}};
    if (fact.contains("cell")) {
        const int cell = node(fact["cell"][0], fact["cell"][1]);
        return Count{{{cell, border()}}, {fact["is"] == "inside" ? 1 : 0}};
    }
    if (fact.contains("cells")) {
        const Json &cells = fact["cells"];
        return Count{{{node(cells[0][0], cells[0][1]), node(cells[1][0], cells[1][1])}},
                     {fact["are"] == "unlike" ? 1 : 0}};
    }
    if (fact.contains("corner")) {
        const int cell = node(fact["corner"][0], fact["corner"][1]);
        const std::string corner = fact["corner"][2];
        const auto next = around(cell);
        return Count{
            {{cell, next[corner[0] == 'n' ? 0 : 1]}, {cell, next[corner[1] == 'w' ? 2 : 3]}},
            fact["lines"].get<std::vector<int>>()};
    }
    return std::nullopt;
}

SlinkPieces::Root SlinkPieces::rootOf(int node) const
{
    Root root{node, 0};
    while (m_parents[std::size_t(root.node)].node != root.node) {
        const Root &parent = m_parents[std::size_t(root.node)];
        root = {parent.node, root.difference ^ parent.difference};
    }
    return root;
}

/// The border stands for itself, so that what is related to it has a colour.
void SlinkPieces::relate(int first, int second, int difference)
{
    Root a = rootOf(first);
    Root b = rootOf(second);
    difference ^= a.difference ^ b.difference;
    if (a.node == b.node) {
        m_isContradictory = m_isContradictory || difference != 0;
        return;
    }
    if (a.node == border())
        std::swap(a, b);
    m_parents[std::size_t(a.node)] = {b.node, difference};
}

void SlinkPieces::addPremise(const Json &premise, const std::vector<int> &clues)
{
    if (premise.contains("clue")) {
        const int cell = node(premise["clue"][0], premise["clue"][1]);
        Count count{{}, {clues[std::size_t(cell)]}};
        for (const int next : around(cell))
            count.edges.emplace_back(cell, next);
        m_counts.push_back(std::move(count));
        m_clueCells.push_back(cell);
        return;
    }
    const auto count = countOf(premise);
    if (!count)
        return;
    for (const auto &[first, second] : count->edges)
        m_named.insert(m_named.end(), {first, second});
    if (count->edges.size() > 1) {
        m_counts.push_back(*count);
        return;
    }
    const auto [first, second] = count->edges.front();
    relate(first, second, count->allowed.front());
    if (!premise.contains("edge") || premise["is"] != "line")
        return;
    const Json &edge = premise["edge"];
    const bool isLevel = edge[0] == "h";
    if (first != border())
        m_lines[std::size_t(first)][isLevel ? 1 : 3] = true;
    if (second != border())
        m_lines[std::size_t(second)][isLevel ? 0 : 2] = true;
}

int SlinkPieces::colourOf(int node) const
{
    const Root root = rootOf(node);
    const int colour = m_colours[std::size_t(root.node)];
    return colour == open ? open : colour ^ root.difference;
}

/// How many lines there are at least, and at most.
std::pair<int, int> SlinkPieces::linesAcross(const Count &count) const
{
    int least = 0;
    int most = 0;
    for (const auto &[first, second] : count.edges) {
        const Root a = rootOf(first);
        const Root b = rootOf(second);
        const int colourA = m_colours[std::size_t(a.node)];
        const int colourB = m_colours[std::size_t(b.node)];
        const bool isKnown = a.node == b.node || (colourA != open && colourB != open);
        const int ofRoots = a.node == b.node || !isKnown ? 0 : colourA ^ colourB;
        const int isLine = ofRoots ^ a.difference ^ b.difference;
        least += isKnown ? isLine : 0;
        most += isKnown ? isLine : 1;
    }
    return {least, most};
}

bool SlinkPieces::canHold(const Count &count) const
{
    const auto [least, most] = linesAcross(count);
    return std::ranges::any_of(count.allowed,
                               [&](int lines) { return least <= lines && lines <= most; });
}

bool SlinkPieces::mustHold(const Count &count) const
{
    const auto [least, most] = linesAcross(count);
    for (int lines = least; lines <= most; ++lines) {
        if (std::ranges::find(count.allowed, lines) == count.allowed.end())
            return false;
    }
    return true;
}

/// Whether cells of a colour touch at a corner only, and those of the other colour there, too: a way between the
/// two goes round one of the others, and parts it from the other.
bool SlinkPieces::hasCrossing() const
{
    for (int r = 0; r + 1 < m_rows; ++r) {
        for (int c = 0; c + 1 < m_columns; ++c) {
            const int a = colourOf(node(r, c));
            const int b = colourOf(node(r, c + 1));
            if (a != open && b == 1 - a && colourOf(node(r + 1, c)) == b
                && colourOf(node(r + 1, c + 1)) == a)
                return true;
        }
    }
    return false;
}

/// All that can be reached from a node without crossing lines or entering cells of this colour.
void SlinkPieces::flood(int start, int barred, std::vector<bool> &reached) const
{
    std::vector<int> queue;
    const auto enter = [&](int to) {
        if (!reached[std::size_t(to)] && colourOf(to) != barred) {
            reached[std::size_t(to)] = true;
            queue.push_back(to);
        }
    };
    enter(start);
    for (std::size_t i = 0; i < queue.size(); ++i) {
        if (queue[i] != border()) {
            const auto next = around(queue[i]);
            for (std::size_t side = 0; side < next.size(); ++side) {
                if (!m_lines[std::size_t(queue[i])][side])
                    enter(next[side]);
            }
            continue;
        }
        for (int cell = 0; cell < border(); ++cell) {
            const auto next = around(cell);
            for (std::size_t side = 0; side < next.size(); ++side) {
                if (next[side] == border() && !m_lines[std::size_t(cell)][side])
                    enter(cell);
            }
        }
    }
}

/// Whether no way leads from one node of a colour to another but through those of the other colour or across lines.
bool SlinkPieces::isParted() const
{
    for (const int colour : {0, 1}) {
        std::vector<bool> reached(m_colours.size(), false);
        bool isFirst = true;
        for (int node = border(); node >= 0; --node) {
            if (colourOf(node) != colour || reached[std::size_t(node)])
                continue;
            if (!isFirst)
                return true;
            isFirst = false;
            flood(node, 1 - colour, reached);
        }
    }
    return false;
}

bool SlinkPieces::isExcluded() const
{
    return !std::ranges::all_of(m_counts, [&](const Count &count) { return canHold(count); })
           || hasCrossing() || isParted();
}

std::vector<int> SlinkPieces::nodesToColour(const std::optional<Count> &conclusion,
                                            Reach reach) const
{
    std::vector<int> nodes;
    if (conclusion) {
        for (const auto &[first, second] : conclusion->edges)
            nodes.insert(nodes.end(), {first, second});
    }
    for (const int cell : reach == Reach::Conclusion ? std::vector<int>() : m_clueCells) {
        const auto next = around(cell);
        nodes.push_back(cell);
        nodes.insert(nodes.end(), next.begin(), next.end());
    }
    if (reach == Reach::Premises)
        nodes.insert(nodes.end(), m_named.begin(), m_named.end());
    return nodes;
}

/// Whether the conclusion holds in each way to colour these nodes, from that place on, that is not excluded.
bool SlinkPieces::holdsInAll(const std::vector<int> &nodes, const std::optional<Count> &conclusion,
                             std::size_t from)
{
    if (--m_waysLeft < 0)
        return false;
    if ((conclusion && mustHold(*conclusion)) || isExcluded())
        return true;
    while (from < nodes.size() && colourOf(nodes[from]) != open)
        ++from;
    if (from == nodes.size())
        return false;
    int &colour = m_colours[std::size_t(rootOf(nodes[from]).node)];
    bool holds = true;
    for (const int way : {0, 1}) {
        colour = way;
        holds = holds && holdsInAll(nodes, conclusion, from + 1);
    }
    colour = open;
    return holds;
}

bool SlinkPieces::show(const Json &conclusion, Reach reach)
{
    const auto count = countOf(conclusion);
    if (!count && !conclusion.contains("contradiction"))
        return false;
    m_waysLeft = mostWays;
    return m_isContradictory || holdsInAll(nodesToColour(count, reach), count, 0);
}

} // namespace inkling::checks
