// SPDX-License-Identifier: MIT
#pragma once

#include <numeric>
#include <utility>
#include <vector>

namespace inkling::slink {

/// A list of places to look at again, without repetitions.
class Agenda
{
public:
    /// Whether the list begins with all places 0 .. size - 1, or empty.
    enum class Start { All, Empty };
    explicit Agenda(int size, Start start = Start::All)
        : m_listed(std::size_t(size), start == Start::All)
        , m_places(start == Start::All ? std::size_t(size) : 0)
    {
        std::iota(m_places.begin(), m_places.end(), 0);
    }

    [[nodiscard]] const std::vector<int> &places() const { return m_places; }

    void add(int place)
    {
        if (!m_listed[std::size_t(place)]) {
            m_listed[std::size_t(place)] = true;
            m_places.push_back(place);
        }
    }

    /// The listed places, in the order of listing; empties the list.
    [[nodiscard]] std::vector<int> take()
    {
        for (const int place : m_places)
            m_listed[std::size_t(place)] = false;
        return std::exchange(m_places, {});
    }

private:
    std::vector<bool> m_listed;
    std::vector<int> m_places;
};

} // namespace inkling::slink
