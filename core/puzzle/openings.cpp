// SPDX-License-Identifier: MIT
#include "puzzle/openings.h"

#include "puzzle/joinable.h"
#include "puzzle/puzzle.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <set>
#include <string>

namespace inkling {

namespace {

constexpr std::chrono::seconds patience{4};

std::vector<ElementId> givenNodes(const Board &board)
{
    std::vector<ElementId> nodes;
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.kind(id) == ElementKind::Node && !board.text(id).empty())
            nodes.push_back(id);
    }
    return nodes;
}

} // namespace

std::vector<Opening> openings(const Puzzle &puzzle, const StopCondition &stop)
{
    const Joinable *const joinable = puzzle.joinable();
    if (!joinable)
        return {};
    const StopCondition limit = stop.within(patience);
    const std::vector<ElementId> nodes = givenNodes(puzzle.board());
    std::vector<Opening> openings;
    std::set<std::string> said;
    for (int left = 0; left < int(nodes.size()); ++left) {
        for (int right = 0; right < int(nodes.size()); ++right) {
            for (const char sign : {'+', '-', '*', '/', '^'}) {
                const bool isTwin = left > right && (sign == '+' || sign == '*');
                if (left == right || isTwin)
                    continue;
                const std::array move{Joining{left, right, sign}};
                auto outlook = joinable->outlook(move, limit);
                if (outlook && said.insert(outlook->sentence.english()).second)
                    openings.push_back({{nodes[std::size_t(left)], nodes[std::size_t(right)]},
                                        std::move(*outlook)});
            }
        }
    }
    if (limit.stopped())
        return {};
    std::ranges::stable_sort(openings, std::greater(),
                             [](const Opening &opening) { return opening.outlook.completions; });
    return openings;
}

} // namespace inkling
