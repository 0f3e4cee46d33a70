// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "logic/knowledge.h"
#include "logic/model.h"
#include "logic/trace.h"

#include <vector>

namespace inkling {

/// What a path has found out about the corners of cells, for as long as one of its steps still rests on it.
/// No mark of the board says it, so without this it would be seen only where a step finds it or uses it.
class KeptNotes
{
public:
    KeptNotes() = default;
    /// Cost: one walk over the trace.
    KeptNotes(const Model &model, const Trace &trace);

    /// Those found by the first `done` steps that the step behind them, or a later one, rests on. `knowledge`:
    /// what is known by then. Requires: the model and the knowledge are those of the trace.
    [[nodiscard]] std::vector<Mark> after(std::size_t done, const Model &model,
                                          const Knowledge &knowledge) const;

private:
    /// Something that is known of a corner, until more is known of it.
    struct Note
    {
        UnknownId unknown = 0;
        std::size_t foundBy = 0; ///< a step's index
        std::size_t lastUse = 0; ///< the same; not behind foundBy where nothing rests on it
    };
    std::vector<Note> m_notes;
};

} // namespace inkling
