// SPDX-License-Identifier: MIT
#include "exchange/penpa/drawing.h"

#include "exchange/penpa/packing.h"
#include "exchange/runs.h"
#include "formats/jsontext.h"

#include <algorithm>
#include <array>

namespace inkling::exchange::penpa {

namespace {

/// The lines of a drawing's text, from 0.
enum Line { Header, Space, Mode, Problem, Answer, Cells };
constexpr int mostSide = 1000;
/// The marks that are no texts, but digits that are still possible.
constexpr std::string_view candidates = "7";
/// A cross on an edge, and an edge of the grid that is taken away.
constexpr std::array<int, 2> noWalls{98, 80};
constexpr std::array<std::string_view, 3> squares{"square", "sudoku", "kakuro"};

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    Scanner rest(text);
    while (!rest.isAtEnd())
        lines.emplace_back(rest.takePart("\n").rest());
    return lines;
}

ParseError noDrawing(const Scanner &body)
{
    return body.error(
        {INKLING_TR_NOOP("Phrases", "a whole link; this one is cut off or damaged"), {}});
}

/// A line of any origin; discarded where it is no JSON, or too much of it.
nlohmann::json parsed(std::string_view line)
{
    return jsonExcess(line) ? nlohmann::json(nlohmann::json::value_t::discarded)
                            : nlohmann::json::parse(line, nullptr, false);
}

/// The board that the first two lines tell of; nothing for another one than of squares.
std::optional<Numbering> numberingOf(const std::vector<std::string> &lines)
{
    std::array<std::string_view, 3> words; // the board's name, its columns and rows
    Scanner header(lines[Header]);
    for (std::string_view &word : words)
        word = header.takePart(",").rest();
    const auto columns = numberOf(words[1]);
    const auto rows = numberOf(words[2]);
    const auto space = parsed(lines[Space]);
    std::array<int, 4> margins{};
    if (!space.is_array() || space.size() != margins.size() || !rows || !columns
        || std::ranges::find(squares, words[0]) == squares.end())
        return std::nullopt;
    for (std::size_t i = 0; i < margins.size(); ++i) {
        if (!space[i].is_number_unsigned() || space[i] > unsigned(mostSide))
            return std::nullopt;
        margins[i] = space[i];
    }
    const auto [top, bottom, left, right] = margins;
    const BoardSize size{*rows - top - bottom, *columns - left - right};
    if (size.rows < 1 || size.columns < 1 || *rows > mostSide || *columns > mostSide)
        return std::nullopt;
    return Numbering(size, {top, bottom, left, right});
}

/// Whether something is drawn on a layer: what is not "command_..." keeps a person's steps.
bool isDrawnOn(const nlohmann::json &layer)
{
    return layer.is_object() && std::ranges::any_of(layer.items(), [](const auto &part) {
               return !part.key().starts_with("command") && part.value().is_structured()
                      && !part.value().empty();
           });
}

/// The two numbers of a key such as "186,199".
std::optional<std::pair<int, int>> pairOf(std::string_view key)
{
    const std::size_t comma = key.find(',');
    const auto first = numberOf(key.substr(0, comma));
    const auto second = comma == key.npos ? std::nullopt : numberOf(key.substr(comma + 1));
    if (!first || !second)
        return std::nullopt;
    return std::pair(std::min(*first, *second), std::max(*first, *second));
}

/// The words of a text's value, [words, style, way]; empty for marks that are no text.
std::string wordsOf(const json::Node &value)
{
    if (value.size() == 0 || (value.size() > 2 && value[2].text() == candidates))
        return {};
    std::string words = value[0].text().value_or("");
    words.erase(std::min(words.find_last_not_of(' '), words.size() - 1) + 1);
    return words.substr(std::min(words.find_first_not_of(' '), words.size()));
}

} // namespace

tl::expected<Drawing, ParseError> Drawing::of(const Scanner &body)
{
    const auto text = unpacked(body.rest());
    auto lines = text ? linesOf(*text) : std::vector<std::string>();
    if (lines.size() <= Problem)
        return tl::unexpected(noDrawing(body));
    const auto numbering = numberingOf(lines);
    if (!numbering)
        return tl::unexpected(body.error(
            {INKLING_TR_NOOP("Phrases", "a Penpa board of squares, of at most %1 rows and columns"),
             {std::to_string(mostSide)}}));
    auto layer = json::Document::packed(body, std::move(lines[Problem]));
    if (!layer)
        return tl::unexpected(std::move(layer.error()));
    if (!layer->root().value().is_object())
        return tl::unexpected(noDrawing(body));
    Drawing drawing(*numbering, std::move(*layer));
    constexpr std::string_view unruled = "\"grid\":[\"3\"";
    drawing.m_isRuled = lines[Mode].find(unruled) == std::string::npos;
    if (lines.size() > Answer)
        drawing.m_hasAnswer = isDrawnOn(parsed(lines[Answer]));
    for (std::size_t i = Cells; i < lines.size(); ++i) {
        const auto tags = lines[i].starts_with("[\"") ? parsed(lines[i]) : nlohmann::json();
        for (const nlohmann::json &tag : tags) {
            if (tag.is_string())
                drawing.m_kinds.push_back(tag);
        }
    }
    Scanner header(lines[Header]);
    drawing.m_kinds.emplace_back(header.takePart(",").rest());
    constexpr std::string_view title = "Title: ";
    if (const std::size_t at = lines[Header].find(title); at != std::string::npos) {
        Scanner rest(lines[Header], at + title.size(), lines[Header].size());
        drawing.m_kinds.emplace_back(rest.takePart(",").rest());
    }
    return drawing;
}

