// SPDX-License-Identifier: MIT
#include "logic/explaining/chains.h"

#include <algorithm>
#include <utility>

namespace inkling {

using sat::Literal;

Chains::Chains(Situation &situation, ReasonFinder &reasons)
    : m_situation(situation)
    , m_reasons(reasons)
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
    const Atom &atom = m_meanings[sat::variableOf(literal)].atom;
    const ValueSet initial = m_situation.initial()[atom.unknown];
    const ValueSet value = ValueSet::only(atom.value);
    return {atom.unknown, literal > 0 ? value : initial - value};
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

/// Adds a lemma and its clause. Returns false for a chain nested too deep: nobody follows that.
bool Chains::addLemma(Literal supposed, Chain chain)
{
    constexpr int deepest = 3;
    int depth = 1;
    for (const auto &link : chain.links) {
        if (const Lemma *const lemma = lemmaOf(link.clause))
            depth = std::max(depth, lemma->depth + 1);
    }
    if (depth > deepest)
        return false;
    std::vector<Literal> clause{-supposed};
    for (const Literal fact : chain.facts)
        clause.push_back(-fact);
    // Other probes find shorter ways of their own.
    if (std::ranges::find(clause, -m_probed) == clause.end())
        clause.push_back(-m_probed);
    const std::size_t size = sizeOf(chain) + 1;
    const std::size_t owner = m_situation.encoding().constraintCount() + m_lemmas.size();
    m_lemmas.push_back({std::move(chain), size, depth});
    add(clause, std::int64_t(owner));
    return true;
}

/// The open variables of unknowns that share an unmet clause with one of these literals.
std::vector<std::uint32_t> Chains::openNextTo(std::span<const Literal> literals)
{
    ++m_turn;
    std::vector<std::uint32_t> open;
    for (const Literal near : literals) {
        for (const Clause clause : m_occurrences[sat::variableOf(near)]) {
            const auto others = m_propagator.literals(clause);
            if (std::ranges::any_of(others,
                                    [&](Literal literal) { return m_propagator.isTrue(literal); }))
                continue;
            for (const Literal literal : others) {
                const std::size_t variable = sat::variableOf(literal);
                if (m_propagator.isOpen(literal) && m_meanings[variable].kind == Meaning::Kind::Atom
                    && std::exchange(m_listed[variable], m_turn) != m_turn)
                    open.push_back(std::uint32_t(variable));
            }
        }
    }
    return open;
}

/// Probes the values next to the one supposed, and adds lemmas for those that fail, until a clause
/// is broken. Returns whether none is.
bool Chains::probeWithin(int deeper, int &probesLeft, const StopCondition &stop,
                         std::vector<std::uint32_t> &touched)
{
    std::vector<Stamp> &harmless = m_harmless[std::size_t(deeper)];
    for (bool isNews = true; isNews;) {
        isNews = false;
        Stamp turn = ++m_turn;
        harmless.resize(2 * m_meanings.size(), 0);
        const std::vector<Literal> here(m_propagator.trail().begin()
                                            + std::ptrdiff_t(m_propagator.firm()),
                                        m_propagator.trail().end());
        for (const std::uint32_t variable : openNextTo(here)) {
            touched.push_back(variable);
            for (const Literal literal : {Literal(variable), -Literal(variable)}) {
                if (!m_propagator.isOpen(literal) || harmless[sat::indexOf(literal)] == turn)
                    continue;
                if (--probesLeft < 0 || stop.stopped())
                    return true;
                bool isWhole = m_propagator.suppose(literal);
                while (isWhole && imply())
                    isWhole = m_propagator.propagate();
                if (isWhole && deeper > 0)
                    isWhole = probeWithin(deeper - 1, probesLeft, stop, touched);
                Chain chain;
                if (isWhole) {
                    harmless.resize(2 * m_meanings.size(), 0);
                    for (const Literal each : m_propagator.trail().subspan(m_propagator.firm()))
                        harmless[sat::indexOf(each)] = turn;
                } else {
                    chain = m_propagator.conflict(m_propagator.firm());
                }
                m_propagator.retract();
                if (isWhole || !addLemma(literal, std::move(chain)))
                    continue;
                isNews = true;
                turn = ++m_turn;
                if (!m_propagator.propagate())
                    return false;
            }
        }
    }
    return true;
}

bool Chains::probeWithin(Depth depth, const StopCondition &stop,
                         std::vector<std::uint32_t> &touched)
{
    int probesLeft = depth == Depth::Nested ? 400 : m_deepProbes;
    return probeWithin(depth == Depth::Nested ? 0 : 1, probesLeft, stop, touched);
}

/// Probes a literal and keeps the outcome, unless it was stopped before it could tell.
void Chains::probe(Literal literal, Depth depth, const StopCondition &stop)
{
    m_probed = literal;
    Probe found{m_now, 0, depth, {std::uint32_t(sat::variableOf(literal))}};
    bool isWhole = m_propagator.suppose(literal);
    while (isWhole && depth > Depth::Plain && imply())
        isWhole = m_propagator.propagate();
    if (isWhole && depth > Depth::Implied)
        isWhole = probeWithin(depth, stop, found.touched);
    if (!isWhole)
        found.size = sizeOf(m_propagator.conflict());
    for (const Literal each : m_propagator.trail().subspan(m_propagator.firm()))
        found.touched.push_back(std::uint32_t(sat::variableOf(each)));
    m_propagator.retract();
    if (!isWhole || !stop.stopped())
        m_probes[sat::indexOf(literal)] = std::move(found);
}

bool Chains::propose(std::span<const ExclusionCandidate> candidates, const StopCondition &stop,
                     Trace &proposals)
{
    const auto literalOf = [&](const ExclusionCandidate &candidate) {
        return m_situation.store().literal(candidate.unknown, candidate.value);
    };
    // A literal that no constraint has written gets its room in update().
    for (const ExclusionCandidate &candidate : candidates)
        (void)literalOf(candidate);
    if (!update())
        return tell(nullptr, 0, stop, proposals);
    // All deep probes together should not take too long.
    constexpr int mostDeepProbes = 300'000;
    m_deepProbes = std::clamp(mostDeepProbes / std::max(int(candidates.size()), 1), 600, 4000);
    // Chains that take long to find need not all be found.
    const auto isEnough = [](std::size_t count, Depth depth) {
        return (depth == Depth::Nested && count >= 4) || (depth == Depth::Deep && count >= 1);
    };
    std::vector<std::pair<std::size_t, const ExclusionCandidate *>> failing;
    std::vector<const ExclusionCandidate *> inOrder;
    for (const ExclusionCandidate &candidate : candidates)
        inOrder.push_back(&candidate);
    for (const Depth depth : {Depth::Plain, Depth::Implied, Depth::Nested, Depth::Deep}) {
        if (depth == Depth::Nested && m_lastTold) {
            std::ranges::stable_sort(inOrder, {}, [&](const ExclusionCandidate *candidate) {
                return m_situation.encoding().distance(candidate->unknown, *m_lastTold);
            });
        }
        // Probing two deep is slow, and seldom helps.
        constexpr std::size_t mostProbedDeep = 250;
        std::size_t probed = 0;
        for (const ExclusionCandidate *const candidate : inOrder) {
            if (depth == Depth::Deep && ++probed > mostProbedDeep)
                break;
            if (stop.stopped())
                return false;
            const Literal literal = literalOf(*candidate);
            const Probe &known = m_probes[sat::indexOf(literal)];
            if (!isCurrent(known) || known.depth < depth)
                probe(literal, depth, stop);
            if (m_probes[sat::indexOf(literal)].size > 0)
                failing.emplace_back(m_probes[sat::indexOf(literal)].size, candidate);
            if (isEnough(failing.size(), depth))
                break;
        }
        if (!failing.empty())
            break;
    }
    std::ranges::stable_sort(failing, {}, [](const auto &each) { return each.first; });
    // On a large board, steps in different places come at once, without searching again in between.
    constexpr double farApart = 12;
    constexpr std::size_t most = 16;
    std::vector<UnknownId> told;
    for (const auto &[size, candidate] : failing) {
        const auto isNear = [&, unknown = candidate->unknown](UnknownId other) {
            return m_situation.encoding().distance(unknown, other) < farApart;
        };
        if (stop.stopped() || told.size() == most)
            break;
        if (std::ranges::any_of(told, isNear))
            continue;
        const Fact excluded = m_situation.exclusion(candidate->unknown, candidate->value);
        if (tell(&excluded, literalOf(*candidate), stop, proposals))
            told.push_back(candidate->unknown);
    }
    if (!told.empty())
        m_lastTold = told.front();
    return !told.empty();
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

} // namespace inkling
