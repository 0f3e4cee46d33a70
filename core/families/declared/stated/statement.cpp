// SPDX-License-Identifier: MIT
#include "families/declared/stated/statement.h"

#include "families/declared/stated/cagetexts.h"

#include <algorithm>
#include <array>

namespace inkling::declared {

Constraint &Statement::add(KindId kind, std::vector<int> cells, RelationPointer relation,
                           std::vector<int> key)
{
    Constraint &added = constraints.emplace_back();
    added.kind = kind;
    added.unknowns.assign(cells.begin(), cells.end());
    added.relation = std::move(relation);
    for (const int number : key)
        added.arguments.push_back(std::to_string(number + 1));
    added.key = std::move(key);
    added.cells = std::move(cells);
    return added;
}

std::map<std::array<int, 2>, ConstraintId>
Statement::addNeighbours(KindId kind, const Squares &squares, const RelationPointer &relation)
{
    std::map<std::array<int, 2>, ConstraintId> added;
    const Layout layout{squares, Form::Links};
    for (UnknownId link = 0; link < layout.unknownCount(); ++link) {
        const auto [a, b] = layout.cellsOf(link);
        added[{a, b}] = ConstraintId(constraints.size());
        add(kind, {a, b}, relation,
            {squares.rowOf(a), squares.columnOf(a), squares.rowOf(b), squares.columnOf(b)});
    }
    return added;
}

ConstraintId Statement::addLinks(KindId kind, const Layout &layout, int cell,
                                 std::vector<UnknownId> links, RelationPointer relation)
{
    Constraint &added
        = add(kind, {cell}, std::move(relation), {layout.rowOf(cell), layout.columnOf(cell)});
    added.unknowns = std::move(links);
    return ConstraintId(constraints.size() - 1);
}

void Statement::addLoop(KindId kind, const Layout &layout)
{
    std::vector<std::array<int, 2>> ends;
    std::vector<UnknownId> links;
    for (UnknownId link = 0; link < layout.unknownCount(); ++link) {
        ends.push_back(layout.cellsOf(link));
        links.push_back(link);
    }
    add(kind, {}, oneLoop(std::move(ends)), {}).unknowns = std::move(links);
}

void Statement::addViewsOfTwo(int number, const std::vector<ConstraintId> &ids)
{
    for (std::size_t i = 0; i < ids.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const auto &one = constraints[ids[k]].unknowns;
            const auto &other = constraints[ids[i]].unknowns;
            if (std::ranges::find_first_of(one, other) != one.end())
                views.push_back({number, {ids[k], ids[i]}});
        }
    }
}

void Statement::addLines(KindId row, KindId column, const Squares &squares)
{
    const auto addLine = [&](KindId kind, int line, int length, const auto &cellAt) {
        std::vector<int> cells;
        cells.reserve(std::size_t(length));
        for (int i = 0; i < length; ++i)
            cells.push_back(cellAt(i));
        add(kind, std::move(cells), allDifferent(), {line});
    };
    for (int r = 0; r < squares.rows; ++r)
        addLine(row, r, squares.columns, [&](int i) { return squares.cell(r, i); });
    for (int c = 0; c < squares.columns; ++c)
        addLine(column, c, squares.rows, [&](int i) { return squares.cell(i, c); });
}

void Statement::addGiven(KindId kind, const Draft &draft)
{
    const Squares squares{draft.size.rows, draft.size.columns};
    for (int cell = 0; cell < squares.cellCount(); ++cell) {
        const std::string text(ownText(draft.texts[std::size_t(cell)]));
        if (text.empty())
            continue;
        const int digit = std::stoi(text);
        given.push_back({UnknownId(cell), ValueSet::only(digit)});
        add(kind, {cell}, only(digit), {squares.rowOf(cell), squares.columnOf(cell)});
    }
}

void Statement::addCages(KindId kind, const Draft &draft)
{
    const Squares squares{draft.size.rows, draft.size.columns};
    for (std::size_t cage = 0; const auto &cells : cagesOf(draft)) {
        const int first = cells.front();
        const std::string_view clue = cageClue(draft.texts[std::size_t(first)]);
        const std::string sum(clue.substr(0, clue.find('+')));
        Constraint &added
            = add(kind, cells, sum.empty() ? allDifferent() : differentWithSum(std::stoi(sum)),
                  {squares.rowOf(first), squares.columnOf(first)});
        added.arguments.push_back(sum);
        added.key.clear();
        added.letter = letterOfCage(cage++);
        added.text = sum;
    }
}

} // namespace inkling::declared
