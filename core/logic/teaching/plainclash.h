// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/search/constraintsearch.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// A clash between marks that a person sees without any reasoning.
struct PlainClash
{
    /// The constraints that the marks break: a clue, a dot, a cage, a row and the given digits in it
    /// that are needed for it; none if the marks contradict each other. Two if the drawing is
    /// finished (a closed loop), and the second constraint is broken for that reason. A constraint
    /// about the whole board stands for those that it implies, too (see Model::implied()).
    std::vector<ConstraintId> constraints;
    /// The marks that clash; each of them is needed for it. Of a finished drawing all.
    std::vector<Fact> marks;
};

/// Finds a plain clash: between the marks alone; else the one of fewest marks with one constraint
/// about a part of the board and the givens there; else, and before those of crosses alone, the
/// first between the marks that draw the answer (lines, links) and a constraint about the whole
/// board. Nothing if there is none, or when stopped. Requires: `search` is of this model.
[[nodiscard]] std::optional<PlainClash> plainClash(const Model &model, ConstraintSearch &search,
                                                   std::span<const Fact> marks,
                                                   const StopCondition &stop);

/// All plain clashes: of a derived unknown's mark with at most two marks next to it, and for each
/// constraint about a part of the board one of the main unknowns' marks, or several that may share
/// marks, so that three equal digits are each in one; in place of none, and of those of crosses
/// alone, the first with a constraint about the whole board, as in plainClash(). Requires: `search` is of this model. Cost: some microseconds for each constraint that the marks
/// do not meet.
[[nodiscard]] std::vector<PlainClash> plainClashes(const Model &model, ConstraintSearch &search,
                                                   std::span<const Fact> marks,
                                                   const StopCondition &stop);

} // namespace inkling
