// SPDX-License-Identifier: MIT
#include "families/declared/listedsets.h"

#include "families/declared/stated/layout.h"
#include "logic/model/sentence.h"

#include <algorithm>
#include <sstream>
#include <utility>

namespace inkling::declared {

namespace {

/// The values of sets in words: "1+7 2+6".
ValueSet valuesIn(std::string sets)
{
    std::ranges::replace(sets, '+', ' ');
    std::istringstream words(std::move(sets));
    ValueSet values;
    for (int value = 0; words >> value;)
        values = values | ValueSet::only(value);
    return values;
}

/// Lists the sets of one sum, and what follows from them, with some knowledge.
class Lister
{
public:
    Lister(const Posed &posed, const Step &step, const Knowledge &knowledge)
        : m_posed(posed)
        , m_step(step)
        , m_knowledge(knowledge)
        , m_constraint(posed.statement.constraints[step.constraints[0]])
        , m_rung(posed.declaration.rules()[step.rule].rung)
    {
        for (const UnknownId unknown : m_constraint.unknowns)
            m_known.push_back(knowledge.possible(unknown));
    }

    /// Nothing where there is no set, or the sets show more than the step concludes, or are too many.
    [[nodiscard]] std::optional<ListedSets> listed()
    {
        const StepArguments found = m_constraint.relation->arguments(m_rung, m_known);
        if (found[2] == "0")
            return std::nullopt;
        m_listed.sets = found[1];
        const ValueSet held = valuesIn(m_listed.sets);
        for (const Fact &conclusion : m_step.conclusions) {
            if (!(conclusion.possible & m_knowledge.possible(conclusion.unknown)).within(held))
                return std::nullopt;
            m_listed.following.push_back({conclusion.unknown, leftTo(conclusion, held)});
        }
        keepNeeded();
        return std::move(m_listed);
    }

private:
    [[nodiscard]] std::string setsFor(std::span<const ValueSet> values) const
    {
        return m_constraint.relation->arguments(m_rung, values)[1];
    }
    [[nodiscard]] std::size_t placeOf(UnknownId unknown) const
    {
        return std::size_t(std::ranges::find(m_constraint.unknowns, unknown)
                           - m_constraint.unknowns.begin());
    }
    [[nodiscard]] ValueSet domain(UnknownId unknown) const
    {
        return m_posed.statement.domains[unknown];
    }
    [[nodiscard]] ValueSet leftTo(const Fact &conclusion, ValueSet held) const
    {
        const ValueSet own = m_knowledge.possible(conclusion.unknown);
        const ValueSet told = conclusion.possible & own;
        std::vector<ValueSet> values = m_known;
        values[placeOf(conclusion.unknown)] = domain(conclusion.unknown);
        m_constraint.relation->narrow(m_rung, values);
        const auto leaves
            = [&](ValueSet left) { return left.within(held) && (left & own) == told; };
        ValueSet left = values[placeOf(conclusion.unknown)];
        if (!leaves(left))
            left = leaves(held & domain(conclusion.unknown)) ? held & domain(conclusion.unknown)
                                                             : told;
        // What is left on the board is listed, where it is few.
        if (told.single() || listsPossible(told, domain(conclusion.unknown)))
            left = told;
        for (const UnknownId other : m_constraint.unknowns) {
            const ValueSet placed = m_knowledge.possible(other);
            if (other != conclusion.unknown && placed.single() && !left.within(placed))
                left = left - placed;
        }
        return left;
    }
    /// Whether the same sets, and what is told, follow from these values of the unknowns.
    [[nodiscard]] bool suffice(std::span<const ValueSet> values) const
    {
        if (setsFor(values) != m_listed.sets)
            return false;
        std::vector<ValueSet> narrowed(values.begin(), values.end());
        m_constraint.relation->narrow(m_rung, narrowed);
        return std::ranges::all_of(m_listed.following, [&](const Fact &fact) {
            return narrowed[placeOf(fact.unknown)].within(fact.possible);
        });
    }
    /// Leaves out what is known as long as the rest suffices: first of what is concluded about, then
    /// of what is placed last.
    void keepNeeded()
    {
        std::vector<UnknownId> order(m_constraint.unknowns.begin(), m_constraint.unknowns.end());
        std::ranges::stable_sort(order, {}, [&](UnknownId unknown) {
            const bool isConcluded = std::ranges::find(m_step.conclusions, unknown, &Fact::unknown)
                                     != m_step.conclusions.end();
            return isConcluded ? 0 : m_knowledge.possible(unknown).single() ? 2 : 1;
        });
        std::vector<ValueSet> values = m_known;
        for (const UnknownId unknown : order) {
            ValueSet &value = values[placeOf(unknown)];
            const ValueSet kept = std::exchange(value, domain(unknown));
            if (kept != value && !suffice(values))
                value = kept;
        }
        for (std::size_t place = 0; place < values.size(); ++place) {
            const UnknownId unknown = m_constraint.unknowns[place];
            if (values[place] != domain(unknown))
                m_listed.known.push_back({unknown, values[place]});
        }
    }

    const Posed &m_posed;
    const Step &m_step;
    const Knowledge &m_knowledge;
    const Constraint &m_constraint;
    int m_rung;
    std::vector<ValueSet> m_known;
    ListedSets m_listed;
};

} // namespace

std::optional<ListedSets> listedNow(const Posed &posed, const Step &step, const Knowledge &before)
{
    if (auto listed = Lister(posed, step, before).listed())
        return listed;
    return Lister(posed, step, Knowledge(posed.statement.domains, step.premises)).listed();
}

} // namespace inkling::declared
