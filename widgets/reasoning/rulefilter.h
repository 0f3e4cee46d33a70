// SPDX-License-Identifier: MIT
#pragma once

#include <QComboBox>

namespace inkling {

/// Which rules' steps are to be listed: one is chosen, or a part of its name is typed.
class RuleFilter final : public QComboBox
{
    Q_OBJECT

public:
    explicit RuleFilter(QWidget *parent = nullptr);

    /// Those to choose from; all are listed then. Emits nothing.
    void setRules(const QStringList &names);

Q_SIGNALS:
    /// Part of a rule's name; empty for all.
    void filterChanged(const QString &text);
    /// The keyboard has nothing more to do here.
    void keyboardReleased();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace inkling
