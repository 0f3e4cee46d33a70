// SPDX-License-Identifier: MIT
// A path that is listed and played while it is still being found.
#include "phrases.h"
#include "reasoning/reasoningpanel.h"
#include "steps/steplistmodel.h"
#include "steps/steplistview.h"
#include "support/testprogram.h"
#include "transport/playback.h"
#include "widgets/support/samplepath.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace inkling;

namespace {

/// Its first steps, of which more are being looked for.
SharedExplained beginning(const ExplainedPuzzle &whole, std::size_t count)
{
    auto part = std::make_shared<ExplainedPuzzle>();
    part->puzzle = whole.puzzle;
    part->model = whole.model;
    part->isGrowing = true;
    part->deduction.knowledge = whole.deduction.knowledge;
    for (std::size_t i = 0; i < count; ++i)
        part->deduction.trace.append(whole.trace()[i]);
    return part;
}

class GrowingTest final : public QObject
{
    Q_OBJECT

private:
    SharedExplained m_sample;

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        m_sample = samplePath();
        QVERIFY(m_sample);
    }

    void aGrowingPathIsListedAsItComes()
    {
        Playback playback;
        ReasoningPanel panel(playback);
        const QAbstractItemModelTester tester(
            &panel.steps(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const std::size_t size = m_sample->trace().size();
        playback.setExplained(beginning(*m_sample, size / 3));
        playback.moveToStep(1);
        playback.setFurther(beginning(*m_sample, size / 2));
        QCOMPARE(playback.step(), std::size_t(1));
        QCOMPARE(panel.steps().stepCount(), size / 2);
        playback.last();
        QVERIFY2(panel.stepText().contains(QStringLiteral("so far")), qPrintable(panel.stepText()));
        QCOMPARE(panel.list().currentIndex().row(), panel.steps().endRow());
        // What has been waited for is gone on to.
        playback.setFurther(m_sample);
        QCOMPARE(playback.step(), size / 2);
        QCOMPARE(panel.list().currentIndex().row(), panel.steps().rowOf(size / 2));
        StepListModel whole;
        whole.setExplained(m_sample);
        QCOMPARE(panel.steps().rowCount(), whole.rowCount());
        for (int row = 0; row < whole.rowCount(); ++row) {
            for (const int role : {int(Qt::DisplayRole), int(StepListModel::CruxRole),
                                   int(StepListModel::ConclusionRole)})
                QCOMPARE(panel.steps().index(row).data(role), whole.index(row).data(role));
        }
        playback.last();
        QVERIFY(!panel.stepText().contains(QStringLiteral("so far")));
    }

    void aGrowingPathIsFilteredAsItComes()
    {
        StepListModel growing;
        const std::size_t size = m_sample->trace().size();
        growing.setExplained(beginning(*m_sample, size / 2));
        const QString name = title(m_sample->rule(size - 1));
        growing.setFilter(name);
        growing.grow(m_sample);
        StepListModel whole;
        whole.setExplained(m_sample);
        whole.setFilter(name);
        QCOMPARE(growing.rowCount(), whole.rowCount());
        QCOMPARE(growing.stepCount(), whole.stepCount());
        for (int row = 0; row < whole.rowCount(); ++row)
            QCOMPARE(growing.stepAt(row), whole.stepAt(row));
    }

    /// Playing waits at the end of a path that grows, and goes on with it.
    void playingWaitsForMore()
    {
        Playback playback;
        const std::size_t size = m_sample->trace().size();
        playback.setSpeed(0);
        playback.setExplained(beginning(*m_sample, size / 2));
        playback.setPlaying(true);
        QTRY_VERIFY(playback.atEnd());
        QTest::qWait(60);
        QVERIFY(playback.isPlaying());
        playback.setFurther(m_sample);
        QTRY_VERIFY(playback.atEnd() && !playback.isPlaying());
        QCOMPARE(playback.position(), size + 1);
    }
};

} // namespace

INKLING_TEST(GrowingTest, QApplication)
#include "growing_test.moc"
