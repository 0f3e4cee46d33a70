// SPDX-License-Identifier: MIT
#include "families/declared/views.h"

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <algorithm>
#include <utility>

namespace inkling::declared {

namespace {

/// Constraints and their unknowns, of which all values are tried.
class Looking
{
public:
    using Values = std::vector<ValueSet>;

    Looking(const Posed &posed, std::vector<ConstraintId> constraints)
        : m_posed(posed)
        , m_constraints(std::move(constraints))
    {
        for (const ConstraintId id : m_constraints) {
            for (const UnknownId unknown : posed.statement.constraints[id].unknowns) {
                if (std::ranges::find(unknowns, unknown) == unknowns.end())
                    unknowns.push_back(unknown);
            }
        }
        for (const ConstraintId id : m_constraints) {
            std::size_t last = 0;
            for (const UnknownId unknown : posed.statement.constraints[id].unknowns) {
                const auto place = std::ranges::find(unknowns, unknown) - unknowns.begin();
                last = std::max(last, std::size_t(place) + 1);
            }
            m_complete.push_back(last);
        }
    }

    std::vector<UnknownId> unknowns;

    /// What is left of the values where only these constraints count, bit by bit.
    [[nodiscard]] Values left(const Values &values, unsigned constraints) const
    {
        Values kept(values.size());
        std::vector<std::uint8_t> chosen(values.size());
        tryAll(values, constraints, 0, chosen, kept);
        return kept;
    }

private:
    void tryAll(const Values &values, unsigned constraints, std::size_t place,
                std::vector<std::uint8_t> &chosen, Values &kept) const
    {
        if (!areMet(constraints, place, chosen))
            return;
        if (place == values.size()) {
            for (std::size_t i = 0; i < kept.size(); ++i)
                kept[i] = kept[i] | ValueSet::only(chosen[i]);
            return;
        }
        for (const int value : values[place]) {
            chosen[place] = std::uint8_t(value);
            tryAll(values, constraints, place + 1, chosen, kept);
        }
    }
    /// Whether the constraints hold whose last unknown is the one chosen just now.
    [[nodiscard]] bool areMet(unsigned constraints, std::size_t count,
                              const std::vector<std::uint8_t> &chosen) const
    {
        std::vector<std::uint8_t> values;
        for (std::size_t i = 0; i < m_constraints.size(); ++i) {
            if ((constraints >> i & 1) == 0 || m_complete[i] != count)
                continue;
            const Constraint &constraint = m_posed.statement.constraints[m_constraints[i]];
            values.clear();
            for (const UnknownId unknown : constraint.unknowns)
                values.push_back(
                    chosen[std::size_t(std::ranges::find(unknowns, unknown) - unknowns.begin())]);
            if (!constraint.relation->holds(values))
                return false;
        }
        return true;
    }

    const Posed &m_posed;
    std::vector<ConstraintId> m_constraints;
    std::vector<std::size_t> m_complete; ///< by constraint: how many unknowns it takes
};

} // namespace

void proposeView(const Posed &posed, const View &view, RuleId rule, const Knowledge &knowledge,
                 Trace &proposals)
{
    const Looking looking(posed, view.constraints);
    Looking::Values known;
    Looking::Values domains;
    for (const UnknownId unknown : looking.unknowns) {
        known.push_back(knowledge.possible(unknown));
        domains.push_back(posed.statement.domains[unknown]);
    }
    const unsigned all = (1U << view.constraints.size()) - 1;
    const Looking::Values left = looking.left(known, all);
    for (std::size_t i = 0; i < left.size(); ++i) {
        const ValueSet excluded = known[i] - left[i];
        const auto follows = [&](const Looking::Values &values, unsigned constraints) {
            return (looking.left(values, constraints)[i] & excluded).empty();
        };
        if (excluded.empty() || left[i].empty())
            continue;
        unsigned needed = all;
        for (std::size_t k = view.constraints.size(); k-- > 0;) {
            if (follows(known, needed & ~(1U << k)))
                needed &= ~(1U << k);
        }
        if ((needed & (needed - 1)) == 0)
            continue;
        Looking::Values premises = known;
        for (std::size_t k = premises.size(); k-- > 0;) {
            const ValueSet before = std::exchange(premises[k], domains[k]);
            if (!follows(premises, needed))
                premises[k] = before;
        }
        proposals.begin(rule);
        for (std::size_t k = 0; k < view.constraints.size(); ++k) {
            if ((needed >> k & 1) != 0)
                proposals.addConstraint(view.constraints[k]);
        }
        for (std::size_t k = 0; k < premises.size(); ++k) {
            if (premises[k] != domains[k])
                proposals.addPremise({looking.unknowns[k], premises[k]});
        }
        proposals.addConclusion({looking.unknowns[i], domains[i] - excluded});
    }
}

} // namespace inkling::declared
