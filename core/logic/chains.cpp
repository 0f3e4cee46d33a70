// SPDX-License-Identifier: MIT
#include "logic/chains.h"

#include "logic/deducer.h"
#include "logic/generalrules.h"
#include "logic/proof.h"
#include "logic/refutation.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace inkling {

namespace {

using sat::Literal;

/// What it costs a person to apply one constraint where no rule has a name for it.
constexpr double plainLink = 2;

std::size_t variableOf(Literal literal)
{
    return std::size_t(std::abs(literal));
}

std::size_t indexOf(Literal literal)
{
    return 2 * variableOf(literal) + (literal < 0 ? 1 : 0);
}

/// What the rules within a chain cost at most: those that a person has in mind while following it.
constexpr double dearestLink = 2.4;
/// The same where a constraint about the whole board comes next.
constexpr double dearestAboutAll = 3.2;

/// Chains of more links, those of their lemmas included, nobody follows to their end.
constexpr std::size_t mostFollowed = 80;

/// How many steps there are, those of nested chains included.
std::size_t linksOf(const Trace &nested)
{
    std::size_t links = nested.size();
    for (std::size_t i = 0; i < nested.size(); ++i)
        links += nested[i].nested ? linksOf(*nested[i].nested) : 0;
    return links;
}

/// What a step costs that is shown by a chain: as much as a rule that is hard to see, and more the longer it
/// is, but less and less: each further link is one more of many. By square roots alone, which are the same
/// on every machine.
double costOfChain(const Trace &nested)
{
    constexpr double least = 4;
    constexpr double most = 8;
    constexpr double growth = 1.5;
    const double links = double(std::max<std::size_t>(linksOf(nested), 1));
    return std::min(least + growth * (std::sqrt(std::sqrt(links)) - 1), most);
}

} // namespace

/// A chain on its way to becoming a step.
struct Chains::Telling
{
    Chain chain;
    std::optional<Fact> supposed;
    Literal supposedLiteral = 0;
    std::vector<ConstraintId> constraints;
    std::vector<Fact> facts;
    const Telling *outer = nullptr; ///< within which this is a lemma
    bool isLong = false;            ///< nobody follows it to its end: rules are not asked for names
};

Chains::Chains(Situation &situation)
    : m_situation(situation)
{
    const Encoding &encoding = situation.encoding();
    while (m_bringer + 1 < encoding.constraintCount()
           && !encoding.constraintBringsDefinitions(m_bringer))
        ++m_bringer;
    forget();
}

void Chains::forget()
{
    m_propagator = {};
    m_owners.clear();
    m_occurrences.clear();
    m_near.clear();
    m_probes.clear();
    m_lemmas.clear();
    m_meant = 0;
    m_taken = 0;
    m_noted = 0;
    m_known = Knowledge(m_situation.initial());
}

Fact Chains::factOf(Literal literal) const
{
    const Atom &atom = m_meanings[variableOf(literal)].atom;
    const ValueSet initial = m_situation.initial()[atom.unknown];
    const ValueSet value = ValueSet::only(atom.value);
    return {atom.unknown, literal > 0 ? value : initial - value};
}

void Chains::findMeanings()
{
    ClauseStore &store = m_situation.store();
    if (m_meant == std::size_t(store.variableCount()))
        return;
    m_meant = std::size_t(store.variableCount());
    m_meanings.assign(m_meant + 1, {});
    m_meanings[variableOf(store.definitions())] = {Meaning::Kind::Switch, {}, definition};
    for (ConstraintId constraint = 0; constraint < m_situation.encoding().constraintCount();
         ++constraint)
        m_meanings[variableOf(store.selector(constraint))]
            = {Meaning::Kind::Switch, {}, std::int64_t(constraint)};
    const std::vector<ValueSet> &initial = m_situation.initial();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        for (const int value : initial[unknown]) {
            const Literal variable = store.variable(unknown, value);
            if (variable != 0)
                m_meanings[variableOf(variable)]
                    = {Meaning::Kind::Atom, {unknown, std::uint8_t(value), true}};
        }
    }
}

void Chains::noteClause(Clause clause)
{
    for (const Literal literal : m_propagator.literals(clause))
        m_near[variableOf(literal)] = m_now;
}

