// SPDX-License-Identifier: MIT
#include "families/slink/colours/partcuts.h"

#include "families/slink/reasoning/spreading.h"
#include "families/slink/terms.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace inkling::slink {

namespace {

/// A window of a board, its places counted by themselves, row by row with a frame round them.
struct View
{
    /// The values of places in the frame.
    static constexpr std::int8_t border = 2; ///< of the board
    static constexpr std::int8_t beyond = 3; ///< the window

    const Grid &grid;
    Window window;
    std::vector<std::int8_t> colours = {}; ///< by place

    [[nodiscard]] int rows() const { return window.bottom - window.top; }
    [[nodiscard]] int columns() const { return window.right - window.left; }
    /// The distance from one row to the next.
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
        , m_nodes(view.colours.size() + 1)
    {
        for (int place = 0; place < m_rest; ++place)
            at(place).kind = kindOf(view.colours[std::size_t(place)]);
        at(m_rest).member = m_rest;
    }

    [[nodiscard]] std::vector<LoopCut> cuts()
    {
        if (m_hasRest) {
            at(m_rest).order = at(m_rest).low = m_count++;
            searchFromRest();
        } else {
            const int first = firstMember();
            if (first == nowhere)
                return {};
            m_beyond = m_view.cellAt(first);
            search(first, nowhere);
        }
        for (int place = 0; place < m_rest; ++place) {
            if (at(place).order == unseen && isMember(place))
                return {cutOf(place, nowhere)};
        }
        std::vector<LoopCut> cuts;
        for (const auto &[between, member] : m_forced)
            cuts.push_back(cutOf(member, between));
        constexpr int mostPockets = 4;
        int pockets = 0;
        for (int place = 0; place < m_rest && pockets < mostPockets; ++place) {
            if (at(place).order == unseen && canBe(place)) {
                cuts.push_back(cutOf(place, nowhere));
                ++pockets;
            }
        }
        return cuts;
    }

private:
    static constexpr int unseen = -1;

    enum class Kind : std::uint8_t {
        Shut,   ///< of the other colour, or a frame with nothing behind it
        Open,   ///< without a colour
        Member, ///< of the colour
        Rest,   ///< a frame with the rest behind it
    };
    struct Node
    {
        int order = unseen;
        int low = 0;
        int member = nowhere; ///< one of the colour that was reached through it
        int from = nowhere;
        std::uint8_t side = 0; ///< to be looked at next
        Kind kind = Kind::Shut;
    };

    [[nodiscard]] Node &at(int node) { return m_nodes[std::size_t(node)]; }
    [[nodiscard]] const Node &at(int node) const { return m_nodes[std::size_t(node)]; }
    [[nodiscard]] Kind kindOf(std::int8_t colour) const
    {
        if (colour == View::beyond || (colour == View::border && m_colour == outside))
            return Kind::Rest;
        if (colour < 0)
            return Kind::Open;
        return colour == m_colour ? Kind::Member : Kind::Shut;
    }
    [[nodiscard]] bool isMember(int node) const
    {
        return node == m_rest || at(node).kind == Kind::Member;
    }
    [[nodiscard]] bool canBe(int place) const
    {
        return at(place).kind == Kind::Open || at(place).kind == Kind::Member;
    }
    [[nodiscard]] int firstMember() const
    {
        const auto found = std::ranges::find(m_nodes, Kind::Member, &Node::kind);
        return found == m_nodes.end() ? nowhere : int(found - m_nodes.begin());
    }

    /// Searches from the places at the rim: first those above, then below, on the left, on the
    /// right.
    void searchFromRest()
    {
        const int across = m_view.columns();
        const int along = m_view.rows();
        const auto enter = [&](int row, int column, int outward) {
            const int place = m_view.placeAt(row, column);
            if (at(place + m_sides[std::size_t(outward)]).kind != Kind::Rest || !canBe(place))
                return;
            if (at(place).order == unseen)
                search(place, m_rest);
        };
        for (int column = 0; column < across; ++column)
            enter(0, column, 0);
        for (int column = 0; column < across; ++column)
            enter(along - 1, column, 2);
        for (int row = 0; row < along; ++row)
            enter(row, 0, 3);
        for (int row = 0; row < along; ++row)
            enter(row, across - 1, 1);
    }

    void enter(int node, int from)
    {
        Node &here = at(node);
        here.order = here.low = m_count++;
        here.from = from;
        if (here.kind == Kind::Member)
            here.member = node;
    }

    void search(int root, int from)
    {
        enter(root, from);
        for (int node = root; node != from;) {
            Node &here = at(node);
            if (here.side == m_sides.size()) {
                if (here.from != nowhere)
                    leave(node, here.from);
                node = here.from;
                continue;
            }
            int other = node + m_sides[here.side++];
            const Kind kind = at(other).kind;
            if (kind == Kind::Shut)
                continue;
            if (kind == Kind::Rest)
                other = m_rest;
            if (other == here.from)
                continue;
            if (at(other).order == unseen) {
                enter(other, node);
                node = other;
            } else {
                here.low = std::min(here.low, at(other).order);
            }
        }
    }

    void leave(int node, int from)
    {
        const Node &done = at(node);
        Node &before = at(from);
        if (done.low >= before.order && done.member != nowhere && !isMember(from)
            && std::ranges::find(m_forced, from, &std::pair<int, int>::first) == m_forced.end())
            m_forced.emplace_back(from, done.member);
        before.low = std::min(before.low, done.low);
        if (before.member == nowhere)
            before.member = done.member;
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
    std::vector<Node> m_nodes;  ///< by place; and the rest
    int m_count = 0;            ///< of nodes entered
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
