// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/terms.h"
#include "families/kenken/telling/sentencecases.h"
#include "logic/model/trace.h"

#include <deque>
#include <initializer_list>
#include <vector>

namespace inkling::kenken {

/// A step as its sentence speaks of it: what it rests on by kind, what is then known, and the words for each.
/// Refers to what it is made of.
class Telling
{
public:
    Telling(const Cages &cages, const Step &step, const Knowledge &before);

    /// Lines and cages of the step, in its order; lines as in Terms.
    std::vector<int> lines;
    std::vector<int> cageNumbers;
    /// What is known of each cell concluded about, after the step.
    std::vector<Fact> told;

    [[nodiscard]] const Cages &cages() const { return m_terms.cages; }
    [[nodiscard]] const Terms &terms() const { return m_terms; }
    [[nodiscard]] const Step &step() const { return m_step; }
    [[nodiscard]] const Knowledge &before() const { return m_before; }
    [[nodiscard]] RuleName rule() const { return RuleName(m_step.rule); }
    [[nodiscard]] const Cage &cage(int number) const { return cages().cages[std::size_t(number)]; }
    [[nodiscard]] ValueSet possible(int cell) const { return m_before.possible(UnknownId(cell)); }
    /// What a cell loses by the step.
    [[nodiscard]] ValueSet lost(const Fact &fact) const
    {
        return m_before.possible(fact.unknown) - fact.possible;
    }
    /// What the premises alone leave to a cell.
    [[nodiscard]] ValueSet premised(int cell) const;
    [[nodiscard]] bool isPremise(int cell) const;
    /// The ways to fill a cage on the board before the step; null where they are too many.
    [[nodiscard]] const WayList *ways(int number);
    /// The same, on the premises alone.
    [[nodiscard]] const WayList *waysByPremises(int number);

    [[nodiscard]] Argument::Part cellPart(int cell) const;
    [[nodiscard]] Argument::Part linePart(int line) const;
    [[nodiscard]] Argument::Part cagePart(int number) const;
    [[nodiscard]] Argument::Part factPart(const Fact &fact) const;
    [[nodiscard]] Argument cell(int cell) const { return placesArgument({cellPart(cell)}); }
    [[nodiscard]] Argument line(int line) const { return placesArgument({linePart(line)}); }
    [[nodiscard]] Argument cageNamed(int number) const
    {
        return placesArgument({cagePart(number)});
    }
    [[nodiscard]] Argument cellsNamed(const std::vector<int> &cells, Argument::Joint joint) const;
    [[nodiscard]] Argument linesNamed(const std::vector<int> &which, Argument::Joint joint) const;
    [[nodiscard]] Argument cagesNamed() const;
    [[nodiscard]] Argument facts(std::span<const Fact> facts) const;
    /// What is known after the step, cell by cell, or of all its cells where they are many.
    [[nodiscard]] Argument conclusions() const;
    /// The same, where they are many, of the lines whose cells lose these digits.
    [[nodiscard]] Argument conclusionsOn(const std::vector<int> &which, ValueSet digits) const;

    [[nodiscard]] Sentence say(Way way, std::initializer_list<Argument> arguments) const
    {
        return {sentenceCase(rule(), way), arguments, {}};
    }
    /// Where none of the rule's own words fit.
    [[nodiscard]] Sentence together() const;

private:
    [[nodiscard]] Argument conclusionOfAll() const;

    Terms m_terms;
    const Step &m_step;
    const Knowledge &m_before;
    /// Their elements stay where they are.
    std::deque<CageWays> m_ways;
    std::deque<CageWays> m_waysByPremises;
};

/// How the digits of a sum or a product follow each other: ascending, or as they stand.
enum class Order : std::uint8_t { Written, OfCells };
/// Ways that are asked for.
struct Wanted
{
    int line = -1; ///< only those that have `digit` in this line; -1: all
    int digit = 0;
};
/// The different ways to fill a cage, written as sums, products, ...: "1 + 2 + 4".
[[nodiscard]] std::vector<std::string> formulasOf(const Telling &telling, int number,
                                                  const WayList &ways, Order order,
                                                  const Wanted &wanted = {});
[[nodiscard]] Argument formulasArgument(const std::vector<std::string> &formulas,
                                        Argument::Joint joint, std::vector<ElementId> elements);
/// The digits in a way, written with the operators of the cage.
[[nodiscard]] std::string formulaOf(const Cage &cage, std::vector<int> digits, Order order);

[[nodiscard]] Sentence sentenceOfCage(Telling &telling);
[[nodiscard]] Sentence sentenceOfTotals(Telling &telling);
[[nodiscard]] Sentence sentenceOfSharing(Telling &telling);

} // namespace inkling::kenken
