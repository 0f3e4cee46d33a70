// SPDX-License-Identifier: MIT
#include "families/hex/model.h"

#include "families/hex/captions.h"
#include "families/hex/checker.h"
#include "families/hex/equation.h"
#include "families/hex/path.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/encoding.h"
#include "families/hex/reasoning/reasoner.h"
#include "families/hex/reasoning/rules.h"
#include "families/hex/reasoning/sentences.h"
#include "puzzle/listed.h"

#include <bit>
#include <nlohmann/json.hpp>

namespace inkling::hex {

namespace {

using Json = nlohmann::ordered_json;

Json jsonPlace(const Tiles &tiles, int tile)
{
    const auto [row, column] = tiles.grid().place(tile);
    return Json::array({row, column});
}

/// Three arguments: its character, its row, its place in it.
std::vector<std::string> spoken(const Tiles &tiles, int tile)
{
    const auto [row, column] = tiles.grid().place(tile);
    return {typeset(tiles.character(tile)), std::to_string(row + 1), std::to_string(column + 1)};
}

Phrase phraseOfLink(const Tiles &tiles, int link, std::string_view text)
{
    const auto [first, second] = tiles.link(link);
    std::vector<std::string> arguments = spoken(tiles, first);
    for (std::string &argument : spoken(tiles, second))
        arguments.push_back(std::move(argument));
    return {text, std::move(arguments)};
}

} // namespace

Phrase describeLink(const Tiles &tiles, int link)
{
    return phraseOfLink(
        tiles, link,
        INKLING_TR_NOOP("Phrases", "link of %1 (row %2, place %3) and %4 (row %5, place %6)"));
}

std::vector<ValueSet> HexModel::initial() const
{
    std::vector<ValueSet> sets;
    for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown)
        sets.push_back(m_terms.initial(unknown));
    return sets;
}

bool HexModel::isAnswer(const Answer &answer) const
{
    return !fault(m_tiles, answer);
}

bool HexModel::isSame(const Answer &a, const Answer &b) const
{
    return charactersAlong(m_tiles, *pathOf(m_tiles, a))
           == charactersAlong(m_tiles, *pathOf(m_tiles, b));
}

std::vector<Json> HexModel::json(const Fact &fact) const
{
    const Subject subject = m_terms.subject(fact.unknown);
    const bool yes = fact.possible == ValueSet::only(1);
    switch (subject.kind) {
    case Kind::Link: {
        const auto [first, second] = m_tiles.link(subject.index);
        return {Json{{"link", Json::array({jsonPlace(m_tiles, first), jsonPlace(m_tiles, second)})},
                     {"is", yes ? "joined" : "cut"}}};
    }
    case Kind::Reading:
        return {Json{{"reading", yes ? "from-last-end" : "from-first-end"}}};
    case Kind::End:
        return {Json{{"tile", jsonPlace(m_tiles, subject.index)}, {"end", yes}}};
    case Kind::Before: {
        Json numbers = Json::array();
        for (int number = 1; number < m_tiles.count(); ++number) {
            if (fact.possible.contains(number))
                numbers.push_back(number);
        }
        return {Json{{"before-equals", numbers}}};
    }
    }
    return {};
}

Json HexModel::json(ConstraintId constraint) const
{
    if (constraint < m_terms.path())
        return {{"tile", jsonPlace(m_tiles, int(constraint))}};
    return {{constraint == m_terms.path() ? "path" : "equation", true}};
}

/// "1–5, 7" and "9": three or more that follow each other as a range.
static std::pair<std::string, std::string> rangesToLast(ValueSet values)
{
    std::vector<std::string> items;
    while (!values.empty()) {
        const int first = values.value();
        int end = first;
        for (; values.contains(end); ++end)
            values = values - ValueSet::only(end);
        if (end - first > 2)
            items.push_back(std::to_string(first) + "\u2013" + std::to_string(end - 1));
        for (int value = first; end - first <= 2 && value < end; ++value)
            items.push_back(std::to_string(value));
    }
    std::string most;
    for (std::size_t i = 0; i + 1 < items.size(); ++i)
        most += (i == 0 ? "" : ", ") + items[i];
    return {most, items.back()};
}

