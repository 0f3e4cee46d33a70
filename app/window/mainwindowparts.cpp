// SPDX-License-Identifier: MIT
// How the main window is put together, and how it comes back as it was left.
#include "editors/editpanel.h"
#include "families/registry.h"
#include "look/iconset.h"
#include "look/thememanager.h"
#include "modes/explaining/answerspanel.h"
#include "phrases.h"
#include "playing/playpanel.h"
#include "reasoning/possiblesteps.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/verdictpanel.h"
#include "reasoning/whypanel.h"
#include "steps/signlegend.h"
#include "transport/transportbar.h"
#include "window/mainwindow.h"
#include "window/optionspanel.h"
#include "window/pages.h"
#include "window/puzzlelist.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

/// The narrowest parts of the window in which nothing is cut off that matters.
constexpr int leastPuzzles = 104; ///< pictures alone
constexpr int leastReasoning = 280;
constexpr int leastMiddle = 220;
constexpr int leastWidth = 692;
constexpr int leastHeight = 500;
constexpr int leastSide = 240; ///< of what stands above the answers
/// What the board gets before the parts beside it get more than they must have.
constexpr int usualMiddle = 360;

/// A dock's own heading: its name, and a button that closes it. Dragging it moves the dock as usual.
QWidget *makeHeading(QDockWidget *dock)
{
    auto *heading = new QWidget(dock);
    auto *layout = new QHBoxLayout(heading);
    layout->setContentsMargins(14, 7, 8, 7);
    auto *label = new QLabel(dock->windowTitle());
    QFont font = label->font();
    font.setWeight(QFont::DemiBold);
    label->setFont(font);
    layout->addWidget(label, 1);
    QObject::connect(dock, &QDockWidget::windowTitleChanged, label, &QLabel::setText);
    auto *close = new QToolButton;
    close->setIcon(lineIcon(QStringLiteral("close")));
    close->setIconSize({14, 14});
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setToolTip(MainWindow::tr("Close this part of the window"));
    close->setAccessibleName(MainWindow::tr("Close %1").arg(dock->windowTitle()));
    QObject::connect(close, &QToolButton::clicked, dock, &QDockWidget::close);
    layout->addWidget(close);
    return heading;
}

QDockWidget *makeDock(const QString &title, const char *name, QWidget *widget)
{
    auto *dock = new QDockWidget(title);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setWidget(widget);
    dock->setTitleBarWidget(makeHeading(dock));
    return dock;
}

/// One below the other; the second has the height it needs.
QWidget *stacked(QWidget *above, QWidget *below)
{
    auto *both = new QWidget;
    auto *layout = new QVBoxLayout(both);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(above, 1);
    layout->addWidget(below);
    return both;
}

/// One below the other; the reader parts the room.
QWidget *split(QWidget *above, QWidget *below)
{
    auto *both = new QSplitter(Qt::Vertical);
    both->setHandleWidth(1);
    both->setChildrenCollapsible(false);
    both->addWidget(above);
    both->addWidget(below);
    both->setStretchFactor(0, 1);
    both->setSizes({500, 210});
    return both;
}

} // namespace

