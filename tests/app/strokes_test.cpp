// SPDX-License-Identifier: MIT
// Drawing puzzles in the window, by pointer and by keys; redrawandplay_test draws whole ones. With
// INKLING_PICTURES set to a folder, pictures of each state are left there.
#include "app/support/keeper.h"
#include "app/support/sheetkinds.h"
#include "app/support/sheettest.h"
#include "editors/sheetoverlay.h"
#include "editors/sizepad.h"
#include "modes/solving/solvingmode.h"
#include "playing/letterpad.h"
#include "scene/boardview.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QStatusBar>
#include <QToolButton>
#include <algorithm>

using namespace inkling;

namespace {

class StrokesTest final : public SheetTest
{
    Q_OBJECT

private Q_SLOTS:
    void clicksGoThroughValues();
    void theFirstClickSelects();
    void keysMoveAndErase();
    void aTypedWordIsOneStep();
    void symmetryWritesPartners();
    void diagonalsWritePartners();
    void theMouseAloneWrites();
    void cagesMergeAndSplit();
    void cagesByKeys();
    void regionsAreCopied();
    void wholePuzzlesAreNotPastedIntoCells();
    void cagesAreCopied();
    void boardsGrowAndTurn();
    void sidesAreDragged_data();
    void sidesAreDragged();
    void aSecondButtonEndsADrag();
    void anotherBoardEndsADrag();
    void theEraserRubsOut();
    void marksGoWhereTheBoardTurns();
    void shadesAreSwapped();
};

void StrokesTest::clicksGoThroughValues()
{
    const Family &family = dotted();
    begin(family, {3, 3});
    click(4);
    QCOMPARE(draft().texts[4], std::string());
    for (const char *text : {"0", "1", "2", "3", "", "0"}) {
        click(4);
        QCOMPARE(draft().texts[4], std::string(text));
    }
    click(4, Qt::RightButton);
    QCOMPARE(draft().texts[4], std::string());
    click(4, Qt::RightButton);
    QCOMPARE(draft().texts[4], std::string("3"));
    click(5); // elsewhere: only the cursor goes
    QCOMPARE(editor().cursor(), PlaceId(5));
    QCOMPARE(draft().texts[5], std::string());
    press(Qt::Key_Space); // as a click
    QCOMPARE(draft().texts[5], std::string("0"));
    action("undo").trigger();
    QCOMPARE(draft().texts[5], std::string());
}

/// Though the cursor of a new sheet stands somewhere already.
void StrokesTest::theFirstClickSelects()
{
    begin(dotted(), {3, 3});
    for (const Qt::MouseButton button : {Qt::LeftButton, Qt::RightButton}) {
        const PlaceId place = editor().cursor();
        click(place, button);
        QCOMPARE(draft().texts[place], std::string());
        click(place, button);
        QVERIFY(!draft().texts[place].empty());
        begin(dotted(), {3, 3});
    }
}

void StrokesTest::keysMoveAndErase()
{
    begin(labelled(), {3, 4});
    press(Qt::Key_Right);
    press(Qt::Key_Down);
    QCOMPARE(editor().cursor(), PlaceId(5));
    type("7");
    QCOMPARE(draft().texts[5], std::string("7"));
    type("8"); // no digit has two letters: it begins anew
    QCOMPARE(draft().texts[5], std::string("8"));
    press(Qt::Key_Backspace);
    QCOMPARE(draft().texts[5], std::string());
    press(Qt::Key_End);
    QCOMPARE(editor().cursor(), PlaceId(7));
    press(Qt::Key_Right); // the row's label
    QVERIFY(!editor().board().isCell(editor().cursor()));
    const PlaceId label = editor().cursor();
    type("12");
    QCOMPARE(draft().texts[label], std::string("12"));
    press(Qt::Key_Backspace);
    QCOMPARE(draft().texts[label], std::string("1"));
    press(Qt::Key_Delete);
    QCOMPARE(draft().texts[label], std::string());
    click(0);
    press(Qt::Key_Right, Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(editor().selection(), (std::vector<PlaceId>{0, 1, 4, 5}));
    panel().goesOn().setChecked(true);
    click(0);
    type("1234");
    QCOMPARE(draft().texts[3], std::string("4"));
    QCOMPARE(editor().cursor(), PlaceId(4));
    press(Qt::Key_Backspace); // goes back
    QCOMPARE(draft().texts[3], std::string());
    panel().goesOn().setChecked(false);
    action("selectAll").trigger();
    QCOMPARE(editor().selection().size(), std::size_t(12));
    keepPictures(QStringLiteral("edit-selection"));
    press(Qt::Key_Delete);
    QCOMPARE(draft(), labelled().drafting().blank({3, 4}));
}

void StrokesTest::aTypedWordIsOneStep()
{
    begin(caged(), {4, 4});
    drag({0, 1});
    const QUndoStack &steps = m_window->document().undoStack();
    const int before = steps.count();
    const Draft blank = draft();
    type("12x");
    QCOMPARE(draft().texts[0], std::string("12*"));
    QCOMPARE(steps.count(), before + 1);
    QVERIFY(steps.text(before).endsWith(u"12*"));
    action("undo").trigger();
    QCOMPARE(draft(), blank);
    action("redo").trigger();
    QCOMPARE(draft().texts[0], std::string("12*"));
    type("3"); // undoing came between
    QCOMPARE(draft().texts[0], std::string("3"));
    QCOMPARE(steps.count(), before + 2);
    press(Qt::Key_Backspace); // a step of its own, and an end of what was typed
    type("45");
    QCOMPARE(steps.count(), before + 4);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    type("6"); // the cursor has been elsewhere
    QCOMPARE(draft().texts[0], std::string("6"));
    QCOMPARE(steps.count(), before + 5);
    click(5);
    type("78"); // its cage comes with the first letter
    QCOMPARE(draft().texts[5], std::string("78"));
    QCOMPARE(steps.count(), before + 6);
    verifyUndo(blank);
    keepPictures(QStringLiteral("edit-typed"));
}

void StrokesTest::symmetryWritesPartners()
{
    begin(dotted(), {5, 5});
    QComboBox &box = panel().symmetry();
    QCOMPARE(box.count(), symmetryCount);
    const auto choose = [&](Symmetry symmetry) {
        box.setCurrentIndex(box.findData(int(symmetry)));
        QCOMPARE(editor().symmetry(), symmetry);
    };
    choose(Symmetry::HalfTurn);
    click(1);
    type("2");
    QCOMPARE(draft().texts[23], std::string("2"));
    type("3"); // the partner was blank when the cursor came
    QCOMPARE(draft().texts[23], std::string("3"));
    click(23);
    type("1"); // and now it has a clue of its own
    QCOMPARE(draft().texts[1], std::string("3"));
    QCOMPARE(draft().texts[23], std::string("1"));
    action("symmetryQuarter").trigger(); // from the menu
    QCOMPARE(box.currentData().toInt(), int(Symmetry::QuarterTurn));
    QCOMPARE(editor().symmetry(), Symmetry::QuarterTurn);
    click(7);
    type("0");
    for (const PlaceId cell : {7, 11, 13, 17})
        QCOMPARE(draft().texts[cell], std::string("0"));
    keepPictures(QStringLiteral("edit-symmetry"));
    choose(Symmetry::MirrorAcross);
    QVERIFY(action("symmetryAcross").isChecked());
    click(5);
    type("2");
    QCOMPARE(draft().texts[9], std::string("2"));
    choose(Symmetry::MirrorDown);
    click(0);
    type("1");
    QCOMPARE(draft().texts[20], std::string("1"));
    press(Qt::Key_Delete); // goes in all of them
    QCOMPARE(draft().texts[0], std::string());
    QCOMPARE(draft().texts[20], std::string());
    verifyUndo(dotted().drafting().blank({5, 5}));
}

void StrokesTest::diagonalsWritePartners()
{
    begin(dotted(), {5, 5});
    action("symmetryDiagonal").trigger();
    click(1);
    type("2");
    QCOMPARE(draft().texts[5], std::string("2"));
    action("symmetryAntidiagonal").trigger();
    click(10);
    type("3");
    QCOMPARE(draft().texts[22], std::string("3"));
    const Draft before = draft();
    action("mirrorDiagonal").trigger();
    for (PlaceId cell = 0; cell < 25; ++cell)
        QCOMPARE(draft().texts[cell / 5 + cell % 5 * 5], before.texts[cell]);
    action("mirrorDiagonal").trigger();
    QCOMPARE(draft(), before);
    begin(dotted(), {4, 5});
    QVERIFY(!action("symmetryDiagonal").isEnabled());
}

void StrokesTest::theMouseAloneWrites()
{
    const auto press = [this](const char *letter) {
        QToolButton *const button = panel().letterPad().button(QLatin1String(letter));
        QTRY_VERIFY(button && button->isVisible() && button->isEnabled());
        const QWidget *const focus = m_window->focusWidget();
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(m_window->focusWidget(), focus);
    };
    begin(caged(), {4, 4});
    drag({0, 1});
    press("1");
    press("2");
    press("*");
    QCOMPARE(draft().texts[0], std::string("12*"));
    QVERIFY(!panel().letterPad().button(QStringLiteral("A")));
    keepPictures(QStringLiteral("edit-pad"));
    QTest::mouseClick(panel().letterPad().findChildren<QToolButton *>().front(), Qt::LeftButton);
    QCOMPARE(draft().texts[0], std::string());
    begin(dotted(), {3, 3});
    click(4);
    press("3");
    QCOMPARE(draft().texts[4], std::string("3"));
    QVERIFY(!panel().letterPad().button(QStringLiteral("4")));
}

void StrokesTest::cagesMergeAndSplit()
{
    begin(caged(), {4, 4});
    const auto cage = [&](PlaceId cell) { return draft().cages[cell]; };
    drag({0, 1, 5});
    QCOMPARE(cage(0), 0);
    QCOMPARE(cage(5), 0);
    QCOMPARE(editor().cursor(), PlaceId(0));
    type("12x"); // in one go
    QCOMPARE(draft().texts[0], std::string("12*"));
    drag({2, 3});
    QCOMPARE(cage(3), 2);
    keepPictures(QStringLiteral("edit-cages"));
    drag({1, 2}); // from one cage into another: what is passed over comes along
    QCOMPARE(cage(2), 0);
    QCOMPARE(cage(3), 3);
    drag({2, 3});
    for (const PlaceId cell : {0, 1, 2, 3, 5})
        QCOMPARE(cage(cell), 0);
    QCOMPARE(draft().texts[0], std::string("12*"));
    drag({5, 9}); // from a cage into free cells: it grows
    QCOMPARE(cage(9), 0);
    drag({2, 3}, Qt::ShiftModifier); // split off
    QCOMPARE(cage(2), 2);
    QCOMPARE(cage(1), 0);
    click(3, Qt::LeftButton, Qt::ShiftModifier); // one cell alone
    QCOMPARE(cage(3), 3);
    QCOMPARE(cage(2), 2);
    click(5);
    press(Qt::Key_Delete); // the clue first
    QCOMPARE(draft().texts[0], std::string());
    press(Qt::Key_Delete); // then the cell: what is left falls apart
    QCOMPARE(cage(5), noCage);
    QCOMPARE(cage(1), 0);
    QCOMPARE(cage(9), 9);
    click(0);
    action("removeCage").trigger();
    QCOMPARE(cage(1), noCage);
    verifyUndo(caged().drafting().blank({4, 4}));
    // While it is dragged it is shown.
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, pointOf(14));
    QMouseEvent move(QEvent::MouseMove, pointOf(15), view().viewport()->mapToGlobal(pointOf(15)),
                     Qt::NoButton, Qt::LeftButton, {});
    QApplication::sendEvent(view().viewport(), &move);
    QCOMPARE(edit().overlay().marks().cage.size(), std::size_t(2));
    keepPictures(QStringLiteral("edit-cage-dragged"));
    QTest::mouseRelease(view().viewport(), Qt::LeftButton, {}, pointOf(15));
    QVERIFY(edit().overlay().marks().cage.empty());
    panel().symmetry().setCurrentIndex(panel().symmetry().findData(int(Symmetry::HalfTurn)));
    const Draft before = draft();
    drag({2, 6});
    QCOMPARE(cage(6), 2);
    QCOMPARE(cage(13), 9);
    QCOMPARE(cage(9), 9);
    verifyUndo(before);
}

void StrokesTest::cagesByKeys()
{
    begin(caged(), {3, 3});
    press(Qt::Key_Right, Qt::ShiftModifier);
    type("3"); // what is selected becomes a cage
    QCOMPARE(QString::fromStdString(draft().texts[0]), QStringLiteral("3"));
    QCOMPARE(editor().cursor(), PlaceId(1));
    type("+");
    QCOMPARE(QString::fromStdString(draft().texts[0]), QStringLiteral("3+"));
    QCOMPARE(draft().cages[1], 0);
    QCOMPARE(draft().texts[0], std::string("3+"));
    press(Qt::Key_Down, Qt::ControlModifier); // it grows
    QCOMPARE(editor().cursor(), PlaceId(4));
    QCOMPARE(draft().cages[4], 0);
    type("6");
    QCOMPARE(draft().texts[0], std::string("6"));
    click(8);
    type("2"); // a cell in no cage becomes one
    QCOMPARE(draft().cages[8], 8);
    QCOMPARE(draft().texts[8], std::string("2"));
    click(3);
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_Return);
    QCOMPARE(draft().cages[6], 3);
}

