// SPDX-License-Identifier: MIT
#include "logic/search/answerreader.h"

#include "sat/satsolver.h"

namespace inkling {

AnswerReader::AnswerReader(Situation &situation)
    : m_situation(situation)
    , m_search(situation.store(), situation.encoding(), situation.initial(),
               std::make_unique<sat::SatSolver>(sat::Setup::Plain))
{
    m_search.addUnit(situation.store().definitions());
}

const VariableValues *AnswerReader::read(const Answer &answer, const StopCondition &stop)
{
    std::vector<sat::Literal> literals;
    for (UnknownId unknown = 0; unknown < m_situation.model().mainCount(); ++unknown)
        literals.push_back(m_situation.store().literal(unknown, answer.values[unknown]));
    const bool isRead = m_search.solve({}, literals, stop) == sat::Result::Satisfiable;
    return isRead ? &m_search.values() : nullptr;
}

} // namespace inkling
