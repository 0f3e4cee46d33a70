// SPDX-License-Identifier: MIT
#include "logic/explainersearch.h"

#include "logic/generalrules.h"
#include "logic/refutation.h"
#include "sat/localsolver.h"
#include "sat/satsolver.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

namespace inkling {

namespace {

/// The windows that are looked into at one go, each up to this one; beyond them, the last.
constexpr std::array stages{4, 6, 8};

/// A step that costs no more is taken without a look at the others.
constexpr double cheap = 4.6;

/// What the facts of a reason may add to its cost, as a rule.
constexpr double slack = 0.5;

/// Before a step that costs more, lemmas that may make it cheaper are looked for: those that cost no more
/// than `fair`.
constexpr double dear = 5.3;
constexpr int mostLemmas = 40;

/// So many reasons are enough to choose a step from, where one is not dear.
constexpr int enough = 5;

/// A reason that costs no more is not looked for again when more is known.
constexpr double fair = 5.0;

/// A search that comes back more often than this is given up, as long as there are others to try.
constexpr int mostRounds = 60;
/// So is one whose proof takes more conflicts than this at one go: a person could not follow it, either.
constexpr int mostConflicts = 1000;
/// The same for a step that is about to be shown.
constexpr int mostConflictsToSettle = 5000;
constexpr int unlimited = std::numeric_limits<int>::max();
constexpr double unlimitedCost = std::numeric_limits<double>::infinity();

} // namespace

Explainer::Search::Search(const Model &model, std::span<const Answer> answers,
                          std::unique_ptr<Encoding> encoding)
    : m_model(model)
    , m_encoding(std::move(encoding))
    , m_initial(model.initial())
    , m_constraintsOf(m_initial.size())
    , m_store(*m_encoding, m_initial)
    , m_reasons(m_store, *m_encoding, m_initial, std::make_unique<sat::LocalSolver>())
    , m_checker(m_store, *m_encoding, m_initial, std::make_unique<sat::LocalSolver>())
    , m_whole(m_store, *m_encoding, m_initial, std::make_unique<sat::SatSolver>(sat::Setup::Plain))
    , m_answers(answers.begin(), answers.end())
    , m_changed(m_encoding->constraintCount(), 0)
    , m_windows(m_initial.size())
{
    for (ConstraintId constraint = 0; constraint < m_encoding->constraintCount(); ++constraint) {
        for (const UnknownId unknown : m_encoding->unknowns(constraint))
            m_constraintsOf[unknown].push_back(constraint);
    }
    m_whole.addUnit(m_store.definitions());
    begin();
}

/// From nothing known.
void Explainer::Search::begin()
{
    m_known = Knowledge(m_initial);
    m_consistent = m_answers;
    m_lemmas.clear();
    m_finder.emplace(m_store, *m_encoding, m_initial, std::make_unique<sat::LocalSolver>());
    if (!m_answers.empty())
        prefer(m_answers.front());
    ++m_now;
    std::ranges::fill(m_changed, m_now);
    listCandidates();
}

/// Idle parts of the board look like the answer, so that few constraints are broken there.
void Explainer::Search::prefer(const Answer &answer)
{
    std::vector<sat::Literal> literals;
    for (UnknownId unknown = 0; unknown < m_model.mainCount(); ++unknown) {
        if (m_encoding->writes(unknown))
            literals.push_back(m_store.literal(unknown, answer.values[unknown]));
    }
    if (m_whole.solve({}, literals, {}) != sat::Outcome::Satisfiable)
        return;
    for (int variable = 1; variable <= m_store.variableCount(); ++variable) {
        if (std::ranges::find(m_store.switches(), variable) != m_store.switches().end())
            continue;
        const sat::Literal literal = m_whole.values().value(variable) ? variable : -variable;
        m_finder->prefer(literal);
        m_reasons.prefer(literal);
        m_checker.prefer(literal);
    }
}

bool Explainer::Search::isExcludable(UnknownId unknown, int value) const
{
    return std::ranges::none_of(
        m_consistent, [&](const Answer &answer) { return answer.values[unknown] == value; });
}

void Explainer::Search::listCandidates()
{
    m_candidates.clear();
    for (UnknownId unknown = 0; unknown < m_model.mainCount(); ++unknown) {
        const ValueSet possible = m_known.possible(unknown);
        if (possible.size() < 2 || !m_encoding->writes(unknown))
            continue;
        for (const int value : possible) {
            if (isExcludable(unknown, value))
                m_candidates.push_back({unknown, value});
        }
    }
}

void Explainer::Search::learn(UnknownId unknown, ValueSet possible)
{
    const ValueSet before = m_known.possible(unknown);
    m_known.set({unknown, possible});
    for (const ConstraintId constraint : m_constraintsOf[unknown])
        m_changed[constraint] = m_now;
    if (!m_encoding->writes(unknown))
        return;
    for (const int value : before - possible)
        m_finder->addUnit(-m_store.literal(unknown, value));
}

void Explainer::Search::update(const Knowledge &knowledge)
{
    const auto count = UnknownId(m_initial.size());
    for (UnknownId unknown = 0; unknown < count; ++unknown) {
        if (!m_known.possible(unknown).empty()
            && !knowledge.possible(unknown).within(m_known.possible(unknown))) {
            begin();
            break;
        }
    }
    ++m_now;
    for (UnknownId unknown = 0; unknown < count; ++unknown) {
        if (knowledge.possible(unknown) != m_known.possible(unknown))
            learn(unknown, knowledge.possible(unknown));
    }
    const auto left = std::erase_if(m_consistent, [&](const Answer &answer) {
        for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown) {
            if (!m_known.possible(unknown).contains(answer.values[unknown]))
                return true;
        }
        return false;
    });
    if (left > 0)
        listCandidates();
    std::erase_if(m_candidates, [&](const Candidate &candidate) {
        return !m_known.possible(candidate.unknown).contains(candidate.value)
               || m_known.possible(candidate.unknown).single()
               || !isExcludable(candidate.unknown, candidate.value);
    });
}

