// SPDX-License-Identifier: MIT
#include "replay/rerating.h"

#include "replay/knownfacts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace inkling::checks {

namespace {

constexpr double noWork = 1; ///< a cost that does not make a puzzle hard
constexpr std::array<std::pair<double, const char *>, 5> words{
    {{0, "gentle"}, {1.7, "easy"}, {2.5, "medium"}, {3.4, "hard"}, {4.4, "fiendish"}}};

/// Rounded to one decimal, halves up, as far as binary fractions can tell.
double rounded(double value)
{
    return std::floor(value * 10 + 0.5 + 1e-6) / 10;
}

std::size_t wordOf(double value)
{
    std::size_t word = 0;
    while (word + 1 < words.size() && rounded(value) >= words[word + 1].first)
        ++word;
    return word;
}

double costOf(const Json &step)
{
    const auto cost = step.find("cost");
    return cost != step.end() && cost->is_number() ? cost->get<double>() : 0;
}

struct Wave
{
    double hardest = 0;
    int width = 0;
};

/// Adds a step to the wave at a place.
void add(std::vector<Wave> &waves, std::size_t place, double cost)
{
    waves.resize(std::max(waves.size(), place + 1));
    waves[place].hardest = std::max(waves[place].hardest, cost);
    ++waves[place].width;
}

/// Adds the parts of a folded step: each in the wave after the last part that it rests on.
void addParts(std::vector<Wave> &waves, std::size_t first, const Json &parts)
{
    std::map<std::string, std::size_t> after; // by place: the wave after the last part about it
    for (const Json &part : parts) {
        std::size_t depth = 0;
        for (const Json &premise : part.value("premises", Json::array())) {
            if (const auto found = after.find(placeOf(premise)); found != after.end())
                depth = std::max(depth, found->second);
        }
        add(waves, first + depth, costOf(part));
        for (const Json &conclusion : part.value("conclusions", Json::array())) {
            std::size_t &next = after[placeOf(conclusion)];
            next = std::max(next, depth + 1);
        }
    }
}

void countRules(const Json &step, std::map<std::string, int> &counts)
{
    if (step.contains("parts")) {
        for (const Json &part : step["parts"])
            countRules(part, counts);
        return;
    }
    if (const std::string rule = step.value("rule", ""); rule != "explain.suppose")
        ++counts[rule];
    for (const Json &inner : step.value("nested", Json::array()))
        countRules(inner, counts);
}

} // namespace

double ratingOf(std::span<const Json> steps)
{
    std::vector<Wave> waves;
    std::size_t first = 0;
    double hardest = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        if (i > 0 && steps[i].value("wave", 0) != steps[i - 1].value("wave", 0))
            first = waves.size();
        hardest = std::max(hardest, costOf(steps[i]));
        if (steps[i].contains("parts"))
            addParts(waves, first, steps[i]["parts"]);
        else
            add(waves, first, costOf(steps[i]));
    }
    double sum = 0;
    for (const Wave &wave : waves)
        sum += std::pow(std::max(wave.hardest - noWork, 0.0) * (0.6 + 0.4 / wave.width), 8);
    const std::size_t next = wordOf(hardest) + 1;
    double most = hardest + 1;
    if (next + 1 < words.size())
        most = std::min(most, words[next + 1].first - 0.1);
    return std::min(noWork + std::pow(sum, 0.125), most);
}

std::string wordFor(double rating)
{
    return words[wordOf(rating)].second;
}

std::map<std::string, int> rulesIn(std::span<const Json> steps)
{
    std::map<std::string, int> counts;
    for (const Json &step : steps)
        countRules(step, counts);
    return counts;
}

} // namespace inkling::checks
