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

/// One more clue that a setter could give: on which element, and the puzzle with it, which says how it
/// reads: puzzle->describe(element).
struct Addition
{
    ElementId element = noElement;
    std::shared_ptr<const Puzzle> puzzle;
};

/// One puzzle of one family. Immutable, so it may be shared between threads.
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

    /// Solves by the fastest way there is, apart from explaining.
    [[nodiscard]] virtual Solution solve(Search search, const StopCondition &stop) const = 0;

    /// Different answers, the best first, at most `most`: of a family that lists them, all there are;
    /// else the one or two that solve() finds. Fewer when stopped.
    [[nodiscard]] virtual std::vector<Answer> answers(std::size_t most,
                                                      const StopCondition &stop) const;
    /// The same puzzle, whose board and model lead to this answer; null of a family that does not list
    /// answers. Requires: one of answers().
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> toward(const Answer &answer) const;

    /// Calls use(addition) for each single clue that could be added and leaves this answer right, in the
    /// order of the elements, as long as it returns true. Requires: an answer.
    virtual void forEachAddition(const Answer &answer,
                                 const std::function<bool(Addition)> &use) const
    {
        (void)answer;
        (void)use;
    }

    /// Of a puzzle whose answer is built by joining: what may still come of these moves, one after the other.
    /// Nothing of other puzzles, where a move cannot be made, where it would take more than about a
    /// second to tell, and when stopped.
    [[nodiscard]] virtual std::optional<Outlook> outlook(std::span<const Joining> moves,
                                                         const StopCondition &stop) const
    {
        (void)moves;
        (void)stop;
        return std::nullopt;
    }

    /// Whether its answer is built by joining; then there is a table.
    [[nodiscard]] virtual bool isJoined() const { return false; }
    /// What lies on the table after these moves, or why the first that cannot be made cannot. Requires:
    /// isJoined(). Cost: that of board() at first.
    [[nodiscard]] virtual tl::expected<Table, Phrase> table(std::span<const Joining> moves) const
    {
        (void)moves;
        return Table();
    }
    /// The moves that lead on from these to an answer, by the simplest way if they are on it; none where they
    /// are one. Nothing where no way leads there, and when stopped. Requires: isJoined(), and that the moves
    /// can be made. Cost: up to six things on the table some 0.1 s; more can take minutes.
    [[nodiscard]] virtual std::optional<std::vector<Joining>>
    continuation(std::span<const Joining> moves, const StopCondition &stop) const
    {
        (void)moves;
        (void)stop;
        return std::nullopt;
    }

    /// Which of its family's options are chosen: bit i for options()[i].
    [[nodiscard]] virtual std::uint32_t options() const { return 0; }
    /// The same puzzle with other options; itself, in a family without any.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> withOptions(std::uint32_t options) const;

    /// How hard it is; nothing where it cannot be told, and when stopped. By default the trace tells it, of a
    /// puzzle with one answer that is solved. Requires: what solve() says for Search::Uniqueness, and the
    /// whole ladder's reasoning about this puzzle, from nothing.
    [[nodiscard]] virtual std::optional<Rating>
    rating(const Solution &solution, const Deduction &deduction, const StopCondition &stop) const;

    /// What is wrong with an answer, found by looking at it and at the puzzle only; nothing if it is
    /// right. Shares no code with solve(). Requires: a value for each main unknown.
    [[nodiscard]] virtual std::optional<Phrase> fault(const Answer &answer) const = 0;

    /// The judge's input text of this puzzle, without what ends a file.
    [[nodiscard]] virtual std::string text() const = 0;
    /// The judge's answer text, line end included; without an answer, that there is none.
    /// `number` is the puzzle's place in its file, from 1.
    [[nodiscard]] virtual std::string answerText(int number, const Answer *answer) const = 0;
};

} // namespace inkling
