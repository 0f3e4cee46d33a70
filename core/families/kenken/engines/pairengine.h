// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"

#include <vector>

namespace inkling::kenken {

/// The rule TwoCages: the ways to fill two cages that share lines, taken together.
///
/// A way is reduced to the digits that it takes of the shared lines. Few such sets are different,
/// so that all pairs of them are looked at.
class PairEngine final : public Engine
{
public:
    PairEngine(const Terms &terms, std::vector<CageWays> &cages);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    struct Pair
    {
        int first;
        int second;
        LineSet shared;
        bool isDirty = true;
    };
    /// What the basis of a step may rest on.
    struct Basis
    {
        CageBasis first;
        CageBasis second;
        LineSet shared;
    };
    struct Together;

    void proposePair(const Knowledge &knowledge, const Pair &pair, Trace &proposals);
    /// What no way to fill both leaves to their cells. Returns whether that is anything.
    bool proposeLost(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                     LineSet shared, const Together &left, Trace &proposals) const;
    /// The digits that the two take of a line in every way, for the cells of the line in neither.
    void proposeTaken(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                      LineSet shared, const Together &left, Trace &proposals) const;
    [[nodiscard]] static std::vector<std::uint64_t> takenBy(const CageWays &cage,
                                                            const WayList &ways, LineSet shared);
    /// `shared`: all lines that both touch; `different`: those of them in which their digits
    /// differ.
    [[nodiscard]] static Together together(const CageWays &first, const WayList &firstWays,
                                           const CageWays &second, const WayList &secondWays,
                                           LineSet shared, LineSet different);
    template <typename Holds>
    Basis shrink(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                 const Basis &whole, const Holds &holds) const;
    void addStep(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                 const Basis &basis, Trace &proposals) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    std::vector<Pair> m_pairs;
};

} // namespace inkling::kenken
