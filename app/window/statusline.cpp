// SPDX-License-Identifier: MIT
#include "window/statusline.h"

#include "documents/puzzlefile.h"
#include "phrases.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyleOption>
#include <cmath>

namespace inkling {

namespace {

constexpr QMargins margins{10, 1, 12, 3};
constexpr int messageTime = 8000;

/// The sentence about a puzzle that has been solved.
QString summaryWords(const PuzzleFile &file, const PuzzleEntry &entry)
{
    const PuzzleSummary &summary = *entry.summary;
    QStringList parts{verdictText(summary.verdict, entry.puzzle->joinable())};
    if (summary.rating)
        parts.append(ratingText(summary.rating->value));
    else if (file.isExplaining())
        parts.append(StatusLine::tr("explaining what no named rule settles…"));
    else if (summary.isRatingOpen)
        parts.append(StatusLine::tr("rating…"));
    else if (summary.outcome == Outcome::Stalled)
        parts.append(
            StatusLine::tr("reasoning stops: %1 open").arg(translatedCounts(summary.undecided)));
    const double time = summary.milliseconds;
    parts.append(
        time < 1
            ? StatusLine::tr("solved in %1 µs").arg(int(std::lround(time * 1000)))
            : StatusLine::tr("solved in %1 ms").arg(QLocale().toString(time, 'f', time < 10)));
    if (file.count() > 1) {
        const int pending = file.pendingCount();
        parts.append(pending == 0 ? StatusLine::tr("%Ln puzzles", nullptr, file.count())
                                  : StatusLine::tr("%L1 of %L2 puzzles solved")
                                        .arg(file.count() - pending)
                                        .arg(file.count()));
    }
    return parts.join(QStringLiteral("  ·  "));
}

} // namespace

StatusLine::StatusLine()
    : m_words(new QLabel)
    , m_zoom(new QLabel)
{
    m_words->setObjectName(QStringLiteral("status"));
    addWidget(m_words, 1);
    addPermanentWidget(m_zoom);
    setSizeGripEnabled(false);
    setContentsMargins(margins);
}

void StatusLine::showWords(const QString &words)
{
    m_words->setText(words);
}

void StatusLine::showPuzzle(const PuzzleFile &file)
{
    if (file.current() < 0)
        return showWords(file.isReading() ? tr("reading…") : QString());
    const PuzzleEntry &entry = file.entry(file.current());
    if (!entry.puzzle)
        showWords(entry.unfinished ? tr("not finished") : tr("not a puzzle"));
    else if (!entry.summary)
        showWords(tr("solving…"));
    else
        showWords(summaryWords(file, entry));
}

void StatusLine::showZoom(const BoardView &view, const BoardScene &scene)
{
    const int percent = int(std::lround(view.cellSize() / BoardView::usualCellSize * 100));
    m_zoom->setText(scene.hasBoard() ? tr("%L1 %").arg(percent) : QString());
}

void StatusLine::tell(const QString &words)
{
    showMessage(words, messageTime);
}

QString StatusLine::words() const
{
    return m_words->text();
}

/// Paints a message where the words stand: by itself, a status bar has it nearer to the edge.
void StatusLine::paintEvent(QPaintEvent *event)
{
    if (currentMessage().isEmpty())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().color(foregroundRole()));
    const QRect place = rect().marginsRemoved(margins).adjusted(2, 0, 0, 0);
    painter.drawText(place, Qt::AlignVCenter | Qt::TextSingleLine, currentMessage());
}

} // namespace inkling