void Chains::makeRoom()
{
    findMeanings();
    m_propagator.reserve(int(m_meant));
    m_occurrences.resize(m_meanings.size());
    m_near.resize(m_meanings.size(), 0);
    m_listed.resize(m_meanings.size(), 0);
    m_probes.resize(2 * m_meanings.size());
}

void Chains::takeInClauses()
{
    const ClauseStore &store = m_situation.store();
    const std::vector<Literal> &clauses = store.clauses();
    makeRoom();
    std::vector<Literal> literals;
    while (m_taken < clauses.size()) {
        literals.clear();
        std::int64_t owner = always;
        for (; clauses[m_taken] != 0; ++m_taken) {
            const Literal literal = clauses[m_taken];
            if (m_meanings[variableOf(literal)].kind != Meaning::Kind::Switch) {
                literals.push_back(literal);
                continue;
            }
            owner = m_meanings[variableOf(literal)].owner;
        }
        ++m_taken;
        add(literals, owner);
    }
}

void Chains::add(std::span<const Literal> literals, std::int64_t owner)
{
    const Clause clause = m_propagator.addClause(literals);
    m_owners.push_back(owner);
    for (const Literal literal : literals)
        m_occurrences[variableOf(literal)].push_back(clause);
    noteClause(clause);
}

void Chains::takeInFacts()
{
    const std::vector<ValueSet> &initial = m_situation.initial();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        const Fact fact{unknown, m_situation.possible(unknown)};
        if (!m_situation.encoding().writes(unknown) || !m_known.learn(fact))
            continue;
        for (const Atom &atom : atomsOf(fact, initial[unknown])) {
            const Literal literal = m_situation.store().literal(atom);
            takeInClauses();
            m_propagator.addFact(literal);
        }
    }
}

/// What stands in a clause with something that became known is to be probed again.
void Chains::noteNews()
{
    for (; m_noted < m_propagator.firm(); ++m_noted) {
        for (const Clause clause : m_occurrences[variableOf(m_propagator.trail()[m_noted])])
            noteClause(clause);
    }
}

/// Adds clauses of a constraint that the store does not have.
class Chains::CutWriter final : public ClauseWriter
{
public:
    explicit CutWriter(Chains &chains)
        : m_chains(chains)
    {}

    void begin(ConstraintId constraint) { m_constraint = constraint; }
    [[nodiscard]] bool hasWritten() const { return m_hasWritten; }

    Literal literal(UnknownId unknown, int value) override
    {
        const Literal literal = m_chains.m_situation.store().literal(unknown, value);
        m_chains.takeInClauses();
        return literal;
    }
    Literal newVariable() override
    {
        const Literal variable = m_chains.m_situation.store().newVariable();
        m_chains.makeRoom();
        return variable;
    }
    void add(std::span<const Literal> clause) override
    {
        m_chains.add(clause, m_constraint);
        m_hasWritten = true;
    }

private:
    Chains &m_chains;
    ConstraintId m_constraint = 0;
    bool m_hasWritten = false;
};

/// Lets the encoding write what it left out and now tells something. Returns whether there was anything.
bool Chains::imply()
{
    ClauseStore &store = m_situation.store();
    const auto possible = [&](UnknownId unknown) {
        ValueSet left;
        for (const int value : m_situation.initial()[unknown]) {
            if (!m_propagator.isFalse(store.literal(unknown, value)))
                left = left | ValueSet::only(value);
        }
        return left;
    };
    CutWriter writer(*this);
    m_situation.encoding().imply(possible, [&](ConstraintId constraint) -> ClauseWriter & {
        writer.begin(constraint);
        return writer;
    });
    return writer.hasWritten();
}

/// Returns false where what is known is at odds with itself.
bool Chains::update()
{
    ++m_now;
    for (ConstraintId constraint = 0; constraint < m_situation.encoding().constraintCount();
         ++constraint)
        (void)m_situation.store().selector(constraint);
    takeInClauses();
    takeInFacts();
    bool isWhole = m_propagator.propagate();
    while (isWhole && imply())
        isWhole = m_propagator.propagate();
    noteNews();
    return isWhole;
}

bool Chains::isCurrent(const Probe &probe) const
{
    return probe.since > 0 && std::ranges::all_of(probe.touched, [&](std::uint32_t variable) {
               return m_near[variable] <= probe.since;
           });
}

