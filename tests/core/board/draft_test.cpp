// SPDX-License-Identifier: MIT
#include "board/draft.h"
#include "support/testprogram.h"

#include <QTest>
#include <rapidcheck.h>

using namespace inkling;

namespace {

Draft someDraft()
{
    Draft draft;
    draft.size = {*rc::gen::inRange(1, 3), *rc::gen::inRange(1, 4)};
    const std::size_t cells = std::size_t(draft.size.rows * draft.size.columns);
    draft.texts = *rc::gen::container<std::vector<std::string>>(
        cells, rc::gen::element<std::string>("", "1", "12*", "?"));
    if (*rc::gen::arbitrary<bool>())
        draft.cages
            = *rc::gen::container<std::vector<std::int32_t>>(cells, rc::gen::inRange(-1, 3));
    draft.options = *rc::gen::inRange(0u, 2u);
    return draft;
}

} // namespace

class DraftTest : public QObject
{
    Q_OBJECT

private slots:
    void changesGoBothWays();
    void onlyWhatChangesIsKept();
    void wholeWhereTheSizeChanges();
    void changesThatDoNotFitChangeNothing();
};

void DraftTest::changesGoBothWays()
{
    QVERIFY(rc::check("a change leads from one draft to the other, and back", [] {
        const Draft before = someDraft();
        const Draft after = someDraft();
        const DraftChange change = changeBetween(before, after);
        RC_ASSERT(change.empty() == (before == after));
        Draft draft = before;
        RC_ASSERT(apply(draft, change, true));
        RC_ASSERT(draft == after);
        RC_ASSERT(apply(draft, change, false));
        RC_ASSERT(draft == before);
    }));
}

void DraftTest::onlyWhatChangesIsKept()
{
    const Draft before{{1, 3}, {"1", "2", ""}, {0, 0, noCage}, 0};
    const Draft after{{1, 3}, {"1", "", "3"}, {0, noCage, 2}, 0};
    const DraftChange change = changeBetween(before, after);
    QVERIFY(!change.isWhole());
    QCOMPARE(change.texts, (std::vector<DraftChange::TextChange>{{1, "2", ""}, {2, "", "3"}}));
    QCOMPARE(change.cages, (std::vector<DraftChange::CageChange>{{1, 0, noCage}, {2, noCage, 2}}));
    QVERIFY(changeBetween(before, before).empty());
}

void DraftTest::wholeWhereTheSizeChanges()
{
    const Draft before{{1, 2}, {"1", "2"}, {}, 0};
    for (const Draft &after :
         {Draft{{2, 1}, {"1", "2"}, {}, 0}, Draft{{1, 2}, {"1", "2", ""}, {}, 0},
          Draft{{1, 2}, {"1", "2"}, {0, 1}, 0}, Draft{{1, 2}, {"1", "2"}, {}, 1}}) {
        const DraftChange change = changeBetween(before, after);
        QVERIFY(change.isWhole());
        QCOMPARE(change.wholeAfter, after);
        QVERIFY(change.texts.empty() && change.cages.empty());
    }
}

/// As one that was read from a file may.
void DraftTest::changesThatDoNotFitChangeNothing()
{
    const Draft start{{1, 2}, {"1", ""}, {0, 0}, 0};
    std::vector<DraftChange> changes(5);
    changes[0].texts = {{0, "1", "2"}, {1, "x", "2"}};
    changes[1].texts = {{2, "", "2"}};
    changes[2].texts = {{0, "1", "2"}};
    changes[2].cages = {{1, noCage, 1}};
    changes[3].cages = {{7, noCage, 1}};
    changes[4].wholeBefore = Draft{{1, 2}, {"2", ""}, {0, 0}, 0};
    for (const DraftChange &change : changes) {
        for (const bool isForward : {true, false}) {
            Draft draft = start;
            QVERIFY(!apply(draft, change, isForward));
            QCOMPARE(draft, start);
        }
    }
}

INKLING_TEST(DraftTest, QCoreApplication)
#include "board/draft_test.moc"
