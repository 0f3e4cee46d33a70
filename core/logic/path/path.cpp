// SPDX-License-Identifier: MIT
#include "logic/path/path.h"

#include "logic/model/generalrules.h"
#include "logic/path/anew.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace inkling {

namespace {

/// The most bookkeeping steps that are held back.
constexpr std::size_t mostWaiting = 300;
/// Steps that cost this or more keep their conclusions when folded, so that nobody has to find them
/// twice.
constexpr float worthKeeping = 2.7F;

} // namespace

PathMaker::PathMaker(const Model &model, std::span<const Fact> given, Cheaper cheaper)
    : m_model(model)
    , m_cheaper(std::move(cheaper))
    , m_initial(model.initial())
    , m_mainCount(model.mainCount())
    , m_isConstructive(model.isConstructive())
    , m_found(m_initial, given)
    , m_lastSource(m_initial.size(), 0)
    , m_uses(m_initial.size(), 0)
    , m_known(m_found)
    , m_narrowedIn(m_initial.size(), none)
{}

void PathMaker::learn(const Trace &found, StepId id)
{
    for (const Fact &conclusion : found[id].conclusions) {
        const UnknownId unknown = conclusion.unknown;
        const ValueSet first = m_found.possible(unknown) - conclusion.possible;
        if (first.empty())
            continue;
        const ValueSet excluded = m_initial[unknown] - conclusion.possible;
        m_sources.push_back({id, first, excluded, m_lastSource[unknown]});
        m_lastSource[unknown] = std::uint32_t(m_sources.size());
        m_found.learn(conclusion);
    }
}

/// Whether a person is led to the step for its own sake.
bool PathMaker::isWanted(const Step &step) const
{
    return step.contradiction || std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
               if (m_isConstructive && fact.unknown < m_mainCount)
                   return true;
               return fact.possible.single() && m_model.isMilestone(fact.unknown);
           });
}

void PathMaker::hear(const Trace &found, std::size_t end)
{
    std::vector<StepId> wanted;
    m_item.resize(end, none);
    m_state.resize(end, State::Held);
    float hardest = 0;
    for (; m_heard < end; ++m_heard) {
        if (m_isOver)
            continue;
        learn(found, m_heard);
        const Step step = found[m_heard];
        if (!isWanted(step))
            continue;
        wanted.push_back(m_heard);
        hardest = std::max(hardest, step.contradiction ? remembered : step.cost);
    }
    if (hardest > bookkeeping || m_waiting.size() >= mostWaiting)
        append(found, std::exchange(m_waiting, {}));
    if (hardest >= remembered)
        return append(found, std::move(wanted));
    // Steps that are plain after another one come along with it.
    m_waiting.insert(m_waiting.end(), wanted.begin(), wanted.end());
}

void PathMaker::finish(const Trace &found, bool isShort)
{
    append(found, std::exchange(m_waiting, {}));
    std::vector<StepId> wanted;
    for (StepId id = 0; id < m_heard && isShort; ++id) {
        const bool isNews = m_state[id] != State::Shown
                            && std::ranges::any_of(found[id].conclusions, [&](const Fact &fact) {
                                   return fact.unknown < m_mainCount && !m_known.holds(fact);
                               });
        if (isNews)
            wanted.push_back(id);
    }
    append(found, std::move(wanted));
}

/// Calls `use` for the last sources first: a source that excludes all that is missing makes earlier
/// ones needless.
template <typename Use>
void PathMaker::forEachSource(const Step &step, const Use &use) const
{
    for (const Fact &premise : step.premises) {
        ValueSet missing = m_known.possible(premise.unknown) - premise.possible;
        for (auto at = m_lastSource[premise.unknown]; !missing.empty() && at != 0;) {
            const Source &source = m_sources[at - 1];
            at = source.previous;
            if ((source.first & missing).empty())
                continue;
            use(source.step);
            missing = missing - source.excluded;
        }
    }
}

