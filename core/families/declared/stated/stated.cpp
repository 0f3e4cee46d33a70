// SPDX-License-Identifier: MIT
#include "families/declared/stated/stated.h"

#include "board/outlines.h"

#include <algorithm>
#include <cassert>

namespace inkling::declared {

Stated::Stated(Layout where, std::span<const Kind> which, Statement what,
               std::vector<std::string> textsOfCells)
    : layout(where)
    , kinds(which)
    , statement(std::move(what))
    , texts(std::move(textsOfCells))
    , elements(statement.constraints.size())
    , tallies(statement.constraints.size())
{
    ElementId next = layout.element(layout.unknownCount());
    for (ConstraintId id = 0; id < elements.size(); ++id) {
        const Constraint &constraint = statement.constraints[id];
        if (constraint.label)
            elements[id].push_back(next++);
        for (std::size_t i = 0; i < constraint.tallies.size(); ++i)
            tallies[id].push_back(next++);
        if (kind(id).region)
            elements[id].push_back(next++);
        else if (!constraint.label)
            elements[id].assign(constraint.cells.begin(), constraint.cells.end());
    }
}

/// Adds the elements in the order in which the constructor has numbered them.
Board Stated::board() const
{
    Board board;
    layout.addTo(board, texts);
    for (std::size_t cell = 0; cell < faces.size(); ++cell)
        board.setFace(ElementId(cell), faces[cell]);
    const auto add = [&](const SideText &text) {
        board.add(ElementKind::Label, inkling::outlineOf(text.box), text.text);
    };
    for (ConstraintId id = 0; id < elements.size(); ++id) {
        const Constraint &constraint = statement.constraints[id];
        if (constraint.label)
            add(*constraint.label);
        std::ranges::for_each(constraint.tallies, add);
        if (const auto frame = kind(id).region) {
            const ElementId region = board.add(
                ElementKind::Region, outlineOf(layout, constraint.cells), constraint.text);
            assert(region == elements[id].back());
            if (*frame != RegionFrame::None)
                board.setRegionFrame(region, *frame);
        }
    }
    return board;
}

Phrase Stated::describeElement(ElementId element) const
{
    const ElementId firstLink = layout.element(0);
    if (layout.hasLinks() && element < firstLink + layout.unknownCount())
        return layout.name(element - firstLink);
    for (ConstraintId id = 0; id < elements.size(); ++id) {
        const Constraint &constraint = statement.constraints[id];
        if (constraint.label && elements[id].front() == element)
            return constraint.label->words;
        if (std::ranges::find(elements[id], element) != elements[id].end())
            return describe(id);
        const auto tally = std::ranges::find(tallies[id], element);
        if (tally != tallies[id].end())
            return constraint.tallies[std::size_t(tally - tallies[id].begin())].words;
    }
    return {INKLING_TR_NOOP("Phrases", "part of the board"), {}};
}

std::vector<ValueSet> Stated::initial() const
{
    std::vector<ValueSet> values = statement.domains;
    for (const Fact &fact : statement.given)
        values[fact.unknown] = values[fact.unknown] & fact.possible;
    return values;
}

AnswerFault Stated::faultAt(ConstraintId id, const Breach &breach) const
{
    const Constraint &constraint = statement.constraints[id];
    const UnknownId at = constraint.unknowns[breach.at];
    Phrase phrase{kind(id).fault, constraint.arguments};
    if (breach.twin) {
        phrase.text = INKLING_TR_NOOP(
            "Phrases", "in one sum, row %1, column %2 and row %3, column %4 both hold %5");
        phrase.arguments = layout.name(constraint.unknowns[*breach.twin]).arguments;
        const Phrase second = layout.name(at);
        phrase.arguments.insert(phrase.arguments.end(), second.arguments.begin(),
                                second.arguments.end());
    }
    phrase.arguments.insert(phrase.arguments.end(), breach.words.begin(), breach.words.end());
    return {phrase, at};
}

std::optional<AnswerFault> Stated::fault(const Answer &answer) const
{
    for (UnknownId unknown = 0; unknown < statement.domains.size(); ++unknown) {
        if (!statement.domains[unknown].contains(answer.values[unknown])) {
            Phrase phrase = layout.name(unknown);
            phrase.arguments.resize(2);
            phrase.text = INKLING_TR_NOOP("Phrases", "row %1, column %2 has no valid value");
            return AnswerFault{phrase, unknown};
        }
    }
    std::vector<std::uint8_t> values;
    for (ConstraintId id = 0; id < elements.size(); ++id) {
        const Constraint &constraint = statement.constraints[id];
        values.clear();
        for (const UnknownId unknown : constraint.unknowns)
            values.push_back(answer.values[unknown]);
        if (!constraint.relation->holds(values))
            return faultAt(id, constraint.relation->breach(values));
    }
    return std::nullopt;
}

} // namespace inkling::declared
