// SPDX-License-Identifier: MIT
#include "window/windowmenus.h"

#include "documents/recentfiles.h"
#include "families/registry.h"
#include "look/actiontable.h"
#include "look/iconset.h"
#include "look/thememanager.h"
#include "modes/drawing/drawingmode.h"
#include "modes/solving/solvingmode.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "reasoning/reasoningpanel.h"
#include "scene/boardview.h"
#include "steps/steplistview.h"

#include <QAbstractItemView>
#include <QAction>
#include <QActionGroup>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>

namespace inkling {

WindowMenus::WindowMenus(QMainWindow &window, const ActionTable &actions, RecentFiles &recent)
    : QObject(&window)
    , m_window(window)
    , m_actions(actions)
    , m_recent(recent)
{
    m_fileMenu = make(tr("&File"), {"new", "open", "openTogether", "-", "save", "saveAs",
                                    "exportText", "compareOutput", "-", "export", "walkthrough",
                                    "print", "-", "close", "quit"});
    m_recentMenu = new QMenu(tr("&Recently Opened"), m_fileMenu);
    auto *samples = new QMenu(tr("&Samples"), m_fileMenu);
    QAction *after = m_fileMenu->actions().at(3);
    m_fileMenu->insertMenu(after, m_recentMenu);
    m_fileMenu->insertMenu(after, samples);
    fillSamples(samples);
    m_editMenu = make(tr("&Edit"), {"undo", "redo", "-", "cut", "copy", "paste", "selectAll", "-",
                                    "addPuzzle", "duplicatePuzzle", "deletePuzzle", "movePuzzleUp",
                                    "movePuzzleDown", "-", "properties", "-", "preferences"});
    m_puzzleMenu = make(
        tr("&Puzzle"),
        {"generate", "-",    "editMode",   "playMode",    "explainMode", "-",     "practice",
         "-",        "hint", "wholeHint",  "why",         "-",           "check", "lastRight",
         "restart",  "-",    "beginTrial", "acceptTrial", "rejectTrial", "-",     "setPin"});
    m_viewMenu
        = make(tr("&View"), {"zoomIn", "zoomOut", "zoomFit", "-", "sides", "heat", "lineNumbers"});
    fillThemes(m_viewMenu->addMenu(tr("T&heme")));
    m_viewMenu->addActions(m_actions[{"reducedMotion", "fullScreen"}]);
    make(tr("&Go"), {"first", "back", "play", "forward", "last", "nextHard", "-", "nextCase",
                     "caseBefore", "openStep", "leaveStep", "-", "previousPuzzle", "nextPuzzle",
                     "goToPuzzle", "findPuzzle"});
    make(tr("&Help"), {"puzzleRules", "practice", "shortcuts", "-", "news", "about"});
    connect(&recent, &RecentFiles::changed, this, &WindowMenus::listRecent);
    connect(m_recentMenu, &QMenu::aboutToShow, &recent, &RecentFiles::look);
    listRecent();
}

QMenu *WindowMenus::make(const QString &title, std::initializer_list<const char *> ids)
{
    QMenu *menu = m_window.menuBar()->addMenu(title);
    for (const char *id : ids) {
        if (*id == '-')
            menu->addSeparator();
        else
            menu->addAction(m_actions[id]);
    }
    return menu;
}

void WindowMenus::addForeign(QMenu &copyAs, QMenu &exportAs)
{
    copyAs.setObjectName(QStringLiteral("copyAs"));
    exportAs.setObjectName(QStringLiteral("exportAs"));
    m_editMenu->insertMenu(m_actions["paste"], &copyAs);
    m_fileMenu->insertMenu(m_actions["compareOutput"], &exportAs);
}

void WindowMenus::addModes(SolvingMode &solving, DrawingMode &drawing)
{
    m_puzzleMenu->addMenu(&solving.pinsMenu());
    m_puzzleMenu->addSeparator();
    m_puzzleMenu->addActions(m_actions[{"notes", "fillNotes", "showAlike", "colour", "timer"}]);
    drawing.fillMenu(*m_puzzleMenu);
}

void WindowMenus::makeTools(const QList<QAction *> &dockToggles, QAction &stepsToggle)
{
    auto *tools = new QToolBar(tr("Tools"));
    tools->setObjectName(QStringLiteral("tools"));
    tools->setMovable(false);
    tools->setIconSize({20, 20});
    tools->addActions(m_actions[{"new", "open", "save", "export"}]);
    tools->addSeparator();
    tools->addActions(m_actions[{"editMode", "playMode", "explainMode"}]);
    for (const char *mode : {"editMode", "playMode", "explainMode"}) {
        auto *button = qobject_cast<QToolButton *>(tools->widgetForAction(m_actions[mode]));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    }
    tools->addSeparator();
    tools->addActions(m_actions[{"undo", "redo", "hint", "why"}]);
    tools->addSeparator();
    tools->addActions(m_actions[{"previousPuzzle", "nextPuzzle"}]);
    tools->addSeparator();
    tools->addActions(m_actions[{"zoomOut", "zoomFit", "zoomIn", "sides", "heat"}]);
    tools->addSeparator();
    tools->addActions(m_actions[{"nextHard"}]);
    m_window.addToolBar(Qt::TopToolBarArea, tools);
    // Where the window is narrow, it lists what has no room.
    tools->findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"))
        ->setIcon(lineIcon(QStringLiteral("more")));

    m_viewMenu->addSeparator();
    m_viewMenu->addActions(dockToggles);
    tools->toggleViewAction()->setText(tr("Too&ls"));
    m_viewMenu->addAction(tools->toggleViewAction());
    stepsToggle.setText(tr("St&eps"));
    m_viewMenu->addAction(&stepsToggle);
}

void WindowMenus::fillSamples(QMenu *menu)
{
    for (const Family *family : families()) {
        if (family->samples().empty())
            continue;
        QMenu *group = menu->addMenu(translated("Families", family->title()));
        for (const Sample &sample : family->samples()) {
            QAction *action = group->addAction(translated("Samples", sample.title));
            connect(action, &QAction::triggered, this,
                    [this, family, &sample] { Q_EMIT sampleChosen(*family, sample); });
        }
        m_samples.append({family, group});
    }
}

void WindowMenus::fillThemes(QMenu *menu)
{
    auto *themes = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::System, tr("&System")},
                                                       {ThemeChoice::Light, tr("&Light")},
                                                       {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto &[choice, text] : choices) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(int(choice));
        action->setChecked(choice == ThemeManager::instance().choice());
        themes->addAction(action);
    }
    connect(themes, &QActionGroup::triggered, this, [](const QAction *action) {
        ThemeManager::instance().setChoice(ThemeChoice(action->data().toInt()));
        // At once: the preferences read it again, and not every end is a good one.
        QSettings().setValue("theme", action->data().toInt());
    });
}

