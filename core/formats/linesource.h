// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace inkling {

/// A text read line by line, from memory or from a stream that is still being written.
///
/// Lines end at "\n", "\r\n" or the end of the text; a byte-order mark at the start is passed over.
/// Memory stays bounded, whatever the text: only the first maxLineLength bytes of a longer line are
/// kept, and a NUL after them, which no grammar takes for a word of its own or for a blank.
class LineSource
{
public:
    /// Reads up to `size` bytes into `buffer`; returns how many, 0 at the end. May block.
    using Refill = std::function<std::size_t(char *buffer, std::size_t size)>;

    static constexpr std::size_t maxLineLength = 1 << 20;

    explicit LineSource(std::string text);
    explicit LineSource(Refill refill);

    /// Moves to the next line. Returns false at the end of the text; line() is then empty, and
    /// lineNumber() and column() give the place behind the text's last character.
    bool next();
    /// The current line without its line end. Valid until the next call of next() or peek().
    [[nodiscard]] std::string_view line() const { return m_line; }
    /// The number of the current line, from 1, and the column, from 1, at which it starts; at the
    /// end of the text, the place of that end.
    [[nodiscard]] int lineNumber() const { return m_lineNumber; }
    [[nodiscard]] int column() const { return m_column; }

    /// The text that follows the current line, at most `size` bytes, for guessing its format. Reads
    /// on until two lines that are not blank, `size` bytes, or the end are at hand. Does not move.
    [[nodiscard]] std::string_view peek(std::size_t size = 4096);
    /// All the text that follows the current line, as it is; the source is at its end afterwards.
    [[nodiscard]] std::string takeRest();

private:
    bool fill();
    void start();
    std::size_t findLineEnd();
    void passCutLine();
    void end();

    Refill m_refill;
    std::string m_buffer;
    std::size_t m_position = 0;
    std::string_view m_line;
    int m_lineNumber = 0;
    int m_column = 1;
    /// The column at which the current line ends, from 1.
    int m_endColumn = 1;
    bool m_terminated = true; ///< whether the end of the current line was seen
    bool m_cut = false;       ///< whether the current line was cut, being too long
    bool m_started = false;
    bool m_ended = false;
};

/// Whether a line is empty but for blanks and tabs.
[[nodiscard]] bool isBlankLine(std::string_view line);

/// Reads the words of one line, with their columns. Words are parted by blanks and tabs.
class WordReader
{
public:
    WordReader(std::string_view line, int lineNumber)
        : m_line(line)
        , m_lineNumber(lineNumber)
    {}
    /// Starts at the beginning of the source's current line. Valid until the source reads the next
    /// line.
    explicit WordReader(const LineSource &source)
        : WordReader(source.line(), source.lineNumber())
    {}

    /// The next word; empty at the end of the line.
    std::string_view next();
    /// The column, from 1, of the word that next() gave last, or of the line's end.
    [[nodiscard]] int column() const { return int(m_wordStart) + 1; }
    /// An error that says that the word given last should have been something else.
    [[nodiscard]] ParseError error(Phrase expected) const;

private:
    [[nodiscard]] Phrase found() const;

    std::string_view m_line;
    int m_lineNumber;
    std::size_t m_wordStart = 0;
    std::size_t m_wordEnd = 0;
};

/// A word as an error message shows it: in quotation marks, printable, and not too long.
[[nodiscard]] std::string shown(std::string_view word);

/// An error that says that the text ended where something else was expected.
[[nodiscard]] ParseError endOfTextError(const LineSource &source, Phrase expected);

/// A whole number from 0 to `max`, digits only; nothing for any other word.
[[nodiscard]] std::optional<int> readNumber(std::string_view word, int max);

} // namespace inkling
