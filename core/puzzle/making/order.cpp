// SPDX-License-Identifier: MIT
#include "puzzle/making/order.h"

#include "logic/model/generalrules.h"
#include "logic/teaching/techniques.h"
#include "puzzle/explanation.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"
#include "puzzle/making/pattern.h"
#include "puzzle/thinning.h"

#include <algorithm>

namespace inkling {

namespace {

using NameOf = std::function<std::string(const Rule &)>;

bool isIn(std::span<const std::string_view> ids, std::string_view id)
{
    return std::ranges::find(ids, id) != ids.end();
}

/// The named rules alone explain most puzzles, at a small part of the whole ladder's cost, and then
/// tell the same path.
Techniques techniquesIn(const Puzzle &puzzle, const StopCondition &stop)
{
    const auto rules = puzzle.family().rules();
    if (!puzzle.joinable()) {
        const Deduction deduction = deduce(*puzzle.model(), stop);
        if (deduction.outcome == Outcome::Solved)
            return techniquesOf(rules, deduction.trace);
    }
    return techniquesOf(rules, explain(puzzle, stop).deduction.trace);
}

const Rule &ruleNamed(const Family &family, std::string_view id)
{
    const std::vector<const Rule *> rules = orderableRules(family);
    return **std::ranges::find_if(rules, [&](const Rule *rule) { return rule->id == id; });
}

/// Whether each step by the rule costs what the rule does: not those of general rules, whose cost
/// is that of their chain, nor links.
bool costIsFixed(const Family &family, const Rule &rule)
{
    return !rule.isLinkOnly && !rule.hasOwnCosts
           && std::ranges::count(family.rules(), rule.id, &Rule::id) > 0;
}

/// The most that a step costs in a puzzle in which only the rules are met that the order allows;
/// nothing where that cannot be told.
std::optional<double> dearestStep(const Family &family, const Order &order)
{
    if (!order.only || isJoinable(family))
        return std::nullopt;
    double dearest = 0;
    for (const std::string_view id : *order.only) {
        const Rule &rule = ruleNamed(family, id);
        if (!costIsFixed(family, rule))
            return std::nullopt;
        dearest = std::max(dearest, rule.cost);
    }
    return dearest;
}

std::optional<Phrase> faultOfRules(const Family &family, const Order &order, const NameOf &nameOf)
{
    for (const std::string_view id : order.needs) {
        const auto about = [&](std::string_view text) {
            return Phrase{text, {nameOf(ruleNamed(family, id))}};
        };
        if (isIn(order.without, id))
            return about(INKLING_TR_NOOP("Phrases", "%1 is both needed and avoided."));
        if (order.only && !isIn(*order.only, id))
            return about(INKLING_TR_NOOP("Phrases", "%1 is needed, but is not among the only rules "
                                                    "that are allowed."));
    }
    if (order.only && std::ranges::all_of(*order.only, [&](std::string_view id) {
            return isIn(order.without, id);
        }))
        return Phrase{INKLING_TR_NOOP("Phrases", "No rule is left that is allowed."), {}};
    return std::nullopt;
}

std::optional<Phrase> faultOfRatings(const Family &family, const Wish &wish, const NameOf &nameOf)
{
    const Span<double> wanted = wantedRatings(wish);
    if (wanted.from > wanted.to)
        return Phrase{INKLING_TR_NOOP("Phrases", "No rating is at least %1 and at most %2."),
                      {shownRatingText(wanted.from), shownRatingText(wanted.to)}};
    if (isJoinable(family))
        return std::nullopt;
    // The reader may meet the rule only where a step of this cost, at least, shows the opposite fail.
    constexpr double costOfRefutation = 4.0;
    for (const std::string_view id : wish.order.needs) {
        const Rule &rule = ruleNamed(family, id);
        const double least = costIsFixed(family, rule)
                                 ? leastRatingWith(std::min(rule.cost, costOfRefutation))
                                 : 0;
        if (least > wanted.to)
            return Phrase{INKLING_TR_NOOP("Phrases", "A puzzle that needs %1 is rated %2 or more; "
                                                     "at most %3 is ordered."),
                          {nameOf(rule), shownRatingText(least), shownRatingText(wanted.to)}};
    }
    const auto dearest = dearestStep(family, wish.order);
    const double most = dearest ? shownRating(mostRatingWith(*dearest)) : wanted.from;
    if (most < wanted.from)
        return Phrase{INKLING_TR_NOOP("Phrases",
                                      "By these rules alone no puzzle is rated above %1; "
                                      "at least %2 is ordered."),
                      {shownRatingText(most), shownRatingText(wanted.from)}};
    return std::nullopt;
}

std::optional<Phrase> faultOfPattern(const Wish &wish)
{
    const std::vector<bool> &pattern = *wish.order.pattern;
    const BoardSize size = wish.size;
    if (pattern.size() != std::size_t(size.rows) * std::size_t(size.columns))
        return Phrase{INKLING_TR_NOOP("Phrases", "The pattern has another size than the board."),
                      {}};
    for (const auto &group : symmetricGroups(size, wish.symmetry)) {
        for (const int cell : group) {
            if (pattern[std::size_t(cell)] != pattern[std::size_t(group.front())])
                return Phrase{
                    INKLING_TR_NOOP("Phrases", "The pattern is not symmetric as ordered."), {}};
        }
    }
    const auto count = int(std::ranges::count(pattern, true));
    if (wish.order.clues && !wish.order.clues->has(count))
        return Phrase{INKLING_TR_NOOP("Phrases", "The pattern has %1 clues; another number is "
                                                 "ordered."),
                      {std::to_string(count)}};
    return std::nullopt;
}

std::optional<Phrase> faultOfClues(const Family &family, const Wish &wish)
{
    const Order &order = wish.order;
    if (!order.clues && !order.pattern)
        return std::nullopt;
    if (!family.placesClues())
        return Phrase{INKLING_TR_NOOP("Phrases", "The clues of these puzzles have fixed places: "
                                                 "neither their number nor a pattern can be "
                                                 "ordered."),
                      {}};
    const int cells = wish.size.rows * wish.size.columns;
    if (order.clues && order.clues->from > order.clues->to)
        return Phrase{INKLING_TR_NOOP("Phrases", "No number of clues is at least %1 and at most "
                                                 "%2."),
                      {std::to_string(order.clues->from), std::to_string(order.clues->to)}};
    if (order.clues && order.clues->from > cells)
        return Phrase{INKLING_TR_NOOP("Phrases", "The board has %1 cells, fewer than the clues "
                                                 "ordered."),
                      {std::to_string(cells)}};
    return order.pattern ? faultOfPattern(wish) : std::nullopt;
}

} // namespace

std::optional<Phrase> confineTo(Difficulty difficulty, Order &order)
{
    Wish wish;
    wish.difficulty = difficulty;
    const Span<double> word = wantedRatings(wish);
    const Span<double> both{std::max(word.from, order.rating->from),
                            std::min(word.to, order.rating->to)};
    if (both.from > both.to && order.rating->from <= order.rating->to) {
        if (difficulty == Difficulty::Fiendish)
            return Phrase{INKLING_TR_NOOP("Phrases", "The difficulty chosen is rated %1 or more; "
                                                     "the ratings ordered are lower."),
                          {shownRatingText(word.from)}};
        return Phrase{INKLING_TR_NOOP("Phrases", "The difficulty chosen is rated %1 to %2; no "
                                                 "rating ordered is in that range."),
                      {shownRatingText(word.from), shownRatingText(word.to)}};
    }
    order.rating = both;
    return std::nullopt;
}

bool meetsNoForbidden(const Order &order, const Techniques &techniques)
{
    return std::ranges::none_of(techniques, [&](const auto &met) {
        return isIn(order.without, met.first) || (order.only && !isIn(*order.only, met.first));
    });
}

bool meetsNeeded(const Order &order, const Techniques &techniques)
{
    return std::ranges::all_of(order.needs,
                               [&](std::string_view id) { return techniques.contains(id); });
}

Span<double> wantedRatings(const Wish &wish)
{
    if (wish.order.rating)
        return *wish.order.rating;
    constexpr double shownUnit = 0.1;
    const RatingRange range = ratingRange(wish.difficulty);
    return {range.least, shownRating(range.limit - shownUnit)};
}

int clueCount(const Puzzle &puzzle)
{
    return int(std::ranges::count(patternOf(puzzle).cells, true));
}

bool isAsOrdered(const Order &order, const Puzzle &puzzle, const StopCondition &stop)
{
    if (order.clues && !order.clues->has(clueCount(puzzle)))
        return false;
    if (!order.isAboutRules())
        return true;
    const Techniques techniques = techniquesIn(puzzle, stop);
    return !stop.stopped() && meetsNoForbidden(order, techniques) && meetsNeeded(order, techniques);
}

std::vector<const Rule *> orderableRules(const Family &family)
{
    std::vector<const Rule *> rules;
    for (const Rule &rule : family.rules())
        rules.push_back(&rule);
    if (isJoinable(family))
        return rules;
    for (const GeneralRule rule : {GeneralRule::Smallest, GeneralRule::Chain})
        rules.push_back(&ruleOf({}, RuleId(rule)));
    return rules;
}

Difficulty difficultyFor(const Family &family, const Wish &wish)
{
    const auto isMade = [&](Difficulty difficulty) {
        Wish other = wish;
        other.difficulty = difficulty;
        return !family.expectedInstead(other);
    };
    if (const auto &rating = wish.order.rating) {
        int word = int(difficultyOf(std::clamp(rating->to, 0.0, 100.0)));
        while (word > int(difficultyOf(std::max(rating->from, 0.0))) && !isMade(Difficulty(word)))
            --word;
        return Difficulty(word);
    }
    Difficulty hardest = Difficulty::Medium;
    for (const std::string_view id : wish.order.needs)
        hardest = std::max(hardest, difficultyOf(ruleNamed(family, id).cost));
    const auto dearest = dearestStep(family, wish.order);
    return dearest ? std::min(hardest, difficultyOf(*dearest)) : hardest;
}

std::optional<Phrase> contradictionIn(const Family &family, const Wish &wish, const NameOf &nameOf)
{
    if (auto fault = faultOfRules(family, wish.order, nameOf))
        return fault;
    if (auto fault = faultOfRatings(family, wish, nameOf))
        return fault;
    return faultOfClues(family, wish);
}

} // namespace inkling
