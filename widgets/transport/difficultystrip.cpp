// SPDX-License-Identifier: MIT
#include "transport/difficultystrip.h"

#include "phrases.h"
#include "steps/steplistview.h"
#include "transport/playback.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QToolButton>

namespace inkling {

namespace {

constexpr int signWidth = 6;
constexpr int gap = 16;

} // namespace

/// A sign and a number for each difficulty that there is, in as many rows as it takes.
class DifficultyStrip::Counts final : public QWidget
{
public:
    Counts()
    {
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }

    void set(const std::array<std::size_t, difficultyCount> &steps)
    {
        m_entries.clear();
        for (int i = 0; i < difficultyCount; ++i) {
            if (steps[std::size_t(i)] == 0)
                continue;
            const QString number = QLocale().toString(qulonglong(steps[std::size_t(i)]));
            m_entries.append({Difficulty(i), tr("%1 %2").arg(number, title(Difficulty(i)))});
        }
        setAccessibleName(words().join(QStringLiteral(", ")));
        updateGeometry();
        update();
    }

    [[nodiscard]] QStringList words() const
    {
        QStringList words;
        for (const Entry &entry : m_entries)
            words.append(entry.words);
        return words;
    }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return lay(width, nullptr); }
    QSize sizeHint() const override { return {240, heightForWidth(width() > 0 ? width() : 300)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        lay(width(), &painter);
    }

private:
    struct Entry
    {
        Difficulty difficulty;
        QString words;
    };

    /// Paints them where there is a painter; returns how high they are.
    int lay(int width, QPainter *painter) const
    {
        const int row = fontMetrics().height() + 4;
        const Theme &theme = Theme::of(palette());
        int x = 0;
        int y = 0;
        for (const Entry &entry : m_entries) {
            const int needed = signWidth + 6 + fontMetrics().horizontalAdvance(entry.words);
            if (x > 0 && x + needed > width) {
                x = 0;
                y += row;
            }
            if (painter) {
                paintDifficulty(*painter, QRectF(x, y + 2, signWidth, row - 6), entry.difficulty,
                                theme);
                painter->setPen(palette().color(QPalette::PlaceholderText));
                painter->drawText(QRect(x + signWidth + 6, y, needed, row),
                                  Qt::AlignLeft | Qt::AlignVCenter, entry.words);
            }
            x += needed + gap;
        }
        return m_entries.isEmpty() ? 0 : y + row;
    }

    QList<Entry> m_entries;
};

DifficultyStrip::DifficultyStrip(Playback &playback, QWidget *parent)
    : QWidget(parent)
    , m_playback(playback)
    , m_heading(new QLabel)
    , m_crux(new QToolButton)
    , m_reason(new QLabel)
    , m_counts(new Counts)
    , m_heat(new QLabel(tr("On the board: darker and more dots means harder.")))
{
    setObjectName(QStringLiteral("difficulty"));
    QFont font = m_heading->font();
    font.setWeight(QFont::DemiBold);
    m_heading->setFont(font);
    m_crux->setObjectName(QStringLiteral("crux"));
    m_crux->setAutoRaise(true);
    m_crux->setFocusPolicy(Qt::TabFocus);
    m_crux->setToolTip(tr("Go to the hardest step"));
    QFont small = this->font();
    small.setPointSizeF(small.pointSizeF() * 0.88);
    m_crux->setFont(small);
    m_counts->setFont(small);
    m_reason->setFont(small);
    m_reason->setWordWrap(true);
    m_reason->setForegroundRole(QPalette::PlaceholderText);
    for (QLabel *part : {m_heading, m_reason})
        part->setToolTip(
            tr("A puzzle is as hard as its hardest rounds. A round is a set of steps that are "
               "possible at the same time. Many hard rounds make a puzzle harder, by one level at "
               "most; many steps to choose from make it easier."));

    auto *top = new QHBoxLayout;
    top->setContentsMargins(0, 0, 0, 0);
    top->addWidget(m_heading, 1);
    top->addWidget(m_crux);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 6, 10, 6);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_reason);
    layout->addWidget(m_counts);
    layout->addWidget(m_heat);
    m_heat->setFont(small);
    m_heat->setWordWrap(true);
    m_heat->hide();
    connect(m_crux, &QToolButton::clicked, &playback, [this] {
        const SharedExplained &own = m_playback.explainedAt(0);
        const auto crux = own ? cruxOf(own->trace()) : std::nullopt;
        m_playback.close(0);
        m_playback.setPlaying(false);
        if (crux)
            m_playback.moveToStep(*crux);
    });
    connect(&playback, &Playback::explainedChanged, this, &DifficultyStrip::showTrace);
    connect(&playback, &Playback::grown, this, &DifficultyStrip::showTrace);
    showTrace();
}

void DifficultyStrip::setRating(std::optional<Rating> rating)
{
    m_rating = rating;
    showTrace();
}

void DifficultyStrip::setHeatShown(bool isShown)
{
    m_heat->setText(Theme::of(palette()).dark
                        ? tr("On the board: brighter and more dots means harder.")
                        : tr("On the board: darker and more dots means harder."));
    m_heat->setVisible(isShown);
}

QString DifficultyStrip::heading() const
{
    return m_heading->text();
}

QString DifficultyStrip::reason() const
{
    return m_reason->text();
}

QStringList DifficultyStrip::counts() const
{
    return m_counts->words();
}

void DifficultyStrip::showTrace()
{
    const SharedExplained &own = m_playback.explainedAt(0);
    setVisible(own && !own->trace().empty());
    if (!own)
        return;
    std::array<std::size_t, difficultyCount> steps{};
    for (std::size_t i = 0; i < own->trace().size(); ++i)
        ++steps[std::size_t(difficultyOf(double(own->trace()[i].cost)))];
    m_counts->set(steps);
    const auto stepCount = int(own->trace().size());
    m_heading->setText(m_rating         ? ratingText(m_rating->value)
                       : own->isGrowing ? tr("%Ln steps so far", nullptr, stepCount)
                                        : tr("%Ln steps", nullptr, stepCount));
    m_reason->setText(m_rating ? translatedCounts(m_rating->reason) : QString());
    m_reason->setVisible(m_rating.has_value());
    const auto crux = cruxOf(own->trace());
    m_crux->setVisible(crux.has_value());
    if (crux)
        m_crux->setText(tr("hardest: step %1").arg(QLocale().toString(qulonglong(*crux + 1))));
}

} // namespace inkling
