// SPDX-License-Identifier: MIT
#include "families/declared/stated/layout.h"

#include "board/outlines.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

namespace inkling::declared {

namespace {

using Json = nlohmann::ordered_json;

std::string number(int fromZero)
{
    return std::to_string(fromZero + 1);
}

Json place(const Squares &squares, int cell)
{
    return Json::array({squares.rowOf(cell), squares.columnOf(cell)});
}

/// Whether the fact says that a cell is black, or that a line runs.
bool isOne(const Fact &fact)
{
    return fact.possible == ValueSet::only(1);
}

} // namespace

std::optional<UnknownId> Layout::linkRight(int cell) const
{
    const int column = columnOf(cell);
    return column + 1 < columns ? std::optional(UnknownId(rowOf(cell) * (columns - 1) + column))
                                : std::nullopt;
}

std::optional<UnknownId> Layout::linkDown(int cell) const
{
    return rowOf(cell) + 1 < rows ? std::optional(UnknownId(rows * (columns - 1) + cell))
                                  : std::nullopt;
}

std::array<std::optional<UnknownId>, 4> Layout::linksOf(int cell) const
{
    return {linkRight(cell), linkDown(cell),
            columnOf(cell) > 0 ? linkRight(cell - 1) : std::nullopt,
            rowOf(cell) > 0 ? linkDown(cell - columns) : std::nullopt};
}

Reach Layout::reachOf(int cell) const
{
    Reach reach;
    const auto add = [&](std::size_t bit, std::optional<UnknownId> link) {
        reach.present |= link ? 1U << bit : 0;
        if (link)
            reach.links.push_back(*link);
    };
    const auto own = linksOf(cell);
    for (std::size_t i = 0; i < own.size(); ++i)
        add(i, own[i]);
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (!own[i])
            continue;
        const auto [a, b] = cellsOf(*own[i]);
        add(i + own.size(), linksOf(a == cell ? b : a)[i]);
    }
    return reach;
}

std::array<int, 2> Layout::cellsOf(UnknownId link) const
{
    const int across = rows * (columns - 1);
    if (int(link) >= across)
        return {int(link) - across, int(link) - across + columns};
    const int cell = int(link) / (columns - 1) * columns + int(link) % (columns - 1);
    return {cell, cell + 1};
}

std::vector<int> Layout::neighbours(int cell) const
{
    std::vector<int> cells;
    if (columnOf(cell) + 1 < columns)
        cells.push_back(cell + 1);
    if (rowOf(cell) + 1 < rows)
        cells.push_back(cell + columns);
    if (columnOf(cell) > 0)
        cells.push_back(cell - 1);
    if (rowOf(cell) > 0)
        cells.push_back(cell - columns);
    return cells;
}

Point Layout::place(UnknownId unknown) const
{
    if (!hasLinks())
        return Squares::place(unknown);
    const auto [first, second] = cellsOf(unknown);
    const Point a = Squares::place(UnknownId(first));
    const Point b = Squares::place(UnknownId(second));
    return {(a.x + b.x) / 2, (a.y + b.y) / 2};
}

double Layout::distance(UnknownId a, UnknownId b) const
{
    const Point from = place(a);
    const Point to = place(b);
    return std::hypot(from.x - to.x, from.y - to.y);
}

Phrase Layout::name(UnknownId unknown) const
{
    if (!hasLinks())
        return cellName(*this, int(unknown));
    const auto [first, second] = cellsOf(unknown);
    const bool isAcross = rowOf(first) == rowOf(second);
    return {isAcross ? INKLING_TR_NOOP("Phrases", "row %1, between columns %2 and %3")
                     : INKLING_TR_NOOP("Phrases", "column %1, between rows %2 and %3"),
            {number(isAcross ? rowOf(first) : columnOf(first)),
             number(isAcross ? columnOf(first) : rowOf(first)),
             number(isAcross ? columnOf(second) : rowOf(second))}};
}

