// SPDX-License-Identifier: MIT
#pragma once

#include "arguments.h"
#include "batch/sink.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace inkling {

/// Does pieces of work on several threads, and delivers their results in the order in which the
/// pieces were added. Holds at most four pieces for each thread, so that memory does not grow with
/// the length of the stream. Used by one thread.
class OrderedJobs
{
public:
    struct Result
    {
        KeptSink sink;
        ExitStatus status = ExitStatus::Answered;
    };
    using Work = std::function<ExitStatus(Sink &sink)>;

    /// `deliver` is called from any thread, one call at a time. Requires: jobs > 0.
    OrderedJobs(int jobs, std::function<void(const Result &result)> deliver);
    /// Drops the work that nobody has begun, and waits for the rest.
    ~OrderedJobs();
    OrderedJobs(const OrderedJobs &) = delete;
    OrderedJobs &operator=(const OrderedJobs &) = delete;

    /// Adds a piece of work; waits while too many are not delivered yet.
    void add(Work work);
    /// Waits until everything has been delivered.
    void finish();

private:
    struct Piece
    {
        Work work;
        Result result;
        bool isDone = false;
    };

    void run();
    void deliverDone();

    const std::function<void(const Result &result)> m_deliver;
    const std::size_t m_mostThreads; ///< each begins with a piece that is added
    std::mutex m_mutex;
    std::mutex m_delivery; ///< held while results are delivered
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<Piece>> m_pieces; ///< not delivered yet, in their order
    std::deque<Piece *> m_waiting;               ///< not begun yet
    bool m_isOver = false;
    std::vector<std::jthread> m_threads;
};

} // namespace inkling
