// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/model/trace.h"
#include "stopcondition.h"

namespace inkling {

/// The most that a rule within a chain costs: the rules that a person has in mind while following
/// it.
inline constexpr double dearestLink = 3.0;

/// The links, told by the named rules that say the same where there are such. A rule may say more
/// than its link; links that say nothing new then are left out, and so are those after a link that
/// ends the chain. A link that supposes what is known already gives way to its own steps.
[[nodiscard]] Trace namedLinks(const Model &model, const Trace &links, Knowledge known,
                               const StopCondition &stop);

} // namespace inkling