std::size_t Chains::sizeOf(const Chain &chain) const
{
    std::size_t size = 0;
    for (const auto &link : chain.links) {
        const Lemma *const lemma = lemmaOf(link.clause);
        size += lemma ? lemma->size : 1;
    }
    return size;
}

const Chains::Lemma *Chains::lemmaOf(Clause clause) const
{
    const std::int64_t lemma
        = m_owners[clause] - std::int64_t(m_situation.encoding().constraintCount());
    return lemma >= 0 ? &m_lemmas[std::size_t(lemma)] : nullptr;
}

void Chains::addLemma(Literal supposed, Chain chain)
{
    std::vector<Literal> clause{-supposed};
    for (const Literal fact : chain.facts)
        clause.push_back(-fact);
    // Other probes find shorter ways of their own.
    if (std::ranges::find(clause, -m_probed) == clause.end())
        clause.push_back(-m_probed);
    const std::size_t size = sizeOf(chain) + 1;
    const std::size_t owner = m_situation.encoding().constraintCount() + m_lemmas.size();
    m_lemmas.push_back({std::move(chain), size});
    add(clause, std::int64_t(owner));
}

/// The open variables of unknowns that stand in a clause with one of these, and the clause is not met.
std::vector<std::uint32_t> Chains::openNextTo(std::span<const Literal> literals)
{
    ++m_turn;
    std::vector<std::uint32_t> open;
    for (const Literal near : literals) {
        for (const Clause clause : m_occurrences[variableOf(near)]) {
            const auto others = m_propagator.literals(clause);
            if (std::ranges::any_of(
                    others, [&](Literal literal) { return m_propagator.isTrue(literal); }))
                continue;
            for (const Literal literal : others) {
                const std::size_t variable = variableOf(literal);
                if (m_propagator.isOpen(literal)
                    && m_meanings[variable].kind == Meaning::Kind::Atom
                    && std::exchange(m_listed[variable], m_turn) != m_turn)
                    open.push_back(std::uint32_t(variable));
            }
        }
    }
    return open;
}

/// What fails beside what is supposed, one after the other, until something is broken. Returns whether
/// nothing is.
bool Chains::probeWithin(int deeper, int &probesLeft, std::vector<std::uint32_t> &touched)
{
    for (bool isNews = true; isNews;) {
        isNews = false;
        const std::vector<Literal> here(m_propagator.trail().begin()
                                            + std::ptrdiff_t(m_propagator.firm()),
                                        m_propagator.trail().end());
        for (const std::uint32_t variable : openNextTo(here)) {
            touched.push_back(variable);
            for (const Literal literal : {Literal(variable), -Literal(variable)}) {
                if (!m_propagator.isOpen(literal))
                    continue;
                if (--probesLeft < 0)
                    return true;
                bool isWhole = m_propagator.suppose(literal);
                while (isWhole && imply())
                    isWhole = m_propagator.propagate();
                if (isWhole && deeper > 0)
                    isWhole = probeWithin(deeper - 1, probesLeft, touched);
                Chain chain;
                if (!isWhole)
                    chain = m_propagator.conflict(m_propagator.firm());
                m_propagator.retract();
                if (isWhole)
                    continue;
                addLemma(literal, std::move(chain));
                isNews = true;
                if (!m_propagator.propagate())
                    return false;
            }
        }
    }
    return true;
}

bool Chains::probeWithin(Depth depth, std::vector<std::uint32_t> &touched)
{
    int probesLeft = depth == Depth::Nested ? 400 : 4000;
    return probeWithin(depth == Depth::Nested ? 0 : 1, probesLeft, touched);
}

void Chains::probe(Literal literal, Depth depth)
{
    m_probed = literal;
    Probe found{m_now, 0, depth, {std::uint32_t(variableOf(literal))}};
    bool isWhole = m_propagator.suppose(literal);
    while (isWhole && depth > Depth::Plain && imply())
        isWhole = m_propagator.propagate();
    if (isWhole && depth > Depth::Implied)
        isWhole = probeWithin(depth, found.touched);
    if (!isWhole)
        found.size = sizeOf(m_propagator.conflict());
    for (const Literal each : m_propagator.trail().subspan(m_propagator.firm()))
        found.touched.push_back(std::uint32_t(variableOf(each)));
    m_propagator.retract();
    m_probes[indexOf(literal)] = std::move(found);
}

