// SPDX-License-Identifier: MIT
// Drawing puzzles in the window, by pointer and by keys; redrawandplay_test draws whole ones. With
// INKLING_PICTURES set to a folder, pictures of each state are left there.
#include "app/support/keeper.h"
#include "app/support/sheettest.h"
#include "editors/sheetoverlay.h"
#include "editors/sizepad.h"
#include "families/registry.h"
#include "playing/boardpointer.h"
#include "scene/boardview.h"
#include "solutionpen.h"
#include "thememanager.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QStatusBar>
#include <QToolButton>
#include <algorithm>
#include <numeric>

using namespace inkling;

namespace {

template <typename Condition>
const Family &familyWith(const Condition &isIt)
{
    return **std::ranges::find_if(
        families(), [&](const Family *family) { return isIt(*family, family->drafting()); });
}

// Kinds of sheets, each of the first family that has it.
const Family &caged()
{
    return familyWith([](const Family &, const Drafting &drafting) { return drafting.hasCages(); });
}
const Family &dotted()
{
    return familyWith([](const Family &family, const Drafting &drafting) {
        return family.thins() && !drafting.hasCages();
    });
}
const Family &labelled()
{
    return familyWith([](const Family &, const Drafting &drafting) {
        const auto places = drafting.places(drafting.usual());
        return std::ranges::count(places, PlaceRole::Row, &Place::role) > 0;
    });
}
const Family &hand()
{
    return familyWith([](const Family &, const Drafting &drafting) {
        return drafting.sizeForm() == SizeForm::Count;
    });
}
const Family &tiled()
{
    return familyWith([](const Family &, const Drafting &drafting) {
        return drafting.sizeForm() == SizeForm::RowsAndColumns
               && !drafting.turns(Turn::QuarterRight);
    });
}

class EditTest final : public SheetTest
{
    Q_OBJECT

private Q_SLOTS:
    void clicksGoThroughValues();
    void keysMoveAndErase();
    void aTypedWordIsOneStep();
    void symmetryWritesPartners();
    void cagesMergeAndSplit();
    void cagesByKeys();
    void regionsAreCopied();
    void cagesAreCopied();
    void boardsGrowAndTurn();
    void sidesAreDragged_data();
    void sidesAreDragged();
    void nothingMovesAsTheVerdictDoes();
    void theEraserRubsOut();
    void marksGoWhereTheBoardTurns();
    void cluesComeFromTheSolution_data();
    void cluesComeFromTheSolution();
    void aDrawnSolutionStaysWhileCluesAreTyped();
    void aDrawnSolutionIsThePages();
    void handsAreDealt();
    void shadesAreSwapped();
    void verdictFollows();
    void faultsAreShown();
    void faultsOfALargerBoardAreFaultsNoMore();
    void newSheetsAreChosen();
    void modesComeAndGo();
    void symmetryStaysOnTheNextSheet();
    void withoutAPuzzleThereIsNothingToDraw();
    void windowGoesInTheMidstOfIt();
    void theNextSheetIsOpenWhereOneIsTakenOut();
};

void EditTest::clicksGoThroughValues()
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

void EditTest::keysMoveAndErase()
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

void EditTest::aTypedWordIsOneStep()
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

void EditTest::symmetryWritesPartners()
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

void EditTest::cagesMergeAndSplit()
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
    drag({1, 2}); // from one cage into another: they are one
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

void EditTest::cagesByKeys()
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

void EditTest::regionsAreCopied()
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
    verifyUndo(dotted().drafting().blank({4, 4}));
}

void EditTest::cagesAreCopied()
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

void EditTest::boardsGrowAndTurn()
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

void EditTest::sidesAreDragged_data()
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
void EditTest::sidesAreDragged()
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

void EditTest::nothingMovesAsTheVerdictDoes()
{
    begin(caged(), {3, 3});
    waitForVerdict();
    const auto places = [this] {
        std::vector<QPoint> all;
        for (const QToolButton *button : panel().findChildren<QToolButton *>()) {
            if (button->isVisible())
                all.push_back(button->mapTo(&panel(), QPoint()));
        }
        return all;
    };
    const std::vector<QPoint> before = places();
    QVERIFY(before.size() > 10);
    QSet<QString> verdicts{panel().verdict()};
    for (const PlaceId row : {0, 3, 6}) {
        drag({row, row + 1, row + 2});
        type("6+");
        waitForVerdict();
        QCoreApplication::processEvents();
        QCOMPARE(places(), before);
        verdicts.insert(panel().verdict());
    }
    click(0);
    type("7+"); // no row has that sum
    waitForVerdict();
    QCoreApplication::processEvents();
    QCOMPARE(places(), before);
    verdicts.insert(panel().verdict());
    QVERIFY(panel().words().contains(u"cannot hold"));
    QCOMPARE(verdicts.size(), 3);
    keepPictures(QStringLiteral("edit-no-answer"));
}

