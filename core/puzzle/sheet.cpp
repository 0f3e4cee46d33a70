// SPDX-License-Identifier: MIT
#include "puzzle/sheet.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace inkling {

namespace {

/// Places as near as this are the same.
constexpr double tolerance = 0.01;

/// Equal for places that are the same. Requires: not beyond the cells.
std::uint64_t keyOf(const SheetPlace &place)
{
    constexpr double steps = 1024;
    const bool hasX = place.role == PlaceRole::Cell || place.role == PlaceRole::Column;
    const bool hasY = place.role == PlaceRole::Cell || place.role == PlaceRole::Row;
    const auto x = std::uint64_t(hasX ? std::llround(place.x * steps) + 1 : 0);
    const auto y = std::uint64_t(hasY ? std::llround(place.y * steps) + 1 : 0);
    return std::uint64_t(place.role) << 60 | x << 30 | y;
}

bool isWithin(double value, double least, double length)
{
    return value >= least - tolerance && value <= least + length + tolerance;
}

Rectangle extentOf(std::span<const SheetPlace> cells)
{
    if (cells.empty())
        return {};
    const auto [left, right] = std::ranges::minmax_element(cells, {}, &SheetPlace::x);
    const auto [top, bottom] = std::ranges::minmax_element(cells, {}, &SheetPlace::y);
    return {left->x, top->y, right->x - left->x, bottom->y - top->y};
}

} // namespace

Sheet::Sheet(const Drafting &drafting, BoardSize size)
    : m_drafting(drafting)
    , m_places(drafting.places(size))
{
    const auto isCell = [](const SheetPlace &place) { return place.role == PlaceRole::Cell; };
    m_cellCount = std::size_t(std::ranges::count_if(m_places, isCell));
    m_extent = extentOf(std::span(m_places).first(m_cellCount));
    if (size.rows > 1)
        m_pitch = m_extent.height / (size.rows - 1);
    m_placeAt.reserve(m_places.size());
    for (PlaceId id = 0; id < PlaceId(m_places.size()); ++id)
        m_placeAt.emplace(keyOf(m_places[id]), id);
}

bool Sheet::covers(const SheetPlace &place) const
{
    const bool hasX = place.role == PlaceRole::Cell || place.role == PlaceRole::Column;
    const bool hasY = place.role == PlaceRole::Cell || place.role == PlaceRole::Row;
    return (!hasX || isWithin(place.x, m_extent.left, m_extent.width))
           && (!hasY || isWithin(place.y, m_extent.top, m_extent.height));
}

std::optional<PlaceId> Sheet::at(const SheetPlace &place) const
{
    if (!covers(place))
        return std::nullopt;
    const auto found = m_placeAt.find(keyOf(place));
    return found == m_placeAt.end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::vector<PlaceId>> Sheet::neighbours() const
{
    std::vector<std::vector<PlaceId>> neighbours(m_cellCount);
    for (PlaceId cell = 0; cell < PlaceId(m_cellCount); ++cell) {
        for (PlaceId other = 0; other < cell; ++other) {
            const double x = m_places[cell].x - m_places[other].x;
            const double y = m_places[cell].y - m_places[other].y;
            if (std::hypot(x, y) > 1 + tolerance)
                continue;
            neighbours[cell].push_back(other);
            neighbours[other].push_back(cell);
        }
    }
    return neighbours;
}

void Sheet::putCages(Draft &draft, const CellGroups &groups) const
{
    const auto neighbours = this->neighbours();
    std::vector<std::string> clues = groups.clues;
    draft.cages.assign(m_cellCount, noCage);
    for (std::string &text : std::span(draft.texts).first(m_cellCount))
        text.erase(0, m_drafting.clueLength(text));
    for (PlaceId first = 0; first < PlaceId(m_cellCount); ++first) {
        const int group = groups.groupOf[first];
        if (group == noCage || draft.cages[first] != noCage)
            continue;
        draft.texts[first]
            = m_drafting.withClue(std::exchange(clues[std::size_t(group)], {}), draft.texts[first]);
        std::vector<PlaceId> open{first};
        draft.cages[first] = std::int32_t(first);
        while (!open.empty()) {
            const PlaceId cell = open.back();
            open.pop_back();
            for (const PlaceId next : neighbours[cell]) {
                if (groups.groupOf[next] != group || draft.cages[next] != noCage)
                    continue;
                draft.cages[next] = std::int32_t(first);
                open.push_back(next);
            }
        }
    }
}

} // namespace inkling