/// The wanted steps and all that they rest on, in the order in which they were found; m_item tells
/// their places.
std::vector<PathMaker::Item> PathMaker::itemsFor(const Trace &found, std::vector<StepId> wanted)
{
    std::vector<StepId> needed = std::move(wanted);
    const auto wantedCount = std::ptrdiff_t(needed.size());
    m_plain.clear();
    for (const StepId id : needed)
        m_item[id] = 0;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        if (Trace plainer = m_model.plainer(found[needed[i]], m_known); !plainer.empty()) {
            m_plain.emplace(needed[i], std::move(plainer));
            continue;
        }
        forEachSource(found[needed[i]], [&](StepId source) {
            if (std::exchange(m_item[source], 0) == none)
                needed.push_back(source);
        });
    }
    std::vector<Item> items;
    for (auto id = needed.begin(); id != needed.end(); ++id) {
        Item &item = items.emplace_back();
        item.step = *id;
        item.isWanted = id - needed.begin() < wantedCount;
        item.isAgain = m_state[*id] == State::Folded;
        if (const auto plain = m_plain.find(*id); plain != m_plain.end()) {
            item.isPlain = true;
            for (std::size_t at = 0; at < plain->second.size(); ++at)
                item.plainCost
                    = std::max(item.plainCost, float(costOf(m_model.rules(), plain->second[at])));
        }
    }
    std::ranges::sort(items, {}, &Item::step);
    for (std::uint32_t place = 0; place < items.size(); ++place)
        m_item[items[place].step] = place;
    return items;
}

/// The dependencies between items, each once, by user.
std::vector<Dependency> PathMaker::dependencies(const Trace &found,
                                                std::span<const Item> items) const
{
    std::vector<Dependency> all;
    for (std::size_t user = 0; user < items.size(); ++user) {
        if (items[user].isPlain)
            continue;
        const auto begin = std::ptrdiff_t(all.size());
        forEachSource(found[items[user].step], [&](StepId source) {
            all.push_back({m_item[source], user});
        });
        std::ranges::sort(all.begin() + begin, all.end(), {}, &Dependency::source);
        const auto rest
            = std::ranges::unique(all.begin() + begin, all.end(), {}, &Dependency::source);
        all.erase(rest.begin(), rest.end());
    }
    return all;
}

void PathMaker::append(const Trace &found, std::vector<StepId> wanted)
{
    if (wanted.empty() || m_isOver)
        return;
    std::vector<Item> items = itemsFor(found, std::move(wanted));
    std::vector<Dependency> all = dependencies(found, items);
    for (const Item &item : items) {
        for (const Fact &premise : found[item.step].premises)
            m_uses[premise.unknown] += item.isPlain ? 0 : 1;
    }
    fold(found, items, all);
    // By item: its place among the items that are shown.
    std::vector<std::size_t> shownAt(items.size());
    std::vector<Item> shown;
    std::vector<OrderedStep> steps;
    for (std::size_t place = items.size(); place-- > 0;) {
        Item &item = items[place];
        m_item[item.step] = none;
        m_state[item.step] = item.host == none ? State::Shown : State::Folded;
        shownAt[place] = item.host == none ? steps.size() : shownAt[item.host];
        if (item.host != none)
            continue;
        steps.push_back(ordered(item, found));
        shown.push_back(std::move(item));
    }
    // The lists have the last step first so far.
    std::ranges::reverse(steps);
    std::ranges::reverse(shown);
    const auto isInside = [&](Dependency &dependency) {
        dependency = {steps.size() - 1 - shownAt[dependency.source],
                      steps.size() - 1 - shownAt[dependency.user]};
        return dependency.source == dependency.user;
    };
    std::erase_if(all, isInside);
    if (found[shown.back().step].contradiction) {
        for (std::size_t source = 0; source + 1 < steps.size(); ++source)
            all.push_back({source, steps.size() - 1});
    }
    // All of the steps may rest on what the path has already.
    ++m_round;
    for (const StepGroup &group : locallyOrdered(steps, all, m_last)) {
        if (m_isOver)
            break;
        m_round += group.beginsRound ? 1 : 0;
        appendGroup(found, shown, group);
        m_last = steps[group.steps.back()].place;
    }
    for (const Item &item : items) {
        for (const Fact &premise : found[item.step].premises)
            m_uses[premise.unknown] = 0;
    }
}

/// Whether the step concludes something that the path does not know yet.
bool PathMaker::isNews(const Step &step) const
{
    return std::ranges::any_of(step.conclusions,
                               [&](const Fact &fact) { return !m_known.holds(fact); });
}

