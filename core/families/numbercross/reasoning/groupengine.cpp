// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/groupengine.h"

#include "families/numbercross/reasoning/group.h"
#include "families/numbercross/reasoning/supposing.h"

#include <algorithm>

namespace inkling::numbercross {

namespace {

/// The lines looked at in each direction: those with the fewest open cells.
constexpr std::size_t maxLines = 14;
constexpr std::size_t maxOpen = 16;
/// The most work for one step, as Group::work() counts it.
constexpr std::size_t maxStepWork = 100'000'000;

struct LineGroup
{
    std::vector<int> lines;
    std::size_t openCells = 0;
};

std::size_t sizeOf(RuleName rule)
{
    return rule == RuleName::TwoLines ? 2 : rule == RuleName::ThreeLines ? 3 : 4;
}

/// All groups of so many lines out of these, added to `groups`.
void addGroups(const std::vector<std::pair<std::size_t, int>> &lines, std::size_t size,
               std::size_t first, LineGroup &group, std::vector<LineGroup> &groups)
{
    if (group.lines.size() == size) {
        groups.push_back(group);
        return;
    }
    for (std::size_t i = first; i < lines.size(); ++i) {
        group.lines.push_back(lines[i].second);
        group.openCells += lines[i].first;
        addGroups(lines, size, i + 1, group, groups);
        group.lines.pop_back();
        group.openCells -= lines[i].first;
    }
}

std::vector<LineGroup> groupsOf(const Position &position, std::size_t size)
{
    const Grid &grid = position.givens.grid;
    std::vector<LineGroup> groups;
    for (const bool rows : {true, false}) {
        std::vector<std::pair<std::size_t, int>> lines;
        for (int line = 0; line < grid.lineCount(); ++line) {
            if (grid.isRow(line) != rows || !position.isAsked[std::size_t(line)])
                continue;
            const std::size_t open = LineView(position, line).open.size();
            if (open > 1 && open <= maxOpen)
                lines.emplace_back(open, line);
        }
        std::ranges::sort(lines);
        lines.resize(std::min(lines.size(), maxLines));
        LineGroup group;
        addGroups(lines, size, 0, group, groups);
    }
    std::ranges::stable_sort(groups, {}, &LineGroup::openCells);
    return groups;
}

/// The facts to suppose where a group decides cells: the opposites of its decisions, and on a board
/// that a person can survey as a whole, either shade of any cell.
std::vector<Fact> opposites(const Position &position, const Group &group)
{
    constexpr int mostCells = 400;
    std::vector<Fact> facts;
    for (const Fact &fact : group.decided())
        facts.push_back(factOf(int(fact.unknown), 1 - fact.possible.value()));
    const int count = position.givens.grid.cellCount();
    for (int cell = 0; cell < count && count <= mostCells; ++cell) {
        if (!position.isOpen(cell))
            continue;
        facts.push_back(factOf(cell, white));
        facts.push_back(factOf(cell, black));
    }
    return facts;
}

} // namespace

GroupEngine::GroupEngine(const Givens &givens)
    : m_givens(givens)
    , m_changes(std::size_t(givens.grid.lineCount()), 1)
{}

/// Whether anything that a group depends on has changed since it gave nothing.
bool GroupEngine::isNew(const Position &position, const std::vector<int> &lines)
{
    std::uint64_t key = 0;
    std::uint64_t change = 0;
    for (const int line : lines) {
        key = key << 8 | std::uint64_t(line + 1);
        for (const int cell : LineView(position, line).open) {
            const int across = m_givens.grid.otherLine(line, cell);
            change = std::max(change, m_changes[std::size_t(across)]);
        }
        change = std::max(change, m_changes[std::size_t(line)]);
    }
    std::uint64_t &seen = m_seen[key];
    return change > std::exchange(seen, m_clock);
}

void GroupEngine::propose(const Position &position, RuleName rule, const StopCondition &stop,
                          Trace &proposals)
{
    std::size_t work = 0;
    for (const LineGroup &candidate : groupsOf(position, sizeOf(rule))) {
        if (work > maxStepWork)
            return;
        if (!isNew(position, candidate.lines))
            continue;
        if (stop.stopped())
            return;
        Group group(position, candidate.lines);
        work += group.work();
        if (!group.decide())
            continue;
        const std::vector<Fact> supposed = opposites(position, group);
        group.dropLinesAcross(stop);
        Trace counted;
        group.propose(rule, counted);
        auto nested = std::stoull(counted[0].arguments[0]) > fewWays
                          ? shortestSupposition(position, supposed)
                          : std::nullopt;
        if (nested)
            proposeSupposition(m_givens.grid, std::move(*nested), proposals);
        else
            proposals.append(counted[0]);
        return;
    }
}

} // namespace inkling::numbercross
