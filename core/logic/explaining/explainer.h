// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"
#include "logic/model/model.h"

#include <memory>
#include <span>

namespace inkling {

/// Finds steps where no named rule applies: what follows from the fewest and nearest constraints and
/// facts, by search in growing windows round an unknown. After Espasa, Gent, Hoffmann, Jefferson, Lynch,
/// "Using Small MUSes to Explain How to Solve Pen and Paper Puzzles" (2021), and Bleukx, Devriendt,
/// Gamba, Bogaerts, Guns, "Efficiently Explaining CSPs with Unsatisfiable Subset Optimization" (2023).
///
/// Keeps its clauses, and what it has found not to follow, from one call to the next; knowledge may only
/// grow between calls, or the work is done anew. One thread at a time. The model must outlive it.
class Explainer
{
public:
    /// `answers`: those that a search found; what they do not exclude is not tried. They are no
    /// premise of any step. Of a model without an encoding nothing is ever found.
    Explainer(const Model &model, std::span<const Answer> answers);
    ~Explainer();
    Explainer(Explainer &&) noexcept;
    Explainer &operator=(Explainer &&) noexcept;

    /// Appends a step, with its cost: where a value fails by single constraints, one after the other, that with
    /// the shortest chain (GeneralRule::Chain), and far from it on a large board some more; else the cheapest
    /// combination that it finds (GeneralRule::Smallest). Where no answer is left, a step that ends in a
    /// contradiction. Returns false, and appends nothing, where nothing more follows, or when it is stopped.
    ///
    /// Ensures: the conclusions of each step follow from its constraints and premises. A chain names those that
    /// its nested steps rest on. A combination has been checked by a search of its own; each of its constraints
    /// and premises was tried to do without, and kept because that cannot be, or because a bounded search could
    /// not tell. No decision depends on time.
    bool propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals);

    /// Appends one step that concludes this fact: a chain where a combination would rest on more than
    /// mostAtOnce things. Returns false where it does not follow, or when stopped.
    /// Requires: the fact is not known, and no contradiction is.
    bool explain(const Knowledge &knowledge, const Fact &fact, const StopCondition &stop,
                 Trace &steps);

    /// The reasoning under the opposite of a step's first conclusion (of a contradiction: under nothing
    /// else), from the step's own constraints and premises alone: what is supposed (GeneralRule::Suppose; of
    /// a contradiction, nothing), then steps by named rules, and where none applies by the fewest
    /// constraints that lead on, as far as a bounded search finds them; the last is a contradiction, if need
    /// be of all that is left at once. Each step is needed for it; of the premises of a combination some may be
    /// kept because a bounded search could not tell.
    ///
    /// Nothing where that would say no more than the step itself, a single combination; where it is too
    /// hard; and when stopped.
    [[nodiscard]] Trace refutation(const Step &step, const StopCondition &stop);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

/// What rests on more constraints and facts than this is shown by a chain, where there is one.
inline constexpr std::size_t mostAtOnce = 8;

/// A step with more constraints than this carries its refutation with it, where that says more than the
/// step.
inline constexpr std::size_t mostPlainConstraints = 8;

} // namespace inkling
