// SPDX-License-Identifier: MIT
#include "puzzle/drafting.h"

#include "puzzle/puzzle.h"
#include "puzzle/sheet.h"

#include <algorithm>
#include <map>

namespace inkling {

namespace {

BoardSize turnedSize(BoardSize size, Turn turn)
{
    return swapsSides(turn) ? BoardSize{size.columns, size.rows} : size;
}

PlaceRole turnedRole(PlaceRole role, Turn turn)
{
    if (swapsSides(turn) && role == PlaceRole::Row)
        return PlaceRole::Column;
    if (swapsSides(turn) && role == PlaceRole::Column)
        return PlaceRole::Row;
    return role;
}

/// The place that a place moves to when the cells are turned; the corner of their extent stays the
/// origin.
SheetPlace turnedPlace(const SheetPlace &place, Turn turn, const Rectangle &extent)
{
    const double x = place.x - extent.left;
    const double y = place.y - extent.top;
    const PlaceRole role = turnedRole(place.role, turn);
    switch (turn) {
    case Turn::QuarterRight:
        return {role, extent.top + extent.height - y, extent.left + x};
    case Turn::QuarterLeft:
        return {role, extent.top + y, extent.left + extent.width - x};
    case Turn::Half:
        return {role, extent.left + extent.width - x, extent.top + extent.height - y};
    case Turn::MirrorAcross:
        return {role, extent.left + extent.width - x, place.y};
    case Turn::MirrorDiagonal:
        return {role, extent.top + y, extent.left + x};
    case Turn::MirrorAntidiagonal:
        return {role, extent.top + extent.height - y, extent.left + extent.width - x};
    case Turn::MirrorDown:
        break;
    }
    return {role, place.x, extent.top + extent.height - y};
}

/// The groups that the cages are, each numbered by its first cell.
CellGroups groupsOf(const Drafting &drafting, const Draft &draft)
{
    CellGroups groups{draft.cages, draft.texts};
    for (std::string &text : groups.clues)
        text.resize(drafting.clueLength(text));
    return groups;
}

/// The draft on another sheet, each place where `move` takes it. Nothing where a cell comes to lie between
/// the other sheet's cells.
template <typename Move>
std::optional<Draft> moved(const Drafting &drafting, const Draft &draft, const Sheet &from,
                           BoardSize size, const Move &move)
{
    const Sheet to(drafting, size);
    Draft result = drafting.blank(size);
    result.options = draft.options;
    CellGroups groups = groupsOf(drafting, draft);
    groups.groupOf.assign(to.cellCount(), noCage);
    for (PlaceId id = 0; id < PlaceId(from.places().size()); ++id) {
        const SheetPlace place = move(from.places()[id]);
        const auto target = to.at(place);
        if (!target && to.covers(place))
            return std::nullopt;
        if (!target)
            continue;
        result.texts[*target] = draft.texts[id];
        if (id < draft.cages.size())
            groups.groupOf[*target] = draft.cages[id];
    }
    if (drafting.hasCages())
        to.putCages(result, groups);
    return result;
}

Turn turnOf(Symmetry symmetry)
{
    switch (symmetry) {
    case Symmetry::QuarterTurn:
        return Turn::QuarterRight;
    case Symmetry::MirrorAcross:
        return Turn::MirrorAcross;
    case Symmetry::MirrorDown:
        return Turn::MirrorDown;
    case Symmetry::MirrorDiagonal:
        return Turn::MirrorDiagonal;
    case Symmetry::MirrorAntidiagonal:
        return Turn::MirrorAntidiagonal;
    case Symmetry::None:
    case Symmetry::HalfTurn:
        break;
    }
    return Turn::Half;
}

bool areCages(const Draft &draft, const Sheet &sheet)
{
    const int count = int(sheet.cellCount());
    const auto isName = [&](int cage) { return cage == noCage || (cage >= 0 && cage < count); };
    if (int(draft.cages.size()) != count || !std::ranges::all_of(draft.cages, isName))
        return false;
    Draft named = draft;
    sheet.putCages(named, {draft.cages, std::vector<std::string>(sheet.cellCount())});
    return named.cages == draft.cages;
}

/// The clue of the cage that most of these cells come from, if they are all of it; else empty.
std::string keptClue(const Draft &draft, const std::vector<std::string> &clues,
                     const std::vector<std::size_t> &cells)
{
    std::map<int, std::ptrdiff_t> comeFrom;
    for (const std::size_t cell : cells) {
        if (draft.cages[cell] != noCage)
            ++comeFrom[draft.cages[cell]];
    }
    const auto most
        = std::ranges::max_element(comeFrom, {}, [](const auto &one) { return one.second; });
    if (most == comeFrom.end() || most->second != std::ranges::count(draft.cages, most->first))
        return {};
    return clues[std::size_t(most->first)];
}

} // namespace

Draft Drafting::blank(BoardSize size) const
{
    const std::vector<SheetPlace> places = this->places(size);
    const auto cells = std::ranges::count(places, PlaceRole::Cell, &SheetPlace::role);
    Draft draft;
    draft.size = size;
    draft.texts.resize(places.size());
    if (hasCages())
        draft.cages.assign(std::size_t(cells), noCage);
    return draft;
}

bool Drafting::fits(const Draft &draft) const
{
    if (expectedInstead(draft.size) || (draft.options & ~options()) != 0)
        return false;
    const Sheet sheet(*this, draft.size);
    if (draft.texts.size() != sheet.places().size())
        return false;
    if (hasCages() ? !areCages(draft, sheet) : !draft.cages.empty())
        return false;
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        if (written(draft, place, draft.texts[place]) != draft.texts[place])
            return false;
    }
    return true;
}

