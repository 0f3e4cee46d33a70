// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/encoding.h"

#include "families/kenken/model.h"
#include "families/kenken/reasoning/terms.h"
#include "logic/search/diagram.h"

#include <algorithm>
#include <cmath>

namespace inkling::kenken {

namespace {

using State = Diagram::State;

/// The state reached when the two cells of a Difference or a Quotient fit.
constexpr std::int64_t fits = -1;

std::optional<std::int64_t> next(Operation operation, std::int64_t target, std::size_t place,
                                 std::int64_t made, std::int64_t digit)
{
    switch (operation) {
    case Operation::Sum:
    case Operation::Given:
        return made + digit <= target ? std::optional(made + digit) : std::nullopt;
    case Operation::Product:
        return target >= 1 && target % (made * digit) == 0 ? std::optional(made * digit)
                                                           : std::nullopt;
    case Operation::Difference:
        if (place == 0)
            return digit;
        return std::abs(made - digit) == target ? std::optional(fits) : std::nullopt;
    case Operation::Quotient:
        if (place == 0)
            return digit;
        return std::max(made, digit) == target * std::min(made, digit) ? std::optional(fits)
                                                                       : std::nullopt;
    case Operation::Unknown:
        break;
    }
    return std::nullopt;
}

std::vector<Operation> operationsOf(const Cage &cage)
{
    if (cage.operation != Operation::Unknown)
        return {cage.operation};
    if (cage.cells.size() == 2)
        return {Operation::Sum, Operation::Product, Operation::Difference, Operation::Quotient};
    return {Operation::Sum, Operation::Product};
}

void writeCage(const Cages &cages, const Cage &cage, ClauseWriter &writer)
{
    Diagram diagram;
    for (const UnknownId cell : cage.cells)
        diagram.layers.push_back({cell, cages.digits()});
    for (const Operation operation : operationsOf(cage))
        diagram.starts.push_back({int(operation), operation == Operation::Product ? 1 : 0});
    diagram.move = [&](std::size_t place, const State &from, int digit) -> std::optional<State> {
        const auto made = next(Operation(from.way), cage.target, place, from.made, digit);
        return made ? std::optional(State{from.way, *made}) : std::nullopt;
    };
    diagram.isGoal = [&](const State &state) {
        const auto operation = Operation(state.way);
        const bool isPair = operation == Operation::Difference || operation == Operation::Quotient;
        return state.made == (isPair ? fits : cage.target);
    };
    diagram.write(writer);
}

/// Each digit once.
void writeLine(const Terms &terms, int line, ClauseWriter &writer)
{
    for (const int digit : terms.digits()) {
        std::vector<sat::Literal> places;
        for (int i = 0; i < terms.side(); ++i)
            places.push_back(writer.literal(UnknownId(terms.cell(line, i)), digit));
        writer.add(places);
        for (std::size_t i = 0; i < places.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k)
                writer.add({-places[i], -places[k]});
        }
    }
}

/// Sets that grow: each holds the one before.
class Windows
{
public:
    explicit Windows(ConstraintId count)
        : m_isIn(count, false)
    {}

    void add(ConstraintId constraint)
    {
        if (!m_isIn[constraint])
            m_set.push_back(constraint);
        m_isIn[constraint] = true;
    }
    /// Ends a set, if it is larger than the last.
    void end()
    {
        if (m_sets.empty() || m_sets.back().size() < m_set.size())
            m_sets.push_back(m_set);
    }
    void addAll()
    {
        for (ConstraintId constraint = 0; constraint < m_isIn.size(); ++constraint)
            add(constraint);
        end();
    }
    [[nodiscard]] std::vector<std::vector<ConstraintId>> take() { return std::move(m_sets); }

private:
    std::vector<bool> m_isIn;
    std::vector<ConstraintId> m_set;
    std::vector<std::vector<ConstraintId>> m_sets;
};

} // namespace

ConstraintId KenkenEncoding::constraintCount() const
{
    return columnConstraint(m_cages, m_cages.side);
}

