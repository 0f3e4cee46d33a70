// SPDX-License-Identifier: MIT
#include "logic/model/sentence.h"

#include "logic/model/generalrules.h"
#include "logic/model/joints.h"
#include "logic/model/knowledge.h"
#include "logic/model/model.h"
#include "logic/model/premisecount.h"
#include "logic/model/rule.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <span>
#include <utility>

namespace inkling {

namespace {

using Json = nlohmann::ordered_json;

enum class General : std::uint8_t {
    Together,
    TogetherMany,
    TogetherAboutMany,
    Alone,
    Refuted,
    RefutedAtOnce,
    RefutedInFull,
    Fails,
    Hence,
    HenceMany,
    HenceAboutMany,
    Clash,
    ClashOfOne,
    NothingLeft,
    Suppose,
    RunAlike,
    RunAlikeOf,
    RunAlso,
    RunSameRule,
    RunBeforeOne,
    RunBefore,
    RunBeforeEasierOne,
    RunBeforeEasier,
    RunAfter,
    RunAfterOne,
    Count
};

// clang-format off
constexpr std::array cases{
    SentenceCase{"explain.smallest/together", INKLING_TR_NOOP("Rules",
        "Taken together, these leave no choice: <p>%1</p>. So <c>%2</c>.")},
    SentenceCase{"explain.smallest/together-many", INKLING_TR_NOOP("Rules",
        "Taken together, these leave no choice in <c>%2 places</c>: <p>%1</p>.")},
    SentenceCase{"explain.smallest/together-about-many", INKLING_TR_NOOP("Rules",
        "Taken together, these narrow down <c>%2 places</c>: <p>%1</p>.")},
    SentenceCase{"explain.smallest/alone", INKLING_TR_NOOP("Rules",
        "Nothing else fits <p>%1</p>: <c>%2</c>.")},
    SentenceCase{"explain.smallest/refuted", INKLING_TR_NOOP("Rules",
        "Suppose that %1. %2 steps later, that fails:")},
    SentenceCase{"explain.smallest/refuted-at-once", INKLING_TR_NOOP("Rules",
        "Suppose that %1. That fails at once:")},
    SentenceCase{"explain.smallest/refuted-in-full", INKLING_TR_NOOP("Rules",
        "Suppose that %1. Then:")},
    SentenceCase{"explain.smallest/fails", INKLING_TR_NOOP("Rules",
        "That fails:")},
    SentenceCase{"explain.smallest/hence", INKLING_TR_NOOP("Rules",
        "So <c>%1</c>.")},
    SentenceCase{"explain.smallest/hence-many", INKLING_TR_NOOP("Rules",
        "So <c>%1</c>; in all, this decides <c>%2 places</c>.")},
    SentenceCase{"explain.smallest/hence-about-many", INKLING_TR_NOOP("Rules",
        "So <c>%1</c>; in all, this narrows down <c>%2 places</c>.")},
    SentenceCase{"explain.smallest/clash", INKLING_TR_NOOP("Rules",
        "These contradict each other: <p>%1</p>.")},
    SentenceCase{"explain.smallest/clash-of-one", INKLING_TR_NOOP("Rules",
        "Nothing fits <p>%1</p>.")},
    SentenceCase{"explain.smallest/nothing-left", INKLING_TR_NOOP("Rules",
        "This cannot be, for <p>%1</p>.")},
    SentenceCase{"explain.suppose", INKLING_TR_NOOP("Rules",
        "Suppose instead that <c>%1</c>.")},
    SentenceCase{"explain.run/alike", INKLING_TR_NOOP("Rules",
        "By the same rule, <c>%1</c>.")},
    SentenceCase{"explain.run/alike-of", INKLING_TR_NOOP("Rules",
        "The same rule also applies to <p>%1</p>: <c>%2</c>.")},
    SentenceCase{"explain.run/also", INKLING_TR_NOOP("Rules",
        "The same rule also applies to <p>%1</p>.")},
    SentenceCase{"explain.run/same-rule", INKLING_TR_NOOP("Rules",
        "<c>%1 more steps</c> by the same rule follow.")},
    SentenceCase{"explain.run/before-one", INKLING_TR_NOOP("Rules",
        "After one small step:")},
    SentenceCase{"explain.run/before", INKLING_TR_NOOP("Rules",
        "After %1 small steps:")},
    SentenceCase{"explain.run/before-easier-one", INKLING_TR_NOOP("Rules",
        "After one easier step:")},
    SentenceCase{"explain.run/before-easier", INKLING_TR_NOOP("Rules",
        "After %1 easier steps:")},
    SentenceCase{"explain.run/after", INKLING_TR_NOOP("Rules",
        "%1 small steps follow.")},
    SentenceCase{"explain.run/after-one", INKLING_TR_NOOP("Rules",
        "One small step follows.")},
};
// clang-format on
static_assert(cases.size() == std::size_t(General::Count));

Sentence made(General which, std::vector<Argument> arguments)
{
    return {cases[std::size_t(which)], std::move(arguments), {}};
}

std::vector<ElementId> elementsOf(const Model &model, const Fact &fact)
{
    const auto mark = model.mark(fact);
    if (!mark)
        return {};
    if (mark->other == noElement)
        return {mark->element};
    return {mark->element, mark->other};
}

/// What is left of the fact's unknown by now, where the fact is told as what is left.
Fact leftAsTold(const Model &model, const Fact &fact, const Knowledge &before)
{
    const Fact left = toldBy(fact, before);
    return model.tellsWhatIsLeft(fact) && !left.possible.empty() ? left : fact;
}

/// The facts as a sentence tells them: where the model tells what is left, what is left by now.
std::vector<Fact> toldNow(const Model &model, std::vector<Fact> facts, const Knowledge &before)
{
    std::ranges::transform(facts, facts.begin(),
                           [&](const Fact &fact) { return leftAsTold(model, fact, before); });
    return facts;
}

Argument factArgument(const Model &model, const Fact &fact)
{
    return phraseArgument(model.clause(fact), elementsOf(model, fact));
}

/// The premises of a step, constraints first: each named, or, if they are many, counted by kind.
Argument premisesArgument(const Model &model, const Step &step)
{
    constexpr std::size_t mostNamed = 4;
    std::vector<Argument::Part> parts;
    for (const PremiseGroup &group : groupedPremises(model, step)) {
        std::vector<Argument::Part> named;
        for (const ConstraintId constraint : group.constraints)
            named.push_back({model.describe(constraint), model.elements(constraint)});
        for (const Fact &fact : group.facts)
            named.push_back({model.describe(fact), elementsOf(model, fact)});
        if (step.constraints.size() + step.premises.size() <= mostNamed || named.size() == 1) {
            std::ranges::move(named, std::back_inserter(parts));
            continue;
        }
        std::vector<ElementId> elements;
        for (const Argument::Part &part : named)
            elements.insert(elements.end(), part.elements.begin(), part.elements.end());
        parts.push_back({group.counted(), std::move(elements)});
    }
    return placesArgument(std::move(parts));
}

/// What a step adds about each unknown that it concludes something about.
std::vector<Fact> toldFacts(const Step &step)
{
    std::vector<Fact> facts;
    for (const Fact &conclusion : step.conclusions)
        addTo(facts, conclusion);
    return facts;
}

/// Whether the step leaves a single value wherever it concludes something.
bool decidesAll(const Step &step)
{
    return std::ranges::all_of(toldFacts(step),
                               [](const Fact &fact) { return fact.possible.single(); });
}

Argument factsArgument(const Model &model, std::span<const Fact> facts)
{
    std::vector<Argument::Part> parts;
    for (const Fact &fact : facts)
        parts.push_back({model.clause(fact), elementsOf(model, fact)});
    return placesArgument(std::move(parts));
}

/// The most conclusions that are named one by one; more are counted.
constexpr std::size_t mostNamed = 3;

/// A sentence that names the conclusions, or one that counts them.
Sentence concluding(General naming, General counting, std::vector<Argument> arguments,
                    const Model &model, const Step &step, const Knowledge &before)
{
    const std::vector<Fact> facts = toldNow(model, toldFacts(step), before);
    const bool isNamed = facts.size() <= mostNamed;
    arguments.push_back(isNamed ? factsArgument(model, facts)
                                : numberArgument(std::int64_t(facts.size())));
    return made(isNamed ? naming : counting, std::move(arguments));
}

bool isOfOneThing(const Step &step)
{
    return step.constraints.size() + step.premises.size() == 1;
}

Sentence clash(const Model &model, const Step &step)
{
    const bool leavesNothing = std::ranges::any_of(
        step.premises, [](const Fact &fact) { return fact.possible.empty(); });
    const General one = leavesNothing ? General::NothingLeft : General::ClashOfOne;
    return made(isOfOneThing(step) ? one : General::Clash, {premisesArgument(model, step)});
}

Sentence together(const Model &model, const Step &step, const Knowledge &before)
{
    return concluding(isOfOneThing(step) ? General::Alone : General::Together,
                      decidesAll(step) ? General::TogetherMany : General::TogetherAboutMany,
                      {premisesArgument(model, step)}, model, step, before);
}

/// The steps that a chain, or a folded step, is made of; null for other steps.
const Trace *insideOf(const Step &step)
{
    return step.nested ? step.nested : step.parts;
}

/// The sentence of a nested trace's last step; if that is a chain itself, or folded, of its last
/// step.
Sentence failure(const Model &model, const Trace &nested, Knowledge known)
{
    const std::size_t last = nested.size() - 1;
    for (std::size_t i = 0; i < last; ++i)
        known.suppose(nested[i].conclusions);
    const Trace *const inner = insideOf(nested[last]);
    return inner ? failure(model, *inner, std::move(known))
                 : sentenceOf(model, nested[last], known);
}

/// The sentence for the conclusions after their opposite has failed: the refuted one first, the
/// others counted.
Sentence hence(const Model &model, const Step &step, UnknownId supposed, const Knowledge &before)
{
    const std::vector<Fact> facts = toldNow(model, toldFacts(step), before);
    const auto refuted = std::ranges::find(facts, supposed, &Fact::unknown);
    if (facts.size() <= mostNamed || refuted == facts.end())
        return made(General::Hence, {factsArgument(model, facts)});
    return made(decidesAll(step) ? General::HenceMany : General::HenceAboutMany,
                {factArgument(model, *refuted), numberArgument(std::int64_t(facts.size()))});
}

/// How many steps follow from the supposition, as the chain shows them; where it is a single step
/// that is a chain itself, or folded, the steps of that.
std::size_t stepsOf(const Trace &nested)
{
    const std::size_t first = nested[0].rule == RuleId(GeneralRule::Suppose) ? 1 : 0;
    const std::size_t steps = nested.size() - first;
    const Trace *const inner = insideOf(nested[first]);
    return steps == 1 && inner ? stepsOf(*inner) : steps;
}

std::size_t countOf(const Sentence &sentence)
{
    std::size_t count = 1;
    for (const Sentence &next : sentence.more)
        count += countOf(next);
    return count;
}

/// The sentences of the steps after what is supposed; none where they are more than a reader keeps
/// in mind, or some of the steps suppose more.
std::vector<Sentence> toldInFull(const Model &model, const Trace &nested, Knowledge known)
{
    constexpr std::size_t mostSteps = 3;
    constexpr std::size_t mostSentences = 5;
    std::vector<Sentence> told;
    std::size_t sentences = 0;
    known.suppose(nested[0].conclusions);
    for (std::size_t i = 1; i < nested.size(); ++i) {
        const Step step = nested[i];
        if (step.nested || nested.size() > mostSteps + 1)
            return {};
        told.push_back(sentenceOf(model, step, known));
        sentences += countOf(told.back());
        known.suppose(step.conclusions);
    }
    return sentences <= mostSentences ? std::move(told) : std::vector<Sentence>();
}

Sentence smallest(const Model &model, const Step &step, const Knowledge &before)
{
    if (step.contradiction)
        return clash(model, step);
    const Trace *const nested = step.nested;
    if (!nested || nested->size() < 2 || (*nested)[0].rule != RuleId(GeneralRule::Suppose))
        return together(model, step, before);
    const std::size_t steps = stepsOf(*nested);
    const Fact supposed = leftAsTold(model, (*nested)[0].conclusions.front(), before);
    if (auto told = toldInFull(model, *nested, before); told.size() > 1) {
        Sentence sentence = made(General::RefutedInFull, {factArgument(model, supposed)});
        told.insert(told.end() - 1, made(General::Fails, {}));
        sentence.more = std::move(told);
        sentence.more.push_back(hence(model, step, supposed.unknown, before));
        return sentence;
    }
    std::vector<Argument> arguments{factArgument(model, supposed)};
    if (steps > 1)
        arguments.push_back(numberArgument(std::int64_t(steps)));
    Sentence sentence
        = made(steps > 1 ? General::Refuted : General::RefutedAtOnce, std::move(arguments));
    sentence.more.push_back(failure(model, *nested, before));
    sentence.more.push_back(hence(model, step, supposed.unknown, before));
    return sentence;
}

/// The parts of a folded step that are told one by one: all of a few, of many by one rule the first
/// three, of a long run of small steps the first ones, of others the last one by the step's rule.
struct ToldParts
{
    std::size_t begin = 0;
    std::size_t end = 0;
    bool isRestAlike = false; ///< the parts after them go by the same rule
};

ToldParts toldParts(const Step &step)
{
    constexpr std::size_t toldAlike = 3;
    constexpr std::size_t toldOfRun = 4;
    const Trace &parts = *step.parts;
    const bool isRun = step.rule == RuleId(GeneralRule::Run);
    if (parts.size() <= (isRun ? toldOfRun + 1 : toldOfRun))
        return {0, parts.size()};
    bool areByOneRule = true;
    for (std::size_t i = 0; i < parts.size(); ++i)
        areByOneRule = areByOneRule && parts[i].rule == parts[0].rule;
    if (areByOneRule)
        return {0, toldAlike, true};
    if (isRun)
        return {0, toldOfRun};
    std::size_t named = parts.size() - 1;
    while (named > 0 && parts[named].rule != step.rule)
        --named;
    return {named, named + 1};
}

/// The conclusions of the parts from `first` on, one for each unknown.
std::vector<Fact> conclusionsFrom(const Trace &parts, std::size_t first)
{
    std::vector<Fact> facts;
    for (std::size_t i = first; i < parts.size(); ++i) {
        for (const Fact &fact : parts[i].conclusions)
            addTo(facts, fact);
    }
    return facts;
}

/// Those of some sentences that do not say the same as the one before, and do not begin with the same.
std::vector<Sentence> eachOnce(std::span<Sentence> sentences)
{
    std::vector<Sentence> all;
    const Sentence *last = nullptr; // as it was
    for (const Sentence &sentence : sentences) {
        const bool beginsAlike
            = last && sentence.form.id == last->form.id && sentence.arguments == last->arguments;
        if (!beginsAlike)
            all.push_back(sentence);
        else if (english(sentence) != english(*last) && !sentence.more.empty())
            all.push_back(asOne(sentence.more));
        last = &sentence;
    }
    return all;
}

/// The sentences for a long step: those of the parts that are told, and how many parts come before
/// and after them.
Sentence runRound(const Trace &parts, const ToldParts &told, std::vector<Sentence> &sentences)
{
    std::vector<Sentence> all;
    const auto add = [&](std::size_t count, General one, General several) {
        if (count == 1)
            all.push_back(made(one, {}));
        else if (count > 1)
            all.push_back(made(several, {numberArgument(std::int64_t(count))}));
    };
    bool areSmall = true;
    for (std::size_t i = 0; i < told.begin; ++i)
        areSmall = areSmall && parts[i].cost < remembered;
    add(told.begin, areSmall ? General::RunBeforeOne : General::RunBeforeEasierOne,
        areSmall ? General::RunBefore : General::RunBeforeEasier);
    std::ranges::move(eachOnce(std::span(sentences).subspan(told.begin, told.end - told.begin)),
                      std::back_inserter(all));
    add(sentences.size() - told.end, General::RunAfterOne, General::RunAfter);
    return asOne(std::move(all));
}

/// The constraints that the parts from `told` on rest on, each once.
std::vector<ConstraintId> constraintsFrom(const Trace &parts, std::size_t told)
{
    std::vector<ConstraintId> all;
    for (std::size_t i = told; i < parts.size(); ++i) {
        for (const ConstraintId constraint : parts[i].constraints) {
            if (std::ranges::find(all, constraint) == all.end())
                all.push_back(constraint);
        }
    }
    return all;
}

/// The constraints that are named for the parts from `told` on, which go by the same rule: few; and
/// where the conclusions are many, one for each part.
std::vector<ConstraintId> namedConstraints(const Trace &parts, std::size_t told)
{
    const std::vector<ConstraintId> all = constraintsFrom(parts, told);
    bool isOneEach = all.size() == parts.size() - told;
    for (std::size_t i = told; i < parts.size(); ++i)
        isOneEach = isOneEach && parts[i].constraints.size() == 1;
    const bool areFew = conclusionsFrom(parts, told).size() <= mostNamed;
    return all.size() <= mostNamed && (areFew || isOneEach) ? all : std::vector<ConstraintId>();
}

/// The sentence for the parts from `told` on, which go by the same rule as those before: few
/// conclusions and few constraints are named, else the parts are counted.
Sentence runAlike(const Model &model, const Trace &parts, std::size_t told, const Knowledge &before)
{
    const std::vector<Fact> facts = toldNow(model, conclusionsFrom(parts, told), before);
    std::vector<Argument::Part> places;
    for (const ConstraintId constraint : namedConstraints(parts, told))
        places.push_back({model.describe(constraint), model.elements(constraint)});
    // What is about the whole board has no place to be named.
    if (std::ranges::any_of(places, [](const auto &place) { return place.elements.empty(); }))
        places.clear();
    const bool areFew = facts.size() <= mostNamed;
    if (places.empty()) {
        return areFew ? made(General::RunAlike, {factsArgument(model, facts)})
                      : made(General::RunSameRule,
                             {numberArgument(std::int64_t(parts.size() - told))});
    }
    std::vector<Argument> arguments{placesArgument(std::move(places))};
    if (areFew)
        arguments.push_back(factsArgument(model, facts));
    return made(areFew ? General::RunAlikeOf : General::RunAlso, std::move(arguments));
}

/// The sentences for a folded step, see toldParts().
Sentence run(const Model &model, const Step &step, const Knowledge &before)
{
    const Trace &parts = *step.parts;
    Knowledge known = before;
    std::vector<Sentence> sentences;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        sentences.push_back(sentenceOf(model, parts[i], known));
        for (const Fact &fact : parts[i].conclusions)
            known.learn(fact);
    }
    const ToldParts told = toldParts(step);
    if (!told.isRestAlike)
        return runRound(parts, told, sentences);
    std::vector<Sentence> all = eachOnce(std::span(sentences).first(told.end));
    all.push_back(runAlike(model, parts, told.end, before));
    return asOne(std::move(all));
}

void append(std::string &text, const Argument &argument)
{
    constexpr std::array<std::string_view, 3> lasts{" and ", " or ", ", "};
    const Joints joints = jointsOf(argument);
    const std::string_view joint = joints == Joints::Commas ? ", " : "; ";
    const std::string_view last
        = joints == Joints::OnlySemicolons ? joint : lasts[std::size_t(argument.joint)];
    for (std::size_t i = 0; i < argument.parts.size(); ++i) {
        if (i > 0)
            text += i + 1 == argument.parts.size() ? last : joint;
        text += argument.parts[i].words.english();
    }
}

std::string withoutMarks(std::string text)
{
    for (const std::string_view mark : {"<p>", "</p>", "<c>", "</c>"}) {
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark))
            text.erase(at, mark.size());
    }
    return text;
}

