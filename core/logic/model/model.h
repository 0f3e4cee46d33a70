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

/// A family's named rules, bound to one puzzle: hears of every new fact and proposes steps.
///
/// Used by one thread at a time; keeps its own indices of the places where rules have become
/// applicable. The rules are grouped into tiers, cheapest first.
class Reasoner
{
public:
    virtual ~Reasoner() = default;

    [[nodiscard]] virtual int tierCount() const = 0;
    /// The number of tiers, from the first on, whose rules cost no more than this.
    [[nodiscard]] virtual int tierCountUpTo(double cost) const = 0;

    /// Tells a fresh reasoner at once all that is known; `known`: what goes beyond `initial`. The same
    /// steps become applicable as when learned() is called for one fact after another, perhaps in
    /// another order. Requires: `initial` outlives the reasoner.
    virtual void startAt(const Knowledge &knowledge, std::span<const Fact> known,
                         std::span<const ValueSet> initial)
    {
        for (const Fact &fact : known)
            learned(knowledge, fact.unknown, initial[fact.unknown]);
    }

    /// Tells the reasoner that `unknown` has just been narrowed; `knowledge` has the new values,
    /// `before` the old ones.
    virtual void learned(const Knowledge &knowledge, UnknownId unknown, ValueSet before) = 0;

    /// Appends to `proposals` the steps of this tier that became applicable since the last call for
    /// it.
    ///
    /// Ensures: each step's conclusions follow from exactly the constraints and premises that it
    /// lists; its premises hold in `knowledge`. A conclusion may be known already (the deducer
    /// drops it) or contradict what is known (the deducer makes it a contradiction). A step that is
    /// easier or harder to see than its rule has a cost of its own; else its cost is 0. When
    /// stopped, it may return early with fewer steps.
    virtual void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                         Trace &proposals)
        = 0;
};

/// The words that count things of a kind: "one clue", "%1 clues"; both marked for translation in
/// the context "Phrases". `many` may be empty: the things are not counted then.
struct Noun
{
    std::string_view one;
    std::string_view many;
    friend bool operator==(const Noun &, const Noun &) = default;
};

