// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/solver.h"
#include "marking/usermarks.h"

namespace inkling {

/// Compares a person's marks with the only answer of their puzzle, on demand, and remembers the
/// last marks that were all right; with several answers, the last moments.
class MarkReview
{
public:
    /// Sets the puzzle's solution; without exactly one answer, marks cannot be judged.
    void setSolution(std::shared_ptr<const Solution> solution) { m_solution = std::move(solution); }
    [[nodiscard]] bool canJudge() const
    {
        return m_solution && m_solution->verdict == Verdict::Unique && m_solution->first;
    }

    /// The wrong marks, and the notes that leave out the right value.
    struct Faults
    {
        std::vector<UnknownId> marks;
        std::vector<UnknownId> notes;
    };
    /// Requires: canJudge().
    [[nodiscard]] Faults faults(const UserMarks &marks) const;

    /// The marks at a moment, and the facts that they state.
    struct Moment
    {
        Marking marking;
        std::vector<Fact> facts;
    };
    /// The last moments looked at, the newest last; kept only where no single answer judges the
    /// marks.
    [[nodiscard]] const std::vector<Moment> &moments() const { return m_moments; }

    /// Remembers the marks: as the last right ones, if they can be judged and no mark is wrong; as
    /// a moment, if there are several answers.
    void look(const UserMarks &marks);
    /// The last marks that were all right: those remembered or, if there are none, the present
    /// marks without the wrong ones. Requires: canJudge().
    [[nodiscard]] Marking lastRight(const UserMarks &marks) const;

private:
    [[nodiscard]] bool isWrong(const UserMarks &marks, UnknownId unknown) const;

    std::shared_ptr<const Solution> m_solution;
    std::optional<Marking> m_lastRight;
    std::vector<Moment> m_moments;
};

} // namespace inkling
