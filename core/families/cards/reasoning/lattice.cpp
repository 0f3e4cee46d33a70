// SPDX-License-Identifier: MIT
#include "families/cards/reasoning/lattice.h"

#include <algorithm>

namespace inkling::cards {

namespace {

/// The most values that are listed, over all subsets: 100 MB.
constexpr std::size_t mostValues = 6'000'000;

bool isBefore(const Fraction &a, const Fraction &b)
{
    const double x = a.key();
    const double y = b.key();
    return x != y ? x < y : a < b;
}

bool holds(const std::vector<Fraction> &ascending, const Fraction &value)
{
    return !value.isRefused()
           && std::binary_search(ascending.begin(), ascending.end(), value, isBefore);
}

} // namespace

/// Different values, by hashing.
class Lattice::Collector
{
public:
    void add(const Fraction &value)
    {
        if (2 * m_values.size() >= m_slots.size())
            grow();
        std::size_t slot = slotOf(value);
        for (; m_slots[slot] != 0; slot = (slot + 1) & (m_slots.size() - 1)) {
            if (m_values[m_slots[slot] - 1] == value)
                return;
        }
        m_values.push_back(value);
        m_slots[slot] = std::uint32_t(m_values.size());
    }
    [[nodiscard]] std::size_t size() const { return m_values.size(); }
    [[nodiscard]] std::vector<Fraction> ascending()
    {
        std::sort(m_values.begin(), m_values.end(), isBefore);
        return std::move(m_values);
    }

private:
    [[nodiscard]] std::size_t slotOf(const Fraction &value) const
    {
        // The highest bits of the product: keys of whole numbers end in many zeros. 0 has one key
        // only, as a numerator 0 has no sign.
        const auto bits = std::bit_cast<std::uint64_t>(value.key());
        return bits * 0x9E3779B97F4A7C15U >> (64 - std::countr_zero(m_slots.size()));
    }
    void grow()
    {
        m_slots.assign(std::max<std::size_t>(64, 4 * m_slots.size()), 0);
        for (std::size_t i = 0; i < m_values.size(); ++i) {
            std::size_t slot = slotOf(m_values[i]);
            while (m_slots[slot] != 0)
                slot = (slot + 1) & (m_slots.size() - 1);
            m_slots[slot] = std::uint32_t(i + 1);
        }
    }

