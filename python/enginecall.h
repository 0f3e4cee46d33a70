// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

#include <chrono>
#include <functional>
#include <optional>
#include <pybind11/pybind11.h>

namespace inkling {

namespace py = pybind11;

/// A time limit from now on; none without seconds. Throws Python's ValueError for less than 0.
/// Requires: the GIL is held.
[[nodiscard]] StopCondition limitOf(std::optional<double> seconds);

/// Calls work(stop) on a thread of its own, without the GIL, and waits. Meanwhile Python handles
/// signals: where a handler raises an exception, as for Ctrl+C, the work is stopped and the
/// exception thrown. Requires: the GIL is held; the work touches nothing of Python, and ends soon
/// once it is stopped.
void runBeside(const StopCondition &limit, const std::function<void(const StopCondition &)> &work);

/// Throws Python's TimeoutError. Requires: the GIL is held.
[[noreturn]] void throwTimeout();

/// The result of work(stop), which is done as by runBeside() if the last call on this thread took
/// longer than a thread costs; else on this thread, and then again if it takes so long. Throws
/// Python's TimeoutError where isStopped(result). Requires: as for runBeside().
template <typename Work, typename IsStopped>
[[nodiscard]] auto engineCall(std::optional<double> seconds, const Work &work,
                              const IsStopped &isStopped)
{
    constexpr std::chrono::microseconds moment(300);
    thread_local bool takesLong = false;
    const StopCondition limit = limitOf(seconds);
    const StopCondition brief = limit.within(moment);
    decltype(work(limit)) result;
    if (!takesLong) {
        const py::gil_scoped_release released;
        result = work(brief);
        // What a search that was stopped has found depends on the moment, even if it is right.
        takesLong = brief.stopped();
    }
    if (takesLong) {
        runBeside(limit, [&](const StopCondition &stop) { result = work(stop); });
        takesLong = brief.stopped();
    }
    if (isStopped(result))
        throwTimeout();
    return result;
}

} // namespace inkling