Phrase HexModel::describe(const Fact &fact) const
{
    const Subject subject = m_terms.subject(fact.unknown);
    const bool yes = fact.possible == ValueSet::only(1);
    switch (subject.kind) {
    case Kind::Link:
        return phraseOfLink(
            m_tiles, subject.index,
            yes ? INKLING_TR_NOOP("Phrases",
                                  "%1 (row %2, place %3) and %4 (row %5, place %6) are joined")
                : INKLING_TR_NOOP(
                    "Phrases", "%1 (row %2, place %3) and %4 (row %5, place %6) are not joined"));
    case Kind::Reading:
        return {yes ? INKLING_TR_NOOP("Phrases", "the path is read from its lower or right end")
                    : INKLING_TR_NOOP("Phrases", "the path is read from its upper or left end"),
                {}};
    case Kind::End:
        return {yes ? INKLING_TR_NOOP("Phrases", "the path ends on %1 (row %2, place %3)")
                    : INKLING_TR_NOOP("Phrases", "the path does not end on %1 (row %2, place %3)"),
                spoken(m_tiles, subject.index)};
    case Kind::Before:
        break;
    }
    // What stands before the = is the left side.
    if (fact.possible == ValueSet::only(1))
        return {INKLING_TR_NOOP("Phrases", "the left side has 1 tile"), {}};
    if (fact.possible.single())
        return {INKLING_TR_NOOP("Phrases", "the left side has %1 tiles"), {listed(fact.possible)}};
    if (fact.possible.isPair()) {
        const int less = fact.possible.value();
        const ValueSet more = fact.possible - ValueSet::only(less);
        return {INKLING_TR_NOOP("Phrases", "the left side has %1 or %2 tiles"),
                {std::to_string(less), listed(more)}};
    }
    const auto [most, last] = rangesToLast(fact.possible);
    if (most.empty())
        return {INKLING_TR_NOOP("Phrases", "the left side has %1 tiles"), {last}};
    return {INKLING_TR_NOOP("Phrases", "the left side has %1 or %2 tiles"), {most, last}};
}

Phrase HexModel::describe(ConstraintId constraint) const
{
    if (constraint < m_terms.path())
        return {INKLING_TR_NOOP("Phrases", "the tile %1 at row %2, place %3"),
                spoken(m_tiles, int(constraint))};
    if (constraint == m_terms.path())
        return {INKLING_TR_NOOP("Phrases", "one path passes through every tile"), {}};
    return {INKLING_TR_NOOP("Phrases", "the path reads as an equation"), {}};
}

Phrase HexModel::describeCount(UnknownId count) const
{
    return {INKLING_TR_NOOP("Phrases", "%1 of the links and the reading"),
            {std::to_string(count)}};
}

/// "3 = 5", or as long as all choices find room "3, 4 =", else the least and the most "2…10 =".
std::optional<Mark> HexModel::markOfSides(ValueSet before) const
{
    constexpr std::size_t mostRoom = 10; // beside an equation, more would be too small to be read
    if (before.empty() || before == m_terms.initial(m_terms.before()))
        return std::nullopt;
    std::string text = listed(before);
    if (text.size() > mostRoom)
        text = std::to_string(std::countr_zero(before.bits())) + "\u2026"
               + std::to_string(std::bit_width(before.bits()) - 1);
    text += " =";
    if (before.single())
        text += ' ' + std::to_string(m_tiles.count() - 1 - before.value());
    return Mark{.element = lengthsElement(m_tiles),
                .look = Look::Text,
                .values = before.single() ? 0 : before.bits(),
                .text = std::move(text),
                .main = false};
}