/// A puzzle as the reasoning sees it: unknowns, constraints, and words and marks for them.
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
    /// The values that each unknown can have before any reasoning, one entry for each unknown. What
    /// is given on the board, such as a digit in its cell, is known.
    [[nodiscard]] virtual std::vector<ValueSet> initial() const = 0;
    /// The values that each unknown could have if nothing were given: what is given beyond them is
    /// a fact that steps rest on, and a clue of its own in the encoding.
    [[nodiscard]] virtual std::vector<ValueSet> domains() const { return initial(); }

    /// Whether these values of the main unknowns meet every constraint.
    [[nodiscard]] virtual bool isAnswer(const Answer &answer) const = 0;
    /// Whether two answers count as the same: they differ in nothing that the family calls its
    /// answer. Requires: both are answers.
    [[nodiscard]] virtual bool isSame(const Answer &a, const Answer &b) const { return a == b; }

    /// The fact as JSON: one object, or several ("not 3", "not 5"). Rows and columns in it count
    /// from 0.
    [[nodiscard]] virtual std::vector<nlohmann::ordered_json> json(const Fact &fact) const = 0;
    /// The constraint as JSON. Rows and columns in it count from 0.
    [[nodiscard]] virtual nlohmann::ordered_json json(ConstraintId constraint) const = 0;
    [[nodiscard]] virtual Phrase describe(const Fact &fact) const = 0;
    [[nodiscard]] virtual Phrase describe(ConstraintId constraint) const = 0;
    /// The fact as a whole clause, to stand in a sentence: "no line runs above row 3, column 4".
    [[nodiscard]] virtual Phrase clause(const Fact &fact) const { return describe(fact); }
    /// A number of main unknowns in words: "12 edges". The sentence round it says that they are
    /// open.
    [[nodiscard]] virtual Phrase describeCount(UnknownId count) const = 0;

    /// How marks break a constraint, as a clause: "row 6 holds the digit 3 twice"; nothing where the
    /// marks break it without any words of the family for that. Requires: with what is given, the
    /// marks break the constraint.
    [[nodiscard]] virtual std::optional<Phrase> breach(ConstraintId constraint,
                                                       std::span<const Fact> marks) const
    {
        (void)constraint;
        (void)marks;
        return std::nullopt;
    }

    /// The kind of a constraint or a fact, for a sentence that counts such things: a clue, a dot; a
    /// line, a cross.
    [[nodiscard]] virtual Noun noun(ConstraintId constraint) const = 0;
    [[nodiscard]] virtual Noun noun(const Fact &fact) const = 0;

    /// The words for a step by one of the model's rules, contradictions included: the case and its
    /// arguments, made from nothing but the step, what is known before it and the puzzle. The case
    /// is one of sentences(), or without a text; then the general sentences are used. Every word is
    /// true of the step.
    [[nodiscard]] virtual Sentence sentence(const Step &step, const Knowledge &before) const = 0;
    /// The constraints that this one says, too, and that its clauses in the encoding leave out, so
    /// that reasons name them: one loop says that each cell has two lines or none.
    [[nodiscard]] virtual std::vector<ConstraintId> implied(ConstraintId constraint) const
    {
        (void)constraint;
        return {};
    }
    /// The rule that says the same as this link of a chain, if there is one. Requires: a step found
    /// by propagation, without a rule, an example or nested steps. Ensures: sentence() has words
    /// for the step under that rule.
    [[nodiscard]] virtual std::optional<RuleId> ruleFor(const Step &step) const
    {
        (void)step;
        return std::nullopt;
    }
    /// The steps to tell in place of `step`, which was found early: steps from which a person who
    /// knows `known` sees all that `step` concludes, by easier rules; or the one step of the same
    /// look with all that it gives by now (see replaces()); or the contradiction to which that look has
    /// come by now. Empty if there are none.
    ///
    /// Ensures: each of these steps is by a named rule and follows from its constraints and
    /// premises, which are known; together the steps conclude all that `step` concludes, but for a
    /// contradiction, which is the last.
    [[nodiscard]] virtual Trace plainer(const Step &step, const Knowledge &known) const
    {
        (void)step;
        (void)known;
        return {};
    }
    /// The steps without any work to tell before `step`, which was found early: a person who knows
    /// `known` sees at once what they conclude, which is a part of what `step` concludes, or the value
    /// of an unknown that it concludes about. Empty if there are none.
    ///
    /// Ensures: each of these steps is by a named rule and follows from its constraints and
    /// premises, which are known.
    [[nodiscard]] virtual Trace atSight(const Step &step, const Knowledge &known) const
    {
        (void)step;
        (void)known;
        return {};
    }
    /// The words for one case of a step's example, such as how the path that is drawn reads and why it
    /// fails; the case is one of sentences(), or without a text where the facts say it themselves.
    /// Requires: index < step.caseCount().
    [[nodiscard]] virtual Sentence caseSentence(const Step &step, std::size_t index) const
    {
        (void)step;
        (void)index;
        return {};
    }
    /// Whether a fact is told as what is left of its unknown ("row 1, column 2 is 3 or 4"), and not
    /// as what is taken away ("row 1, column 2 is not 5").
    [[nodiscard]] virtual bool tellsWhatIsLeft(const Fact &fact) const
    {
        (void)fact;
        return false;
    }
    /// All cases that sentence() uses.
    [[nodiscard]] virtual std::span<const SentenceCase> sentences() const = 0;

    /// The mark for a fact on the board; nothing if the fact says nothing worth showing.
    [[nodiscard]] virtual std::optional<Mark> mark(const Fact &fact) const = 0;
    /// The mark for a fact that is only pencilled: small, even if a single value is left.
    [[nodiscard]] virtual std::optional<Mark> note(const Fact &fact) const { return mark(fact); }
    /// The elements that stand for a constraint; none if it is about the whole board.
    [[nodiscard]] virtual std::vector<ElementId> elements(ConstraintId constraint) const = 0;
    /// Elements that the sentence of a step points at though none of its premises is about them
    /// alone: for instance the two operators that, by a constraint about the whole board, do not
    /// touch.
    [[nodiscard]] virtual std::vector<ElementId> grounds(const Step &step) const
    {
        (void)step;
        return {};
    }

    /// The facts that a person can mark on an element, in the order in which clicks go through
    /// them, each a single value of one unknown: a line, a cross; a cell's digits. Empty for an
    /// element on which nothing is marked.
    [[nodiscard]] virtual std::vector<Fact> choices(ElementId element) const
    {
        (void)element;
        return {};
    }

    /// The value that the board gives on an element, of one on which a value would be marked
    /// otherwise; nothing if it gives none.
    [[nodiscard]] virtual std::optional<Fact> given(ElementId element) const
    {
        (void)element;
        return std::nullopt;
    }

    /// The value of an unknown in an answer; nothing for a derived unknown unless the family works
    /// it out.
    [[nodiscard]] virtual std::optional<int> valueIn(const Answer &answer, UnknownId unknown) const
    {
        return unknown < mainCount() ? std::optional<int>(answer.values[unknown]) : std::nullopt;
    }
    /// The facts that are plain once a person has marked `unknown` with a single value, and need
    /// only be written down: the other edges of a clue or a dot that has its lines are crossed, a
    /// digit is gone from its row. Never what the answer itself is drawn with. Follows from single
    /// values in `knowledge` next to the unknown; takes time in proportion to their number.
    [[nodiscard]] virtual std::vector<Fact> tidying(const Knowledge &knowledge,
                                                    UnknownId unknown) const
    {
        (void)knowledge;
        (void)unknown;
        return {};
    }
    /// The facts by which a person who fills in notes leaves values out: what is plain from the
    /// marked values (see tidying()), and what a clue allows before anything is marked. Of single
    /// values in `knowledge` and the puzzle alone; each fact leaves out only what no answer with
    /// these values has. Takes time in proportion to the board, and to the ways to meet the clues
    /// that list them.
    [[nodiscard]] virtual std::vector<Fact> noting(const Knowledge &knowledge) const
    {
        return plainFacts(knowledge);
    }
    /// The facts that all unknowns with a single value make plain: see tidying().
    [[nodiscard]] std::vector<Fact> plainFacts(const Knowledge &knowledge) const
    {
        std::vector<Fact> facts;
        for (UnknownId unknown = 0; unknown < mainCount(); ++unknown) {
            if (!knowledge.possible(unknown).single())
                continue;
            const std::vector<Fact> plain = tidying(knowledge, unknown);
            facts.insert(facts.end(), plain.begin(), plain.end());
        }
        return facts;
    }
    /// The knowledge with what it makes plain, but for what contradicts it.
    [[nodiscard]] Knowledge tidied(Knowledge knowledge) const
    {
        for (const Fact &fact : plainFacts(knowledge)) {
            if (!(knowledge.possible(fact.unknown) & fact.possible).empty())
                knowledge.learn(fact);
        }
        return knowledge;
    }
    /// The combinations of values that the unknowns of a constraint can have together, for a person
    /// to choose from: "1 4", "2 3"; the constraint is the one that the element stands for or
    /// belongs to. At most about `most`; empty if they are not listed.
    [[nodiscard]] virtual std::vector<std::string>
    combinations(ElementId element, const Knowledge &knowledge, std::size_t most) const
    {
        (void)element;
        (void)knowledge;
        (void)most;
        return {};
    }

    /// The captions of labels and regions at this state of knowledge; labels and regions without a
    /// caption are left out. Called whenever a trace moves to another step, so it must take less
    /// than 50 us.
    [[nodiscard]] virtual std::vector<Caption> captions(const Knowledge &knowledge) const
    {
        (void)knowledge;
        return {};
    }
    /// The moments of reading out the answer at the end; at most some hundred. Requires: `answer`
    /// is an answer.
    [[nodiscard]] virtual std::vector<Beat> finale(const Answer &answer) const
    {
        (void)answer;
        return {};
    }

    /// Whether a person is to be led to this unknown's value: the unknown is a main one, or, if the
    /// reasoning builds an answer, one of the parts that the answer is built from.
    [[nodiscard]] virtual bool isMilestone(UnknownId unknown) const
    {
        return unknown < mainCount();
    }

    /// The constraint that says what a derived unknown means; nothing if the unknown needs none to
    /// be understood. A fact about the unknown brings the constraint along.
    [[nodiscard]] virtual std::optional<ConstraintId> meaning(UnknownId unknown) const
    {
        (void)unknown;
        return std::nullopt;
    }
    /// The place of an unknown on the board, in cells, so that steps can go on near the last one;
    /// the same place for all unknowns if places mean nothing.
    [[nodiscard]] virtual Point place(UnknownId unknown) const
    {
        (void)unknown;
        return {};
    }

    /// Whether the reasoning builds one answer, of which there may be others, instead of excluding
    /// all others.
    [[nodiscard]] virtual bool isConstructive() const { return false; }

    /// The named rules that the reasoner's steps use: the family's catalogue.
    [[nodiscard]] virtual std::span<const Rule> rules() const = 0;
    /// The puzzle as clauses, for facts that no named rule explains; null if, and only if, the
    /// reasoning is constructive.
    [[nodiscard]] virtual std::unique_ptr<Encoding> encoding() const { return nullptr; }
    /// A fresh reasoner that knows of no facts yet.
    [[nodiscard]] virtual std::unique_ptr<Reasoner> reasoner() const = 0;
    /// A fresh reasoner for steps from these constraints only; it may leave out other steps.
    [[nodiscard]] virtual std::unique_ptr<Reasoner>
    reasonerWithin(std::span<const ConstraintId> constraints) const
    {
        (void)constraints;
        return reasoner();
    }
};

} // namespace inkling
