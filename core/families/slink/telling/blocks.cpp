// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <bit>
#include <optional>

namespace inkling::slink {

namespace {

enum BlockSaying : std::uint8_t {
    TooMany,
    TooFew,
    ThreeAtDot,
    EndsAtDot,
    WithTooMany,
    WithTooFew,
    WithThreeAtDot,
    WithEndsAtDot,
    NotMet,
    NotAllMet,
    NotAtDots,
    Clash,
    BlockSayingCount
};

// clang-format off
constexpr std::array blockSayings{
    SentenceCase{"slink.pair-of-cells/too-many", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would get too many lines. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/too-few", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would get too few lines. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/three", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would get more than two lines. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/end", INKLING_TR_NOOP("Rules",
        "Suppose %1: then a line would end at <p>%2</p>. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/with-too-many", INKLING_TR_NOOP("Rules",
        "Suppose %1: then, with <p>%4</p> met, <p>%2</p> would get too many lines. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/with-too-few", INKLING_TR_NOOP("Rules",
        "Suppose %1: then, with <p>%4</p> met, <p>%2</p> would get too few lines. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/with-three", INKLING_TR_NOOP("Rules",
        "Suppose %1: then, with <p>%4</p> met, <p>%2</p> would get more than two lines. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/with-end", INKLING_TR_NOOP("Rules",
        "Suppose %1: then, with <p>%4</p> met, a line would end at <p>%2</p>. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/clue", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> could not be met. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/clues", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> could not all be met. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/dots", INKLING_TR_NOOP("Rules",
        "Suppose %1: then no way to draw the lines would fit all of <p>%2</p>. So <c>%3</c>.")},
    SentenceCase{"slink.pair-of-cells/clash", INKLING_TR_NOOP("Rules",
        "No way is left to draw the lines that fits all of <p>%1</p>.")},
};
// clang-format on
static_assert(blockSayings.size() == BlockSayingCount);

Sentence made(BlockSaying which, std::vector<Argument> arguments)
{
    return {blockSayings[which], std::move(arguments), {}};
}

/// The possible numbers of lines among some edges.
struct Bound
{
    std::vector<int> edges;
    ValueSet counts;
};

/// The lines that some bounds leave, found by trying.
class Drawing
{
public:
    explicit Drawing(std::vector<Bound> bounds)
        : m_bounds(std::move(bounds))
    {
        for (const Bound &bound : m_bounds)
            addEdges(bound.edges);
    }

    /// The numbers of lines that these edges can have.
    [[nodiscard]] ValueSet countsOf(const std::vector<int> &edges)
    {
        addEdges(edges);
        m_values.assign(m_edges.size(), -1);
        m_found = ValueSet();
        m_asked = edges;
        draw(0);
        return m_found;
    }

private:
    void addEdges(const std::vector<int> &edges)
    {
        for (const int edge : edges) {
            if (std::ranges::find(m_edges, edge) == m_edges.end())
                m_edges.push_back(edge);
        }
    }
    [[nodiscard]] int valueOf(int edge) const
    {
        return m_values[std::size_t(std::ranges::find(m_edges, edge) - m_edges.begin())];
    }
    [[nodiscard]] bool fits(const Bound &bound) const
    {
        int lines = 0;
        int open = 0;
        for (const int edge : bound.edges) {
            lines += valueOf(edge) == 1 ? 1 : 0;
            open += valueOf(edge) < 0 ? 1 : 0;
        }
        for (int count = lines; count <= lines + open; ++count) {
            if (bound.counts.contains(count))
                return true;
        }
        return false;
    }
    void draw(std::size_t next)
    {
        if (!std::ranges::all_of(m_bounds, [&](const Bound &bound) { return fits(bound); }))
            return;
        if (next == m_edges.size()) {
            int lines = 0;
            for (const int edge : m_asked)
                lines += valueOf(edge);
            m_found = m_found | ValueSet::only(lines);
            return;
        }
        for (const int value : {0, 1}) {
            m_values[next] = value;
            draw(next + 1);
        }
        m_values[next] = -1;
    }

    std::vector<Bound> m_bounds;
    std::vector<int> m_edges;
    std::vector<int> m_values; ///< by the place in m_edges; -1 while open
    std::vector<int> m_asked;
    ValueSet m_found;
};

std::vector<int> onBoard(const Grid &grid, const Spot &spot)
{
    std::vector<int> edges;
    for (const int edge : spot.edges(grid)) {
        if (edge != nowhere)
            edges.push_back(edge);
    }
    return edges;
}

/// The bound that a fact about an edge or a corner states.
Bound boundOf(const Tellable &told, const Fact &fact)
{
    const Subject subject = told.terms.subject(fact.unknown);
    if (subject.kind == Kind::Edge)
        return {{subject.index}, fact.possible};
    const auto edges = Spot{false, subject.index}.edges(told.grid());
    return {{edges[std::size_t(subject.part)], edges[std::size_t(subject.part + 3) % 4]},
            fact.possible};
}

struct Rest
{
    Argument::Part name;
    Bound bound;
    bool isDot;
};

std::vector<Rest> constraintsOf(const Tellable &told)
{
    std::vector<Rest> rests;
    for (const int cell : told.clueCells())
        rests.push_back({clueWords(told.clues, cell),
                         {onBoard(told.grid(), {false, cell}), ValueSet::only(told.clueAt(cell))},
                         false});
    for (const int dot : told.dots())
        rests.push_back({dotWords(told.grid(), dot),
                         {onBoard(told.grid(), {true, dot}), ValueSet(0b101)},
                         true});
    return rests;
}

/// The opposite of what a step concludes: the other values.
Fact opposite(const Tellable &told, const Fact &news)
{
    const bool isEdge = told.terms.subject(news.unknown).kind == Kind::Edge;
    return {news.unknown, ValueSet::first(isEdge ? 2 : 3) - news.possible};
}

/// The clues, without one of the constraints.
Argument cluesBut(const std::vector<Rest> &rests, std::size_t left)
{
    std::vector<Argument::Part> parts;
    for (std::size_t i = 0; i < rests.size(); ++i) {
        if (i != left && !rests[i].isDot)
            parts.push_back(rests[i].name);
    }
    return placesArgument(std::move(parts));
}

/// The sentence about a clue or a dot that must fail when all others hold.
std::optional<Sentence> failure(const Tellable &told, const std::vector<Rest> &rests,
                                const std::vector<Argument> &around)
{
    const Fact supposed = opposite(told, told.step.conclusions.front());
    for (std::size_t i = 0; i < rests.size(); ++i) {
        std::vector<Bound> bounds{boundOf(told, supposed)};
        for (const Fact &fact : told.step.premises)
            bounds.push_back(boundOf(told, fact));
        for (std::size_t j = 0; j < rests.size(); ++j) {
            if (j != i)
                bounds.push_back(rests[j].bound);
        }
        const ValueSet counts = Drawing(std::move(bounds)).countsOf(rests[i].bound.edges);
        const auto [number, isDot] = std::pair(rests[i].bound.counts.value(), rests[i].isDot);
        const auto tell = [&](BlockSaying which) {
            std::vector<Argument> arguments{around[0], placesArgument({rests[i].name}), around[1]};
            const Argument others = cluesBut(rests, i);
            if (others.parts.empty())
                return made(which, std::move(arguments));
            arguments.push_back(others);
            return made(BlockSaying(which + WithTooMany - TooMany), std::move(arguments));
        };
        if (counts.empty())
            continue;
        if (!isDot && counts.value() > number)
            return tell(TooMany);
        if (!isDot && counts.within(ValueSet::first(number)))
            return tell(TooFew);
        if (isDot && counts == ValueSet::only(1))
            return tell(EndsAtDot);
        if (isDot && counts.value() > 2)
            return tell(ThreeAtDot);
    }
    return std::nullopt;
}

Argument namesOf(const std::vector<Rest> &rests)
{
    std::vector<Argument::Part> parts;
    for (const Rest &rest : rests)
        parts.push_back(rest.name);
    return placesArgument(std::move(parts));
}

} // namespace

std::span<const SentenceCase> blockCases()
{
    return blockSayings;
}

Sentence tellBlock(const Tellable &told)
{
    const std::vector<Rest> rests = constraintsOf(told);
    const Argument clues = cluesBut(rests, rests.size());
    const bool hasClues = !clues.parts.empty();
    if (told.step.contradiction)
        return hasClues ? made(Clash, {clues}) : Sentence();
    const std::vector<Argument> around{
        factsArgument(told.terms, std::array{opposite(told, told.step.conclusions.front())}),
        factsArgument(told.terms, told.told())};
    if (auto sentence = failure(told, rests, around))
        return *std::move(sentence);
    const BlockSaying which = !hasClues ? NotAtDots : clues.parts.size() == 1 ? NotMet : NotAllMet;
    return made(which, {around[0], hasClues ? clues : namesOf(rests), around[1]});
}

} // namespace inkling::slink
