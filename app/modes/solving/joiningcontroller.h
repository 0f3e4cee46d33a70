// SPDX-License-Identifier: MIT
#pragma once

#include "joining/joiningtable.h"
#include "puzzle/outlook.h"
#include "worker.h"

#include <optional>

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

    /// Whose moves are made; null for none, and so are marks without a table.
    void setMarks(UserMarks *marks);
    /// Whether the table is shown, where there is one.
    void setShown(bool isShown);
    /// Whether there is a table.
    [[nodiscard]] bool isOn() const { return m_marks; }
    [[nodiscard]] JoiningTable &table() { return *m_table; }

    /// The moves have changed. `time`: what it has taken, if that is to be told.
    void refresh(const QString &time);

    /// A hint, one more rung of it, or what it comes to; all of it with `isWhole`.
    void askHint(bool isWhole);
    void dropHint();
    [[nodiscard]] bool hasHint() const { return m_hint || m_worker.isBusy(); }

private:
    /// What can be said of the moves that were made.
    struct Hint
    {
        std::optional<Outlook> outlook;
        std::optional<Joining> next; ///< none: no way leads on, or none was found
        bool isSettled = true;       ///< all ways were looked through
        int rung = 0;
    };
    [[nodiscard]] int topOf(const Hint &hint) const { return hint.next ? 2 : 0; }
    void tellHint();
    void takeHint();
    [[nodiscard]] QString lineOf(const Joining &move) const;
    [[nodiscard]] QString sentence() const;

    Parts m_parts;
    JoiningTable *m_table;
    UserMarks *m_marks = nullptr;
    bool m_isShown = false;
    std::optional<Hint> m_hint;
    Worker m_worker;
};

} // namespace inkling
