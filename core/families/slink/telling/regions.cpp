// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/telling/lists.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <array>
#include <optional>

namespace inkling::slink {

namespace {

enum RegionSaying : std::uint8_t {
    InsideCutOff,
    OutsideCutOff,
    InsideParted,
    OutsideParted,
    InsideGroup,
    OutsideGroup,
    InsideMany,
    OutsideMany,
    InsideClash,
    OutsideClash,
    Wall,
    RegionSayingCount
};

// clang-format off
constexpr std::array regionSayings{
    SentenceCase{"slink.inside-connected/cut-off", INKLING_TR_NOOP("Rules",
        "Inside, <c>%1</c> would be cut off from <p>%2</p>, which is inside: <c>it is outside</c>.")},
    SentenceCase{"slink.outside-connected/cut-off", INKLING_TR_NOOP("Rules",
        "Outside, <c>%1</c> could not reach the border: <c>it is inside</c>.")},
    SentenceCase{"slink.inside-connected/parted", INKLING_TR_NOOP("Rules",
        "If <c>%1</c> were outside, <p>%2 and %3</p>, both inside, would be cut off from each "
        "other: <c>it is inside</c>.")},
    SentenceCase{"slink.outside-connected/parted", INKLING_TR_NOOP("Rules",
        "If <c>%1</c> were inside, <p>%2</p>, which is outside, could not reach the border: <c>it "
        "is outside</c>.")},
    SentenceCase{"slink.inside-connected/group", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p>, and %3 and %4, both inside, would be cut off from each other. So "
        "<c>%5</c>.")},
    SentenceCase{"slink.outside-connected/group", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p>, and %3, outside, could not reach the border. So <c>%4</c>.")},
    SentenceCase{"slink.inside-connected/many", INKLING_TR_NOOP("Rules",
        "Suppose %1: that decides <p>%2 other cells</p>, and %3 and %4, both inside, would be cut "
        "off from each other. So <c>%5</c>.")},
    SentenceCase{"slink.outside-connected/many", INKLING_TR_NOOP("Rules",
        "Suppose %1: that decides <p>%2 other cells</p>, and %3, outside, could not reach the "
        "border. So <c>%4</c>.")},
    SentenceCase{"slink.inside-connected/clash", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2</p> are both inside, but cut off from each other.")},
    SentenceCase{"slink.outside-connected/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is outside, but cannot reach the border.")},
    SentenceCase{"slink.inside-connected/wall", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>.")},
};
// clang-format on
static_assert(regionSayings.size() == RegionSayingCount);

Sentence made(RegionSaying which, std::vector<Argument> arguments)
{
    return {regionSayings[which], std::move(arguments), {}};
}

/// Tells what a step says of cells, the border among them, and of what follows from some supposed.
class RegionTeller
{
public:
    explicit RegionTeller(const Tellable &told)
        : m_told(told)
        , m_parting(told)
        , m_colour(RuleName(told.step.rule) == RuleName::InsideConnected ? inside : outside)
        , m_colours(m_parting.known())
    {}

    [[nodiscard]] Sentence tell();

private:
    using Ends = Parting::Ends;

    [[nodiscard]] int border() const { return m_parting.relations().border(); }
    [[nodiscard]] std::optional<Ends> parted(int first) const
    {
        return m_parting.parted(m_colours, m_colour, first);
    }
    [[nodiscard]] Argument cell(int cell) const
    {
        return cellsArgument(m_told.grid(), std::array{cell});
    }
    [[nodiscard]] Argument fact(int cell, int colour) const
    {
        return factsArgument(m_told.terms,
                             std::array{Fact{m_told.terms.cell(cell), ValueSet::only(colour)}});
    }
    [[nodiscard]] Sentence tellAlone(int cell, const Ends &ends) const;
    [[nodiscard]] Sentence tellGroup(int cell);
    [[nodiscard]] Sentence tellClash();
    [[nodiscard]] Sentence afterWall(Sentence parting) const;

    const Tellable &m_told;
    Parting m_parting;
    int m_colour; ///< of the side that is in one piece
    Colours m_colours;
};

Sentence RegionTeller::tellAlone(int supposed, const Ends &ends) const
{
    const bool isItself = ends.first == supposed;
    if (m_colour == outside) {
        const int other = ends.first == border() ? ends.second : ends.first;
        return isItself || other == supposed ? made(OutsideCutOff, {cell(supposed)})
                                             : made(OutsideParted, {cell(supposed), cell(other)});
    }
    if (isItself)
        return made(InsideCutOff, {cell(supposed), cell(ends.second)});
    return made(InsideParted, {cell(supposed), cell(ends.first), cell(ends.second)});
}

/// Where the supposed cell takes others along.
Sentence RegionTeller::tellGroup(int supposed)
{
    const auto added = m_parting.spread(m_colours);
    const auto ends = added ? parted(supposed) : std::nullopt;
    if (!ends)
        return {};
    const bool isMany = added->size() > mostNamed;
    Argument others = isMany ? numberArgument(std::int64_t(added->size()))
                             : coloursArgument(m_told.grid(), *added, m_colours);
    if (isMany) {
        for (const int node : *added)
            others.parts[0].elements.push_back(cellElement(m_told.grid(), node));
    }
    const int colour = m_colours.at(supposed);
    std::vector<Argument> arguments{fact(supposed, colour), std::move(others)};
    for (const int end : {ends->first, ends->second}) {
        if (end != border())
            arguments.push_back(cell(end));
    }
    arguments.push_back(fact(supposed, 1 - colour));
    const RegionSaying which = m_colour == inside ? (isMany ? InsideMany : InsideGroup)
                                         : (isMany ? OutsideMany : OutsideGroup);
    return made(which, std::move(arguments));
}

Sentence RegionTeller::tellClash()
{
    auto ends = parted(nowhere);
    if (!ends && m_parting.spread(m_colours))
        ends = parted(nowhere);
    if (!ends)
        return {};
    if (m_colour == inside)
        return made(InsideClash, {cell(ends->first), cell(ends->second)});
    return made(OutsideClash, {cell(ends->first == border() ? ends->second : ends->first)});
}

Sentence RegionTeller::tell()
{
    if (m_told.step.contradiction)
        return tellClash();
    const Fact &news = m_told.step.conclusions.front();
    const int cell = int(news.unknown - m_told.terms.firstCell());
    m_colours[cell] = 1 - news.possible.value();
    if (const auto ends = parted(cell)) {
        const bool isAtCell = ends->first == cell || ends->second == cell;
        return isAtCell ? tellAlone(cell, *ends) : afterWall(tellAlone(cell, *ends));
    }
    return afterWall(tellGroup(cell));
}

/// What parts cells that lie far from each other, where it can be named, and the sentence about them.
Sentence RegionTeller::afterWall(Sentence parting) const
{
    constexpr std::size_t mostInWall = 12;
    const int colour = 1 - m_colour;
    std::vector<Fact> lines;
    std::vector<int> cells;
    for (const Fact &fact : m_told.step.premises) {
        const Subject subject = m_told.terms.subject(fact.unknown);
        if (subject.kind == Kind::Cell && fact.possible == ValueSet::only(colour))
            cells.push_back(subject.index);
        else if (subject.kind == Kind::Edge && fact.possible == ValueSet::only(line))
            lines.push_back(fact);
    }
    const std::size_t size = lines.size() + cells.size();
    if (size == 0 || size > mostInWall || parting.form.id.empty())
        return parting;
    Argument wall = factsArgument(m_told.terms, lines);
    if (!cells.empty()) {
        const Argument coloured = coloursArgument(m_told.grid(), cells, m_parting.known());
        wall.parts.insert(wall.parts.end(), coloured.parts.begin(), coloured.parts.end());
    }
    Sentence sentence = made(Wall, {std::move(wall)});
    sentence.more.push_back(std::move(parting));
    return sentence;
}

} // namespace

std::span<const SentenceCase> regionCases()
{
    return regionSayings;
}

Sentence tellRegions(const Tellable &told)
{
    return RegionTeller(told).tell();
}

} // namespace inkling::slink
