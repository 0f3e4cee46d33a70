// SPDX-License-Identifier: MIT
#include "look/actiontable.h"

#include "look/actionteaching.h"
#include "look/iconset.h"

#include <QAction>
#include <QCoreApplication>
#include <QSettings>
#include <QWidget>
#include <algorithm>
#include <vector>

namespace inkling {

namespace {

std::vector<ActionLine> makeLines()
{
    // Shortcuts are written out: some platforms have no standard key for some of them.
    const auto key = [](const char *name) { return QKeySequence(QString::fromLatin1(name)); };
    return {
        {"new",
         QT_TRANSLATE_NOOP("Actions", "&New…"),
         "new",
         QT_TRANSLATE_NOOP("Actions", "Draw your own puzzle, in a new file"),
         {key("Ctrl+N")}},
        {"addPuzzle",
         QT_TRANSLATE_NOOP("Actions", "Add Puzz&le…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Draw another puzzle in this file"),
         {key("Ctrl+Shift+N")}},
        {"open",
         QT_TRANSLATE_NOOP("Actions", "&Open…"),
         "open",
         QT_TRANSLATE_NOOP("Actions", "Open a puzzle file"),
         {key("Ctrl+O")}},
        {"openTogether",
         QT_TRANSLATE_NOOP("Actions", "Open as One L&ist…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "Open several files, and list all their puzzles in this window"),
         {key("Ctrl+Shift+O")}},
        {"close",
         QT_TRANSLATE_NOOP("Actions", "&Close"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Close this file; close the window if nothing is open"),
         {key("Ctrl+W")}},
        {"save",
         QT_TRANSLATE_NOOP("Actions", "&Save"),
         "save",
         QT_TRANSLATE_NOOP("Actions", "Save the puzzles and your marks"),
         {key("Ctrl+S")}},
        {"saveAs",
         QT_TRANSLATE_NOOP("Actions", "Save &As…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Save to another file"),
         {key("Ctrl+Shift+S")}},
        {"exportText",
         QT_TRANSLATE_NOOP("Actions", "Export Contest &File…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Save only the puzzles, as the contest's input"),
         {}},
        {"compareOutput",
         QT_TRANSLATE_NOOP("Actions", "&Compare with My Output…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Check what your own program printed for these puzzles"),
         {}},
        {"generate",
         QT_TRANSLATE_NOOP("Actions", "&Generate…"),
         "generate",
         QT_TRANSLATE_NOOP("Actions", "Make new puzzles, as hard as you like"),
         {key("Ctrl+Alt+G")}},
        {"export",
         QT_TRANSLATE_NOOP("Actions", "&Export Picture…"),
         "export",
         QT_TRANSLATE_NOOP("Actions", "Save the board as a picture"),
         {key("Ctrl+E")}},
        {"walkthrough",
         QT_TRANSLATE_NOOP("Actions", "Export &Walkthrough…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Save all steps, to be read or watched without Inkling"),
         {}},
        {"print",
         QT_TRANSLATE_NOOP("Actions", "&Print…"),
         "print",
         QT_TRANSLATE_NOOP("Actions", "Print puzzles or save them as PDF, several per page"),
         {key("Ctrl+P")}},
        {"quit",
         QT_TRANSLATE_NOOP("Actions", "&Quit"),
         "quit",
         QT_TRANSLATE_NOOP("Actions", "Close all windows; they reopen as they were"),
         {key("Ctrl+Q")}},
        {"undo",
         QT_TRANSLATE_NOOP("Actions", "&Undo"),
         "undo",
         QT_TRANSLATE_NOOP("Actions", "Undo the last change made here"),
         {key("Ctrl+Z")}},
        {"redo",
         QT_TRANSLATE_NOOP("Actions", "&Redo"),
         "redo",
         QT_TRANSLATE_NOOP("Actions", "Redo what was undone here"),
         {key("Ctrl+Shift+Z"), key("Ctrl+Y")}},
        {"duplicatePuzzle",
         QT_TRANSLATE_NOOP("Actions", "&Duplicate Puzzle"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Add a copy after this puzzle"),
         {key("Ctrl+D")}},
        {"deletePuzzle",
         QT_TRANSLATE_NOOP("Actions", "D&elete Puzzle"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Delete this puzzle"),
         {key("Ctrl+Del")}},
        {"movePuzzleUp",
         QT_TRANSLATE_NOOP("Actions", "Move Puzzle U&p"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Move this puzzle up in the list"),
         {key("Ctrl+Shift+PgUp")}},
        {"movePuzzleDown",
         QT_TRANSLATE_NOOP("Actions", "Move Puzzle Do&wn"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Move this puzzle down in the list"),
         {key("Ctrl+Shift+PgDown")}},
        {"properties",
         QT_TRANSLATE_NOOP("Actions", "P&roperties…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Edit the title, author and note"),
         {key("Alt+Return")}},
        {"cut",
         QT_TRANSLATE_NOOP("Actions", "Cu&t"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Cut the selection"),
         {key("Ctrl+X")}},
        {"copy",
         QT_TRANSLATE_NOOP("Actions", "&Copy"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "Copy the chosen cells while you draw, or the puzzle, as text"),
         {key("Ctrl+C")}},
        {"paste",
         QT_TRANSLATE_NOOP("Actions", "&Paste"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Paste into the sheet, or add the puzzles of a text"),
         {key("Ctrl+V")}},
        {"selectAll",
         QT_TRANSLATE_NOOP("Actions", "Select &All"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Select all cells"),
         {key("Ctrl+A")}},
        {"editMode",
         QT_TRANSLATE_NOOP("Actions", "&Draw"),
         "edit",
         QT_TRANSLATE_NOOP("Actions", "Edit the clues, cages and size"),
         {key("Ctrl+1")},
         true},
        {"playMode",
         QT_TRANSLATE_NOOP("Actions", "&Solve by Hand"),
         "pencil",
         QT_TRANSLATE_NOOP("Actions", "Solve the puzzle yourself: the board shows your marks"),
         {key("Ctrl+2")},
         true},
        {"explainMode",
         QT_TRANSLATE_NOOP("Actions", "&Explain"),
         "steps",
         QT_TRANSLATE_NOOP("Actions", "See the reasoning, step by step"),
         {key("Ctrl+3")},
         true},
        {"practice",
         QT_TRANSLATE_NOOP("Actions", "Pra&ctice…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "Learn the rules one by one, and practise them in small positions"),
         {key("Ctrl+4")}},
        {"drawSolution",
         QT_TRANSLATE_NOOP("Actions", "Draw the S&olution"),
         "solution",
         QT_TRANSLATE_NOOP("Actions", "Draw the solution, then fill in the clues from it"),
         {key("Ctrl+L")},
         true},
        {"fillClues",
         QT_TRANSLATE_NOOP("Actions", "&Fill In Clues"),
         "fill",
         QT_TRANSLATE_NOOP("Actions", "Fill in every clue from the drawn solution"),
         {key("Ctrl+Shift+L")}},
        {"wipeSolution",
         QT_TRANSLATE_NOOP("Actions", "Clear Sol&ution"),
         "wipe",
         QT_TRANSLATE_NOOP("Actions", "Remove the drawn solution from the board"),
         {}},
        {"minimise",
         QT_TRANSLATE_NOOP("Actions", "&Minimise"),
         "minimise",
         QT_TRANSLATE_NOOP("Actions", "Remove clues while the answer stays the only one"),
         {key("Ctrl+Shift+M")}},
        {"deal",
         QT_TRANSLATE_NOOP("Actions", "&Deal"),
         "dice",
         QT_TRANSLATE_NOOP("Actions", "Fill blanks at random"),
         {key("Ctrl+Shift+G")}},
        {"makeCage",
         QT_TRANSLATE_NOOP("Actions", "Make &Cage"),
         "cage",
         QT_TRANSLATE_NOOP("Actions", "Join the selected cells into a cage (Return)"),
         {key("Ctrl+J")}},
        {"removeCage",
         QT_TRANSLATE_NOOP("Actions", "Remo&ve Cage"),
         "cage-apart",
         QT_TRANSLATE_NOOP("Actions", "Remove the cage and keep its cells"),
         {key("Ctrl+Shift+J")}},
        {"turnLeft",
         QT_TRANSLATE_NOOP("Actions", "Rotate &Left"),
         "turn-left",
         QT_TRANSLATE_NOOP("Actions", "Rotate the board to the left"),
         {key("Ctrl+Shift+R")}},
        {"turnRight",
         QT_TRANSLATE_NOOP("Actions", "Rotate &Right"),
         "turn-right",
         QT_TRANSLATE_NOOP("Actions", "Rotate the board to the right"),
         {key("Ctrl+R")}},
        {"halfTurn",
         QT_TRANSLATE_NOOP("Actions", "T&urn Upside Down"),
         "half-turn",
         QT_TRANSLATE_NOOP("Actions", "Rotate the board by half a turn"),
         {}},
        {"mirrorAcross",
         QT_TRANSLATE_NOOP("Actions", "Flip &Horizontally"),
         "mirror-across",
         QT_TRANSLATE_NOOP("Actions", "Swap left and right"),
         {}},
        {"mirrorDown",
         QT_TRANSLATE_NOOP("Actions", "Flip &Vertically"),
         "mirror-down",
         QT_TRANSLATE_NOOP("Actions", "Swap top and bottom"),
         {}},
        {"mirrorDiagonal",
         QT_TRANSLATE_NOOP("Actions", "Flip Along the &Diagonal"),
         "mirror-diagonal",
         QT_TRANSLATE_NOOP("Actions", "Swap rows and columns; the top left corner stays"),
         {}},
        {"mirrorAntidiagonal",
         QT_TRANSLATE_NOOP("Actions", "Flip Along the &Other Diagonal"),
         "mirror-antidiagonal",
         QT_TRANSLATE_NOOP("Actions", "Swap rows and columns; the top right corner stays"),
         {}},
        {"invert",
         QT_TRANSLATE_NOOP("Actions", "&Swap Black and White"),
         "invert",
         QT_TRANSLATE_NOOP("Actions", "Turn every black cell white and every white cell black"),
         {key("Ctrl+Shift+I")}},
        {"symmetryNone",
         QT_TRANSLATE_NOOP("Actions", "&No Symmetry"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A clue stands only where you write it"),
         {},
         true},
        {"symmetryHalf",
         QT_TRANSLATE_NOOP("Actions", "&Half Turn"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Each clue is repeated after half a turn"),
         {},
         true},
        {"symmetryQuarter",
         QT_TRANSLATE_NOOP("Actions", "&Quarter Turn"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Each clue is repeated after every quarter turn"),
         {},
         true},
        {"symmetryAcross",
         QT_TRANSLATE_NOOP("Actions", "&Left and Right Mirrored"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Each clue is mirrored left to right"),
         {},
         true},
        {"symmetryDown",
         QT_TRANSLATE_NOOP("Actions", "&Top and Bottom Mirrored"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Each clue is mirrored top to bottom"),
         {},
         true},
        {"symmetryDiagonal",
         QT_TRANSLATE_NOOP("Actions", "&Diagonal From the Top Left"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Each clue is mirrored at the diagonal from the top left"),
         {},
         true},
        {"symmetryAntidiagonal",
         QT_TRANSLATE_NOOP("Actions", "D&iagonal From the Top Right"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Each clue is mirrored at the diagonal from the top right"),
         {},
         true},
        {"growLeft",
         QT_TRANSLATE_NOOP("Actions", "Add on the &Left"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Add a column on the left"),
         {key("Alt+Left")}},
        {"growTop",
         QT_TRANSLATE_NOOP("Actions", "Add at the &Top"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Add a row at the top"),
         {key("Alt+Up")}},
        {"growRight",
         QT_TRANSLATE_NOOP("Actions", "Add on the &Right"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Add a column on the right"),
         {key("Alt+Right")}},
        {"growBottom",
         QT_TRANSLATE_NOOP("Actions", "Add at the &Bottom"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Add a row at the bottom"),
         {key("Alt+Down")}},
        {"shrinkLeft",
         QT_TRANSLATE_NOOP("Actions", "Remove on the L&eft"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Remove a column on the left"),
         {key("Alt+Shift+Left")}},
        {"shrinkTop",
         QT_TRANSLATE_NOOP("Actions", "Remove at the To&p"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Remove a row at the top"),
         {key("Alt+Shift+Up")}},
        {"shrinkRight",
         QT_TRANSLATE_NOOP("Actions", "Remove on the R&ight"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Remove a column on the right"),
         {key("Alt+Shift+Right")}},
        {"shrinkBottom",
         QT_TRANSLATE_NOOP("Actions", "Remove at the B&ottom"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Remove a row at the bottom"),
         {key("Alt+Shift+Down")}},
        {"hint",
         QT_TRANSLATE_NOOP("Actions", "&Hint"),
         "hint",
         QT_TRANSLATE_NOOP("Actions", "Give a hint; press again for more"),
         {key("H")}},
        {"wholeHint",
         QT_TRANSLATE_NOOP("Actions", "Full H&int"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Give the full hint at once"),
         {key("Shift+H")}},
        {"why",
         QT_TRANSLATE_NOOP("Actions", "&Why?"),
         "help",
         QT_TRANSLATE_NOOP("Actions", "Explain why the selected place must be so"),
         {key("W")}},
        {"check",
         QT_TRANSLATE_NOOP("Actions", "&Check"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Count your wrong marks and frame them"),
         {key("K")}},
        {"lastRight",
         QT_TRANSLATE_NOOP("Actions", "Back to &Last Correct State"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Go back to where all your marks were correct"),
         {key("Ctrl+Backspace")}},
        {"restart",
         QT_TRANSLATE_NOOP("Actions", "&Restart"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Clear all your marks; Undo brings them back"),
         {}},
        {"beginTrial",
         QT_TRANSLATE_NOOP("Actions", "Start &Trial"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Put new marks in another colour until you accept or reject "
                                      "them"),
         {key("T")}},
        {"acceptTrial",
         QT_TRANSLATE_NOOP("Actions", "&Accept Trial"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Keep the marks of this trial"),
         {key("Shift+T")}},
        {"rejectTrial",
         QT_TRANSLATE_NOOP("Actions", "&Reject Trial"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Remove the marks of this trial"),
         {key("Ctrl+T")}},
        {"setPin",
         QT_TRANSLATE_NOOP("Actions", "Add Bookmar&k"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Remember the board as it is now, so you can return to it"),
         {key("P")}},
        {"notes",
         QT_TRANSLATE_NOOP("Actions", "&Notes"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Type notes without holding Shift"),
         {key("N")},
         true},
        {"fillNotes",
         QT_TRANSLATE_NOOP("Actions", "&Fill Notes"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "Note what the clues and marks leave in each blank; press again to "
                           "remove what they have excluded since"),
         {key("M")}},
        {"showAlike",
         QT_TRANSLATE_NOOP("Actions", "Highlight Same Digit"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Highlight the selected digit wherever it stands"),
         {key("=")}},
        {"colour",
         QT_TRANSLATE_NOOP("Actions", "&Brush"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "Colour cells and lines: click or drag, the right button erases; "
                           "1 to 6 choose a colour"),
         {key("B")},
         true},
        {"timer",
         QT_TRANSLATE_NOOP("Actions", "Show Ti&me"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Show how long you have been solving"),
         {},
         true},
        {"zoomIn",
         QT_TRANSLATE_NOOP("Actions", "Zoom &In"),
         "zoom-in",
         QT_TRANSLATE_NOOP("Actions", "Make the board larger"),
         {key("Ctrl++"), key("Ctrl+=")}},
        {"zoomOut",
         QT_TRANSLATE_NOOP("Actions", "Zoom &Out"),
         "zoom-out",
         QT_TRANSLATE_NOOP("Actions", "Make the board smaller"),
         {key("Ctrl+-")}},
        {"zoomFit",
         QT_TRANSLATE_NOOP("Actions", "&Fit to Window"),
         "zoom-fit",
         QT_TRANSLATE_NOOP("Actions", "Show the whole board"),
         {key("Ctrl+0")}},
        {"sides",
         QT_TRANSLATE_NOOP("Actions", "&Tint Inside"),
         "sides",
         QT_TRANSLATE_NOOP("Actions", "Tint the cells known to be inside the loop"),
         {key("Ctrl+I")},
         true},
        {"heat",
         QT_TRANSLATE_NOOP("Actions", "Heat &Map"),
         "heat",
         QT_TRANSLATE_NOOP("Actions", "Colour open places by how hard they are"),
         {key("Ctrl+M")},
         true},
        {"lineNumbers",
         QT_TRANSLATE_NOOP("Actions", "Row and Column &Numbers"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Number the rows and columns beside the board"),
         {},
         true},
        {"reducedMotion",
         QT_TRANSLATE_NOOP("Actions", "&Reduced Motion"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Fade new marks in instead of drawing them"),
         {},
         true},
        {"fullScreen",
         QT_TRANSLATE_NOOP("Actions", "F&ull Screen"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Use the whole screen"),
         {key("F11")},
         true},
        {"first",
         QT_TRANSLATE_NOOP("Actions", "&First Step"),
         "first",
         QT_TRANSLATE_NOOP("Actions", "Go to the beginning"),
         {key("Home")}},
        {"back",
         QT_TRANSLATE_NOOP("Actions", "Step &Back"),
         "back",
         QT_TRANSLATE_NOOP("Actions", "Go back one step"),
         {key("Left")}},
        {"play",
         QT_TRANSLATE_NOOP("Actions", "&Play"),
         "play",
         QT_TRANSLATE_NOOP("Actions", "Play the steps, or pause"),
         {key("Space")}},
        {"forward",
         QT_TRANSLATE_NOOP("Actions", "Step For&ward"),
         "forward",
         QT_TRANSLATE_NOOP("Actions", "Go forward one step"),
         {key("Right")}},
        {"last",
         QT_TRANSLATE_NOOP("Actions", "&Last Step"),
         "last",
         QT_TRANSLATE_NOOP("Actions", "Go to the end"),
         {key("End")}},
        {"nextHard",
         QT_TRANSLATE_NOOP("Actions", "Next &Hard Step"),
         "hard",
         QT_TRANSLATE_NOOP("Actions", "Go to the next step that is harder than most"),
         {key("Ctrl+Right")}},
        {"nextCase",
         QT_TRANSLATE_NOOP("Actions", "Next C&ase"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Show the next case of this step"),
         {key(".")}},
        {"caseBefore",
         QT_TRANSLATE_NOOP("Actions", "Pr&evious Case"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Show the previous case of this step"),
         {key(",")}},
        {"openStep",
         QT_TRANSLATE_NOOP("Actions", "&Open This Step"),
         "open-step",
         QT_TRANSLATE_NOOP("Actions", "Assume the opposite and see why it fails"),
         {key("Return"), key("Enter")}},
        {"leaveStep",
         QT_TRANSLATE_NOOP("Actions", "Ba&ck to the Opened Step"),
         "leave-step",
         QT_TRANSLATE_NOOP("Actions", "Go back to the step itself"),
         {key("Esc"), key("Backspace")}},
        {"previousPuzzle",
         QT_TRANSLATE_NOOP("Actions", "P&revious Puzzle"),
         "previous-puzzle",
         QT_TRANSLATE_NOOP("Actions", "Go to the previous puzzle"),
         {key("Ctrl+PgUp")}},
        {"nextPuzzle",
         QT_TRANSLATE_NOOP("Actions", "&Next Puzzle"),
         "next-puzzle",
         QT_TRANSLATE_NOOP("Actions", "Go to the next puzzle"),
         {key("Ctrl+PgDown")}},
        {"goToPuzzle",
         QT_TRANSLATE_NOOP("Actions", "&Go to Puzzle…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Go to a puzzle by its number"),
         {key("Ctrl+G")}},
        {"findPuzzle",
         QT_TRANSLATE_NOOP("Actions", "F&ind Puzzle"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Search the list of puzzles"),
         {key("Ctrl+F")}},
        {"preferences",
         QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
         "preferences",
         QT_TRANSLATE_NOOP("Actions", "How you solve, and how it looks"),
         {key("Ctrl+,")}},
        {"puzzleRules",
         QT_TRANSLATE_NOOP("Actions", "&Rules of the Puzzles"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "What each kind of puzzle asks, with an example"),
         {}},
        {"news",
         QT_TRANSLATE_NOOP("Actions", "What's &New"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "What has changed in this version and before"),
         {}},
        {"shortcuts",
         QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts…"),
         "keyboard",
         QT_TRANSLATE_NOOP("Actions", "See all shortcuts and change them"),
         {key("F1")}},
        {"about",
         QT_TRANSLATE_NOOP("Actions", "&About Inkling"),
         "about",
         QT_TRANSLATE_NOOP("Actions", "About this program"),
         {}},
    };
}

QString settingOf(const ActionLine &line)
{
    return QStringLiteral("shortcuts/") + QString::fromLatin1(line.id);
}

/// Of every window.
QList<ActionTable *> &tables()
{
    static QList<ActionTable *> all;
    return all;
}

/// A name without the marks of its menu.
QString plainName(const QString &text)
{
    QString name = text;
    return name.remove(u'&').remove(u'…');
}

QString toolTipOf(const ActionLine &line, const QList<QKeySequence> &keys)
{
    const QString name = plainName(QCoreApplication::translate("Actions", line.text));
    QStringList lines{
        keys.isEmpty()
            ? name
            : QStringLiteral("%1  (%2)").arg(name, keys.first().toString(QKeySequence::NativeText)),
        QCoreApplication::translate("Actions", line.tip)};
    if (const QString attempt = tryLine(line.id); !attempt.isEmpty())
        lines.append(attempt);
    // Plain text: it is read aloud as it is.
    return lines.join(u'\n');
}

} // namespace

std::span<const ActionLine> actionLines()
{
    static const std::vector<ActionLine> lines = makeLines();
    return lines;
}

QList<QKeySequence> shortcutsOf(const ActionLine &line)
{
    const QSettings settings;
    if (!settings.contains(settingOf(line)))
        return line.shortcuts;
    QList<QKeySequence> keys;
    for (const QString &key : settings.value(settingOf(line)).toStringList()) {
        if (const QKeySequence known(key, QKeySequence::PortableText); !known.isEmpty())
            keys.append(known);
    }
    return keys;
}

void setShortcuts(const ActionLine &line, const QList<QKeySequence> &shortcuts)
{
    QSettings settings;
    QStringList keys;
    for (const QKeySequence &key : shortcuts)
        keys.append(key.toString(QKeySequence::PortableText));
    if (shortcuts == line.shortcuts)
        settings.remove(settingOf(line));
    else
        settings.setValue(settingOf(line), keys);
    for (ActionTable *table : tables()) {
        table->readShortcuts(line);
        Q_EMIT table->shortcutsChanged();
    }
}

ActionTable::ActionTable(QWidget *window)
    : QObject(window)
{
    for (const ActionLine &line : actionLines()) {
        auto *action = new QAction(QCoreApplication::translate("Actions", line.text), window);
        action->setObjectName(QString::fromLatin1(line.id));
        if (line.icon)
            action->setIcon(lineIcon(QString::fromLatin1(line.icon)));
        action->setShortcutContext(Qt::WindowShortcut);
        action->setCheckable(line.isCheckable);
        window->addAction(action);
        m_actions.insert(line.id, action);
        readShortcuts(line);
    }
    tables().append(this);
}

ActionTable::~ActionTable()
{
    tables().removeOne(this);
}

void ActionTable::readShortcuts(const ActionLine &line)
{
    const QList<QKeySequence> keys = shortcutsOf(line);
    QAction *action = (*this)[line.id];
    action->setShortcuts(keys);
    const QString obstacle = m_obstacles.value(line.id);
    action->setToolTip(obstacle.isEmpty() ? toolTipOf(line, keys)
                                          : toolTipOf(line, keys) + u'\n' + obstacle);
    action->setStatusTip(obstacle.isEmpty() ? QCoreApplication::translate("Actions", line.tip)
                                            : obstacle);
}

void ActionTable::setObstacle(const char *id, const QString &words)
{
    if (m_obstacles.value(id) == words)
        return;
    m_obstacles[id] = words;
    readShortcuts(*std::ranges::find(actionLines(), QByteArrayView(id), &ActionLine::id));
}

QAction *ActionTable::operator[](const char *id) const
{
    QAction *action = m_actions.value(id);
    Q_ASSERT(action);
    return action;
}

QList<QAction *> ActionTable::operator[](std::initializer_list<const char *> ids) const
{
    QList<QAction *> actions;
    for (const char *id : ids)
        actions.append((*this)[id]);
    return actions;
}

} // namespace inkling
