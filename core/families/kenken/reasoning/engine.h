// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/rules.h"
#include "logic/model/enginereasoner.h"

namespace inkling::kenken {

using Engine = inkling::Engine<RuleName>;

} // namespace inkling::kenken