/// All but the last, which is the same for all.
const Explainer::Search::Windows &Explainer::Search::windowsOf(UnknownId unknown)
{
    Windows &windows = m_windows[unknown];
    if (windows.empty()) {
        windows = m_encoding->windows(unknown);
        if (m_all.empty())
            m_all = std::move(windows.back());
        windows.pop_back();
    }
    return windows;
}

/// The last level there is, or this one if it is lower.
int Explainer::Search::levelOf(UnknownId unknown, int level)
{
    return std::min(level, int(windowsOf(unknown).size()));
}

const std::vector<ConstraintId> &Explainer::Search::window(UnknownId unknown, int level)
{
    const Windows &windows = windowsOf(unknown);
    return std::size_t(level) < windows.size() ? windows[std::size_t(level)] : m_all;
}

/// Constraints about the whole board do not count, or everything would always have changed.
bool Explainer::Search::isUnchanged(const std::vector<ConstraintId> &window, Stamp since) const
{
    return std::ranges::all_of(
        window, [&](ConstraintId constraint) { return m_changed[constraint] <= since; });
}

bool Explainer::Search::isQuiet(const Candidate &candidate, int level)
{
    if (candidate.quietLevel < levelOf(candidate.unknown, level)
        || (candidate.isGivenUp && level > stages.back()))
        return false;
    if (std::size_t(level) >= windowsOf(candidate.unknown).size())
        return candidate.quietSince == m_now;
    return isUnchanged(window(candidate.unknown, level), candidate.quietSince);
}

/// Whether its reason, or the least that it costs, is as good as it was when it was found.
bool Explainer::Search::hasReason(Candidate &candidate)
{
    if (!candidate.reason && candidate.floor == 0)
        return false;
    if ((candidate.reason && candidate.reason->cost <= fair)
        || isUnchanged(window(candidate.unknown, candidate.reasonLevel), candidate.reasonSince))
        return true;
    candidate.reason.reset();
    candidate.floor = 0;
    return false;
}

double Explainer::Search::bestCost() const
{
    double best = unlimitedCost;
    for (const Candidate &candidate : m_candidates) {
        if (candidate.reason)
            best = std::min(best, candidate.reason->cost + (candidate.reason->isWhole ? 0 : slack));
    }
    return best;
}

