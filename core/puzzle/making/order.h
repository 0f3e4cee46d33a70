// SPDX-License-Identifier: MIT
#pragma once

#include "board/phrase.h"
#include "logic/model/rule.h"
#include "logic/teaching/rating.h"
#include "stopcondition.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {

class Family;
class Puzzle;
struct Wish;

/// Numbers from one to another, both included.
template <typename Number>
struct Span
{
    Number from = 0;
    Number to = std::numeric_limits<Number>::max();

    [[nodiscard]] bool has(Number number) const { return from <= number && number <= to; }
    friend bool operator==(const Span &, const Span &) = default;
};

/// What a puzzle to be made must be, besides its size, difficulty and symmetry. Rules are named by
/// their ids, of the family's or the general catalogue, which live for ever. A rule is met where
/// techniquesOf() counts it in the reasoning that explain() finds.
struct Order
{
    std::vector<std::string_view> needs = {};               ///< rules that the reader meets
    std::vector<std::string_view> without = {};             ///< rules that the reader does not meet
    std::optional<std::vector<std::string_view>> only = {}; ///< the reader meets no other rules
    /// The ratings that are wanted, as they are shown; they take the place of the difficulty's,
    /// which then only guides the making.
    std::optional<Span<double>> rating = {};
    std::optional<Span<int>> clues = {}; ///< the number of clues
    /// By cell, row by row: whether it has a clue.
    std::optional<std::vector<bool>> pattern = {};
    /// After so many tries the making gives up; 0 for as many as is usual.
    std::uint64_t mostTries = 0;

    /// Whether something is ordered of the reasoning's rules.
    [[nodiscard]] bool isAboutRules() const { return !needs.empty() || forbidsRules(); }
    /// Whether some rules must not be met.
    [[nodiscard]] bool forbidsRules() const { return !without.empty() || only; }
    /// Whether nothing is ordered.
    [[nodiscard]] bool isEmpty() const
    {
        return !isAboutRules() && !rating && !clues && !pattern && mostTries == 0;
    }
    friend bool operator==(const Order &, const Order &) = default;
};

/// How often rules are met, by id: what techniquesOf() returns.
using Techniques = std::map<std::string_view, int>;
/// Whether none of the rules met is one that the order forbids.
[[nodiscard]] bool meetsNoForbidden(const Order &order, const Techniques &techniques);
/// Whether all rules are met that the order needs.
[[nodiscard]] bool meetsNeeded(const Order &order, const Techniques &techniques);

/// The ratings that a wish admits: those ordered, or else those of its difficulty.
[[nodiscard]] Span<double> wantedRatings(const Wish &wish);

/// The number of cells of a puzzle's sheet in which something is written.
[[nodiscard]] int clueCount(const Puzzle &puzzle);

/// Whether a puzzle is as ordered, but for its rating. The reasoning is found anew where rules are
/// ordered. False when stopped.
[[nodiscard]] bool isAsOrdered(const Order &order, const Puzzle &puzzle, const StopCondition &stop);

/// The rules that can be ordered from a family: its own, and the general ones that are met.
[[nodiscard]] std::vector<const Rule *> orderableRules(const Family &family);

/// Leaves of the ratings ordered only those of a difficulty; if there are none, says so, and changes
/// nothing. Requires: ratings are ordered.
[[nodiscard]] std::optional<Phrase> confineTo(Difficulty difficulty, Order &order);

/// The difficulty that is likeliest to fulfil an order for which no difficulty is chosen: the
/// hardest among the ratings ordered that the family makes; else that of the hardest rule needed,
/// if it is above medium; else medium, or that of the hardest of the only rules allowed. Requires: wish.order and wish.size are set.
[[nodiscard]] Difficulty difficultyFor(const Family &family, const Wish &wish);

/// Why no puzzle can be as ordered, in a sentence, if that can be told before any is made; nothing
/// otherwise. `nameOf` gives the name of a rule in the sentence.
[[nodiscard]] std::optional<Phrase>
contradictionIn(const Family &family, const Wish &wish,
                const std::function<std::string(const Rule &)> &nameOf);

} // namespace inkling
