// SPDX-License-Identifier: MIT
#include "support/deadline.h"

#include <QDebug>

namespace inkling::test {

Deadline::Deadline(int milliseconds)
    : m_time(StopCondition::Clock::now() + std::chrono::milliseconds(milliseconds))
{}

bool Deadline::wasHeard() const
{
    const auto late = StopCondition::Clock::now() - m_time;
    qInfo("%.1f ms late", std::chrono::duration<double, std::milli>(late).count());
    return late < std::chrono::seconds(3);
}

} // namespace inkling::test
