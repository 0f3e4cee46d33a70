// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <span>
#include <vector>

namespace inkling {

/// Why a fact of a trace holds: the steps back to the givens, and nothing that it does not need. A
/// backward slice, at the granularity of excluded values. A value; the trace must outlive it.
///
/// Ensures: irreducible. Each step rests on what is given and on steps of the proof before it; without
/// any one of them a later one of them, or the fact, would no longer hold.
/// Cost: linear in the trace before `end`.
class Proof
{
public:
    /// Requires: `fact` holds once the steps before `end` are done, where `given` was known from the
    /// start. A fact without any value asks for the contradiction in which the step before `end` ends.
    Proof(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end,
          const Fact &fact);
    /// Why several facts hold together.
    Proof(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end,
          std::span<const Fact> facts);

    /// Indices into the trace, ascending; empty for a fact that was given, or known from the rules of the
    /// board alone.
    [[nodiscard]] const std::vector<std::size_t> &steps() const { return m_steps; }
    /// The steps that conclude what `step` (one of steps()) rests on, and nothing more; in ascending
    /// order. These are the children of its node in the tree.
    [[nodiscard]] const std::vector<std::size_t> &support(std::size_t step) const;
    /// Steps that conclude the fact itself: the roots of the tree; ascending.
    [[nodiscard]] const std::vector<std::size_t> &roots() const { return m_roots; }
    /// The steps as a trace to play from the givens on, with their conclusions about those unknowns only of
    /// which the fact needs one. Its step i is steps()[i] of the trace.
    [[nodiscard]] Trace reduced() const;

private:
    const Trace *m_trace;
    std::vector<std::size_t> m_steps;
    std::vector<std::size_t> m_roots;
    /// Of each of m_steps.
    std::vector<std::vector<std::size_t>> m_support;
    std::vector<std::vector<Fact>> m_conclusions;
};

} // namespace inkling
