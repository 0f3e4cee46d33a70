// SPDX-License-Identifier: MIT
#include "logic/teaching/tutor.h"

#include "logic/model/generalrules.h"
#include "logic/path/proof.h"
#include "logic/teaching/possiblesteps.h"
#include "logic/teaching/standing.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace inkling {

namespace {

using std::chrono::milliseconds;

/// How long a better answer is looked for once there is one.
constexpr milliseconds moment{300};

double costOf(const Trace &trace)
{
    double cost = 0;
    for (std::size_t i = 0; i < trace.size(); ++i)
        cost += double(trace.cost(i));
    return cost;
}

/// The cheapest of some ways to show something; of equal ones the shortest, then the first.
class Cheapest
{
public:
    /// Takes over `steps` if they are the cheapest so far, and returns whether they are. `more`:
    /// their cost besides the steps' own.
    bool offer(Trace steps, double more = 0)
    {
        const double cost = costOf(steps) + more;
        if (m_steps && std::pair(m_cost, m_steps->size()) <= std::pair(cost, steps.size()))
            return false;
        m_cost = cost;
        m_steps = std::move(steps);
        return true;
    }
    [[nodiscard]] bool empty() const { return !m_steps; }
    [[nodiscard]] Trace take() { return m_steps ? std::move(*m_steps) : Trace(); }

private:
    std::optional<Trace> m_steps;
    double m_cost = 0;
};

} // namespace

class Tutor::Session
{
public:
    Session(const Model &model, const Solution &solution)
        : m_model(model)
        , m_initial(model.initial())
        , m_mainCount(model.mainCount())
        , m_finder(model, solution)
    {}

    [[nodiscard]] Hint hint(std::span<const Fact> marks, const StopCondition &stop,
                            std::optional<UnknownId> last);
    [[nodiscard]] std::optional<MarkFaults> faults(std::span<const Fact> marks,
                                                   const StopCondition &stop);
    [[nodiscard]] std::optional<WayBack> wayBack(std::span<const std::vector<Fact>> states,
                                                 const StopCondition &stop);
    [[nodiscard]] Why why(std::span<const Fact> given, const Fact &fact, const StopCondition &stop);
    [[nodiscard]] std::vector<Possibility> possibilities(std::span<const Fact> given, Trace &steps,
                                                         const StopCondition &stop);
    [[nodiscard]] std::vector<double>
    costs(std::span<const Fact> given, const StopCondition &stop,
          const std::function<void(const std::vector<double> &)> &watch);

private:
    [[nodiscard]] Explainer &explainerFor(const std::vector<Answer> &answers);
    [[nodiscard]] Fact opposite(const Fact &fact) const
    {
        return {fact.unknown, m_initial[fact.unknown] - fact.possible};
    }
    /// Whether the fact is about a main unknown, or is the value of another milestone.
    [[nodiscard]] bool isLedTo(const Fact &fact) const
    {
        return fact.unknown < m_mainCount
               || (m_model.isMilestone(fact.unknown) && fact.possible.single());
    }
    [[nodiscard]] bool isDone(const Knowledge &knowledge) const;
    [[nodiscard]] Hint nextStep(const Standing &standing, const StopCondition &stop,
                                std::optional<UnknownId> last);
    [[nodiscard]] double effortBetween(UnknownId a, UnknownId b) const;
    [[nodiscard]] std::optional<Hint> plain(std::span<const Fact> marks, const StopCondition &stop);
    [[nodiscard]] std::vector<Fact> wrongOnTheirOwn(const Standing &standing) const;
    [[nodiscard]] Hint clash(const Standing &standing, const StopCondition &stop);
    [[nodiscard]] std::optional<Trace> proof(const Standing &standing, const Fact &fact,
                                             const StopCondition &stop);
    [[nodiscard]] Why proven(Why::Kind kind, const Standing &standing, const Fact &fact,
                             const StopCondition &stop);
    [[nodiscard]] Why reasoned(const Standing &standing, const Fact &fact,
                               const StopCondition &stop);

