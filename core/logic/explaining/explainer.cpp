// SPDX-License-Identifier: MIT
#include "logic/explaining/explainer.h"

#include "logic/explaining/chains.h"
#include "logic/explaining/exclusioncandidates.h"
#include "logic/explaining/stepmaker.h"
#include "logic/search/answerreader.h"
#include "sat/localsolver.h"

#include <algorithm>
#include <numeric>

namespace inkling {

/// The state that an Explainer keeps between calls: clauses, what is known, and what is known not
/// to follow.
class Explainer::Search
{
public:
    Search(const Model &model, std::span<const Answer> answers, std::unique_ptr<Encoding> encoding);

    bool propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals);
    bool explain(const Knowledge &knowledge, const Fact &fact, const StopCondition &stop,
                 Trace &steps);
    [[nodiscard]] Trace refutation(const Step &step, const StopCondition &stop)
    {
        return m_maker.refutation(step, stop);
    }

private:
    void update(const Knowledge &knowledge);
    void forget();
    void prefer();
    bool contradict(const StopCondition &stop, Trace &proposals);

    Situation m_situation;
    Windows m_windows;
    AnswerReader m_answers;
    ReasonFinder m_reasons;
    ReasonFinder m_checker;
    Prober m_prober;
    ExclusionCandidates m_candidates;
    StepMaker m_maker;
    Chains m_chains;
};

Explainer::Search::Search(const Model &model, std::span<const Answer> answers,
                          std::unique_ptr<Encoding> encoding)
    : m_situation(model, answers, std::move(encoding))
    , m_windows(m_situation.encoding(), m_situation.initial().size())
    , m_answers(m_situation)
    , m_reasons(m_situation.store(), m_situation.encoding(), m_situation.initial(),
                std::make_unique<sat::LocalSolver>())
    , m_checker(m_situation.store(), m_situation.encoding(), m_situation.initial(),
                std::make_unique<sat::LocalSolver>())
    , m_prober(m_situation, m_windows, m_reasons)
    , m_candidates(m_situation, m_prober, m_windows)
    , m_maker(m_situation, m_reasons, m_checker)
    , m_chains(m_situation, m_reasons)
{
    prefer();
}

void Explainer::Search::forget()
{
    m_situation.forget();
    m_prober.forget();
    m_chains.forget();
    m_candidates.list();
    prefer();
}

/// Makes idle parts of the board look like an answer, so that few constraints are broken there.
void Explainer::Search::prefer()
{
    if (m_situation.answers().empty())
        return;
    const VariableValues *const values = m_answers.read(m_situation.answers().front(), {});
    if (!values)
        return;
    const ClauseStore &store = m_situation.store();
    for (int variable = 1; variable <= store.variableCount(); ++variable) {
        if (std::ranges::find(store.switches(), variable) != store.switches().end())
            continue;
        const sat::Literal literal = values->value(variable) ? variable : -variable;
        m_prober.prefer(literal);
        m_reasons.prefer(literal);
        m_checker.prefer(literal);
    }
}

void Explainer::Search::update(const Knowledge &knowledge)
{
    if (!m_situation.knowsNoMoreThan(knowledge))
        forget();
    const std::size_t answers = m_situation.answers().size();
    for (const Situation::News &news : m_situation.learn(knowledge))
        m_prober.learn(news);
    if (m_situation.answers().size() < answers)
        m_candidates.list();
    m_candidates.dropSettled();
}

bool Explainer::Search::propose(const Knowledge &knowledge, const StopCondition &stop,
                                Trace &proposals)
{
    update(knowledge);
    if (m_chains.propose(m_candidates.all(), stop, proposals))
        return true;
    const bool isFound = m_candidates.lookFar(stop);
    if (!isFound && !stop.stopped())
        return m_situation.answers().empty() && contradict(stop, proposals);
    const ExclusionCandidate *const best = m_candidates.cheapest(stop);
    if (!best || stop.stopped())
        return false;
    return m_maker.append(*best->reason, m_situation.exclusion(best->unknown, best->value),
                          m_candidates.all(), stop, proposals);
}

/// Appends a contradiction, when nothing is open any more, or nothing more follows, and yet there
/// is no answer.
bool Explainer::Search::contradict(const StopCondition &stop, Trace &proposals)
{
    std::vector<ConstraintId> all(m_situation.encoding().constraintCount());
    std::iota(all.begin(), all.end(), ConstraintId{0});
    m_prober.setThorough(true);
    const auto reason = m_reasons.shrink(all, m_situation.knownAtoms(), {}, stop);
    return reason && m_maker.append(*reason, {}, {}, stop, proposals);
}

bool Explainer::Search::explain(const Knowledge &knowledge, const Fact &fact,
                                const StopCondition &stop, Trace &steps)
{
    if (!m_situation.encoding().writes(fact.unknown))
        return false;
    update(knowledge);
    m_prober.setThorough(true);
    const Claim claim{m_situation.store().oppositeOf(fact), fact.unknown,
                      m_situation.answers().empty()};
    const auto reason = m_prober.nearestReason(claim, stop);
    const bool isPlain = reason && reason->constraints.size() + reason->atoms.size() <= mostAtOnce;
    if (!isPlain && m_chains.explain(fact, stop, steps))
        return true;
    return reason && m_maker.append(*reason, fact, {}, stop, steps);
}

Explainer::Explainer(const Model &model, std::span<const Answer> answers)
{
    if (auto encoding = model.encoding())
        m_search = std::make_unique<Search>(model, answers, std::move(encoding));
}

Explainer::~Explainer() = default;
Explainer::Explainer(Explainer &&) noexcept = default;
Explainer &Explainer::operator=(Explainer &&) noexcept = default;

bool Explainer::propose(const Knowledge &knowledge, const StopCondition &stop, Trace &proposals)
{
    return m_search && m_search->propose(knowledge, stop, proposals);
}

bool Explainer::explain(const Knowledge &knowledge, const Fact &fact, const StopCondition &stop,
                        Trace &steps)
{
    return m_search && m_search->explain(knowledge, fact, stop, steps);
}

Trace Explainer::refutation(const Step &step, const StopCondition &stop)
{
    return m_search ? m_search->refutation(step, stop) : Trace();
}

} // namespace inkling
