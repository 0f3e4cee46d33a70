// SPDX-License-Identifier: MIT
#pragma once

#include "families/slink/reasoning/rules.h"
#include "logic/model/enginereasoner.h"

namespace inkling::slink {

using Engine = inkling::Engine<RuleName>;

} // namespace inkling::slink