    const Model &m_model;
    std::vector<ValueSet> m_initial;
    UnknownId m_mainCount;
    AnswerFinder m_finder;
    /// The answers that m_explainer was made for.
    std::vector<Answer> m_explainedAnswers;
    std::optional<Explainer> m_explainer;
};

Explainer &Tutor::Session::explainerFor(const std::vector<Answer> &answers)
{
    if (!m_explainer || answers != m_explainedAnswers) {
        m_explainedAnswers = answers;
        m_explainer.emplace(m_model, m_explainedAnswers);
    }
    return *m_explainer;
}

bool Tutor::Session::isDone(const Knowledge &knowledge) const
{
    Answer answer;
    for (UnknownId unknown = 0; unknown < m_mainCount; ++unknown) {
        const ValueSet possible = knowledge.possible(unknown);
        if (!possible.single())
            return false;
        answer.values.push_back(std::uint8_t(possible.value()));
    }
    return m_model.isAnswer(answer);
}

/// The wrong marks without those that only tidy up after others of them: what is wrong is what brought
/// them. Of very many, the first ones.
std::vector<Fact> Tutor::Session::wrongOnTheirOwn(const Standing &standing) const
{
    constexpr std::size_t mostCompared = 60;
    const std::vector<Fact> &wrong = standing.wrong;
    std::vector<Fact> own;
    for (const Fact &mark : std::span(wrong).first(std::min(wrong.size(), mostCompared))) {
        Knowledge rest(m_initial, standing.right);
        for (const Fact &other : wrong) {
            if (other.unknown != mark.unknown)
                rest.learn(other);
        }
        const bool isTidied = std::ranges::any_of(wrong, [&](const Fact &other) {
            const std::vector<Fact> tidied = other.unknown == mark.unknown
                                                 ? std::vector<Fact>()
                                                 : m_model.tidying(rest, other.unknown);
            return std::ranges::find(tidied, mark.unknown, &Fact::unknown) != tidied.end();
        });
        if (!isTidied)
            own.push_back(mark);
    }
    return own.empty() ? wrong : own;
}

Hint Tutor::Session::hint(std::span<const Fact> marks, const StopCondition &stop,
                          std::optional<UnknownId> last)
{
    const auto standing = m_finder.standing(marks, stop);
    if (!standing)
        return {};
    if (standing->wrong.empty())
        return nextStep(*standing, stop, last);
    if (auto plainly = plain(marks, stop))
        return *std::move(plainly);
    return clash(*standing, stop);
}

std::optional<MarkFaults> Tutor::Session::faults(std::span<const Fact> marks,
                                                 const StopCondition &stop)
{
    const auto standing = m_finder.standing(marks, stop);
    if (!standing)
        return std::nullopt;
    if (standing->wrong.empty())
        return MarkFaults{};
    return MarkFaults{standing->wrong, m_finder.plainClash(marks, stop)};
}

std::optional<WayBack> Tutor::Session::wayBack(std::span<const std::vector<Fact>> states,
                                               const StopCondition &stop)
{
    for (std::size_t state = states.size(); state-- > 0;) {
        const auto outcome = m_finder.find(states[state], stop).outcome;
        if (outcome == sat::Result::Stopped)
            return std::nullopt;
        if (outcome == sat::Result::Satisfiable)
            return WayBack{.state = state};
    }
    const auto standing = m_finder.standing(states.back(), stop);
    if (!standing)
        return std::nullopt;
    WayBack way;
    std::ranges::copy_if(states.back(), std::back_inserter(way.wrong), [&](const Fact &mark) {
        return std::ranges::find(standing->right, mark) == standing->right.end();
    });
    return way;
}

/// The effort of looking elsewhere, as a step's cost: people go on where they are.
double Tutor::Session::effortBetween(UnknownId a, UnknownId b) const
{
    constexpr double perCell = 0.1;
    constexpr double most = 1;
    const Point from = m_model.place(a);
    const Point to = m_model.place(b);
    return std::min(most, perCell * std::hypot(from.x - to.x, from.y - to.y));
}

