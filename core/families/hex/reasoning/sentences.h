// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/knowledge.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling::hex {

/// The cases of all sentences.
[[nodiscard]] std::span<const SentenceCase> sentences();

class HexModel;

/// Implements Model::sentence(): a step by one of the rules in words. Without words where only the
/// lengths of the sides contradict each other.
[[nodiscard]] Sentence sentenceOf(const HexModel &model, const Tiles &tiles, const Step &step,
                                  const Knowledge &before);

/// Implements Model::caseSentence(): how the path that is drawn reads, from either end where neither is
/// excluded, and why that fails. Without words for a step that draws no whole path.
[[nodiscard]] Sentence caseSentenceOf(const Tiles &tiles, const Step &step, std::size_t index);

} // namespace inkling::hex
