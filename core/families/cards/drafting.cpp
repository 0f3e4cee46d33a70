// SPDX-License-Identifier: MIT
#include "families/cards/drafting.h"

#include "families/cards/playing/layout.h"
#include "families/cards/puzzle.h"
#include "families/cards/search/solver.h"
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace inkling::cards {

namespace {

/// A card's box is not there without a text.
constexpr std::string_view blankFace = "\u00A0";

std::int64_t numberOf(std::string_view digits)
{
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// A target as written, taken apart; any part may still be missing.
struct Target
{
    bool isNegative = false;
    std::string_view above;
    bool hasStroke = false;
    std::string_view below;

    explicit Target(std::string_view text)
        : isNegative(text.starts_with('-'))
    {
        text.remove_prefix(isNegative ? 1 : 0);
        const std::size_t stroke = text.find('/');
        above = text.substr(0, stroke);
        hasStroke = stroke != std::string_view::npos;
        below = hasStroke ? text.substr(stroke + 1) : std::string_view();
    }

    [[nodiscard]] bool isWhole() const { return !above.empty() && hasStroke != below.empty(); }
    [[nodiscard]] Fraction value() const
    {
        const std::int64_t numerator = numberOf(above);
        return Fraction(isNegative ? -numerator : numerator, hasStroke ? numberOf(below) : 1)
            .inLowestTerms();
    }
};

bool isUpTo(std::string_view digits, std::int64_t most)
{
    return digits.size() <= std::to_string(most).size() && numberOf(digits) <= most;
}

std::optional<std::string> writtenCard(std::string_view typed)
{
    constexpr std::string_view faces = "AJQKajqk";
    constexpr std::array<std::string_view, 4> numbers{"1", "11", "12", "13"};
    const std::size_t face = typed.size() == 1 ? faces.find(typed[0]) : std::string_view::npos;
    if (face != std::string_view::npos)
        return std::string(numbers[face % numbers.size()]);
    const bool isCard = isNumber(typed) && typed[0] != '0' && isUpTo(typed, maxNumber);
    return isCard ? std::optional(std::string(typed)) : std::nullopt;
}

std::optional<std::string> writtenTarget(std::string_view typed)
{
    const std::string plain = plainSigns(typed);
    const Target target(plain);
    const std::string_view above = withoutLeadingZeros(target.above);
    const bool isAboveRight
        = above.empty() ? !target.hasStroke : isNumber(above) && isUpTo(above, maxTarget);
    const bool isBelowRight
        = target.below.empty()
          || (isNumber(target.below) && target.below[0] != '0' && isUpTo(target.below, maxTarget));
    if (!isAboveRight || !isBelowRight)
        return std::nullopt;
    std::string text(target.isNegative ? "-" : "");
    text += above;
    if (target.hasStroke)
        text += '/';
    return text += target.below;
}

/// The hand of a draft, with aces for missing cards and 0 for a missing target.
Hand handOf(const Draft &draft)
{
    Hand hand;
    hand.choices = Choices::fromBits(draft.options);
    for (int card = 0; card < draft.size.columns; ++card) {
        const std::string &text = draft.texts[std::size_t(card)];
        hand.cards.push_back(text.empty() ? 1 : int(numberOf(text)));
    }
    const Target target(draft.texts.back());
    hand.target = target.isWhole() ? target.value() : Fraction(0);
    return hand;
}

void dealCards(Draft &draft, RandomSource &random)
{
    const auto cards = std::span(draft.texts).first(std::size_t(draft.size.columns));
    std::vector<int> numbers;
    for (auto left = std::ranges::count(cards, std::string()); left > 0; --left)
        numbers.push_back(random.between(1, king));
    std::ranges::sort(numbers, std::greater());
    for (std::string &text : cards) {
        if (!text.empty())
            continue;
        text = std::to_string(numbers.back());
        numbers.pop_back();
    }
}

bool canMakeTarget(const Hand &hand, const StopCondition &stop)
{
    return countAnswers(hand, 1, stop) > 0;
}

/// The game's target if the hand can make it, else a random one that it can make, else its sum.
Fraction dealTarget(Hand hand, RandomSource &random, const StopCondition &stop)
{
    constexpr int tries = 30;
    constexpr int mostAtRandom = 200;
    hand.target = Fraction(usualTarget(hand.size()));
    for (int i = 0; i < tries && !canMakeTarget(hand, stop) && !stop.stopped(); ++i)
        hand.target = Fraction(random.between(1, mostAtRandom));
    if (canMakeTarget(hand, stop))
        return hand.target;
    return Fraction(std::accumulate(hand.cards.begin(), hand.cards.end(), std::int64_t{0}));
}

class CardsDrafting final : public Drafting
{
public:
    SizeForm sizeForm() const override { return SizeForm::Count; }
    BoardSize smallest() const override { return {1, 1}; }
    BoardSize largest() const override { return {1, maxCards}; }
    BoardSize usual() const override { return {1, 4}; }
    std::optional<Phrase> expectedInstead(BoardSize size) const override
    {
        return expectedSize(size, smallest(), largest());
    }
    std::vector<SheetPlace> places(BoardSize size) const override;
    std::uint32_t options() const override { return (1U << choices().size()) - 1; }

    std::optional<std::string> written(const Draft &draft, PlaceId place,
                                       std::string_view typed) const override
    {
        if (typed.empty())
            return std::string();
        return int(place) < draft.size.columns ? writtenCard(typed) : writtenTarget(typed);
    }
    std::vector<std::string> values(const Draft &, PlaceId) const override { return {}; }

    Board board(const Draft &draft) const override;
    ElementId element(const Draft &, PlaceId place) const override { return ElementId(place); }
    std::optional<PlaceId> place(const Draft &draft, ElementId element) const override
    {
        return element < draft.texts.size() ? std::optional(PlaceId(element)) : std::nullopt;
    }
    Phrase describe(const Draft &draft, PlaceId place) const override
    {
        if (int(place) == draft.size.columns)
            return {INKLING_TR_NOOP("Phrases", "the target"), {}};
        return {INKLING_TR_NOOP("Phrases", "card %1 of %2"),
                {std::to_string(place + 1), std::to_string(draft.size.columns)}};
    }

    std::string inShort(const Draft &draft) const override;
    Draft draft(const Puzzle &puzzle) const override;
    Drawn puzzle(const Draft &draft) const override;
    /// A hand has no order that would mean anything.
    bool turns(Turn, BoardSize) const override { return false; }
    /// Cards up to the king, and 24 or 163 where they can make it.
    std::optional<Draft> dealt(const Draft &draft, RandomSource &random,
                               const StopCondition &stop) const override;
};

std::vector<SheetPlace> CardsDrafting::places(BoardSize size) const
{
    std::vector<SheetPlace> places;
    for (int card = 0; card < size.columns; ++card)
        places.push_back({PlaceRole::Cell, double(card), 0});
    places.push_back({PlaceRole::Board, 0, 0});
    return places;
}

/// The cards as they are dealt, whatever the answer is.
Board CardsDrafting::board(const Draft &draft) const
{
    const Hand hand = handOf(draft);
    const Layout layout(hand, nullptr);
    Board board;
    for (ElementId element = 0; element < layout.board.size(); ++element) {
        std::string text = layout.board.text(element);
        if (element == layout.target)
            text = draft.texts.back();
        else if (int(element) < hand.size() && draft.texts[element].empty())
            text = blankFace;
        board.add(layout.board.kind(element), layout.board.outline(element), std::move(text));
    }
    return board;
}

/// The hand as it is held, and what it is to make.
std::string CardsDrafting::inShort(const Draft &draft) const
{
    std::string text;
    for (int card = 0; card < draft.size.columns; ++card) {
        const std::string &number = draft.texts[std::size_t(card)];
        text += number.empty() ? "_ " : faceOf(int(numberOf(number))) + ' ';
    }
    const std::string &target = draft.texts.back();
    return text + "\u2192\u00a0" + (target.empty() ? "_" : typesetSigns(target));
}

Draft CardsDrafting::draft(const Puzzle &puzzle) const
{
    const Hand &hand = static_cast<const CardsPuzzle &>(puzzle).hand();
    Draft draft;
    draft.size = {1, hand.size()};
    draft.options = hand.choices.bits();
    for (const int card : hand.cards)
        draft.texts.push_back(std::to_string(card));
    draft.texts.push_back(hand.target.text());
    return draft;
}

Drawn CardsDrafting::puzzle(const Draft &draft) const
{
    std::vector<ElementId> blanks;
    for (PlaceId card = 0; int(card) < draft.size.columns; ++card) {
        if (draft.texts[card].empty())
            blanks.push_back(element(draft, card));
    }
    std::vector<DraftFault> faults;
    if (!blanks.empty()) {
        faults.push_back(
            countedFault(std::move(blanks), {INKLING_TR_NOOP("Phrases", "one card is blank"),
                                             INKLING_TR_NOOP("Phrases", "%1 cards are blank")}));
    }
    if (!Target(draft.texts.back()).isWhole()) {
        faults.push_back(
            {{ElementId(draft.size.columns)},
             {draft.texts.back().empty() ? INKLING_TR_NOOP("Phrases", "the target is missing")
                                         : INKLING_TR_NOOP("Phrases", "the target is incomplete"),
              {}}});
    }
    if (!faults.empty())
        return tl::unexpected(std::move(faults));
    return std::make_shared<const CardsPuzzle>(handOf(draft));
}

std::optional<Draft> CardsDrafting::dealt(const Draft &draft, RandomSource &random,
                                          const StopCondition &stop) const
{
    int triesLeft = 20;
    Draft result;
    const bool hasTarget = Target(draft.texts.back()).isWhole();
    do {
        result = draft;
        dealCards(result, random);
        if (!hasTarget)
            result.texts.back() = std::to_string(usualTarget(draft.size.columns));
        if (canMakeTarget(handOf(result), stop))
            return result;
    } while (--triesLeft > 0 && !stop.stopped());
    if (!hasTarget)
        result.texts.back() = dealTarget(handOf(result), random, stop).text();
    return result;
}

} // namespace

const Drafting &drafting()
{
    static const CardsDrafting instance;
    return instance;
}

} // namespace inkling::cards