/// The step that takes least to get to, of those that conclude something new that a person is led
/// to.
Hint Tutor::Session::nextStep(const Standing &standing, const StopCondition &stop,
                              std::optional<UnknownId> last)
{
    const std::vector<Fact> &given = standing.right;
    const Knowledge before(m_initial, given);
    if (isDone(before))
        return {Hint::Kind::Done, {}, {}};
    // Values that are plainly excluded are news to nobody, whether they are noted or not; that a
    // single value is left is.
    const Knowledge plain = m_model.tidied(before);
    const auto isNews = [&](const Fact &fact) {
        const ValueSet known = (fact.possible.single() ? before : plain).possible(fact.unknown);
        return isLedTo(fact) && !(known - fact.possible).empty();
    };
    const auto enough = [&](const Knowledge &knowledge) {
        const std::size_t count = m_model.isConstructive() ? m_initial.size() : m_mainCount;
        for (UnknownId unknown = 0; unknown < count; ++unknown) {
            if (isNews(knowledge.fact(unknown)))
                return true;
        }
        return false;
    };
    const Deduction deduction
        = deduceUntil(enough, m_model, given, explainerFor(standing.answers), stop);
    const Trace &trace = deduction.trace;
    Cheapest best;
    if (deduction.outcome == Outcome::Contradiction) {
        const Fact none{0, ValueSet()};
        best.offer(Proof(m_model, trace, given, trace.size(), none).reduced());
    }
    const auto offer = [&](const auto &isWanted) {
        for (std::size_t i = 0; i < trace.size(); ++i) {
            const Step step = trace[i];
            const auto led = std::ranges::find_if(step.conclusions, isWanted);
            if (led != step.conclusions.end())
                best.offer(Proof(m_model, trace, given, i + 1, step.conclusions).reduced(),
                           last ? effortBetween(*last, led->unknown) : 0);
        }
    };
    offer(isNews);
    // Where nothing else follows, what is plain does.
    if (best.empty())
        offer([&](const Fact &fact) { return isLedTo(fact); });
    if (!best.empty())
        return {Hint::Kind::Step, {}, best.take()};
    if (deduction.outcome == Outcome::Stopped)
        return {};
    return {Hint::Kind::Nothing, {}, {}};
}

/// The steps from the right marks to one that excludes a wrong mark: the mark for which that takes
/// least.
Hint Tutor::Session::clash(const Standing &standing, const StopCondition &stop)
{
    std::vector<Fact> suspects
        = standing.isEachWrong ? wrongOnTheirOwn(standing) : std::vector{standing.wrong.front()};
    const auto isExcluded = [](const Knowledge &knowledge, const Fact &mark) {
        return (knowledge.possible(mark.unknown) & mark.possible).empty();
    };
    const auto enough = [&](const Knowledge &knowledge) {
        return std::ranges::any_of(suspects,
                                   [&](const Fact &mark) { return isExcluded(knowledge, mark); });
    };
    const Deduction deduction
        = deduceUntil(enough, m_model, standing.right, explainerFor(standing.answers), stop);
    Cheapest best;
    Fact wrong = suspects.front();
    for (const Fact &mark : suspects) {
        if (!isExcluded(deduction.knowledge, mark))
            continue;
        const Trace &trace = deduction.trace;
        if (best.offer(
                Proof(m_model, trace, standing.right, trace.size(), opposite(mark)).reduced()))
            wrong = mark;
    }
    if (best.empty() && deduction.outcome == Outcome::Stopped)
        return {};
    Trace single;
    const Knowledge knowledge(m_initial, standing.right);
    if (explainerFor(standing.answers)
            .explain(knowledge, opposite(wrong), best.empty() ? stop : stop.within(moment), single))
        best.offer(std::move(single));
    if (!standing.isEachWrong)
        return {Hint::Kind::Wrong, standing.wrong, best.take()};
    return {Hint::Kind::Wrong, {wrong}, best.take()};
}

