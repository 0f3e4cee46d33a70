// SPDX-License-Identifier: MIT
#pragma once

#include "families/hex/reasoning/rules.h"
#include "families/hex/terms.h"
#include "logic/model/knowledge.h"
#include "logic/model/trace.h"

namespace inkling::hex {

/// The facts known at one moment, as sets.
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
    /// The tiles joined with a tile.
    [[nodiscard]] TileSet joinedWith(int tile) const { return tiles.across(joinedLinks, tile); }
    /// The tiles that a tile may be joined with: those across links that are not cut.
    [[nodiscard]] TileSet reachableFrom(int tile) const { return tiles.across(~cutLinks, tile); }
    /// The links between a tile and a set of other tiles.
    [[nodiscard]] LinkSet linksInto(int tile, TileSet others) const;
    /// The links between two sets of tiles.
    [[nodiscard]] LinkSet linksBetween(TileSet some, TileSet others) const;
    /// The tiles of `within` that are connected with `tile` by links that are not cut, inside
    /// `within`. Requires: `within` holds `tile`.
    [[nodiscard]] TileSet part(int tile, TileSet within) const;
};

/// A writer that adds the parts of a step to a trace, one set after another.
class StepWriter
{
public:
    /// `cost`: the step's own cost; 0 for the cost of its rule.
    StepWriter(Trace &trace, const Terms &terms, RuleName rule, double cost = 0)
        : m_trace(trace)
        , m_terms(terms)
    {
        trace.begin(RuleId(rule), 0, cost);
    }

    StepWriter &onTile(int tile);
    StepWriter &onPath();
    StepWriter &onEquation();
    /// The functions below add premises.
    StepWriter &fromLinks(LinkSet links, int value);
    StepWriter &fromTiles(TileSet tiles, int value);
    StepWriter &from(Fact fact);
    /// The functions below add conclusions.
    StepWriter &toLinks(LinkSet links, int value);
    StepWriter &toTiles(TileSet tiles, int value);
    StepWriter &to(Fact fact);
    /// The functions below add facts that are shown as an example but not claimed.
    StepWriter &example(LinkSet joinedLinks);
    StepWriter &example(Fact fact);
    /// Ends one case of the example; what is added later belongs to another case.
    StepWriter &endCase();
    void contradiction() { m_trace.setContradiction(); }
    StepWriter &with(std::string argument);
    StepWriter &with(std::int64_t number) { return with(std::to_string(number)); }

private:
    Trace &m_trace;
    const Terms &m_terms;
};

} // namespace inkling::hex
