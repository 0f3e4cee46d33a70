// SPDX-License-Identifier: MIT
#include "logic/path/shortchain.h"

#include "logic/model/generalrules.h"
#include "logic/path/foldedstep.h"
#include "logic/path/proof.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

namespace inkling {

namespace {

/// Whether a step rests on more than its chain does: the chain shows its first conclusion alone.
bool concludesMore(const Step &step)
{
    return step.conclusions.size() > 1;
}

/// A named rule rests on all of its constraints; any other step, on those of its nested steps, unless
/// it concludes more than they show.
std::vector<ConstraintId> constraintsOf(const Model &model, const Step &step, const Trace &nested)
{
    if (!isGeneral(step.rule) || concludesMore(step))
        return {step.constraints.begin(), step.constraints.end()};
    std::set<ConstraintId> used;
    for (std::size_t i = 0; i < nested.size(); ++i) {
        used.insert(nested[i].constraints.begin(), nested[i].constraints.end());
        for (const Fact &fact : nested[i].conclusions) {
            if (const auto meaning = model.meaning(fact.unknown))
                used.insert(*meaning);
        }
    }
    std::vector<ConstraintId> kept;
    std::ranges::copy_if(step.constraints, std::back_inserter(kept),
                         [&](ConstraintId id) { return used.contains(id); });
    return kept;
}

/// Of what the nested steps rest on, the part that is known; with all of the step's own premises where
/// it concludes more than they show.
std::vector<Fact> premisesOf(const Step &step, const Trace &nested,
                             const std::vector<ValueSet> &initial, const Knowledge &known)
{
    std::vector<Fact> premises;
    // The order of the chain's own premises first.
    for (const Fact &premise : step.premises)
        premises.push_back(
            {premise.unknown, concludesMore(step) ? premise.possible : initial[premise.unknown]});
    for (std::size_t i = 0; i < nested.size(); ++i) {
        for (const Fact &premise : nested[i].premises)
            addTo(premises,
                  {premise.unknown, initial[premise.unknown]
                                        & (premise.possible | known.possible(premise.unknown))});
    }
    std::erase_if(premises,
                  [&](const Fact &fact) { return fact.possible == initial[fact.unknown]; });
    return premises;
}

/// Whether each conclusion says something that was not known before it.
bool saysNews(const Trace &nested, Knowledge known)
{
    for (std::size_t i = 0; i < nested.size(); ++i) {
        for (const Fact &fact : nested[i].conclusions) {
            if (!known.learn(fact))
                return false;
        }
    }
    return true;
}

/// Appends a folded step anew, from those of its parts that say what is not known by then: it concludes
/// all that they say of main unknowns, so that the board shows what the words say.
void fold(const Model &model, const std::vector<ValueSet> &initial, const Step &step,
          Knowledge known, Trace &steps)
{
    Trace parts;
    for (std::size_t i = 0; i < step.parts->size(); ++i) {
        Step part = (*step.parts)[i];
        std::vector<Fact> news;
        std::ranges::copy_if(part.conclusions, std::back_inserter(news),
                             [&](const Fact &fact) { return !known.holds(fact); });
        part.conclusions = news;
        if (!news.empty() || part.contradiction)
            parts.append(part);
        known.suppose(news);
    }
    if (parts.empty())
        return steps.append(step);
    FoldedStep folded(model, initial);
    for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
        std::vector<Fact> told;
        std::ranges::copy_if(parts[i].conclusions, std::back_inserter(told), [&](const Fact &fact) {
            return (fact.unknown < model.mainCount() && !step.contradiction)
                   || std::ranges::find(step.conclusions, fact.unknown, &Fact::unknown)
                          != step.conclusions.end();
        });
        folded.addLink(parts[i], parts[i].conclusions, told);
    }
    folded.add(parts[parts.size() - 1], parts[parts.size() - 1].conclusions);
    folded.appendTo(steps, step.wave);
}

/// The nested steps, each folded one folded anew.
Trace foldedAnew(const Model &model, const std::vector<ValueSet> &initial, const Trace &nested,
                 Knowledge known)
{
    Trace steps;
    for (std::size_t i = 0; i < nested.size(); ++i) {
        if (nested[i].parts)
            fold(model, initial, nested[i], known, steps);
        else
            steps.append(nested[i]);
        known.suppose(steps.conclusions(i));
    }
    return steps;
}

/// The steps that the contradiction needs, with the conclusions that it needs of those that are not
/// folded.
Trace neededOf(const Model &model, const Trace &steps, std::span<const Fact> given)
{
    const Proof proof(model, steps, given, steps.size(), Fact());
    const Trace reduced = proof.reduced();
    Trace needed;
    for (std::size_t i = 0; i < reduced.size(); ++i) {
        Step step = reduced[i];
        if (step.parts)
            step.conclusions = steps[proof.steps()[i]].conclusions;
        needed.append(step);
    }
    return needed;
}

/// How many steps a trace has, and conclusions, those inside steps included.
std::size_t sizeOf(const Trace &trace)
{
    std::size_t size = trace.size();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        const Step step = trace[i];
        size += step.conclusions.size();
        size += step.parts ? sizeOf(*step.parts) : 0;
        size += step.nested ? sizeOf(*step.nested) : 0;
    }
    return size;
}

bool isSupposition(const Step &step)
{
    return step.rule == RuleId(GeneralRule::Suppose);
}

