// SPDX-License-Identifier: MIT
#include "families/numbercross/telling/groupwords.h"

#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/search/reach.h"
#include "families/numbercross/statement.h"
#include "families/numbercross/telling/wording.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace inkling::numbercross {

namespace {

/// The most lines across that are described one by one.
constexpr std::size_t mostPairs = 4;

/// A pair of parallel lines, and the conditions of the lines across on the cells that they have in
/// both.
class Pairs
{
public:
    /// `lines`: the two, the first one first; `across`: those with conditions.
    Pairs(const Givens &givens, const Step &step, std::span<const ConstraintId> lines,
          std::span<const ConstraintId> across)
        : m_givens(givens)
        , m_known(std::vector<ValueSet>(std::size_t(givens.grid.cellCount()), ValueSet::first(2)),
                  step.premises)
        , m_first(int(lines[0]))
        , m_second(int(lines[1]))
        , m_across(across.begin(), across.end())
    {}

    /// The condition of one line across in words, if it is of a simple kind.
    [[nodiscard]] std::optional<Argument::Part> part(int across) const;

    /// The open digits that count in each way to meet both labels: "1 + 4 with 5". No parts where
    /// there are not just so many different ones, or it takes too long to find them.
    [[nodiscard]] Argument ways(std::size_t count) const;

private:
    [[nodiscard]] int cellAt(int line, int across) const
    {
        const Grid &grid = m_givens.grid;
        return grid.isRow(line) ? grid.cell(line, across - grid.rows)
                                : grid.cell(across, line - grid.rows);
    }
    /// The open digits of both lines that count in a way.
    using Counted = std::array<std::vector<int>, 2>;
    void search(int place, std::array<int, 2> lacks, Counted &counted, std::set<Counted> &found,
                int &visited) const;
    [[nodiscard]] bool isAllowed(int across, int firstShade, int secondShade) const;
    [[nodiscard]] std::pair<int, std::string> toMake(int across) const;

