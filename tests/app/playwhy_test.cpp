// SPDX-License-Identifier: MIT
// "Why?", for every family: of what is marked, of what is open, of many answers and of none.
#include "app/support/playtest.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "modes/explaining/answerspanel.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/whycontroller.h"
#include "modes/solving/playcontroller.h"
#include "modes/solving/solvingmode.h"
#include "painting/signs.h"
#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/whypanel.h"
#include "reasoning/whytreemodel.h"
#include "scene/boardview.h"
#include "scene/thumbnail.h"
#include "steps/foundlegend.h"
#include "steps/rulecard.h"
#include "steps/signlegend.h"
#include "steps/steplistview.h"
#include "transport/difficultystrip.h"
#include "window/list/puzzlelist.h"

#include <QAccessible>
#include <QAction>
#include <QElapsedTimer>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <ranges>
#include <set>

using namespace inkling;

namespace {

class PlayWhyTest final : public PlayTest
{
    Q_OBJECT

private Q_SLOTS:
    /// What the whole reasoning has found is not looked for anew: its answer is made of the steps of that.
    void whyIsASliceOfTheReasoning_data() { addFamilies(); }
    void whyIsASliceOfTheReasoning()
    {
        QFETCH(const Family *, family);
        open(*family);
        m_window->explaining().playback().last();
        m_window->scene().finishMotion();
        const SharedExplained whole = m_window->explaining().playback().explained();
        const Trace &all = whole->deduction.allSteps;
        const Choices &choices = marks().choices();
        std::optional<Fact> asked;
        ElementId element = noElement;
        for (std::size_t i = all.size(); i-- > 0 && !asked;) {
            for (const Fact &fact : all[i].conclusions) {
                const auto mark = model().mark(fact);
                if (mark && fact.unknown < model().mainCount() && fact.possible.single()
                    && (choices.empty() || choices.elementOf(fact.unknown) != noElement)) {
                    asked = fact;
                    element = mark->element;
                }
            }
        }
        if (!asked)
            QSKIP("nothing is concluded of what can be asked about");
        click(element);
        press(Qt::Key_W);
        waitForWhy();
        const Trace &told = m_window->explaining().playback().explained()->trace();
        QVERIFY(m_window->explaining().playback().explained() != whole && !told.empty());
        // Each is one of them, in their order, and says no more than it did.
        std::size_t from = 0;
        for (std::size_t i = 0; i < told.size(); ++i) {
            QVERIFY(!told[i].parts);
            const auto isFound = [&](const Step &step) {
                return step.rule == told[i].rule
                       && std::ranges::equal(step.constraints, told[i].constraints)
                       && std::ranges::all_of(told[i].conclusions, [&](const Fact &fact) {
                              return std::ranges::find(step.conclusions, fact.unknown,
                                                       &Fact::unknown)
                                     != step.conclusions.end();
                          });
            };
            while (from < all.size() && !isFound(all[from]))
                ++from;
            QVERIFY2(from < all.size(), qPrintable(QString::number(i)));
            ++from;
        }
        const Step last = told[told.size() - 1];
        QVERIFY(std::ranges::any_of(last.conclusions, [&](const Fact &fact) {
            return fact.unknown == asked->unknown && fact.possible.within(asked->possible);
        }));
    }

