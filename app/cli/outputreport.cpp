// SPDX-License-Identifier: MIT
#include "outputreport.h"

#include <nlohmann/json.hpp>

namespace inkling {

namespace {

std::string_view verdictWord(OutputVerdict verdict)
{
    switch (verdict) {
    case OutputVerdict::Right:
        return "right";
    case OutputVerdict::Presentation:
        return "presentation";
    default:
        return "wrong";
    }
}

std::string jsonLine(const nlohmann::ordered_json &object)
{
    return object.dump() + '\n';
}

} // namespace

/// "data set 3: line 8, column 5: presentation: blanks at the end of the line"; `subject` is empty
/// for the output as a whole.
std::string OutputReport::line(const std::string &subject, const OutputJudgement &judgement) const
{
    const std::string presentation
        = judgement.verdict == OutputVerdict::Presentation ? "presentation: " : "";
    return subject + "line " + std::to_string(judgement.place.line) + ", column "
           + std::to_string(judgement.place.column) + ": " + presentation + judgement.english()
           + '\n';
}

std::optional<std::string> OutputReport::judge(const Puzzle &puzzle, const StopCondition &stop)
{
    const OutputJudgement judgement = m_judge.judge(puzzle, stop);
    if (judgement.verdict == OutputVerdict::Unknown)
        return std::nullopt;
    ++m_count;
    m_right += judgement.verdict == OutputVerdict::Right ? 1 : 0;
    m_presentation += judgement.verdict == OutputVerdict::Presentation ? 1 : 0;
    if (m_form == OutputForm::JsonLines) {
        nlohmann::ordered_json object{{"puzzle", m_count},
                                      {"verdict", verdictWord(judgement.verdict)}};
        if (judgement.verdict != OutputVerdict::Right) {
            object["line"] = judgement.place.line;
            object["column"] = judgement.place.column;
            object["reason"] = judgement.english();
        }
        return jsonLine(object);
    }
    // Data sets of which there is no output are told together.
    std::string text;
    if (judgement.hasEnded && m_lastEnded == m_count - 1 && m_firstEnded > 0) {
        m_lastEnded = m_count;
        return text;
    }
    text = endedText();
    m_firstEnded = judgement.hasEnded ? m_count : 0;
    m_lastEnded = m_firstEnded;
    m_ended = judgement;
    if (!judgement.hasEnded && judgement.verdict != OutputVerdict::Right)
        text += line("data set " + std::to_string(m_count) + ": ", judgement);
    return text;
}

/// "data sets 5 to 9: line 41, column 1: found the end of the text; expected an answer".
std::string OutputReport::endedText() const
{
    if (m_firstEnded == 0)
        return {};
    const bool isOne = m_firstEnded == m_lastEnded;
    return line((isOne ? "data set " : "data sets ") + std::to_string(m_firstEnded)
                    + (isOne ? "" : " to " + std::to_string(m_lastEnded)) + ": ",
                m_ended);
}

std::string OutputReport::finish()
{
    const auto faults = m_judge.finish();
    m_hasFaults = !faults.empty();
    std::string text;
    if (m_form == OutputForm::JsonLines) {
        for (const OutputJudgement &fault : faults) {
            text += jsonLine({{"verdict", verdictWord(fault.verdict)},
                              {"line", fault.place.line},
                              {"column", fault.place.column},
                              {"reason", fault.english()}});
        }
        return text + jsonLine({{"end", true}, {"right", m_right}, {"puzzles", m_count}});
    }
    text = endedText();
    for (const OutputJudgement &fault : faults)
        text += line({}, fault);
    text += std::to_string(m_right) + " of " + std::to_string(m_count) + " right";
    if (m_presentation > 0)
        text += ", " + std::to_string(m_presentation) + " more right but for presentation";
    if (m_hasFaults)
        text += "; the output as a whole is not";
    return text + '\n';
}

} // namespace inkling
