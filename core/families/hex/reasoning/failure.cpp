// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/failure.h"

#include "families/hex/puzzle.h"
#include "families/hex/reasoning/rules.h"

#include <algorithm>
#include <array>
#include <bit>
#include <iterator>
#include <utility>

namespace inkling::hex {

namespace {

using Break = Failure::Kind;

/// "7", "2", "3" of the 7 at row 2, place 3.
std::vector<std::string> spoken(const Tiles &tiles, int tile)
{
    const auto [row, column] = tiles.grid().place(tile);
    return {typeset(tiles.character(tile)), std::to_string(row + 1), std::to_string(column + 1)};
}

/// The links that a step's premises say are so.
LinkSet linksSaid(const Terms &terms, const Step &step, int value)
{
    LinkSet links = 0;
    for (const Fact &fact : step.premises) {
        const Subject subject = terms.subject(fact.unknown);
        if (subject.kind == Kind::Link && fact.possible == ValueSet::only(value))
            links |= LinkSet{1} << subject.index;
    }
    return links;
}

/// A digit in the middle of three that are joined.
int middleDigit(const Tiles &tiles, LinkSet joinedLinks)
{
    for (int tile = 0; tile < tiles.count(); ++tile) {
        if (tiles.isDigit(tile)
            && std::popcount(tiles.across(joinedLinks, tile) & tiles.digits()) > 1)
            return tile;
    }
    return 0;
}

/// The digit whose last link to another is the one that was cut; nothing where digits are only counted.
Failure loneDigit(const Tiles &tiles, const Terms &terms, const Step &step)
{
    const LinkSet cutLinks = linksSaid(terms, step, cut);
    const Subject last = step.premises.empty() ? Subject{Kind::Before}
                                               : terms.subject(step.premises.back().unknown);
    if (last.kind != Kind::Link)
        return {Break::ManySingles};
    const auto isLone = [&](int tile) {
        const TileSet others = tiles.neighbours(tile) & tiles.digits();
        return tiles.isDigit(tile) && (others & ~tiles.across(cutLinks, tile)) == 0;
    };
    const auto ends = tiles.link(last.index);
    const auto found = std::ranges::find_if(ends, isLone);
    if (found == std::end(ends))
        return {Break::ManySingles};
    const int digits = std::popcount(tiles.digits());
    const int singles = 2 * (tiles.count() - digits + 1) - digits;
    if (singles == 0)
        return {Break::NoPartnerAtAll, *found};
    for (int tile = 0; tile < tiles.count() && singles == 1; ++tile) {
        if (tile != *found && isLone(tile))
            return {Break::NoPartnerForBoth, *found, tile};
    }
    return {Break::NoPartner, *found};
}

Failure atTile(const Tiles &tiles, const Terms &terms, const Step &step)
{
    const int tile = int(step.constraints.front());
    const LinkSet joinedLinks = linksSaid(terms, step, joined) & tiles.linksAt(tile);
    const bool isEnd = std::ranges::any_of(step.premises, [&](const Fact &fact) {
        return fact == Fact{terms.end(tile), ValueSet::only(pathEnd)};
    });
    const bool isTooMany = std::popcount(joinedLinks) > (isEnd ? 1 : 2);
    return {isTooMany ? Break::TooManyLinks : Break::TooFewLinks, tile};
}

Failure ofEnds(const Terms &terms, const Step &step)
{
    const auto ends = std::ranges::count_if(step.premises, [&](const Fact &fact) {
        return terms.subject(fact.unknown).kind == Kind::End
               && fact.possible == ValueSet::only(pathEnd);
    });
    return {ends > 2 ? Break::ManyEnds : Break::FewEnds};
}

/// The texts by Failure::Kind.
// clang-format off
constexpr std::array<std::string_view, std::size_t(Break::None)> texts{
    INKLING_TR_NOOP("Phrases", "the %1 at row %2, place %3 has too many links"),
    INKLING_TR_NOOP("Phrases", "the %1 at row %2, place %3 has too few links left"),
    INKLING_TR_NOOP("Phrases", "the path has more than two ends"),
    INKLING_TR_NOOP("Phrases", "the path has fewer than two ends"),
    INKLING_TR_NOOP("Phrases", "three digits in a row have the %1 at row %2, place %3 between them"),
    INKLING_TR_NOOP("Phrases", "too many numbers have two digits"),
    INKLING_TR_NOOP("Phrases", "too many numbers have one digit"),
    INKLING_TR_NOOP("Phrases", "the %1 at row %2, place %3 has no second digit, and no more numbers may have one digit"),
    INKLING_TR_NOOP("Phrases", "the %1 at row %2, place %3 has no second digit, and every number has two digits"),
    INKLING_TR_NOOP("Phrases", "the %1 at row %2, place %3 and the %4 at row %5, place %6 have no second digit, and only one number has one digit"),
    INKLING_TR_NOOP("Phrases", "a digit follows a 0"),
    INKLING_TR_NOOP("Phrases", "the path closes to a ring"),
    INKLING_TR_NOOP("Phrases", "the path ends while tiles are left over"),
    INKLING_TR_NOOP("Phrases", "some tiles are cut off from the others"),
    INKLING_TR_NOOP("Phrases", "no path can pass the %1 at row %2, place %3 from part to part"),
    INKLING_TR_NOOP("Phrases", "the path ends on an operator"),
    INKLING_TR_NOOP("Phrases", "two operators are joined"),
    INKLING_TR_NOOP("Phrases", "two zeros are joined"),
};
// clang-format on

} // namespace

Failure failureOf(const Tiles &tiles, const Step &step)
{
    const Terms terms(tiles);
    if (!step.premises.empty() && step.premises.back().unknown == terms.before())
        return {};
    switch (RuleName(step.rule)) {
    case RuleName::OperatorInside:
        return {Break::OperatorEnd};
    case RuleName::OperatorsApart:
        return {Break::OperatorsTouch};
    case RuleName::ZerosApart:
        return {Break::ZerosTouch};
    case RuleName::TileFull:
    case RuleName::OneWayOut:
    case RuleName::EndOrInner:
        return atTile(tiles, terms, step);
    case RuleName::TwoEnds:
        return ofEnds(terms, step);
    case RuleName::ThreeDigits:
        return {Break::ThreeDigits, middleDigit(tiles, linksSaid(terms, step, joined))};
    case RuleName::PairsUsedUp:
        return {Break::ManyPairs};
    case RuleName::SinglesUsedUp:
        return loneDigit(tiles, terms, step);
    case RuleName::LeadingZero:
        return {Break::ZeroFirst};
    case RuleName::SmallRing:
        return {Break::Ring};
    case RuleName::EndsTooSoon:
        return {Break::EndsTooSoon};
    case RuleName::Stranded:
        return {Break::Apart};
    case RuleName::OnlyPassage:
    case RuleName::EqualsSplits:
        return {Break::Passage, std::stoi(step.arguments.front())};
    default:
        return {};
    }
}

Argument::Part tilePart(const Tiles &tiles, int tile)
{
    return {{INKLING_TR_NOOP("Phrases", "the %1 at row %2, place %3"), spoken(tiles, tile)},
            {tileElement(tiles, tile)}};
}

Argument wordsOf(const Tiles &tiles, const Failure &failure)
{
    const std::string_view text = texts[std::size_t(failure.kind)];
    if (text.find('%') == std::string_view::npos)
        return phraseArgument({text, {}});
    std::vector<std::string> words = spoken(tiles, failure.tile);
    std::vector<ElementId> elements{tileElement(tiles, failure.tile)};
    if (failure.kind == Break::NoPartnerForBoth) {
        std::ranges::move(spoken(tiles, failure.other), std::back_inserter(words));
        elements.push_back(tileElement(tiles, failure.other));
    }
    return phraseArgument({text, std::move(words)}, std::move(elements));
}

} // namespace inkling::hex