    void whyIsAProofThatPlays_data() { addFamilies(); }
    void whyIsAProofThatPlays()
    {
        QFETCH(const Family *, family);
        open(*family);
        m_window->explaining().playback().last();
        m_window->scene().finishMotion();
        const SharedExplained whole = m_window->explaining().playback().explained();
        const std::size_t position = m_window->explaining().playback().position();
        // What takes longest to prove among the last steps.
        const Choices &choices = marks().choices();
        ElementId element = noElement;
        for (std::size_t i = whole->trace().size(); i-- > 0 && element == noElement;) {
            for (const Fact &fact : whole->trace()[i].conclusions) {
                const auto mark = model().mark(fact);
                if (mark && fact.unknown < model().mainCount()
                    && (choices.empty() || choices.elementOf(fact.unknown) != noElement))
                    element = mark->element;
            }
        }
        QVERIFY(element != noElement);
        click(element);
        QCOMPARE(m_window->pointer().selected(), element);
        QCOMPARE(m_window->scene().state().selected, element);
        QVERIFY(m_window->solving().play().marks()->facts().empty());
        press(Qt::Key_W);
        waitForWhy();
        WhyPanel &panel = m_window->explaining().whyPanel();
        QVERIFY(panel.isVisible());
        const SharedExplained told = m_window->explaining().playback().explained();
        QVERIFY(told != whole);
        QVERIFY(told->trace().size() <= whole->deduction.allSteps.size());
        QCOMPARE(m_window->explaining().playback().step(), told->trace().size() - 1);
        verifyDrawn(*m_window);
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-why"));

        // The tree goes where the playback goes, and the other way round.
        WhyTreeModel &tree = panel.model();
        QCOMPARE(tree.rowCount(), 1);
        const QModelIndex root = tree.index(0, 0);
        QCOMPARE(panel.tree().currentIndex(), root);
        QVERIFY(panel.tree().isExpanded(root));
        QModelIndex row = root;
        for (int depth = 0; depth < 5; ++depth) {
            panel.tree().expand(row);
            const QModelIndex below = tree.index(0, 0, row);
            QVERIFY(below.isValid());
            if (!below.data(WhyTreeModel::StepRole).isValid())
                break;
            row = below;
            panel.tree().setFocus();
            panel.tree().setCurrentIndex(row);
            QCOMPARE(m_window->explaining().playback().step(),
                     std::size_t(row.data(WhyTreeModel::StepRole).toULongLong()));
            verifyDrawn(*m_window);
        }
        picture(QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral("-why-deep"));
        m_window->explaining().playback().first();
        for (std::size_t step = 0; step < told->trace().size(); ++step) {
            press(Qt::Key_Right);
            QCOMPARE(panel.tree().currentIndex().data(WhyTreeModel::StepRole).toULongLong(),
                     qulonglong(step));
        }
        verifyDrawn(*m_window);
        m_window->explaining().playback().setSpeed(0);
        panel.playButton().click();
        QVERIFY(m_window->explaining().playback().isPlaying());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().playback().atEnd(), patience);
        verifyDrawn(*m_window);

        panel.backButton().click();
        QCOMPARE(m_window->explaining().playback().explained(), whole);
        QCOMPARE(m_window->explaining().playback().position(), position);
        QVERIFY(!panel.isVisible());
        verifyDrawn(*m_window);
    }

    /// It is none of what the proof is given, and still there to be seen beside what excludes it.
    void aWrongMarkIsSeenWhileItIsRefuted_data() { addFamilies(); }
    void aWrongMarkIsSeenWhileItIsRefuted()
    {
        QFETCH(const Family *, family);
        open(*family);
        action("playMode").trigger();
        if (m_window->solving().play().joining().isOn())
            return; // nothing is marked
        markNothingByItself();
        // Of those that have two choices, one of each.
        UnknownId other = firstUnknown();
        while (other + 1 < model().mainCount()
               && (marks().choices().elementOf(other) == noElement
                   || right(other).possible == right(firstUnknown()).possible))
            ++other;
        for (const UnknownId unknown : {firstUnknown(), other}) {
            const ElementId element = marks().choices().elementOf(unknown);
            const auto facts = marks().choices().of(element);
            const auto wrong = std::ranges::find_if(
                facts, [&](const Fact &fact) { return fact.possible != right(unknown).possible; });
            QVERIFY(wrong != facts.end());
            marks().set(*wrong);
            m_window->pointer().select(element);
            press(Qt::Key_W);
            waitForWhy();
            QVERIFY(m_window->explaining().whyPanel().sentence().contains(u"is wrong"));
            const std::vector<Mark> shown{*model().mark(*wrong)};
            const BoardState &state = m_window->scene().state();
            Playback &playback = m_window->explaining().playback();
            playback.first();
            QVERIFY(state.lit().wrong == shown);
            for (std::size_t step = 0; step < playback.size(); ++step) {
                playback.moveToStep(step);
                QVERIFY(state.lit().wrong == shown);
            }
            keepPictures(QString::fromLatin1(QTest::currentDataTag())
                         + QStringLiteral("-why-wrong-") + QString::number(unknown == other));
            // What is proven takes its place.
            playback.last();
            const bool isExcluded
                = (playback.knowledge().possible(unknown) & wrong->possible).empty();
            QCOMPARE(state.lit().wrong.empty(), isExcluded);
            press(Qt::Key_Escape);
            QVERIFY(m_window->solving().play().holdsBoard() && state.lit().wrong.empty());
            marks().clear(unknown);
        }
    }

    /// Of a digit that belongs to the puzzle, "why?" says just that.
    void whatIsGivenIsSaidToBeGiven()
    {
        int asked = 0;
        for (const Family *family : families()) {
            open(*family);
            const auto elements = std::views::iota(
                ElementId(0),
                ElementId(m_window->document().currentPage()->puzzle->board().size()));
            const auto given = std::ranges::find_if(
                elements, [this](ElementId element) { return model().given(element).has_value(); });
            if (given == elements.end())
                continue;
            m_window->pointer().select(*given);
            action("why").trigger();
            waitForWhy();
            const QString sentence = m_window->explaining().whyPanel().sentence();
            QVERIFY2(sentence.contains(u"this is given from the start"), qPrintable(sentence));
            m_window->explaining().why().leave();
            ++asked;
        }
        QVERIFY(asked > 0);
    }