void StrokesTest::regionsAreCopied()
{
    begin(dotted(), {4, 4});
    click(0);
    type("3");
    click(5);
    type("1");
    drag({0, 1, 5}, Qt::ControlModifier);
    QCOMPARE(editor().selection(), (std::vector<PlaceId>{0, 1, 4, 5}));
    action("copy").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("3\t\n\t1"));
    click(10);
    action("paste").trigger();
    QCOMPARE(draft().texts[10], std::string("3"));
    QCOMPARE(draft().texts[15], std::string("1"));
    QCOMPARE(editor().selection(), (std::vector<PlaceId>{10, 11, 14, 15}));
    action("cut").trigger();
    QCOMPARE(draft().texts[10], std::string());
    QCOMPARE(draft().texts[0], std::string("3"));
    // As a judge file has it; what is no clue is left out, and what has no room.
    QGuiApplication::clipboard()->setText(QStringLiteral("2 . x\n0 1 2 3 0\n"));
    click(8);
    action("paste").trigger();
    QCOMPARE(draft().texts[8], std::string("2"));
    QCOMPARE(draft().texts[9], std::string());
    QCOMPARE(draft().texts[12], std::string("0"));
    QCOMPARE(draft().texts[15], std::string("3"));
    QVERIFY(m_window->statusBar()->currentMessage().startsWith(u"2 cells"));
    verifyUndo(dotted().drafting().blank({4, 4}));
}

