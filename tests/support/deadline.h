// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

namespace inkling::test {

/// A time limit that a long computation is given, and how it was kept. Begins with the constructor.
class Deadline
{
public:
    explicit Deadline(int milliseconds);

    [[nodiscard]] StopCondition condition() const { return StopCondition({}, m_time); }
    /// To be asked when the computation has ended. Prints how late it was; 50 ms is what users are
    /// promised. False only after seconds, as one that never asks takes: a busy machine fails no test.
    [[nodiscard]] bool wasHeard() const;

private:
    StopCondition::Clock::time_point m_time;
};

} // namespace inkling::test
