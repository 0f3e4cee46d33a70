// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/engine.h"
#include "families/kenken/search/exponents.h"
#include "fixedlist.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace inkling::kenken {

/// A total: a sum, or a product given by the exponents of its primes.
using Total = Exponents;

/// The rules LineSum, LineProduct, LinesSum and LinesProduct. The digits of one or more lines have
/// a known total, and so have many cages; the cells by which the cages and the lines differ must
/// make up the difference. The arguments of a step: the first of the lines, numbered as in Terms,
/// and the number of lines.
class TotalsEngine final : public Engine
{
public:
    /// The most terms of an equation that a person can follow.
    static constexpr std::size_t mostTerms = 4;
    /// Digits by term.
    using TermDigits = std::array<Digits, mostTerms>;

    TotalsEngine(const Terms &terms, std::vector<CageWays> &cages);

    [[nodiscard]] static bool knows(RuleName rule)
    {
        return rule == RuleName::LineSum || rule == RuleName::LinesSum
               || rule == RuleName::LineProduct || rule == RuleName::LinesProduct;
    }

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;
    /// Proposes the step by the rule, lines and cages of `step`, one of these rules', with what is
    /// known now, if there is one.
    void proposeAnew(const Knowledge &knowledge, const Step &step, Trace &proposals);

private:
    /// A cell by which the cages and the lines differ: +1 in the lines but not in a counted cage,
    /// -1 in a counted cage but not in the lines.
    struct Term
    {
        int cell;
        int sign;
    };
    /// The equation that the terms add up to `total`, with the cages that it rests on and the terms
    /// whose cells are known.
    struct Equation
    {
        Total total{};
        FixedList<Term, mostTerms + maxCageSize> terms;
        FixedList<Term, std::size_t(maxSide) * maxSide> knownTerms;
        FixedList<const CageWays *, maxCageCount> cages;
        FixedList<Total, maxCageCount> totals; ///< of the cages
    };
    /// The cells of a cage that are in some lines.
    using Inside = FixedList<int, maxCageSize>;
    /// The facts and lines that are used to solve an equation.
    struct Basis
    {
        unsigned facts = 0; ///< by term: whether the fact about its cell is used
        LineSet lines = 0;
    };

    void proposeAt(const Knowledge &knowledge, RuleName rule, int firstLine, int lineCount,
                   Trace &proposals);
    [[nodiscard]] std::optional<Equation> equationOf(const Knowledge &knowledge, bool products,
                                                     int firstLine, int lineCount);
    [[nodiscard]] bool isCounted(const Knowledge &knowledge, const CageWays &cage,
                                 const Inside &inside) const;
    void addCage(const Knowledge &knowledge, bool products, CageWays &cage, const Inside &inside,
                 Equation &equation);
    [[nodiscard]] std::optional<Total> totalOf(const Knowledge &knowledge, bool products,
                                               CageWays &cage) const;
    [[nodiscard]] CageBasis basisOf(const Knowledge &knowledge, bool products, const CageWays &cage,
                                    const Total &total) const;
    void solve(const Knowledge &knowledge, RuleName rule, bool products, LineSet block,
               const Equation &equation, Trace &proposals) const;
    [[nodiscard]] Basis wholeBasis(const Knowledge &knowledge, LineSet block,
                                   const Equation &equation) const;
    /// An irreducible part of the basis for which `follows(basis)` is still true; the lines of the
    /// block stay.
    template <typename Follows>
    [[nodiscard]] static Basis shrink(Basis basis, LineSet block, const Follows &follows);
    void beginStep(const Knowledge &knowledge, RuleName rule, const Equation &equation,
                   const Basis &basis, Trace &proposals) const;
    [[nodiscard]] std::optional<TermDigits> supported(const Knowledge &knowledge, bool products,
                                                      const Equation &equation,
                                                      const Basis &basis) const;

    const Terms &m_terms;
    std::vector<CageWays> &m_cages;
    /// The constraints of the step that is proposed anew; null else.
    const std::span<const ConstraintId> *m_anew = nullptr;
    /// By rule: the lines with cells of a cage about which something was learned since the last
    /// time.
    std::array<LineSet, std::size_t(RuleName::Count)> m_news{};
};

} // namespace inkling::kenken