Claim Explainer::Search::claimOf(const Candidate &candidate)
{
    return {m_store.literal(candidate.unknown, candidate.value), candidate.unknown,
            m_consistent.empty()};
}

/// Leaves out the facts that its reason does not need, unless those it does need cost more than `limit`.
/// Requires: it has one. Returns false when it is stopped.
bool Explainer::Search::finish(Candidate &candidate, double limit, const StopCondition &stop)
{
    return candidate.reason->isWhole
           || m_reasons.leaveOutFacts(*candidate.reason, claimOf(candidate), limit, stop);
}

void Explainer::Search::limitConflicts(int most)
{
    m_finder->limitConflicts(most);
    m_reasons.limitConflicts(most);
}

/// Looks for reasons in the windows up to `level`. Returns whether there is one.
bool Explainer::Search::scan(int level, const StopCondition &stop)
{
    for (Candidate &candidate : m_candidates)
        (void)hasReason(candidate);
    const bool isLast = level > stages.back();
    m_finder->limitRounds(isLast ? unlimited : mostRounds);
    limitConflicts(isLast ? unlimited : mostConflicts);
    double best = bestCost();
    int found = 0;
    for (std::size_t i = 0; i < m_candidates.size() && best > cheap && !stop.stopped(); ++i) {
        Candidate &candidate = m_candidates[i];
        if (candidate.reason || (candidate.floor > 0 && candidate.floor >= best))
            continue;
        if (isQuiet(candidate, level))
            continue;
        probe(candidate, level, best, stop);
        if (!candidate.reason)
            continue;
        if (candidate.reason->cost < cheap - slack && !finish(candidate, best, stop))
            break;
        if (candidate.reason->isWhole && ++found >= enough && best <= dear)
            break;
        best = std::min(best, candidate.reason->cost + (candidate.reason->isWhole ? 0 : slack));
    }
    return best < unlimitedCost;
}

/// Asks whether its opposite can be refuted within a window; if not, what was made up tells of others, too.
void Explainer::Search::probe(Candidate &candidate, int level, double limit,
                              const StopCondition &stop)
{
    const int top = levelOf(candidate.unknown, level);
    const sat::Literal literal = m_store.literal(candidate.unknown, candidate.value);
    const auto tryAt = [&](int at) {
        return m_finder->solve(window(candidate.unknown, at), std::array{literal}, stop);
    };
    const sat::Outcome outcome = tryAt(top);
    if (outcome == sat::Outcome::Satisfiable)
        takeModel(candidate, top, stop);
    const auto beQuiet = [&] {
        candidate.quietLevel = top;
        candidate.quietSince = m_now;
        candidate.isGivenUp = outcome != sat::Outcome::Satisfiable;
    };
    if (outcome != sat::Outcome::Unsatisfiable)
        return beQuiet();
    for (int at = 0; at <= top; ++at) {
        if (tryAt(at) != sat::Outcome::Unsatisfiable)
            continue;
        findReason(candidate, at, limit, stop);
        break;
    }
    if (!candidate.reason && candidate.floor == 0)
        beQuiet();
}

/// Whether the clauses of a constraint that were written so far hold.
bool Explainer::Search::isMet(ConstraintId constraint, const VariableValues &values) const
{
    const auto &clauses = m_store.clauses();
    return std::ranges::all_of(m_store.clausesOf(constraint), [&](std::uint32_t begin) {
        for (std::size_t i = begin + 1; clauses[i] != 0; ++i) {
            if (values.value(clauses[i]))
                return true;
        }
        return false;
    });
}

