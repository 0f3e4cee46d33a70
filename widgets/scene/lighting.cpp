// SPDX-License-Identifier: MIT
#include "scene/lighting.h"

#include <algorithm>

namespace inkling {

namespace {

constexpr double premiseTime = 90;
constexpr double markTime = 180;
constexpr double usualStagger = 15;
constexpr double mostTime = 600;
constexpr double fadeTime = 120;

double easeOut(double t)
{
    const double rest = 1 - std::clamp(t, 0.0, 1.0);
    return 1 - rest * rest * rest;
}

} // namespace

double Lighting::stagger() const
{
    if (conclusions.size() < 2)
        return 0;
    return std::min(usualStagger, (mostTime - markTime) / double(conclusions.size() - 1));
}

double Lighting::duration() const
{
    if (fadesOnly)
        return fadeTime;
    if (conclusions.empty())
        return premiseTime;
    return premiseTime + markTime + stagger() * double(conclusions.size() - 1);
}

double Lighting::premiseShare() const
{
    return std::clamp(time / (fadesOnly ? fadeTime : premiseTime), 0.0, 1.0);
}

double Lighting::conclusionShare(std::size_t index) const
{
    if (fadesOnly)
        return std::clamp(time / fadeTime, 0.0, 1.0);
    return easeOut((time - premiseTime - stagger() * double(index)) / markTime);
}

Lighting lightingOf(const Model &model, const Step &step)
{
    Lighting lighting;
    for (const ConstraintId constraint : step.constraints) {
        const auto elements = model.elements(constraint);
        lighting.constraints.insert(lighting.constraints.end(), elements.begin(), elements.end());
    }
    std::ranges::sort(lighting.constraints);
    const auto [end, last] = std::ranges::unique(lighting.constraints);
    lighting.constraints.erase(end, last);
    for (const Fact &fact : step.premises) {
        if (const auto mark = model.mark(fact))
            lighting.premises.push_back(*mark);
    }
    for (const Fact &fact : step.conclusions) {
        if (const auto mark = model.mark(fact))
            lighting.conclusions.push_back(*mark);
    }
    lighting.contradiction = step.contradiction;
    return lighting;
}

Lighting lightingOf(const RulePicture &picture)
{
    Lighting lighting;
    lighting.constraints = picture.constraints;
    lighting.premises = picture.premises;
    lighting.conclusions = picture.conclusions;
    return lighting;
}

} // namespace inkling
