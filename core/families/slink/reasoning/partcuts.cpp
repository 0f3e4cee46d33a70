// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/partcuts.h"

#include "families/slink/reasoning/spreading.h"
#include "families/slink/terms.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace inkling::slink {

namespace {

/// The cells that have a colour or can have it, gone through depth first from one that has it; for outside,
/// from beyond the border.
class Parts
{
public:
    Parts(const Grid &grid, const Neighbours &neighbours, const std::vector<std::int8_t> &colours,
          int colour)
        : m_grid(grid)
        , m_neighbours(neighbours)
        , m_colours(colours)
        , m_colour(colour)
        , m_border(grid.cellCount())
        , m_order(std::size_t(m_border) + 1, unseen)
        , m_low(m_order.size(), 0)
        , m_memberBelow(m_order.size(), nowhere)
    {}

    void find(std::vector<LoopCut> &cuts)
    {
        const int root = m_colour == outside ? m_border : firstMember();
        if (root == nowhere)
            return;
        search(root);
        const int beyond = root == m_border ? nowhere : root;
        for (int cell = 0; cell < m_border; ++cell) {
            if (m_order[std::size_t(cell)] == unseen && isMember(cell)) {
                cuts.assign({cutOf(cell, beyond, nowhere)});
                return;
            }
        }
        for (const auto &[between, member] : m_forced)
            cuts.push_back(cutOf(member, beyond, between));
        constexpr int mostPockets = 4;
        int pockets = 0;
        for (int cell = 0; cell < m_border && pockets < mostPockets; ++cell) {
            if (m_order[std::size_t(cell)] == unseen && canBe(cell)) {
                cuts.push_back(cutOf(cell, beyond, nowhere));
                ++pockets;
            }
        }
    }

private:
    static constexpr int unseen = -1;

    [[nodiscard]] bool isMember(int node) const
    {
        return node == m_border || m_colours[std::size_t(node)] == m_colour;
    }
    [[nodiscard]] bool canBe(int cell) const
    {
        return m_colours[std::size_t(cell)] == m_colour || m_colours[std::size_t(cell)] < 0;
    }
    [[nodiscard]] int firstMember() const
    {
        const auto found = std::ranges::find(m_colours, std::int8_t(m_colour));
        return found == m_colours.end() ? nowhere : int(found - m_colours.begin());
    }
    /// The neighbour of a node on one side: of the border, one cell of it after the other.
    [[nodiscard]] std::optional<int> next(int node, std::size_t side) const
    {
        if (node < m_border) {
            if (side >= 4)
                return std::nullopt;
            const int cell = m_neighbours[std::size_t(node)][side];
            if (cell == nowhere)
                return m_colour == outside ? m_border : nowhere;
            return canBe(cell) ? cell : nowhere;
        }
        const auto across = std::size_t(m_grid.columns);
        const auto along = std::size_t(m_grid.rows);
        if (side >= 2 * (across + along))
            return std::nullopt;
        const int cell = side < across       ? m_grid.cell(0, int(side))
                         : side < 2 * across ? m_grid.cell(m_grid.rows - 1, int(side - across))
                         : side < 2 * across + along
                             ? m_grid.cell(int(side - 2 * across), 0)
                             : m_grid.cell(int(side - 2 * across - along), m_grid.columns - 1);
        return canBe(cell) ? cell : nowhere;
    }

    void search(int root)
    {
        struct Visit
        {
            int node;
            int from;
            std::size_t side;
        };
        std::vector<Visit> way;
        int count = 0;
        const auto enter = [&](int node, int from) {
            m_order[std::size_t(node)] = m_low[std::size_t(node)] = count++;
            if (isMember(node))
                m_memberBelow[std::size_t(node)] = node;
            way.push_back({node, from, 0});
        };
        enter(root, nowhere);
        while (!way.empty()) {
            Visit &here = way.back();
            const auto other = next(here.node, here.side++);
            if (!other) {
                const Visit done = way.back();
                way.pop_back();
                if (done.from != nowhere)
                    leave(done.node, done.from);
            } else if (*other != nowhere && *other != here.from) {
                int &low = m_low[std::size_t(here.node)];
                if (m_order[std::size_t(*other)] == unseen)
                    enter(*other, here.node);
                else
                    low = std::min(low, m_order[std::size_t(*other)]);
            }
        }
    }

    void leave(int node, int from)
    {
        const int member = m_memberBelow[std::size_t(node)];
        if (m_low[std::size_t(node)] >= m_order[std::size_t(from)] && member != nowhere
            && !isMember(from)
            && std::ranges::find(m_forced, from, &std::pair<int, int>::first) == m_forced.end())
            m_forced.emplace_back(from, member);
        m_low[std::size_t(from)] = std::min(m_low[std::size_t(from)], m_low[std::size_t(node)]);
        if (m_memberBelow[std::size_t(from)] == nowhere)
            m_memberBelow[std::size_t(from)] = member;
    }

    [[nodiscard]] LoopCut cutOf(int within, int beyond, int between) const
    {
        Separator separator(m_neighbours);
        const auto passageOf = [&](int cell) {
            return cell != between && canBe(cell) ? Separator::Passage::Free
                                                  : Separator::Passage::Once;
        };
        const auto isGoal = [&](int cell) {
            const auto &around = m_neighbours[std::size_t(cell)];
            return beyond == nowhere ? std::ranges::find(around, nowhere) != around.end()
                                     : cell == beyond;
        };
        const auto parted = separator.separate({within}, m_border, passageOf, isGoal);
        return {m_colour == inside, within, parted ? parted->ring : std::vector<int>(), beyond};
    }

    const Grid &m_grid;
    const Neighbours &m_neighbours;
    const std::vector<std::int8_t> &m_colours;
    int m_colour;
    int m_border;
    std::vector<int> m_order;
    std::vector<int> m_low;
    std::vector<int> m_memberBelow; ///< by node: one of the colour that was reached through it
    std::vector<std::pair<int, int>>
        m_forced; ///< an open cell, and one of the colour that it holds
};

} // namespace

std::vector<LoopCut> partCuts(const Grid &grid, const Neighbours &neighbours,
                              const std::vector<std::int8_t> &colours)
{
    std::vector<LoopCut> cuts;
    for (const int colour : {inside, outside}) {
        std::vector<LoopCut> found;
        Parts(grid, neighbours, colours, colour).find(found);
        cuts.insert(cuts.end(), found.begin(), found.end());
    }
    return cuts;
}

} // namespace inkling::slink
