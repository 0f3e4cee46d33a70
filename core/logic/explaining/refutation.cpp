// SPDX-License-Identifier: MIT
#include "logic/explaining/refutation.h"

#include "logic/explaining/deducer.h"
#include "logic/explaining/foldedlinks.h"
#include "logic/explaining/namedlinks.h"
#include "logic/model/generalrules.h"
#include "logic/path/proof.h"

#include <algorithm>

namespace inkling {

namespace {

/// After so many questions, or so many that were too hard, the rest is shown as one step.
constexpr int mostQuestions = 1000;
constexpr int mostGivenUp = 12;

/// How much cheaper than a contradiction a conclusion has to be.
constexpr double margin = 0.1;

void beginStep(Trace &steps, const Reason &reason, const std::vector<ValueSet> &initial,
               std::uint32_t wave = 0)
{
    steps.begin(RuleId(GeneralRule::Smallest), wave, reason.cost);
    for (const ConstraintId constraint : reason.constraints)
        steps.addConstraint(constraint);
    for (const Fact &fact : factsOf(reason.atoms, initial))
        steps.addPremise(fact);
}

} // namespace

Trace supposing(const Fact &fact)
{
    Trace supposition;
    supposition.begin(RuleId(GeneralRule::Suppose), 0,
                      ruleOf({}, RuleId(GeneralRule::Suppose)).cost);
    supposition.addConclusion(fact);
    return supposition;
}

Trace inWaves(Trace supposition, const Trace &steps, Knowledge known)
{
    Knowledge beforeWave = known;
    auto wave = std::uint32_t(supposition.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Step inner = steps[i];
        const auto isFound = [&] {
            return std::ranges::all_of(
                inner.premises, [&](const Fact &premise) { return beforeWave.holds(premise); });
        };
        if (i > 0 && (inner.wave != steps[i - 1].wave || !isFound())) {
            beforeWave = known;
            ++wave;
        }
        if (!isFound())
            return {};
        inner.wave = wave;
        supposition.append(inner);
        for (const Fact &conclusion : inner.conclusions)
            known.learn(conclusion);
    }
    return supposition;
}

Refutation::Refutation(const Model &model, const Encoding &encoding,
                       const std::vector<ValueSet> &initial, ClauseStore &store,
                       ReasonFinder &reasons, ReasonFinder &checker)
    : m_model(model)
    , m_encoding(encoding)
    , m_initial(initial)
    , m_store(store)
    , m_reasons(reasons)
    , m_checker(checker)
{}

void Refutation::begin(const Step &step)
{
    m_constraints.assign(step.constraints.begin(), step.constraints.end());
    m_given.assign(step.premises.begin(), step.premises.end());
    for (const Fact &fact : step.premises)
        m_unknowns.push_back(fact.unknown);
    for (const ConstraintId constraint : m_constraints) {
        for (const UnknownId unknown : m_encoding.unknowns(constraint)) {
            if (unknown < m_model.mainCount())
                m_unknowns.push_back(unknown);
        }
    }
    m_centre = m_unknowns.empty() ? 0 : m_unknowns.front();
    if (!step.contradiction && !step.conclusions.empty()) {
        const Fact &first = step.conclusions.front();
        const ValueSet before = Knowledge(m_initial, step.premises).possible(first.unknown);
        suppose({first.unknown, before - first.possible});
    }
    std::ranges::sort(m_unknowns);
    const auto rest = std::ranges::unique(m_unknowns);
    m_unknowns.erase(rest.begin(), rest.end());
}

void Refutation::suppose(const Fact &opposite)
{
    m_centre = opposite.unknown;
    m_unknowns.push_back(m_centre);
    m_given.push_back(opposite);
    m_supposition = supposing(opposite);
}

bool Refutation::isTired() const
{
    return m_questions > mostQuestions || m_givenUp > mostGivenUp;
}

/// What follows from these constraints and all that is known; not yet with as few premises as are
/// enough.
std::optional<Refutation::Combination> Refutation::combinationOf(const Constraints &constraints,
                                                                 const Claim &claim,
                                                                 const StopCondition &stop)
{
    ++m_questions;
    Reason reason{constraints, m_atoms};
    const auto answer = m_reasons.follows(reason.constraints, reason.atoms, claim.opposite, stop);
    m_givenUp += answer == ReasonFinder::Answer::GivenUp ? 1 : 0;
    if (answer != ReasonFinder::Answer::Yes)
        return std::nullopt;
    reason.cost = costOf(m_encoding, m_initial, reason.constraints, reason.atoms, claim.centre);
    return Combination{std::move(reason), std::nullopt};
}

/// The contradiction among these constraints and all that is known, without what was given as far as
/// what was found on the way is enough: it is easier to see so.
Reason Refutation::withoutGiven(const Constraints &constraints, const StopCondition &stop)
{
    Reason reason{constraints, m_atoms};
    for (std::size_t i = m_given.size(); i-- > 0;) {
        Reason fewer = reason;
        std::erase_if(fewer.atoms,
                      [&](const Atom &atom) { return atom.unknown == m_given[i].unknown; });
        const bool isEnough = fewer.atoms.size() < reason.atoms.size()
                              && m_reasons.follows(fewer.constraints, fewer.atoms, 0, stop)
                                     == ReasonFinder::Answer::Yes;
        if (isEnough)
            reason = std::move(fewer);
    }
    return reason;
}

std::optional<Refutation::Combination> Refutation::contradiction(const Constraints &constraints,
                                                                 const StopCondition &stop)
{
    auto found = combinationOf(constraints, {0, m_centre, false}, stop);
    if (found)
        found->reason = withoutGiven(constraints, stop);
    return found;
}

/// The combinations that follow for each open unknown.
std::vector<Refutation::Combination> Refutation::conclusions(const Constraints &constraints,
                                                             const StopCondition &stop)
{
    std::vector<Combination> found;
    for (const UnknownId unknown : openUnknowns(constraints)) {
        for (const int value : m_known.possible(unknown)) {
            if (isTired() || stop.stopped())
                return found;
            const Claim claim{m_store.literal(unknown, value), unknown, false};
            auto combination = combinationOf(constraints, claim, stop);
            if (!combination)
                continue;
            combination->conclusion = Fact{unknown, m_initial[unknown] - ValueSet::only(value)};
            found.push_back(std::move(*combination));
        }
    }
    return found;
}

/// The open unknowns that these constraints speak of; all, if a constraint is about the whole board
/// or there is none.
std::vector<UnknownId> Refutation::openUnknowns(const Constraints &constraints) const
{
    std::vector<UnknownId> spoken;
    bool isAboutAll = constraints.empty();
    for (const ConstraintId constraint : constraints) {
        const auto unknowns = m_encoding.unknowns(constraint);
        isAboutAll = isAboutAll || unknowns.empty();
        spoken.insert(spoken.end(), unknowns.begin(), unknowns.end());
    }
    std::vector<UnknownId> open;
    for (const UnknownId unknown : m_unknowns) {
        if (m_known.possible(unknown).size() > 1
            && (isAboutAll || std::ranges::find(spoken, unknown) != spoken.end()))
            open.push_back(unknown);
    }
    return open;
}

/// The combinations of single constraints, or of facts alone.
std::vector<Refutation::Combination> Refutation::bySingleConstraints(const StopCondition &stop)
{
    std::vector<Constraints> sets{{}};
    for (const ConstraintId constraint : m_constraints)
        sets.push_back({constraint});
    if (m_constraints.size() == 1)
        sets.pop_back();
    for (const Constraints &set : sets) {
        if (auto found = contradiction(set, stop))
            return {std::move(*found)};
    }
    std::vector<Combination> all;
    for (const Constraints &set : sets) {
        auto found = conclusions(set, stop);
        std::ranges::move(found, std::back_inserter(all));
    }
    return all;
}

/// The cheapest combination found, with those that rest on the same constraints; or a
/// contradiction.
std::vector<Refutation::Combination> Refutation::cheapest(const StopCondition &stop)
{
    auto last = contradiction(m_constraints, stop);
    // Shrinking begins with a search that may come back as often as need be.
    if (!last) {
        auto reason = m_reasons.shrink(m_constraints, m_atoms, {0, m_centre, false}, stop);
        if (!reason)
            return {};
        last = Combination{std::move(*reason), std::nullopt};
    }
    std::vector<Combination> all = conclusions(m_constraints, stop);
    const auto best = std::ranges::min_element(
        all, {}, [](const Combination &some) { return some.reason.cost; });
    if (best == all.end() || best->reason.cost > last->reason.cost - margin)
        return {std::move(*last)};
    const Constraints constraints = best->reason.constraints;
    std::erase_if(all, [&](const Combination &some) {
        return !std::ranges::all_of(some.reason.constraints, [&](ConstraintId constraint) {
            return std::ranges::find(constraints, constraint) != constraints.end();
        });
    });
    return all;
}

bool Refutation::propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals)
{
    m_known = knowledge;
    m_atoms.clear();
    for (const Fact &fact : knowledge.factsBeyond(m_initial)) {
        if (!m_encoding.writes(fact.unknown))
            continue;
        for (const Atom &atom : atomsOf(fact, m_initial[fact.unknown]))
            m_atoms.push_back(atom);
    }
    std::vector<Combination> found = bySingleConstraints(stop);
    if (found.empty())
        found = cheapest(stop);
    for (const Combination &combination : found) {
        beginStep(proposals, combination.reason, m_initial);
        if (combination.conclusion)
            proposals.addConclusion(*combination.conclusion);
        else
            proposals.setContradiction();
    }
    return !found.empty();
}

