// SPDX-License-Identifier: MIT
#include "practice/practicewords.h"

#include <QCoreApplication>
#include <QLocale>

namespace inkling::practicewords {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

} // namespace

QString standing(LessonState state, int done)
{
    if (state == LessonState::Done)
        return Words::tr("Done.");
    if (state == LessonState::NotYet)
        return Words::tr("Not started yet.");
    return Words::tr("%1 of %2 positions right.")
        .arg(QLocale().toString(done), QLocale().toString(positionsOfALesson));
}

QString score(const PracticeScore &score)
{
    return Words::tr("Right: %1\u00a0· Wrong: %2\u00a0· With a hint: %3")
        .arg(QLocale().toString(score.right), QLocale().toString(score.wrong),
             QLocale().toString(score.hinted));
}

QString whyNone(Unpractised why)
{
    switch (why) {
    case Unpractised::BuildsAnswer:
        return Words::tr("There are no positions for this rule: it builds one of several answers, "
                         "so other next steps are just as good.");
    case Unpractised::NoAnswer:
        return Words::tr("There are no positions for this rule: it only shows that a puzzle has no "
                         "answer.");
    case Unpractised::OnlyALink:
        return Words::tr("There are no positions for this rule: it is never a step of its own, "
                         "only a link of a chain.");
    case Unpractised::NothingToMark:
        return Words::tr("There are no positions for this rule: what it says cannot be marked on "
                         "the board.");
    case Unpractised::Rare:
        break;
    }
    return Words::tr("No position was found: this rule is rarely needed. Try again later, or "
                     "another rule.");
}

} // namespace inkling::practicewords
