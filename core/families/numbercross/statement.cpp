// SPDX-License-Identifier: MIT
#include "families/numbercross/statement.h"

#include "logic/search/diagram.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace inkling::numbercross {

namespace {

using namespace declared;

/// The digits of a line's cells of one shade add up to its label.
class LabelMet final : public Relation
{
public:
    LabelMet(std::vector<int> digits, int counted, int label)
        : m_digits(std::move(digits))
        , m_counted(counted)
        , m_label(label)
    {}

    bool holds(std::span<const std::uint8_t> values) const override
    {
        int sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += values[i] == m_counted ? m_digits[i] : 0;
        return sum == m_label;
    }
    /// Large digits first: what has been made is then one of few sums at the beginning, and near
    /// the label at the end.
    void write(const Scope &scope, ClauseWriter &writer) const override
    {
        std::vector<std::size_t> order(m_digits.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, std::ranges::greater{},
                                 [&](std::size_t i) { return m_digits[i]; });
        Diagram diagram;
        for (const std::size_t i : order)
            diagram.layers.push_back({scope.unknowns[i], ValueSet::first(2)});
        diagram.starts = {{}};
        diagram.move = [&](std::size_t layer, const Diagram::State &from,
                           int shade) -> std::optional<Diagram::State> {
            const std::int64_t made = from.made + (shade == m_counted ? m_digits[order[layer]] : 0);
            return made <= m_label ? std::optional(Diagram::State{0, made}) : std::nullopt;
        };
        diagram.isGoal = [&](const Diagram::State &state) { return state.made == m_label; };
        diagram.write(writer);
    }
    /// A label that is reached leaves the other shade to all open cells.
    int rungs() const override { return 1; }
    void narrow(int, std::span<ValueSet> values) const override
    {
        int sum = 0;
        for (std::size_t i = 0; i < values.size(); ++i)
            sum += values[i] == ValueSet::only(m_counted) ? m_digits[i] : 0;
        if (sum != m_label)
            return;
        for (ValueSet &value : values)
            value = value.single() ? value : ValueSet::only(1 - m_counted);
    }

private:
    std::vector<int> m_digits;
    int m_counted;
    int m_label;
};

constexpr std::array kinds{
    Kind{.json = "row",
         .words = INKLING_TR_NOOP("Phrases", "row %1, label %2 (the sum of its white cells)"),
         .noun = {INKLING_TR_NOOP("Phrases", "one row"), INKLING_TR_NOOP("Phrases", "%1 rows")},
         .isClue = true,
         .tidies = true,
         .region = RegionFrame::None},
    Kind{.json = "column",
         .words = INKLING_TR_NOOP("Phrases", "column %1, label %2 (the sum of its black cells)"),
         .noun
         = {INKLING_TR_NOOP("Phrases", "one column"), INKLING_TR_NOOP("Phrases", "%1 columns")},
         .isClue = true,
         .tidies = true,
         .region = RegionFrame::None},
};

/// The box of a line at a distance from the grid, in cells: 0 for its label, 1 and 2 for the
/// tallies.
Rectangle boxOf(const Grid &grid, int line, int distance)
{
    constexpr double gutter = 0.15;
    constexpr double width = 0.8;
    constexpr double height = 0.5;
    constexpr double gap = 0.05;
    if (grid.isRow(line))
        return {grid.columns + gutter + distance * (width + gap), line + (1 - height) / 2, width,
                height};
    return {line - grid.rows + (1 - width) / 2, -gutter - height - distance * (height + gap), width,
            height};
}

} // namespace

std::shared_ptr<const Stated> statedOf(const Givens &givens, std::span<const std::string> texts)
{
    const Grid &grid = givens.grid;
    const auto cellCount = std::size_t(grid.cellCount());
    Statement statement;
    statement.domains.assign(cellCount, ValueSet::first(2));
    for (int line = 0; line < grid.lineCount(); ++line) {
        const bool isRow = grid.isRow(line);
        std::vector<int> cells;
        std::vector<int> digits;
        for (int place = 0; place < grid.length(line); ++place) {
            cells.push_back(grid.cellOf(line, place));
            digits.push_back(givens.digits[std::size_t(cells.back())]);
        }
        Constraint &added
            = statement.add(KindId(isRow ? 0 : 1), std::move(cells),
                            std::make_shared<LabelMet>(std::move(digits), grid.counted(line),
                                                       givens.labels[std::size_t(line)]),
                            {isRow ? line : line - grid.rows});
        const std::vector<std::string> number = added.arguments;
        const std::string &text = texts[cellCount + std::size_t(line)];
        added.arguments.push_back(text);
        added.label = {boxOf(grid, line, 0), text, {kinds[added.kind].words, added.arguments}};
        added.tallies
            = {{boxOf(grid, line, 1),
                {},
                {isRow ? INKLING_TR_NOOP("Phrases", "row %1, sum of its white cells so far")
                       : INKLING_TR_NOOP("Phrases", "column %1, sum of its black cells so far"),
                 number}},
               {boxOf(grid, line, 2),
                {},
                {isRow ? INKLING_TR_NOOP("Phrases", "row %1, what its label still lacks")
                       : INKLING_TR_NOOP("Phrases", "column %1, what its label still lacks"),
                 number}}};
    }
    return std::make_shared<const Stated>(
        Layout{grid, Form::Shades}, kinds, std::move(statement),
        std::vector(texts.begin(), texts.begin() + std::ptrdiff_t(cellCount)));
}

std::shared_ptr<const Stated> statedOf(const Givens &givens)
{
    return statedOf(givens, textsOf(givens));
}

std::vector<std::string> textsOf(const Givens &givens)
{
    std::vector<std::string> texts;
    for (const int digit : givens.digits)
        texts.push_back(std::to_string(digit));
    for (const int label : givens.labels)
        texts.push_back(std::to_string(label));
    return texts;
}

} // namespace inkling::numbercross
