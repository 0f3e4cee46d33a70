// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/phrase.h"
#include "logic/explaining/deducer.h"
#include "logic/model/model.h"
#include "logic/model/solver.h"
#include "logic/teaching/rating.h"
#include "puzzle/outlook.h"
#include "puzzle/table.h"
#include "stopcondition.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace inkling {

class Family;
class Puzzle;

/// A clue that a setter could add to a puzzle: its element, and the puzzle with that clue. The
/// words for the clue are puzzle->describe(element).
struct Addition
{
    ElementId element = noElement;
    std::shared_ptr<const Puzzle> puzzle;
};

/// A puzzle of some family. Immutable, so it may be shared between threads.
class Puzzle : public std::enable_shared_from_this<Puzzle>
{
public:
    virtual ~Puzzle() = default;

    [[nodiscard]] virtual const Family &family() const = 0;
    [[nodiscard]] virtual int rows() const = 0;
    [[nodiscard]] virtual int columns() const = 0;

    [[nodiscard]] virtual Board board() const = 0;
    /// An element as a screen reader speaks it: "row 2, column 3, clue 3".
    [[nodiscard]] virtual Phrase describe(ElementId element) const = 0;

    [[nodiscard]] virtual std::unique_ptr<Model> model() const = 0;

    /// Solves the puzzle by the fastest way there is, with no reasoning to show.
    [[nodiscard]] virtual Solution solve(Search search, const StopCondition &stop) const = 0;

    /// Different answers, the best first, at most `most` of them. A family that lists answers gives
    /// all there are; any other the one or two that solve() finds. When stopped, fewer.
    [[nodiscard]] virtual std::vector<Answer> answers(std::size_t most,
                                                      const StopCondition &stop) const;
    /// A copy of this puzzle whose board and model lead to this answer; null in a family that does
    /// not list answers. Requires: one of answers().
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> toward(const Answer &answer) const;

    /// Calls use(addition) for each single clue that could be added with `answer` still right, in
    /// the order of the elements, as long as it returns true. Requires: an answer of this puzzle.
    virtual void forEachAddition(const Answer &answer,
                                 const std::function<bool(Addition)> &use) const
    {
        (void)answer;
        (void)use;
    }

    /// The ways to go on after these moves, made one after the other, in a puzzle whose answer is
    /// built by joining. Nothing for other puzzles, without moves, if a move cannot be made, if
    /// finding out would take more than about a second, and when stopped.
    [[nodiscard]] virtual std::optional<Outlook> outlook(std::span<const Joining> moves,
                                                         const StopCondition &stop) const
    {
        (void)moves;
        (void)stop;
        return std::nullopt;
    }

    /// Whether the puzzle's answer is built by joining; then it has a table.
    [[nodiscard]] virtual bool isJoined() const { return false; }
    /// The table after these moves, or why the first move that cannot be made cannot be made.
    /// Requires: isJoined(). Cost: the first time, that of board().
    [[nodiscard]] virtual tl::expected<Table, Phrase> table(std::span<const Joining> moves) const
    {
        (void)moves;
        return Table();
    }
    /// The moves that lead on from `moves` to an answer; along the answer that the board shows, as
    /// long as `moves` follow it. Empty where `moves` already are an answer. Nothing where they
    /// lead to no answer, and when stopped. Requires: isJoined(); the moves can be made. Cost: up
    /// to six things on the table about 0.1 s; more can take minutes.
    [[nodiscard]] virtual std::optional<std::vector<Joining>>
    continuation(std::span<const Joining> moves, const StopCondition &stop) const
    {
        (void)moves;
        (void)stop;
        return std::nullopt;
    }

    /// The options chosen for this puzzle: bit i for Family::options()[i].
    [[nodiscard]] virtual std::uint32_t options() const { return 0; }
    /// A copy of this puzzle with other options; the puzzle itself in a family without options.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> withOptions(std::uint32_t options) const;

    /// The difficulty of the puzzle; nothing where it cannot be told, and when stopped. Unless a
    /// family overrides this, the rating is that of the trace, and only a solved puzzle with one
    /// answer has one. Requires: the result of solve() for Search::Uniqueness, and the reasoning of
    /// the whole ladder about this puzzle, begun without any known facts.
    [[nodiscard]] virtual std::optional<Rating>
    rating(const Solution &solution, const Deduction &deduction, const StopCondition &stop) const;

    /// The fault of an answer, found by looking only at the answer and the puzzle; nothing if the
    /// answer is right. Shares no code with solve(). Requires: a value for each main unknown.
    [[nodiscard]] virtual std::optional<Phrase> fault(const Answer &answer) const = 0;

    /// The judge's input text of this puzzle, without the line that ends a file.
    [[nodiscard]] virtual std::string text() const = 0;
    /// The judge's answer text, line end included; without an answer, the text that says there is
    /// none. `number` is the puzzle's place in its file, from 1.
    [[nodiscard]] virtual std::string answerText(int number, const Answer *answer) const = 0;
};

} // namespace inkling
