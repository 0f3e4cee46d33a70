// SPDX-License-Identifier: MIT
#include "logic/search/randomsource.h"

#include <bit>

namespace inkling {

namespace {

std::uint64_t splitMix(std::uint64_t &state)
{
    std::uint64_t mixed = state += 0x9e3779b97f4a7c15;
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
    return mixed ^ mixed >> 31;
}

} // namespace

RandomSource::RandomSource(std::uint64_t seed, std::uint64_t stream)
{
    std::uint64_t state = stream;
    state = seed ^ splitMix(state);
    for (std::uint64_t &part : m_state)
        part = splitMix(state);
}

std::uint64_t RandomSource::next()
{
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

/// Numbers beyond the largest multiple of the bound are thrown away, so that none is favoured.
int RandomSource::below(int bound)
{
    assert(bound >= 1);
    const auto range = std::uint64_t(bound);
    const std::uint64_t surplus = (~std::uint64_t{0} % range + 1) % range;
    std::uint64_t number = next();
    while (number > ~std::uint64_t{0} - surplus)
        number = next();
    return int(number % range);
}

} // namespace inkling
