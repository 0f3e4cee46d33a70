// SPDX-License-Identifier: MIT
#include "exchange/json/document.h"

#include "formats/linesource.h"

#include <algorithm>

namespace inkling::exchange::json {

namespace {

/// The most of a text that is kept, in bytes.
constexpr std::size_t mostKept = 1 << 24;

const nlohmann::json nothing;

/// Counts the brackets of a JSON text that are open.
class Brackets
{
public:
    void read(std::string_view text)
    {
        for (const char character : text) {
            if (m_isInString) {
                m_isInString = m_isEscaped || character != '"';
                m_isEscaped = !m_isEscaped && character == '\\';
            } else if (character == '"') {
                m_isInString = true;
            } else if (character == '{' || character == '[' || character == '(') {
                ++m_open;
            } else if (character == '}' || character == ']' || character == ')') {
                --m_open;
            }
        }
    }
    [[nodiscard]] bool areClosed() const { return m_open <= 0; }

private:
    int m_open = 0;
    bool m_isInString = false;
    bool m_isEscaped = false;
};

} // namespace

tl::expected<Document, ParseError> Document::plain(const Scanner &body)
{
    return Document(body, std::string(body.at(), ' ') + std::string(body.rest()), false).read();
}

tl::expected<Document, ParseError> Document::packed(const Scanner &body, std::string text)
{
    return Document(body, std::move(text), true).read();
}

tl::expected<Document, ParseError> Document::read() &&
{
    auto root = parseJson(m_text);
    if (root) {
        m_root = std::move(*root);
        return std::move(*this);
    }
    if (!m_isPacked)
        return tl::unexpected(std::move(root.error()));
    ParseError error = m_body.error(std::move(root.error().expected));
    error.found = std::move(root.error().found);
    return tl::unexpected(std::move(error));
}

Node Document::root() const
{
    return {*this, m_root, {}};
}

Node Node::operator[](std::string_view name) const
{
    const auto found = m_value->is_object() ? m_value->find(name) : m_value->end();
    if (!m_value->is_object() || found == m_value->end())
        return {*m_document, nothing, m_path};
    JsonPath path = m_path;
    path.emplace_back(std::string(name));
    return {*m_document, *found, std::move(path)};
}

Node Node::operator[](std::size_t index) const
{
    JsonPath path = m_path;
    path.emplace_back(index);
    return {*m_document, (*m_value)[index], std::move(path)};
}

bool Node::isEmpty() const
{
    return *m_value == false || m_value->empty()
           || (m_value->is_string() && m_value->get_ref<const std::string &>().empty());
}

std::optional<int> Node::number(int max) const
{
    const auto digits = text();
    return digits ? readNumber(*digits, max) : std::nullopt;
}

std::optional<std::string> Node::text() const
{
    if (m_value->is_string())
        return m_value->get_ref<const std::string &>();
    return m_value->is_number_integer() ? std::optional(m_value->dump()) : std::nullopt;
}

Place Node::place() const
{
    if (m_document->m_isPacked)
        return {m_document->m_body, m_document->m_body.at()};
    const std::string_view text = m_document->m_text;
    const std::size_t from = std::min(nearestOffsetOf(text, m_path), text.size());
    Scanner scanner(text, from, text.size());
    if (scanner.peek() == '"') {
        scanner.take();
        scanner.takePart("\"\n");
    } else if (scanner.peek() == '[' || scanner.peek() == '{') {
        scanner.take();
    } else if (!scanner.isAtEnd()) {
        scanner = Scanner(text,
                          std::min(text.find_first_of(",:[]{} \t\r\n", scanner.at()), text.size()),
                          text.size());
    }
    return {scanner, from};
}

ParseError Node::error(Phrase expected) const
{
    if (!m_document->m_isPacked)
        return errorAt(m_document->m_text, m_path, std::move(expected));
    ParseError error = m_document->m_body.error(expected);
    error.found = errorAt(m_document->m_text, m_path, std::move(expected)).found;
    return error;
}

Fault unknownMember(const Node &node, std::span<const std::string_view> held,
                    std::span<const std::string_view> passed)
{
    if (!node.value().is_object())
        return node.error({INKLING_TR_NOOP("Phrases", "a puzzle"), {}});
    for (const auto &[name, value] : node.value().items()) {
        const auto isIn = [&](std::span<const std::string_view> names) {
            return std::ranges::find(names, name) != names.end();
        };
        const Node member = node[name];
        if (isIn(held) || isIn(passed) || member.isEmpty() || name.find('.') != name.npos)
            continue;
        std::string names;
        for (const std::string_view each : held)
            names += (names.empty() ? "" : ", ") + std::string(each);
        ParseError error = member.error(
            {INKLING_TR_NOOP("Phrases", "a puzzle that has no more than these: %1"), {names}});
        error.found = {"%1", {shown(name)}};
        return error;
    }
    return std::nullopt;
}

Fault beginSquare(const Node &rows, Filling &filling)
{
    constexpr std::size_t most = 1'000'000;
    const int side = int(std::min(rows.size(), most));
    const Place place = rows.place();
    if (side == 0)
        return rows.error({INKLING_TR_NOOP("Phrases", "the rows of the board"), {}});
    if (auto error = filling.begin({side, side}, place.text, place.from))
        return error;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].size() != std::size_t(side)) {
            return rows[row].error(
                {INKLING_TR_NOOP("Phrases", "a row of %1 cells"), {std::to_string(side)}});
        }
    }
    return std::nullopt;
}

tl::expected<PlaceId, ParseError> cellAt(const CagedSheet &sheet, const Node &node,
                                         std::optional<int> row, std::optional<int> column)
{
    const int side = sheet.side();
    if (!row || !column || *row < 0 || *column < 0 || *row >= side || *column >= side)
        return tl::unexpected(node.error({INKLING_TR_NOOP("Phrases", "a cell of the board"), {}}));
    return PlaceId(*row * side + *column);
}

std::string gather(std::string text, LineSource &source)
{
    Brackets brackets;
    brackets.read(text);
    while (!brackets.areClosed() && source.next()) {
        brackets.read(source.line());
        if (text.size() + source.line().size() < mostKept)
            text.append("\n").append(source.line());
    }
    return text;
}

bool holdsAll(const Start &start, std::initializer_list<std::string_view> texts)
{
    return std::ranges::all_of(texts, [&](std::string_view text) {
        return start.first.find(text) != text.npos || start.rest.find(text) != text.npos;
    });
}

} // namespace inkling::exchange::json
