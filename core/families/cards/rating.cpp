// SPDX-License-Identifier: MIT
#include "families/cards/rating.h"

#include "families/cards/expression.h"
#include "families/cards/search/solver.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace inkling::cards {

namespace {

/// The most answers that are compared; more would hardly change the easiest one.
constexpr std::size_t comparedAnswers = 4096;

/// The effort of one calculation. Neither number is negative.
double reckoning(Sign sign, double left, double right, bool isLast)
{
    constexpr double pair = 0.9; // two equal numbers are joined at a glance
    const double smaller = std::min(left, right);
    const bool isByOne = right == 1 || (sign == Sign::Times && left == 1);
    const double ease = left == right ? pair : 0;
    switch (sign) {
    case Sign::Plus:
        return 0.4 * std::log2(1 + smaller) - ease;
    case Sign::Minus:
        return 0.2 * std::log2(1 + right) - ease;
    case Sign::Times:
        return (isByOne ? 0 : 0.8 * std::log2(std::max(smaller, 1.0))) - ease;
    case Sign::Over:
        return (isByOne ? 0 : 0.8) + (isLast ? 0.5 : 0) - ease;
    case Sign::Power:
        return (isByOne ? 0 : 2) - ease;
    }
    return 0;
}

/// The effort of keeping a result in mind on the way to a target.
double keeping(double value, double target)
{
    constexpr double tiny = 1e-9;
    if (std::abs(value - std::round(value)) > tiny)
        return 0.9;
    return (value > std::max(30.0, 1.25 * target) ? 0.85 : 0)
           + (value > std::max(100.0, 4 * target) ? 0.85 : 0);
}

bool isProduct(Sign sign)
{
    return sign == Sign::Times || sign == Sign::Over;
}

/// The effort of an expression whose sums and products are reckoned in the easiest order.
class Effort
{
public:
    explicit Effort(const std::vector<Part> &parts)
        : m_parts(parts)
    {}

    [[nodiscard]] double ofPart(int index) const
    {
        const Part &whole = m_parts[std::size_t(index)];
        if (whole.card >= 0)
            return 0;
        if (whole.sign == Sign::Power) {
            return ofPart(whole.left) + ofPart(whole.right)
                   + reckoning(Sign::Power, size(whole.left), size(whole.right), isLast(index));
        }
        std::vector<Item> items;
        collect(index, isProduct(whole.sign), false, items);
        double effort = 0;
        for (const Item &item : items)
            effort += ofPart(item.part);
        return effort + ofList(items, isProduct(whole.sign), isLast(index));
    }

private:
    /// A term of a sum or a factor of a product; `isOpposite`: it is subtracted or divided by.
    struct Item
    {
        int part;
        bool isOpposite;
    };
    /// Some items of a list, reckoned. `isOpposite`: all of them are.
    struct Some
    {
        double effort = std::numeric_limits<double>::infinity();
        double value = 0;
        bool isOpposite = false;
    };

    [[nodiscard]] bool isLast(int index) const { return index + 1 == int(m_parts.size()); }
    [[nodiscard]] double size(int index) const
    {
        return std::abs(m_parts[std::size_t(index)].value.key());
    }

    void collect(int index, bool product, bool isOpposite, std::vector<Item> &items) const
    {
        const Part &part = m_parts[std::size_t(index)];
        if (part.card >= 0 || part.sign == Sign::Power || isProduct(part.sign) != product) {
            items.push_back({index, isOpposite});
            return;
        }
        const bool turns = part.sign == Sign::Minus || part.sign == Sign::Over;
        collect(part.left, product, isOpposite, items);
        collect(part.right, product, isOpposite != turns, items);
    }

    [[nodiscard]] Some joined(const Some &a, const Some &b, bool product, bool isLast) const
    {
        if (a.isOpposite && !b.isOpposite)
            return joined(b, a, product, isLast);
        const bool turns = b.isOpposite && !a.isOpposite;
        const Sign sign
            = product ? (turns ? Sign::Over : Sign::Times) : (turns ? Sign::Minus : Sign::Plus);
        Some both;
        both.isOpposite = a.isOpposite;
        both.value = sign == Sign::Over    ? a.value / b.value
                     : sign == Sign::Times ? a.value * b.value
                     : sign == Sign::Minus ? a.value - b.value
                                           : a.value + b.value;
        constexpr double below = 2; // nobody likes to go below 0
        both.effort = a.effort + b.effort + reckoning(sign, a.value, std::abs(b.value), isLast)
                      + (both.value < 0 ? below : 0)
                      + (isLast ? 0 : keeping(std::abs(both.value), size(int(m_parts.size()) - 1)));
        both.value = std::abs(both.value);
        return both;
    }

