// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "puzzle/family.h"
#include "support/checks/reading.h"
#include "timing.h"

#include <functional>
#include <utility>

/// The tables that the families' benchmarks print: what is measured, beside a baseline and its goal, and
/// what a puzzle takes besides being solved.
namespace inkling {

/// Puzzles that are measured together.
template <typename Kind>
struct Collection
{
    std::string name;
    std::vector<std::string> texts;
    std::vector<std::shared_ptr<const Kind>> puzzles;

    /// The puzzles anew: some keep what they once found.
    [[nodiscard]] std::vector<std::shared_ptr<const Kind>> readAgain(const Family &family) const
    {
        std::vector<std::shared_ptr<const Kind>> again;
        for (const std::string &text : texts) {
            const auto read = test::readAll<Kind>(family, text).puzzles;
            again.insert(again.end(), read.begin(), read.end());
        }
        return again;
    }
};

inline std::string fileName(const std::filesystem::path &path)
{
    return path.filename().string();
}

/// The puzzles of these files, those of files of one name together; files without a puzzle are skipped
/// with a word.
template <typename Kind>
std::vector<Collection<Kind>>
collect(const Family &family, const std::vector<std::filesystem::path> &files,
        const std::function<std::string(const std::filesystem::path &)> &nameOf = fileName)
{
    std::vector<Collection<Kind>> collections;
    for (const auto &file : files) {
        const Collection<Kind> read{nameOf(file), {contents(file)}, {}};
        const auto puzzles = read.readAgain(family);
        if (puzzles.empty()) {
            std::printf("skipped: no puzzle in %s\n", file.c_str());
            continue;
        }
        auto place = std::ranges::find(collections, read.name, &Collection<Kind>::name);
        if (place == collections.end())
            place = collections.insert(place, {read.name, {}, {}});
        place->texts.push_back(read.texts.front());
        place->puzzles.insert(place->puzzles.end(), puzzles.begin(), puzzles.end());
    }
    return collections;
}

/// Milliseconds at the median, by how a name begins; 0: none is set.
using Goals = std::vector<std::pair<std::string_view, double>>;

inline double goalOf(std::string_view name, const Goals &goals)
{
    for (const auto &[beginning, goal] : goals) {
        if (name.starts_with(beginning))
            return goal;
    }
    return 0;
}

/// How a median stands to a goal, to be printed behind it; nothing without a goal.
inline std::string standing(double median, double goal)
{
    char text[32] = "";
    if (goal > 0)
        std::snprintf(text, sizeof text, " %7.3f %s", goal, median <= goal ? "met" : "MISSED");
    return text;
}

/// Verdicts of runs of which each should find that there is one answer.
struct UniqueRuns
{
    int stopped = 0;
    int wrong = 0;

    void add(Verdict verdict)
    {
        stopped += verdict == Verdict::Unknown ? 1 : 0;
        wrong += verdict == Verdict::None || verdict == Verdict::Many ? 1 : 0;
    }
    [[nodiscard]] std::string text() const
    {
        std::string text;
        if (stopped > 0)
            text += " (" + std::to_string(stopped) + " runs stopped by their time limit)";
        if (wrong > 0)
            text += " (" + std::to_string(wrong) + " runs NOT UNIQUE)";
        return text;
    }
};

inline void printHeading(const char *measured, const char *baseline)
{
    std::printf("CPU ms a puzzle, %s\n%-29s %6s %29s %29s\n", measured, "", "", "Inkling",
                baseline);
    std::printf("%-29s %6s %9s %9s %9s %9s %9s %9s %7s %7s %7s\n", "file", "count", "median",
                "mean", "max", "median", "mean", "max", "ratio", "least", "goal");
}

/// `baseline`: of as many of the puzzles, from the first on, as it was given time for; may be none.
inline void printRow(const std::string &name, const Times &ours, const Times &baseline, double goal,
                     const std::string &notes)
{
    std::printf("%-29s %6zu %9.4f %9.4f %9.4f", name.c_str(), ours.milliseconds.size(),
                ours.median(), ours.mean(), ours.max());
    if (baseline.milliseconds.empty()) {
        std::printf(" %9s %9s %9s %7s %7s", "-", "-", "-", "-", "-");
    } else {
        std::printf(" %9.3f %9.3f %9.3f %7.1f %7.1f", baseline.median(), baseline.mean(),
                    baseline.max(), baseline.median() / ours.median(), leastRatio(ours, baseline));
    }
    std::printf("%s%s\n", standing(ours.median(), goal).c_str(), notes.c_str());
    std::fflush(stdout);
}

/// Requires: goes with printWork().
inline void printWorkHeading()
{
    std::printf("\nCPU a puzzle, reading, printing and solving at the mean; reasoning\n");
    std::printf("%-29s %6s %9s %9s %9s %9s %9s %9s %9s %9s %8s\n", "file", "count", "read us",
                "print us", "solve us", "median ms", "mean ms", "max ms", "steps", "us a step",
                "finished");
}

/// What reading, printing and solving a puzzle take, and what reasoning it out takes.
template <typename Kind>
void printWork(const Family &family, const Collection<Kind> &collection)
{
    const auto &puzzles = collection.puzzles;
    const auto count = double(puzzles.size());
    std::size_t size = 0;
    std::vector<Solution> solutions;
    const double reading = mean([&] { size += collection.readAgain(family).size(); });
    const double solving = mean([&] {
        solutions.clear();
        for (const auto &puzzle : puzzles)
            solutions.push_back(puzzle->solve(Search::Uniqueness, timeLimit()));
    });
    const double printing = mean([&] {
        for (std::size_t i = 0; i < puzzles.size(); ++i) {
            const auto &answer = solutions[i].first;
            size += puzzles[i]->answerText(int(i), answer ? &*answer : nullptr).size();
        }
    });
    std::size_t steps = 0;
    int finished = 0;
    const Times reasoning = measure(
        collection.readAgain(family),
        [&](const auto &puzzle) {
            const Deduction deduction = deduce(*puzzle->model(), timeLimit());
            steps += deduction.trace.size();
            finished += deduction.outcome == Outcome::Solved
                        || deduction.outcome == Outcome::Contradiction;
        },
        1);
    std::printf("%-29s %6zu %9.2f %9.2f %9.2f %9.3f %9.3f %9.3f %9.1f %9.2f %8d\n",
                collection.name.c_str(), puzzles.size(), 1e3 * reading / count,
                1e3 * printing / count, 1e3 * solving / count, reasoning.median(), reasoning.mean(),
                reasoning.max(), double(steps) / count,
                1e3 * reasoning.mean() * count / double(steps), finished);
    std::fflush(stdout);
}

} // namespace inkling
