// SPDX-License-Identifier: MIT
#include "families/kenken/model.h"

#include "families/declared/layout.h"
#include "families/kenken/checker.h"
#include "families/kenken/puzzle.h"
#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/encoding.h"
#include "families/kenken/reasoning/naming.h"
#include "families/kenken/reasoning/plainersteps.h"
#include "families/kenken/reasoning/reasoner.h"
#include "families/kenken/reasoning/rules.h"
#include "families/kenken/telling/sentencecases.h"
#include "families/kenken/telling/sentences.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace inkling::kenken {

namespace {

using Json = nlohmann::ordered_json;

} // namespace

Phrase describeConstraint(const Cages &cages, ConstraintId constraint)
{
    if (constraint >= columnConstraint(cages, 0)) {
        return {INKLING_TR_NOOP("Phrases", "column %1"),
                {std::to_string(constraint - columnConstraint(cages, 0) + 1)}};
    }
    if (constraint >= rowConstraint(cages, 0)) {
        return {INKLING_TR_NOOP("Phrases", "row %1"),
                {std::to_string(constraint - rowConstraint(cages, 0) + 1)}};
    }
    const Cage &cage = cages.cages[constraint];
    const int cell = cage.cells.front();
    return {INKLING_TR_NOOP("Phrases", "cage %1 at row %2, column %3"),
            {clueText(cage), std::to_string(cages.rowOf(cell) + 1),
             std::to_string(cages.columnOf(cell) + 1)}};
}

Phrase describeFact(const Cages &cages, const Fact &fact)
{
    return declared::describeDigit(cages.squares(), fact, cages.digits());
}

UnknownId KenkenModel::mainCount() const
{
    return UnknownId(m_cages.cellCount());
}

std::vector<ValueSet> KenkenModel::initial() const
{
    return std::vector<ValueSet>(std::size_t(m_cages.cellCount()), m_cages.digits());
}

bool KenkenModel::isAnswer(const Answer &answer) const
{
    return !fault(m_cages, answer);
}

std::vector<Json> KenkenModel::json(const Fact &fact) const
{
    return declared::digitJson(m_cages.squares(), fact, m_cages.digits());
}

Json KenkenModel::json(ConstraintId constraint) const
{
    if (constraint >= columnConstraint(m_cages, 0))
        return {{"column", constraint - columnConstraint(m_cages, 0)}};
    if (constraint >= rowConstraint(m_cages, 0))
        return {{"row", constraint - rowConstraint(m_cages, 0)}};
    return {{"cage", std::string(1, letterOf(int(constraint)))}};
}

Phrase KenkenModel::describe(const Fact &fact) const
{
    return describeFact(m_cages, fact);
}

Phrase KenkenModel::describe(ConstraintId constraint) const
{
    return describeConstraint(m_cages, constraint);
}

Phrase KenkenModel::describeCount(UnknownId count) const
{
    return declared::countOfCells(count);
}

Noun KenkenModel::noun(ConstraintId constraint) const
{
    if (constraint < rowConstraint(m_cages, 0))
        return {INKLING_TR_NOOP("Phrases", "one cage"), INKLING_TR_NOOP("Phrases", "%1 cages")};
    if (constraint < columnConstraint(m_cages, 0))
        return {INKLING_TR_NOOP("Phrases", "one row"), INKLING_TR_NOOP("Phrases", "%1 rows")};
    return {INKLING_TR_NOOP("Phrases", "one column"), INKLING_TR_NOOP("Phrases", "%1 columns")};
}

Noun KenkenModel::noun(const Fact &fact) const
{
    return declared::digitNoun(fact);
}

std::vector<Fact> KenkenModel::choices(ElementId element) const
{
    std::vector<Fact> facts;
    if (element < mainCount()) {
        for (int digit = 1; digit <= m_cages.side; ++digit)
            facts.push_back({UnknownId(element), ValueSet::only(digit)});
    }
    return facts;
}

