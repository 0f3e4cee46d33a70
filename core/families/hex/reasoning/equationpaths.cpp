// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/equationpaths.h"

#include "families/hex/search/pathwalk.h"

#include <algorithm>

namespace inkling::hex {

namespace {

/// The values of the sides do not matter for the form.
struct FormOnly
{
    static bool digit(int, bool) { return true; }
    static bool operation(char) { return true; }
};

EquationPath candidateAlong(const Tiles &tiles, std::span<const std::uint8_t> path)
{
    EquationPath candidate;
    std::ranges::copy(path, candidate.tiles.begin());
    std::string characters;
    for (std::size_t i = 0; i < path.size(); ++i) {
        characters += tiles.character(path[i]);
        if (i > 0)
            candidate.links |= LinkSet{1} << tiles.linkBetween(path[i - 1], path[i]);
    }
    candidate.ends = only(path.front()) | only(path.back());
    candidate.reading = path.front() < path.back() ? fromLower : fromHigher;
    candidate.before = int(characters.find('='));
    candidate.equation = readEquation(characters);
    return candidate;
}

/// The candidates for which isWanted() is true.
template <typename IsWanted>
std::optional<std::vector<EquationPath>> list(const Tiles &tiles, std::size_t most,
                                              const StopCondition &stop, const IsWanted &isWanted)
{
    std::vector<EquationPath> candidates;
    bool isTooMany = false;
    const auto finish = [&](std::span<const std::uint8_t> path, const FormOnly &) {
        const EquationPath candidate = candidateAlong(tiles, path);
        if (!isWanted(candidate))
            return false;
        isTooMany = candidates.size() == most;
        if (!isTooMany)
            candidates.push_back(candidate);
        return isTooMany;
    };
    PathWalk<FormOnly, decltype(finish)> walk(tiles, stop, finish);
    if (!walk.run() || isTooMany)
        return std::nullopt;
    return candidates;
}

} // namespace

std::optional<std::vector<EquationPath>> equationPathsOf(const Tiles &tiles, std::size_t most,
                                                         const StopCondition &stop)
{
    return list(tiles, most, stop, [](const EquationPath &) { return true; });
}

std::optional<std::vector<EquationPath>> equationsOf(const Tiles &tiles, std::size_t most,
                                                     const StopCondition &stop)
{
    return list(tiles, most, stop,
                [](const EquationPath &candidate) { return candidate.equation.acceptable(); });
}

FactSet oddsOf(const Position &position, const EquationPath &candidate)
{
    FactSet odds;
    odds.links = (candidate.links & position.cutLinks) | (~candidate.links & position.joinedLinks);
    odds.others = (candidate.ends & position.inners) | (~candidate.ends & position.ends);
    odds.others |= std::uint32_t(!position.reading.contains(candidate.reading))
                   << FactSet::readingBit;
    odds.others |= std::uint32_t(!position.before.contains(candidate.before)) << FactSet::beforeBit;
    return odds;
}

int valueIn(const EquationPath &candidate, const Subject &subject)
{
    switch (subject.kind) {
    case Kind::Link:
        return int(candidate.links >> subject.index & 1);
    case Kind::Reading:
        return candidate.reading;
    case Kind::End:
        return int(candidate.ends >> subject.index & 1);
    case Kind::Before:
        break;
    }
    return candidate.before;
}

} // namespace inkling::hex
