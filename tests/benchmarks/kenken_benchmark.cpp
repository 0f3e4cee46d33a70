// SPDX-License-Identifier: MIT
//
// How long a KenKen takes to be solved and proven unique, in CPU milliseconds, beside plain CaDiCaL
// over tuples on the same puzzles in the same run. Machines differ and are noisy: the ratio is what
// counts. "first" is the first run of each puzzle in this process, when the tables of its cages are
// still to be made; the other figures are of the runs after it.
//
//   kenken-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/kenken/family.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/search/solver.h"
#include "kenkenplaincadical.h"
#include "report.h"

namespace {

using namespace inkling;
using namespace inkling::kenken;

const Goals goals{
    {"kenken-tat6", 0.015}, {"kenken-tat7", 0.025}, {"kenken-tat8", 0.04},
    {"kenken-tat9", 0.075}, {"kenken-hard9", 4},    {"kenken-big9", 5},
};

void reportSolving(const Collection<KenkenPuzzle> &collection)
{
    const auto &puzzles = collection.puzzles;
    UniqueRuns runs;
    const auto solveIt = [&](const auto &puzzle) {
        runs.add(solve(puzzle->cages(), Search::Uniqueness, timeLimit()).verdict);
    };
    const Times first = measure(puzzles, solveIt, 1);
    const Times ours = measure(puzzles, solveIt, 25);
    // A file of thousands would take minutes.
    const std::size_t sample = std::min<std::size_t>(puzzles.size(), 100);
    const Times plain = measure(
        std::vector(puzzles.begin(), puzzles.begin() + std::ptrdiff_t(sample)),
        [&](const auto &puzzle) { runs.add(PlainCadical(puzzle->cages(), timeLimit()).run()); }, 5);
    printRow(collection.name, ours, plain, goalOf(collection.name, goals),
             "  first " + std::to_string(first.median()) + runs.text());
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const auto collections = collect<KenkenPuzzle>(
        family(), filesToMeasure(argumentCount, arguments, {"kenken-"},
                                 {"kenken/gijs.in", "kenken/janko.in", "kenken/heydenberk.in"}));
    printHeading("found and proven unique", "plain CaDiCaL");
    for (const auto &collection : collections)
        reportSolving(collection);
    printWorkHeading();
    for (const auto &collection : collections)
        printWork(family(), collection);
    return 0;
}
