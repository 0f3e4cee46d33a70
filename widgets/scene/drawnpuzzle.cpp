// SPDX-License-Identifier: MIT
#include "scene/drawnpuzzle.h"

#include "logic/explaining/deducer.h"
#include "logic/path/replay.h"
#include "painting/looks.h"
#include "puzzle/drafting.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"
#include "scene/linenumbers.h"

#include <chrono>

namespace inkling {

namespace {

void addAnswer(BoardState &state, const Model &model, const Answer &answer)
{
    const Board &board = state.geometry()->board();
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
        const auto mark = model.mark({unknown, ValueSet::only(answer.values[unknown])});
        if (mark && isTelling(mark->look) && board.kind(mark->element) != ElementKind::Label)
            state.add(*mark);
    }
}

/// All that leads to an answer that is built step by step.
void addReasoning(BoardState &state, const Model &model)
{
    constexpr std::chrono::seconds patience{2};
    const StopCondition stop({}, StopCondition::Clock::now() + patience);
    const Deduction deduction = deduce(model, stop);
    Replay replay(model, deduction.trace);
    for (MarkChange change : replay.moveTo(deduction.trace.size())) {
        for (auto *mark : {&change.before, &change.after}) {
            if (*mark && !isTelling((*mark)->look))
                mark->reset();
        }
        state.apply(change);
    }
}

} // namespace

BoardState drawnState(const Puzzle &puzzle, const Answer *answer)
{
    const Joinable *const joinable = puzzle.joinable();
    if (!answer) {
        const Drafting &drafting = puzzle.family().drafting();
        return BoardState(std::make_shared<const BoardGeometry>(
            joinable ? drafting.board(drafting.draft(puzzle)) : puzzle.board()));
    }
    const auto toward = joinable ? joinable->toward(*answer) : nullptr;
    const Puzzle &drawn = toward ? *toward : puzzle;
    BoardState state(std::make_shared<const BoardGeometry>(drawn.board()));
    const auto model = drawn.model();
    if (joinable)
        addReasoning(state, *model);
    else
        addAnswer(state, *model, *answer);
    state.isFinal = true;
    return state;
}

QRectF shownPart(const BoardState &state)
{
    const BoardGeometry &geometry = *state.geometry();
    const Board &board = geometry.board();
    QRectF part;
    for (ElementId id = 0; id < board.size(); ++id) {
        const ElementKind kind = board.kind(id);
        const bool isEmpty = (kind == ElementKind::Label && board.text(id).empty())
                             || (kind == ElementKind::Node && state.text(id).empty());
        if (!isEmpty)
            part |= geometry.box(id).adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
    }
    return state.lineNumbersShown ? part | LineNumbers(geometry).bounds() : part;
}

} // namespace inkling
