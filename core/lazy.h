// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <mutex>
#include <optional>
#include <utility>

namespace inkling {

/// A value that is made when it is first asked for. Thread-safe; neither copied nor moved, so that
/// `make` can refer to what is beside it.
template <typename T>
class Lazy
{
public:
    explicit Lazy(T value)
        : m_value(std::move(value))
    {}
    /// Requires: `make` can be called.
    explicit Lazy(std::function<T()> make)
        : m_make(std::move(make))
    {}

    [[nodiscard]] const T &get() const
    {
        if (m_make)
            std::call_once(m_isMade, [this] { m_value = m_make(); });
        return *m_value;
    }

private:
    std::function<T()> m_make;
    mutable std::once_flag m_isMade;
    mutable std::optional<T> m_value;
};

} // namespace inkling
