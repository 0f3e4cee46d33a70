// SPDX-License-Identifier: MIT
#include "logic/teaching/possiblesteps.h"

#include "logic/model/generalrules.h"
#include "logic/teaching/moment.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace inkling {

namespace {

/// Learns all that steps of named rules that cost less conclude, one after the other. Counts in
/// `work` what is proposed and learned, and gives up beyond `mostWork`.
void learnCheaper(const Model &model, Moment &moment, float cost, const StopCondition &stop,
                  std::size_t &work, std::size_t mostWork)
{
    for (int tier = 0; tier < moment.reasoner().tierCount() && !stop.stopped(); ++tier) {
        if (++work > mostWork)
            return;
        Trace proposals;
        moment.reasoner().propose(moment.knowledge(), tier, stop, proposals);
        bool isNews = false;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            work += 1 + proposals[i].conclusions.size();
            if (proposals[i].contradiction || float(costOf(model.rules(), proposals[i])) >= cost)
                continue;
            for (const Fact &conclusion : proposals[i].conclusions)
                isNews = moment.learn(conclusion) || isNews;
        }
        if (isNews)
            tier = -1;
    }
}

/// The new facts of a step, to tell two steps apart.
using News = std::vector<std::pair<UnknownId, std::uint64_t>>;

/// Gathers steps; of those with the same news, keeps the cheapest.
class Gathering
{
public:
    Gathering(const Model &model, const Moment &moment)
        : m_model(model)
        , m_initial(model.initial())
        , m_moment(moment)
    {}

    void add(const Trace &proposals)
    {
        for (std::size_t i = 0; i < proposals.size(); ++i)
            add(proposals[i]);
    }
    void add(Step step);
    [[nodiscard]] bool empty() const { return m_best.empty(); }
    [[nodiscard]] Trace cheapestFirst() const;

private:
    const Model &m_model;
    std::vector<ValueSet> m_initial;
    const Moment &m_moment;
    Trace m_steps;
    std::map<News, std::size_t> m_best;
};

void Gathering::add(Step step)
{
    const Knowledge &known = m_moment.knowledge();
    std::vector<Fact> conclusions;
    std::vector<Fact> premises(step.premises.begin(), step.premises.end());
    News news;
    for (const Fact &conclusion : step.conclusions) {
        if (known.holds(conclusion))
            continue;
        const ValueSet before = known.possible(conclusion.unknown);
        const ValueSet left = before & conclusion.possible;
        if (left.empty()) {
            step.contradiction = true;
            premises.push_back(known.fact(conclusion.unknown));
            break;
        }
        conclusions.push_back(newsOf(conclusion, before, m_initial[conclusion.unknown]));
        news.emplace_back(conclusion.unknown, left.bits());
    }
    if (step.contradiction) {
        conclusions.clear();
        news.clear();
    } else if (news.empty()) {
        return;
    }
    std::ranges::sort(news);
    step.cost = float(costOf(m_model.rules(), step));
    const auto [best, isNew] = m_best.try_emplace(news, m_steps.size());
    if (!isNew) {
        if (m_steps[best->second].cost <= step.cost)
            return;
        best->second = m_steps.size();
    }
    step.wave = 0;
    step.premises = premises;
    step.conclusions = conclusions;
    m_steps.append(step);
}

Trace Gathering::cheapestFirst() const
{
    std::vector<std::size_t> order;
    for (const auto &[news, step] : m_best)
        order.push_back(step);
    std::ranges::sort(order, {},
                      [&](std::size_t step) { return std::pair(m_steps[step].cost, step); });
    Trace sorted;
    for (const std::size_t step : order)
        sorted.append(m_steps[step]);
    return sorted;
}

/// The steps of a tier, some of which may say nothing new.
Trace freshProposals(const Model &model, std::span<const Fact> given, int tier,
                     const StopCondition &stop)
{
    // A reasoner may rely on its proposals being learned before it is asked again.
    Moment fresh(model, given);
    Trace proposals;
    fresh.reasoner().propose(fresh.knowledge(), tier, stop, proposals);
    return proposals;
}

} // namespace

int tierCountFor(const Rule &rule, const Reasoner &reasoner)
{
    const int upTo = reasoner.tierCountUpTo(rule.cost);
    const bool hasOwnTier = reasoner.tierCountUpTo(std::nextafter(rule.cost, 0)) < upTo;
    return hasOwnTier ? upTo : std::min(upTo + 1, reasoner.tierCount());
}

Trace nextStepsBy(RuleId rule, const Model &model, std::span<const Fact> given,
                  const StopCondition &stop)
{
    const auto rules = model.rules();
    const Moment moment(model, given);
    Gathering gathering(model, moment);
    bool isNews = false;
    for (int tier = 0; tier < moment.reasoner().tierCount() && !isNews && !stop.stopped(); ++tier) {
        const Trace proposals = freshProposals(model, given, tier, stop);
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            const Step step = proposals[i];
            if (!saysNews(step, moment.knowledge()))
                continue;
            if (step.contradiction || rules[step.rule].cost < rules[rule].cost)
                return {};
            isNews = true;
            if (step.rule == rule)
                gathering.add(step);
        }
    }
    return gathering.cheapestFirst();
}

Trace possibleSteps(const Model &model, std::span<const Fact> given, Explainer &explainer,
                    const StopCondition &stop)
{
    Moment moment(model, given);
    Gathering gathering(model, moment);
    const int tierCount = moment.reasoner().tierCount();
    for (int tier = 0; tier < tierCount && !stop.stopped(); ++tier)
        gathering.add(freshProposals(model, given, tier, stop));
    Trace proposals;
    if (explainer.propose(moment.knowledge(), stop, proposals))
        gathering.add(proposals);
    return gathering.cheapestFirst();
}

std::size_t Unlocking::by(const Step &step, const StopCondition &stop)
{
    Moment moment(m_model, m_given);
    const std::size_t before = moment.settled();
    for (const Fact &conclusion : step.conclusions)
        moment.learn(conclusion);
    const std::size_t own = moment.settled() - before;
    auto without = m_without.find(step.cost);
    if (without == m_without.end() && m_work <= m_mostWork) {
        Moment alone(m_model, m_given);
        learnCheaper(m_model, alone, step.cost, stop, m_work, m_mostWork);
        without = m_without.emplace(step.cost, alone.settled() - before).first;
    }
    learnCheaper(m_model, moment, step.cost, stop, m_work, m_mostWork);
    const std::size_t with = moment.settled() - before;
    return stop.stopped() || m_work > m_mostWork ? own : with - std::min(with, without->second);
}

} // namespace inkling
