// SPDX-License-Identifier: MIT
#include "families/declared/different/differentengine.h"

#include "logic/path/anew.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

namespace inkling::declared {

namespace {

/// The number of unknowns or groups in a rule's set; 0 for other rules.
int sizeOf(DifferentRule rule)
{
    switch (rule) {
    case DifferentRule::NakedPair:
    case DifferentRule::HiddenPair:
    case DifferentRule::XWing:
        return 2;
    case DifferentRule::NakedTriple:
    case DifferentRule::HiddenTriple:
    case DifferentRule::Swordfish:
        return 3;
    case DifferentRule::NakedQuad:
    case DifferentRule::HiddenQuad:
        return 4;
    default:
        return 0;
    }
}

bool isNaked(DifferentRule rule)
{
    return rule == DifferentRule::NakedPair || rule == DifferentRule::NakedTriple
           || rule == DifferentRule::NakedQuad;
}

/// Calls with each set of `size` elements out of `all`, as bits.
template <typename Call>
void forEachSubset(unsigned all, int size, const Call &call)
{
    for (unsigned set = all; set != 0; set = (set - 1) & all) {
        if (std::popcount(set) == size)
            call(set);
    }
}

template <typename Call>
void forEachBit(unsigned bits, const Call &call)
{
    for (; bits != 0; bits &= bits - 1)
        call(std::size_t(std::countr_zero(bits)));
}

} // namespace

DifferentEngine::DifferentEngine(const Groups &groups, int side, const DifferentRuleIds &ids)
    : m_groups(groups)
    , m_side(side)
    , m_ids(ids)
    , m_placing(groups, ids)
    , m_placedValues(groups)
    , m_changed(int(groups.unknownCount()))
    , m_again(groups.count(), std::size_t(DifferentRule::Count))
{
    m_values.fill(groups.values());
}

void DifferentEngine::learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before)
{
    const ValueSet possible = knowledge.possible(unknown);
    m_changed.add(int(unknown));
    if (possible.single()) {
        m_placed.push_back(unknown);
        m_placedValues.add(unknown, possible);
    }
    m_hasPairs = m_hasPairs || possible.isPair();
    for (const int group : m_groups.groupsOf(unknown)) {
        m_again.add(group);
        for (const UnknownId member :
             possible.single() ? m_groups.members(group) : std::span<const UnknownId>())
            m_changed.add(int(member));
    }
    for (ValueSet &values : m_values)
        values = values | (before - possible);
}

/// Takes in what is known from the start, which was not learned.
void DifferentEngine::startFrom(const Knowledge &knowledge)
{
    if (std::exchange(m_hasBegun, true))
        return;
    for (UnknownId unknown = 0; unknown < m_groups.unknownCount(); ++unknown) {
        const ValueSet possible = knowledge.possible(unknown);
        m_placedValues.add(unknown, possible);
        if (possible.single() && std::ranges::find(m_placed, unknown) == m_placed.end())
            m_placed.push_back(unknown);
    }
}

void DifferentEngine::propose(const Knowledge &knowledge, DifferentRule rule,
                              const StopCondition &stop, Trace &proposals)
{
    const auto forGroups = [&](const auto &call) { m_again.take(stop, call, std::size_t(rule)); };
    switch (rule) {
    case DifferentRule::PlacedValue:
        startFrom(knowledge);
        for (const UnknownId unknown : std::exchange(m_placed, {}))
            m_placing.proposePlaced(knowledge, unknown, m_placedValues, proposals);
        return;
    case DifferentRule::OnlyValue:
        startFrom(knowledge);
        m_changed.take(stop, [&](int unknown) {
            m_placing.proposeOnlyValue(knowledge, UnknownId(unknown), m_placedValues, proposals);
        });
        return;
    case DifferentRule::OnlyPlace:
        forGroups([&](int group) {
            for (const int value :
                 m_groups.isFull(group) ? withOnePlace(knowledge, group) : ValueSet())
                m_placing.proposeOnlyPlace(knowledge, group, value, proposals);
        });
        return;
    case DifferentRule::Crossing:
        forGroups([&](int group) {
            for (const int value : m_groups.isFull(group) ? m_groups.values() : ValueSet())
                proposeCrossing(knowledge, group, value, proposals);
        });
        return;
    case DifferentRule::XYWing:
        if (std::exchange(m_hasPairs, false)) {
            for (UnknownId unknown = 0; unknown < m_groups.unknownCount(); ++unknown)
                proposeWing(knowledge, unknown, proposals);
        }
        return;
    case DifferentRule::XWing:
    case DifferentRule::Swordfish:
        for (const int value : std::exchange(m_values[std::size_t(rule)], ValueSet())) {
            for (const bool byRows : {true, false}) {
                if (!stop.stopped())
                    proposeFish(knowledge, rule, value, byRows, proposals);
            }
        }
        return;
    default:
        forGroups([&](int group) {
            if (isNaked(rule))
                proposeNaked(knowledge, rule, group, proposals);
            else if (m_groups.isFull(group))
                proposeHidden(knowledge, rule, group, proposals);
        });
    }
}

