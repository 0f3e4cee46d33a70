// SPDX-License-Identifier: MIT
#include "steps/rulecard.h"

#include "logic/model/generalrules.h"
#include "phrases.h"
#include "steps/rulepictureview.h"
#include "steps/stepwords.h"
#include "steps/wordsview.h"

#include <QEvent>
#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace inkling {

RuleCard::RuleCard(QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel)
    , m_picture(new RulePictureView)
    , m_text(new WordsView)
    , m_lesson(new QPushButton(tr("Lesson and Practice…")))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 6, 0, 0);
    layout->setSpacing(4);
    auto *line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFrameShadow(QFrame::Plain);
    line->setForegroundRole(QPalette::Midlight);
    layout->addWidget(line);
    layout->addSpacing(4);
    QFont titleFont = font();
    titleFont.setWeight(QFont::DemiBold);
    m_title->setFont(titleFont);
    m_title->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(m_picture);
    layout->addWidget(m_text);
    m_lesson->setObjectName(QStringLiteral("lessonButton"));
    m_lesson->setToolTip(tr("Open this rule's page in the course, and practise it"));
    m_lesson->setFocusPolicy(Qt::TabFocus);
    m_lesson->hide();
    layout->addWidget(m_lesson, 0, Qt::AlignLeft);
    connect(m_lesson, &QPushButton::clicked, this,
            [this] { Q_EMIT lessonWanted(*m_family, m_id); });
}

void RuleCard::setLessonOffered(bool isOffered)
{
    m_isLessonOffered = isOffered;
    showLessonButton();
}

void RuleCard::showLessonButton()
{
    m_lesson->setVisible(m_isLessonOffered && m_rule && !isGeneral(m_id));
}

void RuleCard::setRule(const Family &family, RuleId rule)
{
    const Rule &shown = ruleOf(family.rules(), rule);
    if (&shown == m_rule)
        return;
    m_family = &family;
    m_id = rule;
    m_rule = &shown;
    showLessonButton();
    m_title->setText(title(shown));
    m_picture->setVisible(!isGeneral(rule));
    if (!isGeneral(rule))
        m_picture->setPicture(family.picture(rule));
    write();
}

int RuleCard::heightBelowPicture(int width) const
{
    const int gap = layout()->spacing();
    const int words = gap + m_text->heightForWidth(width);
    return m_lesson->isHidden() ? words : words + gap + m_lesson->sizeHint().height();
}

void RuleCard::write()
{
    if (!m_rule)
        return;
    writeSentence(m_text->document(), translated("Rules", m_rule->text), Theme::of(palette()));
    m_text->refresh();
}

void RuleCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        write();
    QWidget::changeEvent(event);
}

} // namespace inkling
