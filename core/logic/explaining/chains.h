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

/// Forcing chains: a value is supposed, and one constraint after the other is applied until one is
/// broken. Failed literal probing (Li, Anbulagan, "Heuristics Based on Unit Propagation for
/// Satisfiability Problems", 1997) over the clauses of an encoding; of the failing values found,
/// the one with the shortest chain is taken.
///
/// A probe is repeated only when something became known next to a variable that it reached.
class Chains
{
public:
    /// `reasons` is asked which premises a single link needs. Requires: both outlive the chains.
    Chains(Situation &situation, ReasonFinder &reasons);

    /// Starts again with nothing known.
    void forget();
    /// Appends the step with the shortest chain found that excludes one of these values, and, far
    /// from it and from each other, some more; or a step that concludes that there is no answer.
    /// Such a step (GeneralRule::Chain) rests on the constraints and premises that its chain rests
    /// on, and carries the chain as its nested trace; a chain of a single link is told as that link
    /// (GeneralRule::Smallest). Returns false if no value fails, or when stopped.
    [[nodiscard]] bool propose(std::span<const ExclusionCandidate> candidates,
                               const StopCondition &stop, Trace &proposals);
    /// Appends one such step that concludes `fact`. Returns false if no chain is found, or when
    /// stopped.
    [[nodiscard]] bool explain(const Fact &fact, const StopCondition &stop, Trace &steps);

private:
    using Clause = sat::UnitPropagator::Clause;
    using Chain = sat::UnitPropagator::Chain;
    using Stamp = std::uint32_t;

    /// The reach of a probe: the clauses written ahead; also those that the encoding writes
    /// meanwhile; also values that fail within the probe by chains of their own, one deep; or two
    /// deep.
    enum class Depth : std::uint8_t { Plain, Implied, Nested, Deep };
    /// The outcome of probing a literal.
    struct Probe
    {
        Stamp since = 0;
        std::size_t size = 0; ///< the number of links of the chain; 0 if the value does not fail
        Depth depth = Depth::Plain;
        std::vector<std::uint32_t> touched; ///< the variables that the probe reached
    };
    /// A value that fails within a chain, by a chain of its own. A clause of the propagator states
    /// it.
    struct Lemma
    {
        Chain chain;
        std::size_t size;
        int depth; ///< 1: no lemma in the chain
    };
    /// Owners of clauses that belong to no constraint. A constraint's clauses have its id as their
    /// owner; the clause of lemma i has constraintCount() + i.
    static constexpr std::int64_t definition = -1;
    static constexpr std::int64_t always = -2;

    /// The meaning of a variable.
    struct Meaning
    {
        enum class Kind : std::uint8_t { Auxiliary, Switch, Atom } kind = Kind::Auxiliary;
        Atom atom = {};
        std::int64_t owner = always; ///< the owner of the clauses behind a switch
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
    std::vector<Meaning> m_meanings;                ///< by variable
    std::vector<std::int64_t> m_owners;             ///< by clause: its owner
    std::vector<std::vector<Clause>> m_occurrences; ///< by variable
    std::vector<Stamp> m_near;   ///< by variable: when something next to the variable became known
    std::vector<Probe> m_probes; ///< by literal: twice its variable, and 1 if it is denied
    std::vector<Lemma> m_lemmas;
    std::optional<UnknownId> m_lastTold; ///< the unknown of which the last chain excludes a value
    int m_deepProbes = 600;    ///< the most values that a probe of Depth::Deep tries within it
    sat::Literal m_probed = 0; ///< the value that the outermost probe supposes
    std::size_t m_taken = 0;   ///< the part of the store's clauses() that is taken in
    std::size_t m_meant = 0;   ///< the number of the store's variables that have meanings
    std::size_t m_noted = 0;   ///< the number of literals of the trail that are noted
    Knowledge m_known;         ///< the facts that the propagator has been told
    Stamp m_now = 0;
    std::vector<Stamp> m_listed; ///< by variable: the turn that listed the variable last
    Stamp m_turn = 0;
    /// By levels still to probe below (0 or 1) and by literal: the turn in which the literal was
    /// seen to do no harm.
    std::array<std::vector<Stamp>, 2> m_harmless;
};

} // namespace inkling
