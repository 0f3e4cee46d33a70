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
         QT_TRANSLATE_NOOP("Actions", "Tip: you can also drop a file or text onto the window.")},
        {"generate",
         QT_TRANSLATE_NOOP("Actions", "Tip: make a hard one and watch how it is explained.")},
        {"export",
         QT_TRANSLATE_NOOP("Actions", "Tip: a name ending in .svg or .pdf keeps it sharp at any "
                                      "size.")},
        {"print",
         QT_TRANSLATE_NOOP("Actions", "Tip: put four on a page, with the answers on the last "
                                      "page.")},
        {"undo", QT_TRANSLATE_NOOP("Actions", "Tip: hold the keys down to see how you got here.")},
        {"redo",
         QT_TRANSLATE_NOOP("Actions", "Tip: nothing undone is lost until you make a new mark.")},
        {"playMode", QT_TRANSLATE_NOOP(
                         "Actions", "Tip: click the board to mark it; ask for a hint when stuck.")},
        {"explainMode",
         QT_TRANSLATE_NOOP("Actions", "Tip: press Play and watch, or use the arrow keys.")},
        {"hint", QT_TRANSLATE_NOOP("Actions", "Tip: the first press only says where to look.")},
        {"wholeHint",
         QT_TRANSLATE_NOOP("Actions", "Tip: this shows the step itself, with all its reasons.")},
        {"why", QT_TRANSLATE_NOOP("Actions", "Tip: click a place on the board first.")},
        {"new", QT_TRANSLATE_NOOP("Actions", "Tip: start with a 7 by 7 grid and a few clues.")},
        {"save",
         QT_TRANSLATE_NOOP("Actions", "Tip: your marks and the undo history are saved as well.")},
        {"check", QT_TRANSLATE_NOOP("Actions", "Tip: check before you build on what looks "
                                               "certain.")},
        {"beginTrial",
         QT_TRANSLATE_NOOP("Actions", "Tip: when stuck, try something; one key takes it all "
                                      "back.")},
        {"setPin", QT_TRANSLATE_NOOP("Actions", "Tip: add one wherever you may want to return.")},
        {"fillNotes",
         QT_TRANSLATE_NOOP("Actions", "Tip: press twice; the second time removes what cannot be.")},
        {"zoomIn",
         QT_TRANSLATE_NOOP("Actions", "Tip: the mouse wheel and two fingers zoom as well.")},
        {"zoomOut",
         QT_TRANSLATE_NOOP("Actions", "Tip: hold the space bar and drag to move the board.")},
        {"zoomFit",
         QT_TRANSLATE_NOOP("Actions", "Tip: the way back when you are lost on a large board.")},
        {"sides",
         QT_TRANSLATE_NOOP("Actions", "Tip: halfway through, the tint often shows the next line.")},
        {"heat", QT_TRANSLATE_NOOP("Actions", "Tip: use it at the start to find the easy places.")},
        {"first", QT_TRANSLATE_NOOP("Actions", "Tip: Home works from anywhere.")},
        {"back", QT_TRANSLATE_NOOP("Actions", "Tip: see what the board looked like just before.")},
        {"play", QT_TRANSLATE_NOOP("Actions", "Tip: set the speed at the right of the slider.")},
        {"forward",
         QT_TRANSLATE_NOOP("Actions", "Tip: the colours in the sentence are those on the board.")},
        {"last", QT_TRANSLATE_NOOP("Actions", "Tip: End works from anywhere.")},
        {"nextHard", QT_TRANSLATE_NOOP("Actions", "Tip: see only what makes this puzzle hard.")},
        {"openStep", QT_TRANSLATE_NOOP("Actions", "Tip: for any step you do not believe.")},
        {"leaveStep", QT_TRANSLATE_NOOP("Actions", "Tip: Esc does the same.")},
        {"previousPuzzle",
         QT_TRANSLATE_NOOP("Actions", "Tip: the list on the left shows them all.")},
        {"nextPuzzle", QT_TRANSLATE_NOOP("Actions", "Tip: the list on the left shows them all.")},
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
