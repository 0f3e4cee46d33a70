// SPDX-License-Identifier: MIT
#include "families/cards/search/quicksearch.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace inkling::cards {

namespace {

constexpr int largestIndexed = 3;

std::uint64_t hashOf(double key)
{
    return std::bit_cast<std::uint64_t>(key) * 0x9E3779B97F4A7C15U;
}

std::size_t slotOf(double key)
{
    return hashOf(key) >> 56;
}

/// Whole numbers up to this, and their sums, are exact as doubles.
constexpr double largestExact = 4503599627370496.0; // 2^52

} // namespace

/// Not 0 if it may; the same key always has the same bit.
inline std::uint64_t QuickSearch::Table::mayHold(double key) const
{
    const std::uint64_t hash = hashOf(key) >> 53;
    return presence[hash / 64] >> hash % 64 & 1;
}

QuickSearch::QuickSearch(const Deal &deal, Choices choices, const StopCondition &stop)
    : m_deal(deal)
    , m_integers(choices.integers)
    , m_stop(stop)
    , m_maker(deal.faces)
    , m_tables(std::make_unique_for_overwrite<Table[]>(std::size_t{1} << deal.count))
{
    m_values.reserve(1024);
}

bool QuickSearch::stopped()
{
    if (!m_wasStopped && ++m_turns % 256 == 0)
        m_wasStopped = m_stop.stopped();
    return m_wasStopped;
}

// ---- tables

void QuickSearch::add(Table &table, const Fraction &value)
{
    if (m_integers && !value.isWhole())
        return;
    const double key = value.key();
    std::size_t slot = slotOf(key);
    for (; table.slots[slot] != 0; slot = (slot + 1) % table.slots.size()) {
        const Entry &entry = m_values[table.first + table.slots[slot] - 1];
        if (entry.key == key && entry.value == value)
            return;
    }
    m_values.push_back({key, value});
    table.slots[slot] = std::uint8_t(++table.count);
    const std::uint64_t hash = hashOf(key) >> 53;
    table.presence[hash / 64] |= std::uint64_t{1} << hash % 64;
}

void QuickSearch::joinAll(Table &joined, Subset part, Subset rest)
{
    const Table &a = table(part);
    const Table &b = table(rest);
    // Standard subsets of equal cards overlap: their sizes are added up.
    const bool isIndexed = sizeOf(part) + sizeOf(rest) <= largestIndexed;
    const auto put = [&](const Fraction &value) {
        if (isIndexed)
            add(joined, value);
        else if (!m_integers || value.isWhole()) {
            m_values.push_back({value.key(), value});
            ++joined.count;
        }
    };
    for (std::uint32_t i = 0; i < a.count; ++i) {
        for (std::uint32_t j = 0; j < b.count; ++j) {
            const Fraction x = m_values[a.first + i].value;
            const Fraction y = m_values[b.first + j].value;
            put(x + y);
            put((x - y).magnitude());
            put(x * y);
            if (!y.isZero())
                put(x / y);
            if (!x.isZero())
                put(y / x);
        }
    }
}

const QuickSearch::Table &QuickSearch::table(Subset subset)
{
    Table &table = m_tables[subset];
    if (m_isMade[subset])
        return table;
    // What it is made from comes first: a table's values lie in one stretch.
    forEachPart(m_deal, subset, [&](Subset part, Subset) { (void)this->table(part); });
    table.count = 0;
    table.slots.fill(0);
    table.presence.fill(0);
    table.first = std::uint32_t(m_values.size());
    if (sizeOf(subset) == 1) {
        add(table, Fraction(m_deal.faces.numbers[m_deal.face[std::countr_zero(subset)]]));
    } else {
        forEachPart(m_deal, subset, [&](Subset part, Subset rest) {
            if (part <= rest)
                joinAll(table, part, rest);
        });
    }
    m_isMade[subset] = true;
    return table;
}

inline bool QuickSearch::holds(const Table &table, const Fraction &value) const
{
    const double key = value.key();
    for (std::size_t slot = slotOf(key); table.slots[slot] != 0;
         slot = (slot + 1) % table.slots.size()) {
        const Entry &entry = m_values[table.first + table.slots[slot] - 1];
        if (entry.key == key && entry.value == value)
            return true;
    }
    return false;
}

// ---- search

/// Calls use(joint, b) for each allowed way in which a part worth `a` and a rest worth b make
/// `value`, up to signs, until one call returns true; says whether one did. Leaves out 0 times
/// anything.
template <typename Use>
bool QuickSearch::eachRest(const Fraction &value, const Fraction &a, unsigned joints,
                           const Use &use)
{
    if ((joints & Sums) != 0) {
        const Fraction left = value - a;
        if (use(left.isNegative() ? Joint::Difference : Joint::Sum, left.magnitude())
            || use(Joint::Difference, value + a))
            return true;
    }
    return (joints & Products) != 0 && !a.isZero()
           && (use(Joint::Product, value / a) || use(Joint::RestOverPart, value * a)
               || (!value.isZero() && use(Joint::PartOverRest, a / value)));
}

std::optional<Form> QuickSearch::worth(Subset subset, const Fraction &value)
{
    m_cuts.clear();
    if ((m_integers && !value.isWhole()) || !can(subset, value, Sums | Products))
        return std::nullopt;
    if (m_cuts.empty())
        return smallForm(subset, value);
    Form form;
    for (const Cut &cut : m_cuts) {
        const bool isInnermost = &cut == &m_cuts.front();
        const Form rest = cut.anyRest   ? sumOfCards(cut.rest)
                          : isInnermost ? smallForm(cut.rest, cut.restValue)
                                        : form;
        form = joined(cut.joint, smallForm(cut.part, cut.partValue), rest);
    }
    return form;
}

