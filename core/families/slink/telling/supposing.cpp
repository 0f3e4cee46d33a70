// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/slink/puzzle.h"
#include "families/slink/telling/lists.h"
#include "families/slink/telling/supposition.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

namespace inkling::slink {

namespace {

/// Failures, as in Failure::How, at once and after some marks; then what follows; then the first two
/// failures, with what is known of the clue.
enum class SupposingSaying : std::uint8_t {
    AtOnce,
    AfterMarks = 9,
    Leaves = 18,
    LeavesMore,
    AsKnown,
    Count = AsKnown + 2
};

// clang-format off
constexpr std::array supposingSayings{
    SentenceCase{"slink.suppose/too-many-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would get too many lines.")},
    SentenceCase{"slink.suppose/too-few-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would get too few lines.")},
    SentenceCase{"slink.suppose/three-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would get more than two lines.")},
    SentenceCase{"slink.suppose/end-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then a line would end at <p>%2</p>.")},
    SentenceCase{"slink.suppose/edge-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then there would be both a line and none <p>%2</p>.")},
    SentenceCase{"slink.suppose/cell-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p> would be both inside and outside.")},
    SentenceCase{"slink.suppose/inside-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2 and %3</p>, both inside, would be cut off from each other.")},
    SentenceCase{"slink.suppose/outside-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p>, outside, could not reach the border.")},
    SentenceCase{"slink.suppose/known-at-once", INKLING_TR_NOOP("Rules",
        "Suppose %1: that is against what is known, <p>%2</p>.")},
    SentenceCase{"slink.suppose/too-many", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and <p>%2</p> would get too many lines.")},
    SentenceCase{"slink.suppose/too-few", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and <p>%2</p> would get too few lines.")},
    SentenceCase{"slink.suppose/three", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and <p>%2</p> would get more than two lines.")},
    SentenceCase{"slink.suppose/end", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and a line would end at <p>%2</p>.")},
    SentenceCase{"slink.suppose/edge", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and there would be both a line and none <p>%2</p>.")},
    SentenceCase{"slink.suppose/cell", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and <p>%2</p> would be both inside and outside.")},
    SentenceCase{"slink.suppose/inside", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %4, and <p>%2 and %3</p>, both inside, would be cut off from each other.")},
    SentenceCase{"slink.suppose/outside", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, and <p>%2</p>, outside, could not reach the border.")},
    SentenceCase{"slink.suppose/known", INKLING_TR_NOOP("Rules",
        "Suppose %1: then %3, against what is known, <p>%2</p>.")},
    SentenceCase{"slink.suppose/leaves", INKLING_TR_NOOP("Rules",
        "Only this is left: <c>%1</c>.")},
    SentenceCase{"slink.suppose/leaves-more", INKLING_TR_NOOP("Rules",
        "Only this is left: <c>%1</c>, and with it <c>%2</c>.")},
    SentenceCase{"slink.suppose/too-many-as-known", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p>, with %3, would get too many lines.")},
    SentenceCase{"slink.suppose/too-few-as-known", INKLING_TR_NOOP("Rules",
        "Suppose %1: then <p>%2</p>, with %3, would get too few lines.")},
};
// clang-format on
static_assert(supposingSayings.size() == std::size_t(SupposingSaying::Count));

using Facts = std::vector<Fact>;

/// One of the cases that what is supposed comes to, and why it cannot be.
struct Refuted
{
    Facts supposed;
    Failure failure;
};

/// What a step concludes first, the cases against it, and all else, which follows from that.
struct Refuting
{
    std::size_t first = 0;
    std::vector<Refuted> refuted;
    std::size_t marks = 0;
};

/// The most marks of one case, and of all cases together, with the suppositions: a person follows no
/// more.
struct Most
{
    std::size_t marks;
    std::size_t inAll;
};
constexpr Most usual{6, 9};
/// Of a step that would else be told without its reason: no clue shows it, or the lines run round
/// through several cells.
constexpr Most hidden{8, 14};

bool isHidden(const Tellable &told)
{
    const auto rule = RuleName(told.step.rule);
    return told.clueCells().empty() || rule == RuleName::PairOfCells
           || rule == RuleName::BlockOfCells;
}

/// Tells a step by supposing the opposite of what it concludes.
class Supposing
{
public:
    explicit Supposing(const Tellable &told)
        : m_told(told)
        , m_most(isHidden(told) ? hidden : usual)
    {}

    /// The one with the fewest marks.
    [[nodiscard]] std::optional<Refuting> shortest() const
    {
        std::optional<Refuting> best;
        for (std::size_t i = 0; i < m_told.step.conclusions.size(); ++i) {
            auto refuting = refutation(i);
            if (refuting && (!best || refuting->marks < best->marks))
                best = std::move(refuting);
        }
        return best;
    }

    [[nodiscard]] Sentence tell(const Refuting &refuting) const
    {
        std::vector<Sentence> sentences;
        for (const Refuted &each : refuting.refuted)
            sentences.push_back(failure(each));
        Facts rest = m_told.told();
        const Fact first = rest[refuting.first];
        rest.erase(rest.begin() + std::ptrdiff_t(refuting.first));
        std::vector<Argument> arguments{factsArgument(m_told.terms, std::array{first})};
        if (!rest.empty())
            arguments.push_back(factsArgument(m_told.terms, rest));
        sentences.push_back(made(std::size_t(rest.empty() ? SupposingSaying::Leaves : SupposingSaying::LeavesMore),
                                 std::move(arguments)));
        Sentence whole = std::move(sentences.front());
        whole.more.assign(sentences.begin() + 1, sentences.end());
        return whole;
    }

private:
    static Sentence made(std::size_t which, std::vector<Argument> arguments)
    {
        return {supposingSayings[which], std::move(arguments), {}};
    }
    [[nodiscard]] Fact opposite(const Fact &fact) const
    {
        const bool isCorner = m_told.terms.subject(fact.unknown).kind == Kind::Corner;
        return {fact.unknown, ValueSet::first(isCorner ? 3 : 2) - fact.possible};
    }
    /// Whether all else follows once this is known, as is easily seen.
    [[nodiscard]] bool settlesRest(std::size_t first) const
    {
        const std::array known{m_told.step.conclusions[first]};
        return std::ranges::all_of(m_told.step.conclusions, [&](const Fact &fact) {
            return fact == known.front() || followsEasily(m_told, known, fact);
        });
    }
    [[nodiscard]] static std::size_t marksOf(const std::vector<Refuted> &refuted)
    {
        std::size_t marks = 0;
        for (const Refuted &each : refuted)
            marks += each.failure.marks.size() + each.supposed.size();
        return marks;
    }
    /// In one case, or in several by what is open; none where it takes too much.
    [[nodiscard]] std::vector<Refuted> casesAgainst(const Facts &supposed, int most) const
    {
        const Supposition whole(m_told, supposed);
        if (const auto &failure = whole.failure()) {
            if (failure->marks.size() > m_most.marks)
                return {};
            return {{supposed, *failure}};
        }
        std::vector<Refuted> best;
        for (const auto &halves : most > 1 ? splits(supposed, whole) : std::vector<Halves>()) {
            std::vector<Refuted> refuted = casesAgainst(halves[0], most - 1);
            if (refuted.empty())
                continue;
            auto others = casesAgainst(halves[1], most - int(refuted.size()));
            if (others.empty())
                continue;
            std::ranges::move(others, std::back_inserter(refuted));
            if (best.empty() || marksOf(refuted) < marksOf(best))
                best = std::move(refuted);
        }
        return best;
    }
    using Halves = std::array<Facts, 2>;
    /// The ways to take what is supposed in two cases: a corner by its lines, else by anything open.
    [[nodiscard]] std::vector<Halves> splits(const Facts &supposed, const Supposition &whole) const
    {
        const auto [unknown, counts] = supposed.front();
        const Subject subject = m_told.terms.subject(unknown);
        if (supposed.size() == 1 && subject.kind == Kind::Corner && counts == ValueSet(0b101))
            return {{{{{unknown, ValueSet::only(0)}}, {{unknown, ValueSet::only(2)}}}}};
        if (supposed.size() == 1 && subject.kind == Kind::Corner && counts == ValueSet(0b010)) {
            const auto edges = Spot{false, subject.index}.edges(m_told.grid());
            const auto one = UnknownId(edges[std::size_t(subject.part)]);
            const auto other = UnknownId(edges[std::size_t(subject.part + 3) % 4]);
            const auto [drawn, crossed] = std::pair(ValueSet::only(line), ValueSet::only(cross));
            return {{{{{one, drawn}, {other, crossed}}, {{one, crossed}, {other, drawn}}}}};
        }
        std::vector<Halves> all;
        for (const UnknownId open : whole.open()) {
            Halves halves{supposed, supposed};
            for (const int value : {line, cross})
                halves[value == line ? 0 : 1].push_back({open, ValueSet::only(value)});
            all.push_back(std::move(halves));
        }
        return all;
    }
    [[nodiscard]] std::optional<Refuting> refutation(std::size_t first) const
    {
        if (!settlesRest(first))
            return std::nullopt;
        for (const int most : {1, 2}) {
            auto refuted = casesAgainst({opposite(m_told.step.conclusions[first])}, most);
            const std::size_t marks = marksOf(refuted);
            if (!refuted.empty() && marks <= m_most.inAll)
                return Refuting{first, std::move(refuted), marks};
        }
        return std::nullopt;
    }
    /// Cells of one side that follow each other are named together.
    [[nodiscard]] Argument marksArgument(const Facts &marks) const
    {
        std::vector<Argument::Part> parts;
        for (std::size_t i = 0; i < marks.size();) {
            std::vector<int> cells;
            Colours colours;
            for (; i < marks.size() && m_told.terms.subject(marks[i].unknown).kind == Kind::Cell;
                 ++i) {
                cells.push_back(m_told.terms.subject(marks[i].unknown).index);
                colours[cells.back()] = marks[i].possible.value();
            }
            if (cells.empty())
                parts.push_back(factWords(m_told.terms, marks[i++]));
            else
                std::ranges::move(coloursArgument(m_told.grid(), cells, colours).parts,
                                  std::back_inserter(parts));
        }
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] Argument placeOf(const Failure &failure) const
    {
        const Grid &grid = m_told.grid();
        using How = Failure::How;
        switch (failure.how) {
        case How::TooMany:
        case How::TooFew:
            return placesArgument({clueWords(m_told.clues, failure.place)});
        case How::ThreeAtDot:
        case How::EndsAtDot:
            return placesArgument({dotWords(grid, failure.place)});
        case How::EdgeBoth:
            return placesArgument({edgeWords(grid, failure.place)});
        case How::Known:
            return factsArgument(m_told.terms, std::array{*failure.known});
        case How::CellBoth:
        case How::InsideCut:
        case How::OutsideCut:
            break;
        }
        return placesArgument({cellWords(grid, failure.place)});
    }
    /// Of a clue with too many or too few lines: what the step rests on of its own edges.
    [[nodiscard]] Facts knownOf(const Failure &failure) const
    {
        Facts known;
        if (failure.how != Failure::How::TooMany && failure.how != Failure::How::TooFew)
            return known;
        std::ranges::copy_if(
            m_told.step.premises, std::back_inserter(known), [&](const Fact &fact) {
                return countAt(m_told.terms, Spot{false, failure.place}, fact).has_value();
            });
        return known;
    }
    [[nodiscard]] Sentence failure(const Refuted &refuted) const
    {
        const Failure &failure = refuted.failure;
        std::vector<Argument> arguments{factsArgument(m_told.terms, refuted.supposed),
                                        placeOf(failure)};
        const bool isAtOnce = failure.marks.empty();
        if (const Facts known = knownOf(failure); isAtOnce && !known.empty()) {
            arguments.push_back(aroundArgument(m_told.terms, Spot{false, failure.place}, known));
            return made(std::size_t(SupposingSaying::AsKnown) + std::size_t(failure.how),
                        std::move(arguments));
        }
        if (failure.how == Failure::How::InsideCut)
            arguments.push_back(cellsArgument(m_told.grid(), std::array{failure.other}));
        if (!isAtOnce)
            arguments.push_back(marksArgument(failure.marks));
        const auto start = std::size_t(isAtOnce ? SupposingSaying::AtOnce : SupposingSaying::AfterMarks);
        return made(start + std::size_t(failure.how), std::move(arguments));
    }

    const Tellable &m_told;
    Most m_most;
};

} // namespace

std::span<const SentenceCase> supposingCases()
{
    return supposingSayings;
}

Sentence tellSupposing(const Tellable &told)
{
    if (told.step.contradiction || told.step.conclusions.size() > mostNamed)
        return {};
    const Supposing supposing(told);
    const auto shortest = supposing.shortest();
    return shortest ? supposing.tell(*shortest) : Sentence();
}

} // namespace inkling::slink
