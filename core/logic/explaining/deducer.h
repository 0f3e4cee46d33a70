// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/explainer.h"
#include "logic/model/model.h"
#include "stopcondition.h"

#include <functional>

namespace inkling {

/// How reasoning by named rules ended.
enum class Outcome : std::uint8_t {
    Solved,        ///< every main unknown is known, and together they are an answer
    Stalled,       ///< no rule applies, and neither an answer nor a contradiction is reached
    Contradiction, ///< the last step concludes that there is no answer
    Stopped,       ///< by the stop condition
};

struct Deduction
{
    /// What was known from the start.
    std::vector<Fact> given;
    /// The path that people are shown (see PathMaker); exactly what a watch was told.
    Trace trace;
    Outcome outcome = Outcome::Stopped;
    Knowledge knowledge;
    /// Main unknowns without a value.
    UnknownId undecided = 0;
    /// Every step as it was found, of which the path is made.
    Trace allSteps;
};

/// Who is told, on the thread that reasons, after each wave what is known, and the steps so far. These only
/// grow: those told last are the deduction's.
using Watch = std::function<void(const Knowledge &, const Trace &)>;

/// Applies a puzzle's named rules until none applies, cheapest first, and records every step.
///
/// A wave is all that the cheapest applicable tier gives at one moment; a contradiction is one of its
/// own. Waves count up from 0 without gaps. Conclusions that are known already are left out of a
/// step, and a step without new conclusions out of the trace. A conclusion claims only the values that it
/// newly excludes, unless it leaves a single one: then it says so, and rests on what was known of that
/// unknown before. Never guesses.
/// Cost: a microsecond or two a step besides what the rules themselves take.
[[nodiscard]] Deduction deduce(const Model &model, const StopCondition &stop,
                               const Watch &watch = {});

/// The whole ladder: the same, from `given` on, and where no named rule applies by the explainer's steps,
/// so that it stalls only where nothing more follows. Requires: an explainer of this model.
[[nodiscard]] Deduction deduce(const Model &model, std::span<const Fact> given,
                               Explainer &explainer, const StopCondition &stop,
                               const Watch &watch = {});

/// Appends the steps of a wave to `proposals`; returns whether there are any. As Explainer::propose().
using Proposer = std::function<bool(const Knowledge &, const StopCondition &, Trace &proposals)>;

/// The steps that may be taken. A value; what it refers to must outlive its use.
struct Admission
{
    /// They rest on no others.
    std::span<const ConstraintId> constraints;
    /// What a named rule may cost where this much is known; any, where it is empty.
    std::function<double(const Knowledge &)> dearest = {};
    /// Of named rules: which of their steps, where it is not empty.
    std::function<bool(const Step &)> admits = {};
};

/// What follows of what is given by steps that are admitted: by named rules, and where none applies by
/// `further`. The trace has every step as it was found, with all that it concludes of an unknown of which it says
/// something new.
[[nodiscard]] Deduction deduceWithin(const Admission &admission, const Model &model,
                                     std::span<const Fact> given, const Proposer &further,
                                     const StopCondition &stop);

/// The whole ladder until, after a wave, enough is known (its outcome is then Stalled). The trace has every
/// step as it was found.
[[nodiscard]] Deduction deduceUntil(const std::function<bool(const Knowledge &)> &enough,
                                    const Model &model, std::span<const Fact> given,
                                    Explainer &explainer, const StopCondition &stop);

} // namespace inkling
