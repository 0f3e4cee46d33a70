// SPDX-License-Identifier: MIT
#pragma once

#include "logic/stopcondition.h"

#include <QObject>
#include <QThreadPool>
#include <memory>
#include <stop_token>
#include <utility>

namespace inkling {

/// Has things worked out on another thread, one at a time, for an object of the window's thread: a new one
/// takes the place of the one under way.
///
/// Made, asked, stopped and let go on the window's thread. What is delivered is delivered there, from the
/// event loop, and only while its task is the last one and has not been stopped; so never after the worker
/// is gone. All tasks of one worker run on one thread, one after the other: what only they use needs no lock.
class Worker final
{
public:
    /// What is worked on, as the other thread sees it.
    class Task
    {
    public:
        [[nodiscard]] StopCondition stop() const { return StopCondition(m_token); }
        /// Calls `deliver()` on the window's thread, as a result would be delivered.
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
    /// Stops, and waits for the other thread.
    ~Worker()
    {
        stop();
        m_pool.waitForDone();
    }

    /// Stops what is under way; then `work(const Task &)` runs on the other thread, and what it returns is
    /// handed to `deliver` on this one, when the worker is no longer busy. Both are copyable; work that was
    /// stopped before its turn is not run.
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
    /// What is under way is asked to end, and will not be delivered.
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
