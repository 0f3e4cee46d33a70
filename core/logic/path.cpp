// SPDX-License-Identifier: MIT
#include "logic/path.h"

#include "logic/foldedstep.h"
#include "logic/generalrules.h"
#include "logic/nearestfirst.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace inkling {

namespace {

/// A step as hard as this is remembered: it stands alone.
constexpr float hard = 3;
/// A chain is not longer than a person can follow.
constexpr std::size_t mostLinks = 5;
constexpr std::size_t mostPremises = 10;
/// The cost of what is not put together with its like.
constexpr float alone = std::numeric_limits<float>::infinity();

bool standsAlone(const Step &step)
{
    return step.cost >= hard || isGeneral(step.rule) || step.nested || step.contradiction
           || !step.example.empty();
}

} // namespace

PathMaker::PathMaker(const Model &model, std::span<const Fact> given)
    : m_model(model)
    , m_initial(model.initial())
    , m_mainCount(model.mainCount())
    , m_isConstructive(model.isConstructive())
    , m_found(m_initial, given)
    , m_lastSource(m_initial.size(), 0)
    , m_known(m_found)
{}

void PathMaker::learn(const Trace &found, StepId id)
{
    for (const Fact &conclusion : found[id].conclusions) {
        const UnknownId unknown = conclusion.unknown;
        const ValueSet excluded = m_found.possible(unknown) - conclusion.possible;
        if (excluded.empty())
            continue;
        m_sources.push_back({id, excluded, m_lastSource[unknown]});
        m_lastSource[unknown] = std::uint32_t(m_sources.size());
        m_found.learn(conclusion);
    }
}

/// Whether a person is led to it for its own sake.
bool PathMaker::isWanted(const Step &step) const
{
    return step.contradiction || std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
               if (m_isConstructive && fact.unknown < m_mainCount)
                   return true;
               return fact.possible.single() && m_model.isMilestone(fact.unknown);
           });
}

void PathMaker::hear(const Trace &found)
{
    std::vector<StepId> wanted;
    m_item.resize(found.size(), 0);
    m_state.resize(found.size(), State::Held);
    for (; m_heard < found.size(); ++m_heard) {
        learn(found, m_heard);
        if (isWanted(found[m_heard]))
            wanted.push_back(m_heard);
    }
    append(found, std::move(wanted));
}

void PathMaker::finish(const Trace &found)
{
    std::vector<StepId> wanted;
    for (StepId id = 0; id < m_heard; ++id) {
        const bool isNews = m_state[id] == State::Held
                            && std::ranges::any_of(found[id].conclusions, [&](const Fact &fact) {
                                   return fact.unknown < m_mainCount && !m_known.holds(fact);
                               });
        if (isNews)
            wanted.push_back(id);
    }
    append(found, std::move(wanted));
}

template <typename Use>
void PathMaker::forEachSource(const Step &step, const Use &use) const
{
    for (const Fact &premise : step.premises) {
        const ValueSet missing = m_known.possible(premise.unknown) - premise.possible;
        std::uint32_t at = missing.empty() ? 0 : m_lastSource[premise.unknown];
        for (; at != 0; at = m_sources[at - 1].previous) {
            const Source &source = m_sources[at - 1];
            if (!(source.excluded & missing).empty())
                use(source.step);
        }
    }
}

/// What is wanted and all that it rests on, in the order in which it was found.
std::vector<PathMaker::Item> PathMaker::itemsFor(const Trace &found, std::vector<StepId> wanted)
{
    std::vector<StepId> needed = std::move(wanted);
    const std::size_t wantedCount = needed.size();
    for (const StepId id : needed)
        m_item[id] = 1;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        forEachSource(found[needed[i]], [&](StepId source) {
            if (std::exchange(m_item[source], 1) == 0)
                needed.push_back(source);
        });
    }
    std::vector<Item> items(needed.size());
    std::vector<StepId> others(needed.begin() + std::ptrdiff_t(wantedCount), needed.end());
    std::ranges::sort(others);
    // Those wanted are in order already.
    std::size_t next = 0;
    std::size_t nextOther = 0;
    for (Item &item : items) {
        const bool takesWanted = nextOther == others.size()
                                 || (next < wantedCount && needed[next] < others[nextOther]);
        item.isWanted = takesWanted;
        item.step = takesWanted ? needed[next++] : others[nextOther++];
        item.isAgain = m_state[item.step] == State::Folded;
        m_item[item.step] = std::uint32_t(&item - items.data()) + 1;
    }
    return items;
}

/// Whether an item is one link of a chain that leads to its only user.
bool PathMaker::isLink(const Item &item, const Item &user, const Trace &found) const
{
    if (item.isWanted || item.users != 1 || (item.isAgain && !user.isAgain))
        return false;
    const Step step = found[item.step];
    if (standsAlone(step) || standsAlone(found[user.step]))
        return false;
    return std::ranges::all_of(step.conclusions,
                               [&](const Fact &fact) { return fact.unknown >= m_mainCount; })
           && user.links.size() + item.links.size() + 1 <= mostLinks
           && user.premises + item.premises <= mostPremises + 1;
}

