// SPDX-License-Identifier: MIT
#pragma once

#include "families/kenken/reasoning/rules.h"
#include "logic/knowledge.h"
#include "logic/stopcondition.h"
#include "logic/trace.h"

namespace inkling::kenken {

/// Some rules that look at the board in the same way; a part of the reasoner. An engine keeps a
/// reference to the terms that it is made with, which must outlive it.
class Engine
{
public:
    virtual ~Engine() = default;

    /// As Reasoner::learned.
    virtual void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) = 0;
    /// As Reasoner::propose, for one rule; an engine that does not know the rule does nothing.
    virtual void propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
        = 0;
};

} // namespace inkling::kenken
