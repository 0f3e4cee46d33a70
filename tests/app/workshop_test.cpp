// SPDX-License-Identifier: MIT
// What the window shows beyond the path: opened steps, possible steps, heat, conflicts, differences.
#include "accessible/boardaccessible.h"
#include "app/support/windowtest.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "modes/explaining/explainingmode.h"
#include "modes/explaining/surveycontroller.h"
#include "modes/explaining/verdictcontroller.h"
#include "painting/signs.h"
#include "phrases.h"
#include "reasoning/breadcrumb.h"
#include "reasoning/possiblesteps.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/verdictpanel.h"
#include "scene/boardview.h"
#include "steps/signlegend.h"
#include "steps/steplistview.h"
#include "steps/wordsview.h"
#include "transport/difficultystrip.h"
#include "transport/progressrow.h"

#include <QAction>
#include <QCheckBox>
#include <QHelpEvent>
#include <QListWidget>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QToolTip>
#include <QTreeWidget>
#include <algorithm>
#include <bit>
#include <set>

using namespace inkling;

namespace {

/// Two corners, in each of which two clues fight.
const QByteArray fightsTwice = R"(7 7
3 0 . . . . .
. . . . . . .
. . . . . . .
. . . 2 . . .
. . . . . . .
. . . . . . .
. . . . . 0 3
0 0
)";

/// A board on which named rules leave much to be explained.
QByteArray takesTime()
{
    const Family &family = *families().front();
    const auto puzzle = family.generate(
        {.size = {15, 15}, .difficulty = Difficulty::Fiendish, .seed = 4}, {}, {});
    return QByteArray::fromStdString(puzzle->text() + std::string(family.fileEnd()));
}

/// One clue fewer.
const QByteArray hasMany = QByteArray(needsMore).replace("3 . . 2 . 2 .", "3 . . 2 . . .");

class WorkshopTest final : public WindowTest
{
    Q_OBJECT

private:
    void explainSample(const Family &family, std::size_t sample = 0)
    {
        m_window->keeper().openSample(family, family.samples()[sample]);
        waitUntilSettled();
        m_window->actions()["explainMode"]->trigger();
    }
    std::size_t firstThatOpens()
    {
        const Trace &trace = m_window->explaining().playback().explained()->trace();
        std::size_t step = 0;
        while (step < trace.size() && !canOpen(trace[step]))
            ++step;
        return step;
    }

    /// The first in which there is more to see than it says itself; it is lit.
    std::size_t firstWithMoreInIt()
    {
        Playback &playback = m_window->explaining().playback();
        const ReasoningPanel &reasoning = m_window->explaining().reasoning();
        for (std::size_t step = 0; step < playback.size(); ++step) {
            playback.moveToStep(step);
            // What is only put together opens into its parts, not into the opposite.
            if (!reasoning.canOpenStep() || playback.explained()->trace()[step].parts)
                continue;
            m_window->explaining().reasoning().openStep();
            const bool isTold = QTest::qWaitFor(
                [&] { return playback.depth() == 1 || !reasoning.canOpenStep(); }, 20000);
            if (isTold && playback.depth() == 1) {
                playback.close();
                return step;
            }
        }
        return playback.size();
    }

private Q_SLOTS:
    void whatNoNamedRuleSettlesIsExplainedAndRated()
    {
        openText(needsMore);
        const ExplainedPuzzle &explained = *m_window->explaining().playback().explained();
        QCOMPARE(explained.deduction.outcome, Outcome::Solved);
        QVERIFY(firstThatOpens() < explained.trace().size());
        const PuzzleSummary &known = *summary(0);
        QVERIFY(known.rating && !known.isRatingOpen && known.answer);
        QVERIFY(!m_window->status().contains(QStringLiteral("stops")));
        QVERIFY(
            m_window->status().contains(m_window->explaining().reasoning().difficulty().heading()));
        // As many steps of each difficulty as there are, told in words too.
        const QStringList counts = m_window->explaining().reasoning().difficulty().counts();
        int total = 0;
        for (const QString &count : counts)
            total += count.section(u' ', 0, 0).toInt();
        QCOMPARE(std::size_t(total), explained.trace().size());
        QCOMPARE(m_window->explaining().reasoning().difficulty().reason(),
                 translatedCounts(known.rating->reason));
        QVERIFY(!known.rating->reason.text.empty());
    }

