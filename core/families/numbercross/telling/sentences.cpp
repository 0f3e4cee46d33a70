// SPDX-License-Identifier: MIT
#include "families/numbercross/telling/sentences.h"

#include "families/numbercross/reasoning/position.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/telling/groupwords.h"
#include "families/numbercross/telling/linewords.h"
#include "families/numbercross/telling/wording.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace inkling::numbercross {

namespace {

template <typename Numbers>
int sumOf(const Numbers &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

Sentence total(const Givens &givens)
{
    return worded(Case::Total,
                  {numberArgument(sumOf(givens.labels)), numberArgument(sumOf(givens.digits))});
}

/// The sum of some lines' black cells by their labels, even or odd.
class BlackCount
{
public:
    BlackCount(const Givens &givens, const Step &step)
        : m_givens(givens)
        , m_step(step)
    {
        for (const ConstraintId constraint : columnsFirst(givens.grid, step.constraints)) {
            const int line = int(constraint);
            const int label = givens.labels[constraint];
            m_terms.push_back(givens.grid.isRow(line) ? givens.total(line) - label : label);
        }
        for (const Fact &fact : step.premises)
            m_black += fact.possible == ValueSet::only(black) ? 1 : 0;
    }

    [[nodiscard]] Sentence contradiction() const
    {
        const Naming naming(m_givens);
        if (m_step.premises.empty())
            return worded(Case::ParityTwice, {naming.lines(m_step.constraints), asked()});
        return worded(Case::ParityKnown,
                      {naming.lines(m_step.constraints), asked(), Naming::evenOrOdd(sumOf(m_terms)),
                       numberArgument(m_black), Naming::evenOrOdd(m_black)});
    }
    [[nodiscard]] Sentence cell() const
    {
        const Naming naming(m_givens);
        const Fact &fact = m_step.conclusions.front();
        std::vector<Argument> arguments{naming.lines(m_step.constraints), asked(),
                                        Naming::evenOrOdd(sumOf(m_terms)),
                                        naming.cell(int(fact.unknown))};
        if (!m_step.premises.empty())
            arguments.push_back(numberArgument(m_black));
        arguments.push_back(Naming::shade(fact.possible.value()));
        return worded(m_step.premises.empty() ? Case::OddCell : Case::OddCellKnown,
                      std::move(arguments));
    }

private:
    /// "5 + 3 + 8 = 16": the lines as they are named.
    [[nodiscard]] Argument asked() const
    {
        constexpr std::size_t mostTerms = 9;
        std::string text;
        for (const int term : m_terms) {
            text += text.empty() ? "" : " + ";
            text += std::to_string(term);
        }
        const std::string sum = std::to_string(sumOf(m_terms));
        return formulaArgument(m_terms.size() <= mostTerms ? text + " = " + sum : sum);
    }

    const Givens &m_givens;
    const Step &m_step;
    std::vector<int> m_terms; ///< by line, columns first
    int m_black = 0;          ///< known cells
};

Sentence clash(const Givens &givens, const Step &step, const Knowledge &before)
{
    const Naming naming(givens);
    for (const ConstraintId line : step.constraints) {
        if (canBeMet(givens, int(line), before))
            continue;
        return worded(Case::ClashAt, {naming.lines(step.constraints), naming.line(int(line)),
                                      numberArgument(givens.labels[line])});
    }
    return worded(Case::Clash, {naming.lines(step.constraints)});
}

/// Several steps by one rule, each about a line of its own.
Sentence several(const Givens &givens, const Step &step)
{
    const Naming naming(givens);
    const Argument lines = naming.lines(step.constraints);
    if (RuleName(step.rule) != RuleName::LabelReached)
        return worded(Case::Lines, {lines, naming.facts(-1, step.conclusions)});
    const auto isRow = [&](ConstraintId line) { return givens.grid.isRow(int(line)); };
    const bool areRows = isRow(step.constraints.front());
    if (!std::ranges::all_of(step.constraints,
                             [&](ConstraintId line) { return isRow(line) == areRows; }))
        return worded(Case::ReachedCrossing, {lines});
    return worded(Case::ReachedLines, {lines, Naming::shade(areRows ? black : white)});
}

} // namespace

Sentence sentenceOf(const Givens &givens, const Step &step, const Knowledge &before)
{
    switch (RuleName(step.rule)) {
    case RuleName::Total:
        return total(givens);
    case RuleName::Parity:
        return BlackCount(givens, step).contradiction();
    case RuleName::OddCells:
        return step.contradiction ? BlackCount(givens, step).contradiction()
                                  : BlackCount(givens, step).cell();
    case RuleName::Clash:
        return clash(givens, step, before);
    case RuleName::TwoLines:
    case RuleName::ThreeLines:
    case RuleName::FourLines:
        return step.nested ? Sentence{} : groupSentence(givens, step);
    default:
        return step.constraints.size() == 1 ? lineSentence(givens, step, before)
                                            : several(givens, step);
    }
}

} // namespace inkling::numbercross
