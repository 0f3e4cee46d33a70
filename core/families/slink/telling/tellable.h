// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/terms.h"
#include "logic/knowledge.h"
#include "logic/sentence.h"
#include "logic/trace.h"

#include <span>
#include <vector>

namespace inkling::slink {

/// A step about to be told: with what is known before it and the board that it is of.
struct Tellable
{
    const Clues &clues;
    const Terms &terms;
    const Step &step;
    const Knowledge &before;

    [[nodiscard]] const Grid &grid() const { return clues.grid; }
    /// What each conclusion leaves of its unknown.
    [[nodiscard]] std::vector<Fact> told() const
    {
        std::vector<Fact> facts;
        for (const Fact &conclusion : step.conclusions)
            facts.push_back(toldBy(conclusion, before));
        return facts;
    }
    /// The cells of its clues, in the order of its constraints.
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

/// @{ The cases that each part of the rules is told in, and a step by one of these rules in words; without
/// words where none fits.
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
/// By supposing the opposite of what is concluded.
[[nodiscard]] std::span<const SentenceCase> supposingCases();
[[nodiscard]] Sentence tellSupposing(const Tellable &told);
/// @}

} // namespace inkling::slink
