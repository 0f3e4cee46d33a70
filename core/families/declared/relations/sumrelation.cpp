// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include "logic/search/diagram.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <utility>

namespace inkling::declared {

namespace {

int sumOf(ValueSet values)
{
    int sum = 0;
    for (const int value : values)
        sum += value;
    return sum;
}

std::string textOf(ValueSet values, char joint)
{
    std::string text;
    for (const int value : values) {
        if (!text.empty())
            text += joint;
        text += std::to_string(value);
    }
    return text;
}

class DifferentWithSum final : public Relation
{
public:
    explicit DifferentWithSum(int sum)
        : m_sum(sum)
    {}

    bool holds(std::span<const std::uint8_t> values) const override
    {
        return std::accumulate(values.begin(), values.end(), 0) == m_sum
               && allDifferent()->holds(values);
    }
    Breach breach(std::span<const std::uint8_t> values) const override
    {
        const int sum = std::accumulate(values.begin(), values.end(), 0);
        if (sum == m_sum) {
            Breach repeated = allDifferent()->breach(values);
            repeated.twin = std::ranges::find(values, values[repeated.at]) - values.begin();
            return repeated;
        }
        std::string text;
        for (const std::uint8_t value : values)
            text += (text.empty() ? "" : " + ") + std::to_string(value);
        return {0, {text + " = " + std::to_string(sum)}};
    }
    bool differs() const override { return true; }
    bool namesAllKnown() const override { return true; }
    void write(const Scope &scope, ClauseWriter &writer) const override;

    int rungs() const override { return 6; }
    int notedRungs() const override { return 2; }
    void narrow(int rung, std::span<ValueSet> values) const override
    {
        if (rung == 0)
            fillLast(values);
        else if (rung == 1)
            keepPossibleDigits(values);
        else if (rung == 2)
            placeNeeded(values);
        else if (std::ranges::count_if(values, [](ValueSet value) { return !value.single(); })
                 <= mostOpen[std::size_t(rung - firstOfPlaces)])
            keepPossiblePlaces(values);
    }
    StepArguments arguments(int rung, std::span<const ValueSet> values) const override
    {
        constexpr std::size_t mostListed = 6;
        if (rung == 0)
            return {std::to_string(m_sum)};
        const std::vector<ValueSet> all = sets(values);
        std::string list;
        for (std::size_t i = 0; i < all.size() && all.size() <= mostListed; ++i) {
            list += i == 0 ? "" : " ";
            list += textOf(all[i], '+');
        }
        ValueSet shared = all.empty() ? ValueSet() : all.front();
        for (const ValueSet set : all)
            shared = shared & set;
        return {std::to_string(m_sum), list, std::to_string(all.size()), textOf(shared, ' ')};
    }
    std::vector<std::string> combinations(std::span<const ValueSet> values,
                                          std::size_t most) const override
    {
        std::vector<std::string> texts;
        for (const ValueSet set : sets(values)) {
            if (texts.size() < most)
                texts.push_back(textOf(set, ' '));
        }
        return texts;
    }

private:
    static constexpr std::array mostOpen{2, 3, 16};
    static constexpr int firstOfPlaces = 3; ///< the first rung of keepPossiblePlaces()

    void fillLast(std::span<ValueSet> values) const;
    void keepPossibleDigits(std::span<ValueSet> values) const;
    void placeNeeded(std::span<ValueSet> values) const;
    void keepPossiblePlaces(std::span<ValueSet> values) const;
    /// The sets of as many digits as there are unknowns that make the sum and can be placed, each
    /// digit on an unknown of its own that can have it, the smallest digits first.
    [[nodiscard]] std::vector<ValueSet> sets(std::span<const ValueSet> values) const;
    /// Whether the digits of a set have places among the unknowns: a matching, by augmenting paths.
    [[nodiscard]] static bool fits(ValueSet set, std::span<const ValueSet> values)
    {
        std::array<std::uint8_t, 64> owners{}; // by digit: the number of its place, from 1
        const auto place = [&](const auto &self, std::size_t at, ValueSet &tried) -> bool {
            const ValueSet here = set & values[at];
            for (const int digit : here) {
                std::uint8_t &owner = owners[std::size_t(digit)];
                if (tried.contains(digit))
                    continue;
                tried = tried | ValueSet::only(digit);
                if (owner == 0 || self(self, std::size_t(owner - 1), tried)) {
                    owner = std::uint8_t(at + 1);
                    return true;
                }
            }
            return false;
        };
        for (std::size_t at = 0; at < values.size(); ++at) {
            // Who can have any of them takes what is left.
            ValueSet tried;
            if (!set.within(values[at]) && !place(place, at, tried))
                return false;
        }
        return true;
    }

