// SPDX-License-Identifier: MIT
#include "playing/playtools.h"

#include "flowlayout.h"
#include "labels.h"
#include "marking/tints.h"
#include "playing/keybutton.h"
#include "scene/theme.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int rowHeight = 26;

} // namespace

PlayTools::PlayTools(QWidget *parent)
    : QWidget(parent)
    , m_clockLabel(new QLabel)
    , m_trial(new QLabel)
    , m_combinations(new QLabel)
    , m_checks(new QWidget)
    , m_mistakesRow(new QWidget)
    , m_trials(new QWidget)
    , m_notes(new QWidget)
    , m_colours(new QWidget)
    , m_mistakes(new QComboBox)
{
    setObjectName(QStringLiteral("playTools"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    for (QWidget *row : {m_checks, m_mistakesRow, m_notes, m_trials, m_colours})
        layout->addWidget(row);
    addMistakes();
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

FlowLayout *PlayTools::addRow(QWidget *row, const QString &name)
{
    constexpr int nameWidth = 62;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    auto *label = new QLabel(name);
    makeSmall(*label);
    label->setMinimumWidth(nameWidth);
    label->setMinimumHeight(rowHeight);
    label->setAlignment(Qt::AlignVCenter | Qt::AlignLeading);
    layout->addWidget(label, 0, Qt::AlignTop);
    auto *flow = new FlowLayout;
    layout->addLayout(flow, 1);
    return flow;
}

QToolButton *PlayTools::addButton(FlowLayout &row, QAction *action)
{
    auto *button = new KeyButton;
    button->setDefaultAction(action);
    row.addWidget(button);
    return button;
}

void PlayTools::addMistakes()
{
    FlowLayout *row = addRow(m_mistakesRow, tr("Broken rules"));
    m_mistakes->setObjectName(QStringLiteral("mistakes"));
    m_mistakes->addItems({tr("show at once"), tr("show when full"), tr("show when asked")});
    m_mistakes->setAccessibleName(tr("When broken rules are shown"));
    m_mistakes->setToolTip(tr(
        "Shows marks that break a rule, such as a digit twice in a row; never tells the answer"));
    m_mistakes->setFocusPolicy(Qt::TabFocus);
    row->addWidget(m_mistakes);
    connect(m_mistakes, &QComboBox::activated, this,
            [this](int index) { Q_EMIT mistakesChosen(Mistakes(index)); });
}

void PlayTools::setActions(const Actions &actions)
{
    FlowLayout *checks = addRow(m_checks, tr("Check"));
    for (QAction *action : actions.check)
        addButton(*checks, action);
    FlowLayout *notes = addRow(m_notes, tr("Notes"));
    for (QAction *action : actions.notes)
        addButton(*notes, action);
    FlowLayout *trials = addRow(m_trials, tr("Trials"));
    for (QAction *action : actions.trial)
        m_trialButtons.append(addButton(*trials, action));
    auto *pins = new QToolButton;
    pins->setFocusPolicy(Qt::TabFocus);
    pins->setObjectName(QStringLiteral("pinsButton"));
    pins->setText(tr("Bookmarks"));
    pins->setToolTip(tr("Positions you can return to"));
    pins->setMenu(actions.pins);
    pins->setPopupMode(QToolButton::InstantPopup);
    trials->addWidget(pins);
    addColours(actions.colour);
}

void PlayTools::addColours(QAction *action)
{
    FlowLayout *row = addRow(m_colours, tr("Colours"));
    addButton(*row, action);
    // The colours stand on one line.
    auto *colours = new QWidget;
    auto *swatches = new QHBoxLayout(colours);
    swatches->setContentsMargins(0, 0, 0, 0);
    swatches->setSpacing(2);
    for (int colour = 1; colour <= tintCount; ++colour) {
        auto *swatch = new QToolButton;
        swatch->setObjectName(QStringLiteral("colour%1").arg(colour));
        swatch->setCheckable(true);
        swatch->setProperty("isSwatch", true); // for the style sheet
        swatch->setFixedSize(22, rowHeight);
        swatch->setFocusPolicy(Qt::TabFocus);
        swatch->setToolTip(tr("%1 (%2)").arg(tintName(colour)).arg(colour));
        swatch->setAccessibleName(tintName(colour));
        connect(swatch, &QToolButton::clicked, this, [this, colour] {
            m_swatches[colour - 1]->setChecked(true); // until setColour() says otherwise
            Q_EMIT colourChosen(colour);
        });
        swatches->addWidget(swatch);
        m_swatches.append(swatch);
    }
    row->addWidget(colours);
    paintSwatches();
}

void PlayTools::paintSwatches()
{
    const Theme &theme = Theme::of(palette());
    for (qsizetype i = 0; i < m_swatches.size(); ++i) {
        QPixmap picture(QSize(16, 16) * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(theme.quiet, 1));
        painter.setBrush(theme.paper);
        painter.drawRoundedRect(QRectF(0.5, 0.5, 15, 15), 3, 3);
        painter.setBrush(theme.tints[std::size_t(i)]);
        painter.drawRoundedRect(QRectF(0.5, 0.5, 15, 15), 3, 3);
        m_swatches[i]->setIcon(picture);
    }
}

void PlayTools::setColour(int colour)
{
    for (int i = 1; i <= m_swatches.size(); ++i)
        m_swatches[i - 1]->setChecked(i == colour);
}

void PlayTools::setMarkingOffered(bool isOffered)
{
    for (QWidget *row : {m_checks, m_mistakesRow, m_trials, m_colours})
        row->setVisible(isOffered);
}

void PlayTools::setMistakes(Mistakes mistakes)
{
    m_mistakes->setCurrentIndex(int(mistakes));
}

void PlayTools::setNotesOffered(bool areOffered)
{
    m_areNotesOffered = areOffered;
    m_notes->setVisible(areOffered);
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
    if (event->type() == QEvent::PaletteChange) {
        const QSignalBlocker blocker(this);
        paintSwatches();
        if (m_depth > 0)
            writeTrial();
    }
    QWidget::changeEvent(event);
}

} // namespace inkling