Json json(const Argument &argument)
{
    Json list = Json::array();
    for (const Argument::Part &part : argument.parts) {
        const std::string words = part.words.english();
        if (argument.kind == Argument::Kind::Number || argument.kind == Argument::Kind::Values)
            list.push_back(std::stoll(words));
        else
            list.push_back(words);
    }
    const bool isList
        = argument.kind == Argument::Kind::Values || argument.kind == Argument::Kind::Places;
    return isList || list.size() != 1 ? list : list.front();
}

} // namespace

Argument numberArgument(std::int64_t number)
{
    return {Argument::Kind::Number, Argument::Joint::And, {{{"%1", {std::to_string(number)}}}}};
}

Argument valuesArgument(ValueSet values, Argument::Joint joint)
{
    Argument argument{Argument::Kind::Values, joint, {}};
    for (const int value : values)
        argument.parts.push_back({{"%1", {std::to_string(value)}}});
    return argument;
}

Argument placeArgument(Phrase words, std::vector<ElementId> elements)
{
    return {
        Argument::Kind::Places, Argument::Joint::And, {{std::move(words), std::move(elements)}}};
}

Sentence asOne(std::vector<Sentence> all)
{
    Sentence sentence = std::move(all.front());
    std::move(all.begin() + 1, all.end(), std::back_inserter(sentence.more));
    return sentence;
}