/// The values that no known member of a full group has, and that at most one of the others can
/// have.
ValueSet DifferentEngine::withOnePlace(const Knowledge &knowledge, int group) const
{
    ValueSet once;
    ValueSet oftenOrKnown;
    for (const UnknownId member : m_groups.members(group)) {
        const ValueSet possible = knowledge.possible(member);
        oftenOrKnown = oftenOrKnown | (possible.single() ? possible : once & possible);
        once = once | possible;
    }
    return m_groups.values() - oftenOrKnown;
}

PlacedValues::PlacedValues(const Groups &groups)
    : m_groups(groups)
    , m_in(std::size_t(groups.count()))
{}

PlacedValues::PlacedValues(const Groups &groups, const Knowledge &knowledge)
    : PlacedValues(groups)
{
    for (UnknownId unknown = 0; unknown < groups.unknownCount(); ++unknown)
        add(unknown, knowledge.possible(unknown));
}

void PlacedValues::add(UnknownId unknown, ValueSet possible)
{
    if (!possible.single())
        return;
    for (const int group : m_groups.groupsOf(unknown))
        m_in[std::size_t(group)] = m_in[std::size_t(group)] | possible;
}

ValueSet PlacedValues::around(UnknownId unknown) const
{
    ValueSet placed;
    for (const int group : m_groups.groupsOf(unknown))
        placed = placed | m_in[std::size_t(group)];
    return placed;
}

ValueSet PlacingSteps::placedAround(const Knowledge &knowledge, UnknownId unknown) const
{
    ValueSet placed;
    for (const int group : m_groups.groupsOf(unknown)) {
        for (const UnknownId other : m_groups.members(group)) {
            const ValueSet possible = knowledge.possible(other);
            if (other != unknown && possible.single())
                placed = placed | possible;
        }
    }
    return placed;
}

void PlacingSteps::proposePlaced(const Knowledge &knowledge, UnknownId unknown,
                                 const PlacedValues &placed, Trace &proposals,
                                 std::span<const Fact> own) const
{
    const Fact known = knowledge.fact(unknown);
    bool begun = false;
    for (const int group : m_groups.groupsOf(unknown)) {
        bool listed = false;
        for (const UnknownId other : m_groups.members(group)) {
            const ValueSet possible = knowledge.possible(other);
            if (other == unknown || (possible & known.possible).empty()
                || m_groups.meetBefore(group, unknown, other))
                continue;
            const bool isOwn = std::ranges::find(own, other, &Fact::unknown) != own.end();
            if (!isOwn && !possible.single() && (possible - placed.around(other)).size() <= 1)
                continue;
            if (!std::exchange(begun, true)) {
                proposals.begin(m_ids[std::size_t(DifferentRule::PlacedValue)]);
                proposals.addPremise(known);
            }
            if (!std::exchange(listed, true))
                proposals.addConstraint(m_groups.constraint(group));
            proposals.addConclusion(m_groups.exclude(other, known.possible));
        }
    }
}

UnknownId PlacingSteps::placeOf(const Knowledge &knowledge, UnknownId unknown, int value) const
{
    for (const int group : m_groups.groupsOf(unknown)) {
        for (const UnknownId other : m_groups.members(group)) {
            if (other != unknown && knowledge.possible(other) == ValueSet::only(value))
                return other;
        }
    }
    return unknown;
}

