// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/rules.h"
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <bit>

namespace inkling::slink {

namespace {

enum PatternSaying : std::uint8_t {
    Zero,
    ZeroClash,
    NeedsOne,
    NeedsAll,
    NeedsAllClash,
    NeedsOneClash,
    HasOne,
    HasAll,
    FullClash,
    OneExit,
    OneExitClash,
    DotFull,
    DotFullClash,
    DeadEnd,
    DeadEndClash,
    Adjacent,
    Diagonal3,
    ThreeBlocked,
    OneBlocked,
    TwoBlocked,
    TwoBlockedClash,
    ThreeEnteredLines,
    ThreeEnteredExit,
    ThreeEnteredBoth,
    OneTakes,
    ThreeKeepsLines,
    ThreeKeepsCrosses,
    ThreeKeepsBoth,
    TwoEntered,
    TwoEnteredClash,
    OneEntered,
    NoFurther,
    OnesBlocked,
    LineMissing,
    LineTooMuch,
    PatternSayingCount
};

// clang-format off
constexpr std::array patternSayings{
    SentenceCase{"slink.zero", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has no lines: <c>all its edges are crossed</c>.")},
    SentenceCase{"slink.zero/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> must have no line, but has one <p>%2</p>.")},
    SentenceCase{"slink.needs-all/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has only one edge left: <c>%2</c>.")},
    SentenceCase{"slink.needs-all/several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has only %2 edges left and needs them all: <c>%3</c>.")},
    SentenceCase{"slink.needs-all/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has only %2 of its four edges left.")},
    SentenceCase{"slink.needs-all/clash-of-one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has no edge left.")},
    SentenceCase{"slink.clue-full/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has its line <p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.clue-full/several", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has all its lines, <p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.clue-full/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has %2 lines.")},
    SentenceCase{"slink.one-exit", INKLING_TR_NOOP("Rules",
        "The line that comes <p>%2</p> to <p>%1</p> has only one way on: <c>%3</c>.")},
    SentenceCase{"slink.one-exit/clash", INKLING_TR_NOOP("Rules",
        "The line that comes <p>%2</p> to <p>%1</p> cannot go on.")},
    SentenceCase{"slink.dot-full", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has its two lines, <p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.dot-full/clash", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has three lines.")},
    SentenceCase{"slink.dead-end", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has one edge left, <p>%2</p>: a line there could not go on, so <c>it is crossed</c>.")},
    SentenceCase{"slink.dead-end/clash", INKLING_TR_NOOP("Rules",
        "A line ends at <p>%1</p>: all its other edges are crossed.")},
    SentenceCase{"slink.adjacent-threes", INKLING_TR_NOOP("Rules",
        "<p>%1</p> are next to each other. Without the line between them, the loop would run round just these "
        "two, and <p>%2</p> does not fit that; without an outer line, the other 3 would miss two edges: "
        "<c>%3</c>.")},
    SentenceCase{"slink.diagonal-threes", INKLING_TR_NOOP("Rules",
        "<p>%1</p> touch at a corner, so neither can miss an edge on its far side: <c>%2</c>.")},
    SentenceCase{"slink.three-blocked-corner", INKLING_TR_NOOP("Rules",
        "No line goes on from the <p>%2</p> corner of <p>%1</p>, so it has both edges there or neither, and a "
        "3 cannot miss both: <c>%3</c>.")},
    SentenceCase{"slink.one-blocked-corner", INKLING_TR_NOOP("Rules",
        "No line goes on from the <p>%2</p> corner of <p>%1</p>, so it has both edges there or neither, and a "
        "1 cannot have both: <c>%3</c>.")},
    SentenceCase{"slink.two-blocked-corner", INKLING_TR_NOOP("Rules",
        "No line goes on from the <p>%2</p> corner of <p>%1</p>, so it has both edges there or neither. Either "
        "way, a line leaves by its <p>%3</p> corner, where there is only one way: <c>%4</c>.")},
    SentenceCase{"slink.two-blocked-corner/clash", INKLING_TR_NOOP("Rules",
        "A line must leave <p>%1</p> by its <p>%2</p> or its <p>%3</p> corner, and both are blocked.")},
    SentenceCase{"slink.three-entered/lines", INKLING_TR_NOOP("Rules",
        "A line comes to the <p>%2</p> corner of <p>%1</p> and takes one of its edges there, so it needs "
        "both at the opposite corner: <c>%3</c>.")},
    SentenceCase{"slink.three-entered/exit", INKLING_TR_NOOP("Rules",
        "A line comes to the <p>%2</p> corner of <p>%1</p> and takes one of its edges there: <c>%3</c>.")},
    SentenceCase{"slink.three-entered/both", INKLING_TR_NOOP("Rules",
        "A line comes to the <p>%2</p> corner of <p>%1</p> and takes one of its edges there, so it needs "
        "both at the opposite corner: <c>%3</c>; and the line goes nowhere else: <c>%4</c>.")},
    SentenceCase{"slink.three-one-diagonal/one", INKLING_TR_NOOP("Rules",
        "No line goes on from the far corner of <p>%1</p>, so it has both edges there, and one where it touches "
        "<p>%2</p>. That line goes on along the 1, as its only one: <c>%3</c>.")},
    SentenceCase{"slink.three-one-diagonal/lines", INKLING_TR_NOOP("Rules",
        "<p>%2</p> has its line where <p>%1</p> touches it, so the 3 needs both edges at its far corner: "
        "<c>%3</c>.")},
    SentenceCase{"slink.three-one-diagonal/crosses", INKLING_TR_NOOP("Rules",
        "<p>%2</p> has its line where <p>%1</p> touches it, so the 3 has both edges at its far corner, and "
        "none goes on there: <c>%3</c>.")},
    SentenceCase{"slink.three-one-diagonal/both", INKLING_TR_NOOP("Rules",
        "<p>%2</p> has its line where <p>%1</p> touches it, so the 3 needs both edges at its far corner, "
        "<c>%3</c>, and none goes on there: <c>%4</c>.")},
    SentenceCase{"slink.two-entered", INKLING_TR_NOOP("Rules",
        "A line comes to the <p>%2</p> corner of <p>%1</p> and must turn along it. So its other line is at its "
        "<p>%3</p> corner and leaves there, by the only way left: <c>%4</c>.")},
    SentenceCase{"slink.two-entered/clash", INKLING_TR_NOOP("Rules",
        "A line comes to the <p>%2</p> corner of <p>%1</p> and must turn along it. So its other line is at its "
        "<p>%3</p> corner, but cannot go on from there.")},
    SentenceCase{"slink.one-entered", INKLING_TR_NOOP("Rules",
        "A line comes to the <p>%2</p> corner of <p>%1</p> and must take one of its edges there, its only "
        "line: <c>%3</c>.")},
    SentenceCase{"slink.threes-no-further", INKLING_TR_NOOP("Rules",
        "<p>%1</p> are next to each other and have two lines at each dot between them, so no other line comes there: "
        "<c>%2</c>.")},
    SentenceCase{"slink.ones-blocked", INKLING_TR_NOOP("Rules",
        "A line between <p>%1</p> would have to turn along one of them, which would then have two lines: "
        "<c>it is crossed</c>.")},
    SentenceCase{"slink.diagonal-threes/clash", INKLING_TR_NOOP("Rules",
        "Because of <p>%1</p> there must be <p>%2</p>, but it is crossed.")},
    SentenceCase{"slink.ones-blocked/clash", INKLING_TR_NOOP("Rules",
        "Because of <p>%1</p> there can be <p>%2</p>, but there is one.")},
};
// clang-format on
static_assert(patternSayings.size() == PatternSayingCount);