void MainWindow::makeDocks()
{
    m_puzzleModel = new PuzzleListModel(m_file, m_document, this);
    m_puzzles = new PuzzleListView(*m_puzzleModel, m_file);
    m_options = new OptionsPanel;
    m_reasoning = new ReasoningPanel(m_playback);
    m_playPanel = new PlayPanel;
    m_whyPanel = new WhyPanel(m_playback);
    m_reasoning->addBelow(m_whyPanel);
    m_possible = new PossibleSteps;
    m_reasoning->addTab(m_possible, tr("Possible steps"));
    m_verdict = new VerdictPanel;
    m_reasoning->addTab(m_verdict, tr("Verdict"), 0.26);
    m_reasoning->setTabShown(m_verdict, false);
    m_side = new QStackedWidget;
    m_side->addWidget(m_reasoning);
    m_side->addWidget(m_playPanel);
    m_editPanel = makeEditPanel();
    m_side->addWidget(m_editPanel);
    m_side->setMinimumHeight(leastSide);
    // What it would like is no measure for what stands below.
    m_side->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_signs = new SignLegend(m_scene);
    m_answers = new AnswersPanel;
    m_puzzles->setMinimumWidth(leastPuzzles);
    m_reasoning->setMinimumWidth(leastReasoning);
    m_middle->setMinimumWidth(leastMiddle);
    setMinimumSize(leastWidth, leastHeight);
    m_leftDock = makeDock(tr("Puzzles"), "puzzlesDock", stacked(m_puzzles, m_options));
    m_rightDock
        = makeDock(tr("Reasoning"), "reasoningDock", split(stacked(m_side, m_signs), m_answers));
    addDockWidget(Qt::LeftDockWidgetArea, m_leftDock);
    addDockWidget(Qt::RightDockWidgetArea, m_rightDock);
    m_historyDock = makeDock(tr("History"), "historyDock", makeHistory());
    addDockWidget(Qt::LeftDockWidgetArea, m_historyDock);
    m_historyDock->hide();
    m_leftDock->installEventFilter(this);
    m_rightDock->installEventFilter(this);

    m_transport
        = new TransportBar(m_playback, m_actions[{"first", "back", "play", "forward", "last"}]);
    auto *bar = new QToolBar(tr("Steps"));
    bar->setObjectName(QStringLiteral("transport"));
    bar->setMovable(false);
    bar->addWidget(m_transport);
    // A bar takes its margins from the style sheet before it has the name by which it is styled.
    bar->ensurePolished();
    QEvent styled(QEvent::StyleChange);
    QApplication::sendEvent(bar, &styled);
    addToolBar(Qt::BottomToolBarArea, bar);

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
    addToolBar(Qt::TopToolBarArea, tools);
    connect(m_middle, &QStackedWidget::currentChanged, this,
            [this] { putDocksAside(m_middle->currentWidget() == m_start); });
    // Where the window is narrow, it lists what has no room.
    tools->findChild<QToolButton *>(QStringLiteral("qt_toolbar_ext_button"))
        ->setIcon(lineIcon(QStringLiteral("more")));

    const auto menus = menuBar()->findChildren<QMenu *>(QStringLiteral("viewMenu"));
    menus.first()->addSeparator();
    // Named for the menu: a heading has no letter to be reached by, and the right one changes with the mode.
    const std::pair<QAction *, QString> parts[]
        = {{m_leftDock->toggleViewAction(), tr("&Puzzles")},
           {m_rightDock->toggleViewAction(), tr("Pa&nel on the Right")},
           {m_historyDock->toggleViewAction(), tr("Hi&story")},
           {tools->toggleViewAction(), tr("Too&ls")},
           {bar->toggleViewAction(), tr("St&eps")}};
    for (const auto &[action, name] : parts) {
        action->setText(name);
        menus.first()->addAction(action);
    }
    connect(m_rightDock, &QDockWidget::windowTitleChanged, this,
            [this] { m_rightDock->toggleViewAction()->setText(tr("Pa&nel on the Right")); });
}

void MainWindow::layOutDocks()
{
    const auto isBeside = [](const QDockWidget *dock) {
        return dock->isVisibleTo(dock->parentWidget()) && !dock->isFloating();
    };
    const int left = isBeside(m_leftDock) ? m_leftWidth : 0;
    const int right = isBeside(m_rightDock) ? m_rightWidth : 0;
    // What is missing comes from the words first, as far as they can give.
    const int missing = std::max(0, left + right + usualMiddle + 2 - width());
    const int fromRight = std::min(missing, std::max(0, right - leastReasoning));
    const int fromLeft = std::min(missing - fromRight, std::max(0, left - leastPuzzles));
    QList<QDockWidget *> docks;
    QList<int> widths;
    if (left > 0) {
        docks.append(m_leftDock);
        widths.append(left - fromLeft);
    }
    if (right > 0) {
        docks.append(m_rightDock);
        widths.append(right - fromRight);
    }
    if (!docks.isEmpty())
        resizeDocks(docks, widths, Qt::Horizontal);
}

void MainWindow::putDocksAside(bool areAside)
{
    if (std::exchange(m_areDocksAside, areAside) == areAside)
        return;
    for (QDockWidget *dock : {m_leftDock, m_rightDock, m_historyDock}) {
        if (areAside && !dock->isHidden())
            m_docksAside.append(dock);
        dock->toggleViewAction()->setEnabled(!areAside);
    }
    for (QDockWidget *dock : m_docksAside)
        dock->setVisible(!areAside);
    if (areAside)
        return;
    m_docksAside.clear();
    layOutDocks();
}

