// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace inkling {

/// The number of a constraint that is there no longer.
inline constexpr ConstraintId goneConstraint = std::numeric_limits<ConstraintId>::max();

/// Copies of steps that remain after a change of a puzzle's clues; each with its rule, wave, cost,
/// constraints, premises and conclusions, and nothing else.
struct Remaining
{
    Trace hold;    ///< their premises are known, or follow by earlier ones of these
    Trace waiting; ///< a premise of theirs is not known yet
};

/// The steps of a puzzle that remain after a change of its clues: those whose constraints are all
/// still there.
class RemainingSteps
{
public:
    /// `now`: by constraint before the change, its number after it, or goneConstraint. Adds the
    /// conclusions of the steps that hold to `known`. Requires: a constraint that is still there
    /// means what it meant; `known` follows from the puzzle as it is after the change; `steps` and
    /// `now` outlive the object. Cost: linear in the steps.
    RemainingSteps(const Trace &steps, std::span<const ConstraintId> now, Knowledge &known);

    /// A copy of the steps, with the numbers of their constraints after the change.
    [[nodiscard]] Remaining copied() const;

private:
    enum class Fate : std::uint8_t { Gone, Waits, Holds };

    [[nodiscard]] Fate fateOf(std::size_t step, const Knowledge &known) const;

    const Trace &m_steps;
    std::span<const ConstraintId> m_now;
    std::vector<Fate> m_fates; ///< by step
};

/// Tells which of some steps can be taken, while more becomes known. Each step looks at one premise at
/// a time that is not known yet, so that hearing of a fact costs little.
class WaitingSteps
{
public:
    /// Requires: the steps outlive it.
    WaitingSteps(const Trace &steps, const Knowledge &known);

    /// Hears that an unknown was narrowed.
    void learned(const Knowledge &known, UnknownId unknown);
    /// Proposes the steps whose premises are known, each once.
    void propose(Trace &proposals);

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    /// Steps that look at premises of one unknown, first to last.
    struct Queue
    {
        std::uint32_t first = none;
        std::uint32_t last = none;
    };

    void add(std::uint32_t step, const Knowledge &known);

    const Trace &m_steps;
    std::vector<Queue> m_waiting;      ///< by unknown
    std::vector<std::uint32_t> m_next; ///< by step: the one after it in its queue
    std::vector<std::uint32_t> m_ready;
};

} // namespace inkling
