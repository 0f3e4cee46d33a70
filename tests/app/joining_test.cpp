// SPDX-License-Identifier: MIT
// Puzzles whose answer is built by joining, solved by hand in the window: by clicks, by keys, with hints. With
// INKLING_PICTURES set to a folder, pictures of each state are left there.
#include "app/support/windowtest.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "playing/playpanel.h"
#include "puzzle/joinable.h"
#include "reasoning/whypanel.h"
#include "reasoning/whytreemodel.h"
#include "scene/boardview.h"
#include "window/list/puzzlelist.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTreeView>
#include <QVariantAnimation>

using namespace inkling;

namespace {

class JoiningTest final : public WindowTest
{
    Q_OBJECT

private:
    void open(const QByteArray &text)
    {
        const Family &family
            = **std::ranges::find_if(families(), [](const Family *f) { return isJoinable(*f); });
        m_window->document().openText(QStringLiteral("text"), text, &family);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->document().place() == 0, patience);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !m_window->document().isReading()
                                     && m_window->solving().play().marks(),
                                 patience);
        m_window->actions()["playMode"]->trigger();
        QVERIFY(table().isVisible());
        table().finishMotion();
    }
    UserMarks &marks() { return *m_window->solving().play().marks(); }
    JoiningTable &table() { return m_window->solving().play().joining().table(); }
    PlayPanel &panel() { return m_window->solving().playPanel(); }
    /// Of what lies on the table, by its place in the row.
    TableCard &card(int index) { return *table().cards()[index]; }
    static QPoint middle(const TableCard &card)
    {
        return QPoint(card.width() / 2, TableCard::air + card.width() / 2);
    }
    void click(int index)
    {
        QTest::mouseClick(&card(index), Qt::LeftButton, {}, middle(card(index)));
    }
    void clickSign(char sign)
    {
        auto *button = table().signChooser().findChild<QPushButton *>(
            QStringLiteral("sign%1").arg(QLatin1Char(sign)));
        QVERIFY(button);
        QVERIFY(button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        table().finishMotion();
    }
    /// Clicks the cards at these places in the row, from 1, and types the signs.
    void type(const char *keys)
    {
        for (; *keys != 0; ++keys) {
            if (*keys >= '1' && *keys <= '9')
                click(*keys - '1');
            else
                QTest::keyClick(m_window->focusWidget(), *keys);
        }
        table().finishMotion();
    }
    QStringList lying()
    {
        QStringList texts;
        for (const TableCard *one : table().cards())
            texts.append(QString::fromStdString(one->thing().value));
        return texts;
    }
    int indexOf(int place)
    {
        for (int i = 0; i < table().cards().size(); ++i) {
            if (card(i).place() == place)
                return i;
        }
        return -1;
    }
    void undo() { m_window->actions()["undo"]->trigger(); }
    void redo() { m_window->actions()["redo"]->trigger(); }
    void waitForHint()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!panel().isWorking() && !panel().words().isEmpty(), patience);
    }
    void pictures(const QString &name)
    {
        table().finishMotion();
        keepPictures(name);
        table().finishMotion();
    }

