// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/tiles.h"
#include "logic/model/knowledge.h"
#include "logic/model/sentence.h"
#include "logic/model/trace.h"

#include <span>

namespace inkling::hex {

/// All cases of the sentences.
[[nodiscard]] std::span<const SentenceCase> sentences();

class HexModel;

/// A step by one of the rules in words: Model::sentence. Without words where only lengths are at odds.
[[nodiscard]] Sentence sentenceOf(const HexModel &model, const Tiles &tiles, const Step &step,
                                  const Knowledge &before);

} // namespace inkling::hex