/// The part of these conclusions that the path does not know yet; learns it.
std::vector<Fact> PathMaker::news(std::span<const Fact> conclusions)
{
    std::vector<Fact> news;
    for (const Fact &conclusion : conclusions) {
        const ValueSet before = m_known.possible(conclusion.unknown);
        if (m_known.learn(conclusion))
            news.push_back(newsOf(conclusion, before, m_initial[conclusion.unknown]));
    }
    return news;
}

/// The wave of the step that comes now: a new wave if the step rests on what a step of the last
/// wave has found, even if another step had found it first.
std::uint32_t PathMaker::wave(std::span<const Fact> premises)
{
    const bool restsOnRound = std::ranges::any_of(
        premises, [&](const Fact &fact) { return m_narrowedIn[fact.unknown] == m_wave; });
    m_round += restsOnRound && m_round == m_shownRound ? 1 : 0;
    m_wave += m_path.empty() || m_round == m_shownRound ? 0 : 1;
    m_shownRound = m_round;
    return m_wave;
}

/// How many premises of an item, and of the steps folded into it, are about this unknown.
std::uint32_t PathMaker::usesWithin(const Item &item, UnknownId unknown, const Trace &found) const
{
    const auto usesOf = [&](StepId id) {
        return std::uint32_t(std::ranges::count(found[id].premises, unknown, &Fact::unknown));
    };
    std::uint32_t uses = item.isPlain ? 0 : usesOf(item.step);
    for (const Link &link : item.links)
        uses += link.isPlain ? 0 : usesOf(link.step);
    return uses;
}

/// Adds an item's links, each with the conclusions that later parts use (the item's own step too,
/// if `isTold`). The whole step concludes those that other steps use too, those that had to be
/// found a second time or are hard to find, and all news of main unknowns: these are seen on the
/// board. A link that leads to none of this is left out.
void PathMaker::addLinks(FoldedStep &folded, const Item &item, const Trace &found, bool isTold)
{
    const std::vector<Link> &links = item.links;
    // By link: whether it is added, so that its premises count as used.
    std::vector<bool> speaks(links.size(), false);
    const auto isUsed = [&](std::size_t at, const Fact &fact) {
        const auto isAbout = [&](StepId id) {
            const auto premises = found[id].premises;
            return std::ranges::find(premises, fact.unknown, &Fact::unknown) != premises.end();
        };
        bool isIn = isTold && isAbout(item.step);
        for (std::size_t later = at + 1; !isIn && later < links.size(); ++later)
            isIn = speaks[later] && isAbout(links[later].step);
        return isIn;
    };
    const auto isSeen = [&](const Fact &fact) {
        return fact.unknown < m_mainCount
               || m_uses[fact.unknown] > usesWithin(item, fact.unknown, found);
    };
    for (std::size_t at = links.size(); at-- > 0;) {
        const Step link = found[links[at].step];
        speaks[at] = std::ranges::any_of(
                         link.conclusions,
                         [&](const Fact &fact) { return isSeen(fact) || isUsed(at, fact); })
                     && m_model.plainer(link, m_known).empty();
    }
    for (std::size_t at = 0; at < links.size() && !m_isOver; ++at) {
        Step rest = found[links[at].step];
        if (endsWith(rest))
            return;
        Trace plainer = m_model.plainer(said(rest).step, m_known);
        if (plainer.empty()) {
            std::vector<Fact> wanted;
            for (const Fact &fact : rest.conclusions) {
                if (isSeen(fact) || isUsed(at, fact))
                    wanted.push_back(fact);
            }
            Step part = rest;
            part.conclusions = wanted;
            plainer = wanted.empty() ? Trace() : cheaper(part);
        }
        if (plainer.empty())
            plainer = plainBefore(rest, links[at].step);
        if (!plainer.empty()) {
            addPlainer(folded, plainer, true);
            continue;
        }
        std::vector<Fact> unseen;
        if (const Trace anew = addSeen(folded, rest, unseen); !anew.empty()) {
            addPlainer(folded, anew, true);
            continue;
        }
        if (endsWith(rest))
            return;
        const Said saying = said(rest);
        const Step &link = saying.step;
        std::vector<Fact> seen;
        std::vector<Fact> conclusions;
        for (const Fact &fact : link.conclusions) {
            const bool isKept = links[at].isAgain || link.cost >= worthKeeping;
            if (isSeen(fact) || (isKept && isUsed(at, fact)))
                seen.push_back(fact);
            else if (isUsed(at, fact))
                conclusions.push_back(fact);
        }
        const std::vector<Fact> told = news(seen);
        conclusions.insert(conclusions.end(), told.begin(), told.end());
        if (!conclusions.empty())
            folded.addLink(link, conclusions, told);
    }
}

