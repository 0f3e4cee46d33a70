// SPDX-License-Identifier: MIT
#include "scene/lighting.h"

#include "logic/model/sentence.h"

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

namespace {

std::vector<Mark> marksOf(const Model &model, std::span<const Fact> facts)
{
    std::vector<Mark> marks;
    for (const Fact &fact : facts) {
        if (auto mark = model.mark(fact))
            marks.push_back(*std::move(mark));
    }
    return marks;
}

/// Replaces those marks of `facts` whose text stands for several values by marks without the values
/// excluded before.
void narrowTexts(std::vector<Mark> &marks, const Model &model, std::span<const Fact> facts,
                 const Knowledge &before)
{
    const auto isShort
        = [](const Mark &mark) { return mark.look == Look::Text && mark.values != 0; };
    if (std::ranges::none_of(marks, isShort))
        return;
    for (const Fact &fact : facts) {
        const auto said = model.mark(fact);
        const auto left = model.mark({fact.unknown, fact.possible & before.possible(fact.unknown)});
        if (said && left && isShort(*said))
            std::ranges::replace(marks, *said, *left);
    }
}

/// Says of candidates which ones are struck out, and leaves out those that stand around anyway. `marks`:
/// those of the facts that have one, in their order.
void tellStruck(std::vector<Mark> &marks, const Model &model, std::span<const Fact> facts,
                const Knowledge &before)
{
    const auto isCandidates = [](const Mark &mark) { return mark.look == Look::Candidates; };
    if (std::ranges::none_of(marks, isCandidates))
        return;
    const Knowledge tidied = model.tidied(before);
    auto mark = marks.begin();
    for (const Fact &fact : facts) {
        if (!model.mark(fact))
            continue;
        const ValueSet possible = before.possible(fact.unknown);
        const ValueSet left = fact.possible & possible & tidied.possible(fact.unknown);
        if (isCandidates(*mark)) {
            mark->struck = (possible - fact.possible).bits();
            mark->values = left.empty() ? mark->values : left.bits();
        }
        ++mark;
    }
}

/// Whether a mark says how two cells or edges are to each other, and settles neither.
bool isRelation(const Mark &mark)
{
    return mark.look == Look::Alike || mark.look == Look::Unlike || mark.look == Look::CornerLines;
}

/// Counts the relations where there are more of them than a reader looks at: they would cover what
/// they follow from.
void countManyRelations(Lighting &lighting)
{
    constexpr std::ptrdiff_t most = 8;
    if (std::ranges::count_if(lighting.conclusions, isRelation) <= most)
        return;
    for (std::size_t i = 0; i < lighting.conclusions.size(); ++i)
        lighting.isCounted[i] = lighting.isCounted[i] || isRelation(lighting.conclusions[i]);
}

} // namespace

Lighting lightingOf(const Model &model, const Step &step, const Knowledge *before,
                    std::size_t shownCase)
{
    Lighting lighting;
    const ToldPart told = step.parts ? toldPartOf(step)
                                     : ToldPart{{step.constraints.begin(), step.constraints.end()},
                                                {step.premises.begin(), step.premises.end()},
                                                {step.conclusions.begin(), step.conclusions.end()}};
    for (const ConstraintId constraint : told.constraints) {
        auto elements = model.elements(constraint);
        if (!elements.empty() && std::ranges::count(lighting.constraints, elements) == 0)
            lighting.constraints.push_back(std::move(elements));
    }
    for (const ElementId element : model.grounds(step))
        lighting.constraints.push_back({element});
    lighting.premises = marksOf(model, told.premises);
    for (const Fact &fact : step.conclusions) {
        if (auto mark = model.mark(fact)) {
            lighting.conclusions.push_back(*std::move(mark));
            lighting.isCounted.push_back(std::ranges::find(told.conclusions, fact)
                                         == told.conclusions.end());
        }
    }
    countManyRelations(lighting);
    if (before) {
        tellStruck(lighting.conclusions, model, step.conclusions, *before);
        narrowTexts(lighting.conclusions, model, step.conclusions, *before);
    }
    lighting.example = marksOf(model, step.caseAt(shownCase));
    lighting.contradiction = step.contradiction;
    lighting.isOfAll
        = !step.constraints.empty() && lighting.constraints.empty() && lighting.premises.empty();
    return lighting;
}

Lighting lightingOf(const RulePicture &picture)
{
    Lighting lighting;
    if (!picture.constraints.empty())
        lighting.constraints = {picture.constraints};
    lighting.premises = picture.premises;
    lighting.conclusions = picture.conclusions;
    lighting.contradiction = picture.contradiction;
    return lighting;
}

} // namespace inkling
