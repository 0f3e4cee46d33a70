// SPDX-License-Identifier: MIT
#include "families/kenken/search/tupletable.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <unordered_map>

namespace inkling::kenken {

namespace {

/// Fills a cage cell by cell and calls with the ways that reach the target.
class Filling
{
public:
    Filling(const CageShape &shape, const Lanes &possible, const TupleCall &call)
        : m_shape(shape)
        , m_target(shape.target)
        , m_size(shape.size)
        , m_call(call)
    {
        for (int i = 0; i < m_size; ++i)
            m_possible[std::size_t(i)] = lane(possible, i);
    }

    bool run(Operation operation)
    {
        prepare(operation);
        switch (operation) {
        case Operation::Given:
        case Operation::Sum:
            return sums(0, m_target);
        case Operation::Product:
            // Most targets are small, and a division of small numbers is faster.
            return m_target < 1
                   || (m_target <= std::numeric_limits<std::uint32_t>::max()
                           ? products(0, std::uint32_t(m_target))
                           : products(0, std::uint64_t(m_target)));
        case Operation::Difference:
        case Operation::Quotient:
            return m_size == 2 ? pairs(operation) : remainders(operation, 0, {});
        case Operation::Unknown:
            break;
        }
        for (const Operation each :
             {Operation::Sum, Operation::Product, Operation::Difference, Operation::Quotient}) {
            const bool takesTwo = each == Operation::Difference || each == Operation::Quotient;
            if ((!takesTwo || m_size == 2) && !run(each))
                return false;
            m_tried.push_back(each);
        }
        return true;
    }

private:
    /// The least and the most that the cells from i on make together, and the digits that can take
    /// part in it.
    void prepare(Operation operation)
    {
        const bool isProduct = operation == Operation::Product;
        const Digits useful = isProduct ? m_shape.divisors : Digits(~0U);
        m_least[std::size_t(m_size)] = m_most[std::size_t(m_size)] = isProduct ? 1 : 0;
        for (auto i = std::size_t(m_size); i-- > 0;) {
            m_useful[i] = m_possible[i] & useful;
            const std::int64_t low = m_useful[i] == 0 ? 0 : std::countr_zero(m_useful[i]);
            const std::int64_t high = m_useful[i] == 0 ? 0 : std::bit_width(m_useful[i]) - 1;
            m_least[i] = isProduct ? m_least[i + 1] * low : m_least[i + 1] + low;
            m_most[i] = isProduct ? m_most[i + 1] * high : m_most[i + 1] + high;
        }
        m_rowUsed.fill(0);
        m_columnUsed.fill(0);
    }

    [[nodiscard]] Digits open(int i) const
    {
        const auto at = std::size_t(i);
        return Digits(m_useful[at]
                      & ~(m_rowUsed[m_shape.row[at]] | m_columnUsed[m_shape.column[at]]));
    }

    /// The numbers from `least` to `most`, of those that a digit can be.
    static unsigned between(std::int64_t least, std::int64_t most)
    {
        const auto upTo = [](std::int64_t number) {
            return (2U << std::clamp<std::int64_t>(number, 0, maxSide)) - 1;
        };
        return upTo(most) & ~upTo(least - 1);
    }

    /// Puts a digit at i, goes on with what is left of the target, and takes it back.
    template <typename Next>
    bool with(int i, int digit, const Next &next)
    {
        const auto at = std::size_t(i);
        const auto bit = Digits(1 << digit);
        m_rowUsed[m_shape.row[at]] |= bit;
        m_columnUsed[m_shape.column[at]] |= bit;
        m_chosen[at] = bit;
        const bool result = next();
        m_rowUsed[m_shape.row[at]] &= Digits(~bit);
        m_columnUsed[m_shape.column[at]] &= Digits(~bit);
        return result;
    }

    /// Puts at the last cell the only digit that can stand there.
    bool last(std::int64_t digit)
    {
        const int i = m_size - 1;
        if (digit < 1 || digit > maxSide || (open(i) >> digit & 1) == 0)
            return true;
        m_chosen[std::size_t(i)] = Digits(1 << digit);
        return tell();
    }