void PlacingSteps::proposeOnlyValue(const Knowledge &knowledge, UnknownId unknown,
                                    const PlacedValues &placed, Trace &proposals) const
{
    const Fact known = knowledge.fact(unknown);
    if (known.possible.single())
        return;
    const ValueSet left = known.possible - placed.around(unknown);
    if (!left.empty() && !left.single())
        return;
    proposals.begin(m_ids[std::size_t(DifferentRule::OnlyValue)]);
    const auto groups = m_groups.groupsOf(unknown);
    std::uint64_t used = 0; // places in `groups`
    for (const int value : known.possible - left) {
        const UnknownId place = placeOf(knowledge, unknown, value);
        const auto others = m_groups.groupsOf(place);
        const auto shared = std::ranges::find_if(
            groups, [&](int group) { return std::ranges::find(others, group) != others.end(); });
        used |= std::uint64_t{1} << (shared - groups.begin());
        proposals.addPremise(knowledge.fact(place));
    }
    if (!(m_groups.values() - known.possible).empty())
        proposals.addPremise(known);
    for (std::size_t i = 0; i < groups.size(); ++i) {
        if ((used >> i & 1) != 0)
            proposals.addConstraint(m_groups.constraint(groups[i]));
    }
    if (left.empty())
        proposals.setContradiction();
    else
        proposals.addConclusion({unknown, left});
}

void PlacingSteps::proposeOnlyPlace(const Knowledge &knowledge, int group, int value,
                                    Trace &proposals) const
{
    const auto members = m_groups.members(group);
    const auto has = [&](UnknownId member) { return knowledge.possible(member).contains(value); };
    const auto place = std::ranges::find_if(members, has);
    if (place != members.end()
        && (knowledge.possible(*place).single() || std::any_of(place + 1, members.end(), has)))
        return;
    proposals.begin(m_ids[std::size_t(DifferentRule::OnlyPlace)]);
    proposals.addConstraint(m_groups.constraint(group));
    for (auto member = members.begin(); member != members.end(); ++member) {
        if (member != place)
            proposals.addPremise(m_groups.hasNone(knowledge, *member, ValueSet::only(value)));
    }
    if (place == members.end())
        proposals.setContradiction();
    else
        proposals.addConclusion({*place, ValueSet::only(value)});
}

void DifferentEngine::proposeNaked(const Knowledge &knowledge, DifferentRule rule, int group,
                                   Trace &proposals) const
{
    const int size = sizeOf(rule);
    const auto members = m_groups.members(group);
    unsigned open = 0;
    unsigned small = 0; // open members with few enough values for a set
    for (std::size_t i = 0; i < members.size(); ++i) {
        const ValueSet possible = knowledge.possible(members[i]);
        if (possible.empty() || possible.single())
            continue;
        open |= 1U << i;
        small |= possible.size() <= size ? 1U << i : 0;
    }
    if (small == 0 || std::popcount(open) <= size)
        return;
    forEachSubset(small, size, [&](unsigned set) {
        ValueSet together;
        forEachBit(set,
                   [&](std::size_t i) { together = together | knowledge.possible(members[i]); });
        if (together.size() > size)
            return;
        bool begun = false;
        forEachBit(open & ~set, [&](std::size_t i) {
            if ((knowledge.possible(members[i]) & together).empty())
                return;
            if (!std::exchange(begun, true))
                begin(rule, proposals);
            proposals.addConclusion(m_groups.exclude(members[i], together));
        });
        if (!begun)
            return;
        proposals.addConstraint(m_groups.constraint(group));
        forEachBit(set, [&](std::size_t i) { proposals.addPremise({members[i], together}); });
    });
}

void DifferentEngine::proposeHidden(const Knowledge &knowledge, DifferentRule rule, int group,
                                    Trace &proposals) const
{
    const int size = sizeOf(rule);
    const auto members = m_groups.members(group);
    std::array<unsigned, 64> places{};
    for (std::size_t i = 0; i < members.size(); ++i) {
        for (const int value : knowledge.possible(members[i]))
            places[std::size_t(value)] |= 1U << i;
    }
    std::vector<int> open; // values
    for (const int value : m_groups.values()) {
        const int count = std::popcount(places[std::size_t(value)]);
        if (count > 1 && count <= size)
            open.push_back(value);
    }
    forEachSubset((1U << open.size()) - 1, size, [&](unsigned set) {
        unsigned together = 0;
        ValueSet values;
        forEachBit(set, [&](std::size_t i) {
            together |= places[std::size_t(open[i])];
            values = values | ValueSet::only(open[i]);
        });
        if (std::popcount(together) > size)
            return;
        bool begun = false;
        forEachBit(together, [&](std::size_t i) {
            if (knowledge.holds({members[i], values}))
                return;
            if (!std::exchange(begun, true))
                begin(rule, proposals);
            proposals.addConclusion({members[i], values});
        });
        if (!begun)
            return;
        std::string listed;
        for (const int value : values) {
            if (!listed.empty())
                listed += ' ';
            listed += std::to_string(value);
        }
        proposals.addArgument(std::move(listed));
        proposals.addConstraint(m_groups.constraint(group));
        for (std::size_t i = 0; i < members.size(); ++i) {
            if ((together >> i & 1) == 0)
                proposals.addPremise(m_groups.hasNone(knowledge, members[i], values));
        }
    });
}

