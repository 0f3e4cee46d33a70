// SPDX-License-Identifier: MIT
#pragma once

#include "scene/markpainter.h"

#include <QWidget>
#include <vector>

namespace inkling {

/// What on the board is in which answer that search found: a sample and its words, a row each.
class FoundLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit FoundLegend(QWidget *parent = nullptr);

    /// Of one answer, or of two that are shown together, whose marks look like that.
    void setAnswers(int count, Look look = Look::Line);
    [[nodiscard]] QStringList words() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Row
    {
        Role role;
        QString words;
    };
    [[nodiscard]] int rowHeight() const;
    /// What one row is about, in units of a cell, round a point.
    void paintSample(QPainter &painter, Role role, const QPointF &centre) const;

    std::vector<Row> m_rows;
    Look m_look = Look::Line;
};

} // namespace inkling