/// The hint about a clash that a person sees at once, if there is one.
std::optional<Hint> Tutor::Session::plain(std::span<const Fact> marks, const StopCondition &stop)
{
    auto clash = m_finder.plainClash(marks, stop);
    if (!clash)
        return std::nullopt;
    const auto fault = m_finder.smallestFault(clash->marks, stop);
    if (!fault || fault->empty())
        return std::nullopt;
    Hint hint{Hint::Kind::Wrong, {}, {}, std::move(clash->marks)};
    for (const std::size_t place : *fault)
        hint.wrong.push_back(hint.clash[place]);
    hint.isEachWrong = hint.wrong.size() == 1;
    for (const Fact &mark : hint.clash) {
        const bool isOther = hint.isEachWrong && mark != hint.wrong.front();
        if (isOther && m_finder.find(std::array{mark}, stop).outcome == sat::Result::Unsatisfiable)
            hint.wrong.push_back(mark);
    }
    hint.steps.begin(RuleId(GeneralRule::Smallest), 0,
                     ruleOf({}, RuleId(GeneralRule::Smallest)).cost);
    for (const ConstraintId constraint : clash->constraints)
        hint.steps.addConstraint(constraint);
    for (const Fact &mark : hint.clash) {
        if (mark != hint.wrong.front())
            hint.steps.addPremise(mark);
    }
    hint.steps.addConclusion(opposite(hint.wrong.front()));
    return hint;
}

/// Steps that end in a fact: its own explanation, if that rests on little, or a chain of steps, if
/// that is cheaper or the explanation rests on more; the way to a contradiction if there is no
/// answer. Nothing if no rule gets there, or when stopped.
std::optional<Trace> Tutor::Session::proof(const Standing &standing, const Fact &fact,
                                           const StopCondition &stop)
{
    const std::vector<Fact> &given = standing.right;
    const Knowledge known(m_initial, given);
    if (known.holds(fact))
        return Trace();
    Cheapest best;
    Trace single;
    Explainer &explainer = explainerFor(standing.answers);
    if (explainer.explain(known, fact, stop.within(moment), single)
        && single[0].constraints.size() + single[0].premises.size() <= mostAtOnce)
        best.offer(single);
    const auto enough = [&](const Knowledge &knowledge) { return knowledge.holds(fact); };
    const Deduction deduction = deduceUntil(enough, m_model, given, explainer,
                                            best.empty() ? stop : stop.within(3 * moment));
    const Trace &trace = deduction.trace;
    if (deduction.knowledge.holds(fact))
        best.offer(Proof(m_model, trace, given, trace.size(), fact).reduced());
    else if (deduction.outcome == Outcome::Contradiction)
        best.offer(Proof(m_model, trace, given, trace.size(), {0, ValueSet()}).reduced());
    if (best.empty() && !single.empty())
        best.offer(std::move(single));
    if (best.empty())
        return std::nullopt;
    return best.take();
}

Why Tutor::Session::proven(Why::Kind kind, const Standing &standing, const Fact &fact,
                           const StopCondition &stop)
{
    auto steps = proof(standing, kind == Why::Kind::Proven ? fact : opposite(fact), stop);
    if (!steps && stop.stopped())
        return {};
    return {kind, steps ? std::move(*steps) : Trace(), std::nullopt, std::nullopt};
}

/// The answer where a search cannot tell of the fact, or there is no answer: whatever the rules
/// reach first.
Why Tutor::Session::reasoned(const Standing &standing, const Fact &fact, const StopCondition &stop)
{
    if (auto steps = proof(standing, fact, stop))
        return {Why::Kind::Proven, std::move(*steps), std::nullopt, std::nullopt};
    if (auto steps = proof(standing, opposite(fact), stop))
        return {Why::Kind::Refuted, std::move(*steps), std::nullopt, std::nullopt};
    if (stop.stopped())
        return {};
    return {Why::Kind::Open, {}, std::nullopt, std::nullopt};
}

