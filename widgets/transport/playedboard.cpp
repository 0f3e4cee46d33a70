// SPDX-License-Identifier: MIT
#include "transport/playedboard.h"

namespace inkling {

BoardState playedBoard(const Playback &playback, SharedGeometry geometry)
{
    const ExplainedPuzzle &explained = *playback.explained();
    BoardState state(std::move(geometry));
    for (const MarkChange &change : playback.marks())
        state.apply(change);
    state.openValues = playback.openValues();
    state.setSupposed(playback.supposed());
    state.kept = playback.kept();
    state.setCaptions(playback.captions());
    state.isFinal = explained.deduction.outcome == Outcome::Solved && playback.atEnd()
                    && playback.depth() == 0;
    state.light(playback.lighting());
    return state;
}

} // namespace inkling
