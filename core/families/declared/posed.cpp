// SPDX-License-Identifier: MIT
#include "families/declared/posed.h"

namespace inkling::declared {

namespace {

/// The texts of the cells as the board shows them.
std::vector<std::string> shownTexts(const Declaration &declaration, const Draft &draft,
                                    const std::vector<std::string> &typed)
{
    std::vector<std::string> texts = ownTexts(draft);
    for (std::size_t cell = 0; cell < texts.size(); ++cell) {
        const bool isTyped = cell < typed.size() && !typed[cell].empty();
        texts[cell]
            = isTyped ? declaration.pendingText(typed[cell]) : declaration.shownText(texts[cell]);
    }
    return texts;
}

} // namespace

Posed::Posed(const Declaration &from, Draft drawn, const std::vector<std::string> &typed)
    : Stated({{drawn.size.rows, drawn.size.columns}, from.form()}, from.kinds(), from.state(drawn),
             shownTexts(from, drawn, typed))
    , declaration(from)
    , draft(std::move(drawn))
{
    for (std::size_t cell = 0; cell < draft.texts.size(); ++cell) {
        const bool isTyped = cell < typed.size() && !typed[cell].empty();
        const std::string_view text = isTyped ? typed[cell] : ownText(draft.texts[cell]);
        faces.push_back(declaration.face(text));
    }
    const auto isOfAll
        = [&](const Constraint &constraint) { return kinds[constraint.kind].isWholeBoard; };
    const auto whole = std::ranges::find_if(statement.constraints, isOfAll);
    if (whole != statement.constraints.end())
        wholeBoard = ConstraintId(whole - statement.constraints.begin());
}

} // namespace inkling::declared
