// SPDX-License-Identifier: MIT
#include "exchange/work.h"

#include "logic/model/model.h"
#include "puzzle/puzzle.h"

#include <algorithm>
#include <cmath>

namespace inkling::exchange {

namespace {

constexpr int largestValue = 63; // of a ValueSet

} // namespace

WorkByPlace::Key WorkByPlace::keyOf(Point middle)
{
    constexpr double quarters = 4;
    return {int(std::lround(middle.y * quarters)), int(std::lround(middle.x * quarters))};
}

WorkByPlace::WorkByPlace(const Puzzle &puzzle, const Work &work)
{
    const Board &board = puzzle.board();
    for (const Tint &tint : work.tints) {
        if (tint.element < board.size())
            colour(board.centre(tint.element), tint.colour);
    }
    if (work.marks.empty())
        return;
    std::map<UnknownId, int> values;
    for (const MarkedUnknown &marked : work.marks) {
        if (marked.state.values.single() && !marked.state.isNote)
            values.emplace(marked.unknown, marked.state.values.value());
    }
    const auto model = puzzle.model();
    for (ElementId element = 0; element < board.size(); ++element) {
        for (const Fact &choice : model->choices(element)) {
            const auto value = values.find(choice.unknown);
            if (value != values.end() && choice.possible == ValueSet::only(value->second))
                mark(board.centre(element), value->second);
        }
    }
}

std::optional<int> WorkByPlace::mark(Point middle) const
{
    const auto found = m_marks.find(keyOf(middle));
    return found == m_marks.end() ? std::nullopt : std::optional(found->second);
}

int WorkByPlace::colour(Point middle) const
{
    const auto found = m_colours.find(keyOf(middle));
    return found == m_colours.end() ? 0 : found->second;
}

Work WorkByPlace::on(const Puzzle &puzzle) const
{
    Work work;
    if (m_marks.empty() && m_colours.empty())
        return work;
    const Board &board = puzzle.board();
    const auto model = puzzle.model();
    for (ElementId element = 0; element < board.size(); ++element) {
        const Point middle = board.centre(element);
        if (const int tint = colour(middle); tint > 0 && board.kind(element) == ElementKind::Cell)
            work.tints.push_back({element, tint});
        const auto value = mark(middle);
        if (!value || *value < 0 || *value > largestValue)
            continue;
        for (const Fact &choice : model->choices(element)) {
            if (choice.possible == ValueSet::only(*value))
                work.marks.push_back({choice.unknown, {choice.possible, false}});
        }
    }
    std::ranges::sort(work.marks, {}, &MarkedUnknown::unknown);
    const auto [first, last] = std::ranges::unique(work.marks, {}, &MarkedUnknown::unknown);
    work.marks.erase(first, last);
    return work;
}

} // namespace inkling::exchange
