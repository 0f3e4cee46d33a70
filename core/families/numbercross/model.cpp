// SPDX-License-Identifier: MIT
#include "families/numbercross/model.h"

#include "families/numbercross/reasoning/encoding.h"
#include "families/numbercross/reasoning/reasoner.h"
#include "families/numbercross/reasoning/rules.h"
#include "families/numbercross/search/reach.h"
#include "families/numbercross/statement.h"
#include "families/numbercross/telling/sentences.h"
#include "families/numbercross/telling/wording.h"

#include <cstdlib>

namespace inkling::numbercross {

namespace {

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

/// Whether open digits of a line can make up what its label lacks.
bool canReach(const Givens &givens, const Knowledge &knowledge, int line, int lacks)
{
    const Grid &grid = givens.grid;
    auto reached = search::SumSet::only(0);
    for (int place = 0; place < grid.length(line); ++place) {
        const auto cell = UnknownId(grid.cellOf(line, place));
        if (knowledge.possible(cell).size() > 1)
            reached = reached | reached.plus(givens.digits[cell]);
    }
    return reached.contains(lacks);
}

} // namespace

NumberCrossModel::NumberCrossModel(Givens givens)
    : StatedModel(statedOf(givens))
    , m_givens(std::move(givens))
{}

Sentence NumberCrossModel::sentence(const Step &step, const Knowledge &before) const
{
    return sentenceOf(m_givens, step, before);
}

std::span<const SentenceCase> NumberCrossModel::sentences() const
{
    return numbercross::sentences();
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
        const bool isDone = progress.known == grid.length(line) && rest == 0;
        captions.push_back(
            {labelElement(grid, line), {}, isDone, !canReach(m_givens, knowledge, line, rest)});
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

std::span<const Rule> NumberCrossModel::rules() const
{
    return numbercross::rules();
}

std::unique_ptr<Encoding> NumberCrossModel::encoding() const
{
    return std::make_unique<NumberCrossEncoding>(stated());
}

std::unique_ptr<Reasoner> NumberCrossModel::reasoner() const
{
    return makeReasoner(m_givens);
}

} // namespace inkling::numbercross
