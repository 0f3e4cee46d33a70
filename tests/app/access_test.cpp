// SPDX-License-Identifier: MIT
// What screen readers and the keyboard alone get of the window: the board as a table, actions, the focus,
// what is said aloud. Events go to screen readers only on a display of theirs: tests/access/ hears them.
#include "accessible/announcement.h"
#include "accessible/boardaccessible.h"
#include "accessible/toldelements.h"
#include "app/support/windowtest.h"
#include "documents/historyview.h"
#include "families/registry.h"
#include "modes/explaining/explainingmode.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "puzzle/joinable.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"
#include "transport/playback.h"
#include "window/list/puzzlelist.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QTest>
#include <functional>
#include <set>

using namespace inkling;

namespace {

class AccessTest final : public WindowTest
{
    Q_OBJECT

public:
    AccessTest() { qApp->installEventFilter(this); }

protected:
    /// Hears what is announced.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<const QWidget *>(watched);
        if (event->type() == QEvent::Show && widget && widget->objectName() == u"announcement")
            m_heard.append(widget->accessibleName());
        return false;
    }

private:
    QAccessibleInterface &board()
    {
        return *QAccessible::queryAccessibleInterface(&m_window->view());
    }
    QAccessibleInterface *element(ElementId id) { return accessibleElement(m_window->view(), id); }
    QStringList names()
    {
        QStringList names;
        for (int i = 0; i < board().childCount(); ++i)
            names.append(board().child(i)->text(QAccessible::Name));
        return names;
    }
    QAccessibleInterface *named(const QString &name)
    {
        const qsizetype index = names().indexOf(name);
        return index < 0 ? nullptr : board().child(int(index));
    }
    QString heard() { return lastAnnounced(*m_window); }
    [[nodiscard]] bool hasHeard(const QString &words) const
    {
        return std::ranges::any_of(m_heard,
                                   [&](const QString &one) { return one.contains(words); });
    }
    void solve() { m_window->actions()["playMode"]->trigger(); }
    /// Opens the first family's first sample whose board is such.
    void openWhere(const std::function<bool(const ToldElements &, const Board &)> &isSuch)
    {
        for (const Family *family : families()) {
            const std::string text(family->samples().front().text);
            LineSource source{text};
            const auto puzzle = family->read(source).value();
            const BoardState state(std::make_shared<const BoardGeometry>(puzzle->board()));
            if (isSuch(ToldElements(state, false), puzzle->board()))
                return openOf(*family, QByteArray::fromStdString(text));
        }
        QFAIL("no family has such a board");
    }
    static bool hasCages(const ToldElements &told, const Board &board)
    {
        return told.isTable() && board.kind(told.at(told.count() - 1)) == ElementKind::Region;
    }
    void openOf(const Family &family, const QByteArray &text)
    {
        m_window->document().openText(QStringLiteral("text"), text, &family);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !m_window->document().isReading()
                                     && m_window->solving().play().marks(),
                                 patience);
    }