    bool sums(int i, std::int64_t target)
    {
        if (i == m_size - 1)
            return last(target);
        const auto next = std::size_t(i) + 1;
        for (unsigned digits = open(i) & between(target - m_most[next], target - m_least[next]);
             digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            if (!with(i, digit, [&] { return sums(i + 1, target - digit); }))
                return false;
        }
        return true;
    }

    template <typename Number>
    bool products(int i, Number target)
    {
        if (i == m_size - 1)
            return last(std::int64_t(target));
        const auto next = std::size_t(i) + 1;
        for (unsigned digits = open(i); digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            const Number left = target / Number(digit);
            if (std::int64_t(left) < m_least[next])
                break;
            if (std::int64_t(left) <= m_most[next] && left * Number(digit) == target
                && !with(i, digit, [&] { return products(i + 1, left); }))
                return false;
        }
        return true;
    }

    bool pairs(Operation operation)
    {
        for (unsigned first = open(0); first != 0; first &= first - 1) {
            const int a = std::countr_zero(first);
            const bool goesOn = with(0, a, [&] {
                for (unsigned second = open(1); second != 0; second &= second - 1) {
                    const int b = std::countr_zero(second);
                    const int high = std::max(a, b);
                    const int low = std::min(a, b);
                    const bool fits = operation == Operation::Difference ? high - low == m_target
                                                                         : low * m_target == high;
                    if (fits && !with(1, b, [&] { return tell(); }))
                        return false;
                }
                return true;
            });
            if (!goesOn)
                return false;
        }
        return true;
    }

    /// The digits of the first cells: the largest, and what all others make together.
    struct Made
    {
        std::int64_t largest = 0;
        std::int64_t rest = 0; ///< 0 before there are others
    };

    /// More than two cells, of which the largest digit less, or divided by, all others is the
    /// target. Few tuples begin rightly, as no digit is larger than maxSide.
    bool remainders(Operation operation, int i, const Made &made)
    {
        const bool isDifference = operation == Operation::Difference;
        if (!isDifference && m_target < 1)
            return true;
        if (i == m_size) {
            const bool fits = isDifference ? made.largest - made.rest == m_target
                                           : made.rest * m_target == made.largest;
            return !fits || tell();
        }
        for (unsigned digits = open(i); digits != 0; digits &= digits - 1) {
            const int digit = std::countr_zero(digits);
            const std::int64_t other = std::min<std::int64_t>(made.largest, digit);
            Made more{std::max<std::int64_t>(made.largest, digit), made.rest};
            if (i > 0)
                more.rest = isDifference || made.rest == 0 ? made.rest + other : made.rest * other;
            const std::int64_t least = isDifference ? more.rest + m_target : more.rest * m_target;
            if (least <= maxSide
                && !with(i, digit, [&] { return remainders(operation, i + 1, more); }))
                return false;
        }
        return true;
    }

    /// Whether the chosen digits come to the target by an operation that was tried before.
    [[nodiscard]] bool isListed() const
    {
        std::int64_t sum = 0;
        std::int64_t product = 1;
        for (int i = 0; i < m_size; ++i) {
            const int digit = std::countr_zero(m_chosen[std::size_t(i)]);
            sum += digit;
            product *= digit;
        }
        const int difference
            = std::abs(std::countr_zero(m_chosen[0]) - std::countr_zero(m_chosen[1]));
        return std::ranges::any_of(m_tried, [&](Operation operation) {
            return m_target
                   == (operation == Operation::Sum       ? sum
                       : operation == Operation::Product ? product
                                                         : difference);
        });
    }

    bool tell()
    {
        if (!m_tried.empty() && isListed())
            return true;
        Lanes lanes{};
        for (int i = 0; i < m_size; ++i)
            addToLane(lanes, i, m_chosen[std::size_t(i)]);
        return m_call(lanes);
    }

