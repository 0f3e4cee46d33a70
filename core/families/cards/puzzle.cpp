// SPDX-License-Identifier: MIT
#include "families/cards/puzzle.h"

#include "families/cards/checker.h"
#include "families/cards/family.h"
#include "families/cards/model.h"
#include "families/cards/playing/outlook.h"
#include "families/cards/playing/table.h"
#include "families/cards/rating.h"
#include "families/cards/search/solver.h"
#include "puzzle/typedsigns.h"

#include <array>
#include <cassert>

namespace inkling::cards {

namespace {

/// The longest time to search for the answer that a board is drawn for.
constexpr std::chrono::seconds longestPlanning{2};

} // namespace

std::span<const Option> choices()
{
    static constexpr std::array all{
        Option{"exponents", INKLING_TR_NOOP("Options", "Exponents")},
        Option{"integers", INKLING_TR_NOOP("Options", "Whole numbers only")},
        Option{"some", INKLING_TR_NOOP("Options", "Cards may be left over")},
    };
    return all;
}

CardsPuzzle::CardsPuzzle(Hand hand, std::optional<Answer> lead)
    : m_hand(std::move(hand))
    , m_lead(std::move(lead))
    , m_plan([this] { return planned(); })
{
    assert(m_hand.size() >= 1 && m_hand.size() <= maxCards);
}

std::shared_ptr<const Plan> CardsPuzzle::planned() const
{
    const StopCondition stop({}, StopCondition::Clock::now() + longestPlanning);
    auto answer = m_lead ? m_lead : easiest(stop);
    if (!answer)
        answer = leadingAnswer(m_hand, stop);
    return std::make_shared<const Plan>(m_hand, answer, answer || !stop.stopped());
}

const Family &CardsPuzzle::family() const
{
    return cards::family();
}

Board CardsPuzzle::board() const
{
    const auto &answer = m_plan.get()->answer();
    return Layout(m_hand, answer ? &*answer : nullptr).board;
}

std::unique_ptr<Model> CardsPuzzle::model() const
{
    return std::make_unique<CardsModel>(m_plan.get());
}

Phrase CardsPuzzle::describe(ElementId element) const
{
    if (int(element) < m_hand.size()) {
        return {INKLING_TR_NOOP("Phrases", "card %1 of %2: %3"),
                {std::to_string(element + 1), std::to_string(m_hand.size()),
                 faceOf(m_hand.cards[element])}};
    }
    const auto &answer = m_plan.get()->answer();
    const Layout layout(m_hand, answer ? &*answer : nullptr);
    if (element == layout.target)
        return {INKLING_TR_NOOP("Phrases", "the target %1"), {m_hand.target.text()}};
    if (element == layout.expression || element == layout.secondExpression)
        return {INKLING_TR_NOOP("Phrases", "the expression"), {}};
    const int part = layout.partAt(element);
    if (part < 0)
        return {INKLING_TR_NOOP("Phrases", "the place of a value close to the target"), {}};
    const std::string cards = cardList(m_hand, layout.parts[std::size_t(part)].cards);
    switch (layout.board.kind(element)) {
    case ElementKind::Edge:
        return {INKLING_TR_NOOP("Phrases", "the branch up from %1"), {cards}};
    case ElementKind::Label:
        return {INKLING_TR_NOOP("Phrases", "the sign that joins %1"), {cards}};
    default:
        return {INKLING_TR_NOOP("Phrases", "what %1 make"), {cards}};
    }
}

Solution CardsPuzzle::solve(Search search, const StopCondition &stop) const
{
    return cards::solve(m_hand, search, stop);
}

std::vector<Answer> CardsPuzzle::answers(std::size_t most, const StopCondition &stop) const
{
    return listAnswers(m_hand, most, stop);
}

std::shared_ptr<const Puzzle> CardsPuzzle::toward(const Answer &answer) const
{
    assert(!fault(answer));
    return std::make_shared<const CardsPuzzle>(m_hand, answer);
}

std::optional<Answer> CardsPuzzle::easiest(const StopCondition &stop) const
{
    const auto rated = ratingOf(m_hand, stop);
    return rated ? std::optional(rated->easiest) : std::nullopt;
}

std::optional<Outlook> CardsPuzzle::outlook(std::span<const Joining> moves,
                                            const StopCondition &stop) const
{
    return outlookOf(m_hand, moves, stop);
}

tl::expected<Table, Phrase> CardsPuzzle::table(std::span<const Joining> moves) const
{
    return tableOf(*m_plan.get(), moves);
}

std::optional<std::vector<Joining>> CardsPuzzle::continuation(std::span<const Joining> moves,
                                                              const StopCondition &stop) const
{
    return continuationOf(*m_plan.get(), moves, stop);
}

std::shared_ptr<const Puzzle> CardsPuzzle::withOptions(std::uint32_t options) const
{
    Hand hand = m_hand;
    hand.choices = Choices::fromBits(options);
    return std::make_shared<const CardsPuzzle>(std::move(hand));
}

std::optional<Rating> CardsPuzzle::rating(const Deduction &deduction,
                                          const StopCondition &stop) const
{
    const auto hand = ratingOf(m_hand, stop);
    if (!hand)
        return std::nullopt;
    Rating rating = rate(deduction.trace);
    rating.value = hand->value;
    rating.difficulty = difficultyOf(hand->value);
    const auto written
        = [&](const Answer &answer) { return partsOf(m_hand.cards, answer)->back().text; };
    const auto &shown = m_plan.get()->answer();
    const std::string easiest = written(hand->easiest);
    if (shown && written(*shown) == easiest) {
        rating.reason = {
            INKLING_TR_NOOP(
                "Phrases", "Of the answers compared, the one explained takes the least reckoning."),
            {}};
    } else {
        rating.reason = {INKLING_TR_NOOP("Phrases", "As hard to find as the easiest answer: %1."),
                         {typesetSigns(easiest)}};
    }
    return rating;
}

std::optional<AnswerFault> CardsPuzzle::fault(const Answer &answer) const
{
    return cards::fault(m_hand, answer);
}

std::string CardsPuzzle::text() const
{
    std::string text;
    for (const int card : m_hand.cards)
        text += std::to_string(card) + ' ';
    text += "= " + m_hand.target.text();
    for (std::size_t i = 0; i < choices().size(); ++i) {
        if ((m_hand.choices.bits() >> i & 1) != 0)
            text += ' ' + std::string(choices()[i].id);
    }
    return text + '\n';
}

std::string CardsPuzzle::answerText(int, const Answer *answer) const
{
    const auto parts = answer ? partsOf(m_hand.cards, *answer) : std::nullopt;
    if (!parts)
        return "No solution\n";
    return parts->back().text + " = " + m_hand.target.text() + '\n';
}

} // namespace inkling::cards
