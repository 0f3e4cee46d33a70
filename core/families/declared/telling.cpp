// SPDX-License-Identifier: MIT
#include "families/declared/declaredmodel.h"

#include "logic/model/generalrules.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <mutex>
#include <sstream>

namespace inkling::declared {

namespace {

/// What is made once of a declaration.
struct Made
{
    std::vector<Rule> rules;
    std::vector<SentenceCase> sentences;
};

const Made &madeOf(const Declaration &declaration)
{
    static std::mutex mutex;
    static std::map<const Declaration *, Made> all;
    const std::scoped_lock lock(mutex);
    Made &made = all[&declaration];
    if (made.rules.empty()) {
        for (const DeclaredRule &rule : declaration.rules()) {
            made.rules.push_back(rule.rule);
            made.sentences.push_back({rule.rule.id, rule.sentence});
        }
    }
    return made;
}

/// Makes the arguments of one step's sentence.
class Telling
{
public:
    Telling(const Posed &posed, const Model &model, const Step &step, const Knowledge &before)
        : m_posed(posed)
        , m_model(model)
        , m_step(step)
        , m_before(before)
    {
        for (const Fact &fact : step.conclusions)
            m_told.push_back(toldBy(fact, before));
        // A conclusion of a single value also rests on what was known of its unknown.
        std::ranges::copy_if(step.premises, std::back_inserter(m_others), [&](const Fact &premise) {
            return std::ranges::find(step.conclusions, premise.unknown, &Fact::unknown)
                   == step.conclusions.end();
        });
    }

    [[nodiscard]] Argument argument(Slot slot) const
    {
        const std::size_t half = m_step.constraints.size() / 2;
        switch (slot) {
        case Slot::None:
        case Slot::Constraints:
            break;
        case Slot::FirstConstraint:
            return named(m_step.constraints.first(1));
        case Slot::FirstHalf:
            return named(m_step.constraints.first(half));
        case Slot::SecondHalf:
            return named(m_step.constraints.subspan(half));
        case Slot::PremiseFacts:
            return facts(m_others);
        case Slot::PremisePlaces:
            return places(m_step.premises);
        case Slot::OtherPlaces:
            return places(m_others);
        case Slot::PremiseValues:
            return valuesArgument(together(m_others));
        case Slot::ConclusionFacts:
            return facts(m_told);
        case Slot::ConclusionPlaces:
            return places(m_step.conclusions);
        case Slot::ConclusionValues:
            return valuesArgument(together(m_told));
        case Slot::ExcludedValues:
            return valuesArgument(excluded(), Argument::Joint::Or);
        case Slot::ListedValues:
            return valuesArgument(listed());
        case Slot::ListedPlaces:
            return listedPlaces();
        case Slot::Argument1:
            return formulaArgument(m_step.arguments[0]);
        case Slot::Argument2:
            return formulaArgument(m_step.arguments[1]);
        }
        return named(m_step.constraints);
    }

private:
    [[nodiscard]] Argument named(std::span<const ConstraintId> constraints) const
    {
        std::vector<Argument::Part> parts;
        for (const ConstraintId id : constraints)
            parts.push_back({m_posed.describe(id), m_posed.elements[id]});
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] Argument places(std::span<const Fact> facts) const
    {
        std::vector<Argument::Part> parts;
        for (const Fact &fact : facts) {
            parts.push_back(
                {m_posed.layout.name(fact.unknown), {m_posed.layout.element(fact.unknown)}});
        }
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] Argument facts(std::span<const Fact> facts) const
    {
        std::vector<Argument::Part> parts;
        for (const Fact &fact : facts)
            parts.push_back({m_model.clause(fact), {m_posed.layout.element(fact.unknown)}});
        return placesArgument(std::move(parts));
    }
    [[nodiscard]] static ValueSet together(std::span<const Fact> facts)
    {
        ValueSet values;
        for (const Fact &fact : facts)
            values = values | fact.possible;
        return values;
    }
    [[nodiscard]] ValueSet excluded() const
    {
        ValueSet values;
        for (const Fact &fact : m_step.conclusions)
            values = values | (m_posed.statement.domains[fact.unknown] - fact.possible);
        return values;
    }

    [[nodiscard]] ValueSet listed() const
    {
        ValueSet values;
        std::istringstream words{std::string(m_step.arguments[0])};
        for (int value = 0; words >> value;)
            values = values | ValueSet::only(value);
        return values;
    }
    [[nodiscard]] Argument listedPlaces() const
    {
        std::vector<Fact> facts;
        for (const UnknownId unknown :
             m_posed.statement.constraints[m_step.constraints[0]].unknowns) {
            if (!(m_before.possible(unknown) & listed()).empty())
                facts.push_back(m_before.fact(unknown));
        }
        return places(facts);
    }

    const Posed &m_posed;
    const Model &m_model;
    const Step &m_step;
    const Knowledge &m_before;
    std::vector<Fact> m_others; ///< the premises about unknowns that it does not conclude about
    std::vector<Fact> m_told;   ///< all that is known of the conclusions' unknowns after the step
};

} // namespace

std::span<const Rule> catalogueOf(const Declaration &declaration)
{
    return madeOf(declaration).rules;
}

std::span<const SentenceCase> sentencesOf(const Declaration &declaration)
{
    return madeOf(declaration).sentences;
}

/// A contradiction is told by the general sentences, which name all that it rests on.
Sentence sentenceOf(const Posed &posed, const Model &model, const Step &step,
                    const Knowledge &before)
{
    if (isGeneral(step.rule) || step.contradiction)
        return {};
    const DeclaredRule &rule = posed.declaration.rules()[step.rule];
    Sentence sentence{sentencesOf(posed.declaration)[step.rule], {}, {}};
    const Telling telling(posed, model, step, before);
    for (const Slot slot : rule.arguments) {
        if (slot != Slot::None)
            sentence.arguments.push_back(telling.argument(slot));
    }
    return sentence;
}

} // namespace inkling::declared
