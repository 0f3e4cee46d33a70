// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <span>

class QAction;

namespace inkling {

/// What the program can be told to do: one line an action, from which menus, tool bars, buttons and the
/// list of shortcuts are made.
struct ActionLine
{
    const char *id = nullptr;
    const char *text = nullptr;
    const char *icon = nullptr; ///< null for none
    const char *tip = nullptr;
    QList<QKeySequence> shortcuts;
    bool isCheckable = false;
};

[[nodiscard]] std::span<const ActionLine> actionLines();

/// The actions of one window.
class ActionTable final : public QObject
{
    Q_OBJECT

public:
    explicit ActionTable(QWidget *window);

    /// Requires: a line with that id.
    [[nodiscard]] QAction *operator[](const char *id) const;
    [[nodiscard]] QList<QAction *> operator[](std::initializer_list<const char *> ids) const;

private:
    QHash<QByteArray, QAction *> m_actions;
};

} // namespace inkling