std::optional<Draft> turned(const Drafting &drafting, const Draft &draft, Turn turn)
{
    const BoardSize size = turnedSize(draft.size, turn);
    if (!drafting.turns(turn, draft.size) || drafting.expectedInstead(size))
        return std::nullopt;
    const Sheet sheet(drafting, draft.size);
    return moved(drafting, draft, sheet, size,
                 [&](const SheetPlace &place) { return turnedPlace(place, turn, sheet.extent()); });
}

std::optional<Draft> resized(const Drafting &drafting, const Draft &draft, const Margins &margins)
{
    const auto sum = [](int size, int before, int after) {
        constexpr std::int64_t most = 1'000'000;
        return int(std::clamp(std::int64_t(size) + before + after, -most, most));
    };
    const BoardSize size{sum(draft.size.rows, margins.top, margins.bottom),
                         sum(draft.size.columns, margins.left, margins.right)};
    if (drafting.expectedInstead(size))
        return std::nullopt;
    const Sheet sheet(drafting, draft.size);
    auto result = moved(drafting, draft, sheet, size, [&](const SheetPlace &place) {
        return SheetPlace{place.role, place.x + margins.left,
                          place.y + margins.top * sheet.pitch()};
    });
    // Texts that no board of this size has, such as the digits of a larger one.
    for (PlaceId place = 0; result && place < PlaceId(result->texts.size()); ++place) {
        if (drafting.written(*result, place, result->texts[place]) != result->texts[place])
            result->texts[place].clear();
    }
    return result;
}

std::vector<PlaceId> partners(const Drafting &drafting, BoardSize size, PlaceId place,
                              Symmetry symmetry)
{
    const Turn turn = turnOf(symmetry);
    if (symmetry == Symmetry::None || !drafting.turns(turn, size) || turnedSize(size, turn) != size)
        return {place};
    const Sheet sheet(drafting, size);
    if (place >= sheet.cellCount())
        return {place};
    std::vector<PlaceId> orbit{place};
    while (true) {
        const auto next = sheet.at(turnedPlace(sheet.places()[orbit.back()], turn, sheet.extent()));
        if (!next)
            return {place};
        if (next == place)
            return orbit;
        orbit.push_back(*next);
    }
}

Draft caged(const Drafting &drafting, const Draft &draft, std::span<const PlaceId> cells)
{
    const Sheet sheet(drafting, draft.size);
    // What of them is connected, as cages of a sheet with no others.
    Draft alone = drafting.blank(draft.size);
    CellGroups together{std::vector<int>(sheet.cellCount(), noCage), {std::string()}};
    for (const PlaceId cell : cells)
        together.groupOf[cell] = 0;
    sheet.putCages(alone, together);

    CellGroups groups = groupsOf(drafting, draft);
    std::map<int, std::vector<std::size_t>> parts;
    for (std::size_t cell = 0; cell < alone.cages.size(); ++cell) {
        if (alone.cages[cell] != noCage)
            parts[alone.cages[cell]].push_back(cell);
    }
    for (const auto &[first, part] : parts) {
        for (const std::size_t cell : part)
            groups.groupOf[cell] = int(groups.clues.size());
        groups.clues.push_back(keptClue(draft, groups.clues, part));
    }
    Draft result = draft;
    sheet.putCages(result, groups);
    return result;
}

Draft uncaged(const Drafting &drafting, const Draft &draft, std::span<const PlaceId> cells)
{
    CellGroups groups = groupsOf(drafting, draft);
    for (const PlaceId cell : cells)
        groups.groupOf[cell] = noCage;
    Draft result = draft;
    Sheet(drafting, draft.size).putCages(result, groups);
    return result;
}

DraftFault countedFault(std::vector<ElementId> elements, const Noun &noun)
{
    const std::size_t count = elements.size();
    if (count == 1)
        return {std::move(elements), {noun.one, {}}};
    return {std::move(elements), {noun.many, {std::to_string(count)}}};
}

} // namespace inkling