/// Whether what a nested step supposes is known: that then fails without it.
bool supposesKnown(const Step &step, const Knowledge &known)
{
    if (!step.nested || !isSupposition((*step.nested)[0]))
        return false;
    return known.holds((*step.nested)[0].conclusions.front());
}

/// Appends a step, or the steps inside it up to one that contradicts what is known by then, which
/// fails; returns whether it does. Learns what the step concludes.
bool fails(Step step, Knowledge &known, Trace &steps)
{
    const std::uint32_t wave = step.wave;
    if (step.parts || supposesKnown(step, known)) {
        const Trace &all = step.parts ? *step.parts : *step.nested;
        Trace inside;
        Knowledge then = known;
        // The last part of a step that fails fails with it.
        const std::size_t end = all.size() - (step.parts && step.contradiction ? 1 : 0);
        for (std::size_t i = step.parts ? 0 : 1; i < end; ++i) {
            Step next = all[i];
            next.wave = wave + std::uint32_t(i);
            if (!fails(next, then, inside))
                continue;
            for (std::size_t k = 0; k < inside.size(); ++k)
                steps.append(inside[k]);
            return true;
        }
    }
    if (step.contradiction) {
        steps.append(step);
        return true;
    }
    const auto odds = std::ranges::find_if(step.conclusions, [&](const Fact &fact) {
        return (known.possible(fact.unknown) & fact.possible).empty();
    });
    if (odds == step.conclusions.end() || step.nested || step.parts) {
        steps.append(step);
        known.learn(step.conclusions);
        return false;
    }
    step.wave = wave + 1; // what it contradicts may have been found just before
    step.conclusions = {};
    step.example = {};
    step.caseEnds = {};
    steps.append(step);
    steps.addPremise(known.fact(odds->unknown));
    steps.setContradiction();
    return true;
}

/// The nested steps up to the first that contradicts what is known by then: it fails.
Trace endedAtOdds(const Trace &nested, Knowledge known)
{
    Trace steps;
    for (std::size_t i = 0; i < nested.size() && !fails(nested[i], known, steps); ++i)
        continue;
    return steps;
}

/// The nested steps of a step that a supposition shows, without those that are needless by what is
/// known. Nothing where all are needed, or no supposition shows the step. The supposition itself may
/// be among the needless ones.
std::optional<Trace> shortSteps(const Model &model, const Step &step, const Knowledge &known);

/// The chain of a step that these nested steps show; nothing where they do without the supposition, or
/// repeat what is known.
std::optional<ShortChain> chainBy(const Model &model, const Step &step, Trace nested,
                                  const Knowledge &known)
{
    if (nested.size() < 2 || !isSupposition(nested[0]))
        return std::nullopt;
    const std::vector<ValueSet> initial = model.initial();
    std::vector<Fact> premises = premisesOf(step, nested, initial, known);
    if (!saysNews(nested, Knowledge(initial, premises)))
        return std::nullopt;
    return ShortChain{constraintsOf(model, step, nested), std::move(premises),
                      std::make_shared<const Trace>(std::move(nested))};
}

/// The nested steps, each chain among them told with what is known by then. A chain that fails without
/// what it supposes is replaced by its steps, and ends the trace.
Trace withShortChains(const Model &model, const Trace &nested, Knowledge known)
{
    Trace steps;
    for (std::size_t i = 0; i < nested.size(); ++i) {
        Step step = nested[i];
        auto inside = shortSteps(model, step, known);
        if (inside && !inside->empty() && !isSupposition((*inside)[0])) {
            for (std::size_t k = 0; k < inside->size(); ++k) {
                Step next = (*inside)[k];
                next.wave = step.wave + 1 + std::uint32_t(k);
                steps.append(next);
            }
            return steps;
        }
        const auto chain = inside ? chainBy(model, step, *std::move(inside), known) : std::nullopt;
        if (chain)
            chain->applyTo(step);
        steps.append(step);
        known.suppose(step.conclusions);
    }
    return steps;
}

std::optional<Trace> shortSteps(const Model &model, const Step &step, const Knowledge &known)
{
    const auto isOpen = [&](const Fact &fact) { return !known.holds(fact); };
    if (!step.nested || step.contradiction || std::ranges::any_of(step.premises, isOpen))
        return std::nullopt;
    const std::vector<ValueSet> initial = model.initial();
    const Trace &whole = *step.nested;
    const std::vector<Fact> given = known.factsBeyond(initial);
    const Trace ended = endedAtOdds(whole, known);
    const Trace rest = neededOf(model, ended, given);
    const Trace anew = foldedAnew(model, initial, rest, known);
    const Trace shorter = withShortChains(model, anew, known);
    Trace nested = neededOf(model, shorter, given); // what is shorter within may need less
    const std::size_t size = sizeOf(whole);
    const bool isAsLong
        = std::ranges::all_of(std::array{&ended, &rest, &anew, &shorter, &std::as_const(nested)},
                              [&](const Trace *trace) { return sizeOf(*trace) == size; });
    return isAsLong ? std::nullopt : std::optional(std::move(nested));
}

} // namespace

void ShortChain::applyTo(Step &step) const
{
    step.constraints = constraints;
    step.premises = premises;
    step.nested = nested.get();
    if (step.rule == RuleId(GeneralRule::Smallest) && !concludesMore(step))
        step.rule = RuleId(GeneralRule::Chain);
}

std::optional<ShortChain> shortChain(const Model &model, const Step &step, const Knowledge &known)
{
    auto nested = shortSteps(model, step, known);
    return nested ? chainBy(model, step, *std::move(nested), known) : std::nullopt;
}

} // namespace inkling
