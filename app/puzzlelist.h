// SPDX-License-Identifier: MIT
#pragma once

#include "puzzlefile.h"

#include <QAbstractListModel>
#include <QCache>
#include <QListView>
#include <QPixmap>
#include <QSet>
#include <QStyledItemDelegate>

namespace inkling {

/// The puzzles of the open file, with small pictures that are painted on another thread when a row comes
/// into sight, a few hundred of them kept.
class PuzzleListModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum DataRole { EntryRole = Qt::UserRole, DetailRole };

    explicit PuzzleListModel(PuzzleFile &file, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(PuzzleListModel)
    ~PuzzleListModel() override;

    [[nodiscard]] const PuzzleEntry &entry(int row) const { return m_file.entry(row); }
    /// The small picture of a row, `side` device pixels; null while it is being painted.
    [[nodiscard]] QPixmap picture(int row, int side);
    /// Pictures are to be painted anew: the theme has changed.
    void forgetPictures();
    /// Whether a picture shows the answer; else what is given alone. At first it does.
    void setAnswersShown(bool areShown);
    /// No more pictures are begun.
    void stop();

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    void paintPicture(int row, int side);
    void reset();
    [[nodiscard]] QString detail(const PuzzleEntry &entry) const;

    PuzzleFile &m_file;
    QCache<int, QPixmap> m_pictures;
    QSet<int> m_isPainting;
    int m_generation = 0;
    bool m_areAnswersShown = true;
    std::stop_source m_stop;
    QThreadPool m_pool;
};

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

/// The left side of the window. Tells the file which puzzles are in sight.
class PuzzleListView final : public QListView
{
    Q_OBJECT

public:
    PuzzleListView(PuzzleListModel &puzzles, PuzzleFile &file, QWidget *parent = nullptr);

Q_SIGNALS:
    void puzzleChosen(int index);

protected:
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void paintEvent(QPaintEvent *event) override;

private:
    PuzzleFile &m_file;
};

} // namespace inkling