    void whatIsOpenIsExplainedOrShownInTwoAnswers()
    {
        // From its start, everything is open.
        const Family &family = familyWith(false);
        open(family);
        const UnknownId unknown = firstUnknown();
        click(marks().choices().elementOf(unknown));
        action("why").trigger();
        waitForWhy();
        QVERIFY(!m_window->explaining().playback().explained()->trace().empty());
        Replay replay(model(), m_window->explaining().playback().explained()->trace());
        replay.moveTo(m_window->explaining().playback().size());
        QVERIFY(replay.knowledge().holds(right(unknown)));
        press(Qt::Key_Escape);
        QVERIFY(!m_window->explaining().why().isTelling());
        verifyDrawn(*m_window);
    }

    void twoAnswersAreLaidOverEachOther()
    {
        // A board without clues.
        openText(familyWith(false), "4 4\n. . . .\n. . . .\n. . . .\n. . . .\n0 0\n");
        action("playMode").trigger();
        m_window->pointer().select(marks().choices().elementOf(5));
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(m_window->explaining().whyPanel().legend().isVisible());
        const BoardState &state = m_window->scene().state();
        QVERIFY(!state.found().empty() || !state.foundAgain().empty());
        picture(QStringLiteral("why-two-answers"));
        m_window->explaining().whyPanel().backButton().click();
        QVERIFY(state.found().empty() && state.foundAgain().empty());
        QVERIFY(m_window->solving().play().holdsBoard());
    }

