// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

namespace inkling {

/// The condition on which a long computation gives up: someone asked for it, or its time is over.
///
/// A value; copies share the request. Safe to ask from any thread. stopped() reads the clock, so an
/// inner loop asks every few hundred turns; a computation must answer within 50 ms of the request.
class StopCondition
{
public:
    using Clock = std::chrono::steady_clock;

    /// A condition that never holds.
    StopCondition() = default;
    explicit StopCondition(std::stop_token token,
                           std::optional<Clock::time_point> deadline = std::nullopt)
        : m_token(std::move(token))
        , m_deadline(deadline)
    {}

    /// A condition for a part of a computation: holds as soon as this one does, or `token` says so.
    [[nodiscard]] StopCondition orWhen(std::stop_token token) const
    {
        StopCondition either(std::move(token));
        either.m_whole = std::make_shared<const StopCondition>(*this);
        return either;
    }

    /// A condition that holds as soon as this one does, or `holds`, asked on each thread that asks
    /// this, says so. A computation that waits for threads of its own asks on the one that waits,
    /// too. Requires: `holds` is safe to call from any thread.
    [[nodiscard]] StopCondition orIf(std::function<bool()> holds) const
    {
        StopCondition either;
        either.m_holds = std::make_shared<const std::function<bool()>>(std::move(holds));
        either.m_whole = std::make_shared<const StopCondition>(*this);
        return either;
    }

    [[nodiscard]] bool stopped() const
    {
        return m_token.stop_requested() || (m_deadline && Clock::now() >= *m_deadline)
               || (m_holds && (*m_holds)()) || (m_whole && m_whole->stopped());
    }

    /// A condition that holds as soon as this one does, or so much time has passed from now on.
    [[nodiscard]] StopCondition within(Clock::duration time) const
    {
        const Clock::time_point end = Clock::now() + time;
        StopCondition sooner(*this);
        sooner.m_deadline = m_deadline ? std::min(*m_deadline, end) : end;
        return sooner;
    }

private:
    std::stop_token m_token;
    std::optional<Clock::time_point> m_deadline;
    std::shared_ptr<const std::function<bool()>> m_holds; ///< null: never
    /// The condition of the whole computation, if this one is for a part; else null.
    std::shared_ptr<const StopCondition> m_whole;
};

} // namespace inkling
