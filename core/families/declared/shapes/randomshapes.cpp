// SPDX-License-Identifier: MIT
#include "families/declared/shapes/randomshapes.h"

#include "families/declared/different/differentsearch.h"
#include "logic/search/randomsource.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace inkling::declared {

namespace {

/// Squares between the cells, with a rim of squares that stay outside.
class GrowingPiece
{
public:
    GrowingPiece(int rows, int columns)
        : m_rows(rows)
        , m_columns(columns)
        , m_isInside(std::size_t((rows + 2) * (columns + 2)), false)
    {}

    [[nodiscard]] bool has(int row, int column) const
    {
        return m_isInside[std::size_t((row + 1) * (m_columns + 2) + column + 1)];
    }
    void add(int row, int column)
    {
        m_isInside[std::size_t((row + 1) * (m_columns + 2) + column + 1)] = true;
    }
    /// Whether the piece with this square, which is outside, still has one border that nowhere
    /// touches itself: round the square, the inside is one stretch, and holds a side of it.
    [[nodiscard]] bool canGrow(int row, int column) const
    {
        constexpr std::array<std::array<int, 2>, 8> round{
            {{-1, -1}, {-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}}};
        int changes = 0;
        bool hasSide = false;
        for (std::size_t i = 0; i < round.size(); ++i) {
            const auto [down, right] = round[i];
            const auto [nextDown, nextRight] = round[(i + 1) % round.size()];
            const bool here = has(row + down, column + right);
            changes += here != has(row + nextDown, column + nextRight) ? 1 : 0;
            hasSide = hasSide || (here && (down == 0 || right == 0));
        }
        return hasSide && changes == 2;
    }
    [[nodiscard]] int sidesOf(int row, int column) const
    {
        return int(has(row - 1, column)) + int(has(row + 1, column)) + int(has(row, column - 1))
               + int(has(row, column + 1));
    }
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }

private:
    int m_rows;
    int m_columns;
    std::vector<bool> m_isInside;
};

/// Squares that hang on by one side make a border that winds: others are taken seldom.
void grow(GrowingPiece &piece, RandomSource &random)
{
    constexpr int seldom = 12;
    piece.add(random.below(piece.rows()), random.below(piece.columns()));
    for (int idle = 0, most = 4 * piece.rows() * piece.columns(); idle < most; ++idle) {
        const int row = random.below(piece.rows());
        const int column = random.below(piece.columns());
        if (piece.has(row, column) || !piece.canGrow(row, column)
            || (piece.sidesOf(row, column) > 1 && !random.chance(1, seldom)))
            continue;
        piece.add(row, column);
        idle = 0;
    }
}

} // namespace

std::vector<std::uint8_t> randomLoop(const Layout &layout, RandomSource &random)
{
    GrowingPiece piece(layout.rows - 1, layout.columns - 1);
    grow(piece, random);
    std::vector<std::uint8_t> values(layout.unknownCount(), 0);
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        const int row = layout.rowOf(cell);
        const int column = layout.columnOf(cell);
        const bool after = piece.has(row, column);
        if (const auto link = layout.linkRight(cell))
            values[*link] = piece.has(row - 1, column) != after ? 1 : 0;
        if (const auto link = layout.linkDown(cell))
            values[*link] = piece.has(row, column - 1) != after ? 1 : 0;
    }
    return values;
}

std::vector<std::uint8_t> randomShades(BoardSize size, int percent, RandomSource &random)
{
    const Layout layout{{size.rows, size.columns}, Form::Shades};
    std::vector<std::uint8_t> shades(layout.unknownCount(), 0);
    std::vector<int> order(shades.size());
    std::iota(order.begin(), order.end(), 0);
    random.shuffle(order);
    const auto isWhole = connected(layout.columns, 0);
    for (const int cell : order) {
        const auto isBlack = [&](int other) { return shades[std::size_t(other)] == 1; };
        if (100 * std::ranges::count(shades, 1) >= percent * layout.cellCount()
            || std::ranges::any_of(layout.neighbours(cell), isBlack))
            continue;
        shades[std::size_t(cell)] = 1;
        if (!isWhole->holds(shades))
            shades[std::size_t(cell)] = 0;
    }
    return shades;
}

int randomSeen(BoardSize size, const std::vector<std::uint8_t> &shades,
               const std::vector<int> &numbers, int cell, RandomSource &random)
{
    std::vector<int> seen;
    for (const auto &line : linesOf({size.rows, size.columns})) {
        if (std::ranges::find(line, cell) == line.end())
            continue;
        for (const int other : line) {
            if (shades[std::size_t(other)] == 0)
                seen.push_back(numbers[std::size_t(other)]);
        }
    }
    return random.pick(seen);
}

std::vector<int> randomNumbers(BoardSize size, const std::vector<std::uint8_t> &shades,
                               RandomSource &random, const StopCondition &stop)
{
    Statement statement;
    statement.domains.assign(shades.size(), ValueSet::first(std::max(size.rows, size.columns) + 1)
                                                - ValueSet::only(0));
    for (auto line : linesOf({size.rows, size.columns})) {
        std::erase_if(line, [&](int cell) { return shades[std::size_t(cell)] == 1; });
        statement.add(0, line, allDifferent(), {});
    }
    const auto answer = randomDifferent(statement, random, stop);
    if (!answer)
        return {};
    std::vector<int> numbers(answer->values.begin(), answer->values.end());
    for (int cell = 0; cell < int(numbers.size()); ++cell) {
        if (shades[std::size_t(cell)] == 1)
            numbers[std::size_t(cell)] = randomSeen(size, shades, numbers, cell, random);
    }
    return numbers;
}

} // namespace inkling::declared
