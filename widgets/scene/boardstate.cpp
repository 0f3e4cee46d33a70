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
    m_lineEnds.assign(size, 0);
    m_isLit.assign(size, 0);
}

void BoardState::apply(const MarkChange &change)
{
    const Mark &mark = change.after ? *change.after : *change.before;
    if (mark.other != noElement)
        return;
    std::uint8_t &stored = (mark.main ? m_main : m_notes)[mark.element];
    const bool was = stored != 0;
    const bool wasLine = look(stored) == Look::Line;
    stored = change.after ? std::uint8_t(std::uint8_t(change.after->look) + 1) : std::uint8_t(0);
    const bool is = stored != 0;
    const int lines = int(look(stored) == Look::Line) - int(wasLine);
    if (mark.main && lines != 0 && m_geometry->board().kind(mark.element) == ElementKind::Edge) {
        for (const ElementId dot : m_geometry->dotsOf(mark.element)) {
            if (dot != noElement)
                m_lineEnds[dot] = std::uint8_t(m_lineEnds[dot] + lines);
        }
    }
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

bool BoardState::hasLineAt(const QPointF &point, ElementId besides) const
{
    constexpr double close = 0.01;
    const QRectF here(point.x() - close, point.y() - close, 2 * close, 2 * close);
    bool isThere = false;
    m_geometry->index(ElementKind::Edge).visit(here, [&](ElementId id) {
        isThere = isThere || (id != besides && mainMark(id) == Look::Line);
    });
    return isThere;
}

void BoardState::orient(Lighting &lighting) const
{
    lighting.isReversed.assign(lighting.conclusions.size(), false);
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i) {
        const Mark &mark = lighting.conclusions[i];
        if (mark.look != Look::Line)
            continue;
        const QLineF line = m_geometry->line(mark.element);
        lighting.isReversed[i]
            = !hasLineAt(line.p1(), mark.element) && hasLineAt(line.p2(), mark.element);
    }
}

void BoardState::light(Lighting lit, Lighting leaving)
{
    setLit(m_lit, 0);
    m_lit = std::move(lit);
    orient(m_lit);
    m_leaving = std::move(leaving);
    setLit(m_lit, 1);
}

namespace {

struct Joint
{
    QPointF point;
    std::vector<std::size_t> next;
    bool isVisited = false;
};

/// The ends of all lines, each once, with what they are joined to.
std::vector<Joint> jointsOf(const BoardState &state)
{
    std::vector<Joint> joints;
    std::unordered_map<std::uint64_t, std::size_t> places;
    const auto place = [&](const QPointF &point) {
        const auto part
            = [](double value) { return std::uint64_t(std::llround(value * 1024) & 0xffffffff); };
        const auto [found, isNew]
            = places.emplace(part(point.x()) << 32 | part(point.y()), joints.size());
        if (isNew)
            joints.push_back({point, {}});
        return found->second;
    };
    const Board &board = state.geometry()->board();
    for (ElementId id = 0; id < board.size(); ++id) {
        if (board.kind(id) != ElementKind::Edge || state.mainMark(id) != Look::Line)
            continue;
        const QLineF line = state.geometry()->line(id);
        const std::size_t from = place(line.p1());
        const std::size_t to = place(line.p2());
        joints[from].next.push_back(to);
        joints[to].next.push_back(from);
    }
    return joints;
}

std::vector<QPointF> walk(std::vector<Joint> &joints, std::size_t start)
{
    std::vector<QPointF> path;
    std::size_t at = start;
    while (true) {
        Joint &here = joints[at];
        here.isVisited = true;
        path.push_back(here.point);
        const auto next = std::ranges::find_if(
            here.next, [&](std::size_t neighbour) { return !joints[neighbour].isVisited; });
        if (next == here.next.end())
            break;
        at = *next;
    }
    if (path.size() > 2 && std::ranges::count(joints[at].next, start) != 0)
        path.push_back(joints[start].point);
    return path;
}

} // namespace

std::vector<QPointF> longestPath(const BoardState &state)
{
    std::vector<Joint> joints = jointsOf(state);
    std::vector<QPointF> longest;
    // Loose ends first, so that an open path is walked from one end to the other.
    for (const bool fromEnds : {true, false}) {
        for (std::size_t i = 0; i < joints.size(); ++i) {
            if (joints[i].isVisited || (fromEnds && joints[i].next.size() != 1))
                continue;
            std::vector<QPointF> path = walk(joints, i);
            if (path.size() > longest.size())
                longest = std::move(path);
        }
    }
    return longest;
}

} // namespace inkling