void EditTest::theEraserRubsOut()
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

void EditTest::marksGoWhereTheBoardTurns()
{
    const Family &family = dotted();
    openDrawn(family, family.samples().front().text);
    action("playMode").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->play().marks(), patience);
    press(Qt::Key_Right);
    press(Qt::Key_Space);
    const auto marked = [this] { return m_window->document().currentPage()->marks; };
    const Marks made = marked();
    QVERIFY(!made.empty());
    for (const char *turn : {"halfTurn", "mirrorDown"}) {
        action("editMode").trigger();
        action(turn).trigger();
        QVERIFY(marked().empty()); // they would stand at places that are others now
        QVERIFY(m_window->statusBar()->currentMessage().contains(u"Undo brings it back"));
        action("undo").trigger();
        QCOMPARE(marked(), made);
    }
}

void EditTest::cluesComeFromTheSolution_data()
{
    addFamilies();
}

void EditTest::cluesComeFromTheSolution()
{
    QFETCH(const Family *, family);
    const Family &drawn = *family;
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    const auto puzzle = read(drawn, drawn.samples().front().text);
    Draft wanted = drawn.drafting().draft(*puzzle);
    if (!drawn.drafting().unclued(wanted))
        QSKIP("clues come first");
    openDrawn(drawn, puzzle->text());
    const Answer answer = *puzzle->solve(Search::Uniqueness, {}).first;
    action("drawSolution").trigger();
    QVERIFY(edit().isDrawingSolution());
    UserMarks &marks = *edit().solution().marks();
    for (UnknownId unknown = 0; unknown < marks.model()->mainCount(); ++unknown) {
        const Fact fact{unknown, ValueSet::only(answer.values[unknown])};
        const ElementId element = marks.choices().elementOf(unknown);
        if (element == noElement)
            continue;
        const auto facts = marks.choices().of(element);
        // Where a blank says it, it is left blank.
        if (facts.size() == 2 && fact == facts.back())
            continue;
        const auto mark = marks.model()->mark(fact);
        QVERIFY(mark);
        const QPoint at = view().mapFromScene(m_window->scene().geometry()->centre(mark->element));
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at);
        if (facts.size() > 2)
            type(mark->text);
        QCOMPARE(marks.knowledge().possible(unknown), fact.possible);
    }
    keepPictures(QStringLiteral("edit-%1-solution").arg(tag));
    const Marking drawnMarks = marks.marking();
    QVERIFY(action("undo").isEnabled());
    action("undo").trigger(); // of the solution, while it is drawn
    QVERIFY(marks.marking() != drawnMarks);
    action("redo").trigger();
    QCOMPARE(marks.marking(), drawnMarks);
    const Draft before = draft();
    action("fillClues").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    QVERIFY(!edit().isDrawingSolution());
    waitForVerdict();
    const auto filled = edit().verdict().judgement().puzzle;
    QVERIFY(filled);
    QVERIFY(!filled->fault(answer));
    if (draft() != before)
        verifyUndo(before);
    if (!drawn.thins())
        return;
    waitForVerdict();
    QCOMPARE(edit().verdict().judgement().solution->verdict, Verdict::Unique);
    keepPictures(QStringLiteral("edit-%1-filled").arg(tag));
    const Draft full = draft();
    QVERIFY(action("minimise").isEnabled());
    action("minimise").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    waitForVerdict();
    QCOMPARE(edit().verdict().judgement().solution->verdict, Verdict::Unique);
    QVERIFY(draft() != full);
    QVERIFY(!edit().verdict().judgement().puzzle->fault(answer));
    keepPictures(QStringLiteral("edit-%1-minimised").arg(tag));
    verifyUndo(full);
}

void EditTest::aDrawnSolutionStaysWhileCluesAreTyped()
{
    begin(tiled(), tiled().drafting().usual());
    const auto hasWords = [this] {
        const BoardState &state = m_window->scene().state();
        const Board &board = state.geometry()->board();
        for (ElementId element = 0; element < board.size(); ++element) {
            if (board.kind(element) == ElementKind::Label && !state.text(element).empty())
                return true;
        }
        return false;
    };
    const auto join = [this] {
        UserMarks &marks = *edit().solution().marks();
        marks.set(
            {0, ValueSet::only(
                    marks.choices().of(marks.choices().elementOf(0)).front().possible.value())});
        return marks.marking();
    };
    action("drawSolution").trigger();
    const Marking drawn = join();
    QVERIFY(!hasWords()); // nothing is read from tiles that are blank
    action("drawSolution").trigger();
    click(0);
    type("7");
    QCOMPARE(draft().texts[0], std::string("7"));
    action("drawSolution").trigger();
    QCOMPARE(edit().solution().marks()->marking(), drawn);
    action("drawSolution").trigger();
    action("deal").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    action("drawSolution").trigger();
    QCOMPARE(edit().solution().marks()->marking(), drawn);
    QVERIFY(hasWords());
}

