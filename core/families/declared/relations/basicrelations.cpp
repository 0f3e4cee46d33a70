// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include <algorithm>

namespace inkling::declared {

namespace {

/// Leaves each known value to the one unknown that has it.
void clearPlaced(std::span<ValueSet> values)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        if (!values[i].single())
            continue;
        for (std::size_t k = 0; k < values.size(); ++k) {
            if (k != i)
                values[k] = values[k] - values[i];
        }
    }
}

class AllDifferent : public Relation
{
public:
    bool holds(std::span<const std::uint8_t> values) const override
    {
        ValueSet seen;
        for (const std::uint8_t value : values) {
            if (seen.contains(value))
                return false;
            seen = seen | ValueSet::only(value);
        }
        return true;
    }
    Breach breach(std::span<const std::uint8_t> values) const override
    {
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (std::ranges::count(values.first(i), values[i]) > 0)
                return {i, {std::to_string(values[i])}};
        }
        return {};
    }
    bool differs() const override { return true; }

    /// Where there are as many unknowns as values, each value also has a place.
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        ValueSet all;
        for (const UnknownId unknown : scope.unknowns)
            all = all | scope.domains[unknown];
        for (const int value : all) {
            std::vector<sat::Literal> places;
            for (const UnknownId unknown : scope.unknowns) {
                if (scope.domains[unknown].contains(value))
                    places.push_back(writer.literal(unknown, value));
            }
            if (all.size() == int(scope.unknowns.size()))
                writer.add(places);
            for (std::size_t i = 0; i < places.size(); ++i) {
                for (std::size_t k = 0; k < i; ++k)
                    writer.add({-places[i], -places[k]});
            }
        }
    }
    int rungs() const override { return 1; }
    void narrow(int, std::span<ValueSet> values) const override { clearPlaced(values); }
};

class Only final : public Relation
{
public:
    explicit Only(int value)
        : m_value(value)
    {}
    bool holds(std::span<const std::uint8_t> values) const override { return values[0] == m_value; }
    Breach breach(std::span<const std::uint8_t> values) const override
    {
        return {0, {std::to_string(values[0]), std::to_string(m_value)}};
    }
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        if (scope.domains[scope.unknowns[0]].contains(m_value))
            writer.add({writer.literal(scope.unknowns[0], m_value)});
        else
            writer.add(std::span<const sat::Literal>());
    }

private:
    int m_value;
};

class AtMostOne final : public Relation
{
public:
    explicit AtMostOne(int value)
        : m_value(value)
    {}
    bool holds(std::span<const std::uint8_t> values) const override
    {
        return std::ranges::count(values, m_value) <= 1;
    }
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        for (std::size_t i = 0; i < scope.unknowns.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                writer.add({-writer.literal(scope.unknowns[i], m_value),
                            -writer.literal(scope.unknowns[k], m_value)});
            }
        }
    }
    int rungs() const override { return 1; }
    void narrow(int, std::span<ValueSet> values) const override
    {
        const ValueSet one = ValueSet::only(m_value);
        const auto first = std::ranges::find(values, one);
        if (first == values.end())
            return;
        for (auto value = values.begin(); value != values.end(); ++value) {
            if (value != first)
                *value = *value - one;
        }
    }

private:
    int m_value;
};

} // namespace

RelationPointer allDifferent()
{
    static const auto instance = std::make_shared<const AllDifferent>();
    return instance;
}

RelationPointer only(int value)
{
    return std::make_shared<const Only>(value);
}

RelationPointer atMostOne(int value)
{
    return std::make_shared<const AtMostOne>(value);
}

} // namespace inkling::declared
