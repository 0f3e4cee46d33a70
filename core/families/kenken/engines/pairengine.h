// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"

#include <vector>

namespace inkling::kenken {

/// The rule TwoCages: looks at the ways to fill two cages that share lines together.
///
/// A way is reduced to the set of digits that it takes of the shared lines. There are few different
/// sets, so all pairs of them can be tried.
class PairEngine final : public Engine
{
public:
    PairEngine(const Terms &terms, std::vector<CageWays> &cages);

    [[nodiscard]] static bool knows(RuleName rule) { return rule == RuleName::TwoCages; }

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
    /// The facts that a step rests on: a basis for each cage, and the shared lines in which the
    /// digits of the two cages must differ.
    struct Basis
    {
        CageBasis first;
        CageBasis second;
        LineSet shared;
    };
    struct Together;

    void proposePair(const Knowledge &knowledge, const Pair &pair, Trace &proposals);
    /// Appends the step that the cells of both cages lose the digits that they have in no way to
    /// fill both. Returns whether there are any.
    bool proposeLost(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                     LineSet shared, const Together &left, Trace &proposals) const;
    /// Appends the steps that the other cells of a line lose the digits that the two cages take of
    /// it in every way.
    void proposeTaken(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                      LineSet shared, const Together &left, Trace &proposals) const;
    /// By way: the digits that it takes of each shared line, as many bits as a line has cells, digit 1
    /// lowest, for one line after the other.
    [[nodiscard]] std::vector<std::uint64_t> takenBy(const CageWays &cage, const WayList &ways,
                                                     LineSet shared) const;
    /// The digits in the bits of such a line.
    [[nodiscard]] ValueSet takenAt(std::uint64_t taken, int place) const
    {
        const std::uint64_t bits = taken >> m_terms.side() * place << 1;
        return ValueSet(bits & m_terms.digits().bits());
    }
    /// The digits that the cells keep when both cages are filled together. `shared`: the lines that
    /// both cages touch; `different`: those of them in which the digits of the two must differ.
    [[nodiscard]] Together together(const CageWays &first, const WayList &firstWays,
                                    const CageWays &second, const WayList &secondWays,
                                    LineSet shared, LineSet different) const;
    template <typename Holds>
    Basis shrink(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                 const Basis &whole, const Holds &holds) const;
    void addStep(const Knowledge &knowledge, const CageWays &first, const CageWays &second,
                 const Basis &basis, Trace &proposals) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    std::vector<Pair> m_pairs;
    std::uint64_t m_news = 0; ///< the cages of which something was learned since the last time
};

} // namespace inkling::kenken
