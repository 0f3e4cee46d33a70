// SPDX-License-Identifier: MIT
#include "enginecall.h"

#include <algorithm>
#include <chrono>
#include <string>

namespace inkling {

StopCondition limitOf(std::optional<double> seconds)
{
    using Clock = StopCondition::Clock;
    constexpr double longest = 1e9;
    if (!seconds)
        return {};
    if (!(*seconds >= 0))
        throw py::value_error("timeout: found " + std::to_string(*seconds)
                              + "; expected seconds, 0 or more");
    const std::chrono::duration<double> time(std::min(*seconds, longest));
    return StopCondition().within(std::chrono::ceil<Clock::duration>(time));
}

bool Interruption::operator()()
{
    if (m_isRaised || std::this_thread::get_id() != m_thread || Clock::now() < m_next)
        return m_isRaised;
    const py::gil_scoped_acquire held;
    m_isRaised = PyErr_CheckSignals() != 0;
    m_next = Clock::now() + pause;
    return m_isRaised;
}

void throwTimeout()
{
    PyErr_SetString(PyExc_TimeoutError, "stopped by the time limit");
    throw py::error_already_set();
}

} // namespace inkling
