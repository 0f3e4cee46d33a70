// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/cages.h"
#include "logic/model/solver.h"
#include "sat/satsolver.h"
#include "stopcondition.h"

#include <algorithm>
#include <vector>

namespace inkling::kenken {

/// The baseline: a variable a cell and digit, exactly one a cell, each digit once in each line; of
/// each cage a variable a tuple, one of which holds and brings its digits along. The second answer
/// is looked for in the same solver.
class PlainCadical
{
public:
    explicit PlainCadical(const Cages &cages, StopCondition stop = {})
        : m_cages(cages)
        , m_stop(std::move(stop))
    {
        const int side = cages.side;
        m_solver.reserve(cages.cellCount() * side);
        for (int i = 0; i < side; ++i) {
            for (int j = 0; j < side; ++j) {
                std::vector<sat::Literal> cell, row, column;
                for (int k = 0; k < side; ++k) {
                    cell.push_back(holds(cages.cell(i, j), k + 1));
                    row.push_back(holds(cages.cell(i, k), j + 1));
                    column.push_back(holds(cages.cell(k, i), j + 1));
                }
                addExactlyOne(cell);
                addExactlyOne(row);
                addExactlyOne(column);
            }
        }
        for (const Cage &cage : cages.cages)
            addCage(cage);
    }

    /// Unknown if it was stopped.
    Verdict run()
    {
        if (!findAnswer())
            return m_timedOut ? Verdict::Unknown : Verdict::None;
        std::vector<sat::Literal> other;
        for (int cell = 0; cell < m_cages.cellCount(); ++cell) {
            for (int digit = 1; digit <= m_cages.side; ++digit) {
                if (m_solver.value(holds(cell, digit)))
                    other.push_back(-holds(cell, digit));
            }
        }
        m_solver.addClause(other);
        if (findAnswer())
            return Verdict::Many;
        return m_timedOut ? Verdict::Unknown : Verdict::Unique;
    }

private:
    [[nodiscard]] sat::Literal holds(int cell, int digit) const
    {
        return cell * m_cages.side + digit;
    }

    void addExactlyOne(const std::vector<sat::Literal> &literals)
    {
        m_solver.addClause(literals);
        for (std::size_t i = 0; i < literals.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                m_solver.addClause({-literals[i], -literals[j]});
        }
    }

    void addCage(const Cage &cage)
    {
        m_tuples.clear();
        std::vector<int> digits;
        addTuples(cage, digits);
        for (std::size_t i = 0; i < cage.cells.size(); ++i) {
            for (int digit = 1; digit <= m_cages.side; ++digit) {
                std::vector<sat::Literal> support{-holds(cage.cells[i], digit)};
                for (const auto &[tuple, variable] : m_tuples) {
                    if (tuple[i] == digit)
                        support.push_back(variable);
                }
                m_solver.addClause(support);
            }
        }
        std::vector<sat::Literal> any;
        for (const auto &[tuple, variable] : m_tuples) {
            any.push_back(variable);
            for (std::size_t i = 0; i < tuple.size(); ++i)
                m_solver.addClause({-variable, holds(cage.cells[i], tuple[i])});
        }
        m_solver.addClause(any);
    }

    void addTuples(const Cage &cage, std::vector<int> &digits)
    {
        if (digits.size() == cage.cells.size()) {
            if (makesTarget(cage, digits))
                m_tuples.emplace_back(digits, m_solver.newVariable());
            return;
        }
        const int cell = cage.cells[digits.size()];
        for (int digit = 1; digit <= m_cages.side; ++digit) {
            bool fits = true;
            for (std::size_t i = 0; i < digits.size(); ++i) {
                const int other = cage.cells[i];
                const bool sameLine = m_cages.rowOf(other) == m_cages.rowOf(cell)
                                      || m_cages.columnOf(other) == m_cages.columnOf(cell);
                fits = fits && !(sameLine && digits[i] == digit);
            }
            digits.push_back(digit);
            if (fits && canStillMakeTarget(cage, digits))
                addTuples(cage, digits);
            digits.pop_back();
        }
    }

    [[nodiscard]] bool canStillMakeTarget(const Cage &cage, const std::vector<int> &digits) const
    {
        const auto left = int(cage.cells.size() - digits.size());
        std::int64_t sum = 0, product = 1, mostProduct = 1;
        for (const int digit : digits) {
            sum += digit;
            product *= digit;
        }
        for (int i = 0; i < left; ++i)
            mostProduct *= m_cages.side;
        if (cage.operation == Operation::Sum)
            return sum + left <= cage.target && sum + left * m_cages.side >= cage.target;
        if (cage.operation == Operation::Product)
            return cage.target % product == 0 && product * mostProduct >= cage.target;
        return true;
    }

    static bool makesTarget(const Cage &cage, const std::vector<int> &digits)
    {
        std::int64_t sum = 0, product = 1;
        for (const int digit : digits) {
            sum += digit;
            product *= digit;
        }
        const std::int64_t high = *std::max_element(digits.begin(), digits.end());
        const bool pair = digits.size() == 2;
        const bool any = cage.operation == Operation::Unknown;
        const auto is = [&](Operation operation, bool made) {
            return (any || cage.operation == operation) && made;
        };
        return is(Operation::Given, sum == cage.target) || is(Operation::Sum, sum == cage.target)
               || is(Operation::Product, product == cage.target)
               || is(Operation::Difference, (pair || !any) && 2 * high - sum == cage.target)
               || is(Operation::Quotient, (pair || !any) && product / high * cage.target == high);
    }

    bool findAnswer()
    {
        const sat::Result outcome = m_solver.solve(m_stop);
        m_timedOut |= outcome == sat::Result::Stopped;
        return outcome == sat::Result::Satisfiable;
    }

    const Cages &m_cages;
    StopCondition m_stop;
    sat::SatSolver m_solver;
    std::vector<std::pair<std::vector<int>, sat::Literal>> m_tuples;
    bool m_timedOut = false;
};

} // namespace inkling::kenken
