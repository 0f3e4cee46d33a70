// SPDX-License-Identifier: MIT
// The start page: a card for each family, files to go on with, and the keys that reach all of it.
#include "app/support/keeper.h"
#include "app/support/windowtest.h"
#include "dialogs/generatedialog.h"
#include "dialogs/newsheetdialog.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "phrases.h"
#include "scene/boardview.h"
#include "window/start/familycard.h"
#include "window/start/startpage.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QFileInfo>
#include <QMenu>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QToolButton>

using namespace inkling;

namespace {

class StartTest final : public WindowTest
{
    Q_OBJECT

private:
    QList<FamilyCard *> cards() const { return m_window->startPage().findChildren<FamilyCard *>(); }
    FamilyCard &cardOf(const Family &family) const
    {
        for (FamilyCard *card : cards()) {
            if (card->accessibleName() == translated("Families", family.title()))
                return *card;
        }
        qFatal("a family has no card");
    }
    QScrollArea &area() const { return *m_window->startPage().findChild<QScrollArea *>(); }
    /// Clicks a widget, once it is in sight.
    void click(QWidget &widget, const QPoint &place = {})
    {
        area().ensureWidgetVisible(&widget);
        QTest::mouseClick(&widget, Qt::LeftButton, {}, place);
    }
    void rememberSome()
    {
        for (const char *name : {"winter evenings.in", "easy.in", "for Ada.in"})
            m_window->recentFiles().remember(write(QString::fromLatin1(name), threeBoards));
    }
    void keepSizes(const QString &name)
    {
        for (const QSize size : {QSize(800, 600), QSize(1440, 900)}) {
            m_window->resize(size);
            QTest::qWait(60);
            keepPictures(*m_window, QStringLiteral("%1-%2").arg(name).arg(size.width()));
        }
    }
    /// The buttons that the keyboard is to reach.
    QSet<QWidget *> reachable() const
    {
        QSet<QWidget *> all;
        for (auto *button : m_window->startPage().findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                all.insert(button);
        }
        return all;
    }

private Q_SLOTS:
    void eachFamilyHasACardWithAPicture()
    {
        QCOMPARE(cards().size(), qsizetype(families().size()));
        for (const Family *family : families()) {
            FamilyCard &card = cardOf(*family);
            QTRY_VERIFY(card.hasPicture());
            // The picture has ink where it belongs.
            const QImage seen = card.grab(QRect(QPoint(), QSize(card.width(), 150))).toImage();
            QSet<QRgb> colours;
            for (int y = 20; y < seen.height(); ++y) {
                for (int x = 20; x < seen.width() - 20; ++x)
                    colours.insert(seen.pixel(x, y));
            }
            QVERIFY(colours.size() > 4);
        }
        keepSizes(QStringLiteral("start-first"));
        rememberSome();
        QTest::qWait(300);
        keepSizes(QStringLiteral("start-again"));
        // They are in the theme's colours.
        const QImage light = cards().first()->grab().toImage();
        ThemeManager::instance().setChoice(ThemeChoice::Dark);
        QTRY_VERIFY(cards().first()->grab().toImage() != light);
    }

    void cardsFitEveryWindow()
    {
        for (const QSize size : {QSize(800, 600), QSize(1440, 900), QSize(692, 500)}) {
            m_window->resize(size);
            QTest::qWait(60);
            const QWidget &page = *area().widget();
            QList<QRect> places;
            for (const FamilyCard *card : cards()) {
                const QRect place(card->mapTo(&page, QPoint()), card->size());
                QVERIFY(page.rect().contains(place));
                QVERIFY(std::abs(card->width() - cards().first()->width()) <= 1);
                for (const QRect &other : places)
                    QVERIFY(!place.intersects(other));
                places.append(place);
                // No word is cut off.
                for (const auto *button : card->findChildren<QPushButton *>())
                    QVERIFY(button->width()
                            >= button->fontMetrics().horizontalAdvance(button->text()) + 8);
            }
            QVERIFY(places[0].top() == places[1].top() && places[0].left() != places[1].left());
            QVERIFY(page.width() <= area().viewport()->width());
            // What has no room is scrolled to.
            QVERIFY(page.height() <= area().viewport()->height()
                    || area().verticalScrollBar()->maximum() > 0);
        }
    }

    void aClickOpensTheSample()
    {
        const Family &family = *families().back();
        click(cardOf(family), {60, 60});
        waitUntilSettled();
        QCOMPARE(m_window->document().name(),
                 translated("Samples", family.samples().front().title));
        QCOMPARE(m_window->document().page(0).family, &family);
    }

    void theArrowListsAllSamples()
    {
        const Family &family = *families().front();
        auto *arrow = cardOf(family).findChild<QToolButton *>(QStringLiteral("samplesButton"));
        QCOMPARE(arrow->menu()->actions().size(), qsizetype(family.samples().size()));
    }

    void newAndGenerateAreOfTheCardsFamily()
    {
        for (const Family *family : {families().back(), families()[1]}) {
            click(*cardOf(*family).findChild<QPushButton *>(QStringLiteral("newOfFamily")));
            auto *sheet = m_window->findChild<NewSheetDialog *>();
            QVERIFY(sheet && sheet->isVisible());
            QCOMPARE(&sheet->family(), family);
            sheet->reject();
            click(*cardOf(*family).findChild<QPushButton *>(QStringLiteral("generateOfFamily")));
            auto *generate = m_window->findChild<GenerateDialog *>();
            QVERIFY(generate && generate->isVisible());
            QCOMPARE(&generate->family(), family);
            generate->reject();
            QVERIFY(m_window->document().name().isEmpty());
        }
    }