bool Chains::propose(std::span<const Candidate> candidates, const StopCondition &stop,
                     Trace &proposals)
{
    if (!update())
        return tell(nullptr, 0, stop, proposals);
    constexpr std::size_t enough = 8;
    std::vector<std::pair<std::size_t, const Candidate *>> failing;
    const auto literalOf = [&](const Candidate &candidate) {
        return m_situation.store().literal(candidate.unknown, candidate.value);
    };
    for (const Depth depth : {Depth::Plain, Depth::Implied, Depth::Nested, Depth::Deep}) {
        for (const Candidate &candidate : candidates) {
            if (stop.stopped())
                return false;
            const Literal literal = literalOf(candidate);
            const Probe &known = m_probes[indexOf(literal)];
            if (!isCurrent(known) || known.depth < depth)
                probe(literal, depth);
            if (m_probes[indexOf(literal)].size > 0)
                failing.emplace_back(m_probes[indexOf(literal)].size, &candidate);
            if (depth >= Depth::Nested && failing.size() >= enough)
                break;
        }
        if (!failing.empty())
            break;
    }
    std::ranges::stable_sort(failing, {}, [](const auto &each) { return each.first; });
    for (const auto &[size, candidate] : failing) {
        const Fact excluded = m_situation.exclusion(candidate->unknown, candidate->value);
        if (tell(&excluded, literalOf(*candidate), stop, proposals))
            return true;
        if (stop.stopped())
            return false;
    }
    return false;
}

bool Chains::explain(const Fact &fact, const StopCondition &stop, Trace &steps)
{
    const ValueSet initial = m_situation.initial()[fact.unknown];
    const Fact conclusion{fact.unknown,
                          fact.possible | (initial - m_situation.possible(fact.unknown))};
    const Literal opposite = m_situation.store().oppositeOf(conclusion);
    if (!update())
        return tell(nullptr, 0, stop, steps);
    return tell(&conclusion, opposite, stop, steps);
}

bool Chains::isBrought(std::span<const Fact> premises) const
{
    return std::ranges::any_of(premises, [&](const Fact &premise) {
        return m_situation.encoding().unknownBringsDefinitions(premise.unknown);
    });
}

