// SPDX-License-Identifier: MIT
#include "board/cluecounts.h"

#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

namespace {

/// Clues 0 and 1 count the black ones among elements 2 to 4 and 3 to 5; 0 asks for two.
ClueCounts twoClues()
{
    ClueCounts counts(Look::Black);
    counts.add(0, 2);
    counts.add(0, 3);
    counts.add(1, 3);
    counts.add(0, 4);
    counts.add(1, 4);
    counts.add(1, 5);
    counts.setWanted(0, 2);
    return counts;
}

class ClueCountsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhatIsCounted()
    {
        const ClueCounts counts = twoClues();
        QCOMPARE(counts.cluesOf(1).size(), std::size_t(0));
        QCOMPARE(counts.cluesOf(2).size(), std::size_t(1));
        QCOMPARE(counts.cluesOf(3).size(), std::size_t(2));
        QCOMPARE(counts.reach(1), 3);
        QCOMPARE(counts.wanted(0).value_or(-1), 2);
        QVERIFY(!counts.wanted(1) && !counts.wanted(9));
    }

    void isMetOnceAllIsMarked()
    {
        const ClueCounts counts = twoClues();
        ClueTally tally(counts);
        tally.change(counts, 2, {}, Look::Black);
        tally.change(counts, 3, {}, Look::Black);
        QVERIFY(!tally.isMet(counts, 0) && tally.isMet(counts, 0, true));
        tally.change(counts, 4, {}, Look::White);
        QVERIFY(tally.isMet(counts, 0) && !tally.isBroken(counts, 0));
        tally.change(counts, 4, Look::White, Look::Black);
        QVERIFY(!tally.isMet(counts, 0, true) && tally.isBroken(counts, 0));
        tally.change(counts, 4, Look::Black, {});
        QVERIFY(!tally.isMet(counts, 0) && !tally.isBroken(counts, 0));
    }

    void isBrokenOnceTooFewAreLeft()
    {
        const ClueCounts counts = twoClues();
        ClueTally tally(counts);
        tally.change(counts, 2, {}, Look::White);
        QVERIFY(!tally.isBroken(counts, 0));
        tally.change(counts, 3, {}, Look::White);
        QVERIFY(tally.isBroken(counts, 0));
    }

    /// Clues are given while a drawn solution stands.
    void theNumberMayCome()
    {
        ClueCounts counts = twoClues();
        ClueTally tally(counts);
        for (const ElementId element : {3U, 4U, 5U})
            tally.change(counts, element, {}, element == 4 ? Look::White : Look::Black);
        QVERIFY(!tally.isMet(counts, 1) && !tally.isBroken(counts, 1));
        counts.setWanted(1, 2);
        QVERIFY(tally.isMet(counts, 1));
        counts.setWanted(1, 1);
        QVERIFY(tally.isBroken(counts, 1));
    }
};

} // namespace

INKLING_TEST(ClueCountsTest, QCoreApplication)
#include "cluecounts_test.moc"
