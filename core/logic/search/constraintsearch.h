// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"
#include "logic/model/model.h"
#include "logic/model/solver.h"

#include <memory>
#include <span>
#include <vector>

namespace inkling {

/// A complete search by a model's encoding. Each call chooses its constraints and facts anew.
///
/// Keeps its clauses and what was learned from one call to the next. One thread at a time.
class ConstraintSearch
{
public:
    /// Requires: the model has an encoding. The model is not kept.
    explicit ConstraintSearch(const Model &model);
    ~ConstraintSearch();
    ConstraintSearch(ConstraintSearch &&) noexcept;
    ConstraintSearch &operator=(ConstraintSearch &&) noexcept;

    [[nodiscard]] const Encoding &encoding() const;
    /// All constraints: 0, 1, ... constraintCount() - 1.
    [[nodiscard]] const std::vector<ConstraintId> &constraints() const;

    /// Whether values exist that meet these constraints and facts. Facts about unknowns that the
    /// encoding does not write are ignored.
    [[nodiscard]] sat::Result solve(std::span<const ConstraintId> constraints,
                                    std::span<const Fact> facts, const StopCondition &stop);

    /// The values of the main unknowns. Requires: the last solve() was Satisfiable.
    [[nodiscard]] Answer answer() const;
    /// Other constraints than those asked for that the values found meet, as far as they are
    /// written ahead; not all of these. Requires: the last solve() was Satisfiable.
    [[nodiscard]] std::vector<ConstraintId> metBesides() const;
    /// Places of constraints in the last call's span that, with failedFacts(), have no common
    /// values; not always a smallest set. Requires: the last solve() was Unsatisfiable.
    [[nodiscard]] const std::vector<std::size_t> &failedConstraints() const;
    /// Places of facts in the last call's span: see failedConstraints().
    [[nodiscard]] const std::vector<std::size_t> &failedFacts() const;

    /// Excludes an answer for good: the main unknowns must not all have its values.
    void exclude(const Answer &answer);

private:
    class Implementation;
    std::unique_ptr<Implementation> m_implementation;
};

} // namespace inkling
