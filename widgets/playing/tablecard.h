// SPDX-License-Identifier: MIT
#pragma once

#include "families/table.h"

#include <QAbstractButton>

namespace inkling {

/// One thing on a JoiningTable: a card as it was dealt, or what two have become. A click chooses it.
class TableCard final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TableCard(const Table::Thing &thing, QWidget *parent);

    [[nodiscard]] int place() const { return m_thing.place; }
    [[nodiscard]] bool isJoined() const { return !m_thing.expression.empty(); }
    [[nodiscard]] const Table::Thing &thing() const { return m_thing; }

    /// How it stands out.
    struct Light
    {
        bool isChosen = false;
        bool isHinted = false;
        bool isAnswer = false;
        bool isAside = false; ///< left over
        int key = 0;          ///< the digit that chooses it; 0: none
        friend bool operator==(const Light &, const Light &) = default;
    };
    void setLight(const Light &light);
    [[nodiscard]] const Light &light() const { return m_light; }

    /// The room round a card for its shadow and its ring; below it, for its digit too.
    static constexpr int air = 14;
    static constexpr int airBelow = 30;

Q_SIGNALS:
    void chosen(int place);
    void splitWanted(int place);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] bool hitButton(const QPoint &point) const override;

private:
    [[nodiscard]] QRectF card() const;
    void paintSheets(QPainter &painter, const QRectF &box) const;
    void paintTexts(QPainter &painter, const QRectF &box) const;

    Table::Thing m_thing;
    Light m_light;
};

} // namespace inkling
