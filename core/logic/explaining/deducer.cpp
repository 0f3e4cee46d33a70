// SPDX-License-Identifier: MIT
#include "logic/explaining/deducer.h"

#include "logic/model/generalrules.h"
#include "logic/model/rule.h"
#include "logic/path/anew.h"
#include "logic/path/path.h"
#include "logic/path/proof.h"
#include "logic/path/remaining.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace inkling {

namespace {

/// The means of a run; each may be empty.
struct Means
{
    /// Finds steps where no named rule applies.
    Proposer further = {};
    /// Steps that are taken, as soon as their premises are known, before rules are asked.
    const Trace *waiting = nullptr;
    /// The steps that may be taken; null: all.
    const Admission *admission = nullptr;
    /// Ends a run that needs a step which costs as much.
    double limit = std::numeric_limits<double>::infinity();
    /// Whether enough is known, or found; asked before each wave.
    std::function<bool(const Knowledge &, const Trace &)> isEnough = {};
    Watch watch = {};
    /// Whether a conclusion that leaves a main unknown one value states that value.
    bool saysValues = true;
    /// Whether a conclusion states only what is new about its unknown. If not, it states all, since
    /// steps may be left out later.
    bool saysNews = true;
    /// Whether the reasoner hears of what is given at once.
    bool beginsAtOnce = false;
    /// Whether what the board gives is known from the start; if not, only `given` is.
    bool knowsBoard = true;
    /// What the trace is: every step; the path, made while steps are found; or the path, made once
    /// the puzzle is solved.
    enum class Shown : std::uint8_t { EveryStep, Path, PathOfSolved };
    Shown shown = Shown::EveryStep;
};

/// Steps by cheaper rules that conclude what a step concludes, from the same constraints and with
/// what is known by now; empty where there are none, or more than a reader takes for one hard step.
Trace cheaperSteps(const Model &model, const Step &step, const Knowledge &known,
                   const StopCondition &stop)
{
    constexpr float hard = 3.3F;
    constexpr double cheaperBy = 0.6;
    constexpr std::size_t mostSteps = 6;
    // Steps that build an answer choose: others would choose otherwise.
    if (step.cost < hard || step.contradiction || !step.example.empty() || model.isConstructive())
        return {};
    const double most = double(step.cost) - cheaperBy;
    const Admission admission{step.constraints, [most](const Knowledge &) { return most; }, {}};
    const std::vector<Fact> given = known.factsBeyond(model.domains());
    const Deduction found = deduceWithin(admission, model, given, {}, stop);
    const bool concludesAll = std::ranges::all_of(
        step.conclusions, [&](const Fact &fact) { return found.knowledge.holds(fact); });
    if (found.outcome == Outcome::Contradiction || !concludesAll)
        return {};
    Trace steps = Proof(model, found.trace, given, found.trace.size(), step.conclusions).reduced();
    std::size_t hardOnes = 0;
    for (std::size_t i = 0; i < steps.size(); ++i)
        hardOnes += steps.cost(i) >= remembered ? 1 : 0;
    return steps.size() <= mostSteps && hardOnes <= 1 ? std::move(steps) : Trace();
}

/// One run of the deducer over a puzzle.
class Run
{
public:
    Run(const Model &model, std::span<const Fact> given, Means means)
        : m_model(model)
        , m_mainCount(model.mainCount())
        , m_initial(means.knowsBoard ? model.initial() : model.domains())
        , m_given(given.begin(), given.end())
        , m_knowledge(m_initial, given)
        , m_means(std::move(means))
        , m_foundIn(m_mainCount, none)
    {
        if (m_means.shown == Means::Shown::Path)
            m_path.emplace(model, given, cheaper());
        if (forPath())
            m_waveStarts.resize(m_initial.size());
        for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown)
            m_undecided += m_knowledge.possible(unknown).single() ? 0 : 1;
    }