Argument placesArgument(std::vector<Argument::Part> places, Argument::Joint joint)
{
    return {Argument::Kind::Places, joint, std::move(places)};
}

Argument wordsArgument(std::string_view words)
{
    return {Argument::Kind::Words, Argument::Joint::And, {{{words, {}}}}};
}

Argument phraseArgument(Phrase phrase, std::vector<ElementId> elements)
{
    return {
        Argument::Kind::Words, Argument::Joint::And, {{std::move(phrase), std::move(elements)}}};
}

Argument formulaArgument(std::string formula, std::vector<ElementId> elements)
{
    return {Argument::Kind::Formula,
            Argument::Joint::And,
            {{{"%1", {std::move(formula)}}, std::move(elements)}}};
}

bool supposes(const Sentence &sentence)
{
    return sentence.form.id.starts_with("explain.smallest/refuted");
}

Sentence sentenceOf(const Model &model, const Step &step, const Knowledge &before)
{
    if (step.parts)
        return run(model, step, before);
    if (step.rule == RuleId(GeneralRule::Suppose))
        return made(General::Suppose, {factArgument(model, step.conclusions.front())});
    // A proof may need less of what is known than a reader sees.
    const std::vector<Fact> premises
        = toldNow(model, {step.premises.begin(), step.premises.end()}, before);
    Step told = step;
    told.premises = premises;
    if (told.rule == RuleId(GeneralRule::Smallest) || told.rule == RuleId(GeneralRule::Chain))
        return smallest(model, told, before);
    Sentence sentence = model.sentence(told, before);
    // A rule may rest on more than it needs: some place of its sentence then has nothing to put in.
    const bool isWhole = std::ranges::none_of(
        sentence.arguments, [](const Argument &argument) { return argument.parts.empty(); });
    if (!sentence.form.text.empty() && isWhole)
        return sentence;
    return smallest(model, told, before);
}

