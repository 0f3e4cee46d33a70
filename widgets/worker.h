// SPDX-License-Identifier: MIT
#pragma once

#include "stopcondition.h"

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <utility>

namespace inkling {

/// Runs work on another thread for an object of the window's thread, one task at a time: starting a
/// new task stops the one under way.
///
/// Construct, use and destroy a worker on the window's thread. Results are delivered on that
/// thread, from the event loop, and only while their task is the latest and has not been stopped;
/// so never after the worker is destroyed. All tasks of one worker run on one thread, one after the
/// other: data that only the tasks use needs no lock.
class Worker final
{
public:
    /// The running task, as the code on the other thread sees it.
    class Task
    {
    public:
        [[nodiscard]] StopCondition stop() const { return StopCondition(m_token); }
        /// Calls `deliver()` on the window's thread, unless the task has been stopped by then.
        template <typename Deliver>
        void post(Deliver deliver) const
        {
            QMetaObject::invokeMethod(
                m_receiver,
                [token = m_token, deliver = std::move(deliver)]() mutable {
                    if (!token.stop_requested())
                        deliver();
                },
                Qt::QueuedConnection);
        }

    private:
        friend class Worker;
        Task(QObject *receiver, std::stop_token token)
            : m_receiver(receiver)
            , m_token(std::move(token))
        {}

        QObject *m_receiver;
        std::stop_token m_token;
    };

    Worker() { m_pool.setMaxThreadCount(1); }
    Q_DISABLE_COPY_MOVE(Worker)
    /// Stops the task under way and waits for its thread.
    ~Worker()
    {
        stop();
        m_pool.waitForDone();
    }

    /// Stops the task under way; then `work(const Task &)` runs on the other thread, and `deliver`
    /// receives its result on the window's thread, where isBusy() is false by then. Both functions
    /// must be copyable. Work that is stopped before its turn is not run.
    template <typename Work, typename Deliver>
    void start(Work work, Deliver deliver)
    {
        stop();
        m_isBusy = true;
        m_pool.start([this, task = Task(&m_receiver, m_stop.get_token()), work = std::move(work),
                      deliver = std::move(deliver)]() mutable {
            if (task.stop().stopped())
                return;
            auto result = std::make_shared<decltype(work(task))>(work(task));
            task.post([this, result = std::move(result), deliver = std::move(deliver)]() mutable {
                m_isBusy = false;
                deliver(std::move(*result));
            });
        });
    }
    /// Asks the task under way to end; its result will not be delivered.
    void stop()
    {
        m_stop.request_stop();
        m_stop = {};
        m_isBusy = false;
    }
    [[nodiscard]] bool isBusy() const { return m_isBusy; }

private:
    bool m_isBusy = false;
    std::stop_source m_stop;
    QObject m_receiver;
    QThreadPool m_pool;
};

} // namespace inkling