    Deduction run(const StopCondition &stop);

private:
    /// Requires: the run outlives it.
    [[nodiscard]] PathMaker::Cheaper cheaper()
    {
        return [this](const Step &step, const Knowledge &known) {
            return cheaperSteps(m_model, step, known, m_stop);
        };
    }
    [[nodiscard]] bool forPath() const { return m_means.shown != Means::Shown::EveryStep; }
    void begin();
    bool advance(const StopCondition &stop);
    bool takeProposals();
    void holdBack();
    bool takeHeld(int tier);
    [[nodiscard]] bool isAdmitted(const Step &proposal) const;
    [[nodiscard]] bool hasBelowLimit(std::size_t first) const;
    void apply(const Step &proposal);
    [[nodiscard]] ValueSet possibleAtWave(UnknownId unknown);
    [[nodiscard]] bool solved() const;
    void record(const Step &proposal);
    void sayValues(Step &step);
    void tell();
    void showPath(Deduction &deduction);
    void contradict(const Step &proposal);

    const Model &m_model;
    UnknownId m_mainCount;
    std::vector<ValueSet> m_initial;
    std::vector<Fact> m_given;
    Knowledge m_knowledge;
    Means m_means;
    StopCondition m_stop; ///< of run()
    std::unique_ptr<Reasoner> m_reasoner;
    std::optional<WaitingSteps> m_waiting;
    Trace m_trace;
    Trace m_proposals;
    /// Steps that are harder than their rule: they wait until all easier rules have nothing to
    /// give.
    Trace m_held;
    /// The first tier before which a step of m_held is taken.
    int m_heldUntil = 0;
    /// The number of tiers that are tried: those that cost less than the limit.
    int m_tiers = 0;
    UnknownId m_undecided = 0;
    std::uint32_t m_wave = 0;
    bool m_contradiction = false;
    static constexpr std::uint32_t none = ~std::uint32_t{0};
    /// By main unknown: the wave in which it was last narrowed.
    std::vector<std::uint32_t> m_foundIn;
    /// Room for the premises and conclusions of a step in sayValues().
    std::vector<Fact> m_premises;
    std::vector<Fact> m_conclusions;
    std::optional<PathMaker> m_path;
    std::vector<std::size_t> m_waveEnds; ///< where waves end in m_trace, for a path made later
    /// By unknown, if there is to be a path: its values when the wave began that narrowed it last.
    struct WaveStart
    {
        std::uint32_t wave = none;
        ValueSet possible;
    };
    std::vector<WaveStart> m_waveStarts;
};

/// The steps in their order, each without the conclusions that earlier steps have drawn.
Trace withoutRepeats(const Trace &trace, const std::vector<ValueSet> &initial,
                     std::span<const Fact> given)
{
    Trace result;
    Knowledge known(initial, given);
    std::vector<Fact> news;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        Step step = trace[i];
        news.clear();
        for (const Fact &fact : step.conclusions) {
            const ValueSet before = known.possible(fact.unknown);
            if (known.learn(fact))
                news.push_back(newsOf(fact, before, initial[fact.unknown]));
        }
        step.conclusions = news;
        result.append(step);
    }
    return result;
}

void Run::record(const Step &proposal)
{
    m_trace.begin(proposal.rule, m_wave, costOf(m_model.rules(), proposal));
    for (const ConstraintId constraint : proposal.constraints)
        m_trace.addConstraint(constraint);
    for (const Fact &premise : proposal.premises)
        m_trace.addPremise(premise);
    m_trace.addExampleOf(proposal);
    for (const std::string &argument : proposal.arguments)
        m_trace.addArgument(argument);
    if (proposal.nested)
        m_trace.setNested(*proposal.nested);
}

/// Records a contradiction in a wave of its own: the facts it clashes with may have been found just
/// before.
void Run::contradict(const Step &proposal)
{
    ++m_wave;
    record(proposal);
    m_trace.setContradiction();
    m_contradiction = true;
}

