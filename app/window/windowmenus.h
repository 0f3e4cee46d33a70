// SPDX-License-Identifier: MIT
#pragma once

#include "window/start/samplegallery.h"

#include <QObject>
#include <vector>

class QAbstractItemView;
class QMainWindow;
class QMenu;

namespace inkling {

class ActionTable;
class BoardPointer;
class BoardView;
class DrawingMode;
class ReasoningPanel;
class RecentFiles;
class SolvingMode;
struct Sample;

/// The menus and the tool bar of a window, made from its actions, and the menus that pop up at the
/// pointer.
class WindowMenus final : public QObject
{
    Q_OBJECT

public:
    /// Makes the menu bar. Requires: all parts outlive the menus.
    WindowMenus(QMainWindow &window, const ActionTable &actions, RecentFiles &recent);

    /// Adds the menus of the formats of other programs.
    void addForeign(QMenu &copyAs, QMenu &exportAs);
    /// Adds the menus of the modes to the puzzle menu.
    void addModes(SolvingMode &solving, DrawingMode &drawing);
    /// Makes the tool bar, and offers the toggles of the docks and bars in the view menu.
    void makeTools(const QList<QAction *> &dockToggles, QAction &stepsToggle);
    /// Makes the menus that pop up on the board, the list of puzzles and the list of steps.
    void makePopUps(BoardView &view, BoardPointer &pointer, QAbstractItemView &puzzles,
                    ReasoningPanel &reasoning);
    /// The samples of each family, as the menus have them.
    [[nodiscard]] const QList<SampleGroup> &samples() const { return m_samples; }

Q_SIGNALS:
    void fileChosen(const QString &path);
    void sampleChosen(const inkling::Family &family, const inkling::Sample &sample);

private:
    QMenu *make(const QString &title, std::initializer_list<const char *> ids);
    void fillSamples(QMenu *menu);
    void fillThemes(QMenu *menu);
    void listRecent();
    void popUp(const char *name, const QPoint &place, const std::vector<const char *> &ids);

    QMainWindow &m_window;
    const ActionTable &m_actions;
    RecentFiles &m_recent;
    QList<SampleGroup> m_samples;
    QMenu *m_recentMenu = nullptr;
    QMenu *m_fileMenu = nullptr;
    QMenu *m_editMenu = nullptr;
    QMenu *m_puzzleMenu = nullptr;
    QMenu *m_viewMenu = nullptr;
};

} // namespace inkling
