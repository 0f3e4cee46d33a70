// SPDX-License-Identifier: MIT
#include "families/hex/rules/formrules.h"

#include "families/hex/path.h"

#include <bit>

namespace inkling::hex {

namespace {

TileSet operators(const Position &position)
{
    return position.tiles.all() & ~position.tiles.digits();
}

TileSet zeros(const Position &position)
{
    TileSet set = 0;
    for (int tile = 0; tile < position.terms.tiles; ++tile)
        set |= TileSet(position.tiles.character(tile) == '0') << tile;
    return set;
}

/// The number of digits, and the number of numbers that they make up.
struct DigitCount
{
    int digits;
    int numbers;

    explicit DigitCount(const Position &position)
        : digits(std::popcount(position.tiles.digits()))
        , numbers(std::popcount(operators(position)) + 1)
    {}
    /// The number of numbers with two digits, and of those with one.
    [[nodiscard]] int pairs() const { return digits - numbers; }
    [[nodiscard]] int singles() const { return 2 * numbers - digits; }
};

/// A tile's links to digits.
LinkSet digitLinksAt(const Position &position, int tile)
{
    return position.linksInto(tile, position.tiles.digits());
}

/// Excludes a digit after a 0, as the 0 would be the first of two digits, or in the middle of
/// three. `isStart`: the stretch is read from its end on, else towards it.
void proposeZerosOf(const Position &position, const Path &stretch, bool isStart, Trace &proposals)
{
    const Tiles &tiles = position.tiles;
    LinkSet along = 0;
    const auto begin = [&] {
        StepWriter step(proposals, position.terms, RuleName::LeadingZero);
        step.onEquation()
            .from({position.terms.reading(), position.reading})
            .fromTiles(position.ends, pathEnd)
            .fromLinks(along, joined);
        return step;
    };
    for (std::size_t i = 1; i < stretch.size(); ++i) {
        along |= LinkSet{1} << tiles.linkBetween(stretch[i - 1], stretch[i]);
        const int first = stretch[isStart ? i - 1 : i];
        const int second = stretch[isStart ? i : i - 1];
        if (tiles.character(first) == '0' && tiles.isDigit(second)) {
            begin().contradiction();
            return;
        }
    }
    TileSet idle = 0;
    if (isStart && tiles.character(stretch.back()) == '0')
        idle = tiles.digits();
    else if (!isStart && tiles.isDigit(stretch.back()))
        idle = zeros(position);
    const LinkSet links = position.linksInto(stretch.back(), idle) & position.openLinks();
    if (links != 0)
        begin().toLinks(links, cut);
}

} // namespace

void proposeOperatorInside(const Position &position, Trace &proposals)
{
    StepWriter(proposals, position.terms, RuleName::OperatorInside)
        .onEquation()
        .toTiles(operators(position), inner);
}

void proposeOperatorsApart(const Position &position, Trace &proposals)
{
    const LinkSet links = position.linksBetween(operators(position), operators(position));
    if (links != 0) {
        StepWriter(proposals, position.terms, RuleName::OperatorsApart)
            .onEquation()
            .toLinks(links, cut);
    }
}

void proposeZerosApart(const Position &position, Trace &proposals)
{
    const LinkSet links = position.linksBetween(zeros(position), zeros(position));
    if (links != 0)
        StepWriter(proposals, position.terms, RuleName::ZerosApart)
            .onEquation()
            .toLinks(links, cut);
}

void proposeThreeDigits(const Position &position, Trace &proposals)
{
    const LinkSet digitLinks
        = position.linksBetween(position.tiles.digits(), position.tiles.digits());
    for (LinkSet pairs = digitLinks & position.joinedLinks; pairs != 0; pairs &= pairs - 1) {
        const int link = std::countr_zero(pairs);
        const auto [first, second] = position.tiles.link(link);
        const LinkSet beside = (digitLinksAt(position, first) | digitLinksAt(position, second))
                               & ~(LinkSet{1} << link);
        const LinkSet wrong = beside & position.joinedLinks;
        const LinkSet open = beside & position.openLinks();
        if (wrong == 0 && open == 0)
            continue;
        StepWriter step(proposals, position.terms, RuleName::ThreeDigits);
        step.onEquation().fromLinks(LinkSet{1} << link, joined);
        if (wrong != 0)
            step.fromLinks(wrong & (~wrong + 1), joined).contradiction();
        else
            step.toLinks(open, cut);
    }
}

void proposePairsUsedUp(const Position &position, Trace &proposals)
{
    const DigitCount all(position);
    const LinkSet digitLinks
        = position.linksBetween(position.tiles.digits(), position.tiles.digits());
    const LinkSet pairs = digitLinks & position.joinedLinks;
    const LinkSet open = digitLinks & position.openLinks();
    const int count = std::popcount(pairs);
    if (count < all.pairs() || (count == all.pairs() && open == 0))
        return;
    StepWriter step(proposals, position.terms, RuleName::PairsUsedUp);
    step.onEquation().fromLinks(pairs, joined);
    if (count > all.pairs())
        step.contradiction();
    else
        step.toLinks(open, cut);
}

void proposeSinglesUsedUp(const Position &position, Trace &proposals)
{
    const DigitCount all(position);
    const Tiles &tiles = position.tiles;
    LinkSet alone = 0;
    int count = 0;
    for (TileSet rest = tiles.digits(); rest != 0; rest &= rest - 1) {
        const LinkSet links = digitLinksAt(position, std::countr_zero(rest));
        if ((links & ~position.cutLinks) == 0) {
            ++count;
            alone |= links;
        }
    }
    if (count < all.singles())
        return;
    const auto begin = [&](LinkSet cutLinks) {
        StepWriter step(proposals, position.terms, RuleName::SinglesUsedUp);
        step.onEquation().fromLinks(cutLinks, cut);
        return step;
    };
    if (count > all.singles()) {
        begin(alone).contradiction();
        return;
    }
    for (TileSet rest = tiles.digits(); rest != 0; rest &= rest - 1) {
        const LinkSet links = digitLinksAt(position, std::countr_zero(rest));
        const LinkSet left = links & ~position.cutLinks;
        if (std::popcount(left) == 1 && (left & position.openLinks()) != 0)
            begin(alone | (links & position.cutLinks)).toLinks(left, joined);
    }
}

void proposeLeadingZero(const Position &position, Trace &proposals)
{
    if (std::popcount(position.ends) != 2 || !position.reading.single())
        return;
    const int lower = std::countr_zero(position.ends);
    const int higher = std::countr_zero(position.ends & (position.ends - 1));
    const bool startsLower = position.reading.value() == fromLower;
    const auto stretchAt
        = [&](int end) { return stretchFrom(end, position.tiles, position.joinedLinks); };
    proposeZerosOf(position, stretchAt(startsLower ? lower : higher), true, proposals);
    proposeZerosOf(position, stretchAt(startsLower ? higher : lower), false, proposals);
}

} // namespace inkling::hex
