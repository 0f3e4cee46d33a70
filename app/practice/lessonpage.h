// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace inkling {

class RulePictureView;
class WordsView;

/// The page of a rule in its family's course: what it says and why, its picture to play with, and
/// how many of its positions are done.
class LessonPage final : public QWidget
{
    Q_OBJECT

public:
    explicit LessonPage(QWidget *parent = nullptr);

    /// Requires: a rule of the family's catalogue.
    void setRule(const Family &family, RuleId rule);
    /// Shows anew how far one has come.
    void refresh();

    [[nodiscard]] RulePictureView &picture() { return *m_picture; }
    [[nodiscard]] QPushButton &practiseButton() { return *m_practise; }
    [[nodiscard]] QString standing() const;
    [[nodiscard]] QString words() const;

Q_SIGNALS:
    void practiseWanted();

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeCard();
    void write();

    QLabel *m_title;
    QLabel *m_difficulty;
    WordsView *m_text;
    QLabel *m_guess;
    RulePictureView *m_picture;
    QLabel *m_standing;
    QPushButton *m_practise;
    const Family *m_family = nullptr;
    const Rule *m_rule = nullptr;
    RuleId m_id = 0;
};

} // namespace inkling
