// SPDX-License-Identifier: MIT
#include "families/kenken/search/solver.h"

#include "families/kenken/search/square.h"

#include <optional>

namespace inkling::kenken {

namespace {

/// Depth-first search over a square. Each branch puts a digit in a cell; when that has failed, the
/// digit is excluded there, and the next branch may be elsewhere.
class DepthFirst
{
public:
    explicit DepthFirst(Square &square)
        : m_square(square)
    {}

    enum class Outcome : std::uint8_t { Found, Exhausted, Stopped };

    /// Searches for the next answer. Requires: the square is propagated, or the last call found an
    /// answer.
    Outcome next(const StopCondition &stop)
    {
        if (m_found && !backtrack())
            return Outcome::Exhausted;
        while (true) {
            if (++m_turns % turnsPerQuestion == 0 && stop.stopped())
                return Outcome::Stopped;
            const Square::Branch branch = m_square.branch();
            if (branch.cell < 0) {
                m_found = true;
                return Outcome::Found;
            }
            m_branches.push_back({m_square.mark(), branch});
            if (m_square.exclude(branch.cell, Digits(~branch.digit)))
                continue;
            if (!m_found && ++m_failures > m_mostFailures)
                restart();
            else if (!backtrack())
                return Outcome::Exhausted;
        }
    }

private:
    static constexpr unsigned turnsPerQuestion = 256;

    struct Taken
    {
        Square::Mark before;
        Square::Branch branch;
    };

    /// Takes back branches until one's opposite is possible.
    bool backtrack()
    {
        while (!m_branches.empty()) {
            const Taken taken = m_branches.back();
            m_branches.pop_back();
            m_square.backTo(taken.before);
            if (m_square.exclude(taken.branch.cell, taken.branch.digit))
                return true;
        }
        return false;
    }

    /// Restarts from the beginning, but keeps the weights of the constraints that failed: a bad
    /// beginning costs most in puzzles with many answers. Not used once an answer is found, as it
    /// would only be found again.
    void restart()
    {
        m_square.backTo(m_branches.front().before);
        m_branches.clear();
        m_failures = 0;
        m_mostFailures += m_mostFailures / 2;
    }

    Square &m_square;
    std::vector<Taken> m_branches;
    unsigned m_turns = 0;
    std::int64_t m_failures = 0;
    std::int64_t m_mostFailures = 300;
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

Solution solve(const Cages &cages, Search search, const StopCondition &stop, const Knowledge *known)
{
    // The scratch memory of a thread's last puzzle serves its next one.
    thread_local Square square;
    trimTupleTables();
    if (stop.stopped())
        return {};
    square.reset(cages);
    if ((known && !square.begin(*known)) || !square.propagate() || !square.listLargeCages())
        return {Verdict::None, {}, {}};

    DepthFirst depthFirst(square);
    Solution solution;
    DepthFirst::Outcome outcome = depthFirst.next(stop);
    if (outcome == DepthFirst::Outcome::Found)
        solution.first = answerOf(square, cages);
    if (solution.first && search == Search::Uniqueness) {
        outcome = depthFirst.next(stop);
        if (outcome == DepthFirst::Outcome::Found)
            solution.second = answerOf(square, cages);
    }
    solution.judge(search, outcome == DepthFirst::Outcome::Exhausted);
    return solution;
}

} // namespace inkling::kenken
