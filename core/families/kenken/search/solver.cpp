// SPDX-License-Identifier: MIT
#include "families/kenken/search/solver.h"

#include "families/kenken/search/square.h"

#include <optional>

namespace inkling::kenken {

namespace {

/// Depth-first search over a square. Each branch puts the smallest digit of a cell; when that has failed,
/// the digit is excluded and another cell may be chosen.
class DepthFirst
{
public:
    explicit DepthFirst(Square &square)
        : m_square(square)
    {}

    enum class Outcome : std::uint8_t { Found, Exhausted, Stopped };

    /// Goes on to the next answer. Requires: at first a square that is propagated, then an answer.
    Outcome next(const StopCondition &stop)
    {
        if (m_found && !backtrack())
            return Outcome::Exhausted;
        while (true) {
            if (++m_turns % turnsPerQuestion == 0 && stop.stopped())
                return Outcome::Stopped;
            const int cell = m_square.branchingCell();
            if (cell < 0) {
                m_found = true;
                return Outcome::Found;
            }
            const Digits possible = m_square.possible(cell);
            const auto digit = Digits(possible & (~possible + 1));
            m_branches.push_back({m_square.mark(), cell, digit});
            m_square.exclude(cell, Digits(~digit));
            if (!m_square.propagate() && !backtrack())
                return Outcome::Exhausted;
        }
    }

private:
    static constexpr int turnsPerQuestion = 256;

    struct Branch
    {
        Square::Mark before;
        int cell;
        Digits digit;
    };

    /// Takes back branches until one's opposite is possible.
    bool backtrack()
    {
        while (!m_branches.empty()) {
            const Branch branch = m_branches.back();
            m_branches.pop_back();
            m_square.backTo(branch.before);
            m_square.exclude(branch.cell, branch.digit);
            if (m_square.propagate())
                return true;
        }
        return false;
    }

    Square &m_square;
    std::vector<Branch> m_branches;
    int m_turns = 0;
    bool m_found = false;
};

Answer answerOf(const Square &square, const Cages &cages)
{
    Answer answer;
    answer.values.reserve(std::size_t(cages.cellCount()));
    for (int cell = 0; cell < cages.cellCount(); ++cell)
        answer.values.push_back(std::uint8_t(std::countr_zero(square.possible(cell))));
    return answer;
}

} // namespace

Solution solve(const Cages &cages, Search search, const StopCondition &stop)
{
    // The scratch memory of a thread's last puzzle serves its next one.
    thread_local Square square;
    trimTupleTables();
    if (stop.stopped())
        return {};
    square.reset(cages);
    if (!square.propagate() || !square.listLargeCages())
        return {Verdict::None, {}, {}};

    DepthFirst depthFirst(square);
    Solution solution;
    DepthFirst::Outcome outcome = depthFirst.next(stop);
    if (outcome == DepthFirst::Outcome::Found) {
        solution.first = answerOf(square, cages);
        if (search == Search::FirstAnswer) {
            solution.verdict = Verdict::Many;
            return solution;
        }
        outcome = depthFirst.next(stop);
        if (outcome == DepthFirst::Outcome::Found)
            solution.second = answerOf(square, cages);
    }
    if (outcome == DepthFirst::Outcome::Stopped)
        solution.verdict = Verdict::Unknown;
    else if (!solution.first)
        solution.verdict = Verdict::None;
    else
        solution.verdict = solution.second ? Verdict::Many : Verdict::Unique;
    return solution;
}

} // namespace inkling::kenken
