// SPDX-License-Identifier: MIT
#pragma once

#include "cards/cardsstepchecker.h"
#include "families/cards/hand.h"
#include "families/hex/tiles.h"
#include "families/kenken/cages.h"
#include "families/numbercross/grid.h"
#include "families/slink/grid.h"
#include "hex/hexstepchecker.h"
#include "kenken/kenkenstepchecker.h"
#include "numbercross/numbercrossstepchecker.h"
#include "slink/slinkstepchecker.h"

/// Makes the step checker for a puzzle. The checkers themselves know none of the program's types.
namespace inkling::checks {

[[nodiscard]] CardsStepChecker checkerFor(const cards::Hand &hand);
[[nodiscard]] HexStepChecker checkerFor(const hex::Tiles &tiles);
[[nodiscard]] KenkenStepChecker checkerFor(const kenken::Cages &cages);
[[nodiscard]] NumberCrossStepChecker checkerFor(const numbercross::Givens &givens);
[[nodiscard]] SlinkStepChecker checkerFor(const slink::Clues &clues);

} // namespace inkling::checks
