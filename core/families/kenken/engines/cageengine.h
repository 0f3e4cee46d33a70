// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"
#include "logic/model/agenda.h"

#include <functional>
#include <span>
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
    [[nodiscard]] unsigned placesIn(const Knowledge &knowledge, int line, int digit) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    Agenda m_dirty; ///< by rule: the cages to look at again
    Agenda m_lines; ///< the lines to look at again for LineInCage
};

/// Whether a line can have a digit nowhere but in this cage.
[[nodiscard]] bool isNeeded(const Terms &terms, const Knowledge &knowledge, int cage,
                            const Need &need);

/// A look at the ways to fill a cage.
struct CageLook
{
    RuleName rule = RuleName::CageCombinations;
    double cost = 0; ///< of the step; 0 for the cost of its rule
    /// The digits that lines need in the cage, for LineInCage; each isNeeded().
    std::vector<Need> needs = {};
};

/// Appends the step of a look, if cells lose digits by it; nothing where there are too many ways to
/// list. The step rests on an irreducible part of what is known with which these digits are lost,
/// and whose ways `suffices` accepts; where it is empty, any ways. Requires: `suffices` accepts the
/// ways left by all that is known.
void proposeLook(const Terms &terms, const Knowledge &knowledge, CageWays &cage,
                 const CageLook &look, const std::function<bool(const WayList &)> &suffices,
                 Trace &proposals);

} // namespace inkling::kenken
