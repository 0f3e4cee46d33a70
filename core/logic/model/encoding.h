// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"
#include "sat/satsolver.h"

#include <functional>
#include <initializer_list>
#include <span>
#include <vector>

namespace inkling {

/// Where an encoding writes its clauses, and what it names them with.
class ClauseWriter
{
public:
    virtual ~ClauseWriter() = default;

    /// True where the unknown has this value. An unknown of two values is one variable.
    /// Requires: the encoding writes() the unknown; `value` is one of its initial ones.
    [[nodiscard]] virtual sat::Literal literal(UnknownId unknown, int value) = 0;
    /// An auxiliary variable of the constraint, or the definitions, being written.
    [[nodiscard]] virtual sat::Literal newVariable() = 0;
    /// Adds a clause: of a constraint it holds while that one is assumed, else always.
    virtual void add(std::span<const sat::Literal> clause) = 0;
    void add(std::initializer_list<sat::Literal> clause)
    {
        add(std::span(clause.begin(), clause.size()));
    }
    /// A wish for the search under way: to see next whether this can be.
    virtual void suggest(sat::Literal literal) { (void)literal; }
};

/// A value for each unknown that an encoding writes: what a search made up, to be looked at.
class Assignment
{
public:
    virtual ~Assignment() = default;
    [[nodiscard]] virtual int value(UnknownId unknown) const = 0;
    /// How often a search has come back to be refined since it began.
    [[nodiscard]] virtual int round() const = 0;
    /// Whether that is known or supposed just now, rather than made up.
    [[nodiscard]] virtual bool isKnown(UnknownId unknown) const = 0;
    /// Whether a constraint is assumed just now.
    [[nodiscard]] virtual bool isActive(ConstraintId constraint) const = 0;
};

/// What a puzzle is to a search by clauses: each constraint stands for itself and can be left out. That
/// each unknown has exactly one of its initial values is understood and not written here.
///
/// Immutable and thread-safe. What constrain() and refine() write of a constraint must follow from that
/// constraint and the definitions alone, whatever is known: then what a search refutes by some
/// constraints and facts follows from exactly these.
class Encoding
{
public:
    virtual ~Encoding() = default;

    [[nodiscard]] virtual ConstraintId constraintCount() const = 0;
    /// Whether the setter chose it (a clue, a cage, a label); the others are the rules of the game.
    [[nodiscard]] virtual bool isClue(ConstraintId constraint) const = 0;
    /// Whether clauses speak of this unknown: all main ones, and those derived ones that make steps
    /// smaller.
    [[nodiscard]] virtual bool writes(UnknownId unknown) const = 0;

    /// What derived unknowns mean, and nothing else. Where that alone says something of main unknowns
    /// (by inside and outside, that the lines at a dot are even in number), it holds only where a
    /// constraint or a fact brings it along.
    virtual void define(ClauseWriter &writer) const = 0;
    [[nodiscard]] virtual bool constraintBringsDefinitions(ConstraintId constraint) const
    {
        (void)constraint;
        return true;
    }
    [[nodiscard]] virtual bool unknownBringsDefinitions(UnknownId unknown) const
    {
        (void)unknown;
        return true;
    }
    /// What one derived unknown means, where define() leaves it out: asked for when it is first named, so
    /// that those which nothing speaks of cost nothing.
    virtual void define(UnknownId unknown, ClauseWriter &writer) const
    {
        (void)unknown;
        (void)writer;
    }
    /// One constraint, as far as it is written ahead.
    virtual void constrain(ConstraintId constraint, ClauseWriter &writer) const = 0;
    /// Of the active constraints that are not wholly written ahead (one loop, one path, an equation):
    /// `cut` begins the clauses of one, which this assignment breaks. At most some forty; none when the
    /// assignment meets them all.
    virtual void refine(const Assignment &assignment,
                        const std::function<ClauseWriter &(ConstraintId)> &cut) const
    {
        (void)assignment;
        (void)cut;
    }

    /// Of the constraints that are not wholly written ahead: `cut` begins the clauses of one of which what each
    /// unknown can still be leaves one literal, or none. `changed` has the unknowns that could be more when this was
    /// asked before and all was written; null: any. None where all of these were written before.
    virtual void imply(const std::function<ValueSet(UnknownId)> &possible,
                       const std::vector<UnknownId> *changed,
                       const std::function<ClauseWriter &(ConstraintId)> &cut) const
    {
        (void)possible;
        (void)changed;
        (void)cut;
    }

    /// The unknowns that a constraint speaks of; none of one about the whole board.
    [[nodiscard]] virtual std::vector<UnknownId> unknowns(ConstraintId constraint) const = 0;
    /// Sets of constraints round an unknown in which to look for a reason, each holding the one before,
    /// nearest first, at most some twelve; the last has all.
    [[nodiscard]] virtual std::vector<std::vector<ConstraintId>> windows(UnknownId unknown) const
        = 0;
    /// How far apart two unknowns are, in cells.
    [[nodiscard]] virtual double distance(UnknownId a, UnknownId b) const = 0;
    /// What it costs a person to keep one in mind: 1 for a plain clue.
    [[nodiscard]] virtual double weight(ConstraintId constraint) const = 0;
    [[nodiscard]] virtual double weight(const Fact &fact) const = 0;
};

} // namespace inkling
