// SPDX-License-Identifier: MIT
#include "window/list/puzzlelist.h"

#include "look/iconset.h"
#include "phrases.h"
#include "puzzle/drafting.h"
#include "reasoning/knownanswers.h"
#include "reasoning/scheduler.h"
#include "scene/thumbnail.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScopedValueRollback>
#include <QTextLayout>
#include <utility>

namespace inkling {

namespace {

constexpr int pictureSide = 64;
constexpr int rowHeight = pictureSide + 16;
constexpr int keptPictures = 300;
constexpr int leastWords = 60;

QString verdictOf(const Page &page, const PuzzleSummary &summary)
{
    return verdictText(summary.verdict, page.puzzle->joinable());
}

} // namespace

PuzzleListModel::PuzzleListModel(Document &document, const Scheduler &scheduler,
                                 const KnownAnswers &answers, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_scheduler(scheduler)
    , m_answers(answers)
    , m_pictures(keptPictures)
{
    m_pool.setMaxThreadCount(1);
    connectRows();
    connect(&scheduler, &Scheduler::summaryChanged, this, [this](int row) {
        m_pictures.remove(m_document.page(row).revision);
        Q_EMIT dataChanged(index(row), index(row));
    });
    connect(&answers, &KnownAnswers::changed, this, [this](int row) {
        m_pictures.remove(m_document.page(row).revision);
        Q_EMIT dataChanged(index(row), index(row));
    });
    connect(&document, &Document::changed, this, [this](int row, const PageChange &change) {
        if (change.propertiesBefore != change.propertiesAfter)
            Q_EMIT dataChanged(index(row), index(row));
    });
}

void PuzzleListModel::connectRows()
{
    connect(&m_document, &Document::reset, this, &PuzzleListModel::reset);
    connect(&m_document, &Document::inserted, this, [this](int first, int count) {
        beginInsertRows({}, first, first + count - 1);
        m_count += count;
        endInsertRows();
    });
    connect(&m_document, &Document::aboutToBeRemoved, this,
            [this](int row) { beginRemoveRows({}, row, row); });
    connect(&m_document, &Document::removed, this, [this] {
        --m_count;
        endRemoveRows();
    });
    connect(&m_document, &Document::aboutToBeMoved, this, [this](int from, int to) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    });
    connect(&m_document, &Document::moved, this, [this] { endMoveRows(); });
}

const Page *PuzzleListModel::page(int row) const
{
    return row < m_document.count() ? &m_document.page(row) : nullptr;
}

const PuzzleSummary *PuzzleListModel::summary(int row) const
{
    const Page *const page = this->page(row);
    return page ? m_scheduler.summary(*page) : nullptr;
}

Qt::ItemFlags PuzzleListModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled; // between two rows
    const bool isPage = index.row() < m_document.count();
    return QAbstractListModel::flags(index) | (isPage ? Qt::ItemIsDragEnabled : Qt::NoItemFlags);
}

bool PuzzleListModel::moveRows(const QModelIndex &, int row, int count, const QModelIndex &,
                               int before)
{
    const int to = std::min(before > row ? before - 1 : before, m_document.count() - 1);
    if (count != 1 || row >= m_document.count())
        return false;
    Q_EMIT moveWanted(row, to);
    return true;
}

QString PuzzleListModel::title(int row) const
{
    const QString title = QString::fromStdString(m_document.page(row).properties.title);
    return title.isEmpty() ? size(row) : title;
}

QString PuzzleListModel::size(int row) const
{
    const Page &page = m_document.page(row);
    const Drafting &drafting = page.family->drafting();
    if (drafting.sizeForm() == SizeForm::Count) {
        const std::string text = drafting.inShort(draftOf(page));
        if (!text.empty())
            return QString::fromStdString(text);
    }
    const BoardSize size = boardSize(row);
    return tr("%1 × %2").arg(size.rows).arg(size.columns);
}

QString PuzzleListModel::kind(int row) const
{
    const Page &page = m_document.page(row);
    const QString family = translated("Families", page.family->title());
    if (!page.properties.title.empty())
        return size(row) + u' ' + family;
    bool isMixed = false;
    for (int other = 0; other < m_document.count() && !isMixed; ++other)
        isMixed = m_document.page(other).family != page.family;
    return isMixed ? family : QString();
}

