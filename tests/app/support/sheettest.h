// SPDX-License-Identifier: MIT
#pragma once

#include "app/support/playtest.h"
#include "dialogs/newsheetdialog.h"
#include "editors/editpanel.h"
#include "editors/sheeteditor.h"
#include "modes/drawing/drawingmode.h"
#include "modes/drawing/editcontroller.h"

#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolBar>
#include <algorithm>

namespace inkling {

/// A test of drawing puzzles in the window, and of what comes of them. With INKLING_PICTURES set to a folder,
/// pictures of each state are left there.
class SheetTest : public PlayTest
{
    Q_OBJECT

protected:
    static std::shared_ptr<const Puzzle> read(const Family &family, std::string_view text)
    {
        LineSource source{std::string(text)};
        return *family.read(source);
    }
    EditController &edit() { return m_window->drawing().edit(); }
    SheetEditor &editor() { return edit().editor(); }
    const Draft &draft() { return editor().draft(); }
    EditPanel &panel() { return m_window->drawing().editPanel(); }
    BoardView &view() { return m_window->view(); }

    /// Clicks an action's button on the tool bar.
    void clickTool(const char *id)
    {
        for (QToolBar *bar : m_window->findChildren<QToolBar *>()) {
            if (QWidget *button = bar->widgetForAction(&action(id)))
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(id);
    }
    /// Begins a sheet by the dialog, with keys and clicks: one more where something is open.
    void begin(const Family &family, BoardSize size)
    {
        if (m_window->document().name().isEmpty())
            clickTool("new");
        else
            action("addPuzzle").trigger();
        auto *dialog = m_window->findChild<NewSheetDialog *>();
        QVERIFY(dialog && dialog->isVisible());
        QTest::keyClick(&dialog->families(), Qt::Key_Home);
        for (int i = 0; &dialog->family() != &family && i < dialog->families().count(); ++i)
            QTest::keyClick(&dialog->families(), Qt::Key_Down);
        QTest::keyClick(&dialog->templates(), Qt::Key_Home);
        for (const auto &[box, value] :
             {std::pair(&dialog->rows(), size.rows), std::pair(&dialog->columns(), size.columns)}) {
            if (!box->isVisible())
                continue;
            QTest::keyClick(box, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(box, QString::number(value));
        }
        QVERIFY2(dialog->objection().isEmpty(), qPrintable(dialog->objection()));
        QTest::mouseClick(&dialog->drawButton(), Qt::LeftButton);
        QVERIFY(!dialog->isVisible());
        QVERIFY(edit().isOn() && edit().isOpen());
        QCOMPARE(draft(), family.drafting().fresh(size));
    }
    /// Opens a text and begins to draw it.
    void openDrawn(const Family &family, std::string_view text)
    {
        m_window->document().openText(QStringLiteral("text"),
                                      QByteArray(text.data(), qsizetype(text.size())), &family);
        waitUntilSettled();
        action("editMode").trigger();
        QVERIFY(edit().isOpen());
    }
    /// Waits until all is known of the sheet.
    void waitForVerdict()
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            edit().verdict().isCurrent() && edit().verdict().judgement().isComplete, patience);
    }

    QPoint pointOf(PlaceId place)
    {
        const DraftBoard &board = editor().board();
        return view().mapFromScene(board.geometry()->centre(board.element(place)));
    }
    void click(PlaceId place, Qt::MouseButton button = Qt::LeftButton,
               Qt::KeyboardModifiers held = {})
    {
        QTest::mouseClick(view().viewport(), button, held, pointOf(place));
    }
    void drag(std::span<const PlaceId> places, Qt::KeyboardModifiers held = {})
    {
        QTest::mousePress(view().viewport(), Qt::LeftButton, held, pointOf(places.front()));
        for (const PlaceId place : places.subspan(1)) {
            QMouseEvent move(QEvent::MouseMove, pointOf(place),
                             view().viewport()->mapToGlobal(pointOf(place)), Qt::NoButton,
                             Qt::LeftButton, held);
            QApplication::sendEvent(view().viewport(), &move);
        }
        QTest::mouseRelease(view().viewport(), Qt::LeftButton, held, pointOf(places.back()));
    }
    void drag(std::initializer_list<PlaceId> places, Qt::KeyboardModifiers held = {})
    {
        drag(std::span(places.begin(), places.size()), held);
    }
    void type(const std::string &text) { QTest::keyClicks(&view(), QString::fromStdString(text)); }
    /// Everything that has been done is undone and done again.
    void verifyUndo(const Draft &before)
    {
        const Draft after = draft();
        int steps = 0;
        for (; draft() != before && action("undo").isEnabled(); ++steps)
            action("undo").trigger();
        QCOMPARE(draft(), before);
        for (; steps > 0; --steps)
            action("redo").trigger();
        QCOMPARE(draft(), after);
    }
    /// Drags over the cells of a cage, each next to one before it.
    void drawCage(const Draft &wanted, PlaceId first)
    {
        std::vector<PlaceId> cells;
        for (PlaceId cell = 0; cell < wanted.cages.size(); ++cell) {
            if (wanted.cages[cell] == std::int32_t(first))
                cells.push_back(cell);
        }
        const auto columns = PlaceId(wanted.size.columns);
        const auto touch = [&](PlaceId a, PlaceId b) {
            return a / columns == b / columns ? (a > b ? a - b : b - a) == 1
                                              : (a > b ? a - b : b - a) == columns;
        };
        click(first);
        if (cells.size() == 1)
            return;
        // Piece by piece: from a cell of it that is done to one that is not.
        std::vector<PlaceId> done{first};
        while (done.size() < cells.size()) {
            for (const PlaceId cell : cells) {
                if (std::ranges::find(done, cell) != done.end())
                    continue;
                const auto from
                    = std::ranges::find_if(done, [&](PlaceId one) { return touch(one, cell); });
                if (from == done.end())
                    continue;
                drag({*from, cell});
                done.push_back(cell);
            }
        }
        click(first);
    }
};

} // namespace inkling