void MainWindow::rememberDockWidth(const QWidget &dock)
{
    // Only what the reader drags counts, not what a change of the window's own size does.
    if (!QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
        return;
    if (&dock == m_leftDock && !m_leftDock->isFloating())
        m_leftWidth = dock.width();
    else if (&dock == m_rightDock && !m_rightDock->isFloating())
        m_rightWidth = dock.width();
}

void MainWindow::makeMenus()
{
    const auto menu = [this](const QString &title, std::initializer_list<const char *> ids) {
        QMenu *made = menuBar()->addMenu(title);
        for (const char *id : ids) {
            if (*id == '-')
                made->addSeparator();
            else
                made->addAction(m_actions[id]);
        }
        return made;
    };
    QMenu *file = menu(tr("&File"), {"new", "open", "-", "save", "saveAs", "exportText", "-",
                                     "export", "print", "-", "quit"});
    m_recentMenu = new QMenu(tr("&Recently Opened"), file);
    auto *samples = new QMenu(tr("&Samples"), file);
    QAction *after = file->actions().at(2);
    file->insertMenu(after, m_recentMenu);
    file->insertMenu(after, samples);
    makeSamples(samples);

    menu(tr("&Edit"),
         {"undo", "redo", "-", "cut", "copy", "paste", "selectAll", "-", "duplicatePuzzle",
          "deletePuzzle", "movePuzzleUp", "movePuzzleDown", "-", "properties", "-", "preferences"});
    QMenu *puzzle
        = menu(tr("&Puzzle"), {"generate", "-", "editMode", "playMode", "explainMode", "-", "hint",
                               "wholeHint", "why", "-", "check", "lastRight", "-", "beginTrial",
                               "acceptTrial", "rejectTrial", "-", "setPin"});
    m_pinsMenu = puzzle->addMenu(tr("&Pins"));
    puzzle->addSeparator();
    puzzle->addActions(m_actions[{"notes", "fillNotes", "showAlike", "timer"}]);
    fillPuzzleMenu(*puzzle);
    QMenu *view
        = menu(tr("&View"), {"zoomIn", "zoomOut", "zoomFit", "-", "sides", "heat", "lineNumbers"});
    view->setObjectName(QStringLiteral("viewMenu"));
    makeThemeMenu(view->addMenu(tr("T&heme")));
    view->addActions(m_actions[{"reducedMotion", "fullScreen"}]);
    menu(tr("&Go"), {"first", "back", "play", "forward", "last", "nextHard", "-", "nextCase",
                     "caseBefore", "openStep", "leaveStep", "-", "previousPuzzle", "nextPuzzle"});
    menu(tr("&Help"), {"shortcuts", "-", "about"});
}

void MainWindow::makeSamples(QMenu *menu)
{
    for (const Family *family : families()) {
        if (family->samples().empty())
            continue;
        QMenu *group = menu->addMenu(translated("Families", family->title()));
        for (const Sample &sample : family->samples()) {
            QAction *action = group->addAction(translated("Samples", sample.title));
            connect(action, &QAction::triggered, this,
                    [this, family, &sample] { openSample(*family, sample); });
        }
        m_samples.append({family, group});
    }
}

void MainWindow::makeThemeMenu(QMenu *menu)
{
    m_themes = new QActionGroup(this);
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::System, tr("&System")},
                                                       {ThemeChoice::Light, tr("&Light")},
                                                       {ThemeChoice::Dark, tr("&Dark")}};
    for (const auto &[choice, text] : choices) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(int(choice));
        action->setChecked(choice == ThemeManager::instance().choice());
        m_themes->addAction(action);
    }
    connect(m_themes, &QActionGroup::triggered, this, [](const QAction *action) {
        ThemeManager::instance().setChoice(ThemeChoice(action->data().toInt()));
        // At once: the preferences read it again, and not every end is a good one.
        QSettings().setValue("theme", action->data().toInt());
    });
}

void MainWindow::restoreSettings()
{
    const QSettings settings;
    restoreGeometry(settings.value("geometry").toByteArray());
    restoreState(settings.value("state").toByteArray());
    m_leftWidth = std::max(leastPuzzles, settings.value("puzzlesWidth", m_leftWidth).toInt());
    m_rightWidth = std::max(leastReasoning, settings.value("reasoningWidth", m_rightWidth).toInt());
    layOutDocks();
    m_playback.setSpeed(settings.value("speed", 2.0).toDouble());
    m_actions["sides"]->setChecked(settings.value("sides", false).toBool());
    m_signs->setOpen(settings.value("signs", false).toBool());
    applyPreferences();
    showRecent();
}

void MainWindow::saveSettings()
{
    putDocksAside(false); // as they are to come back
    QSettings settings;
    settings.setValue("geometry", saveGeometry());
    settings.setValue("state", saveState());
    settings.setValue("puzzlesWidth", m_leftWidth);
    settings.setValue("reasoningWidth", m_rightWidth);
    settings.setValue("speed", m_playback.speed());
    settings.setValue("sides", m_actions["sides"]->isChecked());
    settings.setValue("signs", m_signs->isOpen());
    settings.setValue("theme", int(ThemeManager::instance().choice()));
}

} // namespace inkling
