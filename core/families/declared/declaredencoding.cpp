// SPDX-License-Identifier: MIT
#include "families/declared/declaredmodel.h"

#include <algorithm>
#include <limits>

namespace inkling::declared {

namespace {

class DeclaredEncoding final : public Encoding
{
public:
    explicit DeclaredEncoding(std::shared_ptr<const Posed> posed)
        : m_posed(std::move(posed))
    {}

    ConstraintId constraintCount() const override { return ConstraintId(constraints().size()); }
    bool isClue(ConstraintId constraint) const override { return m_posed->kind(constraint).isClue; }
    bool writes(UnknownId) const override { return true; }
    using Encoding::define;
    void define(ClauseWriter &) const override {}
    void constrain(ConstraintId constraint, ClauseWriter &writer) const override
    {
        constraints()[constraint].relation->write(m_posed->scope(constraint), writer);
    }
    void refine(const Assignment &assignment,
                const std::function<ClauseWriter &(ConstraintId)> &cut) const override
    {
        for (ConstraintId id = 0; id < constraintCount(); ++id) {
            if (m_posed->kind(id).isWholeBoard && assignment.isActive(id)) {
                constraints()[id].relation->refine(m_posed->scope(id), assignment,
                                                   [&]() -> ClauseWriter & { return cut(id); });
            }
        }
    }
    std::vector<UnknownId> unknowns(ConstraintId constraint) const override
    {
        return m_posed->kind(constraint).isWholeBoard ? std::vector<UnknownId>()
                                                      : constraints()[constraint].unknowns;
    }
    std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    double distance(UnknownId a, UnknownId b) const override
    {
        return m_posed->layout.distance(a, b);
    }
    double weight(ConstraintId constraint) const override
    {
        return m_posed->kind(constraint).weight;
    }
    /// A value is easier to keep in mind than candidates.
    double weight(const Fact &fact) const override
    {
        constexpr double value = 0.2;
        constexpr double candidates = 0.3;
        return fact.possible.single() ? value : candidates;
    }

private:
    [[nodiscard]] const std::vector<Constraint> &constraints() const
    {
        return m_posed->statement.constraints;
    }

    std::shared_ptr<const Posed> m_posed;
};

/// The constraints of the unknown, then those nearest to it, half as many again each time, and with them
/// those about the whole board. What is given is known anyway: it comes last.
std::vector<std::vector<ConstraintId>> DeclaredEncoding::windows(UnknownId unknown) const
{
    struct Near
    {
        double away;
        ConstraintId constraint;
    };
    std::vector<Near> near;
    std::vector<ConstraintId> whole;
    for (ConstraintId id = 0; id < constraintCount(); ++id) {
        const Constraint &constraint = constraints()[id];
        if (m_posed->kind(id).isWholeBoard) {
            whole.push_back(id);
            continue;
        }
        double away = std::numeric_limits<double>::max();
        const bool isGiven = isClue(id) && constraint.unknowns.size() == 1;
        for (const UnknownId other : constraint.unknowns)
            away = isGiven ? away : std::min(away, distance(unknown, other));
        near.push_back({away, id});
    }
    std::ranges::stable_sort(near, {}, &Near::away);
    std::size_t count = 0;
    while (count < near.size() && near[count].away == 0)
        ++count;
    std::vector<std::vector<ConstraintId>> windows;
    constexpr std::size_t mostWindows = 11;
    while (count < near.size() && windows.size() < mostWindows) {
        auto &window = windows.emplace_back();
        for (std::size_t i = 0; i < count; ++i)
            window.push_back(near[i].constraint);
        if (windows.size() > 1)
            window.insert(window.end(), whole.begin(), whole.end());
        count += 2 + count / 2;
    }
    auto &all = windows.emplace_back();
    for (ConstraintId id = 0; id < constraintCount(); ++id)
        all.push_back(id);
    return windows;
}

} // namespace

std::unique_ptr<Encoding> encodingOf(std::shared_ptr<const Posed> posed)
{
    return std::make_unique<DeclaredEncoding>(std::move(posed));
}

} // namespace inkling::declared
