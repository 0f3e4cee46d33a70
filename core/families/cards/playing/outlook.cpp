// SPDX-License-Identifier: MIT
#include "families/cards/playing/outlook.h"

#include "families/cards/playing/table.h"
#include "families/cards/reasoning/completions.h"

namespace inkling::cards {

namespace {

std::string lastLine(const Laid &table)
{
    return table.lines.back();
}

Phrase liveSentence(const Laid &table, const Completions &completions)
{
    if (table.things.size() == 1)
        return {INKLING_TR_NOOP("Phrases", "%1: this is the target"), {lastLine(table)}};
    if (completions.count == 1)
        return {INKLING_TR_NOOP("Phrases", "%1: live, one way left"), {lastLine(table)}};
    return {INKLING_TR_NOOP("Phrases", "%1: live, %2 ways left"),
            {lastLine(table), std::to_string(completions.count)}};
}

Phrase deadSentence(const Hand &hand, const Laid &table, const Completions &completions)
{
    const std::string target = valueText(hand.target);
    if (table.things.size() == 1)
        return {INKLING_TR_NOOP("Phrases", "%1: dead; the target is %2"),
                {lastLine(table), target}};
    const auto &[count, below, above] = completions;
    if (!below.isRefused() && !above.isRefused()) {
        return {INKLING_TR_NOOP("Phrases",
                                "%1: dead; nothing left makes up %2, the nearest are %3 and %4"),
                {lastLine(table), target, valueText(below), valueText(above)}};
    }
    const Fraction &nearest = below.isRefused() ? above : below;
    if (!nearest.isRefused()) {
        return {INKLING_TR_NOOP("Phrases", "%1: dead; nothing left makes up %2, the nearest is %3"),
                {lastLine(table), target, valueText(nearest)}};
    }
    return {INKLING_TR_NOOP("Phrases", "%1: dead; what is left makes nothing at all"),
            {lastLine(table)}};
}

} // namespace

std::optional<Outlook> outlookOf(const Hand &hand, std::span<const Joining> moves,
                                 const StopCondition &stop)
{
    if (moves.empty())
        return std::nullopt;
    const auto table = laidAfter(hand, moves);
    if (!table)
        return std::nullopt;
    std::vector<Fraction> values;
    for (const Laid::Thing &thing : table->things)
        values.push_back(thing.value);
    const auto completions = completionsOf(hand, values, stop);
    if (!completions)
        return std::nullopt;
    const bool isLive = completions->count > 0;
    return Outlook{isLive, completions->count,
                   isLive ? liveSentence(*table, *completions)
                          : deadSentence(hand, *table, *completions)};
}

} // namespace inkling::cards
