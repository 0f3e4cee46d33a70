// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/generalrules.h"
#include "puzzle/family.h"
#include "report.h"

#include <cmath>

/// What the whole ladder comes to over a collection of puzzles: does it end solved, how long does it take,
/// how large are its steps, how long does the next one take.
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
    void print(const char *name, const char *standing = "") const
    {
        const double all = std::max(1.0, double(steps));
        std::printf("  %-9s %8zu steps, at most 5 constraints: %6.2f%%%s, mean %5.2f, most %zu; "
                    "facts: mean %5.2f, most %zu\n",
                    name, steps, smallShare(), standing, double(constraints) / all, mostConstraints,
                    double(premises) / all, mostPremises);
    }
    /// Of those with at most five constraints, in a hundred.
    [[nodiscard]] double smallShare() const
    {
        return steps == 0 ? 100 : 100 * double(withinFive) / double(steps);
    }
};

/// The time to the next step about a main unknown where some steps of a trace are known, with nothing kept
/// from before, as after an undo.
inline double nextStep(const Model &model, std::span<const Answer> answers, const Trace &trace,
                       std::size_t end)
{
    Knowledge knowledge(model.initial());
    for (std::size_t i = 0; i < end; ++i) {
        for (const Fact &fact : trace[i].conclusions)
            knowledge.learn(fact);
    }
    Explainer explainer(model, answers);
    const auto reasoner = model.reasoner();
    Knowledge heard(model.initial());
    for (const Fact &fact : knowledge.factsBeyond(model.initial())) {
        const ValueSet before = heard.possible(fact.unknown);
        heard.learn(fact);
        reasoner->learned(heard, fact.unknown, before);
    }
    const double start = cpuMilliseconds();
    // What a reasoner proposes anew may be known already, or be about derived facts alone.
    bool isNew = true;
    bool isMain = false;
    const auto take = [&](const Trace &proposals) {
        isNew = false;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            for (const Fact &fact : proposals[i].conclusions) {
                const ValueSet before = knowledge.possible(fact.unknown);
                if (!knowledge.learn(fact))
                    continue;
                isNew = true;
                isMain = isMain || fact.unknown < model.mainCount();
                reasoner->learned(knowledge, fact.unknown, before);
            }
        }
    };
    while (isNew && !isMain) {
        isNew = false;
        for (int tier = 0; tier < reasoner->tierCount() && !isNew; ++tier) {
            Trace proposals;
            reasoner->propose(knowledge, tier, {}, proposals);
            take(proposals);
        }
        if (!isNew) {
            Trace proposals;
            explainer.propose(knowledge, timeLimit(), proposals);
            take(proposals);
        }
    }
    return cpuMilliseconds() - start;
}

/// Goals in milliseconds.
struct TimeGoals
{
    double median;
    double nearly; ///< of 95 of 100
    double worst;
};

inline void printTimes(const char *what, const Times &times, const TimeGoals &goals)
{
    if (times.milliseconds.empty())
        return;
    const auto print = [](const char *which, double value, double goal) {
        std::printf("%s %.2f", which, value);
        if (goal < INFINITY)
            std::printf(" (goal %.0f %s)", goal, value <= goal ? "met" : "MISSED");
    };
    std::printf("  %-43s CPU ms: ", what);
    print("median", times.median(), goals.median);
    print(", 95 of 100", times.within(0.95), goals.nearly);
    print(", worst", times.max(), goals.worst);
    std::printf("\n");
}

/// One puzzle's part in it.
struct LadderRun
{
    std::string name;
    double milliseconds = 0;
    std::size_t mostConstraints = 0;
    std::size_t smallest = 0; ///< combinations, which neither a named rule nor a chain gives
    std::size_t chains = 0;
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
        LadderRun run{name, cpuMilliseconds() - start};
        note(deduction, run);
        const bool isSolved
            = deduction.outcome == Outcome::Solved || deduction.outcome == Outcome::Contradiction;
        if (!isSolved && solution.verdict != Verdict::Many) {
            std::printf("  NOT SOLVED: %s, %u undecided%s\n", name.c_str(), deduction.undecided,
                        deduction.outcome == Outcome::Stopped ? ", out of time" : "");
        }
        m_solved += isSolved ? 1 : 0;
        m_times.milliseconds.push_back(run.milliseconds);
        timeNextSteps(*model, solution.answers(), deduction.trace);
        m_runs.push_back(std::move(run));
    }

    void print(const std::string &name)
    {
        if (m_runs.empty())
            return;
        std::printf("%-28s %5zu puzzles, %zu unique, %zu solved, %zu by named rules alone; "
                    "%zu chains\n",
                    name.c_str(), m_runs.size(), m_unique, m_solved, m_named, m_chains);
        m_all.print("all");
        m_smallest.print("smallest",
                         m_smallest.smallShare() >= 97 ? " (goal 97 met)" : " (goal 97 MISSED)");
        constexpr TimeGoals nextStepGoals{20, 100, 500};
        printTimes("next step, from anywhere", m_anywhere, nextStepGoals);
        printTimes("next step, where named rules first stall", m_stalled, nextStepGoals);
        printTimes("whole trace", m_times, {2000, INFINITY, INFINITY});
        if (m_smallest.steps > 0) {
            std::ranges::sort(m_runs, std::ranges::greater{}, [](const LadderRun &run) {
                return std::pair(run.mostConstraints, run.milliseconds);
            });
            printWorst("largest steps");
            std::ranges::sort(m_runs, std::ranges::greater{}, &LadderRun::milliseconds);
            printWorst("longest");
        }
        std::fflush(stdout);
    }

private:
    void note(const Deduction &deduction, LadderRun &run)
    {
        for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
            const Step step = deduction.trace[i];
            m_all.add(step);
            run.chains += step.rule == RuleId(GeneralRule::Chain) ? 1 : 0;
            if (step.rule != RuleId(GeneralRule::Smallest))
                continue;
            m_smallest.add(step);
            ++run.smallest;
            run.mostConstraints = std::max(run.mostConstraints, step.constraints.size());
        }
        m_chains += run.chains;
        m_named += run.smallest + run.chains == 0 && deduction.outcome != Outcome::Stalled ? 1 : 0;
    }

    void timeNextSteps(const Model &model, std::span<const Answer> answers, const Trace &trace)
    {
        constexpr std::size_t samples = 4;
        for (std::size_t k = 0; k < samples && !trace.empty(); ++k)
            m_anywhere.milliseconds.push_back(
                nextStep(model, answers, trace, k * trace.size() / samples));
        for (std::size_t i = 0; i < trace.size(); ++i) {
            if (trace[i].rule == RuleId(GeneralRule::Smallest)
                || trace[i].rule == RuleId(GeneralRule::Chain)) {
                m_stalled.milliseconds.push_back(nextStep(model, answers, trace, i));
                break;
            }
        }
    }

    void printWorst(const char *what) const
    {
        constexpr std::size_t most = 10;
        std::printf("  %s:", what);
        for (std::size_t i = 0; i < std::min(most, m_runs.size()); ++i) {
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
    std::size_t m_chains = 0;
    StepSizes m_all;
    StepSizes m_smallest;
    Times m_times;
    Times m_anywhere; ///< the next step
    Times m_stalled;  ///< the same where named rules first do not give one
    std::vector<LadderRun> m_runs;
};

} // namespace inkling
