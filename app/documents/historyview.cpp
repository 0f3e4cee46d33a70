// SPDX-License-Identifier: MIT
#include "documents/historyview.h"

#include <QCoreApplication>
#include <QStyledItemDelegate>
#include <QUndoStack>
#include <QUndoView>

namespace inkling {

namespace {

/// Paints the rows of what was undone, and can be done again, in a paler colour.
class HistoryDelegate final : public QStyledItemDelegate
{
    Q_DECLARE_TR_FUNCTIONS(HistoryView)

public:
    explicit HistoryDelegate(QUndoView *view)
        : QStyledItemDelegate(view)
        , m_stack(*view->stack())
    {
        QObject::connect(&m_stack, &QUndoStack::indexChanged, view->viewport(),
                         qOverload<>(&QWidget::update));
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (index.row() > m_stack.index())
            option->palette.setColor(QPalette::Text,
                                     option->palette.color(QPalette::PlaceholderText));
    }

private:
    QUndoStack &m_stack;
};

} // namespace

QWidget *makeHistory(QUndoStack &stack)
{
    auto *history = new QUndoView(&stack);
    history->setObjectName(QStringLiteral("history"));
    history->setAccessibleName(HistoryDelegate::tr("History"));
    history->setFrameShape(QFrame::NoFrame);
    history->setEmptyLabel(HistoryDelegate::tr("The beginning"));
    history->setItemDelegate(new HistoryDelegate(history));
    return history;
}

} // namespace inkling
