// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QListWidget>

namespace inkling {

/// The rules of a family from easy to hard, each with a sign of where the reader stands with it: a
/// tick (done), a half-filled ring (begun), a ring (not yet).
class CourseList final : public QListWidget
{
    Q_OBJECT

public:
    explicit CourseList(QWidget *parent = nullptr);

    void setFamily(const Family &family);
    /// Makes the row of a rule current without emitting ruleChosen().
    void showRule(RuleId rule);
    /// Shows anew where the reader stands.
    void refresh();

Q_SIGNALS:
    void ruleChosen(inkling::RuleId rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] RuleId ruleAt(const QListWidgetItem &item) const;

    const Family *m_family = nullptr;
};

} // namespace inkling
