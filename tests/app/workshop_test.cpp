// SPDX-License-Identifier: MIT
// What the window shows beyond the path: opened steps, possible steps, heat, conflicts, differences.
#include "app/support/keeper.h"
#include "families/registry.h"
#include "mainwindow.h"
#include "reasoning/breadcrumb.h"
#include "reasoning/difficultystrip.h"
#include "reasoning/possiblesteps.h"
#include "reasoning/progressrow.h"
#include "reasoning/reasoningpanel.h"
#include "reasoning/steplistview.h"
#include "reasoning/verdictpanel.h"
#include "scene/boardview.h"
#include "surveycontroller.h"
#include "thememanager.h"
#include "verdictcontroller.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QSettings>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>
#include <set>

using namespace inkling;

namespace {

/// Named rules do not finish this one.
const QByteArray needsMore = R"(7 7
3 . . 2 . 2 .
. . . . . . 2
3 1 . . 2 . 3
2 . 1 2 2 . 2
2 2 . . . . .
. 1 . . . 0 2
2 1 1 2 . 2 .
0 0
)";

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

const QByteArray hasMany = R"(7 7
3 . . 2 . . .
. . . . . . 2
3 1 . . 2 . 3
2 . 1 2 2 . 2
2 2 . . . . .
. 1 . . . 0 2
2 1 1 2 . 2 .
0 0
)";

