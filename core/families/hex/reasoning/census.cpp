// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/census.h"

#include <bit>

namespace inkling::hex {

void Census::count(const EquationPath &candidate)
{
    all.count(candidate);
    for (LinkSet rest = candidate.links; rest != 0; rest &= rest - 1)
        joinedLinks[std::size_t(std::countr_zero(rest))].count(candidate);
    for (TileSet rest = candidate.ends; rest != 0; rest &= rest - 1)
        ends[std::size_t(std::countr_zero(rest))].count(candidate);
    before[std::size_t(candidate.before)].count(candidate);
    readings[std::size_t(candidate.reading)].count(candidate);
}

Tally Census::of(Subject subject, int value) const
{
    switch (subject.kind) {
    case Kind::Link: {
        const Tally &some = joinedLinks[std::size_t(subject.index)];
        return value == joined ? some : all - some;
    }
    case Kind::End: {
        const Tally &some = ends[std::size_t(subject.index)];
        return value == pathEnd ? some : all - some;
    }
    case Kind::Reading:
        return readings[std::size_t(value)];
    case Kind::Before:
        break;
    }
    return before[std::size_t(value)];
}

Census censusOf(std::span<const EquationPath> candidates, const Position &position)
{
    Census census;
    for (const EquationPath &candidate : candidates) {
        if (oddsOf(position, candidate).empty())
            census.count(candidate);
    }
    return census;
}

} // namespace inkling::hex
