// SPDX-License-Identifier: MIT
//
// How the whole ladder explains Slitherlinks: how many boards end solved without a guess, how large the
// steps are that no named rule gives, and how long the next step and the whole trace take, in CPU
// milliseconds, beside the goals.
//
//   explain-benchmark [--first N] [FILE...]     the corpus' janko-small and janko-large without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/slink/family.h"
#include "families/slink/model.h"
#include "families/slink/puzzle.h"
#include "logic/explainer.h"
#include "logic/generalrules.h"
#include "report.h"

#include <cstring>
#include <map>

namespace {

using namespace inkling;
using namespace inkling::slink;

/// The smallest explanations of some traces.
struct Steps
{
    std::size_t puzzles = 0;
    std::size_t unique = 0;
    std::size_t solved = 0;
    std::size_t steps = 0;
    std::map<std::size_t, std::size_t> bySize; ///< how many have so many constraints
    double constraints = 0;
    std::vector<std::pair<std::size_t, std::size_t>> worst; ///< largest step, place of the puzzle

    void add(const Solution &solution, const Deduction &deduction)
    {
        ++puzzles;
        unique += solution.verdict == Verdict::Unique ? 1 : 0;
        solved += deduction.outcome == Outcome::Solved ? 1 : 0;
        std::size_t largest = 0;
        for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
            const Step step = deduction.trace[i];
            if (!isGeneral(step.rule))
                continue;
            ++steps;
            ++bySize[step.constraints.size()];
            constraints += double(step.constraints.size());
            largest = std::max(largest, step.constraints.size());
        }
        worst.emplace_back(largest, puzzles);
    }

    void print(const std::string &name)
    {
        std::size_t small = 0;
        for (const auto &[size, count] : bySize)
            small += size <= 5 ? count : 0;
        const double share = steps == 0 ? 100 : 100 * double(small) / double(steps);
        std::printf("%-20s %zu boards, %zu of %zu unique ones solved (goal: all) %s\n",
                    name.c_str(), puzzles, solved, unique, solved == unique ? "met" : "MISSED");
        std::printf(
            "  %zu combinations: largest %zu constraints, mean %.2f, at most 5 in %.1f of 100 "
            "(goal 97) %s\n",
            steps, bySize.empty() ? 0 : bySize.rbegin()->first,
            steps == 0 ? 0.0 : constraints / double(steps), share, share >= 97 ? "met" : "MISSED");
        std::ranges::sort(worst, std::greater());
        std::printf("  worst puzzles (largest step):");
        for (std::size_t i = 0; i < std::min<std::size_t>(worst.size(), 10); ++i)
            std::printf(" %zu (%zu)", worst[i].second, worst[i].first);
        std::printf("\n");
        std::fflush(stdout);
    }
};

void printGoal(const char *what, double value, double goal)
{
    std::printf("  %-42s %9.2f ms, goal %5.0f %s\n", what, value, goal,
                value <= goal ? "met" : "MISSED");
}

/// The time to the next step about a main unknown where some steps of a trace are known, with nothing kept
/// from before, as after an undo.
double nextStep(const SlinkModel &model, const std::vector<Answer> &answers, const Trace &trace,
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
    for (UnknownId unknown = 0; unknown < model.initial().size(); ++unknown) {
        const ValueSet before = heard.possible(unknown);
        if (heard.learn(knowledge.fact(unknown)))
            reasoner->learned(heard, unknown, before);
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

void measureBoards(const Collection<SlinkPuzzle> &boards, std::size_t most)
{
    Steps all;
    Times wholes;
    Times nexts;
    Times stalls;
    for (std::size_t i = 0; i < std::min(most, boards.puzzles.size()); ++i) {
        const SlinkPuzzle &puzzle = *boards.puzzles[i];
        const SlinkModel model(puzzle.clues());
        const Solution solution = puzzle.solve(Search::Uniqueness, timeLimit());
        const double start = cpuMilliseconds();
        Explainer explainer(model, solution.answers());
        const Deduction deduction = deduce(model, {}, explainer, timeLimit());
        wholes.milliseconds.push_back(cpuMilliseconds() - start);
        all.add(solution, deduction);
        const Trace &trace = deduction.trace;
        constexpr std::size_t samples = 4;
        for (std::size_t k = 0; k < samples && !trace.empty(); ++k)
            nexts.milliseconds.push_back(
                nextStep(model, solution.answers(), trace, k * trace.size() / samples));
        for (std::size_t k = 0; k < trace.size(); ++k) {
            if (isGeneral(trace[k].rule)) {
                stalls.milliseconds.push_back(nextStep(model, solution.answers(), trace, k));
                break;
            }
        }
    }
    all.print(boards.name);
    printGoal("next step, from anywhere: median", nexts.median(), 20);
    printGoal("next step, from anywhere: 95 of 100", nexts.within(0.95), 100);
    printGoal("next step, from anywhere: worst", nexts.max(), 500);
    if (!stalls.milliseconds.empty()) {
        printGoal("next step where named rules first stall: median", stalls.median(), 20);
        printGoal("next step where named rules first stall: worst", stalls.max(), 500);
    }
    printGoal("whole trace: median", wholes.median(), 2000);
    std::printf("  whole trace: mean %.1f ms, worst %.1f ms\n", wholes.mean(), wholes.max());
    std::fflush(stdout);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::size_t most = ~std::size_t{0};
    if (argumentCount > 2 && std::strcmp(arguments[1], "--first") == 0) {
        most = std::strtoul(arguments[2], nullptr, 10);
        argumentCount -= 2;
        arguments += 2;
    }
    for (const auto &boards : collect<SlinkPuzzle>(
             family(),
             filesToMeasure(argumentCount, arguments, {},
                            {"slitherlink/janko-small.in", "slitherlink/janko-large.in"})))
        measureBoards(boards, most);
    return 0;
}
