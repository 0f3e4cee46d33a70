// SPDX-License-Identifier: MIT
#include "support/checks/generalclaims.h"

#include "logic/model/generalrules.h"
#include "logic/model/premisecount.h"
#include "logic/model/rule.h"

#include <algorithm>

namespace inkling::test {

namespace {

/// Where the model tells what is left, what is left by now.
Fact nowTold(const Fact &fact, const ToldStep &told)
{
    const ValueSet left = fact.possible & told.before.possible(fact.unknown);
    const bool isLeft = told.model.tellsWhatIsLeft(fact) && !left.empty();
    return {fact.unknown, isLeft ? left : fact.possible};
}

/// Whether each of these words names one of what a step rests on, by itself or counted with its kind.
std::optional<std::string> namesPremises(const std::string &words, const ToldStep &told)
{
    std::string left = lowerFirst(words);
    const auto take = [&](const std::string &name) {
        const auto at = left.find(name);
        if (at == std::string::npos)
            return false;
        left.erase(at, name.size());
        return true;
    };
    for (const PremiseGroup &group : groupedPremises(told.model, told.step)) {
        if (group.size() > 1 && take(group.counted().english()))
            continue;
        for (const ConstraintId constraint : group.constraints) {
            if (!take(told.model.describe(constraint).english()))
                return "does not name " + told.model.describe(constraint).english();
        }
        for (const Fact &fact : group.facts) {
            const std::string name = told.model.describe(fact).english();
            if (!take(name))
                return "does not name " + name;
        }
    }
    for (const std::string_view joint : {" and ", ", ", "; "}) {
        for (auto at = left.find(joint); at != std::string::npos; at = left.find(joint))
            left.erase(at, joint.size());
    }
    return claim(left.empty(), "names more than the premises: " + left);
}

/// What the step concludes about each unknown.
std::vector<Fact> toldFacts(const ToldStep &told)
{
    std::vector<Fact> facts;
    for (const Fact &fact : told.step.conclusions)
        addTo(facts, nowTold(fact, told));
    return facts;
}

std::optional<std::string> countsConclusions(const std::string &words, const ToldStep &told)
{
    return claim(numberIn(words) == int(toldFacts(told).size()), "not so many places");
}

/// The parts by one rule that are told each by itself.
constexpr std::size_t toldAlike = 3;

/// So many places, in each of which one value is left.
std::optional<std::string> decides(const std::string &words, const ToldStep &told)
{
    const std::vector<Fact> facts = toldFacts(told);
    const auto isOpen = [](const Fact &fact) { return !fact.possible.single(); };
    return std::ranges::any_of(facts, isOpen) ? std::optional<std::string>("not decided")
                                              : countsConclusions(words, told);
}

std::optional<std::string> namesConclusions(const std::string &words, const ToldStep &told)
{
    for (const Fact &fact : toldFacts(told)) {
        const std::string name = told.model.clause(fact).english();
        if (words.find(name) == std::string::npos)
            return "does not name " + name;
    }
    return std::nullopt;
}

/// The parts beyond the first three are by the same rule.
std::optional<std::string> isByTheSameRule(const Words &words, const ToldStep &told)
{
    const Trace &parts = *told.step.parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].rule != parts[0].rule)
            return "other rules";
    }
    return claim(numberIn(words[0]) + int(toldAlike) == int(parts.size()), "not so many");
}

/// The words name these, and nothing else.
std::optional<std::string> namesJust(std::string words, std::vector<std::string> names)
{
    std::ranges::sort(names, std::greater(), &std::string::size);
    for (const std::string &name : names) {
        const auto at = words.find(name);
        if (at == std::string::npos)
            return "does not name " + name;
        words.erase(at, name.size());
    }
    return claim(std::regex_match(words, std::regex("(?:; |, | and )*")), "names more: " + words);
}

/// What the parts beyond the first three conclude, which are by the same rule.
std::optional<std::string> namesTheRest(const Words &words, const ToldStep &told)
{
    const Trace &parts = *told.step.parts;
    if (auto wrong = isByTheSameRule({std::to_string(parts.size() - toldAlike)}, told))
        return wrong;
    std::vector<Fact> facts;
    for (std::size_t i = toldAlike; i < parts.size(); ++i) {
        for (const Fact &fact : parts[i].conclusions)
            addTo(facts, fact);
    }
    std::vector<std::string> names;
    for (const Fact &fact : facts) {
        const ValueSet left = fact.possible & told.before.possible(fact.unknown);
        const Fact tells{fact.unknown, told.model.tellsWhatIsLeft(fact) ? left : fact.possible};
        names.push_back(told.model.clause(tells).english());
    }
    return namesJust(words[0], std::move(names));
}

/// As namesTheRest(), and the constraints that these parts rest on, each once.
std::optional<std::string> namesTheRestWithPlaces(const Words &words, const ToldStep &told)
{
    if (auto wrong = namesTheRest({words[1]}, told))
        return wrong;
    const Trace &parts = *told.step.parts;
    std::vector<std::string> names;
    for (std::size_t i = toldAlike; i < parts.size(); ++i) {
        for (const ConstraintId constraint : parts[i].constraints) {
            const std::string name = told.model.describe(constraint).english();
            if (std::ranges::find(names, name) == names.end())
                names.push_back(name);
        }
    }
    return namesJust(words[0], std::move(names));
}

