// SPDX-License-Identifier: MIT
#include "scene/boardstate.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace inkling {

BoardState::BoardState(SharedGeometry geometry)
    : m_geometry(std::move(geometry))
{
    const std::size_t size = m_geometry->board().size();
    m_main.assign(size, 0);
    m_notes.assign(size, 0);
    m_markedSides.assign(size, 0);
    m_isLit.assign(size, 0);
}

void BoardState::apply(const MarkChange &change)
{
    const Mark &mark = change.after ? *change.after : *change.before;
    if (mark.other != noElement)
        return;
    std::uint8_t &stored = (mark.main ? m_main : m_notes)[mark.element];
    const bool was = stored != 0;
    stored = change.after ? std::uint8_t(std::uint8_t(change.after->look) + 1) : std::uint8_t(0);
    const bool is = stored != 0;
    if (!mark.main || was == is || m_geometry->board().kind(mark.element) != ElementKind::Edge)
        return;
    for (const ElementId cell : m_geometry->cellsOf(mark.element)) {
        if (cell != noElement)
            m_markedSides[cell] = std::uint8_t(m_markedSides[cell] + (is ? 1 : -1));
    }
}

void BoardState::setLit(const Lighting &lighting, std::uint8_t value)
{
    for (const Mark &mark : lighting.premises)
        m_isLit[mark.element] = value;
    for (const Mark &mark : lighting.conclusions)
        m_isLit[mark.element] = value;
}

void BoardState::light(Lighting lit, Lighting leaving)
{
    setLit(m_lit, 0);
    m_lit = std::move(lit);
    m_leaving = std::move(leaving);
    setLit(m_lit, 1);
}

std::vector<QPointF> longestPath(const BoardState &state)
{
    struct Joint
    {
        QPointF point;
        std::vector<std::size_t> next;
        bool visited = false;
    };
    std::vector<Joint> joints;
    std::unordered_map<std::uint64_t, std::size_t> places;
    const auto joint = [&](const QPointF &point) {
        const auto part = [](double value) {
            return std::uint64_t(std::llround(value * 1024) & 0xffffffff);
        };
        const auto [place, isNew] = places.emplace(part(point.x()) << 32 | part(point.y()),
                                                   joints.size());
        if (isNew)
            joints.push_back({point, {}});
        return place->second;
    };
    const Board &board = state.geometry()->board();
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.kind(id) != ElementKind::Edge || state.mainMark(id) != Look::Line)
            continue;
        const QLineF line = state.geometry()->line(id);
        const std::size_t a = joint(line.p1());
        const std::size_t b = joint(line.p2());
        joints[a].next.push_back(b);
        joints[b].next.push_back(a);
    }
    std::vector<QPointF> longest;
    const auto walk = [&](std::size_t start) {
        std::vector<QPointF> path;
        std::optional<std::size_t> at = start;
        while (at) {
            Joint &here = joints[*at];
            here.visited = true;
            path.push_back(here.point);
            const auto next = std::ranges::find_if(here.next, [&](std::size_t neighbour) {
                return !joints[neighbour].visited;
            });
            if (next == here.next.end()) {
                if (path.size() > 2 && std::ranges::count(here.next, start) != 0)
                    path.push_back(joints[start].point);
                break;
            }
            at = *next;
        }
        if (path.size() > longest.size())
            longest = std::move(path);
    };
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (joints[i].next.size() == 1 && !joints[i].visited)
            walk(i);
    }
    for (std::size_t i = 0; i < joints.size(); ++i) {
        if (!joints[i].visited)
            walk(i);
    }
    return longest;
}

} // namespace inkling
