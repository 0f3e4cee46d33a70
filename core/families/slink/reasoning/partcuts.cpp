// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/partcuts.h"

#include "families/slink/reasoning/spreading.h"
#include "families/slink/terms.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

namespace inkling::slink {

namespace {

/// A window of a board, its places counted by themselves, row by row with a frame round them.
struct View
{
    /// What stands in the frame.
    static constexpr std::int8_t border = 2; ///< of the board
    static constexpr std::int8_t beyond = 3; ///< the window

    const Grid &grid;
    Window window;
    std::vector<std::int8_t> colours = {}; ///< by place

    [[nodiscard]] int rows() const { return window.bottom - window.top; }
    [[nodiscard]] int columns() const { return window.right - window.left; }
    /// From one row to the next.
    [[nodiscard]] int stride() const { return columns() + 2; }
    [[nodiscard]] int placeAt(int row, int column) const
    {
        return (row + 1) * stride() + column + 1;
    }
    [[nodiscard]] int cellAt(int place) const
    {
        return grid.cell(window.top + place / stride() - 1, window.left + place % stride() - 1);
    }
    [[nodiscard]] int placeOf(int cell) const
    {
        return placeAt(cell / grid.columns - window.top, cell % grid.columns - window.left);
    }
    void take(const std::function<int(int)> &colourOf);
};

void View::take(const std::function<int(int)> &colourOf)
{
    const auto frame = [](bool isAtBorder) { return isAtBorder ? border : beyond; };
    colours.resize(std::size_t(placeAt(rows(), columns()) + 1));
    for (int r = -1; r <= rows(); ++r) {
        for (int c = -1; c <= columns(); ++c) {
            std::int8_t &here = colours[std::size_t(placeAt(r, c))];
            if (r < 0 || r == rows())
                here = frame(r < 0 ? window.top == 0 : window.bottom == grid.rows);
            else if (c < 0 || c == columns())
                here = frame(c < 0 ? window.left == 0 : window.right == grid.columns);
            else
                here = std::int8_t(colourOf(grid.cell(window.top + r, window.left + c)));
        }
    }
}

/// The cells of a view that have a colour or can have it, gone through depth first from one that has it. All
/// beyond the view is one node, the rest, if there is some of the colour: for outside, beyond the border is.
class Parts
{
public:
    Parts(const View &view, const Neighbours &neighbours, int colour, int beyond)
        : m_view(view)
        , m_neighbours(neighbours)
        , m_colour(colour)
        , m_beyond(beyond)
        , m_rest(int(view.colours.size()))
        , m_hasRest(colour == outside || beyond != nowhere)
        , m_sides{-view.stride(), 1, view.stride(), -1}
        , m_order(std::size_t(m_rest) + 1, unseen)
        , m_low(m_order.size(), 0)
        , m_memberBelow(m_order.size(), nowhere)
    {}

    [[nodiscard]] std::vector<LoopCut> cuts()
    {
        const int root = m_hasRest ? m_rest : firstMember();
        if (root == nowhere)
            return {};
        search(root);
        if (!m_hasRest)
            m_beyond = m_view.cellAt(root);
        for (int place = 0; place < m_rest; ++place) {
            if (m_order[std::size_t(place)] == unseen && isMember(place))
                return {cutOf(place, nowhere)};
        }
        std::vector<LoopCut> cuts;
        for (const auto &[between, member] : m_forced)
            cuts.push_back(cutOf(member, between));
        constexpr int mostPockets = 4;
        int pockets = 0;
        for (int place = 0; place < m_rest && pockets < mostPockets; ++place) {
            if (m_order[std::size_t(place)] == unseen && canBe(place)) {
                cuts.push_back(cutOf(place, nowhere));
                ++pockets;
            }
        }
        return cuts;
    }

private:
    static constexpr int unseen = -1;

    [[nodiscard]] bool isMember(int node) const
    {
        return node == m_rest || m_view.colours[std::size_t(node)] == m_colour;
    }
    [[nodiscard]] bool canBe(int place) const
    {
        const int colour = m_view.colours[std::size_t(place)];
        return colour < 0 || colour == m_colour;
    }
    [[nodiscard]] int firstMember() const
    {
        const auto found = std::ranges::find(m_view.colours, std::int8_t(m_colour));
        return found == m_view.colours.end() ? nowhere : int(found - m_view.colours.begin());
    }

