// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/cellrelations.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <map>

namespace inkling::slink {

namespace {

enum ColourSaying : std::uint8_t {
    AcrossLine,
    AcrossCross,
    BorderLine,
    BorderCross,
    OtherSide,
    SameSide,
    LineBetween,
    NoneBetweenSame,
    LineAtBorder,
    NoneAtBorder,
    PairLine,
    PairNone,
    Chain,
    BothSame,
    OneOfEach,
    LineInSame,
    NoLineInDifferent,
    LineOutside,
    NoLineInside,
    SameInDifferent,
    DifferentInSame,
    CrosswiseCell,
    CrosswiseClash,
    ColourSayingCount
};

// clang-format off
constexpr std::array colourSayings{
    SentenceCase{"slink.colour-across/line", INKLING_TR_NOOP("Rules",
        "A line separates <c>%1</c> from <p>%2</p>, which is %3: <c>it is %4</c>.")},
    SentenceCase{"slink.colour-across/cross", INKLING_TR_NOOP("Rules",
        "No line separates <c>%1</c> from <p>%2</p>, which is %3: <c>it is %3, too</c>.")},
    SentenceCase{"slink.colour-across/border-line", INKLING_TR_NOOP("Rules",
        "The line <p>%1</p> is on the border: <c>%2 is inside</c>.")},
    SentenceCase{"slink.colour-across/border-cross", INKLING_TR_NOOP("Rules",
        "The border <p>%1</p> has no line: <c>%2 is outside</c>.")},
    SentenceCase{"slink.colour-across/other-side", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are on different sides</p>, and <p>%2 is %3</p>: <c>%1 is %4</c>.")},
    SentenceCase{"slink.colour-across/same-side", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are on the same side</p>, and <p>%2 is %3</p>: <c>%1 is %3, too</c>.")},
    SentenceCase{"slink.edge-colours/line", INKLING_TR_NOOP("Rules",
        "<p>%1 is inside, %2 is outside</p>: <c>a line runs between them</c>.")},
    SentenceCase{"slink.edge-colours/cross", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are both %3</p>: <c>no line runs between them</c>.")},
    SentenceCase{"slink.edge-colours/border-line", INKLING_TR_NOOP("Rules",
        "<p>%1 is inside</p>, and beyond the border is outside: <c>%2</c>.")},
    SentenceCase{"slink.edge-colours/border-cross", INKLING_TR_NOOP("Rules",
        "<p>%1 is outside</p>, and so is all beyond the border: <c>%2</c>.")},
    SentenceCase{"slink.edge-colours/pair-line", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are on different sides</p>: <c>a line runs between them</c>.")},
    SentenceCase{"slink.edge-colours/pair-cross", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are on the same side</p>: <c>no line runs between them</c>.")},
    SentenceCase{"slink.colour-chain", INKLING_TR_NOOP("Rules",
        "<p>%4</p> on the way from %1 over %3 to %2: <c>%5</c>.")},
    SentenceCase{"slink.colour-chain/both", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are both %3</p>: <c>they are on the same side</c>.")},
    SentenceCase{"slink.colour-chain/one-of-each", INKLING_TR_NOOP("Rules",
        "<p>%1 is inside, %2 is outside</p>: <c>they are on different sides</c>.")},
    SentenceCase{"slink.edge-colours/clash-of-line", INKLING_TR_NOOP("Rules",
        "A line runs between <p>%1 and %2</p>, but both are %3.")},
    SentenceCase{"slink.edge-colours/clash-of-cross", INKLING_TR_NOOP("Rules",
        "No line runs between <p>%1</p>, which is inside, and <p>%2</p>, which is outside.")},
    SentenceCase{"slink.edge-colours/clash-of-border-line", INKLING_TR_NOOP("Rules",
        "The line <p>%1</p> is on the border, but <p>%2</p> is outside.")},
    SentenceCase{"slink.edge-colours/clash-of-border-cross", INKLING_TR_NOOP("Rules",
        "The border <p>%1</p> has no line, but <p>%2</p> is inside.")},
    SentenceCase{"slink.colour-across/clash-of-same", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2</p> are on the same side, but <p>%1 is inside and %2 is outside</p>.")},
    SentenceCase{"slink.colour-across/clash-of-different", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2</p> are on different sides, but <p>both are %3</p>.")},
    SentenceCase{"slink.crosswise/cell", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are both %3, %4 is %5</p>. If <c>%6</c> were also %5, the loop would touch itself where "
        "the four meet: <c>it is %3</c>.")},
    SentenceCase{"slink.crosswise/clash", INKLING_TR_NOOP("Rules",
        "<p>%1 and %2 are both inside, %3 and %4 both outside</p>: the loop would touch itself where the "
        "four meet.")},
};
// clang-format on
static_assert(colourSayings.size() == ColourSayingCount);

Sentence made(ColourSaying which, std::vector<Argument> arguments)
{
    return {colourSayings[which], std::move(arguments), {}};
}

/// Tells steps about cells inside and outside, and those alike.
class ColourTeller
{
public:
    explicit ColourTeller(const Tellable &told)
        : m_told(told)
        , m_relations(told.grid())
    {
        for (const Fact &fact : told.step.premises) {
            const Kind kind = told.terms.subject(fact.unknown).kind;
            (kind == Kind::Cell ? m_cells : m_others).push_back(fact);
        }
    }

    [[nodiscard]] Sentence tell() const;

private:
    [[nodiscard]] Argument cell(int cell) const
    {
        return cellsArgument(m_told.grid(), std::array{cell});
    }
    [[nodiscard]] int cellOf(const Fact &fact) const
    {
        return int(fact.unknown - m_told.terms.firstCell());
    }
    [[nodiscard]] bool isEdge(const Fact &fact) const
    {
        return m_told.terms.subject(fact.unknown).kind == Kind::Edge;
    }
    /// The cell of an edge of the border; nowhere for others.
    [[nodiscard]] int cellAtBorder(int edge) const
    {
        const auto [first, second] = *m_relations.endsOf(UnknownId(edge));
        const int border = m_relations.border();
        return first == border ? second : second == border ? first : -1;
    }
    [[nodiscard]] Sentence across() const;
    [[nodiscard]] Sentence edge() const;
    [[nodiscard]] Sentence chain() const;
    [[nodiscard]] Sentence clash() const;
    [[nodiscard]] Sentence crosswise() const;
    [[nodiscard]] std::vector<int> nodesBetween(int from, int to) const;
    [[nodiscard]] Argument wayBetween(int from, int to) const;

    const Tellable &m_told;
    CellRelations m_relations;
    std::vector<Fact> m_cells;
    std::vector<Fact> m_others;
};

Sentence ColourTeller::across() const
{
    const Grid &grid = m_told.grid();
    const Fact &relation = m_others.front();
    const Fact &news = m_told.step.conclusions.front();
    const int to = cellOf(news);
    const bool isUnlike = m_relations.makesUnlike(relation);
    if (m_cells.empty())
        return made(isUnlike ? BorderLine : BorderCross,
                    {placesArgument({edgeWords(grid, int(relation.unknown))}), cell(to)});
    const Fact &from = m_cells.front();
    std::vector<Argument> arguments{cell(to), cell(cellOf(from)),
                                    colourArgument(from.possible.value())};
    if (isUnlike)
        arguments.push_back(colourArgument(news.possible.value()));
    const bool hasEdge = isEdge(relation);
    return made(hasEdge ? (isUnlike ? AcrossLine : AcrossCross) : (isUnlike ? OtherSide : SameSide),
                std::move(arguments));
}

Sentence ColourTeller::edge() const
{
    const Fact &news = m_told.step.conclusions.front();
    const bool isLine = news.possible == ValueSet::only(line);
    if (!m_others.empty()) {
        const auto [first, second] = *m_relations.endsOf(news.unknown);
        return made(isLine ? PairLine : PairNone, {cell(first), cell(second)});
    }
    if (m_cells.size() == 1)
        return made(
            isLine ? LineAtBorder : NoneAtBorder,
            {cell(cellOf(m_cells[0])), factsArgument(m_told.terms, m_told.step.conclusions)});
    const bool isFirstInside = m_cells[0].possible == ValueSet::only(inside);
    const int first = cellOf(m_cells[isFirstInside ? 0 : 1]);
    const int second = cellOf(m_cells[isFirstInside ? 1 : 0]);
    if (isLine)
        return made(LineBetween, {cell(first), cell(second)});
    return made(NoneBetweenSame,
                {cell(first), cell(second), colourArgument(m_cells[0].possible.value())});
}

/// The nodes of the chain of premises from one end to the other, without these.
std::vector<int> ColourTeller::nodesBetween(int from, int to) const
{
    std::multimap<int, int> next;
    for (const Fact &fact : m_told.step.premises) {
        const auto [first, second] = *m_relations.endsOf(fact.unknown);
        next.emplace(first, second);
        next.emplace(second, first);
    }
    std::map<int, int> by{{to, to}};
    std::vector<int> queue{to};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const auto [begin, end] = next.equal_range(queue[i]);
        for (auto at = begin; at != end; ++at) {
            if (by.emplace(at->second, queue[i]).second)
                queue.push_back(at->second);
        }
    }
    std::vector<int> nodes;
    for (int node = by.contains(from) ? by[from] : to; node != to; node = by[node])
        nodes.push_back(node);
    return nodes;
}

/// The cells on the way, or, where they are many, how many they are.
Argument ColourTeller::wayBetween(int from, int to) const
{
    constexpr std::size_t mostNamed = 4;
    const std::vector<int> nodes = nodesBetween(from, to);
    std::vector<Argument::Part> parts;
    std::vector<ElementId> elements;
    for (const int node : nodes) {
        parts.push_back(node == m_relations.border()
                            ? Argument::Part{{INKLING_TR_NOOP("Phrases", "the border"), {}}, {}}
                            : cellWords(m_told.grid(), node));
        elements.insert(elements.end(), parts.back().elements.begin(), parts.back().elements.end());
    }
    if (parts.size() > mostNamed)
        return placeArgument(
            {INKLING_TR_NOOP("Phrases", "%1 cells"), {std::to_string(parts.size())}}, elements);
    return placesArgument(std::move(parts));
}

/// The changes along a chain in words: if it consists of edges only, lines are crossed; else the
/// side changes.
Phrase crossed(bool ofEdges, int changes)
{
    constexpr std::array lineWords{INKLING_TR_NOOP("Phrases", "no line is passed over"),
                                   INKLING_TR_NOOP("Phrases", "one line is passed over"),
                                   INKLING_TR_NOOP("Phrases", "%1 lines are passed over")};
    constexpr std::array changeWords{INKLING_TR_NOOP("Phrases", "the side never changes"),
                                     INKLING_TR_NOOP("Phrases", "the side changes once"),
                                     INKLING_TR_NOOP("Phrases", "the side changes %1 times")};
    Phrase phrase{(ofEdges ? lineWords : changeWords)[std::size_t(std::min(changes, 2))], {}};
    if (changes > 1)
        phrase.arguments.push_back(std::to_string(changes));
    return phrase;
}

Sentence ColourTeller::chain() const
{
    const Fact &news = m_told.step.conclusions.front();
    const auto [first, second] = *m_relations.endsOf(news.unknown);
    if (m_cells.size() == 2 && m_others.empty()) {
        const bool isInOrder = m_cells[0].possible == ValueSet::only(inside);
        const Argument one = cell(cellOf(m_cells[isInOrder ? 0 : 1]));
        const Argument other = cell(cellOf(m_cells[isInOrder ? 1 : 0]));
        if (m_cells[0].possible != m_cells[1].possible)
            return made(OneOfEach, {one, other});
        return made(BothSame, {one, other, colourArgument(m_cells[0].possible.value())});
    }
    const int border = m_relations.border();
    const auto end = [&](int node) {
        return node == border ? wordsArgument(INKLING_TR_NOOP("Phrases", "the border"))
                              : cell(node);
    };
    const auto changes = std::ranges::count_if(
        m_told.step.premises, [&](const Fact &fact) { return m_relations.makesUnlike(fact); });
    const bool areEdges
        = std::ranges::all_of(m_told.step.premises, [&](const Fact &fact) { return isEdge(fact); });
    const bool isOfCell = m_told.terms.subject(news.unknown).kind == Kind::Cell;
    const bool areAlike = news.possible == ValueSet::only(alike);
    return made(Chain,
                {end(first), end(second), wayBetween(first, second),
                 phraseArgument(crossed(areEdges, int(changes))),
                 isOfCell
                     ? factsArgument(m_told.terms, std::array{news})
                     : wordsArgument(
                         areAlike ? INKLING_TR_NOOP("Phrases", "they are on the same side")
                                  : INKLING_TR_NOOP("Phrases", "they are on different sides"))});
}

/// A line, or none, and the cells beside it; or two cells on the same side, or not.
Sentence ColourTeller::clash() const
{
    if (m_others.size() != 1 || m_cells.empty() || !m_relations.endsOf(m_others[0].unknown))
        return {};
    const bool hasEdge = isEdge(m_others[0]);
    const bool isUnlike = m_relations.makesUnlike(m_others[0]);
    const int edge = int(m_others[0].unknown);
    if (const int atBorder = hasEdge ? cellAtBorder(edge) : -1; atBorder >= 0)
        return made(isUnlike ? LineOutside : NoLineInside,
                    {placesArgument({edgeWords(m_told.grid(), edge)}), cell(atBorder)});
    if (m_cells.size() != 2)
        return {};
    // Of two that differ, the one inside first.
    const bool isInOrder = isUnlike || m_cells[0].possible == ValueSet::only(inside);
    const int first = cellOf(m_cells[isInOrder ? 0 : 1]);
    const int second = cellOf(m_cells[isInOrder ? 1 : 0]);
    if (!isUnlike)
        return made(hasEdge ? NoLineInDifferent : SameInDifferent, {cell(first), cell(second)});
    return made(hasEdge ? LineInSame : DifferentInSame,
                {cell(first), cell(second), colourArgument(m_cells[0].possible.value())});
}

/// Four cells round a dot, or three of them and what the fourth is for that.
Sentence ColourTeller::crosswise() const
{
    std::array<std::vector<int>, 2> sides;
    for (const Fact &fact : m_cells)
        sides[std::size_t(fact.possible.value())].push_back(cellOf(fact));
    if (m_told.step.contradiction)
        return made(CrosswiseClash, {cell(sides[inside][0]), cell(sides[inside][1]),
                                     cell(sides[outside][0]), cell(sides[outside][1])});
    const Fact &news = m_told.step.conclusions.front();
    const int side = news.possible.value();
    const auto &both = sides[std::size_t(side)];
    return made(CrosswiseCell, {cell(both[0]), cell(both[1]), colourArgument(side),
                                cell(sides[std::size_t(1 - side)][0]), colourArgument(1 - side),
                                cell(cellOf(news))});
}

Sentence ColourTeller::tell() const
{
    if (RuleName(m_told.step.rule) == RuleName::Crosswise)
        return crosswise();
    if (m_told.step.contradiction)
        return clash();
    switch (RuleName(m_told.step.rule)) {
    case RuleName::ColourAcross:
        return across();
    case RuleName::EdgeColours:
        return edge();
    default:
        return chain();
    }
}

} // namespace

std::span<const SentenceCase> colourCases()
{
    return colourSayings;
}

Sentence tellColours(const Tellable &told)
{
    return ColourTeller(told).tell();
}

} // namespace inkling::slink
