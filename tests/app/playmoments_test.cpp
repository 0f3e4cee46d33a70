// SPDX-License-Identifier: MIT
// What is at hand while one solves in the window: trials, pins, checks, the way back, the time, and what a cage can
// still hold.
#include "app/support/playtest.h"
#include "logic/teaching/plainclash.h"
#include "modes/solving/solvingmode.h"
#include "playing/playoptions.h"
#include "playing/playtools.h"

#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QSettings>
#include <QToolButton>
#include <cmath>
#include <set>

using namespace inkling;

namespace {

class PlayMomentsTest final : public PlayTest
{
    Q_OBJECT

private:
    /// The main unknowns that a person settles.
    std::vector<UnknownId> mine()
    {
        std::vector<UnknownId> all;
        for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown) {
            if (marks().choices().elementOf(unknown) != noElement)
                all.push_back(unknown);
        }
        return all;
    }
    Fact wrong(UnknownId unknown)
    {
        const auto facts = marks().choices().of(marks().choices().elementOf(unknown));
        return facts.front() == right(unknown) ? facts.back() : facts.front();
    }
    ElementId place(UnknownId unknown) { return marks().choices().elementOf(unknown); }
    PlayTools &tools() { return m_window->solving().playPanel().tools(); }
    /// Whether a clue that the clash is about can no longer be met, and stands out in place of marks.
    bool hasClashingClue(const PlainClash &clash)
    {
        const BoardState &state = m_window->scene().state();
        return clash.marks.size() > 1 && !clash.constraints.empty()
               && std::ranges::any_of(
                   model().elements(clash.constraints.front()), [&](ElementId element) {
                       return state.geometry()->board().kind(element) != ElementKind::Cell
                              && state.clashes(element);
                   });
    }
    /// Opens the family's sample to be solved by hand; whether anything can be marked there.
    bool begin(const Family &family)
    {
        markNothingByItself();
        open(family);
        action("playMode").trigger();
        return !marks().choices().empty();
    }
    /// Four pieces of a line round one point that break nothing about a part of the board; none
    /// where no such line is drawn.
    std::vector<Fact> smallLoop()
    {
        ConstraintSearch search(model());
        const auto breaksAPart = [&](const std::vector<Fact> &facts) {
            return std::ranges::any_of(search.constraints(), [&](ConstraintId id) {
                return !search.encoding().unknowns(id).empty()
                       && search.solve(std::vector{id}, facts, {}) == sat::Result::Unsatisfiable;
            });
        };
        for (const UnknownId first : mine()) {
            const Point at = model().place(first);
            for (const Point centre : {Point{at.x, at.y + 0.5}, Point{at.x + 0.5, at.y}}) {
                std::vector<Fact> loop;
                for (const UnknownId other : mine()) {
                    const Point place = model().place(other);
                    const Fact fact = marks().choices().of(this->place(other)).front();
                    const auto mark = model().mark(fact);
                    const double distance = std::hypot(place.x - centre.x, place.y - centre.y);
                    if (mark && isRunning(mark->look) && std::abs(distance - 0.5) < 0.01)
                        loop.push_back(fact);
                }
                if (loop.size() == 4 && !breaksAPart(loop))
                    return loop;
            }
        }
        return {};
    }
    QAction &pinAction(int index)
    {
        auto *menu = m_window->solving()
                         .playPanel()
                         .findChild<QToolButton *>(QStringLiteral("pinsButton"))
                         ->menu();
        Q_EMIT menu->aboutToShow();
        QList<QAction *> pins;
        for (QAction *pin : menu->actions()) {
            if (!pin->isSeparator() && !pin->menu())
                pins.append(pin);
        }
        return *pins.at(index + 1); // the first sets one
    }

