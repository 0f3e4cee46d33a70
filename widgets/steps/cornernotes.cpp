// SPDX-License-Identifier: MIT
#include "steps/cornernotes.h"

#include <unordered_map>

namespace inkling {

namespace {

bool isOfCorner(const Model &model, const Fact &fact)
{
    const auto mark = model.mark(fact);
    return mark && mark->look == Look::CornerLines;
}

} // namespace

CornerNotes::CornerNotes(const Model &model, const Trace &trace)
{
    std::unordered_map<UnknownId, std::size_t> latest;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        for (const Fact &premise : step.premises) {
            if (const auto note = latest.find(premise.unknown); note != latest.end())
                m_notes[note->second].lastUse = i;
        }
        for (const Fact &conclusion : step.conclusions) {
            if (!isOfCorner(model, conclusion))
                continue;
            latest[conclusion.unknown] = m_notes.size();
            m_notes.push_back({conclusion.unknown, i, i});
        }
    }
}

std::vector<Mark> CornerNotes::after(std::size_t done, const Model &model,
                                     const Knowledge &knowledge) const
{
    std::vector<Mark> marks;
    for (const Note &note : m_notes) {
        if (note.foundBy >= done)
            break;
        if (note.lastUse < done)
            continue;
        if (auto mark = model.mark(knowledge.fact(note.unknown)))
            marks.push_back(*std::move(mark));
    }
    return marks;
}

} // namespace inkling
