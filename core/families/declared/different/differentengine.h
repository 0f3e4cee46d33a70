// SPDX-License-Identifier: MIT
#pragma once

#include "families/declared/different/groups.h"
#include "logic/model/agenda.h"
#include "logic/model/trace.h"
#include "stopcondition.h"

#include <array>
#include <cstdint>
#include <vector>

namespace inkling::declared {

/// The rules that follow from groups of unknowns that all differ.
enum class DifferentRule : std::uint8_t {
    PlacedValue, ///< a known value is no other member's of its groups
    OnlyValue,   ///< all values but one are taken in an unknown's groups
    OnlyPlace,   ///< a value has one member left in a full group
    NakedPair,   ///< two members have only two values together: no other member has them
    HiddenPair,  ///< two values have only two members of a full group: these have no others
    NakedTriple,
    HiddenTriple,
    NakedQuad,
    HiddenQuad,
    XWing,     ///< a value's places in two rows lie in two columns; and the other way round
    Swordfish, ///< as XWing, for three
    Crossing,  ///< a value's members in a full group all lie in another, too
    XYWing, ///< of two unknowns, one has a value, as a third one shows: none that meets both has it
    Count
};

/// By DifferentRule: its number in a family's catalogue; any number for a rule that the family
/// lacks, which is then not asked for.
using DifferentRuleIds = std::array<RuleId, std::size_t(DifferentRule::Count)>;

/// The values of the known members of groups.
class PlacedValues
{
public:
    /// The values of groups of which no member is known yet. Requires: the groups outlive the object.
    explicit PlacedValues(const Groups &groups);
    /// The values of the members that are known. Requires: as above. Cost: a look at each unknown.
    PlacedValues(const Groups &groups, const Knowledge &knowledge);

    /// Adds what is known of an unknown; nothing where that is not its value.
    void add(UnknownId unknown, ValueSet possible);

    /// The values of the known members of an unknown's groups.
    [[nodiscard]] ValueSet around(UnknownId unknown) const;

private:
    const Groups &m_groups;
    std::vector<ValueSet> m_in; ///< by group
};

/// The steps about one value at a time in groups of unknowns that all differ.
class PlacingSteps
{
public:
    /// Requires: the arguments outlive the object.
    PlacingSteps(const Groups &groups, const DifferentRuleIds &ids)
        : m_groups(groups)
        , m_ids(ids)
    {}

    /// @{ Appends the step by the rule of the same name if it applies, and nothing if not.
    /// Requires, for proposePlaced(): the unknown is known; for proposeOnlyPlace(): a full group.
    /// `placed`: by the same groups and knowledge. An unknown that keeps one value is left to
    /// proposeOnlyValue(), unless `own` is about it.
    void proposePlaced(const Knowledge &knowledge, UnknownId unknown, const PlacedValues &placed,
                       Trace &proposals, std::span<const Fact> own = {}) const;
    void proposeOnlyValue(const Knowledge &knowledge, UnknownId unknown, const PlacedValues &placed,
                          Trace &proposals) const;
    void proposeOnlyPlace(const Knowledge &knowledge, int group, int value, Trace &proposals) const;
    /// @}
    /// The values of the other known members of an unknown's groups.
    [[nodiscard]] ValueSet placedAround(const Knowledge &knowledge, UnknownId unknown) const;
    /// A known unknown that has the value, in the first of an unknown's groups with one other than
    /// itself; the unknown itself if there is none.
    [[nodiscard]] UnknownId placeOf(const Knowledge &knowledge, UnknownId unknown, int value) const;

private:
    const Groups &m_groups;
    const DifferentRuleIds &m_ids;
};

/// The steps that follow from groups of unknowns that all differ, in the form of Engine. A placed
/// value is excluded from its groups in one step; an unknown that keeps only one value by this gets
/// a step of its own. Each step rests on exactly the groups and facts that it needs.
class DifferentEngine
{
public:
    /// Requires: the references outlive the engine. For XWing and Swordfish, groups 0 .. side - 1
    /// are the rows of a square, groups side .. 2 side - 1 its columns.
    DifferentEngine(const Groups &groups, int side, const DifferentRuleIds &ids);

    /// See Reasoner::learned().
    void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before);
    /// Appends the steps by a rule that became applicable since the last call for it.
    void propose(const Knowledge &knowledge, DifferentRule rule, const StopCondition &stop,
                 Trace &proposals);

private:
    void startFrom(const Knowledge &knowledge);
    [[nodiscard]] ValueSet withOnePlace(const Knowledge &knowledge, int group) const;
    void proposeNaked(const Knowledge &knowledge, DifferentRule rule, int group,
                      Trace &proposals) const;
    void proposeHidden(const Knowledge &knowledge, DifferentRule rule, int group,
                       Trace &proposals) const;
    void proposeCrossing(const Knowledge &knowledge, int group, int value, Trace &proposals) const;
    void proposeWing(const Knowledge &knowledge, UnknownId pivot, Trace &proposals) const;
    void proposeFish(const Knowledge &knowledge, DifferentRule rule, int value, bool byRows,
                     Trace &proposals) const;
    void begin(DifferentRule rule, Trace &proposals) const
    {
        proposals.begin(m_ids[std::size_t(rule)]);
    }

    const Groups &m_groups;
    int m_side;
    const DifferentRuleIds &m_ids;
    PlacingSteps m_placing;
    bool m_hasBegun = false;         ///< whether what is known from the start was taken in
    PlacedValues m_placedValues;     ///< since then
    std::vector<UnknownId> m_placed; ///< the unknowns to look at again for PlacedValue
    Agenda m_changed;                ///< the unknowns to look at again for OnlyValue
    bool m_hasPairs = true;          ///< whether to look again for XYWing
    Agenda m_again;                  ///< by rule: the groups to look at again
    /// By rule: the values to look at again, for XWing and Swordfish.
    std::array<ValueSet, std::size_t(DifferentRule::Count)> m_values;
};

/// A step by one of these rules told anew: by the same groups, with all that they exclude by now; empty
/// where that is no more than the step says, or it rests on what is not known. Requires: the step is by
/// `rule`, found by these groups. See plainer() in Model for `known`, DifferentEngine for the rest.
[[nodiscard]] Trace differentAnew(const Groups &groups, int side, const DifferentRuleIds &ids,
                                  DifferentRule rule, const Step &step, const Knowledge &known);

} // namespace inkling::declared
