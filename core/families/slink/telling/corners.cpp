// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/rules.h"
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <bit>

namespace inkling::slink {

namespace {

enum CornerSaying : std::uint8_t {
    OneLine,
    OneMissed,
    ThatIsAll,
    OtherIsLine,
    OthersAreLines,
    OneOfOthers,
    OneParts,
    OnePartsBorder,
    TwoOfOthers,
    RestOpposite,
    Together,
    TwoEdgesMeet,
    MakesTwo,
    OneMore,
    BothOrNone,
    LastEdge,
    Edges,
    Differ,
    Same,
    AcrossDiffer,
    AcrossNone,
    AcrossTwo,
    CannotHave,
    OneWay,
    EitherWay,
    EveryWay,
    TwoInAll,
    ColoursClash,
    PairsFit,
    WithKnown,
    CornerSayingCount
};

// clang-format off
constexpr std::array cornerSayings{
    SentenceCase{"slink.clue-corners/one-line", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has only one line: <c>%2</c>.")},
    SentenceCase{"slink.clue-corners/one-missed", INKLING_TR_NOOP("Rules",
        "<p>%1</p> misses only one edge: <c>%2</c>.")},
    SentenceCase{"slink.clue-corners/all", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, and that is all: <c>%3</c>.")},
    SentenceCase{"slink.clue-corners/other", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so its other edge is a line: <c>%3</c>.")},
    SentenceCase{"slink.clue-corners/others", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so its other %3 edges are lines: <c>%4</c>.")},
    SentenceCase{"slink.clue-corners/one-of", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so one of its other %3 edges is a line: <c>%4</c>.")},
    SentenceCase{"slink.clue-corners/one-parts", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so just one line separates the cells on its other two sides: "
        "<c>%3</c>.")},
    SentenceCase{"slink.clue-corners/one-parts-border", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so just one line separates the cell on its other side from the outside "
        "beyond the border: <c>%3</c>.")},
    SentenceCase{"slink.clue-corners/two-of", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so two of its other %3 edges are lines: <c>%4</c>.")},
    SentenceCase{"slink.clue-corners/rest", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, and the rest of its lines at the opposite one: <c>%3</c>.")},
    SentenceCase{"slink.clue-corners/together", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, which must make %3 together: <c>%4</c>.")},
    SentenceCase{"slink.dot-corners/two-edges", INKLING_TR_NOOP("Rules",
        "Only two edges meet at <p>%1</p>, both lines or both crossed: <c>%2</c>.")},
    SentenceCase{"slink.dot-corners/makes-two", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, and two is all it can have: <c>%3</c>.")},
    SentenceCase{"slink.dot-corners/goes-on", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so the line goes on by just one other edge: <c>%3</c>.")},
    SentenceCase{"slink.dot-corners/both-or-none", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so its other two edges are both lines or both crossed: <c>%3</c>.")},
    SentenceCase{"slink.dot-corners/last", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so a line on its other edge could not go on: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/edges", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/differ", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, which separates the two cells beside it there: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/same", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so none or two lines separate the two cells beside it there: "
        "<c>%3</c>.")},
    SentenceCase{"slink.corner-edges/across-differ", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so just one line separates the cells on these two sides: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/across-none", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so no line separates the cells on these two sides: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/across-two", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so two lines separate the cells on these two sides: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> cannot have <p>%2</p>.")},
    SentenceCase{"slink.corner-edges/way", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so it can only have %3: <c>%4</c>.")},
    SentenceCase{"slink.corner-edges/either", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, so it has either %3; each way, <c>%4</c>.")},
    SentenceCase{"slink.corner-edges/every", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>: in each of the %3 ways that are left, <c>%4</c>.")},
    SentenceCase{"slink.dot-corners/two-in-all", INKLING_TR_NOOP("Rules",
        "<p>%1 has %2</p>, and two lines in all: <c>%3</c>.")},
    SentenceCase{"slink.clue-colours/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> cannot be met, for <p>%2</p>.")},
    SentenceCase{"slink.dot-corners/pairs", INKLING_TR_NOOP("Rules",
        "<p>%2</p>, which leaves only this at <p>%1</p>: <c>%3</c>.")},
    SentenceCase{"slink.corner-edges/with-known", INKLING_TR_NOOP("Rules",
        "Known already: <p>%1</p>. Together that makes <c>%2</c>.")},
};
// clang-format on
static_assert(cornerSayings.size() == CornerSayingCount);

Sentence made(CornerSaying which, std::vector<Argument> arguments)
{
    return {cornerSayings[which], std::move(arguments), {}};
}

/// Tells what is known round a cell or a dot, and what follows there.
class CornerTeller
{
public:
    CornerTeller(const Tellable &told, const Spot &spot)
        : m_told(told)
        , m_spot(spot)
        , m_news(told.step.conclusions.begin(), told.step.conclusions.end())
    {
        for (const Fact &fact : told.step.premises) {
            if (const auto count = countAt(told.terms, spot, fact))
                m_counts.push_back(*count);
        }
        const auto edges = spot.edges(told.grid());
        for (unsigned side = 0; side < 4; ++side)
            m_edges |= edges[side] != nowhere ? 1u << side : 0u;
    }

    [[nodiscard]] Sentence tell() const;

private:
    /// Edges of which just so many are lines, and those that are left.
    struct Sum
    {
        int lines = 0;
        unsigned rest = 0;
    };
    [[nodiscard]] std::optional<Sum> sum() const;
    [[nodiscard]] bool isWholeSum() const;
    [[nodiscard]] std::vector<unsigned> ways() const;
    [[nodiscard]] Sentence say(CornerSaying which, std::vector<Argument> between = {}) const;
    [[nodiscard]] Argument news() const { return around(m_news); }
    [[nodiscard]] Argument around(std::span<const Fact> facts) const
    {
        return aroundArgument(m_told.terms, m_spot, facts);
    }
    [[nodiscard]] Sentence sayAll() const;
    [[nodiscard]] Sentence sayWays() const;
    [[nodiscard]] Sentence tellClue(int number) const;
    [[nodiscard]] std::optional<CornerSaying> oneThatParts() const;
    [[nodiscard]] Sentence tellDot() const;
    [[nodiscard]] Sentence tellCell() const;
    [[nodiscard]] Sentence tellWithCells() const;
    [[nodiscard]] bool isClue() const { return !m_told.clueCells().empty(); }
    [[nodiscard]] bool restsOnDot() const { return !m_told.dots().empty(); }
    [[nodiscard]] bool concludesOpposite() const;

    const Tellable &m_told;
    Spot m_spot;
    std::vector<Fact> m_news;        ///< what follows, apart from what was known
    std::vector<EdgeCount> m_counts; ///< what the premises say
    unsigned m_edges = 0;            ///< those on the board
};

std::optional<CornerTeller::Sum> CornerTeller::sum() const
{
    Sum sum{0, m_edges};
    for (const EdgeCount &count : m_counts) {
        if (!count.counts.single() || (count.edges & ~sum.rest & m_edges) != 0)
            return std::nullopt;
        sum.lines += count.counts.value();
        sum.rest &= ~count.edges;
    }
    return sum;
}

/// Whether the premises speak of each edge once.
bool CornerTeller::isWholeSum() const
{
    unsigned named = 0;
    for (const EdgeCount &count : m_counts) {
        if ((named & count.edges) != 0)
            return false;
        named |= count.edges;
    }
    return named == 0b1111;
}

/// The ways to draw the edges that fit the premises.
std::vector<unsigned> CornerTeller::ways() const
{
    std::vector<unsigned> ways;
    for (unsigned way = 0; way < 16; ++way) {
        const int lines = std::popcount(way);
        const bool fits = std::ranges::all_of(m_counts, [&](const EdgeCount &count) {
            return count.counts.contains(std::popcount(way & count.edges));
        });
        const bool isMet = (!isClue() || lines == m_told.clueAt(m_spot.index))
                           && (!m_spot.isDot || lines == 0 || lines == 2);
        if (fits && isMet && (way & ~m_edges) == 0)
            ways.push_back(way);
    }
    return ways;
}

/// The sentence with these arguments between the place with the facts known there, and the
/// conclusions.
Sentence CornerTeller::say(CornerSaying which, std::vector<Argument> between) const
{
    std::vector<Argument> arguments{spotArgument(m_told, m_spot), around(m_told.step.premises)};
    arguments.insert(arguments.end(), between.begin(), between.end());
    if (!m_told.step.contradiction)
        arguments.push_back(news());
    return made(which, std::move(arguments));
}

Sentence CornerTeller::sayWays() const
{
    constexpr std::size_t mostListed = 3;
    const std::vector<unsigned> left = ways();
    const auto hasTwo = [](unsigned way) { return std::popcount(way) == 2; };
    if (left.size() > 2 && restsOnDot() && std::ranges::all_of(left, hasTwo))
        return say(TwoInAll);
    if (left.size() > mostListed)
        return say(EveryWay, {numberArgument(std::int64_t(left.size()))});
    std::vector<Argument::Part> parts;
    for (const unsigned way : left)
        parts.push_back(linesWords(m_told.grid(), m_spot, way));
    return say(left.size() == 1 ? OneWay : EitherWay,
               {placesArgument(std::move(parts), Argument::Joint::Or)});
}

/// Whether all that follows is the number of lines at the corner opposite to the one that is known.
bool CornerTeller::concludesOpposite() const
{
    if (m_counts.size() != 1 || std::popcount(m_counts[0].edges) != 2 || m_news.size() != 1)
        return false;
    const auto count = countAt(m_told.terms, m_spot, m_news[0]);
    return count && std::popcount(count->edges) == 2 && (count->edges & m_counts[0].edges) == 0;
}

Sentence CornerTeller::tellClue(int number) const
{
    const Argument name = spotArgument(m_told, m_spot);
    if (m_counts.empty()) {
        const bool isOfItsEdges = std::ranges::all_of(m_news, [&](const Fact &fact) {
            return countAt(m_told.terms, m_spot, fact).has_value();
        });
        if (!isOfItsEdges || number % 2 == 0)
            return {};
        return made(number == 1 ? OneLine : OneMissed, {name, news()});
    }
    const auto known = sum();
    if (!known && concludesOpposite())
        return say(RestOpposite);
    if (!known && isWholeSum())
        return say(Together, {numberArgument(number)});
    if (!known)
        return sayWays();
    const int lines = number - known->lines;
    const int edges = std::popcount(known->rest);
    if (lines == 0)
        return say(ThatIsAll);
    if (lines == edges)
        return edges == 1 ? say(OtherIsLine) : say(OthersAreLines, {numberArgument(edges)});
    if (const auto parting = oneThatParts(); lines == 1 && edges == 2 && parting)
        return say(*parting);
    return say(lines == 1 ? OneOfOthers : TwoOfOthers, {numberArgument(edges)});
}

/// Where one of two edges that lie across from each other is a line and all that follows is about the cells
/// beyond them: its words.
std::optional<CornerSaying> CornerTeller::oneThatParts() const
{
    if (m_news.size() != 1)
        return std::nullopt;
    const Kind kind = m_told.terms.subject(m_news[0].unknown).kind;
    if (kind == Kind::Opposites)
        return OneParts;
    return kind == Kind::Cell ? std::optional(OnePartsBorder) : std::nullopt;
}

Sentence CornerTeller::tellDot() const
{
    const auto known = sum();
    const int edges = known ? std::popcount(known->rest) : 0;
    if (m_counts.empty() && edges == 2)
        return made(TwoEdgesMeet, {spotArgument(m_told, m_spot), news()});
    const bool isRest = concludesOpposite();
    if ((known && known->lines == 2) || (isRest && m_counts[0].counts == ValueSet(0b110)))
        return say(MakesTwo);
    if (known && known->lines == 1)
        return say(OneMore);
    if ((known && edges == 2) || (isRest && m_counts[0].counts == ValueSet(0b101)))
        return say(BothOrNone);
    if (known && edges == 1)
        return say(LastEdge);
    return sayWays();
}

/// Without a clue: of a corner and its edges.
Sentence CornerTeller::tellCell() const
{
    const bool isPair = m_news.size() == 1 && m_told.step.premises.size() == 1
                        && m_told.terms.subject(m_news[0].unknown).kind == Kind::Diagonal;
    if (isPair)
        return say(m_news[0].possible == ValueSet::only(alike) ? Same : Differ);
    const auto isEdge
        = [&](const Fact &fact) { return m_told.terms.subject(fact.unknown).kind == Kind::Edge; };
    const Kind concluded = m_told.terms.subject(m_news[0].unknown).kind;
    const bool isAcross = m_news.size() == 1
                          && (concluded == Kind::Opposites || concluded == Kind::Diagonal)
                          && std::ranges::all_of(m_told.step.premises, isEdge);
    if (isAcross && m_news[0].possible == ValueSet::only(alike))
        return say(m_counts.front().counts.contains(0) ? AcrossNone : AcrossTwo);
    if (isAcross)
        return say(AcrossDiffer);
    const bool areEdges = std::ranges::all_of(m_news, isEdge);
    unsigned named = 0;
    for (const EdgeCount &count : m_counts)
        named |= count.edges;
    return areEdges && std::popcount(named) == 2 ? say(Edges) : sayWays();
}

/// With what is known of cells, inside or outside, alike or not.
Sentence CornerTeller::tellWithCells() const
{
    std::vector<Argument> arguments{spotArgument(m_told, m_spot),
                                    factsArgument(m_told.terms, m_told.step.premises)};
    if (m_told.step.contradiction)
        return isClue() ? made(ColoursClash, std::move(arguments)) : Sentence();
    arguments.push_back(news());
    return made(PairsFit, std::move(arguments));
}

/// Also what was known before of what follows, where both together say more.
Sentence CornerTeller::tell() const
{
    Sentence sentence = sayAll();
    std::vector<Fact> before;
    std::vector<Fact> together;
    for (const Fact &fact : m_news) {
        const Fact told = toldBy(fact, m_told.before);
        if (told == fact || told == m_told.before.fact(fact.unknown))
            continue;
        before.push_back(m_told.before.fact(fact.unknown));
        together.push_back(told);
    }
    if (!together.empty())
        sentence.more.push_back(made(WithKnown, {factsArgument(m_told.terms, before),
                                                 factsArgument(m_told.terms, together)}));
    return sentence;
}

Sentence CornerTeller::sayAll() const
{
    if (m_counts.size() != m_told.step.premises.size())
        return tellWithCells();
    if (m_told.step.contradiction)
        return say(CannotHave);
    if (isClue())
        return tellClue(m_told.clueAt(m_spot.index));
    return restsOnDot() ? tellDot() : tellCell();
}

/// The cell or the dot that all facts of a step are about.
Spot spotOf(const Tellable &told)
{
    if (const auto cells = told.clueCells(); !cells.empty())
        return {false, cells.front()};
    if (const auto dots = told.dots(); !dots.empty())
        return {true, dots.front()};
    std::vector<Fact> facts(told.step.premises.begin(), told.step.premises.end());
    facts.insert(facts.end(), told.step.conclusions.begin(), told.step.conclusions.end());
    const auto isAbout = [&](const Spot &spot) {
        return std::ranges::all_of(facts, [&](const Fact &fact) {
            return countAt(told.terms, spot, fact)
                   || told.terms.subject(fact.unknown).kind == Kind::Diagonal;
        });
    };
    for (const Fact &fact : facts) {
        const Subject subject = told.terms.subject(fact.unknown);
        if (subject.kind == Kind::Opposites)
            return {false, subject.index};
        if (subject.kind == Kind::Edge) {
            for (const int cell : cellsOfEdge(told.grid(), subject.index)) {
                if (cell != nowhere && isAbout({false, cell}))
                    return {false, cell};
            }
        }
        if (subject.kind != Kind::Corner)
            continue;
        if (isAbout({false, subject.index}))
            return {false, subject.index};
        return {true, dotAtCorner(told.grid(), subject.index, Corner(subject.part))};
    }
    return {};
}

} // namespace

std::span<const SentenceCase> cornerCases()
{
    return cornerSayings;
}

Sentence tellCorners(const Tellable &told)
{
    return CornerTeller(told, spotOf(told)).tell();
}

} // namespace inkling::slink