    const Givens &m_givens;
    Knowledge m_known;
    int m_first;
    int m_second;
    std::vector<int> m_across;
};

/// Whether the line across can still make its label when its cells in both lines are so.
bool Pairs::isAllowed(int across, int firstShade, int secondShade) const
{
    const Grid &grid = m_givens.grid;
    int lacks = m_givens.labels[std::size_t(across)];
    auto sums = search::SumSet::only(0);
    for (int place = 0; place < grid.length(across); ++place) {
        const int cell = grid.cellOf(across, place);
        const int digit = m_givens.digits[std::size_t(cell)];
        ValueSet possible = m_known.possible(UnknownId(cell));
        if (cell == cellAt(m_first, across))
            possible = ValueSet::only(firstShade);
        if (cell == cellAt(m_second, across))
            possible = ValueSet::only(secondShade);
        if (!possible.single())
            sums = sums | sums.plus(digit);
        else if (possible.value() == grid.counted(across))
            lacks -= digit;
    }
    return sums.contains(lacks);
}

/// What the line across lacks, and the open digits it has for that: "1, 2, 3".
std::pair<int, std::string> Pairs::toMake(int across) const
{
    const Grid &grid = m_givens.grid;
    int lacks = m_givens.labels[std::size_t(across)];
    std::string open;
    for (int place = 0; place < grid.length(across); ++place) {
        const int cell = grid.cellOf(across, place);
        const int digit = m_givens.digits[std::size_t(cell)];
        const ValueSet possible = m_known.possible(UnknownId(cell));
        if (!possible.single())
            open += (open.empty() ? "" : ", ") + std::to_string(digit);
        else if (possible.value() == grid.counted(across))
            lacks -= digit;
    }
    return {lacks, open};
}

std::optional<Argument::Part> Pairs::part(int across) const
{
    const Grid &grid = m_givens.grid;
    for (const int line : {m_first, m_second}) {
        if (m_known.possible(UnknownId(cellAt(line, across))).single())
            return std::nullopt;
    }
    const auto number = [&](int line) {
        return std::to_string(grid.isRow(line) ? line + 1 : line - grid.rows + 1);
    };
    // Bit 0: both white; 1: the first black; 2: the second black; 3: both black.
    int allowed = 0;
    for (int way = 0; way < 4; ++way)
        allowed |= int(isAllowed(across, way & 1 ? black : white, way & 2 ? black : white)) << way;
    const bool inColumn = !grid.isRow(across);
    const auto [lacks, open] = toMake(across);
    std::vector<std::string> arguments{number(across), std::to_string(lacks), open};
    std::string_view text;
    switch (allowed) {
    case 0b0111:
        text = inColumn ? INKLING_TR_NOOP("Phrases",
                                          "in column %1 (%2 to make from %3) not both are black")
                        : INKLING_TR_NOOP("Phrases",
                                          "in row %1 (%2 to make from %3) not both are black");
        break;
    case 0b1110:
        text = inColumn ? INKLING_TR_NOOP("Phrases",
                                          "in column %1 (%2 to make from %3) not both are white")
                        : INKLING_TR_NOOP("Phrases",
                                          "in row %1 (%2 to make from %3) not both are white");
        break;
    case 0b0110:
        text = inColumn
                   ? INKLING_TR_NOOP("Phrases",
                                     "in column %1 (%2 to make from %3) just one is black")
                   : INKLING_TR_NOOP("Phrases", "in row %1 (%2 to make from %3) just one is black");
        break;
    case 0b1001:
        text = inColumn
                   ? INKLING_TR_NOOP("Phrases", "in column %1 (%2 to make from %3) both are alike")
                   : INKLING_TR_NOOP("Phrases", "in row %1 (%2 to make from %3) both are alike");
        break;
    case 0b1011:
    case 0b1101:
        text
            = inColumn
                  ? INKLING_TR_NOOP("Phrases", "in column %1 (%2 to make from %3), row %4 is black "
                                               "only if row %5 is")
                  : INKLING_TR_NOOP("Phrases", "in row %1 (%2 to make from %3), column %4 is black "
                                               "only if column %5 is");
        arguments.push_back(number(allowed == 0b1101 ? m_first : m_second));
        arguments.push_back(number(allowed == 0b1101 ? m_second : m_first));
        break;
    default:
        return std::nullopt;
    }
    return Argument::Part{{text, std::move(arguments)},
                          {cellElement(grid, cellAt(m_first, across)),
                           cellElement(grid, cellAt(m_second, across)),
                           labelElement(grid, across)}};
}

constexpr int mostVisited = 100'000;

void Pairs::search(int place, std::array<int, 2> lacks, Counted &counted, std::set<Counted> &found,
                   int &visited) const
{
    const Grid &grid = m_givens.grid;
    if (++visited > mostVisited || lacks[0] < 0 || lacks[1] < 0)
        return;
    if (place == grid.length(m_first)) {
        if (lacks == std::array{0, 0})
            found.insert(counted);
        return;
    }
    const int across = grid.isRow(m_first) ? grid.rows + place : place;
    const std::array cells{grid.cellOf(m_first, place), grid.cellOf(m_second, place)};
    for (const int first : m_known.possible(UnknownId(cells[0]))) {
        for (const int second : m_known.possible(UnknownId(cells[1]))) {
            const bool isAsked = std::ranges::find(m_across, across) != m_across.end();
            if (isAsked && !isAllowed(across, first, second))
                continue;
            std::array<int, 2> rest = lacks;
            Counted with = counted;
            for (std::size_t i = 0; i < 2; ++i) {
                const UnknownId cell(cells[i]);
                if ((i == 0 ? first : second) != grid.counted(m_first))
                    continue;
                rest[i] -= m_givens.digits[cell];
                if (!m_known.possible(cell).single())
                    with[i].push_back(m_givens.digits[cell]);
            }
            search(place + 1, rest, with, found, visited);
        }
    }
}

Argument Pairs::ways(std::size_t count) const
{
    std::set<Counted> found;
    Counted counted;
    int visited = 0;
    search(0, {m_givens.labels[std::size_t(m_first)], m_givens.labels[std::size_t(m_second)]},
           counted, found, visited);
    Argument listed = placesArgument({}, Argument::Joint::Or);
    for (const Counted &way : found) {
        std::array<std::string, 2> sums;
        for (std::size_t i = 0; i < 2; ++i) {
            for (const int digit : way[i])
                sums[i] += (sums[i].empty() ? "" : " + ") + std::to_string(digit);
        }
        if (sums[0].empty() || sums[1].empty())
            return placesArgument({});
        listed.parts.push_back(
            {{INKLING_TR_NOOP("Phrases", "%1 with %2"), {sums[0], sums[1]}}, {}});
    }
    const bool areAll = visited <= mostVisited && listed.parts.size() == count;
    return areAll ? listed : placesArgument({});
}

} // namespace

Sentence groupSentence(const Givens &givens, const Step &step)
{
    const Naming naming(givens);
    const bool areRows = step.arguments[1] == "rows";
    std::vector<ConstraintId> lines;
    std::vector<ConstraintId> across;
    for (const ConstraintId line : step.constraints)
        (givens.grid.isRow(int(line)) == areRows ? lines : across).push_back(line);
    if (step.contradiction)
        return worded(Case::GroupClash, {naming.lines(step.constraints)});
    const Argument group = naming.lines(lines);
    const Argument count = numberArgument(std::stoll(step.arguments[0]));
    const Argument conclusions = naming.facts(-1, step.conclusions);
    const bool isOnly = step.arguments[0] == "1";
    if (across.empty())
        return worded(Case::GroupAlone, {group, count, conclusions});
    Argument pairs = placesArgument({});
    Argument ways = placesArgument({});
    constexpr std::int64_t mostListed = 3;
    if (RuleName(step.rule) == RuleName::TwoLines && across.size() <= mostPairs) {
        const Pairs said(givens, step, lines, across);
        for (const ConstraintId line : across) {
            if (auto part = said.part(int(line)))
                pairs.parts.push_back(std::move(*part));
        }
        if (const auto number = std::stoll(step.arguments[0]); number <= mostListed)
            ways = said.ways(std::size_t(number));
    }
    if (pairs.parts.size() == across.size()) {
        if (isOnly)
            return worded(Case::PairsOnly, {group, pairs, conclusions});
        if (!ways.parts.empty())
            return worded(Case::PairsListed, {group, pairs, count, ways, conclusions});
        return worded(Case::Pairs, {group, pairs, count, conclusions});
    }
    if (isOnly)
        return worded(Case::GroupOnly, {group, naming.lines(across), conclusions});
    return worded(Case::Group, {group, naming.lines(across), count, conclusions});
}

} // namespace inkling::numbercross
