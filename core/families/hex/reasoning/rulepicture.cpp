// SPDX-License-Identifier: MIT
#include "families/hex/model.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/drawing.h"
#include "logic/steppicture.h"

#include <cassert>

namespace inkling::hex {

namespace {

/// Where a rule rests on no fact and no tile in particular, its picture shows the tiles it speaks
/// of.
std::vector<ElementId> tilesOf(const Tiles &tiles, const Step &step)
{
    TileSet shown = 0;
    for (const Fact &fact : step.conclusions) {
        const Subject subject = Terms(tiles).subject(fact.unknown);
        if (subject.kind == Kind::End)
            shown |= TileSet{1} << subject.index;
        if (subject.kind != Kind::Link)
            continue;
        for (const int tile : tiles.link(subject.index))
            shown |= TileSet{1} << tile;
    }
    std::vector<ElementId> elements;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        if (shown == 0 || (shown >> tile & 1) != 0)
            elements.push_back(tileElement(tiles, tile));
    }
    return elements;
}

} // namespace

RulePicture rulePicture(RuleId rule)
{
    const Drawing drawing = drawingOf(RuleName(rule));
    const Tiles tiles(drawing.grid, std::string(drawing.characters));
    const HexModel model(tiles);
    Trace trace;
    drawStep(RuleName(rule), trace);
    assert(trace.size() == 1);
    const Step step = trace[0];
    RulePicture picture = pictureOf(model, makeBoard(tiles), step);
    if (picture.premises.empty() && picture.constraints.empty())
        picture.constraints = tilesOf(tiles, step);
    return picture;
}

} // namespace inkling::hex
