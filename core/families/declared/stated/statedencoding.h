// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/stated/stated.h"
#include "logic/model/encoding.h"

namespace inkling::declared {

/// The clauses of a statement: those that its relations write.
class StatedEncoding : public Encoding
{
public:
    explicit StatedEncoding(std::shared_ptr<const Stated> stated)
        : m_stated(std::move(stated))
    {}

    [[nodiscard]] ConstraintId constraintCount() const override
    {
        return ConstraintId(constraints().size());
    }
    [[nodiscard]] bool isClue(ConstraintId constraint) const override
    {
        return m_stated->kind(constraint).isClue;
    }
    [[nodiscard]] bool writes(UnknownId) const override { return true; }
    using Encoding::define;
    void define(ClauseWriter &) const override {}
    void constrain(ConstraintId constraint, ClauseWriter &writer) const override
    {
        constraints()[constraint].relation->write(m_stated->scope(constraint), writer);
    }
    void refine(const Assignment &assignment,
                const std::function<ClauseWriter &(ConstraintId)> &cut) const override;
    [[nodiscard]] std::vector<UnknownId> unknowns(ConstraintId constraint) const override
    {
        return m_stated->kind(constraint).isWholeBoard ? std::vector<UnknownId>()
                                                       : constraints()[constraint].unknowns;
    }
    [[nodiscard]] std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    [[nodiscard]] double distance(UnknownId a, UnknownId b) const override
    {
        return m_stated->layout.distance(a, b);
    }
    [[nodiscard]] double weight(ConstraintId constraint) const override
    {
        return m_stated->kind(constraint).weight;
    }
    /// A value is easier to keep in mind than candidates.
    [[nodiscard]] double weight(const Fact &fact) const override
    {
        constexpr double value = 0.2;
        constexpr double candidates = 0.3;
        return fact.possible.single() ? value : candidates;
    }

protected:
    [[nodiscard]] const std::vector<Constraint> &constraints() const
    {
        return m_stated->statement.constraints;
    }
    [[nodiscard]] const Layout &layout() const { return m_stated->layout; }

private:
    std::shared_ptr<const Stated> m_stated;
};

} // namespace inkling::declared
