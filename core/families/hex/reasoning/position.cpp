// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/position.h"

#include <bit>

namespace inkling::hex {

Position::Position(const Tiles &board, const Knowledge &knowledge)
    : tiles(board)
    , terms(board)
    , reading(knowledge.possible(terms.reading()))
    , before(knowledge.possible(terms.before()))
{
    for (int link = 0; link < board.linkCount(); ++link) {
        const ValueSet possible = knowledge.possible(terms.link(link));
        joinedLinks |= LinkSet(possible == ValueSet::only(joined)) << link;
        cutLinks |= LinkSet(possible == ValueSet::only(cut)) << link;
    }
    for (int tile = 0; tile < board.count(); ++tile) {
        const ValueSet possible = knowledge.possible(terms.end(tile));
        ends |= TileSet(possible == ValueSet::only(pathEnd)) << tile;
        inners |= TileSet(possible == ValueSet::only(inner)) << tile;
    }
}

LinkSet Position::linksInto(int tile, TileSet others) const
{
    LinkSet links = 0;
    for (TileSet rest = tiles.neighbours(tile) & others; rest != 0; rest &= rest - 1)
        links |= LinkSet{1} << tiles.linkBetween(tile, std::countr_zero(rest));
    return links;
}

LinkSet Position::linksBetween(TileSet some, TileSet others) const
{
    LinkSet links = 0;
    for (TileSet rest = some; rest != 0; rest &= rest - 1)
        links |= linksInto(std::countr_zero(rest), others);
    return links;
}

TileSet Position::part(int tile, TileSet within) const
{
    TileSet seen = TileSet{1} << tile;
    for (TileSet edge = seen; edge != 0;) {
        const TileSet next = reachableFrom(std::countr_zero(edge)) & within & ~seen;
        edge = (edge & (edge - 1)) | next;
        seen |= next;
    }
    return seen;
}

StepWriter &StepWriter::onTile(int tile)
{
    m_trace.addConstraint(m_terms.tile(tile));
    return *this;
}

StepWriter &StepWriter::onPath()
{
    m_trace.addConstraint(m_terms.path());
    return *this;
}

StepWriter &StepWriter::onEquation()
{
    m_trace.addConstraint(m_terms.equation());
    return *this;
}

StepWriter &StepWriter::fromLinks(LinkSet links, int value)
{
    for (; links != 0; links &= links - 1)
        from({m_terms.link(std::countr_zero(links)), ValueSet::only(value)});
    return *this;
}

StepWriter &StepWriter::fromTiles(TileSet tiles, int value)
{
    for (; tiles != 0; tiles &= tiles - 1)
        from({m_terms.end(std::countr_zero(tiles)), ValueSet::only(value)});
    return *this;
}

StepWriter &StepWriter::from(Fact fact)
{
    m_trace.addPremise(fact);
    return *this;
}

StepWriter &StepWriter::toLinks(LinkSet links, int value)
{
    for (; links != 0; links &= links - 1)
        to({m_terms.link(std::countr_zero(links)), ValueSet::only(value)});
    return *this;
}

StepWriter &StepWriter::toTiles(TileSet tiles, int value)
{
    for (; tiles != 0; tiles &= tiles - 1)
        to({m_terms.end(std::countr_zero(tiles)), ValueSet::only(value)});
    return *this;
}

StepWriter &StepWriter::to(Fact fact)
{
    m_trace.addConclusion(fact);
    return *this;
}

StepWriter &StepWriter::example(LinkSet joinedLinks)
{
    for (; joinedLinks != 0; joinedLinks &= joinedLinks - 1)
        example({m_terms.link(std::countr_zero(joinedLinks)), ValueSet::only(joined)});
    return *this;
}

StepWriter &StepWriter::example(Fact fact)
{
    m_trace.addExample(fact);
    return *this;
}

StepWriter &StepWriter::endCase()
{
    m_trace.endCase();
    return *this;
}

StepWriter &StepWriter::with(std::string argument)
{
    m_trace.addArgument(std::move(argument));
    return *this;
}

} // namespace inkling::hex