/// The steps that the last one, a contradiction, rests on.
Trace Refutation::needed(const Trace &steps) const
{
    return Proof(m_model, steps, m_given, steps.size(), Fact()).reduced();
}

/// The claim that a combination shows.
Claim Refutation::claimOf(const Step &step)
{
    if (step.contradiction)
        return {0, m_centre, false};
    const Fact &conclusion = step.conclusions.front();
    return {m_store.oppositeOf(conclusion), conclusion.unknown, false};
}

/// The reason for a combination with as few premises as are enough, checked by a search of its own;
/// nothing if that is too hard.
std::optional<Reason> Refutation::shrunk(const Step &step, const StopCondition &stop)
{
    const Claim claim = claimOf(step);
    std::vector<Atom> atoms;
    for (const Fact &fact : step.premises) {
        const auto some = atomsOf(fact, m_initial[fact.unknown]);
        atoms.insert(atoms.end(), some.begin(), some.end());
    }
    auto reason
        = m_reasons.shrink({step.constraints.begin(), step.constraints.end()}, atoms, claim, stop);
    if (!reason)
        return std::nullopt;
    Constraints constraints = reason->constraints;
    atoms = reason->atoms;
    const auto answer = m_checker.follows(constraints, atoms, claim.opposite, stop);
    return answer == ReasonFinder::Answer::Yes ? reason : std::nullopt;
}

