// SPDX-License-Identifier: MIT
#include "families/hex/reasoning/supposition.h"

#include "families/hex/reasoning/rules.h"
#include "families/hex/rules/formreasoner.h"
#include "logic/explaining/refutation.h"
#include "logic/model/generalrules.h"

#include <algorithm>
#include <climits>
#include <ranges>

namespace inkling::hex {

namespace {

constexpr int mostWaves = 10;

template <typename Value>
void addOnce(std::vector<Value> &values, const Value &value)
{
    if (std::ranges::find(values, value) == values.end())
        values.push_back(value);
}

/// The steps from a supposed fact on.
class Chain
{
public:
    Chain(const Tiles &tiles, const Knowledge &knowledge, const Fact &supposed)
        : m_tiles(tiles)
        , m_knowledge(knowledge)
        , m_supposed(supposed)
    {
        m_knowledge.learn(supposed);
        m_before = m_knowledge;
    }

    /// Whether the chain leads to a contradiction, with suppositions on the way, and on their ways.
    bool followSupposing(const StopCondition &stop)
    {
        constexpr int mostSupposed = 6;
        bool hasMore = true;
        // Each supposition on the way is needed only once nothing more follows without it.
        for (int i = 0; i <= mostSupposed && hasMore && !follow(INT_MAX) && !stop.stopped(); ++i)
            hasMore = i < mostSupposed && (supposeNext(stop) || supposeFurther(stop));
        return m_isContradiction;
    }

    /// Whether the chain leads to a contradiction in so many waves.
    bool follow(int most)
    {
        for (int wave = 0; wave < most && !m_isContradiction; ++wave) {
            if (!advance())
                break;
        }
        return m_isContradiction;
    }

    /// The part of the chain that the contradiction rests on. Requires: a contradiction as the last
    /// step.
    [[nodiscard]] Supposition slice() const
    {
        Supposition result;
        std::vector<Fact> wanted;
        std::vector<std::size_t> used;
        for (std::size_t i = m_trace.size(); i-- > 0;) {
            const Step step = m_trace[i];
            const auto isWanted = [&](const Fact &fact) { return takes(wanted, fact); };
            bool isUsed = step.contradiction;
            for (const Fact &conclusion : step.conclusions)
                isUsed = isWanted(conclusion) || isUsed;
            if (!isUsed)
                continue;
            used.push_back(i);
            for (const ConstraintId constraint : step.constraints)
                addOnce(result.constraints, constraint);
            for (const Fact &premise : step.premises)
                addOnce(wanted, premise);
            result.forced.insert(result.forced.begin(), step.conclusions.begin(),
                                 step.conclusions.end());
        }
        takes(wanted, m_supposed);
        result.forced.insert(result.forced.begin(), m_supposed);
        result.premises = std::move(wanted);
        Trace steps;
        for (const std::size_t i : used | std::views::reverse)
            steps.append(m_trace[i]);
        result.chain = inWaves(supposing(m_supposed), steps, m_before);
        return result;
    }

private:
    /// Takes the facts about an unknown out of a list; returns whether there was one.
    static bool takes(std::vector<Fact> &facts, const Fact &fact)
    {
        return std::erase_if(facts,
                             [&](const Fact &other) { return other.unknown == fact.unknown; })
               > 0;
    }

    /// The values that links and ends may still have, where there are several.
    [[nodiscard]] std::vector<Fact> open() const
    {
        std::vector<Fact> facts;
        for (UnknownId unknown = 0; unknown < m_terms.count(); ++unknown) {
            const Kind kind = m_terms.subject(unknown).kind;
            if ((kind != Kind::Link && kind != Kind::End) || m_knowledge.possible(unknown).single())
                continue;
            for (const int value : m_knowledge.possible(unknown))
                facts.push_back({unknown, ValueSet::only(value)});
        }
        return facts;
    }

    /// Appends the step by which a supposition on the way refutes a fact.
    void refute(const Fact &fact, Supposition supposition)
    {
        m_proposals.clear();
        writeSupposed(m_terms, RuleName::Supposed, 0, fact, std::move(supposition), m_proposals);
        apply(m_proposals[0]);
        ++m_wave;
    }

    /// Appends the refutation with the fewest steps of what may still be; false if there is none.
    bool supposeNext(const StopCondition &stop)
    {
        std::optional<Supposition> best;
        Fact refuted{};
        for (const Fact &fact : open()) {
            if (stop.stopped())
                return false;
            auto next = suppose(m_tiles, m_knowledge, fact);
            if (!next || (best && stepsAfter(next->chain) >= stepsAfter(best->chain)))
                continue;
            best = std::move(next);
            refuted = fact;
        }
        if (!best)
            return false;
        refute(refuted, *std::move(best));
        return true;
    }

