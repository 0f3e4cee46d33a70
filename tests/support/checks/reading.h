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

/// The content of a judge text: its puzzles up to the end, or up to the first error.
template <typename Kind>
struct Reading
{
    std::vector<std::shared_ptr<const Kind>> puzzles;
    std::optional<ParseError> error;

    /// The answers of all puzzles to one question: each(&SlinkPuzzle::clues).
    template <typename Question>
    [[nodiscard]] auto each(const Question &question) const
    {
        std::vector<std::decay_t<std::invoke_result_t<Question, const Kind &>>> answers;
        for (const auto &puzzle : puzzles)
            answers.push_back(std::invoke(question, *puzzle));
        return answers;
    }
};

/// Reads all puzzles of a judge text. Requires: the family's puzzles are of type Kind.
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

/// Reads all puzzles of a judge text; throws if the text has an error.
template <typename Kind = Puzzle>
[[nodiscard]] std::vector<std::shared_ptr<const Kind>> readPuzzles(const Family &family,
                                                                   std::string text)
{
    auto reading = readAll<Kind>(family, std::move(text));
    if (reading.error)
        throw std::runtime_error(reading.error->message());
    return std::move(reading.puzzles);
}

/// Reads the first puzzle of a text. Requires: there is one; any text may follow it.
template <typename Kind = Puzzle>
[[nodiscard]] std::shared_ptr<const Kind> readOne(const Family &family, std::string text)
{
    return readAll<Kind>(family, std::move(text)).puzzles.at(0);
}

} // namespace inkling::test
