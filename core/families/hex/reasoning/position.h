// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/rules.h"
#include "families/hex/terms.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

namespace inkling::hex {

/// What is known at one moment, as sets.
struct Position
{
    const Tiles &tiles;
    Terms terms;
    LinkSet joinedLinks = 0;
    LinkSet cutLinks = 0;
    TileSet ends = 0;
    TileSet inners = 0;
    ValueSet reading;
    ValueSet before;

    Position(const Tiles &board, const Knowledge &knowledge);

    [[nodiscard]] LinkSet openLinks() const { return allLinks() & ~joinedLinks & ~cutLinks; }
    [[nodiscard]] LinkSet allLinks() const
    {
        return terms.links == 0 ? 0 : ~LinkSet{0} >> (maxLinks - terms.links);
    }
    /// The tiles that a tile is joined with.
    [[nodiscard]] TileSet joinedWith(int tile) const { return tiles.across(joinedLinks, tile); }
    /// The tiles that a tile may be joined with: those across links that are not cut.
    [[nodiscard]] TileSet reachableFrom(int tile) const { return tiles.across(~cutLinks, tile); }
    /// The links between a tile and a set of others.
    [[nodiscard]] LinkSet linksInto(int tile, TileSet others) const;
    /// The links with one tile in each of two sets.
    [[nodiscard]] LinkSet linksBetween(TileSet some, TileSet others) const;
    /// The tiles that hang together with this one by links that are not cut, within a set that
    /// holds it.
    [[nodiscard]] TileSet part(int tile, TileSet within) const;
};

/// Adds the parts of a step to a trace, one set after the other.
class StepWriter
{
public:
    /// `cost`: the step's own; 0 where it costs what its rule says.
    StepWriter(Trace &trace, const Terms &terms, RuleName rule, double cost = 0)
        : m_trace(trace)
        , m_terms(terms)
    {
        trace.begin(RuleId(rule), 0, cost);
    }

    StepWriter &onTile(int tile);
    StepWriter &onPath();
    StepWriter &onEquation();
    /// Premises.
    StepWriter &fromLinks(LinkSet links, int value);
    StepWriter &fromTiles(TileSet tiles, int value);
    StepWriter &from(Fact fact);
    /// Conclusions.
    StepWriter &toLinks(LinkSet links, int value);
    StepWriter &toTiles(TileSet tiles, int value);
    StepWriter &to(Fact fact);
    /// What is shown and not claimed.
    StepWriter &example(LinkSet joinedLinks);
    StepWriter &example(Fact fact);
    /// What was shown so far is one case; what comes is another.
    StepWriter &endCase();
    void contradiction() { m_trace.setContradiction(); }
    StepWriter &with(std::string argument);
    StepWriter &with(std::int64_t number) { return with(std::to_string(number)); }

private:
    Trace &m_trace;
    const Terms &m_terms;
};

} // namespace inkling::hex
