// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/reasoning/findings.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling::cards {

/// Model::sentences().
[[nodiscard]] std::span<const SentenceCase> sentences();

/// Model::sentence(), of a step that leads to this plan's answer or shows that there is none. `target`: the
/// target's element; the cards' elements are their places in the hand.
[[nodiscard]] Sentence sentenceOf(const Plan &plan, ElementId target, const Step &step);

} // namespace inkling::cards
