// SPDX-License-Identifier: MIT
// Drawing puzzles in the window beside their strokes, which strokes_test makes: sheets, solutions,
// deals and the verdict that follows. With INKLING_PICTURES set to a folder, pictures of each state
// are left there.
#include "app/support/keeper.h"
#include "app/support/sheetkinds.h"
#include "app/support/sheettest.h"
#include "dialogs/familybox.h"
#include "editors/optionspanel.h"
#include "editors/sheetoverlay.h"
#include "look/thememanager.h"
#include "modes/drawing/solutionpen.h"
#include "modes/explaining/explainingmode.h"
#include "phrases.h"
#include "playing/letterpad.h"
#include "scene/boardview.h"
#include "scene/theme.h"
#include "steps/foundlegend.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QListWidget>
#include <QStatusBar>
#include <QToolButton>
#include <algorithm>
#include <numeric>

using namespace inkling;

namespace {

class EditTest final : public SheetTest
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMovesAsTheVerdictDoes();
    void cluesComeFromTheSolution_data();
    void cluesComeFromTheSolution();
    void aDrawnSolutionIsWatched();
    void anImpossibleCageIsSaidAtOnce();
    void aDrawnSolutionStaysWhileCluesAreTyped();
    void aDrawnSolutionIsThePages();
    void undoneCluesLeaveWhatIsChosen();
    void handsAreDealt();
    void verdictFollows();
    void faultsAreShown();
    void faultsOfALargerBoardAreFaultsNoMore();
    void sizesAreRemembered();
    void newSheetsAreChosen();
    void modesComeAndGo();
    void undoStaysInItsMode();
    void undoStaysWithItsPuzzle();
    void symmetryStaysOnTheNextSheet();
    void symmetryComesBackWithTheShape();
    void aSolutionIsDrawnOnceItsCluesHavePlaces();
    void anOpenLoopIsShownAndSaid();
    void allSelectedCellsAreTypedIn();
    void replacedCluesAreCounted();
    void whatCannotBeTypedIsSaid();
    void numbersGoOnWhereNoneIsLonger();
    void digitsStayWhereCagesGo();
    void digitsStayWhereCluesAreTyped();
    void helpTellsWhatTheSheetDoes();
    void aSwitchThatIsOnIsCalm();
    void drawnCluesAreDrawnOnTheirButtons();
    void optionsAreChosenBesideTheSheet();
    void operatorsAreNotMinimised();
    void withoutAPuzzleThereIsNothingToDraw();
    void windowGoesInTheMidstOfIt();
    void theNextSheetIsOpenWhereOneIsTakenOut();

private:
    /// The button of an action in the panel; null if there is none.
    QToolButton *buttonOf(const char *id);
};

QToolButton *EditTest::buttonOf(const char *id)
{
    for (auto *button : panel().findChildren<QToolButton *>()) {
        if (button->defaultAction() == &action(id))
            return button;
    }
    return nullptr;
}

void EditTest::nothingMovesAsTheVerdictDoes()
{
    begin(caged(), {3, 3});
    waitForVerdict();
    QCoreApplication::processEvents(); // what can be typed has come
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
    QVERIFY(panel().words().contains(u"impossible"));
    QCOMPARE(verdicts.size(), 3);
    keepPictures(QStringLiteral("edit-no-answer"));
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
    QVERIFY((draft() != full) == panel().notice().isEmpty());
    if (draft() == full)
        return;
    QVERIFY(!edit().verdict().judgement().puzzle->fault(answer));
    keepPictures(QStringLiteral("edit-%1-minimised").arg(tag));
    verifyUndo(full);

    // As far as it stays no harder than it is.
    const auto easy = ratedByNamedRules(*filled, {});
    const auto ceiling = easy ? easy->difficulty : Difficulty::Gentle;
    QComboBox &ceilings = panel().ceilings();
    QVERIFY(ceilings.isVisible());
    ceilings.setCurrentIndex(ceilings.findData(int(ceiling)));
    action("undo").trigger();
    QCOMPARE(draft(), full);
    waitForVerdict();
    action("minimise").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    waitForVerdict();
    ceilings.setCurrentIndex(0);
    if (!easy) {
        QCOMPARE(draft(), full);
        return;
    }
    const auto after = ratedByNamedRules(*edit().verdict().judgement().puzzle, {});
    QVERIFY(after && after->difficulty <= ceiling);
}

