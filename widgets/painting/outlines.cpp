// SPDX-License-Identifier: MIT
#include "painting/outlines.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace inkling {

namespace {

constexpr double grid = 1024;

QPointF unit(const QPointF &vector)
{
    return vector / std::hypot(vector.x(), vector.y());
}

double dot(const QPointF &a, const QPointF &b)
{
    return QPointF::dotProduct(a, b);
}

/// To the right of the way: inwards, on the way round an outline.
QPointF rightOf(const QPointF &direction)
{
    return {-direction.y(), direction.x()};
}

/// Without the first point at the end, and without points that say nothing.
QPolygonF cleaned(const QPolygonF &outline)
{
    QPolygonF points;
    for (const QPointF &point : outline) {
        if (points.isEmpty() || pointKey(points.last()) != pointKey(point))
            points.append(point);
    }
    if (points.size() > 1 && pointKey(points.first()) == pointKey(points.last()))
        points.removeLast();
    return points;
}

} // namespace

std::uint64_t pointKey(const QPointF &point)
{
    const auto part
        = [](double value) { return std::uint64_t(std::llround(value * grid) & 0xffffffff); };
    return part(point.x()) << 32 | part(point.y());
}

std::vector<QLineF> mergedLines(std::span<const QLineF> lines)
{
    // By the straight line that they lie on: its direction, and how far it is from the origin.
    struct Straight
    {
        QPointF direction;
        QPointF foot;
        std::vector<std::pair<double, double>> stretches;
    };
    std::map<std::pair<long long, long long>, Straight> straights;
    for (const QLineF &line : lines) {
        QPointF along = unit(line.p2() - line.p1());
        if (along.x() < -1e-9 || (std::abs(along.x()) <= 1e-9 && along.y() < 0))
            along = -along;
        const double away = dot(rightOf(along), line.p1());
        const double angle = std::atan2(along.y(), along.x());
        auto &straight = straights[{std::llround(angle * 4 * grid), std::llround(away * grid)}];
        if (straight.stretches.empty()) {
            straight.direction = along;
            straight.foot = rightOf(along) * away;
        }
        straight.stretches.push_back(
            std::minmax({dot(straight.direction, line.p1()), dot(straight.direction, line.p2())}));
    }
    std::vector<QLineF> merged;
    for (auto &[key, straight] : straights) {
        std::ranges::sort(straight.stretches);
        auto from = straight.stretches.front().first;
        auto to = straight.stretches.front().second;
        const auto finish = [&] {
            // NOLINTNEXTLINE(clang-analyzer-*): the analyzer loses what a lambda captures.
            merged.emplace_back(straight.foot + straight.direction * from,
                                straight.foot + straight.direction * to);
        };
        for (const auto &[begin, end] : straight.stretches) {
            if (begin > to + 1 / grid) {
                finish();
                from = begin;
                to = end;
            }
            to = std::max(to, end);
        }
        finish();
    }
    return merged;
}

std::vector<QPolygonF> unitedOutlines(std::span<const QPolygonF> areas)
{
    // A side that two areas share is gone round once in either direction.
    std::map<std::pair<std::uint64_t, std::uint64_t>, QLineF> sides;
    for (const QPolygonF &area : areas) {
        const QPolygonF points = cleaned(area);
        for (qsizetype i = 0; i < points.size(); ++i) {
            const QLineF side(points[i], points[(i + 1) % points.size()]);
            const std::pair key(pointKey(side.p1()), pointKey(side.p2()));
            if (sides.erase({key.second, key.first}) == 0)
                sides.emplace(key, side);
        }
    }
    std::vector<QPolygonF> outlines;
    while (!sides.empty()) {
        QPolygonF outline;
        auto side = sides.begin();
        while (side != sides.end()) {
            outline.append(side->second.p1());
            const std::uint64_t end = side->first.second;
            const QPointF way = side->second.p2() - side->second.p1();
            sides.erase(side);
            // Where areas touch only at a corner, the sharpest turn goes on round the same area.
            side = sides.end();
            double sharpest = 0;
            for (auto next = sides.lower_bound({end, 0});
                 next != sides.end() && next->first.first == end; ++next) {
                const QPointF ahead = next->second.p2() - next->second.p1();
                const double turn = std::atan2(dot(rightOf(way), ahead), dot(way, ahead));
                if (side == sides.end() || turn > sharpest) {
                    side = next;
                    sharpest = turn;
                }
            }
        }
        outlines.push_back(std::move(outline));
    }
    return outlines;
}

QPolygonF inset(const QPolygonF &outline, double distance)
{
    const QPolygonF points = cleaned(outline);
    const qsizetype count = points.size();
    QPolygonF result;
    result.reserve(count);
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF &here = points[i];
        const QPointF in = rightOf(unit(here - points[(i + count - 1) % count]));
        const QPointF out = rightOf(unit(points[(i + 1) % count] - here));
        // Both sides are moved; the corner goes to where they meet now.
        const double share = std::max(0.1, 1 + dot(in, out));
        result.append(here + (in + out) * (distance / share));
    }
    return result;
}

QPainterPath rounded(const QPolygonF &outline, double radius)
{
    const QPolygonF points = cleaned(outline);
    const qsizetype count = points.size();
    QPainterPath path;
    for (qsizetype i = 0; i < count; ++i) {
        const QPointF &here = points[i];
        const QPointF back = points[(i + count - 1) % count] - here;
        const QPointF ahead = points[(i + 1) % count] - here;
        const double shorter
            = std::min(std::hypot(back.x(), back.y()), std::hypot(ahead.x(), ahead.y()));
        // How far from the corner a circle of that radius touches its sides.
        const double cosine = std::clamp(dot(unit(back), unit(ahead)), -0.999, 0.999);
        const double reach = std::min(radius * std::sqrt((1 + cosine) / (1 - cosine)), shorter / 2);
        const QPointF from = here + unit(back) * reach;
        const QPointF to = here + unit(ahead) * reach;
        if (i == 0)
            path.moveTo(from);
        else
            path.lineTo(from);
        // Close to the arc: the control points at 0.55 of the way to the corner.
        constexpr double bend = 0.55;
        path.cubicTo(from + (here - from) * bend, to + (here - to) * bend, to);
    }
    path.closeSubpath();
    return path;
}

} // namespace inkling
