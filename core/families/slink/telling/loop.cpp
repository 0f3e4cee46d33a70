// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <map>

namespace inkling::slink {

namespace {

enum LoopSaying : std::uint8_t {
    LeavesOut,
    Unmet,
    ClosedLeavesOut,
    ClosedUnmet,
    NoLoop,
    Closed,
    ClosedOne,
    ClosedClash,
    LoopSayingCount
};

// clang-format off
constexpr std::array loopSayings{
    SentenceCase{"slink.small-loop/line", INKLING_TR_NOOP("Rules",
        "A line <c>%1</c> would close a loop of <p>%2 lines</p> without the line <p>%3</p>: <c>it is "
        "crossed</c>.")},
    SentenceCase{"slink.small-loop/clue", INKLING_TR_NOOP("Rules",
        "A line <c>%1</c> would close a loop of <p>%2 lines</p> that does not meet <p>%3</p>: <c>it is "
        "crossed</c>.")},
    SentenceCase{"slink.small-loop/clash-of-line", INKLING_TR_NOOP("Rules",
        "<p>%1 lines</p> close a loop, the one <p>%2</p> among them, without the line <p>%3</p>.")},
    SentenceCase{"slink.small-loop/clash-of-clue", INKLING_TR_NOOP("Rules",
        "<p>%1 lines</p> close a loop, the one <p>%2</p> among them, that does not meet <p>%3</p>.")},
    SentenceCase{"slink.small-loop/no-loop", INKLING_TR_NOOP("Rules",
        "Every edge is crossed: there is no loop.")},
    SentenceCase{"slink.loop-closed", INKLING_TR_NOOP("Rules",
        "<p>%1 lines</p> have closed the loop: <c>%2 open edges are crossed</c>.")},
    SentenceCase{"slink.loop-closed/one", INKLING_TR_NOOP("Rules",
        "<p>%1 lines</p> have closed the loop: <c>an open edge is crossed</c>.")},
    SentenceCase{"slink.loop-closed/clash", INKLING_TR_NOOP("Rules",
        "<p>%1 lines</p> have closed the loop, and the line <p>%2</p> is left over.")},
};
// clang-format on
static_assert(loopSayings.size() == LoopSayingCount);

Sentence made(LoopSaying which, std::vector<Argument> arguments)
{
    return {loopSayings[which], std::move(arguments), {}};
}

Argument edgeName(const Tellable &told, int edge)
{
    return placesArgument({edgeWords(told.grid(), edge)});
}

/// A number that lights the lines that it counts.
Argument countOf(const Tellable &told, std::span<const int> lines)
{
    Argument number = numberArgument(std::int64_t(lines.size()));
    for (const int edge : lines)
        number.parts[0].elements.push_back(edgeElement(told.grid(), edge));
    return number;
}

/// Whether these edges make one ring, or would with one more: no dot has one or three of them.
bool isRing(const Grid &grid, std::span<const int> edges)
{
    std::map<int, int> lines;
    for (const int edge : edges) {
        for (const int dot : dotsOfEdge(grid, edge))
            ++lines[dot];
    }
    return std::ranges::all_of(lines, [](const auto &dot) { return dot.second == 2; });
}

/// Takes the line that the others make a ring without from `lines`.
int takeOther(const Tellable &told, std::vector<int> &lines, std::optional<int> closing)
{
    for (std::size_t i = lines.size(); i-- > 0;) {
        std::vector<int> ring = lines;
        ring.erase(ring.begin() + std::ptrdiff_t(i));
        if (closing)
            ring.push_back(*closing);
        if (!isRing(told.grid(), ring))
            continue;
        const int other = lines[i];
        lines.erase(lines.begin() + std::ptrdiff_t(i));
        return other;
    }
    return nowhere;
}

Sentence smallLoop(const Tellable &told)
{
    const Step &step = told.step;
    if (step.premises.empty() || step.premises[0].possible == ValueSet::only(cross))
        return made(NoLoop, {});
    std::vector<int> lines;
    for (const Fact &fact : step.premises)
        lines.push_back(int(fact.unknown));
    const auto clues = told.clueCells();
    if (step.contradiction) {
        const int other = clues.empty() ? takeOther(told, lines, std::nullopt) : nowhere;
        return made(clues.empty() ? ClosedLeavesOut : ClosedUnmet,
                    {countOf(told, lines), edgeName(told, lines.front()),
                     clues.empty() ? edgeName(told, other) : cluesArgument(told.clues, clues)});
    }
    const int closing = int(step.conclusions.front().unknown);
    const int other = clues.empty() ? takeOther(told, lines, closing) : nowhere;
    const Argument end = edgeName(told, closing);
    lines.push_back(closing);
    return made(clues.empty() ? LeavesOut : Unmet,
                {end, countOf(told, lines),
                 clues.empty() ? edgeName(told, other) : cluesArgument(told.clues, clues)});
}

Sentence loopClosed(const Tellable &told)
{
    std::vector<int> lines;
    for (const Fact &fact : told.step.premises)
        lines.push_back(int(fact.unknown));
    if (told.step.contradiction) {
        const int other = takeOther(told, lines, std::nullopt);
        return made(ClosedClash, {countOf(told, lines), edgeName(told, other)});
    }
    const std::size_t count = told.step.conclusions.size();
    if (count == 1)
        return made(ClosedOne, {countOf(told, lines)});
    return made(Closed, {countOf(told, lines), numberArgument(std::int64_t(count))});
}

} // namespace

std::span<const SentenceCase> loopCases()
{
    return loopSayings;
}

Sentence tellLoop(const Tellable &told)
{
    return RuleName(told.step.rule) == RuleName::SmallLoop ? smallLoop(told) : loopClosed(told);
}

} // namespace inkling::slink
