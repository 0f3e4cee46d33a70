// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/table.h"

#include <QAbstractButton>

namespace inkling {

/// A card on a JoiningTable: as it was dealt, or joined from two. A click chooses it.
class TableCard final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit TableCard(const Table::Thing &thing, QWidget *parent);

    [[nodiscard]] int place() const { return m_thing.place; }
    [[nodiscard]] bool isJoined() const { return !m_thing.expression.empty(); }
    [[nodiscard]] const Table::Thing &thing() const { return m_thing; }

    /// The ways in which the card can be emphasised.
    struct Light
    {
        bool isChosen = false;
        bool isHinted = false;
        bool isAnswer = false;
        bool isAside = false; ///< left over: an answer was made without it
        friend bool operator==(const Light &, const Light &) = default;
    };
    void setLight(const Light &light);
    [[nodiscard]] const Light &light() const { return m_light; }

    /// Pixels round the card for its shadow and its ring; airBelow: below it.
    static constexpr int air = 14;
    static constexpr int airBelow = 18;

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
