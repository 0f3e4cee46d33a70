// SPDX-License-Identifier: MIT
// A puzzle's whole way, by clicks, drags and keys on the real widgets alone, for every family: its sample is drawn
// again on a blank sheet, and then solved by hand to its end.
#include "app/support/sheettest.h"
#include "editors/sheetoverlay.h"
#include "modes/solving/joiningcontroller.h"
#include "modes/solving/solvingmode.h"
#include "puzzle/joinable.h"
#include "scene/boardview.h"

using namespace inkling;

namespace {

class RedrawAndPlayTest final : public SheetTest
{
    Q_OBJECT

private:
    void redraw(const Family &family, const Draft &wanted)
    {
        const bool isCaged = !wanted.cages.empty();
        for (PlaceId place = 0; place < wanted.texts.size(); ++place) {
            const bool isFirst = isCaged && wanted.cages[place] == std::int32_t(place);
            if (isCaged && !isFirst && wanted.cages[place] != noCage)
                continue;
            if (isFirst)
                drawCage(wanted, place);
            else
                click(place);
            QCOMPARE(editor().cursor(), place);
            const std::string &text = wanted.texts[place];
            // By turns: clicks where they go through what can stand there, else letters.
            const auto values = family.drafting().values(draft(), place);
            const bool isOffered = text.empty() || std::ranges::find(values, text) != values.end();
            if (place % 2 == 1 && !values.empty() && isOffered) {
                for (std::size_t i = 0; draft().texts[place] != text && i <= values.size(); ++i)
                    click(place);
            } else {
                type(text);
            }
            QCOMPARE(draft().texts[place], text);
            if (place == wanted.texts.size() / 2)
                keepPictures(QStringLiteral("redraw-%1-half").arg(tag()));
        }
    }
    static QString tag() { return QString::fromLatin1(QTest::currentDataTag()); }
    bool isToldSolved()
    {
        return m_window->solving().playPanel().progressText().contains(u"Correct!");
    }

    /// What a click marks, by the key for it.
    void markByKey(ElementId element, const Fact &fact)
    {
        PlayTest::click(element);
        press(Qt::Key_Delete);
        QVERIFY(!marks().isMarked(fact.unknown));
        press(fact == marks().choices().of(element).front() ? Qt::Key_Space : Qt::Key_X);
        QCOMPARE(marks().knowledge().possible(fact.unknown), fact.possible);
    }
    void markToTheEnd(const Answer &answer)
    {
        const Choices &choices = marks().choices();
        for (UnknownId unknown = 0; unknown < model().mainCount() && !isToldSolved(); ++unknown) {
            const ElementId element = choices.elementOf(unknown);
            if (element == noElement)
                continue;
            const Fact fact{unknown, ValueSet::only(answer.values[unknown])};
            if (choices.of(element).size() == 2 && unknown % 3 == 0)
                markByKey(element, fact);
            else
                markByHand(element, fact);
        }
    }

    /// By turns with clicks and by keys.
    void joinToTheEnd()
    {
        JoiningTable &table = m_window->solving().play().joining().table();
        QVERIFY(table.isVisible());
        const auto moves = marks().puzzle()->joinable()->continuation({}, {});
        QVERIFY(moves && !moves->empty());
        for (std::size_t i = 0; i < moves->size(); ++i) {
            QVERIFY(!isToldSolved());
            const Joining &move = (*moves)[i];
            table.finishMotion();
            const auto choose = [&](int place) {
                const auto &cards = table.cards();
                const auto found = std::ranges::find(cards, place, &TableCard::place);
                QVERIFY(found != cards.end());
                const std::string value = (*found)->thing().value;
                const bool isTyped
                    = i % 2 == 1
                      && std::ranges::all_of(value, [](char c) { return c >= '0' && c <= '9'; })
                      && std::ranges::count_if(cards, [&](const TableCard *card) {
                             return card->thing().value == value;
                         }) == 1;
                if (isTyped)
                    QTest::keyClicks(m_window->focusWidget(), QString::fromStdString(value));
                else
                    QTest::mouseClick(*found, Qt::LeftButton, {},
                                      (*found)->rect().center() - QPoint(0, 8));
            };
            choose(move.left);
            choose(move.right);
            auto *sign = table.signChooser().findChild<QPushButton *>(
                QStringLiteral("sign%1").arg(QLatin1Char(move.sign)));
            QVERIFY(sign && sign->isVisible());
            if (i % 2 == 1)
                QTest::keyClick(m_window->focusWidget(), move.sign);
            else
                QTest::mouseClick(sign, Qt::LeftButton);
            QCOMPARE(marks().moves().size(), i + 1);
        }
        table.finishMotion();
    }

private Q_SLOTS:
    void everySampleIsDrawnAgainAndPlayedToItsEnd_data() { addFamilies(); }
    void everySampleIsDrawnAgainAndPlayedToItsEnd()
    {
        QFETCH(const Family *, family);
        const auto sample = read(*family, family->samples().front().text);
        const Draft wanted = family->drafting().draft(*sample);
        begin(*family, wanted.size);
        QVERIFY(view().hasFocus());
        keepPictures(QStringLiteral("redraw-%1-blank").arg(tag()));
        const Draft blank = draft();
        redraw(*family, wanted);
        QCOMPARE(draft(), wanted);
        waitForVerdict();
        QVERIFY(edit().verdict().judgement().puzzle);
        QCOMPARE(edit().verdict().judgement().puzzle->text(), sample->text());
        keepPictures(QStringLiteral("redraw-%1-whole").arg(tag()));
        verifyUndo(blank);
        waitForVerdict();

        QTRY_VERIFY(action("playMode").isEnabled());
        clickTool("playMode");
        QVERIFY(!edit().isOn() && edit().overlay().marks() == SheetMarks{});
        waitForPuzzle();
        QVERIFY(m_window->solving().play().holdsBoard());
        QCOMPARE(marks().puzzle()->text(), sample->text());
        QVERIFY(!isToldSolved() && !marks().answer());
        if (m_window->solving().play().joining().isOn())
            joinToTheEnd();
        else
            markToTheEnd(*sample->solve(Search::Uniqueness, {}).first);
        QVERIFY(marks().answer() && !sample->fault(*marks().answer()));
        QVERIFY(isToldSolved());
        QVERIFY(m_window->scene().state().isFinal);
        keepPictures(QStringLiteral("redraw-%1-solved").arg(tag()));
    }
};

} // namespace

INKLING_TEST(RedrawAndPlayTest, WindowApplication)

#include "redrawandplay_test.moc"