/// As all that is drawn: in the document, and undone with the rest.
void EditTest::aDrawnSolutionIsThePages()
{
    begin(dotted(), {4, 5});
    const auto drawn = [this]() -> const Marking & {
        return m_window->document().page(m_window->document().current()).marks.solution;
    };
    QVERIFY(!action("fillClues").isEnabled());
    action("drawSolution").trigger();
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {},
                      view().mapFromScene(m_window->scene().geometry()->centre(0)));
    const Marking first = drawn();
    QCOMPARE(first.size(), std::size_t(1));
    QVERIFY(action("fillClues").isEnabled());
    // A board that grows takes it along; one that loses the place does not, and undo brings it back.
    m_window->grab();
    action("growLeft").trigger();
    QCOMPARE(drawn().size(), std::size_t(1));
    QVERIFY(drawn() != first);
    QCOMPARE(edit().solution().marks()->marking(), drawn());
    QVERIFY(m_window->scene().state().mark(1));
    QVERIFY(edit().isDrawingSolution());
    keepPictures(QStringLiteral("edit-solution-moved"));
    action("undo").trigger();
    QCOMPARE(drawn(), first);
    QCOMPARE(edit().solution().marks()->marking(), first);
    action("shrinkLeft").trigger();
    QVERIFY(drawn().empty());
    action("undo").trigger();
    QCOMPARE(drawn(), first);
    // Nor is it shown where it was not.
    action("drawSolution").trigger();
    action("growTop").trigger();
    QVERIFY(!edit().isDrawingSolution());
    QCOMPARE(drawn().size(), std::size_t(1));
    action("undo").trigger();
    QVERIFY(!edit().isDrawingSolution());
    action("drawSolution").trigger();
    QCOMPARE(drawn(), first);
    QCOMPARE(edit().solution().marks()->marking(), first);
    // What is undone is seen.
    action("drawSolution").trigger();
    QVERIFY(!edit().isDrawingSolution());
    action("undo").trigger();
    QVERIFY(drawn().empty());
    QVERIFY(edit().isDrawingSolution());
    action("redo").trigger();
    QCOMPARE(drawn(), first);
    // Undone where the pen has another board.
    action("redo").trigger();
    action("drawSolution").trigger();
    action("undo").trigger();
    QCOMPARE(drawn(), first);
    action("editMode").trigger();
    action("playMode").trigger();
    action("editMode").trigger();
    action("drawSolution").trigger();
    QCOMPARE(edit().solution().marks()->marking(), first);
    QVERIFY(m_window->scene().state().mark(0));
}

void EditTest::handsAreDealt()
{
    for (const Family *family : {&tiled(), &hand()}) {
        begin(*family, family->drafting().usual());
        // What means nothing for it is not in the way.
        const bool isHand = family == &hand();
        for (const char *id : {"symmetryNone", "symmetryHalf", "halfTurn", "mirrorAcross"})
            QCOMPARE(action(id).isVisible(), !isHand);
        for (const char *id : {"symmetryQuarter", "turnLeft", "invert"})
            QVERIFY2(!action(id).isVisible(), id);
        QCOMPARE(panel().symmetry().isVisible(), !isHand);
        const Draft blank = draft();
        QVERIFY(action("deal").isEnabled());
        action("deal").trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
        QVERIFY(std::ranges::none_of(draft().texts, &std::string::empty));
        waitForVerdict();
        QVERIFY(edit().verdict().judgement().puzzle);
        keepPictures(
            QStringLiteral("edit-dealt-%1").arg(family->drafting().sizeForm() == SizeForm::Count));
        verifyUndo(blank);
    }
    begin(dotted(), {3, 3});
    QVERIFY(!action("deal").isEnabled());
}

void EditTest::shadesAreSwapped()
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

