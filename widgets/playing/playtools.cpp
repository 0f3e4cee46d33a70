// SPDX-License-Identifier: MIT
#include "playing/playtools.h"

#include "playing/flowlayout.h"
#include "scene/theme.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

PlayTools::PlayTools(QWidget *parent)
    : QWidget(parent)
    , m_clockLabel(new QLabel)
    , m_trial(new QLabel)
    , m_combinations(new QLabel)
    , m_flow(new FlowLayout)
{
    setObjectName(QStringLiteral("playTools"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(m_flow);
    m_clockLabel->setObjectName(QStringLiteral("clock"));
    m_clockLabel->setAccessibleName(tr("Time"));
    m_trial->setObjectName(QStringLiteral("trial"));
    m_combinations->setObjectName(QStringLiteral("combinations"));
    for (QLabel *label : {m_trial, m_combinations}) {
        label->setWordWrap(true);
        label->hide();
        layout->addWidget(label);
    }
    connect(&m_clock, &PlayClock::ticked, this, [this] { m_clockLabel->setText(m_clock.text()); });
    m_clockLabel->setText(m_clock.text());
}

QToolButton *PlayTools::addButton()
{
    auto *button = new QToolButton;
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    // A click leaves the keyboard with the board.
    button->setFocusPolicy(Qt::TabFocus);
    m_flow->addWidget(button);
    return button;
}

void PlayTools::setActions(const Actions &actions)
{
    for (QAction *action : actions.always)
        addButton()->setDefaultAction(action);
    m_pins = addButton();
    m_pins->setObjectName(QStringLiteral("pinsButton"));
    m_pins->setText(tr("Bookmarks"));
    m_pins->setMenu(actions.pins);
    m_pins->setPopupMode(QToolButton::InstantPopup);
    setPinsOffered(true, {});
    for (QAction *action : actions.trial) {
        m_trialButtons.append(addButton());
        m_trialButtons.last()->setDefaultAction(action);
    }
    for (QAction *action : actions.notes) {
        m_notes.append(addButton());
        m_notes.last()->setDefaultAction(action);
    }
}

void PlayTools::setPinsOffered(bool areOffered, const QString &obstacle)
{
    if (!m_pins)
        return;
    m_pins->setEnabled(areOffered);
    const QString tip = tr("States you can return to");
    m_pins->setToolTip(obstacle.isEmpty() ? tip : tip + u'\n' + obstacle);
}

void PlayTools::setNotesOffered(bool areOffered)
{
    m_areNotesOffered = areOffered;
    for (QToolButton *button : m_notes)
        button->setVisible(areOffered);
}

void PlayTools::setTrials(int depth)
{
    m_depth = depth;
    // The buttons that end a trial are there only during one.
    for (QToolButton *button : m_trialButtons.mid(1))
        button->setVisible(depth > 0);
    writeTrial();
}

void PlayTools::writeTrial()
{
    const Theme &theme = Theme::of(palette());
    QPalette inks = palette();
    inks.setColor(QPalette::WindowText, m_depth % 2 == 0 ? theme.supposeAgain : theme.suppose);
    m_trial->setPalette(inks);
    m_trial->setText(m_depth == 1
                         ? tr("Trial: new marks appear in another colour.")
                         : tr("Trial within a trial, %1 deep, in its own colour.").arg(m_depth));
    m_trial->setVisible(m_depth > 0);
}

void PlayTools::setCombinations(const QString &words)
{
    m_combinations->setText(words);
    m_combinations->setVisible(!words.isEmpty());
}

void PlayTools::setClockShown(bool isShown)
{
    m_clockLabel->setVisible(isShown);
}

QString PlayTools::trialText() const
{
    return m_depth > 0 ? m_trial->text() : QString();
}

QString PlayTools::combinationsText() const
{
    return m_combinations->text();
}

void PlayTools::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_depth > 0) {
        const QSignalBlocker blocker(this);
        writeTrial();
    }
    QWidget::changeEvent(event);
}

} // namespace inkling
