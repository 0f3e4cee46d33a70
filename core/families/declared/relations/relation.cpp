// SPDX-License-Identifier: MIT
#include "families/declared/relations/relation.h"

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace inkling::declared {

namespace {

/// The places in a list of unknowns: which of them a step rests on.
using Places = std::vector<std::size_t>;

/// Values of a constraint's unknowns, and looking at them with some of them unknown again.
class Looking
{
public:
    Looking(const Relation &relation, int rung, const Scope &scope, const Knowledge &knowledge)
        : m_relation(relation)
        , m_rung(rung)
    {
        for (const UnknownId unknown : scope.unknowns) {
            m_domains.push_back(scope.domains[unknown]);
            m_known.push_back(knowledge.possible(unknown));
        }
    }

    [[nodiscard]] const std::vector<ValueSet> &known() const { return m_known; }
    /// What is left of the values where only those of `premises` are known.
    [[nodiscard]] std::vector<ValueSet> left(const Places &premises) const
    {
        std::vector<ValueSet> values = m_domains;
        for (const std::size_t place : premises)
            values[place] = m_known[place];
        m_relation.narrow(m_rung, values);
        return values;
    }
    [[nodiscard]] Places informative() const
    {
        Places places;
        for (std::size_t i = 0; i < m_known.size(); ++i) {
            if (m_known[i] != m_domains[i])
                places.push_back(i);
        }
        return places;
    }
    /// A smallest part of `premises` from which `isSeen` still follows, the last ones left out
    /// first.
    template <typename IsSeen>
    [[nodiscard]] Places needed(Places premises, const IsSeen &isSeen) const
    {
        for (std::size_t i = premises.size(); i-- > 0;) {
            Places fewer = premises;
            fewer.erase(fewer.begin() + std::ptrdiff_t(i));
            if (isSeen(left(fewer)))
                premises = std::move(fewer);
        }
        return premises;
    }

private:
    const Relation &m_relation;
    int m_rung;
    std::vector<ValueSet> m_domains;
    std::vector<ValueSet> m_known;
};

/// Writes the steps of one look at a relation.
class Proposing
{
public:
    Proposing(const Relation &relation, int rung, RuleId rule, ConstraintId constraint,
              const Scope &scope, const Knowledge &knowledge, Trace &proposals)
        : m_relation(relation)
        , m_rung(rung)
        , m_rule(rule)
        , m_constraint(constraint)
        , m_scope(scope)
        , m_knowledge(knowledge)
        , m_proposals(proposals)
        , m_looking(relation, rung, scope, knowledge)
        , m_all(m_looking.informative())
        , m_left(m_looking.left(m_all))
    {}

    /// Returns whether no values are left, and proposes the contradiction then.
    bool contradict()
    {
        const auto isImpossible = [](const std::vector<ValueSet> &values) {
            return std::ranges::any_of(values, &ValueSet::empty);
        };
        if (!isImpossible(m_left))
            return false;
        begin(m_looking.needed(m_all, isImpossible));
        m_proposals.setContradiction();
        return true;
    }
    /// The places that lose values.
    [[nodiscard]] Places narrowed() const
    {
        Places places;
        for (std::size_t i = 0; i < m_left.size(); ++i) {
            if (m_left[i] != m_looking.known()[i])
                places.push_back(i);
        }
        return places;
    }
    /// A smallest set of places that show what these ones lose.
    [[nodiscard]] Places premisesOf(const Places &places) const
    {
        return m_looking.needed(m_all, [&](const std::vector<ValueSet> &values) {
            return std::ranges::all_of(places, [&](std::size_t i) {
                return (values[i] & (m_looking.known()[i] - m_left[i])).empty();
            });
        });
    }
    void conclude(Places premises, const Places &places)
    {
        std::ranges::copy_if(m_all, std::back_inserter(premises), [&](std::size_t place) {
            return m_relation.namesAllKnown() && m_looking.known()[place].single();
        });
        std::ranges::sort(premises);
        const auto rest = std::ranges::unique(premises);
        premises.erase(rest.begin(), rest.end());
        begin(premises);
        // All that follows is concluded, whatever else was known to be impossible before: the step
        // may be shown where that is not known yet.
        const std::vector<ValueSet> follows = m_looking.left(premises);
        for (const std::size_t place : places)
            m_proposals.addConclusion({m_scope.unknowns[place], follows[place]});
    }

private:
    void begin(const Places &premises)
    {
        m_proposals.begin(m_rule);
        m_proposals.addConstraint(m_constraint);
        std::vector<ValueSet> values;
        for (const UnknownId unknown : m_scope.unknowns)
            values.push_back(m_scope.domains[unknown]);
        for (const std::size_t place : premises) {
            m_proposals.addPremise(m_knowledge.fact(m_scope.unknowns[place]));
            values[place] = m_looking.known()[place];
        }
        for (std::string &argument : m_relation.arguments(m_rung, values))
            m_proposals.addArgument(std::move(argument));
    }

    const Relation &m_relation;
    int m_rung;
    RuleId m_rule;
    ConstraintId m_constraint;
    const Scope &m_scope;
    const Knowledge &m_knowledge;
    Trace &m_proposals;
    Looking m_looking;
    Places m_all;
    std::vector<ValueSet> m_left;
};

} // namespace

void Relation::propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                       const Knowledge &knowledge, Trace &proposals) const
{
    Proposing proposing(*this, rung, rule, constraint, scope, knowledge, proposals);
    if (proposing.contradict())
        return;
    std::map<Places, Places> conclusions; // by premises
    for (const std::size_t place : proposing.narrowed())
        conclusions[proposing.premisesOf({place})].push_back(place);
    for (const auto &[premises, places] : conclusions)
        proposing.conclude(premises, places);
}

void Relation::proposeAll(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                          const Knowledge &knowledge, Trace &proposals) const
{
    Proposing proposing(*this, rung, rule, constraint, scope, knowledge, proposals);
    if (proposing.contradict())
        return;
    if (const Places places = proposing.narrowed(); !places.empty())
        proposing.conclude(proposing.premisesOf(places), places);
}

} // namespace inkling::declared
