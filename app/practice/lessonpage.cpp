// SPDX-License-Identifier: MIT
#include "practice/lessonpage.h"

#include "labels.h"
#include "panelarea.h"
#include "phrases.h"
#include "practice/practicerecord.h"
#include "practice/practicewords.h"
#include "steps/rulepictureview.h"
#include "steps/stepwords.h"
#include "steps/wordsview.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QTextDocument>
#include <QVBoxLayout>

namespace inkling {

namespace {

constexpr int widest = 640;
constexpr double lessonTitleSize = 1.5;

} // namespace

LessonPage::LessonPage(QWidget *parent)
    : QWidget(parent)
    , m_title(makeHeading({}, lessonTitleSize))
    , m_difficulty(new QLabel)
    , m_text(new WordsView)
    , m_guess(new QLabel(tr("What follows from the highlighted part? Click the picture to see.")))
    , m_picture(new RulePictureView)
    , m_standing(new QLabel)
    , m_practise(new QPushButton)
{
    setObjectName(QStringLiteral("lessonPage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new PanelArea(makeCard()));
    connect(m_practise, &QPushButton::clicked, this, &LessonPage::practiseWanted);
}

QWidget *LessonPage::makeCard()
{
    auto *card = new QWidget;
    auto *column = new QWidget;
    column->setMaximumWidth(widest);
    auto *across = new QHBoxLayout(card);
    across->setContentsMargins(24, 24, 24, 24);
    across->addWidget(column, 1);
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    makeSmall(*m_difficulty);
    layout->addWidget(m_difficulty);
    layout->addSpacing(4);
    layout->addWidget(m_text);
    layout->addSpacing(12);
    makeSmall(*m_guess);
    layout->addWidget(m_guess);
    // The picture stays where it is when the question goes.
    QSizePolicy policy = m_guess->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_guess->setSizePolicy(policy);
    connect(m_picture, &RulePictureView::followingShown, m_guess,
            [guess = m_guess](bool isShown) { guess->setVisible(!isShown); });
    m_picture->setPlayed(true);
    layout->addWidget(m_picture);
    layout->addSpacing(12);
    m_standing->setWordWrap(true);
    layout->addWidget(m_standing);
    m_practise->setObjectName(QStringLiteral("practiseButton"));
    m_practise->setDefault(true);
    layout->addWidget(m_practise, 0, Qt::AlignLeft);
    layout->addStretch();
    return card;
}

void LessonPage::setRule(const Family &family, RuleId rule)
{
    m_family = &family;
    m_id = rule;
    m_rule = &family.rules()[rule];
    m_title->setText(title(*m_rule));
    m_difficulty->setText(QStringLiteral("%1 · %2").arg(translated("Families", family.title()),
                                                        title(difficultyOf(m_rule->cost))));
    m_picture->setPicture(family.picture(rule));
    write();
    refresh();
}

void LessonPage::refresh()
{
    if (!m_rule)
        return;
    const auto why = whyUnpractised(*m_family, m_id);
    m_practise->setVisible(!why);
    if (why)
        return m_standing->setText(practicewords::whyNone(*why));
    const PracticeScore score = practicerecord::scoreOf(*m_rule);
    const int done = std::min(score.right, positionsOfALesson);
    m_standing->setText(practicewords::standing(practicerecord::stateOf(*m_rule), done)
                        + (score.tried() > 0 ? u'\n' + practicewords::score(score) : QString()));
    m_practise->setText(done < positionsOfALesson ? tr("Practise") : tr("Another Position"));
}

QString LessonPage::standing() const
{
    return m_standing->text();
}

QString LessonPage::words() const
{
    return m_text->document().toPlainText();
}

void LessonPage::write()
{
    if (!m_rule)
        return;
    writeSentence(m_text->document(), translated("Rules", m_rule->text), Theme::of(palette()));
    m_text->refresh();
}

void LessonPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        write();
    QWidget::changeEvent(event);
}

} // namespace inkling
