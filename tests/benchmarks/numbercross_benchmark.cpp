// SPDX-License-Identifier: MIT
//
// How long a Number Cross takes to be solved and proven unique, to have two answers found, or to be
// proven without an answer, in CPU milliseconds, beside plain CaDiCaL (a decision diagram a line) on the
// same puzzles in the same run. Machines differ and are noisy: the ratio is what counts.
//
//   numbercross-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/numbercross/family.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/search/solver.h"
#include "report.h"
#include "sat/satsolver.h"

#include <map>

namespace {

using namespace inkling;
using namespace inkling::numbercross;

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
            const sat::Result outcome = m_solver.solve(m_stop);
            if (outcome == sat::Result::Stopped)
                return Verdict::Unknown;
            if (outcome == sat::Result::Unsatisfiable)
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

const Goals goals{
    {"numbercross-nc9", 0.05},     {"numbercross-nc12", 0.4},      {"numbercross-nc15", 4},
    {"numbercross-nc20", 1},       {"numbercross-nc30", 1},        {"numbercross-nc50", 2},
    {"numbercross-ncpar12", 0.01}, {"numbercross-ncparb12", 0.01}, {"numbercross-ncparb16", 0.01},
};

void reportSolving(const Collection<NumberCrossPuzzle> &kind)
{
    std::map<Verdict, int> verdicts;
    for (const auto &puzzle : kind.puzzles)
        ++verdicts[solve(puzzle->givens(), Search::Uniqueness, timeLimit()).verdict];
    const Times ours = measure(
        kind.puzzles,
        [](const auto &puzzle) { (void)solve(puzzle->givens(), Search::Uniqueness, timeLimit()); },
        101);
    int stopped = 0;
    const Times plain = measure(
        kind.puzzles,
        [&](const auto &puzzle) {
            const StopCondition limit = timeLimit(std::chrono::seconds(5));
            stopped += PlainCadical(puzzle->givens(), limit).run() == Verdict::Unknown ? 1 : 0;
        },
        3);
    std::string notes = "  none/one/several " + std::to_string(verdicts[Verdict::None]) + '/'
                        + std::to_string(verdicts[Verdict::Unique]) + '/'
                        + std::to_string(verdicts[Verdict::Many]);
    if (verdicts[Verdict::Unknown] > 0)
        notes += " (" + std::to_string(verdicts[Verdict::Unknown]) + " NOT SETTLED)";
    if (stopped > 0)
        notes += " (CaDiCaL: " + std::to_string(stopped) + " runs stopped after 5 s)";
    printRow(kind.name, ours, plain, goalOf(kind.name, goals), notes);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const auto kinds = collect<NumberCrossPuzzle>(
        family(), filesToMeasure(argumentCount, arguments, {"numbercross-"}), kindOf);
    printHeading("settled: no answer, one, or two", "plain CaDiCaL");
    for (const auto &kind : kinds)
        reportSolving(kind);
    printWorkHeading();
    for (const auto &kind : kinds)
        printWork(family(), kind);
    return 0;
}
