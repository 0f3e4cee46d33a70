// SPDX-License-Identifier: MIT
#include "logic/path/shortchain.h"

#include "logic/model/generalrules.h"
#include "logic/path/proof.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace inkling {

namespace {

std::vector<ConstraintId> constraintsOf(const Model &model, const Step &step, const Trace &nested)
{
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

/// Of what the nested steps rest on, the part that is known.
std::vector<Fact> premisesOf(const Step &step, const Trace &nested,
                             const std::vector<ValueSet> &initial, const Knowledge &known)
{
    std::vector<Fact> premises;
    // The order of the chain's own premises first.
    for (const Fact &premise : step.premises)
        premises.push_back({premise.unknown, initial[premise.unknown]});
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

} // namespace

std::optional<ShortChain> shortChain(const Model &model, const Step &step, const Knowledge &known)
{
    const auto isOpen = [&](const Fact &fact) { return !known.holds(fact); };
    if (step.rule != RuleId(GeneralRule::Chain) || !step.nested || step.contradiction
        || std::ranges::any_of(step.premises, isOpen))
        return std::nullopt;
    const std::vector<ValueSet> initial = model.initial();
    const Trace &whole = *step.nested;
    Trace nested = Proof(model, whole, known.factsBeyond(initial), whole.size(), Fact()).reduced();
    const bool supposes = nested.size() > 1 && nested[0].rule == RuleId(GeneralRule::Suppose);
    if (!supposes || nested.size() == whole.size())
        return std::nullopt;
    std::vector<Fact> premises = premisesOf(step, nested, initial, known);
    if (!saysNews(nested, Knowledge(initial, premises)))
        return std::nullopt;
    return ShortChain{constraintsOf(model, step, nested), std::move(premises),
                      std::make_shared<const Trace>(std::move(nested))};
}

} // namespace inkling
