// SPDX-License-Identifier: MIT
#include "families/hex/rules/pathrules.h"

#include <bit>
#include <vector>

namespace inkling::hex {

namespace {

/// A tile's stretch: the tiles that joined links lead to.
struct Stretch
{
    TileSet tiles = 0;
    LinkSet links = 0;
};

Stretch stretchOf(const Position &position, int tile)
{
    Stretch stretch{TileSet{1} << tile, 0};
    for (TileSet edge = stretch.tiles; edge != 0;) {
        const int at = std::countr_zero(edge);
        stretch.links |= position.tiles.linksAt(at) & position.joinedLinks;
        const TileSet next = position.joinedWith(at) & ~stretch.tiles;
        edge = (edge & (edge - 1)) | next;
        stretch.tiles |= next;
    }
    return stretch;
}

/// The joined links that lead from one tile to another without one of them; none if none do. Found
/// by walking on from tile to tile, for each has at most two.
LinkSet way(const Position &position, int from, int to, LinkSet without)
{
    std::array<LinkSet, maxTiles> by{};
    TileSet seen = TileSet{1} << from;
    for (TileSet edge = seen; edge != 0;) {
        const int at = std::countr_zero(edge);
        edge &= edge - 1;
        for (TileSet next = position.joinedWith(at) & ~seen; next != 0; next &= next - 1) {
            const int tile = std::countr_zero(next);
            const LinkSet link = LinkSet{1} << position.tiles.linkBetween(at, tile);
            if ((link & without) != 0)
                continue;
            by[std::size_t(tile)] = by[std::size_t(at)] | link;
            seen |= TileSet{1} << tile;
            edge |= TileSet{1} << tile;
        }
    }
    return by[std::size_t(to)];
}

/// The tiles without one of them, in parts that hang together by links that are not cut.
std::vector<TileSet> partsWithout(const Position &position, int tile)
{
    std::vector<TileSet> parts;
    const TileSet others = position.tiles.all() & ~(TileSet{1} << tile);
    for (TileSet rest = others; rest != 0;) {
        parts.push_back(position.part(std::countr_zero(rest), others));
        rest &= ~parts.back();
    }
    return parts;
}

/// The conclusions about the path's ends and links where a tile is all that connects two parts.
class Passage
{
public:
    Passage(const Position &position, int tile, TileSet one, TileSet other, Trace &proposals)
        : m_position(position)
        , m_tile(tile)
        , m_parts{one, other}
        , m_isEquals(position.tiles.character(tile) == '=')
        , m_proposals(proposals)
    {}

    void propose()
    {
        proposeTile();
        for (const TileSet part : m_parts) {
            proposeLinks(part);
            proposeEnds(part);
        }
        if (m_isEquals)
            proposeSides();
    }

private:
    StepWriter begin()
    {
        StepWriter step(m_proposals, m_position.terms,
                        m_isEquals ? RuleName::EqualsSplits : RuleName::OnlyPassage);
        step.onPath().fromLinks(m_position.linksBetween(m_parts[0], m_parts[1]), cut).with(m_tile);
        return step;
    }

    /// The path passes the tile from one part to the other.
    void proposeTile()
    {
        const TileSet self = TileSet{1} << m_tile;
        if ((m_position.inners & self) == 0)
            begin().toTiles(self, inner);
    }

    /// The path passes the tile just once, so it has only one link into each part.
    void proposeLinks(TileSet part)
    {
        const LinkSet links = m_position.linksInto(m_tile, part);
        const LinkSet has = links & m_position.joinedLinks;
        const LinkSet open = links & m_position.openLinks();
        if (std::popcount(has) > 1)
            begin().fromLinks(has, joined).contradiction();
        else if (has != 0 && open != 0)
            begin().fromLinks(has, joined).toLinks(open, cut);
    }

    /// Each part has one of its ends.
    void proposeEnds(TileSet part)
    {
        const TileSet known = m_position.ends & part;
        const TileSet candidates = part & ~m_position.inners;
        if (std::popcount(known) > 1)
            begin().fromTiles(known, pathEnd).contradiction();
        else if (candidates == 0)
            begin().fromTiles(part, inner).contradiction();
        else if (known != 0 && candidates != known)
            begin().fromTiles(known, pathEnd).toTiles(candidates & ~known, inner);
        else if (known == 0 && std::has_single_bit(candidates))
            begin().fromTiles(part & ~candidates, inner).toTiles(candidates, pathEnd);
    }

    /// The parts are the equation's sides.
    void proposeSides()
    {
        ValueSet sizes;
        for (const TileSet part : m_parts)
            sizes = sizes | ValueSet::only(std::popcount(part));
        if (!m_position.before.within(sizes))
            begin().to({m_position.terms.before(), sizes});
    }