    void recentFilesAreShownToGoOnWith()
    {
        const auto tiles = [this] {
            QList<QPushButton *> all;
            for (auto *tile :
                 m_window->startPage().findChildren<QPushButton *>(QStringLiteral("recentFile"))) {
                if (tile->isVisible())
                    all.append(tile);
            }
            return all;
        };
        const auto isBeginners = [this] {
            return m_window->startPage()
                .findChild<QWidget *>(QStringLiteral("watchCard"))
                ->isVisible();
        };
        QVERIFY(tiles().isEmpty());
        QVERIFY(isBeginners());
        rememberSome();
        QCOMPARE(tiles().size(), 3);
        QVERIFY(!isBeginners());
        QCOMPARE(tiles().first()->accessibleName(), QStringLiteral("for Ada.in"));
        QCOMPARE(tiles().first()->accessibleDescription(),
                 QFileInfo(pathOf(QStringLiteral("for Ada.in"))).path());
        // Its first puzzle is painted on it.
        const QImage before = tiles().first()->grab().toImage();
        QTRY_VERIFY(tiles().first()->grab().toImage() != before);
        click(*tiles().last(), {40, 30});
        waitUntilSettled();
        QCOMPARE(m_window->document().path(), pathOf(QStringLiteral("winter evenings.in")));
    }

    void tabReachesAll()
    {
        rememberSome();
        QSet<QWidget *> reached;
        m_window->startPage()
            .findChild<QWidget *>(QStringLiteral("openButton"))
            ->setFocus(Qt::TabFocusReason);
        for (int i = 0; i < 200; ++i) {
            reached.insert(QApplication::focusWidget());
            press(Qt::Key_Tab);
        }
        for (QWidget *button : reachable())
            QVERIFY2(reached.contains(button), qPrintable(button->accessibleName()));
    }

    void arrowsReachAll()
    {
        m_window->resize(800, 600);
        rememberSome();
        const auto arrows = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
        QList<QWidget *> reached{
            m_window->startPage().findChild<QWidget *>(QStringLiteral("openButton"))};
        for (qsizetype i = 0; i < reached.size(); ++i) {
            for (const Qt::Key arrow : arrows) {
                reached[i]->setFocus(Qt::TabFocusReason);
                press(arrow);
                QWidget *next = QApplication::focusWidget();
                if (!reached.contains(next))
                    reached.append(next);
                // It has come into sight.
                QVERIFY(next->visibleRegion().contains(next->rect().center()));
            }
        }
        for (QWidget *button : reachable())
            QVERIFY2(reached.contains(button), qPrintable(button->objectName()));
        // From card to card, as they lie.
        FamilyCard &first = *cards().first();
        first.setFocus();
        press(Qt::Key_Right);
        QCOMPARE(QApplication::focusWidget(), cards()[1]);
        press(Qt::Key_Left);
        QCOMPARE(QApplication::focusWidget(), &first);
    }

    /// Who chooses a card wants to solve, whatever was done before.
    void aCardIsOpenedToBeSolved()
    {
        for (int times = 0; times < 2; ++times) {
            QTest::mouseClick(cards()[1], Qt::LeftButton);
            QTRY_VERIFY(m_window->document().count() > 0);
            waitUntilSettled();
            QVERIFY(m_window->actions()["playMode"]->isChecked());
            m_window->actions()["editMode"]->trigger();
            m_window->actions()["close"]->trigger();
            QVERIFY(m_window->startPage().isVisible());
        }
    }

    void spaceAndReturnPressAButton()
    {
        for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return}) {
            const Family &family = *families()[1];
            cardOf(family).setFocus(Qt::TabFocusReason);
            press(key);
            QTRY_VERIFY(m_window->document().count() > 0);
            waitUntilSettled();
            QCOMPARE(m_window->document().page(0).family, &family);
            m_window->actions()["close"]->trigger();
            QVERIFY(m_window->startPage().isVisible());
        }
    }

    void theFocusIsSeen()
    {
        rememberSome();
        QTest::qWait(400);
        for (QWidget *button : reachable()) {
            m_window->view().setFocus();
            const QImage without = button->grab().toImage();
            button->setFocus(Qt::TabFocusReason);
            QVERIFY2(button->grab().toImage() != without, qPrintable(button->objectName()));
        }
        cards()[2]->setFocus(Qt::TabFocusReason);
        keepPictures(*m_window, QStringLiteral("start-focus"));
    }

    void everyButtonHasAName()
    {
        rememberSome();
        QSet<QString> names;
        for (QWidget *button : reachable()) {
            auto *spoken = QAccessible::queryAccessibleInterface(button);
            QVERIFY(spoken);
            const QString name = spoken->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty(), qPrintable(button->objectName()));
            QVERIFY2(!names.contains(name), qPrintable(name));
            names.insert(name);
            QVERIFY(spoken->role() == QAccessible::Button
                    || spoken->role() == QAccessible::ButtonMenu
                    || spoken->role() == QAccessible::PushButton);
        }
    }
};

} // namespace

INKLING_TEST(StartTest, WindowApplication)

#include "start_test.moc"
