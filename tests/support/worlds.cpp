// SPDX-License-Identifier: MIT
#include "support/worlds.h"

#include "families/hex/puzzle.h"
#include "families/kenken/puzzle.h"
#include "families/numbercross/puzzle.h"
#include "families/slink/puzzle.h"
#include "support/checks/checkerfor.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>

namespace inkling::test {

namespace {

using Values = std::vector<std::uint8_t>;

std::uint64_t bit(std::size_t place)
{
    return std::uint64_t(1) << place;
}

bool meets(const kenken::Cage &cage, const Values &square)
{
    std::vector<std::int64_t> digits;
    for (const std::size_t cell : cage.cells)
        digits.push_back(square[cell]);
    const std::int64_t sum = std::accumulate(digits.begin(), digits.end(), std::int64_t(0));
    const std::int64_t product
        = std::accumulate(digits.begin(), digits.end(), std::int64_t(1), std::multiplies());
    const auto [low, high] = std::ranges::minmax(digits);
    const bool isPair = digits.size() == 2;
    const bool bySum = sum == cage.target;
    const bool byProduct = product == cage.target;
    const bool byDifference = isPair && high - low == cage.target;
    const bool byQuotient = isPair && low * cage.target == high;
    switch (cage.operation) {
    case kenken::Operation::Given:
    case kenken::Operation::Sum:
        return bySum;
    case kenken::Operation::Product:
        return byProduct;
    case kenken::Operation::Difference:
        return byDifference;
    case kenken::Operation::Quotient:
        return byQuotient;
    default:
        return bySum || byProduct || byDifference || byQuotient;
    }
}

/// Every square of digits in which no line has one twice.
std::optional<Worlds> worldsOf(const kenken::Cages &cages)
{
    if (cages.side > 4)
        return std::nullopt;
    Worlds result;
    for (std::size_t i = 0; i < cages.cages.size(); ++i)
        result.clues |= bit(i);
    const auto side = std::size_t(cages.side);
    Values square;
    const std::function<void()> extend = [&] {
        const std::size_t cell = square.size();
        if (cell == side * side) {
            World world{square, 0};
            for (std::size_t i = 0; i < cages.cages.size(); ++i)
                world.met |= meets(cages.cages[i], square) ? bit(i) : 0;
            result.worlds.push_back(world);
            return;
        }
        for (std::size_t digit = 1; digit <= side; ++digit) {
            bool isFree = true;
            for (std::size_t other = 0; other < cell; ++other) {
                const bool sees = other / side == cell / side || other % side == cell % side;
                isFree = isFree && !(sees && square[other] == digit);
            }
            if (!isFree)
                continue;
            square.push_back(std::uint8_t(digit));
            extend();
            square.pop_back();
        }
    };
    extend();
    return result;
}

/// Every shading.
std::optional<Worlds> worldsOf(const numbercross::Givens &givens)
{
    const auto cells = std::size_t(givens.grid.cellCount());
    if (cells > 16)
        return std::nullopt;
    const auto rows = std::size_t(givens.grid.rows);
    const auto columns = std::size_t(givens.grid.columns);
    Worlds result{{}, bit(rows + columns) - 1};
    for (std::uint64_t shades = 0; shades < bit(cells); ++shades) {
        World world{Values(cells), 0};
        std::vector<int> left(givens.labels.begin(), givens.labels.end());
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const bool isBlack = (shades & bit(cell)) != 0;
            world.values[cell] = isBlack ? 1 : 0;
            const std::size_t line = isBlack ? rows + cell % columns : cell / columns;
            left[line] -= givens.digits[cell];
        }
        for (std::size_t line = 0; line < left.size(); ++line)
            world.met |= left[line] == 0 ? bit(line) : 0;
        result.worlds.push_back(std::move(world));
    }
    return result;
}

/// Loops on a grid of dots, grown line by line from their first dot.
class Loops
{
public:
    explicit Loops(const slink::Clues &clues)
        : m_clues(clues)
        , m_values(std::size_t(clues.grid.edgeCount()))
        , m_visited(std::size_t(clues.grid.dotCount()))
    {}

