// SPDX-License-Identifier: MIT
#pragma once

#include "scene/theme.h"
#include "steps/steplistmodel.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace inkling {

/// Paints the sign of a difficulty at the left of an area: a bar in the difficulty's colour, the
/// harder the broader and in the more parts.
void paintDifficulty(QPainter &painter, const QRectF &area, Difficulty difficulty,
                     const Theme &theme);

/// Paints a row of the list of steps: the difficulty as a bar, number and cost, rule and
/// conclusion; a tag on the crux, and an arrow if the step can be opened.
class StepDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// The list of steps. Choosing a row emits stepChosen(). The current row is always that of the lit
/// step; none if a filter hides it.
class StepListView final : public QListView
{
    Q_OBJECT

public:
    explicit StepListView(StepListModel &model, QWidget *parent = nullptr);

    /// Makes the row of a step current without emitting stepChosen().
    void showStep(std::size_t step);
    void showStart();
    void showEnd();

Q_SIGNALS:
    void stepChosen(std::size_t step);
    void endChosen();
    /// Asks to open the current step.
    void openChosen();

protected:
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void follow(int current, int inSight);

    StepListModel &m_steps;
    bool m_isFollowing = false;
    QPersistentModelIndex m_awaited; ///< the row to scroll to once a long list is laid out
};

} // namespace inkling