/// What breaks a rule in plain sight is shown and said at once, and no longer than it stands.
void EditTest::aDrawnSolutionIsWatched()
{
    begin(caged(), {3, 3});
    action("drawSolution").trigger();
    UserMarks &marks = *edit().solution().marks();
    const Lighting &lit = m_window->scene().state().lit();
    marks.set({0, ValueSet::only(1)});
    marks.set({1, ValueSet::only(1)});
    QTRY_COMPARE_WITH_TIMEOUT(panel().notice(), QStringLiteral("Row 1 holds the digit 1 twice."),
                              patience);
    QCOMPARE(lit.wrong.size(), std::size_t(2));
    keepPictures(QStringLiteral("edit-solution-clash"));
    // A further digit of the row neither joins them nor puts them out.
    for (const int digit : {2, 3}) {
        marks.set({2, ValueSet::only(digit)});
        QTest::qWait(80);
        QCOMPARE(panel().notice(), QStringLiteral("Row 1 holds the digit 1 twice."));
        QCOMPARE(lit.wrong.size(), std::size_t(2));
    }
    marks.set({1, ValueSet::only(2)}); // 1 2 3
    QTRY_VERIFY_WITH_TIMEOUT(panel().notice().isEmpty(), patience);
    QVERIFY(lit.wrong.empty());
}

