// SPDX-License-Identifier: MIT
#include "families/kenken/statement.h"

#include "families/declared/stated/kinds.h"
#include "families/kenken/checker.h"
#include "logic/search/diagram.h"

#include <array>
#include <cmath>

namespace inkling::kenken {

namespace {

using namespace declared;
using State = Diagram::State;

/// The state reached when the two cells of a Difference or a Quotient fit.
constexpr std::int64_t fits = -1;

/// What the first of more than two cells of a Difference or a Quotient make, as one number: the
/// largest digit, and what all others make together, 0 before there are others.
struct Remainder
{
    static constexpr std::int64_t base = 16; // more than any digit

    std::int64_t largest = 0;
    std::int64_t rest = 0;

    [[nodiscard]] static Remainder of(std::int64_t made) { return {made % base, made / base}; }
    [[nodiscard]] std::int64_t made() const { return rest * base + largest; }
};

/// What more than two cells make with one more digit; nothing where no digit can be the largest.
std::optional<std::int64_t> nextRemainder(bool isDifference, std::int64_t target, std::size_t place,
                                          std::int64_t made, std::int64_t digit)
{
    auto [largest, rest] = Remainder::of(made);
    if (place > 0) {
        const std::int64_t other = std::min(largest, digit);
        rest = isDifference || rest == 0 ? rest + other : rest * other;
    }
    largest = std::max(largest, digit);
    const bool isPossible
        = (isDifference || target > 0) && (isDifference ? rest + target : rest * target) <= maxSide;
    return isPossible ? std::optional(Remainder{largest, rest}.made()) : std::nullopt;
}

bool isRemainder(bool isDifference, std::int64_t target, std::int64_t made)
{
    const auto [largest, rest] = Remainder::of(made);
    return isDifference ? largest - rest == target : rest * target == largest;
}

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

bool hasRemainder(Operation operation, std::size_t count)
{
    return count > 2 && (operation == Operation::Difference || operation == Operation::Quotient);
}

std::vector<Operation> operationsOf(Operation operation, std::size_t count)
{
    if (operation != Operation::Unknown)
        return {operation};
    if (count == 2)
        return {Operation::Sum, Operation::Product, Operation::Difference, Operation::Quotient};
    return {Operation::Sum, Operation::Product};
}

/// The digits of a cage make its target. Only the arithmetic: the rows and columns make its digits
/// differ.
class TargetMade final : public Relation
{
public:
    explicit TargetMade(const Cage &cage)
        : m_operation(cage.operation)
        , m_target(cage.target)
    {}

    bool holds(std::span<const std::uint8_t> values) const override
    {
        return makesTarget(m_operation, m_target, values);
    }
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        Diagram diagram;
        for (const UnknownId cell : scope.unknowns)
            diagram.layers.push_back({cell, scope.domains[cell]});
        for (const Operation operation : operationsOf(m_operation, scope.unknowns.size()))
            diagram.starts.push_back({int(operation), operation == Operation::Product ? 1 : 0});
        diagram.move
            = [&](std::size_t place, const State &from, int digit) -> std::optional<State> {
            const auto operation = Operation(from.way);
            const auto made = hasRemainder(operation, scope.unknowns.size())
                                  ? nextRemainder(operation == Operation::Difference, m_target,
                                                  place, from.made, digit)
                                  : next(operation, m_target, place, from.made, digit);
            return made ? std::optional(State{from.way, *made}) : std::nullopt;
        };
        diagram.isGoal = [&](const State &state) {
            const auto operation = Operation(state.way);
            if (hasRemainder(operation, scope.unknowns.size()))
                return isRemainder(operation == Operation::Difference, m_target, state.made);
            const bool isPair
                = operation == Operation::Difference || operation == Operation::Quotient;
            return state.made == (isPair ? fits : m_target);
        };
        diagram.write(writer);
    }

private:
    Operation m_operation;
    std::int64_t m_target;
};

constexpr Kind targetKind{
    .json = "cage",
    .words = INKLING_TR_NOOP("Phrases", "cage %1 at row %2, column %3"),
    .noun = {INKLING_TR_NOOP("Phrases", "one cage"), INKLING_TR_NOOP("Phrases", "%1 cages")},
    .isClue = true,
    .region = RegionFrame::None};
constexpr std::array kinds{targetKind, rowKind, columnKind};

} // namespace

std::shared_ptr<const Stated> statedOf(const Cages &cages, std::span<const std::string> clues)
{
    Statement statement;
    statement.domains.assign(std::size_t(cages.cellCount()), cages.digits());
    statement.constraints.reserve(cages.cages.size() + 2 * std::size_t(cages.side));
    for (std::size_t i = 0; i < cages.cages.size(); ++i) {
        const Cage &cage = cages.cages[i];
        Constraint &added = statement.add(0, {cage.cells.begin(), cage.cells.end()},
                                          std::make_shared<TargetMade>(cage), {});
        added.letter = std::string(1, letterOf(int(i)));
        added.arguments = describeConstraint(cages, ConstraintId(i)).arguments;
        added.text = clues[i];
    }
    statement.addLines(1, 2, cages.squares());
    return std::make_shared<const Stated>(Layout{cages.squares(), Form::Digits}, kinds,
                                          std::move(statement),
                                          std::vector<std::string>(std::size_t(cages.cellCount())));
}

std::shared_ptr<const Stated> statedOf(const Cages &cages, std::uint64_t shownCages)
{
    std::vector<std::string> clues;
    clues.reserve(cages.cages.size());
    for (std::size_t i = 0; i < cages.cages.size(); ++i)
        clues.push_back((shownCages >> i & 1) != 0 ? clueText(cages.cages[i]) : std::string());
    return statedOf(cages, clues);
}

Phrase describeConstraint(const Cages &cages, ConstraintId constraint)
{
    if (constraint < cages.cages.size()) {
        const Cage &cage = cages.cages[constraint];
        const int cell = cage.cells.front();
        return {targetKind.words,
                {clueText(cage), std::to_string(cages.rowOf(cell) + 1),
                 std::to_string(cages.columnOf(cell) + 1)}};
    }
    const int line = int(constraint - lineConstraint(cages, 0));
    return line < cages.side ? Phrase{rowKind.words, {std::to_string(line + 1)}}
                             : Phrase{columnKind.words, {std::to_string(line - cages.side + 1)}};
}

} // namespace inkling::kenken
