// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

/// What the benchmarks share: CPU time of this thread, medians, the corpus. What others do on the machine
/// does not count.
namespace inkling {

inline double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

inline StopCondition timeLimit(std::chrono::seconds limit = std::chrono::seconds(60))
{
    return StopCondition({}, StopCondition::Clock::now() + limit);
}

inline std::string contents(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// CPU milliseconds, a puzzle each. Requires of the questions: at least one.
struct Times
{
    std::vector<double> milliseconds;

    [[nodiscard]] double median() const
    {
        std::vector<double> ascending = milliseconds;
        std::sort(ascending.begin(), ascending.end());
        const std::size_t n = ascending.size();
        return (ascending[(n - 1) / 2] + ascending[n / 2]) / 2;
    }
    /// The time that this share of them stays within: 0.99 is the 99th percentile.
    [[nodiscard]] double within(double share) const
    {
        std::vector<double> ascending = milliseconds;
        std::sort(ascending.begin(), ascending.end());
        return ascending[std::size_t(share * double(ascending.size() - 1))];
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

/// How many times as long the other one takes on the puzzle where this is least. Requires: it was run
/// on as many puzzles, or on the first of them only.
inline double leastRatio(const Times &one, const Times &other)
{
    double least = other.milliseconds[0] / one.milliseconds[0];
    for (std::size_t i = 0; i < other.milliseconds.size(); ++i)
        least = std::min(least, other.milliseconds[i] / one.milliseconds[i]);
    return least;
}

/// The median of several runs for each puzzle; short ones are run more often.
template <typename Puzzles, typename Run>
Times measure(const Puzzles &puzzles, const Run &run, int maxRuns)
{
    Times times;
    for (const auto &puzzle : puzzles) {
        std::vector<double> runs;
        double spent = 0;
        while (int(runs.size()) < maxRuns && (runs.empty() || spent < 100)) {
            const double start = cpuMilliseconds();
            run(puzzle);
            runs.push_back(cpuMilliseconds() - start);
            spent += runs.back();
        }
        const auto middle = runs.begin() + std::ptrdiff_t(runs.size() / 2);
        std::nth_element(runs.begin(), middle, runs.end());
        times.milliseconds.push_back(*middle);
    }
    return times;
}

/// The mean CPU time of one call, in milliseconds, over enough calls to measure it.
template <typename Run>
double mean(const Run &run)
{
    int runs = 0;
    const double start = cpuMilliseconds();
    do {
        run();
        ++runs;
    } while (cpuMilliseconds() - start < 100);
    return (cpuMilliseconds() - start) / runs;
}

/// INKLING_CORPUS in the environment says where it lies.
inline std::filesystem::path corpusFolder()
{
    const char *const place = std::getenv("INKLING_CORPUS");
    return place ? place : INKLING_CORPUS;
}

/// The corpus' bench files whose names begin so, in their order, and `others` of the corpus; none, with
/// a word, where there is no corpus.
inline std::vector<std::filesystem::path>
corpusFiles(const std::vector<std::string_view> &beginnings,
            const std::vector<std::string_view> &others = {})
{
    const std::filesystem::path corpus = corpusFolder();
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(corpus / "bench")) {
        std::printf("skipped: no corpus at %s (set INKLING_CORPUS)\n", corpus.c_str());
        return files;
    }
    for (const auto &entry : std::filesystem::directory_iterator(corpus / "bench")) {
        const std::string name = entry.path().filename().string();
        if (std::ranges::any_of(beginnings, [&](auto begin) { return name.starts_with(begin); }))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    for (const std::string_view other : others)
        files.push_back(corpus / other);
    return files;
}

/// The files that a program was given, else those of the corpus.
inline std::vector<std::filesystem::path>
filesToMeasure(int argumentCount, char **arguments, const std::vector<std::string_view> &beginnings,
               const std::vector<std::string_view> &others = {})
{
    if (argumentCount > 1)
        return {arguments + 1, arguments + argumentCount};
    return corpusFiles(beginnings, others);
}

} // namespace inkling
