// SPDX-License-Identifier: MIT
// The main window's ordinary manners: recent files, what is dropped on it, menus where the pointer is,
// preferences, shortcuts, and what the start page offers to try.
#include "dialogs/preferencesdialog.h"
#include "dialogs/shortcutdialog.h"
#include "documents/journal.h"
#include "families/registry.h"
#include "look/iconset.h"
#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "puzzle/drafting.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "steps/steplistview.h"
#include "window/mainwindow.h"
#include "window/puzzlelist.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenu>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>

namespace inkling {

void MainWindow::connectManners()
{
    m_dropTarget = new DropTarget(this);
    connect(&m_recent, &RecentFiles::changed, this, &MainWindow::showRecent);
    connect(m_recentMenu, &QMenu::aboutToShow, &m_recent, &RecentFiles::look);
    connect(m_start, &StartPage::fileChosen, this, &MainWindow::openFile);
    connect(m_start, &StartPage::firstStepChosen, this, &MainWindow::takeFirstStep);
    connect(m_actions["reducedMotion"], &QAction::triggered, this, [this](bool isReduced) {
        Preferences preferences = Preferences::read();
        preferences.liveliness = isReduced ? Liveliness::Fades : Liveliness::Lively;
        preferences.write();
        applyPreferences();
    });
    connect(m_actions["lineNumbers"], &QAction::triggered, this, [this](bool areShown) {
        Preferences preferences = Preferences::read();
        preferences.numbersLines = areShown;
        preferences.write();
        applyPreferences();
    });
    connectMenus();
}

void MainWindow::showRecent()
{
    m_recentMenu->clear();
    const QList<RecentFile> files = m_recent.files();
    bool isParted = false;
    for (const RecentFile &file : files) {
        if (!file.isPinned && !isParted && files.first().isPinned)
            m_recentMenu->addSeparator();
        isParted = isParted || !file.isPinned;
        const QString name = QFileInfo(file.path).fileName().replace(u'&', QStringLiteral("&&"));
        QAction *action
            = m_recentMenu->addAction(file.isMissing ? tr("%1 (not there now)").arg(name) : name);
        if (file.isPinned)
            action->setIcon(lineIcon(QStringLiteral("pinned")));
        action->setStatusTip(file.path);
        action->setToolTip(file.path);
        connect(action, &QAction::triggered, this, [this, path = file.path] { openFile(path); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
    if (files.isEmpty())
        return;
    m_recentMenu->addSeparator();
    QAction *clear = m_recentMenu->addAction(tr("&Clear"));
    clear->setObjectName(QStringLiteral("clearRecent"));
    clear->setStatusTip(tr("Forget which files were opened, but for those that are pinned"));
    // Later: the menu that this comes from is made anew.
    connect(clear, &QAction::triggered, &m_recent, &RecentFiles::clear, Qt::QueuedConnection);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const Dropped dropped = Dropped::of(*event->mimeData());
    if (dropped.isEmpty())
        return;
    event->acceptProposedAction();
    m_dropTarget->offer(dropped);
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    m_dropTarget->hide();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    m_dropTarget->hide();
    const Dropped dropped = Dropped::of(*event->mimeData());
    if (dropped.isEmpty())
        return;
    event->acceptProposedAction();
    openDropped(dropped);
}

void MainWindow::openDropped(const Dropped &dropped)
{
    for (const QString &path : dropped.files.mid(1)) {
        auto *window = new MainWindow;
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->keepJournal(std::make_unique<JournalFile>());
        window->show();
        window->openFile(path);
    }
    if (!dropped.files.isEmpty())
        return openFile(dropped.files.first());
    const QByteArray text = dropped.text.toUtf8() + '\n';
    const auto family = guessFamily(text.toStdString());
    if (!family) {
        // What is open stays: nobody drags a text here to lose a puzzle.
        statusBar()->showMessage(tr("This text is no puzzle. Line %L1: %2")
                                     .arg(family.error().line)
                                     .arg(translated(family.error())),
                                 8000);
        return;
    }
    whenNothingIsLost([this, text, family = *family] {
        m_isSettled = false;
        m_file.openText(tr("Dropped text"), text, *family);
    });
}

void MainWindow::takeFirstStep(FirstStep step)
{
    const Family &family = *m_samples.first().family;
    if (step == FirstStep::Draw)
        return beginSheet(family, family.drafting().blank({7, 7}));
    // Once the sample is there, and only if nothing else has been opened meanwhile.
    openSample(family, family.samples().front());
    const QString name = translated("Samples", family.samples().front().title);
    connect(
        this, &MainWindow::settled, this,
        [this, step, name] {
            if (m_file.name() != name || !m_play->marks())
                return;
            if (step == FirstStep::AskHint)
                return askHint(&PlayController::askHint);
            m_actions["explainMode"]->setChecked(true);
            m_playback.first();
            m_playback.setPlaying(true);
        },
        Qt::SingleShotConnection);
}

void MainWindow::popUp(const char *name, const QPoint &place, const std::vector<const char *> &ids)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QString::fromLatin1(name));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const char *id : ids) {
        if (*id == '-')
            menu->addSeparator();
        else if (QAction *action = m_actions.find(id))
            menu->addAction(action);
    }
    menu->popup(place);
}

void MainWindow::connectMenus()
{
    const auto boardMenu = [this](const QPoint &place) {
        popUp("boardMenu", place,
              {"hint", "-", "editMode", "playMode", "explainMode", "-", "sides", "heat", "zoomIn",
               "zoomOut", "zoomFit", "-", "export"});
    };
    connect(m_pointer, &BoardPointer::menuWanted, this, [this](ElementId, const QPoint &place) {
        popUp("elementMenu", place,
              {"why", "hint", "wholeHint", "check", "-", "undo", "redo", "-", "editMode",
               "playMode", "explainMode", "-", "sides", "heat", "zoomFit", "-", "export"});
    });
    // Where nothing is; the pointer has been told of the click before.
    connect(m_view, &BoardView::clicked, this, [=, this](const QPointF &point, auto button) {
        if (button == Qt::RightButton && m_pointer->selected() == noElement)
            boardMenu(m_view->viewport()->mapToGlobal(m_view->mapFromScene(point)));
    });
    connect(m_view, &BoardView::menuAsked, this, [=, this] {
        if (m_pointer->selected() == noElement)
            boardMenu(m_view->mapToGlobal(m_view->rect().center()));
    });
    const auto listMenu = [this](QAbstractItemView &list, const char *name,
                                 std::initializer_list<const char *> ids) {
        list.setContextMenuPolicy(Qt::CustomContextMenu);
        connect(&list, &QWidget::customContextMenuRequested, this,
                [this, &list, name, all = std::vector(ids)](const QPoint &place) {
                    popUp(name, list.viewport()->mapToGlobal(place), all);
                });
    };
    listMenu(*m_puzzles, "puzzleMenu",
             {"editMode", "playMode", "explainMode", "-", "properties", "duplicatePuzzle",
              "movePuzzleUp", "movePuzzleDown", "deletePuzzle", "-", "new", "generate", "-",
              "export", "exportText", "print", "-", "previousPuzzle", "nextPuzzle"});
    listMenu(m_reasoning->list(), "stepMenu",
             {"openStep", "leaveStep", "-", "back", "forward", "play", "nextHard", "-", "first",
              "last", "-", "playMode", "export"});
}

void MainWindow::showPreferences()
{
    auto *dialog = findChild<PreferencesDialog *>();
    if (!dialog) {
        dialog = new PreferencesDialog(this);
        connect(dialog, &PreferencesDialog::changed, this, [] {
            for (QWidget *widget : QApplication::topLevelWidgets()) {
                if (auto *window = qobject_cast<MainWindow *>(widget))
                    window->applyPreferences();
            }
        });
    }
    dialog->show();
    dialog->raise();
}

void MainWindow::applyPreferences()
{
    const Preferences preferences = Preferences::read();
    m_scene.setReducedMotion(preferences.liveliness == Liveliness::Fades);
    m_scene.setStill(preferences.liveliness == Liveliness::Still);
    m_actions["reducedMotion"]->setChecked(preferences.liveliness != Liveliness::Lively);
    m_view->setLineNumbersShown(preferences.numbersLines);
    m_actions["lineNumbers"]->setChecked(preferences.numbersLines);
    m_actions["timer"]->setChecked(preferences.play.timer);
    m_play->applyOptions();
}

void MainWindow::showShortcuts()
{
    auto *dialog = findChild<ShortcutDialog *>();
    if (!dialog)
        dialog = new ShortcutDialog(this);
    dialog->show();
    dialog->raise();
}

} // namespace inkling