    /// Appends the first refutation that takes suppositions on its own way; false if there is none.
    bool supposeFurther(const StopCondition &stop)
    {
        if (m_isOnTheWay)
            return false;
        for (const Fact &fact : open()) {
            if (stop.stopped())
                return false;
            Chain chain(m_tiles, m_knowledge, fact);
            chain.m_isOnTheWay = true;
            if (chain.followSupposing(stop)) {
                refute(fact, chain.slice());
                return true;
            }
        }
        return false;
    }

    bool advance()
    {
        const std::size_t before = m_trace.size();
        const Position position(m_tiles, m_knowledge);
        for (int tier = 0; tier < formTierCount() && m_trace.size() == before; ++tier) {
            m_proposals.clear();
            proposeByForm(position, tier, m_proposals);
            for (std::size_t i = 0; i < m_proposals.size() && !m_isContradiction; ++i)
                apply(m_proposals[i]);
        }
        ++m_wave;
        return m_trace.size() > before;
    }

    /// Adds a step with those of its conclusions that are new.
    void apply(const Step &proposal)
    {
        std::vector<Fact> news;
        std::optional<Fact> clash;
        for (const Fact &conclusion : proposal.conclusions) {
            // Sets that are narrowed more than once have no single step behind them.
            if (m_knowledge.holds(conclusion) || conclusion.unknown == m_terms.before())
                continue;
            const Fact known = m_knowledge.fact(conclusion.unknown);
            if ((known.possible & conclusion.possible).empty())
                clash = known;
            news.push_back(conclusion);
        }
        if (news.empty() && !proposal.contradiction)
            return;
        m_isContradiction = clash || proposal.contradiction;
        m_trace.begin(proposal.rule, m_wave, costOf(rules(), proposal));
        for (const ConstraintId constraint : proposal.constraints)
            m_trace.addConstraint(constraint);
        for (const Fact &premise : proposal.premises)
            m_trace.addPremise(premise);
        for (const std::string &argument : proposal.arguments)
            m_trace.addArgument(argument);
        m_trace.addExampleOf(proposal);
        if (proposal.nested)
            m_trace.setNested(*proposal.nested);
        if (m_isContradiction) {
            if (clash)
                m_trace.addPremise(*clash);
            m_trace.setContradiction();
            return;
        }
        for (const Fact &conclusion : news) {
            m_trace.addConclusion(conclusion);
            m_knowledge.learn(conclusion);
        }
    }

    const Tiles &m_tiles;
    Terms m_terms{m_tiles};
    Knowledge m_knowledge;
    Knowledge m_before; ///< what is known once the fact is supposed
    Fact m_supposed;
    std::uint32_t m_wave = 0;
    Trace m_trace;
    Trace m_proposals;
    bool m_isContradiction = false;
    bool m_isOnTheWay = false; ///< whether it is supposed on the way of another chain
};

} // namespace

std::optional<Supposition> suppose(const Tiles &tiles, const Knowledge &knowledge,
                                   const Fact &supposed)
{
    Chain chain(tiles, knowledge, supposed);
    return chain.follow(mostWaves) ? std::optional(chain.slice()) : std::nullopt;
}

std::optional<Supposition> supposeOnTheWay(const Tiles &tiles, const Knowledge &knowledge,
                                           const Fact &supposed, const StopCondition &stop)
{
    Chain chain(tiles, knowledge, supposed);
    if (!chain.followSupposing(stop))
        return std::nullopt;
    Supposition result = chain.slice();
    const auto isAboutIt = [&](const Fact &fact) { return fact.unknown == supposed.unknown; };
    for (std::size_t i = 1; i < result.chain.size(); ++i) {
        if (std::ranges::any_of(result.chain[i].premises, isAboutIt))
            return result;
    }
    return std::nullopt; // what is known contradicts itself without it
}

int stepsAfter(const Trace &chain)
{
    int steps = 0;
    // The first step of a nested trace supposes.
    for (std::size_t i = 1; i < chain.size(); ++i)
        steps += chain[i].nested ? int(chain[i].nested->size()) : 1;
    return steps;
}

void writeSupposed(const Terms &terms, RuleName rule, double cost, const Fact &refuted,
                   Supposition supposition, Trace &proposals)
{
    StepWriter step(proposals, terms, rule, cost);
    step.onPath();
    for (const ConstraintId constraint : supposition.constraints) {
        if (constraint != terms.path())
            proposals.addConstraint(constraint);
    }
    step.to({refuted.unknown, terms.initial(refuted.unknown) - refuted.possible});
    for (const Fact &premise : supposition.premises)
        step.from(premise);
    for (const Fact &forced : supposition.forced)
        step.example(forced);
    proposals.setNested(std::move(supposition.chain));
}

} // namespace inkling::hex
