// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/model/rule.h"

namespace inkling {

/// A step of a model as it is lit on a board: `board` is the model's, or one that shows less.
[[nodiscard]] RulePicture pictureOf(const Model &model, Board board, const Step &step);

} // namespace inkling
