// SPDX-License-Identifier: MIT
#include "transport/transportbar.h"

#include "transport/playback.h"
#include "transport/traceslider.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <algorithm>

namespace inkling {

TransportBar::TransportBar(Playback &playback, const QList<QAction *> &actions, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_slider(new TraceSlider)
    , m_place(new QLabel)
    , m_speeds(new QComboBox)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 4, 12, 4);
    layout->setSpacing(2);
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setAutoRaise(true);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->text());
        layout->addWidget(button);
    }
    layout->addSpacing(8);
    layout->addWidget(m_slider, 1);
    layout->addSpacing(10);
    m_place->setObjectName(QStringLiteral("place"));
    layout->addWidget(m_place);
    layout->addSpacing(10);
    addSpeeds();
    layout->addWidget(m_speeds);

    connect(m_slider, &QSlider::valueChanged, &playback, [this](int value) {
        m_playback.setPlaying(false);
        m_playback.moveTo(std::size_t(value));
    });
    connect(&playback, &Playback::explainedChanged, this, &TransportBar::showTrace);
    connect(&playback, &Playback::grown, this, &TransportBar::showTrace);
    connect(&playback, &Playback::moved, this, &TransportBar::showPosition);
    connect(&playback, &Playback::speedChanged, this, &TransportBar::showSpeed);
    showSpeed(playback.speed());
    showTrace();
}

void TransportBar::addSpeeds()
{
    m_speeds->setObjectName(QStringLiteral("speed"));
    m_speeds->setAccessibleName(tr("Playback speed"));
    m_speeds->setToolTip(tr("Playback speed"));
    m_speeds->setFocusPolicy(Qt::TabFocus);
    // The list's own way of painting leaves the current row blank below a style sheet.
    m_speeds->setItemDelegate(new QStyledItemDelegate(m_speeds));
    for (const double speed : {0.5, 1.0, 2.0, 4.0, 10.0, 30.0})
        m_speeds->addItem(tr("%1 per second").arg(QLocale().toString(speed)), speed);
    m_speeds->addItem(tr("as fast as possible"), 0.0);
    connect(m_speeds, &QComboBox::currentIndexChanged, this,
            [this](int index) { m_playback.setSpeed(m_speeds->itemData(index).toDouble()); });
}

void TransportBar::showSpeed(double speed)
{
    const int index = m_speeds->findData(speed);
    const QSignalBlocker blocker(m_speeds);
    m_speeds->setCurrentIndex(index < 0 ? 2 : index);
}

void TransportBar::showTrace()
{
    std::vector<TraceSlider::HardStep> hard;
    const SharedExplained &explained = m_playback.explained();
    for (std::size_t i = 0; i < m_playback.size(); ++i) {
        const auto cost = double(explained->trace()[i].cost);
        if (cost >= m_playback.hardCost())
            hard.push_back({int(i) + 1, cost});
    }
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setRange(0, int(m_playback.lastPosition()));
        m_slider->setHardSteps(std::move(hard));
    }
    m_place->setFixedWidth(placeWidth());
    setEnabled(m_playback.size() > 0);
    showPosition();
}

int TransportBar::placeWidth() const
{
    // As wide as its longest words, so that the slider keeps still.
    if (m_playback.size() == 0)
        return 0;
    const auto steps = int(m_playback.size());
    const QString size = QLocale().toString(steps);
    const QString rounds
        = QLocale().toString(m_playback.explained()->trace()[m_playback.size() - 1].wave + 1);
    int widest = 0;
    for (const QString &words :
         {tr("start of %Ln steps", nullptr, steps), tr("end of %Ln steps", nullptr, steps),
          tr("step %1 of %2, round %3").arg(size, size, rounds),
          tr("the opposite, step %1 of %2").arg(size, size)}) {
        // Whatever digits come: none is wider than an 8.
        QString wide = words;
        for (QChar &letter : wide) {
            if (letter.isDigit())
                letter = u'8';
        }
        widest = std::max(widest, m_place->fontMetrics().horizontalAdvance(wide));
    }
    return widest + 2;
}

void TransportBar::showPosition()
{
    const std::size_t position = m_playback.position();
    {
        const QSignalBlocker blocker(m_slider);
        m_slider->setValue(int(position));
        m_slider->update();
    }
    const QLocale locale;
    const auto steps = int(m_playback.size());
    if (steps == 0) {
        m_place->clear();
    } else if (m_playback.atStart()) {
        m_place->setText(tr("start of %Ln steps", nullptr, steps));
    } else if (m_playback.atEnd()) {
        m_place->setText(tr("end of %Ln steps", nullptr, steps));
    } else if (m_playback.depth() > 0) {
        const QString place = m_playback.explained()->isOpposite()
                                  ? tr("the opposite, step %1 of %2")
                                  : tr("small step %1 of %2");
        m_place->setText(place.arg(locale.toString(qulonglong(position)), locale.toString(steps)));
    } else {
        const Step step = m_playback.explained()->trace()[*m_playback.step()];
        m_place->setText(tr("step %1 of %2, round %3")
                             .arg(locale.toString(qulonglong(position)), locale.toString(steps),
                                  locale.toString(step.wave + 1)));
    }
}

} // namespace inkling
