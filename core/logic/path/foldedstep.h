// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <vector>

namespace inkling {

/// Some steps put together as one: what they rest on from outside, and what they come to. Built anew for
/// each step; the model and what its unknowns can be to begin with must outlive it.
class FoldedStep
{
public:
    FoldedStep(const Model &model, const std::vector<ValueSet> &initial)
        : m_model(model)
        , m_initial(initial)
    {}

    /// A part that later parts rest on: of its conclusions these, of which the whole concludes some only.
    void addLink(const Step &step, std::span<const Fact> conclusions, std::span<const Fact> told);
    /// A part of which the whole concludes these.
    void add(const Step &step, std::span<const Fact> conclusions);

    /// What the whole rests on, besides constraints.
    [[nodiscard]] std::span<const Fact> premises() const { return m_premises; }
    [[nodiscard]] bool empty() const { return m_conclusions.empty(); }
    /// Appends it: a single part as it is, else with the rule of a hard link, if there is one, or of those parts of
    /// which it has conclusions. Where these differ, it has the rule of the first if that is harder than
    /// bookkeeping, as what is plain after it; else it is GeneralRule::Run. Its cost is that of its hardest part.
    /// Requires: not empty.
    void appendTo(Trace &path, std::uint32_t wave) const;

private:
    void addPart(const Step &step, std::span<const Fact> conclusions);
    void addPremise(const Fact &premise);
    [[nodiscard]] std::vector<ConstraintId> constraints() const;

    const Model &m_model;
    const std::vector<ValueSet> &m_initial;
    Trace m_parts;
    std::optional<RuleId> m_rule;
    float m_hardest = 0; ///< of those of which the whole has conclusions
    std::vector<ConstraintId> m_constraints;
    std::vector<Fact> m_premises;
    std::vector<Fact> m_inside; ///< what the parts conclude
    std::vector<Fact> m_conclusions;
};

} // namespace inkling