/// The steps, with as few premises for combinations as are enough; empty if that is too hard.
Trace Refutation::shrunk(const Trace &steps, const StopCondition &stop)
{
    Trace result;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Step step = steps[i];
        if (!isGeneral(step.rule)) {
            result.append(step);
            continue;
        }
        const auto reason = shrunk(step, stop);
        if (!reason)
            return {};
        beginStep(result, *reason, m_initial, step.wave);
        if (step.contradiction)
            result.setContradiction();
        else
            result.addConclusion(step.conclusions.front());
    }
    return result;
}

Trace Refutation::of(const Step &step, const StopCondition &stop)
{
    begin(step);
    const auto combinations
        = [this](const Knowledge &knowledge, const StopCondition &condition, Trace &proposals) {
              return propose(knowledge, condition, proposals);
          };
    const Deduction deduction = deduceWithin({m_constraints}, m_model, m_given, combinations, stop);
    if (deduction.outcome != Outcome::Contradiction)
        return {};
    const Trace found = shrunk(needed(deduction.trace), stop);
    if (found.empty())
        return {};
    // The steps rest on the board's givens as the reader sees them.
    const Knowledge known(m_model.initial(), m_given);
    const Trace steps = needed(namedLinks(m_model, needed(found), known, stop));
    if (steps.empty() || (steps.size() == 1 && isGeneral(steps[0].rule)))
        return {};
    return inWaves(m_supposition, foldedLinks(m_model, steps), known);
}

} // namespace inkling
