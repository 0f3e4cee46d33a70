// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/differentengine.h"
#include "families/kenken/reasoning/engine.h"
#include "families/kenken/reasoning/terms.h"

namespace inkling::kenken {

/// The rows and columns of a puzzle, numbered as the lines in Terms.
[[nodiscard]] declared::Groups linesOf(const Terms &terms);
/// The rules of the catalogue that follow from rows and columns alone.
[[nodiscard]] const declared::DifferentRuleIds &lineRules();

/// The rule SingleCell, and the rules that follow from rows and columns alone, see DifferentRule.
class DigitEngine final : public Engine
{
public:
    explicit DigitEngine(const Terms &terms);

    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) override;
    void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                 Trace &proposals) override;

private:
    void proposeSingleCells(Trace &proposals);

    const Terms &m_terms;
    declared::Groups m_lines;
    declared::DifferentEngine m_engine;
    bool m_started = false;
};

} // namespace inkling::kenken
