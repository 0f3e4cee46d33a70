// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/engine.h"
#include "families/kenken/reasoning/terms.h"

#include <array>

namespace inkling::kenken {

/// The rules of naked and hidden pairs, triples and quads: a number of cells of a line that hold
/// only as many digits together, and a number of digits of a line that have only as many places.
class SetEngine final : public Engine
{
public:
    explicit SetEngine(const Terms &terms);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void proposeNaked(const Knowledge &knowledge, RuleName rule, int line, int size,
                      Trace &proposals) const;
    void proposeHidden(const Knowledge &knowledge, RuleName rule, int line, int size,
                       Trace &proposals) const;

    const Terms &m_terms;
    std::array<Places, std::size_t(RuleName::Count)> m_lines;
};

/// The rules XWing and Swordfish: two or three rows whose places for a digit lie in only as many
/// columns, and the same with rows and columns exchanged.
class FishEngine final : public Engine
{
public:
    explicit FishEngine(const Terms &terms)
        : m_terms(terms)
    {}

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void proposeFish(const Knowledge &knowledge, RuleName rule, int digit, bool rows, int size,
                     Trace &proposals) const;

    const Terms &m_terms;
    /// By the size of the fish: the digits for which to look again.
    std::array<ValueSet, 4> m_digits{ValueSet(), ValueSet(), ValueSet::first(maxSide + 1),
                                     ValueSet::first(maxSide + 1)};
};

} // namespace inkling::kenken
