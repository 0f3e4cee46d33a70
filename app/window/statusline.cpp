// SPDX-License-Identifier: MIT
#include "window/statusline.h"

#include "accessible/announcement.h"
#include "documents/document.h"
#include "phrases.h"
#include "reasoning/scheduler.h"
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

/// What a solved puzzle is like: the verdict, the rating, the time it took.
QStringList summaryWords(const Document &document, const Scheduler &scheduler,
                         const PuzzleSummary &summary)
{
    QStringList parts{verdictText(summary.verdict, document.currentPuzzle()->joinable())};
    if (summary.rating)
        parts.append(ratingText(summary.rating->value));
    else if (scheduler.isExplaining())
        parts.append(StatusLine::tr("explaining what the named rules leave open…"));
    else if (summary.isRatingOpen)
        parts.append(StatusLine::tr("rating…"));
    else if (summary.outcome == Outcome::Stalled)
        parts.append(
            StatusLine::tr("reasoning stops: %1 open").arg(translatedCounts(summary.undecided)));
    const double time = summary.milliseconds;
    parts.append(
        time < 1 ? StatusLine::tr("solved in %1 µs").arg(int(std::lround(time * 1000)))
                 : StatusLine::tr("solved in %1 ms").arg(QLocale().toString(time, 'f', time < 10)));
    return parts;
}

/// How many puzzles there are, and how many of them are solved; empty if there is one.
QString countWords(const Document &document, const Scheduler &scheduler)
{
    const int count = document.placeCount();
    const int pending = scheduler.pendingCount();
    if (count <= 1)
        return {};
    return pending == 0
               ? StatusLine::tr("%Ln puzzles", nullptr, count)
               : StatusLine::tr("%L1 of %L2 puzzles solved").arg(count - pending).arg(count);
}

} // namespace

StatusLine::StatusLine()
    : m_words(new QLabel)
    , m_zoom(new QLabel)
{
    m_words->setObjectName(QStringLiteral("status"));
    addWidget(m_words, 1);
    m_zoom->setAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
    addPermanentWidget(m_zoom);
    setSizeGripEnabled(false);
    setContentsMargins(margins);
    connect(this, &QStatusBar::messageChanged, this, &QWidget::setToolTip);
}

void StatusLine::showWords(const QString &words)
{
    m_words->setText(words);
}

void StatusLine::showPuzzle(const Document &document, const Scheduler &scheduler, bool tellsVerdict)
{
    if (document.place() < 0)
        return showWords(document.isReading() ? tr("reading…") : QString());
    const Page *page = document.currentPage();
    if (!page)
        return showWords(tr("unreadable"));
    QStringList parts;
    if (tellsVerdict) {
        const PuzzleSummary *summary = page->puzzle ? scheduler.summary(*page) : nullptr;
        if (!summary)
            return showWords(page->puzzle ? tr("solving…") : tr("incomplete"));
        parts = summaryWords(document, scheduler, *summary);
    }
    if (const QString count = countWords(document, scheduler); !count.isEmpty())
        parts.append(count);
    showWords(parts.join(QStringLiteral("  ·  ")));
}

void StatusLine::showZoom(const BoardView &view, const BoardScene &scene)
{
    const auto percentOf = [](double cellSize) {
        return int(std::lround(cellSize / BoardView::usualCellSize * 100));
    };
    const QString words = tr("%L1 %");
    m_zoom->setMinimumWidth(
        m_zoom->fontMetrics().horizontalAdvance(words.arg(percentOf(BoardView::largestCellSize))));
    m_zoom->setText(scene.hasBoard() ? words.arg(percentOf(view.cellSize())) : QString());
}

void StatusLine::tell(const QString &words)
{
    showMessage(words, messageTime);
    announce(*this, words);
}

QString StatusLine::words() const
{
    return m_words->text();
}

/// Paints a message where the words stand: by itself, a status bar has it nearer to the edge, and
/// through the zoom.
void StatusLine::paintEvent(QPaintEvent *event)
{
    if (currentMessage().isEmpty())
        return QStatusBar::paintEvent(event);
    QPainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    style()->drawPrimitive(QStyle::PE_PanelStatusBar, &option, &painter, this);
    painter.setPen(palette().color(foregroundRole()));
    // As far as the zoom; the tool tip has the rest.
    QRect place = rect().marginsRemoved(margins).adjusted(2, 0, 0, 0);
    place.setRight(m_zoom->x() - margins.right());
    painter.drawText(
        place, Qt::AlignVCenter | Qt::TextSingleLine,
        painter.fontMetrics().elidedText(currentMessage(), Qt::ElideRight, place.width()));
}

} // namespace inkling
