// SPDX-License-Identifier: MIT
#include "playing/playtools.h"

#include "scene/theme.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
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
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
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

QWidget *PlayTools::makeRow(const QList<QAction *> &actions, QMenu *menu)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    const auto add = [&](QToolButton *button) {
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        // A click leaves the keyboard with the board.
        button->setFocusPolicy(Qt::TabFocus);
        layout->addWidget(button);
    };
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        add(button);
    }
    if (menu) {
        auto *button = new QToolButton;
        button->setObjectName(QStringLiteral("pinsButton"));
        button->setText(tr("Pins"));
        button->setToolTip(tr("Moments to come back to"));
        button->setMenu(menu);
        button->setPopupMode(QToolButton::InstantPopup);
        add(button);
    }
    layout->addStretch();
    return row;
}

void PlayTools::setActions(const Actions &actions)
{
    auto *rows = static_cast<QVBoxLayout *>(layout());
    m_notes = makeRow(actions.notes);
    rows->insertWidget(0, m_notes);
    rows->insertWidget(0, makeRow(actions.trial));
    QWidget *first = makeRow(actions.always, actions.pins);
    static_cast<QHBoxLayout *>(first->layout())->addWidget(m_clockLabel);
    rows->insertWidget(0, first);
}

void PlayTools::setNotesOffered(bool areOffered)
{
    m_areNotesOffered = areOffered;
    m_notes->setVisible(areOffered);
}

void PlayTools::setTrials(int depth)
{
    m_depth = depth;
    writeTrial();
}

void PlayTools::writeTrial()
{
    const Theme &theme = Theme::of(palette());
    QPalette inks = palette();
    inks.setColor(QPalette::WindowText, m_depth % 2 == 0 ? theme.supposeAgain : theme.suppose);
    m_trial->setPalette(inks);
    m_trial->setText(m_depth == 1
                         ? tr("Trial: what you mark now has its own ink.")
                         : tr("Trial within a trial, %1 deep, in an ink of its own.").arg(m_depth));
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
