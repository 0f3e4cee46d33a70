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

/// More ways to fill a cage than this are not listed.
inline constexpr std::size_t mostFormulas = 4;
/// Up to this many ways are told with their order, where the digits alone say nothing new.
inline constexpr std::size_t mostInOrder = 3;

/// A step prepared for its sentence: its constraints by kind, what is known after it, and the words
/// for each. Keeps references to the arguments of its constructor.
class Telling
{
public:
    Telling(const Cages &cages, const Step &step, const Knowledge &before);

    /// The lines and the cages of the step, in its order; lines are numbered as in Terms.
    std::vector<int> lines;
    std::vector<int> cageNumbers;
    /// By cell that the step concludes about: the digits left after the step.
    std::vector<Fact> told;

    [[nodiscard]] const Cages &cages() const { return m_terms.cages; }
    [[nodiscard]] const Terms &terms() const { return m_terms; }
    [[nodiscard]] const Step &step() const { return m_step; }
    [[nodiscard]] const Knowledge &before() const { return m_before; }
    [[nodiscard]] RuleName rule() const { return RuleName(m_step.rule); }
    [[nodiscard]] const Cage &cage(int number) const { return cages().cages[std::size_t(number)]; }
    [[nodiscard]] ValueSet possible(int cell) const { return m_before.possible(UnknownId(cell)); }
    /// The digits that a cell loses by the step.
    [[nodiscard]] ValueSet lost(const Fact &fact) const
    {
        return m_before.possible(fact.unknown) - fact.possible;
    }
    /// The digits that the step removes from any cell.
    [[nodiscard]] ValueSet lostAnywhere() const;
    /// The digits that the premises alone leave to a cell.
    [[nodiscard]] ValueSet premised(int cell) const;
    [[nodiscard]] bool isPremise(int cell) const;
    /// The ways to fill a cage that fit what was known before the step; null where there are too
    /// many.
    [[nodiscard]] const WayList *ways(int number);
    /// The ways to fill a cage that fit the premises alone; null where there are too many.
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
    /// The conclusions in words: cell by cell, or for all cells together where they are many.
    [[nodiscard]] Argument conclusions() const;
    /// The conclusions in words where the cells of some lines lose these digits: cell by cell, or
    /// line by line where there are many.
    [[nodiscard]] Argument conclusionsOn(const std::vector<int> &which, ValueSet digits) const;

    [[nodiscard]] Sentence say(Way way, std::initializer_list<Argument> arguments) const
    {
        return {sentenceCase(rule(), way), arguments, {}};
    }
    /// The sentence for a step that no wording of its own rule fits.
    [[nodiscard]] Sentence together() const;

private:
    [[nodiscard]] Argument conclusionOfAll() const;

    Terms m_terms;
    const Step &m_step;
    const Knowledge &m_before;
    /// The ways to fill cages; a deque, as its elements never move.
    std::deque<CageWays> m_ways;
    std::deque<CageWays> m_waysByPremises;
};

/// The order of the digits in a sum or a product: ascending, or in the order of the cells.
enum class Order : std::uint8_t { Written, OfCells };
/// Digits written with the operator of a cage: "1 × 2 × 4".
[[nodiscard]] std::string formulaOf(const Cage &cage, std::vector<int> digits, Order order);
/// The different ways to fill a cage, written as sums, products, ...: "1 + 2 + 4".
[[nodiscard]] std::vector<std::string> formulasOf(const Telling &telling, int number,
                                                  const WayList &ways, Order order);
[[nodiscard]] Argument formulasArgument(const std::vector<std::string> &formulas,
                                        Argument::Joint joint,
                                        const std::vector<ElementId> &elements);
[[nodiscard]] Sentence sentenceOfCage(Telling &telling);
[[nodiscard]] Sentence sentenceOfTotals(Telling &telling);
[[nodiscard]] Sentence sentenceOfSharing(Telling &telling);

} // namespace inkling::kenken