void EditTest::verdictFollows()
{
    const Family &family = dotted();
    openDrawn(family, family.samples().front().text);
    waitForVerdict();
    QVERIFY(panel().verdict().startsWith(QStringLiteral("One answer")));
    QVERIFY(edit().verdict().judgement().rating);
    QCOMPARE(m_window->status(), panel().verdict());
    click(0);
    type("0");
    waitForVerdict();
    QCOMPARE(edit().verdict().judgement().solution->verdict, Verdict::None);
    QVERIFY(edit().verdict().judgement().conflict);
    QVERIFY(m_window->scene().state().lit().contradiction);
    keepPictures(QStringLiteral("edit-none"));
    panel().light().click();
    QVERIFY(!m_window->scene().state().lit().contradiction);
    panel().light().click();
    action("selectAll").trigger();
    press(Qt::Key_Delete);
    waitForVerdict();
    QCOMPARE(edit().verdict().judgement().solution->verdict, Verdict::Many);
    QVERIFY(!m_window->scene().state().lit().contradiction);
    QVERIFY(!m_window->scene().state().found().empty());
    keepPictures(QStringLiteral("edit-many"));
}

void EditTest::faultsAreShown()
{
    begin(caged(), {4, 4});
    waitForVerdict();
    QListWidget &faults = panel().faults();
    QVERIFY(faults.isVisible());
    QCOMPARE(faults.item(0)->text(), QStringLiteral("16 cells are in no cage"));
    // Its words stand below the verdict's.
    const auto firstInk = [this](const QWidget &widget, const QRect &line) {
        const QRect across(0, widget.mapTo(&panel(), line.topLeft()).y(), panel().width(),
                           line.height());
        const QImage image = panel().grab(across).toImage();
        int first = image.width();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < first; ++x) {
                if (std::abs(qGray(image.pixel(x, y)) - qGray(image.pixel(1, 1))) > 96)
                    first = x;
            }
        }
        return first;
    };
    const auto *verdict = panel().findChild<QLabel *>(QStringLiteral("liveVerdict"));
    const int left = firstInk(*verdict, verdict->rect());
    QVERIFY(left < 20);
    QVERIFY(std::abs(firstInk(*faults.viewport(), faults.visualItemRect(faults.item(0))) - left)
            <= 2);
    drag({0, 1, 2});
    type("9");
    waitForVerdict();
    QCOMPARE(faults.item(0)->text(), QStringLiteral("13 cells are in no cage"));
    QCOMPARE(edit().overlay().marks().faults.size(), std::size_t(14));
    QTest::mouseClick(faults.viewport(), Qt::LeftButton, {},
                      faults.visualItemRect(faults.item(0)).center());
    QCOMPARE(edit().overlay().marks().chosenFault.size(), std::size_t(13));
    QCOMPARE(editor().cursor(), PlaceId(3));
    keepPictures(QStringLiteral("edit-faults"));
    // What was found on the board as it was leads nowhere on another.
    action("shrinkBottom").trigger();
    QVERIFY(!edit().verdict().isCurrent());
    faults.setCurrentRow(-1);
    editor().moveTo(PlaceId(0));
    faults.setCurrentRow(0);
    QCOMPARE(editor().cursor(), PlaceId(0));
}

void EditTest::faultsOfALargerBoardAreFaultsNoMore()
{
    begin(caged(), {6, 6});
    std::vector<PlaceId> allButOne(35);
    std::iota(allButOne.begin(), allButOne.end(), PlaceId(0));
    drag(allButOne);
    waitForVerdict();
    QListWidget &faults = panel().faults();
    QCOMPARE(edit().verdict().judgement().faults.front().elements.front(), ElementId(35));
    m_window->document().setDraft(m_window->document().currentPage()->id,
                                  caged().drafting().blank({2, 2}), QStringLiteral("small"));
    QVERIFY(!edit().verdict().isCurrent()); // nothing has been judged anew yet
    QVERIFY(editor().board().geometry()->board().size() <= 35);
    const PlaceId cursor = editor().cursor();
    faults.setCurrentRow(-1);
    faults.setCurrentRow(0);
    QCOMPARE(editor().cursor(), cursor);
    QVERIFY(edit().overlay().marks().chosenFault.empty());
}

void EditTest::newSheetsAreChosen()
{
    action("new").trigger();
    auto *dialog = m_window->findChild<NewSheetDialog *>();
    QVERIFY(dialog && dialog->isVisible());
    for (const Family *family : families()) {
        dialog->setFamily(*family);
        for (int i = 0; i < dialog->templates().count(); ++i) {
            dialog->templates().setCurrentIndex(i);
            QVERIFY(dialog->objection().isEmpty());
            QVERIFY(family->drafting().fits(dialog->draft()));
        }
        dialog->templates().setCurrentIndex(0);
        QTRY_VERIFY(dialog->hasPreview());
        QTest::qWait(100);
        keepPicture(*dialog, QStringLiteral("new-%1").arg(QString::fromUtf8(
                                 family->id().data(), qsizetype(family->id().size()))));
    }
    dialog->reject();
    QVERIFY(!edit().isOpen());
}

