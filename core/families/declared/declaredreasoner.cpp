// SPDX-License-Identifier: MIT
#include "families/declared/declaredmodel.h"
#include "families/declared/views.h"
#include "logic/model/generalrules.h"
#include "logic/model/tiers.h"

#include <algorithm>

namespace inkling::declared {

namespace {

std::vector<Group> groupsOf(const Posed &posed)
{
    std::vector<Group> groups;
    for (ConstraintId id = 0; id < posed.statement.constraints.size(); ++id) {
        const Constraint &constraint = posed.statement.constraints[id];
        if (constraint.relation->differs())
            groups.push_back({id, constraint.unknowns});
    }
    return groups;
}

/// The values that members of groups can have.
ValueSet groupedValues(const Posed &posed)
{
    ValueSet all;
    for (const Group &group : groupsOf(posed)) {
        for (const UnknownId member : group.members)
            all = all | posed.statement.domains[member];
    }
    return all;
}

DifferentRuleIds differentIds(const Declaration &declaration)
{
    DifferentRuleIds ids{};
    for (RuleId rule = 0; rule < declaration.rules().size(); ++rule) {
        if (const auto different = declaration.rules()[rule].different)
            ids[std::size_t(*different)] = rule;
    }
    return ids;
}

/// Appends the steps, those that rest on the same facts as one.
void appendJoined(const Trace &steps, Trace &proposals)
{
    std::vector<bool> isJoined(steps.size(), false);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (isJoined[i])
            continue;
        Step step = steps[i];
        std::vector<ConstraintId> constraints(step.constraints.begin(), step.constraints.end());
        std::vector<Fact> conclusions(step.conclusions.begin(), step.conclusions.end());
        for (std::size_t j = i + 1; j < steps.size() && !step.contradiction; ++j) {
            const Step other = steps[j];
            if (other.contradiction || !std::ranges::equal(other.premises, step.premises))
                continue;
            isJoined[j] = true;
            constraints.insert(constraints.end(), other.constraints.begin(),
                               other.constraints.end());
            for (const Fact &conclusion : other.conclusions)
                addTo(conclusions, conclusion);
        }
        step.constraints = constraints;
        step.conclusions = conclusions;
        proposals.append(step);
    }
}

class DeclaredReasoner final : public Reasoner
{
public:
    explicit DeclaredReasoner(std::shared_ptr<const Posed> posed)
        : m_posed(std::move(posed))
        , m_tiers(tiersOf(catalogueOf(m_posed->declaration)))
        , m_ground(*m_posed)
        , m_different(m_ground.groups, m_ground.side, m_ground.ids)
        , m_constraintsOf(m_posed->statement.domains.size())
        , m_viewsOf(m_posed->statement.domains.size())
    {
        for (const DeclaredRule &rule : m_posed->declaration.rules()) {
            m_again.emplace_back(
                int(rule.view ? views().size() : m_posed->statement.constraints.size()));
        }
        for (ConstraintId id = 0; id < m_posed->statement.constraints.size(); ++id) {
            for (const UnknownId unknown : m_posed->statement.constraints[id].unknowns)
                m_constraintsOf[unknown].push_back(id);
        }
        for (std::size_t i = 0; i < views().size(); ++i) {
            for (const ConstraintId id : views()[i].constraints) {
                for (const UnknownId unknown : m_posed->statement.constraints[id].unknowns)
                    m_viewsOf[unknown].push_back(int(i));
            }
        }
    }

    int tierCount() const override { return int(m_tiers.size()); }
    int tierCountUpTo(double cost) const override
    {
        return inkling::tierCountUpTo(cost, m_tiers, catalogueOf(m_posed->declaration));
    }
    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override
    {
        m_different.learned(knowledge, unknown, before);
        for (std::size_t rule = 0; rule < m_again.size(); ++rule) {
            if (m_posed->declaration.rules()[rule].view) {
                for (const int view : m_viewsOf[unknown])
                    m_again[rule].add(view);
            } else {
                for (const ConstraintId id : m_constraintsOf[unknown])
                    m_again[rule].add(int(id));
            }
        }
    }
    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) override
    {
        for (const RuleId rule : m_tiers[std::size_t(tier)]) {
            const DeclaredRule &declared = m_posed->declaration.rules()[rule];
            if (declared.different) {
                m_different.propose(knowledge, *declared.different, stop, proposals);
                continue;
            }
            if (declared.view) {
                m_again[rule].take(stop, [&](int i) {
                    const View &view = views()[std::size_t(i)];
                    if (view.number == *declared.view)
                        proposeView(*m_posed, view, rule, knowledge, proposals);
                });
                continue;
            }
            Trace found;
            m_again[rule].take(stop, [&](int id) {
                const Constraint &constraint = m_posed->statement.constraints[std::size_t(id)];
                if (declared.kinds.contains(constraint.kind)) {
                    constraint.relation->propose(declared.rung, rule, ConstraintId(id),
                                                 m_posed->scope(ConstraintId(id)), knowledge,
                                                 declared.joins ? found : proposals);
                }
            });
            appendJoined(found, proposals);
        }
    }

private:
    [[nodiscard]] const std::vector<View> &views() const { return m_posed->statement.views; }

    std::shared_ptr<const Posed> m_posed;
    Tiers m_tiers;
    DifferentGround m_ground;
    DifferentEngine m_different;
    std::vector<std::vector<ConstraintId>> m_constraintsOf; ///< by unknown
    std::vector<Agenda> m_again; ///< by rule: the constraints, or views, to look at again
    std::vector<std::vector<int>> m_viewsOf; ///< by unknown
};

} // namespace

DifferentGround::DifferentGround(const Posed &posed)
    : ids(differentIds(posed.declaration))
    , groups(groupsOf(posed), posed.layout.unknownCount(), groupedValues(posed))
    , side(posed.layout.rows)
{}

std::vector<ConstraintId> DeclaredModel::implied(ConstraintId constraint) const
{
    std::vector<ConstraintId> all;
    if (m_posed->kind(constraint).isWholeBoard) {
        for (ConstraintId id = 0; id < m_posed->statement.constraints.size(); ++id) {
            if (m_posed->kind(id).isImplied)
                all.push_back(id);
        }
    }
    return all;
}

/// A cell's number is that of its element.
std::vector<ElementId> DeclaredModel::grounds(const Step &step) const
{
    if (isGeneral(step.rule) || step.parts || step.constraints.size() != 1)
        return {};
    const ConstraintId id = step.constraints[0];
    const auto cells = m_posed->statement.constraints[id].relation->area(
        m_posed->declaration.rules()[step.rule].rung, m_posed->scope(id), step);
    return {cells.begin(), cells.end()};
}

std::unique_ptr<Reasoner> reasonerOf(std::shared_ptr<const Posed> posed)
{
    return std::make_unique<DeclaredReasoner>(std::move(posed));
}

} // namespace inkling::declared
