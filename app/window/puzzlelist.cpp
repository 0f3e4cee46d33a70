// SPDX-License-Identifier: MIT
#include "window/puzzlelist.h"

#include "look/iconset.h"
#include "phrases.h"
#include "puzzle/drafting.h"
#include "scene/thumbnail.h"

#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QTextLayout>
#include <utility>

namespace inkling {

namespace {

constexpr int pictureSide = 64;
constexpr int rowHeight = pictureSide + 16;
constexpr int keptPictures = 300;
constexpr int leastWords = 60;

const Family &familyOf(const PuzzleEntry &entry)
{
    return entry.puzzle ? entry.puzzle->family() : *entry.unfinished->family;
}

QString verdictOf(const PuzzleEntry &entry)
{
    return verdictText(entry.summary->verdict, entry.puzzle->joinable());
}

} // namespace

PuzzleListModel::PuzzleListModel(PuzzleFile &file, Document &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_file(file)
    , m_document(document)
    , m_pictures(keptPictures)
{
    m_pool.setMaxThreadCount(1);
    connectRows();
    connect(&file, &PuzzleFile::entryChanged, this, [this](int row) {
        m_pictures.remove(m_file.entry(row).key);
        Q_EMIT dataChanged(index(row), index(row));
    });
    connect(&document, &Document::propertiesChanged, this,
            [this](int row) { Q_EMIT dataChanged(index(row), index(row)); });
}

void PuzzleListModel::connectRows()
{
    connect(&m_file, &PuzzleFile::opened, this, &PuzzleListModel::reset);
    connect(&m_file, &PuzzleFile::entriesAdded, this, [this](int first, int count) {
        beginInsertRows({}, first, first + count - 1);
        m_count += count;
        endInsertRows();
    });
    connect(&m_file, &PuzzleFile::entryAboutToBeRemoved, this,
            [this](int row) { beginRemoveRows({}, row, row); });
    connect(&m_file, &PuzzleFile::entryRemoved, this, [this] {
        --m_count;
        endRemoveRows();
    });
    connect(&m_file, &PuzzleFile::entryAboutToBeMoved, this, [this](int from, int to) {
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    });
    connect(&m_file, &PuzzleFile::entryMoved, this, [this] { endMoveRows(); });
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
    const QString title = row < m_document.count()
                              ? QString::fromStdString(m_document.page(row).properties.title)
                              : QString();
    return title.isEmpty() ? size(row) : title;
}

QString PuzzleListModel::size(int row) const
{
    const PuzzleEntry &entry = m_file.entry(row);
    const BoardSize size = entry.puzzle ? BoardSize{entry.puzzle->rows(), entry.puzzle->columns()}
                                        : entry.unfinished->draft.size;
    const Drafting &drafting = familyOf(entry).drafting();
    if (drafting.sizeForm() == SizeForm::Count) {
        const std::string text = drafting.inShort(entry.puzzle ? drafting.draft(*entry.puzzle)
                                                               : entry.unfinished->draft);
        if (!text.empty())
            return QString::fromStdString(text);
    }
    return tr("%1 × %2").arg(size.rows).arg(size.columns);
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
    m_count = m_file.count();
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

void PuzzleListModel::setAnswersShown(bool areShown)
{
    if (std::exchange(m_areAnswersShown, areShown) == areShown)
        return;
    forgetPictures();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

int PuzzleListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count;
}

QPixmap PuzzleListModel::picture(int row, int side)
{
    const quint64 key = m_file.entry(row).key;
    if (const QPixmap *known = m_pictures.object(key))
        return *known;
    if (!m_isPainting.contains(key))
        paintPicture(row, side);
    return {};
}

void PuzzleListModel::paintPicture(int row, int side)
{
    const PuzzleEntry &entry = m_file.entry(row);
    m_isPainting.insert(entry.key);
    auto answer = entry.summary && m_areAnswersShown ? entry.summary->answer : nullptr;
    const bool isFinal = entry.summary.has_value();
    const Theme &theme = Theme::of(QGuiApplication::palette());
    m_pool.start([this, key = entry.key, row, side, isFinal, &theme, puzzle = entry.puzzle,
                  unfinished = entry.unfinished, answer = std::move(answer),
                  generation = m_generation, token = m_stop.get_token()] {
        if (token.stop_requested())
            return;
        // A board that is laid out by its answer would have room for what is not shown.
        const auto bare = [&] {
            const Drafting &drafting
                = puzzle ? puzzle->family().drafting() : unfinished->family->drafting();
            return drafting.board(puzzle ? drafting.draft(*puzzle) : unfinished->draft);
        };
        QImage image = puzzle && answer ? thumbnail(*puzzle, answer.get(), theme, side)
                                        : thumbnail(bare(), theme, side);
        QMetaObject::invokeMethod(
            this,
            [this, key, row, isFinal, generation, image = std::move(image)] {
                if (generation != m_generation)
                    return;
                m_isPainting.remove(key);
                // It may have moved, or gone, meanwhile.
                const int now
                    = row < m_count && m_file.entry(row).key == key ? row : m_file.indexOf(key);
                if (now < 0)
                    return;
                if (isFinal || !m_file.entry(now).summary)
                    m_pictures.insert(key, new QPixmap(QPixmap::fromImage(image)));
                Q_EMIT dataChanged(index(now), index(now));
            },
            Qt::QueuedConnection);
    });
}

QString PuzzleListModel::detail(const PuzzleEntry &entry) const
{
    if (entry.unfinished)
        return tr("not finished");
    if (!entry.summary)
        return tr("solving…");
    const PuzzleSummary &summary = *entry.summary;
    if (summary.rating)
        return ratingText(summary.rating->value);
    if (summary.isRatingOpen)
        return tr("rating…");
    if (summary.outcome == Outcome::Stalled && summary.verdict == Verdict::Unique)
        return tr("%1 open").arg(translatedCounts(summary.undecided));
    return {};
}

QVariant PuzzleListModel::data(const QModelIndex &index, int role) const
{
    const PuzzleEntry &entry = m_file.entry(index.row());
    const QString number = QLocale().toString(index.row() + 1);
    switch (role) {
    case Qt::DisplayRole:
        if (entry.error)
            return tr("%1 · not a puzzle").arg(number);
        return QStringLiteral("%1\u00a0· %2").arg(number, title(index.row()));
    case DetailRole:
        return entry.error
                   ? tr("line %L1, column %L2").arg(entry.error->line).arg(entry.error->column)
                   : detail(entry);
    case Qt::ToolTipRole:
        // Where there is room for the picture alone, this says what stands beside it.
        return entry.error ? translated(*entry.error)
                           : data(index, Qt::AccessibleTextRole).toString();
    case Qt::AccessibleTextRole: {
        QString text = data(index, Qt::DisplayRole).toString();
        if (entry.summary)
            text += QStringLiteral(", ") + verdictOf(entry);
        return QString(text + QStringLiteral(", ") + data(index, DetailRole).toString());
    }
    default:
        return {};
    }
}

namespace {

/// A verdict's sign: a ring with one dot, with two, or struck out.
void paintVerdict(QPainter *painter, const QRectF &box, const PuzzleEntry &entry,
                  const Theme &theme)
{
    const Verdict verdict = entry.summary->verdict;
    // Several answers are nothing that is wrong where all of them are listed.
    const bool isFine
        = verdict == Verdict::Unique || (verdict == Verdict::Many && entry.puzzle->joinable());

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
    const PuzzleEntry &entry = m_puzzles.entry(index.row());
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
    if (entry.error) {
        lineIcon(QStringLiteral("error")).paint(painter, picture.adjusted(18, 18, -18, -18));
    } else {
        const double scale = painter->device()->devicePixelRatioF();
        const QPixmap small = m_puzzles.picture(index.row(), int(pictureSide * scale));
        if (!small.isNull())
            painter->drawPixmap(picture, small);
    }

    QRect text = option.rect.adjusted(12 + pictureSide + 12, 0, -10, 0);
    if (text.width() < leastWords)
        return painter->restore(); // the picture alone
    QFont small = option.font;
    small.setPointSizeF(small.pointSizeF() * 0.88);
    const QFontMetrics smallMetrics(small);
    const int line = option.fontMetrics.height();
    const bool hasVerdict = entry.summary.has_value();
    const QStringList title = titleLines(index.data().toString(), option.font, text.width());
    const int lines = int(title.size()) * line + (hasVerdict ? smallMetrics.height() + 4 : 0)
                      + smallMetrics.height() + 2;
    text.setTop(option.rect.center().y() - lines / 2);
    painter->setPen(option.palette.color(QPalette::Text));
    for (const QString &part : title) {
        painter->drawText(text, Qt::AlignLeft | Qt::AlignTop, part);
        text.setTop(text.top() + line);
    }
    text.setTop(text.top() + 2);
    painter->setFont(small);
    if (hasVerdict) {
        const QRectF sign(text.left(), text.top() + (smallMetrics.height() - 12) / 2.0, 12, 12);
        paintVerdict(painter, sign, entry, theme);
        painter->setPen(option.palette.color(QPalette::Text));
        painter->drawText(
            text.adjusted(18, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
            smallMetrics.elidedText(verdictOf(entry), Qt::ElideRight, text.width() - 18));
        text.setTop(text.top() + smallMetrics.height() + 2);
    }
    painter->setPen(entry.error ? theme.error : option.palette.color(QPalette::PlaceholderText));
    painter->drawText(text, Qt::AlignLeft | Qt::AlignTop,
                      smallMetrics.elidedText(index.data(PuzzleListModel::DetailRole).toString(),
                                              Qt::ElideRight, text.width()));
    painter->restore();
}

QSize PuzzleDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {200, rowHeight};
}

PuzzleListView::PuzzleListView(PuzzleListModel &puzzles, PuzzleFile &file, QWidget *parent)
    : QListView(parent)
    , m_puzzles(puzzles)
    , m_file(file)
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
    setModel(&puzzles);
    connect(&file, &PuzzleFile::currentChanged, this, [this](int row) {
        if (row != currentIndex().row())
            setCurrentIndex(model()->index(row, 0));
    });
}

void PuzzleListView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    if (current.isValid())
        Q_EMIT puzzleChosen(current.row());
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
    const int first = indexAt(QPoint(20, 1)).row();
    const int last = indexAt(QPoint(20, viewport()->height() - 1)).row();
    m_file.setInSight(first, last < 0 ? m_file.count() - 1 : last);
}

} // namespace inkling