bool KenkenEncoding::isClue(ConstraintId constraint) const
{
    return constraint < rowConstraint(m_cages, 0);
}

void KenkenEncoding::constrain(ConstraintId constraint, ClauseWriter &writer) const
{
    if (isClue(constraint))
        return writeCage(m_cages, m_cages.cages[constraint], writer);
    writeLine(Terms{m_cages}, int(constraint - rowConstraint(m_cages, 0)), writer);
}

std::vector<UnknownId> KenkenEncoding::unknowns(ConstraintId constraint) const
{
    if (isClue(constraint)) {
        const auto &cells = m_cages.cages[constraint].cells;
        return {cells.begin(), cells.end()};
    }
    const Terms terms{m_cages};
    std::vector<UnknownId> cells;
    for (int i = 0; i < m_cages.side; ++i)
        cells.push_back(UnknownId(terms.cell(int(constraint - rowConstraint(m_cages, 0)), i)));
    return cells;
}

/// The cage; its row and column; the lines of the cage; the cages on the row, on the column; on the rows
/// and on the columns of the cage; the lines beside it, the cages on these; all.
std::vector<std::vector<ConstraintId>> KenkenEncoding::windows(UnknownId unknown) const
{
    const Terms terms{m_cages};
    const int cell = int(unknown);
    const int row = m_cages.rowOf(cell);
    const int column = m_cages.columnOf(cell);
    const auto &cells = m_cages.cageAt(cell).cells;
    Windows windows(constraintCount());
    const auto addCagesOn = [&](int line) {
        for (int i = 0; i < m_cages.side; ++i)
            windows.add(m_cages.cageOf[std::size_t(terms.cell(line, i))]);
    };
    // Rows, or columns, within this reach.
    const auto forEachNear = [&](int place, int reach, const auto &call) {
        for (int i = std::max(0, place - reach); i <= std::min(m_cages.side - 1, place + reach);
             ++i)
            call(i);
    };
    windows.add(m_cages.cageOf[unknown]);
    windows.end();
    windows.add(terms.lineConstraint(terms.rowLine(cell)));
    windows.add(terms.lineConstraint(terms.columnLine(cell)));
    windows.end();
    for (const int other : cells) {
        windows.add(terms.lineConstraint(terms.rowLine(other)));
        windows.add(terms.lineConstraint(terms.columnLine(other)));
    }
    windows.end();
    addCagesOn(terms.rowLine(cell));
    windows.end();
    addCagesOn(terms.columnLine(cell));
    windows.end();
    for (const int other : cells)
        addCagesOn(terms.rowLine(other));
    windows.end();
    for (const int other : cells)
        addCagesOn(terms.columnLine(other));
    windows.end();
    for (const int reach : {1, 2}) {
        forEachNear(row, reach, [&](int r) { windows.add(rowConstraint(m_cages, r)); });
        forEachNear(column, reach, [&](int c) { windows.add(columnConstraint(m_cages, c)); });
        windows.end();
        forEachNear(row, reach, [&](int r) { addCagesOn(r); });
        forEachNear(column, reach, [&](int c) { addCagesOn(m_cages.side + c); });
        windows.end();
    }
    windows.addAll();
    return windows.take();
}

double KenkenEncoding::distance(UnknownId a, UnknownId b) const
{
    return m_cages.squares().distance(a, b);
}

/// A large cage has many ways to be filled.
double KenkenEncoding::weight(ConstraintId constraint) const
{
    constexpr double line = 0.8;
    constexpr double perCell = 0.15;
    if (!isClue(constraint))
        return line;
    return 1 + perCell * std::max(0.0, double(m_cages.cages[constraint].cells.size()) - 2);
}

/// A digit is easier to keep in mind than candidates.
double KenkenEncoding::weight(const Fact &fact) const
{
    constexpr double digit = 0.2;
    constexpr double candidates = 0.3;
    return fact.possible.single() ? digit : candidates;
}

} // namespace inkling::kenken
