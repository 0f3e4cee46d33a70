// SPDX-License-Identifier: MIT
#include "families/slink/solverwindows.h"

#include <array>
#include <bit>
#include <numeric>

namespace inkling::slink::solver {

namespace {

constexpr int cellCount = 9; // row by row; the centre is 4
constexpr int pairCount = cellCount * (cellCount - 1) / 2;

/// A bit for each cell (it is inside), then one for each pair of cells (they are unlike).
using Statements = std::uint64_t;
constexpr Statements cellStatement(int cell) { return Statements(1) << cell; }
constexpr Statements pairStatement(int pair) { return Statements(1) << (cellCount + pair); }

/// A set of the 512 colourings of a window; colouring n has cell i inside if bit i of n is set.
struct ColouringSet
{
    std::array<std::uint64_t, 8> words{};

    void insert(unsigned colouring) { words[colouring >> 6] |= std::uint64_t(1) << (colouring & 63); }
    void intersect(const ColouringSet &other)
    {
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] &= other.words[i];
    }
};

template<typename Allowed>
ColouringSet setOf(Allowed allowed)
{
    ColouringSet set;
    for (unsigned colouring = 0; colouring < 512; ++colouring) {
        if (allowed(colouring))
            set.insert(colouring);
    }
    return set;
}

bool isInside(unsigned colouring, int cell) { return bool(colouring >> cell & 1); }

/// The sets that every window is made of.
struct Sets
{
    ColouringSet withoutCheckerboard;
    std::array<ColouringSet, cellCount> inside;
    std::array<ColouringSet, cellCount> outside;
    std::array<std::array<ColouringSet, 4>, cellCount> clues; // by cell and clue
    std::array<Statements, 512> statements;                   // what is true of each colouring
    std::array<std::array<int, 2>, pairCount> pairs;
};

/// The colourings in which the cell can still have as many lines as its clue says.
ColouringSet clueSet(int cell, int clue)
{
    const int row = cell / 3;
    const int column = cell % 3;
    return setOf([&](unsigned colouring) {
        int lines = 0;
        int free = 4;
        const auto look = [&](int r, int c) {
            if (r < 0 || c < 0 || r > 2 || c > 2)
                return;
            --free;
            lines += isInside(colouring, cell) != isInside(colouring, 3 * r + c);
        };
        look(row - 1, column);
        look(row + 1, column);
        look(row, column - 1);
        look(row, column + 1);
        return lines <= clue && clue <= lines + free;
    });
}

Sets makeSets()
{
    Sets sets;
    sets.withoutCheckerboard = setOf([](unsigned colouring) {
        for (const int corner : {0, 1, 3, 4}) {
            const unsigned square = (colouring >> corner & 3) | (colouring >> (corner + 1) & 12);
            if (square == 0b0110 || square == 0b1001)
                return false;
        }
        return true;
    });
    sets.statements.fill(0);
    int pair = 0;
    for (int cell = 0; cell < cellCount; ++cell) {
        sets.inside[cell] = setOf([&](unsigned colouring) { return isInside(colouring, cell); });
        sets.outside[cell] = setOf([&](unsigned colouring) { return !isInside(colouring, cell); });
        for (int clue = 0; clue < 4; ++clue)
            sets.clues[cell][clue] = clueSet(cell, clue);
        for (unsigned colouring = 0; colouring < 512; ++colouring)
            sets.statements[colouring] |= isInside(colouring, cell) ? cellStatement(cell) : 0;
        for (int other = 0; other < cell; ++other, ++pair) {
            sets.pairs[pair] = {cell, other};
            for (unsigned colouring = 0; colouring < 512; ++colouring) {
                if (isInside(colouring, cell) != isInside(colouring, other))
                    sets.statements[colouring] |= pairStatement(pair);
            }
        }
    }
    return sets;
}

/// Which relations are known, by a union-find with the colour difference to the parent.
class Relations
{
public:
    explicit Relations(int size)
        : m_parents(size)
        , m_differs(size, 0)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    /// False if it was known already.
    bool add(int one, int other, bool alike)
    {
        bool differs = !alike;
        while (m_parents[one] != one) {
            differs ^= m_differs[one];
            one = m_parents[one];
        }
        while (m_parents[other] != other) {
            differs ^= m_differs[other];
            other = m_parents[other];
        }
        if (one == other)
            return false;
        m_parents[one] = other;
        m_differs[one] = differs;
        return true;
    }

private:
    std::vector<int> m_parents;
    std::vector<char> m_differs;
};

const Sets &allSets()
{
    static const Sets sets = makeSets();
    return sets;
}

/// What holds in all colourings of the set, and what in none; of these statements only.
struct Certain
{
    Statements always;
    Statements never;
};

Certain certainOf(const ColouringSet &set, Statements asked)
{
    const Sets &sets = allSets();
    Certain certain{asked, asked};
    for (std::size_t word = 0; word < set.words.size(); ++word) {
        for (std::uint64_t bits = set.words[word]; bits != 0; bits &= bits - 1) {
            const Statements statements = sets.statements[64 * word + std::countr_zero(bits)];
            certain.always &= statements;
            certain.never &= ~statements;
            // Most windows say nothing, which a few colourings show.
            if ((certain.always | certain.never) == 0)
                return certain;
        }
    }
    return certain;
}

/// All about a window that may follow: cells that are unknown, and pairs of them.
Statements openStatements(unsigned unknown)
{
    static const std::array<Statements, 512> table = [] {
        std::array<Statements, 512> result{};
        for (unsigned cells = 0; cells < 512; ++cells) {
            result[cells] = cells;
            for (int pair = 0; pair < pairCount; ++pair) {
                const auto [one, other] = allSets().pairs[pair];
                if (isInside(cells, one) && isInside(cells, other))
                    result[cells] |= pairStatement(pair);
            }
        }
        return result;
    }();
    return table[unknown];
}

} // namespace

WindowFacts windowFacts(const Colouring &colouring)
{
    const Sets &sets = allSets();
    const int width = colouring.width();
    const std::array<int, cellCount> steps{-width - 1, -width,    -width + 1, -1,       0,
                                           1,          width - 1, width,      width + 1};
    WindowFacts facts;
    Relations relations(colouring.size());
    for (const int middle : colouring.cells()) {
        ColouringSet set = sets.withoutCheckerboard;
        int clueCount = 0;
        unsigned unknown = 0;
        for (int i = 0; i < cellCount; ++i) {
            const int cell = middle + steps[i];
            const int clue = colouring.clueOf(cell);
            if (clue != blank) {
                set.intersect(sets.clues[i][clue]);
                ++clueCount;
            }
            if (colouring.colour(cell) == Unknown)
                unknown |= 1u << i;
            else
                set.intersect(colouring.colour(cell) == Inside ? sets.inside[i] : sets.outside[i]);
        }
        if (clueCount == 0 || unknown == 0)
            continue;
        const Certain certain = certainOf(set, openStatements(unknown));
        for (Statements bits = certain.always | certain.never; bits != 0; bits &= bits - 1) {
            const int number = std::countr_zero(bits);
            const bool isTrue = certain.always >> number & 1;
            if (number < cellCount) {
                (isTrue ? facts.inside : facts.outside).push_back(middle + steps[number]);
                continue;
            }
            const auto [i, j] = sets.pairs[number - cellCount];
            if (relations.add(middle + steps[i], middle + steps[j], !isTrue))
                facts.relations.push_back({middle + steps[i], middle + steps[j], !isTrue});
        }
    }
    return facts;
}

} // namespace inkling::slink::solver