Noun HexModel::noun(ConstraintId constraint) const
{
    if (constraint < m_terms.path())
        return {INKLING_TR_NOOP("Phrases", "one tile"), INKLING_TR_NOOP("Phrases", "%1 tiles")};
    if (constraint == m_terms.path())
        return {INKLING_TR_NOOP("Phrases", "the one path"), {}};
    return {INKLING_TR_NOOP("Phrases", "the equation"), {}};
}

Noun HexModel::noun(const Fact &fact) const
{
    switch (m_terms.subject(fact.unknown).kind) {
    case Kind::Link:
        if (fact.possible == ValueSet::only(joined))
            return {INKLING_TR_NOOP("Phrases", "one link"), INKLING_TR_NOOP("Phrases", "%1 links")};
        return {INKLING_TR_NOOP("Phrases", "one cut"), INKLING_TR_NOOP("Phrases", "%1 cuts")};
    case Kind::Reading:
        return {INKLING_TR_NOOP("Phrases", "the reading"), {}};
    case Kind::End:
        if (fact.possible == ValueSet::only(pathEnd))
            return {INKLING_TR_NOOP("Phrases", "one end"), INKLING_TR_NOOP("Phrases", "%1 ends")};
        return {INKLING_TR_NOOP("Phrases", "one inner tile"),
                INKLING_TR_NOOP("Phrases", "%1 inner tiles")};
    case Kind::Before:
        break;
    }
    return {INKLING_TR_NOOP("Phrases", "the place of the ="), {}};
}

Sentence HexModel::sentence(const Step &step, const Knowledge &before) const
{
    return sentenceOf(*this, m_tiles, step, before);
}

Sentence HexModel::caseSentence(const Step &step, std::size_t index) const
{
    return caseSentenceOf(m_tiles, step, index);
}

std::span<const SentenceCase> HexModel::sentences() const
{
    return hex::sentences();
}

std::vector<Fact> HexModel::choices(ElementId element) const
{
    const ElementId first = linkElement(m_tiles, 0);
    if (element < first || element >= first + ElementId(m_tiles.linkCount()))
        return {};
    const UnknownId link = m_terms.link(int(element - first));
    return {{link, ValueSet::only(joined)}, {link, ValueSet::only(cut)}};
}

std::vector<Fact> HexModel::tidying(const Knowledge &knowledge, UnknownId unknown) const
{
    std::vector<Fact> facts;
    if (unknown >= UnknownId(m_tiles.linkCount())
        || knowledge.possible(unknown) != ValueSet::only(joined))
        return facts;
    for (const int tile : m_tiles.link(int(unknown))) {
        int count = 0;
        std::vector<Fact> rest;
        for (int link = 0; link < m_tiles.linkCount(); ++link) {
            const auto [first, second] = m_tiles.link(link);
            const UnknownId other = m_terms.link(link);
            if (first != tile && second != tile)
                continue;
            if (knowledge.possible(other) == ValueSet::only(joined))
                ++count;
            else if (!knowledge.possible(other).single())
                rest.push_back({other, ValueSet::only(cut)});
        }
        // The path enters a tile and leaves it.
        if (count == 2)
            facts.insert(facts.end(), rest.begin(), rest.end());
    }
    return facts;
}

std::optional<Mark> HexModel::mark(const Fact &fact) const
{
    const Subject subject = m_terms.subject(fact.unknown);
    if (subject.kind == Kind::Before)
        return markOfSides(fact.possible);
    if (!fact.possible.single())
        return std::nullopt;
    const bool yes = fact.possible == ValueSet::only(1);
    switch (subject.kind) {
    case Kind::Link:
        return Mark{.element = linkElement(m_tiles, subject.index),
                    .look = yes ? Look::Joined : Look::Cut};
    case Kind::Reading:
        return Mark{.element = readingElement(m_tiles),
                    .look = Look::Text,
                    .text = yes ? "\u2190" : "\u2192"};
    case Kind::End:
        return Mark{.element = tileElement(m_tiles, subject.index),
                    .look = yes ? Look::End : Look::Inner,
                    .main = false};
    case Kind::Before:
        break;
    }
    return std::nullopt;
}

