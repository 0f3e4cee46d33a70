// SPDX-License-Identifier: MIT
//
// How long a Slink or Slitherlink board takes to be solved and proven unique, in CPU milliseconds,
// beside plain CaDiCaL on the same boards in the same run. Machines differ and are noisy: the ratio
// is what counts.
//
//   slink-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/slink/puzzle.h"
#include "families/slink/search/solver.h"
#include "logic/deducer.h"
#include "plaincadical.h"
#include "timing.h"

#include <cstdio>
#include <memory>

namespace {

using namespace inkling;
using namespace inkling::slink;

/// A file's boards, as the program reads them.
std::vector<std::shared_ptr<const SlinkPuzzle>> readBoards(const std::string &text)
{
    std::vector<std::shared_ptr<const SlinkPuzzle>> boards;
    LineSource source(text);
    for (auto board = readPuzzle(source); board && *board; board = readPuzzle(source))
        boards.push_back(*board);
    return boards;
}

/// The goal for a board of the file, in milliseconds at the median; 0: none is set.
double goalOf(const std::string &name)
{
    static const std::pair<const char *, double> goals[] = {
        {"slink-full20x20.in", 0.02},        {"slink-full100x100.in", 0.5},
        {"slitherlink-r10x10_min.in", 0.25}, {"slitherlink-r20x20_d45.in", 2},
        {"slitherlink-r20x20_min.in", 3},    {"slitherlink-r20x36_d45.in", 6},
        {"slitherlink-r50x50_d45.in", 100},  {"slitherlink-r50x50_d60.in", 4},
    };
    for (const auto &[file, goal] : goals) {
        if (name == file)
            return goal;
    }
    return 0;
}

void reportSolving(const std::filesystem::path &path)
{
    const std::string text = contents(path);
    const auto boards = readBoards(text);
    if (boards.empty()) {
        std::printf("skipped: no board in %s\n", path.c_str());
        return;
    }
    int wrong = 0;
    int timedOut = 0;
    const Times ours = measure(
        boards,
        [&](const auto &board) {
            const Verdict verdict = solve(board->clues(), Search::Uniqueness, timeLimit()).verdict;
            timedOut += verdict == Verdict::Unknown;
            wrong += verdict == Verdict::None || verdict == Verdict::Many;
        },
        25);
    const Times plain = measure(
        boards,
        [&](const auto &board) {
            PlainCadical cadical(board->clues(), timeLimit());
            const Verdict verdict = cadical.run();
            timedOut += cadical.timedOut();
            wrong += verdict != Verdict::Unique && !cadical.timedOut();
        },
        5);

    const std::string name = path.filename().string();
    const double goal = goalOf(name);
    std::printf("%-29s %6zu %9.4f %9.4f %9.4f %9.3f %9.3f %9.3f %7.1f %7.1f", name.c_str(),
                boards.size(), ours.median(), ours.mean(), ours.max(), plain.median(), plain.mean(),
                plain.max(), plain.median() / ours.median(), leastRatio(ours, plain));
    if (goal > 0)
        std::printf(" %7.2f %s", goal, ours.median() <= goal ? "met" : "MISSED");
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
    const auto boards = readBoards(text);
    if (boards.empty())
        return;
    std::vector<Solution> solutions;
    for (const auto &board : boards)
        solutions.push_back(board->solve(Search::Uniqueness, timeLimit()));
    std::size_t printed = 0;
    std::size_t steps = 0;
    const double reading = mean([&] { printed += readBoards(text).size(); });
    const double solving = mean([&] {
        for (const auto &board : boards)
            printed += board->solve(Search::Uniqueness, timeLimit()).first.has_value();
    });
    const double printing = mean([&] {
        for (std::size_t i = 0; i < boards.size(); ++i) {
            const auto &answer = solutions[i].first;
            printed += boards[i]->answerText(int(i), answer ? &*answer : nullptr).size();
        }
    });
    const double reasoning = mean([&] {
        steps = 0;
        for (const auto &board : boards)
            steps += deduce(*board->model(), timeLimit()).trace.size();
    });
    const auto count = double(boards.size());
    std::printf("%-29s %6zu %9.2f %9.2f %9.2f %9.3f %9.0f %9.2f\n", path.filename().c_str(),
                boards.size(), 1e3 * reading / count, 1e3 * printing / count, 1e3 * solving / count,
                reasoning / count, double(steps) / count, 1e3 * reasoning / double(steps));
    std::fflush(stdout);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles({"slink-", "slitherlink-"},
                            {"slitherlink/janko-small.in", "slitherlink/janko-large.in"});
    if (files.empty())
        return 0;
    std::printf("CPU ms a board, found and proven unique   Inkling                        "
                "plain CaDiCaL\n");
    std::printf("%-29s %6s %9s %9s %9s %9s %9s %9s %7s %7s %7s\n", "file", "boards", "median",
                "mean", "max", "median", "mean", "max", "ratio", "least", "goal");
    for (const auto &file : files)
        reportSolving(file);
    std::printf("\nCPU a board, mean over the file\n%-29s %6s %9s %9s %9s %9s %9s %9s\n", "file",
                "boards", "read us", "print us", "solve us", "reason ms", "steps", "us a step");
    for (const auto &file : files)
        reportText(file);
    return 0;
}
