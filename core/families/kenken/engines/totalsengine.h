// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"

#include <array>
#include <optional>
#include <vector>

namespace inkling::kenken {

/// A total: a sum, or a product as its exponents of 2, 3, 5 and 7.
using Total = std::array<int, 4>;

/// The rules LineSum, LineProduct and those of several lines. The digits of a line have a known
/// total; so have many cages. What sticks in or out must make up the difference. A step's arguments: the first
/// of the lines, by number as in Terms, and how many they are.
class TotalsEngine final : public Engine
{
public:
    TotalsEngine(const Terms &terms, std::vector<CageWays> &cages);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    /// A cell that sticks in (+1) or out (-1).
    struct Term
    {
        int cell;
        int sign;
    };
    /// The terms add up to `total`, because of the cages and cells named.
    struct Equation
    {
        Total total{};
        std::vector<Term> terms;
        std::vector<Term> knownTerms;
        std::vector<const CageWays *> cages;
        std::vector<CageBasis> bases;
    };
    /// From which facts and lines the terms are looked at.
    struct Basis
    {
        unsigned facts = 0; ///< by term
        LineSet lines = 0;
    };

    void proposeBlock(const Knowledge &knowledge, RuleName rule, bool products, int firstLine,
                      int lineCount, Trace &proposals);
    [[nodiscard]] std::optional<Equation> equationOf(const Knowledge &knowledge, bool products,
                                                     int firstLine, int lineCount);
    void addCage(const Knowledge &knowledge, bool products, CageWays &cage,
                 const std::vector<int> &inside, Equation &equation);
    [[nodiscard]] std::optional<Total> totalOf(const Knowledge &knowledge, bool products,
                                               CageWays &cage, CageBasis &basis) const;
    void solve(const Knowledge &knowledge, RuleName rule, bool products, LineSet block,
               const Equation &equation, Trace &proposals) const;
    [[nodiscard]] Basis wholeBasis(const Knowledge &knowledge, LineSet block,
                                   const Equation &equation) const;
    /// Leaves out of a basis whatever `follows(basis)` does not need; the block's lines stay.
    template <typename Follows>
    [[nodiscard]] static Basis shrink(Basis basis, LineSet block, const Follows &follows);
    void beginStep(const Knowledge &knowledge, RuleName rule, const Equation &equation,
                   const Basis &basis, Trace &proposals) const;
    [[nodiscard]] std::vector<Digits> supported(const Knowledge &knowledge, bool products,
                                                const Equation &equation, const Basis &basis) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    std::array<bool, std::size_t(RuleName::Count)> m_hasNews{};
};

} // namespace inkling::kenken
