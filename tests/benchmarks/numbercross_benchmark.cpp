// SPDX-License-Identifier: MIT
//
// How long a Number Cross takes to be solved and proven unique, to have two answers found, or to be
// proven without an answer, in CPU milliseconds, beside plain CaDiCaL (a decision diagram a line) on the
// same puzzles in the same run. Machines differ and are noisy: the ratio is what counts.
//
//   numbercross-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/numbercross/puzzle.h"
#include "families/numbercross/search/solver.h"
#include "logic/deducer.h"
#include "sat/satsolver.h"
#include "timing.h"

#include <cstdio>
#include <map>
#include <memory>

namespace {

using namespace inkling;
using namespace inkling::numbercross;
using PuzzlePointer = std::shared_ptr<const NumberCrossPuzzle>;

/// Up to two answers by CaDiCaL alone: for each line a variable for each sum after each cell.
class PlainCadical
{
public:
    PlainCadical(const Givens &givens, StopCondition stop)
        : m_givens(givens)
        , m_stop(std::move(stop))
    {
        m_solver.reserve(givens.grid.cellCount());
        for (int line = 0; line < givens.grid.lineCount(); ++line)
            addLine(line);
    }

    Verdict run()
    {
        for (int found = 0; found < 2; ++found) {
            const sat::Outcome outcome = m_solver.solve(m_stop);
            if (outcome == sat::Outcome::Stopped)
                return Verdict::Unknown;
            if (outcome == sat::Outcome::Unsatisfiable)
                return found == 0 ? Verdict::None : Verdict::Unique;
            std::vector<sat::Literal> other;
            for (int cell = 1; cell <= m_givens.grid.cellCount(); ++cell)
                other.push_back(m_solver.value(cell) ? -cell : cell);
            m_solver.addClause(other);
        }
        return Verdict::Many;
    }

private:
    void addLine(int line)
    {
        const Grid &grid = m_givens.grid;
        const int label = m_givens.labels[line];
        std::map<int, sat::Literal> here{{0, m_solver.newVariable()}};
        m_solver.addClause({here[0]});
        int left = m_givens.total(line);
        for (int i = 0; i < grid.length(line); ++i) {
            const int digit = m_givens.digits[grid.cellOf(line, i)];
            left -= digit;
            const sat::Literal counted = (grid.cellOf(line, i) + 1) * (grid.isRow(line) ? -1 : 1);
            std::map<int, sat::Literal> next;
            for (const auto &[sum, from] : here) {
                for (const bool takes : {false, true}) {
                    const int then = sum + (takes ? digit : 0);
                    const sat::Literal unless = takes ? -counted : counted;
                    if (then > label || then + left < label) {
                        m_solver.addClause({-from, unless});
                        continue;
                    }
                    if (!next.contains(then))
                        next[then] = m_solver.newVariable();
                    m_solver.addClause({-from, unless, next[then]});
                }
            }
            here = std::move(next);
        }
    }