BoardSize PuzzleListModel::boardSize(int row) const
{
    const Page &page = m_document.page(row);
    return page.puzzle ? BoardSize{page.puzzle->rows(), page.puzzle->columns()} : page.draft->size;
}

PuzzleListModel::~PuzzleListModel()
{
    stop();
    m_pool.waitForDone();
}

void PuzzleListModel::stop()
{
    m_stop.request_stop();
    m_pool.clear();
}

void PuzzleListModel::reset()
{
    beginResetModel();
    m_count = m_document.placeCount();
    forgetPictures();
    endResetModel();
}

void PuzzleListModel::forgetPictures()
{
    m_stop.request_stop();
    m_stop = {};
    m_pool.clear();
    ++m_generation;
    m_pictures.clear();
    m_isPainting.clear();
}

int PuzzleListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QPixmap PuzzleListModel::picture(int row, int side)
{
    const quint64 revision = m_document.page(row).revision;
    if (const QPixmap *known = m_pictures.object(revision))
        return *known;
    if (!m_isPainting.contains(revision))
        paintPicture(row, side);
    return {};
}

void PuzzleListModel::paintPicture(int row, int side)
{
    const Page &page = m_document.page(row);
    const PuzzleSummary *const summary = this->summary(row);
    m_isPainting.insert(page.revision);
    auto answer = summary && isSolved(row) ? summary->answer : nullptr;
    const bool isFinal = summary != nullptr;
    const Theme &theme = Theme::of(QGuiApplication::palette());
    m_pool.start([this, page, row, side, isFinal, &theme, answer = std::move(answer),
                  generation = m_generation, token = m_stop.get_token()] {
        if (token.stop_requested())
            return;
        // A board that is laid out by its answer would have room for what is not shown.
        const auto bare = [&] { return page.family->drafting().board(draftOf(page)); };
        QImage image = page.puzzle && answer ? thumbnail(*page.puzzle, answer.get(), theme, side)
                                             : thumbnail(bare(), theme, side);
        QMetaObject::invokeMethod(
            this,
            [this, revision = page.revision, row, isFinal, generation, image = std::move(image)] {
                if (generation != m_generation)
                    return;
                m_isPainting.remove(revision);
                const int now = rowOf(revision, row);
                if (now < 0)
                    return;
                if (isFinal || !this->summary(now))
                    m_pictures.insert(revision, new QPixmap(QPixmap::fromImage(image)));
                Q_EMIT dataChanged(index(now), index(now));
            },
            Qt::QueuedConnection);
    });
}

int PuzzleListModel::rowOf(quint64 revision, int row) const
{
    const int count = m_document.count();
    if (row < count && m_document.page(row).revision == revision)
        return row;
    int now = 0;
    while (now < count && m_document.page(now).revision != revision)
        ++now;
    return now < count ? now : -1;
}

bool PuzzleListModel::isSolved(int row) const
{
    return m_answers.progress(m_document.page(row)) == Progress::Solved;
}

QString PuzzleListModel::detail(int row) const
{
    if (!m_document.page(row).puzzle)
        return tr("incomplete");
    const PuzzleSummary *const summary = this->summary(row);
    if (!summary)
        return tr("solving…");
    if (summary->rating)
        return ratingText(summary->rating->value);
    if (summary->isRatingOpen)
        return tr("rating…");
    if (summary->outcome == Outcome::Stalled && summary->verdict == Verdict::Unique)
        return tr("%1 open").arg(translatedCounts(summary->undecided));
    return {};
}

QString PuzzleListModel::facet(int row, Facet facet) const
{
    const Page &page = m_document.page(row);
    const PuzzleSummary *const summary = this->summary(row);
    switch (facet) {
    case Facet::Number:
        return QLocale().toString(row + 1);
    case Facet::Title:
        return title(row);
    case Facet::Family:
        return translated("Families", page.family->title());
    case Facet::Size: {
        const BoardSize size = boardSize(row);
        if (page.family->drafting().sizeForm() == SizeForm::Count)
            return QLocale().toString(size.columns);
        return tr("%1 × %2").arg(size.rows).arg(size.columns);
    }
    case Facet::Verdict:
        if (!page.puzzle)
            return tr("incomplete");
        return summary ? verdictOf(page, *summary) : tr("solving…");
    case Facet::Rating:
        return summary && summary->rating ? inkling::title(difficultyOf(summary->rating->value))
                                          : tr("not rated");
    case Facet::Progress:
        switch (m_answers.progress(page)) {
        case Progress::None:
            return tr("not started");
        case Progress::Begun:
            return tr("started");
        case Progress::Solved:
            return tr("solved by hand");
        }
    }
    return {};
}

