// SPDX-License-Identifier: MIT
#include "enginecall.h"

#include <algorithm>
#include <chrono>
#include <future>
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

void runBeside(const StopCondition &limit, const std::function<void(const StopCondition &)> &work)
{
    constexpr std::chrono::milliseconds patience(20);
    std::stop_source interrupted;
    std::future<void> done
        = std::async(std::launch::async, work, limit.orWhen(interrupted.get_token()));
    const auto isDoneWithin = [&](auto time) {
        const py::gil_scoped_release released;
        return done.wait_for(time) == std::future_status::ready;
    };
    while (!isDoneWithin(patience)) {
        if (PyErr_CheckSignals() == 0)
            continue;
        interrupted.request_stop();
        while (!isDoneWithin(patience)) {
        }
        throw py::error_already_set();
    }
    done.get();
}

void throwTimeout()
{
    PyErr_SetString(PyExc_TimeoutError, "stopped by the time limit");
    throw py::error_already_set();
}

} // namespace inkling
