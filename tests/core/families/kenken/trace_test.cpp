// SPDX-License-Identifier: MIT
#include "families/kenken/family.h"
#include "families/kenken/puzzle.h"
#include "support/checkerfor.h"
#include "support/corpus.h"
#include "support/kenken.h"
#include "support/reading.h"
#include "support/tracecheck.h"

#include <QTest>
#include <map>
#include <random>

using namespace inkling;

class TraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollows_data();
    void everyStepFollows();
    void everyStepOnRandomPuzzlesFollows_data();
    void everyStepOnRandomPuzzlesFollows();
};

void TraceTest::everyStepFollows_data()
{
    QTest::addColumn<QString>("file");
    for (const char *name :
         {"kenken/gijs.in", "kenken/janko.in", "kenken/heydenberk.in", "kenken/not-unique.in",
          "bench/kenken-hard6.in", "bench/kenken-hard9.in", "bench/kenken-big9.in",
          "bench/kenken-tat7u.in", "bench/kenken-tat9u.in"})
        QTest::newRow(name) << QString(name);
}

void TraceTest::everyStepFollows()
{
    QFETCH(QString, file);
    const auto text = test::corpusFile(file.toStdString());
    if (!text)
        QSKIP("the corpus is not here");
    test::TraceTally total;
    std::map<int, test::TraceTally> bySize;
    for (const auto &puzzle : test::readPuzzles<kenken::KenkenPuzzle>(kenken::family(), *text)) {
        const Explanation explanation = explain(*puzzle, {});
        auto checker = test::checkerFor(puzzle->cages());
        const auto wrong = test::faultOfTrace(*puzzle, explanation, checker);
        QVERIFY2(!wrong, (puzzle->text() + wrong.value_or("")).c_str());
        total.add(kenken::family(), explanation);
        bySize[puzzle->rows()].add(kenken::family(), explanation);
    }
    for (const auto &[size, tally] : bySize)
        tally.print("side " + std::to_string(size));
    total.print(file.toStdString());
    // Published puzzles are what the named rules are for: few may stall.
    if (file == "kenken/janko.in")
        QVERIFY(100 * total.finished >= 95 * total.puzzles);
    if (file == "kenken/heydenberk.in")
        QVERIFY(100 * total.finished >= 90 * total.puzzles);
}

void TraceTest::everyStepOnRandomPuzzlesFollows_data()
{
    QTest::addColumn<int>("side");
    QTest::addColumn<bool>("disturbed");
    for (const int side : {2, 3, 4, 5, 6, 8}) {
        QTest::addRow("%d", side) << side << false;
        QTest::addRow("%d, mostly without an answer", side) << side << true;
    }
}

void TraceTest::everyStepOnRandomPuzzlesFollows()
{
    QFETCH(int, side);
    QFETCH(bool, disturbed);
    std::mt19937 random{std::mt19937::result_type(side)};
    test::TraceTally tally;
    for (int i = 0; i < 60; ++i) {
        const kenken::KenkenPuzzle puzzle(test::randomCages(side, 2 + i % 6, disturbed, random));
        const Explanation explanation = explain(puzzle, {});
        auto checker = test::checkerFor(puzzle.cages());
        const auto wrong = test::faultOfTrace(puzzle, explanation, checker);
        QVERIFY2(!wrong, (puzzle.text() + wrong.value_or("")).c_str());
        tally.add(kenken::family(), explanation);
    }
    tally.print(QTest::currentDataTag());
    qInfo("%d contradictions", tally.contradictions);
    QVERIFY(!disturbed || tally.contradictions > 0);
}

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
