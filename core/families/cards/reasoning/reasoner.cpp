// SPDX-License-Identifier: MIT
#include "families/cards/reasoning/reasoner.h"

#include "families/cards/reasoning/rules.h"
#include "logic/model/tiers.h"
#include "puzzle/typedsigns.h"

#include <algorithm>

namespace inkling::cards {

namespace {

constexpr Fact isTrue(UnknownId unknown)
{
    return {unknown, ValueSet::only(yes)};
}

int waysToTake(int some, int all)
{
    int ways = 1;
    for (int i = 1; i <= some; ++i)
        ways = ways * (all - some + i) / i;
    return ways;
}

const Tiers &tiers()
{
    static const Tiers instance = tiersOf(rules());
    return instance;
}

/// The rules applied to what is known at one moment.
class Moment
{
public:
    Moment(const Plan &plan, const Knowledge &knowledge, const StopCondition &stop,
           Trace &proposals)
        : m_plan(plan)
        , m_terms(plan.terms())
        , m_knowledge(knowledge)
        , m_stop(stop)
        , m_proposals(proposals)
    {}

    void propose(RuleName rule)
    {
        switch (rule) {
        case RuleName::Card:
            return proposeCards();
        case RuleName::Values:
            return proposeValues();
        case RuleName::LeftOver:
            return proposeLeftOver();
        case RuleName::TargetSplit:
            return proposeTargetSplit();
        case RuleName::PartSplit:
            return proposePartSplits();
        case RuleName::Merge:
            return proposeMerges();
        case RuleName::Whole:
        case RuleName::Single:
            return proposeWhole(rule);
        case RuleName::Closest:
        case RuleName::Most:
        case RuleName::Least:
            return proposeClosest(rule);
        case RuleName::Impossible:
            return proposeImpossible();
        case RuleName::Unmade:
            return proposeUnmade();
        case RuleName::Count:
            break;
        }
    }

private:
    [[nodiscard]] const Part &part(int index) const { return m_plan.parts()[std::size_t(index)]; }
    [[nodiscard]] int root() const { return int(m_plan.parts().size()) - 1; }
    [[nodiscard]] bool holds(UnknownId unknown) const { return m_knowledge.holds(isTrue(unknown)); }
    [[nodiscard]] bool isWanted(int index) const
    {
        return m_knowledge.holds({m_terms.part(index), canBeMade});
    }
    [[nodiscard]] bool isMade(int index) const
    {
        return part(index).card >= 0 ? holds(m_terms.card(part(index).card))
                                     : m_knowledge.holds(madeFact(index));
    }
    /// The fact that a part's cards make its value.
    [[nodiscard]] Fact madeFact(int index) const
    {
        if (part(index).card >= 0)
            return isTrue(m_terms.card(part(index).card));
        return {m_terms.part(index), ValueSet::only(made)};
    }
    /// Whether the cards are known, and where there is no answer all lists of values, too.
    [[nodiscard]] bool isPrepared() const
    {
        return holds(m_terms.card(0))
               && (m_plan.answer() || m_terms.levels < 2 || holds(m_terms.level(m_terms.levels)));
    }
    [[nodiscard]] bool hasLeftOver() const
    {
        return m_plan.answer() && std::popcount(part(root()).cards) < m_terms.cards;
    }
    /// Whether every part but the whole is known to be wanted.
    [[nodiscard]] bool areAllWanted() const
    {
        for (int i = 0; i < root(); ++i) {
            if (part(i).card < 0 && !isWanted(i))
                return false;
        }
        return true;
    }

    void begin(RuleName rule) { m_proposals.begin(RuleId(rule)); }
    void argue(std::string argument) { m_proposals.addArgument(std::move(argument)); }
    void argue(int number) { argue(std::to_string(number)); }
    /// Adds a value as an argument, in parentheses where it would need them beside a sign.
    void argueOperand(const Fraction &value)
    {
        const std::string text = value.text();
        const bool isPlain = text.find_first_of("-/") == std::string::npos;
        argue(isPlain ? text : '(' + text + ')');
    }
    void restOnHand()
    {
        m_proposals.addConstraint(Terms::targetConstraint);
        m_proposals.addConstraint(Terms::cardsConstraint);
    }
    void restOnCards()
    {
        for (int card = 0; card < m_terms.cards; ++card)
            m_proposals.addPremise(isTrue(m_terms.card(card)));
    }
    void restOnLevels()
    {
        for (int size = 2; size <= m_terms.levels; ++size)
            m_proposals.addPremise(isTrue(m_terms.level(size)));
    }

