// SPDX-License-Identifier: MIT
#pragma once

#include "joining/joiningtable.h"
#include "puzzle/outlook.h"
#include "worker.h"

#include <optional>
#include <span>
#include <vector>

namespace inkling {

class BoardPointer;
class BoardView;
class PlayPanel;

/// Solving by hand a puzzle whose answer is built by joining: its table over the board, the moves and how far one
/// is in the panel, and hints from the moves that were made. The window's thread; hints are worked out on another.
class JoiningController final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardView &view;
        BoardPointer &pointer;
        PlayPanel &panel;
    };
    explicit JoiningController(const Parts &parts, QObject *parent = nullptr);
    ~JoiningController() override;

    /// Sets the marks whose moves are made. Null, or marks without a table: there is nothing to join.
    void setMarks(UserMarks *marks);
    /// Shows or hides the table, where there is one.
    void setShown(bool isShown);
    /// Whether there is a table.
    [[nodiscard]] bool isOn() const { return m_marks; }
    [[nodiscard]] JoiningTable &table() { return *m_table; }

    /// Shows the moves as they are now. `time`: how long solving has taken, if that is to be told; else empty.
    void refresh(const QString &time);

    /// Asks for a hint, then for its next rung, and at its top makes the move; `isWhole`: all rungs at once.
    void askHint(bool isWhole);
    void dropHint();
    [[nodiscard]] bool hasHint() const { return m_hint || m_worker.isBusy(); }

private:
    /// The outlook after the moves that were made.
    struct Hint
    {
        std::optional<Outlook> outlook;
        std::vector<Joining> more; ///< moves that lead on to the target; none if none were found
        bool isSettled = true;     ///< whether all ways were looked through
        int rung = 0;
    };
    [[nodiscard]] int topOf(const Hint &hint) const { return hint.more.empty() ? 0 : 2; }
    void tellHint();
    void takeHint();
    /// The line that the last of these moves writes, if they are made now. Requires: some moves.
    [[nodiscard]] QString lineOf(std::span<const Joining> more) const;
    [[nodiscard]] QString sentence() const;

    Parts m_parts;
    JoiningTable *m_table;
    UserMarks *m_marks = nullptr;
    bool m_isShown = false;
    std::optional<Hint> m_hint;
    Worker m_worker;
};

} // namespace inkling
