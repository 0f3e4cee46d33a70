// SPDX-License-Identifier: MIT
#include "families/cards/reasoning/sentences.h"

#include "families/cards/reasoning/rules.h"

#include <algorithm>
#include <array>
#include <utility>

namespace inkling::cards {

namespace {

enum class Case : std::uint8_t {
    Numbers,
    Faces,
    Values,
    FewValues,
    LeftOver,
    SplitOne,
    SplitOneOnly,
    SplitTwo,
    SplitTwoOnly,
    Merge,
    Whole,
    Single,
    Closest,
    Most,
    Least,
    OneCard,
    Impossible,
    Unmade,
    Count
};

// clang-format off
constexpr std::array cases{
    SentenceCase{"cards.card/numbers", INKLING_TR_NOOP("Rules",
        "<p>Each card</p> makes <c>the number on it</c>.")},
    SentenceCase{"cards.card/faces", INKLING_TR_NOOP("Rules",
        "<p>Each card</p> makes <c>its number</c>: %1.")},
    SentenceCase{"cards.values", INKLING_TR_NOOP("Rules",
        "<p>The cards</p> can be taken %1 at a time in %2 ways: they make <c>%3 different values</c>.")},
    SentenceCase{"cards.values/few", INKLING_TR_NOOP("Rules",
        "<p>The cards</p>, taken %1 at a time, make nothing but <c>%2</c>.")},
    SentenceCase{"cards.left-over", INKLING_TR_NOOP("Rules",
        "<p>%1</p> can be made with %2 of the %3 cards: <c>the others stay aside</c>.")},
    SentenceCase{"cards.split/one", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is %2: so <c>%3 must make %4</c>.")},
    SentenceCase{"cards.split/one-only", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is %2: so <c>%3 must make %4</c>. No other way to split these cards leads to "
        "it.")},
    SentenceCase{"cards.split/two", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is %2: so <c>%3 must make %4, and %5 must make %6</c>.")},
    SentenceCase{"cards.split/two-only", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is %2: so <c>%3 must make %4, and %5 must make %6</c>. No other way to split "
        "these cards leads to it.")},
    SentenceCase{"cards.merge", INKLING_TR_NOOP("Rules",
        "<p>%1</p> is <c>%2</c>.")},
    SentenceCase{"cards.whole", INKLING_TR_NOOP("Rules",
        "<p>This is the target</p>: <c>%1 = %2</c>.")},
    SentenceCase{"cards.single", INKLING_TR_NOOP("Rules",
        "<p>This card</p> is the target: <c>%1</c>.")},
    SentenceCase{"cards.closest", INKLING_TR_NOOP("Rules",
        "<p>The cards</p> come no closer to %1 than <c>%2 = %3</c> and <c>%4 = %5</c>.")},
    SentenceCase{"cards.most", INKLING_TR_NOOP("Rules",
        "<p>The cards</p> make %3 at most, and not %1: <c>%2 = %3</c>.")},
    SentenceCase{"cards.least", INKLING_TR_NOOP("Rules",
        "<p>The cards</p> make %3 at least, and not %1: <c>%2 = %3</c>.")},
    SentenceCase{"cards.closest/one-card", INKLING_TR_NOOP("Rules",
        "<p>The card</p> makes <c>%2</c>, and not %1.")},
    SentenceCase{"cards.impossible", INKLING_TR_NOOP("Rules",
        "<p>The cards make nothing closer</p>: <c>%1 cannot be made</c>.")},
    SentenceCase{"cards.unmade", INKLING_TR_NOOP("Rules",
        "However <p>the cards</p> are joined, they do not make %1: <c>it cannot be made</c>.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(Case::Count));

/// Makes the sentence of one step.
class Telling
{
public:
    Telling(const Plan &plan, ElementId target, const Step &step)
        : m_plan(plan)
        , m_target(target)
        , m_step(step)
    {}

    [[nodiscard]] Sentence sentence() const
    {
        switch (RuleName(m_step.rule)) {
        case RuleName::Card:
            return card();
        case RuleName::Values:
            return values();
        case RuleName::LeftOver:
            return made(Case::LeftOver, {target(), given(1), given(2)});
        case RuleName::TargetSplit:
        case RuleName::PartSplit:
            return split();
        case RuleName::Merge:
            return made(Case::Merge,
                        {formulaArgument(givenText(0) + ' ' + givenText(1) + ' ' + givenText(2)),
                         given(3)});
        case RuleName::Whole:
            return made(Case::Whole, {given(0), target()});
        case RuleName::Single:
            return made(Case::Single, {target()});
        case RuleName::Closest:
            return made(Case::Closest, {target(), given(1), given(2), given(3), given(4)});
        case RuleName::Most:
            return farthest(Case::Most);
        case RuleName::Least:
            return farthest(Case::Least);
        case RuleName::Impossible:
            return made(Case::Impossible, {target()});
        case RuleName::Unmade:
            return made(Case::Unmade, {target()});
        case RuleName::Count:
            break;
        }
        return {};
    }

private:
    [[nodiscard]] static Sentence made(Case which, std::vector<Argument> arguments)
    {
        return {cases[std::size_t(which)], std::move(arguments), {}};
    }
    [[nodiscard]] const std::string &givenText(std::size_t place) const
    {
        return m_step.arguments[place];
    }
    [[nodiscard]] Argument given(std::size_t place) const
    {
        return formulaArgument(givenText(place));
    }
    [[nodiscard]] Argument target() const
    {
        return formulaArgument(m_plan.hand().target.text(), {m_target});
    }
    [[nodiscard]] std::string face(int card) const
    {
        return faceOf(m_plan.hand().cards[std::size_t(card)]);
    }

    [[nodiscard]] Sentence farthest(Case which) const
    {
        if (m_plan.hand().size() == 1)
            return made(Case::OneCard, {target(), given(2)});
        return made(which, {target(), given(1), given(2)});
    }

    /// Each of them where they are few.
    [[nodiscard]] Sentence values() const
    {
        constexpr std::size_t numbers = 3;
        if (m_step.arguments.size() == numbers)
            return made(Case::Values, {given(1), given(0), given(2)});
        Argument each{Argument::Kind::Formula, Argument::Joint::And, {}};
        for (std::size_t i = numbers; i < m_step.arguments.size(); ++i) {
            const std::string &value = givenText(i);
            const bool isNegative = value.starts_with('-');
            each.parts.push_back(
                {{"%1", {isNegative ? "\u2212" + value.substr(1) : value}}, {}});
        }
        return made(Case::FewValues, {given(1), std::move(each)});
    }

    /// The aces and faces among the cards, each once.
    [[nodiscard]] Sentence card() const
    {
        std::vector<Argument::Part> faces;
        for (int card = 0; card < m_plan.hand().size(); ++card) {
            const std::string number = std::to_string(m_plan.hand().cards[std::size_t(card)]);
            if (face(card) == number)
                continue;
            const Phrase words{INKLING_TR_NOOP("Phrases", "%1 is %2"), {face(card), number}};
            const auto same = std::ranges::find(faces, words, &Argument::Part::words);
            if (same == faces.end())
                faces.push_back({words, {ElementId(card)}});
            else
                same->elements.push_back(ElementId(card));
        }
        if (faces.empty())
            return made(Case::Numbers, {});
        return made(Case::Faces, {placesArgument(std::move(faces))});
    }

    [[nodiscard]] Argument cards(std::uint32_t set) const
    {
        std::vector<Argument::Part> parts;
        for (int card = 0; set >> card != 0; ++card) {
            if ((set >> card & 1) != 0)
                parts.push_back({{"%1", {face(card)}}, {ElementId(card)}});
        }
        return placesArgument(std::move(parts));
    }

    [[nodiscard]] Sentence split() const
    {
        std::vector<Argument> arguments{
            given(0), formulaArgument(givenText(3) + ' ' + givenText(4) + ' ' + givenText(5))};
        for (const Fact &fact : m_step.conclusions) {
            const Subject subject = m_plan.terms().subject(fact.unknown);
            const Part &part = m_plan.parts()[std::size_t(subject.index)];
            arguments.push_back(cards(part.cards));
            arguments.push_back(formulaArgument(part.value.text()));
        }
        const bool isOnly = givenText(1) == "1" && areAllWaysCounted();
        const bool isOne = m_step.conclusions.size() == 1;
        const Case which = isOne ? (isOnly ? Case::SplitOneOnly : Case::SplitOne)
                                 : (isOnly ? Case::SplitTwoOnly : Case::SplitTwo);
        return made(which, std::move(arguments));
    }

    /// Whether the ways that were counted are all ways to part the cards of the part that is split.
    [[nodiscard]] bool areAllWaysCounted() const
    {
        const int child = m_plan.terms().subject(m_step.conclusions.front().unknown).index;
        const auto whole = std::ranges::find_if(m_plan.parts(), [&](const Part &part) {
            return part.left == child || part.right == child;
        });
        const int ways = (1 << (std::popcount(whole->cards) - 1)) - 1;
        return givenText(2) == std::to_string(ways);
    }

    const Plan &m_plan;
    ElementId m_target;
    const Step &m_step;
};

} // namespace

std::span<const SentenceCase> sentences()
{
    return cases;
}

Sentence sentenceOf(const Plan &plan, ElementId target, const Step &step)
{
    return Telling(plan, target, step).sentence();
}

} // namespace inkling::cards