QVariant PuzzleListModel::sortValue(int row, Facet facet) const
{
    const Page &page = m_document.page(row);
    const PuzzleSummary *const summary = this->summary(row);
    switch (facet) {
    case Facet::Number:
        return row;
    case Facet::Size: {
        const BoardSize size = boardSize(row);
        return size.rows * size.columns;
    }
    case Facet::Verdict:
        return summary ? QVariant(int(summary->verdict)) : QVariant(this->facet(row, facet));
    case Facet::Rating:
        return summary && summary->rating ? QVariant(summary->rating->value)
                                          : QVariant(this->facet(row, facet));
    case Facet::Progress:
        return int(m_answers.progress(page));
    default:
        return this->facet(row, facet);
    }
}

QString PuzzleListModel::searchedText(int row) const
{
    const Properties &properties = m_document.page(row).properties;
    QStringList parts{QString::fromStdString(properties.author),
                      QString::fromStdString(properties.note), detail(row)};
    for (const Facet facet : sortedFacets)
        parts.append(this->facet(row, facet));
    // Sizes are typed without the sign of print.
    const BoardSize size = boardSize(row);
    parts.append(QStringLiteral("%1x%2").arg(size.rows).arg(size.columns));
    return parts.join(u'\n');
}

QString PuzzleListModel::faultData(int role, const QString &number) const
{
    const ParseError &fault = *m_document.fault();
    const auto &unclear = m_document.unclear();
    QString name = unclear && !unclear->candidates.empty() ? tr("%1\u00a0· which kind?").arg(number)
                                                           : tr("%1\u00a0· unreadable").arg(number);
    QString place = tr("line %L1, column %L2").arg(fault.line).arg(fault.column);
    switch (role) {
    case Qt::DisplayRole:
        return name;
    case DetailRole:
        return place;
    case Qt::ToolTipRole:
        return translated(fault);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2").arg(name, place);
    default:
        return {};
    }
}

QVariant PuzzleListModel::data(const QModelIndex &index, int role) const
{
    const int row = index.row();
    if (role == PlaceRole)
        return row;
    const QString number = QLocale().toString(row + 1);
    const Page *const page = this->page(row);
    if (!page) {
        const QString text = faultData(role, number);
        return text.isEmpty() ? QVariant() : text;
    }
    switch (role) {
    case Qt::DisplayRole:
        return QStringLiteral("%1\u00a0· %2").arg(number, title(row));
    case DetailRole:
        return detail(row);
    case KindRole:
        return kind(row);
    case Qt::ToolTipRole: // where there is room for the picture alone, what would stand beside it
    case Qt::AccessibleTextRole: {
        QString text = data(index, Qt::DisplayRole).toString();
        if (const QString kind = this->kind(row); !kind.isEmpty())
            text += QStringLiteral(", ") + kind;
        if (const PuzzleSummary *const summary = this->summary(row))
            text += QStringLiteral(", ") + verdictOf(*page, *summary);
        if (const QString more = detail(row); !more.isEmpty())
            text += QStringLiteral(", ") + more;
        return isSolved(row) ? QString(text + QStringLiteral(", ") + facet(row, Facet::Progress))
                             : text;
    }
    default:
        break;
    }
    if (role == searchedRole)
        return searchedText(row);
    for (const Facet facet : sortedFacets) {
        if (role == facetRole(facet))
            return this->facet(row, facet);
        if (role == sortingRole(facet))
            return sortValue(row, facet);
    }
    return {};
}