Sentence made(PatternSaying which, std::vector<Argument> arguments)
{
    return {patternSayings[which], std::move(arguments), {}};
}

bool isLine(const Fact &fact)
{
    return fact.possible == ValueSet::only(line);
}

/// Tells a step by a pattern.
class PatternTeller
{
public:
    explicit PatternTeller(const Tellable &told)
        : m_told(told)
        , m_step(told.step)
        , m_clues(told.clueCells())
        , m_dots(told.dots())
    {}

    [[nodiscard]] Sentence tell() const;

private:
    [[nodiscard]] Spot clue() const { return {false, m_clues.front()}; }
    [[nodiscard]] Spot dot() const { return {true, m_dots.front()}; }
    [[nodiscard]] Argument clueName(int cell) const
    {
        return cluesArgument(m_told.clues, std::array{cell});
    }
    [[nodiscard]] Argument dotName() const { return spotArgument(m_told, dot()); }
    [[nodiscard]] Argument around(const Spot &spot, std::span<const Fact> facts) const
    {
        return aroundArgument(m_told.terms, spot, facts);
    }
    [[nodiscard]] Argument corner(int dot) const;
    [[nodiscard]] unsigned sidesWith(const Spot &spot, int value) const;
    [[nodiscard]] std::vector<Fact> concluded(bool ofClue, int cell) const;
    [[nodiscard]] bool touches(int edge, int dot) const;
    [[nodiscard]] int dotWithLine() const;
    [[nodiscard]] int otherDot(int dot) const;

