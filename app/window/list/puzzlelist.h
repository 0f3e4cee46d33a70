// SPDX-License-Identifier: MIT
#pragma once

#include "documents/document.h"
#include "window/list/puzzleorder.h"

#include <QAbstractListModel>
#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QSet>
#include <QStyledItemDelegate>

namespace inkling {

class KnownAnswers;
class Scheduler;
struct PuzzleSummary;

/// The puzzles of the open file, with small pictures that are painted on another thread when a row
/// comes into sight; a few hundred pictures are kept. They show the answers that the reader knows,
/// and only the givens of all other puzzles.
class PuzzleListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    /// PlaceRole: the place in the document. Further roles: see puzzleorder.h.
    /// KindRole: the size and the family of a puzzle that is listed by its title; else nothing.
    enum DataRole { DetailRole = Qt::UserRole, PlaceRole, KindRole };

    PuzzleListModel(Document &document, const Scheduler &scheduler, const KnownAnswers &answers,
                    QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(PuzzleListModel)
    ~PuzzleListModel() override;

    /// The page in a row; null in the row of the file's fault.
    [[nodiscard]] const Page *page(int row) const;
    /// The summary of the page in a row; null while there is none.
    [[nodiscard]] const PuzzleSummary *summary(int row) const;
    /// Whether the reader has solved the puzzle of a row by hand. Requires: the row has a page.
    [[nodiscard]] bool isSolved(int row) const;
    /// The small picture of a row, `side` device pixels wide; null while it is being painted.
    [[nodiscard]] QPixmap picture(int row, int side);
    /// Forgets all pictures, so that they are painted anew, in another theme for instance.
    void forgetPictures();
    /// Begins no more pictures.
    void stop();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    /// Asks the document to move a row, by moveWanted(); only for a single row.
    bool moveRows(const QModelIndex &sourceParent, int row, int count,
                  const QModelIndex &destinationParent, int before) override;

Q_SIGNALS:
    /// Asks to move the puzzle at index `from`, so that its new index is `to`.
    void moveWanted(int from, int to);

private:
    void connectRows();
    void paintPicture(int row, int side);
    /// The row of a page with this revision, which was `row` before; -1 if it is gone.
    [[nodiscard]] int rowOf(quint64 revision, int row) const;
    /// The title of a row's puzzle, or its size if it has no title.
    [[nodiscard]] QString title(int row) const;
    [[nodiscard]] QString size(int row) const;
    [[nodiscard]] QString kind(int row) const;
    void reset();
    [[nodiscard]] QString detail(int row) const;
    /// The words, the sorting and the searched text of a row that has a page.
    [[nodiscard]] QString facet(int row, Facet facet) const;
    [[nodiscard]] QVariant sortValue(int row, Facet facet) const;
    [[nodiscard]] QString searchedText(int row) const;
    [[nodiscard]] BoardSize boardSize(int row) const;
    [[nodiscard]] QString faultData(int role, const QString &number) const;

    Document &m_document;
    const Scheduler &m_scheduler;
    const KnownAnswers &m_answers;
    /// The number of rows that the view knows of; the document is a little ahead while it changes.
    int m_count = 0;
    /// The pictures by the revisions of the pages.
    QCache<quint64, QPixmap> m_pictures;
    QSet<quint64> m_isPainting;
    int m_generation = 0;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

/// A title in at most two lines of at most `width` pixels; the second is cut if need be.
[[nodiscard]] QStringList titleLines(const QString &title, const QFont &font, int width);

class PuzzleDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    PuzzleDelegate(PuzzleListModel &puzzles, QObject *parent)
        : QStyledItemDelegate(parent)
        , m_puzzles(puzzles)
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    PuzzleListModel &m_puzzles;
};

/// The list on the left side of the window: puzzles of the document, some or all, in the order that
/// the reader chooses. Tells the scheduler which puzzles are in sight.
class PuzzleListView final : public QListView
{
    Q_OBJECT

public:
    PuzzleListView(PuzzleListModel &puzzles, Document &document, Scheduler &scheduler,
                   QWidget *parent = nullptr);

    /// The list's model, with its pictures.
    [[nodiscard]] PuzzleListModel &pictures() { return m_puzzles; }
    /// Which puzzles are listed, in which order.
    [[nodiscard]] PuzzleOrder &order() { return *m_order; }
    /// The place of the puzzle that is listed `step` rows after the shown one; -1 if there is none.
    /// Where the shown one is not listed, the first listed puzzle counts as next to it.
    [[nodiscard]] int placeBeside(int step) const;

Q_SIGNALS:
    /// The puzzle at this place was chosen.
    void puzzleChosen(int place);
    void deleteWanted();

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int first, int last) override;

private:
    /// Makes the row of the shown puzzle the current one; none, if it is not listed.
    void showCurrent();

    PuzzleListModel &m_puzzles;
    PuzzleOrder *m_order;
    const Document &m_document;
    /// Rows come, go or move: the row that is then current was not chosen.
    bool m_isRearranging = false;
    Scheduler &m_scheduler;
};

} // namespace inkling
