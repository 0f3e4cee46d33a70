// SPDX-License-Identifier: MIT
#include "families/explanationjson.h"
#include "families/slink/family.h"
#include "families/slink/puzzle.h"
#include "support/checkerfor.h"
#include "support/corpus.h"
#include "support/reading.h"
#include "support/tracecheck.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;

namespace {

/// Of a file, unless all of the corpus is asked for.
constexpr std::size_t mostPuzzles = 20;

using Json = nlohmann::ordered_json;

/// A folded step without one of its premises, each in turn; one of one piece with what it concludes turned round.
std::vector<Json> brokenWays(const Json &step)
{
    std::vector<Json> broken;
    const std::string rule = step["rule"];
    for (std::size_t i = 0; step.contains("parts") && i < step["premises"].size(); ++i) {
        broken.push_back(step);
        broken.back()["premises"].erase(i);
    }
    for (std::size_t i = 0; rule.ends_with("in-one-piece") && i < step["conclusions"].size(); ++i) {
        Json turned = step;
        turned.erase("parts");
        Json &conclusion = turned["conclusions"][i];
        if (conclusion.contains("edge"))
            conclusion["is"] = conclusion["is"] == "line" ? "cross" : "line";
        else if (conclusion.contains("cell"))
            conclusion["is"] = conclusion["is"] == "inside" ? "outside" : "inside";
        else
            continue;
        broken.push_back(std::move(turned));
    }
    return broken;
}

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

    /// What folded steps and those of one piece are checked by is no search: it must find what is wrong, too.
    void brokenStepsAreFound()
    {
        const auto text = test::corpusFile("slitherlink/janko-small.in");
        if (!text)
            QSKIP("the corpus is not here");
        int broken = 0;
        const auto puzzles = test::readPuzzles<slink::SlinkPuzzle>(slink::family(), *text);
        for (std::size_t i = 0; i < puzzles.size(); i += puzzles.size() / mostPuzzles) {
            const auto model = puzzles[i]->model();
            const Trace trace = explain(*puzzles[i], {}).deduction.trace;
            auto checker = test::checkerFor(puzzles[i]->clues());
            for (std::size_t at = 0; at < trace.size(); ++at) {
                for (const auto &step : brokenWays(stepJson(*model, trace[at]))) {
                    ++broken;
                    QVERIFY2(checker.fault(step), step.dump().c_str());
                }
            }
        }
        QVERIFY(broken > 500);
    }
};

QTEST_APPLESS_MAIN(TraceTest)
#include "trace_test.moc"