    void proposeCards();
    void proposeValues();
    void proposeLeftOver();
    void proposeTargetSplit();
    void proposePartSplits();
    void argueSplit(int index);
    void concludeSplit(int index);
    void proposeMerges();
    void proposeWhole(RuleName rule);
    void proposeClosest(RuleName rule);
    void proposeImpossible();
    void proposeUnmade();

    const Plan &m_plan;
    const Terms &m_terms;
    const Knowledge &m_knowledge;
    const StopCondition &m_stop;
    Trace &m_proposals;
};

void Moment::proposeCards()
{
    if (holds(m_terms.card(0)))
        return;
    begin(RuleName::Card);
    for (int card = 0; card < m_terms.cards; ++card) {
        m_proposals.addConstraint(Terms::cardConstraint(card));
        m_proposals.addConclusion(isTrue(m_terms.card(card)));
    }
}

/// The next size. An answer is shown without lists of all that the cards make.
void Moment::proposeValues()
{
    if (m_plan.answer())
        return;
    int size = 2;
    while (size <= m_terms.levels && holds(m_terms.level(size)))
        ++size;
    if (size > m_terms.levels || !holds(m_terms.card(0)))
        return;
    const Findings *const findings = m_plan.findings(m_stop);
    if (!findings)
        return;
    begin(RuleName::Values);
    restOnCards();
    m_proposals.addConclusion(isTrue(m_terms.level(size)));
    for (std::uint32_t set = 1; set < 1U << m_terms.cards; ++set) {
        if (std::popcount(set) == size)
            m_proposals.addConclusion(isTrue(m_terms.count(set)));
    }
    argue(waysToTake(size, m_terms.cards));
    argue(size);
    argue(findings->valuesOfSize[std::size_t(size)]);
    for (const Fraction &value : findings->fewValuesOfSize[std::size_t(size)])
        argue(value.text());
}

void Moment::proposeLeftOver()
{
    if (!hasLeftOver() || root() == 0 || !isPrepared() || isWanted(root()))
        return;
    begin(RuleName::LeftOver);
    restOnHand();
    restOnCards();
    m_proposals.addConclusion({m_terms.part(root()), canBeMade});
    argue(m_plan.hand().target.text());
    argue(std::popcount(part(root()).cards));
    argue(m_terms.cards);
}

void Moment::argueSplit(int index)
{
    const Part &whole = part(index);
    const Findings::Partings &partings = m_plan.findings(m_stop)->partings[std::size_t(index)];
    argue(whole.value.text());
    argue(partings.meeting);
    argue(partings.all);
    argueOperand(part(whole.left).value);
    argue(typesetSigns(std::string(1, signCharacter(whole.sign))));
    argueOperand(part(whole.right).value);
}

void Moment::concludeSplit(int index)
{
    for (const int child : {part(index).left, part(index).right}) {
        if (part(child).card < 0)
            m_proposals.addConclusion({m_terms.part(child), canBeMade});
    }
}

/// Requires at least three cards, as a single joining is no split.
void Moment::proposeTargetSplit()
{
    if (root() < 3 || !isPrepared() || areAllWanted() || !m_plan.findings(m_stop)
        || (hasLeftOver() && !isWanted(root())))
        return;
    begin(RuleName::TargetSplit);
    restOnHand();
    if (hasLeftOver())
        m_proposals.addPremise({m_terms.part(root()), canBeMade});
    restOnCards();
    concludeSplit(root());
    argueSplit(root());
}

void Moment::proposePartSplits()
{
    if (!m_plan.findings(m_stop))
        return;
    for (int i = 0; i < root(); ++i) {
        const Part &whole = part(i);
        if (whole.card >= 0 || !isWanted(i) || std::popcount(whole.cards) < 3)
            continue;
        begin(RuleName::PartSplit);
        m_proposals.addPremise({m_terms.part(i), canBeMade});
        for (int card = 0; card < m_terms.cards; ++card) {
            if ((whole.cards >> card & 1) != 0)
                m_proposals.addPremise(isTrue(m_terms.card(card)));
        }
        concludeSplit(i);
        argueSplit(i);
    }
}

void Moment::proposeMerges()
{
    if (!areAllWanted() || (hasLeftOver() && root() > 0 && !isWanted(root())))
        return;
    for (int i = 0; i <= root(); ++i) {
        const Part &whole = part(i);
        if (whole.card >= 0 || isMade(i) || !isMade(whole.left) || !isMade(whole.right))
            continue;
        begin(RuleName::Merge);
        m_proposals.addPremise(madeFact(whole.left));
        m_proposals.addPremise(madeFact(whole.right));
        m_proposals.addConclusion(madeFact(i));
        m_proposals.addConclusion(isTrue(m_terms.branch(whole.left)));
        m_proposals.addConclusion(isTrue(m_terms.branch(whole.right)));
        argueOperand(part(whole.left).value);
        argue(typesetSigns(std::string(1, signCharacter(whole.sign))));
        argueOperand(part(whole.right).value);
        argue(whole.value.text());
    }
}

void Moment::proposeWhole(RuleName rule)
{
    if (root() < 0 || !isMade(root()) || (root() == 0) != (rule == RuleName::Single))
        return;
    begin(rule);
    restOnHand();
    m_proposals.addPremise(madeFact(root()));
    const Answer &answer = *m_plan.answer();
    for (UnknownId token = 0; token < m_terms.tokenCount(); ++token)
        m_proposals.addConclusion({token, ValueSet::only(answer.values[token])});
    argue(typesetSigns(part(root()).text));
    if (rule == RuleName::Whole)
        argue(m_plan.hand().target.text());
}

void Moment::proposeClosest(RuleName rule)
{
    if (m_plan.answer() || !m_plan.isSettled() || !isPrepared() || holds(m_terms.gap()))
        return;
    const Findings *const findings = m_plan.findings(m_stop);
    if (!findings || !findings->isGapKnown)
        return;
    const RuleName fitting = !findings->above   ? RuleName::Most
                             : !findings->below ? RuleName::Least
                                                : RuleName::Closest;
    if (rule != fitting)
        return;
    begin(rule);
    restOnHand();
    restOnCards();
    restOnLevels();
    argue(m_plan.hand().target.text());
    const auto conclude = [&](const std::optional<Findings::Closest> &closest, UnknownId unknown) {
        if (!closest)
            return;
        m_proposals.addConclusion(isTrue(unknown));
        argue(typesetSigns(closest->text));
        argue(closest->value.text());
    };
    conclude(findings->below, m_terms.below());
    conclude(findings->above, m_terms.above());
    m_proposals.addConclusion(isTrue(m_terms.gap()));
}

void Moment::proposeImpossible()
{
    if (!holds(m_terms.gap()))
        return;
    begin(RuleName::Impossible);
    m_proposals.addConstraint(Terms::targetConstraint);
    m_proposals.addPremise(isTrue(m_terms.gap()));
    m_proposals.setContradiction();
    argue(m_plan.hand().target.text());
}

void Moment::proposeUnmade()
{
    if (m_plan.answer() || !m_plan.isSettled() || !isPrepared())
        return;
    const Findings *const findings = m_plan.findings(m_stop);
    if (!findings || findings->isGapKnown)
        return;
    begin(RuleName::Unmade);
    restOnHand();
    restOnCards();
    m_proposals.setContradiction();
    argue(m_plan.hand().target.text());
}

class CardsReasoner final : public Reasoner
{
public:
    explicit CardsReasoner(std::shared_ptr<const Plan> plan)
        : m_plan(std::move(plan))
    {}

    int tierCount() const override { return int(tiers().size()); }
    int tierCountUpTo(double cost) const override
    {
        return inkling::tierCountUpTo(cost, tiers(), rules());
    }
    /// Does nothing: the knowledge shows what applies.
    void learned(const Knowledge &, UnknownId, ValueSet) override {}
    void propose(const Knowledge &knowledge, int tier, const StopCondition &stop,
                 Trace &proposals) override
    {
        Moment moment(*m_plan, knowledge, stop, proposals);
        for (const RuleId rule : tiers()[std::size_t(tier)])
            moment.propose(RuleName(rule));
    }

private:
    std::shared_ptr<const Plan> m_plan;
};

} // namespace

std::unique_ptr<Reasoner> makeReasoner(std::shared_ptr<const Plan> plan)
{
    return std::make_unique<CardsReasoner>(std::move(plan));
}

} // namespace inkling::cards
