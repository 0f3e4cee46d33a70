// SPDX-License-Identifier: MIT
// Tells the chains that Chains finds: by named rules where they lead on, else link by link.
#include "logic/explaining/chaintelling.h"

#include "logic/explaining/deducer.h"
#include "logic/explaining/foldedlinks.h"
#include "logic/explaining/joinedlinks.h"
#include "logic/explaining/namedlinks.h"
#include "logic/explaining/refutation.h"
#include "logic/model/generalrules.h"
#include "logic/path/proof.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>
#include <vector>

namespace inkling {

namespace {

using sat::Literal;

/// The most that a rule within a chain costs if a constraint about the whole board comes next.
constexpr double dearestAboutAll = 3.2;

/// The most links, those of lemmas included, of a chain that a person follows to its end.
constexpr std::size_t mostFollowed = 250;

/// The number of steps, those of nested chains included.
std::size_t linksOf(const Trace &nested)
{
    std::size_t links = nested.size();
    for (std::size_t i = 0; i < nested.size(); ++i)
        links += nested[i].nested ? linksOf(*nested[i].nested) : 0;
    return links;
}

/// The trace with its last step replaced by the steps nested in it, as long as these suppose
/// nothing.
Trace withoutLastChain(Trace trace)
{
    while (!trace.empty()) {
        const Step last = trace[trace.size() - 1];
        if (!last.nested || (*last.nested)[0].rule == RuleId(GeneralRule::Suppose))
            break;
        Trace links;
        for (std::size_t i = 0; i + 1 < trace.size(); ++i)
            links.append(trace[i]);
        for (std::size_t i = 0; i < last.nested->size(); ++i)
            links.append((*last.nested)[i]);
        trace = std::move(links);
    }
    return trace;
}

/// The cost of a step that is shown by a chain: that of a rule that is hard to see, and more for a
/// longer chain, but ever less for each further link. By square roots alone, which are the same on
/// every machine.
double costOfChain(std::size_t linkCount)
{
    constexpr double least = 4;
    constexpr double most = 8;
    constexpr double growth = 1.5;
    const double links = double(std::max<std::size_t>(linkCount, 1));
    return std::min(least + growth * (std::sqrt(std::sqrt(links)) - 1), most);
}

} // namespace

void Chains::addConstraints(const Chain &chain, Telling &telling) const
{
    for (const auto &link : chain.links) {
        const Clause clause = plainest(link.clause, link.conclusion);
        if (const Lemma *const lemma = lemmaOf(clause))
            addConstraints(lemma->chain, telling);
        else if (m_owners[clause] >= 0)
            telling.constraints.push_back(ConstraintId(m_owners[clause]));
        else if (m_owners[clause] == definition)
            telling.constraints.push_back(m_bringer);
    }
}

/// Tells the chain link by link, each from those before it.
Trace Chains::byLinks(Telling &telling, std::span<const Fact> given, const StopCondition &stop)
{
    Trace trace;
    Knowledge knowledge(m_situation.initial(), given);
    while (nextLink(telling, knowledge)) {
        Trace link;
        if (!tellLink(telling, knowledge, stop, link))
            return {};
        Step step = link[0];
        step.wave = std::uint32_t(trace.size());
        trace.append(step);
        if (step.contradiction)
            return trace;
        knowledge.learn(step.conclusions);
    }
    return {};
}

/// Tells the chain by named rules where they lead on, else link by link.
Trace Chains::byRules(Telling &telling, std::span<const Fact> given, const StopCondition &stop)
{
    const std::vector<ValueSet> &initial = m_situation.initial();
    addConstraints(telling.chain, telling);
    Knowledge wanted(initial);
    for (const auto &link : telling.chain.links) {
        if (link.conclusion != 0
            && m_meanings[sat::variableOf(link.conclusion)].kind == Meaning::Kind::Atom)
            wanted.learn(factOf(link.conclusion));
    }
    const auto leads = [&](const Fact &fact) {
        return !((initial[fact.unknown] - fact.possible) - wanted.possible(fact.unknown)).empty();
    };
    const auto dearest = [&](const Knowledge &knowledge) {
        const auto *const link = nextLink(telling, knowledge);
        const bool isAboutAll
            = link && m_owners[link->clause] >= 0 && !lemmaOf(link->clause)
              && m_situation.encoding().unknowns(ConstraintId(m_owners[link->clause])).empty();
        return isAboutAll ? dearestAboutAll : dearestLink;
    };
    const auto admits = [&](const Step &step) {
        return step.contradiction || std::ranges::any_of(step.conclusions, leads);
    };
    const auto next
        = [&](const Knowledge &knowledge, const StopCondition &condition, Trace &proposals) {
              return tellLink(telling, knowledge, condition, proposals);
          };
    const Deduction deduction = deduceWithin({telling.constraints, dearest, admits},
                                             m_situation.model(), given, next, stop);
    return deduction.outcome == Outcome::Contradiction ? deduction.trace : Trace();
}

/// The steps of a chain that are needed, told; empty if the chain cannot be told.
Trace Chains::nested(Telling &telling, const StopCondition &stop)
{
    std::vector<Fact> given = telling.facts;
    if (telling.supposed && Knowledge(m_situation.initial(), given).holds(*telling.supposed))
        telling.supposed.reset();
    if (telling.supposed)
        given.push_back(*telling.supposed);
    const Trace steps
        = telling.isLong ? byLinks(telling, given, stop) : byRules(telling, given, stop);
    if (steps.empty())
        return {};
    const auto reduced = [&](const Trace &trace) {
        return Proof(m_situation.model(), trace, given, trace.size(), Fact()).reduced();
    };
    // The chain rests on the board's givens as the reader sees them.
    const std::vector<ValueSet> board = m_situation.model().initial();
    const Trace links = reduced(withoutLastChain(reduced(steps)));
    const auto leaveOut = [&](std::vector<ConstraintId> &constraints, std::vector<Fact> &premises,
                              const Fact &conclusion) {
        const Claim claim{m_situation.store().oppositeOf(conclusion), conclusion.unknown, false};
        if (!constraints.empty())
            (void)shrink(constraints, premises, claim, stop);
    };
    Trace needed = reduced(namedLinks(m_situation.model(),
                                      joinedLinks(links, m_situation.initial(), leaveOut),
                                      Knowledge(board, given), stop));
    telling.links = linksOf(links);
    if (!telling.outer)
        needed = foldedLinks(m_situation.model(), needed);
    // The chain may fail without what is supposed.
    Trace plain = inWaves({}, needed, Knowledge(board, telling.facts));
    if (telling.supposed && plain.empty())
        return inWaves(supposing(*telling.supposed), needed, Knowledge(board, given));
    telling.supposed.reset();
    return plain;
}

/// The premise without what the supposition adds to it.
Fact Chains::withoutSupposed(const Telling &telling, const Fact &premise) const
{
    if (!telling.supposed || premise.unknown != telling.supposed->unknown)
        return premise;
    const ValueSet excluded = m_situation.initial()[premise.unknown] - telling.supposed->possible;
    return {premise.unknown, premise.possible | excluded};
}

/// Appends the step that a chain shows, from no more than its nested steps rest on.
bool Chains::append(Telling &telling, const StopCondition &stop, Trace &proposals)
{
    Trace chain = nested(telling, stop);
    if (chain.empty())
        return false;
    std::vector<ConstraintId> constraints;
    std::vector<bool> isUsed(m_situation.initial().size(), false);
    for (std::size_t i = 0; i < chain.size(); ++i) {
        const Step step = chain[i];
        constraints.insert(constraints.end(), step.constraints.begin(), step.constraints.end());
        for (const Fact &premise : step.premises)
            isUsed[premise.unknown] = true;
        // An unknown that only the chain speaks of needs the constraint that says what it means.
        for (const Fact &fact : step.conclusions) {
            if (const auto meaning = m_situation.model().meaning(fact.unknown))
                constraints.push_back(*meaning);
        }
    }
    std::ranges::sort(constraints);
    const auto rest = std::ranges::unique(constraints);
    constraints.erase(rest.begin(), rest.end());
    // A chain of one link would say no more than the step.
    const std::size_t first = telling.supposed ? 1 : 0;
    const bool isOneLink
        = chain.size() == first + 1 && chain[first].rule == RuleId(GeneralRule::Smallest);
    if (isOneLink)
        constraints.assign(chain[first].constraints.begin(), chain[first].constraints.end());
    proposals.begin(RuleId(isOneLink ? GeneralRule::Smallest : GeneralRule::Chain), 0,
                    costOfChain(telling.links + first));
    for (const ConstraintId constraint : constraints)
        proposals.addConstraint(constraint);
    const std::vector<ValueSet> board = m_situation.model().initial();
    const auto isGiven
        = [&](UnknownId unknown) { return board[unknown] != m_situation.initial()[unknown]; };
    for (const Fact &fact :
         isOneLink ? chain[first].premises : std::span<const Fact>(telling.facts)) {
        const Fact premise = isOneLink ? withoutSupposed(telling, fact) : fact;
        if (isUsed[fact.unknown] && premise.possible != m_situation.initial()[fact.unknown]
            && (isOneLink || !isGiven(fact.unknown)))
            proposals.addPremise(premise);
    }
    for (UnknownId unknown = 0; unknown < board.size() && !isOneLink; ++unknown) {
        if (isUsed[unknown] && isGiven(unknown))
            proposals.addPremise({unknown, board[unknown]});
    }
    if (telling.supposed) {
        const UnknownId unknown = telling.supposed->unknown;
        proposals.addConclusion(
            {unknown, m_situation.initial()[unknown] - telling.supposed->possible});
    } else {
        proposals.setContradiction();
    }
    if (!isOneLink)
        proposals.setNested(std::move(chain));
    return true;
}

/// Tells the chain that refutes the literal supposed; without an `excluded` fact, the chain by
/// which what is known contradicts itself.
bool Chains::tell(const Fact *excluded, Literal supposed, const StopCondition &stop,
                  Trace &proposals)
{
    Telling telling;
    if (excluded) {
        const ValueSet initial = m_situation.initial()[excluded->unknown];
        telling.supposed = Fact{excluded->unknown, initial - excluded->possible};
        telling.supposedLiteral = supposed;
        std::vector<std::uint32_t> touched;
        m_probed = supposed;
        bool isWhole = m_propagator.suppose(supposed);
        while (isWhole && imply())
            isWhole = m_propagator.propagate();
        for (const Depth depth : {Depth::Nested, Depth::Deep})
            isWhole = isWhole && probeWithin(depth, stop, touched);
        if (!isWhole)
            telling.chain = m_propagator.conflict();
        m_propagator.retract();
        if (isWhole)
            return false;
    } else {
        telling.chain = m_propagator.conflict();
    }
    std::vector<Atom> atoms;
    for (const Literal literal : telling.chain.facts) {
        const Fact fact = factOf(literal);
        const auto some = atomsOf(fact, m_situation.initial()[fact.unknown]);
        atoms.insert(atoms.end(), some.begin(), some.end());
    }
    telling.facts = factsOf(atoms, m_situation.initial());
    telling.isLong = sizeOf(telling.chain) > mostFollowed;
    return append(telling, stop, proposals);
}

} // namespace inkling
