// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/explainer.h"
#include "logic/model/model.h"
#include "stopcondition.h"

#include <functional>

namespace inkling {

/// The way in which a run of reasoning ended.
enum class Outcome : std::uint8_t {
    Solved,        ///< every main unknown is known, and together they are an answer
    Stalled,       ///< no rule applies, and neither an answer nor a contradiction is reached
    Contradiction, ///< the last step concludes that there is no answer
    Stopped,       ///< by the stop condition
};

/// The result of a run of reasoning.
struct Deduction
{
    /// The facts known from the start.
    std::vector<Fact> given;
    /// The path that people are shown (see PathMaker), which is what a watch was told; or, from
    /// deduceOnBelow(), deduceWithin() and deduceUntil(), every step as it was found.
    Trace trace;
    Outcome outcome = Outcome::Stopped;
    Knowledge knowledge;
    /// The number of main unknowns without a value.
    UnknownId undecided = 0;
    /// All steps as they were found, from which the path is made; empty if the trace is not a path.
    Trace allSteps;
};

/// A function called after each wave, on the thread that reasons, with what is known and the steps
/// so far. Both only grow; the last ones are the deduction's.
using Watch = std::function<void(const Knowledge &, const Trace &)>;

/// Applies a puzzle's named rules, cheapest first, until none applies, and records every step.
///
/// A wave is all that the cheapest applicable tier gives at one moment; a contradiction is a wave
/// of its own. Waves count up from 0 without gaps. Conclusions that are known already are left out
/// of a step, and a step without new conclusions out of the trace. A conclusion claims only the
/// values that it newly excludes, unless it leaves a single value: then it claims that value, and
/// rests on what was known of the unknown before. Never guesses.
/// Cost: a microsecond or two for each step, besides the rules' own work.
[[nodiscard]] Deduction deduce(const Model &model, const StopCondition &stop,
                               const Watch &watch = {});

/// Reasons as above, but ends (the outcome is Stalled) as soon as all steps found in a wave cost
/// `limit` or more, or rules below the limit find none: the puzzle needs a dearer one. The trace is
/// the path where the puzzle is solved, and empty where it is not; allSteps is empty. Costs less
/// than deduce(), most of all where the puzzle is not solved.
[[nodiscard]] Deduction deduceBelow(double limit, const Model &model, const StopCondition &stop);

/// Reasons from what is known on, by steps that cost less than the limit. Steps of `waiting` are taken
/// before the rules look for others, as soon as their premises are known. The trace has every step as
/// it was found, with its whole conclusion. `isTooMuch`: asked before each wave with the steps found so
/// far; ends the run (the outcome is Stalled) where it says yes. Requires: what is known, and the steps
/// that wait, follow from the puzzle; these cost less than the limit.
[[nodiscard]] Deduction deduceOnBelow(double limit, const Model &model, const Knowledge &known,
                                      const Trace &waiting, const StopCondition &stop,
                                      const std::function<bool(const Trace &)> &isTooMuch = {});

/// Reasons as above from `given` on, and where no named rule applies by the explainer's steps, so
/// that it stalls only where nothing more follows. Requires: the explainer is of this model.
[[nodiscard]] Deduction deduce(const Model &model, std::span<const Fact> given,
                               Explainer &explainer, const StopCondition &stop,
                               const Watch &watch = {});

/// A function that appends the steps of a wave to `proposals` and returns whether it found any, as
/// Explainer::propose() does.
using Proposer = std::function<bool(const Knowledge &, const StopCondition &, Trace &proposals)>;

/// The steps that may be taken. A value; what its members refer to must outlive its use.
struct Admission
{
    /// The only constraints that a step may rest on.
    std::span<const ConstraintId> constraints;
    /// The most that a named rule may cost at this state of knowledge; empty: no limit.
    std::function<double(const Knowledge &)> dearest = {};
    /// Whether a step of a named rule may be taken; empty: every step may.
    std::function<bool(const Step &)> admits = {};
};

/// Reasons from `given` alone (and not from what the board gives besides) by admitted steps: by
/// named rules, and where none applies by `further`.
/// The trace has every step as it was found; a step that says something new of an unknown keeps its
/// whole conclusion about that unknown.
[[nodiscard]] Deduction deduceWithin(const Admission &admission, const Model &model,
                                     std::span<const Fact> given, const Proposer &further,
                                     const StopCondition &stop);

/// Reasons by named rules and the explainer until, after a wave, `enough` is true (the outcome is
/// then Stalled). The trace has every step as it was found.
[[nodiscard]] Deduction deduceUntil(const std::function<bool(const Knowledge &)> &enough,
                                    const Model &model, std::span<const Fact> given,
                                    Explainer &explainer, const StopCondition &stop);

} // namespace inkling
