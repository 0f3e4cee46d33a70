// SPDX-License-Identifier: MIT
#pragma once

#include "marking/usermarks.h"

#include <QUndoCommand>
#include <QUndoStack>

namespace inkling::test {

/// Records the strokes of marks on a stack, as a document does.
class MarksHistory final : public QUndoStack
{
public:
    /// Requires: the marks outlive the history.
    explicit MarksHistory(UserMarks &marks)
    {
        marks.setRecorder([this, &marks](const Stroke &stroke) { push(new Step(marks, stroke)); });
    }

private:
    class Step final : public QUndoCommand
    {
    public:
        Step(UserMarks &marks, const Stroke &stroke)
            : QUndoCommand(stroke.words)
            , m_marks(marks)
            , m_change(stroke.marks)
        {}
        void redo() override { m_marks.apply(m_change, true); }
        void undo() override { m_marks.apply(m_change, false); }

    private:
        UserMarks &m_marks;
        MarksChange m_change;
    };
};

} // namespace inkling::test
