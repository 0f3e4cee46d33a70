// SPDX-License-Identifier: MIT
#pragma once

#include "look/actiontable.h"

#include <QDialog>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPrinter;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace inkling {

/// Lists every action with its keys, to be searched, printed, and changed: another key, a further
/// one, none, or the usual ones again. A key of another action is given over only when the reader
/// says so. Changes take effect at once, in every window. Stays open beside the window.
class ShortcutDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutDialog(QWidget *parent = nullptr);

    /// Selects the row of an action.
    void choose(const char *id);
    /// The whole table as HTML, for printing.
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
    /// Shows whether the typed key can be used, and if not why, and enables and names the buttons
    /// accordingly.
    void judge();
    /// Gives the action the typed key, in place of its others or (isMore) in addition. Takes it
    /// from the action that had it.
    void take(bool isMore);
    void resetAll();
    void print();
    /// The chosen action; null if none is.
    [[nodiscard]] const ActionLine *chosen() const;
    /// The other action that has the typed key; null if none has.
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