    void ofManyAnswersNoMarkIsCalledWrongByItself()
    {
        openText(familyWith(false), "2 3\n2 . 2\n. . .\n0 0\n");
        QCOMPARE(m_window->solving().play().solution()->verdict, Verdict::Many);
        action("playMode").trigger();
        // Right in some answers and not in others.
        const Answer one = answer();
        const Answer other = *m_window->solving().play().solution()->second;
        std::vector<UnknownId> apart;
        for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown) {
            if (one.values[unknown] != other.values[unknown])
                apart.push_back(unknown);
        }
        marks().set(right(apart.front()));
        m_window->pointer().select(marks().choices().elementOf(apart.front()));
        press(Qt::Key_W);
        waitForWhy();
        QVERIFY(m_window->explaining().whyPanel().sentence().contains(u"may or may not be right"));
        QVERIFY(m_window->explaining().whyPanel().legend().isVisible());
        picture(QStringLiteral("why-may-be-right"));
        press(Qt::Key_Escape);
        // Something of one answer and something of another, which no clue tells apart on its own.
        for (std::size_t i = 1; i < apart.size(); ++i) {
            marks().set({apart[i], ValueSet::only(other.values[apart[i]])});
            press(Qt::Key_H);
            waitForHint();
            if (m_window->solving().play().hint()->rung() == HintRung::WrongSaid)
                break;
            m_window->solving().play().undo();
        }
        QVERIFY(m_window->solving().play().hint());
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::WrongSaid);
        QVERIFY(m_window->solving().playPanel().words().contains(u"several answers"));
        press(Qt::Key_H);
        QVERIFY(m_window->solving().playPanel().words().startsWith(u"No answer has all"));
        QVERIFY(m_window->scene().state().lit().wrong.size() > 1);
        picture(QStringLiteral("many-wrong-2"));
        press(Qt::Key_H);
        QCOMPARE(m_window->solving().play().hint()->rung(), HintRung::Clash);
        const UnknownId first = m_window->solving().play().hint()->changes().front().unknown;
        press(Qt::Key_H);
        QVERIFY(!marks().isMarked(first));
    }

    void withoutAnAnswerWhyShowsTheClash()
    {
        openText(familyWith(false), "3 3\n3 . .\n. 1 .\n. . 3\n0 0\n");
        QCOMPARE(m_window->solving().play().solution()->verdict, Verdict::None);
        int clashes = 0;
        for (const char *mode : {"explainMode", "playMode"}) {
            action(mode).trigger();
            for (UnknownId unknown = 0; unknown < model().mainCount(); ++unknown) {
                const ElementId element = marks().choices().elementOf(unknown);
                m_window->pointer().select(element);
                action("why").trigger();
                waitForWhy();
                WhyPanel &panel = m_window->explaining().whyPanel();
                const bool isProof = panel.model().rowCount() > 0;
                QCOMPARE(panel.tree().isVisible(), isProof);
                if (isProof) {
                    const QModelIndex root = panel.model().index(0, 0);
                    QVERIFY(panel.model().hasChildren(root));
                    const Trace &trace = m_window->explaining().playback().explained()->trace();
                    const bool isClash = trace[trace.size() - 1].contradiction;
                    QCOMPARE(panel.sentence().contains(u"no answer left"), isClash);
                    clashes += isClash ? 1 : 0;
                    if (isClash && clashes == 1)
                        picture(QStringLiteral("why-no-answer"));
                }
                m_window->explaining().why().leave();
            }
        }
        QVERIFY(clashes > 0);
    }

    /// While one solves by hand, and beside a proof; not where no board is read.
    void whatTheSignsMeanIsToldBesideMarksAndProofs_data() { addFamilies(); }
    void whatTheSignsMeanIsToldBesideMarksAndProofs()
    {
        QFETCH(const Family *, family);
        const QString name = QString::fromLatin1(QTest::currentDataTag());
        SignLegend &signs = m_window->signs();
        open(*family);
        QVERIFY(signs.isVisible() && !signs.isOpen());
        signs.button().click();
        QVERIFY(signs.isOpen());
        action("playMode").trigger();
        const bool isTable = m_window->solving().play().joining().isOn();
        QCOMPARE(signs.isVisible(), !isTable);
        if (!isTable) {
            const UnknownId unknown = firstUnknown();
            marks().set(right(unknown));
            const QString marked = signWords(*model().mark(right(unknown)));
            const bool isText = model().mark(right(unknown))->look == Look::Text;
            QTRY_VERIFY(isText ? !signs.words().isEmpty() : signs.words().contains(marked));
            action("wholeHint").trigger();
            waitForHint();
            QTRY_VERIFY(signs.words().contains(roleWords(Role::Conclusion)));
            keepPictures(name + QStringLiteral("-play-signs"));
            m_window->pointer().select(marks().choices().elementOf(unknown));
            action("why").trigger();
            waitForWhy();
            QVERIFY(m_window->explaining().whyPanel().isVisible() && signs.isVisible());
            QTRY_VERIFY(signs.words().contains(roleWords(Role::Conclusion)));
            keepPictures(name + QStringLiteral("-why-signs"));
        }
        action("editMode").trigger();
        QVERIFY(!signs.isVisible());
        action("explainMode").trigger();
        QVERIFY(signs.isVisible() && signs.isOpen());
    }

    /// A reason for a mark rests on what stood there before, and not on what came with the mark.
    void noMarkIsItsOwnReason_data() { addFamilies(); }
    void noMarkIsItsOwnReason()
    {
        QFETCH(const Family *, family);
        open(*family);
        action("playMode").trigger();
        if (marks().choices().empty())
            QSKIP("no marks on elements");
        if (action("fillNotes").isEnabled())
            action("fillNotes").trigger();
        int asked = 0;
        for (UnknownId unknown = 0; unknown < model().mainCount() && asked < 12; ++unknown) {
            const ElementId element = marks().choices().elementOf(unknown);
            const Knowledge before = marks().knowledgeToRestOn();
            Knowledge noted = before; // with what could have been noted
            noted.learn(model().noting(marks().knowledge()));
            if (element == noElement || marks().knowledge().possible(unknown).single())
                continue;
            markByHand(element, right(unknown));
            ++asked;
            const Knowledge rest = m_window->solving().play().knowledgeWithout(unknown);
            for (UnknownId other = 0; other < model().mainCount(); ++other) {
                if (other != unknown)
                    QVERIFY2(rest.possible(other).within(before.possible(other))
                                 && noted.possible(other).within(rest.possible(other)),
                             qPrintable(QStringLiteral("%1 for %2").arg(other).arg(unknown)));
            }
            QCOMPARE(rest.possible(unknown), marks().blank(unknown));
        }
        QVERIFY(asked > 3);
        const ElementId last = m_window->pointer().selected();
        press(Qt::Key_W);
        waitForWhy();
        for (const Fact &fact : m_window->explaining().playback().explained()->deduction.given)
            QVERIFY(marks().choices().elementOf(fact.unknown) != last);
    }

    void anElementHasAMenu()
    {
        open(familyWith(false));
        const ElementId element = marks().choices().elementOf(firstUnknown());
        click(element, Qt::RightButton);
        auto *menu = m_window->findChild<QMenu *>(QStringLiteral("elementMenu"));
        QVERIFY(menu);
        QVERIFY(menu->actions().contains(&action("why")));
        QVERIFY(action("why").isEnabled());
        menu->close();
        QVERIFY(marks().facts().empty());
    }
};

} // namespace

INKLING_TEST(PlayWhyTest, WindowApplication)

#include "playwhy_test.moc"
