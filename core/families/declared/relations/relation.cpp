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

} // namespace

void Relation::propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                       const Knowledge &knowledge, Trace &proposals) const
{
    const Looking looking(*this, rung, scope, knowledge);
    const Places all = looking.informative();
    const auto begin = [&](const Places &premises) {
        proposals.begin(rule);
        proposals.addConstraint(constraint);
        for (const std::size_t place : premises)
            proposals.addPremise(knowledge.fact(scope.unknowns[place]));
        std::vector<ValueSet> values;
        for (const UnknownId unknown : scope.unknowns)
            values.push_back(scope.domains[unknown]);
        for (const std::size_t place : premises)
            values[place] = looking.known()[place];
        for (std::string &argument : arguments(rung, values))
            proposals.addArgument(std::move(argument));
    };
    const std::vector<ValueSet> left = looking.left(all);
    const auto isImpossible = [](const std::vector<ValueSet> &values) {
        return std::ranges::any_of(values, &ValueSet::empty);
    };
    if (isImpossible(left)) {
        begin(looking.needed(all, isImpossible));
        proposals.setContradiction();
        return;
    }
    std::map<Places, Places> conclusions; // by premises
    for (std::size_t i = 0; i < left.size(); ++i) {
        if (left[i] == looking.known()[i])
            continue;
        const ValueSet excluded = looking.known()[i] - left[i];
        const auto isSeen
            = [&](const std::vector<ValueSet> &values) { return (values[i] & excluded).empty(); };
        conclusions[looking.needed(all, isSeen)].push_back(i);
    }
    for (const auto &[needed, places] : conclusions) {
        Places premises = needed;
        std::ranges::copy_if(all, std::back_inserter(premises), [&](std::size_t place) {
            return namesAllKnown() && looking.known()[place].single();
        });
        std::ranges::sort(premises);
        const auto rest = std::ranges::unique(premises);
        premises.erase(rest.begin(), rest.end());
        begin(premises);
        // All that follows is concluded, whatever else was known to be impossible before: the step
        // may be shown where that is not known yet.
        const std::vector<ValueSet> follows = looking.left(premises);
        for (const std::size_t place : places)
            proposals.addConclusion({scope.unknowns[place], follows[place]});
    }
}

} // namespace inkling::declared
