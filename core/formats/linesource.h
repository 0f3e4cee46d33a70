// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace inkling {

/// A text, line by line, from memory or from a stream that is still being written.
///
/// Lines end at "\n", "\r\n" or the end of the text; a byte-order mark at the start is passed over.
/// Memory stays bounded by the longest line: one over maxLineLength counts as cut there, and the
/// cut-off rest becomes the next line, so that no input makes the program grow without limit.
class LineSource
{
public:
    /// Puts up to `size` bytes at `buffer`; returns how many, 0 at the end. May block.
    using Refill = std::function<std::size_t(char *buffer, std::size_t size)>;

    static constexpr std::size_t maxLineLength = 1 << 20;

    explicit LineSource(std::string text);
    explicit LineSource(Refill refill);

    /// Moves to the next line. Returns false at the end of the text; line() is then empty and
    /// lineNumber() the number after the last line's.
    bool next();
    /// The current line without its end. Valid until the next call of next() or peek().
    [[nodiscard]] std::string_view line() const { return m_line; }
    [[nodiscard]] int lineNumber() const { return m_lineNumber; }
    [[nodiscard]] bool atEnd() const { return m_ended; }

    /// What follows the current line, for guessing what the text is: reads until two lines with
    /// something in them, `size` bytes, or the end are at hand. Does not move.
    [[nodiscard]] std::string_view peek(std::size_t size = 4096);

private:
    bool fill();

    Refill m_refill;
    std::string m_buffer;
    std::size_t m_position = 0;
    std::string_view m_line;
    int m_lineNumber = 0;
    bool m_ended = false;
    bool m_started = false;
};

/// The words of one line, with their columns. Words are parted by blanks and tabs.
class WordReader
{
public:
    WordReader(std::string_view line, int lineNumber)
        : m_line(line)
        , m_lineNumber(lineNumber)
    {}

    /// The next word; empty at the end of the line.
    std::string_view next();
    /// The column, from 1, of the word that next() gave last, or of the line's end.
    [[nodiscard]] int column() const { return int(m_wordStart) + 1; }
    /// That the word given last should have been something else.
    [[nodiscard]] ParseError error(Phrase expected) const;

private:
    std::string_view m_line;
    int m_lineNumber;
    std::size_t m_wordStart = 0;
    std::size_t m_wordEnd = 0;
};

/// That the text ended where something else was expected.
[[nodiscard]] ParseError endOfTextError(const LineSource &source, Phrase expected);

/// A whole number from 0 to `max`, digits only; nothing if the word is anything else.
[[nodiscard]] std::optional<int> readNumber(std::string_view word, int max);

} // namespace inkling