/// What was made up refutes nothing of what it says, wherever it meets the whole window.
void Explainer::Search::takeModel(const Candidate &candidate, int level, const StopCondition &stop)
{
    const bool isLast = std::size_t(level) == windowsOf(candidate.unknown).size();
    if (isLast)
        takeAnswer();
    const VariableValues &values = m_finder->values();
    // 0: not looked at, 1: met, 2: broken.
    std::vector<std::uint8_t> state(m_changed.size(), 0);
    bool isDefined = false;
    for (const ConstraintId constraint : window(candidate.unknown, level)) {
        state[constraint] = 1;
        isDefined = isDefined || m_encoding->constraintBringsDefinitions(constraint);
    }
    for (Candidate &other : m_candidates) {
        if (stop.stopped())
            return;
        if (isLast ? &other != &candidate
                   : !values.value(m_store.literal(other.unknown, other.value)))
            continue;
        const bool isMetAround
            = std::ranges::all_of(window(other.unknown, level), [&](ConstraintId constraint) {
                  if (state[constraint] == 0) {
                      (void)m_store.selector(constraint);
                      const bool mayBeMet
                          = isDefined || !m_encoding->constraintBringsDefinitions(constraint);
                      state[constraint] = mayBeMet && isMet(constraint, values) ? 1 : 2;
                  }
                  return state[constraint] == 1;
              });
        if (isMetAround) {
            other.quietLevel = level;
            other.quietSince = m_now;
            other.isGivenUp = false;
        }
    }
}

/// What meets all constraints is an answer: what it says is not to be refuted.
void Explainer::Search::takeAnswer()
{
    Answer answer;
    for (UnknownId unknown = 0; unknown < m_model.mainCount(); ++unknown) {
        int value = m_known.possible(unknown).value();
        if (m_encoding->writes(unknown)) {
            for (const int possible : m_known.possible(unknown)) {
                if (m_finder->values().value(m_store.literal(unknown, possible)))
                    value = possible;
            }
        }
        answer.values.push_back(std::uint8_t(value));
    }
    if (m_model.isAnswer(answer)) {
        m_answers.push_back(answer);
        m_consistent.push_back(std::move(answer));
    }
}

std::vector<ConstraintId> Explainer::Search::neededOf(const std::vector<ConstraintId> &window)
{
    std::vector<ConstraintId> needed;
    for (const ConstraintId constraint : window) {
        if (m_finder->needed(m_store.selector(constraint)))
            needed.push_back(constraint);
    }
    // What brings the definitions along need not be needed for itself.
    const auto brings = [&](ConstraintId constraint) {
        return m_encoding->constraintBringsDefinitions(constraint);
    };
    if (m_finder->neededDefinitions() && std::ranges::none_of(needed, brings)) {
        if (const auto found = std::ranges::find_if(window, brings); found != window.end())
            needed.push_back(*found);
    }
    return needed;
}

std::vector<Atom> Explainer::Search::knownAtoms() const
{
    std::vector<Atom> atoms;
    for (UnknownId unknown = 0; unknown < m_initial.size(); ++unknown) {
        if (m_known.possible(unknown) == m_initial[unknown] || !m_encoding->writes(unknown))
            continue;
        for (const Atom &atom : atomsOf(m_known.fact(unknown), m_initial[unknown]))
            atoms.push_back(atom);
    }
    return atoms;
}

std::vector<Atom> Explainer::Search::atomsNear(std::span<const ConstraintId> constraints,
                                               UnknownId centre) const
{
    constexpr double margin = 1.5;
    double reach = 0;
    for (const ConstraintId constraint : constraints) {
        for (const UnknownId unknown : m_encoding->unknowns(constraint))
            reach = std::max(reach, m_encoding->distance(centre, unknown));
    }
    std::vector<Atom> atoms = knownAtoms();
    std::erase_if(atoms, [&](const Atom &atom) {
        return m_encoding->distance(centre, atom.unknown) > reach + margin;
    });
    return atoms;
}

/// From the facts nearby, or, where they do not do, from all.
std::optional<Reason> Explainer::Search::reasonFor(const std::vector<ConstraintId> &constraints,
                                                   const Claim &claim, double limit, double &floor,
                                                   const StopCondition &stop)
{
    std::vector<Atom> atoms = atomsNear(constraints, claim.centre);
    std::vector<ConstraintId> used = constraints;
    std::vector<Atom> needed = atoms;
    if (m_reasons.follows(used, needed, claim.opposite, stop) != ReasonFinder::Answer::Yes) {
        used = constraints;
        atoms = knownAtoms();
    }
    return m_reasons.withFewConstraints(used, atoms, claim, limit, floor, stop);
}

