// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QWidget>

class QLabel;

namespace inkling {

class RulePictureView;
class WordsView;

/// Shows a rule: its title, its picture if it has one, and its text.
class RuleCard final : public QWidget
{
    Q_OBJECT

public:
    explicit RuleCard(QWidget *parent = nullptr);

    /// Requires: a rule of the family's catalogue, or a general one.
    void setRule(const Family &family, RuleId rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();

    QLabel *m_title;
    RulePictureView *m_picture;
    WordsView *m_text;
    const Rule *m_rule = nullptr;
};

} // namespace inkling
