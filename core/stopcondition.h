// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>

namespace inkling {

/// When a long computation is to give up: someone asked for it, or its time is over.
///
/// A value; copies share the request. Safe to ask from any thread. stopped() reads the clock, so an
/// inner loop asks every few hundred turns; a computation must answer within 50 ms of the request.
class StopCondition
{
public:
    using Clock = std::chrono::steady_clock;

    /// Never stops.
    StopCondition() = default;
    explicit StopCondition(std::stop_token token,
                           std::optional<Clock::time_point> deadline = std::nullopt)
        : m_token(std::move(token))
        , m_deadline(deadline)
    {}

    /// As this one, and also when `token` says so: for a part of a computation.
    [[nodiscard]] StopCondition orWhen(std::stop_token token) const
    {
        StopCondition either(std::move(token));
        either.m_whole = std::make_shared<const StopCondition>(*this);
        return either;
    }

    [[nodiscard]] bool stopped() const
    {
        return m_token.stop_requested() || (m_deadline && Clock::now() >= *m_deadline)
               || (m_whole && m_whole->stopped());
    }

    /// The same, and that so much time has passed from now on.
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
    /// Of the computation that this is a part of; null for none.
    std::shared_ptr<const StopCondition> m_whole;
};

} // namespace inkling
