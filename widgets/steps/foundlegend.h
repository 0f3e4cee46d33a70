// SPDX-License-Identifier: MIT
#pragma once

#include "painting/markpainter.h"

#include <QWidget>
#include <vector>

namespace inkling {

/// Explains the marks of answers found by search: for one answer, or for two and what they share, a
/// sample and words in a row each.
class FoundLegend final : public QWidget
{
    Q_OBJECT

public:
    explicit FoundLegend(QWidget *parent = nullptr);

    /// Explains `count` answers, one or two, whose marks have this look.
    void setAnswers(int count, Look look = Look::Line);
    /// Explains where two answers differ; of running marks, also what they share.
    void setDifferences(Look look);
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
    void setRows(std::vector<Row> rows, Look look);
    [[nodiscard]] int rowHeight() const;
    /// Paints the sample of a row round a point, in units of a cell.
    void paintSample(QPainter &painter, Role role, const QPointF &centre) const;

    std::vector<Row> m_rows;
    Look m_look = Look::Line;
};

} // namespace inkling
