// SPDX-License-Identifier: MIT
#include "look/actionteaching.h"

#include <QCoreApplication>
#include <QHash>

namespace inkling {

namespace {

const QHash<QByteArray, const char *> &tryLines()
{
    static const QHash<QByteArray, const char *> lines{
        {"open",
         QT_TRANSLATE_NOOP("Actions", "Try: drop a file, or a piece of text, onto the window.")},
        {"generate",
         QT_TRANSLATE_NOOP("Actions", "Try: ask for a hard one, then watch it being explained.")},
        {"export",
         QT_TRANSLATE_NOOP("Actions", "Try: name it .svg or .pdf, and it is sharp at any size.")},
        {"print",
         QT_TRANSLATE_NOOP("Actions", "Try: four on a page, with the answers on a last page.")},
        {"undo", QT_TRANSLATE_NOOP("Actions", "Try: hold its keys down to see how you got here.")},
        {"redo",
         QT_TRANSLATE_NOOP("Actions",
                           "Try: after undoing too much; nothing is lost until you mark anew.")},
        {"playMode",
         QT_TRANSLATE_NOOP("Actions",
                           "Try: click the board to mark, and ask for a hint when you are stuck.")},
        {"explainMode",
         QT_TRANSLATE_NOOP("Actions", "Try: press Play and watch, or step with the arrow keys.")},
        {"hint", QT_TRANSLATE_NOOP(
                     "Actions", "Try: press it twice; the first time it only says where to look.")},
        {"wholeHint",
         QT_TRANSLATE_NOOP("Actions", "Try: when you want the step itself, with all its reasons.")},
        {"why", QT_TRANSLATE_NOOP("Actions", "Try: click a place on the board first, then ask.")},
        {"new", QT_TRANSLATE_NOOP("Actions", "Try: a sheet of 7 by 7, and a clue here and there.")},
        {"save", QT_TRANSLATE_NOOP("Actions",
                                   "Try: it also keeps your marks, and all that can be undone.")},
        {"check", QT_TRANSLATE_NOOP("Actions", "Try: before you go on from what looks sure.")},
        {"beginTrial",
         QT_TRANSLATE_NOOP("Actions", "Try: when stuck; what leads nowhere goes with one key.")},
        {"setPin", QT_TRANSLATE_NOOP("Actions", "Try: where you may want to come back to.")},
        {"fillNotes",
         QT_TRANSLATE_NOOP("Actions", "Try: twice; the second time takes away what cannot be.")},
        {"zoomIn",
         QT_TRANSLATE_NOOP(
             "Actions", "Try: the wheel, or two fingers; what is under the pointer stays there.")},
        {"zoomOut",
         QT_TRANSLATE_NOOP("Actions", "Try: hold the space bar and drag to move the board.")},
        {"zoomFit",
         QT_TRANSLATE_NOOP("Actions", "Try: when you have lost your way on a large board.")},
        {"sides",
         QT_TRANSLATE_NOOP("Actions", "Try: halfway through; the tint often shows the next line.")},
        {"heat",
         QT_TRANSLATE_NOOP("Actions", "Try: before you begin, to see where the easy places are.")},
        {"first", QT_TRANSLATE_NOOP("Actions", "Try: Home, from anywhere.")},
        {"back",
         QT_TRANSLATE_NOOP("Actions", "Try: to see what the board looked like just before.")},
        {"play", QT_TRANSLATE_NOOP("Actions", "Try: another speed, at the right of the slider.")},
        {"forward",
         QT_TRANSLATE_NOOP(
             "Actions",
             "Try: read the sentence at the right; its words wear the board's colours.")},
        {"last", QT_TRANSLATE_NOOP("Actions", "Try: End, and see how the answer is read out.")},
        {"nextHard", QT_TRANSLATE_NOOP("Actions", "Try: to see only what makes this puzzle hard.")},
        {"openStep", QT_TRANSLATE_NOOP("Actions", "Try: on a step that you do not believe.")},
        {"leaveStep", QT_TRANSLATE_NOOP("Actions", "Try: Esc does the same.")},
        {"previousPuzzle",
         QT_TRANSLATE_NOOP("Actions", "Try: the list at the left shows them all.")},
        {"nextPuzzle", QT_TRANSLATE_NOOP("Actions", "Try: the list at the left shows them all.")},
    };
    return lines;
}

} // namespace

QString tryLine(const char *id)
{
    const char *line = tryLines().value(id);
    return line ? QCoreApplication::translate("Actions", line) : QString();
}

QList<QByteArray> taughtActions()
{
    return tryLines().keys();
}

} // namespace inkling
