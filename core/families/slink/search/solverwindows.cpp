// SPDX-License-Identifier: MIT
#include "families/slink/search/solverwindows.h"

#include <array>
#include <bit>
#include <numeric>

namespace inkling::slink::solver {

namespace {

constexpr int cellCount = 9; // row by row; the centre is 4
constexpr int pairCount = cellCount * (cellCount - 1) / 2;

/// A bit for each cell (it is inside), then one for each pair of cells (they are unlike).
using Statements = std::uint64_t;
constexpr Statements cellStatement(int cell)
{
    return Statements(1) << cell;
}
constexpr int pairOf(int cell, int lesser)
{
    return cell * (cell - 1) / 2 + lesser;
}
constexpr Statements pairStatement(int pair)
{
    return Statements(1) << (cellCount + pair);
}

/// A set of the 512 colourings of a window; colouring n has cell i inside if bit i of n is set.
struct ColouringSet
{
    std::array<std::uint64_t, 8> words{};

    void insert(unsigned colouring)
    {
        words[colouring >> 6] |= std::uint64_t(1) << (colouring & 63);
    }
    [[nodiscard]] bool meets(const ColouringSet &other) const
    {
        std::uint64_t any = 0;
        for (std::size_t i = 0; i < words.size(); ++i)
            any |= words[i] & other.words[i];
        return any != 0;
    }
    void intersect(const ColouringSet &other)
    {
        for (std::size_t i = 0; i < words.size(); ++i)
            words[i] &= other.words[i];
    }
};

template <typename Allowed>
ColouringSet setOf(Allowed allowed)
{
    ColouringSet set;
    for (unsigned colouring = 0; colouring < 512; ++colouring) {
        if (allowed(colouring))
            set.insert(colouring);
    }
    return set;
}

bool isInside(unsigned colouring, int cell)
{
    return bool(colouring >> cell & 1);
}

/// The sets that every window is made of.
struct Sets
{
    ColouringSet withoutCheckerboard;
    std::array<std::array<ColouringSet, 4>, cellCount> clues; // by cell and clue
    std::array<Statements, 512> statements;                   // what is true of each colouring
    std::array<ColouringSet, cellCount + pairCount> holds;    // by statement
    std::array<ColouringSet, cellCount + pairCount> fails;
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
    for (int number = 0; number < cellCount + pairCount; ++number) {
        const auto holds
            = [&](unsigned colouring) { return bool(sets.statements[colouring] >> number & 1); };
        sets.holds[number] = setOf(holds);
        sets.fails[number] = setOf([&](unsigned colouring) { return !holds(colouring); });
    }
    return sets;
}

/// The known relations of cells, by a union-find with the colour difference to the parent.
class ColourRelations
{
public:
    explicit ColourRelations(int size)
        : m_parents(size)
        , m_unlike(size, 0)
        , m_related(size, 0)
    {
        std::iota(m_parents.begin(), m_parents.end(), 0);
    }

    /// A cell that stands for all that are related to this one, and whether the two are unlike.
    struct Representative
    {
        int cell = 0;
        bool unlike = false;
    };

    [[nodiscard]] bool isRelated(int cell) const { return m_related[cell] != 0; }

    [[nodiscard]] Representative find(int cell) const
    {
        bool unlike = false;
        for (; m_parents[cell] != cell; cell = m_parents[cell])
            unlike ^= bool(m_unlike[cell]);
        return {cell, unlike};
    }

