// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "sat/satsolver.h"

#include <functional>
#include <initializer_list>
#include <span>
#include <vector>

namespace inkling {

/// Takes the clauses that an encoding writes, and names the literals in them.
class ClauseWriter
{
public:
    virtual ~ClauseWriter() = default;

    /// The literal that is true if the unknown has this value. An unknown of two values is one
    /// variable. Requires: the encoding writes() the unknown; `value` is in its domain.
    [[nodiscard]] virtual sat::Literal literal(UnknownId unknown, int value) = 0;
    /// Makes an auxiliary variable for the constraint, or the definitions, being written.
    [[nodiscard]] virtual sat::Literal newVariable() = 0;
    /// Adds a clause. A clause of a constraint holds while that constraint is assumed, any other
    /// always.
    virtual void add(std::span<const sat::Literal> clause) = 0;
    void add(std::initializer_list<sat::Literal> clause)
    {
        add(std::span(clause.begin(), clause.size()));
    }
    /// Asks the search under way to see next whether this literal can be true; the search may
    /// ignore this.
    virtual void suggest(sat::Literal literal) { (void)literal; }
};

/// A value for each unknown that an encoding writes: an assignment made up by a search, to be
/// examined.
class Assignment
{
public:
    virtual ~Assignment() = default;
    [[nodiscard]] virtual int value(UnknownId unknown) const = 0;
    /// The number of times that the search has come back to be refined since it began.
    [[nodiscard]] virtual int round() const = 0;
    /// Whether the unknown's value is known or supposed just now, rather than made up.
    [[nodiscard]] virtual bool isKnown(UnknownId unknown) const = 0;
    /// Whether the constraint is assumed just now.
    [[nodiscard]] virtual bool isActive(ConstraintId constraint) const = 0;
};

/// A puzzle as clauses, for a search: each constraint can be assumed or left out on its own. That
/// each unknown has exactly one value of its domain (Model::domains()) is understood and not written
/// here.
///
/// Immutable and thread-safe. The clauses that constrain(), refine() and imply() write of a
/// constraint must follow from that constraint and the definitions alone, whatever is known: then
/// all that a search refutes by some constraints and facts follows from exactly these.
class Encoding
{
public:
    virtual ~Encoding() = default;

    [[nodiscard]] virtual ConstraintId constraintCount() const = 0;
    /// Whether the setter chose the constraint (a clue, a cage, a label); the other constraints are
    /// the rules of the game.
    [[nodiscard]] virtual bool isClue(ConstraintId constraint) const = 0;
    /// Whether clauses speak of this unknown: of all main unknowns, and of the derived ones that
    /// make steps smaller.
    [[nodiscard]] virtual bool writes(UnknownId unknown) const = 0;

    /// Writes the meaning of derived unknowns, and nothing else. If these definitions alone say
    /// something of main unknowns (inside and outside, for instance, make the lines at a dot even
    /// in number), they hold only if a constraint or a fact brings them along.
    virtual void define(ClauseWriter &writer) const = 0;
    /// Whether assuming the constraint brings the definitions along.
    [[nodiscard]] virtual bool constraintBringsDefinitions(ConstraintId constraint) const
    {
        (void)constraint;
        return true;
    }
    /// Whether a fact about the unknown brings the definitions along.
    [[nodiscard]] virtual bool unknownBringsDefinitions(UnknownId unknown) const
    {
        (void)unknown;
        return true;
    }
    /// Writes the meaning of one derived unknown, if define() leaves it out. Called when the
    /// unknown is first named, so that unknowns which nothing speaks of cost nothing.
    virtual void define(UnknownId unknown, ClauseWriter &writer) const
    {
        (void)unknown;
        (void)writer;
    }
    /// Writes the clauses of a constraint that are written before the search; see refine() for
    /// clauses that are added later.
    virtual void constrain(ConstraintId constraint, ClauseWriter &writer) const = 0;
    /// Adds clauses of active constraints that are not wholly written ahead (one loop, one path, an
    /// equation) and that this assignment breaks: `cut` begins the clauses of one constraint. At
    /// most some forty; none if the assignment meets all these constraints.
    virtual void refine(const Assignment &assignment,
                        const std::function<ClauseWriter &(ConstraintId)> &cut) const
    {
        (void)assignment;
        (void)cut;
    }

    /// Adds clauses that the possible values of the unknowns leave at most one true literal, for
    /// constraints that constrain() does not write completely: `cut` begins the clauses of one
    /// constraint. `changed`: the unknowns that have lost values since the last call that added
    /// nothing; null if any may have. Adds nothing if all such clauses were written before.
    virtual void imply(const std::function<ValueSet(UnknownId)> &possible,
                       const std::vector<UnknownId> *changed,
                       const std::function<ClauseWriter &(ConstraintId)> &cut) const
    {
        (void)possible;
        (void)changed;
        (void)cut;
    }

    /// The unknowns that a constraint speaks of; none if it is about the whole board.
    [[nodiscard]] virtual std::vector<UnknownId> unknowns(ConstraintId constraint) const = 0;
    /// Sets of constraints round an unknown in which to look for a reason, nearest first, at most
    /// some twelve; each set holds the one before, and the last holds all constraints.
    [[nodiscard]] virtual std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const
        = 0;
    /// The distance between two unknowns, in cells.
    [[nodiscard]] virtual double distance(UnknownId a, UnknownId b) const = 0;
    /// The cost to a person of keeping a constraint or a fact in mind: 1 for a plain clue.
    [[nodiscard]] virtual double weight(ConstraintId constraint) const = 0;
    [[nodiscard]] virtual double weight(const Fact &fact) const = 0;
};

} // namespace inkling
