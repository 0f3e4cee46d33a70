// SPDX-License-Identifier: MIT
#include "families/hex/rules/tilerules.h"

#include <bit>

namespace inkling::hex {

void proposeTileFull(const Position &position, Trace &proposals)
{
    for (int tile = 0; tile < position.terms.tiles; ++tile) {
        const LinkSet at = position.tiles.linksAt(tile);
        const LinkSet has = at & position.joinedLinks;
        const bool isEnd = (position.ends >> tile & 1) != 0;
        const int most = isEnd ? 1 : 2;
        const int count = std::popcount(has);
        const LinkSet open = at & position.openLinks();
        if (count < most || (count == most && open == 0))
            continue;
        StepWriter step(proposals, position.terms, RuleName::TileFull);
        step.onTile(tile).fromLinks(has, joined);
        if (isEnd)
            step.fromTiles(TileSet{1} << tile, pathEnd);
        if (count > most)
            step.contradiction();
        else
            step.toLinks(open, cut);
    }
}

void proposeOneWayOut(const Position &position, Trace &proposals)
{
    for (int tile = 0; tile < position.terms.tiles; ++tile) {
        const LinkSet at = position.tiles.linksAt(tile);
        const LinkSet left = at & ~position.cutLinks;
        const bool isInner = (position.inners >> tile & 1) != 0;
        const int least = isInner ? 2 : 1;
        const int count = std::popcount(left);
        const LinkSet open = left & position.openLinks();
        if (count > least || (count == least && open == 0))
            continue;
        StepWriter step(proposals, position.terms, RuleName::OneWayOut);
        step.onTile(tile).fromLinks(at & position.cutLinks, cut);
        if (isInner)
            step.fromTiles(TileSet{1} << tile, inner);
        if (count < least)
            step.contradiction();
        else
            step.toLinks(open, joined);
    }
}

void proposeEndOrInner(const Position &position, Trace &proposals)
{
    for (int tile = 0; tile < position.terms.tiles; ++tile) {
        if (((position.ends | position.inners) >> tile & 1) != 0)
            continue;
        const LinkSet at = position.tiles.linksAt(tile);
        const LinkSet has = at & position.joinedLinks;
        const bool isInner = std::popcount(has) == 2;
        if (!isInner && std::popcount(at & ~position.cutLinks) != 1)
            continue;
        StepWriter step(proposals, position.terms, RuleName::EndOrInner);
        step.onTile(tile);
        if (isInner)
            step.fromLinks(has, joined).toTiles(TileSet{1} << tile, inner);
        else
            step.fromLinks(at & position.cutLinks, cut).toTiles(TileSet{1} << tile, pathEnd);
    }
}

void proposeTwoEnds(const Position &position, Trace &proposals)
{
    const TileSet all = position.tiles.all();
    const TileSet candidates = all & ~position.inners;
    const int known = std::popcount(position.ends);
    if (known > 2 || (known == 2 && candidates != position.ends)) {
        StepWriter step(proposals, position.terms, RuleName::TwoEnds);
        step.onPath().fromTiles(position.ends, pathEnd);
        if (known > 2)
            step.contradiction();
        else
            step.toTiles(candidates & ~position.ends, inner);
        return;
    }
    const int left = std::popcount(candidates);
    if (left < 2 || (left == 2 && candidates != position.ends)) {
        StepWriter step(proposals, position.terms, RuleName::TwoEnds);
        step.onPath().fromTiles(position.inners, inner);
        if (left < 2)
            step.contradiction();
        else
            step.toTiles(candidates & ~position.ends, pathEnd);
    }
}

} // namespace inkling::hex