    [[nodiscard]] double ofList(const std::vector<Item> &items, bool product, bool isLast) const
    {
        const unsigned all = (1U << items.size()) - 1;
        std::vector<Some> best(all + 1);
        for (unsigned set = 1; set <= all; ++set) {
            if (std::has_single_bit(set)) {
                const Item &item = items[std::size_t(std::countr_zero(set))];
                best[set] = {0, size(item.part), item.isOpposite};
                continue;
            }
            for (unsigned part = (set - 1) & set; part > (set ^ part); part = (part - 1) & set) {
                const Some both
                    = joined(best[part], best[set ^ part], product, isLast && set == all);
                if (both.effort < best[set].effort)
                    best[set] = both;
            }
        }
        return best[all].effort;
    }

    const std::vector<Part> &m_parts;
};

/// The most effort of an easy hand and the least of a hard one.
constexpr double mostEasy = 1.7;
constexpr double leastHard = 2.15;

/// The rating for an effort.
double ratingOfEffort(double effort)
{
    struct Point
    {
        double effort;
        double rating;
    };
    constexpr std::array<Point, 6> scale{
        {{0, 1}, {1.15, 1.7}, {1.75, 2.5}, {leastHard, 3.4}, {2.6, 4.4}, {5.2, 6.5}}};
    std::size_t i = 1;
    while (i + 1 < scale.size() && effort > scale[i].effort)
        ++i;
    const Point &from = scale[i - 1];
    const Point &to = scale[i];
    return from.rating
           + (effort - from.effort) * (to.rating - from.rating) / (to.effort - from.effort);
}

/// Whether all is added, or multiplied by a number up to `most`.
bool isBuiltUp(const std::vector<Part> &parts, double most)
{
    return std::ranges::all_of(parts, [&](const Part &part) {
        if (part.card >= 0 || part.sign == Sign::Plus)
            return true;
        const auto size = [&](int index) { return parts[std::size_t(index)].value.key(); };
        return part.sign == Sign::Times && std::min(size(part.left), size(part.right)) <= most;
    });
}

/// Whether a sum within a product, or a product within a sum, is a fraction.
bool needsFraction(const std::vector<Part> &parts)
{
    return std::ranges::any_of(parts, [&](const Part &whole) {
        const auto isFraction = [&](int index) {
            const Part &part = parts[std::size_t(index)];
            return part.card < 0 && isProduct(part.sign) != isProduct(whole.sign)
                   && !part.value.isWhole();
        };
        return whole.card < 0 && (isFraction(whole.left) || isFraction(whole.right));
    });
}

/// The effort of an answer, 0 or more. Requires: an answer of this hand.
double effortOf(const Hand &hand, const Answer &answer)
{
    // Larger targets need a larger product; that alone makes no hand hard.
    constexpr double usual = 24;
    const double product = 0.8 * std::log2(std::max(std::abs(hand.target.key()) / usual, 1.0));
    const auto parts = partsOf(hand.cards, answer);
    const double effort = std::max(Effort(*parts).ofPart(int(parts->size()) - 1) - product, 0.0);
    if (needsFraction(*parts))
        return std::max(effort, leastHard);
    // Adding and multiplying is what everybody tries first.
    constexpr double triedFirst = 0.75;
    constexpr double small = 3;
    if (isBuiltUp(*parts, small))
        return std::min(triedFirst * effort, mostEasy);
    return isBuiltUp(*parts, HUGE_VAL) ? triedFirst * effort : effort;
}

} // namespace

std::optional<HandRating> ratingOf(const Hand &hand, const StopCondition &stop)
{
    const std::vector<Answer> answers = firstAnswers(hand, comparedAnswers, stop);
    if (answers.empty() || stop.stopped())
        return std::nullopt;
    const auto easiest = std::ranges::min_element(
        answers, {}, [&](const Answer &answer) { return effortOf(hand, answer); });
    return HandRating{shownRating(ratingOfEffort(effortOf(hand, *easiest))), *easiest};
}

} // namespace inkling::cards