std::vector<Fact> KenkenModel::tidying(const Knowledge &knowledge, UnknownId unknown) const
{
    std::vector<Fact> facts;
    if (!knowledge.possible(unknown).single())
        return facts;
    const ValueSet others = m_cages.digits() - knowledge.possible(unknown);
    const int row = m_cages.rowOf(int(unknown));
    const int column = m_cages.columnOf(int(unknown));
    for (int i = 0; i < m_cages.side; ++i) {
        if (i != column)
            facts.push_back({UnknownId(m_cages.cell(row, i)), others});
        if (i != row)
            facts.push_back({UnknownId(m_cages.cell(i, column)), others});
    }
    return facts;
}

std::vector<std::string> KenkenModel::combinations(ElementId element, const Knowledge &knowledge,
                                                   std::size_t most) const
{
    const ElementId firstCage = cageElement(m_cages, 0);
    if (element >= firstCage + m_cages.cages.size())
        return {};
    const int cage = element < firstCage ? m_cages.cageOf[element] : int(element - firstCage);
    const Terms terms{m_cages};
    CageWays left(terms, cage);
    const WayList *ways = left.ways(knowledge);
    return ways ? CageWays::digitSets(*ways, most) : std::vector<std::string>();
}

std::optional<Mark> KenkenModel::mark(const Fact &fact) const
{
    return declared::digitMark(fact, m_cages.digits());
}

std::optional<Mark> KenkenModel::note(const Fact &fact) const
{
    return Mark{.element = fact.unknown,
                .look = Look::Candidates,
                .values = fact.possible.bits(),
                .outOf = m_cages.digits().bits()};
}

std::vector<ElementId> KenkenModel::elements(ConstraintId constraint) const
{
    // Cages, rows and columns stand in the same order on the board, after the cells.
    return {cageElement(m_cages, 0) + constraint};
}

std::vector<Caption> KenkenModel::captions(const Knowledge &knowledge) const
{
    Answer known;
    for (UnknownId cell = 0; cell < mainCount(); ++cell) {
        const ValueSet possible = knowledge.possible(cell);
        known.values.push_back(std::uint8_t(possible.single() ? possible.value() : 0));
    }
    std::vector<Caption> captions;
    for (std::size_t i = 0; i < m_cages.cages.size(); ++i) {
        const Cage &cage = m_cages.cages[i];
        const bool isFull = std::ranges::all_of(
            cage.cells, [&](UnknownId cell) { return known.values[cell] != 0; });
        if (!isFull)
            continue;
        const bool isMet = makesTarget(cage, known);
        captions.push_back(
            {.element = cageElement(m_cages, int(i)), .done = isMet, .clashes = !isMet});
    }
    return captions;
}

std::vector<Beat> KenkenModel::finale(const Answer &) const
{
    return declared::beatsByRow(m_cages.squares());
}

Sentence KenkenModel::sentence(const Step &step, const Knowledge &before) const
{
    return sentenceOf(m_cages, step, before);
}

std::optional<RuleId> KenkenModel::ruleFor(const Step &step) const
{
    const auto rule = ruleOf({m_cages}, step);
    return rule ? std::optional(RuleId(*rule)) : std::nullopt;
}

Trace KenkenModel::plainer(const Step &step, const Knowledge &known) const
{
    return plainerSteps({m_cages}, step, known);
}

std::span<const SentenceCase> KenkenModel::sentences() const
{
    return sentenceCases();
}

Point KenkenModel::place(UnknownId unknown) const
{
    return m_cages.squares().place(unknown);
}

std::span<const Rule> KenkenModel::rules() const
{
    return kenken::rules();
}

std::unique_ptr<Encoding> KenkenModel::encoding() const
{
    return std::make_unique<KenkenEncoding>(m_cages);
}

std::unique_ptr<Reasoner> KenkenModel::reasoner() const
{
    return makeReasoner(m_cages);
}

} // namespace inkling::kenken
