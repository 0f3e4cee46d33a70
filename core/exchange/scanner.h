// SPDX-License-Identifier: MIT
#pragma once

#include "formats/parseerror.h"

#include <optional>
#include <string_view>

namespace inkling::exchange {

using Fault = std::optional<ParseError>;

/// Reads a part of a text from its beginning to its end, and says where in the whole text an error
/// stands. A small value: a copy reads on independently. Requires: the text outlives it.
class Scanner
{
public:
    explicit Scanner(std::string_view text)
        : Scanner(text, 0, text.size())
    {}
    /// The part from byte `begin` to byte `end`. Requires: begin <= end <= text.size().
    Scanner(std::string_view text, std::size_t begin, std::size_t end)
        : m_text(text)
        , m_at(begin)
        , m_end(end)
    {}

    [[nodiscard]] bool isAtEnd() const { return m_at == m_end; }
    /// The next byte's place in the whole text.
    [[nodiscard]] std::size_t at() const { return m_at; }
    /// What has not been read.
    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at, m_end - m_at); }
    /// The next character, which is not read by that; 0 at the end.
    [[nodiscard]] char peek() const { return isAtEnd() ? '\0' : m_text[m_at]; }
    /// Reads a character. Requires: not at the end.
    char take() { return m_text[m_at++]; }
    /// Reads the next characters as far as they are some of these.
    std::string_view takeAll(std::string_view characters);
    /// Reads digits; nothing, and nothing read, where there are none or the number is above `max`.
    std::optional<int> takeNumber(int max);
    /// Reads the next word, which ends before a blank, a tab or a line end; empty at the end.
    std::string_view takeWord();
    /// Reads up to one of these characters, or to the end, and passes over that character.
    Scanner takePart(std::string_view separators);

    /// The error that something else should have been where the last read of a word, part or
    /// character from byte `from` on began. `from`: see at().
    [[nodiscard]] ParseError error(std::size_t from, Phrase expected) const;
    /// The error that something else should follow.
    [[nodiscard]] ParseError error(Phrase expected) const;

private:
    std::string_view m_text;
    std::size_t m_at;
    std::size_t m_end;
};

} // namespace inkling::exchange
