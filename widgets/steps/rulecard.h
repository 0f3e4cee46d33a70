// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QWidget>

class QLabel;
class QPushButton;

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
    /// The picture; hidden where the rule has none.
    [[nodiscard]] RulePictureView &picture() { return *m_picture; }
    /// How much of the card's height is below its picture, at a width.
    [[nodiscard]] int heightBelowPicture(int width) const;
    /// Whether the card has a button to the rule's lesson; general rules have none.
    void setLessonOffered(bool isOffered);
    [[nodiscard]] QPushButton &lessonButton() { return *m_lesson; }

Q_SIGNALS:
    void lessonWanted(const inkling::Family &family, inkling::RuleId rule);

protected:
    void changeEvent(QEvent *event) override;

private:
    void write();
    void showLessonButton();

    QLabel *m_title;
    RulePictureView *m_picture;
    WordsView *m_text;
    QPushButton *m_lesson;
    const Family *m_family = nullptr;
    const Rule *m_rule = nullptr;
    RuleId m_id = 0;
    bool m_isLessonOffered = false;
};

} // namespace inkling