std::vector<ElementId> HexModel::elements(ConstraintId constraint) const
{
    if (constraint < m_terms.path())
        return {tileElement(m_tiles, int(constraint))};
    return {};
}

std::vector<ElementId> tilesConcludedOn(const Tiles &tiles, const Step &step)
{
    TileSet shown = 0;
    for (const Fact &fact : step.conclusions) {
        const Subject subject = Terms(tiles).subject(fact.unknown);
        if (subject.kind == Kind::End)
            shown |= TileSet{1} << subject.index;
        if (subject.kind != Kind::Link)
            continue;
        for (const int tile : tiles.link(subject.index))
            shown |= TileSet{1} << tile;
    }
    std::vector<ElementId> elements;
    for (int tile = 0; tile < tiles.count(); ++tile) {
        if ((shown >> tile & 1) != 0)
            elements.push_back(tileElement(tiles, tile));
    }
    return elements;
}

std::vector<ElementId> HexModel::grounds(const Step &step) const
{
    switch (RuleName(step.rule)) {
    case RuleName::OperatorInside:
    case RuleName::OperatorsApart:
    case RuleName::ZerosApart:
        return tilesConcludedOn(m_tiles, step);
    default:
        return {};
    }
}

std::vector<Caption> HexModel::captions(const Knowledge &knowledge) const
{
    const Reading draft = readingOf(m_tiles, knowledge);
    const bool isWhole = !draft.values.empty();
    return {{equationElement(m_tiles), draft.equation, isWhole},
            {valuesElement(m_tiles), draft.values, isWhole}};
}

std::vector<Beat> HexModel::finale(const Answer &answer) const
{
    const auto path = pathOf(m_tiles, answer);
    if (!path)
        return {};
    const std::string characters = charactersAlong(m_tiles, *path);
    std::vector<Beat> beats;
    for (std::size_t i = 0; i < path->size(); ++i) {
        const std::string_view soFar = std::string_view(characters).substr(0, i + 1);
        const bool isLast = i + 1 == path->size();
        Beat beat;
        if (i > 0)
            beat.elements.push_back(
                linkElement(m_tiles, m_tiles.linkBetween((*path)[i - 1], (*path)[i])));
        beat.elements.push_back(tileElement(m_tiles, (*path)[i]));
        beat.captions = {{equationElement(m_tiles), typeset(soFar), isLast},
                         {valuesElement(m_tiles), runningValues(soFar), isLast}};
        beats.push_back(std::move(beat));
    }
    return beats;
}

/// The middle of its tiles; the first tile for what is about the whole path.
Point HexModel::place(UnknownId unknown) const
{
    const auto middle = [this](int tile) -> Point {
        const auto [row, column] = m_tiles.grid().place(tile);
        // Longer rows begin half a tile earlier.
        return {column - 0.5 * (row % 2), double(row)};
    };
    const Subject subject = m_terms.subject(unknown);
    if (subject.kind != Kind::Link)
        return middle(subject.kind == Kind::End ? subject.index : 0);
    const auto [a, b] = m_tiles.link(subject.index);
    return {(middle(a).x + middle(b).x) / 2, (middle(a).y + middle(b).y) / 2};
}

std::span<const Rule> HexModel::rules() const
{
    return hex::rules();
}

std::unique_ptr<Encoding> HexModel::encoding() const
{
    return std::make_unique<HexEncoding>(m_tiles);
}

std::unique_ptr<Reasoner> HexModel::reasoner() const
{
    return makeReasoner(m_tiles);
}

} // namespace inkling::hex
