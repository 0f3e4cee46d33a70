// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>

namespace inkling {

/// A list with room for `most` elements, which lies where it is declared: making one allocates
/// nothing, and copying one copies only its elements.
template <typename T, std::size_t most>
class FixedList
{
public:
    FixedList() = default;
    FixedList(const FixedList &other)
        : m_size(other.m_size)
    {
        std::copy(other.begin(), other.end(), begin());
    }
    FixedList &operator=(const FixedList &other)
    {
        m_size = other.m_size;
        std::copy(other.begin(), other.end(), begin());
        return *this;
    }
    ~FixedList() = default;

    /// Requires: there is room.
    void push_back(const T &element)
    {
        assert(m_size < most);
        m_elements[m_size++] = element;
    }
    void clear() { m_size = 0; }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    [[nodiscard]] const T &operator[](std::size_t i) const { return m_elements[i]; }
    [[nodiscard]] T *begin() { return m_elements.data(); }
    [[nodiscard]] T *end() { return m_elements.data() + m_size; }
    [[nodiscard]] const T *begin() const { return m_elements.data(); }
    [[nodiscard]] const T *end() const { return m_elements.data() + m_size; }

private:
    std::array<T, most> m_elements;
    std::size_t m_size = 0;
};

} // namespace inkling
