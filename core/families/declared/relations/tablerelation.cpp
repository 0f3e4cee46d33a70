// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <set>
#include <utility>

namespace inkling::declared {

namespace {

/// Values that cannot all be: those of the unknowns in `used`, as in `bits`.
struct Forbidden
{
    unsigned used = 0;
    unsigned bits = 0;
    friend auto operator<=>(const Forbidden &, const Forbidden &) = default;
};

/// The smallest sets of values that no allowed table has: the prime implicants of what is
/// forbidden. After Quine, "The problem of simplifying truth functions" (1952).
std::vector<Forbidden> smallestForbidden(int count, const std::vector<bool> &isAllowed)
{
    const unsigned all = (1U << count) - 1;
    std::set<Forbidden> current;
    for (unsigned bits = 0; bits <= all; ++bits) {
        if (!isAllowed[bits])
            current.insert({all, bits});
    }
    std::vector<Forbidden> smallest;
    while (!current.empty()) {
        std::set<Forbidden> fewer;
        for (const Forbidden &one : current) {
            bool isSmallest = true;
            for (int i = 0; i < count; ++i) {
                const unsigned bit = 1U << i;
                if ((one.used & bit) == 0 || !current.contains({one.used, one.bits ^ bit}))
                    continue;
                fewer.insert({one.used & ~bit, one.bits & ~bit});
                isSmallest = false;
            }
            if (isSmallest)
                smallest.push_back(one);
        }
        current = std::move(fewer);
    }
    return smallest;
}

class Table : public Relation
{
public:
    Table(int count, const std::function<bool(unsigned)> &isAllowed, unsigned far)
        : m_isAllowed(std::size_t{1} << count)
        , m_far(far)
    {
        for (unsigned bits = 0; bits < m_isAllowed.size(); ++bits)
            m_isAllowed[bits] = isAllowed(bits);
        m_forbidden = smallestForbidden(count, m_isAllowed);
        std::ranges::stable_sort(m_forbidden, {},
                                 [&](const Forbidden &one) { return weight(one); });
    }

    bool holds(std::span<const std::uint8_t> values) const override
    {
        unsigned bits = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            bits |= unsigned(values[i]) << i;
        return m_isAllowed[bits];
    }
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        std::vector<sat::Literal> clause;
        for (const Forbidden &one : m_forbidden) {
            clause.clear();
            for (std::size_t i = 0; i < scope.unknowns.size(); ++i) {
                if ((one.used >> i & 1) != 0)
                    clause.push_back(
                        writer.literal(scope.unknowns[i], (one.bits >> i & 1) != 0 ? 0 : 1));
            }
            writer.add(clause);
        }
    }
    /// As many as a family may name: the last ones see no more than the one that sees all.
    int rungs() const override { return mostRungs; }
    void narrow(int rung, std::span<ValueSet> values) const override
    {
        const int most = rung + 1 == mostRungs ? 2 * int(values.size()) : rung + 2;
        for (const Forbidden &one : m_forbidden) {
            if (weight(one) > most)
                return;
            exclude(one, values);
        }
    }

protected:
    /// Excludes the last value that would make up what is forbidden, if all others are known and it is
    /// one of `lastOnes`.
    static void exclude(const Forbidden &one, std::span<ValueSet> values,
                        ValueSet lastOnes = ValueSet::first(2))
    {
        ValueSet *open = nullptr;
        ValueSet last;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if ((one.used >> i & 1) == 0)
                continue;
            const ValueSet value = ValueSet::only(int(one.bits >> i & 1));
            if (values[i] == value)
                continue;
            if ((values[i] & value).empty() || std::exchange(open, &values[i]))
                return;
            last = value;
        }
        if (open)
            *open = *open - (last & lastOnes);
        else if (!values.empty())
            values[one.used == 0 ? 0 : std::size_t(std::countr_zero(one.used))] = ValueSet();
    }
    [[nodiscard]] std::span<const Forbidden> forbidden() const { return m_forbidden; }

private:
    static constexpr int mostRungs = 4;

    /// How many values one looks at, those of far unknowns twice.
    [[nodiscard]] int weight(const Forbidden &one) const
    {
        return std::popcount(one.used) + std::popcount(one.used & m_far);
    }

    std::vector<bool> m_isAllowed;
    unsigned m_far;
    std::vector<Forbidden> m_forbidden; ///< those of the least weight first
};

/// See noneOrTwo().
class NoneOrTwo final : public Table
{
public:
    explicit NoneOrTwo(int count)
        : Table(
            count, [](unsigned bits) { return bits == 0 || std::popcount(bits) == 2; }, 0)
    {}

    void narrow(int rung, std::span<ValueSet> values) const override
    {
        if (rung + 1 == rungs())
            return Table::narrow(rung, values);
        for (const Forbidden &one : forbidden()) {
            const bool isOfThree = std::popcount(one.bits) > 1;
            if (isOfThree == (rung == 0))
                exclude(one, values, ValueSet::only(rung == 1 ? 0 : 1));
        }
    }
};

} // namespace

RelationPointer table(int count, const std::function<bool(unsigned)> &isAllowed, unsigned far)
{
    assert(count <= 10);
    return std::make_shared<const Table>(count, isAllowed, far);
}

RelationPointer noneOrTwo(int count)
{
    static const std::array<RelationPointer, 3> all{std::make_shared<const NoneOrTwo>(2),
                                                    std::make_shared<const NoneOrTwo>(3),
                                                    std::make_shared<const NoneOrTwo>(4)};
    return all[std::size_t(count - 2)];
}

} // namespace inkling::declared
