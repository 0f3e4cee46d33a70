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

/// The keys of an action: those that the reader has set, which are kept in the settings as shortcuts/ID, else the
/// table's own.
[[nodiscard]] QList<QKeySequence> shortcutsOf(const ActionLine &line);
/// In every window, from now on. The table's own are not kept.
void setShortcuts(const ActionLine &line, const QList<QKeySequence> &shortcuts);

/// The actions of one window. A tool tip teaches: the name, the keys, what it is for, and what to try.
class ActionTable final : public QObject
{
    Q_OBJECT

public:
    explicit ActionTable(QWidget *window);
    ~ActionTable() override;

    /// Requires: a line with that id.
    [[nodiscard]] QAction *operator[](const char *id) const;
    [[nodiscard]] QList<QAction *> operator[](std::initializer_list<const char *> ids) const;
    /// Null if there is no such line.
    [[nodiscard]] QAction *find(const char *id) const { return m_actions.value(id); }
    /// Why it cannot be done here, for its tool tip; empty where nothing is in the way. Requires: as above.
    void setObstacle(const char *id, const QString &words);
    /// Takes the keys of one line as they are set now.
    void readShortcuts(const ActionLine &line);

Q_SIGNALS:
    void shortcutsChanged();

private:
    QHash<QByteArray, QAction *> m_actions;
    QHash<QByteArray, QString> m_obstacles;
};

} // namespace inkling
