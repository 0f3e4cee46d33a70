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
         QT_TRANSLATE_NOOP("Actions", "&New Puzzle…"),
         "new",
         QT_TRANSLATE_NOOP("Actions", "Draw a puzzle of your own"),
         {key("Ctrl+N")}},
        {"open",
         QT_TRANSLATE_NOOP("Actions", "&Open…"),
         "open",
         QT_TRANSLATE_NOOP("Actions", "Open a file of puzzles"),
         {key("Ctrl+O")}},
        {"save",
         QT_TRANSLATE_NOOP("Actions", "&Save"),
         "save",
         QT_TRANSLATE_NOOP("Actions", "Write the puzzles and what you made of them to their file"),
         {key("Ctrl+S")}},
        {"saveAs",
         QT_TRANSLATE_NOOP("Actions", "Save &As…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Write them to another file"),
         {key("Ctrl+Shift+S")}},
        {"exportText",
         QT_TRANSLATE_NOOP("Actions", "Export &Judge File…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Write the puzzles alone as a judge reads them"),
         {}},
        {"generate",
         QT_TRANSLATE_NOOP("Actions", "&Generate…"),
         "generate",
         QT_TRANSLATE_NOOP("Actions", "Have a puzzle made, as hard as you like"),
         {key("Ctrl+G")}},
        {"export",
         QT_TRANSLATE_NOOP("Actions", "&Export Picture…"),
         "export",
         QT_TRANSLATE_NOOP("Actions", "Write the board as it is shown to a picture"),
         {key("Ctrl+E")}},
        {"print",
         QT_TRANSLATE_NOOP("Actions", "&Print…"),
         "print",
         QT_TRANSLATE_NOOP("Actions", "Put puzzles on paper, or in a PDF, several on a page"),
         {key("Ctrl+P")}},
        {"quit",
         QT_TRANSLATE_NOOP("Actions", "&Quit"),
         "quit",
         QT_TRANSLATE_NOOP("Actions", "Close all windows; they come back as they were"),
         {key("Ctrl+Q")}},
        {"undo",
         QT_TRANSLATE_NOOP("Actions", "&Undo"),
         "undo",
         QT_TRANSLATE_NOOP("Actions", "Take back what was done last"),
         {key("Ctrl+Z")}},
        {"redo",
         QT_TRANSLATE_NOOP("Actions", "&Redo"),
         "redo",
         QT_TRANSLATE_NOOP("Actions", "Put back what was undone"),
         {key("Ctrl+Shift+Z"), key("Ctrl+Y")}},
        {"duplicatePuzzle",
         QT_TRANSLATE_NOOP("Actions", "&Duplicate Puzzle"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Put a copy of this puzzle behind it"),
         {key("Ctrl+D")}},
        {"deletePuzzle",
         QT_TRANSLATE_NOOP("Actions", "D&elete Puzzle"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Take this puzzle out"),
         {key("Ctrl+Del")}},
        {"movePuzzleUp",
         QT_TRANSLATE_NOOP("Actions", "Move Puzzle U&p"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Put this puzzle before the one before it"),
         {key("Ctrl+Shift+PgUp")}},
        {"movePuzzleDown",
         QT_TRANSLATE_NOOP("Actions", "Move Puzzle Do&wn"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Put this puzzle behind the one after it"),
         {key("Ctrl+Shift+PgDown")}},
        {"properties",
         QT_TRANSLATE_NOOP("Actions", "P&roperties…"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Give this puzzle a title, an author, a note"),
         {key("Alt+Return")}},
        {"cut",
         QT_TRANSLATE_NOOP("Actions", "Cu&t"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Take what is selected out, to be pasted elsewhere"),
         {key("Ctrl+X")}},
        {"copy",
         QT_TRANSLATE_NOOP("Actions", "&Copy"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Copy what is selected as text"),
         {key("Ctrl+C")}},
        {"paste",
         QT_TRANSLATE_NOOP("Actions", "&Paste"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Put in what was copied, from the cursor on"),
         {key("Ctrl+V")}},
        {"selectAll",
         QT_TRANSLATE_NOOP("Actions", "Select &All"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Select all cells"),
         {key("Ctrl+A")}},
        {"editMode",
         QT_TRANSLATE_NOOP("Actions", "&Draw"),
         "edit",
         QT_TRANSLATE_NOOP("Actions", "Draw the puzzle: its clues, its cages, its size"),
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
         QT_TRANSLATE_NOOP("Actions",
                           "Draw the solution on the board; clues can then be filled in from it"),
         {key("Ctrl+L")},
         true},
        {"fillClues",
         QT_TRANSLATE_NOOP("Actions", "&Fill In Clues"),
         "fill",
         QT_TRANSLATE_NOOP("Actions", "Write all the clues that the drawn solution gives"),
         {key("Ctrl+Shift+L")}},
        {"wipeSolution",
         QT_TRANSLATE_NOOP("Actions", "&Wipe Off the Solution"),
         "wipe",
         QT_TRANSLATE_NOOP("Actions", "Take the drawn solution off the board"),
         {}},
        {"minimise",
         QT_TRANSLATE_NOOP("Actions", "&Minimise"),
         "minimise",
         QT_TRANSLATE_NOOP("Actions", "Take away all the clues that one answer can do without"),
         {key("Ctrl+Shift+M")}},
        {"deal",
         QT_TRANSLATE_NOOP("Actions", "&Deal"),
         "dice",
         QT_TRANSLATE_NOOP("Actions", "Fill the blank places by chance"),
         {key("Ctrl+Shift+G")}},
        {"makeCage",
         QT_TRANSLATE_NOOP("Actions", "Make &Cage"),
         "cage",
         QT_TRANSLATE_NOOP("Actions", "Put the selected cells together in one cage (Return)"),
         {key("Ctrl+J")}},
        {"removeCage",
         QT_TRANSLATE_NOOP("Actions", "Take Cage &Apart"),
         "cage-apart",
         QT_TRANSLATE_NOOP("Actions", "Take all cells of the cage out of it"),
         {key("Ctrl+Shift+J")}},
        {"turnLeft",
         QT_TRANSLATE_NOOP("Actions", "Turn &Left"),
         "turn-left",
         QT_TRANSLATE_NOOP("Actions", "Turn the board to the left"),
         {key("Ctrl+Shift+R")}},
        {"turnRight",
         QT_TRANSLATE_NOOP("Actions", "Turn &Right"),
         "turn-right",
         QT_TRANSLATE_NOOP("Actions", "Turn the board to the right"),
         {key("Ctrl+R")}},
        {"halfTurn",
         QT_TRANSLATE_NOOP("Actions", "Turn &Upside Down"),
         "half-turn",
         QT_TRANSLATE_NOOP("Actions", "Turn the board by half a turn"),
         {}},
        {"mirrorAcross",
         QT_TRANSLATE_NOOP("Actions", "Mirror Left and Ri&ght"),
         "mirror-across",
         QT_TRANSLATE_NOOP("Actions", "Let left and right change places"),
         {}},
        {"mirrorDown",
         QT_TRANSLATE_NOOP("Actions", "Mirror Up and &Down"),
         "mirror-down",
         QT_TRANSLATE_NOOP("Actions", "Let top and bottom change places"),
         {}},
        {"invert",
         QT_TRANSLATE_NOOP("Actions", "&Swap the Shades"),
         "invert",
         QT_TRANSLATE_NOOP("Actions", "The same puzzle with black and white swapped"),
         {key("Ctrl+Shift+I")}},
        {"symmetryNone",
         QT_TRANSLATE_NOOP("Actions", "&No Symmetry"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "What you write stands where you write it, and nowhere else"),
         {},
         true},
        {"symmetryHalf",
         QT_TRANSLATE_NOOP("Actions", "&Half Turn"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "What you write in a cell also stands where half a turn takes it"),
         {},
         true},
        {"symmetryQuarter",
         QT_TRANSLATE_NOOP("Actions", "&Quarter Turn"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "What you write in a cell also stands where quarter turns take it"),
         {},
         true},
        {"symmetryAcross",
         QT_TRANSLATE_NOOP("Actions", "&Left and Right Mirrored"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "What you write in a cell also stands on the other side, left or right"),
         {},
         true},
        {"symmetryDown",
         QT_TRANSLATE_NOOP("Actions", "&Top and Bottom Mirrored"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "What you write in a cell also stands on the other side, up or down"),
         {},
         true},
        {"growLeft",
         QT_TRANSLATE_NOOP("Actions", "Add on the &Left"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A column more on the left"),
         {key("Alt+Left")}},
        {"growTop",
         QT_TRANSLATE_NOOP("Actions", "Add at the &Top"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A row more at the top"),
         {key("Alt+Up")}},
        {"growRight",
         QT_TRANSLATE_NOOP("Actions", "Add on the &Right"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A column more on the right"),
         {key("Alt+Right")}},
        {"growBottom",
         QT_TRANSLATE_NOOP("Actions", "Add at the &Bottom"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A row more at the bottom"),
         {key("Alt+Down")}},
        {"shrinkLeft",
         QT_TRANSLATE_NOOP("Actions", "Take Away on the L&eft"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A column fewer on the left"),
         {key("Alt+Shift+Left")}},
        {"shrinkTop",
         QT_TRANSLATE_NOOP("Actions", "Take Away at the To&p"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A row fewer at the top"),
         {key("Alt+Shift+Up")}},
        {"shrinkRight",
         QT_TRANSLATE_NOOP("Actions", "Take Away on the R&ight"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A column fewer on the right"),
         {key("Alt+Shift+Right")}},
        {"shrinkBottom",
         QT_TRANSLATE_NOOP("Actions", "Take Away at the B&ottom"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "A row fewer at the bottom"),
         {key("Alt+Shift+Down")}},
        {"hint",
         QT_TRANSLATE_NOOP("Actions", "&Hint"),
         "hint",
         QT_TRANSLATE_NOOP("Actions",
                           "Tell a little of what follows next; each time a little more"),
         {key("H")}},
        {"wholeHint",
         QT_TRANSLATE_NOOP("Actions", "Whole H&int"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Tell all of what follows next at once"),
         {key("Shift+H")}},
        {"why",
         QT_TRANSLATE_NOOP("Actions", "&Why?"),
         "help",
         QT_TRANSLATE_NOOP("Actions", "Why the selected place is as it is"),
         {key("W")}},
        {"check",
         QT_TRANSLATE_NOOP("Actions", "&Check"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Say how many of your marks are wrong, and ring them"),
         {key("K")}},
        {"lastRight",
         QT_TRANSLATE_NOOP("Actions", "&Last Right Position"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Go back to where all your marks were right"),
         {key("Ctrl+Backspace")}},
        {"beginTrial",
         QT_TRANSLATE_NOOP("Actions", "&Try Something"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Begin a trial: what you mark from now on has its own ink"),
         {key("T")}},
        {"acceptTrial",
         QT_TRANSLATE_NOOP("Actions", "&Accept Trial"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Keep what you have marked in this trial"),
         {key("Shift+T")}},
        {"rejectTrial",
         QT_TRANSLATE_NOOP("Actions", "&Reject Trial"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Take away all that you have marked in this trial"),
         {key("Ctrl+T")}},
        {"setPin",
         QT_TRANSLATE_NOOP("Actions", "Set a P&in"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Keep your marks as they are now, to come back to them"),
         {key("P")}},
        {"notes",
         QT_TRANSLATE_NOOP("Actions", "&Notes"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "What you type is a note, as with Shift (Return)"),
         {},
         true},
        {"fillNotes",
         QT_TRANSLATE_NOOP("Actions", "&Fill Notes"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions",
                           "Note what can be in each blank; again: take away what cannot"),
         {key("M")}},
        {"showAlike",
         QT_TRANSLATE_NOOP("Actions", "Show E&qual"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Show where the selected value stands elsewhere"),
         {key("=")}},
        {"timer",
         QT_TRANSLATE_NOOP("Actions", "Show Ti&me"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Show how long you have been solving"),
         {},
         true},
        {"zoomIn",
         QT_TRANSLATE_NOOP("Actions", "Zoom &In"),
         "zoom-in",
         QT_TRANSLATE_NOOP("Actions", "Show the board larger"),
         {key("Ctrl++"), key("Ctrl+=")}},
        {"zoomOut",
         QT_TRANSLATE_NOOP("Actions", "Zoom &Out"),
         "zoom-out",
         QT_TRANSLATE_NOOP("Actions", "Show the board smaller"),
         {key("Ctrl+-")}},
        {"zoomFit",
         QT_TRANSLATE_NOOP("Actions", "&Fit to Window"),
         "zoom-fit",
         QT_TRANSLATE_NOOP("Actions", "Show the whole board"),
         {key("Ctrl+0")}},
        {"sides",
         QT_TRANSLATE_NOOP("Actions", "&Tint Inside"),
         "sides",
         QT_TRANSLATE_NOOP("Actions", "Tint the cells that are known to be inside the loop"),
         {key("Ctrl+I")},
         true},
        {"heat",
         QT_TRANSLATE_NOOP("Actions", "Heat &Map"),
         "heat",
         QT_TRANSLATE_NOOP("Actions", "Tint what is open by how hard it is to settle"),
         {key("Ctrl+M")},
         true},
        {"lineNumbers",
         QT_TRANSLATE_NOOP("Actions", "&Numbers of Rows and Columns"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Number the rows and columns beside the board"),
         {},
         true},
        {"reducedMotion",
         QT_TRANSLATE_NOOP("Actions", "&Reduced Motion"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Let new marks fade in instead of being drawn"),
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
         QT_TRANSLATE_NOOP("Actions", "Take the last step back"),
         {key("Left")}},
        {"play",
         QT_TRANSLATE_NOOP("Actions", "&Play"),
         "play",
         QT_TRANSLATE_NOOP("Actions", "Play the steps, or pause"),
         {key("Space")}},
        {"forward",
         QT_TRANSLATE_NOOP("Actions", "Step For&ward"),
         "forward",
         QT_TRANSLATE_NOOP("Actions", "Take the next step"),
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
         QT_TRANSLATE_NOOP("Actions", "Show the next of the cases that this step tells apart"),
         {key(".")}},
        {"caseBefore",
         QT_TRANSLATE_NOOP("Actions", "Case B&efore"),
         nullptr,
         QT_TRANSLATE_NOOP("Actions", "Show the case before this one"),
         {key(",")}},
        {"openStep",
         QT_TRANSLATE_NOOP("Actions", "&Open This Step"),
         "open-step",
         QT_TRANSLATE_NOOP("Actions", "Suppose the opposite of this step, and watch it fail"),
         {key("Return"), key("Enter")}},
        {"leaveStep",
         QT_TRANSLATE_NOOP("Actions", "Ba&ck to the Opened Step"),
         "leave-step",
         QT_TRANSLATE_NOOP("Actions", "Leave the opposite, back to the step itself"),
         {key("Esc"), key("Backspace")}},
        {"previousPuzzle",
         QT_TRANSLATE_NOOP("Actions", "P&revious Puzzle"),
         "previous-puzzle",
         QT_TRANSLATE_NOOP("Actions", "Go to the puzzle before this one"),
         {key("Ctrl+PgUp")}},
        {"nextPuzzle",
         QT_TRANSLATE_NOOP("Actions", "&Next Puzzle"),
         "next-puzzle",
         QT_TRANSLATE_NOOP("Actions", "Go to the puzzle after this one"),
         {key("Ctrl+PgDown")}},
        {"preferences",
         QT_TRANSLATE_NOOP("Actions", "&Preferences…"),
         "preferences",
         QT_TRANSLATE_NOOP("Actions", "Say how you like to solve, and how it is to look"),
         {key("Ctrl+,")}},
        {"shortcuts",
         QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts…"),
         "keyboard",
         QT_TRANSLATE_NOOP("Actions", "List what can be done by keys, and choose your own"),
         {key("F1")}},
        {"about",
         QT_TRANSLATE_NOOP("Actions", "&About Inkling"),
         "about",
         QT_TRANSLATE_NOOP("Actions", "What this program is"),
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
