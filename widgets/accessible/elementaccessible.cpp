// SPDX-License-Identifier: MIT
#include "accessible/elementaccessible.h"

#include "accessible/boardinterface.h"
#include "accessible/elementwords.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QWindow>

namespace inkling {

bool ElementAccessible::isValid() const
{
    return m_board.told().indexOf(m_id) >= 0;
}

QWindow *ElementAccessible::window() const
{
    return m_board.view().window()->windowHandle();
}

QAccessibleInterface *ElementAccessible::parent() const
{
    return &m_board;
}

QString ElementAccessible::text(QAccessible::Text kind) const
{
    if (!isValid())
        return {};
    const BoardState &state = m_board.scene()->state();
    if (kind == QAccessible::Value)
        return valueWords(state, m_id);
    return kind == QAccessible::Name ? elementWords(state, m_id, m_board.words()) : QString();
}

QRect ElementAccessible::rect() const
{
    if (!isValid())
        return {};
    const BoardView &view = m_board.view();
    const QRectF box = m_board.scene()->state().geometry()->box(m_id);
    const QRect seen = view.mapFromScene(box.adjusted(-0.1, -0.1, 0.1, 0.1)).boundingRect();
    return {view.viewport()->mapToGlobal(seen.topLeft()), seen.size()};
}

QAccessible::Role ElementAccessible::role() const
{
    if (!isValid())
        return QAccessible::NoRole;
    if (!m_board.told().isTable())
        return QAccessible::ListItem;
    switch (m_board.scene()->state().geometry()->board().kind(m_id)) {
    case ElementKind::Cell:
        return QAccessible::Cell;
    case ElementKind::Edge:
    case ElementKind::Node:
        return QAccessible::Button;
    case ElementKind::Region:
        return QAccessible::Grouping;
    default:
        return QAccessible::StaticText;
    }
}

QAccessible::State ElementAccessible::state() const
{
    QAccessible::State state;
    const BoardView &view = m_board.view();
    state.invalid = !isValid();
    state.selectable = !state.invalid && view.handFor(m_id);
    state.focusable = state.selectable;
    state.readOnly = !state.selectable;
    state.selected = isSelected();
    state.focused = state.selected && view.hasFocus();
    state.invisible = !view.isVisible();
    state.offscreen = !state.invisible
                      && !QRect(view.viewport()->mapToGlobal(QPoint()), view.viewport()->size())
                              .intersects(rect());
    return state;
}

void *ElementAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::ActionInterface)
        return static_cast<QAccessibleActionInterface *>(this);
    if (type == QAccessible::TableCellInterface && m_board.told().isInTable(m_id))
        return static_cast<QAccessibleTableCellInterface *>(this);
    return nullptr;
}

QStringList ElementAccessible::actionNames() const
{
    return isValid() && m_board.view().handFor(m_id) ? QStringList{pressAction(), setFocusAction()}
                                                     : QStringList();
}

void ElementAccessible::doAction(const QString &name)
{
    BoardView &view = m_board.view();
    const BoardHand *hand = isValid() ? view.handFor(m_id) : nullptr;
    if (!hand)
        return;
    if (name == setFocusAction()) {
        view.activateWindow();
        view.setFocus(Qt::OtherFocusReason);
        hand->select(m_id);
    } else if (name == pressAction()) {
        hand->press(m_id);
    }
}

bool ElementAccessible::isSelected() const
{
    return isValid() && m_board.scene()->state().selected == m_id;
}

QList<QAccessibleInterface *> ElementAccessible::columnHeaderCells() const
{
    return m_board.elements(m_board.told().labelsOfColumn(columnIndex()));
}

QList<QAccessibleInterface *> ElementAccessible::rowHeaderCells() const
{
    return m_board.elements(m_board.told().labelsOfRow(rowIndex()));
}

int ElementAccessible::columnIndex() const
{
    return m_board.told().indexOf(m_id) % m_board.told().columns();
}

int ElementAccessible::rowIndex() const
{
    return m_board.told().indexOf(m_id) / m_board.told().columns();
}

QAccessibleInterface *ElementAccessible::table() const
{
    return &m_board;
}

} // namespace inkling
