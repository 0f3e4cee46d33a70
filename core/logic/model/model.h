// SPDX-License-Identifier: MIT
#pragma once

#include "board/mark.h"
#include "board/phrase.h"
#include "logic/model/encoding.h"
#include "logic/model/knowledge.h"
#include "logic/model/rule.h"
#include "logic/model/sentence.h"
#include "logic/model/solver.h"
#include "logic/model/trace.h"
#include "stopcondition.h"

#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace inkling {

/// A family's named rules, bound to one puzzle: it hears of every new fact and proposes steps.
///
/// Used by one thread at a time; keeps its own indices of what has become applicable. Its rules are
/// grouped into tiers, cheapest first.
class Reasoner
{
public:
    virtual ~Reasoner() = default;

    [[nodiscard]] virtual int tierCount() const = 0;
    /// How many of the first tiers have rules that cost no more than this.
    [[nodiscard]] virtual int tierCountUpTo(double cost) const = 0;

    /// `unknown` has just been narrowed; `knowledge` holds the new set, `before` is what it was.
    virtual void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) = 0;

    /// Appends to `proposals` the steps of this tier that became applicable since it was last asked.
    ///
    /// Ensures: each step's conclusions follow from exactly the constraints and premises that it
    /// lists; its premises hold in `knowledge`. A conclusion may be known already (the deducer drops
    /// it) or contradict what is known (the deducer makes it a contradiction).
    /// A step that is easier or harder to see than its rule says has a cost of its own; else its cost
    /// is 0. When stopped, it may return early with fewer steps.
    virtual void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                         Trace &proposals)
        = 0;
};

/// How a kind of thing is counted: "one clue", "%1 clues"; both marked for translation in the context
/// "Phrases".
struct Noun
{
    std::string_view one;
    std::string_view many;
    friend bool operator==(const Noun &, const Noun &) = default;
};

/// What a puzzle is to the reasoning: unknowns, constraints, words and marks for them.
///
/// Immutable and thread-safe once made; cheap to ask. Values, unknowns and constraints are numbers
/// whose meaning only the family knows.
class Model
{
public:
    virtual ~Model() = default;

    /// The main unknowns are 0 .. mainCount() - 1; an answer gives each a value. The others are
    /// derived: notes on the way.
    [[nodiscard]] virtual UnknownId mainCount() const = 0;
    /// What each unknown can be before any reasoning, as many as there are unknowns.
    [[nodiscard]] virtual std::vector<ValueSet> initial() const = 0;

    /// Whether these values of the main unknowns meet every constraint.
    [[nodiscard]] virtual bool isAnswer(const Answer &answer) const = 0;
    /// Whether two answers are one: they differ in nothing that the family calls its answer. Requires: both
    /// are answers.
    [[nodiscard]] virtual bool isSame(const Answer &a, const Answer &b) const { return a == b; }

    /// What `fact` says, for programs: one object, or several ("not 3", "not 5"). Rows and columns in
    /// it count from 0.
    [[nodiscard]] virtual std::vector<nlohmann::ordered_json> json(const Fact &fact) const = 0;
    [[nodiscard]] virtual nlohmann::ordered_json json(ConstraintId constraint) const = 0;
    [[nodiscard]] virtual Phrase describe(const Fact &fact) const = 0;
    [[nodiscard]] virtual Phrase describe(ConstraintId constraint) const = 0;
    /// describe() as a whole clause, to stand in a sentence: "no line runs above row 3, column 4".
    [[nodiscard]] virtual Phrase clause(const Fact &fact) const { return describe(fact); }
    /// So many main unknowns: "12 edges", of which one then says that they are open.
    [[nodiscard]] virtual Phrase describeCount(UnknownId count) const = 0;

    /// What kind of thing it is, in a sentence that counts them: a clue, a dot; a line, a cross.
    [[nodiscard]] virtual Noun noun(ConstraintId constraint) const = 0;
    [[nodiscard]] virtual Noun noun(const Fact &fact) const = 0;

    /// A step by one of its rules in words, of a contradiction too: its case, and what stands in its places,
    /// made of nothing but the step, what is known before it and the puzzle. Without words where the case is
    /// none of sentences(): the general ones are taken then. Every word of it is true of the step.
    [[nodiscard]] virtual Sentence sentence(const Step &step, const Knowledge &before) const = 0;
    /// The rule that says what this link of a chain says, if there is one. Requires: a step found by propagation,
    /// without a rule, an example or steps of its own. Ensures: sentence() has words for the step under that rule.
    [[nodiscard]] virtual std::optional<RuleId> ruleFor(const Step &step) const
    {
        (void)step;
        return std::nullopt;
    }
    /// The steps to tell in place of one that was found early: by now, with `known`, a person sees all that it
    /// says by easier rules. Empty where there are none.
    ///
    /// Ensures: each is by a named rule and follows from its constraints and premises, which are known; together
    /// they conclude all that the step does.
    [[nodiscard]] virtual Trace plainer(const Step &step, const Knowledge &known) const
    {
        (void)step;
        (void)known;
        return {};
    }
    /// All cases that sentence() knows.
    [[nodiscard]] virtual std::span<const SentenceCase> sentences() const = 0;

