// SPDX-License-Identifier: MIT
#include "families/kenken/puzzle.h"

#include "families/kenken/checker.h"
#include "families/kenken/family.h"
#include "families/kenken/model.h"
#include "families/kenken/search/solver.h"
#include "families/kenken/statement.h"

#include <array>
#include <cassert>

namespace inkling::kenken {

KenkenPuzzle::KenkenPuzzle(Cages cages)
    : m_cages(std::make_shared<const Cages>(std::move(cages)))
{
    assert(int(m_cages->cageOf.size()) == m_cages->cellCount());
}

const Family &KenkenPuzzle::family() const
{
    return kenken::family();
}

Board KenkenPuzzle::board() const
{
    return statedOf(*m_cages)->board();
}

std::unique_ptr<Model> KenkenPuzzle::model() const
{
    return std::make_unique<KenkenModel>(m_cages);
}

Solution KenkenPuzzle::solve(Search search, const StopCondition &stop) const
{
    return kenken::solve(*m_cages, search, stop);
}

std::optional<AnswerFault> KenkenPuzzle::fault(const Answer &answer) const
{
    return kenken::fault(*m_cages, answer);
}

Phrase KenkenPuzzle::describe(ElementId element) const
{
    const auto cells = ElementId(m_cages->cellCount());
    if (element >= cells)
        return describeConstraint(*m_cages, element - cells);
    const auto cell = int(element);
    return {INKLING_TR_NOOP("Phrases", "row %1, column %2, in the cage %3"),
            {std::to_string(m_cages->rowOf(cell) + 1), std::to_string(m_cages->columnOf(cell) + 1),
             clueText(m_cages->cageAt(cell))}};
}

void KenkenPuzzle::forEachAddition(const Answer &answer,
                                   const std::function<bool(Addition)> &use) const
{
    constexpr std::array operations{Operation::Sum, Operation::Difference, Operation::Product,
                                    Operation::Quotient};
    for (std::size_t cage = 0; cage < m_cages->cages.size(); ++cage) {
        if (m_cages->cages[cage].operation != Operation::Unknown)
            continue;
        for (const Operation operation : operations) {
            const bool isForTwo
                = operation == Operation::Difference || operation == Operation::Quotient;
            if (isForTwo && m_cages->cages[cage].cells.size() != 2)
                continue;
            Cages cages = *m_cages;
            cages.cages[cage].operation = operation;
            auto puzzle = std::make_shared<const KenkenPuzzle>(std::move(cages));
            if (puzzle->fault(answer))
                continue;
            if (!use({cageElement(*m_cages, int(cage)), std::move(puzzle)}))
                return;
        }
    }
}

std::string KenkenPuzzle::text() const
{
    std::string text
        = std::to_string(m_cages->side) + ' ' + std::to_string(m_cages->cages.size()) + '\n';
    for (int cell = 0; cell < m_cages->cellCount(); ++cell) {
        text += letterOf(m_cages->cageOf[std::size_t(cell)]);
        if (m_cages->columnOf(cell) == m_cages->side - 1)
            text += '\n';
    }
    for (std::size_t i = 0; i < m_cages->cages.size(); ++i) {
        const Cage &cage = m_cages->cages[i];
        text += letterOf(int(i));
        text += ' ' + std::to_string(cage.target) + ' ';
        text += operators[std::size_t(cage.operation)];
        text += '\n';
    }
    return text;
}

} // namespace inkling::kenken
