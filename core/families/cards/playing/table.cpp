// SPDX-License-Identifier: MIT
#include "families/cards/playing/table.h"

#include "families/cards/playing/layout.h"
#include "puzzle/typedsigns.h"

#include <algorithm>
#include <set>

namespace inkling::cards {

namespace {

constexpr std::string_view allSigns = "+-*/^";

std::string operandText(const Fraction &value)
{
    return value.isWhole() && !value.isNegative() ? value.text() : '(' + valueText(value) + ')';
}

bool isExchangeable(Sign sign)
{
    return sign == Sign::Plus || sign == Sign::Times;
}

/// The part that two parts are joined into; -1 for none.
int partOf(std::span<const Part> parts, Sign sign, int left, int right)
{
    const auto isIt = [&](const Part &part) {
        return part.card < 0 && part.sign == sign
               && ((part.left == left && part.right == right)
                   || (isExchangeable(sign) && part.left == right && part.right == left));
    };
    const auto found = std::ranges::find_if(parts, isIt);
    return left < 0 || right < 0 || found == parts.end() ? -1 : int(found - parts.begin());
}

Laid dealt(const Hand &hand, std::span<const Part> parts)
{
    Laid laid;
    for (int card = 0; card < hand.size(); ++card) {
        const int number = hand.cards[std::size_t(card)];
        const auto part = std::ranges::find(parts, card, &Part::card);
        laid.things.push_back({.place = card,
                               .value = Fraction(number),
                               .text = std::to_string(number),
                               .tokens = {card},
                               .part = part == parts.end() ? -1 : int(part - parts.begin())});
    }
    return laid;
}

std::optional<Phrase> objection(const Hand &hand, const Laid::Thing &left, Sign sign,
                                const Laid::Thing &right)
{
    const Fraction value = apply(sign, left.value, right.value);
    const std::string line
        = typesetSigns(operandText(left.value) + signCharacter(sign) + operandText(right.value));
    if (value.isRefused() && sign == Sign::Over)
        return Phrase{INKLING_TR_NOOP("Phrases", "%1: nothing can be divided by 0"), {line}};
    if (value.isRefused())
        return Phrase{INKLING_TR_NOOP("Phrases", "%1: this has no valid value"), {line}};
    if (hand.choices.integers && !value.isWhole()) {
        return Phrase{INKLING_TR_NOOP("Phrases", "%1 = %2: only whole numbers are allowed"),
                      {line, valueText(value)}};
    }
    return std::nullopt;
}

Laid::Thing joined(const Laid::Thing &left, Sign sign, const Laid::Thing &right, int place,
                   std::span<const Part> parts, int cards)
{
    Laid::Thing thing{.place = place,
                      .value = apply(sign, left.value, right.value),
                      .text = joinedText(sign, left.text, left.binding, right.text, right.binding),
                      .binding = bindingOf(sign),
                      .tokens = left.tokens,
                      .part = partOf(parts, sign, left.part, right.part),
                      .isDealt = false};
    thing.tokens.insert(thing.tokens.end(), right.tokens.begin(), right.tokens.end());
    thing.tokens.push_back(Tokens{cards}.token(sign));
    return thing;
}

/// Looks for the target through all ways to join what lies on the table.
class Search
{
public:
    Search(const Hand &hand, int nextPlace, const StopCondition &stop)
        : m_hand(hand)
        , m_stop(stop)
        , m_nextPlace(nextPlace)
    {}

    struct Thing
    {
        Fraction value;
        int place;
    };
    [[nodiscard]] bool find(const std::vector<Thing> &things)
    {
        const auto isTarget = [this](const Thing &thing) { return thing.value == m_hand.target; };
        if (things.size() == 1 || m_hand.choices.some) {
            if (std::ranges::any_of(things, isTarget))
                return true;
        }
        if (things.size() == 1 || stopped() || (things.size() > 2 && isSeen(things)))
            return false;
        for (std::size_t left = 0; left < things.size(); ++left) {
            for (std::size_t right = 0; right < things.size(); ++right) {
                if (left != right && findFrom(things, left, right))
                    return true;
            }
        }
        return false;
    }
    [[nodiscard]] const std::vector<Joining> &moves() const { return m_moves; }

private:
    [[nodiscard]] bool findFrom(const std::vector<Thing> &things, std::size_t left,
                                std::size_t right)
    {
        for (int s = 0; s < signCount; ++s) {
            const Sign sign = Sign(s);
            if ((isExchangeable(sign) && left > right)
                || (sign == Sign::Power && !m_hand.choices.exponents))
                continue;
            const Fraction value = apply(sign, things[left].value, things[right].value);
            if (value.isRefused() || (m_hand.choices.integers && !value.isWhole()))
                continue;
            std::vector<Thing> after{{value, m_nextPlace + int(m_moves.size())}};
            for (std::size_t i = 0; i < things.size(); ++i) {
                if (i != left && i != right)
                    after.push_back(things[i]);
            }
            m_moves.push_back({things[left].place, things[right].place, signCharacter(sign)});
            if (find(after))
                return true;
            m_moves.pop_back();
        }
        return false;
    }

    /// Whether things with these values were seen before, in any order.
    [[nodiscard]] bool isSeen(const std::vector<Thing> &things)
    {
        std::vector<Fraction> values;
        for (const Thing &thing : things)
            values.push_back(thing.value.inLowestTerms());
        std::ranges::sort(values, [](const Fraction &a, const Fraction &b) { return a < b; });
        std::vector<std::int64_t> numbers;
        for (const Fraction &value : values) {
            numbers.push_back(value.numerator());
            numbers.push_back(value.denominator());
        }
        return !m_seen.insert(std::move(numbers)).second;
    }

