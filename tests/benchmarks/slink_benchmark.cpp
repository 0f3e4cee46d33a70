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

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

namespace {

using namespace inkling;
using namespace inkling::slink;

double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

StopCondition timeLimit()
{
    return StopCondition({}, StopCondition::Clock::now() + std::chrono::seconds(60));
}

std::string contents(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// A file's boards, as the program reads them.
std::vector<std::shared_ptr<const SlinkPuzzle>> readBoards(const std::string &text)
{
    std::vector<std::shared_ptr<const SlinkPuzzle>> boards;
    LineSource source(text);
    for (auto board = readPuzzle(source); board && *board; board = readPuzzle(source))
        boards.push_back(*board);
    return boards;
}

struct Times
{
    std::vector<double> milliseconds; // by board

    [[nodiscard]] double median() const
    {
        std::vector<double> ascending = milliseconds;
        std::sort(ascending.begin(), ascending.end());
        const std::size_t n = ascending.size();
        return (ascending[(n - 1) / 2] + ascending[n / 2]) / 2;
    }
    [[nodiscard]] double mean() const
    {
        double sum = 0;
        for (const double time : milliseconds)
            sum += time;
        return sum / double(milliseconds.size());
    }
    [[nodiscard]] double max() const
    {
        return *std::max_element(milliseconds.begin(), milliseconds.end());
    }
};

/// How many times as long the other one takes on the board where this is least.
double leastRatio(const Times &one, const Times &other)
{
    double least = other.milliseconds[0] / one.milliseconds[0];
    for (std::size_t i = 0; i < one.milliseconds.size(); ++i)
        least = std::min(least, other.milliseconds[i] / one.milliseconds[i]);
    return least;
}

/// The median of several runs for each board; short ones are run more often.
Times measure(const std::vector<std::shared_ptr<const SlinkPuzzle>> &boards,
              const std::function<void(const Clues &)> &run, int maxRuns)
{
    Times times;
    for (const auto &board : boards) {
        std::vector<double> runs;
        double spent = 0;
        while (int(runs.size()) < maxRuns && (runs.empty() || spent < 100)) {
            const double start = cpuMilliseconds();
            run(board->clues());
            runs.push_back(cpuMilliseconds() - start);
            spent += runs.back();
        }
        std::nth_element(runs.begin(), runs.begin() + runs.size() / 2, runs.end());
        times.milliseconds.push_back(runs[runs.size() / 2]);
    }
    return times;
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
        [&](const Clues &clues) {
            const Verdict verdict = solve(clues, Search::Uniqueness, timeLimit()).verdict;
            timedOut += verdict == Verdict::Unknown;
            wrong += verdict == Verdict::None || verdict == Verdict::Many;
        },
        25);
    const Times plain = measure(
        boards,
        [&](const Clues &clues) {
            PlainCadical cadical(clues, timeLimit());
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

/// The mean CPU time of one call, in milliseconds, over enough calls to measure it.
double mean(const std::function<void()> &run)
{
    int runs = 0;
    const double start = cpuMilliseconds();
    do {
        run();
        ++runs;
    } while (cpuMilliseconds() - start < 100);
    return (cpuMilliseconds() - start) / runs;
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

std::vector<std::filesystem::path> corpusFiles()
{
    const char *const place = std::getenv("INKLING_CORPUS");
    const std::filesystem::path corpus = place ? place : INKLING_CORPUS;
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(corpus / "bench")) {
        std::printf("skipped: no corpus at %s (set INKLING_CORPUS)\n", corpus.c_str());
        return files;
    }
    for (const auto &entry : std::filesystem::directory_iterator(corpus / "bench")) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("slink-") || name.starts_with("slitherlink-"))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    files.push_back(corpus / "slitherlink" / "janko-small.in");
    files.push_back(corpus / "slitherlink" / "janko-large.in");
    return files;
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles();
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
