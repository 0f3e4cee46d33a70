// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/terms.h"
#include "logic/model/knowledge.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

#include <span>
#include <vector>

namespace inkling::slink {

/// A step to be put into words, with the facts known before it and its board.
struct Tellable
{
    const Clues &clues;
    const Terms &terms;
    const Step &step;
    const Knowledge &before;

    [[nodiscard]] const Grid &grid() const { return clues.grid; }
    /// By conclusion: what is known of its unknown after the step.
    [[nodiscard]] std::vector<Fact> told() const
    {
        std::vector<Fact> facts;
        for (const Fact &conclusion : step.conclusions)
            facts.push_back(toldBy(conclusion, before));
        return facts;
    }
    /// The cells of the step's clues, in the order of its constraints.
    [[nodiscard]] std::vector<int> clueCells() const
    {
        std::vector<int> cells;
        for (const ConstraintId constraint : step.constraints) {
            if (constraint < terms.dot(0))
                cells.push_back(int(constraint));
        }
        return cells;
    }
    [[nodiscard]] std::vector<int> dots() const
    {
        std::vector<int> dots;
        for (const ConstraintId constraint : step.constraints) {
            if (constraint >= terms.dot(0) && constraint < terms.loop())
                dots.push_back(int(constraint - terms.dot(0)));
        }
        return dots;
    }
    [[nodiscard]] int clueAt(int cell) const { return clues.cells[std::size_t(cell)]; }
};

/// @{ For each group of rules: the cases of its sentences, and the sentence for a step by one of
/// its rules. The sentence has no words where no case fits.
[[nodiscard]] std::span<const SentenceCase> patternCases();
[[nodiscard]] Sentence tellPattern(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> cornerCases();
[[nodiscard]] Sentence tellCorners(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> colourCases();
[[nodiscard]] Sentence tellColours(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> regionCases();
[[nodiscard]] Sentence tellRegions(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> loopCases();
[[nodiscard]] Sentence tellLoop(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> blockCases();
[[nodiscard]] Sentence tellBlock(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> clusterCases();
[[nodiscard]] Sentence tellCluster(const Tellable &told);
[[nodiscard]] std::span<const SentenceCase> onePieceCases();
[[nodiscard]] Sentence tellOnePiece(const Tellable &told);
/// The sentences that suppose the opposite of a conclusion.
[[nodiscard]] std::span<const SentenceCase> supposingCases();
[[nodiscard]] Sentence tellSupposing(const Tellable &told);
/// @}

} // namespace inkling::slink