/// The finder has just refuted the candidate in this window.
void Explainer::Search::findReason(Candidate &candidate, int level, double limit,
                                   const StopCondition &stop)
{
    const Claim claim = claimOf(candidate);
    const auto needed = neededOf(window(candidate.unknown, level));
    candidate.floor = 0;
    candidate.reason = reasonFor(needed, claim, limit, candidate.floor, stop);
    candidate.reasonLevel = level;
    candidate.reasonSince = m_now;
}

bool Explainer::Search::propose(const Knowledge &knowledge, const StopCondition &stop,
                                Trace &proposals)
{
    update(knowledge);
    (void)scan(stages.front(), stop);
    const auto isDear = [&] {
        const Candidate *const best = cheapest(stop);
        return !best || best->reason->cost > dear;
    };
    if (isDear() && !stop.stopped() && proposeLemmas(stop, proposals))
        return true;
    const bool found = lookFar(stop);
    if (!found && !stop.stopped())
        return m_consistent.empty() && contradict(stop, proposals);
    if (isDear() && !stop.stopped() && proposeLemmas(stop, proposals))
        return true;
    const Candidate *const best = cheapest(stop);
    if (!best || stop.stopped())
        return false;
    const Fact conclusion{best->unknown, m_initial[best->unknown] - ValueSet::only(best->value)};
    return append(*best->reason, conclusion, false, stop, proposals);
}

/// Looks into larger and larger windows until there is a reason. Returns whether there is one.
bool Explainer::Search::lookFar(const StopCondition &stop)
{
    for (const int level : stages) {
        if (scan(level, stop))
            return true;
    }
    constexpr int last = 1000;
    for (;;) {
        // An answer that was come upon may leave fewer candidates.
        const std::size_t answers = m_consistent.size();
        if (scan(last, stop))
            return true;
        if (m_consistent.size() == answers || stop.stopped())
            return false;
        std::erase_if(m_candidates, [&](const Candidate &candidate) {
            return !isExcludable(candidate.unknown, candidate.value);
        });
    }
}

/// Of whole reasons; null where there is none, or when it is stopped. Facts are left out only where that
/// may make a reason the cheapest, and of some.
Explainer::Search::Candidate *Explainer::Search::cheapest(const StopCondition &stop)
{
    for (int finished = 0;; ++finished) {
        Candidate *best = nullptr;
        Candidate *bestWhole = nullptr;
        for (Candidate &candidate : m_candidates) {
            if (!candidate.reason)
                continue;
            if (!best || candidate.reason->cost < best->reason->cost)
                best = &candidate;
            if (candidate.reason->isWhole
                && (!bestWhole || candidate.reason->cost < bestWhole->reason->cost))
                bestWhole = &candidate;
        }
        if (best == bestWhole || (bestWhole && finished >= enough))
            return bestWhole;
        if (!finish(*best, bestWhole ? bestWhole->reason->cost : unlimitedCost, stop))
            return nullptr;
    }
}

/// Those that speak of something open.
std::vector<ConstraintId> Explainer::Search::openConstraints() const
{
    std::vector<ConstraintId> open;
    for (const Candidate &candidate : m_candidates) {
        const auto &around = m_constraintsOf[candidate.unknown];
        open.insert(open.end(), around.begin(), around.end());
    }
    std::ranges::sort(open);
    const auto rest = std::ranges::unique(open);
    open.erase(rest.begin(), rest.end());
    return open;
}

/// The values of derived unknowns, of those that these constraints speak of, that no answer has.
std::vector<Explainer::Search::Candidate *>
Explainer::Search::lemmasFor(std::span<const ConstraintId> constraints, const StopCondition &stop)
{
    std::vector<UnknownId> open;
    for (const ConstraintId constraint : constraints) {
        for (const UnknownId unknown : m_encoding->unknowns(constraint)) {
            if (unknown >= m_model.mainCount() && m_known.possible(unknown).size() > 1
                && std::ranges::find(open, unknown) == open.end())
                open.push_back(unknown);
        }
    }
    std::map<UnknownId, ValueSet> had;
    for (const UnknownId unknown : open)
        (void)m_store.literal(unknown, m_initial[unknown].value());
    for (const Answer &answer : m_consistent) {
        std::vector<sat::Literal> literals;
        for (UnknownId unknown = 0; unknown < m_model.mainCount(); ++unknown)
            literals.push_back(m_store.literal(unknown, answer.values[unknown]));
        if (m_whole.solve({}, literals, stop) != sat::Outcome::Satisfiable)
            return {};
        for (const UnknownId unknown : open) {
            for (const int value : m_initial[unknown]) {
                if (m_whole.values().value(m_store.literal(unknown, value)))
                    had[unknown] = had[unknown] | ValueSet::only(value);
            }
        }
    }
    std::vector<Candidate *> lemmas;
    for (const UnknownId unknown : open) {
        for (const int value : m_known.possible(unknown) - had[unknown]) {
            const auto place
                = m_lemmas.try_emplace({unknown, value}, Candidate{unknown, value}).first;
            lemmas.push_back(&place->second);
        }
    }
    return lemmas;
}

