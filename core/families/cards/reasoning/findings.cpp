// SPDX-License-Identifier: MIT
#include "families/cards/reasoning/findings.h"

#include "families/cards/reasoning/lattice.h"
#include "families/cards/search/solver.h"

#include <algorithm>
#include <numeric>

namespace inkling::cards {

namespace {

/// Sizes whose subsets are listed: more cards make too many values to look through.
int levelsOf(const Hand &hand)
{
    return std::min(hand.size() - 1, hand.choices.exponents ? 4 : 5);
}

/// A search for the findings of a plan.
class FindingFinder
{
public:
    FindingFinder(const Plan &plan, const StopCondition &stop)
        : m_plan(plan)
        , m_hand(plan.hand())
        , m_stop(stop)
        , m_deal(m_hand.cards)
        , m_lattice(m_deal, m_hand.choices, stop)
    {
        std::vector<int> order(m_hand.cards.size());
        std::iota(order.begin(), order.end(), 0);
        std::ranges::stable_sort(order, {},
                                 [&](int card) { return m_hand.cards[std::size_t(card)]; });
        m_placeOf.resize(order.size());
        for (std::size_t place = 0; place < order.size(); ++place)
            m_placeOf[std::size_t(order[place])] = int(place);
    }

    std::optional<Findings> run()
    {
        for (int size = 2; size <= m_plan.terms().levels; ++size)
            countValues(size);
        if (m_plan.answer())
            countPartings();
        const bool isListed = !m_lattice.gaveUp();
        if (!m_plan.answer() && m_plan.isSettled() && isListed)
            findGap();
        if (!isListed || m_stop.stopped())
            return std::nullopt;
        return std::move(m_findings);
    }

private:
    /// The standard subset that equals a set of cards of the hand.
    [[nodiscard]] Subset standardOf(std::uint32_t set) const
    {
        Subset subset = 0;
        for (std::size_t card = 0; card < m_placeOf.size(); ++card) {
            if ((set >> card & 1) != 0)
                subset |= Subset{1} << m_placeOf[card];
        }
        return m_deal.standard[subset];
    }

    void countValues(int size)
    {
        constexpr std::size_t mostListed = 8;
        std::vector<Fraction> together = m_lattice.valuesTogether(size);
        m_findings.valuesOfSize[std::size_t(size)] = int(together.size());
        if (together.size() <= mostListed)
            m_findings.fewValuesOfSize[std::size_t(size)] = std::move(together);
        for (std::uint32_t set = 1; set <= m_deal.whole(); ++set) {
            if (sizeOf(set) == size)
                m_findings.valuesOfSet[set] = int(m_lattice.values(standardOf(set)).size());
        }
    }

    void countPartings()
    {
        for (const Part &part : m_plan.parts()) {
            Findings::Partings partings;
            for (std::uint32_t one = (part.cards - 1) & part.cards; one != 0 && part.card < 0;
                 one = (one - 1) & part.cards) {
                const std::uint32_t other = part.cards ^ one;
                const int larger = std::max(sizeOf(one), sizeOf(other));
                if (one > other || larger > m_plan.terms().levels)
                    continue;
                ++partings.all;
                partings.meeting
                    += m_lattice.meet(standardOf(one), standardOf(other), part.value) ? 1 : 0;
            }
            m_findings.partings.push_back(partings);
        }
    }

    void findGap()
    {
        Lattice::Gap gap;
        for (Subset subset = 1; subset <= m_deal.whole(); ++subset) {
            if (!m_deal.isStandard(subset) || (!m_hand.choices.some && subset != m_deal.whole()))
                continue;
            const Lattice::Gap own = m_lattice.gap(subset, m_hand.target);
            gap.narrow(own.below, m_hand.target);
            gap.narrow(own.above, m_hand.target);
        }
        if (m_lattice.gaveUp())
            return;
        m_findings.below = closest(gap.below);
        m_findings.above = closest(gap.above);
        m_findings.isGapKnown = (gap.below.isRefused() || m_findings.below.has_value())
                                && (gap.above.isRefused() || m_findings.above.has_value());
    }

    [[nodiscard]] std::optional<Findings::Closest> closest(const Fraction &value) const
    {
        if (value.isRefused())
            return std::nullopt;
        Hand hand = m_hand;
        hand.target = value.inLowestTerms();
        const auto answer = leadingAnswer(hand, m_stop);
        if (!answer)
            return std::nullopt;
        return Findings::Closest{hand.target, *answer, partsOf(hand.cards, *answer)->back().text};
    }

    const Plan &m_plan;
    const Hand &m_hand;
    const StopCondition &m_stop;
    Deal m_deal;
    Lattice m_lattice;
    std::vector<int> m_placeOf; ///< by card: its place in the deal
    Findings m_findings;
};

} // namespace

Plan::Plan(Hand hand, std::optional<Answer> answer, bool isSettled)
    : m_hand(std::move(hand))
    , m_answer(std::move(answer))
    , m_isSettled(isSettled)
    , m_parts(m_answer ? partsOf(m_hand.cards, *m_answer).value_or(std::vector<Part>())
                       : std::vector<Part>())
    , m_terms{m_hand.size(), levelsOf(m_hand), int(m_parts.size())}
{}

const Findings *Plan::findings(const StopCondition &stop) const
{
    const std::scoped_lock lock(m_mutex);
    if (!m_findings && !m_areTooMany) {
        m_findings = FindingFinder(*this, stop).run();
        m_areTooMany = !m_findings && !stop.stopped();
    }
    return m_findings ? &*m_findings : nullptr;
}

} // namespace inkling::cards