void WindowMenus::listRecent()
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
            = m_recentMenu->addAction(file.isMissing ? tr("%1 (not found)").arg(name) : name);
        if (file.isPinned)
            action->setIcon(lineIcon(QStringLiteral("pinned")));
        action->setStatusTip(file.path);
        action->setToolTip(file.path);
        connect(action, &QAction::triggered, this,
                [this, path = file.path] { Q_EMIT fileChosen(path); });
    }
    m_recentMenu->setEnabled(!files.isEmpty());
    if (files.isEmpty())
        return;
    m_recentMenu->addSeparator();
    QAction *clear = m_recentMenu->addAction(tr("&Clear"));
    clear->setObjectName(QStringLiteral("clearRecent"));
    clear->setStatusTip(tr("Clear the list, except for pinned files"));
    // Later: the menu that this comes from is made anew.
    connect(clear, &QAction::triggered, &m_recent, &RecentFiles::clear, Qt::QueuedConnection);
}

void WindowMenus::popUp(const char *name, const QPoint &place, const std::vector<const char *> &ids)
{
    auto *menu = new QMenu(&m_window);
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

void WindowMenus::makePopUps(BoardView &view, BoardPointer &pointer, QAbstractItemView &puzzles,
                             ReasoningPanel &reasoning)
{
    const auto boardMenu = [this](const QPoint &place) {
        popUp("boardMenu", place,
              {"hint", "-", "editMode", "playMode", "explainMode", "-", "sides", "heat", "zoomIn",
               "zoomOut", "zoomFit", "-", "export"});
    };
    connect(&pointer, &BoardPointer::menuWanted, this, [this](ElementId, const QPoint &place) {
        popUp("elementMenu", place,
              {"why", "hint", "wholeHint", "check", "-", "undo", "redo", "-", "editMode",
               "playMode", "explainMode", "-", "sides", "heat", "zoomFit", "-", "export"});
    });
    // Where nothing is; the pointer has been told of the click before.
    connect(&view, &BoardView::clicked, this,
            [=, &view, &pointer](const QPointF &point, auto button) {
                if (button == Qt::RightButton && pointer.selected() == noElement)
                    boardMenu(view.viewport()->mapToGlobal(view.mapFromScene(point)));
            });
    connect(&view, &BoardView::menuAsked, this, [=, &view, &pointer] {
        if (pointer.selected() == noElement)
            boardMenu(view.mapToGlobal(view.rect().center()));
    });
    const auto listMenu = [this](QAbstractItemView &list, const char *name,
                                 std::initializer_list<const char *> ids) {
        list.setContextMenuPolicy(Qt::CustomContextMenu);
        connect(&list, &QWidget::customContextMenuRequested, this,
                [this, &list, name, all = std::vector(ids)](const QPoint &place) {
                    popUp(name, list.viewport()->mapToGlobal(place), all);
                });
    };
    listMenu(puzzles, "puzzleMenu",
             {"editMode", "playMode", "explainMode", "-", "properties", "duplicatePuzzle",
              "movePuzzleUp", "movePuzzleDown", "deletePuzzle", "-", "addPuzzle", "generate", "-",
              "export", "exportText", "print", "-", "previousPuzzle", "nextPuzzle"});
    listMenu(reasoning.list(), "stepMenu",
             {"openStep", "leaveStep", "-", "back", "forward", "play", "nextHard", "-", "first",
              "last", "-", "playMode", "export", "walkthrough"});
}

} // namespace inkling
