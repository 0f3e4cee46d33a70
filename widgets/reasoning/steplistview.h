// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/steplistmodel.h"
#include "scene/theme.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace inkling {

/// The sign of a difficulty, at the left of an area: an edge in its colour, the broader and in the more
/// parts the harder it is.
void paintDifficulty(QPainter &painter, const QRectF &area, Difficulty difficulty,
                     const Theme &theme);

/// Paints a step's row: its difficulty as an edge, its number and cost, its rule and what it concludes;
/// whether it is the crux, and an arrow if it can be opened.
class StepDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// The list of steps. Choosing a row asks for its step. Only the row of the step that is lit is ever the
/// current one; where a filter hides that step, none is.
class StepListView final : public QListView
{
    Q_OBJECT

public:
    explicit StepListView(StepListModel &model, QWidget *parent = nullptr);

    /// Selects a step's row without asking for the step.
    void showStep(std::size_t step);
    void showStart();
    void showEnd();

Q_SIGNALS:
    void stepChosen(std::size_t step);
    void endChosen();
    /// The current step is to be opened.
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
    QPersistentModelIndex m_awaited; ///< to come into sight once a long list is laid out
};

} // namespace inkling