private Q_SLOTS:
    void aBoardOfRowsAndColumnsIsATable()
    {
        openText(threeBoards);
        press(Qt::Key_PageDown, Qt::ControlModifier); // 7 rows of 6
        QTRY_VERIFY(m_window->isSettled());
        QCOMPARE(board().role(), QAccessible::Table);
        QAccessibleTableInterface *table = board().tableInterface();
        QVERIFY(table);
        QCOMPARE(table->rowCount(), 7);
        QCOMPARE(table->columnCount(), 6);
        for (int row = 0; row < 7; ++row) {
            for (int column = 0; column < 6; ++column) {
                QAccessibleInterface *cell = table->cellAt(row, column);
                QCOMPARE(cell->role(), QAccessible::Cell);
                QCOMPARE(cell->tableCellInterface()->rowIndex(), row);
                QCOMPARE(cell->tableCellInterface()->columnIndex(), column);
                QCOMPARE(board().indexOfChild(cell), row * 6 + column);
                QVERIFY(cell->text(QAccessible::Name)
                            .startsWith(
                                QStringLiteral("row %1, column %2").arg(row + 1).arg(column + 1)));
            }
        }
        // Qt's bridge asks for cells that are none, and takes it that it gets one.
        QVERIFY(table->cellAt(100, 3));
        // The rest of the board are no cells.
        QCOMPARE(board().child(42)->tableCellInterface(), nullptr);
        QVERIFY(board().childCount() > 42 + 2 * 42);
    }

    void labelsAreHeadings()
    {
        openWhere([](const ToldElements &told, const Board &) {
            return told.isTable() && !told.labelsOfRow(0).empty();
        });
        QAccessibleTableInterface *table = board().tableInterface();
        QVERIFY(table);
        for (int row = 0; row < table->rowCount(); ++row)
            QCOMPARE(table->cellAt(row, 0)->tableCellInterface()->rowHeaderCells().size(), 1);
        for (int column = 0; column < table->columnCount(); ++column)
            QVERIFY(!table->columnDescription(column).isEmpty());
    }

    void aBoardWithoutRowsIsAList()
    {
        openWhere([](const ToldElements &told, const Board &board) {
            return !told.isTable() && board.kind(told.at(0)) == ElementKind::Cell;
        });
        QCOMPARE(board().role(), QAccessible::List);
        QVERIFY(!board().tableInterface());
        QCOMPARE(board().child(0)->role(), QAccessible::ListItem);
    }

    void elementsTakeTheFocusAndArePressed()
    {
        openText(threeBoards);
        solve();
        m_window->puzzles().setFocus();
        QAccessibleInterface *edge = named(QStringLiteral("edge above row 1, column 2"));
        QVERIFY(edge);
        QAccessibleActionInterface *hand = edge->actionInterface();
        QVERIFY(hand);
        QVERIFY(hand->actionNames().contains(QAccessibleActionInterface::pressAction()));
        hand->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(m_window->view().hasFocus());
        QVERIFY(edge->state().focused);
        QVERIFY(edge->state().selected);
        QCOMPARE(board().focusChild(), edge);
        hand->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(edge->text(QAccessible::Value), QStringLiteral("line"));
        QTRY_VERIFY(heard().endsWith(u"line"));
        hand->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(heard(), QStringLiteral("cross"));
        hand->doAction(QAccessibleActionInterface::pressAction());
        QTRY_COMPARE(heard(), QStringLiteral("blank"));
        // What was undone elsewhere is said with its place.
        m_window->pointer().select(noElement);
        press(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(heard(), QStringLiteral("edge above row 1, column 2, cross"));
        // A dot cannot be marked.
        QAccessibleInterface *dot = board().child(board().childCount() - 1);
        QVERIFY(dot->actionInterface()->actionNames().isEmpty());
        QVERIFY(!dot->state().focusable);
    }

    void digitsArePressedOneAfterTheOther()
    {
        openWhere(hasCages);
        solve();
        QAccessibleInterface *cell = board().tableInterface()->cellAt(0, 0);
        for (const char *digit : {"1", "2", "3"}) {
            cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
            QCOMPARE(cell->text(QAccessible::Value), QString::fromLatin1(digit));
        }
        QCOMPARE(board().tableInterface()->selectedCells(), {cell});
        QVERIFY(cell->tableCellInterface()->isSelected());
    }

    void aSheetIsDrawnByPressing()
    {
        openText(threeBoards);
        m_window->actions()["editMode"]->trigger();
        QAccessibleInterface *cell = board().tableInterface()->cellAt(1, 1);
        cell->actionInterface()->doAction(QAccessibleActionInterface::setFocusAction());
        QVERIFY(cell->state().focused);
        const QString before = cell->text(QAccessible::Name);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(cell->text(QAccessible::Name) != before);
        QTRY_VERIFY(hasHeard(cell->text(QAccessible::Name)));
        QTRY_VERIFY_WITH_TIMEOUT(heard().contains(u"answer"), patience);
    }

    void namesAreThoseOfTheShownPuzzle()
    {
        openText(threeBoards);
        QAccessibleInterface *before = board().child(0);
        QAccessibleTableInterface *table = board().tableInterface();
        const QAccessible::Id id = QAccessible::uniqueId(before);
        QCOMPARE(before->text(QAccessible::Name), QStringLiteral("row 1, column 1, clue 0"));
        press(Qt::Key_PageDown, Qt::ControlModifier);
        QTRY_VERIFY(m_window->isSettled());
        // Who kept the old one finds it gone, and nothing else in its place.
        QCOMPARE(QAccessible::accessibleInterface(id), nullptr);
        QCOMPARE(table->rowCount(), 7);
        QCOMPARE(table->cellAt(0, 0)->text(QAccessible::Name),
                 QStringLiteral("row 1, column 1, clue 1"));
    }

    void whatIsFoundOutIsSaid()
    {
        openText(threeBoards);
        QTRY_VERIFY(heard().contains(u"one answer"));
        m_window->actions()["forward"]->trigger();
        QTRY_VERIFY(!heard().contains(u"one answer"));
        solve();
        m_window->actions()["check"]->trigger();
        QTRY_COMPARE(heard(), QStringLiteral("No mistakes so far."));
        m_window->actions()["hint"]->trigger();
        QTRY_VERIFY(!m_window->solving().playPanel().isWorking());
        QTRY_COMPARE(heard(), m_window->solving().playPanel().words());
        openFile(write(QStringLiteral("bad.in"), "3 3\n1 2 x\n"));
        QTRY_VERIFY2(heard().contains(u"Line"), qPrintable(heard()));
    }

    void theWholeAnswerIsSaid()
    {
        openText(threeBoards);
        solve();
        UserMarks &marks = *m_window->solving().play().marks();
        const Answer &answer = *m_window->solving().play().solution()->first;
        for (UnknownId unknown = 0; unknown < marks.choices().mainCount(); ++unknown)
            marks.set({unknown, ValueSet::only(answer.values[unknown])});
        QTRY_VERIFY2(heard().contains(u"Correct!"), qPrintable(heard()));
    }

    /// With every stroke, the unseen history's current row changes.
    void listsDoNotClaimTheFocus()
    {
        openText(threeBoards);
        auto *history = m_window->findChild<QAbstractItemView *>(QStringLiteral("history"));
        QVERIFY(history);
        QVERIFY(!history->hasFocus());
        QAccessibleEvent of(history, QAccessible::Focus);
        QVERIFY(isFalseFocus(of));
        m_window->puzzles().setFocus();
        QAccessibleEvent true_(&m_window->puzzles(), QAccessible::Focus);
        QVERIFY(!isFalseFocus(true_));
        QAccessibleEvent ofBoard(&m_window->view(), QAccessible::Focus);
        QVERIFY(!isFalseFocus(ofBoard));
    }

    void cardsDoNotGiveTheirAnswerAway()
    {
        const Family &family
            = **std::ranges::find_if(families(), [](const Family *f) { return isJoinable(*f); });
        openOf(family, "5 8 13 3 = 24\n");
        m_window->explaining().playback().first();
        const BoardState &state = m_window->scene().state();
        const int all = int(state.geometry()->board().size());
        const QStringList atFirst = names();
        QVERIFY(board().childCount() < all);
        for (const QString &name : atFirst)
            QVERIFY2(!name.contains(u"make") && !name.contains(u"joins")
                         && !name.contains(u"branch"),
                     qPrintable(name));
        QVERIFY(atFirst.front().contains(u"card 1 of 4"));
        // What is hidden cannot be reached by a kept interface either.
        for (ElementId id = 0; id < ElementId(all); ++id)
            QCOMPARE(element(id) != nullptr, board().indexOfChild(element(id)) >= 0);
        m_window->explaining().playback().last();
        QVERIFY(board().childCount() > atFirst.size());
        QVERIFY(names().join(u' ').contains(u"make"));
        // Solving, the cards lie on a table over the board, and that is what is read.
        solve();
        QCOMPARE(board().childCount(), 1);
        QAccessibleInterface *table = board().child(0);
        QCOMPARE(table->object(), &m_window->solving().play().joining().table());
        QCOMPARE(table->parent(), &board());
        QCOMPARE(board().indexOfChild(table), 0);
        QVERIFY(table->childCount() >= 4);
        QVERIFY(!board().tableInterface());
    }

    /// The panel of the mode that is on, then the list of puzzles.
    void tabGoesFromTheBoardToItsPanel()
    {
        openText(threeBoards);
        QVERIFY2(m_window->view().hasFocus(), qPrintable(m_window->focusWidget()->objectName()));
        for (const char *mode : {"playMode", "explainMode", "editMode"}) {
            m_window->actions()[mode]->trigger();
            m_window->view().setFocus();
            QWidget *panel = m_window->findChild<QWidget *>(QStringLiteral("reasoningDock"));
            press(Qt::Key_Tab);
            QVERIFY2(panel->isAncestorOf(m_window->focusWidget()), mode);
            press(Qt::Key_Tab, Qt::ShiftModifier);
            QVERIFY2(m_window->view().hasFocus(), mode);
            std::set<QWidget *> seen;
            while (panel->isAncestorOf(m_window->focusWidget()) || m_window->view().hasFocus()) {
                QVERIFY2(seen.insert(m_window->focusWidget()).second, "Tab leaves the panel");
                press(Qt::Key_Tab);
            }
            QVERIFY2(m_window->findChild<QWidget *>(QStringLiteral("puzzlesDock"))
                         ->isAncestorOf(m_window->focusWidget()),
                     qPrintable(m_window->focusWidget()->objectName()));
        }
    }

    void notesHaveAKeyThatTheMenuShows()
    {
        openWhere(hasCages);
        solve();
        QAction &notes = *m_window->actions()["notes"];
        QVERIFY(!notes.shortcut().isEmpty());
        const auto unknown = m_window->solving().play().marks()->choices().firstUnknown();
        m_window->pointer().select(
            m_window->solving().play().marks()->choices().elementOf(unknown));
        m_window->view().setFocus();
        press(Qt::Key_N);
        QVERIFY(notes.isChecked());
        press(Qt::Key_2);
        QVERIFY(m_window->solving().play().marks()->state(unknown).isNote);
        press(Qt::Key_N);
        QVERIFY(!notes.isChecked());
    }

private:
    QStringList m_heard;
};

} // namespace

INKLING_TEST(AccessTest, WindowApplication)

#include "access_test.moc"