    std::vector<World> all()
    {
        for (m_first = 0; m_first < m_clues.grid.dotCount(); ++m_first)
            extend(m_first, -1);
        return std::move(m_worlds);
    }

private:
    /// Only through dots after the first; each loop is met in both directions and kept in one.
    void extend(int dot, int last)
    {
        const int columns = m_clues.grid.columns + 1;
        const int r = dot / columns;
        const int c = dot % columns;
        m_visited[std::size_t(dot)] = true;
        if (c + 1 < columns)
            go(dot, dot + 1, m_clues.grid.horizontal(r, c), last);
        if (r + 1 <= m_clues.grid.rows)
            go(dot, dot + columns, m_clues.grid.vertical(r, c), last);
        if (c > 0)
            go(dot, dot - 1, m_clues.grid.horizontal(r, c - 1), last);
        if (r > 0)
            go(dot, dot - columns, m_clues.grid.vertical(r - 1, c), last);
        m_visited[std::size_t(dot)] = false;
    }

    void go(int from, int to, int edge, int last)
    {
        if (edge == last || to < m_first || (m_visited[std::size_t(to)] && to != m_first))
            return;
        m_values[std::size_t(edge)] = 1;
        if (to != m_first) {
            extend(to, edge);
        } else if (from > m_first + 1) { // the loop comes back from below, having left to the right
            m_worlds.push_back({m_values, met()});
        }
        m_values[std::size_t(edge)] = 0;
    }

    [[nodiscard]] std::uint64_t met() const
    {
        std::uint64_t met = 0;
        const slink::Grid &grid = m_clues.grid;
        for (int r = 0; r < grid.rows; ++r) {
            for (int c = 0; c < grid.columns; ++c) {
                const int lines = m_values[std::size_t(grid.horizontal(r, c))]
                                  + m_values[std::size_t(grid.horizontal(r + 1, c))]
                                  + m_values[std::size_t(grid.vertical(r, c))]
                                  + m_values[std::size_t(grid.vertical(r, c + 1))];
                if (lines == m_clues.at(r, c))
                    met |= bit(std::size_t(grid.cell(r, c)));
            }
        }
        return met;
    }

    const slink::Clues &m_clues;
    Values m_values;
    std::vector<bool> m_visited;
    std::vector<World> m_worlds;
    int m_first = 0;
};

std::optional<Worlds> worldsOf(const slink::Clues &clues)
{
    if (clues.grid.cellCount() > 16)
        return std::nullopt;
    Worlds result{Loops(clues).all(), 0};
    for (std::size_t cell = 0; cell < clues.cells.size(); ++cell)
        result.clues |= clues.cells[cell] == slink::blank ? 0 : bit(cell);
    return result;
}

/// Every path, read from either end. Its one clue is that it reads as an equation: after a constraint for
/// each tile and one for the path.
std::optional<Worlds> worldsOf(const hex::Tiles &tiles)
{
    constexpr int mostTiles = 13;
    if (tiles.count() > mostTiles)
        return std::nullopt;
    const HexStepChecker checker = checkerFor(tiles);
    Worlds result{{}, bit(std::size_t(tiles.count()) + 1)};
    for (const HexStepChecker::Way &way : checker.ways()) {
        World world{{}, way.comesOut() ? result.clues : 0, way.characters};
        for (std::size_t first = 0; first < way.turns.size(); ++first) {
            for (std::size_t second = first + 1; second < way.turns.size(); ++second) {
                if (checker.touch(int(first), int(second)))
                    world.values.push_back(std::abs(way.turns[first] - way.turns[second]) == 1);
            }
        }
        world.values.push_back(way.tiles.front() > way.tiles.back());
        result.worlds.push_back(std::move(world));
    }
    return result;
}

} // namespace

std::optional<Worlds> worldsOf(const Puzzle &puzzle)
{
    if (const auto *kenken = dynamic_cast<const kenken::KenkenPuzzle *>(&puzzle))
        return worldsOf(kenken->cages());
    if (const auto *cross = dynamic_cast<const numbercross::NumberCrossPuzzle *>(&puzzle))
        return worldsOf(cross->givens());
    if (const auto *slink = dynamic_cast<const slink::SlinkPuzzle *>(&puzzle))
        return worldsOf(slink->clues());
    if (const auto *hex = dynamic_cast<const hex::HexPuzzle *>(&puzzle))
        return worldsOf(hex->tiles());
    return std::nullopt;
}

std::vector<World> answersOf(const Worlds &worlds)
{
    std::vector<World> answers;
    std::ranges::copy_if(worlds.worlds, std::back_inserter(answers), [&](const World &world) {
        return (world.met & worlds.clues) == worlds.clues;
    });
    return answers;
}

