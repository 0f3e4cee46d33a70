// SPDX-License-Identifier: MIT
#include "families/declared/posed.h"

#include "board/outlines.h"

#include <algorithm>

namespace inkling::declared {

Posed::Posed(const Declaration &from, Draft drawn, const std::vector<std::string> &typed)
    : declaration(from)
    , draft(std::move(drawn))
    , layout{{draft.size.rows, draft.size.columns}, declaration.form()}
    , statement(declaration.state(draft))
    , elements(statement.constraints.size())
{
    std::vector<std::string> texts = ownTexts(draft);
    std::vector<CellFace> faces;
    for (std::string &text : texts) {
        faces.push_back(declaration.face(text));
        text = declaration.shownText(text);
    }
    for (std::size_t cell = 0; cell < typed.size(); ++cell) {
        if (!typed[cell].empty())
            texts[cell] = typed[cell];
    }
    layout.addTo(board, texts);
    for (int cell = 0; cell < layout.cellCount(); ++cell)
        board.setFace(ElementId(cell), faces[std::size_t(cell)]);
    for (ConstraintId id = 0; id < elements.size(); ++id) {
        const Constraint &constraint = statement.constraints[id];
        if (constraint.label) {
            elements[id].push_back(board.add(ElementKind::Label,
                                             inkling::outlineOf(constraint.label->box),
                                             constraint.label->text));
        }
        if (const auto frame = kind(id).region) {
            elements[id].push_back(board.add(ElementKind::Region,
                                             outlineOf(layout, constraint.cells), constraint.text));
            board.setRegionFrame(elements[id].back(), *frame);
        } else if (!constraint.label) {
            elements[id].assign(constraint.cells.begin(), constraint.cells.end());
        }
    }
}

std::vector<std::uint8_t> Posed::valuesIn(ConstraintId constraint, const Answer &answer) const
{
    std::vector<std::uint8_t> values;
    for (const UnknownId unknown : statement.constraints[constraint].unknowns)
        values.push_back(answer.values[unknown]);
    return values;
}

std::vector<ValueSet> Posed::initial() const
{
    std::vector<ValueSet> values = statement.domains;
    for (const Fact &fact : statement.given)
        values[fact.unknown] = values[fact.unknown] & fact.possible;
    return values;
}

std::optional<Phrase> Posed::fault(const Answer &answer) const
{
    for (UnknownId unknown = 0; unknown < statement.domains.size(); ++unknown) {
        if (!statement.domains[unknown].contains(answer.values[unknown])) {
            Phrase phrase = layout.name(unknown);
            phrase.arguments.resize(2);
            phrase.text = INKLING_TR_NOOP("Phrases", "row %1, column %2 has no value of the game");
            return phrase;
        }
    }
    for (ConstraintId id = 0; id < elements.size(); ++id) {
        const Constraint &constraint = statement.constraints[id];
        if (!constraint.relation->holds(valuesIn(id, answer)))
            return Phrase{kind(id).fault, constraint.arguments};
    }
    return std::nullopt;
}

std::string_view cageClue(std::string_view text)
{
    return text.substr(0, text.find('+') + 1); // npos + 1 is 0
}

std::string_view ownText(std::string_view text)
{
    return text.substr(cageClue(text).size());
}

std::string letterOfCage(std::size_t cage)
{
    return {char(cage < 26 ? 'a' + cage : 'A' + (cage - 26))};
}

std::vector<std::vector<int>> cagesOf(const Draft &draft)
{
    std::vector<std::vector<int>> cages;
    std::vector<std::size_t> cageAt(draft.cages.size());
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        const int first = draft.cages[cell];
        if (first == noCage)
            continue;
        if (first == int(cell)) {
            cageAt[cell] = cages.size();
            cages.emplace_back();
        }
        cages[cageAt[std::size_t(first)]].push_back(int(cell));
    }
    return cages;
}

std::vector<std::string> ownTexts(const Draft &draft)
{
    std::vector<std::string> texts;
    for (const std::string &text : draft.texts)
        texts.emplace_back(ownText(text));
    return texts;
}

} // namespace inkling::declared