/// What a clause rests on besides: facts, and for what only helps to write a constraint, what that rests on.
void Chains::addPremises(const Telling &telling, Clause clause, Literal conclusion,
                         std::vector<Fact> &premises) const
{
    const auto add = [&](const Fact &fact) {
        const auto same = std::ranges::find(premises, fact.unknown, &Fact::unknown);
        if (same == premises.end())
            premises.push_back(fact);
        else
            same->possible = same->possible & fact.possible;
    };
    for (const Literal literal : m_propagator.literals(clause)) {
        if (literal == conclusion)
            continue;
        if (m_meanings[variableOf(literal)].kind == Meaning::Kind::Atom) {
            add(factOf(-literal));
            continue;
        }
        for (const Telling *in = &telling; in; in = in->outer) {
            if (in->supposed && literal == -in->supposedLiteral)
                add(*in->supposed);
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

/// The first link that is not known yet; null where all are.
const sat::UnitPropagator::Link *Chains::nextLink(const Telling &telling,
                                                  const Knowledge &knowledge) const
{
    const auto isNext = [&](const auto &link) {
        return link.conclusion == 0
               || (m_meanings[variableOf(link.conclusion)].kind == Meaning::Kind::Atom
                   && !knowledge.holds(factOf(link.conclusion)));
    };
    const auto next = std::ranges::find_if(telling.chain.links, isNext);
    return next == telling.chain.links.end() ? nullptr : &*next;
}

/// The next link as a step.
bool Chains::tellLink(const Telling &telling, const Knowledge &knowledge, const StopCondition &stop,
                      Trace &proposals)
{
    const auto *const link = nextLink(telling, knowledge);
    if (!link)
        return false;
    const auto &[clause, conclusion] = *link;
    const bool isLast = conclusion == 0;
    const std::vector<Fact> premises = premisesOf(telling, clause, conclusion);
    if (const Lemma *const lemma = lemmaOf(clause)) {
        const auto [told, isNew] = m_told.try_emplace({clause, conclusion});
        if (isNew) {
            Telling inner{lemma->chain, std::nullopt, -conclusion, {}, premises, &telling};
            inner.isLong = telling.isLong;
            if (!isLast)
                inner.supposed = factOf(-conclusion);
            Trace step;
            if (append(inner, stop, step))
                m_told[{clause, conclusion}] = std::move(step);
        }
        const Trace &step = m_told[{clause, conclusion}];
        if (!step.empty())
            proposals.append(step[0]);
        return !step.empty();
    }
    proposals.begin(RuleId(GeneralRule::Smallest), 0, plainLink);
    if (m_owners[clause] >= 0)
        proposals.addConstraint(ConstraintId(m_owners[clause]));
    else if (m_owners[clause] == definition && !isBrought(premises))
        proposals.addConstraint(m_bringer);
    for (const Fact &premise : premises)
        proposals.addPremise(premise);
    if (isLast)
        proposals.setContradiction();
    else
        proposals.addConclusion(factOf(conclusion));
    return true;
}

void Chains::addConstraints(const Chain &chain, Telling &telling) const
{
    for (const auto &link : chain.links) {
        if (const Lemma *const lemma = lemmaOf(link.clause))
            addConstraints(lemma->chain, telling);
        else if (m_owners[link.clause] >= 0)
            telling.constraints.push_back(ConstraintId(m_owners[link.clause]));
        else if (m_owners[link.clause] == definition)
            telling.constraints.push_back(m_bringer);
    }
}

/// Link by link, each from those before it.
Trace Chains::byLinks(const Telling &telling, std::span<const Fact> given,
                      const StopCondition &stop)
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

/// By named rules where they lead on, else link by link.
Trace Chains::byRules(Telling &telling, std::span<const Fact> given,
                      const StopCondition &stop)
{
    const std::vector<ValueSet> &initial = m_situation.initial();
    addConstraints(telling.chain, telling);
    Knowledge wanted(initial);
    for (const auto &link : telling.chain.links) {
        if (link.conclusion != 0
            && m_meanings[variableOf(link.conclusion)].kind == Meaning::Kind::Atom)
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
    const auto next = [&](const Knowledge &knowledge, const StopCondition &condition,
                          Trace &proposals) {
        return tellLink(telling, knowledge, condition, proposals);
    };
    const Deduction deduction = deduceWithin({telling.constraints, dearest, admits},
                                             m_situation.model(), given, next, stop);
    return deduction.outcome == Outcome::Contradiction ? deduction.trace : Trace();
}

/// The steps of a chain that are needed.
Trace Chains::nested(Telling &telling, const StopCondition &stop)
{
    std::vector<Fact> given = telling.facts;
    Trace supposition;
    if (telling.supposed) {
        given.push_back(*telling.supposed);
        supposition = supposing(*telling.supposed);
    }
    const Trace steps
        = telling.isLong ? byLinks(telling, given, stop) : byRules(telling, given, stop);
    if (steps.empty())
        return {};
    const Trace needed
        = Proof(m_situation.model(), steps, given, steps.size(), Fact()).reduced();
    return inWaves(supposition, needed, Knowledge(m_situation.initial(), given));
}

/// The step that a chain shows, from no more than its nested steps rest on.
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
    }
    std::ranges::sort(constraints);
    const auto rest = std::ranges::unique(constraints);
    constraints.erase(rest.begin(), rest.end());
    proposals.begin(RuleId(GeneralRule::Chain), 0, costOfChain(chain));
    for (const ConstraintId constraint : constraints)
        proposals.addConstraint(constraint);
    for (const Fact &fact : telling.facts) {
        if (isUsed[fact.unknown])
            proposals.addPremise(fact);
    }
    if (telling.supposed) {
        const UnknownId unknown = telling.supposed->unknown;
        proposals.addConclusion(
            {unknown, m_situation.initial()[unknown] - telling.supposed->possible});
    } else {
        proposals.setContradiction();
    }
    proposals.setNested(std::move(chain));
    return true;
}

/// The chain that refutes what is supposed; of no fact, that is at odds with itself.
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
            isWhole = isWhole && probeWithin(depth, touched);
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
    m_told.clear();
    return append(telling, stop, proposals);
}

} // namespace inkling
