// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"
#include "board/phrase.h"
#include "logic/model.h"
#include "logic/solver.h"
#include "logic/stopcondition.h"

#include <memory>
#include <optional>
#include <string>

namespace inkling {

class Family;

/// One puzzle of one family. Immutable, so it may be shared between threads.
class Puzzle
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
