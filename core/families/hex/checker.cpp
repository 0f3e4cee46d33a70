// SPDX-License-Identifier: MIT
#include "families/hex/checker.h"

#include "families/hex/equation.h"
#include "families/hex/path.h"
#include "families/hex/terms.h"

#include <bit>

namespace inkling::hex {

namespace {

/// A tile with no link, or with more than two.
std::optional<Phrase> faultAtTile(const Tiles &tiles, const Answer &answer)
{
    for (int tile = 0; tile < tiles.count(); ++tile) {
        int links = 0;
        for (LinkSet at = tiles.linksAt(tile); at != 0; at &= at - 1)
            links += answer.values[std::size_t(std::countr_zero(at))] == joined ? 1 : 0;
        if (links >= 1 && links <= 2)
            continue;
        const auto [row, column] = tiles.grid().place(tile);
        return Phrase{INKLING_TR_NOOP("Phrases", "the tile at row %1, place %2 has %3 links"),
                      {std::to_string(row + 1), std::to_string(column + 1), std::to_string(links)}};
    }
    return std::nullopt;
}

} // namespace

std::optional<Phrase> fault(const Tiles &tiles, const Answer &answer)
{
    if (auto wrong = faultAtTile(tiles, answer))
        return wrong;
    const auto path = pathOf(tiles, answer);
    if (!path)
        return Phrase{INKLING_TR_NOOP("Phrases", "the links are not one path"), {}};
    const std::string characters = charactersAlong(tiles, *path);
    const Equation equation = readEquation(characters);
    switch (equation.defect) {
    case Defect::None:
        return std::nullopt;
    case Defect::Form:
        return Phrase{INKLING_TR_NOOP("Phrases", "%1 does not have the form of an equation"),
                      {typeset(characters)}};
    case Defect::Division:
        return Phrase{INKLING_TR_NOOP("Phrases", "a division in %1 does not work out"),
                      {typeset(characters)}};
    case Defect::Unequal:
        break;
    }
    return Phrase{INKLING_TR_NOOP("Phrases", "in %1, %2 is not %3"),
                  {typeset(characters), typeset(std::to_string(*equation.left)),
                   typeset(std::to_string(*equation.right))}};
}

} // namespace inkling::hex