/// Folds lemmas into what rests on them, and lays the rest out in rounds.
void PathMaker::fold(const Trace &found, std::vector<Item> &items)
{
    std::vector<std::uint32_t> sources;
    const auto sourcesOf = [&](const Item &item) {
        sources.clear();
        forEachSource(found[item.step],
                      [&](StepId source) { sources.push_back(m_item[source] - 1); });
        std::ranges::sort(sources);
        const auto rest = std::ranges::unique(sources);
        sources.erase(rest.begin(), rest.end());
    };
    for (const Item &item : items) {
        sourcesOf(item);
        for (const std::uint32_t source : sources)
            ++items[source].users;
    }
    for (Item &item : items) {
        const Step step = found[item.step];
        item.round = m_round;
        item.premises = step.constraints.size() + step.premises.size();
        sourcesOf(item);
        for (const std::uint32_t place : sources) {
            Item &source = items[place];
            source.isFolded = isLink(source, item, found);
            item.round = std::max(item.round, source.round + (source.isFolded ? 0 : 1));
            if (!source.isFolded)
                continue;
            item.links.insert(item.links.end(), source.links.begin(), source.links.end());
            item.links.push_back(source.step);
            item.premises += source.premises - 1;
        }
        // After all else that was found with it.
        if (step.contradiction) {
            for (const Item &other : items)
                item.round = std::max(item.round, other.round + (&other == &item ? 0 : 1));
        }
    }
}

void PathMaker::append(const Trace &found, std::vector<StepId> wanted)
{
    if (wanted.empty())
        return;
    std::vector<Item> items = itemsFor(found, std::move(wanted));
    fold(found, items);
    std::vector<const Item *> shown;
    for (Item &item : items) {
        m_item[item.step] = 0;
        m_state[item.step] = item.isFolded ? State::Folded : State::Shown;
        if (item.isFolded)
            continue;
        std::ranges::sort(item.links);
        item.place = placeOf(found[item.step]);
        shown.push_back(&item);
    }
    std::ranges::stable_sort(shown, {}, &Item::round);
    for (auto begin = shown.begin(); begin != shown.end();) {
        const auto end = std::find_if(
            begin, shown.end(), [&](const Item *item) { return item->round != (*begin)->round; });
        const std::size_t before = m_path.size();
        appendRound(found, {begin, end});
        m_round += m_path.size() > before ? 1 : 0;
        begin = end;
    }
}

/// What the path does not know yet; learned.
std::vector<Fact> PathMaker::news(const Step &step)
{
    std::vector<Fact> news;
    for (const Fact &conclusion : step.conclusions) {
        const ValueSet before = m_known.possible(conclusion.unknown);
        if (m_known.learn(conclusion))
            news.push_back(newsOf(conclusion, before, m_initial[conclusion.unknown]));
    }
    return news;
}

Point PathMaker::placeOf(const Step &step) const
{
    return step.conclusions.empty() ? m_last : m_model.place(step.conclusions.front().unknown);
}

void PathMaker::appendRound(const Trace &found, std::span<const Item *const> round)
{
    std::vector<Neighbour> neighbours;
    for (const Item *item : round) {
        const Step step = found[item->step];
        const bool isAlone = !item->links.empty() || standsAlone(step);
        neighbours.push_back({item->place, step.rule, isAlone ? alone : step.cost});
    }
    for (const auto &group : nearestFirst(neighbours, m_last)) {
        std::vector<const Item *> siblings;
        for (const std::size_t place : group)
            siblings.push_back(round[place]);
        m_last = siblings.back()->place;
        if (siblings.size() == 1)
            appendChain(found, *siblings.front());
        else
            appendSiblings(found, siblings);
    }
}

void PathMaker::appendChain(const Trace &found, const Item &item)
{
    Step step = found[item.step];
    const std::vector<Fact> conclusions = news(step);
    if (conclusions.empty() && !step.contradiction)
        return;
    if (item.links.empty()) {
        step.wave = m_round;
        step.conclusions = conclusions;
        m_path.append(step);
        return;
    }
    // Of each link only what a later one speaks of.
    FoldedStep folded(m_initial);
    const auto isUsedAfter = [&](const Fact &fact, std::size_t link) {
        const auto speaks = [&](StepId id) {
            return std::ranges::find(found[id].premises, fact.unknown, &Fact::unknown)
                   != found[id].premises.end();
        };
        return speaks(item.step)
               || std::any_of(item.links.begin() + std::ptrdiff_t(link) + 1, item.links.end(),
                              speaks);
    };
    for (std::size_t link = 0; link < item.links.size(); ++link) {
        const Step part = found[item.links[link]];
        std::vector<Fact> used;
        std::ranges::copy_if(part.conclusions, std::back_inserter(used),
                             [&](const Fact &fact) { return isUsedAfter(fact, link); });
        folded.addLink(part, used);
    }
    folded.add(step, conclusions);
    folded.appendTo(m_path, m_round);
}

void PathMaker::appendSiblings(const Trace &found, std::span<const Item *const> siblings)
{
    FoldedStep folded(m_initial);
    bool isAny = false;
    for (const Item *item : siblings) {
        const Step step = found[item->step];
        const std::vector<Fact> conclusions = news(step);
        if (conclusions.empty())
            continue;
        folded.add(step, conclusions);
        isAny = true;
    }
    if (isAny)
        folded.appendTo(m_path, m_round);
}

} // namespace inkling
