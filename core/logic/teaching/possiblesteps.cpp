// SPDX-License-Identifier: MIT
#include "logic/teaching/possiblesteps.h"

#include "logic/model/generalrules.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace inkling {

namespace {

/// The facts known, and a reasoner that has heard all of them.
class Position
{
public:
    Position(const Model &model, std::span<const Fact> given)
        : m_model(model)
        , m_knowledge(model.initial())
        , m_mainCount(model.mainCount())
        , m_reasoner(model.reasoner())
    {
        for (const Fact &fact : given)
            learn(fact);
    }

    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    [[nodiscard]] Reasoner &reasoner() { return *m_reasoner; }
    /// How many main unknowns got a single value by learn().
    [[nodiscard]] std::size_t settled() const { return m_settled; }

    /// Learns a fact, and returns whether it was new. A fact that leaves no value is passed over.
    bool learn(const Fact &fact)
    {
        const ValueSet before = m_knowledge.possible(fact.unknown);
        if ((before & fact.possible).empty() || !m_knowledge.learn(fact))
            return false;
        if (fact.unknown < m_mainCount && m_knowledge.possible(fact.unknown).single())
            ++m_settled;
        m_reasoner->learned(m_knowledge, fact.unknown, before);
        return true;
    }
    /// Learns all that steps of named rules that cost less conclude, one after the other. Counts in
    /// `work` what is proposed and learned, and gives up beyond `mostWork`.
    void learnCheaper(float cost, const StopCondition &stop, std::size_t &work,
                      std::size_t mostWork);

private:
    const Model &m_model;
    Knowledge m_knowledge;
    UnknownId m_mainCount;
    std::unique_ptr<Reasoner> m_reasoner;
    std::size_t m_settled = 0;
};

void Position::learnCheaper(float cost, const StopCondition &stop, std::size_t &work,
                            std::size_t mostWork)
{
    for (int tier = 0; tier < m_reasoner->tierCount() && !stop.stopped(); ++tier) {
        if (++work > mostWork)
            return;
        Trace proposals;
        m_reasoner->propose(m_knowledge, tier, stop, proposals);
        bool isNews = false;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            work += 1 + proposals[i].conclusions.size();
            if (proposals[i].contradiction || float(costOf(m_model.rules(), proposals[i])) >= cost)
                continue;
            for (const Fact &conclusion : proposals[i].conclusions)
                isNews = learn(conclusion) || isNews;
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
    Gathering(const Model &model, const Position &position)
        : m_model(model)
        , m_initial(model.initial())
        , m_position(position)
    {}

    void add(const Trace &proposals)
    {
        for (std::size_t i = 0; i < proposals.size(); ++i)
            add(proposals[i]);
    }
    [[nodiscard]] bool empty() const { return m_best.empty(); }
    [[nodiscard]] Trace cheapestFirst() const;

private:
    void add(Step step);

    const Model &m_model;
    std::vector<ValueSet> m_initial;
    const Position &m_position;
    Trace m_steps;
    std::map<News, std::size_t> m_best;
};

void Gathering::add(Step step)
{
    const Knowledge &known = m_position.knowledge();
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

void gatherTier(const Model &model, std::span<const Fact> given, int tier,
                const StopCondition &stop, Gathering &gathering)
{
    // A reasoner may rely on its proposals being learned before it is asked again.
    Position fresh(model, given);
    Trace proposals;
    fresh.reasoner().propose(fresh.knowledge(), tier, stop, proposals);
    gathering.add(proposals);
}

} // namespace

Trace nextSteps(const Model &model, std::span<const Fact> given, const StopCondition &stop)
{
    Position position(model, given);
    Gathering gathering(model, position);
    const int tierCount = position.reasoner().tierCount();
    for (int tier = 0; tier < tierCount && gathering.empty() && !stop.stopped(); ++tier)
        gatherTier(model, given, tier, stop, gathering);
    return gathering.cheapestFirst();
}

Trace possibleSteps(const Model &model, std::span<const Fact> given, Explainer &explainer,
                    const StopCondition &stop)
{
    Position position(model, given);
    Gathering gathering(model, position);
    const int tierCount = position.reasoner().tierCount();
    for (int tier = 0; tier < tierCount && !stop.stopped(); ++tier)
        gatherTier(model, given, tier, stop, gathering);
    Trace proposals;
    if (explainer.propose(position.knowledge(), stop, proposals))
        gathering.add(proposals);
    return gathering.cheapestFirst();
}

std::size_t Unlocking::by(const Step &step, const StopCondition &stop)
{
    Position position(m_model, m_given);
    const std::size_t before = position.settled();
    for (const Fact &conclusion : step.conclusions)
        position.learn(conclusion);
    const std::size_t own = position.settled() - before;
    auto without = m_without.find(step.cost);
    if (without == m_without.end() && m_work <= m_mostWork) {
        Position alone(m_model, m_given);
        alone.learnCheaper(step.cost, stop, m_work, m_mostWork);
        without = m_without.emplace(step.cost, alone.settled() - before).first;
    }
    position.learnCheaper(step.cost, stop, m_work, m_mostWork);
    const std::size_t with = position.settled() - before;
    return stop.stopped() || m_work > m_mostWork ? own : with - std::min(with, without->second);
}

} // namespace inkling
