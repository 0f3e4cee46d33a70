// SPDX-License-Identifier: MIT
#include "families/cards/outlook.h"

#include "families/cards/expression.h"
#include "families/cards/model.h"
#include "families/cards/reasoning/completions.h"
#include "families/typedsigns.h"

#include <string_view>

namespace inkling::cards {

namespace {

/// What lies on the table, and what the last move made.
struct Table
{
    std::vector<Fraction> values;
    std::string last;
};

std::string valueText(const Fraction &value)
{
    const std::string text = value.text();
    return value.isNegative() ? "\u2212" + text.substr(1) : text;
}

std::string operandText(const Fraction &value)
{
    const std::string text = value.text();
    return value.isWhole() && !value.isNegative() ? text : '(' + text + ')';
}

/// Nothing where a move cannot be made.
std::optional<Table> tableAfter(const Hand &hand, std::span<const Joining> moves)
{
    Table table;
    std::vector<std::optional<Fraction>> places;
    for (const int card : hand.cards)
        places.emplace_back(Fraction(card));
    for (const Joining &move : moves) {
        const std::size_t sign = std::string_view("+-*/^").find(move.sign);
        const auto isThere = [&](int place) {
            return place >= 0 && place < int(places.size()) && places[std::size_t(place)];
        };
        if (move.left == move.right || !isThere(move.left) || !isThere(move.right)
            || sign == std::string_view::npos
            || (Sign(sign) == Sign::Power && !hand.choices.exponents))
            return std::nullopt;
        auto &left = places[std::size_t(move.left)];
        auto &right = places[std::size_t(move.right)];
        const Fraction value = apply(Sign(sign), *left, *right);
        if (value.isRefused() || (hand.choices.integers && !value.isWhole()))
            return std::nullopt;
        table.last = typesetSigns(operandText(*left) + move.sign + operandText(*right)) + " = "
                     + valueText(value);
        left.reset();
        right.reset();
        places.emplace_back(value);
    }
    for (const auto &value : places) {
        if (value)
            table.values.push_back(*value);
    }
    return table;
}

Phrase liveSentence(const Table &table, const Completions &completions)
{
    if (table.values.size() == 1)
        return {INKLING_TR_NOOP("Phrases", "%1: this is the target"), {table.last}};
    if (completions.count == 1)
        return {INKLING_TR_NOOP("Phrases", "%1: live, one completion left"), {table.last}};
    return {INKLING_TR_NOOP("Phrases", "%1: live, %2 completions left"),
            {table.last, std::to_string(completions.count)}};
}

Phrase deadSentence(const Hand &hand, const Table &table, const Completions &completions)
{
    const std::string target = valueText(hand.target);
    if (table.values.size() == 1)
        return {INKLING_TR_NOOP("Phrases", "%1: dead; the target is %2"), {table.last, target}};
    const auto &[count, below, above] = completions;
    if (!below.isRefused() && !above.isRefused()) {
        return {INKLING_TR_NOOP("Phrases",
                                "%1: dead; nothing left makes up %2, the nearest are %3 and %4"),
                {table.last, target, valueText(below), valueText(above)}};
    }
    const Fraction &nearest = below.isRefused() ? above : below;
    if (!nearest.isRefused()) {
        return {INKLING_TR_NOOP("Phrases", "%1: dead; nothing left makes up %2, the nearest is %3"),
                {table.last, target, valueText(nearest)}};
    }
    return {INKLING_TR_NOOP("Phrases", "%1: dead; what is left makes nothing at all"),
            {table.last}};
}

} // namespace

std::optional<Outlook> outlookOf(const Hand &hand, std::span<const Joining> moves,
                                 const StopCondition &stop)
{
    const auto table = moves.empty() ? std::nullopt : tableAfter(hand, moves);
    const auto completions = table ? completionsOf(hand, table->values, stop) : std::nullopt;
    if (!completions)
        return std::nullopt;
    const bool isLive = completions->count > 0;
    return Outlook{isLive, completions->count,
                   isLive ? liveSentence(*table, *completions)
                          : deadSentence(hand, *table, *completions)};
}

} // namespace inkling::cards
