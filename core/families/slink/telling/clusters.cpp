// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/telling/lists.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <set>

namespace inkling::slink {

namespace {

enum class ClusterSaying : std::uint8_t {
    OneWay,
    OneWayMany,
    EitherWay,
    EitherWayMany,
    WithOneWay,
    WithOneWayMany,
    WithEitherWay,
    WithEitherWayMany,
    Known,
    Else,
    ElseMany,
    OneOnEach,
    OneOnEachAtBorder,
    EachWay,
    EachWayMany,
    EachWayEver,
    EachWayEverMany,
    Agree,
    AgreeMany,
    Count
};

// clang-format off
constexpr std::array clusterSayings{
    SentenceCase{"slink.clue-colours/way", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>. So <p>%2</p> can only have %3: <c>%4</c>.")},
    SentenceCase{"slink.clue-colours/way-many", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>. So <p>%2</p> can only have %3: <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.clue-colours/either", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>. So <p>%2</p> has either %3; each way, <c>%4</c>.")},
    SentenceCase{"slink.clue-colours/either-many", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>. So <p>%2</p> has either %3; each way, <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.two-clues/way", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> can only have %3: <c>%4</c>.")},
    SentenceCase{"slink.two-clues/way-many", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> can only have %3: <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.two-clues/either", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> has either %3; each way, <c>%4</c>.")},
    SentenceCase{"slink.two-clues/either-many", INKLING_TR_NOOP("Rules",
        "With <p>%1</p> met as well, <p>%2</p> has either %3; each way, <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.two-clues/known", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>.")},
    SentenceCase{"slink.two-clues/else", INKLING_TR_NOOP("Rules",
        "If <p>%1</p> had %2, <p>%3</p> could not be met: <c>%4</c>.")},
    SentenceCase{"slink.two-clues/else-many", INKLING_TR_NOOP("Rules",
        "If <p>%1</p> had %2, <p>%3</p> could not be met: <c>%4</c>; and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.clue-colours/one-on-each", INKLING_TR_NOOP("Rules",
        "<p>%1</p>, so one line of <p>%2</p> runs on their sides and the other one on its other two: "
        "<c>%3</c>.")},
    SentenceCase{"slink.clue-colours/one-on-each-at-border", INKLING_TR_NOOP("Rules",
        "<p>%1</p> and beyond the border is outside, so one line of <p>%2</p> runs on these two sides and "
        "the other one on its other two: <c>%3</c>.")},
    SentenceCase{"slink.two-clues/each", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>. There are %2 ways left to meet <p>%3</p>; in each, <c>%4</c>.")},
    SentenceCase{"slink.two-clues/each-many", INKLING_TR_NOOP("Rules",
        "Known: <p>%1</p>. There are %2 ways left to meet <p>%3</p>; in each, <c>%4</c>; "
        "and with that <c>%5 more places</c>.")},
    SentenceCase{"slink.two-clues/each-ever", INKLING_TR_NOOP("Rules",
        "There are %1 ways to meet <p>%2</p>; in each, <c>%3</c>.")},
    SentenceCase{"slink.two-clues/each-ever-many", INKLING_TR_NOOP("Rules",
        "There are %1 ways to meet <p>%2</p>; in each, <c>%3</c>; and with that <c>%4 more places</c>.")},
    SentenceCase{"slink.two-clues/few", INKLING_TR_NOOP("Rules",
        "Every way to meet <p>%1</p> that fits what is known has this: <c>%2</c>.")},
    SentenceCase{"slink.two-clues/many", INKLING_TR_NOOP("Rules",
        "Every way to meet <p>%1</p> that fits what is known has this: <c>%2</c>; and with that <c>%3 more places</c>.")},
};
// clang-format on
static_assert(clusterSayings.size() == std::size_t(ClusterSaying::Count));

Sentence made(ClusterSaying which, std::vector<Argument> arguments)
{
    return {clusterSayings[std::size_t(which)], std::move(arguments), {}};
}

/// As made(), with the conclusions as the last argument. `few`: the case for conclusions that are all named; the
/// case after it also gives the number of those that follow.
Sentence concluding(const Tellable &told, ClusterSaying few, std::vector<Argument> arguments)
{
    const Concluded concluded = concludedBy(told);
    arguments.push_back(concluded.named);
    if (concluded.rest > 0)
        arguments.push_back(numberArgument(std::int64_t(concluded.rest)));
    return made(concluded.rest > 0 ? ClusterSaying(std::size_t(few) + 1) : few, std::move(arguments));
}

/// The most ways that are listed; more are only counted.
constexpr std::size_t mostListed = 4;

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

/// How many ways the board leaves to draw a clue's lines, if nothing else is heeded.
std::size_t waysByBoard(const Tellable &told, int clue)
{
    std::size_t ways = 0;
    for (unsigned lines = 0; lines < 1u << 4; ++lines)
        ways += std::popcount(lines) == told.clueAt(clue) && isOpen(told, clue, lines) ? 1 : 0;
    return ways;
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

/// The sentence that gives the number of ways to draw the lines round the clues.
Sentence countWays(const Tellable &told, const Colourings &colourings)
{
    const std::vector<int> clues = told.clueCells();
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
        return concluding(told, ClusterSaying::Agree, {named});
    if (told.step.premises.empty())
        return concluding(told, ClusterSaying::EachWayEver, {count, named});
    return concluding(told, ClusterSaying::EachWay,
                      {factsArgument(told.terms, told.step.premises), count, named});
}

/// The side of a clue that a node lies on: of the border, its first.
std::optional<unsigned> sideOf(const Tellable &told, int clue, int node)
{
    const auto beside
        = neighbours(told.grid(), clue / told.grid().columns, clue % told.grid().columns);
    const auto side = std::ranges::find(beside, node == told.grid().cellCount() ? nowhere : node);
    return side == beside.end() ? std::nullopt : std::optional(unsigned(side - beside.begin()));
}

/// The sentence that two cells beside a 2 differ, so that it has a line on one of their sides and
/// its other one elsewhere.
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
    return made(isAtBorder ? ClusterSaying::OneOnEachAtBorder : ClusterSaying::OneOnEach,
                {factsArgument(told.terms, told.step.premises),
                 placesArgument({clueWords(told.clues, clue)}), concludedBy(told).named});
}

/// Adds the edges of a clue that are drawn or crossed and exclude ways to which the rest of a step comes.
void addDrawn(const Tellable &told, const Colourings &colourings, int clue,
              std::vector<Fact> &known)
{
    std::set<unsigned> ways;
    for (const unsigned way : colourings.ways())
        ways.insert(colourings.linesRound(clue, way));
    const auto edges = Spot{false, clue}.edges(told.grid());
    for (unsigned side = 0; side < 4; ++side) {
        const Fact fact = told.before.fact(UnknownId(edges[side]));
        const auto fits = [&](unsigned lines) {
            return fact.possible.contains((lines >> side & 1) != 0 ? line : cross);
        };
        if (std::erase_if(ways, [&](unsigned lines) { return !fits(lines); }) > 0)
            known.push_back(fact);
    }
}

/// The lines that a clue cannot have though the board leaves them; none where they are many, or where
/// the step says more than a word on the clue's own edges.
std::vector<unsigned> excludedWays(const Tellable &told, const std::set<unsigned> &left, int clue)
{
    constexpr std::size_t mostExcluded = 2;
    const auto edges = Spot{false, clue}.edges(told.grid());
    const bool isOwn = std::ranges::any_of(told.step.conclusions, [&](const Fact &fact) {
        return std::ranges::find(edges, int(fact.unknown)) != edges.end();
    });
    std::vector<unsigned> excluded;
    constexpr std::size_t mostConcluded = 2;
    const bool isShort = isOwn && told.step.conclusions.size() <= mostConcluded;
    for (unsigned lines = 0; isShort && lines < 1U << 4; ++lines) {
        if (std::popcount(lines) == told.clueAt(clue) && isOpen(told, clue, lines)
            && !left.contains(lines))
            excluded.push_back(lines);
    }
    return excluded.size() <= mostExcluded ? excluded : std::vector<unsigned>{};
}

/// Where what is left of a clue says no more than its conclusions: what the other clue excludes.
Sentence tellExcluded(const Tellable &told, const std::vector<unsigned> &excluded, int clue,
                      int other)
{
    std::vector<Argument::Part> parts;
    for (const unsigned sides : excluded)
        parts.push_back(linesWords(told.grid(), {false, clue}, sides));
    Sentence sentence = concluding(told, ClusterSaying::Else,
                                   {placesArgument({clueWords(told.clues, clue)}),
                                    placesArgument(std::move(parts), Argument::Joint::Or),
                                    placesArgument({clueWords(told.clues, other)})});
    if (told.step.premises.empty())
        return sentence;
    Sentence known = made(ClusterSaying::Known, {factsArgument(told.terms, told.step.premises)});
    known.more.push_back(std::move(sentence));
    return known;
}

/// Lists the lines that a clue can have: the clue of the step, or the one of two that has fewer ways.
Sentence tellWays(const Tellable &told)
{
    const std::vector<int> clues = told.clueCells();
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
    const int clue = clues[fewest];
    // A list of all the ways that the board shows anyhow explains nothing.
    const bool isNoNews
        = lines[fewest].size() > 1 && lines[fewest].size() == waysByBoard(told, clue);
    if (isBare || clues.size() > 2 || lines[fewest].empty() || lines[fewest].size() > mostListed
        || isNoNews)
        return countWays(told, colourings);
    if (const auto excluded = excludedWays(told, lines[fewest], clue);
        !isAlone && lines[fewest].size() > 1 && !excluded.empty())
        return tellExcluded(told, excluded, clue, clues[1 - fewest]);
    std::vector<Argument::Part> parts;
    for (const unsigned sides : lines[fewest])
        parts.push_back(linesWords(told.grid(), {false, clue}, sides));
    std::vector<Fact> known(told.step.premises.begin(), told.step.premises.end());
    // What the board has excluded of a single way is not seen in what the step rests on.
    if (isAlone && parts.size() == 1)
        addDrawn(told, colourings, clue, known);
    const Argument first = isAlone ? factsArgument(told.terms, known)
                                   : placesArgument({clueWords(told.clues, clues[1 - fewest])});
    const ClusterSaying few = parts.size() == 1 ? (isAlone ? ClusterSaying::OneWay : ClusterSaying::WithOneWay)
                                       : (isAlone ? ClusterSaying::EitherWay : ClusterSaying::WithEitherWay);
    return concluding(told, few,
                      {first, placesArgument({clueWords(told.clues, clue)}),
                       placesArgument(std::move(parts), Argument::Joint::Or)});
}

} // namespace

std::span<const SentenceCase> clusterCases()
{
    return clusterSayings;
}

Sentence tellCluster(const Tellable &told)
{
    if (told.step.contradiction)
        return {};
    return told.clueCells().empty() ? tellSupposing(told) : tellWays(told);
}

} // namespace inkling::slink
