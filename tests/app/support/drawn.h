// SPDX-License-Identifier: MIT
#pragma once

#include "modes/explaining/explainingmode.h"
#include "support/shownmarks.h"
#include "transport/traceslider.h"
#include "transport/transportbar.h"
#include "window/mainwindow.h"

#include <QTest>

namespace inkling {

/// What is known after the first steps of a trace.
inline Knowledge knowledgeAfter(const ExplainedPuzzle &explained, std::size_t steps)
{
    Knowledge knowledge(explained.model->initial());
    for (std::size_t i = 0; i < steps; ++i) {
        for (const Fact &fact : explained.trace()[i].conclusions)
            knowledge.learn(fact);
    }
    return knowledge;
}

/// Compares the marks on a board with those that should be there, and its captions with what is
/// read of it.
inline void verifyMarks(const BoardState &state, const Model &model, std::span<const Mark> marks,
                        const Knowledge &read)
{
    const ElementId size = state.geometry()->board().size();
    std::vector<std::optional<Mark>> main(size);
    std::vector<std::optional<Mark>> notes(size);
    for (const Mark &mark : marks) {
        if (mark.other == noElement)
            (mark.main ? main : notes)[mark.element] = mark;
    }
    for (ElementId id = 0; id < size; ++id) {
        QCOMPARE(state.mainMark(id), main[id] ? std::optional(main[id]->look) : std::nullopt);
        QCOMPARE(state.note(id), notes[id] ? std::optional(notes[id]->look) : std::nullopt);
        const std::optional<Mark> &shown = main[id] ? main[id] : notes[id];
        if (shown && shown->look == Look::Text)
            QCOMPARE(state.details(id)->text, shown->text);
        if (shown && shown->look == Look::Candidates)
            QCOMPARE(state.details(id)->values, shown->values);
    }
    for (const Caption &caption : model.captions(read)) {
        const bool isMarked = main[caption.element] || notes[caption.element];
        if (!caption.text.empty() && !isMarked)
            QCOMPARE(state.text(caption.element), std::string_view(caption.text));
        QCOMPARE(state.done(caption.element), caption.done);
    }
}

/// Compares all that the window draws with the facts of the trace's first steps.
inline void verifyDrawn(MainWindow &window)
{
    const Playback &playback = window.explaining().playback();
    const ExplainedPuzzle &explained = *playback.explained();
    const BoardState &state = window.scene().state();
    const Knowledge known = knowledgeAfter(explained, playback.doneCount());
    const std::vector<Mark> marks
        = test::shownMarks(*explained.model, known, !explained.deduction.given.empty());
    Knowledge read = known; // with what the lit step concludes
    if (playback.step())
        read.learn(explained.trace()[*playback.step()].conclusions);
    verifyMarks(state, *explained.model, marks, read);
    const bool staysLit = playback.atEnd() && explained.deduction.outcome == Outcome::Contradiction;
    if (!playback.step()) {
        QVERIFY(playback.atStart() || playback.atEnd());
        QCOMPARE(playback.doneCount(), playback.atEnd() ? playback.size() : 0);
        QCOMPARE(state.lit().empty(), !staysLit);
    } else {
        QCOMPARE(*playback.step(), playback.position() - 1);
        QCOMPARE(playback.doneCount(), *playback.step());
        const Lighting lit
            = lightingOf(*explained.model, explained.trace()[*playback.step()], &known);
        QVERIFY(state.lit().conclusions == lit.conclusions);
        QVERIFY(state.lit().premises == lit.premises);
        QVERIFY(state.lit().constraints == lit.constraints);
        QVERIFY(state.lit().example == lit.example);
    }
    QCOMPARE(window.explaining().transport().slider().value(), int(playback.position()));
}

} // namespace inkling
