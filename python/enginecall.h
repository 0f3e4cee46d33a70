// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

#include <atomic>
#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <pybind11/pybind11.h>
#include <thread>

namespace inkling {

namespace py = pybind11;

/// A time limit from now on; none without seconds. Throws Python's ValueError for less than 0.
/// Requires: the GIL is held.
[[nodiscard]] StopCondition limitOf(std::optional<double> seconds);

/// Throws Python's TimeoutError. Requires: the GIL is held.
[[noreturn]] void throwTimeout();

/// Whether a signal's handler of Python has raised an exception, as for Ctrl+C. Looks, and so lets
/// handlers run, every tenth of a second when it is asked on the thread that made it. Safe to ask from
/// any thread; without the GIL.
class Interruption
{
public:
    bool operator()();
    [[nodiscard]] bool isRaised() const { return m_isRaised; }

private:
    using Clock = StopCondition::Clock;
    static constexpr std::chrono::milliseconds pause{100};

    std::thread::id m_thread = std::this_thread::get_id();
    Clock::time_point m_next = Clock::now() + pause;
    std::atomic<bool> m_isRaised = false;
};

/// Says while it lives that the engine is at work on this thread.
class AtWork
{
public:
    AtWork() { isHere = true; }
    ~AtWork() { isHere = false; }
    AtWork(const AtWork &) = delete;
    AtWork &operator=(const AtWork &) = delete;

    inline static thread_local bool isHere = false;
};

/// The result of work(stop), done on this thread without the GIL. Where a signal's handler raises an
/// exception meanwhile, the work is stopped and the exception thrown. A handler that calls the engine
/// while it is at work here waits for another thread: the engine keeps room for its work by thread.
/// Requires: the GIL is held; the work touches nothing of Python, asks `stop` on this thread, and ends
/// soon once it is stopped.
template <typename Work>
[[nodiscard]] auto engineCall(const StopCondition &limit, const Work &work)
{
    if (AtWork::isHere) {
        const py::gil_scoped_release released;
        return std::async(std::launch::async, std::cref(work), limit).get();
    }
    Interruption interruption;
    auto result = [&] {
        const AtWork atWork;
        const py::gil_scoped_release released;
        return work(limit.orIf(std::ref(interruption)));
    }();
    if (interruption.isRaised())
        throw py::error_already_set();
    return result;
}

} // namespace inkling
