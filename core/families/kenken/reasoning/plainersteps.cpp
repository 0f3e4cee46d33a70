// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/plainersteps.h"

#include "families/kenken/reasoning/digitengine.h"
#include "families/kenken/reasoning/rules.h"

#include <algorithm>

namespace inkling::kenken {

namespace {

bool isPlain(RuleId rule)
{
    return rule == RuleId(RuleName::SingleCell) || rule == RuleId(RuleName::PlacedDigit)
           || rule == RuleId(RuleName::OnlyDigit) || rule == RuleId(RuleName::OnlyPlace);
}

/// The plain steps that say what another step says.
class PlainSteps
{
public:
    PlainSteps(const Terms &terms, const Knowledge &known)
        : m_terms(terms)
        , m_known(known)
        , m_engine(terms)
    {}

    /// Returns whether they say this; of a cell that keeps one digit they say which.
    bool add(const Fact &conclusion)
    {
        const int cell = int(conclusion.unknown);
        const ValueSet possible = m_known.possible(conclusion.unknown);
        const ValueSet left = possible & conclusion.possible;
        if (left == possible)
            return true;
        if (left.empty())
            return false;
        const ValueSet placed = m_engine.placedAround(m_known, cell);
        if (!(possible - left).within(placed))
            return addOnlyPlace(cell, left);
        if ((possible - placed).single())
            m_engine.proposeOnlyDigit(m_known, cell, m_steps);
        else
            addPlaces(cell, possible - left);
        return !(possible - placed).empty();
    }

    [[nodiscard]] Trace take() { return std::move(m_steps); }

private:
    bool addOnlyPlace(int cell, ValueSet digits)
    {
        for (const int line : {m_terms.rowLine(cell), m_terms.columnLine(cell)}) {
            for (const int digit : digits) {
                bool isElsewhere = false;
                for (int i = 0; i < m_terms.side() && !isElsewhere; ++i) {
                    const int other = m_terms.cell(line, i);
                    isElsewhere
                        = other != cell && m_known.possible(UnknownId(other)).contains(digit);
                }
                if (isElsewhere)
                    continue;
                m_engine.proposeOnlyPlace(m_known, line, digit, m_steps);
                return true;
            }
        }
        return false;
    }
    void addPlaces(int cell, ValueSet digits)
    {
        for (const int digit : digits) {
            const int place = m_engine.placeOf(m_known, cell, digit);
            if (std::ranges::find(m_places, place) != m_places.end())
                continue;
            m_places.push_back(place);
            m_engine.proposePlaced(m_known, place, m_steps);
        }
    }

    const Terms &m_terms;
    const Knowledge &m_known;
    DigitEngine m_engine;
    std::vector<int> m_places; ///< of the digits that are told to clear their lines
    Trace m_steps;
};

} // namespace

Trace plainerSteps(const Terms &terms, const Step &step, const Knowledge &known)
{
    if (step.contradiction || isPlain(step.rule))
        return {};
    PlainSteps plain(terms, known);
    const bool saysAll = std::ranges::all_of(
        step.conclusions, [&](const Fact &conclusion) { return plain.add(conclusion); });
    return saysAll ? plain.take() : Trace();
}

} // namespace inkling::kenken