ToldPart toldPartOf(const Step &step)
{
    const Trace &parts = *step.parts;
    const ToldParts told = toldParts(step);
    ToldPart whole;
    std::vector<Fact> rested;
    for (std::size_t i = told.begin; i < told.end; ++i) {
        whole.constraints.insert(whole.constraints.end(), parts[i].constraints.begin(),
                                 parts[i].constraints.end());
        rested.insert(rested.end(), parts[i].premises.begin(), parts[i].premises.end());
        for (const Fact &fact : parts[i].conclusions)
            addTo(whole.conclusions, fact);
    }
    const std::vector<Fact> also
        = told.isRestAlike ? conclusionsFrom(parts, told.end) : toldFacts(step);
    if (also.size() <= mostNamed) {
        for (const Fact &fact : also)
            addTo(whole.conclusions, fact);
    }
    if (told.isRestAlike) {
        const std::vector<ConstraintId> named = namedConstraints(parts, told.end);
        whole.constraints.insert(whole.constraints.end(), named.begin(), named.end());
    }
    const auto isAbout = [](const std::vector<Fact> &facts) {
        return [&facts](const Fact &fact) {
            return std::ranges::find(facts, fact.unknown, &Fact::unknown) != facts.end();
        };
    };
    std::ranges::copy_if(step.premises, std::back_inserter(whole.premises), isAbout(rested));
    std::vector<Fact> concluded;
    std::ranges::copy_if(step.conclusions, std::back_inserter(concluded),
                         isAbout(whole.conclusions));
    whole.conclusions = std::move(concluded);
    return whole;
}