/// The parts beyond the first three, which are by the same rule, rest on one constraint each.
std::optional<std::string> namesTheirPlaces(const Words &words, const ToldStep &told)
{
    const Trace &parts = *told.step.parts;
    if (auto wrong = isByTheSameRule({std::to_string(parts.size() - toldAlike)}, told))
        return wrong;
    std::vector<std::string> names;
    for (std::size_t i = toldAlike; i < parts.size(); ++i) {
        if (parts[i].constraints.size() != 1)
            return "a part of several constraints";
        names.push_back(told.model.describe(parts[i].constraints[0]).english());
    }
    return namesJust(words[0], std::move(names));
}

/// None of these parts is one to be remembered.
bool areSmall(const Trace &parts, std::size_t from, std::size_t to)
{
    for (std::size_t i = from; i < to; ++i) {
        if (parts[i].cost >= remembered)
            return false;
    }
    return true;
}

/// The part from which the whole has its name.
std::size_t namedPart(const Step &step)
{
    std::size_t named = step.parts->size() - 1;
    while (named > 0 && (*step.parts)[named].rule != step.rule)
        --named;
    return named;
}

/// Whether a part says something that the whole says, or that a part after it rests on.
std::optional<std::string> leadsOn(std::size_t part, const ToldStep &told)
{
    const Trace &parts = *told.step.parts;
    if (parts[part].contradiction)
        return std::nullopt;
    for (const Fact &fact : parts[part].conclusions) {
        const auto isAbout = [&](std::span<const Fact> facts) {
            return std::ranges::find(facts, fact.unknown, &Fact::unknown) != facts.end();
        };
        bool leads = isAbout(told.step.conclusions);
        for (std::size_t later = part + 1; later < parts.size(); ++later)
            leads = leads || isAbout(parts[later].premises);
        if (leads)
            return std::nullopt;
    }
    return "says nothing of what follows";
}

/// So many come before the part that gives its name, and each of them is what `isSo` says of it and
/// of the named one.
std::optional<std::string> isAfter(int count, const ToldStep &told,
                                   bool isSo(const Step &part, const Step &named))
{
    const Trace *const parts = told.step.parts;
    if (!parts)
        return "no parts";
    const std::size_t named = namedPart(told.step);
    if ((*parts)[named].rule != told.step.rule)
        return "none has that name";
    for (std::size_t i = 0; i < named; ++i) {
        if (!isSo((*parts)[i], (*parts)[named]))
            return "what comes before is not so easy";
    }
    if (auto wrong = leadsOn(named, told))
        return wrong;
    return claim(count == int(named), "not so many before it");
}

bool isSmall(const Step &part, const Step &)
{
    return part.cost < remembered;
}

bool isEasier(const Step &part, const Step &named)
{
    return part.cost < named.cost;
}

/// So many come after it, or after the first four of a run, none of them one to be remembered.
std::optional<std::string> isFollowed(int count, const ToldStep &told)
{
    const Trace *const parts = told.step.parts;
    if (!parts)
        return "no parts";
    const bool isRun = told.step.rule == RuleId(GeneralRule::Run);
    const std::size_t named = isRun ? 3 : namedPart(told.step);
    if (!areSmall(*parts, named + 1, parts->size()))
        return "what follows is not small";
    return claim(count == int(parts->size() - 1 - named), "not so many follow");
}

std::optional<std::string> supposesOpposite(const std::string &words, const ToldStep &told)
{
    const Trace *const nested = told.step.nested;
    if (!nested || (*nested)[0].rule != RuleId(GeneralRule::Suppose))
        return "nothing is supposed";
    const Fact supposed = (*nested)[0].conclusions.front();
    const auto opposite = std::ranges::find_if(told.step.conclusions, [&](const Fact &fact) {
        return fact.unknown == supposed.unknown && (fact.possible & supposed.possible).empty();
    });
    return claim(opposite != told.step.conclusions.end()
                     && words == told.model.clause(nowTold(supposed, told)).english(),
                 "not the opposite of what follows");
}

/// What a reader who opens it counts after what is supposed.
int followingSteps(const Trace &nested)
{
    const bool supposes = nested[0].rule == RuleId(GeneralRule::Suppose);
    const auto steps = int(nested.size()) - (supposes ? 1 : 0);
    const Step last = nested[nested.size() - 1];
    const Trace *const inner = last.nested ? last.nested : last.parts;
    return steps == 1 && inner ? followingSteps(*inner) : steps;
}

} // namespace