Phrase Layout::describe(const Fact &fact, ValueSet outOf) const
{
    switch (form) {
    case Form::Digits:
        return describeDigit(*this, fact, outOf);
    case Form::Shades:
        return {isOne(fact) ? INKLING_TR_NOOP("Phrases", "row %1, column %2 is black")
                            : INKLING_TR_NOOP("Phrases", "row %1, column %2 is white"),
                {number(rowOf(int(fact.unknown))), number(columnOf(int(fact.unknown)))}};
    case Form::Links:
        break;
    }
    Phrase phrase = name(fact.unknown);
    const auto [first, second] = cellsOf(fact.unknown);
    const bool isAcross = rowOf(first) == rowOf(second);
    if (isAcross) {
        phrase.text = isOne(fact)
                          ? INKLING_TR_NOOP("Phrases", "the line joins columns %2 and %3 in row %1")
                          : INKLING_TR_NOOP("Phrases", "no line joins columns %2 and %3 in row %1");
    } else {
        phrase.text = isOne(fact)
                          ? INKLING_TR_NOOP("Phrases", "the line joins rows %2 and %3 in column %1")
                          : INKLING_TR_NOOP("Phrases", "no line joins rows %2 and %3 in column %1");
    }
    return phrase;
}

std::vector<Json> Layout::json(const Fact &fact, ValueSet outOf) const
{
    switch (form) {
    case Form::Digits:
        return digitJson(*this, fact, outOf);
    case Form::Shades:
        return {Json{{"cell", declared::place(*this, int(fact.unknown))},
                     {"is", isOne(fact) ? "black" : "white"}}};
    case Form::Links:
        break;
    }
    const auto [first, second] = cellsOf(fact.unknown);
    return {Json{{"link", {declared::place(*this, first), declared::place(*this, second)}},
                 {"is", isOne(fact) ? "line" : "cross"}}};
}

Noun Layout::noun(const Fact &fact) const
{
    switch (form) {
    case Form::Digits:
        return digitNoun(fact);
    case Form::Shades:
        if (isOne(fact))
            return {INKLING_TR_NOOP("Phrases", "one black cell"),
                    INKLING_TR_NOOP("Phrases", "%1 black cells")};
        return {INKLING_TR_NOOP("Phrases", "one white cell"),
                INKLING_TR_NOOP("Phrases", "%1 white cells")};
    case Form::Links:
        break;
    }
    if (isOne(fact))
        return {INKLING_TR_NOOP("Phrases", "one piece of the line"),
                INKLING_TR_NOOP("Phrases", "%1 pieces of the line")};
    return {INKLING_TR_NOOP("Phrases", "one cross"), INKLING_TR_NOOP("Phrases", "%1 crosses")};
}

Phrase Layout::describeCount(UnknownId count) const
{
    if (!hasLinks())
        return countOfCells(count);
    if (count == 1)
        return {INKLING_TR_NOOP("Phrases", "1 place between two cells"), {}};
    return {INKLING_TR_NOOP("Phrases", "%1 places between two cells"), {std::to_string(count)}};
}

std::optional<Mark> Layout::mark(const Fact &fact, ValueSet outOf) const
{
    if (form == Form::Digits)
        return digitMark(fact, outOf);
    if (!fact.possible.single())
        return std::nullopt;
    const Look one = hasLinks() ? Look::Joined : Look::Black;
    const Look zero = hasLinks() ? Look::Cut : Look::White;
    return Mark{.element = element(fact.unknown), .look = isOne(fact) ? one : zero};
}

std::optional<Mark> Layout::note(const Fact &fact, ValueSet outOf) const
{
    if (form != Form::Digits)
        return mark(fact, outOf);
    return Mark{.element = fact.unknown,
                .look = Look::Candidates,
                .values = fact.possible.bits(),
                .outOf = outOf.bits()};
}

std::vector<Fact> Layout::choices(UnknownId unknown, ValueSet outOf) const
{
    std::vector<Fact> facts;
    for (const int value : outOf)
        facts.push_back({unknown, ValueSet::only(value)});
    if (form != Form::Digits)
        std::ranges::reverse(facts);
    return facts;
}

void Layout::addTo(Board &board, std::span<const std::string> texts) const
{
    board.setFrame(CellFrame::Grid);
    board.setShaded(form == Form::Shades);
    board.setNumberedLines(NumberedLines::RowsAndColumns);
    for (int cell = 0; cell < cellCount(); ++cell) {
        board.add(ElementKind::Cell, inkling::outlineOf(squareAt(rowOf(cell), columnOf(cell))),
                  texts[std::size_t(cell)]);
    }
    const auto middle = [&](int cell) { return Point{columnOf(cell) + 0.5, rowOf(cell) + 0.5}; };
    for (UnknownId link = 0; hasLinks() && link < unknownCount(); ++link) {
        const auto [first, second] = cellsOf(link);
        board.add(ElementKind::Edge, {middle(first), middle(second)});
    }
}

