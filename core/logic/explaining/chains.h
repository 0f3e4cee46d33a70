// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/prober.h"
#include "sat/unitpropagator.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace inkling {

/// Forcing chains: a value is supposed, and one constraint after the other is applied until one is broken.
/// Failed literal probing (Li, Anbulagan, "Heuristics Based on Unit Propagation for Satisfiability Problems",
/// 1997) over the clauses of an encoding; of the values that fail, the one with the shortest chain is taken.
///
/// A probe is repeated only when something became known next to what it came upon.
class Chains
{
public:
    /// `reasons` is asked what single links rest on. Requires: both outlive it.
    Chains(Situation &situation, ReasonFinder &reasons);

    /// Nothing is known any more.
    void forget();
    /// Appends the step with the shortest chain (GeneralRule::Chain) that excludes one of these values, and, far
    /// from it and from each other, some more; or that there is no answer. Its constraints and premises are those
    /// that the steps of the chain rest on; the chain is nested. Returns false where no value fails, or when
    /// stopped.
    [[nodiscard]] bool propose(std::span<const Candidate> candidates, const StopCondition &stop,
                               Trace &proposals);
    /// The same for one fact.
    [[nodiscard]] bool explain(const Fact &fact, const StopCondition &stop, Trace &steps);

private:
    using Clause = sat::UnitPropagator::Clause;
    using Chain = sat::UnitPropagator::Chain;
    using Stamp = std::uint32_t;

    /// The reach of a probe: clauses written ahead; those, too, that the encoding writes meanwhile; and values
    /// that fail within it by a chain of their own, one deep or two.
    enum class Depth : std::uint8_t { Plain, Implied, Nested, Deep };
    /// The outcome of probing a literal.
    struct Probe
    {
        Stamp since = 0;
        std::size_t size = 0; ///< of the chain; 0: it does not fail
        Depth depth = Depth::Plain;
        std::vector<std::uint32_t> touched; ///< variables
    };
    /// A value that fails within a chain, by one of its own; a clause says so.
    struct Lemma
    {
        Chain chain;
        std::size_t size;
        int depth; ///< 1: no lemma in its chain
    };
    /// What a clause belongs to: a constraint, or one of these, or a lemma, counted on from the constraints.
    static constexpr std::int64_t definition = -1;
    static constexpr std::int64_t always = -2;

    /// What a variable says.
    struct Meaning
    {
        enum class Kind : std::uint8_t { Auxiliary, Switch, Atom } kind = Kind::Auxiliary;
        Atom atom = {};
        std::int64_t owner = always; ///< of the clauses behind a switch
    };
    class CutWriter;

    [[nodiscard]] bool update();
    void add(std::span<const sat::Literal> literals, std::int64_t owner);
    void makeRoom();
    void takeInClauses();
    void takeInFacts();
    void noteNews();
    void noteClause(Clause clause);
    [[nodiscard]] bool imply();
    [[nodiscard]] bool isCurrent(const Probe &probe) const;
    void probe(sat::Literal literal, Depth depth, const StopCondition &stop);
    [[nodiscard]] bool probeWithin(Depth depth, const StopCondition &stop,
                                   std::vector<std::uint32_t> &touched);
    [[nodiscard]] bool probeWithin(int deeper, int &probesLeft, const StopCondition &stop,
                                   std::vector<std::uint32_t> &touched);
    [[nodiscard]] std::vector<std::uint32_t> openNextTo(std::span<const sat::Literal> literals);
    [[nodiscard]] bool addLemma(sat::Literal supposed, Chain chain);
    [[nodiscard]] std::size_t sizeOf(const Chain &chain) const;
    [[nodiscard]] const Lemma *lemmaOf(Clause clause) const;
    void findMeanings();
    [[nodiscard]] Fact factOf(sat::Literal literal) const;

    struct Telling;
    [[nodiscard]] bool tell(const Fact *excluded, sat::Literal supposed, const StopCondition &stop,
                            Trace &proposals);
    [[nodiscard]] Fact withoutSupposed(const Telling &telling, const Fact &premise) const;
    [[nodiscard]] bool append(Telling &telling, const StopCondition &stop, Trace &proposals);
    [[nodiscard]] Trace byLinks(Telling &telling, std::span<const Fact> given,
                                const StopCondition &stop);
    [[nodiscard]] Trace byRules(Telling &telling, std::span<const Fact> given,
                                const StopCondition &stop);
    [[nodiscard]] Trace nested(Telling &telling, const StopCondition &stop);
    [[nodiscard]] const sat::UnitPropagator::Link *nextLink(const Telling &telling,
                                                            const Knowledge &knowledge) const;
    [[nodiscard]] const sat::UnitPropagator::Link *
    firstLemmaOf(const sat::UnitPropagator::Link &link, const Knowledge &knowledge) const;
    [[nodiscard]] bool tellLink(Telling &telling, const Knowledge &knowledge,
                                const StopCondition &stop, Trace &proposals);
    [[nodiscard]] bool tellLemma(Telling &telling, const sat::UnitPropagator::Link &link,
                                 const Knowledge &knowledge, const StopCondition &stop,
                                 Trace &proposals);
    void addConstraints(const Chain &chain, Telling &telling) const;
    [[nodiscard]] Clause plainest(Clause clause, sat::Literal conclusion) const;
    [[nodiscard]] bool shrink(std::vector<ConstraintId> &constraints, std::vector<Fact> &premises,
                              const Claim &claim, const StopCondition &stop);
    [[nodiscard]] bool appendLink(const sat::UnitPropagator::Link &link, std::vector<Fact> premises,
                                  const StopCondition &stop, Trace &proposals);
    [[nodiscard]] std::vector<Fact> premisesOf(const Telling &telling, Clause clause,
                                               sat::Literal conclusion) const;
    void addPremises(const Telling &telling, Clause clause, sat::Literal conclusion,
                     std::vector<Fact> &premises) const;
    [[nodiscard]] bool isBrought(std::span<const Fact> premises) const;

    Situation &m_situation;
    ReasonFinder &m_reasons;
    ConstraintId m_bringer = 0; ///< some constraint that brings the definitions along
    sat::UnitPropagator m_propagator;
    std::vector<Meaning> m_meanings;    ///< by variable
    std::vector<std::int64_t> m_owners; ///< by clause: its constraint, or what else it is
    std::vector<std::vector<Clause>> m_occurrences; ///< by variable
    std::vector<Stamp> m_near;   ///< by variable: when something next to it became known
    std::vector<Probe> m_probes; ///< by literal: twice its variable, and 1 if it is denied
    std::vector<Lemma> m_lemmas;
    /// Of the chain being told: by clause and conclusion, how lemmas are told; empty where that fails.
    std::optional<UnknownId> m_lastTold; ///< what the last chain excludes a value of
    int m_deepProbes = 600;              ///< how many values a deep probe tries within it
    sat::Literal m_probed = 0;           ///< the value that is supposed first
    std::size_t m_taken = 0;             ///< of the store's clauses
    std::size_t m_meant = 0;             ///< of the unknowns' variables
    std::size_t m_noted = 0;             ///< of what is known
    Knowledge m_known;                   ///< that the propagator has been told of
    Stamp m_now = 0;
    std::vector<Stamp> m_listed; ///< by variable: the turn in which it was listed last
    Stamp m_turn = 0;
    /// By how deep one probes beyond, and literal: the turn in which it was seen to do no harm.
    std::array<std::vector<Stamp>, 2> m_harmless;
};

} // namespace inkling
