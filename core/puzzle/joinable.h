// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "logic/model/joining.h"
#include "logic/teaching/rating.h"
#include "puzzle/outlook.h"
#include "puzzle/table.h"
#include "stopcondition.h"

#include <memory>
#include <optional>
#include <span>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

class Family;
class Puzzle;

/// What only a puzzle has whose answer is built by joining: things lie on a table, a move joins two
/// of them, and there may well be several answers, all of which are listed. Got from
/// Puzzle::joinable(); lives as long as the puzzle. Immutable; thread-safe.
class Joinable
{
public:
    /// All different answers, the best first, but at most `most` of them. When stopped, fewer.
    [[nodiscard]] virtual std::vector<Answer> answers(std::size_t most,
                                                      const StopCondition &stop) const = 0;
    /// The same puzzle with a board and model that lead to this answer. Requires: one of answers().
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> toward(const Answer &answer) const = 0;
    /// An answer that is the easiest to find. Nothing where there is none, and when stopped.
    [[nodiscard]] virtual std::optional<Answer> easiest(const StopCondition &stop) const = 0;
    /// What Puzzle::rating() gives; it does not depend on the number of answers.
    [[nodiscard]] virtual std::optional<Rating> rating(const Deduction &deduction,
                                                       const StopCondition &stop) const = 0;

    /// The table after these moves, made one after the other, or why the first move that cannot be
    /// made cannot be made. Cost: the first time, that of Puzzle::board().
    [[nodiscard]] virtual tl::expected<Table, Phrase>
    table(std::span<const Joining> moves) const = 0;
    /// How the puzzle can go on after these moves. Nothing without moves, where a move cannot be
    /// made, where finding out would take more than about a second, and when stopped.
    [[nodiscard]] virtual std::optional<Outlook> outlook(std::span<const Joining> moves,
                                                         const StopCondition &stop) const = 0;
    /// The moves that lead on from `moves` to an answer; along the answer that the board shows, as
    /// long as `moves` follow it. Empty where `moves` already are an answer. Nothing where they
    /// lead to no answer, and when stopped. Requires: the moves can be made. Cost: up to six things
    /// on the table about 0.1 s; more can take minutes.
    [[nodiscard]] virtual std::optional<std::vector<Joining>>
    continuation(std::span<const Joining> moves, const StopCondition &stop) const = 0;

protected:
    ~Joinable() = default;
};

/// Whether the puzzles of a family are joinable, to judge by its first sample.
[[nodiscard]] bool isJoinable(const Family &family);

} // namespace inkling