void DifferentEngine::proposeCrossing(const Knowledge &knowledge, int group, int value,
                                      Trace &proposals) const
{
    const auto has = [&](UnknownId member) { return knowledge.possible(member).contains(value); };
    const auto members = m_groups.members(group);
    const auto first = std::ranges::find_if(members, has);
    if (first == members.end() || std::ranges::count_if(members, has) < 2)
        return;
    for (const int other : m_groups.groupsOf(*first)) {
        const auto crossed = m_groups.members(other);
        const auto lies
            = [&](UnknownId member) { return std::ranges::find(crossed, member) != crossed.end(); };
        if (other == group || !std::ranges::all_of(members, [&](UnknownId member) {
                return !has(member) || lies(member);
            }))
            continue;
        bool begun = false;
        for (const UnknownId member : crossed) {
            if (!has(member) || std::ranges::find(members, member) != members.end())
                continue;
            if (!std::exchange(begun, true)) {
                begin(DifferentRule::Crossing, proposals);
                proposals.addArgument(std::to_string(value));
                proposals.addConstraint(m_groups.constraint(group));
                proposals.addConstraint(m_groups.constraint(other));
                for (const UnknownId one : members) {
                    if (!lies(one))
                        proposals.addPremise(
                            m_groups.hasNone(knowledge, one, ValueSet::only(value)));
                }
            }
            proposals.addConclusion(m_groups.exclude(member, ValueSet::only(value)));
        }
    }
}

void DifferentEngine::proposeWing(const Knowledge &knowledge, UnknownId pivot,
                                  Trace &proposals) const
{
    const ValueSet two = knowledge.possible(pivot);
    if (!two.isPair())
        return;
    struct Wing
    {
        UnknownId unknown;
        int group; ///< one that it shares with the pivot
    };
    std::vector<Wing> wings;
    const auto sharesOne = [&](UnknownId other) {
        const ValueSet possible = knowledge.possible(other);
        return possible.isPair() && (possible & two).single()
               && std::ranges::find(wings, other, &Wing::unknown) == wings.end();
    };
    for (const int group : m_groups.groupsOf(pivot)) {
        for (const UnknownId other : m_groups.members(group)) {
            if (sharesOne(other))
                wings.push_back({other, group});
        }
    }
    for (std::size_t i = 0; i < wings.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            const auto [one, oneGroup] = wings[k];
            const auto [other, otherGroup] = wings[i];
            const ValueSet common = knowledge.possible(one) & knowledge.possible(other);
            if (!common.single() || !(common & two).empty())
                continue;
            for (UnknownId target = 0; target < m_groups.unknownCount(); ++target) {
                const auto toOne = m_groups.shared(target, one);
                const auto toOther = toOne ? m_groups.shared(target, other) : std::nullopt;
                if (!toOther || target == pivot
                    || !knowledge.possible(target).contains(common.value()))
                    continue;
                begin(DifferentRule::XYWing, proposals);
                proposals.addArgument(std::to_string(common.value()));
                for (const UnknownId premise : {pivot, one, other})
                    proposals.addPremise(knowledge.fact(premise));
                std::array groups{oneGroup, otherGroup, *toOne, *toOther};
                std::ranges::sort(groups);
                const auto repeated = std::ranges::unique(groups);
                for (auto group = groups.begin(); group != repeated.begin(); ++group)
                    proposals.addConstraint(m_groups.constraint(*group));
                proposals.addConclusion(m_groups.exclude(target, common));
            }
        }
    }
}

