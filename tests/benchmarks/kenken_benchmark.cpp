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

#include "families/kenken/puzzle.h"
#include "families/kenken/search/solver.h"
#include "kenkenplaincadical.h"
#include "logic/deducer.h"
#include "timing.h"

#include <cstdio>
#include <memory>

namespace {

using namespace inkling;
using namespace inkling::kenken;

std::vector<std::shared_ptr<const KenkenPuzzle>> readPuzzles(const std::string &text)
{
    std::vector<std::shared_ptr<const KenkenPuzzle>> puzzles;
    LineSource source(text);
    for (auto puzzle = readPuzzle(source); puzzle && *puzzle; puzzle = readPuzzle(source))
        puzzles.push_back(*puzzle);
    return puzzles;
}

/// The goal for a puzzle of the file, in milliseconds at the median; 0: none is set.
double goalOf(const std::string &name)
{
    static const std::pair<const char *, double> goals[] = {
        {"kenken-tat6", 0.015}, {"kenken-tat7", 0.025}, {"kenken-tat8", 0.04},
        {"kenken-tat9", 0.075}, {"kenken-hard9", 4},    {"kenken-big9", 5},
    };
    for (const auto &[file, goal] : goals) {
        if (name.starts_with(file))
            return goal;
    }
    return 0;
}

void reportSolving(const std::filesystem::path &path)
{
    const auto puzzles = readPuzzles(contents(path));
    if (puzzles.empty()) {
        std::printf("skipped: no puzzle in %s\n", path.c_str());
        return;
    }
    int wrong = 0;
    int timedOut = 0;
    const auto solveIt = [&](const auto &puzzle) {
        const Verdict verdict = solve(puzzle->cages(), Search::Uniqueness, timeLimit()).verdict;
        timedOut += verdict == Verdict::Unknown;
        wrong += verdict == Verdict::None || verdict == Verdict::Many;
    };
    const Times first = measure(puzzles, solveIt, 1);
    const Times ours = measure(puzzles, solveIt, 25);
    // A file of thousands would take minutes.
    const std::size_t sample = std::min<std::size_t>(puzzles.size(), 100);
    const Times plain = measure(
        std::vector(puzzles.begin(), puzzles.begin() + std::ptrdiff_t(sample)),
        [&](const auto &puzzle) {
            PlainCadical cadical(puzzle->cages(), timeLimit());
            const Verdict verdict = cadical.run();
            timedOut += cadical.timedOut();
            wrong += verdict != Verdict::Unique && !cadical.timedOut();
        },
        5);
    const std::string name = path.filename().string();
    const double goal = goalOf(name);
    std::printf("%-18s %6zu %9.4f %9.4f %9.4f %9.4f %9.3f %9.3f %9.3f %7.1f", name.c_str(),
                puzzles.size(), ours.median(), ours.mean(), ours.max(), first.median(),
                plain.median(), plain.mean(), plain.max(), plain.median() / ours.median());
    if (goal > 0)
        std::printf(" %7.3f %s", goal, ours.median() <= goal ? "met" : "MISSED");
    if (timedOut > 0)
        std::printf(" (%d runs stopped after 60 s)", timedOut);
    if (wrong > 0)
        std::printf(" (%d runs NOT UNIQUE)", wrong);
    std::printf("\n");
    std::fflush(stdout);
}

/// What a file takes besides solving it, and what reasoning it out takes.
void reportText(const std::filesystem::path &path)
{
    const std::string text = contents(path);
    const auto puzzles = readPuzzles(text);
    if (puzzles.empty())
        return;
    std::vector<Solution> solutions;
    for (const auto &puzzle : puzzles)
        solutions.push_back(puzzle->solve(Search::Uniqueness, timeLimit()));
    std::size_t printed = 0;
    std::size_t steps = 0;
    std::size_t finished = 0;
    const double reading = mean([&] { printed += readPuzzles(text).size(); });
    const double printing = mean([&] {
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const auto &answer = solutions[i].first;
            printed += puzzles[i]->answerText(int(i), answer ? &*answer : nullptr).size();
        }
    });
    const double reasoning = mean([&] {
        steps = finished = 0;
        for (const auto &puzzle : puzzles) {
            const Deduction deduction = deduce(*puzzle->model(), timeLimit());
            steps += deduction.trace.size();
            finished += deduction.outcome == Outcome::Solved ? 1 : 0;
        }
    });
    const auto count = double(puzzles.size());
    std::printf("%-18s %6zu %9.2f %9.2f %9.3f %9.0f %9.2f %9zu\n", path.filename().c_str(),
                puzzles.size(), 1e3 * reading / count, 1e3 * printing / count, reasoning / count,
                double(steps) / count, 1e3 * reasoning / double(steps), finished);
    std::fflush(stdout);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles({"kenken-"},
                            {"kenken/gijs.in", "kenken/janko.in", "kenken/heydenberk.in"});
    if (files.empty())
        return 0;
    std::printf("CPU ms a puzzle, found and proven unique\n");
    std::printf("%-18s %6s %39s %29s\n", "", "", "Inkling", "plain CaDiCaL");
    std::printf("%-18s %6s %9s %9s %9s %9s %9s %9s %9s %7s %7s\n", "file", "count", "median",
                "mean", "max", "first", "median", "mean", "max", "ratio", "goal");
    for (const auto &file : files)
        reportSolving(file);
    std::printf("\nCPU a puzzle, mean over the file\n%-18s %6s %9s %9s %9s %9s %9s %9s\n", "file",
                "count", "read us", "print us", "reason ms", "steps", "us a step", "finished");
    for (const auto &file : files)
        reportText(file);
    return 0;
}
