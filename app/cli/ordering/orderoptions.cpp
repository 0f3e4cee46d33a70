// SPDX-License-Identifier: MIT
#include "ordering/orderoptions.h"

#include "ordering/nearestword.h"
#include "puzzle/family.h"
#include "puzzle/making/pattern.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fstream>

namespace inkling {

namespace {

using Ids = std::vector<std::string_view>;

/// "A..B", with both or one of them.
template <typename Number>
std::optional<Span<Number>> spanOf(const std::string &text)
{
    const auto dots = text.find("..");
    if (dots == std::string::npos || text.size() == 2)
        return std::nullopt;
    const auto read = [&](std::size_t from, std::size_t to, Number &number) {
        const char *const begin = text.data() + from;
        const char *const end = text.data() + to;
        const auto [parsed, error] = std::from_chars(begin, end, number);
        return begin == end || (error == std::errc() && parsed == end && number >= 0);
    };
    Span<Number> span;
    if (!read(0, dots, span.from) || !read(dots + 2, text.size(), span.to)
        || !std::isfinite(double(span.from)) || !std::isfinite(double(span.to)))
        return std::nullopt;
    return span;
}

/// A rule's name without that of its family.
std::string shortName(std::string_view id)
{
    return std::string(id.substr(id.find('.') + 1));
}

tl::expected<Ids, std::string>
rulesNamed(const std::string &option, const std::vector<std::string> &names, const Family &family)
{
    Ids ids;
    std::vector<std::string> known;
    const std::vector<const Rule *> rules = orderableRules(family);
    for (const Rule *rule : rules) {
        known.emplace_back(rule->id);
        known.push_back(shortName(rule->id));
    }
    for (const std::string &name : names) {
        const auto found = std::ranges::find_if(rules, [&](const Rule *rule) {
            return rule->id == name || shortName(rule->id) == name;
        });
        if (found != rules.end()) {
            ids.push_back((*found)->id);
            continue;
        }
        const auto nearest = nearestWord(name, known);
        std::string message = option;
        message.append(": found '").append(name).append("'; ");
        if (nearest)
            message.append("did you mean '").append(*nearest).append("'?");
        else
            message.append("expected a rule that \"inkling-cli rules ")
                .append(family.commandName())
                .append("\" lists");
        return tl::unexpected(std::move(message));
    }
    return ids;
}

tl::expected<Pattern, std::string> patternIn(const std::string &path)
{
    const std::string place = "--pattern: " + path + ": ";
    std::ifstream file(path);
    if (!file)
        return tl::unexpected(place + "The file cannot be read.");
    const std::string text(std::istreambuf_iterator<char>(file), {});
    return readPattern(text).map_error(
        [&](const Phrase &fault) { return place + fault.english(); });
}

tl::expected<Order, std::string> rulesOrdered(const OrderOptions &options, const Family &family)
{
    Order order;
    const auto needs = rulesNamed("--needs", options.needs, family);
    const auto without = rulesNamed("--without", options.without, family);
    const auto only = rulesNamed("--only", options.only, family);
    for (const auto *list : {&needs, &without, &only}) {
        if (!*list)
            return tl::unexpected(list->error());
    }
    order.needs = *needs;
    order.without = *without;
    if (!only->empty())
        order.only = *only;
    return order;
}

} // namespace

std::string checkRatings(const std::string &text)
{
    return spanOf<double>(text) ? std::string()
                                : "found '" + text
                                      + "'; expected ratings as in 3.0..3.5, 3.0.. or "
                                        "..3.5";
}

std::string checkClues(const std::string &text)
{
    return spanOf<int>(text) ? std::string()
                             : "found '" + text + "'; expected numbers as in 20..30, 20.. or ..30";
}

tl::expected<Wish, std::string> withOrder(const OrderOptions &options, const Family &family,
                                          Wish wish, bool hasSize,
                                          std::optional<Difficulty> difficulty)
{
    auto order = rulesOrdered(options, family);
    if (!order)
        return tl::unexpected(order.error());
    wish.order = *std::move(order);
    wish.order.mostTries = options.mostTries;
    if (!options.rating.empty())
        wish.order.rating = spanOf<double>(options.rating);
    if (!options.clues.empty())
        wish.order.clues = spanOf<int>(options.clues);
    if (!options.pattern.empty()) {
        auto pattern = patternIn(options.pattern);
        if (!pattern)
            return tl::unexpected(pattern.error());
        if (hasSize && pattern->size != wish.size)
            return tl::unexpected("--pattern: found " + std::to_string(pattern->size.rows) + 'x'
                                  + std::to_string(pattern->size.columns)
                                  + "; expected the board's " + std::to_string(wish.size.rows) + 'x'
                                  + std::to_string(wish.size.columns));
        wish.size = pattern->size;
        wish.order.pattern = std::move(pattern->cells);
    }
    wish.difficulty = difficulty.value_or(difficultyFor(family, wish));
    if (difficulty && wish.order.rating) {
        if (const auto fault = confineTo(*difficulty, wish.order))
            return tl::unexpected("generate: " + fault->english());
    }
    return wish;
}

} // namespace inkling
