// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/puzzle.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <unordered_map>
#include <utility>
#include <vector>

namespace inkling {

/// What a program's output is worth for one data set.
enum class OutputVerdict : std::uint8_t {
    Right,
    Presentation, ///< right but for blanks, empty lines, or upper and lower case
    Wrong,
    Unknown, ///< stopped before it could be told
};

/// The verdict about one data set, and for any but Right and Unknown the first thing wrong with it.
struct OutputJudgement
{
    OutputVerdict verdict = OutputVerdict::Right;
    LineColumn place;
    Phrase reason;                  ///< the fault; with `expected`, what was found in the text
    std::optional<Phrase> expected; ///< what was expected in its place
    bool hasEnded = false;          ///< whether the output ends before the data set
    /// The answer in the output, where one could be read.
    std::optional<Answer> answer = std::nullopt;
    /// A main unknown that has a part in what is wrong.
    std::optional<UnknownId> at = std::nullopt;

    /// The reason in English: "found 'x'; expected 1 to 4 at row 2, column 3".
    [[nodiscard]] std::string english() const;
};

/// Judges what a program printed for the puzzles of a judge file. Any right answer is accepted, in
/// any place where answerText() would print one; "No solution" where there is none.
///
/// After a data set that cannot be read, the next one is looked for: at its heading; else behind an
/// empty line where these part the answers; else on the next line.
class OutputJudge
{
public:
    explicit OutputJudge(std::string output);
    OutputJudge(const OutputJudge &) = delete;
    OutputJudge &operator=(const OutputJudge &) = delete;

    /// Judges the output for the next data set: the puzzles follow one another as in their file.
    /// Cost: that of Puzzle::solve() where the output says that there is no answer.
    [[nodiscard]] OutputJudgement judge(const Puzzle &puzzle, const StopCondition &stop);

    /// What is wrong with the output as a whole, after the last data set: it goes on, ends wrongly,
    /// has line ends of Windows or a byte-order mark.
    [[nodiscard]] std::vector<OutputJudgement> finish() const;

private:
    /// How a data set's answer begins and ends, whatever the answer is.
    struct Shape;
    /// What was read as an answer: where, and nothing if it says that there is none.
    struct Reading
    {
        std::optional<WrittenAnswer> written;
        std::size_t body = 0; ///< the line at which the answer itself begins
        std::size_t end = 0;  ///< the line behind it
        bool hasPassedBlankLines = false;
    };
    using Lines = std::vector<std::string_view>;

    [[nodiscard]] std::size_t textFrom(std::size_t line) const;
    [[nodiscard]] tl::expected<Reading, ParseError>
    read(const Puzzle &puzzle, const Shape &shape, std::size_t line, bool passesBlankLines) const;
    [[nodiscard]] bool isRightAt(const Puzzle &puzzle, const Shape &shape, std::size_t line) const;
    [[nodiscard]] std::size_t findStart(const Puzzle &puzzle, const Shape &shape);
    [[nodiscard]] std::size_t findAmongLines(const Puzzle &puzzle, const Shape &shape) const;
    [[nodiscard]] OutputJudgement meaning(const Puzzle &puzzle, const Reading &reading,
                                          const StopCondition &stop) const;
    [[nodiscard]] OutputJudgement presentation(const Puzzle &puzzle, const Shape &shape,
                                               const Reading &reading, std::size_t start) const;
    [[nodiscard]] OutputJudgement lost(std::size_t start, const ParseError &error);

    std::string m_text;
    Lines m_lines; ///< without line ends
    /// The numbers of equal lines, without blanks and in lower case; made when headings are looked for.
    std::unordered_map<std::string, std::vector<std::size_t>> m_places;
    std::optional<std::size_t> m_firstReturn; ///< the first line that ends in "\r\n"
    bool m_hasMark = false;
    int m_number = 0;
    std::size_t m_next = 0;      ///< the line behind the last answer
    bool m_isLost = false;       ///< whether the answer at m_next could not be read
    bool m_isWrong = false;      ///< whether the last answer was wrong or unreadable
    std::size_t m_blanksDue = 0; ///< the empty lines that belong to the end of the last answer
};

} // namespace inkling
