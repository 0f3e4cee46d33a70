// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace inkling::test {

/// What a judge text holds: its puzzles to its end, or to the first error.
template <typename Kind>
struct Reading
{
    std::vector<std::shared_ptr<const Kind>> puzzles;
    std::optional<ParseError> error;

    /// What each of the puzzles answers to a question: each(&SlinkPuzzle::clues).
    template <typename Question>
    [[nodiscard]] auto each(const Question &question) const
    {
        std::vector<std::decay_t<std::invoke_result_t<Question, const Kind &>>> answers;
        for (const auto &puzzle : puzzles)
            answers.push_back(std::invoke(question, *puzzle));
        return answers;
    }
};

/// Requires: the family's puzzles are of this kind.
template <typename Kind = Puzzle>
[[nodiscard]] Reading<Kind> readAll(const Family &family, std::string text)
{
    LineSource source(std::move(text));
    Reading<Kind> reading;
    while (true) {
        const auto puzzle = family.read(source);
        if (!puzzle)
            reading.error = puzzle.error();
        if (!puzzle || !*puzzle)
            return reading;
        reading.puzzles.push_back(std::dynamic_pointer_cast<const Kind>(*puzzle));
    }
}

/// All puzzles of a judge text. Throws if it has an error.
template <typename Kind = Puzzle>
[[nodiscard]] std::vector<std::shared_ptr<const Kind>> readPuzzles(const Family &family,
                                                                   std::string text)
{
    auto reading = readAll<Kind>(family, std::move(text));
    if (reading.error)
        throw std::runtime_error(reading.error->message());
    return std::move(reading.puzzles);
}

/// The first puzzle of a text, whatever follows it. Requires: there is one.
template <typename Kind = Puzzle>
[[nodiscard]] std::shared_ptr<const Kind> readOne(const Family &family, std::string text)
{
    return readAll<Kind>(family, std::move(text)).puzzles.at(0);
}

} // namespace inkling::test