    int m_sum;
};

/// The sum, as a diagram, and all different.
void DifferentWithSum::write(const Scope &scope, ClauseWriter &writer) const
{
    allDifferent()->write(scope, writer);
    Diagram diagram;
    for (const UnknownId unknown : scope.unknowns)
        diagram.layers.push_back({unknown, scope.domains[unknown]});
    diagram.starts = {{}};
    diagram.move = [&](std::size_t, const Diagram::State &from, int value) {
        return from.made + value <= m_sum ? std::optional(Diagram::State{0, from.made + value})
                                          : std::nullopt;
    };
    diagram.isGoal = [&](const Diagram::State &state) { return state.made == m_sum; };
    diagram.write(writer);
}

void DifferentWithSum::fillLast(std::span<ValueSet> values) const
{
    int left = m_sum;
    ValueSet *open = nullptr;
    for (ValueSet &value : values) {
        if (value.single())
            left -= value.value();
        else if (std::exchange(open, &value))
            return;
    }
    if (open)
        *open = *open & (left >= 0 && left < 64 ? ValueSet::only(left) : ValueSet());
    else if (left != 0)
        values[0] = ValueSet();
}

std::vector<ValueSet> DifferentWithSum::sets(std::span<const ValueSet> values) const
{
    ValueSet possible;
    ValueSet placed;
    for (const ValueSet value : values) {
        possible = possible | value;
        if (value.single())
            placed = placed | value;
    }
    std::vector<ValueSet> found;
    const ValueSet free = possible - placed;
    const auto choose = [&](const auto &self, ValueSet chosen, int from, int count, int sum) {
        if (count == 0) {
            if (sum == 0 && fits(chosen, values))
                found.push_back(chosen);
            return;
        }
        for (const int value : free) {
            if (value >= from && value * count <= sum)
                self(self, chosen | ValueSet::only(value), value + 1, count - 1, sum - value);
        }
    };
    choose(choose, placed, 0, int(values.size()) - placed.size(), m_sum - sumOf(placed));
    return found;
}

void DifferentWithSum::keepPossibleDigits(std::span<ValueSet> values) const
{
    ValueSet together;
    for (const ValueSet set : sets(values))
        together = together | set;
    for (ValueSet &value : values)
        value = value & together;
    // A digit that has found its place leaves the others.
    ValueSet placed;
    const auto isNew = [&](ValueSet value) { return value.single() && !value.within(placed); };
    for (auto place = values.begin();
         (place = std::ranges::find_if(values, isNew)) != values.end();) {
        const ValueSet digit = *place;
        placed = placed | digit;
        for (ValueSet &value : values)
            value = value - digit;
        *place = digit;
    }
}

/// A digit of all sets that one unknown can have is its value.
void DifferentWithSum::placeNeeded(std::span<ValueSet> values) const
{
    const std::vector<ValueSet> all = sets(values);
    ValueSet needed = all.empty() ? ValueSet() : all.front();
    for (const ValueSet set : all)
        needed = needed & set;
    const std::vector<ValueSet> before(values.begin(), values.end());
    for (const int digit : needed) {
        const auto has = [&](ValueSet value) { return value.contains(digit); };
        if (std::ranges::count_if(before, has) == 1)
            values[std::size_t(std::ranges::find_if(before, has) - before.begin())]
                = ValueSet::only(digit);
    }
}

/// Goes through the ways to place each set of digits, unknown by unknown, forward and then back:
/// a digit is possible in a place where a way through the digits used before and after has it.
void DifferentWithSum::keepPossiblePlaces(std::span<ValueSet> values) const
{
    std::vector<ValueSet> kept(values.size());
    for (const ValueSet set : sets(values)) {
        const std::vector<int> digits(set.begin(), set.end());
        const std::size_t all = std::size_t{1} << digits.size();
        const auto has
            = [&](std::size_t place, std::size_t i) { return values[place].contains(digits[i]); };
        std::vector<bool> isReached(all, false); // by digits used in the first places
        std::vector<bool> leadsOn(all, false);
        isReached[0] = true;
        leadsOn[all - 1] = true;
        const auto place = [](std::size_t used) { return std::size_t(std::popcount(used)); };
        for (std::size_t used = 0; used < all; ++used) {
            for (std::size_t i = 0; isReached[used] && i < digits.size(); ++i) {
                if ((used >> i & 1) == 0 && has(place(used), i))
                    isReached[used | std::size_t{1} << i] = true;
            }
        }
        for (std::size_t used = all; used-- > 0;) {
            for (std::size_t i = 0; i < digits.size(); ++i) {
                const std::size_t next = used | std::size_t{1} << i;
                if (next == used || !leadsOn[next] || !has(place(used), i))
                    continue;
                leadsOn[used] = true;
                if (isReached[used])
                    kept[place(used)] = kept[place(used)] | ValueSet::only(digits[i]);
            }
        }
    }
    std::ranges::copy(kept, values.begin());
}

} // namespace

RelationPointer differentWithSum(int sum)
{
    return std::make_shared<const DifferentWithSum>(sum);
}

} // namespace inkling::declared
