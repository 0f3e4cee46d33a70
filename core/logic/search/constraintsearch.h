// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"
#include "logic/model/model.h"
#include "logic/model/solver.h"

#include <memory>
#include <span>
#include <vector>

namespace inkling {

/// A complete search by a model's encoding, under constraints and facts that each call chooses anew.
///
/// Keeps its clauses and what it has learned from one call to the next. One thread at a time.
class ConstraintSearch
{
public:
    /// Requires: the model has an encoding. It is not kept.
    explicit ConstraintSearch(const Model &model);
    ~ConstraintSearch();
    ConstraintSearch(ConstraintSearch &&) noexcept;
    ConstraintSearch &operator=(ConstraintSearch &&) noexcept;

    [[nodiscard]] const Encoding &encoding() const;
    /// All constraints: 0, 1, ... constraintCount() - 1.
    [[nodiscard]] const std::vector<ConstraintId> &constraints() const;

    /// Whether values exist that meet these constraints and facts. Facts about unknowns that the encoding
    /// does not write are passed over.
    [[nodiscard]] sat::Outcome solve(std::span<const ConstraintId> constraints,
                                     std::span<const Fact> facts, const StopCondition &stop);

    /// The values of the main unknowns. Requires: the last solve() was Satisfiable.
    [[nodiscard]] Answer answer() const;
    /// Constraints that were not asked for and that the values found meet, as far as these constraints are
    /// written ahead; not all of them. Requires: the last solve() was Satisfiable.
    [[nodiscard]] std::vector<ConstraintId> metBesides() const;
    /// The constraints and facts, as places in the spans, that have no common values; not a smallest
    /// set. Requires: the last solve() was Unsatisfiable.
    [[nodiscard]] const std::vector<std::size_t> &failedConstraints() const;
    [[nodiscard]] const std::vector<std::size_t> &failedFacts() const;

    /// For good: the main unknowns' values are not all those of this answer.
    void exclude(const Answer &answer);

private:
    class Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace inkling