/// A blank cell leaves the clipboard as it is; a whole puzzle is no text of a cell.
void StrokesTest::wholePuzzlesAreNotPastedIntoCells()
{
    QClipboard &clipboard = *QGuiApplication::clipboard();
    const QString address = QStringLiteral("https://puzz.link/p?slither/5/5/cbcbcddad");
    clipboard.setText(address);
    for (const Family *family : {&dotted(), &caged()}) {
        begin(*family, {4, 4});
        const int count = m_window->document().count();
        const int sheet = m_window->document().current();
        click(5);
        action("copy").trigger();
        QCOMPARE(clipboard.text(), address);
        action("paste").trigger();
        QCOMPARE(m_window->document().count(), count + 1);
        QCOMPARE(m_window->document().current(), sheet + 1);
        QVERIFY(edit().isOpen());
        QCOMPARE(draft().size, (BoardSize{5, 5}));
        QCOMPARE(m_window->document().draft(sheet), family->drafting().blank({4, 4}));
        action("undo").trigger();
        QCOMPARE(m_window->document().count(), count);
    }
}

void StrokesTest::cagesAreCopied()
{
    begin(caged(), {4, 4});
    drag({0, 1, 5});
    type("12*");
    drag({0, 1, 5}, Qt::ControlModifier);
    action("copy").trigger();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("a:12*\ta\n.\ta"));
    click(10);
    action("paste").trigger();
    QCOMPARE(draft().cages[10], 10);
    QCOMPARE(draft().cages[11], 10);
    QCOMPARE(draft().cages[14], noCage);
    QCOMPARE(draft().cages[15], 10);
    QCOMPARE(draft().texts[10], std::string("12*"));
    QCOMPARE(draft().texts[0], std::string("12*"));
    verifyUndo(caged().drafting().blank({4, 4}));
}

