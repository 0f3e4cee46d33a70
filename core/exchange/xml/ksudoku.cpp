// SPDX-License-Identifier: MIT
#include "exchange/xml/ksudoku.h"

#include "exchange/cagedsheet.h"
#include "exchange/xml/elements.h"
#include "formats/linesource.h"

#include <algorithm>
#include <set>

namespace inkling::exchange::xml {

namespace {

constexpr std::string_view rootName = "ksudoku";
constexpr int mostOrder = 1'000;
constexpr int mostValue = 1'000'000'000;
/// The most of a text that is kept, in bytes.
constexpr std::size_t mostKSudoku = 1 << 24;

using Elements = std::vector<Element>;
using Groups = std::set<std::set<int>>;

const Element *find(const Elements &elements, std::string_view name)
{
    const auto found = std::ranges::find(elements, name, &Element::name);
    return found == elements.end() ? nullptr : &*found;
}

Place tagOf(std::string_view text, const Element &element)
{
    return {Scanner(text, element.to, text.size()), element.from};
}

/// Reads a puzzle into a sheet. Cells are numbered down the columns, as in the file.
class Reader
{
public:
    Reader(std::string_view text, Filling &filling)
        : m_text(text)
        , m_filling(filling)
    {}

    Fault begin()
    {
        auto elements = elementsOf(m_text);
        if (!elements)
            return elements.error();
        m_elements = std::move(*elements);
        m_graph = find(m_elements, "graph");
        m_values = find(m_elements, "values");
        if (!m_graph || !m_values) {
            return tagOf(m_text, m_elements.front())
                .error({INKLING_TR_NOOP("Phrases", "the elements graph and values"), {}});
        }
        const std::string_view order = m_graph->attribute("order").value_or("");
        Place place = tagOf(m_text, *m_graph);
        if (!order.empty()) {
            const auto at = std::size_t(order.data() - m_text.data());
            place = {Scanner(m_text, at + order.size(), m_text.size()), at};
        }
        const auto number = readNumber(order, mostOrder);
        if (!number) {
            return place.error(
                {INKLING_TR_NOOP("Phrases", "the number of rows as the graph's order"), {}});
        }
        m_order = *number;
        if (auto error = m_filling.begin({m_order, m_order}, place.text, place.from))
            return error;
        m_sheet.emplace(m_filling);
        return std::nullopt;
    }

    Fault readSudoku()
    {
        Groups groups;
        if (auto error = readGroups(groups))
            return error;
        std::set<int> falling;
        std::set<int> rising;
        for (int i = 0; i < m_order; ++i) {
            falling.insert(i * m_order + i);
            rising.insert(i * m_order + m_order - 1 - i);
        }
        Groups usual;
        addLines(usual);
        addBoxes(usual);
        Groups crossed = usual;
        crossed.insert({falling, rising});
        if (groups == crossed)
            m_filling.choose("diagonals");
        else if (groups != usual)
            return wrongGroups();
        if (auto error = readRest(true))
            return error;
        return m_sheet->putSudoku();
    }

    Fault readKenken()
    {
        Groups groups;
        if (auto error = readGroups(groups))
            return error;
        Groups usual;
        addLines(usual);
        if (groups != usual)
            return wrongGroups();
        if (auto error = readRest(false))
            return error;
        return m_sheet->putKenken();
    }

private:
    [[nodiscard]] Fault wrongGroups() const
    {
        return tagOf(m_text, *m_graph)
            .error({INKLING_TR_NOOP("Phrases",
                                    "the rows and columns of a square, and a Sudoku's boxes"),
                    {}});
    }

    void addLines(Groups &groups) const
    {
        for (int i = 0; i < m_order; ++i) {
            std::set<int> column;
            std::set<int> row;
            for (int j = 0; j < m_order; ++j) {
                column.insert(i * m_order + j);
                row.insert(j * m_order + i);
            }
            groups.insert({column, row});
        }
    }

    void addBoxes(Groups &groups) const
    {
        const int down = m_order == 9 ? 3 : 2;
        const int across = m_order == 4 ? 2 : 3;
        for (int box = 0; box < m_order; ++box) {
            const int top = box / (m_order / across) * down;
            const int left = box % (m_order / across) * across;
            std::set<int> cells;
            for (int i = 0; i < m_order; ++i)
                cells.insert((left + i % across) * m_order + top + i / across);
            groups.insert(cells);
        }
    }

    /// A cell's place on the board by its number in the file.
    [[nodiscard]] PlaceId cellOf(int number) const
    {
        return PlaceId(number % m_order * m_order + number / m_order);
    }

    /// Reads the numbers of cells that an element has as its text. `take`: takes a number and its
    /// place.
    template <typename Take>
    Fault readCells(const Element &element, const Take &take) const
    {
        Scanner text(m_text, element.textAt, element.textAt + element.text.size());
        const int count = m_order * m_order;
        for (auto word = text.takeWord(); !word.empty(); word = text.takeWord()) {
            const Place place{text, text.at() - word.size()};
            const auto number = readNumber(word, count - 1);
            if (!number)
                return place.error({INKLING_TR_NOOP("Phrases", "a cell of the board"), {}});
            if (auto error = take(*number, place))
                return error;
        }
        return std::nullopt;
    }

