// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/telling/colourings.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>

namespace inkling::slink {

namespace {

enum class Case : std::uint8_t {
    OneWay,
    OneWayMany,
    EitherWay,
    EitherWayMany,
    WithOneWay,
    WithOneWayMany,
    WithEitherWay,
    WithEitherWayMany,
    OneOnEach,
    OneOnEachAtBorder,
    EachWay,
    EachWayMany,
    EachWayEver,
    EachWayEverMany,
    Agree,
    AgreeMany,
    AgreeWithout,
    InOnePiece,
    InOnePieceMany,
    InOnePieceWithout,
    InOnePieceSuchAs,
    InOnePieceSuchAsMany,
    InOnePieceOtherwise,
    Count
};

// clang-format off
constexpr std::array cases{
    SentenceCase{"slink.clue-colours/way", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. So <p>%2</p> can only have %3: <c>%4</c>.")},
    SentenceCase{"slink.clue-colours/way-many", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. So <p>%2</p> can only have %3: that settles <c>%4 places</c>.")},
    SentenceCase{"slink.clue-colours/either", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. So <p>%2</p> has either %3; each way, <c>%4</c>.")},
    SentenceCase{"slink.clue-colours/either-many", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. So <p>%2</p> has either %3; these ways agree in <c>%4 places</c>.")},
    SentenceCase{"slink.two-clues/way", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> can only have %3: <c>%4</c>.")},
    SentenceCase{"slink.two-clues/way-many", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> can only have %3: that settles <c>%4 places</c>.")},
    SentenceCase{"slink.two-clues/either", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> has either %3; each way, <c>%4</c>.")},
    SentenceCase{"slink.two-clues/either-many", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> has either %3; these ways agree in <c>%4 places</c>.")},
    SentenceCase{"slink.clue-colours/one-on-each", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, so one line of <p>%2</p> runs on their sides and the other one on its other two: "
        "<c>%3</c>.")},
    SentenceCase{"slink.clue-colours/one-on-each-at-border", INKLING_TR_NOOP("Rules",
        "<p>%1</p> and beyond the border is outside, so one line of <p>%2</p> runs on these two sides and "
        "the other one on its other two: <c>%3</c>.")},
    SentenceCase{"slink.two-clues/each", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. There are %2 ways left to meet <p>%3</p>; in each, <c>%4</c>.")},
    SentenceCase{"slink.two-clues/each-many", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. The %2 ways left to meet <p>%3</p> agree in <c>%4 places</c>.")},
    SentenceCase{"slink.two-clues/each-ever", INKLING_TR_NOOP("Rules",
        "There are %1 ways to meet <p>%2</p>; in each, <c>%3</c>.")},
    SentenceCase{"slink.two-clues/each-ever-many", INKLING_TR_NOOP("Rules",
        "The %1 ways to meet <p>%2</p> agree in <c>%3 places</c>.")},
    SentenceCase{"slink.two-clues/few", INKLING_TR_NOOP("Rules",
        "All ways to meet <p>%1</p> that fit what is known there agree: <c>%2</c>.")},
    SentenceCase{"slink.two-clues/many", INKLING_TR_NOOP("Rules",
        "All ways to meet <p>%1</p> that fit what is known there agree in <c>%2 places</c>.")},
    SentenceCase{"slink.two-clues/without", INKLING_TR_NOOP("Rules",
        "Known is this: <p>%1</p>. Only one thing fits: <c>%2</c>.")},
    SentenceCase{"slink.in-one-piece/few", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off <p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.in-one-piece/many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off <p>%2</p>: that settles <c>%3 places</c>.")},
    SentenceCase{"slink.in-one-piece/without", INKLING_TR_NOOP("Rules",
        "Otherwise the line would cut off <p>%1</p>: <c>%2</c>.")},
    SentenceCase{"slink.in-one-piece/such-as", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off a part of the inside or of the outside, such as "
        "<p>%2</p>: <c>%3</c>.")},
    SentenceCase{"slink.in-one-piece/such-as-many", INKLING_TR_NOOP("Rules",
        "Any other way to meet <p>%1</p> would cut off a part of the inside or of the outside, such as "
        "<p>%2</p>: that settles <c>%3 places</c>.")},
    SentenceCase{"slink.in-one-piece/otherwise", INKLING_TR_NOOP("Rules",
        "Otherwise <p>a part of the inside or of the outside</p> would be cut off: <c>%1</c>.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(Case::Count));

Sentence made(Case which, std::vector<Argument> arguments)
{
    return {cases[std::size_t(which)], std::move(arguments), {}};
}

/// More conclusions are counted; more parts are not listed.
constexpr std::size_t mostNamed = 3;
/// More ways are counted.
constexpr std::size_t mostListed = 4;

Argument conclusions(const Tellable &told)
{
    const std::vector<Fact> facts = told.told();
    return facts.size() <= mostNamed ? factsArgument(told.terms, facts)
                                     : numberArgument(std::int64_t(facts.size()));
}

/// Whether what is known of a clue's edges leaves it these lines.
bool isOpen(const Tellable &told, int clue, unsigned lines)
{
    const auto edges = Spot{false, clue}.edges(told.grid());
    for (unsigned side = 0; side < 4; ++side) {
        const int value = (lines >> side & 1) != 0 ? line : cross;
        if (!told.before.possible(UnknownId(edges[side])).contains(value))
            return false;
    }
    return true;
}

/// The lines that a clue can have in the ways, without those that the board has excluded otherwise.
std::set<unsigned> linesRound(const Tellable &told, const Colourings &colourings, int clue)
{
    std::set<unsigned> lines;
    for (const unsigned way : colourings.ways()) {
        const unsigned drawn = colourings.linesRound(clue, way);
        if (isOpen(told, clue, drawn))
            lines.insert(drawn);
    }
    return lines;
}

/// How many ways there are to draw the lines round the clues.
Sentence countWays(const Tellable &told, const Colourings &colourings)
{
    const std::vector<int> clues = told.clueCells();
    const bool areFew = told.step.conclusions.size() <= mostNamed;
    std::set<std::vector<unsigned>> drawn;
    for (const unsigned way : colourings.ways()) {
        std::vector<unsigned> lines;
        for (const int clue : clues)
            lines.push_back(colourings.linesRound(clue, way));
        drawn.insert(std::move(lines));
    }
    const Argument named = cluesArgument(told.clues, clues);
    const Argument count = numberArgument(std::int64_t(drawn.size()));
    if (drawn.size() < 2)
        return made(areFew ? Case::Agree : Case::AgreeMany, {named, conclusions(told)});
    if (told.step.premises.empty())
        return made(areFew ? Case::EachWayEver : Case::EachWayEverMany,
                    {count, named, conclusions(told)});
    return made(areFew ? Case::EachWay : Case::EachWayMany,
                {factsArgument(told.terms, told.step.premises), count, named, conclusions(told)});
}

/// The side of a clue that a node lies on: of the border, its first.
std::optional<unsigned> sideOf(const Tellable &told, int clue, int node)
{
    const auto beside
        = neighbours(told.grid(), clue / told.grid().columns, clue % told.grid().columns);
    const auto side = std::ranges::find(beside, node == told.grid().cellCount() ? nowhere : node);
    return side == beside.end() ? std::nullopt : std::optional(unsigned(side - beside.begin()));
}

/// That two cells beside a 2 differ, so that it has a line on one of their sides and its other one elsewhere.
std::optional<Sentence> tellOneOnEach(const Tellable &told)
{
    const int clue = told.clueCells().front();
    const Parting parting(told);
    if (told.clueAt(clue) != 2 || told.step.conclusions.size() != 1)
        return std::nullopt;
    const auto sidesOf = [&](int first, int second) {
        const auto one = sideOf(told, clue, first);
        const auto other = sideOf(told, clue, second);
        return one && other ? 1u << *one | 1u << *other : 0u;
    };
    const auto ends = parting.relations().endsOf(told.step.conclusions[0].unknown);
    if (!ends || !parting.relations().makesUnlike(told.step.conclusions[0]))
        return std::nullopt;
    std::vector<int> nodes;
    const bool isOfPair = told.step.premises.size() == 1
                          && told.terms.subject(told.step.premises[0].unknown).kind != Kind::Edge;
    if (isOfPair) {
        if (const auto pair = parting.relations().endsOf(told.step.premises[0].unknown);
            pair && parting.relations().makesUnlike(told.step.premises[0]))
            nodes = {pair->first, pair->second};
    } else if (told.step.premises.size() == 2) {
        for (const auto &[node, colour] : parting.known())
            nodes.push_back(node);
        std::erase(nodes, parting.relations().border());
        if (nodes.size() != 2 || parting.known().at(nodes[0]) == parting.known().at(nodes[1]))
            return std::nullopt;
    }
    if (nodes.size() != 2)
        return std::nullopt;
    const unsigned known = sidesOf(nodes[0], nodes[1]);
    if ((known | sidesOf(ends->first, ends->second)) != 0b1111)
        return std::nullopt;
    const bool isAtBorder = std::ranges::find(nodes, parting.relations().border()) != nodes.end();
    return made(isAtBorder ? Case::OneOnEachAtBorder : Case::OneOnEach,
                {factsArgument(told.terms, told.step.premises),
                 placesArgument({clueWords(told.clues, clue)}), conclusions(told)});
}

/// Lists the lines that a clue can have: the clue of the step, or the one of two that has fewer ways.
Sentence tellWays(const Tellable &told)
{
    const std::vector<int> clues = told.clueCells();
    const bool areFew = told.step.conclusions.size() <= mostNamed;
    const bool isAlone = clues.size() == 1;
    if (isAlone) {
        if (const auto sentence = tellOneOnEach(told))
            return *sentence;
    }
    const Colourings colourings(told);
    std::vector<std::set<unsigned>> lines;
    for (const int clue : clues)
        lines.push_back(linesRound(told, colourings, clue));
    const std::size_t fewest = std::size_t(
        std::ranges::min_element(lines, {}, &std::set<unsigned>::size) - lines.begin());
    const bool isBare = isAlone && told.step.premises.empty();
    if (isBare || clues.size() > 2 || lines[fewest].empty() || lines[fewest].size() > mostListed)
        return countWays(told, colourings);
    const int clue = clues[fewest];
    std::vector<Argument::Part> parts;
    for (const unsigned sides : lines[fewest])
        parts.push_back(linesWords(told.grid(), {false, clue}, sides));
    const Argument first = isAlone ? factsArgument(told.terms, told.step.premises)
                                   : placesArgument({clueWords(told.clues, clues[1 - fewest])});
    const Case few = parts.size() == 1 ? (isAlone ? Case::OneWay : Case::WithOneWay)
                                       : (isAlone ? Case::EitherWay : Case::WithEitherWay);
    return made(areFew ? few : Case(std::size_t(few) + 1),
                {first, placesArgument({clueWords(told.clues, clue)}),
                 placesArgument(std::move(parts), Argument::Joint::Or), conclusions(told)});
}

/// A pair of cells that a way cuts off from each other.
struct Cut
{
    int colour;
    Parting::Ends ends;
    auto operator<=>(const Cut &) const = default;
};

/// What each of the ways cuts off that leave out something that the step concludes; nothing where one of them
/// cuts off nothing.
std::optional<std::vector<std::set<Cut>>> cutsOf(const Tellable &told)
{
    const Colourings colourings(told);
    const Parting parting(told);
    std::vector<std::set<Cut>> all;
    for (const unsigned way : colourings.ways()) {
        if (colourings.fitsConclusions(way))
            continue;
        Colours colours = parting.known();
        colours.merge(colourings.colours(way));
        // A way that is at odds with what is known elsewhere is no way.
        if (!parting.spread(colours))
            continue;
        std::set<Cut> cuts;
        for (const int colour : {inside, outside}) {
            for (const Parting::Ends &ends : parting.allParted(colours, colour))
                cuts.insert({colour, ends});
        }
        if (cuts.empty())
            return std::nullopt;
        all.push_back(std::move(cuts));
    }
    return all;
}

/// A few cuts, of which each way makes one: at each turn the one that most of the ways left make, and of
/// those one between cells that are known.
std::vector<Cut> fewCuts(const Tellable &told, std::vector<std::set<Cut>> ways)
{
    const Colours known = Parting(told).known();
    std::vector<Cut> chosen;
    while (!ways.empty()) {
        std::map<Cut, std::size_t> counts;
        for (const auto &cuts : ways) {
            for (const Cut &cut : cuts)
                ++counts[cut];
        }
        const auto best = std::ranges::max_element(counts, {}, [&](const auto &counted) {
            const auto &[colour, ends] = counted.first;
            const auto isKnown = [&](int node) { return known.contains(node) ? 1u : 0u; };
            return 4 * counted.second + isKnown(ends.first) + isKnown(ends.second);
        });
        const Cut cut = best->first;
        chosen.push_back(cut);
        std::erase_if(ways, [&](const auto &cuts) { return cuts.contains(cut); });
    }
    return chosen;
}

Argument::Part cutWords(const Grid &grid, const Cut &cut)
{
    const auto at = [&](int cell, std::vector<std::string> &to) {
        to.push_back(std::to_string(cell / grid.columns + 1));
        to.push_back(std::to_string(cell % grid.columns + 1));
    };
    std::vector<std::string> numbers;
    at(cut.ends.first, numbers);
    if (cut.colour == outside) {
        return {{INKLING_TR_NOOP("Phrases", "the outside at row %1, column %2 from the border"),
                 std::move(numbers)},
                {cellElement(grid, cut.ends.first)}};
    }
    at(cut.ends.second, numbers);
    return {{INKLING_TR_NOOP("Phrases",
                             "the inside at row %1, column %2 from that at row %3, column %4"),
             std::move(numbers)},
            {cellElement(grid, cut.ends.first), cellElement(grid, cut.ends.second)}};
}

Sentence tellInOnePiece(const Tellable &told)
{
    const bool hasClues = !told.clueCells().empty();
    const auto ways = cutsOf(told);
    if (ways && ways->empty() && hasClues) {
        const Colourings colourings(told);
        const bool areAll = std::ranges::all_of(
            colourings.ways(), [&](unsigned way) { return colourings.fitsConclusions(way); });
        // Where it takes what is known elsewhere, too, the ways of the clues alone say too little.
        return areAll ? tellWays(told) : Sentence();
    }
    const std::vector<Cut> cuts = ways ? fewCuts(told, *ways) : std::vector<Cut>();
    if (cuts.empty() || (!hasClues && cuts.size() > mostNamed))
        return made(Case::InOnePieceOtherwise, {factsArgument(told.terms, told.told())});
    const bool areMany = cuts.size() > mostNamed;
    std::vector<Argument::Part> parts;
    for (const Cut &cut : std::span(cuts).first(areMany ? 2 : cuts.size()))
        parts.push_back(cutWords(told.grid(), cut));
    const Argument named = placesArgument(std::move(parts), Argument::Joint::Or);
    if (!hasClues)
        return made(Case::InOnePieceWithout, {named, factsArgument(told.terms, told.told())});
    const bool areFew = told.step.conclusions.size() <= mostNamed;
    return made(areMany ? (areFew ? Case::InOnePieceSuchAs : Case::InOnePieceSuchAsMany)
                        : (areFew ? Case::InOnePiece : Case::InOnePieceMany),
                {cluesArgument(told.clues, told.clueCells()), named, conclusions(told)});
}

} // namespace

std::span<const SentenceCase> clusterCases()
{
    return cases;
}

Sentence tellCluster(const Tellable &told)
{
    if (told.step.contradiction)
        return {};
    const RuleName rule = RuleName(told.step.rule);
    if (rule == RuleName::ClueInOnePiece || rule == RuleName::TwoCluesInOnePiece)
        return tellInOnePiece(told);
    if (told.clueCells().empty())
        return made(Case::AgreeWithout, {factsArgument(told.terms, told.step.premises),
                                         factsArgument(told.terms, told.told())});
    return tellWays(told);
}

} // namespace inkling::slink