namespace {

/// A verdict's sign: a ring with one dot, with two, or struck out.
void paintVerdict(QPainter *painter, const QRectF &box, Verdict verdict, bool isListed,
                  const Theme &theme)
{
    // Several answers are nothing that is wrong where all of them are listed.
    const bool isFine = verdict == Verdict::Unique || (verdict == Verdict::Many && isListed);

    const QPointF centre = box.center();
    const double radius = box.width() / 2 - 1;
    const QColor colour = isFine                     ? theme.finalAnswer
                          : verdict == Verdict::None ? theme.error
                          : verdict == Verdict::Many ? theme.conclusion
                                                     : theme.quiet;
    painter->setPen(QPen(colour, 1.4));
    painter->setBrush(Qt::NoBrush);
    painter->drawEllipse(centre, radius, radius);
    painter->setBrush(colour);
    if (verdict == Verdict::None)
        painter->drawLine(centre + QPointF(-radius, radius) * 0.68,
                          centre + QPointF(radius, -radius) * 0.68);
    painter->setPen(Qt::NoPen);
    if (verdict == Verdict::Unique)
        painter->drawEllipse(centre, 1.9, 1.9);
    if (verdict == Verdict::Many) {
        painter->drawEllipse(centre + QPointF(-2.1, 0), 1.4, 1.4);
        painter->drawEllipse(centre + QPointF(2.1, 0), 1.4, 1.4);
    }
}

/// The sign, in a picture's corner, of a puzzle that its reader has solved.
void paintTick(QPainter *painter, const QRect &picture, const Theme &theme)
{
    constexpr double radius = 8;
    const QPointF centre = QRectF(picture).bottomRight() - QPointF(radius - 3, radius - 3);
    painter->setPen(QPen(theme.paper, 1.5));
    painter->setBrush(theme.finalAnswer);
    painter->drawEllipse(centre, radius, radius);
    painter->setPen(QPen(theme.paper, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(QPolygonF(
        {centre + QPointF(-3.4, 0.2), centre + QPointF(-1, 2.8), centre + QPointF(3.6, -2.6)}));
}

} // namespace

QStringList titleLines(const QString &title, const QFont &font, int width)
{
    QTextLayout layout(title, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(width);
    layout.endLayout();
    const QString rest = title.mid(line.textLength()).trimmed();
    const QFontMetrics metrics(font);
    if (rest.isEmpty())
        return {metrics.elidedText(title, Qt::ElideRight, width)};
    return {metrics.elidedText(title.left(line.textLength()).trimmed(), Qt::ElideRight, width),
            metrics.elidedText(rest, Qt::ElideRight, width)};
}

void PuzzleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const int row = index.data(PuzzleListModel::PlaceRole).toInt();
    const Page *const page = m_puzzles.page(row);
    const PuzzleSummary *const summary = m_puzzles.summary(row);
    const Theme &theme = Theme::of(option.palette);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSelected || option.state.testFlag(QStyle::State_MouseOver)) {
        QColor fill = theme.accent;
        fill.setAlphaF(isSelected ? 0.16F : 0.06F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(fill);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(4, 1, -4, -1), 6, 6);
    }
    if (isSelected && option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(theme.accent, 1.5));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(4.75, 1.75, -4.75, -1.75), 6, 6);
    }
    const QRect picture(option.rect.left() + 12, option.rect.top() + 8, pictureSide, pictureSide);
    painter->setPen(QPen(blend(theme.window, theme.ink, 0.12), 1));
    painter->setBrush(theme.paper);
    painter->drawRoundedRect(QRectF(picture).adjusted(-0.5, -0.5, 0.5, 0.5), 4, 4);
    if (!page) {
        lineIcon(QStringLiteral("error")).paint(painter, picture.adjusted(18, 18, -18, -18));
    } else {
        const double scale = painter->device()->devicePixelRatioF();
        const QPixmap small = m_puzzles.picture(row, int(pictureSide * scale));
        if (!small.isNull())
            painter->drawPixmap(picture, small);
        if (m_puzzles.isSolved(row))
            paintTick(painter, picture, theme);
    }

    QRect text = option.rect.adjusted(12 + pictureSide + 12, 0, -10, 0);
    if (text.width() < leastWords)
        return painter->restore(); // the picture alone
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.88);
    const QFontMetrics smallMetrics(small);
    const int line = option.fontMetrics.height();
    const QString kind = index.data(PuzzleListModel::KindRole).toString();
    QStringList title = titleLines(index.data().toString(), option.font, text.width());
    if (!kind.isEmpty()) // takes the place of the title's second line
        title = {
            option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width())};
    const int lines = int(title.size()) * line + (kind.isEmpty() ? 0 : smallMetrics.height())
                      + (summary ? smallMetrics.height() + 4 : 0) + smallMetrics.height() + 2;
    text.setTop(option.rect.center().y() - lines / 2);
    painter->setPen(option.palette.color(QPalette::Text));
    for (const QString &part : title) {
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop, part);
        text.setTop(text.top() + line);
    }
    painter->setFont(small);
    if (!kind.isEmpty()) {
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                          smallMetrics.elidedText(kind, Qt::ElideRight, text.width()));
        text.setTop(text.top() + smallMetrics.height());
    }
    text.setTop(text.top() + 2);
    if (summary) {
        const QRectF sign(text.left(), text.top() + (smallMetrics.height() - 12) / 2.0, 12, 12);
        paintVerdict(painter, sign, summary->verdict, page->puzzle->joinable(), theme);
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(
            text.adjusted(18, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
            smallMetrics.elidedText(verdictOf(*page, *summary), Qt::ElideRight, text.width() - 18));
        text.setTop(text.top() + smallMetrics.height() + 2);
    }
    painter->setPen(!page ? theme.error : option.palette.color(QPalette::PlaceholderText));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                      smallMetrics.elidedText(index.data(PuzzleListModel::DetailRole).toString(),
                                              Qt::ElideRight, text.width()));
    painter->restore();
}

