// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/grid.h"
#include "support/slink/slinkwords.h"

namespace inkling::test {

/// Adds the claims that the sentences about a Slitherlink board make.
void addSlinkSentences(SentenceChecker &checker, const slink::Clues &clues);

/// A check of a sentence's claim, given the sentence's arguments and the step. Throws
/// std::invalid_argument if the claim is false.
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
