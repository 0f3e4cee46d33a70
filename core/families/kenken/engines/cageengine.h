// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"
#include "logic/model/agenda.h"

#include <vector>

namespace inkling::kenken {

/// The rules CagePair, CageCombinations, CageInLine and LineInCage, which go through the ways to
/// fill one cage.
class CageEngine final : public Engine
{
public:
    /// `cages`: the cages of the puzzle, shared with other engines and kept up to date by the
    /// reasoner.
    CageEngine(const Terms &terms, std::vector<CageWays> &cages);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void proposeCombinations(const Knowledge &knowledge, RuleName rule, CageWays &cage,
                             Trace &proposals) const;
    void proposeLost(const Knowledge &knowledge, RuleName rule, CageWays &cage,
                     const CellDigits &lost, double cost, Trace &proposals) const;
    void proposeFromTotals(const Knowledge &knowledge, RuleName rule, const CageWays &cage,
                           Trace &proposals) const;
    void proposeInLine(const Knowledge &knowledge, CageWays &cage, Trace &proposals) const;
    void proposeTaken(const Knowledge &knowledge, const CageWays &cage, int line, ValueSet digits,
                      Trace &proposals) const;
    void proposeLineInCage(const Knowledge &knowledge, CageWays &cage, int line, int digit,
                           Trace &proposals) const;
    [[nodiscard]] unsigned placesIn(const Knowledge &knowledge, int line, int digit) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    std::vector<Agenda> m_dirty; ///< by rule: the cages to look at again
    Agenda m_lines;              ///< the lines to look at again for LineInCage
};

} // namespace inkling::kenken