    /// How a fact shows on the board; nothing where it says nothing worth showing.
    [[nodiscard]] virtual std::optional<Mark> mark(const Fact &fact) const = 0;
    /// The same while it is only pencilled: small, even where a single value is left.
    [[nodiscard]] virtual std::optional<Mark> note(const Fact &fact) const { return mark(fact); }
    /// The elements that stand for a constraint; none where it is about the whole board.
    [[nodiscard]] virtual std::vector<ElementId> elements(ConstraintId constraint) const = 0;
    /// Elements that the sentence of a step points at though no premise of it is about them alone: the
    /// two operators of which one constraint, about the whole board, says that they do not touch.
    [[nodiscard]] virtual std::vector<ElementId> grounds(const Step &step) const
    {
        (void)step;
        return {};
    }

    /// What a person can say of an element, in the order in which clicks go through it, each a single value
    /// of one unknown: a line, a cross; a cell's digits. None of an element that nothing is put on.
    [[nodiscard]] virtual std::vector<Fact> choices(ElementId element) const
    {
        (void)element;
        return {};
    }

    /// What an unknown is in an answer; nothing of a derived one of which that is not told.
    [[nodiscard]] virtual std::optional<int> valueIn(const Answer &answer, UnknownId unknown) const
    {
        return unknown < mainCount() ? std::optional<int>(answer.values[unknown]) : std::nullopt;
    }
    /// What is plain once a person has marked `unknown` with a single value, so that it need only be written
    /// down: other edges of a clue or a dot that has its lines are crossed, a digit is gone from its row. Never
    /// an answer's own ink. Follows from single values in `knowledge` next to it, and takes as long as there are.
    [[nodiscard]] virtual std::vector<Fact> tidying(const Knowledge &knowledge,
                                                    UnknownId unknown) const
    {
        (void)knowledge;
        (void)unknown;
        return {};
    }
    /// What a constraint's unknowns can hold together, for a person to choose from, of the constraint that an
    /// element stands for or belongs to: "1 4", "2 3". At most about `most`; none where they are not listed.
    [[nodiscard]] virtual std::vector<std::string>
    combinations(ElementId element, const Knowledge &knowledge, std::size_t most) const
    {
        (void)element;
        (void)knowledge;
        (void)most;
        return {};
    }

    /// What stands on labels and regions when this much is known; nothing on those that are not listed.
    /// Asked for at every move in time: below 50 us.
    [[nodiscard]] virtual std::vector<Caption> captions(const Knowledge &knowledge) const
    {
        (void)knowledge;
        return {};
    }
    /// How the answer is read out at the end; at most some hundred beats. Requires: an answer.
    [[nodiscard]] virtual std::vector<Beat> finale(const Answer &answer) const
    {
        (void)answer;
        return {};
    }

    /// Whether a person is to be led to this unknown's value: it is a main one, or, where the reasoning
    /// builds an answer, one of the parts that it is built from.
    [[nodiscard]] virtual bool isMilestone(UnknownId unknown) const
    {
        return unknown < mainCount();
    }

    /// The constraint that says what a derived unknown means; nothing of one that needs none to be
    /// understood. A fact about the unknown brings it along.
    [[nodiscard]] virtual std::optional<ConstraintId> meaning(UnknownId unknown) const
    {
        (void)unknown;
        return std::nullopt;
    }
    /// Where an unknown is on the board, in cells, so that steps can go on where the last one was; the same
    /// for all where that says nothing.
    [[nodiscard]] virtual Point place(UnknownId unknown) const
    {
        (void)unknown;
        return {};
    }

    /// Whether the reasoning builds one answer, of which there may be others, instead of excluding
    /// all others.
    [[nodiscard]] virtual bool isConstructive() const { return false; }

    /// The named rules that its reasoner's steps speak of: its family's catalogue.
    [[nodiscard]] virtual std::span<const Rule> rules() const = 0;
    /// The puzzle as clauses, for what no named rule explains; null where, and only where, the
    /// reasoning is constructive.
    [[nodiscard]] virtual std::unique_ptr<Encoding> encoding() const { return nullptr; }
    /// A fresh reasoner that knows of no facts yet.
    [[nodiscard]] virtual std::unique_ptr<Reasoner> reasoner() const = 0;
    /// The same where only steps from these constraints are of use: it may leave out others.
    [[nodiscard]] virtual std::unique_ptr<Reasoner>
    reasonerWithin(std::span<const ConstraintId> constraints) const
    {
        (void)constraints;
        return reasoner();
    }
};

} // namespace inkling
