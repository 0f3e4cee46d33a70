// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/randomsource.h"
#include "window/mainwindow.h"

#include <QEvent>
#include <QPoint>

class QAction;
class QMenu;

namespace inkling {

/// What a person might do in a window, by chance: strokes, keys, actions, buttons, lists, dialogs, with undoing
/// and changes of mode between, some of it in the midst of a stroke. Of one seed always the same, but for what
/// depends on how far the window's workers are. Nothing that leaves the document: it opens no file and closes
/// no window.
class Gestures
{
public:
    /// Requires: both outlive it.
    Gestures(MainWindow &window, RandomSource &random)
        : m_window(window)
        , m_random(random)
    {}

    /// Does one thing. Returns what it was.
    QString make();
    /// Ends what is under way, so that undoing is the document's.
    void rest();

private:
    [[nodiscard]] QAction &action(const char *id) { return *m_window.actions()[id]; }
    [[nodiscard]] QWidget &board();
    [[nodiscard]] QPoint somewhere();
    [[nodiscard]] Qt::KeyboardModifiers held();
    QString trigger(const char *id);
    void sendMouse(QEvent::Type type, const QPoint &at, Qt::MouseButton button);
    /// Something that may come between the press and the release of a button.
    void interrupt();
    void stroke();
    void wheel();
    void typeKey();
    void travel();
    QString chooseMode();
    QString choosePages();
    QString chooseAction();
    void chooseMenuEntry(QMenu &menu);
    void choosePin();
    void clickButton();
    void clickList();
    void chooseInBox();
    void beginSheet();
    void changeProperties();
    void paste();
    void wait();
    void resize();
    void closeDialogs();

    MainWindow &m_window;
    RandomSource &m_random;
    Qt::MouseButtons m_pressed;
    Qt::KeyboardModifiers m_held;
};

} // namespace inkling