    const Position &m_position;
    int m_tile;
    std::array<TileSet, 2> m_parts;
    bool m_isEquals;
    Trace &m_proposals;
};

} // namespace

void proposeSmallRing(const Position &position, Trace &proposals)
{
    for (int link = 0; link < position.terms.links; ++link) {
        const LinkSet self = LinkSet{1} << link;
        if ((position.cutLinks & self) != 0)
            continue;
        const auto [first, second] = position.tiles.link(link);
        const LinkSet ring = way(position, first, second, self);
        if (ring == 0)
            continue;
        StepWriter step(proposals, position.terms, RuleName::SmallRing);
        step.onPath().fromLinks(ring, joined);
        if ((position.joinedLinks & self) != 0) {
            step.fromLinks(self, joined).contradiction();
            return;
        }
        step.toLinks(self, cut);
    }
}

void proposeEndsTooSoon(const Position &position, Trace &proposals)
{
    for (LinkSet open = position.openLinks(); open != 0; open &= open - 1) {
        const LinkSet self = open & (~open + 1);
        const auto [first, second] = position.tiles.link(std::countr_zero(open));
        const Stretch one = stretchOf(position, first);
        const Stretch other = stretchOf(position, second);
        const TileSet ends = position.ends & (one.tiles | other.tiles);
        if ((one.tiles & other.tiles) != 0 || (position.ends & one.tiles) == 0
            || (position.ends & other.tiles) == 0
            || (one.tiles | other.tiles) == position.tiles.all())
            continue;
        StepWriter(proposals, position.terms, RuleName::EndsTooSoon)
            .onPath()
            .fromTiles(ends, pathEnd)
            .fromLinks(one.links | other.links, joined)
            .toLinks(self, cut);
    }
    for (TileSet rest = position.ends; rest != 0; rest &= rest - 1) {
        const Stretch stretch = stretchOf(position, std::countr_zero(rest));
        const TileSet ends = position.ends & stretch.tiles;
        if (std::popcount(ends) < 2 || stretch.tiles == position.tiles.all())
            continue;
        StepWriter(proposals, position.terms, RuleName::EndsTooSoon)
            .onPath()
            .fromTiles(ends, pathEnd)
            .fromLinks(stretch.links, joined)
            .contradiction();
        return;
    }
}

void proposeStranded(const Position &position, Trace &proposals)
{
    const TileSet all = position.tiles.all();
    if (const TileSet part = position.part(0, all); part != all) {
        StepWriter(proposals, position.terms, RuleName::Stranded)
            .onPath()
            .fromLinks(position.linksBetween(part, all & ~part), cut)
            .contradiction();
        return;
    }
    for (LinkSet open = position.openLinks(); open != 0; open &= open - 1) {
        const LinkSet self = open & (~open + 1);
        Position without = position;
        without.cutLinks |= self;
        const TileSet part = without.part(position.tiles.link(std::countr_zero(open))[0], all);
        if (part == all)
            continue;
        StepWriter(proposals, position.terms, RuleName::Stranded)
            .onPath()
            .fromLinks(position.linksBetween(part, all & ~part) & ~self, cut)
            .toLinks(self, joined);
    }
}

void proposePassages(const Position &position, RuleName rule, Trace &proposals)
{
    for (int tile = 0; tile < position.terms.tiles; ++tile) {
        if ((position.tiles.character(tile) == '=') != (rule == RuleName::EqualsSplits))
            continue;
        const auto parts = partsWithout(position, tile);
        if (parts.size() == 2)
            Passage(position, tile, parts[0], parts[1], proposals).propose();
        if (parts.size() < 3)
            continue;
        StepWriter step(proposals, position.terms, rule);
        step.onPath().with(tile);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                step.fromLinks(position.linksBetween(parts[i], parts[j]), cut);
        }
        step.contradiction();
    }
}

void proposeSideCounted(const Position &position, Trace &proposals)
{
    const int equals = int(position.tiles.characters().find('='));
    for (TileSet rest = position.ends; rest != 0; rest &= rest - 1) {
        const int end = std::countr_zero(rest);
        const LinkSet side = way(position, equals, end, 0);
        if (side == 0)
            continue;
        const int count = std::popcount(side);
        const ValueSet sizes
            = ValueSet::only(count) | ValueSet::only(position.terms.tiles - 1 - count);
        if (!position.before.within(sizes)) {
            StepWriter(proposals, position.terms, RuleName::SideCounted)
                .onPath()
                .fromTiles(TileSet{1} << end, pathEnd)
                .fromLinks(side, joined)
                .to({position.terms.before(), sizes});
        }
    }
}

} // namespace inkling::hex
