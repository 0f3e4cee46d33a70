// SPDX-License-Identifier: MIT
#include "steps/rulefilter.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>

namespace inkling {

RuleFilter::RuleFilter(QWidget *parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("filter"));
    setEditable(true);
    setInsertPolicy(NoInsert);
    setAccessibleName(tr("Show only steps by this rule"));
    lineEdit()->setPlaceholderText(tr("All rules"));
    lineEdit()->setClearButtonEnabled(true);
    installEventFilter(this);
    lineEdit()->installEventFilter(this);
    connect(this, &QComboBox::currentTextChanged, this, [this](const QString &text) {
        Q_EMIT filterChanged(text == itemText(0) ? QString() : text);
    });
    connect(this, &QComboBox::activated, this, [this](int index) {
        if (index == 0)
            setEditText({});
    });
}

void RuleFilter::setRules(const QStringList &names)
{
    const QSignalBlocker blocker(this);
    clear();
    addItem(tr("All rules"));
    addItems(names);
    setCurrentIndex(0);
    setEditText({});
}

bool RuleFilter::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QComboBox::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Escape:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        event->accept();
        if (event->type() == QEvent::KeyPress)
            Q_EMIT keyboardReleased();
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Space:
        // An empty field has no use for these: they step, as everywhere else.
        if (event->type() == QEvent::ShortcutOverride && currentText().isEmpty()
            && key->modifiers() == Qt::NoModifier) {
            event->ignore();
            return true;
        }
        break;
    default:
        break;
    }
    return QComboBox::eventFilter(watched, event);
}

} // namespace inkling