Trace PathMaker::plainBefore(const Step &step, StepId id) const
{
    const auto isKnown = [&](const Fact &premise) { return m_known.holds(premise); };
    const auto plain = m_plain.find(id);
    return plain == m_plain.end() || std::ranges::all_of(step.premises, isKnown) ? Trace()
                                                                                 : plain->second;
}

/// What tells the step more plainly with what the path knows by now; empty where nothing does.
Trace PathMaker::plainer(const Step &step) const
{
    Trace plainer = m_model.plainer(step, m_known);
    return plainer.empty() ? cheaper(step) : std::move(plainer);
}

/// Cheaper steps that conclude what the step concludes with what the path knows by now.
Trace PathMaker::cheaper(const Step &step) const
{
    if (!m_cheaper)
        return {};
    Trace cheaper = m_cheaper(step, m_known);
    // One of several is asked for when it comes.
    Trace plainer = cheaper.size() == 1 ? m_model.plainer(cheaper[0], m_known) : Trace();
    return plainer.empty() ? std::move(cheaper) : std::move(plainer);
}

PathMaker::Said PathMaker::said(const Step &step) const
{
    Said said{shortChain(m_model, step, m_known),
              {step.premises.begin(), step.premises.end()},
              {step.conclusions.begin(), step.conclusions.end()},
              step};
    if (said.chain) {
        said.chain->applyTo(said.step);
        said.premises = said.chain->premises;
    }
    (void)sayValues(m_known, m_mainCount, said.premises, said.conclusions);
    said.step.premises = said.premises;
    said.step.conclusions = said.conclusions;
    return said;
}

void PathMaker::addPlainer(FoldedStep &folded, const Trace &plainer, bool isLink)
{
    for (std::size_t i = 0; i < plainer.size() && !m_isOver; ++i) {
        Step part = plainer[i];
        if (part.contradiction)
            return end(part);
        if (endsWith(part))
            return;
        // One of several steps may have become plain by those before it.
        const Trace plain = plainer.size() > 1 ? m_model.plainer(part, m_known) : Trace();
        if (!plain.empty() && plain.size() < plainer.size()) {
            addPlainer(folded, plain, isLink);
            continue;
        }
        part.cost = float(costOf(m_model.rules(), part));
        std::vector<Fact> unseen;
        if (part.cost > bookkeeping) {
            if (const Trace anew = addSeen(folded, part, unseen); !anew.empty()) {
                addPlainer(folded, anew, isLink);
                continue;
            }
        }
        if (endsWith(part))
            return;
        const Said saying = said(part);
        const std::vector<Fact> told = news(saying.conclusions);
        if (!told.empty() && isLink)
            folded.addLink(saying.step, told, told);
        else if (!told.empty())
            folded.add(saying.step, told);
    }
}

void PathMaker::addMain(FoldedStep &folded, const Step &step, const Trace &plainer)
{
    if (m_isOver || endsWith(step))
        return;
    if (!plainer.empty())
        return addPlainer(folded, plainer, false);
    Step rest = step;
    std::vector<Fact> unseen;
    if (const Trace anew = addSeen(folded, rest, unseen); !anew.empty())
        return addPlainer(folded, anew, false);
    if (endsWith(rest))
        return;
    const Said saying = said(rest);
    const std::vector<Fact> conclusions = news(saying.conclusions);
    if (!conclusions.empty())
        folded.add(saying.step, conclusions);
}

Trace PathMaker::addSeen(FoldedStep &folded, Step &step, std::vector<Fact> &unseen)
{
    unseen.assign(step.conclusions.begin(), step.conclusions.end());
    const Trace seen = m_model.atSight(step, m_known);
    if (seen.empty() || seen.size() > m_room)
        return {};
    m_room -= seen.size();
    for (std::size_t i = 0; i < seen.size(); ++i) {
        if (endsWith(seen[i]))
            return {};
        const std::vector<Fact> told = news(seen[i].conclusions);
        folded.addLink(seen[i], told, told);
        for (Fact &fact : unseen) {
            const auto same = std::ranges::find(told, fact.unknown, &Fact::unknown);
            if (same != told.end())
                fact.possible = fact.possible | (m_initial[fact.unknown] - same->possible);
        }
    }
    step.conclusions = unseen;
    return m_model.plainer(step, m_known);
}

