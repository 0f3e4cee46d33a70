// SPDX-License-Identifier: MIT
#include "families/declared/stated/statedmodel.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace inkling::declared {

std::vector<nlohmann::ordered_json> StatedModel::json(const Fact &fact) const
{
    return stated()->layout.json(fact, domain(fact.unknown));
}

nlohmann::ordered_json StatedModel::json(ConstraintId id) const
{
    const Constraint &constraint = stated()->statement.constraints[id];
    const std::string name(stated()->kind(id).json);
    if (!constraint.letter.empty())
        return {{name, constraint.letter}};
    if (constraint.key.empty())
        return {{name, true}};
    if (constraint.key.size() == 1)
        return {{name, constraint.key[0]}};
    return {{name, constraint.key}};
}

std::optional<Phrase> StatedModel::breach(ConstraintId id, std::span<const Fact> marks) const
{
    const Constraint &constraint = stated()->statement.constraints[id];
    std::vector<std::uint8_t> values;
    std::vector<std::size_t> places; // of these values, among the constraint's unknowns
    for (std::size_t i = 0; i < constraint.unknowns.size(); ++i) {
        const UnknownId unknown = constraint.unknowns[i];
        const auto mark = std::ranges::find(marks, unknown, &Fact::unknown);
        const ValueSet possible = mark == marks.end() ? m_initial[unknown] : mark->possible;
        if (possible.single()) {
            values.push_back(std::uint8_t(possible.value()));
            places.push_back(i);
        }
    }
    const std::string_view fault = stated()->kind(id).fault;
    if (fault.empty())
        return std::nullopt;
    const RelationPointer differs = allDifferent();
    if (constraint.relation->differs() && !differs->holds(values)) {
        Breach twice = differs->breach(values);
        const auto first = std::ranges::find(values, values[twice.at]) - values.begin();
        if (!constraint.text.empty() || constraint.label)
            twice.twin = places[std::size_t(first)];
        twice.at = places[twice.at];
        return stated()->faultAt(id, twice);
    }
    if (places.size() == constraint.unknowns.size() && !constraint.relation->holds(values))
        return stated()->faultAt(id, constraint.relation->breach(values));
    // Of a clue that is not full yet it would not be true that it is not met.
    const auto more = '%' + std::to_string(constraint.arguments.size() + 1);
    return !stated()->kind(id).isClue && fault.find(more) == std::string_view::npos
               ? std::optional<Phrase>({fault, constraint.arguments})
               : std::nullopt;
}

std::vector<Fact> StatedModel::choices(ElementId element) const
{
    const ElementId first = stated()->layout.element(0);
    if (element < first || element - first >= mainCount())
        return {};
    const UnknownId unknown = element - first;
    const bool isOpen = !stated()->initial()[unknown].single();
    return isOpen ? stated()->layout.choices(unknown, domain(unknown)) : std::vector<Fact>();
}

std::optional<Fact> StatedModel::given(ElementId element) const
{
    const ElementId first = stated()->layout.element(0);
    if (element < first || element - first >= mainCount() || !isGiven(element - first)
        || domain(element - first).single())
        return std::nullopt;
    return Fact{element - first, m_initial[element - first]};
}

void StatedModel::addPlain(ConstraintId id, const Knowledge &knowledge, int rungs,
                           std::vector<Fact> &facts) const
{
    const Constraint &constraint = stated()->statement.constraints[id];
    std::vector<ValueSet> values;
    for (const UnknownId other : constraint.unknowns) {
        const ValueSet possible = knowledge.possible(other);
        values.push_back(possible.single() ? possible : domain(other));
    }
    const std::vector<ValueSet> before = values;
    for (int rung = 0; rung < rungs; ++rung)
        constraint.relation->narrow(rung, values);
    if (constraint.relation->differs())
        allDifferent()->narrow(0, values);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Fact fact{constraint.unknowns[i], values[i]};
        if (values[i] == before[i] || before[i].single() || values[i].empty())
            continue;
        const auto shown = mark(fact);
        if (!shown || !isRunning(shown->look))
            facts.push_back(fact);
    }
}

std::vector<Fact> StatedModel::tidying(const Knowledge &knowledge, UnknownId unknown) const
{
    std::vector<Fact> facts;
    if (!knowledge.possible(unknown).single())
        return facts;
    for (ConstraintId id = 0; id < stated()->statement.constraints.size(); ++id) {
        const auto &unknowns = stated()->statement.constraints[id].unknowns;
        if (stated()->kind(id).tidies && std::ranges::find(unknowns, unknown) != unknowns.end())
            addPlain(id, knowledge, 1, facts);
    }
    return facts;
}

std::vector<Fact> StatedModel::noting(const Knowledge &knowledge) const
{
    std::vector<Fact> facts;
    for (ConstraintId id = 0; id < stated()->statement.constraints.size(); ++id) {
        if (stated()->kind(id).tidies)
            addPlain(id, knowledge, stated()->statement.constraints[id].relation->notedRungs(),
                     facts);
    }
    return facts;
}

std::vector<std::string> StatedModel::combinations(ElementId element, const Knowledge &knowledge,
                                                   std::size_t most) const
{
    for (ConstraintId id = 0; id < stated()->statement.constraints.size(); ++id) {
        const Constraint &constraint = stated()->statement.constraints[id];
        if (std::ranges::find(stated()->elements[id], element) == stated()->elements[id].end()
            && std::ranges::find(constraint.cells, int(element)) == constraint.cells.end())
            continue;
        std::vector<ValueSet> values;
        for (const UnknownId unknown : constraint.unknowns)
            values.push_back(knowledge.possible(unknown));
        auto sets = constraint.relation->combinations(values, most);
        if (!sets.empty())
            return sets;
    }
    return {};
}

/// Of constraints that have a text, those whose unknowns are all known. It is not the text that
/// clashes where all that is wrong is that two values are equal.
std::vector<Caption> StatedModel::captions(const Knowledge &knowledge) const
{
    std::vector<Caption> captions;
    std::vector<std::uint8_t> values;
    for (ConstraintId id = 0; id < stated()->statement.constraints.size(); ++id) {
        const Constraint &constraint = stated()->statement.constraints[id];
        if (!constraint.label && constraint.text.empty())
            continue;
        values.clear();
        for (const UnknownId unknown : constraint.unknowns) {
            if (const ValueSet possible = knowledge.possible(unknown); possible.single())
                values.push_back(std::uint8_t(possible.value()));
        }
        if (values.size() != constraint.unknowns.size())
            continue;
        const bool isMet = constraint.relation->holds(values);
        captions.push_back({.element = stated()->elements[id].front(),
                            .done = isMet,
                            .clashes = !isMet && !constraint.relation->breach(values).twin});
    }
    return captions;
}

} // namespace inkling::declared
