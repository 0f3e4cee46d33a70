// SPDX-License-Identifier: MIT
#include "numbercross/numbercrossstepchecker.h"

#include <map>

namespace inkling::checks {

namespace {

constexpr std::size_t none = ~std::size_t{0};

} // namespace

NumberCrossStepChecker::NumberCrossStepChecker(int rows, int columns, std::vector<int> digits,
                                               std::vector<int> rowLabels,
                                               std::vector<int> columnLabels)
    : m_rows(rows)
    , m_columns(columns)
    , m_digits(std::move(digits))
    , m_labels(std::move(rowLabels))
{
    m_labels.insert(m_labels.end(), columnLabels.begin(), columnLabels.end());
    m_solver.reserve(rows * columns);
    for (int line = 0; line < lineCount(); ++line) {
        m_selectors.push_back(m_solver.newVariable());
        addLine(line);
    }
}

int NumberCrossStepChecker::cellOf(int line, int place) const
{
    return line < m_rows ? line * m_columns + place : place * m_columns + line - m_rows;
}

/// The sum that a line's black cells must have; below 0 if that cannot be.
int NumberCrossStepChecker::blackOf(int line) const
{
    if (line >= m_rows)
        return m_labels[std::size_t(line)];
    int total = 0;
    for (int place = 0; place < lengthOf(line); ++place)
        total += m_digits[std::size_t(cellOf(line, place))];
    return total - m_labels[std::size_t(line)];
}

/// From each sum of the black cells so far to the next; at the end it must be the right one.
void NumberCrossStepChecker::addLine(int line)
{
    const Literal off = -m_selectors[std::size_t(line)];
    std::map<int, Literal> states{{0, m_solver.newVariable()}};
    m_solver.addClause({off, states[0]});
    for (int place = 0; place < lengthOf(line); ++place) {
        const int cell = cellOf(line, place);
        std::map<int, Literal> next;
        for (const auto &[sum, state] : states) {
            for (const bool isBlack : {false, true}) {
                const int then = sum + (isBlack ? m_digits[std::size_t(cell)] : 0);
                if (!next.contains(then))
                    next[then] = m_solver.newVariable();
                m_solver.addClause({-state, isBlack ? -(cell + 1) : cell + 1, next[then]});
            }
        }
        states = std::move(next);
    }
    for (const auto &[sum, state] : states) {
        if (sum != blackOf(line))
            m_solver.addClause({off, -state});
    }
}

std::optional<NumberCrossStepChecker::Literal>
NumberCrossStepChecker::literalOf(const Json &fact) const
{
    if (!fact.is_object() || fact.size() != 2 || !fact.contains("cell") || !fact.contains("is"))
        return std::nullopt;
    const int r = fact["cell"][0];
    const int c = fact["cell"][1];
    const std::string shade = fact["is"];
    if (r < 0 || r >= m_rows || c < 0 || c >= m_columns || (shade != "black" && shade != "white"))
        return std::nullopt;
    const Literal black = r * m_columns + c + 1;
    return shade == "black" ? black : -black;
}

std::optional<NumberCrossStepChecker::Grounds>
NumberCrossStepChecker::groundsOf(const Json &premises, std::size_t leftOut) const
{
    Grounds grounds;
    for (std::size_t i = 0; i < premises.size(); ++i) {
        const Json &premise = premises[i];
        const bool isRow = premise.contains("row");
        if (isRow || premise.contains("column")) {
            const int index = isRow ? premise["row"] : premise["column"];
            if (premise.size() != 1 || index < 0 || index >= (isRow ? m_rows : m_columns))
                return std::nullopt;
            if (i != leftOut)
                grounds.lines.push_back(isRow ? index : m_rows + index);
            continue;
        }
        const auto fact = literalOf(premise);
        if (!fact)
            return std::nullopt;
        if (i != leftOut)
            grounds.facts.push_back(*fact);
    }
    return grounds;
}

/// Whether the lines, modulo 2 and with the facts put in, add up to 0 = 1 in some way.
bool NumberCrossStepChecker::isOdd(const Grounds &grounds) const
{
    // An equation: the odd cells that are open, and its right side in the last place.
    std::vector<std::vector<bool>> equations;
    const std::size_t cells = m_digits.size();
    for (const int line : grounds.lines) {
        std::vector<bool> equation(cells + 1, false);
        equation[cells] = blackOf(line) % 2 != 0;
        for (int place = 0; place < lengthOf(line); ++place) {
            const int cell = cellOf(line, place);
            equation[std::size_t(cell)] = m_digits[std::size_t(cell)] % 2 != 0;
        }
        for (const Literal fact : grounds.facts) {
            const auto cell = std::size_t(std::abs(fact) - 1);
            if (equation[cell] && fact > 0)
                equation[cells] = !equation[cells];
            equation[cell] = false;
        }
        equations.push_back(std::move(equation));
    }
    std::size_t done = 0;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::size_t pivot = done;
        while (pivot < equations.size() && !equations[pivot][cell])
            ++pivot;
        if (pivot == equations.size())
            continue;
        std::swap(equations[pivot], equations[done]);
        for (std::size_t i = done + 1; i < equations.size(); ++i) {
            if (!equations[i][cell])
                continue;
            for (std::size_t k = cell; k <= cells; ++k)
                equations[i][k] = equations[i][k] != equations[done][k];
        }
        ++done;
    }
    for (std::size_t i = done; i < equations.size(); ++i) {
        if (equations[i][cells])
            return true;
    }
    return false;
}

bool NumberCrossStepChecker::isImpossible(const Grounds &grounds)
{
    if (isOdd(grounds))
        return true;
    for (const int line : grounds.lines)
        m_solver.assume(m_selectors[std::size_t(line)]);
    for (const Literal fact : grounds.facts)
        m_solver.assume(fact);
    return m_solver.solve() == sat::Result::Unsatisfiable;
}

std::optional<std::string> NumberCrossStepChecker::check(const Json &step, std::size_t leftOut)
{
    const auto grounds = groundsOf(step["premises"], leftOut);
    if (!grounds)
        return "a premise that is none";
    if (step["conclusions"].empty())
        return "no conclusion";
    Grounds withExample = *grounds;
    for (const Json &conclusion : step["conclusions"]) {
        if (conclusion == Json{{"contradiction", true}}) {
            if (!isImpossible(*grounds))
                return "there is no contradiction";
            continue;
        }
        const auto fact = literalOf(conclusion);
        if (!fact)
            return "a conclusion that is none: " + conclusion.dump();
        Grounds opposite = *grounds;
        opposite.facts.push_back(-*fact);
        if (!isImpossible(opposite))
            return "it does not follow that " + conclusion.dump();
        withExample.facts.push_back(*fact);
    }
    if (!step.contains("example"))
        return std::nullopt;
    for (const Json &part : step["example"]) {
        const auto fact = literalOf(part);
        if (!fact)
            return "an example that is none: " + part.dump();
        withExample.facts.push_back(*fact);
    }
    if (isImpossible(withExample))
        return "the example cannot be";
    return std::nullopt;
}

std::optional<std::string> NumberCrossStepChecker::fault(const Json &step)
{
    return check(step, none);
}

bool NumberCrossStepChecker::holdsWithout(const Json &step, std::size_t premise)
{
    Json bare = step;
    bare.erase("example");
    return !check(bare, premise);
}

} // namespace inkling::checks