    [[nodiscard]] Sentence needsAll() const;
    [[nodiscard]] Sentence clueFull() const;
    [[nodiscard]] Sentence oneExit() const;
    [[nodiscard]] Sentence dotFull() const;
    [[nodiscard]] Sentence deadEnd() const;
    [[nodiscard]] Sentence cornerOfClue(PatternSaying which) const;
    [[nodiscard]] Sentence adjacentThrees() const;
    [[nodiscard]] Sentence twoBlocked() const;
    [[nodiscard]] Sentence twoEntered() const;
    [[nodiscard]] Sentence threeEntered() const;
    [[nodiscard]] Sentence threeAndOne() const;
    [[nodiscard]] Sentence atOdds() const;

    const Tellable &m_told;
    const Step &m_step;
    std::vector<int> m_clues;
    std::vector<int> m_dots;
};

/// The corner of the clue at a dot.
Argument PatternTeller::corner(int dot) const
{
    for (int corner = 0; corner < 4; ++corner) {
        if (dotAtCorner(m_told.grid(), m_clues.front(), Corner(corner)) == dot)
            return cornerArgument(m_told.grid(), m_clues.front(), Corner(corner));
    }
    return {};
}

/// The sides of a spot where premises have a line, or a cross.
unsigned PatternTeller::sidesWith(const Spot &spot, int value) const
{
    unsigned sides = 0;
    for (const Fact &fact : m_step.premises) {
        const auto count = countAt(m_told.terms, spot, fact);
        if (count && fact.possible == ValueSet::only(value))
            sides |= count->edges;
    }
    return sides;
}

/// The conclusions that are about the edges of a cell, or those that are not.
std::vector<Fact> PatternTeller::concluded(bool ofClue, int cell) const
{
    std::vector<Fact> facts;
    for (const Fact &fact : m_step.conclusions) {
        if (countAt(m_told.terms, {false, cell}, fact).has_value() == ofClue)
            facts.push_back(fact);
    }
    return facts;
}

bool PatternTeller::touches(int edge, int dot) const
{
    const auto dots = dotsOfEdge(m_told.grid(), edge);
    return dots[0] == dot || dots[1] == dot;
}

/// The dot to which a line of the premises comes.
int PatternTeller::dotWithLine() const
{
    const auto comes = [&](int dot) {
        return std::ranges::any_of(m_step.premises, [&](const Fact &fact) {
            return isLine(fact) && touches(int(fact.unknown), dot);
        });
    };
    return *std::ranges::find_if(m_dots, comes);
}

