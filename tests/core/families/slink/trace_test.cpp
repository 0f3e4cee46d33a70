// SPDX-License-Identifier: MIT
#include "checkerfor.h"
#include "families/slink/family.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/surroundings.h"
#include "puzzle/explanationjson.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/checks/tracecheck.h"
#include "support/corpus.h"
#include "support/testprogram.h"

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

/// Whether these edges, of which so many are lines, leave an edge only this.
bool leaveOnly(std::span<const int> edges, std::initializer_list<int> counts, const Fact &fact,
               const Knowledge &known)
{
    int lines = 0;
    int open = 0;
    for (const int edge : edges) {
        const ValueSet possible = known.possible(UnknownId(edge));
        lines += possible == ValueSet::only(1) ? 1 : 0;
        open += possible.single() ? 0 : 1;
    }
    // With the other value, the rest cannot make up any of the counts.
    const int other = fact.possible == ValueSet::only(1) ? 0 : 1;
    return std::ranges::none_of(counts, [&](int count) {
        return lines + other <= count && count <= lines + other + open - 1;
    });
}

/// Whether one clue or dot beside an edge says it.
bool isSaidAtOnce(const slink::Clues &clues, const Fact &fact, const Knowledge &known)
{
    const auto onBoard = [](const std::array<int, 4> &edges) {
        std::vector<int> list;
        std::ranges::copy_if(edges, std::back_inserter(list),
                             [](int edge) { return edge != slink::nowhere; });
        return list;
    };
    const slink::Grid &grid = clues.grid;
    for (const int cell : slink::cellsOfEdge(grid, int(fact.unknown))) {
        const int clue = cell == slink::nowhere ? slink::blank : clues.cells[std::size_t(cell)];
        if (clue != slink::blank
            && leaveOnly(
                onBoard(slink::edgesOfCell(grid, cell / grid.columns, cell % grid.columns)), {clue},
                fact, known))
            return true;
    }
    const int width = grid.columns + 1;
    return std::ranges::any_of(slink::dotsOfEdge(grid, int(fact.unknown)), [&](int dot) {
        return leaveOnly(onBoard(slink::edgesOfDot(grid, dot / width, dot % width)), {0, 2}, fact,
                         known);
    });
}

/// The steps and parts about one edge that go round what a clue or a dot says of it. Hard ones may: they are told
/// alike where several come of one look.
int countRoundabout(const slink::Clues &clues, const Trace &trace, Knowledge &known)
{
    constexpr float mostPlain = 1.25F;
    constexpr float leastHard = 3;
    int count = 0;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        if (step.parts) {
            count += countRoundabout(clues, *step.parts, known);
            continue;
        }
        const bool isOfOne = step.conclusions.size() == 1 && !step.contradiction
                             && step.conclusions[0].unknown < UnknownId(clues.grid.edgeCount())
                             && !known.holds(step.conclusions[0]);
        if (isOfOne && step.cost > mostPlain && step.cost < leastHard
            && isSaidAtOnce(clues, step.conclusions[0], known))
            ++count;
        known.learn(step.conclusions);
    }
    return count;
}

} // namespace

class SlinkTraceTest : public QObject
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

    void whatOneClueOrDotSaysIsToldPlainly()
    {
        const auto text = test::corpusFile("slitherlink/janko-small.in");
        if (!text)
            QSKIP("the corpus is not here");
        int roundabout = 0;
        const auto puzzles = test::readPuzzles<slink::SlinkPuzzle>(slink::family(), *text);
        for (const auto &puzzle : test::sampleOf(puzzles, mostPuzzles)) {
            Knowledge known(puzzle->model()->initial(), {});
            roundabout
                += countRoundabout(puzzle->clues(), explain(*puzzle, {}).deduction.trace, known);
        }
        QCOMPARE(roundabout, 0);
    }

    void aWayFromCellToCellHasItsOwnTitle()
    {
        const auto puzzle
            = test::readPuzzles<slink::SlinkPuzzle>(slink::family(), "10 10\n"
                                                                     ". . . 2 2 . . 2 . 2\n"
                                                                     "2 . 2 . . 1 2 . 3 2\n"
                                                                     "2 . 1 . 2 1 . . 2 .\n"
                                                                     ". 3 . . . 1 3 . 3 .\n"
                                                                     "2 0 2 2 . . . 1 2 2\n"
                                                                     ". . 3 . . . . . . 2\n"
                                                                     ". . 2 . 2 . 1 . 2 .\n"
                                                                     ". 2 . 1 1 2 . 2 . 2\n"
                                                                     ". 2 . 2 2 . . 0 2 3\n"
                                                                     ". 3 . 2 2 2 3 . . .\n"
                                                                     "0 0\n")
                  .front();
        const auto model = puzzle->model();
        const Trace trace = explain(*puzzle, {}).deduction.allSteps;
        Knowledge known(model->initial());
        int ways = 0;
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const std::string text = english(sentenceOf(*model, trace[i], known));
            known.learn(trace[i].conclusions);
            if (trace[i].nested || text.find(" on the way from ") == text.npos)
                continue;
            ++ways;
            QCOMPARE(model->rules()[trace[i].rule].id, std::string_view("slink.colour-chain"));
        }
        QVERIFY(ways > 0);
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

INKLING_TEST(SlinkTraceTest, QCoreApplication)
#include "families/slink/trace_test.moc"
