// SPDX-License-Identifier: MIT
#include "families/hex/model.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/drawing.h"
#include "logic/model/steppicture.h"

#include <cassert>

namespace inkling::hex {

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
    // Where a rule rests on no fact and no tile in particular, its picture shows the tiles it speaks of.
    if (picture.premises.empty() && picture.constraints.empty())
        picture.constraints = tilesConcludedOn(tiles, step);
    if (picture.premises.empty() && picture.constraints.empty()) {
        for (int tile = 0; tile < tiles.count(); ++tile)
            picture.constraints.push_back(tileElement(tiles, tile));
    }
    return picture;
}

} // namespace inkling::hex
