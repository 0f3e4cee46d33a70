// SPDX-License-Identifier: MIT
#pragma once

#include "reasoning/steplistmodel.h"

#include <QListView>
#include <QStyledItemDelegate>

namespace inkling {

/// The colour of a cost: from quiet to the new ink's, as steps get harder.
[[nodiscard]] int costGrade(double cost);
[[nodiscard]] QColor costColour(double cost, const QPalette &palette);

/// Paints a step's row: its number, its rule and what it concludes, with an edge that is the broader and
/// the warmer the harder the step is.
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

protected:
    void focusInEvent(QFocusEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void follow(int current, int inSight);

    StepListModel &m_steps;
    bool m_isFollowing = false;
};

} // namespace inkling