/// Some cheap lemmas as steps of one wave: round the cheapest step, or where anything is open. Returns
/// whether there are any.
bool Explainer::Search::proposeLemmas(const StopCondition &stop, Trace &proposals)
{
    const Candidate *const best = cheapest(stop);
    int found = 0;
    for (Candidate *const lemma :
         lemmasFor(best ? best->reason->constraints : openConstraints(), stop)) {
        if (stop.stopped())
            return false;
        if (isQuiet(*lemma, stages.front()) || (hasReason(*lemma) && !lemma->reason))
            continue;
        if (!lemma->reason)
            probe(*lemma, stages.front(), fair, stop);
        if (!lemma->reason || lemma->reason->isContradiction || !finish(*lemma, fair, stop)
            || !lemma->reason->isWhole)
            continue;
        const Fact fact{lemma->unknown, m_initial[lemma->unknown] - ValueSet::only(lemma->value)};
        found += append(*lemma->reason, fact, true, stop, proposals) ? 1 : 0;
        if (found == mostLemmas)
            break;
    }
    return found > 0;
}

/// Where nothing is open any more, or nothing more follows, and yet there is no answer.
bool Explainer::Search::contradict(const StopCondition &stop, Trace &proposals)
{
    std::vector<ConstraintId> all(m_changed.size());
    std::iota(all.begin(), all.end(), ConstraintId{0});
    limitConflicts(unlimited);
    const auto reason = m_reasons.shrink(all, knownAtoms(), {}, stop);
    return reason && append(*reason, {}, true, stop, proposals);
}

sat::Literal Explainer::Search::oppositeOf(const Fact &fact)
{
    const ValueSet others = m_initial[fact.unknown] - fact.possible;
    if (others.single())
        return m_store.literal(fact.unknown, others.value());
    if (fact.possible.single())
        return -m_store.literal(fact.unknown, fact.possible.value());
    sat::Literal &opposite = m_opposites[{fact.unknown, others.bits()}];
    if (opposite == 0) {
        std::vector<sat::Literal> some;
        for (const int value : others)
            some.push_back(m_store.literal(fact.unknown, value));
        opposite = m_store.newVariable();
        some.push_back(-opposite);
        m_store.add(some);
    }
    return opposite;
}

bool Explainer::Search::explain(const Knowledge &knowledge, const Fact &fact,
                                const StopCondition &stop, Trace &steps)
{
    if (!m_encoding->writes(fact.unknown))
        return false;
    update(knowledge);
    m_finder->limitRounds(unlimited);
    limitConflicts(unlimited);
    const Claim claim{oppositeOf(fact), fact.unknown, m_consistent.empty()};
    const int last = int(windowsOf(fact.unknown).size());
    for (int level = 0; level <= last; ++level) {
        const std::vector<ConstraintId> &around = window(fact.unknown, level);
        const sat::Outcome outcome = m_finder->solve(around, std::array{claim.opposite}, stop);
        if (outcome == sat::Outcome::Stopped)
            return false;
        if (outcome == sat::Outcome::Satisfiable)
            continue;
        double floor = 0;
        auto reason = reasonFor(neededOf(around), claim, unlimitedCost, floor, stop);
        return reason && m_reasons.leaveOutFacts(*reason, claim, unlimitedCost, stop)
               && append(*reason, fact, true, stop, steps);
    }
    return false;
}