void EditTest::modesComeAndGo()
{
    const Family &family = dotted();
    openDrawn(family, family.samples().front().text);
    QVERIFY(edit().isOn());
    action("playMode").trigger();
    QVERIFY(!edit().isOn());
    QVERIFY(edit().overlay().marks() == SheetMarks{});
    QVERIFY(m_window->scene().hasBoard());
    action("editMode").trigger();
    QVERIFY(edit().isOn());
    click(8);
    QCOMPARE(editor().cursor(), PlaceId(8));
    action("explainMode").trigger();
    QVERIFY(m_window->scene().hasBoard());
    // What has been drawn is what is explained, and what is undone there comes back on the sheet.
    action("editMode").trigger();
    const Draft before = draft();
    click(8);
    press(Qt::Key_Delete);
    QVERIFY(draft() != before);
    const Draft after = draft();
    action("explainMode").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->playback().explained() && m_window->file().entry(0).summary,
                             patience);
    QCOMPARE(family.drafting().draft(*m_window->playback().explained()->puzzle), after);
    QVERIFY(action("playMode").isEnabled());
    action("undo").trigger();
    action("editMode").trigger();
    QCOMPARE(draft(), before);
}

void EditTest::symmetryStaysOnTheNextSheet()
{
    begin(dotted(), {5, 5});
    QComboBox &box = panel().symmetry();
    box.setCurrentIndex(box.findData(int(Symmetry::QuarterTurn)));
    click(24);
    begin(dotted(), {2, 3}); // which has no quarter turn
    QCOMPARE(editor().symmetry(), Symmetry::None);
    QCOMPARE(m_window->scene().state().selected, editor().board().element(editor().cursor()));
    action("deletePuzzle").trigger();
    QCOMPARE(draft().size, (BoardSize{5, 5}));
    QCOMPARE(m_window->scene().state().selected, editor().board().element(editor().cursor()));
}

void EditTest::withoutAPuzzleThereIsNothingToDraw()
{
    begin(dotted(), {2, 2});
    click(0);
    type("3");
    const Draft before = draft();
    action("deletePuzzle").trigger();
    QCOMPARE(m_window->document().count(), 0);
    QVERIFY(!edit().isOpen() && !panel().isEnabled());
    Q_EMIT panel().growWanted(Side::Left, true);
    Q_EMIT panel().faultChosen(0);
    // A new one begins behind what was there, which is still to be had.
    begin(dotted(), {3, 3});
    QVERIFY(panel().isEnabled());
    action("undo").trigger();
    action("undo").trigger();
    QCOMPARE(m_window->document().count(), 1);
    QCOMPARE(draft(), before);
}

void EditTest::windowGoesInTheMidstOfIt()
{
    openDrawn(dotted(), dotted().samples().front().text);
    action("drawSolution").trigger();
    const ElementId element = edit().solution().marks()->choices().elementOf(0);
    const QPoint at = view().mapFromScene(m_window->scene().geometry()->centre(element));
    QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, at);
    QVERIFY(action("undo").isEnabled());
    QTest::mousePress(view().viewport(), Qt::LeftButton, {}, at);
    m_window.reset(); // what lets go of the board still finds it
}

void EditTest::theNextSheetIsOpenWhereOneIsTakenOut()
{
    for (const int rows : {2, 3, 4})
        begin(dotted(), {rows, 2});
    const auto verifyOpen = [&](int page) {
        QCOMPARE(m_window->document().current(), page);
        QVERIFY(edit().isOpen());
        QCOMPARE(draft(), m_window->document().draft(page));
        type("3");
        QCOMPARE(draft().texts[0], std::string("3"));
        QCOMPARE(m_window->document().draft(page).texts[0], std::string("3"));
        action("undo").trigger();
        QCOMPARE(draft().texts[0], std::string());
    };
    action("previousPuzzle").trigger();
    verifyOpen(1);
    action("deletePuzzle").trigger(); // the one behind it comes
    verifyOpen(1);
    QCOMPARE(draft().size.rows, 4);
    action("deletePuzzle").trigger(); // it was the last
    verifyOpen(0);
    QCOMPARE(draft().size.rows, 2);
    for (int i = 0; i < 3; ++i) // the two come back, and the third is not begun yet
        action("undo").trigger();
    verifyOpen(1);
}

} // namespace

int main(int argc, char **argv)
{
    return runWindowTest<EditTest>(argc, argv);
}

#include "edit_test.moc"
