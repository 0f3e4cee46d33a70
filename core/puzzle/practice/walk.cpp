// SPDX-License-Identifier: MIT
#include "puzzle/practice/walk.h"

#include "logic/teaching/possiblesteps.h"

#include <algorithm>

namespace inkling {

namespace {

/// Shares of what could be given are counted in sixteenths.
constexpr int whole = 16;

} // namespace

PracticeWalk::PracticeWalk(const PracticeGround &ground, RuleId rule, RandomSource random,
                           const StopCondition &stop)
    : m_ground(ground)
    , m_rule(rule)
    , m_random(random)
    , m_stop(stop)
    , m_ownTierCount(tierCountFor(ground.model.rules()[rule], *ground.model.reasoner()))
{}

bool PracticeWalk::saysMarks(const Step &step, const Knowledge &known) const
{
    return !step.contradiction && std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
        return m_ground.isMarkable[fact.unknown] && !known.holds(fact);
    });
}

/// Whether a step is taken on the way: by a cheaper rule, or without anything to mark.
bool PracticeWalk::isPassed(const Step &step, const Knowledge &known) const
{
    const auto rules = m_ground.model.rules();
    return saysNews(step, known)
           && (rules[step.rule].cost < rules[m_rule].cost || !saysMarks(step, known));
}

/// Looks over what a tier proposes.
PracticeWalk::Wave PracticeWalk::waveOf(const Trace &proposals, const Knowledge &known)
{
    Wave wave;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        const Step step = proposals[i];
        const bool isOwn = step.rule == m_rule && saysNews(step, known);
        const bool isPassed = this->isPassed(step, known);
        wave.isPassed = wave.isPassed || isPassed;
        wave.isOwn = wave.isOwn || (isOwn && !isPassed);
        m_isUnmarkable = m_isUnmarkable || (isOwn && isPassed);
    }
    return wave;
}

bool PracticeWalk::goesTo(Moment &moment, bool asksDearer)
{
    const int tierCount = asksDearer ? moment.reasoner().tierCount() : m_ownTierCount;
    for (int tier = 0; tier < tierCount && !m_stop.stopped(); ++tier) {
        Trace proposals;
        moment.reasoner().propose(moment.knowledge(), tier, m_stop, proposals);
        const Wave wave = waveOf(proposals, moment.knowledge());
        if (wave.isOwn && !wave.isPassed)
            return !m_stop.stopped();
        if (!wave.isPassed && !asksDearer)
            continue;
        bool isNews = false;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (wave.isPassed && !isPassed(proposals[i], moment.knowledge()))
                continue;
            for (const Fact &fact : proposals[i].conclusions)
                isNews = moment.learn(fact) || isNews;
        }
        if (isNews)
            tier = -1;
    }
    return false;
}

/// Gives values, and strikes values that are wrong, each at random.
std::vector<Fact> PracticeWalk::facts(int values, const Shares &strikes)
{
    std::vector<Fact> given;
    for (const UnknownId unknown : m_ground.givable) {
        const int value = m_ground.valueOf(unknown);
        ValueSet left = ValueSet::only(value);
        const bool isValue = m_random.chance(values, whole);
        for (const int other : m_ground.initial[unknown]) {
            if (other != value && !isValue && !m_random.chance(strikes[std::size_t(other)], whole))
                left = left | ValueSet::only(other);
        }
        if (left != m_ground.initial[unknown])
            given.push_back({unknown, left});
    }
    return given;
}

Moment PracticeWalk::start(std::size_t most)
{
    Moment moment(m_ground.model, {});
    for (int left = m_random.between(0, int(most)); left > 0; --left) {
        if (const auto fact = gift(moment.knowledge()))
            moment.learn(*fact);
    }
    return moment;
}

std::optional<Fact> PracticeWalk::gift(const Knowledge &known)
{
    std::vector<UnknownId> open;
    for (const UnknownId unknown : m_ground.givable) {
        if (!known.possible(unknown).single())
            open.push_back(unknown);
    }
    if (open.empty())
        return std::nullopt;
    const UnknownId unknown = m_random.pick(open);
    const ValueSet value = ValueSet::only(m_ground.valueOf(unknown));
    const ValueSet before = known.possible(unknown);
    if (before.isPair() || m_random.chance(1, 8))
        return Fact{unknown, value};
    std::vector<int> wrong;
    for (const int other : before - value)
        wrong.push_back(other);
    return Fact{unknown, before - ValueSet::only(m_random.pick(wrong))};
}

/// Learns what rules conclude of unknowns that nobody can mark, and returns those steps.
Trace PracticeWalk::notes(Moment &moment) const
{
    Trace notes;
    for (int tier = 0; tier < m_ownTierCount && !m_stop.stopped(); ++tier) {
        Trace proposals;
        moment.reasoner().propose(moment.knowledge(), tier, m_stop, proposals);
        bool isNews = false;
        for (std::size_t i = 0; i < proposals.size(); ++i) {
            if (!isPassed(proposals[i], moment.knowledge()))
                continue;
            bool isOwn = false;
            for (const Fact &fact : proposals[i].conclusions)
                isOwn = (!m_ground.isMarkable[fact.unknown] && moment.learn(fact)) || isOwn;
            if (isOwn)
                notes.append(proposals[i]);
            isNews = isNews || isOwn;
        }
        if (isNews)
            tier = -1;
    }
    return notes;
}

/// The facts that a person could be given, so that the step follows by way of the notes.
std::vector<Fact> PracticeWalk::supportOf(const Step &step, const Trace &notes) const
{
    std::vector<bool> isNeeded(m_ground.initial.size(), false);
    std::vector<Fact> support;
    const auto need = [&](const Step &one) {
        for (const Fact &premise : one.premises) {
            if (m_ground.isGivable[premise.unknown])
                addTo(support, premise);
            else
                isNeeded[premise.unknown] = true;
        }
    };
    need(step);
    for (std::size_t i = notes.size(); i-- > 0;) {
        if (std::ranges::any_of(notes[i].conclusions,
                                [&](const Fact &fact) { return isNeeded[fact.unknown]; }))
            need(notes[i]);
    }
    return support;
}

std::vector<std::vector<Fact>> PracticeWalk::supports(std::size_t most)
{
    // Some values are struck more often than others: patterns of one value need that.
    Shares strikes;
    const int least = m_random.below(whole);
    for (int &share : strikes)
        share = m_random.between(least, whole);
    const int values = m_random.chance(1, 2) ? 0 : m_random.below(whole - 2);
    Moment moment(m_ground.model, facts(values, strikes));
    const Trace notes = this->notes(moment);
    // A reasoner need not give the same steps twice.
    Moment again(m_ground.model, moment.knowledge().factsBeyond(m_ground.initial));
    Trace proposals;
    again.reasoner().propose(again.knowledge(), m_ownTierCount - 1, m_stop, proposals);
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i < proposals.size(); ++i) {
        if (proposals[i].rule == m_rule && saysMarks(proposals[i], again.knowledge()))
            own.push_back(i);
    }
    m_random.shuffle(own);
    own.resize(std::min(own.size(), most));
    std::vector<std::vector<Fact>> supports;
    for (const std::size_t i : own)
        supports.push_back(supportOf(proposals[i], notes));
    return supports;
}

} // namespace inkling
