// SPDX-License-Identifier: MIT
#include "document/movedsolution.h"

#include "logic/model/model.h"
#include "puzzle/puzzle.h"
#include "puzzle/sheet.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace inkling {

namespace {

/// A kind of element, and where its middle is.
using Spot = std::tuple<ElementKind, long, long>;

Spot spotAt(ElementKind kind, const Point &centre)
{
    constexpr double grain = 1000;
    return {kind, std::lround(centre.x * grain), std::lround(centre.y * grain)};
}

/// A puzzle on which a person draws: its board, and what can be drawn where.
struct Canvas
{
    explicit Canvas(const Puzzle &puzzle)
        : board(puzzle.board())
        , model(puzzle.model())
        , blanks(model->initial())
    {
        for (ElementId element = 0; element < board.size(); ++element) {
            const std::vector<Fact> choices = model->choices(element);
            if (choices.empty())
                continue;
            spots[spotAt(board.kind(element), board.centre(element))] = choices.front().unknown;
            elements[choices.front().unknown] = element;
        }
    }

    Board board;
    std::unique_ptr<Model> model;
    std::vector<ValueSet> blanks;
    std::map<Spot, UnknownId> spots;
    std::map<UnknownId, ElementId> elements;
};

/// The shift of a board's elements by a resizing; nothing where no cell of it is left.
std::optional<Point> shiftOf(const Drafting &drafting, const BoardSize &before,
                             const BoardSize &after, const Margins &margins)
{
    const Draft old = drafting.blank(before);
    const Draft now = drafting.blank(after);
    const Sheet sheet(drafting, before);
    const Sheet newSheet(drafting, after);
    for (PlaceId cell = 0; cell < sheet.cellCount(); ++cell) {
        SheetPlace place = sheet.places()[cell];
        place.x += margins.left;
        place.y += margins.top * sheet.pitch();
        const auto there = newSheet.at(place);
        if (!there)
            continue;
        const Point from = drafting.board(old).centre(drafting.element(old, cell));
        const Point to = drafting.board(now).centre(drafting.element(now, *there));
        return Point{to.x - from.x, to.y - from.y};
    }
    return std::nullopt;
}

/// Whether each of these values of two unknowns is drawn the same.
bool saysTheSame(ValueSet values, const Canvas &before, UnknownId unknown, const Canvas &after,
                 UnknownId other)
{
    for (const int value : values) {
        const auto mark = before.model->mark({unknown, ValueSet::only(value)});
        const auto said = after.model->mark({other, ValueSet::only(value)});
        if (!mark || !said || mark->look != said->look || mark->text != said->text)
            return false;
    }
    return true;
}

} // namespace

Marking movedSolution(const Drafting &drafting, const Draft &before, const Draft &after,
                      const Margins &margins, const Marking &solution)
{
    const auto old = drafting.unclued(before);
    const auto now = drafting.unclued(after);
    const auto shift = shiftOf(drafting, before.size, after.size, margins);
    if (solution.empty() || !old || !now || !shift)
        return {};
    const Canvas from(*old);
    const Canvas to(*now);
    Marking moved;
    for (const auto &[unknown, state] : solution) {
        const auto element = from.elements.find(unknown);
        if (element == from.elements.end())
            continue;
        Point centre = from.board.centre(element->second);
        centre.x += shift->x;
        centre.y += shift->y;
        const auto there = to.spots.find(spotAt(from.board.kind(element->second), centre));
        if (there == to.spots.end())
            continue;
        const UnknownId other = there->second;
        const bool fits
            = state.values.within(to.blanks[other]) && state != MarkState{to.blanks[other], false};
        if (fits && saysTheSame(state.values, from, unknown, to, other))
            moved.push_back({other, state});
    }
    std::ranges::sort(moved, {}, &MarkedUnknown::unknown);
    return moved;
}

} // namespace inkling
