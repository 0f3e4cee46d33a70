// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "logic/explaining/explainer.h"
#include "logic/teaching/plainclash.h"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// The next thing to do, given the marks that a person has made.
struct Hint
{
    enum class Kind : std::uint8_t {
        Step,    ///< `steps` ends in a step that concludes something about a milestone (see Model)
        Wrong,   ///< a mark is wrong: see `wrong`; `steps`, unless none were found, end in a step
                 ///< that is at odds with the first mark of `wrong`
        Done,    ///< the marks are an answer
        Nothing, ///< nothing new follows from the marks: there are several answers
        Stopped,
    };
    Kind kind = Kind::Stopped;
    /// The marks at fault: a wrong mark, or an irreducible set that cannot be part of any answer; of
    /// a plain clash all marks that are wrong by themselves, if one is.
    std::vector<Fact> wrong;
    /// The steps from the marks on (Wrong: from the right ones); the steps before the last are
    /// those that the last rests on.
    Trace steps;
    /// All marks of a plain clash (see PlainClash), if there is one; those of `wrong` are among
    /// them. `steps` is then a single step, from the broken constraints and the other marks of the
    /// clash. Empty without a plain clash.
    std::vector<Fact> clash{};
    /// Whether each mark of `wrong` is in no answer.
    bool isEachWrong = false;
};

/// The faults of a person's marks: those that no answer has.
struct MarkFaults
{
    /// A mark that no answer has, or an irreducible set of marks that no answer has together (see
    /// Standing); empty if an answer has all marks.
    std::vector<Fact> wrong{};
    /// A plain clash of the marks, if there is one.
    std::optional<PlainClash> plain{};
};

/// The way back to marks that an answer has together.
struct WayBack
{
    /// The last of the earlier states whose marks some answer has together.
    std::optional<std::size_t> state{};
    /// Without such a state: the marks of the last state that have to go.
    std::vector<Fact> wrong{};
};

/// An answer to "why?".
struct Why
{
    enum class Kind : std::uint8_t {
        Proven, ///< `steps` proves the fact, or that there is no answer, from what was given; empty
                ///< if the fact is known from the start, or no rule gets there
        Refuted, ///< the fact does not hold: `steps` proves the opposite, or that there is no
                 ///< answer
        Open,    ///< neither follows: the fact holds in the answer `with`, and not in `without`;
                 ///< neither is set if no search could tell
        Stopped,
    };
    Kind kind = Kind::Stopped;
    Trace steps;
    std::optional<Answer> with;
    std::optional<Answer> without;
};

/// A step that a person could take now.
struct Possibility
{
    /// The step's place in the trace that comes with the list.
    std::size_t step = 0;
    /// The number of main unknowns that the step and easier steps settle, beyond those that the
    /// easier steps settle without it.
    std::size_t unlocks = 0;
};

/// Answers what a person may ask while solving a puzzle by hand, from facts that are handed over:
/// marks, or what is known at a moment of a trace. Requires of these facts: at most one for each
/// unknown, which leaves it a value.
///
/// One thread at a time; the model must outlive the tutor. Each call may take as long as a step
/// takes to find (see Explainer) and can be stopped. Once there is an answer, a better one is
/// looked for only for a moment (0.3 s to 0.9 s), so that which of several right answers is given
/// may depend on the machine.
class Tutor
{
public:
    /// `solution`: the search's result, second answer included.
    Tutor(const Model &model, const Solution &solution);
    ~Tutor();

    /// The next thing to do. `last`: the mark made last, if that is known; of steps that are about
    /// as easy, one near it is preferred.
    [[nodiscard]] Hint hint(std::span<const Fact> marks, const StopCondition &stop,
                            std::optional<UnknownId> last = {});
    /// Looks for faults of marks, as hint() does. Nothing when stopped.
    [[nodiscard]] std::optional<MarkFaults> faults(std::span<const Fact> marks,
                                                   const StopCondition &stop);
    /// Looks for the last right one of several states of the marks, the newest last. Nothing when
    /// stopped. Requires: a state.
    [[nodiscard]] std::optional<WayBack> wayBack(std::span<const std::vector<Fact>> states,
                                                 const StopCondition &stop);
    /// Explains why a fact holds, or does not hold, if the facts `given` hold. A given fact about
    /// the same unknown is left out if it states or contradicts the fact.
    [[nodiscard]] Why why(std::span<const Fact> given, const Fact &fact, const StopCondition &stop);
    /// All steps that the rules give from here, and the explainer's cheapest; cheapest first; none
    /// once the puzzle is solved. The steps themselves are put into `steps`. When stopped, there
    /// may be none. Limited by work (see Unlocking), not by time: the same on every machine.
    [[nodiscard]] std::vector<Possibility> possibilities(std::span<const Fact> given, Trace &steps,
                                                         const StopCondition &stop);
    /// For each main unknown, the cost of the step that settles it when the cheapest steps are
    /// taken first; 0 if it is settled already, or does not follow. `watch` is told the costs known
    /// so far, now and then.
    [[nodiscard]] std::vector<double>
    costs(std::span<const Fact> given, const StopCondition &stop,
          const std::function<void(const std::vector<double> &)> &watch = {});

private:
    class Session;
    std::unique_ptr<Session> m_session;
};

} // namespace inkling