std::vector<Beat> Layout::finale(const Answer &answer) const
{
    if (!hasLinks())
        return beatsByRow(*this);
    std::vector<Beat> beats;
    std::vector<bool> isPassed(unknownCount(), false);
    for (UnknownId start = 0; start < unknownCount(); ++start) {
        UnknownId link = start;
        int cell = cellsOf(start)[1];
        while (answer.values[link] == 1 && !isPassed[link]) {
            isPassed[link] = true;
            beats.push_back({{element(link)}});
            for (const auto next : linksOf(cell)) {
                if (next && *next != link && answer.values[*next] == 1 && !isPassed[*next]) {
                    const auto [a, b] = cellsOf(*next);
                    cell = a == cell ? b : a;
                    link = *next;
                    break;
                }
            }
        }
    }
    return beats;
}

std::pair<std::string, std::string> listedToLast(ValueSet values)
{
    std::string most;
    std::string last;
    for (const int value : values) {
        if (!last.empty())
            most += (most.empty() ? "" : ", ") + last;
        last = std::to_string(value);
    }
    return {most, last};
}

bool listsPossible(ValueSet possible, ValueSet outOf)
{
    constexpr int mostListed = 5;
    const int excluded = (outOf - possible).size();
    if (excluded == 1 || excluded == 2)
        return possible.size() <= mostListed;
    return possible.size() < mostListed || excluded == 0 || excluded >= possible.size();
}

Phrase describeDigit(const Squares &squares, const Fact &fact, ValueSet outOf)
{
    const std::string row = number(squares.rowOf(int(fact.unknown)));
    const std::string column = number(squares.columnOf(int(fact.unknown)));
    const ValueSet excluded = outOf - fact.possible;
    const auto [most, last] = listedToLast(fact.possible);
    if (fact.possible.empty())
        return {INKLING_TR_NOOP("Phrases", "no digit is left for row %1, column %2"),
                {row, column}};
    if (most.empty())
        return {INKLING_TR_NOOP("Phrases", "row %1, column %2 is %3"), {row, column, last}};
    if (listsPossible(fact.possible, outOf)) {
        return {INKLING_TR_NOOP("Phrases", "row %1, column %2 is %3 or %4"),
                {row, column, most, last}};
    }
    if (excluded.single()) {
        return {INKLING_TR_NOOP("Phrases", "row %1, column %2 is not %3"),
                {row, column, std::to_string(excluded.value())}};
    }
    const auto [first, second] = listedToLast(excluded);
    if (excluded.isPair()) {
        return {INKLING_TR_NOOP("Phrases", "row %1, column %2 is neither %3 nor %4"),
                {row, column, first, second}};
    }
    return {INKLING_TR_NOOP("Phrases", "row %1, column %2 is not %3 or %4"),
            {row, column, first, second}};
}

std::vector<Json> digitJson(const Squares &squares, const Fact &fact, ValueSet outOf)
{
    const Json cell = place(squares, int(fact.unknown));
    if (fact.possible.single())
        return {Json{{"cell", cell}, {"is", fact.possible.value()}}};
    std::vector<Json> objects;
    for (const int digit : outOf - fact.possible)
        objects.push_back(Json{{"cell", cell}, {"not", digit}});
    return objects;
}

std::optional<Mark> digitMark(const Fact &fact, ValueSet outOf)
{
    if (fact.possible == outOf && !fact.possible.single())
        return std::nullopt;
    if (fact.possible.single()) {
        return Mark{.element = fact.unknown,
                    .look = Look::Text,
                    .text = std::to_string(fact.possible.value())};
    }
    return Mark{.element = fact.unknown,
                .look = Look::Candidates,
                .values = fact.possible.bits(),
                .outOf = outOf.bits()};
}

Noun digitNoun(const Fact &fact)
{
    if (fact.possible.single())
        return {INKLING_TR_NOOP("Phrases", "one digit"), INKLING_TR_NOOP("Phrases", "%1 digits")};
    return {INKLING_TR_NOOP("Phrases", "the candidates of one cell"),
            INKLING_TR_NOOP("Phrases", "the candidates of %1 cells")};
}

} // namespace inkling::declared