bool Run::isAdmitted(const Step &proposal) const
{
    if (!m_means.admission)
        return true;
    const auto &[constraints, dearest, admits] = *m_means.admission;
    if (admits && !isGeneral(proposal.rule) && !admits(proposal))
        return false;
    return std::ranges::all_of(proposal.constraints, [&](ConstraintId constraint) {
        return std::ranges::find(constraints, constraint) != constraints.end();
    });
}

/// Whether one of the steps from `first` on costs less than the limit. They are of one wave, which is as
/// cheap as any that is left.
bool Run::hasBelowLimit(std::size_t first) const
{
    bool hasBelow = first == m_trace.size();
    for (std::size_t i = first; !hasBelow && i < m_trace.size(); ++i)
        hasBelow = double(m_trace.cost(i)) < m_means.limit;
    return hasBelow;
}

void Run::apply(const Step &proposal)
{
    if (!isAdmitted(proposal) || (!forPath() && costOf(m_model.rules(), proposal) >= m_means.limit))
        return;
    if (proposal.contradiction)
        return contradict(proposal);
    bool isNews = false;
    for (const Fact &conclusion : proposal.conclusions) {
        const Fact known = m_knowledge.fact(conclusion.unknown);
        if ((known.possible & conclusion.possible).empty()) {
            // The step's example contradicts what is known, too.
            Step atOdds = proposal;
            atOdds.example = {};
            atOdds.caseEnds = {};
            contradict(atOdds);
            m_trace.addPremise(known);
            return;
        }
        isNews = isNews || !m_knowledge.holds(conclusion);
    }
    if (!isNews)
        return;
    Step step = proposal;
    if (m_means.saysValues)
        sayValues(step);
    record(step);
    for (const Fact &conclusion : step.conclusions) {
        const ValueSet before = m_knowledge.possible(conclusion.unknown);
        if (!forPath() && !before.within(conclusion.possible))
            m_trace.addConclusion(m_means.saysNews
                                      ? newsOf(conclusion, before, m_initial[conclusion.unknown])
                                      : conclusion);
        if (forPath() && !possibleAtWave(conclusion.unknown).within(conclusion.possible))
            m_trace.addConclusion(conclusion);
        if (!m_knowledge.learn(conclusion))
            continue;
        if (conclusion.unknown < m_mainCount) {
            m_undecided -= m_knowledge.possible(conclusion.unknown).single() ? 1 : 0;
            m_foundIn[conclusion.unknown] = m_wave;
        }
        m_reasoner->learned(m_knowledge, conclusion.unknown, before);
        if (m_waiting)
            m_waiting->learned(m_knowledge, conclusion.unknown);
    }
}

/// The values that an unknown could have when the wave began. The path puts the steps of a wave
/// into an order of its own and leaves some out, so each step keeps all that it concludes, even if
/// another step of the wave concludes it, too.
ValueSet Run::possibleAtWave(UnknownId unknown)
{
    WaveStart &start = m_waveStarts[unknown];
    if (start.wave != m_wave)
        start = {m_wave, m_knowledge.possible(unknown)};
    return start.possible;
}

/// If a conclusion leaves a main unknown one value, makes it state that value and rest on what was
/// known before; in a new wave, if that was found in this one.
void Run::sayValues(Step &step)
{
    m_premises.assign(step.premises.begin(), step.premises.end());
    m_conclusions.assign(step.conclusions.begin(), step.conclusions.end());
    const std::vector<UnknownId> said
        = inkling::sayValues(m_knowledge, m_mainCount, m_premises, m_conclusions);
    if (said.empty())
        return;
    const bool isJustFound = std::ranges::any_of(
        said, [&](UnknownId unknown) { return m_foundIn[unknown] == m_wave; });
    m_wave += isJustFound ? 1 : 0;
    step.premises = m_premises;
    step.conclusions = m_conclusions;
}

