// SPDX-License-Identifier: MIT
#include "logic/explaining/namedlinks.h"

#include "logic/explaining/deducer.h"
#include "logic/model/generalrules.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

namespace inkling {

namespace {

/// The step of a named rule that concludes the same as a link from the same constraints and facts;
/// empty if there is no such rule.
Trace byRule(const Model &model, const Step &link, const StopCondition &stop)
{
    const auto concludes = [&](const Step &step, const Fact &fact) {
        return std::ranges::any_of(step.conclusions, [&](const Fact &conclusion) {
            return conclusion.unknown == fact.unknown && conclusion.possible.within(fact.possible);
        });
    };
    const auto saysThat = [&](const Step &step) {
        return step.contradiction == link.contradiction
               && std::ranges::all_of(link.conclusions,
                                      [&](const Fact &fact) { return concludes(step, fact); });
    };
    const auto dearest = [](const Knowledge &) { return dearestLink; };
    const auto noMore = [](const Knowledge &, const StopCondition &, Trace &) { return false; };
    const Deduction deduction
        = deduceWithin({link.constraints, dearest, saysThat}, model, link.premises, noMore, stop);
    Trace named;
    if (deduction.trace.empty())
        return named;
    Step step = deduction.trace[0];
    step.wave = link.wave;
    std::vector<Fact> conclusions;
    std::ranges::copy_if(step.conclusions, std::back_inserter(conclusions), [&](const Fact &fact) {
        return std::ranges::find(link.conclusions, fact.unknown, &Fact::unknown)
               != link.conclusions.end();
    });
    step.conclusions = conclusions;
    named.append(step);
    return named;
}

/// The step as the end of the chain, if it leaves an unknown no value: a contradiction, with what
/// was known of that unknown as a premise.
std::optional<Trace> ending(const Step &step, const Knowledge &known)
{
    for (const Fact &fact : step.conclusions) {
        const Fact before = known.fact(fact.unknown);
        if (!(before.possible & fact.possible).empty())
            continue;
        std::vector<Fact> premises(step.premises.begin(), step.premises.end());
        std::erase_if(premises,
                      [&](const Fact &premise) { return premise.unknown == fact.unknown; });
        // Where the step itself leaves no value, it does not matter which were left before.
        if (!fact.possible.empty())
            premises.push_back(before);
        Step last = step;
        last.premises = premises;
        last.conclusions = {};
        last.contradiction = true;
        Trace trace;
        trace.append(last);
        return trace;
    }
    return std::nullopt;
}

/// Whether a link supposes what is known already: its steps then follow without that.
bool supposesKnown(const Step &link, const Knowledge &known)
{
    return link.nested && (*link.nested)[0].rule == RuleId(GeneralRule::Suppose)
           && known.holds((*link.nested)[0].conclusions.front());
}

/// The steps from the second on.
Trace withoutFirst(const Trace &steps)
{
    Trace rest;
    for (std::size_t i = 1; i < steps.size(); ++i)
        rest.append(steps[i]);
    return rest;
}

} // namespace

Trace namedLinks(const Model &model, const Trace &links, Knowledge known, const StopCondition &stop)
{
    Trace named;
    std::vector<Fact> news;
    const auto isKnown = [&](const Fact &fact) { return known.holds(fact); };
    for (std::size_t i = 0; i < links.size(); ++i) {
        Step link = links[i];
        if (!link.contradiction && std::ranges::all_of(link.conclusions, isKnown))
            continue;
        if (supposesKnown(link, known)) {
            const Trace rest = namedLinks(model, withoutFirst(*link.nested), known, stop);
            for (std::size_t inner = 0; inner < rest.size(); ++inner)
                named.append(rest[inner]);
            break;
        }
        const bool isPlain = link.rule == RuleId(GeneralRule::Smallest) && !link.nested;
        Trace same;
        if (const auto rule = isPlain ? model.ruleFor(link) : std::nullopt) {
            link.rule = *rule;
            link.cost = float(model.rules()[*rule].cost);
        } else if (isPlain && !link.constraints.empty()) {
            same = byRule(model, link, stop);
        }
        Step step = same.empty() ? link : same[0];
        if (const auto last = ending(step, known)) {
            named.append((*last)[0]);
            break;
        }
        news.assign(step.conclusions.begin(), step.conclusions.end());
        std::erase_if(news, isKnown);
        step.conclusions = news;
        named.append(step);
        known.learn(step.conclusions);
    }
    return named;
}

} // namespace inkling