    /// Of a step of many premises one kind is lit alone while it is pointed at.
    void aKindOfPremisesIsLitAlone()
    {
        openText(needsMore);
        const ExplainedPuzzle &explained = *m_window->explaining().playback().explained();
        std::size_t largest = 0;
        const auto sizeOf
            = [&](std::size_t step) { return explained.trace()[step].constraints.size(); };
        for (std::size_t step = 0; step < explained.trace().size(); ++step)
            largest = sizeOf(step) > sizeOf(largest) ? step : largest;
        m_window->explaining().playback().moveToStep(largest);
        m_window->scene().finishMotion();
        keepPictures(QStringLiteral("premises-folded"));
        const std::size_t all = m_window->scene().state().lit().premises.size();
        WordsView &words = m_window->explaining().reasoning().stepWords();
        const QRectF place = words.placeOf(QStringLiteral("group:0"));
        QVERIFY(place.isValid());
        QTest::mouseClick(&words, Qt::LeftButton, {}, place.center().toPoint());
        QVERIFY(!m_window->scene().state().lit().constraints.empty());
        QVERIFY(m_window->scene().state().lit().premises.size() < all);
        QVERIFY(m_window->scene().state().lit().conclusions.empty());
        keepPictures(QStringLiteral("premises-unfolded"));
        QTest::mouseClick(&words, Qt::LeftButton, {},
                          words.placeOf(QStringLiteral("group:0")).center().toPoint());
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&words, &leave);
        QCOMPARE(m_window->scene().state().lit().premises.size(), all);
        QVERIFY(!m_window->scene().state().lit().conclusions.empty());
    }

    void explainingCanBeStoppedAndTakenUpAgain()
    {
        Scheduler &scheduler = m_window->scheduler();
        ProgressRow &row = m_window->explaining().reasoning().progress();
        const auto stopping = connect(&scheduler, &Scheduler::explainingChanged, this, [&] {
            if (scheduler.isExplaining())
                row.button().click();
        });
        openText(needsMore);
        disconnect(stopping);
        if (m_window->explaining().playback().explained()->deduction.outcome == Outcome::Solved)
            QSKIP("it was explained before it could be stopped");
        QCOMPARE(m_window->explaining().playback().explained()->deduction.outcome,
                 Outcome::Stopped);
        QVERIFY(row.isVisible() && !summary(0)->rating);
        QTest::mouseClick(&row.button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(summary(0)->rating, 20000);
        QTRY_COMPARE(m_window->explaining().playback().explained()->deduction.outcome,
                     Outcome::Solved);
        QVERIFY(!row.isVisible());
    }

    /// Where one steps stays where it is while more steps come, and how much is open is told.
    void thePathGrowsWhileOneSteps()
    {
        Playback &playback = m_window->explaining().playback();
        std::vector<std::size_t> sizes;
        bool isOpenTold = true;
        bool isKept = true;
        std::size_t place = 0;
        connect(
            &playback, &Playback::grown, this,
            [&](const SharedExplained &before) {
                isKept = isKept && playback.position() == place;
                if (playback.explained()->isGrowing) {
                    sizes.push_back(playback.size());
                    isKept = isKept && playback.size() >= before->trace().size();
                    isOpenTold = isOpenTold
                                 && m_window->explaining().reasoning().progress().text().contains(
                                     QStringLiteral("open"));
                }
                place = std::min<std::size_t>(playback.size(), place + 3);
                playback.moveTo(place);
            },
            Qt::DirectConnection);
        const auto shown = connect(&playback, &Playback::explainedChanged, this,
                                   [&] { place = playback.position(); });
        openText(takesTime());
        disconnect(shown);
        QCOMPARE(playback.explained()->deduction.outcome, Outcome::Solved);
        QVERIFY(!playback.explained()->isGrowing);
        if (sizes.empty())
            QSKIP("it was explained before anything was told of it");
        QVERIFY(std::ranges::is_sorted(sizes) && isKept && isOpenTold);
    }

    void theListMarksTheHardestStep()
    {
        openText(needsMore);
        const Trace &trace = m_window->explaining().playback().explained()->trace();
        StepListModel &list = m_window->explaining().reasoning().steps();
        int marked = 0;
        for (int row = 0; row < list.rowCount(); ++row) {
            if (!list.index(row).data(StepListModel::CruxRole).toBool())
                continue;
            ++marked;
            for (std::size_t i = 0; i < trace.size(); ++i)
                QVERIFY(trace[i].cost <= trace[*list.stepAt(row)].cost);
            QVERIFY(list.index(row)
                        .data(Qt::AccessibleTextRole)
                        .toString()
                        .contains(QStringLiteral("hardest")));
        }
        QCOMPARE(marked, 1);
        QTest::mouseClick(&m_window->explaining().reasoning().difficulty().crux(), Qt::LeftButton);
        QCOMPARE(m_window->explaining().playback().step(), list.crux());
        keepPictures(QStringLiteral("crux"));
    }

    void aStepOpensAndPlaysToTheContradictionAndBack()
    {
        openText(needsMore);
        Playback &playback = m_window->explaining().playback();
        const std::size_t step = firstWithMoreInIt();
        QVERIFY(step < playback.size());
        const SharedExplained own = playback.explained();
        const BoardState &board = m_window->scene().state();
        std::vector<std::optional<Look>> before;
        for (ElementId id = 0; id < board.geometry()->board().size(); ++id)
            before.push_back(board.mainMark(id));
        keepPictures(QStringLiteral("opening"));

        QVERIFY(m_window->actions()["openStep"]->isEnabled());
        m_window->view().setFocus();
        press(Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(playback.depth(), std::size_t(1), 20000);
        QVERIFY(m_window->explaining().reasoning().breadcrumb().isVisible());
        QVERIFY(m_window->explaining().reasoning().breadcrumb().text().contains(
            QString::number(step + 1)));
        const Trace &nested = playback.explained()->trace();
        QCOMPARE(playback.step(), std::size_t(0));
        // The opposite of what the step concludes, and nothing known is touched.
        const Fact supposed = nested[0].conclusions.front();
        QVERIFY((supposed.possible & own->trace()[step].conclusions.front().possible).empty());
        keepPictures(QStringLiteral("opened-first"));
        std::size_t moves = 0;
        while (!playback.atEnd() && moves < 200) {
            press(Qt::Key_Right);
            ++moves;
            if (moves == nested.size() / 2)
                keepPictures(QStringLiteral("opened-middle"));
            if (playback.step() && nested[*playback.step()].contradiction)
                keepPictures(QStringLiteral("opened-contradiction"));
            for (ElementId id = 0; id < before.size(); ++id)
                QCOMPARE(board.mainMark(id), before[id]);
        }
        QCOMPARE(moves, nested.size());
        QVERIFY(nested[nested.size() - 1].contradiction);
        QVERIFY(board.lit().contradiction);
        QVERIFY(!board.supposed().empty() && !board.supposed()[0].empty());
        keepPictures(QStringLiteral("opened-end"));
        QTest::mouseClick(&m_window->explaining().reasoning().openButton(), Qt::LeftButton);
        QCOMPARE(playback.depth(), std::size_t(0));
        QCOMPARE(playback.step(), step);
        QCOMPARE(playback.explained(), own);
        QVERIFY(board.supposed().empty());
        QVERIFY(!m_window->explaining().reasoning().breadcrumb().isVisible());
        // By the arrow in its row, and back by the breadcrumb.
        StepListView &list = m_window->explaining().reasoning().list();
        const QRect row = list.visualRect(list.currentIndex());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 14, row.center().y()));
        QTRY_COMPARE_WITH_TIMEOUT(playback.depth(), std::size_t(1), 20000);
        QTest::mouseClick(m_window->explaining().reasoning().breadcrumb().ways().front(),
                          Qt::LeftButton);
        QCOMPARE(playback.depth(), std::size_t(0));
        QCOMPARE(playback.step(), step);
    }

    /// A folded step opens into what it is made of, which comes to what it says, and nothing is supposed.
    void aFoldedStepOpensIntoItsParts()
    {
        openText(needsMore);
        Playback &playback = m_window->explaining().playback();
        const SharedExplained own = playback.explained();
        std::size_t step = 0;
        while (step < playback.size() && !own->trace()[step].parts)
            ++step;
        QVERIFY(step < playback.size());
        StepListView &list = m_window->explaining().reasoning().list();
        const StepListModel &steps = m_window->explaining().reasoning().steps();
        const QModelIndex row = steps.index(steps.rowOf(step));
        list.scrollTo(row);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(row).center());
        QCOMPARE(playback.step(), step);
        keepPictures(QStringLiteral("folded"));
        QVERIFY(m_window->explaining().reasoning().openButton().isVisible());
        QTest::mouseClick(&m_window->explaining().reasoning().openButton(), Qt::LeftButton);
        QCOMPARE(playback.depth(), std::size_t(1));
        const Trace &parts = playback.explained()->trace();
        QCOMPARE(parts.size(), own->trace()[step].parts->size());
        QCOMPARE(playback.step(), std::size_t(0));
        QVERIFY(m_window->explaining().reasoning().breadcrumb().text().contains(
            QString::number(step + 1)));
        QCOMPARE(steps.stepCount(), parts.size());
        // Each part in its turn, lit as itself and told in its own words.
        m_window->view().setFocus();
        Knowledge known = playback.knowledge();
        std::set<QString> words;
        for (std::size_t part = 0; part < parts.size(); ++part) {
            QCOMPARE(playback.step(), part);
            for (const Fact &premise : parts[part].premises)
                QVERIFY(known.holds(premise));
            known.learn(parts[part].conclusions);
            QVERIFY(m_window->scene().state().lit().conclusions
                    == lightingOf(*own->model, parts[part]).conclusions);
            words.insert(m_window->explaining().reasoning().stepText());
            keepPictures(QStringLiteral("folded-%1").arg(part + 1));
            press(Qt::Key_Right);
        }
        QCOMPARE(words.size(), parts.size());
        for (const Fact &conclusion : own->trace()[step].conclusions)
            QVERIFY(known.holds(conclusion));
        QVERIFY(!m_window->scene().state().lit().contradiction);
        // Behind them the step is whole, the puzzle is not.
        QVERIFY(playback.atEnd() && !m_window->scene().state().isFinal);
        QCOMPARE(list.currentIndex().data().toString(), QStringLiteral("The whole step"));
        QTest::mouseClick(m_window->explaining().reasoning().breadcrumb().ways().front(),
                          Qt::LeftButton);
        QCOMPARE(playback.depth(), std::size_t(0));
        QCOMPARE(playback.step(), step);
        QCOMPARE(playback.explained(), own);
    }

    /// The box above the list shows every step as it was found, and stays where one is.
    void allStepsAreShownWhereOneWantsThem()
    {
        openText(needsMore);
        Playback &playback = m_window->explaining().playback();
        const StepListModel &steps = m_window->explaining().reasoning().steps();
        auto &box = *m_window->explaining().reasoning().findChild<QCheckBox *>(
            QStringLiteral("allSteps"));
        QVERIFY(box.isEnabled() && !box.isChecked());
        const std::size_t shown = playback.size();
        const std::size_t all = playback.explained()->deduction.allSteps.size();
        QVERIFY(shown < all);
        playback.moveToStep(shown / 2);
        const auto conclusions = playback.explained()->trace()[shown / 2].conclusions;
        const std::vector<Fact> lit(conclusions.begin(), conclusions.end());
        const auto click = [&] {
            // On the box itself, not on the empty width of its line.
            QTest::mouseClick(&box, Qt::LeftButton, {}, QPoint(8, box.height() / 2));
        };
        click();
        QVERIFY(box.isChecked());
        QCOMPARE(playback.size(), all);
        QCOMPARE(steps.stepCount(), all);
        QVERIFY(playback.step());
        const auto found = playback.explained()->trace()[*playback.step()].conclusions;
        QVERIFY(std::ranges::find(found, lit.front().unknown, &Fact::unknown) != found.end());
        keepPictures(QStringLiteral("all-steps"));
        for (std::size_t step = 0; step < all; ++step)
            QVERIFY(!playback.explained()->trace()[step].parts);
        press(Qt::Key_End);
        QVERIFY(playback.atEnd());
        QVERIFY(m_window->scene().state().isFinal);
        press(Qt::Key_Home);
        click();
        QVERIFY(!box.isChecked());
        QCOMPARE(playback.size(), shown);
        QCOMPARE(steps.stepCount(), shown);
        QVERIFY(playback.atStart());
        // Inside a step there is no other list.
        playback.moveToStep(firstWithMoreInIt());
        m_window->explaining().reasoning().openStep();
        QTRY_COMPARE_WITH_TIMEOUT(playback.depth(), std::size_t(1), 20000);
        QVERIFY(!box.isEnabled());
    }

    void allPossibleStepsAreListedAndLit()
    {
        openText(needsMore);
        Playback &playback = m_window->explaining().playback();
        playback.moveToStep(firstThatOpens() / 2);
        PossibleSteps &panel = m_window->explaining().possible();
        chooseTab(panel);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().survey().isIdle() && panel.steps(), 20000);
        const ExplainedPuzzle &steps = *panel.steps();
        QVERIFY(!steps.trace().empty());
        QTreeWidget &tree = panel.tree();
        const auto settled = [](const QTreeWidgetItem *row) { return row->text(2).toInt(); };
        // By what settles something first; the last holds, folded up, what settles no more than easier steps.
        const QTreeWidgetItem *rest = tree.topLevelItem(tree.topLevelItemCount() - 1);
        QVERIFY(!rest->isExpanded());
        int rows = 0;
        for (int i = 0; i < rest->childCount(); ++i) {
            rows += rest->child(i)->childCount();
            QCOMPARE(settled(rest->child(i)->child(0)), 0);
        }
        QVERIFY(rows > 0);
        std::set<QString> rules;
        for (int i = 0; i + 1 < tree.topLevelItemCount(); ++i) {
            const QTreeWidgetItem *rule = tree.topLevelItem(i);
            QVERIFY(rules.insert(rule->text(0)).second);
            for (int k = 0; k < rule->childCount(); ++k, ++rows) {
                QVERIFY(settled(rule->child(k)) > 0);
                QVERIFY(k == 0 || settled(rule->child(k)) <= settled(rule->child(k - 1)));
            }
        }
        QCOMPARE(std::size_t(rows), steps.trace().size());
        keepPictures(QStringLiteral("possible-first"));
        QTreeWidgetItem *row = tree.topLevelItem(tree.topLevelItemCount() - 2)->child(0);
        tree.scrollToItem(row);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualItemRect(row).center());
        const auto chosen = panel.chosen();
        QVERIFY(chosen);
        const Lighting lit = lightingOf(*steps.model, steps.trace()[*chosen]);
        QVERIFY(m_window->scene().state().lit().conclusions == lit.conclusions);
        QVERIFY(m_window->scene().state().lit().premises == lit.premises);
        // Its premises hold here: it can be taken.
        for (const Fact &fact : steps.trace()[*chosen].premises)
            QVERIFY(playback.knowledge().holds(fact));
        keepPictures(QStringLiteral("possible"));
        // A move asks anew, and lights its own step.
        press(Qt::Key_Right);
        QVERIFY(m_window->scene().state().lit().conclusions == playback.lighting().conclusions);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().survey().isIdle() && panel.steps(), 20000);
        for (std::size_t i = 0; i < panel.steps()->trace().size(); ++i) {
            for (const Fact &fact : panel.steps()->trace()[i].premises)
                QVERIFY(playback.knowledge().holds(fact));
        }
        QVERIFY(!tree.isHeaderHidden());
        // At the end there are none, and no columns for them.
        press(Qt::Key_End);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().survey().isIdle() && panel.steps(), 20000);
        QVERIFY(panel.steps()->trace().empty());
        QVERIFY(tree.isHeaderHidden());
        keepPictures(QStringLiteral("possible-end"));
    }

    void allWaysToBeginAreListedAndLit()
    {
        bool isListed = false;
        for (const Family *family : families()) {
            explainSample(*family);
            PossibleSteps &panel = m_window->explaining().possible();
            m_window->explaining().reasoning().setCurrentTab(&panel);
            QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().survey().isIdle(), patience);
            if (panel.openings().empty())
                continue;
            isListed = true;
            const QTreeWidgetItem *live = panel.tree().topLevelItem(0);
            const QTreeWidgetItem *dead = panel.tree().topLevelItem(1);
            QVERIFY(live->isExpanded() && live->childCount() > 0 && !dead->isExpanded());
            QCOMPARE(std::size_t(live->childCount() + dead->childCount()), panel.openings().size());
            QTest::mouseClick(panel.tree().viewport(), Qt::LeftButton, {},
                              panel.tree().visualItemRect(live->child(0)).center());
            const auto &joined = panel.openings().front().joined;
            QVERIFY(std::ranges::equal(m_window->scene().state().lit().places, joined));
            keepPictures(QStringLiteral("openings"));
            m_window->explaining().reasoning().setCurrentTab(nullptr);
            QVERIFY(m_window->scene().state().lit().places.empty());
        }
        QVERIFY(isListed);
    }

    void heatComesAndGoes()
    {
        openText(needsMore);
        m_window->explaining().playback().moveToStep(3);
        const BoardState &board = m_window->scene().state();
        QVERIFY(board.heat.empty());
        m_window->view().setFocus();
        press(Qt::Key_M, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!board.heat.empty(), 30000);
        for (const Heat &heat : board.heat)
            QVERIFY(!board.mainMark(heat.element));
        keepPictures(QStringLiteral("heat"));
        press(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(board.heat.empty());
    }

    void theHeatMapSaysHowFarItIsAndCanBeStopped()
    {
        openText(needsMore);
        ProgressRow &row = m_window->explaining().reasoning().weighing();
        QVERIFY(!row.isVisible());
        m_window->actions()["heat"]->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().survey().isIdle(), patience);
        QVERIFY(!row.isVisible());
        const std::size_t all = m_window->scene().state().heat.size();
        QVERIFY(all > 0);
        // Stopped, it is not looked for any longer, and is again when one wants the rest.
        Q_EMIT row.stopWanted();
        QVERIFY(row.isVisible() && !row.text().isEmpty());
        QVERIFY(m_window->explaining().survey().isIdle());
        keepPictures(QStringLiteral("heat-stopped"));
        QTest::mouseClick(&row.button(), Qt::LeftButton);
        QVERIFY(!m_window->explaining().survey().isIdle() && !row.isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->explaining().survey().isIdle(), patience);
        QCOMPARE(m_window->scene().state().heat.size(), all);
    }

    /// Each sign on the board is told where it stands, and in the list of signs.
    void everySignIsToldInWords()
    {
        openText(needsMore);
        Playback &playback = m_window->explaining().playback();
        const BoardState &board = m_window->scene().state();
        m_window->signs().button().click();
        std::size_t between = 0;
        for (std::size_t step = 0; step < playback.size(); ++step) {
            playback.moveToStep(step);
            for (const LitMark &lit : litMarks(board)) {
                const QPointF place = placeOf(*board.geometry(), lit.mark);
                const QString tip
                    = tipFor(m_window->view(), m_window->view().mapFromScene(place), true);
                QVERIFY2(tip.contains(signWords(lit.mark).mid(1)), qPrintable(tip));
                QVERIFY2(tip.contains(roleWords(lit.role)), qPrintable(tip));
                between += lit.mark.other != noElement ? 1 : 0;
            }
        }
        QVERIFY(between > 0);
        for (std::size_t step = 0; step < playback.size(); ++step) {
            const auto isCorner = [&](const Mark &mark) { return mark.look == Look::CornerLines; };
            playback.moveToStep(step);
            const auto corner = std::ranges::find_if(board.lit().conclusions, isCorner);
            if (corner == board.lit().conclusions.end())
                continue;
            QTRY_VERIFY(m_window->signs().words().contains(signWords(*corner)));
            QWidget *viewport = m_window->view().viewport();
            const QPoint at = m_window->view().mapFromScene(placeOf(*board.geometry(), *corner));
            QHelpEvent rest(QEvent::ToolTip, at, viewport->mapToGlobal(at));
            QApplication::sendEvent(viewport, &rest);
            QVERIFY(QToolTip::text().contains(signWords(*corner).mid(1)));
            QVERIFY(m_window->signs().words().contains(roleWords(Role::Conclusion)));
            break;
        }
        keepPictures(QStringLiteral("signs"));
    }

    void blankCellsSayWhatTheyCanBe()
    {
        bool isTold = false;
        for (const Family *family : families()) {
            explainSample(*family);
            const BoardState &board = m_window->scene().state();
            m_window->explaining().playback().first();
            QCOMPARE(board.openValues, std::uint64_t(0));
            m_window->explaining().playback().forward();
            isTold = isTold || board.openValues != 0;
            m_window->actions()["playMode"]->trigger();
            QCOMPARE(board.openValues, std::uint64_t(0));
            m_window->actions()["explainMode"]->trigger();
        }
        QVERIFY(isTold);
    }

    void whatIsWrittenShortIsSaidInFull()
    {
        int said = 0;
        const BoardState &board = m_window->scene().state();
        const auto verifyTip = [&](ElementId id, std::uint64_t values) {
            const QPoint at = m_window->view().mapFromScene(board.geometry()->centre(id));
            const QString tip = tipFor(m_window->view(), at, true) + u' ';
            for (int value = 0; value < 64; ++value)
                QVERIFY2(tip.contains(QStringLiteral(" %1 ").arg(value))
                             == ((values >> value & 1) != 0),
                         qPrintable(tip));
            ++said;
        };
        const auto isMany = [](std::uint64_t values) { return std::popcount(values) > 4; };
        for (const Family *family : families()) {
            for (std::size_t sample = 0; said == 0 && sample < family->samples().size(); ++sample) {
                explainSample(*family, sample);
                m_window->document().show(m_window->document().placeCount() - 1);
                waitUntilSettled();
                for (std::size_t step = 0; step < m_window->explaining().playback().size();
                     ++step) {
                    m_window->explaining().playback().moveToStep(step);
                    for (ElementId id = 0; id < board.geometry()->board().size(); ++id) {
                        const MarkDetails *known = board.details(id);
                        if (known && !known->text.empty() && isMany(known->values)
                            && !board.isLit(id))
                            verifyTip(id, known->values);
                    }
                    for (const Mark &mark : board.lit().conclusions) {
                        const MarkDetails *known = board.details(mark.element);
                        if (mark.look != Look::Text || !isMany(mark.values))
                            continue;
                        QVERIFY(!known || (mark.values & ~known->values) == 0);
                        verifyTip(mark.element, mark.values);
                    }
                }
            }
        }
        QVERIFY(said > 0);
    }

    /// What a step concludes or rests on is to be seen; what it rests on even where that is all of the board.
    void everyStepLightsSomething()
    {
        int ofAll = 0;
        for (const Family *family : families()) {
            explainSample(*family);
            const ExplainedPuzzle &explained = *m_window->explaining().playback().explained();
            for (std::size_t step = 0; step < explained.trace().size(); ++step) {
                const Lighting lit = lightingOf(*explained.model, explained.trace()[step]);
                const QString name = title(explained.rule(step));
                QVERIFY2(!lit.empty(), qPrintable(name));
                const bool hasGrounds = !lit.constraints.empty() || !lit.premises.empty();
                QVERIFY2(hasGrounds != lit.isOfAll, qPrintable(name));
                if (lit.isOfAll && ofAll++ == 0) {
                    m_window->explaining().playback().moveToStep(step);
                    keepPictures(QStringLiteral("step-of-all"));
                    QVERIFY(m_window->scene().state().lit().isOfAll);
                }
            }
        }
        QVERIFY(ofAll > 0);
    }

    void cyclesThroughTheCluesThatFight()
    {
        openText(fightsTwice);
        QCOMPARE(summary(0)->verdict, Verdict::None);
        VerdictPanel &panel = m_window->explaining().verdictPanel();
        QVERIFY(panel.isVisible());
        VerdictController &verdict = m_window->explaining().verdictController();
        QTRY_VERIFY_WITH_TIMEOUT(!verdict.conflicts().empty() && !verdict.isBusy(), 20000);
        const BoardState &board = m_window->scene().state();
        const auto ringed = [&] {
            std::set<ElementId> elements;
            for (const auto &clue : board.lit().constraints)
                elements.insert(clue.begin(), clue.end());
            return elements;
        };
        QVERIFY(board.lit().contradiction);
        QCOMPARE(panel.list().count(), int(verdict.conflicts()[0].size()));
        const std::set<ElementId> first = ringed();
        QCOMPARE(first.size(), verdict.conflicts()[0].size());
        keepPictures(QStringLiteral("conflict"));
        QTest::mouseClick(&panel.nextButton(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(verdict.shownConflict(), std::size_t(1), 20000);
        const std::set<ElementId> second = ringed();
        QVERIFY(first != second);
        QVERIFY(panel.isAncestorOf(QApplication::focusWidget()));
        // All of them, and round to the first.
        for (int i = 0; i < 50 && verdict.shownConflict() != 0; ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(panel.nextButton().isEnabled(), 20000);
            const std::size_t shown = verdict.shownConflict();
            QTest::mouseClick(&panel.nextButton(), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(verdict.shownConflict() != shown, 20000);
        }
        QCOMPARE(ringed(), first);
        // A step shows itself, and the next set comes back.
        press(Qt::Key_Right);
        QVERIFY(board.lit().conclusions
                == m_window->explaining().playback().lighting().conclusions);
        QVERIFY(!board.lit().contradiction);
        QTest::mouseClick(&panel.nextButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(board.lit().contradiction, patience);
        // The path has its own light again.
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        QVERIFY(!board.lit().contradiction
                || m_window->explaining().playback().lighting().contradiction);
    }

    void twoAnswersAreLaidOverEachOther()
    {
        openText(hasMany);
        QCOMPARE(summary(0)->verdict, Verdict::Many);
        VerdictPanel &panel = m_window->explaining().verdictPanel();
        QVERIFY(panel.isVisible());
        const BoardState &board = m_window->scene().state();
        QVERIFY(!board.found().empty() && !board.foundAgain().empty());
        QTRY_VERIFY(m_window->explaining().playback().atEnd());
        // What the button of the path shows is there already.
        QVERIFY(!m_window->explaining().reasoning().foundButton().isVisible());
        QVERIFY(panel.list().count() > 0);
        QTest::mouseClick(panel.list().viewport(), Qt::LeftButton, {},
                          panel.list().visualItemRect(panel.list().item(0)).center());
        QCOMPARE(board.lit().places.size(), std::size_t(1));
        keepPictures(QStringLiteral("difference"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->explaining().verdictController().isBusy(), 30000);
        QVERIFY(panel.additions().count() > 0);
        QTest::mouseClick(panel.additions().viewport(), Qt::LeftButton, {},
                          panel.additions().visualItemRect(panel.additions().item(0)).center());
        QCOMPARE(board.lit().conclusions.size(), std::size_t(1));
        QVERIFY(panel.list().selectedItems().isEmpty());
        keepPictures(QStringLiteral("addition"));
        m_window->explaining().reasoning().setCurrentTab(nullptr);
        QVERIFY(board.found().empty());
        QVERIFY(m_window->explaining().reasoning().foundButton().isVisible());
    }

    void aTabThatIsNotChosenCanBeRead()
    {
        openText(needsMore);
        QTabBar &tabs = m_window->explaining().reasoning().tabs();
        QCOMPARE(tabs.currentIndex(), 0);
        for (const ThemeChoice choice : {ThemeChoice::Dark, ThemeChoice::Light}) {
            ThemeManager::instance().setChoice(choice);
            const QImage image = tabs.grab().toImage();
            const QRect tab = tabs.tabRect(1);
            const QColor ground = image.pixelColor(tab.topLeft() + QPoint(2, 2));
            double most = 1;
            for (int y = tab.top(); y <= tab.bottom(); ++y) {
                for (int x = tab.left(); x <= tab.right(); ++x)
                    most = std::max(most, contrast(image.pixelColor(x, y), ground));
            }
            QVERIFY2(most >= 4.5, qPrintable(QString::number(most)));
        }
    }

    void theVerdictComesToTheFrontUnlessAnotherTabIsChosen()
    {
        openText(needsMore);
        QVERIFY(!m_window->explaining().reasoning().currentTab());
        openText(fightsTwice);
        QCOMPARE(m_window->explaining().reasoning().currentTab(),
                 &m_window->explaining().verdictPanel());
        // Another one meanwhile.
        const auto chosen = connect(&m_window->scheduler(), &Scheduler::explained, this, [this] {
            m_window->explaining().reasoning().setCurrentTab(&m_window->explaining().possible());
        });
        openText(hasMany);
        disconnect(chosen);
        QCOMPARE(m_window->explaining().reasoning().currentTab(),
                 &m_window->explaining().possible());
        QVERIFY(m_window->scene().state().found().empty());
        // Not while the puzzle is solved by hand, but then.
        m_window->actions()["playMode"]->trigger();
        openText(fightsTwice);
        QVERIFY(!m_window->explaining().reasoning().currentTab());
        QVERIFY(!m_window->scene().state().lit().contradiction);
        m_window->actions()["explainMode"]->trigger();
        QCOMPARE(m_window->explaining().reasoning().currentTab(),
                 &m_window->explaining().verdictPanel());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->scene().state().lit().contradiction, patience);
    }
};

} // namespace

INKLING_TEST(WorkshopTest, WindowApplication)

#include "workshop_test.moc"
