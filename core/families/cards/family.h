// SPDX-License-Identifier: MIT
#pragma once

#include "puzzle/family.h"

namespace inkling::cards {

/// The family of the card game "163": join the numbers on the cards by + - * / so that they make
/// the target. Source: a forum post of 2009 that invents the game for six cards and 163; one to
/// eight cards, any target and the options are added.
[[nodiscard]] const Family &family();

} // namespace inkling::cards
