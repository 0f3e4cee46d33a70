// SPDX-License-Identifier: MIT
#include "families/slink/reasoning/naming.h"

#include "families/slink/reasoning/cellrelations.h"
#include "families/slink/reasoning/surroundings.h"

#include <algorithm>
#include <array>
#include <map>
#include <ranges>
#include <vector>

namespace inkling::slink {

namespace {

/// The facts of a step that are about cells, and those that relate two cells.
struct Sides
{
    std::vector<int> cells;
    std::vector<UnknownId> relations;
    bool isAll = true; ///< it speaks of nothing else

    void add(const Terms &terms, const CellRelations &relating, const Fact &fact)
    {
        const Subject subject = terms.subject(fact.unknown);
        if (subject.kind == Kind::Cell)
            cells.push_back(subject.index);
        else if (relating.endsOf(fact.unknown))
            relations.push_back(fact.unknown);
        else
            isAll = false;
        isAll = isAll && fact.possible.single();
    }
};

/// Whether a step says of four cells round a dot that they are not inside and outside crosswise, and no more.
bool isCrosswise(const Terms &terms, const Step &step)
{
    if (!std::ranges::equal(step.constraints, std::array{terms.loop()}))
        return false;
    std::map<int, int> sides;
    const auto add = [&](const Fact &fact, bool isOpposite) {
        const Subject subject = terms.subject(fact.unknown);
        const bool isSide = subject.kind == Kind::Cell && fact.possible.single();
        if (isSide)
            sides[subject.index] = isOpposite ? 1 - fact.possible.value() : fact.possible.value();
        return isSide;
    };
    const bool isAll
        = std::ranges::all_of(step.premises, [&](const Fact &fact) { return add(fact, false); })
          && std::ranges::all_of(step.conclusions,
                                 [&](const Fact &fact) { return add(fact, true); });
    if (!isAll || sides.size() != 4 || step.premises.size() + step.conclusions.size() != 4)
        return false;
    const int first = sides.begin()->first;
    const int width = terms.grid.columns;
    const std::array square{first, first + 1, first + width, first + width + 1};
    return first % width + 1 < width && std::ranges::equal(sides | std::views::keys, square)
           && sides[square[0]] == sides[square[3]] && sides[square[1]] == sides[square[2]]
           && sides[square[0]] != sides[square[1]];
}

/// Whether a step goes from the number of lines at a corner and one of its edges to the other, or finds them at odds.
bool isOfCorner(const Terms &terms, const Step &step)
{
    const auto kindOf = [&](const Fact &fact) { return terms.subject(fact.unknown).kind; };
    const auto corner = std::ranges::find(step.premises, Kind::Corner, kindOf);
    if (!step.constraints.empty() || corner == step.premises.end())
        return false;
    const Subject subject = terms.subject(corner->unknown);
    const auto edges = edgesOfCell(terms.grid, subject.index / terms.grid.columns,
                                   subject.index % terms.grid.columns);
    const auto isEdge = [&](const Fact &fact) {
        const auto at = UnknownId(edges[std::size_t(subject.part)]);
        const auto before = UnknownId(edges[std::size_t(subject.part + 3) % 4]);
        return fact.unknown == at || fact.unknown == before;
    };
    return std::ranges::all_of(step.conclusions, isEdge)
           && std::ranges::all_of(step.premises, [&](const Fact &fact) {
                  return fact.unknown == corner->unknown || isEdge(fact);
              });
}

} // namespace

std::optional<RuleName> ruleOf(const Terms &terms, const Step &step)
{
    if (isCrosswise(terms, step))
        return RuleName::Crosswise;
    if (isOfCorner(terms, step))
        return RuleName::CornerEdges;
    constexpr std::size_t most = 3;
    if (!step.constraints.empty() || step.premises.size() > most || step.conclusions.size() > 1)
        return std::nullopt;
    const CellRelations relating(terms.grid);
    Sides from;
    for (const Fact &fact : step.premises)
        from.add(terms, relating, fact);
    Sides all = from;
    for (const Fact &fact : step.conclusions)
        all.add(terms, relating, fact);
    if (!all.isAll || all.relations.empty())
        return std::nullopt;
    const auto [first, second] = *relating.endsOf(all.relations.front());
    const auto isSame = [&](UnknownId unknown) {
        const auto ends = *relating.endsOf(unknown);
        return std::minmax(ends.first, ends.second) == std::minmax(first, second);
    };
    std::vector<int> ends{first, second};
    std::erase(ends, relating.border());
    if (!std::ranges::all_of(all.relations, isSame)
        || (all.relations.size() == 1 && !std::ranges::is_permutation(all.cells, ends)))
        return std::nullopt;
    const auto isEdge
        = [&](UnknownId unknown) { return terms.subject(unknown).kind == Kind::Edge; };
    if (all.relations.size() == 1)
        return from.relations.empty() || (step.contradiction && isEdge(all.relations.front()))
                   ? RuleName::EdgeColours
                   : RuleName::ColourAcross;
    const bool isOfPair = all.relations.size() == 2 && all.cells.empty() && !step.contradiction
                          && isEdge(all.relations.back()) && !isEdge(all.relations.front());
    return isOfPair ? std::optional(RuleName::EdgeColours) : std::nullopt;
}

} // namespace inkling::slink
