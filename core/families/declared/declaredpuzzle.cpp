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

} // namespace inkling::declared
