// SPDX-License-Identifier: MIT
#pragma once

#include "families/numbercross/grid.h"
#include "logic/model/encoding.h"

namespace inkling::numbercross {

/// A Number Cross board as SAT clauses: one sum for each line.
class NumberCrossEncoding final : public Encoding
{
public:
    explicit NumberCrossEncoding(Givens givens)
        : m_givens(std::move(givens))
    {}

    [[nodiscard]] ConstraintId constraintCount() const override;
    [[nodiscard]] bool isClue(ConstraintId) const override { return true; }
    [[nodiscard]] bool writes(UnknownId) const override { return true; }
    using Encoding::define;
    void define(ClauseWriter &) const override {}
    void constrain(ConstraintId constraint, ClauseWriter &writer) const override;
    [[nodiscard]] std::vector<UnknownId> unknowns(ConstraintId constraint) const override;
    [[nodiscard]] std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const override;
    [[nodiscard]] double distance(UnknownId a, UnknownId b) const override;
    [[nodiscard]] double weight(ConstraintId constraint) const override;
    [[nodiscard]] double weight(const Fact &fact) const override;

private:
    Givens m_givens;
};

} // namespace inkling::numbercross
