// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "puzzle/judging/outputjudge.h"

#include <string>

namespace inkling {

/// The report on another program's output: a line for each data set that is not right (as JSON
/// lines: for each data set), then what is wrong with the output as a whole, and how many are right.
class OutputReport
{
public:
    OutputReport(std::string output, OutputForm form)
        : m_judge(std::move(output))
        , m_form(form)
    {}

    /// Judges the next data set, and returns what to print about it. Nothing if stopped.
    [[nodiscard]] std::optional<std::string> judge(const Puzzle &puzzle, const StopCondition &stop);
    /// The rest to print after the last data set.
    [[nodiscard]] std::string finish();
    /// Whether all is right. Requires: finish() was called.
    [[nodiscard]] bool isRight() const { return m_right == m_count && !m_hasFaults; }

private:
    [[nodiscard]] std::string line(const std::string &subject,
                                   const OutputJudgement &judgement) const;
    [[nodiscard]] std::string endedText() const;

    OutputJudge m_judge;
    OutputForm m_form;
    int m_count = 0;
    int m_right = 0;
    int m_presentation = 0;
    bool m_hasFaults = false; ///< whether something is wrong with the output as a whole
    int m_firstEnded = 0;     ///< the first data set that the output ends before; 0 for none
    int m_lastEnded = 0;
    OutputJudgement m_ended;
};

} // namespace inkling