    const CageShape &m_shape;
    std::int64_t m_target;
    int m_size;
    std::vector<Operation> m_tried; ///< of a cage without operation: those that are done
    const TupleCall &m_call;
    std::array<Digits, maxCageSize> m_possible{};
    /// Those of m_possible that can take part in reaching the target.
    std::array<Digits, maxCageSize> m_useful{};
    std::array<Digits, maxCageSize> m_chosen{};
    std::array<std::int64_t, maxCageSize + 1> m_least{};
    std::array<std::int64_t, maxCageSize + 1> m_most{};
    std::array<Digits, CageShape::lineNumberCount> m_rowUsed{};
    std::array<Digits, CageShape::lineNumberCount> m_columnUsed{};
};

/// The properties of a cage that its ways depend on.
struct Key
{
    std::uint64_t shape
        = 0; ///< of the first eight cells, a byte each: row and column within the cage
    std::uint64_t rest = 0; ///< the other cells; size, side, operation
    std::int64_t target = 0;
    friend bool operator==(const Key &, const Key &) = default;
};

struct KeyHash
{
    std::size_t operator()(const Key &key) const
    {
        constexpr std::uint64_t odd = 0x9E3779B97F4A7C15;
        std::uint64_t hash = key.shape * odd;
        hash = (hash ^ hash >> 32 ^ key.rest) * odd;
        hash = (hash ^ hash >> 32 ^ std::uint64_t(key.target)) * odd;
        return hash ^ hash >> 32;
    }
};

Key keyOf(const Cages &cages, const Cage &cage)
{
    const int top = cages.rowOf(cage.cells.front());
    int left = maxSide;
    for (const int cell : cage.cells)
        left = std::min(left, cages.columnOf(cell));
    Key key;
    key.target = cage.target;
    for (std::size_t i = 0; i < cage.cells.size(); ++i) {
        const int cell = cage.cells[i];
        const auto place
            = std::uint64_t((cages.rowOf(cell) - top) << 4 | (cages.columnOf(cell) - left));
        if (i < 8)
            key.shape |= place << 8 * i;
        else
            key.rest |= place << 8 * (i - 8);
    }
    key.rest |= std::uint64_t(cage.cells.size()) << 16 | std::uint64_t(cages.side) << 24
                | std::uint64_t(cage.operation) << 32;
    return key;
}

struct Tables
{
    std::unordered_map<Key, TupleTable, KeyHash> byKey;
    std::size_t wordCount = 0;
};

Tables &tables()
{
    thread_local Tables instance;
    return instance;
}

/// The digits that divide a number.
Digits divisorsOf(std::int64_t number)
{
    unsigned all = 0;
    for (int digit = 1; digit <= maxSide; ++digit)
        all |= unsigned(number % digit == 0) << digit;
    return Digits(all);
}

} // namespace

CageShape::CageShape(const Cages &cages, const Cage &cage)
    : operation(cage.operation)
    , target(cage.target)
    , size(int(cage.cells.size()))
    , divisors(divisorsOf(cage.target))
{
    for (std::size_t i = 0; i < cage.cells.size(); ++i) {
        row[i] = std::uint8_t(cages.rowOf(cage.cells[i]));
        column[i] = std::uint8_t(cages.columnOf(cage.cells[i]));
    }
}

bool forEachTuple(const CageShape &shape, const Lanes &possible, const TupleCall &call)
{
    return Filling(shape, possible, call).run(shape.operation);
}

bool appendTuples(const CageShape &shape, const Lanes &possible, int most,
                  std::vector<std::uint64_t> &words)
{
    return forEachTuple(shape, possible, [&, left = most](const Lanes &tuple) mutable {
        if (left-- == 0)
            return false;
        words.insert(words.end(), tuple.begin(), tuple.begin() + wordsFor(shape.size));
        return true;
    });
}

const TupleTable &tupleTable(const Cages &cages, const Cage &cage)
{
    Tables &all = tables();
    const auto [place, isNew] = all.byKey.try_emplace(keyOf(cages, cage));
    TupleTable &table = place->second;
    if (isNew) {
        Lanes possible{};
        for (int i = 0; i < int(cage.cells.size()); ++i)
            addToLane(possible, i, Digits(cages.digits().bits()));
        table.complete = appendTuples(CageShape(cages, cage), possible, maxTuples, table.words);
        if (!table.complete)
            table.words = {};
        all.wordCount += table.words.size();
    }
    return table;
}

void trimTupleTables()
{
    constexpr std::size_t mostWords = 2'000'000;
    constexpr std::size_t mostTables = 50'000;
    Tables &all = tables();
    if (all.wordCount <= mostWords && all.byKey.size() <= mostTables)
        return;
    all.byKey.clear();
    all.wordCount = 0;
}

} // namespace inkling::kenken