    /// The neighbour of a node on one side: of the rest, one place at the rim after the other.
    [[nodiscard]] std::optional<int> next(int node, int side) const
    {
        if (node == m_rest)
            return nextToRest(side);
        if (side >= 4)
            return std::nullopt;
        const int place = node + m_sides[std::size_t(side)];
        const std::int8_t colour = m_view.colours[std::size_t(place)];
        if (colour == View::border)
            return m_colour == outside ? m_rest : nowhere;
        if (colour == View::beyond)
            return m_rest;
        return canBe(place) ? place : nowhere;
    }
    [[nodiscard]] std::optional<int> nextToRest(int side) const
    {
        const int across = m_view.columns();
        const int along = m_view.rows();
        if (side >= 2 * (across + along))
            return std::nullopt;
        const bool isTop = side < across;
        const bool isBottom = !isTop && side < 2 * across;
        const bool isLeft = !isTop && !isBottom && side < 2 * across + along;
        const int place = isTop      ? m_view.placeAt(0, side)
                          : isBottom ? m_view.placeAt(along - 1, side - across)
                          : isLeft   ? m_view.placeAt(side - 2 * across, 0)
                                     : m_view.placeAt(side - 2 * across - along, across - 1);
        const int outward = isTop ? 0 : isBottom ? 2 : isLeft ? 3 : 1;
        const bool isAtBorder
            = m_view.colours[std::size_t(place + m_sides[std::size_t(outward)])] == View::border;
        return canBe(place) && (m_colour == outside || !isAtBorder) ? place : nowhere;
    }

    void search(int root)
    {
        struct Visit
        {
            int node;
            int from;
            int side;
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

    [[nodiscard]] LoopCut cutOf(int within, int between) const
    {
        const int shut = between == nowhere ? nowhere : m_view.cellAt(between);
        const auto isBeyondView = [&](int cell) { return !m_view.window.holds(m_view.grid, cell); };
        const auto passageOf = [&](int cell) {
            return isBeyondView(cell) || (cell != shut && canBe(m_view.placeOf(cell)))
                       ? Separator::Passage::Free
                       : Separator::Passage::Once;
        };
        const auto isGoal = [&](int cell) {
            const auto &around = m_neighbours[std::size_t(cell)];
            return isBeyondView(cell) || cell == m_beyond
                   || (m_colour == outside && std::ranges::find(around, nowhere) != around.end());
        };
        const int cell = m_view.cellAt(within);
        Separator separator(m_neighbours);
        const auto parted = separator.separate({cell}, m_view.grid.cellCount(), passageOf, isGoal);
        return {m_colour == inside, cell, parted ? parted->ring : std::vector<int>(), m_beyond};
    }

    const View &m_view;
    const Neighbours &m_neighbours;
    int m_colour;
    int m_beyond; ///< a cell of the colour, of which the others are to be a part; of outside, nowhere
    int m_rest;
    bool m_hasRest;
    std::array<int, 4> m_sides; ///< from a place to those beside it
    std::vector<int> m_order;
    std::vector<int> m_low;
    std::vector<int> m_memberBelow; ///< by node: one of the colour that was reached through it
    std::vector<std::pair<int, int>>
        m_forced; ///< an open cell, and one of the colour that it holds
};

/// A cell inside beyond a window, a near one; nowhere if there is none.
int insideBeyond(const Grid &grid, const Window &window, const std::function<int(int)> &colourOf)
{
    for (int reach = 1; reach < std::max(grid.rows, grid.columns); ++reach) {
        const int top = window.top - reach;
        const int left = window.left - reach;
        const int bottom = window.bottom - 1 + reach;
        const int right = window.right - 1 + reach;
        const auto isInside = [&](int r, int c) {
            return grid.contains(r, c) && colourOf(grid.cell(r, c)) == inside;
        };
        for (int c = left; c <= right; ++c) {
            for (const int r : {top, bottom}) {
                if (isInside(r, c))
                    return grid.cell(r, c);
            }
        }
        for (int r = top; r <= bottom; ++r) {
            for (const int c : {left, right}) {
                if (isInside(r, c))
                    return grid.cell(r, c);
            }
        }
    }
    return nowhere;
}

} // namespace

std::vector<LoopCut> partCuts(const Grid &grid, const Neighbours &neighbours,
                              const std::function<int(int)> &colourOf, Window window)
{
    int beyond = insideBeyond(grid, window, colourOf);
    if (beyond == nowhere)
        window = {0, 0, grid.rows, grid.columns};
    View view{grid, window};
    view.take(colourOf);
    std::vector<LoopCut> cuts = Parts(view, neighbours, inside, beyond).cuts();
    std::vector<LoopCut> more = Parts(view, neighbours, outside, nowhere).cuts();
    cuts.insert(cuts.end(), std::make_move_iterator(more.begin()),
                std::make_move_iterator(more.end()));
    return cuts;
}

} // namespace inkling::slink
