// SPDX-License-Identifier: MIT
#include "families/kenken/engines/digitengine.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

declared::Groups linesOf(const Terms &terms)
{
    std::vector<declared::Group> lines;
    lines.reserve(std::size_t(terms.lineCount()));
    for (int line = 0; line < terms.lineCount(); ++line) {
        declared::Group &group = lines.emplace_back();
        group.constraint = terms.lineConstraint(line);
        group.members.reserve(std::size_t(terms.side()));
        for (int i = 0; i < terms.side(); ++i)
            group.members.push_back(UnknownId(terms.cell(line, i)));
    }
    return {lines, UnknownId(terms.cages.cellCount()), terms.digits()};
}

const declared::DifferentRuleIds &lineRules()
{
    static constexpr declared::DifferentRuleIds ids{
        RuleId(RuleName::PlacedDigit),  RuleId(RuleName::OnlyDigit),  RuleId(RuleName::OnlyPlace),
        RuleId(RuleName::NakedPair),    RuleId(RuleName::HiddenPair), RuleId(RuleName::NakedTriple),
        RuleId(RuleName::HiddenTriple), RuleId(RuleName::NakedQuad),  RuleId(RuleName::HiddenQuad),
        RuleId(RuleName::XWing),        RuleId(RuleName::Swordfish),
    };
    return ids;
}

DigitEngine::DigitEngine(const Terms &terms)
    : m_terms(terms)
    , m_lines(linesOf(terms))
    , m_engine(m_lines, terms.side(), lineRules())
{}

void DigitEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before)
{
    m_engine.learned(knowledge, unknown, before);
}

void DigitEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                          Trace &proposals)
{
    if (rule == RuleName::SingleCell)
        return proposeSingleCells(proposals);
    const auto found = std::ranges::find(lineRules(), RuleId(rule));
    if (found != lineRules().end())
        m_engine.propose(knowledge, declared::DifferentRule(found - lineRules().begin()), stop,
                         proposals);
}

void DigitEngine::proposeSingleCells(Trace &proposals)
{
    if (std::exchange(m_started, true))
        return;
    for (std::size_t i = 0; i < m_terms.cages.cages.size(); ++i) {
        const Cage &cage = m_terms.cages.cages[i];
        if (cage.operation != Operation::Given)
            continue;
        proposals.begin(RuleId(RuleName::SingleCell));
        proposals.addConstraint(ConstraintId(i));
        if (cage.target >= 1 && cage.target <= m_terms.side())
            proposals.addConclusion({cage.cells.front(), ValueSet::only(int(cage.target))});
        else
            proposals.setContradiction();
    }
}

} // namespace inkling::kenken
