// SPDX-License-Identifier: MIT
//
// How long a Slink or Slitherlink board takes to be solved and proven unique, in CPU milliseconds,
// beside plain CaDiCaL on the same boards in the same run. Machines differ and are noisy: the ratio
// is what counts.
//
//   slink-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/slink/family.h"
#include "families/slink/puzzle.h"
#include "families/slink/search/solver.h"
#include "plaincadical.h"
#include "report.h"

namespace {

using namespace inkling;
using namespace inkling::slink;

const Goals goals{
    {"slink-full20x20", 0.02},        {"slink-full100x100", 0.5},
    {"slitherlink-r10x10_min", 0.25}, {"slitherlink-r20x20_d45", 2},
    {"slitherlink-r20x20_min", 3},    {"slitherlink-r20x36_d45", 6},
    {"slitherlink-r50x50_d45", 100},  {"slitherlink-r50x50_d60", 4},
};

void reportSolving(const Collection<SlinkPuzzle> &boards)
{
    UniqueRuns runs;
    const Times ours = measure(
        boards.puzzles,
        [&](const auto &board) {
            runs.add(solve(board->clues(), Search::Uniqueness, timeLimit()).verdict);
        },
        25);
    const Times plain = measure(
        boards.puzzles,
        [&](const auto &board) { runs.add(PlainCadical(board->clues(), timeLimit()).run()); }, 5);
    printRow(boards.name, ours, plain, goalOf(boards.name, goals), runs.text());
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const auto collections = collect<SlinkPuzzle>(
        family(), filesToMeasure(argumentCount, arguments, {"slink-", "slitherlink-"},
                                 {"slitherlink/janko-small.in", "slitherlink/janko-large.in"}));
    printHeading("found and proven unique", "plain CaDiCaL");
    for (const auto &boards : collections)
        reportSolving(boards);
    printWorkHeading();
    for (const auto &boards : collections)
        printWork(family(), boards);
    return 0;
}
