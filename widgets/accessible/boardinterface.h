// SPDX-License-Identifier: MIT
#pragma once

#include "accessible/toldelements.h"
#include "painting/signs.h"

#include <QAccessibleWidget>
#include <QHash>
#include <memory>
#include <span>

namespace inkling {

class BoardScene;
class BoardView;

/// The interface of screen readers to a BoardView: see installAccessibility(). While it is there it
/// follows the view and its scene, and tells readers of the changes to elements that they know.
class BoardAccessible final : public QAccessibleWidget, public QAccessibleTableInterface
{
public:
    explicit BoardAccessible(BoardView &view);
    ~BoardAccessible() override;

    [[nodiscard]] BoardView &view() const { return m_view; }
    /// The board's scene; null while the window closes.
    [[nodiscard]] const BoardScene *scene() const;
    [[nodiscard]] SpokenWords words() const;
    /// The elements that are told now; none while a widget lies over the board.
    [[nodiscard]] const ToldElements &told() const;
    /// The interface to an element; null if it is not told.
    [[nodiscard]] QAccessibleInterface *element(ElementId id) const;
    [[nodiscard]] QList<QAccessibleInterface *> elements(std::span<const ElementId> ids) const;
    /// The selected element; noElement if there is none.
    [[nodiscard]] ElementId selected() const;
    /// Tells readers that an element is selected, and has the focus if the view has it.
    void tellSelected(ElementId id) const;

    QAccessible::Role role() const override;
    int childCount() const override;
    QAccessibleInterface *child(int index) const override;
    int indexOfChild(const QAccessibleInterface *child) const override;
    QAccessibleInterface *focusChild() const override;
    QAccessibleInterface *childAt(int x, int y) const override;
    void *interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface *caption() const override { return nullptr; }
    QAccessibleInterface *summary() const override { return nullptr; }
    QAccessibleInterface *cellAt(int row, int column) const override;
    int selectedCellCount() const override { return int(selectedCells().size()); }
    QList<QAccessibleInterface *> selectedCells() const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int columnCount() const override { return told().columns(); }
    int rowCount() const override { return told().rows(); }
    // One cell is selected at a time, never a line of them.
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent *) override {}

private:
    class Listener;

    /// The widget that lies over the board; null if there is none.
    [[nodiscard]] QWidget *cover() const;
    [[nodiscard]] QString namesOf(std::span<const ElementId> labels) const;
    void tellChanged(std::span<const ElementId> changed);
    void tellAllChanged();
    void forgetElements();

    BoardView &m_view;
    std::unique_ptr<Listener> m_listener;
    mutable ToldElements m_told;
    mutable bool m_isToldCurrent = false;
    mutable bool m_isCovered = false;
    mutable QHash<ElementId, QAccessible::Id> m_elements;
};

} // namespace inkling