Why Tutor::Session::why(std::span<const Fact> given, const Fact &fact, const StopCondition &stop)
{
    std::vector<Fact> others;
    std::ranges::copy_if(given, std::back_inserter(others), [&](const Fact &other) {
        return other.unknown != fact.unknown
               || (!other.possible.within(fact.possible)
                   && !(other.possible & fact.possible).empty());
    });
    const auto standing = m_finder.standing(others, stop);
    if (!standing)
        return {};
    if (standing->answers.empty() || !m_finder.canTell(fact.unknown))
        return reasoned(*standing, fact, stop);
    std::vector<Fact> assumed = standing->right;
    assumed.push_back(fact);
    const auto with = m_finder.find(assumed, stop);
    assumed.back() = opposite(fact);
    const auto without = m_finder.find(assumed, stop);
    if (with.answer && without.answer)
        return {Why::Kind::Open, {}, with.answer, without.answer};
    if (without.outcome == sat::Result::Unsatisfiable)
        return proven(Why::Kind::Proven, *standing, fact, stop);
    if (with.outcome == sat::Result::Unsatisfiable)
        return proven(Why::Kind::Refuted, *standing, fact, stop);
    return stop.stopped() ? Why() : reasoned(*standing, fact, stop);
}

std::vector<Possibility> Tutor::Session::possibilities(std::span<const Fact> given, Trace &steps,
                                                       const StopCondition &stop)
{
    const auto standing = m_finder.standing(given, stop);
    if (!standing || isDone(Knowledge(m_initial, standing->right)))
        return {};
    steps = possibleSteps(m_model, given, explainerFor(standing->answers), stop);
    Unlocking unlocking(m_model, given);
    std::vector<Possibility> possibilities;
    for (std::size_t i = 0; i < steps.size(); ++i)
        possibilities.push_back({i, unlocking.by(steps[i], stop)});
    return possibilities;
}

std::vector<double>
Tutor::Session::costs(std::span<const Fact> given, const StopCondition &stop,
                      const std::function<void(const std::vector<double> &)> &watch)
{
    std::vector<double> costs(m_mainCount, 0);
    const auto standing = m_finder.standing(given, stop);
    if (!standing)
        return costs;
    Knowledge knowledge(m_initial, standing->right);
    const auto weigh = [&](const Trace &trace, std::size_t from) {
        for (std::size_t i = from; i < trace.size(); ++i) {
            const Step step = trace[i];
            for (const Fact &fact : step.conclusions) {
                if (knowledge.learn(fact) && fact.unknown < m_mainCount
                    && knowledge.possible(fact.unknown).single())
                    costs[fact.unknown] = double(step.cost);
            }
        }
    };
    std::size_t weighed = 0;
    const Watch tell = [&](const Knowledge &, const Trace &trace) {
        weigh(trace, std::exchange(weighed, trace.size()));
        if (watch)
            watch(costs);
    };
    (void)deduce(m_model, standing->right, explainerFor(standing->answers), stop, tell);
    return costs;
}

Tutor::Tutor(const Model &model, const Solution &solution)
    : m_session(std::make_unique<Session>(model, solution))
{}
Tutor::~Tutor() = default;

Hint Tutor::hint(std::span<const Fact> marks, const StopCondition &stop,
                 std::optional<UnknownId> last)
{
    return m_session->hint(marks, stop, last);
}

std::optional<MarkFaults> Tutor::faults(std::span<const Fact> marks, const StopCondition &stop)
{
    return m_session->faults(marks, stop);
}

std::optional<WayBack> Tutor::wayBack(std::span<const std::vector<Fact>> states,
                                      const StopCondition &stop)
{
    return m_session->wayBack(states, stop);
}

Why Tutor::why(std::span<const Fact> given, const Fact &fact, const StopCondition &stop)
{
    return m_session->why(given, fact, stop);
}

std::vector<Possibility> Tutor::possibilities(std::span<const Fact> given, Trace &steps,
                                              const StopCondition &stop)
{
    return m_session->possibilities(given, steps, stop);
}

std::vector<double> Tutor::costs(std::span<const Fact> given, const StopCondition &stop,
                                 const std::function<void(const std::vector<double> &)> &watch)
{
    return m_session->costs(given, stop, watch);
}

} // namespace inkling