private Q_SLOTS:
    /// The list is narrow: a hand takes two lines there, and is not parted from its target.
    void aLongHandIsReadWhole()
    {
        open("10 11 12 13 10 11 12 13 = 163\n");
        PuzzleListView &list = m_window->puzzles();
        const QString title = list.model()->index(0, 0).data().toString();
        const QFontMetrics metrics(list.font());
        constexpr int narrow = 112;
        QVERIFY(metrics.horizontalAdvance(title) > narrow);
        const QStringList lines = titleLines(title, list.font(), narrow);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.join(u' '), title);
        QVERIFY(lines.last().endsWith(QStringLiteral("\u2192\u00a0163")));
        for (const QString &line : lines)
            QVERIFY(metrics.horizontalAdvance(line) <= narrow);
        QCOMPARE(titleLines(title, list.font(), 1000), QStringList{title});
        // No room for it in two: it is cut, and the tip says it whole.
        QVERIFY(titleLines(title, list.font(), 60).last().endsWith(u'\u2026'));
        const QString tip = list.model()->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.startsWith(title));
        pictures(QStringLiteral("long-hand"));
    }

    void isPlayedToItsEndByMouse()
    {
        open("3 4 7 9 11 12 = 163\n");
        QVERIFY(panel().progressText().contains(u"6 cards left"));
        // The list says which hand it is, and that it can be done.
        const QModelIndex hand = m_window->puzzles().model()->index(0, 0);
        QVERIFY(hand.data().toString().endsWith(QStringLiteral("3 4 7 9 J Q \u2192\u00a0163")));
        QVERIFY(hand.data(Qt::AccessibleTextRole).toString().contains(u"solvable"));
        // What is off here says why.
        for (const char *id : {"check", "lastRight", "beginTrial", "setPin"}) {
            QVERIFY(!m_window->actions()[id]->isEnabled());
            QVERIFY(m_window->actions()[id]->toolTip().contains(u"joining cards"));
        }
        m_window->actions()["explainMode"]->trigger();
        QVERIFY(!m_window->actions()["check"]->toolTip().contains(u"joining cards"));
        m_window->actions()["playMode"]->trigger();
        pictures(QStringLiteral("joining-dealt"));
        const auto finale
            = [this] { return table().findChild<QVariantAnimation *>(QStringLiteral("finale")); };
        // Its own simplest way, by clicks alone.
        const auto moves = *marks().puzzle()->joinable()->continuation({}, {});
        for (const Joining &move : moves) {
            click(indexOf(move.left));
            QVERIFY(!table().signChooser().isVisible());
            click(indexOf(move.right));
            QVERIFY(table().signChooser().isVisible());
            QVERIFY(card(indexOf(move.left)).isChecked() && card(indexOf(move.right)).isChecked());
            if (move == moves.front())
                pictures(QStringLiteral("joining-two-chosen"));
            QVERIFY(!finale());
            auto *sign = table().signChooser().findChild<QPushButton *>(
                QStringLiteral("sign%1").arg(QLatin1Char(move.sign)));
            QTest::mouseClick(sign, Qt::LeftButton);
            QCOMPARE(finale() != nullptr, table().cards().size() == 1);
            table().finishMotion();
            QVERIFY(!table().signChooser().isVisible());
            if (table().cards().size() == 3)
                pictures(QStringLiteral("joining-three-left"));
        }
        QCOMPARE(marks().moves(), moves);
        QCOMPARE(lying(), QStringList{"163"});
        QVERIFY(card(0).light().isAnswer);
        QVERIFY(marks().answer() && !marks().puzzle()->fault(*marks().answer()));
        QVERIFY(panel().progressText().contains(u"Correct!"));
        QCOMPARE(panel().movesText().count(u'\n'), 4);
        pictures(QStringLiteral("joining-solved"));
    }

    void isPlayedToItsEndByKeys()
    {
        open("4 6 9 = 19\n");
        QCOMPARE(m_window->focusWidget(), static_cast<QWidget *>(&table()));
        const auto keys = [this](const char *text) {
            for (; *text != 0; ++text)
                QTest::keyClick(m_window->focusWidget(), *text);
            table().finishMotion();
        };
        keys("4+");
        QVERIFY(!table().signChooser().isVisible()); // waits for the second
        keys("6");
        QCOMPARE(lying(), (QStringList{"10", "9"}));
        QCOMPARE(panel().movesText(), QStringLiteral("4+6 = 10"));
        keys("910+"); // a value of two digits
        QCOMPARE(lying(), QStringList{"19"});
        QVERIFY(panel().progressText().contains(u"Correct!"));
        QCOMPARE(panel().movesText(), QStringLiteral("4+6 = 10\n9+10 = 19"));
        press(Qt::Key_Backspace);
        QCOMPARE(lying(), (QStringList{"10", "9"}));
        QVERIFY(!panel().progressText().contains(u"Correct!"));
    }

    void aNumberTakesTheCardOfThatValue()
    {
        open("5 8 K 1 1 = 24\n");
        const auto press = [this](const char *text) {
            for (; *text != 0; ++text)
                QTest::keyClick(m_window->focusWidget(), *text);
        };
        press("3"); // there is a third card, but none worth 3
        QVERIFY(std::ranges::none_of(table().cards(), [](auto *one) { return one->isChecked(); }));
        press("k");
        QVERIFY(card(2).isChecked());
        press("k");
        QVERIFY(!card(2).isChecked());
        press("13");
        QTRY_VERIFY(card(2).isChecked());
        QTest::keyClick(m_window->focusWidget(), Qt::Key_Escape);
        // 1 may become 13; what follows says that it does not. Of two, the first, then the other.
        press("1");
        QTRY_VERIFY(card(3).isChecked());
        press("1+");
        QCOMPARE(lying().size(), 4);
        QCOMPARE(panel().movesText(), QStringLiteral("1+1 = 2"));
    }

    void theFirstStandsLeftOfTheSign()
    {
        open("4 6 9 = 19\n");
        type("31-");
        QCOMPARE(lying(), (QStringList{"6", "5"}));
        QCOMPARE(panel().movesText(), QStringLiteral("9−4 = 5"));
        // A third click takes the place of the second; a click on a chosen one lets it go.
        press(Qt::Key_Backspace);
        type("123*");
        QCOMPARE(panel().movesText(), QStringLiteral("4×9 = 36"));
        press(Qt::Key_Backspace);
        click(0);
        QVERIFY(card(0).isChecked());
        click(0);
        QVERIFY(!card(0).isChecked());
        type("*");
        QVERIFY(!table().message().isEmpty());
        type("2");
        press(Qt::Key_Escape);
        QVERIFY(!card(1).isChecked());
    }

    void whatWasMadeIsSplit()
    {
        open("2 3 5 7 = 24\n");
        type("12+");
        QCOMPARE(lying(), (QStringList{"5", "5", "7"}));
        type("23*");
        QCOMPARE(lying(), (QStringList{"5", "35"}));
        // The older one: the other stays.
        QTest::mouseDClick(&card(0), Qt::LeftButton, {}, middle(card(0)));
        table().finishMotion();
        QCOMPARE(lying(), (QStringList{"2", "3", "35"}));
        QCOMPARE(panel().movesText(), QStringLiteral("5×7 = 35"));
        undo();
        QCOMPARE(lying(), (QStringList{"5", "35"}));
        type("12-");
        QCOMPARE(lying(), QStringList{"−30"});
        QVERIFY(panel().progressText().contains(u"makes −30, not 24"));
        QVERIFY(table().message().contains(u"−30"));
        pictures(QStringLiteral("joining-wrong"));
        // From its menu.
        QContextMenuEvent asked(QContextMenuEvent::Mouse, middle(card(0)),
                                card(0).mapToGlobal(middle(card(0))));
        QApplication::sendEvent(&card(0), &asked);
        auto *menu = card(0).findChild<QMenu *>(QStringLiteral("cardMenu"));
        QVERIFY(menu);
        menu->actions().front()->trigger();
        menu->close();
        QTRY_COMPARE(lying(), (QStringList{"5", "35"}));
    }

    void isUndoneAndDoneAgain()
    {
        open("2 3 5 7 = 24\n");
        const QStringList dealt = lying();
        type("12+");
        type("12*");
        const QStringList after = lying();
        undo();
        undo();
        QCOMPARE(lying(), dealt);
        QVERIFY(panel().movesText().isEmpty());
        redo();
        redo();
        QCOMPARE(lying(), after);
        // Elsewhere and back: the moves are still there.
        m_window->actions()["explainMode"]->trigger();
        QVERIFY(!table().isVisible());
        m_window->actions()["playMode"]->trigger();
        QVERIFY(table().isVisible());
        QCOMPARE(lying(), after);
    }

    void whatCannotBeMadeIsSaid()
    {
        open("3 3 5 = 8 integers\n");
        type("12-");
        type("21/");
        QVERIFY(table().message().contains(u"divided by 0"));
        QCOMPARE(lying(), (QStringList{"0", "5"}));
        type("^");
        QCOMPARE(lying(), (QStringList{"0", "5"}));
        pictures(QStringLiteral("joining-by-zero"));
    }

    void powersAndCardsLeftOver()
    {
        open("2 3 5 = 8 exponents some\n");
        type("12^");
        QVERIFY(panel().progressText().contains(u"Correct!"));
        QVERIFY(card(0).light().isAnswer && card(1).light().isAside);
        QVERIFY(!marks().puzzle()->fault(*marks().answer()));
        pictures(QStringLiteral("joining-left-over"));
    }

    void hintsLeadOnFromTheMoves()
    {
        open("2 3 5 7 = 24\n");
        // Off the drawn answer's way, wherever that leads.
        type("12-");
        for (int presses = 0; presses < 40 && !marks().answer(); ++presses) {
            press(Qt::Key_H);
            if (!marks().answer())
                waitForHint();
            if (presses == 1)
                pictures(QStringLiteral("joining-hint"));
        }
        QVERIFY(marks().answer());
        QVERIFY(panel().progressText().contains(u"Correct!"));
        press(Qt::Key_H);
        waitForHint();
        QVERIFY(panel().words().contains(u"nothing left"));
        for (int i = 0; i < 3; ++i)
            press(Qt::Key_Backspace);
        type("12*");
        press(Qt::Key_H, Qt::ShiftModifier); // all of it at once
        waitForHint();
        QVERIFY2(!panel().words().isEmpty(), qPrintable(lying().join(u' ')));
        QVERIFY(panel().words().contains(u"=") || panel().words().contains(u"Split"));
    }

    void theFirstHintThinksBackFromTheTarget()
    {
        open("4 6 9 = 19\n");
        press(Qt::Key_H);
        waitForHint();
        QVERIFY2(panel().words().contains(u"ends with") && panel().words().contains(u"= 19"),
                 qPrintable(panel().words()));
    }

    void whatWasMadeCanBeAskedFor()
    {
        open("4 6 9 = 19\n");
        const Joining move = marks().puzzle()->joinable()->continuation({}, {})->front();
        click(indexOf(move.left));
        click(indexOf(move.right));
        clickSign(move.sign);
        QVERIFY(!marks().facts().empty());
        click(indexOf(3));
        press(Qt::Key_W);
        QVERIFY(m_window->explaining().why().isTelling());
        QVERIFY(!table().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().whyPanel().model().rowCount() > 0,
                                 patience);
        press(Qt::Key_Escape);
        QVERIFY(table().isVisible());
    }

    void oneToEightCards_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("1") << QByteArray("7 = 7\n");
        QTest::newRow("2") << QByteArray("Q K = 156\n");
        QTest::newRow("5") << QByteArray("A 5 5 5 100 = 24\n");
        QTest::newRow("8") << QByteArray("A 2 4 6 8 10 Q K = 1000\n");
    }
    void oneToEightCards()
    {
        QFETCH(QByteArray, text);
        open(text);
        const int count = int(table().cards().size());
        QCOMPARE(QByteArray::number(count), QByteArray(QTest::currentDataTag()));
        QCOMPARE(panel().progressText().contains(u"Correct!"), count == 1);
        for (int i = 1; i < count; ++i)
            QVERIFY(!card(i)
                         .geometry()
                         .adjusted(TableCard::air, 0, -TableCard::air, 0)
                         .intersects(card(i - 1).geometry().adjusted(TableCard::air, 0,
                                                                     -TableCard::air, 0)));
        QVERIFY(table().rect().contains(card(count - 1).geometry()));
        pictures(QStringLiteral("joining-%1-cards").arg(count));
    }
};

} // namespace

INKLING_TEST(JoiningTest, WindowApplication)
#include "joining_test.moc"
