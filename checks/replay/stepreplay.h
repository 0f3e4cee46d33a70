// SPDX-License-Identifier: MIT
#pragma once

#include "replay/knownfacts.h"
#include "stepchecks.h"

namespace inkling::checks {

/// Replays the printed steps of one puzzle, in their order.
///
/// Each step must rest only on parts of the puzzle and on facts that its wave finds known, conclude
/// something new, and be right. A nested trace must suppose the opposite of what its step
/// concludes, rest on nothing but that step's premises, and end in a contradiction. The parts of a
/// folded step must be right, rest on that step's premises and on earlier parts, and come to its
/// conclusions.
class StepReplay
{
public:
    /// Requires: `names` outlives the replay.
    StepReplay(const FactNames &names, StepChecks checks);

    /// The fault of the next step; nothing if it is right. After a fault its conclusions are
    /// believed, so that later steps are judged by themselves.
    [[nodiscard]] std::optional<std::string> next(const Json &step);

    [[nodiscard]] const KnownFacts &known() const { return m_known; }
    /// Whether the last step came to a contradiction.
    [[nodiscard]] bool hasContradiction() const { return m_hasContradiction; }

private:
    using Fault = std::optional<std::string>;

    [[nodiscard]] bool isGiven(const Json &premise) const;
    [[nodiscard]] Fault restsOnKnown(const Json &step, const KnownFacts &known) const;
    [[nodiscard]] Fault faultOfReasoning(const Json &step) const;
    [[nodiscard]] Fault faultOfNested(const Json &step) const;
    [[nodiscard]] Fault faultOfSupposition(const Json &step, const KnownFacts &known,
                                           const Json &supposition) const;
    [[nodiscard]] Fault faultOfParts(const Json &step) const;

    const FactNames &m_names;
    StepChecks m_checks;
    KnownFacts m_known;
    KnownFacts m_beforeWave;
    std::int64_t m_wave = 0;
    bool m_hasContradiction = false;
};

} // namespace inkling::checks