    std::vector<Fraction> m_values;
    std::vector<std::uint32_t> m_slots;
};

Lattice::Lattice(const Deal &deal, Choices choices, const StopCondition &stop)
    : m_deal(deal)
    , m_choices(choices)
    , m_stop(stop)
    , m_tables(std::size_t{1} << deal.count)
{}

bool Lattice::stopped()
{
    if (!m_gaveUp && ++m_turns % 64 == 0)
        m_gaveUp = m_stop.stopped();
    return m_gaveUp;
}

const std::vector<Fraction> &Lattice::values(Subset subset)
{
    Table &table = m_tables[subset];
    if (table.isMade || m_gaveUp)
        return table.values;
    Collector collector;
    if (sizeOf(subset) == 1) {
        const int place = std::countr_zero(subset);
        collector.add(Fraction(m_deal.faces.numbers[m_deal.face[std::size_t(place)]]));
    } else {
        forEachPart(m_deal, subset, [&](Subset part, Subset rest) {
            if (part <= rest)
                join(part, rest, collector);
        });
    }
    table.values = collector.ascending();
    m_valueCount += table.values.size();
    table.isMade = true;
    return table.values;
}

std::vector<Fraction> Lattice::valuesTogether(int size)
{
    Collector collector;
    for (Subset subset = 1; subset <= m_deal.whole(); ++subset) {
        if (sizeOf(subset) != size || !m_deal.isStandard(subset))
            continue;
        for (const Fraction &value : values(subset)) {
            if (stopped())
                return {};
            collector.add(value);
        }
    }
    return collector.ascending();
}

void Lattice::join(Subset a, Subset b, Collector &collector)
{
    const std::vector<Fraction> &left = values(a);
    const std::vector<Fraction> &right = values(b);
    const auto add = [&](const Fraction &value) {
        if (mayStand(value))
            collector.add(value);
    };
    for (const Fraction &x : left) {
        for (const Fraction &y : right) {
            if (stopped())
                return;
            add(x + y);
            add(x - y);
            add(y - x);
            add(x * y);
            add(x / y);
            add(y / x);
            if (m_choices.exponents) {
                add(power(x, y));
                add(power(y, x));
            }
        }
        m_gaveUp = m_gaveUp || m_valueCount + collector.size() > mostValues;
    }
}

// ---- partings that meet a target

bool Lattice::meet(Subset a, Subset b, const Fraction &target)
{
    const bool swapped = values(a).size() > values(b).size();
    const std::vector<Fraction> &few = values(swapped ? b : a);
    const std::vector<Fraction> &many = values(swapped ? a : b);
    return std::ranges::any_of(few, [&](const Fraction &x) {
        if (holds(many, target - x) || holds(many, x - target) || holds(many, target + x))
            return true;
        if (x.isZero()
                ? target.isZero()
                : holds(many, target / x) || holds(many, target * x) || holds(many, x / target))
            return true;
        return m_choices.exponents && meetsByPower(x, many, target);
    });
}

bool Lattice::meetsByPower(const Fraction &value, const std::vector<Fraction> &others,
                           const Fraction &target)
{
    return std::ranges::any_of(others, [&](const Fraction &other) {
        if (stopped())
            return false;
        return power(value, other) == target || power(other, value) == target;
    });
}

// ---- the closest values

void Lattice::Gap::narrow(const Fraction &value, const Fraction &target)
{
    if (value.isRefused())
        return;
    if (value < target) {
        if (below.isRefused() || below < value)
            below = value;
    } else if (above.isRefused() || value < above) {
        above = value;
    }
}

Lattice::Gap Lattice::gap(Subset subset, const Fraction &target)
{
    Gap gap;
    if (sizeOf(subset) == 1)
        gap.narrow(values(subset).front(), target);
    forEachPart(m_deal, subset, [&](Subset part, Subset rest) {
        if (sizeOf(part) > sizeOf(rest) || (sizeOf(part) == sizeOf(rest) && part > rest))
            return;
        for (const Fraction &value : values(part)) {
            if (stopped())
                return;
            narrowBeside(value, rest, target, gap);
        }
        if (m_choices.exponents) {
            narrowByPowers(part, rest, target, gap);
            narrowByPowers(rest, part, target, gap);
        }
    });
    return gap;
}

/// Narrows the gap by the values that `value` makes with the values next to `place`.
void Lattice::narrowRound(const std::vector<Fraction> &values, const Fraction &place, Sign sign,
                          bool swapped, const Fraction &value, const Fraction &target, Gap &gap)
{
    if (place.isRefused())
        return;
    const auto consider = [&](const Fraction &other) {
        const Fraction made = swapped ? apply(sign, other, value) : apply(sign, value, other);
        if (mayStand(made))
            gap.narrow(made, target);
    };
    // Each operation rises or falls all along the list, so its best lies beside the place -
    // division by the list does so on either side of 0. Where fractions may not stand the best
    // whole results may lie farther off.
    const bool skips = m_choices.integers && sign == Sign::Over;
    const auto next = std::lower_bound(values.begin(), values.end(), place, isBefore);
    if (skips) {
        for (const Fraction &other : values) {
            if (stopped())
                return;
            consider(other);
        }
        return;
    }
    if (next != values.end())
        consider(*next);
    if (next != values.begin())
        consider(*std::prev(next));
}

void Lattice::narrowBeside(const Fraction &value, Subset rest, const Fraction &target, Gap &gap)
{
    const std::vector<Fraction> &others = values(rest);
    if (others.empty())
        return;
    narrowRound(others, target - value, Sign::Plus, false, value, target, gap);
    narrowRound(others, value - target, Sign::Minus, false, value, target, gap);
    narrowRound(others, target + value, Sign::Minus, true, value, target, gap);
    if (value.isZero()) {
        gap.narrow(Fraction(0), target);
        return;
    }
    narrowRound(others, target / value, Sign::Times, false, value, target, gap);
    narrowRound(others, target * value, Sign::Over, true, value, target, gap);
    const auto divide = [&](const Fraction &place) {
        narrowRound(others, place, Sign::Over, false, value, target, gap);
    };
    if (!target.isZero())
        divide(value / target);
    // On the other side of 0 the best lies at an end; and beside 0.
    divide(others.front());
    divide(others.back());
    divide(Fraction(0));
    const auto above = std::upper_bound(others.begin(), others.end(), Fraction(0), isBefore);
    if (above != others.end())
        divide(*above);
}

void Lattice::narrowByPowers(Subset a, Subset b, const Fraction &target, Gap &gap)
{
    for (const Fraction &exponent : values(b)) {
        if (!exponent.isWhole())
            continue;
        for (const Fraction &base : values(a)) {
            const Fraction made = power(base, exponent);
            if (mayStand(made))
                gap.narrow(made, target);
            if (stopped())
                return;
        }
    }
}

} // namespace inkling::cards
