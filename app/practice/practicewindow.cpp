// SPDX-License-Identifier: MIT
#include "practice/practicewindow.h"

#include "dialogs/familybox.h"
#include "labels.h"
#include "look/preferences.h"
#include "look/thememanager.h"
#include "panelarea.h"
#include "phrases.h"
#include "practice/courselist.h"
#include "practice/drillpage.h"
#include "practice/lessonpage.h"
#include "practice/practicerecord.h"

#include <QHideEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace inkling {

namespace {

constexpr QSize usualSize{1080, 680};
constexpr int courseWidth = 260;

} // namespace

PracticeWindow::PracticeWindow(QWidget *parent)
    : QDialog(parent, Qt::Window)
    , m_families(new FamilyBox)
    , m_course(new CourseList)
    , m_progress(new QLabel)
    , m_missed(new QPushButton(tr("The Rule I Miss Most")))
    , m_pages(new QStackedWidget)
    , m_lesson(new LessonPage)
    , m_drill(new DrillPage)
{
    setObjectName(QStringLiteral("practiceWindow"));
    setWindowTitle(tr("Practice"));
    resizeToFit(*this, usualSize);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(makeCourse());
    layout->addWidget(m_pages, 1);
    m_pages->addWidget(m_lesson);
    m_pages->addWidget(m_drill);
    connectParts();
}

PracticeWindow::~PracticeWindow()
{
    // Of its signals to this window alone: its style must still hear that it is gone.
    m_drill->disconnect(this);
}

QWidget *PracticeWindow::makeCourse()
{
    auto *side = new QWidget;
    side->setFixedWidth(courseWidth);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    m_families->setAccessibleName(tr("Kind of puzzle"));
    layout->addWidget(m_families);
    makeSmall(*m_progress);
    layout->addWidget(m_progress);
    layout->addWidget(m_course, 1);
    m_missed->setObjectName(QStringLiteral("missedButton"));
    m_missed->setAutoDefault(false);
    layout->addWidget(m_missed);
    return side;
}

void PracticeWindow::connectParts()
{
    connect(m_families, &FamilyBox::currentIndexChanged, this,
            [this] { showCourse(m_families->family()); });
    connect(m_course, &CourseList::ruleChosen, this,
            [this](RuleId rule) { showLesson(*m_family, rule); });
    connect(m_missed, &QPushButton::clicked, this, &PracticeWindow::showMissed);
    connect(m_lesson, &LessonPage::practiseWanted, this,
            [this] { practise(QRandomGenerator::global()->generate64()); });
    connect(m_drill, &DrillPage::lessonWanted, this, [this] { showLesson(*m_family, m_rule); });
    connect(m_drill, &DrillPage::recorded, this, &PracticeWindow::refresh);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
    BoardScene &scene = m_drill->board().scene();
    connect(&ThemeManager::instance(), &ThemeManager::changed, &scene, &BoardScene::setTheme);
    scene.setTheme(ThemeManager::instance().theme());
}

void PracticeWindow::showLesson(const Family &family, RuleId rule)
{
    m_drill->stop();
    m_family = &family;
    m_rule = rule;
    {
        const QSignalBlocker quiet(m_families);
        m_families->setFamily(family);
    }
    m_course->setFamily(family);
    m_course->showRule(rule);
    m_lesson->setRule(family, rule);
    m_pages->setCurrentWidget(m_lesson);
    refresh();
}

void PracticeWindow::showCourse(const Family &family)
{
    const std::vector<RuleId> rules = practicerecord::courseOf(family);
    const auto next = std::ranges::find_if(rules, [&](RuleId rule) {
        return practicerecord::stateOf(family.rules()[rule]) != LessonState::Done
               && !whyUnpractised(family, rule);
    });
    showLesson(family, next == rules.end() ? rules.front() : *next);
}

void PracticeWindow::practise(std::uint64_t seed)
{
    const Preferences preferences = Preferences::read();
    m_drill->board().scene().setReducedMotion(preferences.liveliness == Liveliness::Fades);
    m_drill->board().scene().setStill(preferences.liveliness == Liveliness::Still);
    practicerecord::begin(m_family->rules()[m_rule]);
    m_pages->setCurrentWidget(m_drill);
    refresh();
    m_drill->start(*m_family, m_rule, seed);
}

bool PracticeWindow::isPractising() const
{
    return m_pages->currentWidget() == m_drill;
}

void PracticeWindow::showMissed()
{
    const auto missed = practicerecord::mostMissed();
    if (!missed)
        return;
    showLesson(*missed->family, missed->rule);
    practise(QRandomGenerator::global()->generate64());
}

void PracticeWindow::refresh()
{
    m_course->refresh();
    m_lesson->refresh();
    const auto rules = m_family->rules();
    const auto done = std::ranges::count_if(
        rules, [](const Rule &rule) { return practicerecord::stateOf(rule) == LessonState::Done; });
    m_progress->setText(tr("%Ln rule(s) done", nullptr, int(done)));
    const auto missed = practicerecord::mostMissed();
    m_missed->setEnabled(missed.has_value());
    m_missed->setToolTip(missed ? title(missed->family->rules()[missed->rule])
                                : tr("You have missed no position so far"));
}

void PracticeWindow::hideEvent(QHideEvent *event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous()) // only minimised
        return;
    m_drill->stop();
    m_pages->setCurrentWidget(m_lesson);
}

} // namespace inkling
