// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "logic/explaining/explainer.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// What is to be done next, from the marks that a person has made.
struct Hint
{
    enum class Kind : std::uint8_t {
        Step, ///< `steps` ends in a step that concludes something about a milestone (see Model)
        Wrong, ///< a mark is wrong: `wrong`; `steps` ends in a step that is at odds with the first of it
        Done,    ///< the marks are an answer
        Nothing, ///< all that follows is known already: there are several answers
        Stopped,
    };
    Kind kind = Kind::Stopped;
    /// The marks at fault: a smallest set that cannot be part of any answer.
    std::vector<Fact> wrong;
    /// From the marks (Wrong: those that are right) on; the steps before the last are those that it
    /// rests on.
    Trace steps;
    /// Where the marks clash plainly (see PlainClash): those that do, with `wrong` among them. `steps` is then
    /// one step, from what they break and the others of them. Else empty.
    std::vector<Fact> clash{};
};

/// An answer to "why?".
struct Why
{
    enum class Kind : std::uint8_t {
        Proven, ///< `steps` proves the fact, from what was given; none where it is known from the start,
                ///< or where no rule gets there
        Refuted, ///< it is not so: `steps` proves the opposite, or that there is no answer
        Open,    ///< neither follows: `with` and `without` are answers, in one of which it holds
        Stopped,
    };
    Kind kind = Kind::Stopped;
    Trace steps;
    std::optional<Answer> with;
    std::optional<Answer> without;
};

/// A step that could be taken now.
struct Possibility
{
    /// Its place in the trace that came with it.
    std::size_t step = 0;
    /// How many main unknowns are settled by it and by easier steps, beyond what these settle without it.
    std::size_t unlocks = 0;
};

/// What a person may ask while solving a puzzle by hand. Everything is worked out from the facts that
/// are handed over: marks, or what is known at a moment of a trace. Requires of them: at most one of each
/// unknown, which leaves it a value.
///
/// One thread at a time; the model must outlive it. Each call may take as long as a step takes to find
/// (see Explainer) and can be stopped. What would only be better than what there is already is looked for
/// for a moment (0.3 s to 0.9 s), so that which of several right answers is given may depend on the machine.
class Tutor
{
public:
    /// `solution`: what search found, second answer included.
    Tutor(const Model &model, const Solution &solution);
    ~Tutor();

    /// `last`: the mark made last, if that is known. Of steps that are as easy, or nearly, the one near it is
    /// preferred.
    [[nodiscard]] Hint hint(std::span<const Fact> marks, const StopCondition &stop,
                            std::optional<UnknownId> last = {});
    /// Why a fact holds, or does not, when these facts are given. A fact that is among them, or wrong with
    /// them, is looked at without itself.
    [[nodiscard]] Why why(std::span<const Fact> given, const Fact &fact, const StopCondition &stop);
    /// All steps that the rules give from here, and the explainer's cheapest; the cheapest first; none once the
    /// puzzle is solved. They stand in `steps`; when stopped, there may be none. Limited by work (see
    /// Unlocking), not by time: the same on every machine.
    [[nodiscard]] std::vector<Possibility> possibilities(std::span<const Fact> given, Trace &steps,
                                                         const StopCondition &stop);
    /// For each main unknown that is open and follows: the cost of the cheapest step that settles it as
    /// far as is known; 0 for the others. `watch` is told now and then those that are known so far.
    [[nodiscard]] std::vector<double>
    costs(std::span<const Fact> given, const StopCondition &stop,
          const std::function<void(const std::vector<double> &)> &watch = {});

private:
    class Session;
    std::unique_ptr<Session> m_session;
};

} // namespace inkling