    /// False if it was known already.
    bool add(int one, int other, bool alike)
    {
        const Representative from = find(one);
        const Representative to = find(other);
        if (from.cell == to.cell)
            return false;
        m_related[one] = m_related[other] = 1;
        m_parents[from.cell] = to.cell;
        m_unlike[from.cell] = from.unlike ^ to.unlike ^ !alike;
        return true;
    }

private:
    std::vector<int> m_parents;
    std::vector<char> m_unlike; // to the parent
    std::vector<char> m_related;
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
    // Most statements are neither, which a few colourings show.
    for (std::size_t word = 0; word < set.words.size(); ++word) {
        const std::uint64_t bits = set.words[word];
        if (bits == 0)
            continue;
        for (const int bit : {std::countr_zero(bits), 63 - std::countl_zero(bits)}) {
            const Statements statements = sets.statements[64 * word + std::size_t(bit)];
            certain.always &= statements;
            certain.never &= ~statements;
        }
    }
    for (Statements bits = certain.always; bits != 0; bits &= bits - 1) {
        if (set.meets(sets.fails[std::countr_zero(bits)]))
            certain.always &= ~(bits & -bits);
    }
    for (Statements bits = certain.never; bits != 0; bits &= bits - 1) {
        if (set.meets(sets.holds[std::countr_zero(bits)]))
            certain.never &= ~(bits & -bits);
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

/// Keeps the colourings that agree with what is known of the pairs; those are what it returns.
Statements applyRelations(const ColourRelations &relations, const std::array<int, cellCount> &cells,
                          unsigned unknown, ColouringSet &set)
{
    std::array<ColourRelations::Representative, cellCount> representatives;
    std::array<int, cellCount> related{};
    int relatedCount = 0;
    Statements known = 0;
    for (; unknown != 0; unknown &= unknown - 1) {
        const int i = std::countr_zero(unknown);
        if (!relations.isRelated(cells[i]))
            continue;
        representatives[i] = relations.find(cells[i]);
        bool applied = false;
        for (int k = 0; k < relatedCount; ++k) {
            const int j = related[k];
            if (representatives[i].cell != representatives[j].cell)
                continue;
            const int number = cellCount + pairOf(i, j);
            known |= Statements(1) << number;
            if (!applied) {
                const bool unlike = representatives[i].unlike != representatives[j].unlike;
                set.intersect(unlike ? allSets().holds[number] : allSets().fails[number]);
            }
            applied = true; // the others follow from it
        }
        related[relatedCount++] = i;
    }
    return known;
}

/// Looks at one window.
void lookAt(const ColourTrail &colouring, const std::array<int, cellCount> &cells,
            ColourRelations &relations, WindowFacts &facts)
{
    const Sets &sets = allSets();
    bool hasClue = false;
    unsigned unknown = 0;
    for (int i = 0; i < cellCount; ++i) {
        hasClue = hasClue || colouring.clueOf(cells[i]) != blank;
        unknown |= colouring.colour(cells[i]) == Unknown ? 1u << i : 0;
    }
    if (!hasClue || unknown == 0)
        return;
    ColouringSet set = sets.withoutCheckerboard;
    for (int i = 0; i < cellCount; ++i) {
        if (const int clue = colouring.clueOf(cells[i]); clue != blank)
            set.intersect(sets.clues[i][clue]);
        if ((unknown >> i & 1) == 0)
            set.intersect(colouring.colour(cells[i]) == Inside ? sets.holds[i] : sets.fails[i]);
    }
    const Statements known = applyRelations(relations, cells, unknown, set);
    const Certain certain = certainOf(set, openStatements(unknown) & ~known);
    for (Statements bits = certain.always | certain.never; bits != 0; bits &= bits - 1) {
        const int number = std::countr_zero(bits);
        const bool isTrue = certain.always >> number & 1;
        if (number < cellCount) {
            (isTrue ? facts.inside : facts.outside).push_back(cells[number]);
            continue;
        }
        const auto [i, j] = sets.pairs[number - cellCount];
        if (relations.add(cells[i], cells[j], !isTrue))
            facts.relations.push_back({cells[i], cells[j], !isTrue});
    }
}

} // namespace

WindowFacts windowFacts(const ColourTrail &colouring)
{
    const int width = colouring.width();
    WindowFacts facts;
    ColourRelations relations(colouring.size());
    for (const int middle : colouring.cells()) {
        const std::array<int, cellCount> cells{
            middle - width - 1, middle - width,     middle - width + 1, middle - 1,        middle,
            middle + 1,         middle + width - 1, middle + width,     middle + width + 1};
        lookAt(colouring, cells, relations, facts);
    }
    return facts;
}

} // namespace inkling::slink::solver
