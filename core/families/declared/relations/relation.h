// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace inkling {
class Knowledge;
class Trace;
struct Step;
} // namespace inkling

namespace inkling::declared {

/// The unknowns of a constraint, and the domains of all unknowns of the puzzle (Model::domains()).
struct Scope
{
    std::span<const UnknownId> unknowns;
    std::span<const ValueSet> domains; ///< by unknown
};

/// The words that a relation gives to a step's sentence, beyond its facts: "1+2+6 1+3+5".
using StepArguments = std::vector<std::string>;

/// The last argument of a contradiction in which the unknowns of the last two premises can no longer
/// be joined.
inline constexpr std::string_view apartArgument = "apart";

/// How values break a relation.
struct Breach
{
    std::size_t at = 0; ///< the place of a value that has a part in it
    /// The words for it, behind the constraint's own arguments: "5 + 7 = 12", a digit that is there
    /// twice.
    std::vector<std::string> words = {};
    /// The place of an equal value, where all that is wrong with a sum is that two values are equal.
    std::optional<std::size_t> twin = std::nullopt;
};

/// What a constraint allows its unknowns, told in three ways that one test holds together: its
/// meaning, its clauses, and what a person sees from it alone. Immutable; thread-safe.
///
/// Values are those of the constraint's unknowns, in their order, in every call.
class Relation
{
public:
    virtual ~Relation() = default;

    /// Whether these values are allowed: the meaning, from which everything else must follow.
    [[nodiscard]] virtual bool holds(std::span<const std::uint8_t> values) const = 0;

    /// How these values break the relation. Requires: they do not hold.
    [[nodiscard]] virtual Breach breach(std::span<const std::uint8_t> values) const
    {
        (void)values;
        return {};
    }

    /// Writes the clauses that can be written before a search. Unless refine() adds more, they
    /// allow just the values that hold; with refine(), all of these and, of a relation over the
    /// whole board, also some that other constraints forbid (see Model::implied()).
    virtual void write(const Scope &scope, ClauseWriter &writer) const = 0;
    /// Adds clauses that this assignment breaks, to writer(); none if it meets the relation. See
    /// Encoding::refine().
    virtual void refine(const Scope &scope, const Assignment &assignment,
                        const std::function<ClauseWriter &()> &writer) const
    {
        (void)scope;
        (void)assignment;
        (void)writer;
    }

    /// Whether all values must differ, so that the rules of DifferentEngine apply. The last rung of
    /// such a relation refuses known values that do not hold.
    [[nodiscard]] virtual bool differs() const { return false; }

    /// Whether a step names all values known at the relation, needed or not: a reader adds them up.
    [[nodiscard]] virtual bool namesAllKnown() const { return false; }
    /// The number of ways to look at the relation, easiest first; a family names a rule for each.
    [[nodiscard]] virtual int rungs() const { return 0; }
    /// Leaves out of `values` what a person sees to be impossible by looking in this way; an empty
    /// set where nothing is possible. Ensures: no value is left out that some allowed values have;
    /// fewer possible values never leave more. Requires: rung < rungs().
    virtual void narrow(int rung, std::span<ValueSet> values) const
    {
        (void)rung;
        (void)values;
    }
    /// The number of rungs, from the first on, by which a person who fills in notes looks at the
    /// relation.
    [[nodiscard]] virtual int notedRungs() const { return 1; }
    /// The words about narrow() that a sentence needs besides facts. Of a sum: it; the sets of values
    /// that make it, if they are few: "1+7 2+6"; how many they are; the values in all of them: "1 7".
    [[nodiscard]] virtual StepArguments arguments(int rung, std::span<const ValueSet> values) const
    {
        (void)rung;
        (void)values;
        return {};
    }
    /// Appends the steps, of rule `rule` and resting on `constraint`, that are seen by looking in
    /// this way. The steps of narrow(), each with just the premises that it needs, and the values
    /// known where namesAllKnown(); a relation over
    /// the whole board finds its own, with as few.
    virtual void propose(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                         const Knowledge &knowledge, Trace &proposals) const;
    /// The cells that a step of propose() speaks of without naming them: an area. By the numbers that
    /// the relation knows them by; none for most.
    [[nodiscard]] virtual std::vector<int> area(int rung, const Scope &scope,
                                                const Step &step) const
    {
        (void)rung;
        (void)scope;
        (void)step;
        return {};
    }
    /// Appends one step for all that is seen by looking in this way, a contradiction included, if there
    /// is anything.
    /// Requires: not a relation over the whole board.
    void proposeAll(int rung, RuleId rule, ConstraintId constraint, const Scope &scope,
                    const Knowledge &knowledge, Trace &proposals) const;

    /// The sets of values that are possible together, in words, at most about `most`; empty if they
    /// are not listed.
    [[nodiscard]] virtual std::vector<std::string> combinations(std::span<const ValueSet> values,
                                                                std::size_t most) const
    {
        (void)values;
        (void)most;
        return {};
    }
};

using RelationPointer = std::shared_ptr<const Relation>;

/// All values differ: rows, columns, boxes.
[[nodiscard]] RelationPointer allDifferent();
/// The single unknown has this value: a digit given.
[[nodiscard]] RelationPointer only(int value);
/// At most one of the unknowns has this value.
[[nodiscard]] RelationPointer atMostOne(int value);
/// The values differ and add up to the sum. Rungs: 0 the last open value, 1 the digits of the ways
/// to make the sum, 2 a digit of all these ways that has one place, 3 to 5 the places of all
/// digits, of at most two open unknowns, of three, of more. Requires: values below 32, at most 16
/// unknowns.
[[nodiscard]] RelationPointer differentWithSum(int sum);
/// None or two of so many unknowns are 1, the others 0. Rungs: 0 two are 1, 1 one is, and must have
/// another, 2 none can be, 3 all of this. Requires: 2 to 4 unknowns.
[[nodiscard]] RelationPointer noneOrTwo(int count);
/// The unknowns that are 1, as lines between the cells in `ends`, make just one loop; some
/// are. Four rungs: what is left beside a closed loop; a line that would close a loop apart from
/// another line; the last open link on the border of an area, which the loop crosses an even number
/// of times (the first argument: the lines on the rest of it); the last two links that can join
/// lines on two sides of a border, which are the last two premises (the arguments: the unknowns of
/// these links), or that there are none (see apartArgument). Its clauses say that the lines hang
/// together; that each cell has two or none is for the cells' own constraints to say. Requires: an
/// unknown for each of `ends`, in this order.
[[nodiscard]] RelationPointer oneLoop(std::vector<std::array<int, 2>> ends);
/// The unknowns that have the value, as cells of a board of `columns` columns, make one piece joined
/// by sides, or none. Two rungs: an unknown that without the value, and at most two others without it, would
/// part two that have it; the same with any number, or that two are parted already (see
/// apartArgument). The last two premises are those two, first the one of the smaller side. Requires: the unknowns are those of all cells.
[[nodiscard]] RelationPointer connected(int columns, int value);
/// The values of unknowns that are 0 or 1 for which `isAllowed` is true. It is asked for every set
/// of values at once, bit i for the value of unknown i. Four rungs: what follows from at most one
/// other value, from two, from three, from any number; an unknown with its bit in `far`, one that is
/// not seen at once, counts as two. Requires: count <= 10. Cost: for each call, up to 3 to the power
/// of count; share the relation where it is the same.
[[nodiscard]] RelationPointer table(int count, const std::function<bool(unsigned)> &isAllowed,
                                    unsigned far = 0);

} // namespace inkling::declared