QSize PuzzleDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, rowHeight};
}

PuzzleListView::PuzzleListView(PuzzleListModel &puzzles, Document &document, Scheduler &scheduler,
                               QWidget *parent)
    : QListView(parent)
    , m_puzzles(puzzles)
    , m_order(new PuzzleOrder(puzzles, this))
    , m_document(document)
    , m_scheduler(scheduler)
{
    setObjectName(QStringLiteral("puzzles"));
    setAccessibleName(tr("Puzzles"));
    setFrameShape(NoFrame);
    setMouseTracking(true);
    setUniformItemSizes(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setDragDropMode(InternalMove);
    setDefaultDropAction(Qt::MoveAction);
    setItemDelegate(new PuzzleDelegate(puzzles, this));
    setModel(m_order);
    connect(&document, &Document::currentChanged, this, &PuzzleListView::showCurrent);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_order, signal, this, &PuzzleListView::showCurrent);
    connect(m_order, &PuzzleOrder::criteriaChanged, this, [this] {
        showCurrent();
        scrollTo(currentIndex());
    });
}

void PuzzleListView::showCurrent()
{
    const int place = m_document.place();
    const QModelIndex row = m_order->mapFromSource(m_puzzles.index(place));
    if (row == currentIndex())
        return;
    const QScopedValueRollback rearranging(m_isRearranging, true);
    setCurrentIndex(row);
    if (!row.isValid())
        clearSelection();
}

int PuzzleListView::placeBeside(int step) const
{
    const QModelIndex current = m_order->mapFromSource(m_puzzles.index(m_document.place()));
    const int row = current.isValid() ? current.row() + step : 0;
    const QModelIndex beside = m_order->index(row, 0);
    return beside.isValid() ? beside.data(PuzzleListModel::PlaceRole).toInt() : -1;
}

void PuzzleListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid() && !m_isRearranging)
        Q_EMIT puzzleChosen(current.data(PuzzleListModel::PlaceRole).toInt());
}

void PuzzleListView::rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last)
{
    const QScopedValueRollback rearranging(m_isRearranging, true);
    QListView::rowsAboutToBeRemoved(parent, first, last);
}

void PuzzleListView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Delete))
        Q_EMIT deleteWanted();
    else
        QListView::keyPressEvent(event);
}

void PuzzleListView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    const int first = std::max(0, indexAt(QPoint(20, 1)).row());
    const int last = indexAt(QPoint(20, viewport()->height() - 1)).row();
    const int count = m_order->rowCount();
    std::vector<int> places;
    for (int row = first; row < (last < 0 ? count : last + 1); ++row)
        places.push_back(m_order->index(row, 0).data(PuzzleListModel::PlaceRole).toInt());
    m_scheduler.setInSight(std::move(places));
}

} // namespace inkling