    Fault readGroups(Groups &groups) const
    {
        const std::string_view type = m_graph->attribute("type").value_or("");
        if (type == "sudoku") {
            addLines(groups);
            addBoxes(groups);
            return std::nullopt;
        }
        for (const Element &element : m_elements) {
            if (element.name == "sudokugroups") {
                if (element.attribute("at").value_or("0") != "0")
                    return wrongGroups();
                addLines(groups);
                if (element.attribute("withblocks").value_or("1") == "1")
                    addBoxes(groups);
            } else if (element.name == "clique") {
                std::set<int> cells;
                const auto take = [&](int cell, const Place &) {
                    cells.insert(cell);
                    return Fault();
                };
                if (auto error = readCells(element, take))
                    return error;
                groups.insert(std::move(cells));
            } else if (element.name == "roxdokugroups") {
                return wrongGroups();
            }
        }
        return std::nullopt;
    }

    Fault readRest(bool isSum)
    {
        for (const Element &element : m_elements) {
            if (element.name != "cage")
                continue;
            if (auto error = readCage(element, isSum))
                return error;
        }
        const auto count = std::size_t(m_order * m_order);
        Scanner values(m_text, m_values->textAt, m_values->textAt + m_values->text.size());
        for (std::size_t i = 0; i < count || !values.isAtEnd(); ++i) {
            const std::size_t from = values.at();
            const char sign = values.isAtEnd() ? '\0' : values.take();
            if (i >= count || sign < '_' || sign > 'z' || sign == '`' || sign == 'a') {
                ParseError error
                    = Scanner(m_text, values.at(), m_text.size())
                          .error(from, {INKLING_TR_NOOP("Phrases", "%1 values, each '_' or a "
                                                                   "letter from b on"),
                                        {std::to_string(count)}});
                if (i >= count || values.at() == from) {
                    error.found = {INKLING_TR_NOOP("Phrases", "%1 values"),
                                   {std::to_string(m_values->text.size())}};
                }
                return error;
            }
            if (sign != '_')
                m_sheet->setDigit(cellOf(int(i)), std::to_string(sign - 'a'), {values, from});
        }
        return std::nullopt;
    }

    Fault readCage(const Element &element, bool isSum)
    {
        // No operator, and the others in KSudoku's order.
        constexpr std::string_view signs = " /-*+";
        const Place tag = tagOf(m_text, element);
        const auto sign = readNumber(element.attribute("operator").value_or("0"), 4);
        const auto value = readNumber(element.attribute("value").value_or(""), mostValue);
        if (!sign || !value || (isSum && *sign != 0 && signs[std::size_t(*sign)] != '+'))
            return tag.error(
                {INKLING_TR_NOOP("Phrases", "a cage with a value and an operator"), {}});
        std::string clue = std::to_string(*value);
        if (!isSum && *sign != 0)
            clue += signs[std::size_t(*sign)];
        m_sheet->beginCage(clue, tag);
        int size = 0;
        const auto take = [&](int cell, const Place &place) {
            ++size;
            return m_sheet->addCell(cellOf(cell), place);
        };
        if (auto error = readCells(element, take))
            return error;
        if (size == 0)
            return tag.error({INKLING_TR_NOOP("Phrases", "the cells of a cage"), {}});
        return std::nullopt;
    }

    std::string_view m_text;
    Filling &m_filling;
    Elements m_elements;
    const Element *m_graph = nullptr;
    const Element *m_values = nullptr;
    int m_order = 0;
    std::optional<CagedSheet> m_sheet;
};

} // namespace

Fault readKSudoku(Source &source, Filling &filling)
{
    Reader reader(source.body.rest(), filling);
    auto error = reader.begin();
    return error ? error : reader.readSudoku();
}

Fault readMathdoku(Source &source, Filling &filling)
{
    Reader reader(source.body.rest(), filling);
    auto error = reader.begin();
    return error ? error : reader.readKenken();
}

bool isKSudoku(const Start &start)
{
    const std::size_t begin = start.first.find_first_not_of(" \t");
    if (begin == start.first.npos || start.first[begin] != '<')
        return false;
    return start.first.find(rootName) != start.first.npos
           || start.rest.substr(0, start.rest.find("<game")).find(rootName) != start.rest.npos;
}

std::string gatherKSudoku(std::string text, LineSource &source)
{
    constexpr std::string_view end = "</ksudoku>";
    std::string_view line = text;
    while (line.find(end) == line.npos && source.next()) {
        line = source.line();
        if (text.size() + line.size() < mostKSudoku)
            text.append("\n").append(line);
    }
    return text;
}

tl::expected<Opened, ParseError> openKSudoku(const Format &format, std::string_view text)
{
    const auto elements = elementsOf(text);
    if (!elements)
        return tl::unexpected(elements.error());
    const Element *graph = find(*elements, "graph");
    const std::string_view kind
        = graph ? graph->attribute("specific-type").value_or("") : std::string_view();
    const Dialect *dialect = findDialect(format, kind.empty() ? "Plain" : kind);
    if (!dialect) {
        const auto from = std::size_t(kind.data() - text.data());
        return tl::unexpected(
            unknownKind(format, Scanner(text, from + kind.size(), text.size()), from));
    }
    return Opened{dialect, {Scanner(text, 0, 0), Scanner(text)}};
}

} // namespace inkling::exchange::xml
