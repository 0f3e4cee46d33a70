// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"

#include <span>
#include <vector>

namespace inkling {

/// The proof of a fact in a trace: the steps back to the givens, and nothing that the fact does not
/// need. A backward slice, at the granularity of excluded values. A value; the trace must outlive
/// the proof.
///
/// Ensures: irreducible. Each step rests on what is given and on earlier steps of the proof;
/// without any one of them a later step, or the fact, would no longer hold.
/// Cost: linear in the trace before `end`.
class Proof
{
public:
    /// Requires: `fact` holds once the steps before `end` are done, if `given` was known from the
    /// start. A fact without any value asks for the contradiction in which the step before `end`
    /// ends.
    Proof(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end,
          const Fact &fact);
    /// Proves several facts together.
    Proof(const Model &model, const Trace &trace, std::span<const Fact> given, std::size_t end,
          std::span<const Fact> facts);

    /// Indices into the trace, ascending; empty for a fact that was given, or known from the rules
    /// of the board alone.
    [[nodiscard]] const std::vector<std::size_t> &steps() const { return m_steps; }
    /// The steps that conclude the premises of `step`, and no others; ascending. They are the
    /// children of its node in the tree. Requires: `step` is one of steps().
    [[nodiscard]] const std::vector<std::size_t> &support(std::size_t step) const;
    /// The steps that conclude the fact itself: the roots of the tree; ascending.
    [[nodiscard]] const std::vector<std::size_t> &roots() const { return m_roots; }
    /// The proof as a trace to play from the givens on; its step i is step steps()[i] of the trace,
    /// with conclusions only about the unknowns for which the proof needs it.
    [[nodiscard]] Trace reduced() const;

private:
    const Trace *m_trace;
    std::vector<std::size_t> m_steps;
    std::vector<std::size_t> m_roots;
    /// By place in m_steps: support() of the step, and the conclusions that the proof needs.
    std::vector<std::vector<std::size_t>> m_support;
    std::vector<std::vector<Fact>> m_conclusions;
};

} // namespace inkling
