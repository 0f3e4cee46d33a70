// SPDX-License-Identifier: MIT
#include "families/kenken/engines/digitengine.h"

#include <utility>

namespace inkling::kenken {

DigitEngine::DigitEngine(const Terms &terms)
    : m_terms(terms)
    , m_lines(terms.lineCount())
{}

void DigitEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet)
{
    const int cell = int(unknown);
    if (knowledge.possible(unknown).single())
        m_placed.push_back(cell);
    m_hasNews = true;
    m_lines.add(m_terms.rowLine(cell));
    m_lines.add(m_terms.columnLine(cell));
}

void DigitEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                          Trace &proposals)
{
    switch (rule) {
    case RuleName::SingleCell:
        return proposeSingleCells(proposals);
    case RuleName::PlacedDigit:
        for (const int cell : std::exchange(m_placed, {}))
            proposePlaced(knowledge, cell, proposals);
        return;
    case RuleName::OnlyDigit:
        if (std::exchange(m_hasNews, false)) {
            for (int cell = 0; cell < m_terms.cages.cellCount(); ++cell)
                proposeOnlyDigit(knowledge, cell, proposals);
        }
        return;
    case RuleName::OnlyPlace:
        m_lines.take(stop, [&](int line) {
            for (const int digit : m_terms.digits())
                proposeOnlyPlace(knowledge, line, digit, proposals);
        });
        return;
    default:
        return;
    }
}

void DigitEngine::proposeSingleCells(Trace &proposals)
{
    if (std::exchange(m_started, true))
        return;
    for (std::size_t i = 0; i < m_terms.cages.cages.size(); ++i) {
        const Cage &cage = m_terms.cages.cages[i];
        if (cage.operation != Operation::Given)
            continue;
        proposals.begin(RuleId(RuleName::SingleCell));
        proposals.addConstraint(ConstraintId(i));
        if (cage.target >= 1 && cage.target <= m_terms.side())
            proposals.addConclusion({cage.cells.front(), ValueSet::only(int(cage.target))});
        else
            proposals.setContradiction();
    }
}

ValueSet DigitEngine::placedAround(const Knowledge &knowledge, int cell) const
{
    ValueSet placed;
    for (const int line : {m_terms.rowLine(cell), m_terms.columnLine(cell)}) {
        for (int i = 0; i < m_terms.side(); ++i) {
            const int other = m_terms.cell(line, i);
            const ValueSet possible = knowledge.possible(UnknownId(other));
            if (other != cell && possible.single())
                placed = placed | possible;
        }
    }
    return placed;
}

void DigitEngine::proposePlaced(const Knowledge &knowledge, int cell, Trace &proposals) const
{
    const Fact placed = knowledge.fact(UnknownId(cell));
    bool begun = false;
    for (const int line : {m_terms.rowLine(cell), m_terms.columnLine(cell)}) {
        bool listed = false;
        for (int i = 0; i < m_terms.side(); ++i) {
            const int other = m_terms.cell(line, i);
            const ValueSet possible = knowledge.possible(UnknownId(other));
            if (other == cell || (possible & placed.possible).empty())
                continue;
            // Where one digit is left, or none, OnlyDigit says so.
            if (!possible.single() && (possible - placedAround(knowledge, other)).size() <= 1)
                continue;
            if (!std::exchange(begun, true)) {
                proposals.begin(RuleId(RuleName::PlacedDigit));
                proposals.addPremise(placed);
            }
            if (!std::exchange(listed, true))
                proposals.addConstraint(m_terms.lineConstraint(line));
            proposals.addConclusion(m_terms.exclude(other, placed.possible));
        }
    }
}

int DigitEngine::placeOf(const Knowledge &knowledge, int cell, int digit) const
{
    for (const int line : {m_terms.rowLine(cell), m_terms.columnLine(cell)}) {
        for (int i = 0; i < m_terms.side(); ++i) {
            const int other = m_terms.cell(line, i);
            if (other != cell && knowledge.possible(UnknownId(other)) == ValueSet::only(digit))
                return other;
        }
    }
    return cell;
}

void DigitEngine::proposeOnlyDigit(const Knowledge &knowledge, int cell, Trace &proposals) const
{
    const Fact known = knowledge.fact(UnknownId(cell));
    if (known.possible.single())
        return;
    const ValueSet left = known.possible - placedAround(knowledge, cell);
    if (left.size() > 1)
        return;
    proposals.begin(RuleId(RuleName::OnlyDigit));
    bool usesRow = false;
    bool usesColumn = false;
    for (const int digit : known.possible - left) {
        const int place = placeOf(knowledge, cell, digit);
        const bool inRow = m_terms.rowLine(place) == m_terms.rowLine(cell);
        (inRow ? usesRow : usesColumn) = true;
        proposals.addPremise(knowledge.fact(UnknownId(place)));
    }
    if (!(m_terms.digits() - known.possible).empty())
        proposals.addPremise(known);
    if (usesRow)
        proposals.addConstraint(m_terms.lineConstraint(m_terms.rowLine(cell)));
    if (usesColumn)
        proposals.addConstraint(m_terms.lineConstraint(m_terms.columnLine(cell)));
    if (left.empty())
        proposals.setContradiction();
    else
        proposals.addConclusion({UnknownId(cell), left});
}

void DigitEngine::proposeOnlyPlace(const Knowledge &knowledge, int line, int digit,
                                   Trace &proposals) const
{
    int place = -1;
    int places = 0;
    for (int i = 0; i < m_terms.side(); ++i) {
        if (knowledge.possible(UnknownId(m_terms.cell(line, i))).contains(digit)) {
            place = i;
            ++places;
        }
    }
    if (places > 1)
        return;
    if (place >= 0 && knowledge.possible(UnknownId(m_terms.cell(line, place))).single())
        return;
    proposals.begin(RuleId(RuleName::OnlyPlace));
    proposals.addConstraint(m_terms.lineConstraint(line));
    for (int i = 0; i < m_terms.side(); ++i) {
        if (i != place) {
            proposals.addPremise(
                m_terms.holdsNone(knowledge, m_terms.cell(line, i), ValueSet::only(digit)));
        }
    }
    if (place < 0)
        proposals.setContradiction();
    else
        proposals.addConclusion({UnknownId(m_terms.cell(line, place)), ValueSet::only(digit)});
}

} // namespace inkling::kenken
