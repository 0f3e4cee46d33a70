// SPDX-License-Identifier: MIT
#include "formats/linesource.h"

#include <algorithm>
#include <charconv>

namespace inkling {

namespace {

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
constexpr std::size_t maxShown = 40;
constexpr std::size_t maxLineShown = 200;

bool isBlank(char character)
{
    return character == ' ' || character == '\t';
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

void LineSource::start()
{
    if (m_started)
        return;
    while (m_buffer.size() < byteOrderMark.size() && byteOrderMark.starts_with(m_buffer) && fill())
        ;
    if (m_buffer.starts_with(byteOrderMark))
        m_position = byteOrderMark.size();
    m_started = true;
}

/// Passes over the rest of a line that was cut, without keeping it.
void LineSource::passCutLine()
{
    std::size_t end = 0;
    while ((end = m_buffer.find('\n', m_position)) == std::string::npos) {
        m_position = m_buffer.size();
        if (!fill())
            return;
    }
    m_position = end + 1;
    m_terminated = true;
}

void LineSource::end()
{
    m_ended = true;
    if (m_terminated)
        ++m_lineNumber;
    else
        m_column = m_endColumn;
}

/// The size of the current line: up to its end, or as much as is at hand if the line has no end or
/// is too long to look on.
std::size_t LineSource::findLineEnd()
{
    std::size_t size = 0;
    std::size_t end = 0;
    while ((end = m_buffer.find('\n', m_position + size)) == std::string::npos) {
        size = m_buffer.size() - m_position;
        if (size > maxLineLength || !fill())
            return size;
    }
    return end - m_position;
}

bool LineSource::next()
{
    start();
    if (m_cut)
        passCutLine();
    m_line = {};
    if (m_ended)
        return false;
    std::size_t size = findLineEnd();
    if (m_position + size == m_buffer.size() && size == 0) {
        end();
        return false;
    }
    ++m_lineNumber;
    m_cut = size > maxLineLength;
    m_terminated = !m_cut && m_position + size < m_buffer.size();
    if (m_cut) {
        size = maxLineLength + 1;
        m_buffer[m_position + maxLineLength] = '\0';
    }
    m_endColumn = int(size) + 1;
    m_line = std::string_view(m_buffer).substr(m_position, size);
    m_position += size + (m_terminated ? 1 : 0);
    if (m_line.ends_with('\r'))
        m_line.remove_suffix(1);
    return true;
}

std::string_view LineSource::peek(std::size_t size)
{
    start();
    m_line = {};
    const auto enough = [&] {
        std::string_view rest = std::string_view(m_buffer).substr(m_position, size);
        int linesWithText = rest.size() < size ? 0 : 2;
        std::size_t end = 0;
        while (linesWithText < 2 && (end = rest.find('\n')) != std::string_view::npos) {
            linesWithText += isBlankLine(rest.substr(0, end)) ? 0 : 1;
            rest.remove_prefix(end + 1);
        }
        return linesWithText >= 2;
    };
    while (!enough() && fill())
        ;
    return std::string_view(m_buffer).substr(m_position, size);
}

std::string LineSource::takeRest()
{
    start();
    m_line = {};
    while (fill())
        ;
    std::string rest = m_buffer.substr(m_position);
    m_position = m_buffer.size();
    return rest;
}

bool isBlankLine(std::string_view line)
{
    return std::ranges::all_of(line, isBlank);
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

Phrase WordReader::found() const
{
    if (m_wordStart == m_wordEnd)
        return {INKLING_TR_NOOP("Phrases", "the end of the line"), {}};
    if (m_wordEnd > LineSource::maxLineLength) {
        return {INKLING_TR_NOOP("Phrases", "a line of more than %1 bytes"),
                {std::to_string(LineSource::maxLineLength)}};
    }
    return {"%1", {shown(m_line.substr(m_wordStart, m_wordEnd - m_wordStart))}};
}

ParseError WordReader::error(Phrase expected) const
{
    const std::size_t start = m_wordStart < maxLineShown / 2 ? 0 : m_wordStart - maxLineShown / 2;
    return {.line = m_lineNumber,
            .column = column(),
            .found = found(),
            .expected = std::move(expected),
            .lineText = std::string(m_line.substr(start, maxLineShown)),
            .lineTextColumn = int(start) + 1};
}

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

ParseError endOfTextError(const LineSource &source, Phrase expected)
{
    return {.line = source.lineNumber(),
            .column = source.column(),
            .found = {INKLING_TR_NOOP("Phrases", "the end of the text"), {}},
            .expected = std::move(expected),
            .lineText = {}};
}

std::optional<int> readNumber(std::string_view word, int max)
{
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size() || number > max
        || word.starts_with('-'))
        return std::nullopt;
    return number;
}

} // namespace inkling