void DifferentEngine::proposeFish(const Knowledge &knowledge, DifferentRule rule, int value,
                                  bool byRows, Trace &proposals) const
{
    const int size = sizeOf(rule);
    const int first = byRows ? 0 : m_side;
    const int firstCrossing = byRows ? m_side : 0;
    const auto place
        = [&](int line, int i) { return m_groups.members(first + line)[std::size_t(i)]; };
    std::vector<unsigned> places(std::size_t(m_side), 0); // by line
    unsigned lines = 0;
    for (int line = 0; line < m_side; ++line) {
        for (int i = 0; i < m_side; ++i)
            places[std::size_t(line)]
                |= knowledge.possible(place(line, i)).contains(value) ? 1U << i : 0;
        const int count = std::popcount(places[std::size_t(line)]);
        lines |= count > 1 && count <= size ? 1U << line : 0;
    }
    forEachSubset(lines, size, [&](unsigned set) {
        unsigned crossing = 0;
        forEachBit(set, [&](std::size_t line) { crossing |= places[line]; });
        if (std::popcount(crossing) > size)
            return;
        bool begun = false;
        for (int line = 0; line < m_side; ++line) {
            const bool isInSet = (set >> line & 1) != 0;
            forEachBit(isInSet ? 0 : places[std::size_t(line)] & crossing, [&](std::size_t i) {
                if (!std::exchange(begun, true))
                    begin(rule, proposals);
                proposals.addConclusion(
                    m_groups.exclude(place(line, int(i)), ValueSet::only(value)));
            });
        }
        if (!begun)
            return;
        forEachBit(set, [&](std::size_t line) {
            proposals.addConstraint(m_groups.constraint(first + int(line)));
            for (int i = 0; i < m_side; ++i) {
                if ((crossing >> i & 1) == 0)
                    proposals.addPremise(
                        m_groups.hasNone(knowledge, place(int(line), i), ValueSet::only(value)));
            }
        });
        proposals.addArgument(std::to_string(value));
        forEachBit(crossing, [&](std::size_t i) {
            proposals.addConstraint(m_groups.constraint(firstCrossing + int(i)));
        });
    });
}

namespace {

/// A step that clears values from the second half of its groups, or from its only one, with all members that
/// could still have them; those of the other groups, and those it rests on, keep them.
Trace clearingAnew(const Groups &groups, const Step &step, const Knowledge &known)
{
    const auto isAbout = [](std::span<const Fact> facts, UnknownId unknown) {
        return std::ranges::find(facts, unknown, &Fact::unknown) != facts.end();
    };
    // What was known of a member concluded about is no part of the pattern: see sayValues().
    std::vector<Fact> premises;
    ValueSet cleared;
    for (const Fact &premise : step.premises) {
        if (isAbout(step.conclusions, premise.unknown))
            continue;
        premises.push_back(premise);
        cleared = cleared | premise.possible;
    }
    if (!step.arguments.empty())
        cleared = ValueSet::only(std::stoi(step.arguments[0]));
    std::vector<Fact> conclusions;
    const auto membersOf = [&](ConstraintId constraint) {
        int group = 0;
        while (groups.constraint(group) != constraint)
            ++group;
        return groups.members(group);
    };
    const std::size_t baseCount = step.constraints.size() / 2;
    const auto keeps = [&](UnknownId unknown) {
        return isAbout(premises, unknown)
               || std::ranges::any_of(step.constraints.first(baseCount), [&](ConstraintId base) {
                      const auto members = membersOf(base);
                      return std::ranges::find(members, unknown) != members.end();
                  });
    };
    for (const ConstraintId cover : step.constraints.subspan(baseCount)) {
        for (const UnknownId member : membersOf(cover)) {
            if (!(known.possible(member) & cleared).empty() && !keeps(member))
                conclusions.push_back(groups.exclude(member, cleared));
        }
    }
    Step all = step;
    all.premises = premises;
    all.conclusions = conclusions;
    Trace anew;
    anew.append(all);
    return anew;
}

} // namespace

Trace differentAnew(const Groups &groups, int side, const DifferentRuleIds &ids, DifferentRule rule,
                    const Step &step, const Knowledge &known)
{
    const auto isKnown = [&](const Fact &fact) { return known.holds(fact); };
    if (rule == DifferentRule::OnlyValue || rule == DifferentRule::OnlyPlace
        || !std::ranges::all_of(step.premises, isKnown))
        return {};
    Trace steps;
    const bool clears = isNaked(rule) || rule == DifferentRule::XWing
                        || rule == DifferentRule::Swordfish || rule == DifferentRule::Crossing;
    if (clears) {
        steps = clearingAnew(groups, step, known);
    } else if (rule == DifferentRule::PlacedValue) {
        PlacingSteps(groups, ids)
            .proposePlaced(known, step.premises[0].unknown, PlacedValues(groups, known), steps,
                           step.conclusions);
    } else {
        Trace all;
        DifferentEngine(groups, side, ids).propose(known, rule, {}, all);
        for (std::size_t i = 0; i < all.size() && steps.empty(); ++i) {
            if (std::ranges::equal(all[i].constraints, step.constraints)
                && std::ranges::equal(all[i].premises, step.premises))
                steps.append(all[i]);
        }
    }
    return replaces(steps, step, known) ? steps : Trace();
}

} // namespace inkling::declared