    /// Chooses on the panel when mistakes are shown.
    void show(Mistakes mistakes)
    {
        auto *box = tools().findChild<QComboBox *>(QStringLiteral("mistakes"));
        box->setCurrentIndex(int(mistakes));
        Q_EMIT box->activated(int(mistakes));
        QCOMPARE(PlayOptions::read().mistakes, mistakes);
    }

private Q_SLOTS:
    /// Of a puzzle with several, it is one of them.
    void whatIsSolvedIsCalledWhatItIs()
    {
        openText(familyWith(false), "2 2\n. .\n. .\n0 0\n");
        action("playMode").trigger();
        QVERIFY(m_window->solving().play().solution()->verdict == Verdict::Many);
        for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown)
            markByHand(marks().choices().elementOf(unknown), right(unknown));
        QVERIFY(marks().answer());
        QVERIFY(m_window->solving().playPanel().progressText().contains(u"other answers"));
        open(familyWith(true));
        action("playMode").trigger();
        for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown)
            markByHand(marks().choices().elementOf(unknown), right(unknown));
        const QString words = m_window->solving().playPanel().progressText();
        QVERIFY(words.contains(u"Correct!") && !words.contains(u"other answers"));
    }

    void trialsAreTriedAcceptedAndRejected_data() { addFamilies(); }
    void trialsAreTriedAcceptedAndRejected()
    {
        QFETCH(const Family *, family);
        if (!begin(*family)) {
            QVERIFY(!action("beginTrial").isEnabled());
            return;
        }
        QVERIFY(!action("acceptTrial").isEnabled() && !action("rejectTrial").isEnabled());
        const std::vector<UnknownId> unknowns = mine();
        for (std::size_t i = 0; i < 4; ++i)
            markByHand(place(unknowns[i]), right(unknowns[i]));
        press(Qt::Key_T);
        QVERIFY(action("acceptTrial").isEnabled());
        QVERIFY(!tools().trialText().isEmpty());
        for (std::size_t i = 4; i < 8; ++i)
            markByHand(place(unknowns[i]), right(unknowns[i]));
        press(Qt::Key_T);
        for (std::size_t i = 8; i < 12; ++i)
            markByHand(place(unknowns[i]), wrong(unknowns[i]));
        const BoardState &state = m_window->scene().state();
        QCOMPARE(state.supposed().size(), std::size_t(2));
        QCOMPARE(state.supposed()[0].size(), std::size_t(4));
        QCOMPARE(state.supposed()[1].size(), std::size_t(4));
        m_window->pointer().select(noElement);
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-trial"));
        press(Qt::Key_T, Qt::ControlModifier);
        QCOMPARE(marks().settledCount(), UnknownId(8));
        QCOMPARE(m_window->solving().play().trialDepth(), 1);
        press(Qt::Key_T, Qt::ShiftModifier);
        QCOMPARE(marks().settledCount(), UnknownId(8));
        QVERIFY(state.supposed().empty() && tools().trialText().isEmpty());
        verifyMarksShown();
        // All of it can be undone.
        action("undo").trigger();
        QCOMPARE(m_window->solving().play().trialDepth(), 1);
        action("undo").trigger();
        QCOMPARE(m_window->solving().play().trialDepth(), 2);
        QCOMPARE(marks().settledCount(), UnknownId(12));
        QCOMPARE(state.supposed()[1].size(), std::size_t(4));
        while (action("undo").isEnabled())
            action("undo").trigger();
        QVERIFY(marks().marking().empty() && m_window->solving().play().trialDepth() == 0);
    }

    void pinsAreComeBackTo()
    {
        QVERIFY(begin(familyWith(false)));
        const std::vector<UnknownId> unknowns = mine();
        markByHand(place(unknowns[0]), right(unknowns[0]));
        press(Qt::Key_P);
        const Marking first = marks().marking();
        markByHand(place(unknowns[1]), right(unknowns[1]));
        press(Qt::Key_P);
        markByHand(place(unknowns[2]), right(unknowns[2]));
        QVERIFY(pinAction(0).text() != pinAction(1).text());
        pinAction(0).trigger();
        QVERIFY(marks().marking() == first);
        verifyMarksShown();
        pinAction(1).trigger();
        QCOMPARE(marks().settledCount(), UnknownId(2));
        action("undo").trigger();
        QVERIFY(marks().marking() == first);
        m_window->solving().play().dropPin(0);
        QCOMPARE(marks().pins().size(), std::size_t(1));
        action("undo").trigger();
        QCOMPARE(marks().pins().size(), std::size_t(2));
    }

    void aCheckSaysWhatIsWrongAndTheWayBackIsThere_data() { addFamilies(); }
    void aCheckSaysWhatIsWrongAndTheWayBackIsThere()
    {
        QFETCH(const Family *, family);
        if (!begin(*family) || m_window->solving().play().solution()->verdict != Verdict::Unique)
            return;
        const std::vector<UnknownId> unknowns = mine();
        for (std::size_t i = 0; i < 6; ++i)
            markByHand(place(unknowns[i]), right(unknowns[i]));
        const Lighting &lit = m_window->scene().state().lit();
        press(Qt::Key_K);
        QVERIFY(m_window->solving().playPanel().words().contains(u"No mistakes"));
        QVERIFY(lit.empty());
        press(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(marks().settledCount(), UnknownId(6));
        const Marking good = marks().marking();
        marks().set(wrong(unknowns[6]));
        marks().set(wrong(unknowns[7]));
        markByHand(place(unknowns[8]), right(unknowns[8]));
        QVERIFY(lit.empty()); // only when asked
        press(Qt::Key_K);
        QVERIFY(m_window->solving().playPanel().words().contains(u"2"));
        QCOMPARE(lit.wrong.size(), std::size_t(2));
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-check"));
        press(Qt::Key_Backspace, Qt::ControlModifier);
        QVERIFY(marks().marking() == good);
        QVERIFY(lit.empty());
        verifyMarksShown();
        action("undo").trigger();
        QCOMPARE(marks().settledCount(), UnknownId(9));
    }

    /// Of a puzzle with several answers, a check names what no answer has, and the way back leads to
    /// the last marks that one of them has.
    void severalAnswersAreCheckedAgainst()
    {
        markNothingByItself();
        openText(**guessFamily("sudoku 4 4\n"), "sudoku 4\n....\n....\n..3.\n.1..\n");
        action("playMode").trigger();
        QVERIFY(m_window->solving().play().solution()->verdict == Verdict::Many);
        PlayPanel &panel = m_window->solving().playPanel();
        const auto value = [](int digit) { return ValueSet::only(digit); };
        const Lighting &lit = m_window->scene().state().lit();
        const auto marksAfter = [&](const char *id) {
            action(id).trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!m_window->solving().play().hasHint(), patience);
        };
        marks().set({0, value(2)});
        marksAfter("check");
        QCOMPARE(panel.words(),
                 QStringLiteral("No mistakes so far: one of the answers has all your marks."));
        const Marking good = marks().marking();
        marks().set({3, value(2)});
        marks().set({5, value(3)});
        marksAfter("check");
        QVERIFY(panel.words().startsWith(u"Row 1 holds the digit 2 twice."));
        QCOMPARE(lit.wrong.size(), std::size_t(2));
        marksAfter("lastRight");
        QVERIFY(marks().marking() == good);
        QVERIFY(panel.words().startsWith(u"Back at the last state"));
        marksAfter("lastRight");
        QVERIFY(panel.words().startsWith(u"You are there already"));
        marks().set({5, value(1)}); // the given 1 stands below
        marksAfter("check");
        QVERIFY(panel.words().contains(u"At least one of your marks is wrong"));
        QCOMPARE(lit.wrong.size(), std::size_t(1));
    }

    /// Of a puzzle without an answer, it is said that it has none.
    void withoutAnAnswerNothingIsChecked()
    {
        openText(**guessFamily("sudoku 4 4\n"), "sudoku 4\n1234\n....\n....\n.1.4\n");
        action("playMode").trigger();
        QVERIFY(m_window->solving().play().solution()->verdict == Verdict::None);
        for (const char *id : {"check", "lastRight"}) {
            action(id).trigger();
            QVERIFY(m_window->solving().playPanel().words().startsWith(
                u"This puzzle has no answer, so"));
        }
    }

    /// Of a wrong mark and the crosses that came with it, a check names the mark.
    void aCheckNamesTheReadersMarkAlone()
    {
        QVERIFY(begin(familyWith(false)));
        QSettings().setValue(QStringLiteral("play/autoCross"), true);
        m_window->solving().play().applyOptions();
        const Lighting &lit = m_window->scene().state().lit();
        int checked = 0;
        for (const UnknownId unknown : mine()) {
            const Fact mistake = wrong(unknown);
            marks().set(mistake);
            const auto isWrong = [this](const MarkedUnknown &marked) {
                return !marked.state.values.contains(answer().values[marked.unknown]);
            };
            if (std::ranges::count_if(marks().marking(), isWrong) > 1) {
                press(Qt::Key_K);
                QCOMPARE(lit.wrong.size(), std::size_t(1));
                QCOMPARE(lit.wrong.front().element, place(unknown));
                ++checked;
            }
            action("undo").trigger();
        }
        QVERIFY(checked > 0);
    }

    /// Nor are crosses called wrong that came with a right mark, beside a wrong one.
    void aCheckLeavesOutWhatRightMarksBring()
    {
        QVERIFY(begin(familyWith(false)));
        QSettings().setValue(QStringLiteral("play/autoCross"), true);
        m_window->solving().play().applyOptions();
        const Lighting &lit = m_window->scene().state().lit();
        const auto countWrong = [this] {
            return std::ranges::count_if(marks().marking(), [this](const MarkedUnknown &marked) {
                return !marked.state.values.contains(answer().values[marked.unknown]);
            });
        };
        int checked = 0;
        for (const UnknownId mistaken : mine()) {
            marks().set(wrong(mistaken));
            const auto brought = countWrong();
            for (const UnknownId unknown : mine()) {
                const Fact right{unknown, ValueSet::only(answer().values[unknown])};
                if (marks().state(unknown).values == marks().blank(unknown))
                    marks().set(right);
            }
            if (countWrong() > brought) {
                press(Qt::Key_K);
                QCOMPARE(lit.wrong.size(), std::size_t(1));
                QCOMPARE(lit.wrong.front().element, place(mistaken));
                ++checked;
            }
            marks().replace({}, QStringLiteral("anew"));
        }
        QVERIFY(checked > 0);
    }

    void plainMistakesAreShownAtOnce_data() { addFamilies(); }
    void plainMistakesAreShownAtOnce()
    {
        QFETCH(const Family *, family);
        if (!begin(*family))
            return;
        show(Mistakes::AtOnce);
        const Lighting &lit = m_window->scene().state().lit();
        for (const UnknownId unknown : mine())
            marks().set(marks().choices().of(place(unknown)).front());
        // Nothing but what breaks a rule is shown, though most of the marks are not in the answer;
        // and where a clue stands out by itself, of several marks none is called wrong.
        ConstraintSearch search(model());
        const auto clashing = [&] {
            std::set<UnknownId> all;
            for (const PlainClash &clash : plainClashes(model(), search, marks().facts(), {})) {
                for (const Fact &mark : clash.marks) {
                    if (!hasClashingClue(clash))
                        all.insert(mark.unknown);
                }
            }
            return all.size();
        };
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->solving().playPanel().words().isEmpty(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(lit.wrong.size(), clashing(), patience);
        QVERIFY(m_window->scene().state().cluesShown.clashes);
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-mistakes"));
        action("restart").trigger();
        QCOMPARE(marks().settledCount(), UnknownId(0));
        QTRY_VERIFY(lit.empty());
        action("undo").trigger();
        QTRY_COMPARE_WITH_TIMEOUT(lit.wrong.size(), clashing(), patience);
        show(Mistakes::WhenAsked);
        QTRY_VERIFY(lit.empty());
    }

    /// Of two equal digits in a row both are shown, and said in a sentence; neither the notes that went
    /// by themselves nor blank cells are.
    void onlyMarksThatBreakARuleAreShown()
    {
        openText(**guessFamily("sudoku 4 4\n"), "sudoku 4\n....\n..3.\n.4..\n...2\n");
        action("playMode").trigger();
        QSettings().setValue(QStringLiteral("play/autoNotes"), true);
        show(Mistakes::AtOnce);
        const auto value = [](int digit) { return ValueSet::only(digit); };
        marks().set(1, {value(1) | value(2), true});
        marks().set(2, {value(2) | value(4), true});
        marks().set({0, value(2)});
        marks().set({3, value(1)});
        QVERIFY(m_window->solving().playPanel().words().isEmpty());
        marks().set({3, value(2)});
        QTRY_COMPARE(m_window->scene().state().lit().wrong.size(), std::size_t(2));
        QCOMPARE(
            m_window->solving().playPanel().words(),
            QStringLiteral("Row 1 holds the digit 2 twice. Column 4 holds the digit 2 twice."));
        picture(QStringLiteral("twice"));
        action("undo").trigger();
        QTRY_VERIFY(m_window->scene().state().lit().wrong.empty());
        QVERIFY(m_window->solving().playPanel().words().isEmpty());
    }

    /// A cell marked outside that a chain of crosses contradicts is no plain mistake; beside a cell
    /// marked inside it is.
    void longContradictionsAreNotShown()
    {
        openText(*families().front(), "3 3\n. . .\n. . .\n. . .\n0 0\n");
        action("playMode").trigger();
        ConstraintSearch search(model());
        const auto clashesOf = [&](const QStringList &named) {
            std::vector<Fact> facts;
            for (UnknownId unknown = 0; unknown < 33; ++unknown) {
                for (const int value : {0, 1}) {
                    const Fact fact{unknown, ValueSet::only(value)};
                    const std::string words = model().describe(fact).english();
                    if (named.contains(QString::fromStdString(words)))
                        facts.push_back(fact);
                }
            }
            return plainClashes(model(), search, facts, {});
        };
        const QStringList chain{"row 2, column 2 is inside", "cross left of row 2, column 2",
                                "cross left of row 2, column 1", "row 1, column 1 is outside"};
        QVERIFY(clashesOf(chain.mid(0, 1) + chain.mid(3)).empty());
        QCOMPARE(clashesOf(chain + QStringList{"row 2, column 1 is outside"}).size(),
                 std::size_t(1));
        QStringList far{"row 3, column 3 is inside"};
        for (const char *cell : {"row 1, column 1", "row 1, column 2", "row 1, column 3"})
            far.append(QStringLiteral("cross above %1").arg(QLatin1String(cell)));
        far += {"cross above row 2, column 3", "cross above row 3, column 3"};
        QVERIFY(clashesOf(far).empty());
    }

    /// Four pieces that close the smallest loop are shown at once, where clues or other pieces are
    /// left outside: no answer is needed to see that.
    void aSmallLoopIsShownAtOnce_data() { addFamilies(); }
    void aSmallLoopIsShownAtOnce()
    {
        QFETCH(const Family *, family);
        if (!begin(*family))
            return;
        const std::vector<Fact> loop = smallLoop();
        if (loop.empty())
            return;
        show(Mistakes::AtOnce);
        const Lighting &lit = m_window->scene().state().lit();
        const auto words = [&] { return m_window->solving().playPanel().words(); };
        for (std::size_t i = 0; i + 1 < loop.size(); ++i)
            marks().set(loop[i]);
        QTest::qWait(50);
        QVERIFY2(words().isEmpty(), qPrintable(words()));
        marks().set(loop.back());
        QTRY_COMPARE_WITH_TIMEOUT(lit.wrong.size(), loop.size(), patience);
        QVERIFY2(words().contains(u"one loop"), qPrintable(words()));
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-small-loop"));
        action("undo").trigger();
        QTRY_VERIFY(lit.wrong.empty());
        // A line elsewhere has no part in it.
        const auto isFar = [&](UnknownId unknown) {
            const Point place = model().place(unknown);
            return std::ranges::all_of(loop, [&](const Fact &piece) {
                const Point at = model().place(piece.unknown);
                return std::hypot(at.x - place.x, at.y - place.y) > 2;
            });
        };
        const std::vector<UnknownId> all = mine();
        const auto far = std::ranges::find_if(all, isFar);
        QVERIFY(far != all.end());
        marks().set({*far, loop.front().possible});
        marks().set(loop.back());
        QTRY_COMPARE_WITH_TIMEOUT(lit.wrong.size(), loop.size(), patience);
        for (const Mark &mark : lit.wrong)
            QVERIFY(mark.element != place(*far));
    }

    /// Of digits that stand three times, and of two that stand twice, each is shown.
    void allThatStandTwiceAreShown()
    {
        openText(**guessFamily("sudoku 4 4\n"), "sudoku 4\n1...\n....\n....\n...2\n");
        action("playMode").trigger();
        show(Mistakes::AtOnce);
        const Lighting &lit = m_window->scene().state().lit();
        for (const UnknownId unknown : {4, 5, 6})
            marks().set({unknown, ValueSet::only(3)});
        QTRY_COMPARE_WITH_TIMEOUT(lit.wrong.size(), std::size_t(3), patience);
        marks().set({6, ValueSet::only(4)});
        marks().set({7, ValueSet::only(4)});
        QTRY_COMPARE_WITH_TIMEOUT(lit.wrong.size(), std::size_t(4), patience);
    }

    void clashesStandOutOnlyWhenAsked_data() { addFamilies(); }
    void clashesStandOutOnlyWhenAsked()
    {
        QFETCH(const Family *, family);
        if (!begin(*family))
            return;
        const BoardState &state = m_window->scene().state();
        for (const UnknownId unknown : mine())
            marks().set(marks().choices().of(place(unknown)).front());
        QVERIFY(!state.cluesShown.clashes);
        // Of a path, and of digits that only differ, no place has a clue of its own.
        const BoardGeometry &geometry = *state.geometry();
        const Board &board = geometry.board();
        const bool isPath = !geometry.index(ElementKind::Edge).empty()
                            && geometry.index(ElementKind::Vertex).empty();
        bool hasClues = board.clueCounts().size() > 0;
        for (ElementId id = 0; id < board.size(); ++id)
            hasClues |= board.kind(id) != ElementKind::Cell && !board.text(id).empty();
        hasClues &= !isPath;
        QCOMPARE(state.clashCount() > 0, hasClues);
        press(Qt::Key_K);
        QCOMPARE(m_window->solving().playPanel().words().contains(u"can no longer be met"),
                 hasClues);
        QVERIFY(state.cluesShown.clashes);
        picture(QStringLiteral("clashes-") + QString::fromLatin1(QTest::currentDataTag()));
        action("explainMode").trigger();
        QVERIFY(state.cluesShown == CluesShown{});
        action("playMode").trigger();
        QVERIFY(!state.cluesShown.clashes);
        press(Qt::Key_K);
        action("undo").trigger(); // once the marks change, they are asked for anew
        QVERIFY(!state.cluesShown.clashes);
    }

    void metCluesAreGreyUnlessOneWouldRatherNot()
    {
        QVERIFY(begin(familyWith(false)));
        QVERIFY(m_window->scene().state().cluesShown.done);
        QSettings().setValue(QStringLiteral("play/autoGrey"), false);
        m_window->solving().play().applyOptions();
        QVERIFY(!m_window->scene().state().cluesShown.done);
        action("explainMode").trigger();
        QVERIFY(m_window->scene().state().cluesShown.done);
    }

    void theTimeRunsWhileOneSolves()
    {
        QVERIFY(begin(familyWith(true)));
        QVERIFY(tools().clock().isRunning());
        action("explainMode").trigger();
        QVERIFY(!tools().clock().isRunning());
        action("playMode").trigger();
        QVERIFY(tools().clock().isRunning() && tools().clockLabel().isVisible());
        action("timer").trigger();
        QVERIFY(!tools().clockLabel().isVisible());
        action("timer").trigger();
        QVERIFY(tools().clockLabel().isVisible());
        // It stops where the window is not active.
        QWidget other;
        other.show();
        other.activateWindow();
        QTRY_VERIFY(!tools().clock().isRunning());
        m_window->activateWindow();
        QTRY_VERIFY(tools().clock().isRunning());
        tools().clock().setElapsed(3'723'000);
        QCOMPARE(tools().clock().text().left(6), QStringLiteral("1:02:0"));
        // Each puzzle has a time of its own.
        action("nextPuzzle").trigger();
        waitForPuzzle();
        QTRY_VERIFY(tools().clock().elapsed() < 3'000'000);
        tools().clock().setElapsed(3'723'000);
        action("restart").trigger();
        QVERIFY(tools().clock().elapsed() < 3'000'000);
        action("previousPuzzle").trigger();
        waitForPuzzle();
        QTRY_VERIFY(tools().clock().elapsed() >= 3'723'000);
        for (const UnknownId unknown : mine())
            marks().set(right(unknown));
        QVERIFY(m_window->solving().playPanel().progressText().contains(u"1:02:0"));
        QVERIFY(!tools().clock().isRunning());
        m_window->solving().play().beginTrial();
        QCOMPARE(marks().trials().size(), std::size_t(1));
        action("restart").trigger();
        QVERIFY(marks().trials().empty());
        QVERIFY2(!m_window->solving().playPanel().progressText().contains(u"Solved"),
                 qPrintable(m_window->solving().playPanel().progressText()));
        QVERIFY(!m_window->scene().state().isSolved && tools().clock().isRunning());
        // With the marks, the time comes back.
        QVERIFY(tools().clock().elapsed() < 3'000'000);
        action("undo").trigger();
        QVERIFY(tools().clock().elapsed() >= 3'723'000);
        QCOMPARE(marks().trials().size(), std::size_t(1));
        const QString told = m_window->solving().playPanel().progressText();
        QVERIFY2(told.contains(u"1:02:0"), qPrintable(told));
    }

    void anAnswerHasNoClash()
    {
        QVERIFY(begin(familyWith(false)));
        show(Mistakes::AtOnce);
        // Notes beside the answer: of two cells on either side of a line, the sides are exchanged.
        for (UnknownId unknown = model().mainCount(); unknown < model().initial().size(); ++unknown) {
            const auto value = model().valueIn(answer(), unknown);
            const bool isMarkable = marks().choices().elementOf(unknown) != noElement;
            if (value && isMarkable && model().initial()[unknown].size() == 2)
                marks().set({unknown, ValueSet::first(2) - ValueSet::only(*value)});
        }
        for (const UnknownId unknown : mine())
            marks().set(right(unknown));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->scene().state().isSolved, patience);
        QTest::qWait(300); // what looks for clashes would have told
        QVERIFY(m_window->scene().state().lit().wrong.empty());
    }

    void aSelectedCageSaysWhatItCanHold()
    {
        QVERIFY(begin(familyWith(true)));
        QVERIFY(tools().combinationsText().isEmpty());
        press(Qt::Key_M);
        click(0);
        QVERIFY(!tools().combinationsText().isEmpty());
        const QString before = tools().combinationsText();
        picture(QStringLiteral("kinds-notes"));
        QTest::keyClick(&m_window->view(), '1');
        press(Qt::Key_Equal);
        QVERIFY(!m_window->scene().state().alike.empty());
        picture(QStringLiteral("kinds-equal"));
        QVERIFY(tools().combinationsText() != before);
        m_window->pointer().select(noElement);
        QVERIFY(tools().combinationsText().isEmpty());
        QVERIFY(action("fillNotes").isEnabled());
        begin(familyWith(false));
        QTRY_VERIFY(!action("fillNotes").isEnabled());
    }

    void aDragIsOneStepAndUndoCallsItOff()
    {
        open(familyWith(false));
        action("playMode").trigger();
        BoardView &view = m_window->view();
        const auto at = [&](double x, double y) { return view.mapFromScene(QPointF(x, y)); };
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(1, 1));
        QTest::mouseMove(view.viewport(), at(2, 1));
        QTest::mouseMove(view.viewport(), at(2, 2));
        QTest::mouseMove(view.viewport(), at(3, 2));
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(3, 2));
        QVERIFY(marks().settledCount() > 3); // and crosses beside the lines
        verifyMarksShown();
        picture(QStringLiteral("kinds-drag"));
        action("undo").trigger();
        QVERIFY(marks().marking().empty());
        action("redo").trigger();
        const Marking drawn = marks().marking();
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, at(3, 2));
        QTest::mouseMove(view.viewport(), at(4, 2));
        QVERIFY(marks().marking() != drawn);
        action("undo").trigger();
        QVERIFY(marks().marking().empty());
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, at(4, 2));
        verifyMarksShown();
    }
};

} // namespace

INKLING_TEST(PlayMomentsTest, WindowApplication)

#include "playmoments_test.moc"