void addGeneralClaims(SentenceChecker &checker)
{
    const auto isClash = [](const Words &words, const ToldStep &told) {
        return told.step.contradiction ? namesPremises(words[0], told) : "no contradiction";
    };
    const auto isClashOfOne = [=](const Words &words, const ToldStep &told) {
        return told.step.constraints.size() + told.step.premises.size() == 1 ? isClash(words, told)
                                                                             : "not of one thing";
    };
    checker.add("Taken together, these leave no choice: {}. So {}.",
                [](const Words &words, const ToldStep &told) {
                    auto wrong = namesPremises(words[0], told);
                    return wrong ? wrong : namesConclusions(words[1], told);
                });
    checker.add("Taken together, these leave no choice in {} places: {}.",
                [](const Words &words, const ToldStep &told) {
                    auto wrong = namesPremises(words[1], told);
                    return wrong ? wrong : decides(words[0], told);
                });
    checker.add("Taken together, these narrow down {} places: {}.",
                [](const Words &words, const ToldStep &told) {
                    auto wrong = namesPremises(words[1], told);
                    return wrong ? wrong : countsConclusions(words[0], told);
                });
    checker.add("Nothing else fits {}: {}.", [](const Words &words, const ToldStep &told) {
        if (told.step.constraints.size() + told.step.premises.size() != 1)
            return std::optional<std::string>("not of one thing");
        auto wrong = namesPremises(words[0], told);
        return wrong ? wrong : namesConclusions(words[1], told);
    });
    checker.add("Suppose that {}. {} steps later, that fails:", [](const Words &words,
                                                                   const ToldStep &told) {
        if (auto wrong = supposesOpposite(words[0], told))
            return wrong;
        return claim(numberIn(words[1]) == followingSteps(*told.step.nested), "not so many steps");
    });
    checker.add("Suppose that {}. That fails at once:",
                [](const Words &words, const ToldStep &told) {
                    if (auto wrong = supposesOpposite(words[0], told))
                        return wrong;
                    const Trace &nested = *told.step.nested;
                    return claim(nested.size() == 2 && followingSteps(nested) == 1, "not at once");
                });
    checker.add("Suppose that {}. Then:", [](const Words &words, const ToldStep &told) {
        return supposesOpposite(words[0], told);
    });
    checker.add("That fails:", [](const Words &, const ToldStep &told) {
        return claim(told.step.nested != nullptr, "nothing is supposed");
    });
    checker.add("So {}.", [](const Words &words, const ToldStep &told) {
        return namesConclusions(words[0], told);
    });
    const auto isRefuted = [](const std::string &words, const ToldStep &told) {
        const std::vector<Fact> facts = toldFacts(told);
        const Fact supposed = (*told.step.nested)[0].conclusions.front();
        const auto refuted = std::ranges::find(facts, supposed.unknown, &Fact::unknown);
        return claim(refuted != facts.end()
                         && lowerFirst(words) == told.model.clause(*refuted).english(),
                     "not the opposite of what was supposed");
    };
    checker.add("So {}; in all, this decides {} places.",
                [=](const Words &words, const ToldStep &told) {
                    auto wrong = isRefuted(words[0], told);
                    return wrong ? wrong : decides(words[1], told);
                });
    checker.add("So {}; in all, this narrows down {} places.",
                [=](const Words &words, const ToldStep &told) {
                    auto wrong = isRefuted(words[0], told);
                    return wrong ? wrong : countsConclusions(words[1], told);
                });
    checker.add("These contradict each other: {}.", isClash);
    const auto leavesNothing = [](const ToldStep &told) {
        return std::ranges::any_of(told.step.premises,
                                   [](const Fact &fact) { return fact.possible.empty(); });
    };
    checker.add("Nothing fits {}.", [=](const Words &words, const ToldStep &told) {
        auto wrong = isClashOfOne(words, told);
        return wrong ? wrong : claim(!leavesNothing(told), "nothing is left to fit");
    });
    checker.add("This cannot be, for {}.", [=](const Words &words, const ToldStep &told) {
        auto wrong = isClashOfOne(words, told);
        return wrong ? wrong : claim(leavesNothing(told), "something is left");
    });
    checker.add("By the same rule, {}.", namesTheRest);
    checker.add("The same rule also applies to {}: {}.", namesTheRestWithPlaces);
    checker.add("The same rule also applies to {}.", namesTheirPlaces);
    checker.add("{} more steps by the same rule follow.", isByTheSameRule);
    const auto addBefore = [&](const char *several, const char *one, auto *isSo) {
        checker.add(several, [=](const Words &words, const ToldStep &told) {
            return isAfter(numberIn(words[0]), told, isSo);
        });
        checker.add(one,
                    [=](const Words &, const ToldStep &told) { return isAfter(1, told, isSo); });
    };
    addBefore("After {} small steps:", "After one small step:", isSmall);
    addBefore("After {} easier steps:", "After one easier step:", isEasier);
    checker.add("{} small steps follow.", [](const Words &words, const ToldStep &told) {
        return isFollowed(numberIn(words[0]), told);
    });
    checker.add("One small step follows.",
                [](const Words &, const ToldStep &told) { return isFollowed(1, told); });
    checker.add("Suppose instead that {}.", [](const Words &words, const ToldStep &told) {
        return namesConclusions(words[0], told);
    });
}

} // namespace inkling::test
