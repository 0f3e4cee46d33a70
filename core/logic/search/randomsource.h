// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace inkling {

/// A source of random numbers that are the same on every machine: xoshiro256** (Blackman, Vigna:
/// "Scrambled Linear Pseudorandom Number Generators", 2021), seeded by SplitMix64. A value.
class RandomSource
{
public:
    /// Seeds the source. Different streams of one seed have nothing to do with each other.
    explicit RandomSource(std::uint64_t seed, std::uint64_t stream = 0);

    [[nodiscard]] std::uint64_t next();
    /// A number from 0 to bound - 1, each as likely. Requires: bound >= 1.
    [[nodiscard]] int below(int bound);
    /// A number from least to most, each as likely. Requires: least <= most.
    [[nodiscard]] int between(int least, int most) { return least + below(most - least + 1); }
    /// Returns true in `part` of `whole` cases. Requires: whole >= 1.
    [[nodiscard]] bool chance(int part, int whole) { return below(whole) < part; }

    template <typename List>
    void shuffle(List &list)
    {
        for (std::size_t left = list.size(); left > 1; --left)
            std::swap(list[left - 1], list[std::size_t(below(int(left)))]);
    }
    /// A random element of the list. Requires: the list is not empty.
    template <typename List>
    [[nodiscard]] const auto &pick(const List &list)
    {
        assert(!list.empty());
        return list[std::size_t(below(int(list.size())))];
    }

private:
    std::uint64_t m_state[4];
};

} // namespace inkling
