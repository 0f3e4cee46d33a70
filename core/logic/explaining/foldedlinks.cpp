// SPDX-License-Identifier: MIT
#include "logic/explaining/foldedlinks.h"

#include "logic/model/generalrules.h"
#include "logic/model/rule.h"
#include "logic/path/foldedstep.h"

#include <algorithm>

namespace inkling {

namespace {

/// Whether a step is told for itself only: it has a picture or steps of its own, or no name.
bool standsAlone(const Step &step)
{
    return isGeneral(step.rule) || step.nested || step.parts || !step.example.empty();
}

class Folding
{
public:
    Folding(const Model &model, const Trace &steps)
        : m_model(model)
        , m_initial(model.initial())
        , m_steps(joined(model, steps))
    {}

    Trace trace()
    {
        Trace result;
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            const Step step = m_steps[i];
            if (isNote(m_model, step) && i + 1 < m_steps.size()) {
                m_held.push_back(i);
            } else if (standsAlone(step)) {
                showHeldFor(i, result);
                result.append(step);
            } else {
                appendFolded(i, result);
            }
        }
        return result;
    }

private:
    static bool isNote(const Model &model, const Step &step)
    {
        return !standsAlone(step) && !step.contradiction
               && costOf(model.rules(), step) <= double(bookkeeping)
               && std::ranges::none_of(step.conclusions, [&](const Fact &fact) {
                      return fact.possible.single() && model.isMilestone(fact.unknown);
                  });
    }
    static bool haveOneGround(const Step &step, const Step &other)
    {
        return step.rule == other.rule && step.arguments.empty() && other.arguments.empty()
               && std::ranges::equal(step.constraints, other.constraints)
               && std::ranges::equal(step.premises, other.premises);
    }
    /// The steps, with notes on the same ground made one.
    static Trace joined(const Model &model, const Trace &steps)
    {
        Trace result;
        std::vector<bool> isIn(steps.size(), false);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            Step step = steps[i];
            if (isIn[i])
                continue;
            std::vector<Fact> conclusions(step.conclusions.begin(), step.conclusions.end());
            for (std::size_t later = i + 1; isNote(model, step) && later < steps.size(); ++later) {
                const Step other = steps[later];
                if (!isNote(model, other) || !haveOneGround(step, other))
                    continue;
                isIn[later] = true;
                for (const Fact &fact : other.conclusions)
                    addTo(conclusions, fact);
            }
            step.conclusions = conclusions;
            result.append(step);
        }
        return result;
    }
    [[nodiscard]] bool restsOn(const Step &step, const Fact &conclusion) const
    {
        const ValueSet all = m_initial[conclusion.unknown];
        return std::ranges::any_of(step.premises, [&](const Fact &premise) {
            return premise.unknown == conclusion.unknown
                   && !((all - premise.possible) & (all - conclusion.possible)).empty();
        });
    }
    [[nodiscard]] bool restsOn(const Step &step, const Step &source) const
    {
        return std::ranges::any_of(source.conclusions,
                                   [&](const Fact &fact) { return restsOn(step, fact); });
    }
    /// Takes the notes that a step rests on, also by way of other notes, from those held.
    [[nodiscard]] std::vector<std::size_t> takeHeldFor(std::size_t user)
    {
        std::vector<std::size_t> users{user};
        for (std::size_t at = m_held.size(); at-- > 0;) {
            const auto uses
                = [&](std::size_t i) { return restsOn(m_steps[i], m_steps[m_held[at]]); };
            if (std::ranges::any_of(users, uses))
                users.push_back(m_held[at]);
        }
        users.erase(users.begin());
        std::ranges::reverse(users);
        std::erase_if(m_held,
                      [&](std::size_t i) { return std::ranges::find(users, i) != users.end(); });
        return users;
    }
    void showHeldFor(std::size_t user, Trace &result)
    {
        for (const std::size_t note : takeHeldFor(user))
            result.append(m_steps[note]);
    }
    void appendFolded(std::size_t user, Trace &result)
    {
        const std::vector<std::size_t> notes = takeHeldFor(user);
        const Step step = m_steps[user];
        if (notes.empty())
            return result.append(step);
        FoldedStep folded(m_model, m_initial);
        for (const std::size_t note : notes) {
            const auto conclusions = m_steps[note].conclusions;
            folded.addLink(m_steps[note], conclusions,
                           step.contradiction ? std::span<const Fact>() : conclusions);
        }
        folded.add(step, step.conclusions);
        folded.appendTo(result, step.wave);
    }

    const Model &m_model;
    const std::vector<ValueSet> m_initial;
    const Trace m_steps;
    std::vector<std::size_t> m_held; ///< the notes that no step has needed yet
};

} // namespace

Trace foldedLinks(const Model &model, const Trace &steps)
{
    return Folding(model, steps).trace();
}

} // namespace inkling