/// What else follows from the same constraints and facts.
std::vector<Fact> Explainer::Search::harvest(const Reason &reason, const Fact &first,
                                             const StopCondition &stop)
{
    std::vector<Fact> conclusions{first};
    std::vector<UnknownId> near;
    for (const ConstraintId constraint : reason.constraints) {
        for (const UnknownId unknown : m_encoding->unknowns(constraint))
            near.push_back(unknown);
    }
    for (const Candidate &candidate : m_candidates) {
        if (candidate.unknown == first.unknown
            || std::ranges::find(near, candidate.unknown) == near.end())
            continue;
        auto constraints = reason.constraints;
        auto atoms = reason.atoms;
        const sat::Literal opposite = m_store.literal(candidate.unknown, candidate.value);
        if (m_reasons.follows(constraints, atoms, opposite, stop) != ReasonFinder::Answer::Yes)
            continue;
        const Fact fact{candidate.unknown,
                        m_initial[candidate.unknown] - ValueSet::only(candidate.value)};
        const auto same = std::ranges::find(conclusions, candidate.unknown, &Fact::unknown);
        if (same == conclusions.end())
            conclusions.push_back(fact);
        else
            same->possible = same->possible & fact.possible;
    }
    return conclusions;
}

/// By a solver that had no part in finding it.
bool Explainer::Search::isRight(const Reason &reason, std::span<const Fact> conclusions,
                                const StopCondition &stop)
{
    const auto follows = [&](sat::Literal opposite) {
        auto constraints = reason.constraints;
        auto atoms = reason.atoms;
        return m_checker.follows(constraints, atoms, opposite, stop) == ReasonFinder::Answer::Yes;
    };
    if (reason.isContradiction)
        return follows(0);
    return std::ranges::all_of(conclusions, [&](const Fact &fact) {
        for (const int value : m_known.possible(fact.unknown) - fact.possible) {
            if (!follows(m_store.literal(fact.unknown, value)))
                return false;
        }
        return true;
    });
}

bool Explainer::Search::append(Reason reason, const Fact &conclusion, bool isLone,
                               const StopCondition &stop, Trace &steps)
{
    if (!reason.isCertain) {
        const Claim claim{reason.isContradiction ? 0 : oppositeOf(conclusion), conclusion.unknown,
                          false};
        m_reasons.limitConflicts(mostConflictsToSettle);
        m_reasons.settle(reason, claim, stop);
        m_reasons.limitConflicts(mostConflicts);
    }
    std::vector<Fact> conclusions{conclusion};
    if (reason.isContradiction)
        conclusions.clear();
    else if (!isLone)
        conclusions = harvest(reason, conclusion, stop);
    if (!isRight(reason, conclusions, stop))
        return false;
    Trace single;
    single.begin(RuleId(GeneralRule::Smallest), 0, reason.cost);
    for (const ConstraintId constraint : reason.constraints)
        single.addConstraint(constraint);
    for (const Fact &fact : factsOf(reason.atoms, m_initial))
        single.addPremise(fact);
    // What was excluded before does not follow from these, and is not claimed anew.
    for (const Fact &fact : conclusions) {
        const ValueSet before = m_initial[fact.unknown] - m_known.possible(fact.unknown);
        single.addConclusion({fact.unknown, fact.possible | before});
    }
    if (reason.isContradiction)
        single.setContradiction();
    if (reason.constraints.size() > mostPlainConstraints) {
        // Where it comes down to all of it at once, it says no more than the step.
        constexpr std::size_t leastSteps = 3;
        Trace nested = refutation(single[0], stop);
        if (nested.size() >= leastSteps)
            single.setNested(std::move(nested));
    }
    steps.append(single[0]);
    return true;
}

Trace Explainer::Search::refutation(const Step &step, const StopCondition &stop)
{
    m_reasons.limitConflicts(mostConflicts);
    m_checker.limitConflicts(mostConflicts);
    Trace nested
        = Refutation(*m_encoding, m_initial, m_model.mainCount(), m_store, m_reasons, m_checker)
              .of(step, stop);
    m_checker.limitConflicts(unlimited);
    return nested;
}

} // namespace inkling