void StrokesTest::boardsGrowAndTurn()
{
    const Family &family = dotted();
    begin(family, {2, 3});
    const Draft blank = draft();
    click(0);
    type("3");
    click(5);
    type("1");
    SizePad &pad = panel().sizePad();
    const auto grow = [&](Side side, bool isMore) {
        QTest::mouseClick(&pad.button(side, isMore), Qt::LeftButton);
    };
    grow(Side::Left, true);
    QCOMPARE(draft().size, (BoardSize{2, 4}));
    QCOMPARE(draft().texts[1], std::string("3"));
    grow(Side::Top, true);
    QCOMPARE(draft().texts[5], std::string("3"));
    grow(Side::Right, true);
    grow(Side::Bottom, true);
    QCOMPARE(draft().size, (BoardSize{4, 5}));
    QCOMPARE(draft().texts[6], std::string("3"));
    QCOMPARE(draft().texts[13], std::string("1"));
    keepPictures(QStringLiteral("edit-grown"));
    for (const Side side : {Side::Left, Side::Top, Side::Right, Side::Bottom})
        grow(side, false);
    QCOMPARE(draft().size, (BoardSize{2, 3}));
    QCOMPARE(draft().texts[0], std::string("3"));
    action("turnRight").trigger();
    QCOMPARE(draft().size, (BoardSize{3, 2}));
    QCOMPARE(draft().texts[1], std::string("3"));
    action("turnLeft").trigger();
    action("halfTurn").trigger();
    QCOMPARE(draft().texts[5], std::string("3"));
    action("mirrorAcross").trigger();
    QCOMPARE(draft().texts[3], std::string("3"));
    action("mirrorDown").trigger();
    QCOMPARE(draft().texts[0], std::string("3"));
    verifyUndo(blank);

    begin(tiled(), {3, 2}); // an odd number of rows: two at once
    grow(Side::Bottom, true);
    QCOMPARE(draft().size.rows, 5);
    begin(caged(), {4, 4}); // a square stays one
    grow(Side::Top, true);
    QCOMPARE(draft().size, (BoardSize{5, 5}));
    begin(hand(), {1, 4});
    QVERIFY(!pad.button(Side::Top, true).isVisible());
    grow(Side::Right, true);
    QCOMPARE(draft().size.columns, 5);
}

