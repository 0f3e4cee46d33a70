// SPDX-License-Identifier: MIT
#include "logic/model/tiers.h"

#include <algorithm>
#include <numeric>

namespace inkling {

Tiers tiersOf(std::span<const Rule> rules)
{
    const auto cost = [&](RuleId rule) { return rules[rule].cost; };
    std::vector<RuleId> order(rules.size());
    std::iota(order.begin(), order.end(), RuleId(0));
    std::ranges::stable_sort(order, {}, cost);
    Tiers tiers;
    for (const RuleId rule : order) {
        if (tiers.empty() || cost(tiers.back().back()) != cost(rule))
            tiers.emplace_back();
        tiers.back().push_back(rule);
    }
    return tiers;
}

int tierCountUpTo(double cost, const Tiers &tiers, std::span<const Rule> rules)
{
    return int(std::ranges::count_if(
        tiers, [&](const auto &tier) { return rules[tier.front()].cost <= cost; }));
}

} // namespace inkling
