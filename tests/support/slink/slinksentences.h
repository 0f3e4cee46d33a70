// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "support/slink/slinkwords.h"

namespace inkling::test {

/// Adds what the sentences of Slitherlink claim of a step of this board.
void addSlinkSentences(SentenceChecker &checker, const slink::Clues &clues);

/// What a sentence claims, read from its words; throws where it is not so.
using SlinkClaim = std::function<void(const Words &words, const SlinkStep &step)>;
using AddSlinkClaim = std::function<void(std::string_view text, const SlinkClaim &claim)>;

void addSlinkPatternClaims(const AddSlinkClaim &add);
void addSlinkCornerClaims(const AddSlinkClaim &add);
void addSlinkColourClaims(const AddSlinkClaim &add);
void addSlinkRegionClaims(const AddSlinkClaim &add);
void addSlinkLoopClaims(const AddSlinkClaim &add);
void addSlinkBlockClaims(const AddSlinkClaim &add);
void addSlinkClusterClaims(const AddSlinkClaim &add);
void addSlinkSupposingClaims(const AddSlinkClaim &add);

} // namespace inkling::test
