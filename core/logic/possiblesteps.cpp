// SPDX-License-Identifier: MIT
#include "logic/possiblesteps.h"

#include "logic/generalrules.h"

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

namespace inkling {

namespace {

/// What is known, and a reasoner that has heard all of it.
class Position
{
public:
    Position(const Model &model, std::span<const Fact> given)
        : m_knowledge(model.initial())
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

    /// Returns whether the fact was new. One that leaves no value is passed over.
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

private:
    Knowledge m_knowledge;
    UnknownId m_mainCount;
    std::unique_ptr<Reasoner> m_reasoner;
    std::size_t m_settled = 0;
};

/// The new facts of a step, to tell two steps apart.
using News = std::vector<std::pair<UnknownId, std::uint64_t>>;

/// Gathers steps, of those with the same news the cheapest.
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

} // namespace

Trace possibleSteps(const Model &model, std::span<const Fact> given, Explainer &explainer,
                    const StopCondition &stop)
{
    Position position(model, given);
    Gathering gathering(model, position);
    for (int tier = 0; tier < position.reasoner().tierCount() && !stop.stopped(); ++tier) {
        // A reasoner may count on it that what it proposes is learned before it is asked again.
        Position fresh(model, given);
        Trace proposals;
        fresh.reasoner().propose(fresh.knowledge(), tier, stop, proposals);
        gathering.add(proposals);
    }
    Trace proposals;
    if (explainer.propose(position.knowledge(), stop, proposals))
        gathering.add(proposals);
    return gathering.cheapestFirst();
}

std::size_t unlockedBy(const Model &model, std::span<const Fact> given, const Step &step,
                       const StopCondition &stop)
{
    Position position(model, given);
    const std::size_t before = position.settled();
    for (const Fact &conclusion : step.conclusions)
        position.learn(conclusion);
    const auto isCheaper = [&](const Step &proposal) {
        return !proposal.contradiction && costOf(model.rules(), proposal) < double(step.cost);
    };
    for (int tier = 0; tier < position.reasoner().tierCount() && !stop.stopped(); ++tier) {
        Trace proposals;
        position.reasoner().propose(position.knowledge(), tier, stop, proposals);
        bool isNews = false;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (!isCheaper(proposals[i]))
                continue;
            for (const Fact &conclusion : proposals[i].conclusions)
                isNews = position.learn(conclusion) || isNews;
        }
        if (isNews)
            tier = -1;
    }
    return position.settled() - before;
}

} // namespace inkling
