// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"
#include "logic/model/model.h"

#include <memory>
#include <span>

namespace inkling {

/// Finds steps where no named rule applies: conclusions from the fewest and nearest constraints and
/// facts, by search in growing windows round an unknown. After Espasa, Gent, Hoffmann, Jefferson,
/// Lynch, "Using Small MUSes to Explain How to Solve Pen and Paper Puzzles" (2021), and Bleukx,
/// Devriendt, Gamba, Bogaerts, Guns, "Efficiently Explaining CSPs with Unsatisfiable Subset
/// Optimization" (2023).
///
/// Keeps its clauses, and what it has found not to follow, from one call to the next; if knowledge
/// does more than grow between calls, the work starts anew. One thread at a time. The model must
/// outlive the explainer.
class Explainer
{
public:
    /// `answers`: answers that a search found; a value that one of them has is not tried. They are
    /// no premise of any step. For a model without an encoding nothing is ever found.
    Explainer(const Model &model, std::span<const Answer> answers);
    ~Explainer();
    Explainer(Explainer &&) noexcept;
    Explainer &operator=(Explainer &&) noexcept;

    /// Appends steps, each with its cost. If values fail by single constraints, one after the
    /// other: the step with the shortest chain found (GeneralRule::Chain), and on a large board
    /// some more, far from it. Else the cheapest combination found (GeneralRule::Smallest). If no
    /// answer is left: a step that ends in a contradiction. Returns false, and appends nothing, if
    /// nothing more follows, or when stopped.
    ///
    /// Ensures: the conclusions of each step follow from its constraints and premises. A chain
    /// names the constraints and premises that its nested steps rest on. A combination has been
    /// checked by a search of its own; each of its constraints and premises was tried to be left
    /// out, and kept because the step fails without it, or because a bounded search could not tell.
    /// No decision depends on time.
    bool propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals);

    /// Appends one step that concludes this fact: a combination of at most mostAtOnce constraints
    /// and facts, else a chain if there is one, else a larger combination. Returns false if none is
    /// found, or when stopped. Requires: neither the fact nor a contradiction is known.
    bool explain(const Knowledge &knowledge, const Fact &fact, const StopCondition &stop,
                 Trace &steps);

    /// The reasoning under the opposite of a step's first conclusion, from the step's own
    /// constraints and premises alone. Begins with the supposition of that opposite
    /// (GeneralRule::Suppose; none if the step is a contradiction), then come steps by named rules,
    /// and where none applies by the fewest constraints that lead on, as far as a bounded search
    /// finds these; the last step is a contradiction, if need be from all that is left at once. The
    /// contradiction needs each of the steps; some premises of a combination may be kept because a
    /// bounded search could not tell.
    ///
    /// Empty if the reasoning would say no more than the step itself, a single combination; if it
    /// is too hard; and when stopped.
    [[nodiscard]] Trace refutation(const Step &step, const StopCondition &stop);

private:
    class Search;
    std::unique_ptr<Search> m_search;
};

/// A fact that rests on more constraints and facts than this is shown by a chain, if there is one.
inline constexpr std::size_t mostAtOnce = 8;

} // namespace inkling
