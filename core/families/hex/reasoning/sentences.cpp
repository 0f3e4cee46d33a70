// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/sentences.h"

#include "families/hex/equation.h"
#include "families/hex/model.h"
#include "families/hex/path.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/failure.h"
#include "families/hex/reasoning/rules.h"
#include "families/hex/reasoning/supposition.h"
#include "families/hex/rules/equationrules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <span>
#include <string>
#include <utility>

namespace inkling::hex {

namespace {

enum class Case : std::uint8_t {
    OperatorInside,
    OperatorsApart,
    ZerosApart,
    EndFull,
    InnerFull,
    OneWayOut,
    TwoWaysOut,
    End,
    Inner,
    EndsKnown,
    EndsLeft,
    ThreeDigits,
    NoPairs,
    PairsFound,
    AllPairs,
    SinglesFound,
    LeadingZero,
    SmallRing,
    EndsTooSoon,
    Stranded,
    Crossed,
    CrossedOnce,
    OneEndEach,
    EndLeft,
    Sides,
    SideCounted,
    Supposed,
    SupposedAtOnce,
    NoPathLeft,
    NoPathLeftShown,
    NoPathLeftShownAtOnce,
    OneFails,
    TwoFail,
    BothWaysFail,
    TwoFailBothWays,
    AllFail,
    ManyFail,
    NoDivision,
    SidesApart,
    NoneComesOutOne,
    NoneComesOut,
    NoneLeft,
    SameEquation,
    SameEquationOne,
    Broken,
    CaseFails,
    CaseFailsBothWays,
    Count
};

// clang-format off
constexpr std::array cases{
    SentenceCase{"hex.operator-inside", INKLING_TR_NOOP("Rules",
        "<p>Operators and the =</p> stand between two numbers: <c>the path ends on none of "
        "them</c>.")},
    SentenceCase{"hex.operators-apart", INKLING_TR_NOOP("Rules",
        "A number stands between <p>any two operators</p>, so none follows another: <c>%1</c>.")},
    SentenceCase{"hex.zeros-apart", INKLING_TR_NOOP("Rules",
        "No number of two digits begins with 0, so <p>two zeros</p> do not follow each other: "
        "<c>%1</c>.")},
    SentenceCase{"hex.tile-full/end", INKLING_TR_NOOP("Rules",
        "The path ends on <p>%1</p>, which already has its one link: <c>%2</c>.")},
    SentenceCase{"hex.tile-full/inner", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has its two links: <c>%2</c>.")},
    SentenceCase{"hex.one-way-out/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has just one link left: <c>%2</c>.")},
    SentenceCase{"hex.one-way-out/two", INKLING_TR_NOOP("Rules",
        "The path goes through <p>%1</p>, which has just two links left: <c>%2</c>.")},
    SentenceCase{"hex.end-or-inner/end", INKLING_TR_NOOP("Rules",
        "<p>%1</p> has just one link left: <c>the path ends there</c>.")},
    SentenceCase{"hex.end-or-inner/inner", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is joined on two sides: <c>the path does not end there</c>.")},
    SentenceCase{"hex.two-ends/known", INKLING_TR_NOOP("Rules",
        "The path ends on <p>%1</p>: <c>it goes through all other tiles</c>.")},
    SentenceCase{"hex.two-ends/left", INKLING_TR_NOOP("Rules",
        "The path goes through <p>all tiles but %1</p>: <c>it ends on both</c>.")},
    SentenceCase{"hex.three-digits", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, and no number has three digits: <c>%2</c>.")},
    SentenceCase{"hex.pairs-used-up/none", INKLING_TR_NOOP("Rules",
        "The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has one: <c>no digit is joined to "
        "another</c>.")},
    SentenceCase{"hex.pairs-used-up/found", INKLING_TR_NOOP("Rules",
        "The operators and the = part %1 digits into %2 numbers of one or two digits. <p>All that have two digits are joined (%3)</p>: <c>no other "
        "digits are</c>.")},
    SentenceCase{"hex.singles-used-up/none", INKLING_TR_NOOP("Rules",
        "The operators and the = part %1 digits into %2 numbers of one or two digits, so every number has two. Only one partner is left to "
        "<p>%3</p>: <c>%4</c>.")},
    SentenceCase{"hex.singles-used-up/found", INKLING_TR_NOOP("Rules",
        "The operators and the = part %1 digits into %2 numbers of one or two digits. All that have one digit are found (%3), and only one partner "
        "is left to <p>%4</p>: <c>%5</c>.")},
    SentenceCase{"hex.leading-zero", INKLING_TR_NOOP("Rules",
        "<p>Read this way</p>, a number would begin with 0 and go on: <c>%1</c>.")},
    SentenceCase{"hex.small-ring", INKLING_TR_NOOP("Rules",
        "<p>%1 tiles are joined in a row</p>. A link between the first and the last would close a "
        "ring: <c>%2</c>.")},
    SentenceCase{"hex.ends-too-soon", INKLING_TR_NOOP("Rules",
        "<p>Stretches from both ends</p> would meet with tiles left over (%1): <c>%2</c>.")},
    SentenceCase{"hex.stranded", INKLING_TR_NOOP("Rules",
        "Only one link still connects <p>%1</p> with the rest: <c>%2</c>.")},
    SentenceCase{"hex.passage/inner", INKLING_TR_NOOP("Rules",
        "Only <p>%1</p> connects two parts of the board: <c>the path goes through it</c>.")},
    SentenceCase{"hex.passage/once", INKLING_TR_NOOP("Rules",
        "Only <p>%1</p> connects two parts of the board, and the path has one link from it to "
        "each: <p>%2</p>, so <c>%3</c>.")},
    SentenceCase{"hex.passage/one-end", INKLING_TR_NOOP("Rules",
        "Only <p>%1</p> connects two parts of the board, and each has one end: <p>%2</p>, so "
        "<c>%3</c>.")},
    SentenceCase{"hex.passage/end-left", INKLING_TR_NOOP("Rules",
        "Only <p>%1</p> connects two parts of the board, so each has one end, and in one of them "
        "only one tile is left for it: <c>%2</c>.")},
    SentenceCase{"hex.equals-splits/sides", INKLING_TR_NOOP("Rules",
        "Only <p>%1</p> connects two parts of the board, one of size %2 and one of size %3: "
        "<c>they are the two sides</c>.")},
    SentenceCase{"hex.side-counted", INKLING_TR_NOOP("Rules",
        "All is joined from the end on <p>%1</p> to the =: <c>one side has %2 of the tiles, the other "
        "%3</c>.")},
    SentenceCase{"hex.supposed/steps", INKLING_TR_NOOP("Rules",
        "Suppose that %1: then, in %2 steps, <p>%3</p>. So <c>%4</c>.")},
    SentenceCase{"hex.supposed/at-once", INKLING_TR_NOOP("Rules",
        "Suppose that %1: then <p>%2</p>. So <c>%3</c>.")},
    SentenceCase{"hex.no-path-left", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>no path is left</p> that has the form of an equation. So "
        "<c>%2</c>.")},
    SentenceCase{"hex.no-path-left/shown", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>no path is left</p> that has the form of an equation, as %2 steps show. So "
        "<c>%3</c>.")},
    SentenceCase{"hex.no-path-left/shown-at-once", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>no path is left</p> that has the form of an equation, as one step shows. So "
        "<c>%2</c>.")},
    SentenceCase{"hex.fails/one", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>only one path is left</p>, and it fails, %2. So <c>%3</c>.")},
    SentenceCase{"hex.fails/two", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>both paths left</p> fail, %2. So <c>%3</c>.")},
    SentenceCase{"hex.fails/both-ways", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>only one path is left</p>, and it fails read from either end, %2. So <c>%3</c>.")},
    SentenceCase{"hex.fails/two-both-ways", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>both paths left</p> fail, each read from either end, %2. So <c>%3</c>.")},
    SentenceCase{"hex.fails/all", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>all %2 paths left</p> fail, %3. So <c>%4</c>.")},
    SentenceCase{"hex.fails/many", INKLING_TR_NOOP("Rules",
        "Suppose that %1: <p>all %2 paths left</p> fail; both sides come nearest in %3. So <c>%4</c>.")},
    SentenceCase{"hex.no-division", INKLING_TR_NOOP("Rules",
        "Suppose that %1: on <p>all %2 paths left</p> a division does not work out, as in %3. So "
        "<c>%4</c>.")},
    SentenceCase{"hex.sides-apart", INKLING_TR_NOOP("Rules",
        "Suppose that %1: on <p>all %2 paths left</p> the left side makes %3, the right side %4, each "
        "worked out from left to right. So <c>%5</c>.")},
    SentenceCase{"hex.none-comes-out/one", INKLING_TR_NOOP("Rules",
        "<p>Only one path is left</p>, and <c>it fails</c>, %1.")},
    SentenceCase{"hex.none-comes-out", INKLING_TR_NOOP("Rules",
        "<p>Only %1 paths are left</p>, and <c>all fail</c>, %2.")},
    SentenceCase{"hex.none-left", INKLING_TR_NOOP("Rules",
        "<p>From what is known</p>, <c>no path is left</c> that has the form of an equation.")},
    SentenceCase{"hex.same-equation", INKLING_TR_NOOP("Rules",
        "<p>%1 paths work</p> and all read %2: <c>the first of them is drawn</c>.")},
    SentenceCase{"hex.same-equation/one", INKLING_TR_NOOP("Rules",
        "<p>Just one path works</p>: it reads <c>%1</c>.")},
    SentenceCase{"hex.broken", INKLING_TR_NOOP("Rules",
        "It cannot be so: <p>%1</p>.")},
    SentenceCase{"hex.case/fails", INKLING_TR_NOOP("Rules", "<p>The path</p> fails: %1.")},
    SentenceCase{"hex.case/both-ways", INKLING_TR_NOOP("Rules",
        "<p>The path</p> fails, whichever end it is read from: %1.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(Case::Count));

Sentence worded(Case which, std::vector<Argument> arguments)
{
    return {cases[std::size_t(which)], std::move(arguments), {}};
}

/// Whether a × or ÷ stands behind a + or − of the same side: the usual precedence would make
/// something else of it than working it out from left to right.
bool isByOrder(std::string_view characters)
{
    bool hasSum = false;
    for (const char character : characters) {
        if ((character == '*' || character == '/') && hasSum)
            return true;
        hasSum = character != '=' && (hasSum || character == '+' || character == '-');
    }
    return false;
}

/// An equation, with the rule by which its values come about if they depend on it.
Phrase equationWords(std::string formula, bool isOrdered)
{
    if (isOrdered)
        return {INKLING_TR_NOOP("Phrases", "%1 (from left to right)"), {std::move(formula)}};
    return {"%1", {std::move(formula)}};
}

/// "7−9 = −2 ≠ 0 = 0×0": why a path fails; with what stands in the way of a value where there is none.
Argument::Part failingPart(const std::string &characters, bool isOrdered)
{
    const Equation equation = readEquation(characters);
    if (equation.defect == Defect::Division)
        return {{isOrdered
                     ? INKLING_TR_NOOP("Phrases", "%1 (from left to right: %2 does not work out)")
                     : INKLING_TR_NOOP("Phrases", "%1 (%2 does not work out)"),
                 {typeset(characters), typeset(failingDivision(characters))}}};
    const std::size_t equals = characters.find('=');
    const auto side = [](std::string_view text, std::int64_t value, bool isLeft) {
        std::string shown = typeset(std::to_string(value));
        if (text.find_first_not_of("0123456789") == std::string_view::npos)
            return shown;
        return isLeft ? typeset(text) + " = " + shown : shown + " = " + typeset(text);
    };
    const std::string_view text = characters;
    return {equationWords(side(text.substr(0, equals), *equation.left, true) + " \u2260 "
                              + side(text.substr(equals + 1), *equation.right, false),
                          isOrdered)};
}

/// The division that fails in every one of several readings, which are worked out as usual; else
/// nothing.
std::string commonDivision(std::span<const std::string> readings)
{
    const auto divisionOf = [](const std::string &characters) {
        const bool isPlain = readEquation(characters).defect == Defect::Division;
        return isPlain && !isByOrder(characters) ? failingDivision(characters) : std::string();
    };
    const std::string division = readings.size() > 1 ? divisionOf(readings.front()) : "";
    const bool isCommon = std::ranges::all_of(
        readings, [&](const std::string &each) { return divisionOf(each) == division; });
    return isCommon ? division : "";
}

/// Readings that fail, each with the reason. The first whose values depend on the order tells so.
Argument failing(std::span<const std::string> readings)
{
    Argument argument{Argument::Kind::Formula, Argument::Joint::And, {}};
    if (const std::string division = commonDivision(readings); !division.empty()) {
        for (const std::string &characters : readings)
            argument.parts.push_back({{"%1", {typeset(characters)}}});
        argument.parts.back()
            = {{INKLING_TR_NOOP("Phrases", "%1 (%2 does not work out in any of them)"),
                {typeset(readings.back()), typeset(division)}}};
        return argument;
    }
    bool isTold = false;
    for (const std::string &characters : readings) {
        const bool isOrdered = !isTold && isByOrder(characters);
        argument.parts.push_back(failingPart(characters, isOrdered));
        isTold = isTold || isOrdered;
    }
    return argument;
}

/// A step that is put into words.
class Words
{
public:
    Words(const HexModel &model, const Tiles &tiles, const Step &step, const Knowledge &before)
        : m_model(model)
        , m_tiles(tiles)
        , m_terms(tiles)
        , m_step(step)
        , m_before(before)
    {
        for (const Fact &fact : step.premises) {
            const Subject subject = m_terms.subject(fact.unknown);
            const bool yes = fact.possible == ValueSet::only(1);
            if (subject.kind == Kind::Link)
                (yes ? m_joined : m_cut) |= LinkSet{1} << subject.index;
            if (subject.kind == Kind::End)
                (yes ? m_ends : m_inners) |= TileSet{1} << subject.index;
        }
    }

    [[nodiscard]] Sentence sentence() const;

private:
    [[nodiscard]] Argument fact(const Fact &fact) const { return facts({&fact, 1}); }
    [[nodiscard]] Argument facts(std::span<const Fact> facts) const;
    [[nodiscard]] Argument conclusions() const;
    [[nodiscard]] Argument tilesOf(TileSet set) const;
    [[nodiscard]] Argument tile(int tile) const
    {
        return placesArgument({tilePart(m_tiles, tile)});
    }
    [[nodiscard]] Argument firstTile() const { return tile(int(m_step.constraints.front())); }
    [[nodiscard]] Argument number(std::size_t place) const
    {
        return numberArgument(std::stoll(m_step.arguments[place]));
    }
    /// The range of a side's values, from the least to the greatest; they may be negative.
    [[nodiscard]] Argument values(std::size_t place) const
    {
        const std::string least = typeset(m_step.arguments[place]);
        const std::string most = typeset(m_step.arguments[place + 1]);
        return least == most
                   ? formulaArgument(least)
                   : phraseArgument({INKLING_TR_NOOP("Phrases", "%1 to %2"), {least, most}});
    }
    [[nodiscard]] Argument opposite() const;
    [[nodiscard]] Argument readings(std::size_t first) const;
    [[nodiscard]] Argument equation() const;
    [[nodiscard]] int digits() const { return std::popcount(m_tiles.digits()); }
    [[nodiscard]] int numbers() const { return m_tiles.count() - digits() + 1; }
    [[nodiscard]] TileSet partOf(int tile, TileSet within, LinkSet without) const;
    [[nodiscard]] Sentence twoEnds() const;
    [[nodiscard]] Sentence counted() const;
    [[nodiscard]] Sentence stranded() const;
    [[nodiscard]] Sentence passage() const;
    [[nodiscard]] Sentence sideCounted() const;
    [[nodiscard]] Sentence supposed() const;
    [[nodiscard]] Sentence fails() const;
    [[nodiscard]] Sentence contradiction() const;

    const HexModel &m_model;
    const Tiles &m_tiles;
    Terms m_terms;
    const Step &m_step;
    const Knowledge &m_before;
    LinkSet m_joined = 0; ///< by the premises
    LinkSet m_cut = 0;
    TileSet m_ends = 0;
    TileSet m_inners = 0;
};

/// Each by itself, or counted where they are many and alike.
Argument Words::facts(std::span<const Fact> facts) const
{
    constexpr std::size_t mostNamed = 3;
    std::vector<Argument::Part> parts;
    std::vector<ElementId> all;
    for (const Fact &fact : facts) {
        std::vector<ElementId> elements;
        if (const auto mark = m_model.mark(fact))
            elements.push_back(mark->element);
        all.insert(all.end(), elements.begin(), elements.end());
        parts.push_back({m_model.describe(fact), std::move(elements)});
    }
    if (facts.size() <= mostNamed)
        return placesArgument(std::move(parts));
    const bool areLinks = m_terms.subject(facts.front().unknown).kind == Kind::Link;
    const bool yes = facts.front().possible == ValueSet::only(1);
    const std::string_view text
        = areLinks ? (yes ? INKLING_TR_NOOP("Phrases", "%1 links are joined")
                          : INKLING_TR_NOOP("Phrases", "%1 links are cut"))
                   : INKLING_TR_NOOP("Phrases", "the path does not end on %1 other tiles");
    return placeArgument({text, {std::to_string(facts.size())}}, std::move(all));
}

Argument Words::conclusions() const
{
    std::vector<Fact> told;
    for (const Fact &conclusion : m_step.conclusions)
        told.push_back(toldBy(conclusion, m_before));
    return facts(told);
}

Argument Words::tilesOf(TileSet set) const
{
    constexpr int mostNamed = 3;
    std::vector<Argument::Part> parts;
    std::vector<ElementId> elements;
    for (TileSet rest = set; rest != 0; rest &= rest - 1) {
        parts.push_back(tilePart(m_tiles, std::countr_zero(rest)));
        elements.push_back(parts.back().elements.front());
    }
    if (std::popcount(set) <= mostNamed)
        return placesArgument(std::move(parts));
    return placeArgument({INKLING_TR_NOOP("Phrases", "%1 tiles"), {std::to_string(parts.size())}},
                         std::move(elements));
}

/// The fact that is supposed to prove a conclusion: its opposite.
Argument Words::opposite() const
{
    const Fact &conclusion = m_step.conclusions.front();
    const ValueSet others = m_terms.initial(conclusion.unknown) - conclusion.possible;
    return fact({conclusion.unknown, others & m_before.possible(conclusion.unknown)});
}

/// The step's arguments from one on, as paths that fail.
Argument Words::readings(std::size_t first) const
{
    return failing(m_step.arguments.subspan(first));
}

/// The equation of the step's paths that work.
Argument Words::equation() const
{
    const std::string &characters = m_step.arguments[1];
    return phraseArgument(equationWords(typeset(characters), isByOrder(characters)));
}

/// The tiles that hang together with one by links other than these, within a set that holds it.
TileSet Words::partOf(int tile, TileSet within, LinkSet without) const
{
    TileSet part = TileSet{1} << tile;
    for (TileSet edge = part; edge != 0;) {
        const TileSet next = m_tiles.across(~without, std::countr_zero(edge)) & within & ~part;
        edge = (edge & (edge - 1)) | next;
        part |= next;
    }
    return part;
}

Sentence Words::twoEnds() const
{
    if (m_ends != 0)
        return worded(Case::EndsKnown, {tilesOf(m_ends)});
    return worded(Case::EndsLeft, {tilesOf(m_tiles.all() & ~m_inners)});
}

/// The sentence about how many numbers have two digits, and how many one.
Sentence Words::counted() const
{
    const Argument digitCount = numberArgument(digits());
    const Argument numberCount = numberArgument(numbers());
    const int pairs = digits() - numbers();
    const int singles = numbers() - pairs;
    if (RuleName(m_step.rule) == RuleName::PairsUsedUp) {
        if (pairs == 0)
            return worded(Case::NoPairs, {digitCount, numberCount});
        return worded(Case::PairsFound, {digitCount, numberCount, numberArgument(pairs)});
    }
    // The digit whose links to all others but one are cut.
    const int link = m_terms.subject(m_step.conclusions.front().unknown).index;
    const auto [first, second] = m_tiles.link(link);
    const TileSet left = m_tiles.across(~m_cut, first) & m_tiles.digits();
    const Argument lone = tile(std::has_single_bit(left) ? first : second);
    if (singles == 0)
        return worded(Case::AllPairs, {digitCount, numberCount, lone, conclusions()});
    return worded(Case::SinglesFound,
                  {digitCount, numberCount, numberArgument(singles), lone, conclusions()});
}

Sentence Words::stranded() const
{
    const int link = m_terms.subject(m_step.conclusions.front().unknown).index;
    TileSet part = partOf(m_tiles.link(link)[0], m_tiles.all(), m_cut | LinkSet{1} << link);
    if (2 * std::popcount(part) > m_tiles.count())
        part = m_tiles.all() & ~part;
    return worded(Case::Stranded, {tilesOf(part), conclusions()});
}

Sentence Words::passage() const
{
    const int at = std::stoi(m_step.arguments.front());
    const Fact &conclusion = m_step.conclusions.front();
    const Subject subject = m_terms.subject(conclusion.unknown);
    std::vector<Fact> said; // what is known of the parts
    for (const Fact &premise : m_step.premises) {
        if (premise.possible == ValueSet::only(1))
            said.push_back(premise);
    }
    switch (subject.kind) {
    case Kind::Link:
        return worded(Case::CrossedOnce, {tile(at), facts(said), conclusions()});
    case Kind::End:
        if (subject.index == at)
            return worded(Case::Crossed, {tile(at)});
        if (!said.empty())
            return worded(Case::OneEndEach, {tile(at), facts(said), conclusions()});
        return worded(Case::EndLeft, {tile(at), conclusions()});
    default:
        break;
    }
    const TileSet others = m_tiles.all() & ~(TileSet{1} << at);
    const int size = std::popcount(partOf(std::countr_zero(others), others, m_cut));
    return worded(Case::Sides,
                  {tile(at), numberArgument(std::min(size, m_tiles.count() - 1 - size)),
                   numberArgument(std::max(size, m_tiles.count() - 1 - size))});
}

Sentence Words::sideCounted() const
{
    const int count = std::popcount(m_joined);
    return worded(Case::SideCounted, {tilesOf(m_ends), numberArgument(count),
                                      numberArgument(m_tiles.count() - 1 - count)});
}

Sentence Words::supposed() const
{
    const Trace &nested = *m_step.nested;
    const Failure failure = failureOf(m_tiles, nested[nested.size() - 1]);
    if (failure.kind == Failure::Kind::None)
        return {};
    const int steps = stepsAfter(nested);
    if (steps == 1)
        return worded(Case::SupposedAtOnce, {opposite(), wordsOf(m_tiles, failure), conclusions()});
    return worded(Case::Supposed,
                  {opposite(), numberArgument(steps), wordsOf(m_tiles, failure), conclusions()});
}

/// The sentence that all paths left fail; the arguments are their number, that of their different
/// readings, and readings.
Sentence Words::fails() const
{
    const std::size_t count = std::stoul(m_step.arguments[0]);
    const std::size_t readingCount = std::stoul(m_step.arguments[1]);
    const bool areAllTold = m_step.arguments.size() - 2 == readingCount;
    if (count == 1)
        return worded(readingCount == 1 ? Case::OneFails : Case::BothWaysFail,
                      {opposite(), readings(2), conclusions()});
    if (count == 2)
        return worded(readingCount == 4 ? Case::TwoFailBothWays : Case::TwoFail,
                      {opposite(), readings(2), conclusions()});
    if (areAllTold)
        return worded(Case::AllFail, {opposite(), number(0), readings(2), conclusions()});
    if (RuleName(m_step.rule) == RuleName::NoDivision)
        return worded(Case::NoDivision, {opposite(), number(0), readings(2), conclusions()});
    return worded(Case::ManyFail, {opposite(), number(0), readings(2), conclusions()});
}

Sentence Words::contradiction() const
{
    if (RuleName(m_step.rule) == RuleName::NoneLeft)
        return worded(Case::NoneLeft, {});
    if (RuleName(m_step.rule) > RuleName::SideCounted) {
        if (m_step.arguments[0] == "1")
            return worded(Case::NoneComesOutOne, {readings(2)});
        return worded(Case::NoneComesOut, {number(0), readings(2)});
    }
    const Failure failure = failureOf(m_tiles, m_step);
    if (failure.kind == Failure::Kind::None)
        return {};
    return worded(Case::Broken, {wordsOf(m_tiles, failure)});
}

Sentence Words::sentence() const
{
    if (m_step.contradiction)
        return contradiction();
    switch (RuleName(m_step.rule)) {
    case RuleName::OperatorInside:
        return worded(Case::OperatorInside, {});
    case RuleName::OperatorsApart:
        return worded(Case::OperatorsApart, {conclusions()});
    case RuleName::ZerosApart:
        return worded(Case::ZerosApart, {conclusions()});
    case RuleName::TileFull:
        return worded(m_ends != 0 ? Case::EndFull : Case::InnerFull, {firstTile(), conclusions()});
    case RuleName::OneWayOut:
        return worded(m_inners != 0 ? Case::TwoWaysOut : Case::OneWayOut,
                      {firstTile(), conclusions()});
    case RuleName::EndOrInner:
        return worded(m_joined != 0 ? Case::Inner : Case::End, {firstTile()});
    case RuleName::TwoEnds:
        return twoEnds();
    case RuleName::ThreeDigits:
        return worded(Case::ThreeDigits, {facts(m_step.premises), conclusions()});
    case RuleName::PairsUsedUp:
    case RuleName::SinglesUsedUp:
        return counted();
    case RuleName::LeadingZero:
        return worded(Case::LeadingZero, {conclusions()});
    case RuleName::SmallRing:
        return worded(Case::SmallRing,
                      {numberArgument(std::popcount(m_joined) + 1), conclusions()});
    case RuleName::EndsTooSoon:
        // Two stretches have two tiles more than links.
        return worded(
            Case::EndsTooSoon,
            {numberArgument(m_tiles.count() - std::popcount(m_joined) - 2), conclusions()});
    case RuleName::Stranded:
        return stranded();
    case RuleName::OnlyPassage:
    case RuleName::EqualsSplits:
        return passage();
    case RuleName::SideCounted:
        return sideCounted();
    case RuleName::Supposed:
        return supposed();
    case RuleName::NoPathLeft:
        if (!m_step.nested)
            return worded(Case::NoPathLeft, {opposite(), conclusions()});
        if (stepsAfter(*m_step.nested) == 1)
            return worded(Case::NoPathLeftShownAtOnce, {opposite(), conclusions()});
        return worded(Case::NoPathLeftShown,
                      {opposite(), numberArgument(stepsAfter(*m_step.nested)), conclusions()});
    case RuleName::SidesApart:
        return worded(Case::SidesApart,
                      {opposite(), number(0), values(2), values(4), conclusions()});
    case RuleName::SameEquation:
        if (m_step.arguments[0] == "1")
            return worded(Case::SameEquationOne, {equation()});
        return worded(Case::SameEquation, {number(0), equation()});
    default:
        return fails();
    }
}

} // namespace

std::span<const SentenceCase> sentences()
{
    return cases;
}

Sentence sentenceOf(const HexModel &model, const Tiles &tiles, const Step &step,
                    const Knowledge &before)
{
    return Words(model, tiles, step, before).sentence();
}

Sentence caseSentenceOf(const Tiles &tiles, const Step &step, std::size_t index)
{
    if (RuleName(step.rule) < RuleName::NoDivision || RuleName(step.rule) > RuleName::NoneComesOut)
        return {};
    const Terms terms(tiles);
    LinkSet links = 0;
    ValueSet reading = terms.initial(terms.reading());
    for (const Fact &fact : step.caseAt(index)) {
        if (fact.unknown == terms.reading())
            reading = fact.possible;
        else
            links |= LinkSet{1} << terms.subject(fact.unknown).index;
    }
    int end = 0; // the end that comes first on the board
    while (std::popcount(tiles.linksAt(end) & links) != 1)
        ++end;
    std::string characters = charactersAlong(tiles, stretchFrom(end, tiles, links));
    std::vector<std::string> readings;
    if (reading.contains(fromLower))
        readings.push_back(characters);
    std::ranges::reverse(characters);
    if (reading.contains(fromHigher) && std::ranges::find(readings, characters) == readings.end())
        readings.push_back(characters);
    return worded(readings.size() == 1 ? Case::CaseFails : Case::CaseFailsBothWays,
                  {failing(readings)});
}

} // namespace inkling::hex
