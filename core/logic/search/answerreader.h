// SPDX-License-Identifier: MIT
#pragma once

#include "logic/search/clausesearch.h"
#include "logic/search/situation.h"

namespace inkling {

/// Works out the values of derived unknowns from an answer, which names main unknowns alone.
class AnswerReader
{
public:
    /// Requires: the situation outlives the reader.
    explicit AnswerReader(Situation &situation);

    /// The value of every variable that the situation's store has by then; valid until the next
    /// call. Null when stopped.
    [[nodiscard]] const VariableValues *read(const Answer &answer, const StopCondition &stop);

private:
    Situation &m_situation;
    ClauseSearch m_search;
};

} // namespace inkling
