// SPDX-License-Identifier: MIT
#include "marking/markreview.h"

#include <algorithm>

namespace inkling {

bool MarkReview::isWrong(const UserMarks &marks, UnknownId unknown) const
{
    const auto right = marks.model()->valueIn(*m_solution->first, unknown);
    return right && !marks.state(unknown).values.contains(*right);
}

MarkReview::Faults MarkReview::faults(const UserMarks &marks) const
{
    Faults faults;
    for (const MarkedUnknown &marked : marks.marking()) {
        if (isWrong(marks, marked.unknown))
            (marked.state.isNote ? faults.notes : faults.marks).push_back(marked.unknown);
    }
    return faults;
}

void MarkReview::look(const UserMarks &marks)
{
    constexpr std::size_t most = 256;
    if (canJudge()) {
        if (faults(marks).marks.empty())
            m_lastRight = marks.marking();
        return;
    }
    if (!m_solution || m_solution->verdict == Verdict::None)
        return;
    if (m_moments.size() == most)
        m_moments.erase(m_moments.begin());
    m_moments.push_back({marks.marking(), marks.facts()});
}

Marking MarkReview::lastRight(const UserMarks &marks) const
{
    if (m_lastRight)
        return *m_lastRight;
    Marking right = marks.marking();
    std::erase_if(right, [&](const MarkedUnknown &marked) {
        return !marked.state.isNote && isWrong(marks, marked.unknown);
    });
    return right;
}

} // namespace inkling
