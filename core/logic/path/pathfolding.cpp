// SPDX-License-Identifier: MIT
#include "logic/model/generalrules.h"
#include "logic/path/path.h"

#include <algorithm>
#include <cmath>

namespace inkling {

namespace {

/// The most links that a person can follow to a step.
constexpr std::size_t mostLinks = 7;
constexpr double mostFoldedLoad = 6.5;
constexpr double mostFoldedLoadOfHard = 2.5; ///< where a link or the step is hard
constexpr std::size_t mostFoldedPremises = 14;
/// The most premises that one step counts for: a long line, or a region, counts as no more.
constexpr std::size_t mostPremisesOfOne = 6;

/// Whether a step has a picture of its own, with nothing else in it.
bool standsAlone(const Step &step)
{
    return isGeneral(step.rule) || step.nested || step.contradiction || !step.example.empty();
}

} // namespace

/// The effort that a part of a folded step asks of the reader: little for a plain part; but a value
/// excluded from a main unknown is one more thing to keep in mind.
double PathMaker::loadOf(const Step &step) const
{
    constexpr double plain = 0.3;
    constexpr double named = 0.75;
    constexpr double note = 1.2;
    const bool isNote = std::ranges::any_of(step.conclusions, [&](const Fact &fact) {
        return fact.unknown < m_mainCount && !fact.possible.single();
    });
    return (step.cost <= bookkeeping ? plain : named) + (isNote ? note : 0);
}

/// Whether the conclusions of two steps lie beside each other.
bool PathMaker::isNear(const Step &one, const Step &other) const
{
    constexpr double reach = 2.1;
    if (one.conclusions.empty() || other.conclusions.empty())
        return false;
    const Point a = m_model.place(one.conclusions.front().unknown);
    const Point b = m_model.place(other.conclusions.front().unknown);
    return std::hypot(a.x - b.x, a.y - b.y) <= reach;
}

/// Whether an item can be folded into `host`, which rests on it.
bool PathMaker::isLink(const Item &item, const Item &host, const Trace &found) const
{
    if (m_isConstructive || item.isWanted)
        return false;
    const Step step = found[item.step];
    if (standsAlone(step) || standsAlone(found[host.step]))
        return false;
    const bool isHard = step.cost >= remembered;
    const bool isHostHard = std::max(host.hardestLink, found[host.step].cost) >= remembered;
    if (isHard && isHostHard)
        return false;
    const double most = isHard || isHostHard ? mostFoldedLoadOfHard : mostFoldedLoad;
    return host.links.size() < mostLinks && host.load + loadOf(step) <= most
           && host.premises + item.premises <= mostFoldedPremises + item.users;
}

/// Folds each lemma into the first item that rests on it, or into a lemma beside it that is folded
/// there; the lemmas nearest to that item first. So no step rests on a later one.
void PathMaker::fold(const Trace &found, std::vector<Item> &items,
                     std::span<const Dependency> dependencies)
{
    for (const Dependency &dependency : dependencies)
        ++items[dependency.source].users;
    for (Item &item : items) {
        const Step step = found[item.step];
        item.premises = std::min(step.constraints.size() + step.premises.size(), mostPremisesOfOne);
    }
    // By item: the first shown item into which one of its users comes.
    std::vector<std::uint32_t> roots(items.size(), none);
    // By item that cannot take more: the last lemma before it that leads to it and could not be
    // folded.
    std::vector<std::uint32_t> spares(items.size(), none);
    auto next = dependencies.rbegin();
    for (auto place = std::uint32_t(items.size()); place-- > 0;) {
        Item &item = items[place];
        if (const std::uint32_t first = roots[place]; first != none) {
            std::uint32_t &spare = spares[first];
            if (isLink(item, items[first], found))
                item.host = first;
            else if (spare != none && isNear(found[item.step], found[items[spare].step])
                     && isLink(item, items[spare], found))
                item.host = spare;
            else if (!item.isWanted)
                spare = place;
        }
        if (item.host != none) {
            Item &host = items[item.host];
            host.links.push_back({item.step, item.isAgain, item.isPlain});
            host.hardestLink = std::max(host.hardestLink, found[item.step].cost);
            host.load += loadOf(found[item.step]);
            host.premises += item.premises - std::min<std::size_t>(item.users, item.premises);
        }
        const std::uint32_t own = item.host == none ? place : item.host;
        for (; next != dependencies.rend() && next->user == place; ++next) {
            std::uint32_t &root = roots[next->source];
            root = std::min(root, own);
        }
    }
    for (Item &item : items)
        std::ranges::sort(item.links, {}, &Link::step);
}

OrderedStep PathMaker::ordered(const Item &item, const Trace &found) const
{
    const Step step = found[item.step];
    const float cost = std::max(item.isPlain ? std::max(bookkeeping, item.plainCost) : step.cost,
                                item.hardestLink);
    OrderedStep ordered{.place = m_last,
                        .rule = step.rule,
                        .cost = cost,
                        .parts = 1 + item.links.size(),
                        .load = item.load + loadOf(step),
                        .premises = item.premises,
                        .conclusions = step.conclusions.size(),
                        .isAlone = (standsAlone(step) && !item.isPlain) || cost >= remembered,
                        .isLemma = !item.isWanted && !m_isConstructive};
    if (!standsAlone(step) && item.links.empty() && cost >= remembered) {
        ordered.constraints = step.constraints;
        ordered.facts = step.premises;
    }
    // Steps that build an answer stay in the order in which it is built, and only steps of one kind
    // go together.
    if (m_isConstructive) {
        ordered.place = {1e-3 * double(item.step), 0};
        ordered.cost = 2;
        ordered.load = 1;
    } else if (!step.conclusions.empty()) {
        ordered.place = m_model.place(step.conclusions.front().unknown);
    }
    return ordered;
}

} // namespace inkling
