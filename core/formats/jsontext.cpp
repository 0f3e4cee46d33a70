// SPDX-License-Identifier: MIT
#include "formats/jsontext.h"

#include "formats/linesource.h"

#include <algorithm>
#include <optional>

namespace inkling {

namespace {

using nlohmann::json;

constexpr std::size_t deepest = 64;
constexpr std::size_t mostValues = 20'000'000;
constexpr std::size_t maxJsonLineShown = 200;
constexpr std::size_t maxWordShown = 40;

bool isSpace(char character)
{
    return character == ' ' || character == '\t' || character == '\n' || character == '\r';
}

/// Whether the character belongs to a number or to a word such as true.
bool isWordPart(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z')
           || character == '.' || character == '-' || character == '+' || character == 'E';
}

/// The offset behind the string that begins at `offset` with a quotation mark; the end of the text
/// if the string does not end.
std::size_t behindString(std::string_view text, std::size_t offset)
{
    for (++offset; offset < text.size() && text[offset] != '"'; ++offset)
        offset += text[offset] == '\\' ? 1 : 0;
    return std::min(offset + 1, text.size());
}

/// Finds where a text stops being JSON.
class FaultFinder final : public nlohmann::json_sax<json>
{
public:
    std::size_t offset = 0;

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t &) override { return true; }
    bool string(string_t &) override { return true; }
    bool binary(binary_t &) override { return true; }
    bool start_object(std::size_t) override { return true; }
    bool key(string_t &) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &) override
    {
        // The position counts all that has been read, the wrong part included.
        offset = position - std::min<std::size_t>(position, 1);
        return false;
    }
};

std::size_t faultOffset(std::string_view text)
{
    FaultFinder finder;
    (void)json::sax_parse(text.begin(), text.end(), &finder);
    std::size_t offset = std::min(finder.offset, text.size());
    while (offset > 0 && offset < text.size() && isWordPart(text[offset])
           && isWordPart(text[offset - 1]))
        --offset;
    return offset;
}

/// Moves through a text that is JSON.
class Scanner
{
public:
    explicit Scanner(std::string_view text)
        : m_text(text)
    {
        pass();
    }
    [[nodiscard]] std::size_t offset() const { return m_offset; }
    [[nodiscard]] char now() const { return m_offset < m_text.size() ? m_text[m_offset] : '\0'; }

    /// Goes to a member or an element of the value that begins here. Stays, and returns false, if there is no such one.
    bool enter(const JsonPath::value_type &step)
    {
        const Scanner before = *this;
        const char open = now();
        const auto *name = std::get_if<std::string>(&step);
        if (open != (name ? '{' : '['))
            return false;
        skip(1);
        for (std::size_t i = 0; now() != '}' && now() != ']' && now() != '\0'; ++i) {
            const bool isIt = name ? passName() == *name : i == std::get<std::size_t>(step);
            if (isIt)
                return true;
            passValue();
            if (now() == ',')
                skip(1);
        }
        *this = before;
        return false;
    }

private:
    void pass()
    {
        while (m_offset < m_text.size() && isSpace(m_text[m_offset]))
            ++m_offset;
    }
    void skip(std::size_t count)
    {
        m_offset = std::min(m_offset + count, m_text.size());
        pass();
    }
    /// Goes over a member's name to its value, and returns the name.
    std::string_view passName()
    {
        const std::size_t start = m_offset;
        const std::size_t end = behindString(m_text, m_offset);
        skip(end - start);
        skip(1);
        return m_text.substr(start + 1, end - start - 2);
    }
    void passValue()
    {
        std::size_t depth = 0;
        do {
            const char character = now();
            if (character == '"') {
                skip(behindString(m_text, m_offset) - m_offset);
                continue;
            }
            if (character == '[' || character == '{')
                ++depth;
            else if (character == ']' || character == '}')
                --depth;
            if (depth == 0 && character != ']' && character != '}')
                return passWord();
            skip(1);
        } while (depth > 0 && m_offset < m_text.size());
    }
    void passWord()
    {
        while (m_offset < m_text.size() && !isSpace(now()) && now() != ',' && now() != ']'
               && now() != '}')
            ++m_offset;
        pass();
    }

    std::string_view m_text;
    std::size_t m_offset = 0;
};

