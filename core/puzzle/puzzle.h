// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/phrase.h"
#include "logic/explaining/deducer.h"
#include "logic/model/answerfault.h"
#include "logic/model/model.h"
#include "logic/model/solver.h"
#include "logic/teaching/rating.h"
#include "puzzle/judging/writtenanswer.h"
#include "stopcondition.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace inkling {

class Family;
class Joinable;
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

    /// What the puzzle offers beyond this if its answer is built by joining; null for any other.
    [[nodiscard]] virtual const Joinable *joinable() const { return nullptr; }

    /// Calls use(addition) for each single clue that could be added with `answer` still right, in
    /// the order of the elements, as long as it returns true. Requires: an answer of this puzzle.
    virtual void forEachAddition(const Answer &answer,
                                 const std::function<bool(Addition)> &use) const
    {
        (void)answer;
        (void)use;
    }

    /// The options chosen for this puzzle: bit i for Family::options()[i].
    [[nodiscard]] virtual std::uint32_t options() const { return 0; }
    /// A copy of this puzzle with other options; the puzzle itself in a family without options.
    [[nodiscard]] virtual std::shared_ptr<const Puzzle> withOptions(std::uint32_t options) const;

    /// The difficulty of the puzzle; nothing where it cannot be told, and when stopped. It is that
    /// of the trace, and only a solved puzzle with one answer has one, unless the puzzle is
    /// joinable. Requires: the result of solve() for Search::Uniqueness, and the reasoning of the
    /// whole ladder about this puzzle, begun without any known facts.
    [[nodiscard]] std::optional<Rating> rating(const Solution &solution, const Deduction &deduction,
                                               const StopCondition &stop) const;

    /// The fault of an answer, found by looking only at the answer and the puzzle; nothing if the
    /// answer is right. Shares no code with solve(). Requires: a value for each main unknown.
    [[nodiscard]] virtual std::optional<AnswerFault> fault(const Answer &answer) const = 0;

    /// The judge's input text of this puzzle, without the line that ends a file.
    [[nodiscard]] virtual std::string text() const = 0;
    /// The judge's answer text, line end included; without an answer, the text that says there is
    /// none. `number` is the puzzle's place in its file, from 1.
    [[nodiscard]] virtual std::string answerText(int number, const Answer *answer) const = 0;
    /// Reads an answer that was written as answerText() writes one: from the next line on, takes the
    /// lines that are the answer itself, without a heading or empty lines round it. More or fewer
    /// blanks between values, and upper or lower case, make no difference. The answer may be wrong,
    /// which fault() finds; an error says why the text is no answer at all. Shares no code with
    /// solve(). Calls nothing that takes long.
    [[nodiscard]] virtual tl::expected<WrittenAnswer, ParseError>
    readAnswer(LineSource &source) const = 0;
};

} // namespace inkling