/// Tells the reasoner the given facts: at once, or one at a time, like any other fact, so that it finds
/// steps in the order in which it would have found them.
void Run::begin()
{
    const Admission *const admission = m_means.admission;
    m_reasoner = admission ? m_model.reasonerWithin(admission->constraints) : m_model.reasoner();
    if (m_means.beginsAtOnce) {
        m_reasoner->startAt(m_knowledge, m_given, m_initial);
    } else {
        m_knowledge = Knowledge(m_initial);
        for (const Fact &fact : m_given) {
            const ValueSet before = m_knowledge.possible(fact.unknown);
            if (m_knowledge.learn(fact) && !m_knowledge.possible(fact.unknown).empty())
                m_reasoner->learned(m_knowledge, fact.unknown, before);
        }
    }
    if (m_means.waiting)
        m_waiting.emplace(*m_means.waiting, m_knowledge);
    // Where some tiers have no cost, because each of their steps has its own, all are tried.
    constexpr double most = std::numeric_limits<double>::max();
    const bool haveCosts = m_reasoner->tierCountUpTo(most) == m_reasoner->tierCount();
    m_tiers = haveCosts ? m_reasoner->tierCountUpTo(std::nextafter(m_means.limit, 0))
                        : m_reasoner->tierCount();
}

/// Takes the steps of m_proposals as one wave. Returns whether anything in them was new.
bool Run::takeProposals()
{
    const std::size_t before = m_trace.size();
    for (std::size_t i = 0; i < m_proposals.size() && !m_contradiction; ++i)
        apply(m_proposals[i]);
    m_proposals.clear();
    if (m_trace.size() == before)
        return false;
    ++m_wave;
    return true;
}

/// Puts aside the steps of m_proposals that cost more than their rule.
void Run::holdBack()
{
    const auto isHarder = [this](const Step &step) {
        return !isGeneral(step.rule) && !step.contradiction
               && double(step.cost) > m_model.rules()[step.rule].cost;
    };
    std::size_t first = 0;
    while (first < m_proposals.size() && !isHarder(m_proposals[first]))
        ++first;
    if (first == m_proposals.size())
        return;
    Trace now;
    for (std::size_t i = 0; i < m_proposals.size(); ++i) {
        const Step step = m_proposals[i];
        if (!isHarder(step)) {
            now.append(step);
            continue;
        }
        const int until = m_reasoner->tierCountUpTo(double(step.cost));
        m_heldUntil = m_held.empty() ? until : std::min(m_heldUntil, until);
        m_held.append(step);
    }
    m_proposals = std::move(now);
}

/// Takes the steps put aside whose turn comes before this tier, as one wave.
bool Run::takeHeld(int tier)
{
    if (m_held.empty() || m_heldUntil > tier)
        return false;
    Trace later;
    for (std::size_t i = 0; i < m_held.size(); ++i) {
        const Step step = m_held[i];
        const int until = m_reasoner->tierCountUpTo(double(step.cost));
        if (until > tier)
            m_heldUntil = later.empty() ? until : std::min(m_heldUntil, until);
        (until > tier ? later : m_proposals).append(step);
    }
    m_held = std::move(later);
    return takeProposals();
}

/// Finds and takes one wave. Returns whether anything new was found.
bool Run::advance(const StopCondition &stop)
{
    if (m_waiting) {
        m_waiting->propose(m_proposals);
        if (takeProposals())
            return true;
    }
    const Admission *const admission = m_means.admission;
    const int tiers = admission && admission->dearest
                          ? m_reasoner->tierCountUpTo(admission->dearest(m_knowledge))
                          : m_tiers;
    for (int tier = 0; tier < tiers; ++tier) {
        if (takeHeld(tier))
            return true;
        m_reasoner->propose(m_knowledge, tier, stop, m_proposals);
        holdBack();
        if (takeProposals())
            return true;
    }
    if (takeHeld(tiers))
        return true;
    return m_means.further && m_means.further(m_knowledge, stop, m_proposals) && takeProposals();
}

/// Whether the values found are an answer: found one by one, they may still not go together.
bool Run::solved() const
{
    if (m_undecided > 0)
        return false;
    Answer answer;
    for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown)
        answer.values.push_back(std::uint8_t(m_knowledge.possible(unknown).value()));
    return m_model.isAnswer(answer);
}

