// SPDX-License-Identifier: MIT
#include "families/kenken/model.h"

#include "families/kenken/checker.h"
#include "families/kenken/engines/digitengine.h"
#include "families/kenken/reasoning/cageways.h"
#include "families/kenken/reasoning/encoding.h"
#include "families/kenken/reasoning/naming.h"
#include "families/kenken/reasoning/plainersteps.h"
#include "families/kenken/reasoning/reasoner.h"
#include "families/kenken/reasoning/rules.h"
#include "families/kenken/statement.h"
#include "families/kenken/telling/sentencecases.h"
#include "families/kenken/telling/sentences.h"

namespace inkling::kenken {

KenkenModel::KenkenModel(std::shared_ptr<const Cages> cages)
    : StatedModel(std::vector<ValueSet>(std::size_t(cages->cellCount()), cages->digits()),
                  [cages] { return statedOf(*cages); })
    , m_cages(std::move(cages))
    , m_lines([this] { return linesOf({*m_cages}); })
{}

bool KenkenModel::isAnswer(const Answer &answer) const
{
    return !fault(*m_cages, answer);
}

std::vector<std::string> KenkenModel::combinations(ElementId element, const Knowledge &knowledge,
                                                   std::size_t most) const
{
    const ElementId firstCage = cageElement(*m_cages, 0);
    if (element >= firstCage + m_cages->cages.size())
        return {};
    const int cage = element < firstCage ? m_cages->cageOf[element] : int(element - firstCage);
    const Terms terms{*m_cages};
    CageWays left(terms, cage);
    const WayList *ways = left.ways(knowledge);
    return ways ? CageWays::digitSets(*ways, most) : std::vector<std::string>();
}

/// What stands in the lines of a cell, and then the ways to fill its cage.
std::vector<Fact> KenkenModel::noting(const Knowledge &knowledge) const
{
    std::vector<Fact> facts = StatedModel::noting(knowledge);
    Knowledge noted(initial());
    for (UnknownId cell = 0; cell < mainCount(); ++cell) {
        if (knowledge.possible(cell).single())
            noted.learn(knowledge.fact(cell));
    }
    noted = tidied(std::move(noted));
    const Terms terms{*m_cages};
    for (int number = 0; number < int(m_cages->cages.size()); ++number) {
        CageWays cage(terms, number);
        const WayList *const ways = cage.ways(noted);
        if (!ways || ways->empty())
            continue;
        const CellDigits left = ways->supported();
        for (std::size_t i = 0; i < cage.cage().cells.size(); ++i)
            facts.push_back({UnknownId(cage.cage().cells[i]), ValueSet(left[i])});
    }
    return facts;
}

Sentence KenkenModel::sentence(const Step &step, const Knowledge &before) const
{
    return sentenceOf(*m_cages, step, before);
}

std::optional<RuleId> KenkenModel::ruleFor(const Step &step) const
{
    const auto rule = ruleOf({*m_cages}, step);
    return rule ? std::optional(RuleId(*rule)) : std::nullopt;
}

Trace KenkenModel::plainer(const Step &step, const Knowledge &known) const
{
    return plainerSteps({*m_cages}, m_lines.get(), step, known);
}

Trace KenkenModel::atSight(const Step &step, const Knowledge &known) const
{
    return stepsAtSight({*m_cages}, m_lines.get(), step, known);
}

std::span<const SentenceCase> KenkenModel::sentences() const
{
    return sentenceCases();
}

std::span<const Rule> KenkenModel::rules() const
{
    return kenken::rules();
}

std::unique_ptr<Encoding> KenkenModel::encoding() const
{
    return std::make_unique<KenkenEncoding>(stated(), *m_cages);
}

std::unique_ptr<Reasoner> KenkenModel::reasoner() const
{
    return makeReasoner(m_cages);
}

} // namespace inkling::kenken
