// SPDX-License-Identifier: MIT
#include "families/kenken/generating/latinsquare.h"

#include "families/kenken/cages.h"

#include <array>
#include <numeric>

namespace inkling::kenken {

namespace {

/// A row of the square: a random matching of columns with digits that the columns still lack, by
/// augmenting paths.
class Row
{
public:
    Row(int side, const std::array<ValueSet, maxSide> &lacking)
        : m_side(side)
        , m_lacking(lacking)
    {
        m_columnOf.fill(-1);
    }

    /// A column takes a digit; one that has it takes another. There always is a way, as each column lacks
    /// as many digits as each digit lacks columns (Hall).
    void place(int column, RandomSource &random)
    {
        ValueSet tried;
        place(column, random, tried);
    }
    [[nodiscard]] int columnOf(int digit) const { return m_columnOf[std::size_t(digit)]; }

private:
    bool place(int column, RandomSource &random, ValueSet &tried)
    {
        std::vector<int> digits(std::size_t(m_side), 0);
        std::iota(digits.begin(), digits.end(), 1);
        random.shuffle(digits);
        for (const int digit : digits) {
            if (!m_lacking[std::size_t(column)].contains(digit) || tried.contains(digit))
                continue;
            tried = tried | ValueSet::only(digit);
            int &owner = m_columnOf[std::size_t(digit)];
            if (owner < 0 || place(owner, random, tried)) {
                owner = column;
                return true;
            }
        }
        return false;
    }

    int m_side;
    const std::array<ValueSet, maxSide> &m_lacking;
    std::array<int, maxSide + 1> m_columnOf{};
};

} // namespace

std::vector<std::uint8_t> randomLatinSquare(int side, RandomSource &random)
{
    std::vector<std::uint8_t> square(std::size_t(side * side));
    std::array<ValueSet, maxSide> lacking;
    lacking.fill(ValueSet::first(side + 1) - ValueSet::only(0));
    std::vector<int> columns(std::size_t(side), 0);
    std::iota(columns.begin(), columns.end(), 0);
    for (int r = 0; r < side; ++r) {
        Row row(side, lacking);
        random.shuffle(columns);
        for (const int column : columns)
            row.place(column, random);
        for (int digit = 1; digit <= side; ++digit) {
            const int column = row.columnOf(digit);
            square[std::size_t(r * side + column)] = std::uint8_t(digit);
            auto &left = lacking[std::size_t(column)];
            left = left - ValueSet::only(digit);
        }
    }
    return square;
}

} // namespace inkling::kenken
