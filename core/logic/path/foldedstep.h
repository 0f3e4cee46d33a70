// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <vector>

namespace inkling {

/// Several steps put together as one: the premises needed from outside, and the conclusions. Made
/// anew for each such step; the model and the unknowns' initial values must outlive it.
class FoldedStep
{
public:
    FoldedStep(const Model &model, const std::vector<ValueSet> &initial)
        : m_model(model)
        , m_initial(initial)
    {}

    /// Adds a part that later parts rest on, with these of its conclusions; `told`: those of them
    /// that the whole step concludes.
    void addLink(const Step &step, std::span<const Fact> conclusions, std::span<const Fact> told);
    /// Adds a part with these conclusions, all of which the whole step concludes.
    void add(const Step &step, std::span<const Fact> conclusions);

    /// The facts that the whole step rests on, besides its constraints.
    [[nodiscard]] std::span<const Fact> premises() const { return m_premises; }
    [[nodiscard]] bool empty() const { return m_conclusions.empty(); }
    [[nodiscard]] std::size_t size() const { return m_parts.size(); } ///< how many parts
    /// Appends the step. A single part is appended as it is. Several parts have the cost and the rule
    /// of the hardest part, the last of them, if that is harder than bookkeeping; else the rule of
    /// the parts added by add(), or GeneralRule::Run if those have different rules. Requires: a part
    /// was added.
    void appendTo(Trace &path, std::uint32_t wave) const;

private:
    void addPart(const Step &step, std::span<const Fact> conclusions);
    void addPremise(const Fact &premise);
    [[nodiscard]] std::vector<ConstraintId> constraints() const;

    const Model &m_model;
    const std::vector<ValueSet> &m_initial;
    Trace m_parts;
    std::optional<RuleId> m_rule; ///< of the parts added by add()
    std::vector<ConstraintId> m_constraints;
    std::vector<Fact> m_premises;
    std::vector<Fact> m_inside; ///< the conclusions of all parts
    std::vector<Fact> m_conclusions;
};

} // namespace inkling