/// Tells the path, and the watch, of the wave.
void Run::tell()
{
    if (m_path)
        m_path->hear(m_trace, m_trace.size());
    else if (forPath())
        m_waveEnds.push_back(m_trace.size());
    if (m_means.watch)
        m_means.watch(m_knowledge, m_path ? m_path->path() : m_trace);
}

Deduction Run::run(const StopCondition &stop)
{
    m_stop = stop;
    if (!stop.stopped())
        begin();
    bool isSolved = solved();
    std::size_t told = 0;
    while (!m_contradiction && !isSolved
           && !(m_means.isEnough && m_means.isEnough(m_knowledge, m_trace)) && !stop.stopped()
           && advance(stop) && hasBelowLimit(std::exchange(told, m_trace.size()))) {
        isSolved = !m_contradiction && solved();
        tell();
    }
    const Outcome outcome = m_contradiction  ? Outcome::Contradiction
                            : isSolved       ? Outcome::Solved
                            : stop.stopped() ? Outcome::Stopped
                                             : Outcome::Stalled;
    Deduction deduction{std::move(m_given), {}, outcome, m_knowledge, m_undecided, {}};
    if (forPath())
        showPath(deduction);
    else
        deduction.trace = std::move(m_trace);
    return deduction;
}

void Run::showPath(Deduction &deduction)
{
    const bool isLate = !m_path;
    if (isLate && deduction.outcome != Outcome::Solved)
        return;
    if (isLate)
        m_path.emplace(m_model, deduction.given, cheaper());
    for (const std::size_t end : m_waveEnds)
        m_path->hear(m_trace, end);
    m_path->finish(m_trace, deduction.outcome == Outcome::Stalled);
    if (m_means.watch)
        m_means.watch(m_knowledge, m_path->path());
    deduction.trace = m_path->take();
    if (!isLate)
        deduction.allSteps = withoutRepeats(m_trace, m_initial, deduction.given);
}

} // namespace

static Proposer proposerOf(Explainer &explainer)
{
    return std::bind_front(&Explainer::propose, &explainer);
}

Deduction deduce(const Model &model, const StopCondition &stop, const Watch &watch)
{
    return Run(model, {}, {.watch = watch, .shown = Means::Shown::Path}).run(stop);
}

Deduction deduceBelow(double limit, const Model &model, const StopCondition &stop)
{
    return Run(model, {}, {.limit = limit, .shown = Means::Shown::PathOfSolved}).run(stop);
}

Deduction deduceOnBelow(double limit, const Model &model, const Knowledge &known,
                        const Trace &waiting, const StopCondition &stop,
                        const std::function<bool(const Trace &)> &isTooMuch)
{
    const std::vector<Fact> given = known.factsBeyond(model.initial());
    Means means{.waiting = &waiting, .limit = limit, .saysNews = false, .beginsAtOnce = true};
    if (isTooMuch)
        means.isEnough = [&](const Knowledge &, const Trace &found) { return isTooMuch(found); };
    return Run(model, given, std::move(means)).run(stop);
}

Deduction deduce(const Model &model, std::span<const Fact> given, Explainer &explainer,
                 const StopCondition &stop, const Watch &watch)
{
    return Run(model, given,
               {.further = proposerOf(explainer), .watch = watch, .shown = Means::Shown::Path})
        .run(stop);
}

Deduction deduceWithin(const Admission &admission, const Model &model, std::span<const Fact> given,
                       const Proposer &further, const StopCondition &stop)
{
    return Run(model, given,
               {.further = further,
                .admission = &admission,
                .saysValues = false,
                .saysNews = false,
                .knowsBoard = false})
        .run(stop);
}

Deduction deduceUntil(const std::function<bool(const Knowledge &)> &enough, const Model &model,
                      std::span<const Fact> given, Explainer &explainer, const StopCondition &stop)
{
    return Run(model, given,
               {.further = proposerOf(explainer),
                .isEnough = [&](const Knowledge &known, const Trace &) { return enough(known); }})
        .run(stop);
}

} // namespace inkling
