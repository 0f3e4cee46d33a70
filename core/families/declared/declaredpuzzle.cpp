// SPDX-License-Identifier: MIT
#include "families/declared/declaredpuzzle.h"

#include "families/declared/declaredmodel.h"
#include "logic/search/constraintsearch.h"

#include <algorithm>

namespace inkling::declared {

namespace {

std::string joined(const std::vector<std::string> &words, bool isDense)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() || isDense ? "" : " ") + word;
    return text + '\n';
}

/// A cell with this face as a screen reader speaks it; empty where the face says nothing.
std::string_view spoken(CellFace face)
{
    switch (face) {
    case CellFace::Plain:
        break;
    case CellFace::Filled:
    case CellFace::Halved:
        return INKLING_TR_NOOP("Phrases", "row %1, column %2, a black cell");
    case CellFace::Ring:
        return INKLING_TR_NOOP("Phrases", "row %1, column %2, a white circle");
    case CellFace::Disc:
        return INKLING_TR_NOOP("Phrases", "row %1, column %2, a black circle");
    }
    return {};
}

/// The grid of a line's cells and links: each cell its own sign.
std::string linkText(const Posed &posed, const Answer &answer)
{
    const Layout &layout = posed.layout;
    const int width = 2 * layout.columns - 1;
    std::vector<std::string> lines(std::size_t(2 * layout.rows - 1), std::string(width, ' '));
    const auto at = [&](int row, int column) -> char & {
        return lines[std::size_t(row)][std::size_t(column)];
    };
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        const int row = 2 * layout.rowOf(cell);
        const int column = 2 * layout.columnOf(cell);
        const std::string &text = posed.draft.texts[std::size_t(cell)];
        at(row, column) = text.empty() ? '.' : text[0];
        const auto right = layout.linkRight(cell);
        const auto down = layout.linkDown(cell);
        if (right && answer.values[*right] == 1)
            at(row, column + 1) = '-';
        if (down && answer.values[*down] == 1)
            at(row + 1, column) = '|';
    }
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

} // namespace

Phrase DeclaredPuzzle::describe(ElementId element) const
{
    const Layout &layout = m_posed->layout;
    if (int(element) < layout.cellCount()) {
        Phrase phrase = cellName(layout, int(element));
        const std::string_view own = ownText(m_posed->draft.texts[element]);
        if (const auto words = spoken(m_posed->declaration.face(own)); !words.empty())
            phrase.text = words;
        const std::string text = m_posed->declaration.shownText(own);
        if (!text.empty()) {
            phrase.text = INKLING_TR_NOOP("Phrases", "row %1, column %2: %3");
            phrase.arguments.push_back(text);
        }
        return phrase;
    }
    return m_posed->describeElement(element);
}

std::unique_ptr<Model> DeclaredPuzzle::model() const
{
    return std::make_unique<DeclaredModel>(m_posed);
}

Solution derivedSearch(const Model &model, Search search, const StopCondition &stop)
{
    ConstraintSearch clauses(model);
    Solution solution;
    auto outcome = sat::Result::Stopped;
    const auto next = [&]() -> std::optional<Answer> {
        outcome = clauses.solve(clauses.constraints(), {}, stop);
        return outcome == sat::Result::Satisfiable ? std::optional(clauses.answer()) : std::nullopt;
    };
    solution.first = next();
    if (solution.first && search == Search::Uniqueness) {
        clauses.exclude(*solution.first);
        solution.second = next();
    }
    solution.judge(search, outcome == sat::Result::Unsatisfiable);
    return solution;
}

Solution DeclaredPuzzle::solve(Search search, const StopCondition &stop) const
{
    if (auto solution = m_posed->declaration.search(m_posed->statement, search, stop))
        return *solution;
    return derivedSearch(DeclaredModel(m_posed), search, stop);
}

/// The clues that the answer gives to cells that have none.
void DeclaredPuzzle::forEachAddition(const Answer &answer,
                                     const std::function<bool(Addition)> &use) const
{
    const auto whole = m_posed->declaration.clued(m_posed->draft, answer.values);
    for (std::size_t cell = 0; whole && cell < whole->texts.size(); ++cell) {
        if (!m_posed->draft.texts[cell].empty() || whole->texts[cell].empty())
            continue;
        Draft draft = m_posed->draft;
        draft.texts[cell] = whole->texts[cell];
        auto puzzle
            = std::make_shared<const DeclaredPuzzle>(m_posed->declaration, std::move(draft));
        if (!use({ElementId(cell), std::move(puzzle)}))
            return;
    }
}

std::shared_ptr<const Puzzle> DeclaredPuzzle::withOptions(std::uint32_t options) const
{
    Draft draft = m_posed->draft;
    draft.options = options;
    return std::make_shared<const DeclaredPuzzle>(m_posed->declaration, std::move(draft));
}

std::string DeclaredPuzzle::text() const
{
    const Declaration &declaration = m_posed->declaration;
    const Draft &draft = m_posed->draft;
    std::string text(declaration.id());
    text += ' ' + std::to_string(draft.size.rows);
    if (declaration.sizeForm() == SizeForm::RowsAndColumns)
        text += ' ' + std::to_string(draft.size.columns);
    for (std::size_t i = 0; i < declaration.options().size(); ++i) {
        if ((draft.options >> i & 1) != 0)
            text += ' ' + std::string(declaration.options()[i].id);
    }
    const auto cages = cagesOf(draft);
    if (!cages.empty())
        text += " cages " + std::to_string(cages.size());
    text += '\n';
    const auto addRows = [&](const std::vector<std::string> &words, bool isDense) {
        for (int row = 0; row < draft.size.rows; ++row) {
            const auto first = words.begin() + std::ptrdiff_t(row) * draft.size.columns;
            text += joined({first, first + draft.size.columns}, isDense);
        }
    };
    std::vector<std::string> words = ownTexts(draft);
    for (std::string &word : words)
        word = word.empty() ? "." : word;
    addRows(words, declaration.isDense());
    if (cages.empty())
        return text;
    std::vector<std::string> letters(draft.texts.size(), ".");
    std::string clues;
    for (std::size_t cage = 0; cage < cages.size(); ++cage) {
        for (const int cell : cages[cage])
            letters[std::size_t(cell)] = letterOfCage(cage);
        const std::string_view clue = cageClue(draft.texts[std::size_t(cages[cage].front())]);
        const std::string sum(clue.substr(0, clue.find('+')));
        clues += letterOfCage(cage) + ' ' + sum + " +\n";
    }
    addRows(letters, true);
    return text + clues;
}

/// An empty line parts the answers of several puzzles.
std::string DeclaredPuzzle::answerText(int number, const Answer *answer) const
{
    std::string text = number > 1 ? "\n" : "";
    if (!answer)
        return text + "No solution\n";
    const Layout &layout = m_posed->layout;
    if (layout.hasLinks())
        return text + linkText(*m_posed, *answer);
    for (int row = 0; row < layout.rows; ++row) {
        std::vector<std::string> words;
        for (int column = 0; column < layout.columns; ++column) {
            const auto cell = std::size_t(layout.cell(row, column));
            words.push_back(m_posed->declaration.answerOf(ownText(m_posed->draft.texts[cell]),
                                                          answer->values[cell]));
        }
        text += joined(words, false);
    }
    return text;
}

} // namespace inkling::declared
