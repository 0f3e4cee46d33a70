// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

#include <QDialog>
#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace inkling {

class CourseList;
class DrillPage;
class FamilyBox;
class LessonPage;

/// The course of each family and practising its rules, in a window of its own: positions are made
/// for it, and no document is touched.
class PracticeWindow final : public QDialog
{
    Q_OBJECT

public:
    /// Shows nothing before showLesson() or showCourse().
    explicit PracticeWindow(QWidget *parent = nullptr);
    ~PracticeWindow() override;

    /// Opens the page of a rule; showCourse(): of the first rule of a family that is not done.
    /// Requires: a rule of the family's catalogue.
    void showLesson(const Family &family, RuleId rule);
    void showCourse(const Family &family);
    /// Begins to practise the rule of the page shown. `seed`: decides which positions come.
    void practise(std::uint64_t seed);

    [[nodiscard]] LessonPage &lesson() { return *m_lesson; }
    [[nodiscard]] DrillPage &drill() { return *m_drill; }
    [[nodiscard]] CourseList &course() { return *m_course; }
    [[nodiscard]] FamilyBox &families() { return *m_families; }
    [[nodiscard]] QPushButton &missedButton() { return *m_missed; }
    [[nodiscard]] RuleId rule() const { return m_rule; }
    [[nodiscard]] bool isPractising() const;

protected:
    void hideEvent(QHideEvent *event) override;

private:
    QWidget *makeCourse();
    void connectParts();
    void showMissed();
    void refresh();

    FamilyBox *m_families;
    CourseList *m_course;
    QLabel *m_progress;
    QPushButton *m_missed;
    QStackedWidget *m_pages;
    LessonPage *m_lesson;
    DrillPage *m_drill;
    const Family *m_family = nullptr;
    RuleId m_rule = 0;
};

} // namespace inkling