int PatternTeller::otherDot(int dot) const
{
    return m_dots[0] == dot ? m_dots[1] : m_dots[0];
}

Sentence PatternTeller::needsAll() const
{
    const int number = m_told.clueAt(m_clues.front());
    const Argument name = clueName(m_clues.front());
    const int left = 4 - int(m_step.premises.size());
    if (m_step.contradiction && left == 0)
        return made(NeedsOneClash, {name});
    if (m_step.contradiction)
        return made(NeedsAllClash, {name, numberArgument(left)});
    const Argument lines = around(clue(), m_step.conclusions);
    return number == 1 ? made(NeedsOne, {name, lines})
                       : made(NeedsAll, {name, numberArgument(number), lines});
}

Sentence PatternTeller::clueFull() const
{
    const Argument name = clueName(m_clues.front());
    if (m_step.contradiction)
        return made(FullClash, {name, numberArgument(std::int64_t(m_step.premises.size()))});
    const Argument sides = sidesArgument(m_told.grid(), clue(), sidesWith(clue(), line));
    return made(m_step.premises.size() == 1 ? HasOne : HasAll,
                {name, sides, around(clue(), m_step.conclusions)});
}

Sentence PatternTeller::oneExit() const
{
    const Side from = Side(std::countr_zero(sidesWith(dot(), line)));
    const Argument comes = fromArgument(m_told.grid(), m_dots.front(), from);
    if (m_step.contradiction)
        return made(OneExitClash, {dotName(), comes});
    return made(OneExit, {dotName(), comes, around(dot(), m_step.conclusions)});
}

Sentence PatternTeller::dotFull() const
{
    if (m_step.contradiction)
        return made(DotFullClash, {dotName()});
    const Argument sides = sidesArgument(m_told.grid(), dot(), sidesWith(dot(), line));
    return made(DotFull, {dotName(), sides, around(dot(), m_step.conclusions)});
}

Sentence PatternTeller::deadEnd() const
{
    if (m_step.contradiction)
        return made(DeadEndClash, {dotName()});
    const auto count = countAt(m_told.terms, dot(), m_step.conclusions.front());
    return made(DeadEnd, {dotName(), sidesArgument(m_told.grid(), dot(), count->edges)});
}

/// Of a corner of one clue, and its edges.
Sentence PatternTeller::cornerOfClue(PatternSaying which) const
{
    return made(which, {clueName(m_clues.front()), corner(m_dots.front()),
                        around(clue(), m_step.conclusions)});
}

Sentence PatternTeller::adjacentThrees() const
{
    const auto threes = std::span(m_clues).first(2);
    return made(Adjacent, {cluesArgument(m_told.clues, threes), clueName(m_clues[2]),
                           edgeFactsArgument(m_told.grid(), m_step.conclusions, threes)});
}

Sentence PatternTeller::twoBlocked() const
{
    const Argument name = clueName(m_clues.front());
    if (m_step.contradiction)
        return made(TwoBlockedClash, {name, corner(m_dots[0]), corner(m_dots[1])});
    const int edge = int(m_step.conclusions.front().unknown);
    const int leaving = touches(edge, m_dots[0]) ? m_dots[0] : m_dots[1];
    return made(TwoBlocked, {name, corner(otherDot(leaving)), corner(leaving),
                             factsArgument(m_told.terms, m_step.conclusions)});
}

Sentence PatternTeller::twoEntered() const
{
    const int entered = dotWithLine();
    std::vector<Argument> arguments{clueName(m_clues.front()), corner(entered),
                                    corner(otherDot(entered))};
    if (m_step.contradiction)
        return made(TwoEnteredClash, std::move(arguments));
    arguments.push_back(factsArgument(m_told.terms, m_step.conclusions));
    return made(TwoEntered, std::move(arguments));
}

