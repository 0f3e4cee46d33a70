// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/model/generalrules.h"
#include "logic/teaching/tutor.h"
#include "support/checks/reading.h"
#include "timing.h"

#include <cstring>

/// How large answers to "why?" are: why-benchmark [--every N] [--facts N] FAMILY FILE... Of each Nth puzzle
/// with one answer (1) a quarter, a half and three quarters of the way the question is asked of --facts (5)
/// main unknowns that are open there, spread over the board. Prints how many answers have a step that is
/// found, not named, and rests on more than eight things with no smaller steps under it.

using namespace inkling;

namespace {

class Questions
{
public:
    void ask(const Puzzle &puzzle, std::size_t factCount)
    {
        const Solution solution = puzzle.solve(Search::Uniqueness, timeLimit());
        if (solution.verdict != Verdict::Unique)
            return;
        const auto model = puzzle.model();
        Explainer explainer(*model, solution.answers());
        const Trace trace = deduce(*model, {}, explainer, timeLimit()).trace;
        Knowledge knowledge(model->initial());
        std::vector<Fact> reached;
        for (std::size_t i = 0; i < trace.size(); ++i) {
            for (const Fact &fact : trace[i].conclusions) {
                const bool isNew = knowledge.learn(fact);
                const ValueSet possible = knowledge.possible(fact.unknown);
                if (isNew && fact.unknown < model->mainCount() && possible.single())
                    reached.push_back({fact.unknown, possible});
            }
        }
        for (const std::size_t quarter : {1, 2, 3}) {
            const std::size_t known = reached.size() * quarter / 4;
            const std::span<const Fact> given(reached.data(), known);
            const std::size_t open = reached.size() - known;
            for (std::size_t k = 0; k < std::min(factCount, open); ++k)
                ask(*model, solution, given, reached[known + k * open / factCount]);
        }
    }

    void print(const std::string &name) const
    {
        if (m_times.milliseconds.empty())
            return;
        std::printf("%s: %zu answers, %zu proven; steps: mean %.1f, most %zu; with a bare heap of "
                    "over eight: %zu (largest %zu); with a chain: %zu; CPU ms median %.1f, "
                    "95 of 100 %.1f, worst %.1f\n",
                    name.c_str(), m_times.milliseconds.size(), m_proven,
                    double(m_steps) / double(std::max<std::size_t>(1, m_proven)), m_mostSteps,
                    m_heaps, m_largest, m_chains, m_times.median(), m_times.within(0.95),
                    m_times.max());
    }

private:
    void ask(const Model &model, const Solution &solution, std::span<const Fact> given,
             const Fact &fact)
    {
        const double start = cpuMilliseconds();
        Tutor tutor(model, solution);
        const Why why = tutor.why(given, fact, timeLimit());
        m_times.milliseconds.push_back(cpuMilliseconds() - start);
        if (why.kind != Why::Kind::Proven)
            return;
        ++m_proven;
        m_steps += why.steps.size();
        m_mostSteps = std::max(m_mostSteps, why.steps.size());
        bool hasHeap = false;
        bool hasChain = false;
        for (std::size_t i = 0; i < why.steps.size(); ++i) {
            const Step step = why.steps[i];
            hasChain = hasChain || step.rule == RuleId(GeneralRule::Chain);
            if (step.rule != RuleId(GeneralRule::Smallest) || step.nested)
                continue;
            const std::size_t size = step.constraints.size() + step.premises.size();
            m_largest = std::max(m_largest, size);
            hasHeap = hasHeap || size > 8;
        }
        m_heaps += hasHeap ? 1 : 0;
        m_chains += hasChain ? 1 : 0;
    }

    Times m_times;
    std::size_t m_proven = 0;
    std::size_t m_steps = 0;
    std::size_t m_mostSteps = 0;
    std::size_t m_heaps = 0;
    std::size_t m_chains = 0;
    std::size_t m_largest = 0;
};

} // namespace

int main(int argumentCount, char **arguments)
{
    std::size_t every = 1;
    std::size_t facts = 5;
    int next = 1;
    for (; next + 1 < argumentCount && std::strncmp(arguments[next], "--", 2) == 0; next += 2)
        (std::strcmp(arguments[next], "--every") == 0 ? every : facts)
            = std::max<std::size_t>(1, std::strtoul(arguments[next + 1], nullptr, 10));
    const Family *family = next < argumentCount ? findFamily(arguments[next]) : nullptr;
    if (!family) {
        std::printf("why-benchmark [--every N] [--facts N] FAMILY FILE...\n");
        return 2;
    }
    for (++next; next < argumentCount; ++next) {
        Questions questions;
        const auto puzzles = test::readAll(*family, contents(arguments[next])).puzzles;
        for (std::size_t i = 0; i < puzzles.size(); i += every)
            questions.ask(*puzzles[i], facts);
        questions.print(arguments[next]);
    }
    return 0;
}
