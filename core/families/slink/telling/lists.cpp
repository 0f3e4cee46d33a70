// SPDX-License-Identifier: MIT
#include "families/slink/telling/lists.h"

#include "board/phrase.h"
#include "families/slink/puzzle.h"
#include "families/slink/telling/words.h"

#include <array>

namespace inkling::slink {

Argument conclusionsArgument(const Tellable &told)
{
    const std::vector<Fact> facts = told.told();
    return facts.size() <= mostNamed ? factsArgument(told.terms, facts)
                                     : numberArgument(std::int64_t(facts.size()));
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
