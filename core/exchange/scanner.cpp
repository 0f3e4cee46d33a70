// SPDX-License-Identifier: MIT
#include "exchange/scanner.h"

#include "formats/jsontext.h"
#include "formats/linesource.h"

#include <algorithm>

namespace inkling::exchange {

namespace {

constexpr std::string_view blanks = " \t\r\n";

} // namespace

std::string_view Scanner::takeAll(std::string_view characters)
{
    const std::size_t from = m_at;
    m_at += std::min(rest().find_first_not_of(characters), rest().size());
    return m_text.substr(from, m_at - from);
}

std::optional<int> Scanner::takeNumber(int max)
{
    const std::size_t from = m_at;
    const auto number = readNumber(takeAll("0123456789"), max);
    if (!number)
        m_at = from;
    return number;
}

std::string_view Scanner::takeWord()
{
    takeAll(blanks);
    const std::size_t from = m_at;
    m_at += std::min(rest().find_first_of(blanks), rest().size());
    return m_text.substr(from, m_at - from);
}

Scanner Scanner::takePart(std::string_view separators)
{
    const std::size_t end = m_at + std::min(rest().find_first_of(separators), rest().size());
    const Scanner part(m_text, m_at, end);
    m_at = std::min(end + 1, m_end);
    return part;
}

ParseError Scanner::error(std::size_t from, Phrase expected) const
{
    if (from >= m_at)
        return error(std::move(expected));
    ParseError error = errorAt(m_text, from, std::move(expected));
    error.found = {"%1", {shown(m_text.substr(from, m_at - from))}};
    return error;
}

ParseError Scanner::error(Phrase expected) const
{
    Scanner ahead = *this;
    const std::size_t from = m_at;
    const std::size_t size = ahead.takeWord().size();
    if (size == 0) {
        ParseError error = errorAt(m_text, from, std::move(expected));
        error.found = {INKLING_TR_NOOP("Phrases", "the end of the text"), {}};
        return error;
    }
    return ahead.error(ahead.m_at - size, std::move(expected));
}

} // namespace inkling::exchange
