// SPDX-License-Identifier: MIT
#include "window/windowdocks.h"

#include "look/iconset.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMainWindow>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <utility>

namespace inkling {

namespace {

/// The smallest widths at which nothing is cut off that matters.
constexpr int leastPuzzles = 104; ///< pictures alone
constexpr int leastPanel = 280;
/// The width that the board gets before the parts beside it get more than they must have.
constexpr int usualMiddle = 480;

bool isBeside(const QDockWidget *dock)
{
    return dock->isVisibleTo(dock->parentWidget()) && !dock->isFloating();
}

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
    close->setToolTip(WindowDocks::tr("Close this panel"));
    close->setAccessibleName(WindowDocks::tr("Close %1").arg(dock->windowTitle()));
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

} // namespace

WindowDocks::WindowDocks(QMainWindow &window, QWidget *puzzles, QWidget *panel, QWidget *history)
    : QObject(&window)
    , m_window(window)
    , m_left(makeDock(tr("Puzzles"), "puzzlesDock", puzzles))
    , m_right(makeDock(tr("Reasoning"), "reasoningDock", panel))
    , m_history(makeDock(tr("History"), "historyDock", history))
{
    puzzles->setMinimumWidth(leastPuzzles);
    // Tab goes in this order: from the board to its panel, then to the list.
    window.addDockWidget(Qt::RightDockWidgetArea, m_right);
    window.addDockWidget(Qt::LeftDockWidgetArea, m_left);
    window.addDockWidget(Qt::LeftDockWidgetArea, m_history);
    m_history->hide();
    m_left->installEventFilter(this);
    m_right->installEventFilter(this);
    // Named for the menu: a heading has no letter to be reached by, and the right one changes with the mode.
    m_left->toggleViewAction()->setText(tr("&Puzzles"));
    m_history->toggleViewAction()->setText(tr("Hi&story"));
    const auto name = [this] { m_right->toggleViewAction()->setText(tr("Si&de Panel")); };
    name();
    connect(m_right, &QDockWidget::windowTitleChanged, this, name);
    for (QDockWidget *dock : all()) {
        connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock] {
            m_folded.removeAll(dock);
            makeRoomFor(dock);
            layOut();
        });
    }
}

QList<QAction *> WindowDocks::toggleActions() const
{
    return {m_left->toggleViewAction(), m_right->toggleViewAction(), m_history->toggleViewAction()};
}

void WindowDocks::showPuzzles()
{
    m_folded.removeAll(m_left);
    m_left->show();
    m_left->raise();
    makeRoomFor(m_left);
}

void WindowDocks::setPanelHeading(const QString &heading)
{
    m_right->setWindowTitle(heading);
}

void WindowDocks::setStepsBar(QToolBar &bar)
{
    m_steps = &bar;
    connect(bar.toggleViewAction(), &QAction::triggered, this,
            [this](bool areWanted) { m_areStepsWanted = areWanted; });
}

void WindowDocks::setStepsOffered(bool areOffered)
{
    m_areStepsOffered = areOffered;
    showSteps();
}

void WindowDocks::showSteps()
{
    const bool canShow = m_areStepsOffered && !m_areAside;
    m_steps->setVisible(canShow && m_areStepsWanted);
    m_steps->toggleViewAction()->setEnabled(canShow);
}

void WindowDocks::layOut()
{
    if (m_window.width() >= leastPuzzles + leastPanel + usualMiddle)
        unfold();
    else
        makeRoomFor(m_right);
    const int left = isBeside(m_left) ? m_leftWidth : 0;
    const int right = isBeside(m_right) ? m_rightWidth : 0;
    // What is missing comes from the words first, as far as they can give.
    const int missing = std::max(0, left + right + usualMiddle + 2 - m_window.width());
    const int fromRight = std::min(missing, std::max(0, right - leastPanel));
    const int fromLeft = std::min(missing - fromRight, std::max(0, left - leastPuzzles));
    QList<QDockWidget *> docks;
    QList<int> widths;
    if (left > 0) {
        docks.append(m_left);
        widths.append(left - fromLeft);
    }
    if (right > 0) {
        docks.append(m_right);
        widths.append(right - fromRight);
    }
    if (!docks.isEmpty())
        m_window.resizeDocks(docks, widths, Qt::Horizontal);
}

void WindowDocks::makeRoomFor(QDockWidget *dock)
{
    const bool isNarrow = m_window.width() < leastPuzzles + leastPanel + usualMiddle;
    if (!isNarrow || m_areAside || !isBeside(dock))
        return;
    const Qt::DockWidgetAreas sides = Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea;
    const Qt::DockWidgetArea own = m_window.dockWidgetArea(dock);
    for (QDockWidget *other : all()) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(other);
        if (!isBeside(other) || area == own || !sides.testFlag(own) || !sides.testFlag(area))
            continue;
        other->hide();
        m_folded.append(other);
    }
}

void WindowDocks::unfold()
{
    if (m_areAside)
        return;
    for (QDockWidget *dock : std::exchange(m_folded, {}))
        dock->show();
}

void WindowDocks::putAside(bool areAside)
{
    if (std::exchange(m_areAside, areAside) == areAside)
        return;
    for (QDockWidget *dock : all()) {
        if (areAside && !dock->isHidden())
            m_hidden.append(dock);
        dock->toggleViewAction()->setEnabled(!areAside);
    }
    for (QDockWidget *dock : m_hidden)
        dock->setVisible(!areAside);
    showSteps();
    if (areAside)
        return;
    m_hidden.clear();
    layOut();
}

void WindowDocks::rememberWidth(const QWidget &dock)
{
    // Only what the reader drags counts, not what a change of the window's own size does.
    if (!QGuiApplication::mouseButtons().testFlag(Qt::LeftButton))
        return;
    if (&dock == m_left && !m_left->isFloating())
        m_leftWidth = dock.width();
    else if (&dock == m_right && !m_right->isFloating())
        m_rightWidth = dock.width();
}

void WindowDocks::save(QSettings &settings) const
{
    settings.setValue("puzzlesWidth", m_leftWidth);
    settings.setValue("reasoningWidth", m_rightWidth);
}

void WindowDocks::restore(const QSettings &settings)
{
    m_leftWidth = std::max(leastPuzzles, settings.value("puzzlesWidth", m_leftWidth).toInt());
    m_areStepsWanted = !m_steps->isHidden();
    m_rightWidth = std::max(leastPanel, settings.value("reasoningWidth", m_rightWidth).toInt());
    layOut();
}

bool WindowDocks::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        rememberWidth(static_cast<const QWidget &>(*watched));
    return QObject::eventFilter(watched, event);
}

} // namespace inkling
