// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

namespace inkling::test {

/// A time limit for a long computation, and a check that the computation kept it. The time starts
/// with the constructor.
class Deadline
{
public:
    explicit Deadline(int milliseconds);

    [[nodiscard]] StopCondition condition() const { return StopCondition({}, m_time); }
    /// Whether the computation, which must have ended, noticed the time limit. Prints how late it
    /// stopped; users are promised at most 50 ms. False only if it is seconds late, as a
    /// computation is that ignores the limit, so that a busy machine fails no test.
    [[nodiscard]] bool wasHeard() const;

private:
    StopCondition::Clock::time_point m_time;
};

} // namespace inkling::test