std::vector<Fact> settlingFacts(const std::vector<World> &answers,
                                const std::vector<std::uint8_t> &chosen)
{
    const std::string &reading = std::ranges::find(answers, chosen, &World::values)->reading;
    const auto isOther = [&](const World &answer) {
        return answer.reading.empty() ? answer.values != chosen : answer.reading != reading;
    };
    std::vector<Fact> facts;
    for (UnknownId unknown = 0; unknown < chosen.size(); ++unknown) {
        const std::uint8_t value = chosen[unknown];
        const bool leavesOther = std::ranges::any_of(answers, [&](const World &answer) {
            return isOther(answer) && answer.values[unknown] == value;
        });
        if (!leavesOther)
            facts.push_back({unknown, ValueSet::only(value)});
    }
    return facts;
}

std::shared_ptr<const Puzzle> disturbed(const Puzzle &puzzle, std::mt19937 &random)
{
    const auto change = [&](auto number, auto least, auto most) {
        if (random() % 4 != 0)
            return number;
        const auto changed = decltype(number)(number + (random() % 2 == 0 ? 1 : -1));
        return std::clamp(changed, decltype(number)(least), decltype(number)(most));
    };
    if (const auto *kenken = dynamic_cast<const kenken::KenkenPuzzle *>(&puzzle)) {
        kenken::Cages cages = kenken->cages();
        for (kenken::Cage &cage : cages.cages) {
            const bool isGiven = cage.operation == kenken::Operation::Given;
            cage.target = change(cage.target, 1, isGiven ? cages.side : 1000);
        }
        return std::make_shared<kenken::KenkenPuzzle>(std::move(cages));
    }
    if (const auto *cross = dynamic_cast<const numbercross::NumberCrossPuzzle *>(&puzzle)) {
        numbercross::Givens givens = cross->givens();
        for (int &label : givens.labels)
            label = change(label, 0, 100);
        return std::make_shared<numbercross::NumberCrossPuzzle>(std::move(givens));
    }
    if (const auto *slink = dynamic_cast<const slink::SlinkPuzzle *>(&puzzle)) {
        slink::Clues clues = slink->clues();
        for (std::int8_t &clue : clues.cells) {
            if (clue != slink::blank)
                clue = change(clue, 0, 3);
        }
        return std::make_shared<slink::SlinkPuzzle>(std::move(clues));
    }
    if (const auto *hex = dynamic_cast<const hex::HexPuzzle *>(&puzzle)) {
        std::string characters = hex->tiles().characters();
        for (int tile = 0; tile < hex->tiles().count(); ++tile) {
            char &character = characters[std::size_t(tile)];
            if (hex->tiles().isDigit(tile))
                character = change(character, '0', '9');
        }
        return std::make_shared<hex::HexPuzzle>(hex::Tiles(hex->tiles().grid(), characters));
    }
    return nullptr;
}

std::vector<std::uint64_t> allConflicts(const Worlds &worlds)
{
    std::vector<std::uint64_t> clues;
    for (std::uint64_t rest = worlds.clues; rest != 0; rest &= rest - 1)
        clues.push_back(rest & -rest);
    const std::size_t count = std::size_t(1) << clues.size();
    std::vector<bool> isMet(count, false);
    for (const World &world : worlds.worlds) {
        std::size_t set = 0;
        for (std::size_t i = 0; i < clues.size(); ++i)
            set |= (world.met & clues[i]) != 0 ? std::size_t(1) << i : 0;
        isMet[set] = true;
    }
    for (std::size_t i = 0; i < clues.size(); ++i) {
        for (std::size_t set = 0; set < count; ++set) {
            if ((set >> i & 1) == 0 && isMet[set | std::size_t(1) << i])
                isMet[set] = true;
        }
    }
    std::vector<std::uint64_t> conflicts;
    for (std::size_t set = 0; set < count; ++set) {
        bool isSmallest = !isMet[set];
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < clues.size() && isSmallest; ++i) {
            if ((set >> i & 1) == 0)
                continue;
            bits |= clues[i];
            isSmallest = isMet[set & ~(std::size_t(1) << i)];
        }
        if (isSmallest)
            conflicts.push_back(bits);
    }
    return conflicts;
}

} // namespace inkling::test