    const Givens &m_givens;
    StopCondition m_stop;
    sat::SatSolver m_solver;
};

/// A name without its last number: puzzles of one kind are reported together.
std::string kindOf(const std::filesystem::path &path)
{
    const std::string name = path.stem().string();
    return name.substr(0, name.find_last_of('_'));
}

/// The goal for a kind, in milliseconds at the median; 0: none is set.
double goalOf(const std::string &kind)
{
    static const std::map<std::string, double> goals{
        {"numbercross-nc9", 0.05},      {"numbercross-nc12", 0.4},
        {"numbercross-nc15", 4},        {"numbercross-nc20", 1},
        {"numbercross-nc30", 1},        {"numbercross-nc50", 2},
        {"numbercross-ncpar12", 0.01},  {"numbercross-ncparb12", 0.01},
        {"numbercross-ncparb16", 0.01},
    };
    const auto goal = goals.find(kind);
    return goal == goals.end() ? 0 : goal->second;
}

PuzzlePointer readFile(const std::filesystem::path &path)
{
    LineSource source(contents(path));
    const auto puzzle = readPuzzle(source);
    return puzzle ? *puzzle : nullptr;
}

void report(const std::string &kind, const std::vector<PuzzlePointer> &puzzles)
{
    std::map<Verdict, int> verdicts;
    for (const auto &puzzle : puzzles)
        ++verdicts[solve(puzzle->givens(), Search::Uniqueness, timeLimit()).verdict];
    const Times ours = measure(
        puzzles,
        [](const auto &puzzle) { (void)solve(puzzle->givens(), Search::Uniqueness, timeLimit()); },
        101);
    std::map<Verdict, int> plainVerdicts;
    const Times plain = measure(
        puzzles,
        [&](const auto &puzzle) {
            ++plainVerdicts[PlainCadical(puzzle->givens(), timeLimit(std::chrono::seconds(5)))
                                .run()];
        },
        3);
    std::printf("%-22s %4zu  %4d/%d/%d %9.4f %9.4f %9.4f %9.3f %9.3f %8.1f", kind.c_str(),
                puzzles.size(), verdicts[Verdict::None], verdicts[Verdict::Unique],
                verdicts[Verdict::Many], ours.median(), ours.mean(), ours.max(), plain.median(),
                plain.max(), plain.median() / ours.median());
    if (const double goal = goalOf(kind); goal > 0)
        std::printf(" %7.2f %s", goal, ours.median() <= goal ? "met" : "MISSED");
    if (verdicts[Verdict::Unknown] > 0)
        std::printf(" (%d NOT SETTLED)", verdicts[Verdict::Unknown]);
    if (plainVerdicts[Verdict::Unknown] > 0)
        std::printf(" (CaDiCaL: %d runs stopped after 5 s)", plainVerdicts[Verdict::Unknown]);
    std::printf("\n");
    std::fflush(stdout);
}

/// What reading, printing and reasoning take, all puzzles of a kind together.
void reportReasoning(const std::string &kind, const std::vector<PuzzlePointer> &puzzles)
{
    int finished = 0;
    const Times reasoning = measure(
        puzzles, [](const auto &puzzle) { (void)deduce(*puzzle->model(), timeLimit()); }, 1);
    std::size_t all = 0;
    for (const auto &puzzle : puzzles) {
        const Deduction deduction = deduce(*puzzle->model(), timeLimit());
        finished
            += deduction.outcome == Outcome::Solved || deduction.outcome == Outcome::Contradiction;
        all += deduction.trace.size();
    }
    std::printf("%-22s %4zu %9.3f %9.3f %9.1f %6d\n", kind.c_str(), puzzles.size(),
                reasoning.median(), reasoning.max(), double(all) / double(puzzles.size()),
                finished);
    std::fflush(stdout);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles({"numbercross-"});
    std::map<std::string, std::vector<PuzzlePointer>> kinds;
    for (const auto &file : files) {
        if (const auto puzzle = readFile(file))
            kinds[kindOf(file)].push_back(puzzle);
        else
            std::printf("skipped: no puzzle in %s\n", file.c_str());
    }
    if (kinds.empty())
        return 0;
    std::printf("CPU ms a puzzle                       Inkling                        plain "
                "CaDiCaL\n%-22s %4s  %s %9s %9s %9s %9s %9s %8s %7s\n",
                "kind", "no.", "0/1/2+", "median", "mean", "max", "median", "max", "ratio", "goal");
    for (const auto &[kind, puzzles] : kinds)
        report(kind, puzzles);
    std::printf("\nReasoning, CPU ms a puzzle\n%-22s %4s %9s %9s %9s %6s\n", "kind", "no.",
                "median", "max", "steps", "done");
    for (const auto &[kind, puzzles] : kinds)
        reportReasoning(kind, puzzles);
    return 0;
}
