// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/reasoning/findings.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling::cards {

/// Model::sentences().
[[nodiscard]] std::span<const SentenceCase> sentences();

/// Model::sentence(), for a step that leads to this plan's answer or shows that there is none.
/// `target` is the target's element; the elements of the cards are their places in the hand.
[[nodiscard]] Sentence sentenceOf(const Plan &plan, ElementId target, const Step &step);

} // namespace inkling::cards
