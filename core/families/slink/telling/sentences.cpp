// SPDX-License-Identifier: MIT
#include "families/slink/telling/sentences.h"

#include "families/slink/reasoning/rules.h"
#include "families/slink/telling/tellable.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>

namespace inkling::slink {

std::span<const SentenceCase> sentenceCases()
{
    static const std::vector<SentenceCase> all = [] {
        std::vector<SentenceCase> cases;
        for (const auto &part :
             {patternCases(), cornerCases(), colourCases(), regionCases(), loopCases(),
              blockCases(), clusterCases(), onePieceCases(), supposingCases()})
            cases.insert(cases.end(), part.begin(), part.end());
        return cases;
    }();
    return all;
}

namespace {

/// Whether a clue has to do with more than its own edges and corners.
bool isToldByWays(const Tellable &told)
{
    if (told.step.contradiction || told.clueCells().empty())
        return !told.dots().empty();
    const Spot clue{false, told.clueCells().front()};
    return !told.dots().empty() || !std::ranges::all_of(told.step.premises, [&](const Fact &fact) {
        return countAt(told.terms, clue, fact).has_value();
    });
}

/// Whether one sees what a rule says best where its opposite fails.
bool isToldBySupposing(RuleName rule)
{
    constexpr std::array rules{RuleName::TwoClues, RuleName::ClueInOnePiece,
                               RuleName::TwoCluesInOnePiece, RuleName::PairOfCells,
                               RuleName::BlockOfCells};
    return std::ranges::find(rules, rule) != rules.end();
}

} // namespace

Sentence tell(const Clues &clues, const Step &step, const Knowledge &before)
{
    const Terms terms{clues.grid};
    const Tellable told{clues, terms, step, before};
    if (isToldBySupposing(RuleName(step.rule))) {
        if (Sentence sentence = tellSupposing(told); !sentence.form.text.empty())
            return sentence;
    }
    switch (RuleName(step.rule)) {
    case RuleName::SmallLoop:
    case RuleName::LoopClosed:
        return tellLoop(told);
    case RuleName::CornerEdges:
    case RuleName::ClueCorners:
    case RuleName::DotCorners:
        return tellCorners(told);
    case RuleName::ClueColours: {
        const Sentence sentence = isToldByWays(told) ? Sentence() : tellCorners(told);
        return sentence.form.text.empty() ? tellCluster(told) : sentence;
    }
    case RuleName::TwoClues:
        return tellCluster(told);
    case RuleName::ClueInOnePiece:
    case RuleName::TwoCluesInOnePiece:
        return tellOnePiece(told);
    case RuleName::ColourAcross:
    case RuleName::EdgeColours:
    case RuleName::ColourChain:
    case RuleName::Crosswise:
        return tellColours(told);
    case RuleName::InsideConnected:
    case RuleName::OutsideConnected:
        return tellRegions(told);
    case RuleName::PairOfCells:
    case RuleName::BlockOfCells:
        return tellBlock(told);
    default:
        return tellPattern(told);
    }
}

} // namespace inkling::slink
