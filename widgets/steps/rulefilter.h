// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace inkling {

/// The choice of the rules whose steps are listed: one is chosen from a
/// list, or a part of its name typed.
class RuleFilter final : public QComboBox
{
    Q_OBJECT

public:
    explicit RuleFilter(QWidget *parent = nullptr);

    /// Sets the rules to choose from, and chooses all. Emits nothing.
    void setRules(const QStringList &names);

Q_SIGNALS:
    /// `text`: a part of a rule's name; empty for all rules.
    void filterChanged(const QString &text);
    /// Return or Escape was pressed: the keyboard goes back to the board.
    void keyboardReleased();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace inkling