std::span<const SentenceCase> generalSentences()
{
    return cases;
}

Fact toldBy(const Fact &conclusion, const Knowledge &before)
{
    return {conclusion.unknown, conclusion.possible & before.possible(conclusion.unknown)};
}

Phrase factTold(const Model &model, const Fact &fact, const Knowledge &before)
{
    return model.describe(leftAsTold(model, fact, before));
}

std::vector<Phrase> conclusionsTold(const Model &model, const Step &step, const Knowledge &before)
{
    std::vector<Phrase> phrases;
    for (const Fact &fact : toldFacts(step)) {
        Phrase phrase = factTold(model, fact, before);
        if (std::ranges::find(phrases, phrase) == phrases.end())
            phrases.push_back(std::move(phrase));
    }
    return phrases;
}

std::string english(const Sentence &sentence)
{
    std::vector<std::string> words;
    for (const Argument &argument : sentence.arguments)
        append(words.emplace_back(), argument);
    const std::string plain = withoutMarks(std::string(sentence.form.text));
    const std::string form = withArticles(plain, words);
    std::string text = Phrase{form, std::move(words)}.english();
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
        text.front() = char(text.front() - 'a' + 'A');
    for (const Sentence &next : sentence.more)
        text += ' ' + english(next);
    return text;
}

Json argumentsJson(const Sentence &sentence)
{
    Json list = Json::array();
    for (const Argument &argument : sentence.arguments)
        list.push_back(json(argument));
    return list;
}

} // namespace inkling