    [[nodiscard]] bool stopped()
    {
        m_isStopped = m_isStopped || m_stop.stopped();
        return m_isStopped;
    }

    const Hand &m_hand;
    const StopCondition &m_stop;
    int m_nextPlace;
    bool m_isStopped = false;
    std::vector<Joining> m_moves;
    std::set<std::vector<std::int64_t>> m_seen;
};

/// The moves that finish the shown answer. Requires: all joined things are parts of it.
std::vector<Joining> ledOn(const Laid &laid, std::span<const Part> parts, int nextPlace)
{
    std::vector<Joining> moves;
    std::vector<int> places(parts.size(), -1);
    for (const Laid::Thing &thing : laid.things) {
        if (thing.part >= 0)
            places[std::size_t(thing.part)] = thing.place;
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const Part &part = parts[i];
        if (part.card >= 0 || places[i] >= 0 || std::ranges::count(laid.made, int(i)) > 0)
            continue;
        places[i] = nextPlace + int(moves.size());
        moves.push_back({places[std::size_t(part.left)], places[std::size_t(part.right)],
                         signCharacter(part.sign)});
    }
    return moves;
}

} // namespace

std::string valueText(const Fraction &value)
{
    const std::string text = value.text();
    return value.isNegative() ? "\u2212" + text.substr(1) : text;
}

tl::expected<Laid, Phrase> laidAfter(const Hand &hand, std::span<const Joining> moves,
                                     std::span<const Part> parts)
{
    Laid laid = dealt(hand, parts);
    int place = hand.size();
    for (const Joining &move : moves) {
        const std::size_t sign = allSigns.find(move.sign);
        const auto left = std::ranges::find(laid.things, move.left, &Laid::Thing::place);
        const auto right = std::ranges::find(laid.things, move.right, &Laid::Thing::place);
        if (left == right || left == laid.things.end() || right == laid.things.end()
            || sign == std::string_view::npos
            || (Sign(sign) == Sign::Power && !hand.choices.exponents)) {
            return tl::unexpected(
                Phrase{INKLING_TR_NOOP("Phrases", "these two cannot be joined like this"), {}});
        }
        if (auto no = objection(hand, *left, Sign(sign), *right))
            return tl::unexpected(*std::move(no));
        Laid::Thing thing = joined(*left, Sign(sign), *right, place++, parts, hand.size());
        laid.lines.push_back(
            typesetSigns(operandText(left->value) + move.sign + operandText(right->value)) + " = "
            + valueText(thing.value));
        if (thing.part >= 0)
            laid.made.push_back(thing.part);
        *left = std::move(thing);
        laid.things.erase(right);
    }
    return laid;
}

tl::expected<Table, Phrase> tableOf(const Plan &plan, std::span<const Joining> moves)
{
    const Hand &hand = plan.hand();
    auto laid = laidAfter(hand, moves, plan.parts());
    if (!laid)
        return tl::unexpected(std::move(laid.error()));
    const Layout layout(hand, plan.answer() ? &*plan.answer() : nullptr);
    Table table{.things = {},
                .lines = std::move(laid->lines),
                .target = valueText(hand.target),
                .signs = allSigns.substr(0, hand.choices.exponents ? 5 : 4),
                .answer = {},
                .facts = {}};
    for (Laid::Thing &thing : laid->things) {
        const std::string value = valueText(thing.value);
        table.things.push_back(
            {.place = thing.place,
             .face = thing.isDealt ? faceOf(hand.cards[std::size_t(thing.place)]) : value,
             .value = value,
             .expression = thing.isDealt ? std::string() : typesetSigns(thing.text),
             .element = thing.isDealt     ? ElementId(thing.place)
                        : thing.part >= 0 ? layout.nodes[std::size_t(thing.part)]
                                          : noElement});
        if (!table.answer && thing.value == hand.target
            && (laid->things.size() == 1 || hand.choices.some)) {
            const Tokens tokens{hand.size()};
            thing.tokens.resize(std::size_t(tokens.count()), tokens.blank());
            table.answer = Answer{{thing.tokens.begin(), thing.tokens.end()}};
        }
    }
    const Terms &terms = plan.terms();
    for (const int i : laid->made) {
        const Part &part = plan.parts()[std::size_t(i)];
        table.facts.push_back({terms.part(i), ValueSet::only(made)});
        table.facts.push_back({terms.branch(part.left), ValueSet::only(yes)});
        table.facts.push_back({terms.branch(part.right), ValueSet::only(yes)});
    }
    return table;
}

std::optional<std::vector<Joining>> continuationOf(const Plan &plan, std::span<const Joining> moves,
                                                   const StopCondition &stop)
{
    const Hand &hand = plan.hand();
    const auto laid = laidAfter(hand, moves, plan.parts());
    if (!laid)
        return std::nullopt;
    const int nextPlace = hand.size() + int(moves.size());
    if (plan.answer() && laid->made.size() == moves.size())
        return ledOn(*laid, plan.parts(), nextPlace);
    if (!plan.answer() && plan.isSettled())
        return std::nullopt;
    Search search(hand, nextPlace, stop);
    std::vector<Search::Thing> things;
    for (const Laid::Thing &thing : laid->things)
        things.push_back({thing.value, thing.place});
    if (!search.find(things))
        return std::nullopt;
    return search.moves();
}

} // namespace inkling::cards