Sentence PatternTeller::threeEntered() const
{
    const int cell = m_clues.front();
    const auto lines = concluded(true, cell);
    const auto exits = concluded(false, cell);
    std::vector<Argument> arguments{clueName(cell), corner(m_dots.front())};
    if (!lines.empty())
        arguments.push_back(around(clue(), lines));
    if (!exits.empty())
        arguments.push_back(factsArgument(m_told.terms, exits));
    return made(exits.empty()   ? ThreeEnteredLines
                : lines.empty() ? ThreeEnteredExit
                                : ThreeEnteredBoth,
                std::move(arguments));
}

Sentence PatternTeller::threeAndOne() const
{
    const bool isFirst = m_told.clueAt(m_clues[0]) == 3;
    const int three = m_clues[isFirst ? 0 : 1];
    const int one = m_clues[isFirst ? 1 : 0];
    std::vector<Argument> arguments{clueName(three), clueName(one)};
    if (const auto crosses = concluded(true, one); !crosses.empty()) {
        arguments.push_back(around({false, one}, crosses));
        return made(OneTakes, std::move(arguments));
    }
    const auto lines = concluded(true, three);
    const auto exits = concluded(false, three);
    if (!lines.empty())
        arguments.push_back(around({false, three}, lines));
    if (!exits.empty())
        arguments.push_back(factsArgument(m_told.terms, exits));
    return made(exits.empty()   ? ThreeKeepsLines
                : lines.empty() ? ThreeKeepsCrosses
                                : ThreeKeepsBoth,
                std::move(arguments));
}

/// A conclusion is at odds with what is known, the last premise.
Sentence PatternTeller::atOdds() const
{
    const Fact &known = m_step.premises.back();
    const bool mustBeLine = !isLine(known);
    const Argument due
        = placesArgument({edgeFactWords(m_told.grid(), int(known.unknown), mustBeLine)});
    return made(mustBeLine ? LineMissing : LineTooMuch,
                {cluesArgument(m_told.clues, m_clues), due});
}

Sentence PatternTeller::tell() const
{
    switch (RuleName(m_step.rule)) {
    case RuleName::Zero:
        if (!m_step.contradiction)
            return made(Zero, {clueName(m_clues.front())});
        return made(ZeroClash, {clueName(m_clues.front()),
                                sidesArgument(m_told.grid(), clue(), sidesWith(clue(), line))});
    case RuleName::NeedsAll:
        return needsAll();
    case RuleName::Full:
        return clueFull();
    case RuleName::OneExit:
        return oneExit();
    case RuleName::DotFull:
        return dotFull();
    case RuleName::DeadEnd:
        return deadEnd();
    case RuleName::TwoBlockedCorner:
        return twoBlocked();
    case RuleName::TwoEntered:
        return twoEntered();
    default:
        break;
    }
    if (m_step.contradiction)
        return atOdds();
    switch (RuleName(m_step.rule)) {
    case RuleName::AdjacentThrees:
        return adjacentThrees();
    case RuleName::DiagonalThrees:
        return made(Diagonal3, {cluesArgument(m_told.clues, m_clues),
                                edgeFactsArgument(m_told.grid(), m_step.conclusions, m_clues)});
    case RuleName::ThreeBlockedCorner:
        return cornerOfClue(ThreeBlocked);
    case RuleName::OneBlockedCorner:
        return cornerOfClue(OneBlocked);
    case RuleName::OneEntered:
        return cornerOfClue(OneEntered);
    case RuleName::ThreeEntered:
        return threeEntered();
    case RuleName::ThreeOneDiagonal:
        return threeAndOne();
    case RuleName::ThreesNoFurther:
        return made(NoFurther, {cluesArgument(m_told.clues, m_clues),
                                factsArgument(m_told.terms, m_step.conclusions)});
    case RuleName::OnesBlocked:
        return made(OnesBlocked, {cluesArgument(m_told.clues, m_clues)});
    default:
        return {};
    }
}

} // namespace

std::span<const SentenceCase> patternCases()
{
    return patternSayings;
}

Sentence tellPattern(const Tellable &told)
{
    return PatternTeller(told).tell();
}

} // namespace inkling::slink