class WorkshopTest final : public QObject
{
    Q_OBJECT

private:
    void open(const QByteArray &text)
    {
        const QString path = m_folder.filePath(QStringLiteral("puzzle.in"));
        QFile file(path);
        QVERIFY(file.open(QFile::WriteOnly) && file.write(text) == text.size());
        file.close();
        m_window->openFile(path);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !m_window->file().isReading(), 30000);
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget()
                                                    : static_cast<QWidget *>(m_window.get()),
                        key, modifiers);
    }

    void chooseTab(QWidget &page)
    {
        QTabBar &tabs = m_window->reasoning().tabs();
        for (int tab = 0; tab < tabs.count(); ++tab) {
            if (!tabs.isTabVisible(tab))
                continue;
            QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(tab).center());
            if (m_window->reasoning().currentTab() == &page)
                break;
        }
        QCOMPARE(m_window->reasoning().currentTab(), &page);
        QVERIFY(page.isVisible());
    }

    /// In both themes, in a large window and a small one.
    void keepPictures(const QString &name)
    {
        if (qEnvironmentVariableIsEmpty("INKLING_PICTURES"))
            return;
        m_window->scene().finishMotion();
        for (const auto &[choice, word] :
             {std::pair(ThemeChoice::Light, "light"), std::pair(ThemeChoice::Dark, "dark")}) {
            ThemeManager::instance().setChoice(choice);
            QTest::qWait(60);
            keepPicture(*m_window, name + u'-' + QLatin1String(word));
        }
        ThemeManager::instance().setChoice(ThemeChoice::Light);
        m_window->resize(760, 540);
        QTest::qWait(60);
        keepPicture(*m_window, name + QStringLiteral("-small"));
        m_window->resize(1200, 800);
        QTest::qWait(60);
    }

    std::size_t firstThatOpens()
    {
        const Trace &trace = m_window->playback().explained()->trace();
        std::size_t step = 0;
        while (step < trace.size() && !canOpen(trace[step]))
            ++step;
        return step;
    }

    /// The first in which there is more to see than it says itself; it is lit.
    std::size_t firstWithMoreInIt()
    {
        Playback &playback = m_window->playback();
        const ReasoningPanel &reasoning = m_window->reasoning();
        for (std::size_t step = 0; step < playback.size(); ++step) {
            playback.moveToStep(step);
            if (!reasoning.canOpenStep())
                continue;
            m_window->reasoning().openStep();
            const bool isTold = QTest::qWaitFor(
                [&] { return playback.depth() == 1 || !reasoning.canOpenStep(); }, 20000);
            if (isTold && playback.depth() == 1) {
                playback.close();
                return step;
            }
        }
        return playback.size();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    void init()
    {
        QSettings().clear();
        ThemeManager::instance().setChoice(ThemeChoice::Light);
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1200, 800);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window->close();
        m_window.reset();
        ThemeManager::instance().setChoice(ThemeChoice::System);
    }

    void whatNoNamedRuleSettlesIsExplainedAndRated()
    {
        open(needsMore);
        const ExplainedPuzzle &explained = *m_window->playback().explained();
        QCOMPARE(explained.deduction.outcome, Outcome::Solved);
        QVERIFY(firstThatOpens() < explained.trace().size());
        const PuzzleSummary &summary = *m_window->file().entry(0).summary;
        QVERIFY(summary.rating && !summary.isRatingOpen && summary.answer);
        QVERIFY(!m_window->status().contains(QStringLiteral("stalls")));
        QVERIFY(m_window->status().contains(m_window->reasoning().difficulty().heading()));
        // As many steps of each difficulty as there are, told in words too.
        const QStringList counts = m_window->reasoning().difficulty().counts();
        int total = 0;
        for (const QString &count : counts)
            total += count.section(u' ', 0, 0).toInt();
        QCOMPARE(std::size_t(total), explained.trace().size());
    }

    void explainingCanBeStoppedAndTakenUpAgain()
    {
        PuzzleFile &file = m_window->file();
        ProgressRow &row = m_window->reasoning().progress();
        const auto stopping = connect(&file, &PuzzleFile::explainingChanged, this, [&] {
            if (file.isExplaining())
                row.button().click();
        });
        open(needsMore);
        disconnect(stopping);
        if (m_window->playback().explained()->deduction.outcome == Outcome::Solved)
            QSKIP("it was explained before it could be stopped");
        QCOMPARE(m_window->playback().explained()->deduction.outcome, Outcome::Stopped);
        QVERIFY(row.isVisible() && !file.entry(0).summary->rating);
        QTest::mouseClick(&row.button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(file.entry(0).summary->rating, 20000);
        QTRY_COMPARE(m_window->playback().explained()->deduction.outcome, Outcome::Solved);
        QVERIFY(!row.isVisible());
    }

    void theListMarksTheHardestStep()
    {
        open(needsMore);
        const Trace &trace = m_window->playback().explained()->trace();
        StepListModel &list = m_window->reasoning().steps();
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
        QTest::mouseClick(&m_window->reasoning().difficulty().crux(), Qt::LeftButton);
        QCOMPARE(m_window->playback().step(), list.crux());
        keepPictures(QStringLiteral("crux"));
    }

    void aStepOpensAndPlaysToTheContradictionAndBack()
    {
        open(needsMore);
        Playback &playback = m_window->playback();
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
        QVERIFY(m_window->reasoning().breadcrumb().isVisible());
        QVERIFY(m_window->reasoning().breadcrumb().text().contains(QString::number(step + 1)));
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
        QTest::mouseClick(&m_window->reasoning().openButton(), Qt::LeftButton);
        QCOMPARE(playback.depth(), std::size_t(0));
        QCOMPARE(playback.step(), step);
        QCOMPARE(playback.explained(), own);
        QVERIFY(board.supposed().empty());
        QVERIFY(!m_window->reasoning().breadcrumb().isVisible());
        // By the arrow in its row, and back by the breadcrumb.
        StepListView &list = m_window->reasoning().list();
        const QRect row = list.visualRect(list.currentIndex());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {},
                          QPoint(row.right() - 14, row.center().y()));
        QTRY_COMPARE_WITH_TIMEOUT(playback.depth(), std::size_t(1), 20000);
        QTest::mouseClick(m_window->reasoning().breadcrumb().ways().front(), Qt::LeftButton);
        QCOMPARE(playback.depth(), std::size_t(0));
        QCOMPARE(playback.step(), step);
    }

    void allPossibleStepsAreListedAndLit()
    {
        open(needsMore);
        Playback &playback = m_window->playback();
        playback.moveToStep(firstThatOpens() / 2);
        PossibleSteps &panel = m_window->possible();
        chooseTab(panel);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->survey().isIdle() && panel.steps(), 20000);
        const ExplainedPuzzle &steps = *panel.steps();
        QVERIFY(!steps.trace().empty());
        QTreeWidget &tree = panel.tree();
        std::set<QString> rules;
        for (int i = 0; i < tree.topLevelItemCount(); ++i) {
            QVERIFY(rules.insert(tree.topLevelItem(i)->text(0)).second);
            QVERIFY(tree.topLevelItem(i)->childCount() > 0);
        }
        QTreeWidgetItem *row = tree.topLevelItem(tree.topLevelItemCount() - 1)->child(0);
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
        QTRY_VERIFY_WITH_TIMEOUT(m_window->survey().isIdle() && panel.steps(), 20000);
        for (std::size_t i = 0; i < panel.steps()->trace().size(); ++i) {
            for (const Fact &fact : panel.steps()->trace()[i].premises)
                QVERIFY(playback.knowledge().holds(fact));
        }
    }

    void heatComesAndGoes()
    {
        open(needsMore);
        m_window->playback().moveToStep(3);
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

    void cyclesThroughTheCluesThatFight()
    {
        open(fightsTwice);
        QCOMPARE(m_window->file().entry(0).summary->verdict, Verdict::None);
        VerdictPanel &panel = m_window->verdictPanel();
        chooseTab(panel);
        VerdictController &verdict = m_window->verdict();
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
        // All of them, and round to the first.
        for (int i = 0; i < 50 && verdict.shownConflict() != 0; ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(panel.nextButton().isEnabled(), 20000);
            const std::size_t shown = verdict.shownConflict();
            QTest::mouseClick(&panel.nextButton(), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(verdict.shownConflict() != shown, 20000);
        }
        QCOMPARE(ringed(), first);
        // The path has its own light again.
        m_window->reasoning().setCurrentTab(nullptr);
        QVERIFY(!board.lit().contradiction || m_window->playback().lighting().contradiction);
    }

    void twoAnswersAreLaidOverEachOther()
    {
        open(hasMany);
        QCOMPARE(m_window->file().entry(0).summary->verdict, Verdict::Many);
        VerdictPanel &panel = m_window->verdictPanel();
        chooseTab(panel);
        const BoardState &board = m_window->scene().state();
        QVERIFY(!board.found().empty() && !board.foundAgain().empty());
        QVERIFY(panel.list().count() > 0);
        QTest::mouseClick(panel.list().viewport(), Qt::LeftButton, {},
                          panel.list().visualItemRect(panel.list().item(0)).center());
        QCOMPARE(board.lit().places.size(), std::size_t(1));
        keepPictures(QStringLiteral("difference"));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->verdict().isBusy(), 30000);
        QVERIFY(panel.additions().count() > 0);
        QTest::mouseClick(panel.additions().viewport(), Qt::LeftButton, {},
                          panel.additions().visualItemRect(panel.additions().item(0)).center());
        QCOMPARE(board.lit().conclusions.size(), std::size_t(1));
        QVERIFY(panel.list().selectedItems().isEmpty());
        keepPictures(QStringLiteral("addition"));
        m_window->reasoning().setCurrentTab(nullptr);
        QVERIFY(board.found().empty());
    }
};

} // namespace

QTEST_MAIN(WorkshopTest)
#include "workshop_test.moc"
