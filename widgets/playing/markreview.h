// SPDX-License-Identifier: MIT
#pragma once

#include "logic/solver.h"
#include "playing/usermarks.h"

namespace inkling {

/// Holds a person's marks against the one answer of their puzzle, when they ask, and keeps the last ones that
/// were all right.
class MarkReview
{
public:
    /// What search found; nothing can be said where that is not one answer.
    void setSolution(std::shared_ptr<const Solution> solution) { m_solution = std::move(solution); }
    [[nodiscard]] bool canJudge() const
    {
        return m_solution && m_solution->verdict == Verdict::Unique && m_solution->first;
    }

    /// The marks that are wrong; and the notes that leave out what is right.
    struct Faults
    {
        std::vector<UnknownId> marks;
        std::vector<UnknownId> notes;
    };
    /// Requires: canJudge().
    [[nodiscard]] Faults faults(const UserMarks &marks) const;
    /// What is marked, for a hint: without the notes that leave out what is right, which need not mean to say
    /// all that can be.
    [[nodiscard]] std::vector<Fact> factsForHint(const UserMarks &marks) const;

    /// Keeps the marks if none of them is wrong.
    void look(const UserMarks &marks);
    /// The last marks that were all right: those kept, or, where none have been, these without the wrong ones.
    /// Requires: canJudge().
    [[nodiscard]] Marking lastRight(const UserMarks &marks) const;

private:
    [[nodiscard]] bool isWrong(const UserMarks &marks, UnknownId unknown) const;

    std::shared_ptr<const Solution> m_solution;
    std::optional<Marking> m_lastRight;
};

} // namespace inkling
