// SPDX-License-Identifier: MIT
#include "families/slink/telling/lists.h"

#include "board/phrase.h"
#include "families/slink/puzzle.h"
#include "families/slink/telling/supposition.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace inkling::slink {

bool followsEasily(const Tellable &told, std::span<const Fact> known, const Fact &fact)
{
    constexpr std::size_t mostOnTheWay = 3;
    if (Supposition(told, known).holds(fact))
        return true;
    const bool isCorner = told.terms.subject(fact.unknown).kind == Kind::Corner;
    std::vector<Fact> otherwise(known.begin(), known.end());
    otherwise.push_back({fact.unknown, ValueSet::first(isCorner ? 3 : 2) - fact.possible});
    const Supposition opposite(told, otherwise);
    return opposite.failure() && opposite.failure()->marks.size() <= mostOnTheWay;
}

Concluded concludedBy(const Tellable &told)
{
    const std::vector<Fact> facts = told.told();
    const std::span<const Fact> concluded = told.step.conclusions;
    std::vector<std::size_t> order(facts.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    // Lines and cells first; of what is left, pairs of cells before corners.
    std::ranges::stable_sort(order, {}, [&](std::size_t i) {
        const Kind kind = told.terms.subject(concluded[i].unknown).kind;
        return kind == Kind::Edge || kind == Kind::Cell ? 0 : kind == Kind::Corner ? 2 : 1;
    });
    std::vector<Fact> known;
    std::vector<Fact> named;
    for (const std::size_t i : order) {
        if (followsEasily(told, known, concluded[i]))
            continue;
        known.push_back(concluded[i]);
        named.push_back(facts[i]);
    }
    // Where the words before have said it all, the lines are what one sees.
    for (std::size_t i = 0; known.empty() && i < order.size(); ++i) {
        const bool isEdge = told.terms.subject(concluded[order[i]].unknown).kind == Kind::Edge;
        if (isEdge || (named.empty() && i + 1 == order.size()))
            named.push_back(facts[order[i]]);
    }
    const std::size_t rest = facts.size() - named.size();
    if (facts.size() <= mostNamed || rest < 2)
        return {factsArgument(told.terms, facts)};
    return {factsArgument(told.terms, named), rest};
}

Argument coloursArgument(const Grid &grid, std::span<const int> cells, const Colours &colours)
{
    constexpr std::array<std::array<std::string_view, 4>, 2> texts{{
        {INKLING_TR_NOOP("Phrases", "row %1, column %2 is outside"),
         INKLING_TR_NOOP("Phrases", "row %1, column %2 and row %3, column %4 are outside"),
         INKLING_TR_NOOP("Phrases",
                         "row %1, column %2, row %3, column %4 and row %5, column %6 are outside"),
         INKLING_TR_NOOP("Phrases",
                         "row %1, column %2, row %3, column %4, row %5, column %6 and row %7, "
                         "column %8 are outside")},
        {INKLING_TR_NOOP("Phrases", "row %1, column %2 is inside"),
         INKLING_TR_NOOP("Phrases", "row %1, column %2 and row %3, column %4 are inside"),
         INKLING_TR_NOOP("Phrases",
                         "row %1, column %2, row %3, column %4 and row %5, column %6 are inside"),
         INKLING_TR_NOOP("Phrases",
                         "row %1, column %2, row %3, column %4, row %5, column %6 and row %7, "
                         "column %8 are inside")},
    }};
    std::vector<Argument::Part> parts;
    const int first = colours.at(cells.front());
    for (const int colour : {first, 1 - first}) {
        bool isOpen = false;
        for (const int cell : cells) {
            if (colours.at(cell) != colour)
                continue;
            if (!isOpen)
                parts.emplace_back();
            Argument::Part &part = parts.back();
            part.words.arguments.push_back(std::to_string(cell / grid.columns + 1));
            part.words.arguments.push_back(std::to_string(cell % grid.columns + 1));
            part.elements.push_back(cellElement(grid, cell));
            part.words.text = texts[std::size_t(colour)][part.elements.size() - 1];
            isOpen = part.elements.size() < texts[0].size();
        }
    }
    return placesArgument(std::move(parts));
}

} // namespace inkling::slink
