// SPDX-License-Identifier: MIT
// How a single link of a chain is told, and what it rests on.
#include "logic/explaining/chaintelling.h"
#include "logic/model/generalrules.h"

#include <algorithm>
#include <utility>

namespace inkling {

namespace {

using sat::Literal;

/// The cost to a person of applying one constraint where no rule has a name for that.
constexpr double plainLink = 2;

} // namespace

bool Chains::isBrought(std::span<const Fact> premises) const
{
    return std::ranges::any_of(premises, [&](const Fact &premise) {
        return m_situation.encoding().unknownBringsDefinitions(premise.unknown);
    });
}

/// Adds the facts that a clause rests on besides its conclusion; for auxiliary variables, the facts
/// that their own clauses rest on.
void Chains::addPremises(const Telling &telling, Clause clause, Literal conclusion,
                         std::vector<Fact> &premises) const
{
    for (const Literal literal : m_propagator.literals(clause)) {
        if (literal == conclusion)
            continue;
        if (m_meanings[sat::variableOf(literal)].kind == Meaning::Kind::Atom) {
            addTo(premises, factOf(-literal));
            continue;
        }
        for (const Telling *in = &telling; in; in = in->outer) {
            if (in->supposed && literal == -in->supposedLiteral)
                addTo(premises, *in->supposed);
            const auto link = std::ranges::find(in->chain.links, -literal,
                                                &sat::UnitPropagator::Link::conclusion);
            if (link == in->chain.links.end())
                continue;
            addPremises(*in, link->clause, -literal, premises);
            break;
        }
    }
}

std::vector<Fact> Chains::premisesOf(const Telling &telling, Clause clause,
                                     Literal conclusion) const
{
    std::vector<Fact> premises;
    addPremises(telling, clause, conclusion, premises);
    return premises;
}

/// The first link whose conclusion is not known yet; null if all are known.
const sat::UnitPropagator::Link *Chains::nextLink(const Telling &telling,
                                                  const Knowledge &knowledge) const
{
    const auto isNext = [&](const auto &link) {
        return link.conclusion == 0
               || (m_meanings[sat::variableOf(link.conclusion)].kind == Meaning::Kind::Atom
                   && !knowledge.holds(factOf(link.conclusion)));
    };
    const auto next = std::ranges::find_if(telling.chain.links, isNext);
    return next == telling.chain.links.end() ? nullptr : &*next;
}

/// Tells the next link as a step.
bool Chains::tellLink(Telling &telling, const Knowledge &knowledge, const StopCondition &stop,
                      Trace &proposals)
{
    const auto *link = nextLink(telling, knowledge);
    if (!link)
        return false;
    while (const auto *const first = firstLemmaOf(*link, knowledge))
        link = first;
    if (lemmaOf(link->clause))
        return tellLemma(telling, *link, knowledge, stop, proposals);
    const Clause plain = plainest(link->clause, link->conclusion);
    return appendLink({plain, link->conclusion}, premisesOf(telling, plain, link->conclusion), stop,
                      proposals);
}

/// A lemma that another lemma rests on, and that holds without what the other supposes: it is told
/// once, before all that rest on it. Null if there is none, or all are known.
const sat::UnitPropagator::Link *Chains::firstLemmaOf(const sat::UnitPropagator::Link &link,
                                                      const Knowledge &knowledge) const
{
    const Lemma *const lemma = lemmaOf(link.clause);
    if (!lemma)
        return nullptr;
    const auto isKnown = [&](Literal literal) {
        return m_meanings[sat::variableOf(literal)].kind == Meaning::Kind::Atom
               && knowledge.holds(factOf(literal));
    };
    const auto isFirst = [&](const sat::UnitPropagator::Link &inner) {
        return inner.conclusion != 0 && lemmaOf(inner.clause) && !isKnown(inner.conclusion)
               && std::ranges::all_of(m_propagator.literals(inner.clause), [&](Literal literal) {
                      return literal == inner.conclusion || isKnown(-literal);
                  });
    };
    const auto first = std::ranges::find_if(lemma->chain.links, isFirst);
    return first == lemma->chain.links.end() ? nullptr : &*first;
}

bool Chains::tellLemma(Telling &telling, const sat::UnitPropagator::Link &link,
                       const Knowledge &knowledge, const StopCondition &stop, Trace &proposals)
{
    const auto &[clause, conclusion] = link;
    // The lemma may contradict what is known already.
    const bool isClash = conclusion != 0 && knowledge.holds(factOf(-conclusion));
    const Literal shown = isClash ? 0 : conclusion;
    const auto [told, isNew] = telling.told.try_emplace({clause, shown});
    Trace &step = told->second;
    if (isNew) {
        std::vector<Fact> premises = premisesOf(telling, clause, conclusion);
        if (isClash)
            addTo(premises, factOf(-conclusion));
        const Chain &chain = lemmaOf(clause)->chain;
        for (const auto &inner : chain.links) {
            const bool isAtom
                = inner.conclusion != 0
                  && m_meanings[sat::variableOf(inner.conclusion)].kind == Meaning::Kind::Atom;
            if (isAtom && knowledge.holds(factOf(inner.conclusion)))
                addTo(premises, factOf(inner.conclusion));
        }
        Telling lemma{chain, std::nullopt, -shown, {}, premises, &telling, telling.isLong};
        if (shown != 0)
            lemma.supposed = factOf(-shown);
        if (!append(lemma, stop, step))
            step.clear();
    }
    if (!step.empty())
        proposals.append(step[0]);
    return !step.empty();
}

/// A constraint's clause that says the same from no more literals than `clause`; `clause` itself if
/// there is none.
Chains::Clause Chains::plainest(Clause clause, Literal conclusion) const
{
    if (m_owners[clause] >= 0)
        return clause;
    const auto literals = m_propagator.literals(clause);
    const auto isPlainer = [&](Clause other) {
        const auto others = m_propagator.literals(other);
        return m_owners[other] >= 0 && !lemmaOf(other)
               && (conclusion == 0 || std::ranges::find(others, conclusion) != others.end())
               && std::ranges::all_of(others, [&](Literal literal) {
                      return std::ranges::find(literals, literal) != literals.end();
                  });
    };
    for (const Literal literal : literals) {
        const auto &near = m_occurrences[sat::variableOf(literal)];
        const auto plainer = std::ranges::find_if(near, isPlainer);
        if (plainer != near.end())
            return *plainer;
    }
    return clause;
}

/// Leaves out the constraints and premises that are not needed. Returns false if the claim does not
/// follow, or when stopped.
bool Chains::shrink(std::vector<ConstraintId> &constraints, std::vector<Fact> &premises,
                    const Claim &claim, const StopCondition &stop)
{
    const std::vector<ValueSet> &initial = m_situation.initial();
    std::vector<Atom> atoms;
    for (const Fact &premise : premises) {
        const auto some = atomsOf(premise, initial[premise.unknown]);
        atoms.insert(atoms.end(), some.begin(), some.end());
    }
    const auto reason = m_reasons.shrink(constraints, atoms, claim, stop);
    if (!reason)
        return false;
    constraints = reason->constraints;
    premises = factsOf(reason->atoms, initial);
    return true;
}

/// Appends a link as a step. If its clause has auxiliary variables or is about several values, not
/// all premises may be needed: these are shrunk.
bool Chains::appendLink(const sat::UnitPropagator::Link &link, std::vector<Fact> premises,
                        const StopCondition &stop, Trace &proposals)
{
    const auto &[clause, conclusion] = link;
    const std::vector<ValueSet> &initial = m_situation.initial();
    std::vector<ConstraintId> constraints;
    if (m_owners[clause] >= 0)
        constraints.push_back(ConstraintId(m_owners[clause]));
    else if (m_owners[clause] == definition && !isBrought(premises)
             && (conclusion == 0
                 || !m_situation.encoding().unknownBringsDefinitions(factOf(conclusion).unknown)))
        constraints.push_back(m_bringer);
    const bool isComposed
        = std::ranges::any_of(m_propagator.literals(clause), [&](Literal literal) {
              const Meaning &meaning = m_meanings[sat::variableOf(literal)];
              return meaning.kind != Meaning::Kind::Atom || !initial[meaning.atom.unknown].isPair();
          });
    if (m_owners[clause] >= 0 && isComposed) {
        const UnknownId centre = conclusion != 0    ? factOf(conclusion).unknown
                                 : premises.empty() ? 0
                                                    : premises.front().unknown;
        if (!shrink(constraints, premises, {-conclusion, centre, false}, stop))
            return false;
    }
    proposals.begin(RuleId(GeneralRule::Smallest), 0, plainLink);
    for (const ConstraintId constraint : constraints)
        proposals.addConstraint(constraint);
    for (const Fact &premise : premises)
        proposals.addPremise(premise);
    if (conclusion == 0)
        proposals.setContradiction();
    else
        proposals.addConclusion(factOf(conclusion));
    return true;
}

} // namespace inkling