bool PathMaker::endsWith(const Step &step)
{
    const auto isAtOdds = [&](const Fact &fact) {
        return (m_known.possible(fact.unknown) & fact.possible).empty();
    };
    const auto clash = std::ranges::find_if(step.conclusions, isAtOdds);
    const bool isKnown = std::ranges::all_of(
        step.premises, [&](const Fact &premise) { return m_known.holds(premise); });
    if (m_isOver || clash == step.conclusions.end() || !isKnown)
        return m_isOver;
    std::vector<Fact> premises(step.premises.begin(), step.premises.end());
    addTo(premises, m_known.fact(clash->unknown));
    Step last = step;
    last.premises = premises;
    end(last);
    return true;
}

void PathMaker::end(const Step &contradiction)
{
    // What shows a step shows its conclusion, and not that this cannot be.
    const bool isShown = contradiction.nested || contradiction.parts;
    m_end.begin(isShown && !contradiction.contradiction ? RuleId(GeneralRule::Smallest)
                                                        : contradiction.rule,
                0, costOf(m_model.rules(), contradiction));
    for (const ConstraintId constraint : contradiction.constraints)
        m_end.addConstraint(constraint);
    for (const Fact &premise : contradiction.premises)
        m_end.addPremise(premise);
    for (const std::string &argument : contradiction.arguments)
        m_end.addArgument(argument);
    m_end.setContradiction();
    m_isOver = true;
}

/// Whether the steps folded into an item find something new that other steps use.
bool PathMaker::hasNewsForOthers(const Item &item, const Trace &found) const
{
    return std::ranges::any_of(item.links, [&](const Link &link) {
        return std::ranges::any_of(found[link.step].conclusions, [&](const Fact &fact) {
            return !m_known.holds(fact)
                   && m_uses[fact.unknown] > usesWithin(item, fact.unknown, found);
        });
    });
}

void PathMaker::appendGroup(const Trace &found, std::span<const Item> items, const StepGroup &group)
{
    std::optional<FoldedStep> made(std::in_place, m_model, m_initial);
    const auto finish = [&] {
        if (!made->empty())
            made->appendTo(m_path, wave(made->premises()));
        note();
        made.emplace(m_model, m_initial);
        if (m_end.empty())
            return;
        Step end = m_end[0];
        end.wave = wave(end.premises);
        m_path.append(end);
        m_end.clear();
    };
    bool wasPlain = true;
    for (const std::size_t place : group.steps) {
        if (m_isOver)
            break;
        const Item &item = items[place];
        Step step = found[item.step];
        const bool isOld = !step.contradiction && !isNews(step);
        const auto plainerByNow = [&] {
            Trace plain = plainer(step);
            return plain.empty() ? plainBefore(step, item.step) : std::move(plain);
        };
        const Trace plain = isOld ? Trace() : plainerByNow();
        const bool isPlain = isOld || !plain.empty();
        // Of hard steps that come of one look, those that have become plain are told apart.
        if (std::exchange(wasPlain, isPlain) != isPlain && step.cost >= remembered)
            finish();
        const std::size_t planned = 1 + item.links.size();
        if (made->size() + planned > mostParts)
            finish();
        m_room = mostParts - std::min(made->size() + planned, mostParts);
        FoldedStep &folded = *made;
        if (group.steps.size() == 1 && item.links.empty() && !isPlain && folded.empty()
            && m_model.atSight(step, m_known).empty()) {
            if (endsWith(step))
                return finish();
            Said saying = said(step);
            const std::vector<Fact> conclusions = news(saying.conclusions);
            saying.step.wave = wave(saying.premises);
            saying.step.conclusions = conclusions;
            m_path.append(saying.step);
            return note();
        }
        if (!isPlain || hasNewsForOthers(item, found))
            addLinks(folded, item, found, !isPlain);
        // The links may have made the step plain.
        if (!isOld)
            addMain(folded, step, item.links.empty() ? plain : plainerByNow());
    }
    finish();
}

/// Notes the wave in which the last step's conclusions became known.
void PathMaker::note()
{
    if (m_path.empty())
        return;
    for (const Fact &fact : m_path[m_path.size() - 1].conclusions)
        m_narrowedIn[fact.unknown] = m_wave;
}

} // namespace inkling
