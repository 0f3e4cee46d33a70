// SPDX-License-Identifier: MIT
#pragma once

#include "families/explanation.h"
#include "families/explanationjson.h"
#include "families/family.h"
#include "logic/generalrules.h"
#include "report.h"

#include <nlohmann/json.hpp>

/// What the whole ladder comes to over a collection of puzzles: does it end solved, how long does it take,
/// how large are its steps.
namespace inkling {

/// How large some steps are, by the number of their constraints.
struct StepSizes
{
    std::size_t steps = 0;
    std::size_t withinFive = 0;
    std::size_t constraints = 0;
    std::size_t premises = 0;
    std::size_t mostConstraints = 0;
    std::size_t mostPremises = 0;

    void add(const Step &step)
    {
        ++steps;
        withinFive += step.constraints.size() <= 5 ? 1 : 0;
        constraints += step.constraints.size();
        premises += step.premises.size();
        mostConstraints = std::max(mostConstraints, step.constraints.size());
        mostPremises = std::max(mostPremises, step.premises.size());
    }
    void print(const char *name) const
    {
        const double all = std::max(1.0, double(steps));
        std::printf("  %-9s %8zu steps, at most 5 constraints: %6.2f%%, mean %5.2f, most %zu; "
                    "facts: mean %5.2f, most %zu\n",
                    name, steps, 100 * double(withinFive) / all, double(constraints) / all,
                    mostConstraints, double(premises) / all, mostPremises);
    }
};

/// One puzzle's part in it.
struct LadderRun
{
    std::string name;
    double milliseconds = 0;
    std::size_t mostConstraints = 0;
    std::size_t smallest = 0; ///< steps that no named rule gives
};

class Ladder
{
public:
    /// Reasons a puzzle out, given its solution, and notes what that takes.
    void run(const Puzzle &puzzle, const std::string &name)
    {
        const Solution solution = puzzle.solve(Search::Uniqueness, timeLimit());
        m_unique += solution.verdict == Verdict::Unique ? 1 : 0;
        const auto model = puzzle.model();
        const double start = cpuMilliseconds();
        Explainer explainer(*model, solution.answers());
        const Deduction deduction
            = deduce(*model, {}, explainer, timeLimit(std::chrono::seconds(600)));
        LadderRun run{name, cpuMilliseconds() - start, 0, 0};
        note(deduction, run);
        const bool isSolved
            = deduction.outcome == Outcome::Solved || deduction.outcome == Outcome::Contradiction;
        if (!isSolved && solution.verdict != Verdict::Many) {
            std::printf("  NOT SOLVED: %s, %u undecided%s\n", name.c_str(), deduction.undecided,
                        deduction.outcome == Outcome::Stopped ? ", out of time" : "");
        }
        m_solved += isSolved ? 1 : 0;
        m_times.milliseconds.push_back(run.milliseconds);
        m_runs.push_back(std::move(run));
    }

    void print(const std::string &name)
    {
        if (m_runs.empty())
            return;
        std::printf("%-28s %5zu puzzles, %zu unique, %zu solved, %zu by named rules alone; CPU ms: "
                    "median %.2f, 95th percentile %.2f, worst %.2f\n",
                    name.c_str(), m_runs.size(), m_unique, m_solved, m_named, m_times.median(),
                    m_times.within(0.95), m_times.max());
        m_all.print("all");
        m_smallest.print("smallest");
        std::ranges::sort(m_runs, std::ranges::greater{}, [](const LadderRun &run) {
            return std::pair(run.mostConstraints, run.milliseconds);
        });
        printWorst("largest steps");
        std::ranges::sort(m_runs, std::ranges::greater{}, &LadderRun::milliseconds);
        printWorst("longest");
        std::fflush(stdout);
    }

private:
    void note(const Deduction &deduction, LadderRun &run)
    {
        for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
            const Step step = deduction.trace[i];
            m_all.add(step);
            if (!isGeneral(step.rule))
                continue;
            m_smallest.add(step);
            ++run.smallest;
            run.mostConstraints = std::max(run.mostConstraints, step.constraints.size());
        }
        m_named += run.smallest == 0 && deduction.outcome != Outcome::Stalled ? 1 : 0;
    }

    void printWorst(const char *what) const
    {
        std::printf("  %s:", what);
        for (std::size_t i = 0; i < std::min<std::size_t>(10, m_runs.size()); ++i) {
            const LadderRun &run = m_runs[i];
            if (run.smallest > 0)
                std::printf(" %s (%zu constraints, %zu steps, %.0f ms)", run.name.c_str(),
                            run.mostConstraints, run.smallest, run.milliseconds);
        }
        std::printf("\n");
    }

    std::size_t m_unique = 0;
    std::size_t m_solved = 0;
    std::size_t m_named = 0;
    StepSizes m_all;
    StepSizes m_smallest;
    Times m_times;
    std::vector<LadderRun> m_runs;
};

} // namespace inkling
