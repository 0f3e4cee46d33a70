// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/engine.h"
#include "families/kenken/reasoning/terms.h"

#include <array>

namespace inkling::kenken {

/// The rules of naked and hidden pairs, triples and quads: cells of a line that hold as many digits
/// as they are, and digits of a line that have as many places.
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

/// The rules XWing and Swordfish: so many rows whose places for a digit lie in as many columns, and
/// the other way round.
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
    /// By the size of the fish, the digits that may have one.
    std::array<ValueSet, 4> m_digits{ValueSet(), ValueSet(), ValueSet::first(maxSide + 1),
                                     ValueSet::first(maxSide + 1)};
};

} // namespace inkling::kenken
