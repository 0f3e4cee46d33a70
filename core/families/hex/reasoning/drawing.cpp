// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/drawing.h"

#include "families/hex/model.h"

namespace inkling::hex {

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
        return {{3, 2}, "=102+33", "...+.......+"};
    case RuleName::SinglesUsedUp:
        return {{3, 2}, "0312/=0", ".-...-"};
    case RuleName::LeadingZero:
        return {{3, 2}, "88/0=83", "............>...e.e"};
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

namespace {

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

} // namespace

void drawStep(RuleName rule, Trace &trace)
{
    const Drawing drawing = drawingOf(rule);
    const HexModel model(Tiles(drawing.grid, std::string(drawing.characters)));
    Knowledge knowledge(model.initial());
    for (UnknownId unknown = 0; unknown < drawing.known.size(); ++unknown)
        knowledge.learn({unknown, valuesOf(drawing.known[unknown])});
    const auto reasoner = model.reasoner();
    for (int tier = 0; tier < reasoner->tierCount(); ++tier) {
        Trace proposals;
        reasoner->propose(knowledge, tier, {}, proposals);
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (proposals[i].rule == RuleId(rule)) {
                trace.append(proposals[i]);
                return;
            }
        }
    }
}

} // namespace inkling::hex
