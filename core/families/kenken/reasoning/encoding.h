// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/encoding.h"

namespace inkling::kenken {

/// A KenKen as SAT clauses. Row and column constraints: each digit once. Cage constraints: the
/// arithmetic only, as the rows and columns make its digits differ.
class KenkenEncoding final : public Encoding
{
public:
    explicit KenkenEncoding(Cages cages)
        : m_cages(std::move(cages))
    {}

    [[nodiscard]] ConstraintId constraintCount() const override;
    [[nodiscard]] bool isClue(ConstraintId constraint) const override;
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
    Cages m_cages;
};

} // namespace inkling::kenken
