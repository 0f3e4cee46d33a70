// SPDX-License-Identifier: MIT
#include "families/slink/family.h"
#include "families/slink/puzzle.h"
#include "support/checkerfor.h"
#include "support/corpus.h"
#include "support/reading.h"
#include "support/tracecheck.h"

#include <QTest>

using namespace inkling;

namespace {

/// Of a file, unless all of the corpus is asked for.
constexpr std::size_t mostPuzzles = 20;

} // namespace

class TraceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyStepFollows_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *name :
             {"slink/sample.in", "slink/janko-rules-ok.in", "slink/janko-rules-insufficient.in",
              "slink/janko-rules-contradict.in", "slink/minimal-rules-contradict.in",
              "slitherlink/janko-small.in", "slitherlink/janko-large.in",
              "slitherlink/not-unique.in"})
            QTest::newRow(name) << QString(name);
    }

    void everyStepFollows()
    {
        QFETCH(QString, file);
        const auto text = test::corpusFile(file.toStdString());
        if (!text)
            QSKIP("the corpus is not here");
        // That the loop stays in one piece takes the checker minutes on some large boards.
        if (file.contains("large") && !test::isWholeCorpusAsked())
            QSKIP("large boards are for the whole corpus");
        test::TraceTally tally;
        int faults = 0;
        const auto puzzles = test::readPuzzles<slink::SlinkPuzzle>(slink::family(), *text);
        for (const auto &puzzle : test::sampleOf(puzzles, mostPuzzles)) {
            const Explanation explanation = explain(*puzzle, {});
            auto checker = test::checkerFor(puzzle->clues());
            const auto wrong = test::faultOfTrace(*puzzle, explanation, checker);
            if (wrong) {
                ++faults;
                qWarning().noquote() << wrong->c_str() << '\n' << puzzle->text().c_str();
            }
            tally.add(slink::family(), explanation);
        }
        QCOMPARE(faults, 0);
        tally.print(file.toStdString());
        // Published boards are what the named rules are for.
        if (file == "slitherlink/janko-small.in")
            QVERIFY(100 * tally.named >= 65 * tally.puzzles);
        if (file.startsWith("slitherlink/janko"))
            QCOMPARE(tally.finished, tally.puzzles);
    }
};

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
