// SPDX-License-Identifier: MIT
#pragma once

#include "documents/document.h"

#include <QObject>
#include <QString>

namespace inkling {

class Mode;

/// The reach of Undo and Redo, which change nothing out of sight.
///
/// Undo and Redo go through the steps that the mode makes on the shown page, whenever these were made, and
/// through steps of any kind that were made or undone since the page was shown and the mode was
/// switched on. A mark ends the reach to steps of other kinds before it: whoever undoes marks does
/// not want to lose the puzzle. The history goes through everything.
class UndoReach final : public QObject
{
    Q_OBJECT

public:
    /// Requires: the document and the modes outlive this.
    UndoReach(const Document &document, const Mode &mode);

    /// Another mode is on.
    void setMode(const Mode &mode);
    /// Reaches as far as another did. Requires: the documents have the same steps.
    void goOnAs(const UndoReach &other);

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Why the step that is next cannot be undone here; empty if it can be, or there is none.
    [[nodiscard]] QString undoObstacle() const;
    /// Likewise why it cannot be redone.
    [[nodiscard]] QString redoObstacle() const;

Q_SIGNALS:
    void changed();

private:
    /// Whether the step changes nothing but the shown page, in the way of the mode.
    [[nodiscard]] bool isOwn(const Change &step) const;
    [[nodiscard]] bool reaches(std::size_t step) const;
    [[nodiscard]] QString obstacle(std::size_t step) const;
    /// Begins anew, unless a step that is being made shows another page or mode.
    void beginStay();
    void takeRecorded(const Change &step);
    void takeGone();

    const Document &m_document;
    const Mode *m_mode;
    /// The steps from m_from on and before m_to were made or undone since the page was shown.
    std::size_t m_from = 0;
    std::size_t m_to = 0;
    std::uint64_t m_revision; ///< of the document, after its last step or since it is open
};

} // namespace inkling