/// The word at an offset as far as an error shows it: a string, a number, a bracket.
Phrase foundAt(std::string_view text, std::size_t offset)
{
    if (offset >= text.size())
        return {INKLING_TR_NOOP("Phrases", "the end of the text"), {}};
    std::size_t end = offset + 1;
    if (text[offset] == '"') {
        end = behindString(text, offset);
    } else if (std::string_view("[]{},:").find(text[offset]) == std::string_view::npos) {
        while (end < text.size() && !isSpace(text[end])
               && std::string_view("[]{},:\"").find(text[end]) == std::string_view::npos)
            ++end;
    }
    return {"%1", {shown(text.substr(offset, std::min(end - offset, maxWordShown + 1)))}};
}

} // namespace

/// Looks at nothing but brackets, commas and strings.
std::optional<ParseError> jsonExcess(std::string_view text)
{
    std::size_t depth = 0;
    std::size_t values = 0;
    for (std::size_t i = 0; i < text.size();) {
        const char character = text[i];
        if (character == '"') {
            i = behindString(text, i);
            continue;
        }
        const bool isOpening = character == '[' || character == '{';
        if (isOpening && ++depth > deepest) {
            return errorAt(text, i,
                           {INKLING_TR_NOOP("Phrases", "nothing nested deeper than %1"),
                            {std::to_string(deepest)}});
        }
        if ((character == ']' || character == '}') && depth > 0)
            --depth;
        if ((isOpening || character == ',') && ++values > mostValues) {
            return errorAt(text, i,
                           {INKLING_TR_NOOP("Phrases", "no more than %1 values"),
                            {std::to_string(mostValues)}});
        }
        ++i;
    }
    return std::nullopt;
}

tl::expected<json, ParseError> parseJson(std::string_view text)
{
    if (auto error = jsonExcess(text))
        return tl::unexpected(*std::move(error));
    try {
        return json::parse(text.begin(), text.end());
    } catch (const json::exception &) {
        const std::size_t at = faultOffset(text);
        const Phrase rest{INKLING_TR_NOOP("Phrases", "the rest of the file; it is cut off here"),
                          {}};
        return tl::unexpected(errorAt(
            text, at, text.empty() || at < text.size() ? Phrase{INKLING_TR_NOOP("Phrases", "JSON"), {}} : rest));
    }
}

std::optional<std::size_t> offsetOf(std::string_view text, const JsonPath &path)
{
    Scanner scanner(text);
    if (!std::ranges::all_of(path, [&](const auto &step) { return scanner.enter(step); }))
        return std::nullopt;
    return scanner.offset();
}

std::optional<std::size_t> behindBrackets(std::string_view text, std::size_t offset)
{
    if (offset >= text.size() || (text[offset] != '[' && text[offset] != '{'))
        return std::nullopt;
    std::size_t depth = 0;
    while (offset < text.size()) {
        const char character = text[offset];
        if (character == '"') {
            const std::size_t end = behindString(text, offset);
            if (text.substr(offset, end - offset).find('\n') != std::string_view::npos)
                return std::nullopt;
            offset = end;
            continue;
        }
        ++offset;
        if ((character == '[' || character == '{') && ++depth > deepest)
            return std::nullopt;
        if ((character == ']' || character == '}') && --depth == 0)
            return offset;
    }
    return std::nullopt;
}

std::size_t nearestOffsetOf(std::string_view text, const JsonPath &path)
{
    Scanner scanner(text);
    for (const auto &step : path)
        scanner.enter(step);
    return scanner.offset();
}

ParseError errorAt(std::string_view text, const JsonPath &path, Phrase expected)
{
    return errorAt(text, nearestOffsetOf(text, path), std::move(expected));
}

ParseError errorAt(std::string_view text, std::size_t offset, Phrase expected)
{
    offset = std::min(offset, text.size());
    const std::string_view before = text.substr(0, offset);
    const std::size_t lastEnd = before.rfind('\n');
    const std::size_t lineStart = lastEnd == std::string_view::npos ? 0 : lastEnd + 1;
    const std::size_t column = offset - lineStart;
    const std::size_t start = column < maxJsonLineShown / 2 ? 0 : column - maxJsonLineShown / 2;
    std::string_view line = text.substr(lineStart + start, maxJsonLineShown);
    line = line.substr(0, line.find_first_of("\r\n"));
    return {.line = 1 + int(std::ranges::count(before, '\n')),
            .column = 1 + int(column),
            .found = foundAt(text, offset),
            .expected = std::move(expected),
            .lineText = std::string(line),
            .lineTextColumn = int(start) + 1};
}

} // namespace inkling