Fault Drawing::begin(Filling &filling, const Scanner &body,
                     std::initializer_list<std::string_view> parts) const
{
    if (auto error = filling.begin(m_numbering.size(), body, body.at()))
        return error;
    if (m_hasAnswer)
        filling.remark({INKLING_TR_NOOP("Phrases", "the answer in the drawing is left out"), {}},
                       body, body.at());
    std::string others;
    for (const auto &part : layer().value().items()) {
        const bool isRead = std::ranges::find(parts, part.key()) != parts.end();
        if (!isRead && !part.key().starts_with("command") && part.value().is_structured()
            && !part.value().empty())
            others += (others.empty() ? "" : ", ") + part.key();
    }
    if (!others.empty())
        filling.remark(
            {INKLING_TR_NOOP("Phrases", "what is drawn besides is left out: %1"), {others}}, body,
            body.at());
    return std::nullopt;
}

std::vector<Drawing::Text> Drawing::numbers() const
{
    std::vector<Text> texts;
    const json::Node part = layer()["number"];
    for (const auto &[key, value] : part.value().items()) {
        const auto number = numberOf(key);
        const auto cell = number ? m_numbering.placeOf(*number) : std::nullopt;
        std::string words = cell ? wordsOf(part[key]) : std::string();
        if (!words.empty())
            texts.push_back({*cell, TopLeft, std::move(words), part[key].place()});
    }
    return texts;
}

std::vector<Drawing::Text> Drawing::cornerTexts() const
{
    std::vector<Text> texts;
    const json::Node part = layer()["numberS"];
    for (const auto &[key, value] : part.value().items()) {
        const auto number = numberOf(key);
        const auto corner = number ? m_numbering.cornerOf(*number) : std::nullopt;
        std::string words = corner ? wordsOf(part[key]) : std::string();
        if (!words.empty())
            texts.push_back({corner->first, corner->second, std::move(words), part[key].place()});
    }
    return texts;
}

tl::expected<std::vector<std::vector<PlaceId>>, ParseError> Drawing::killerCages() const
{
    std::vector<std::vector<PlaceId>> cages;
    const json::Node all = layer()["killercages"];
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].size() == 0)
            continue;
        cages.emplace_back();
        for (std::size_t j = 0; j < all[i].size(); ++j) {
            const auto number = all[i][j].number(json::mostCoordinate * 10);
            const auto cell = number ? m_numbering.placeOf(*number) : std::nullopt;
            if (!cell)
                return tl::unexpected(
                    all[i][j].error({INKLING_TR_NOOP("Phrases", "a cell of the board"), {}}));
            cages.back().push_back(*cell);
        }
    }
    return cages;
}

std::vector<int> Drawing::parts() const
{
    std::set<std::pair<int, int>> walls;
    const json::Node edges = layer()["lineE"];
    for (const auto &[key, value] : edges.value().items()) {
        const auto ends = pairOf(key);
        const int style = value.is_number_integer() ? int(value) : 0;
        const bool isWall = std::ranges::find(noWalls, style) == noWalls.end();
        if (ends && isWall)
            walls.insert(*ends);
    }
    const auto [rows, columns] = m_numbering.size();
    std::vector<int> parts(std::size_t(rows * columns), -1);
    int count = 0;
    std::vector<int> open;
    for (std::size_t first = 0; first < parts.size(); ++first) {
        if (parts[first] != -1)
            continue;
        open.push_back(int(first));
        parts[first] = count;
        const auto reach = [&](int row, int column, std::pair<int, int> edge) {
            if (row < 0 || row >= rows || column < 0 || column >= columns)
                return;
            int &part = parts[std::size_t(row * columns + column)];
            if (part == -1 && !walls.contains(edge)) {
                part = count;
                open.push_back(row * columns + column);
            }
        };
        while (!open.empty()) {
            const int row = open.back() / columns;
            const int column = open.back() % columns;
            open.pop_back();
            reach(row, column + 1, m_numbering.edge(row, column, false));
            reach(row, column - 1, m_numbering.edge(row, column - 1, false));
            reach(row + 1, column, m_numbering.edge(row, column, true));
            reach(row - 1, column, m_numbering.edge(row - 1, column, true));
        }
        ++count;
    }
    return parts;
}

} // namespace inkling::exchange::penpa
