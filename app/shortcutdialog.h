// SPDX-License-Identifier: MIT
#pragma once

#include "actiontable.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPrinter;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace inkling {

/// Every action with its keys, to be read, searched, printed, and changed: another key, one more, none, or the
/// usual ones again. A key that belongs to another action is given over only when the reader says so. What is
/// changed holds at once, in every window. Stays open beside the window.
class ShortcutDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutDialog(QWidget *parent = nullptr);

    /// Selects the line of an action.
    void choose(const char *id);
    /// The whole table, as it is printed.
    [[nodiscard]] QString html() const;

    [[nodiscard]] QLineEdit &filter() { return *m_filter; }
    [[nodiscard]] QTreeWidget &table() { return *m_table; }
    [[nodiscard]] QKeySequenceEdit &keys() { return *m_keys; }
    [[nodiscard]] QLabel &conflict() { return *m_conflict; }
    [[nodiscard]] QPushButton &setButton() { return *m_set; }
    [[nodiscard]] QPushButton &addButton() { return *m_add; }
    [[nodiscard]] QPushButton &clearButton() { return *m_clear; }
    [[nodiscard]] QPushButton &resetButton() { return *m_reset; }
    [[nodiscard]] QPushButton &resetAllButton() { return *m_resetAll; }

private:
    QWidget *makeEditor();
    void fill();
    void showLine(QTreeWidgetItem &row, const ActionLine &line);
    void search(const QString &words);
    void showChosen();
    /// What is in the way of the key that is typed, and which buttons would do what.
    void judge();
    /// The typed key is the action's only one, or one more. Who had it has it no longer.
    void take(bool isMore);
    void resetAll();
    void print();
    /// Null if none is chosen.
    [[nodiscard]] const ActionLine *chosen() const;
    /// Another action that has the typed key; null if none.
    [[nodiscard]] const ActionLine *holder() const;

    QLineEdit *m_filter;
    QTreeWidget *m_table;
    QLabel *m_name;
    QKeySequenceEdit *m_keys;
    QLabel *m_conflict;
    QPushButton *m_set;
    QPushButton *m_add;
    QPushButton *m_clear;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
};

} // namespace inkling
