// SPDX-License-Identifier: MIT
#pragma once

#include "logic/trace.h"

#include <vector>

namespace inkling {

/// Some steps put together as one: what they rest on from outside, and what they come to. Built anew for
/// each step; `initial` must outlive it.
class FoldedStep
{
public:
    explicit FoldedStep(const std::vector<ValueSet> &initial)
        : m_initial(initial)
    {}

    /// A part that later parts rest on: of its conclusions these, and the whole does not conclude them.
    void addLink(const Step &step, std::span<const Fact> conclusions);
    /// A part of which the whole concludes these.
    void add(const Step &step, std::span<const Fact> conclusions);

    /// Appends it: a single part as it is, else with the rule and the words of the last. Its cost is that
    /// of its hardest part, and a little for each link.
    void appendTo(Trace &path, std::uint32_t wave) const;

private:
    void addPart(const Step &step, std::span<const Fact> conclusions, bool isLink);
    void addPremise(const Fact &premise);

    const std::vector<ValueSet> &m_initial;
    Trace m_parts;
    std::size_t m_links = 0;
    std::vector<ConstraintId> m_constraints;
    std::vector<Fact> m_premises;
    std::vector<Fact> m_inside; ///< what the links conclude
    std::vector<Fact> m_conclusions;
};

} // namespace inkling