bool QuickSearch::can(Subset subset, const Fraction &value, unsigned joints)
{
    if (value.isRefused() || stopped())
        return false;
    const int size = sizeOf(subset);
    if (size <= largestIndexed)
        return holds(table(subset), value);
    // The parts that meet in the middle are the richest; those without an index come last.
    for (const int partSize : {3, 2, 1, 4}) {
        if (2 * partSize > size)
            continue;
        for (Subset part = (subset - 1) & subset; part != 0; part = (part - 1) & subset) {
            if (sizeOf(part) != partSize || !m_deal.isStandard(part))
                continue;
            const Subset rest = m_deal.standard[subset ^ part];
            if ((2 * partSize < size || part <= rest) && canPart(part, rest, value, joints))
                return true;
        }
    }
    return false;
}

bool QuickSearch::canPart(Subset part, Subset rest, const Fraction &value, unsigned joints)
{
    const Table &parts = table(part);
    const bool isIndexed = sizeOf(rest) <= largestIndexed;
    const Table *const rests = isIndexed ? &table(rest) : nullptr;
    for (std::uint32_t i = 0; i < parts.count; ++i) {
        const Fraction a = m_values[parts.first + i].value;
        if ((!rests || mayMeet(*rests, a, value)) && canPartWith(part, rest, a, value, joints))
            return true;
    }
    return false;
}

/// A quick sieve before canPartWith(): whether the rest may have one of the five values that are
/// needed - by their keys alone, all five without a branch. What is too large to be reckoned exactly
/// in doubles passes.
inline bool QuickSearch::mayMeet(const Table &rests, const Fraction &a, const Fraction &value) const
{
    const auto above = double(value.numerator());
    const auto below = double(value.denominator());
    const auto partAbove = double(a.numerator());
    const auto partBelow = double(a.denominator());
    const double left = above * partBelow;
    const double right = below * partAbove;
    const double common = below * partBelow;
    const double product = above * partAbove;
    if (left == 0 || right == 0 || left + right + common + product > largestExact)
        return true;
    return (rests.mayHold(std::abs(left - right) / common) | rests.mayHold((left + right) / common)
            | rests.mayHold(left / right) | rests.mayHold(right / left)
            | rests.mayHold(product / common))
           != 0;
}

bool QuickSearch::canPartWith(Subset part, Subset rest, const Fraction &a, const Fraction &value,
                              unsigned joints)
{
    if (a.isZero() && value.isZero() && (joints & Products) != 0) {
        m_cuts.push_back({Joint::Product, part, rest, a, Fraction(0), true});
        return true;
    }
    return eachRest(value, a, joints, [&](Joint joint, const Fraction &restValue) {
        return canRest({joint, part, rest, a, restValue, false});
    });
}

/// The ways in which the rest beside a single card may be joined. A sum (or a product) that the
/// card belongs to can be regrouped into two parts of two cards or more, and is found there. Only
/// (x*y)/card may have no other grouping where all values must be whole.
unsigned QuickSearch::jointsBeside(const Cut &cut) const
{
    if (sizeOf(cut.part) > 1 || (m_integers && cut.joint == Joint::RestOverPart))
        return Sums | Products;
    return cut.joint == Joint::Sum || cut.joint == Joint::Difference ? Products : Sums;
}

inline bool QuickSearch::canRest(const Cut &cut)
{
    if (m_integers && !cut.restValue.isWhole())
        return false;
    const bool isIndexed = sizeOf(cut.rest) <= largestIndexed;
    if (isIndexed ? !holds(m_tables[cut.rest], cut.restValue)
                  : !can(cut.rest, cut.restValue, jointsBeside(cut)))
        return false;
    m_cuts.push_back(cut);
    return true;
}

// ---- forms

Form QuickSearch::joined(Joint joint, const Form &part, const Form &rest) const
{
    switch (joint) {
    case Joint::Sum:
        return m_maker.sum(part, rest);
    case Joint::Difference:
        return m_maker.difference(part, rest);
    case Joint::Product:
        return m_maker.product(part, rest);
    case Joint::PartOverRest:
        return m_maker.quotient(part, rest);
    case Joint::RestOverPart:
        break;
    }
    return m_maker.quotient(rest, part);
}

Form QuickSearch::sumOfCards(Subset subset) const
{
    Form form = m_maker.card(m_deal.face[std::size_t(std::countr_zero(subset))]);
    for (subset &= subset - 1; subset != 0; subset &= subset - 1)
        form = m_maker.sum(form, m_maker.card(m_deal.face[std::size_t(std::countr_zero(subset))]));
    return form;
}

/// Requires: the table of the subset holds the value.
Form QuickSearch::smallForm(Subset subset, const Fraction &value)
{
    if (sizeOf(subset) == 1)
        return sumOfCards(subset);
    for (Subset part = (subset - 1) & subset; part != 0; part = (part - 1) & subset) {
        const Subset rest = m_deal.standard[subset ^ part];
        if (!m_deal.isStandard(part) || sizeOf(rest) > largestIndexed)
            continue;
        const Table &parts = table(part);
        const Table &rests = table(rest);
        for (std::uint32_t i = 0; i < parts.count; ++i) {
            const Fraction a = m_values[parts.first + i].value;
            std::optional<Form> form;
            eachRest(value, a, Sums | Products, [&](Joint joint, const Fraction &b) {
                if (holds(rests, b))
                    form = joined(joint, smallForm(part, a), smallForm(rest, b));
                return form.has_value();
            });
            if (form)
                return *form;
        }
    }
    assert(false);
    return {};
}

} // namespace inkling::cards
