// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/clausesearch.h"
#include "logic/search/situation.h"

namespace inkling {

/// Tells what an answer, which names main unknowns alone, says of derived ones.
class AnswerReader
{
public:
    /// Requires: the situation outlives it.
    explicit AnswerReader(Situation &situation);

    /// Of every variable that is named by then, until the next call. Null when it is stopped.
    [[nodiscard]] const VariableValues *read(const Answer &answer, const StopCondition &stop);

private:
    Situation &m_situation;
    ClauseSearch m_search;
};

} // namespace inkling