void StrokesTest::sidesAreDragged_data()
{
    QTest::addColumn<const Family *>("family");
    QTest::addColumn<Side>("side");
    QTest::addColumn<int>("count");
    QTest::addColumn<BoardSize>("size");
    QTest::newRow("right") << &dotted() << Side::Right << 2 << BoardSize{4, 6};
    QTest::newRow("left, fewer") << &dotted() << Side::Left << -1 << BoardSize{4, 3};
    QTest::newRow("bottom") << &labelled() << Side::Bottom << 1 << BoardSize{5, 4};
    QTest::newRow("top of a square") << &caged() << Side::Top << 1 << BoardSize{5, 5};
    QTest::newRow("two rows at once") << &tiled() << Side::Top << 2 << BoardSize{7, 3};
    QTest::newRow("a card") << &hand() << Side::Right << 1 << BoardSize{1, 5};
    QTest::newRow("never none") << &dotted() << Side::Bottom << -9 << BoardSize{1, 4};
}

/// By the grip beside it, with the board that there would be shown; in one step.
void StrokesTest::sidesAreDragged()
{
    QFETCH(const Family *, family);
    QFETCH(Side, side);
    QFETCH(int, count);
    QFETCH(BoardSize, size);
    const bool isHand = family == &hand();
    const BoardSize first = isHand ? BoardSize{1, 4} : BoardSize{4, 4};
    begin(*family, family == &tiled() ? BoardSize{5, 3} : first);
    if (QTest::currentTestFailed())
        return;
    click(0);
    type("1");
    const Draft before = draft();
    const int steps = m_window->document().undoStack().count();
    const SheetMarks &marks = edit().overlay().marks();
    QCOMPARE(marks.grips.size(), std::size_t(isHand ? 2 : 4));
    const Grip grip = *std::ranges::find(marks.grips, side, &Grip::side);
    const QPointF from = grip.middle(view().cellSize());
    const bool isBack = side == Side::Left || side == Side::Top;
    const double way = (isBack ? -1 : 1) * count * (isHand ? 1.4 : 1);
    const bool isAcross = side == Side::Left || side == Side::Right;
    const QPointF to = from + (isAcross ? QPointF(way, 0) : QPointF(0, way));
    const auto send = [&](QEvent::Type type, const QPointF &point, Qt::MouseButtons held) {
        const QPoint place = view().mapFromScene(point);
        QMouseEvent event(type, place, view().viewport()->mapToGlobal(place),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton, held, {});
        QApplication::sendEvent(view().viewport(), &event);
    };
    send(QEvent::MouseMove, from, Qt::NoButton);
    QVERIFY(marks.litGrip == side);
    for (const bool isDone : {false, true}) {
        send(QEvent::MouseButtonPress, from, Qt::LeftButton);
        send(QEvent::MouseMove, (from + to) / 2, Qt::LeftButton);
        send(QEvent::MouseMove, to, Qt::LeftButton);
        QCOMPARE(!marks.added.empty(), count > 0);
        QCOMPARE(!marks.removed.empty(), count < 0);
        QCOMPARE(draft(), before);                    // it is only shown yet
        QCOMPARE(marks.grips.size(), std::size_t(1)); // and goes along
        if (!isDone) {
            keepPictures(QStringLiteral("edit-side-")
                         + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'));
            press(Qt::Key_Escape);
        }
        send(QEvent::MouseButtonRelease, to, Qt::NoButton);
        QVERIFY(draft().size == (isDone ? size : before.size));
        QVERIFY(marks.added.empty() && marks.removed.empty());
    }
    QCOMPARE(m_window->document().undoStack().count(), steps + 1);
    action("undo").trigger();
    QCOMPARE(draft(), before);
}

/// Whichever of the two is let go first, nothing stays behind.
void StrokesTest::aSecondButtonEndsADrag()
{
    begin(caged(), {4, 4});
    const Draft before = draft();
    const SheetMarks &marks = edit().overlay().marks();
    const auto send = [&](QEvent::Type type, const QPoint &place, Qt::MouseButton button,
                          Qt::MouseButtons held) {
        QMouseEvent event(type, place, view().viewport()->mapToGlobal(place), button, held, {});
        QApplication::sendEvent(view().viewport(), &event);
    };
    const Grip grip = *std::ranges::find(marks.grips, Side::Right, &Grip::side);
    const QPointF from = grip.middle(view().cellSize());
    for (const bool isSide : {false, true}) {
        const auto [first, last] = isSide ? std::pair(view().mapFromScene(from),
                                                      view().mapFromScene(from + QPointF(2, 0)))
                                          : std::pair(pointOf(0), pointOf(1));
        for (const Qt::MouseButton late : {Qt::LeftButton, Qt::RightButton}) {
            const Qt::MouseButton early = late == Qt::LeftButton ? Qt::RightButton : Qt::LeftButton;
            send(QEvent::MouseButtonPress, first, Qt::LeftButton, Qt::LeftButton);
            send(QEvent::MouseMove, last, Qt::NoButton, Qt::LeftButton);
            QVERIFY(isSide ? !marks.added.empty() : !marks.cage.empty());
            send(QEvent::MouseButtonPress, pointOf(5), Qt::RightButton,
                 Qt::LeftButton | Qt::RightButton);
            QVERIFY(marks.added.empty() && marks.cage.empty());
            QCOMPARE(marks.grips.size(), std::size_t(4));
            const Draft after = draft();
            QVERIFY(after != before);
            send(QEvent::MouseButtonRelease, pointOf(5), early, late);
            send(QEvent::MouseButtonRelease, pointOf(5), late, Qt::NoButton);
            QCOMPARE(draft(), after);
            action("undo").trigger();
            QCOMPARE(draft(), before);
        }
    }
}

/// Undone in the middle of it, or by another puzzle: its places are of the board that there was.
void StrokesTest::anotherBoardEndsADrag()
{
    for (const Family *family : {&caged(), &dotted()}) {
        begin(*family, {3, 3});
        editor().growBy(Side::Bottom, 2);
        const Draft large = draft();
        const QPoint last = pointOf(PlaceId(editor().board().places().size() - 1));
        const auto send = [&](QEvent::Type type, const QPoint &place, Qt::MouseButton button,
                              Qt::MouseButtons held) {
            QMouseEvent event(type, place, view().viewport()->mapToGlobal(place), button, held, {});
            QApplication::sendEvent(view().viewport(), &event);
        };
        send(QEvent::MouseButtonPress, last, Qt::LeftButton, Qt::LeftButton);
        send(QEvent::MouseMove, last + QPoint(1, 0), Qt::NoButton, Qt::LeftButton);
        action("undo").trigger();
        const Draft small = draft();
        QVERIFY(small != large);
        QVERIFY(edit().overlay().marks().cage.empty());
        send(QEvent::MouseMove, pointOf(0), Qt::NoButton, Qt::LeftButton);
        send(QEvent::MouseMove, pointOf(1), Qt::NoButton, Qt::LeftButton);
        QVERIFY(editor().cursor() < editor().board().places().size());
        QVERIFY(!editor().hasSelection());
        send(QEvent::MouseButtonRelease, pointOf(1), Qt::LeftButton, Qt::NoButton);
        QCOMPARE(draft(), small);
    }
}

void StrokesTest::theEraserRubsOut()
{
    begin(dotted(), {3, 3});
    for (const PlaceId place : {0, 1, 2}) {
        click(place);
        type("2");
    }
    const Draft before = draft();
    const int steps = m_window->document().undoStack().count();
    Q_EMIT view().erasingBegan();
    for (const PlaceId place : {0, 1, 4})
        Q_EMIT view().erased(view().mapToScene(pointOf(place)));
    Q_EMIT view().erasingEnded();
    QCOMPARE(draft().texts[0] + draft().texts[1] + draft().texts[2], std::string("2"));
    QCOMPARE(m_window->document().undoStack().count(), steps + 1);
    action("undo").trigger();
    QCOMPARE(draft(), before);
}

void StrokesTest::marksGoWhereTheBoardTurns()
{
    const Family &family = dotted();
    openDrawn(family, family.samples().front().text);
    action("playMode").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->solving().play().marks(), patience);
    press(Qt::Key_Right);
    press(Qt::Key_Space);
    const auto marked = [this] { return m_window->document().currentPage()->marks; };
    const Marks made = marked();
    QVERIFY(!made.empty());
    for (const char *turn : {"halfTurn", "mirrorDown"}) {
        action("editMode").trigger();
        action(turn).trigger();
        QVERIFY(marked().empty()); // they would stand at places that are others now
        QVERIFY(m_window->statusBar()->currentMessage().contains(u"Undo brings them back"));
        action("undo").trigger();
        QCOMPARE(marked(), made);
    }
}

void StrokesTest::shadesAreSwapped()
{
    const Family &family = labelled();
    openDrawn(family, family.samples().front().text);
    const Draft before = draft();
    QVERIFY(action("invert").isEnabled());
    action("invert").trigger();
    QVERIFY(draft() != before);
    verifyUndo(before);
    action("invert").trigger();
    QCOMPARE(draft(), before);
}

} // namespace

INKLING_TEST(StrokesTest, WindowApplication)

#include "strokes_test.moc"
