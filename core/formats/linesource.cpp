// SPDX-License-Identifier: MIT
#include "formats/linesource.h"

#include <algorithm>
#include <charconv>

namespace inkling {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t maxShown = 40;
constexpr std::size_t maxLineShown = 200;

/// A word as an error message shows it: printable, and not too long.
std::string shown(std::string_view word)
{
    std::string text = "'";
    for (const char character : word.substr(0, maxShown)) {
        const auto byte = static_cast<unsigned char>(character);
        if (byte >= 0x20 && byte != 0x7F && byte < 0x80) {
            text += character;
        } else {
            constexpr std::string_view digits = "0123456789ABCDEF";
            text += {'\\', 'x', digits[byte >> 4], digits[byte & 15]};
        }
    }
    if (word.size() > maxShown)
        text += "...";
    return text + "'";
}

bool isBlank(char character)
{
    return character == ' ' || character == '\t' || character == '\r';
}

} // namespace

LineSource::LineSource(std::string text)
    : m_buffer(std::move(text))
{}

LineSource::LineSource(Refill refill)
    : m_refill(std::move(refill))
{}

bool LineSource::fill()
{
    if (!m_refill)
        return false;
    constexpr std::size_t chunk = 1 << 16;
    m_buffer.erase(0, m_position);
    m_position = 0;
    const std::size_t size = m_buffer.size();
    m_buffer.resize(size + chunk);
    const std::size_t count = m_refill(m_buffer.data() + size, chunk);
    m_buffer.resize(size + count);
    if (count == 0)
        m_refill = nullptr;
    return count > 0;
}

bool LineSource::next()
{
    if (!m_started) {
        while (m_buffer.size() < byteOrderMark.size() && fill())
            ;
        if (m_buffer.starts_with(byteOrderMark))
            m_position = byteOrderMark.size();
        m_started = true;
    }
    m_line = {};
    if (m_ended)
        return false;
    ++m_lineNumber;
    std::size_t searched = 0;
    std::size_t end;
    while ((end = m_buffer.find('\n', m_position + searched)) == std::string::npos) {
        searched = m_buffer.size() - m_position;
        if (searched >= maxLineLength || !fill())
            break;
    }
    if (end == std::string::npos && m_position == m_buffer.size()) {
        m_ended = true;
        return false;
    }
    const std::size_t size = std::min(std::min(end, m_buffer.size()) - m_position, maxLineLength);
    m_line = std::string_view(m_buffer).substr(m_position, size);
    m_position += size;
    if (m_position == end)
        ++m_position;
    if (m_line.ends_with('\r'))
        m_line.remove_suffix(1);
    return true;
}

std::string_view LineSource::peek(std::size_t size)
{
    const auto enough = [&] {
        const std::string_view rest = std::string_view(m_buffer).substr(m_position);
        std::size_t linesWithText = 0;
        bool hasText = false;
        for (const char character : rest) {
            if (character == '\n') {
                linesWithText += hasText ? 1 : 0;
                hasText = false;
            } else {
                hasText = hasText || !isBlank(character);
            }
        }
        return linesWithText >= 2 || rest.size() >= size;
    };
    while (!enough() && fill())
        ;
    m_line = {};
    std::string_view rest = std::string_view(m_buffer).substr(m_position, size);
    if (!m_started && rest.starts_with(byteOrderMark))
        rest.remove_prefix(byteOrderMark.size());
    return rest;
}

std::string_view WordReader::next()
{
    m_wordStart = m_wordEnd;
    while (m_wordStart < m_line.size() && isBlank(m_line[m_wordStart]))
        ++m_wordStart;
    m_wordEnd = m_wordStart;
    while (m_wordEnd < m_line.size() && !isBlank(m_line[m_wordEnd]))
        ++m_wordEnd;
    return m_line.substr(m_wordStart, m_wordEnd - m_wordStart);
}

ParseError WordReader::error(Phrase expected) const
{
    const std::string_view word = m_line.substr(m_wordStart, m_wordEnd - m_wordStart);
    const Phrase found = word.empty()
                             ? Phrase{INKLING_TR_NOOP("Phrases", "the end of the line"), {}}
                             : Phrase{"%1", {shown(word)}};
    return {m_lineNumber, column(), found, std::move(expected),
            std::string(m_line.substr(0, maxLineShown))};
}

ParseError endOfTextError(const LineSource &source, Phrase expected)
{
    return {source.lineNumber(),
            1,
            {INKLING_TR_NOOP("Phrases", "the end of the text"), {}},
            std::move(expected),
            {}};
}

std::optional<int> readNumber(std::string_view word, int max)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number < 0 || number > max
        || word.starts_with('-'))
        return std::nullopt;
    return number;
}

} // namespace inkling
