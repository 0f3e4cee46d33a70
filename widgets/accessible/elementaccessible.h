// SPDX-License-Identifier: MIT
#pragma once

#include "accessible/toldelements.h"
#include "board/board.h"

#include <QAccessible>

namespace inkling {

class BoardAccessible;
class BoardView;

/// An element of the board, for screen readers. Made when a reader asks for it; the board's
/// interface registers and frees it.
class ElementAccessible final : public QAccessibleInterface,
                                public QAccessibleActionInterface,
                                public QAccessibleTableCellInterface
{
public:
    ElementAccessible(BoardAccessible &board, ElementId id)
        : m_board(board)
        , m_id(id)
    {}

    [[nodiscard]] ElementId id() const { return m_id; }

    bool isValid() const override;
    QObject *object() const override { return nullptr; }
    QWindow *window() const override;
    QAccessibleInterface *parent() const override;
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override;
    QAccessible::Role role() const override;
    QAccessible::State state() const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    // Pressing does what a click does; only what a hand reaches has actions.
    QStringList actionNames() const override;
    void doAction(const QString &name) override;
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

    bool isSelected() const override;
    QList<QAccessibleInterface *> columnHeaderCells() const override;
    QList<QAccessibleInterface *> rowHeaderCells() const override;
    int columnIndex() const override;
    int rowIndex() const override;
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface *table() const override;

private:
    BoardAccessible &m_board;
    ElementId m_id;
};

} // namespace inkling
