// SPDX-License-Identifier: MIT
// A blank sheet shows what to do first; with the first stroke that is gone.
#include "app/support/keeper.h"
#include "app/support/sheetkinds.h"
#include "app/support/sheettest.h"
#include "editors/sheetghost.h"
#include "families/registry.h"
#include "painting/boardpainter.h"
#include "scene/boardview.h"

#include <QAction>
#include <QLabel>
#include <QPainter>

using namespace inkling;

namespace {

class BlankSheetTest final : public SheetTest
{
    Q_OBJECT

private:
    bool isGhostShown() { return edit().ghost().ghost() && edit().ghost().isVisible(); }
    QImage seen() { return view().viewport()->grab().toImage(); }
    static QList<const Family *> all() { return {families().begin(), families().end()}; }
    static QString idOf(const Family &family)
    {
        return QString::fromStdString(std::string(family.id()));
    }
    /// How often a screen reader was told these words.
    qsizetype toldCount(const QString &words) const { return m_told.count(words); }
    void listen()
    {
        m_told.clear();
        qApp->installEventFilter(this);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Show && watched->objectName() == u"announcement")
            m_told += static_cast<QWidget *>(watched)->accessibleName().split(u'\n');
        return false;
    }

    QStringList m_told;

private Q_SLOTS:
    void everyBlankSheetInvites()
    {
        listen();
        for (const Family *family : all()) {
            begin(*family, family->drafting().usual());
            QVERIFY2(isGhostShown(), family->id().data());
            const Ghost &ghost = *edit().ghost().ghost();
            QVERIFY(!ghost.words.isEmpty());
            QVERIFY(!ghost.elements.empty());
            QVERIFY(family->drafting().fits(ghost.draft));
            QVERIFY(ghost.draft != draft());
            QTRY_COMPARE(toldCount(ghost.words), 1);
            m_told.clear();
            keepPictures(QStringLiteral("blank-%1").arg(idOf(*family)));
            action("deletePuzzle").trigger();
        }
    }

    void sheetsOfAnySizeInvite()
    {
        for (const Family *family : all()) {
            for (const BoardSize size :
                 {family->drafting().smallest(), family->drafting().largest()}) {
                if (family->drafting().expectedInstead(size))
                    continue;
                begin(*family, size);
                if (isGhostShown()) {
                    const QRectF board = m_window->scene().geometry()->bounds();
                    for (const ElementId element : edit().ghost().ghost()->elements)
                        QVERIFY(board.contains(edit().ghost().ghost()->geometry->box(element)));
                }
                keepPicture(*m_window,
                            QStringLiteral("blank-%1-%2").arg(idOf(*family)).arg(size.columns));
                action("deletePuzzle").trigger();
            }
        }
    }

    void theFirstStrokeTakesItAway()
    {
        listen();
        begin(dotted(), {5, 5});
        QVERIFY(isGhostShown());
        waitForVerdict();
        const QImage invited = seen();
        // The pointer goes through it: the cell below the words is clicked, and typed in.
        const QString words = edit().ghost().ghost()->words;
        for (const PlaceId place : {PlaceId(12), PlaceId(17)}) {
            QVERIFY(isGhostShown());
            click(place);
            QCOMPARE(editor().cursor(), place);
            type("3");
            QCOMPARE(draft().texts[place], std::string("3"));
            QVERIFY(!isGhostShown());
            action("undo").trigger();
        }
        QVERIFY(isGhostShown());
        // It comes back with the blank sheet, and is not said again.
        QTRY_COMPARE(toldCount(words), 1);
        click(0);
        waitForVerdict();
        QVERIFY(seen() == invited);
        type("3");
        press(Qt::Key_Delete);
        QVERIFY(isGhostShown());
        action("drawSolution").trigger();
        QVERIFY(!isGhostShown());
        action("drawSolution").trigger();
        QVERIFY(isGhostShown());
        QCOMPARE(toldCount(words), 1);
    }

    void noPictureHasIt()
    {
        begin(dotted(), {5, 5});
        QVERIFY(isGhostShown());
        // What is exported is painted of the board's state.
        const BoardState &state = m_window->scene().state();
        const auto painted = [&state](const BoardState &board) {
            QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paintBoard(painter, board, Theme::lightTheme(), QRectF(0, 0, 400, 400));
            return image;
        };
        BoardState bare(std::make_shared<const BoardGeometry>(
            dotted().drafting().board(dotted().drafting().blank({5, 5}))));
        bare.selected = state.selected;
        QCOMPARE(painted(state), painted(bare));
    }

    void theVerdictIsSaidOnce()
    {
        const auto saidBy = [this](const QString &verdict) {
            QStringList places;
            for (const QLabel *label : m_window->findChildren<QLabel *>()) {
                if (label->isVisible() && label->text().contains(verdict, Qt::CaseInsensitive))
                    places.append(label->objectName());
            }
            return places;
        };
        const Family &family = dotted();
        openDrawn(family, family.samples().front().text);
        waitForVerdict();
        QCOMPARE(saidBy(QStringLiteral("one answer")), QStringList{QStringLiteral("liveVerdict")});
        action("playMode").trigger();
        waitUntilSettled();
        QCOMPARE(saidBy(QStringLiteral("one answer")), QStringList{QStringLiteral("playVerdict")});
        keepPictures(QStringLiteral("verdict-solve"));
        action("explainMode").trigger();
        QCOMPARE(saidBy(QStringLiteral("one answer")), QStringList{QStringLiteral("status")});
    }
};

} // namespace

INKLING_TEST(BlankSheetTest, WindowApplication)

#include "blanksheet_test.moc"
