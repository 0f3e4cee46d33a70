// SPDX-License-Identifier: MIT
#include "families/cards/model.h"

#include "families/cards/checker.h"
#include "families/cards/reasoning/reasoner.h"
#include "families/cards/reasoning/rules.h"
#include "families/cards/reasoning/sentences.h"
#include "puzzle/typedsigns.h"

#include <nlohmann/json.hpp>

namespace inkling::cards {

namespace {

using Json = nlohmann::ordered_json;

Json jsonSet(std::uint32_t set)
{
    Json list = Json::array();
    for (int card = 0; set >> card != 0; ++card) {
        if ((set >> card & 1) != 0)
            list.push_back(card);
    }
    return list;
}

Json makingJson(std::uint32_t cards, const Fraction &value, const std::string &text)
{
    return {{"cards", jsonSet(cards)}, {"make", value.text()}, {"as", text}};
}

std::uint32_t cardsOf(const Hand &hand, const Answer &answer)
{
    return partsOf(hand.cards, answer)->back().cards;
}

} // namespace

std::string cardList(const Hand &hand, std::uint32_t set)
{
    std::string text;
    for (int card = 0; set >> card != 0; ++card) {
        if ((set >> card & 1) == 0)
            continue;
        if (!text.empty())
            text += ' ';
        text += faceOf(hand.cards[std::size_t(card)]);
    }
    return text;
}

CardsModel::CardsModel(std::shared_ptr<const Plan> plan)
    : m_plan(std::move(plan))
    , m_layout(m_plan->hand(), m_plan->answer() ? &*m_plan->answer() : nullptr)
{}

const Part &CardsModel::part(int index) const
{
    return m_plan->parts()[std::size_t(index)];
}

UnknownId CardsModel::mainCount() const
{
    return m_plan->terms().tokenCount();
}

std::vector<ValueSet> CardsModel::initial() const
{
    const Hand &hand = m_plan->hand();
    const Terms &terms = m_plan->terms();
    const Tokens tokens{hand.size()};
    ValueSet token = ValueSet::first(tokens.token(Sign::Power));
    if (hand.choices.exponents)
        token = token | ValueSet::only(tokens.token(Sign::Power));
    if (hand.choices.some)
        token = token | ValueSet::only(tokens.blank());
    std::vector<ValueSet> initial(terms.unknownCount(), ValueSet::first(2));
    std::fill_n(initial.begin(), terms.tokenCount(), token);
    std::fill_n(initial.begin() + terms.part(0), terms.parts, ValueSet::first(3));
    return initial;
}

bool CardsModel::isAnswer(const Answer &answer) const
{
    return !fault(m_plan->hand(), answer);
}

bool CardsModel::isMilestone(UnknownId unknown) const
{
    const Subject subject = m_plan->terms().subject(unknown);
    return subject.kind == Kind::Token
           || (subject.kind == Kind::Part && part(subject.index).card < 0);
}

const std::optional<Findings::Closest> &CardsModel::closest(Kind kind) const
{
    const Findings &findings = *m_plan->findings({});
    return kind == Kind::Below ? findings.below : findings.above;
}

// ---- for programs

std::vector<Json> CardsModel::json(const Fact &fact) const
{
    const Hand &hand = m_plan->hand();
    const Subject subject = m_plan->terms().subject(fact.unknown);
    const std::size_t index = std::size_t(subject.index);
    switch (subject.kind) {
    case Kind::Token:
        if (subject.index > 0 || !m_plan->answer())
            return {};
        return {makingJson(m_plan->parts().back().cards, hand.target, m_plan->parts().back().text)};
    case Kind::Card:
        return {makingJson(1U << index, Fraction(hand.cards[index]),
                           std::to_string(hand.cards[index]))};
    case Kind::Level:
        return {
            Json{{"size", subject.index}, {"values", m_plan->findings({})->valuesOfSize[index]}}};
    case Kind::Count:
        return {Json{{"cards", jsonSet(std::uint32_t(index))},
                     {"values", m_plan->findings({})->valuesOfSet[index]}}};
    case Kind::Part: {
        const Part &subjectPart = part(subject.index);
        Json object = makingJson(subjectPart.cards, subjectPart.value, subjectPart.text);
        if (fact.possible != ValueSet::only(made))
            object.erase("as");
        return {object};
    }
    case Kind::Branch:
        for (const Part &above : m_plan->parts()) {
            if (above.left == subject.index || above.right == subject.index)
                return {Json{{"cards", jsonSet(part(subject.index).cards)},
                             {"into", jsonSet(above.cards)}}};
        }
        return {};
    case Kind::Below:
    case Kind::Above: {
        const auto &value = closest(subject.kind);
        if (!value)
            return {};
        return {makingJson(cardsOf(hand, value->answer), value->value, value->text)};
    }
    case Kind::Gap: {
        const auto side
            = [&](Kind kind) { return closest(kind) ? Json(closest(kind)->value.text()) : Json(); };
        return {Json{{"between", Json::array({side(Kind::Below), side(Kind::Above)})}}};
    }
    }
    return {};
}

Json CardsModel::json(ConstraintId constraint) const
{
    if (constraint == Terms::targetConstraint)
        return {{"target", m_plan->hand().target.text()}};
    if (constraint == Terms::cardsConstraint)
        return {{"cards", true}};
    return {{"card", constraint - Terms::cardConstraint(0)}};
}

// ---- for people

Phrase CardsModel::describeToken(int token, ValueSet possible) const
{
    const Tokens tokens{m_plan->hand().size()};
    const std::string place = std::to_string(token + 1);
    const int value = possible.single() ? possible.value() : -1;
    const auto &answer = m_plan->answer();
    if (answer && value == answer->values[std::size_t(token)]) {
        return {INKLING_TR_NOOP("Phrases", "the answer reads %1"),
                {typesetSigns(m_plan->parts().back().text)}};
    }
    if (value < 0)
        return {INKLING_TR_NOOP("Phrases", "place %1 of the expression is open"), {place}};
    if (tokens.isCard(value)) {
        return {INKLING_TR_NOOP("Phrases", "%1 stands in place %2 of the expression"),
                {faceOf(m_plan->hand().cards[std::size_t(value)]), place}};
    }
    if (tokens.isSign(value)) {
        return {INKLING_TR_NOOP("Phrases", "%1 stands in place %2 of the expression"),
                {typesetSigns(std::string(1, signCharacter(tokens.sign(value)))), place}};
    }
    return {INKLING_TR_NOOP("Phrases", "place %1 of the expression is blank"), {place}};
}

Phrase CardsModel::describePart(const Part &subject, ValueSet possible) const
{
    const std::string list = cardList(m_plan->hand(), subject.cards);
    if (possible == ValueSet::only(made)) {
        return {INKLING_TR_NOOP("Phrases", "%1 make %2 as %3"),
                {list, subject.value.text(), typesetSigns(subject.text)}};
    }
    return {INKLING_TR_NOOP("Phrases", "%1 can make %2"), {list, subject.value.text()}};
}

Phrase CardsModel::describe(const Fact &fact) const
{
    const Hand &hand = m_plan->hand();
    const Subject subject = m_plan->terms().subject(fact.unknown);
    const std::size_t index = std::size_t(subject.index);
    switch (subject.kind) {
    case Kind::Token:
        return describeToken(subject.index, fact.possible);
    case Kind::Card:
        return {INKLING_TR_NOOP("Phrases", "the card %1 is %2"),
                {faceOf(hand.cards[index]), std::to_string(hand.cards[index])}};
    case Kind::Level:
        return {INKLING_TR_NOOP("Phrases", "sets of %1 cards make %2 values in all"),
                {std::to_string(index), std::to_string(m_plan->findings({})->valuesOfSize[index])}};
    case Kind::Count:
        return {INKLING_TR_NOOP("Phrases", "%1 make %2 values"),
                {cardList(hand, std::uint32_t(index)),
                 std::to_string(m_plan->findings({})->valuesOfSet[index])}};
    case Kind::Part:
        return describePart(part(subject.index), fact.possible);
    case Kind::Branch:
        for (const Part &above : m_plan->parts()) {
            if (above.left == subject.index || above.right == subject.index)
                return describePart(above, ValueSet::only(made));
        }
        return describePart(part(subject.index), ValueSet::only(made));
    case Kind::Below:
    case Kind::Above:
        if (const auto &value = closest(subject.kind)) {
            return {INKLING_TR_NOOP("Phrases", "%1 = %2 can be made"),
                    {typesetSigns(value->text), value->value.text()}};
        }
        return {INKLING_TR_NOOP("Phrases", "nothing can be made on this side of the target"), {}};
    case Kind::Gap:
        break;
    }
    return {INKLING_TR_NOOP("Phrases", "nothing comes closer to %1"), {hand.target.text()}};
}

Phrase CardsModel::describe(ConstraintId constraint) const
{
    const Hand &hand = m_plan->hand();
    if (constraint == Terms::targetConstraint)
        return {INKLING_TR_NOOP("Phrases", "the target is %1"), {hand.target.text()}};
    if (constraint == Terms::cardsConstraint) {
        if (hand.choices.some)
            return {INKLING_TR_NOOP("Phrases", "no card is used twice"), {}};
        return {INKLING_TR_NOOP("Phrases", "every card is used once"), {}};
    }
    const std::size_t card = constraint - Terms::cardConstraint(0);
    return {INKLING_TR_NOOP("Phrases", "the card %1"), {faceOf(hand.cards[card])}};
}

Phrase CardsModel::describeCount(UnknownId count) const
{
    if (count == 1)
        return {INKLING_TR_NOOP("Phrases", "1 place of the expression"), {}};
    return {INKLING_TR_NOOP("Phrases", "%1 places of the expression"),
            {std::to_string(count)}};
}

// ---- on the board

/// A card that has its place is inked where it lies; a sign is inked as what it makes.
std::optional<Mark> CardsModel::tokenMark(int token, ValueSet possible) const
{
    if (!possible.single())
        return std::nullopt;
    const Tokens tokens{m_plan->hand().size()};
    const int value = possible.value();
    if (tokens.isCard(value)) {
        return Mark{.element = ElementId(value),
                    .look = Look::Text,
                    .text = faceOf(m_plan->hand().cards[std::size_t(value)])};
    }
    const auto &answer = m_plan->answer();
    if (tokens.isSign(value) && answer && answer->values[std::size_t(token)] == value) {
        return Mark{.element = m_layout.nodes[std::size_t(token)],
                    .look = Look::Text,
                    .text = part(token).value.text()};
    }
    // A blank, or a sign of another answer than the one drawn, has no place but the target's.
    return Mark{
        .element = m_layout.target, .look = Look::Text, .text = m_plan->hand().target.text()};
}

Noun CardsModel::noun(ConstraintId constraint) const
{
    if (constraint == Terms::targetConstraint)
        return {INKLING_TR_NOOP("Phrases", "the target"), {}};
    if (constraint == Terms::cardsConstraint)
        return {INKLING_TR_NOOP("Phrases", "all the cards"), {}};
    return {INKLING_TR_NOOP("Phrases", "one card"), INKLING_TR_NOOP("Phrases", "%1 cards")};
}

Noun CardsModel::noun(const Fact &) const
{
    return {INKLING_TR_NOOP("Phrases", "one value"), INKLING_TR_NOOP("Phrases", "%1 values")};
}

std::optional<Mark> CardsModel::mark(const Fact &fact) const
{
    const Subject subject = m_plan->terms().subject(fact.unknown);
    const std::size_t index = std::size_t(subject.index);
    if (subject.kind == Kind::Token)
        return tokenMark(subject.index, fact.possible);
    if (subject.kind == Kind::Part && part(subject.index).card < 0
        && fact.possible.within(canBeMade)) {
        return Mark{.element = m_layout.nodes[index],
                    .look = Look::Text,
                    .text = part(subject.index).value.text(),
                    .main = false};
    }
    if (fact.possible != ValueSet::only(yes))
        return std::nullopt;
    switch (subject.kind) {
    case Kind::Card:
        return Mark{.element = ElementId(index),
                    .look = Look::Text,
                    .text = faceOf(m_plan->hand().cards[index]),
                    .main = false};
    case Kind::Branch:
        if (m_layout.branches[index] == noElement)
            return std::nullopt;
        return Mark{.element = m_layout.branches[index], .look = Look::Joined, .main = false};
    case Kind::Below:
    case Kind::Above:
        if (const auto &value = closest(subject.kind)) {
            return Mark{.element = subject.kind == Kind::Below ? m_layout.below : m_layout.above,
                        .look = Look::Text,
                        .text = value->value.text(),
                        .main = false};
        }
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::vector<ElementId> CardsModel::elements(ConstraintId constraint) const
{
    if (constraint == Terms::targetConstraint)
        return {m_layout.target};
    std::vector<ElementId> elements;
    for (int card = 0; card < m_plan->hand().size(); ++card) {
        if (constraint == Terms::cardsConstraint || constraint == Terms::cardConstraint(card))
            elements.push_back(ElementId(card));
    }
    return elements;
}

/// Whether it is known which two parts a part is joined from: the part is made, or one of the two
/// is wanted.
bool CardsModel::isOpened(int index, const Knowledge &knowledge) const
{
    const Terms &terms = m_plan->terms();
    if (knowledge.possible(terms.part(index)) == ValueSet::only(made))
        return true;
    const Part &subject = part(index);
    return std::ranges::any_of(std::array{subject.left, subject.right}, [&](int child) {
        return part(child).card < 0 && knowledge.possible(terms.part(child)).within(canBeMade);
    });
}

/// A part as far as it is known: what is not opened yet stands as its value.
std::string CardsModel::written(int index, const Knowledge &knowledge) const
{
    std::vector<std::pair<std::string, Binding>> texts;
    for (int i = 0; i <= index; ++i) {
        const Part &one = part(i);
        if (one.card >= 0 || !isOpened(i, knowledge)) {
            const bool isNumber = one.value.isWhole() && !one.value.isNegative();
            texts.emplace_back(one.value.text(), isNumber ? Binding::Number : Binding::Sum);
            continue;
        }
        const auto &[left, leftBinding] = texts[std::size_t(one.left)];
        const auto &[right, rightBinding] = texts[std::size_t(one.right)];
        std::string text = joinedText(one.sign, left, leftBinding, right, rightBinding);
        texts.emplace_back(std::move(text), bindingOf(one.sign));
    }
    return texts.back().first;
}

/// Each in a line of its own.
std::vector<Caption> CardsModel::captionsOfClosest(const Knowledge &knowledge) const
{
    std::vector<Caption> captions;
    if (knowledge.possible(m_plan->terms().gap()) != ValueSet::only(yes))
        return captions;
    for (const Kind side : {Kind::Below, Kind::Above}) {
        if (const auto &value = closest(side)) {
            const ElementId line
                = captions.empty() ? m_layout.expression : m_layout.secondExpression;
            captions.push_back({line, typesetSigns(value->text) + " = " + value->value.text()});
        }
    }
    return captions;
}

std::vector<Caption> CardsModel::captions(const Knowledge &knowledge) const
{
    const int count = int(m_plan->parts().size());
    if (count == 0)
        return captionsOfClosest(knowledge);
    if (count == 1)
        return {};
    std::vector<Caption> captions;
    for (int i = 0; i < count; ++i) {
        // A sign stands where its lines meet.
        const bool isMade = knowledge.possible(m_plan->terms().part(i)) == ValueSet::only(made);
        if (part(i).card < 0 && isMade) {
            captions.push_back({m_layout.signs[std::size_t(i)],
                                typesetSigns(std::string(1, signCharacter(part(i).sign)))});
        }
    }
    if (isOpened(count - 1, knowledge)) {
        const bool isDone
            = knowledge.possible(m_plan->terms().part(count - 1)) == ValueSet::only(made);
        captions.push_back({m_layout.expression, typesetSigns(written(count - 1, knowledge)) + " = "
                                                     + m_plan->hand().target.text()});
        if (isDone)
            captions.push_back({m_layout.target, {}, true});
    }
    return captions;
}

std::vector<Beat> CardsModel::finale(const Answer &answer) const
{
    const auto parts = partsOf(m_plan->hand().cards, answer);
    const bool isDrawn = m_plan->answer() == answer;
    std::vector<Beat> beats;
    for (std::size_t i = 0; i < parts->size(); ++i) {
        const Part &one = (*parts)[i];
        if (one.card >= 0 && parts->size() > 1)
            continue;
        Beat beat;
        if (one.card >= 0) {
            beat.elements = {ElementId(one.card)};
        } else if (isDrawn) {
            for (const int child : {one.left, one.right}) {
                beat.elements.push_back(m_layout.nodes[std::size_t(child)]);
                beat.elements.push_back(m_layout.branches[std::size_t(child)]);
            }
            beat.elements.push_back(m_layout.nodes[i]);
        } else {
            for (int card = 0; card < m_plan->hand().size(); ++card) {
                if ((one.cards >> card & 1) != 0)
                    beat.elements.push_back(ElementId(card));
            }
        }
        beat.captions = {{m_layout.expression, typesetSigns(one.text) + " = " + one.value.text()}};
        beats.push_back(std::move(beat));
    }
    return beats;
}

std::span<const Rule> CardsModel::rules() const
{
    return cards::rules();
}

Sentence CardsModel::sentence(const Step &step, const Knowledge &) const
{
    return sentenceOf(*m_plan, m_layout.target, step);
}

std::span<const SentenceCase> CardsModel::sentences() const
{
    return cards::sentences();
}

std::unique_ptr<Reasoner> CardsModel::reasoner() const
{
    return makeReasoner(m_plan);
}

} // namespace inkling::cards
