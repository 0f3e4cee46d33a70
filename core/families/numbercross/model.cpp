// SPDX-License-Identifier: MIT
#include "families/numbercross/model.h"

#include "families/declared/squares.h"
#include "families/numbercross/checker.h"
#include "families/numbercross/puzzle.h"
#include "families/numbercross/reasoning/encoding.h"
#include "families/numbercross/reasoning/reasoner.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/telling/sentences.h"
#include "families/numbercross/telling/wording.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

namespace inkling::numbercross {

namespace {

using Json = nlohmann::ordered_json;

/// The sum of a line's counted cells that are known, and the number of its known cells.
struct Progress
{
    int sum = 0;
    int known = 0;
};

/// By line: its progress. Written without branches, as the shades of cells cannot be predicted.
std::vector<Progress> progressOf(const Givens &givens, const Knowledge &knowledge)
{
    const Grid &grid = givens.grid;
    std::vector<Progress> lines(std::size_t(grid.lineCount()));
    Progress *const columns = lines.data() + grid.columnLine(0);
    for (int r = 0; r < grid.rows; ++r) {
        Progress row;
        for (int c = 0; c < grid.columns; ++c) {
            const auto cell = std::size_t(grid.cell(r, c));
            const ValueSet possible = knowledge.possible(UnknownId(cell));
            const int isWhite = possible == ValueSet::only(white) ? 1 : 0;
            const int isBlack = possible == ValueSet::only(black) ? 1 : 0;
            row.sum += isWhite * givens.digits[cell];
            row.known += isWhite | isBlack;
            columns[c].sum += isBlack * givens.digits[cell];
            columns[c].known += isWhite | isBlack;
        }
        lines[std::size_t(grid.rowLine(r))] = row;
    }
    return lines;
}

} // namespace

Phrase describeLine(const Givens &givens, int line)
{
    const std::string label = std::to_string(givens.labels[std::size_t(line)]);
    if (givens.grid.isRow(line))
        return {INKLING_TR_NOOP("Phrases", "row %1, label %2: the sum of its white cells"),
                {std::to_string(line + 1), label}};
    return {INKLING_TR_NOOP("Phrases", "column %1, label %2: the sum of its black cells"),
            {std::to_string(line - givens.grid.rows + 1), label}};
}

UnknownId NumberCrossModel::mainCount() const
{
    return UnknownId(m_givens.grid.cellCount());
}

std::vector<ValueSet> NumberCrossModel::initial() const
{
    return std::vector<ValueSet>(mainCount(), ValueSet::first(2));
}

bool NumberCrossModel::isAnswer(const Answer &answer) const
{
    return !fault(m_givens, answer);
}

std::vector<Json> NumberCrossModel::json(const Fact &fact) const
{
    const int cell = int(fact.unknown);
    return {Json{{"cell", {m_givens.grid.rowOf(cell), m_givens.grid.columnOf(cell)}},
                 {"is", fact.possible == ValueSet::only(black) ? "black" : "white"}}};
}

Json NumberCrossModel::json(ConstraintId constraint) const
{
    const int line = int(constraint);
    if (m_givens.grid.isRow(line))
        return {{"row", line}};
    return {{"column", line - m_givens.grid.rows}};
}

Phrase NumberCrossModel::describe(const Fact &fact) const
{
    const int cell = int(fact.unknown);
    return {fact.possible == ValueSet::only(black)
                ? INKLING_TR_NOOP("Phrases", "row %1, column %2 is black")
                : INKLING_TR_NOOP("Phrases", "row %1, column %2 is white"),
            {std::to_string(m_givens.grid.rowOf(cell) + 1),
             std::to_string(m_givens.grid.columnOf(cell) + 1)}};
}

Phrase NumberCrossModel::describe(ConstraintId constraint) const
{
    return describeLine(m_givens, int(constraint));
}

Phrase NumberCrossModel::describeCount(UnknownId count) const
{
    return declared::countOfCells(count);
}

Noun NumberCrossModel::noun(ConstraintId constraint) const
{
    if (m_givens.grid.isRow(int(constraint)))
        return {INKLING_TR_NOOP("Phrases", "one row"), INKLING_TR_NOOP("Phrases", "%1 rows")};
    return {INKLING_TR_NOOP("Phrases", "one column"), INKLING_TR_NOOP("Phrases", "%1 columns")};
}

Noun NumberCrossModel::noun(const Fact &fact) const
{
    if (fact.possible == ValueSet::only(black))
        return {INKLING_TR_NOOP("Phrases", "one black cell"),
                INKLING_TR_NOOP("Phrases", "%1 black cells")};
    return {INKLING_TR_NOOP("Phrases", "one white cell"),
            INKLING_TR_NOOP("Phrases", "%1 white cells")};
}

Sentence NumberCrossModel::sentence(const Step &step, const Knowledge &before) const
{
    return sentenceOf(m_givens, step, before);
}

std::span<const SentenceCase> NumberCrossModel::sentences() const
{
    return numbercross::sentences();
}

std::vector<Fact> NumberCrossModel::choices(ElementId element) const
{
    if (element >= mainCount())
        return {};
    return {{UnknownId(element), ValueSet::only(black)},
            {UnknownId(element), ValueSet::only(white)}};
}

std::vector<Fact> NumberCrossModel::tidying(const Knowledge &knowledge, UnknownId unknown) const
{
    const Grid &grid = m_givens.grid;
    const int cell = int(unknown);
    std::vector<Fact> facts;
    for (const int line : {grid.rowLine(grid.rowOf(cell)), grid.columnLine(grid.columnOf(cell))}) {
        const int counted = grid.counted(line);
        int sum = 0;
        std::vector<Fact> rest;
        for (int place = 0; place < grid.length(line); ++place) {
            const auto other = UnknownId(grid.cellOf(line, place));
            if (knowledge.possible(other) == ValueSet::only(counted))
                sum += m_givens.digits[other];
            else if (!knowledge.possible(other).single())
                rest.push_back({other, ValueSet::only(1 - counted)});
        }
        if (sum == m_givens.labels[std::size_t(line)]
            && knowledge.possible(unknown) == ValueSet::only(counted))
            facts.insert(facts.end(), rest.begin(), rest.end());
    }
    return facts;
}

std::optional<Mark> NumberCrossModel::mark(const Fact &fact) const
{
    if (!fact.possible.single())
        return std::nullopt;
    return Mark{.element = cellElement(m_givens.grid, int(fact.unknown)),
                .look = fact.possible.value() == black ? Look::Black : Look::White};
}

std::vector<ElementId> NumberCrossModel::elements(ConstraintId constraint) const
{
    const int line = int(constraint);
    return {labelElement(m_givens.grid, line), lineElement(m_givens.grid, line)};
}

std::vector<Caption> NumberCrossModel::captions(const Knowledge &knowledge) const
{
    const Grid &grid = m_givens.grid;
    const std::vector<Progress> lines = progressOf(m_givens, knowledge);
    std::vector<Caption> captions;
    captions.reserve(3 * lines.size());
    for (int line = 0; line < grid.lineCount(); ++line) {
        const Progress &progress = lines[std::size_t(line)];
        const int rest = m_givens.labels[std::size_t(line)] - progress.sum;
        if (progress.known == 0)
            continue;
        const bool isWhole = progress.known == grid.length(line);
        const bool isDone = isWhole && rest == 0;
        captions.push_back(
            {labelElement(grid, line), {}, isDone, rest < 0 || (isWhole && !isDone)});
        // What a line's sum is in the end, its label says.
        if (isDone)
            continue;
        captions.push_back({sumElement(grid, line), std::to_string(progress.sum)});
        std::string text = rest < 0 ? "\u2212" : "+";
        text += std::to_string(std::abs(rest));
        captions.push_back({restElement(grid, line), std::move(text)});
    }
    return captions;
}

std::vector<Beat> NumberCrossModel::finale(const Answer &) const
{
    const Grid &grid = m_givens.grid;
    std::vector<Beat> beats = declared::beatsByRow(grid);
    for (int r = 0; r < grid.rows; ++r)
        beats[std::size_t(r)].elements.push_back(labelElement(grid, grid.rowLine(r)));
    return beats;
}

Point NumberCrossModel::place(UnknownId unknown) const
{
    return m_givens.grid.place(unknown);
}

std::span<const Rule> NumberCrossModel::rules() const
{
    return numbercross::rules();
}

std::unique_ptr<Encoding> NumberCrossModel::encoding() const
{
    return std::make_unique<NumberCrossEncoding>(m_givens);
}

std::unique_ptr<Reasoner> NumberCrossModel::reasoner() const
{
    return makeReasoner(m_givens);
}

} // namespace inkling::numbercross
