// SPDX-License-Identifier: MIT
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QSettings;
class QToolBar;
class QWidget;

namespace inkling {

/// The parts of a window round its middle: the puzzles and the history on the left, the panel on
/// the right, the steps below. They keep the widths that the reader gave them, less where the
/// window has no room. In a narrow window the board has docks on one side only: those of the other
/// side are folded until it is wide again.
class WindowDocks final : public QObject
{
    Q_OBJECT

public:
    /// Adds the docks to a window that has its middle already; the window owns their widgets.
    WindowDocks(QMainWindow &window, QWidget *puzzles, QWidget *panel, QWidget *history);

    /// Sets the widths of the docks. Called when the window has been resized or its docks have been
    /// shown.
    void layOut();
    /// Hides all docks beside the start page, where they would be empty, and shows them again as
    /// they were.
    void putAside(bool areAside);
    /// Shows the docks that only a narrow window hides.
    void unfold();
    /// Shows the list of puzzles, if it was closed.
    void showPuzzles();
    void setPanelHeading(const QString &heading);
    /// Takes care of the bar with the steps, which is shown only where steps are, if the reader
    /// wants it at all.
    void setStepsBar(QToolBar &bar);
    void setStepsOffered(bool areOffered);
    /// The actions that show and hide the docks, with their texts for a menu.
    [[nodiscard]] QList<QAction *> toggleActions() const;

    void save(QSettings &settings) const;
    /// Takes over the widths from the settings.
    void restore(const QSettings &settings);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void showSteps();
    void rememberWidth(const QWidget &dock);
    [[nodiscard]] QList<QDockWidget *> all() const { return {m_left, m_right, m_history}; }
    /// Folds the docks on the other side of the board than this one, where both have no room.
    void makeRoomFor(QDockWidget *dock);

    QMainWindow &m_window;
    QDockWidget *m_left;
    QDockWidget *m_right;
    QDockWidget *m_history;
    QList<QDockWidget *> m_hidden; ///< by putAside()
    QList<QDockWidget *> m_folded; ///< by makeRoomFor()
    QToolBar *m_steps = nullptr;
    bool m_areStepsOffered = true;
    bool m_areStepsWanted = true;
    bool m_areAside = false;
    int m_leftWidth = 230;
    int m_rightWidth = 360;
};

} // namespace inkling
