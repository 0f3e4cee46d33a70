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

} // namespace inkling::hex
