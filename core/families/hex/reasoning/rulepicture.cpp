// SPDX-License-Identifier: MIT
#include "families/hex/model.h"
#include "families/hex/puzzle.h"
#include "families/hex/reasoning/rules.h"

#include <cassert>

namespace inkling::hex {

namespace {

/// A board, and what is known on it: of each link '+' joined, '-' cut, '.' open; then of the reading
/// '>' from the lower end, '<' from the higher; then of each tile 'e' an end, 'i' inner.
struct Drawing
{
    Grid grid;
    std::string_view characters;
    std::string_view known;
};

Drawing drawingOf(RuleName rule)
{
    switch (rule) {
    case RuleName::OperatorInside:
        return {{3, 2}, "03102+=", ""};
    case RuleName::OperatorsApart:
        return {{3, 2}, "03102+=", ""};
    case RuleName::ZerosApart:
        return {{3, 2}, "03102+=", ""};
    case RuleName::TileFull:
        return {{3, 2}, "/0923=0", "......+........e"};
    case RuleName::OneWayOut:
        return {{3, 2}, "33/200=", ".......-.........i"};
    case RuleName::EndOrInner:
        return {{3, 2}, "2+2121=", "........++"};
    case RuleName::TwoEnds:
        return {{3, 2}, "81+-=60", "..............e...e"};
    case RuleName::ThreeDigits:
        return {{3, 2}, "2331/=2", "+"};
    case RuleName::PairsUsedUp:
        return {{3, 2}, "1=21-23", ".+.........+"};
    case RuleName::SinglesUsedUp:
        return {{3, 2}, "0312/=0", ".-...-"};
    case RuleName::LeadingZero:
        return {{3, 2}, "2-1+0=0", "............>....e.e"};
    case RuleName::SmallRing:
        return {{3, 2}, "2+2121=", "........++"};
    case RuleName::EndsTooSoon:
        return {{3, 2}, "01123+=", ".............ee"};
    case RuleName::Stranded:
        return {{3, 2}, "*30=/20", ".....--"};
    case RuleName::OnlyPassage:
        return {{3, 2}, "0461/=3", "-.........-"};
    case RuleName::EqualsSplits:
        return {{3, 2}, "0*-3=60", ".........-.-"};
    case RuleName::SideCounted:
        return {{3, 2}, "/0923=0", "......+........e"};
    case RuleName::Supposed:
        return {{3, 2}, "=120--2", ".......+........e"};
    case RuleName::NoPathLeft:
        return {{3, 2}, "01=+001", ".+...-+......i.ii.i"};
    case RuleName::NoDivision:
        return {{3, 2}, "2/132=3", "....+-+.......i...i"};
    case RuleName::SidesApart:
        return {{3, 2}, "212+=32", "....+.----++..i.iiei"};
    case RuleName::LinkRefuted:
        return {{3, 2}, "27=1-96", ".+-.......+....i.i"};
    case RuleName::LinkNeeded:
        return {{3, 2}, "=03223+", "+..-.........i.....i"};
    case RuleName::EndRefuted:
        return {{3, 2}, "75=140-", ".+.-......+...ei...i"};
    case RuleName::EndNeeded:
        return {{3, 2}, "=12-210", "++--.-.......i..i"};
    case RuleName::OrderRefuted:
        return {{3, 2}, "3+322=0", "+.--+....-.+..i..ii"};
    case RuleName::LengthRefuted:
        return {{3, 2}, "63+4=40", ".+-.......+....i.i"};
    case RuleName::NoneComesOut:
        return {{3, 2}, "3=1*321", "............<e"};
    case RuleName::NoneLeft:
        return {{3, 2}, "0=030-0", ".-........-"};
    case RuleName::SameEquation:
        return {{3, 2}, "1=3+103", "+..-+...-....ii.iie"};
    case RuleName::Count:
        break;
    }
    return {};
}

ValueSet valuesOf(char known)
{
    switch (known) {
    case '+':
    case '<':
    case 'e':
        return ValueSet::only(1);
    case '-':
    case '>':
    case 'i':
        return ValueSet::only(0);
    default:
        return ValueSet::first(2);
    }
}

/// The first step that a rule gives where just this is known.
void findStep(const HexModel &model, std::string_view known, RuleId rule, Trace &found)
{
    Knowledge knowledge(model.initial());
    for (UnknownId unknown = 0; unknown < known.size(); ++unknown)
        knowledge.learn({unknown, valuesOf(known[unknown])});
    const auto reasoner = model.reasoner();
    for (int tier = 0; tier < reasoner->tierCount(); ++tier) {
        Trace proposals;
        reasoner->propose(knowledge, tier, {}, proposals);
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (proposals[i].rule == rule) {
                found.append(proposals[i]);
                return;
            }
        }
    }
}

/// Where a rule rests on no fact and no tile in particular, its picture shows the tiles it speaks of.
std::vector<ElementId> tilesOf(const Tiles &tiles, const Step &step)
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
        if (shown == 0 || (shown >> tile & 1) != 0)
            elements.push_back(tileElement(tiles, tile));
    }
    return elements;
}

} // namespace

RulePicture rulePicture(RuleId rule)
{
    const Drawing drawing = drawingOf(RuleName(rule));
    const Tiles tiles(drawing.grid, std::string(drawing.characters));
    const HexModel model(tiles);
    Trace trace;
    findStep(model, drawing.known, rule, trace);
    assert(trace.size() == 1);
    const Step step = trace[0];
    RulePicture picture{makeBoard(tiles), {}, {}, {}, step.contradiction};
    for (const Fact &premise : step.premises) {
        if (const auto mark = model.mark(premise))
            picture.premises.push_back(*mark);
    }
    for (const Fact &conclusion : step.conclusions) {
        if (const auto mark = model.mark(conclusion))
            picture.conclusions.push_back(*mark);
    }
    for (const ConstraintId constraint : step.constraints) {
        for (const ElementId element : model.elements(constraint))
            picture.constraints.push_back(element);
    }
    if (picture.premises.empty() && picture.constraints.empty())
        picture.constraints = tilesOf(tiles, step);
    return picture;
}

} // namespace inkling::hex
