// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/model/rule.h"

namespace inkling {

/// The picture of a step on `board`, which is the model's or shows less.
[[nodiscard]] RulePicture pictureOf(const Model &model, Board board, const Step &step);

} // namespace inkling