/// A clue that no digits make is said while other cells are in no cage.
void EditTest::anImpossibleCageIsSaidAtOnce()
{
    begin(caged(), {6, 6});
    const auto says = [this] {
        const QListWidget &faults = panel().faults();
        for (int row = 0; row < faults.count(); ++row) {
            if (faults.item(row)->text().startsWith(u"no digits make", Qt::CaseInsensitive))
                return true;
        }
        return false;
    };
    drag({0, 1, 2});
    type("15+");
    waitForVerdict();
    QVERIFY(panel().faults().count() > 0 && !says());
    click(0);
    type("20+");
    QTRY_VERIFY_WITH_TIMEOUT(says(), patience);
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

void EditTest::undoneCluesLeaveWhatIsChosen()
{
    begin(dotted(), {4, 5});
    const Draft blank = draft();
    type("2");
    action("drawSolution").trigger();
    const ElementId first = m_window->scene().state().selected;
    QTest::keyClick(view().viewport(), Qt::Key_Right);
    const ElementId chosen = m_window->scene().state().selected;
    QVERIFY(chosen != noElement && chosen != first);
    action("undo").trigger();
    QVERIFY(draft() == blank);
    QVERIFY(edit().isDrawingSolution());
    QCOMPARE(m_window->scene().state().selected, chosen);
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

void EditTest::verdictFollows()
{
    const Family &family = dotted();
    openDrawn(family, family.samples().front().text);
    waitForVerdict();
    QVERIFY(panel().verdict().startsWith(QStringLiteral("One answer")));
    QVERIFY(edit().verdict().judgement().rating);
    QVERIFY(!m_window->status().contains(QStringLiteral("answer")));
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
    // Of a blank sheet, that is nothing to show.
    QVERIFY(m_window->scene().state().found().empty());
    QVERIFY(!panel().light().isVisible() && !panel().legend().isVisible());
    click(0);
    type("1");
    waitForVerdict();
    QCOMPARE(edit().verdict().judgement().solution->verdict, Verdict::Many);
    QVERIFY(!m_window->scene().state().found().empty());
    // What is whose is told beside the verdict, as long as it is seen.
    QVERIFY(panel().legend().isVisible());
    QCOMPARE(panel().legend().words(),
             (QStringList{"in both answers", "only in the first", "only in the second"}));
    QCoreApplication::processEvents();
    QCOMPARE(panel().legend().visibleRegion().boundingRect().height(),
             panel().legend().sizeHint().height());
    keepPictures(QStringLiteral("edit-many"));
    panel().light().click();
    QVERIFY(!panel().legend().isVisible());
    panel().light().click();
    const Solution &solution = *edit().verdict().judgement().solution;
    UnknownId other = 0;
    while (solution.first->values[other] == solution.second->values[other])
        ++other;
    const QString first = translated(edit().verdict().judgement().model->describe(
        {other, ValueSet::only(solution.first->values[other])}));
    QVERIFY2(panel().words().contains(QStringLiteral("One has: ") + first),
             qPrintable(panel().words()));
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

/// Each kind of puzzle begins at the size of its last new sheet.
void EditTest::sizesAreRemembered()
{
    begin(dotted(), {4, 6});
    action("addPuzzle").trigger();
    auto *dialog = m_window->findChild<NewSheetDialog *>();
    auto &kinds = static_cast<FamilyBox &>(dialog->families());
    QCOMPARE(dialog->rows().value(), 4);
    QCOMPARE(dialog->columns().value(), 6);
    for (const Family *family : families()) {
        if (family == &dotted())
            continue;
        kinds.setFamily(*family);
        QCOMPARE(dialog->columns().value(), family->drafting().usual().columns);
    }
    kinds.setFamily(dotted());
    QCOMPARE(dialog->columns().value(), 6);
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
        keepPictures(*dialog, QStringLiteral("new-%1").arg(QString::fromUtf8(
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
    // What has been drawn is what is explained.
    action("editMode").trigger();
    const Draft before = draft();
    click(8);
    press(Qt::Key_Delete);
    QVERIFY(draft() != before);
    const Draft after = draft();
    action("explainMode").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().playback().explained() && summary(0), patience);
    QCOMPARE(family.drafting().draft(*m_window->explaining().playback().explained()->puzzle),
             after);
    QVERIFY(action("playMode").isEnabled());
    action("editMode").trigger();
    action("undo").trigger();
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
    QVERIFY(m_window->statusBar()->currentMessage().contains(u"symmetry"));
    QCOMPARE(m_window->scene().state().selected, editor().board().element(editor().cursor()));
    action("deletePuzzle").trigger();
    QCOMPARE(editor().symmetry(), Symmetry::QuarterTurn);
    QCOMPARE(draft().size, (BoardSize{5, 5}));
    QCOMPARE(m_window->scene().state().selected, editor().board().element(editor().cursor()));
}

void EditTest::symmetryComesBackWithTheShape()
{
    begin(dotted(), {5, 5});
    QComboBox &box = panel().symmetry();
    box.setCurrentIndex(box.findData(int(Symmetry::QuarterTurn)));
    QVERIFY(m_window->statusBar()->currentMessage().isEmpty());
    action("growRight").trigger();
    QCOMPARE(editor().symmetry(), Symmetry::None);
    QVERIFY(m_window->statusBar()->currentMessage().contains(u"symmetry"));
    action("shrinkRight").trigger();
    QCOMPARE(editor().symmetry(), Symmetry::QuarterTurn);
    QCOMPARE(box.currentData().toInt(), int(Symmetry::QuarterTurn));
    box.setCurrentIndex(0);
    action("growRight").trigger();
    action("shrinkRight").trigger();
    QCOMPARE(editor().symmetry(), Symmetry::None);
}

/// Undo stays with what the mode makes; the history goes to where a change is seen.
void EditTest::undoStaysInItsMode()
{
    openDrawn(dotted(), dotted().samples().front().text);
    click(0);
    QTest::keyClick(&view(), Qt::Key_Delete);
    action("playMode").trigger();
    waitForPuzzle();
    QVERIFY(!action("undo").isEnabled());
    QVERIFY(action("undo").toolTip().contains(u"History"));
    marks().set(marks().choices().of(marks().choices().elementOf(firstUnknown())).front());
    const Marking marked = marks().marking();
    QUndoStack &history = m_window->document().undoStack();
    for (const char *mode : {"editMode", "explainMode"}) {
        action(mode).trigger();
        QVERIFY(!action("undo").isEnabled());
        history.undo();
        QVERIFY(action("playMode").isChecked());
        QVERIFY(m_window->statusBar()->currentMessage().contains(u"Solve"));
        QVERIFY(marks().marking().empty());
        verifyMarksShown();
        QVERIFY(!action("undo").isEnabled());
        action(mode).trigger();
        QVERIFY(!action("redo").isEnabled());
        action("playMode").trigger();
        action("redo").trigger();
        QCOMPARE(marks().marking(), marked);
    }
    action("undo").trigger();
    QVERIFY(marks().marking().empty());
    QVERIFY(!action("undo").isEnabled());
    action("editMode").trigger();
    action("undo").trigger(); // of the clue, which is drawn here
    QVERIFY(!draft().texts[0].empty());
    // A drawn solution is undone where it is drawn.
    action("drawSolution").trigger();
    UserMarks &drawn = *edit().solution().marks();
    drawn.set(drawn.choices().of(drawn.choices().elementOf(0)).front());
    action("undo").trigger();
    action("redo").trigger();
    QVERIFY(action("editMode").isChecked());
    action("playMode").trigger();
    QVERIFY(!action("undo").isEnabled());
    history.undo();
    QVERIFY(action("editMode").isChecked() && edit().isDrawingSolution());
}

/// What was done on another puzzle is not undone out of sight; nor is a puzzle taken away with it.
void EditTest::undoStaysWithItsPuzzle()
{
    begin(dotted(), {2, 2});
    type("3");
    begin(dotted(), {3, 3});
    action("undo").trigger(); // it was just added
    QCOMPARE(m_window->document().count(), 1);
    action("redo").trigger();
    QCOMPARE(m_window->document().count(), 2);
    QVERIFY(m_window->windowTitle().contains(m_window->document().name()));
    type("1");
    action("previousPuzzle").trigger();
    QVERIFY(!action("undo").isEnabled());
    QVERIFY(action("undo").toolTip().contains(u"puzzle 2"));
    action("nextPuzzle").trigger();
    action("undo").trigger();
    QCOMPARE(draft().texts[0], std::string());
    QVERIFY(!action("undo").isEnabled());
    QVERIFY(action("undo").toolTip().contains(u"New puzzle"));
    action("redo").trigger();
    QCOMPARE(draft().texts[0], std::string("1"));
    // A puzzle that was just deleted comes back, in each mode.
    for (const char *mode : {"editMode", "playMode", "explainMode"}) {
        action(mode).trigger();
        action("deletePuzzle").trigger();
        QCOMPARE(m_window->document().count(), 1);
        action("undo").trigger();
        QCOMPARE(m_window->document().count(), 2);
        QCOMPARE(m_window->document().current(), 1);
        QVERIFY(action(mode).isChecked());
    }
}

/// A sheet without black cells has no places for sums; a new one has them along the top and the left.
void EditTest::aSolutionIsDrawnOnceItsCluesHavePlaces()
{
    const Family &family = firstWith([](const Family &one, const Drafting &drafting) {
        const auto sample = read(one, one.samples().front().text);
        return drafting.unclued(drafting.draft(*sample))
               && !drafting.unclued(drafting.blank(drafting.usual()));
    });
    begin(family, {7, 7});
    QVERIFY(action("drawSolution").isEnabled());
    const auto *help = panel().findChild<QLabel *>(QStringLiteral("editHelp"));
    QVERIFY(help->text().contains(u"Type # to make a cell black"));
    keepPictures(QStringLiteral("edit-sums-new"));
    action("selectAll").trigger();
    QTest::keyClick(&view(), Qt::Key_Delete);
    QVERIFY(action("drawSolution").isVisible() && !action("drawSolution").isEnabled());
    action("undo").trigger();
    click(8);
    type("15");
    waitForVerdict();
    QVERIFY(panel().faults().item(0)->text().startsWith(
        u"One cell holds no whole clue: write 15\\ for a sum down"));
    keepPictures(QStringLiteral("edit-sums-pending"));
    action("undo").trigger();
    QVERIFY(action("drawSolution").isEnabled());
    action("drawSolution").trigger();
    for (PlaceId place = 0; place < 49; ++place) {
        if (place < 7 || place % 7 == 0)
            continue;
        click(place);
        type(std::to_string((place / 7 + place % 7) % 6 + 1));
    }
    keepPictures(QStringLiteral("edit-sums-solution"));
    QVERIFY(action("fillClues").isEnabled());
    action("fillClues").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    waitForVerdict();
    QVERIFY(edit().verdict().judgement().puzzle);
    QCOMPARE(draft().texts[7], std::string("\\21"));
    QCOMPARE(draft().texts[1], std::string("21\\"));
}

/// On the board and on the panel, until something else is drawn.
void EditTest::anOpenLoopIsShownAndSaid()
{
    begin(dotted(), {4, 5});
    action("drawSolution").trigger();
    const auto clickEdge = [this](const QPointF &at) {
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().mapFromScene(at));
    };
    clickEdge({1.5, 1});
    action("fillClues").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    QCOMPARE(panel().notice(),
             QStringLiteral("The loop ends at the top left corner of row 2, column 2."));
    QVERIFY(edit().isDrawingSolution());
    QCOMPARE(m_window->scene().state().lit().wrong.size(), std::size_t(1));
    // The verdict that comes meanwhile takes nothing away.
    waitForVerdict();
    Q_EMIT const_cast<LiveVerdict &>(edit().verdict()).judged(edit().verdict().judgement());
    QCOMPARE(m_window->scene().state().lit().wrong.size(), std::size_t(1));
    keepPictures(QStringLiteral("edit-open-loop"));
    clickEdge({2, 1.5});
    QVERIFY(panel().notice().isEmpty());
    QVERIFY(m_window->scene().state().lit().wrong.empty());
}

/// What is typed is written in all selected cells, as one step; the symmetry takes part.
void EditTest::allSelectedCellsAreTypedIn()
{
    const Family &family = **guessFamily("hitori 4 4\n");
    begin(family, {4, 4});
    const Draft before = draft();
    drag({0, 5});
    type("1");
    type("2");
    for (const PlaceId place : {0, 1, 4, 5})
        QCOMPARE(draft().texts[place], std::string("12"));
    QCOMPARE(draft().texts[2], std::string());
    type("x");
    QVERIFY(!panel().notice().isEmpty());
    action("undo").trigger();
    QCOMPARE(draft(), before);
    // A cage that is selected takes a clue; other cells take digits.
    openDrawn(**guessFamily("sudoku 4 4\n"), "sudoku 4\n1...\n..3.\n.4..\n...2\n");
    drag({1, 2});
    type("4");
    QCOMPARE(draft().texts[1] + draft().texts[2], std::string("44"));
    action("undo").trigger();
    action("makeCage").trigger();
    type("5");
    QCOMPARE(draft().texts[1] + draft().texts[2], std::string("5+"));
}

void EditTest::replacedCluesAreCounted()
{
    begin(dotted(), {4, 5});
    click(0);
    type("1");
    click(3);
    type("0");
    action("drawSolution").trigger();
    for (const QPointF &at : {QPointF(0.5, 0), QPointF(1.5, 0), QPointF(2, 0.5), QPointF(1.5, 1),
                              QPointF(0.5, 1), QPointF(0, 0.5)})
        QTest::mouseClick(view().viewport(), Qt::LeftButton, {}, view().mapFromScene(at));
    action("fillClues").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    QCOMPARE(draft().texts[0] + draft().texts[3], std::string("30"));
    const QString said = m_window->statusBar()->currentMessage();
    QVERIFY2(said.startsWith(u"1 ") && said.endsWith(u"replaced."), qPrintable(said));
}

void EditTest::whatCannotBeTypedIsSaid()
{
    begin(dotted(), {3, 3});
    click(0);
    type("4");
    QVERIFY(panel().notice().contains(u'4') && panel().notice().contains(u'3'));
    click(1);
    QVERIFY(panel().notice().isEmpty());
}

/// A family may take longer numbers than a board of that size has as a rule.
void EditTest::numbersGoOnWhereNoneIsLonger()
{
    const Family &family = **guessFamily("hitori 4 4\n");
    begin(family, {5, 5});
    panel().goesOn().setChecked(true);
    click(0);
    type("345");
    QCOMPARE(draft().texts[0] + draft().texts[1] + draft().texts[2], std::string("345"));
    QCOMPARE(draft().texts[0], std::string("3"));
    panel().goesOn().setChecked(false);
    click(7);
    type("12");
    QCOMPARE(draft().texts[7], std::string("12"));
}

void EditTest::digitsStayWhereCagesGo()
{
    openDrawn(**guessFamily("sudoku 4 4\n"), "sudoku 4\n1...\n..3.\n.4..\n...2\n");
    const Draft before = draft();
    click(0);
    QVERIFY(!action("removeCage").isEnabled()); // there is none
    drag({0, 1});
    action("makeCage").trigger();
    QCOMPARE(draft().cages[1], 0);
    click(15);
    QVERIFY(!action("removeCage").isEnabled());
    click(1);
    QVERIFY(action("removeCage").isEnabled());
    action("removeCage").trigger();
    QVERIFY(!action("removeCage").isEnabled());
    QCOMPARE(draft(), before);
}

/// A cage's clue is typed in its first cell, which keeps a digit that was drawn there.
void EditTest::digitsStayWhereCluesAreTyped()
{
    openDrawn(**guessFamily("sudoku 4 4\n"), "sudoku 4\n1...\n..3.\n.4..\n...2\n");
    drag({0, 1});
    action("makeCage").trigger();
    click(1);
    type("5");
    QCOMPARE(draft().texts[0], std::string("5+1"));
    click(0);
    type("12+");
    QCOMPARE(draft().texts[0], std::string("12+1"));
    type("3"); // another digit, typed behind the clue
    QCOMPARE(draft().texts[0], std::string("12+3"));
}

/// The panel's help tells what the sheet does: clicks go on only where there are values to go through.
void EditTest::helpTellsWhatTheSheetDoes()
{
    for (const Family *family : families()) {
        const Drafting &drafting = family->drafting();
        begin(*family, drafting.usual());
        const auto *help = panel().findChild<QLabel *>(QStringLiteral("editHelp"));
        QVERIFY(help);
        QCOMPARE(help->text().contains(QStringLiteral("Click it again")),
                 !drafting.values(draft(), 0).empty());
        QCOMPARE(help->text().contains(QStringLiteral("12x")), drafting.cagesCover());
        QCOMPARE(help->text().contains(QStringLiteral("Click a place and type")),
                 !drafting.cagesCover());
    }
}

/// A switch that is on does not look held down.
void EditTest::aSwitchThatIsOnIsCalm()
{
    begin(caged(), {4, 4});
    QToolButton *const button = buttonOf("drawSolution");
    QVERIFY(button);
    const auto ground
        = [button] { return button->grab().toImage().pixelColor(button->width() / 2, 3); };
    const Theme &theme = Theme::of(panel().palette());
    action("drawSolution").trigger();
    QVERIFY(button->isChecked());
    QCOMPARE(ground().name(), blend(theme.paper, theme.accent, 0.16).name());
}

/// A clue that the board draws is drawn on its button too, and named there.
void EditTest::drawnCluesAreDrawnOnTheirButtons()
{
    int found = 0;
    for (const Family *family : families()) {
        const Drafting &drafting = family->drafting();
        const Draft blank = drafting.blank(drafting.usual());
        for (const std::string &value : drafting.values(blank, 0)) {
            const QString name = translated("Phrases", drafting.nameOf(value));
            if (name.isEmpty())
                continue;
            if (!edit().isOpen() || edit().family() != family)
                begin(*family, drafting.usual());
            const QToolButton *button = panel().letterPad().button(QString::fromStdString(value));
            QVERIFY(button && !button->icon().isNull());
            QCOMPARE(button->accessibleName().toLower(), name.toLower());
            const auto drawing = [button] { return button->icon().pixmap(18).toImage(); };
            const QImage light = drawing();
            ThemeManager::instance().setChoice(ThemeChoice::Dark);
            QTRY_VERIFY(drawing() != light);
            ThemeManager::instance().setChoice(ThemeChoice::Light);
            QTRY_COMPARE(drawing(), light);
            QTest::mouseClick(panel().letterPad().button(QString::fromStdString(value)),
                              Qt::LeftButton);
            QCOMPARE(draft().texts[0], value);
            keepPictures(QStringLiteral("edit-drawn-%1").arg(++found));
        }
    }
    QVERIFY(found > 1);
}

/// The options of a puzzle are offered beside the sheet as well.
void EditTest::optionsAreChosenBesideTheSheet()
{
    const Family &family
        = firstWith([](const Family &each, const Drafting &) { return !each.options().empty(); });
    begin(family, family.drafting().usual());
    QVERIFY(panel().options().isVisible() && !m_window->options().isVisible()); // once is enough
    const QList<QCheckBox *> &boxes = panel().options().boxes();
    QCOMPARE(boxes.size(), qsizetype(family.options().size()));
    QVERIFY(boxes.front()->isVisible());
    QTest::mouseClick(boxes.front(), Qt::LeftButton, {}, {6, boxes.front()->height() / 2});
    QCOMPARE(draft().options, std::uint32_t(1));
    QVERIFY(m_window->options().boxes().front()->isChecked());
    m_window->options().boxes().front()->click();
    QCOMPARE(draft().options, std::uint32_t(0));
    QVERIFY(!boxes.front()->isChecked());
}

/// A puzzle that shows all operators stays one of its kind.
void EditTest::operatorsAreNotMinimised()
{
    openDrawn(caged(), "4 7\naabc\ndebb\ndeef\nggff\na 2 -\nb 8 +\nc 4 .\nd 1 -\ne 6 +\nf 5 "
                       "+\ng 8 *\n0\n");
    waitForVerdict();
    const Draft before = draft();
    QVERIFY(action("minimise").isEnabled());
    action("minimise").trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!edit().isWorking(), patience);
    QCOMPARE(draft(), before);
    QVERIFY(!panel().notice().isEmpty());
    // Of another sheet it says nothing.
    click(0);
    type("7+");
    QVERIFY(draft() != before);
    QVERIFY(panel().notice().isEmpty());
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
    for (int i = 0; i < 3; ++i) // the two come back, and no more is undone
        action("undo").trigger();
    QCOMPARE(m_window->document().count(), 3);
    verifyOpen(1);
}

} // namespace

INKLING_TEST(EditTest, WindowApplication)

#include "edit_test.moc"
