// SPDX-License-Identifier: MIT
#include "replay/knownfacts.h"

#include "logic/model/model.h"

#include <algorithm>
#include <iterator>

namespace inkling::checks {

namespace {

using Values = FactNames::Values;

Values common(const Values &one, const Values &other)
{
    Values both;
    std::ranges::set_intersection(one, other, std::inserter(both, both.end()));
    return both;
}

/// The values that stand last in a fact: one, or a list of them.
Values valuesIn(const Json &object)
{
    const Json &value = std::prev(object.end()).value();
    Values values;
    if (value.is_array()) {
        for (const Json &each : value)
            values.insert(each.dump());
    } else {
        values.insert(value.dump());
    }
    return values;
}

} // namespace

std::string placeOf(const Json &fact)
{
    if (!fact.is_object() || fact.empty())
        return fact.dump();
    const std::string key = std::prev(fact.end()).key();
    Json place = fact;
    place.erase(key);
    return place.dump() + (key == "not" ? "is" : key);
}

FactNames::FactNames(const Model &model)
{
    const std::vector<ValueSet> domains = model.domains();
    const std::vector<ValueSet> initial = model.initial();
    m_main.resize(model.isConstructive() ? 0 : model.mainCount());
    for (UnknownId unknown = 0; unknown < domains.size() && !model.isConstructive(); ++unknown) {
        for (const int value : domains[unknown]) {
            const std::vector<Json> printed = model.json(Fact{unknown, ValueSet::only(value)});
            if (printed.size() != 1 || !printed.front().is_object() || printed.front().empty())
                continue;
            const std::string place = placeOf(printed.front());
            const Values values = valuesIn(printed.front());
            m_domains[place].insert(values.begin(), values.end());
            m_initial.try_emplace(place);
            if (initial[unknown].contains(value))
                m_initial[place].insert(values.begin(), values.end());
            if (unknown < m_main.size()) {
                m_main[unknown].place = place;
                m_main[unknown].values[value] = *values.begin();
            }
        }
    }
}

std::optional<FactNames::Told> FactNames::told(const Json &object) const
{
    if (!object.is_object() || object.empty())
        return std::nullopt;
    Told told{placeOf(object), valuesIn(object)};
    const auto domain = m_domains.find(told.place);
    if (domain == m_domains.end())
        return std::nullopt;
    if (std::prev(object.end()).key() != "not") {
        told.left = common(told.left, domain->second);
        return told;
    }
    Values left;
    std::ranges::set_difference(domain->second, told.left, std::inserter(left, left.end()));
    told.left = std::move(left);
    return told;
}

bool KnownFacts::holds(const Json &fact) const
{
    const auto told = m_names->told(fact);
    return told ? std::ranges::includes(told->left, m_left.at(told->place))
                : m_others.contains(fact.dump());
}

bool KnownFacts::learn(const Json &fact)
{
    const auto told = m_names->told(fact);
    if (!told)
        return m_others.insert(fact.dump()).second;
    Values &left = m_left.at(told->place);
    Values narrowed = common(left, told->left);
    const bool isNew = narrowed != left;
    left = std::move(narrowed);
    m_isImpossible = m_isImpossible || left.empty();
    return isNew;
}

} // namespace inkling::checks
