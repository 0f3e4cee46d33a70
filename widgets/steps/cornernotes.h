// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/model/trace.h"

#include <vector>

namespace inkling {

/// The facts about corners of cells that a path finds, each for as long as a later step rests
/// on it. No mark of the board shows such a fact, so without this it would be seen only at
/// the steps that find or use it.
class CornerNotes
{
public:
    CornerNotes() = default;
    /// Cost: a walk over the trace.
    CornerNotes(const Model &model, const Trace &trace);

    /// The marks of the facts that the first `done` steps found and a later step
    /// rests on. `knowledge`: the facts known after these steps. Requires: the model
    /// and the knowledge of the trace.
    [[nodiscard]] std::vector<Mark> after(std::size_t done, const Model &model,
                                          const Knowledge &knowledge) const;

private:
    /// A fact about a corner, until a later step finds out more about the same corner.
    struct Note
    {
        UnknownId unknown = 0;
        std::size_t foundBy = 0; ///< the index of the step that finds the fact
        /// The index of the last step that rests on it; foundBy if none does.
        std::size_t lastUse = 0;
    };
    std::vector<Note> m_notes;
};

} // namespace inkling
