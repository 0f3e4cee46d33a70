// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <span>

class QAction;

namespace inkling {

/// An action of the program: a line of the one table from which menus, tool bars, buttons and the
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

/// The keys of an action: those that the reader has set, kept in the settings as shortcuts/ID; else
/// the table's own.
[[nodiscard]] QList<QKeySequence> shortcutsOf(const ActionLine &line);
/// Sets the keys of an action, in every window from now on. The table's own keys are not
/// kept in the settings.
void setShortcuts(const ActionLine &line, const QList<QKeySequence> &shortcuts);

/// The actions of a window. Their tool tips teach: the name, the keys, the
/// purpose, and what to try.
class ActionTable final : public QObject
{
    Q_OBJECT

public:
    explicit ActionTable(QWidget *window);
    ~ActionTable() override;

    /// The action with this id. Requires: a line with that id.
    [[nodiscard]] QAction *operator[](const char *id) const;
    [[nodiscard]] QList<QAction *> operator[](std::initializer_list<const char *> ids) const;
    /// The action with this id; null if there is no such line.
    [[nodiscard]] QAction *find(const char *id) const { return m_actions.value(id); }
    /// Sets why the action cannot be used here, for its tool tip; empty if it can. Requires:
    /// a line with that id.
    void setObstacle(const char *id, const QString &words);
    /// Gives the action of a line the keys that are set now.
    void readShortcuts(const ActionLine &line);

Q_SIGNALS:
    void shortcutsChanged();

private:
    QHash<QByteArray, QAction *> m_actions;
    QHash<QByteArray, QString> m_obstacles;
};

} // namespace inkling
