// SPDX-License-Identifier: MIT
#include "support/sentencecheck.h"

#include "families/explanationjson.h"
#include "logic/generalrules.h"
#include "logic/localorder.h"
#include "logic/premisecount.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace inkling::test {

namespace {

constexpr std::string_view place = "{}";

std::string lowerFirst(std::string text)
{
    if (!text.empty())
        text.front() = char(std::tolower(static_cast<unsigned char>(text.front())));
    return text;
}

/// A sentence with its places as a pattern in which each is a group.
std::regex patternOf(const std::string &text)
{
    std::string pattern;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, place.size(), place) == 0) {
            pattern += "(.+?)";
            ++i;
        } else {
            if (std::string_view(".^$|()[]{}*+?\\").find(text[i]) != std::string_view::npos)
                pattern += '\\';
            pattern += text[i];
        }
    }
    return std::regex(pattern);
}

/// The text of a case as a reader sees it, with {} for each place.
std::string readAs(const SentenceCase &form)
{
    std::string text;
    for (std::size_t i = 0; i < form.text.size(); ++i) {
        if (form.text[i] == '<') {
            i = form.text.find('>', i);
        } else if (form.text[i] == '%' && i + 1 < form.text.size()
                   && std::isdigit(static_cast<unsigned char>(form.text[i + 1])) != 0) {
            text += place;
            ++i;
        } else {
            text += form.text[i];
        }
    }
    return lowerFirst(std::move(text));
}

/// What a trace says, step by step, beside the board as it then stands.
class Reading
{
public:
    Reading(const Model &model, const SentenceChecker &checker, Knowledge known)
        : m_model(model)
        , m_checker(checker)
        , m_known(std::move(known))
    {}

    std::optional<std::string> fault(const Trace &trace)
    {
        for (std::size_t i = 0; i < trace.size(); ++i) {
            if (auto wrong = fault(trace[i]))
                return "step " + std::to_string(i + 1) + ": " + *wrong;
        }
        return std::nullopt;
    }

private:
    std::optional<std::string> fault(const Step &step)
    {
        const Sentence sentence = sentenceOf(m_model, step, m_known);
        const ToldStep told{m_model, step, m_known, stepJson(m_model, step), own(sentence)};
        // Where the parts tell themselves, each is held against its own part.
        const bool isOwn = !step.parts || sentence.form.id.starts_with("explain.run");
        auto wrong = isOwn ? m_checker.fault(told) : std::nullopt;
        if (!wrong && step.parts)
            wrong = faultOfParts(step);
        if (!wrong)
            wrong = faultOfMore(step, sentence, told);
        if (!wrong)
            wrong = learn(step);
        if (wrong)
            return '"' + told.sentence + "\": " + *wrong + ", in " + told.json.dump();
        return step.nested ? faultOfNested(step) : std::nullopt;
    }

    /// A sentence without those that follow it.
    static std::string own(Sentence sentence)
    {
        sentence.more.clear();
        return english(sentence);
    }

    std::optional<std::string> faultOfParts(const Step &step) const
    {
        Reading parts(*this);
        parts.m_isPart = true;
        return parts.fault(*step.parts);
    }

    /// Of the sentences that follow the first; those of parts and of nested steps are held against these.
    std::optional<std::string> faultOfMore(const Step &step, const Sentence &sentence,
                                           const ToldStep &told) const
    {
        for (const Sentence &next : sentence.more) {
            const std::string_view id = next.form.id;
            if ((step.parts && !id.starts_with("explain.run"))
                || (step.nested && !id.starts_with("explain.smallest/hence")))
                continue;
            ToldStep more = told;
            more.sentence = own(next);
            if (auto wrong = m_checker.fault(more))
                return '"' + more.sentence + "\": " + *wrong;
        }
        return std::nullopt;
    }

    /// A conclusion is told with all that is known by then, and never what was known before.
    std::optional<std::string> learn(const Step &step)
    {
        for (const Fact &fact : step.conclusions) {
            const Fact told = toldBy(fact, m_known);
            // A part of a step may remind of what it rests on.
            if (!m_known.learn(fact) && !m_isPart)
                return "known before: " + m_model.describe(fact).english();
            if (told != m_known.fact(fact.unknown))
                return "told other than it is known: " + m_model.describe(told).english();
        }
        return std::nullopt;
    }

    std::optional<std::string> faultOfNested(const Step &step) const
    {
        const auto initial = m_model.initial();
        Reading nested(m_model, m_checker,
                       Knowledge(initial, {step.premises.begin(), step.premises.end()}));
        if (auto wrong = nested.fault(*step.nested))
            return "nested, " + *wrong;
        return std::nullopt;
    }

    const Model &m_model;
    const SentenceChecker &m_checker;
    Knowledge m_known;
    bool m_isPart = false;
};

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
            if (!take(told.model.describe(fact).english()))
                return "does not name " + told.model.describe(fact).english();
        }
    }
    for (const std::string_view joint : {" and ", ", ", "; "}) {
        for (auto at = left.find(joint); at != std::string::npos; at = left.find(joint))
            left.erase(at, joint.size());
    }
    return claim(left.empty(), "names more than the premises: " + left);
}

/// What is known of each unknown after the step that it concludes about.
std::vector<Fact> toldFacts(const ToldStep &told)
{
    Knowledge after = told.before;
    std::vector<Fact> facts;
    for (const Fact &fact : told.step.conclusions)
        after.learn(fact);
    for (const Fact &fact : told.step.conclusions) {
        if (std::ranges::find(facts, fact.unknown, &Fact::unknown) == facts.end())
            facts.push_back(after.fact(fact.unknown));
    }
    return facts;
}

std::optional<std::string> countsConclusions(const std::string &words, const ToldStep &told)
{
    return claim(numberIn(words) == int(toldFacts(told).size()), "not so many places");
}

std::optional<std::string> namesConclusions(const std::string &words, const ToldStep &told)
{
    for (const Fact &fact : toldFacts(told)) {
        const std::string name = told.model.describe(fact).english();
        if (words.find(name) == std::string::npos)
            return "does not name " + name;
    }
    return std::nullopt;
}

/// The parts beyond the first two are by the same rule.
std::optional<std::string> isLikeTheFirst(const Words &words, const ToldStep &told)
{
    const Trace &parts = *told.step.parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (parts[i].rule != parts[0].rule)
            return "other rules";
    }
    return claim(numberIn(words[0]) + 2 == int(parts.size()), "not so many");
}

/// The part from which the whole has its name.
std::size_t namedPart(const Step &step)
{
    std::size_t named = step.parts->size() - 1;
    while (named > 0 && (*step.parts)[named].rule != step.rule)
        --named;
    return named;
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

/// So many parts, none of them one to be remembered.
std::optional<std::string> isOfParts(const std::string &words, const ToldStep &told)
{
    const Trace *const parts = told.step.parts;
    if (!parts || numberIn(words) != int(parts->size()))
        return "not so many steps";
    return claim(areSmall(*parts, 0, parts->size()), "not small");
}

/// So many come before the part that gives its name, none of them one to be remembered.
std::optional<std::string> isAfter(int count, const ToldStep &told)
{
    const Trace *const parts = told.step.parts;
    if (!parts)
        return "no parts";
    const std::size_t named = namedPart(told.step);
    if ((*parts)[named].rule != told.step.rule)
        return "none has that name";
    if (!areSmall(*parts, 0, named))
        return "what comes before is not small";
    return claim(count == int(named), "not so many before it");
}

/// So many come after it, none of them one to be remembered.
std::optional<std::string> isFollowed(int count, const ToldStep &told)
{
    const Trace *const parts = told.step.parts;
    if (!parts)
        return "no parts";
    const std::size_t named = namedPart(told.step);
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
                     && words == told.model.describe(supposed).english(),
                 "not the opposite of what follows");
}

} // namespace

SentenceChecker::SentenceChecker()
{
    const auto isClash = [](const Words &words, const ToldStep &told) {
        return told.step.contradiction ? namesPremises(words[0], told) : "no contradiction";
    };
    const auto isClashOfOne = [=](const Words &words, const ToldStep &told) {
        return told.step.constraints.size() + told.step.premises.size() == 1 ? isClash(words, told)
                                                                             : "not of one thing";
    };
    add("Taken together, these leave no choice: {}. So {}.",
        [](const Words &words, const ToldStep &told) {
            auto wrong = namesPremises(words[0], told);
            return wrong ? wrong : namesConclusions(words[1], told);
        });
    add("Taken together, these leave no choice in {} places: {}.",
        [](const Words &words, const ToldStep &told) {
            auto wrong = namesPremises(words[1], told);
            return wrong ? wrong : countsConclusions(words[0], told);
        });
    add("Nothing else fits {}: {}.", [](const Words &words, const ToldStep &told) {
        if (told.step.constraints.size() + told.step.premises.size() != 1)
            return std::optional<std::string>("not of one thing");
        auto wrong = namesPremises(words[0], told);
        return wrong ? wrong : namesConclusions(words[1], told);
    });
    add("Suppose {}: {} steps later, this comes out.",
        [](const Words &words, const ToldStep &told) {
            auto wrong = supposesOpposite(words[0], told);
            return wrong ? wrong
                         : claim(numberIn(words[1]) == int(told.step.nested->size()) - 1,
                                 "not so many steps");
        });
    add("Suppose {}: that fails at once.", [](const Words &words, const ToldStep &told) {
        auto wrong = supposesOpposite(words[0], told);
        return wrong ? wrong : claim(told.step.nested->size() == 2, "not at once");
    });
    add("So {}.",
        [](const Words &words, const ToldStep &told) { return namesConclusions(words[0], told); });
    add("So {}; in all, this settles {} places.", [](const Words &words, const ToldStep &told) {
        const std::vector<Fact> facts = toldFacts(told);
        const Fact supposed = (*told.step.nested)[0].conclusions.front();
        const auto refuted = std::ranges::find(facts, supposed.unknown, &Fact::unknown);
        if (refuted == facts.end()
            || lowerFirst(words[0]) != told.model.describe(*refuted).english())
            return std::optional<std::string>("not the opposite of what was supposed");
        return countsConclusions(words[1], told);
    });
    add("These cannot all hold together: {}.", isClash);
    const auto leavesNothing = [](const ToldStep &told) {
        return std::ranges::any_of(told.step.premises,
                                   [](const Fact &fact) { return fact.possible.empty(); });
    };
    add("Nothing fits {}.", [=](const Words &words, const ToldStep &told) {
        auto wrong = isClashOfOne(words, told);
        return wrong ? wrong : claim(!leavesNothing(told), "nothing is left to fit");
    });
    add("This cannot be, for {}.", [=](const Words &words, const ToldStep &told) {
        auto wrong = isClashOfOne(words, told);
        return wrong ? wrong : claim(leavesNothing(told), "something is left");
    });
    add("{} small steps lead to this: {}.", [](const Words &words, const ToldStep &told) {
        auto wrong = isOfParts(words[0], told);
        return wrong ? wrong : namesConclusions(words[1], told);
    });
    add("{} small steps settle {} places.", [](const Words &words, const ToldStep &told) {
        auto wrong = isOfParts(words[0], told);
        return wrong ? wrong : countsConclusions(words[1], told);
    });
    add("The last of them:", [](const Words &, const ToldStep &told) {
        return claim(told.step.parts != nullptr, "of no parts");
    });
    add("The same holds {} times more.", isLikeTheFirst);
    add("After {} small steps:",
        [](const Words &words, const ToldStep &told) { return isAfter(numberIn(words[0]), told); });
    add("After one small step:",
        [](const Words &, const ToldStep &told) { return isAfter(1, told); });
    add("{} small steps follow.", [](const Words &words, const ToldStep &told) {
        return isFollowed(numberIn(words[0]), told);
    });
    add("One small step follows.",
        [](const Words &, const ToldStep &told) { return isFollowed(1, told); });
    add("Suppose instead: {}.",
        [](const Words &words, const ToldStep &told) { return namesConclusions(words[0], told); });
}

void SentenceChecker::add(std::string_view text, Claim claim)
{
    std::string own = lowerFirst(std::string(text));
    std::regex pattern = patternOf(own);
    const std::size_t letters = own.size();
    m_entries.push_back({std::move(own), std::move(pattern), letters, std::move(claim)});
}

std::optional<std::string> SentenceChecker::fault(const ToldStep &told) const
{
    const std::string sentence = lowerFirst(told.sentence);
    const Entry *best = nullptr;
    std::smatch found;
    for (const Entry &entry : m_entries) {
        std::smatch match;
        if ((!best || entry.letters > best->letters)
            && std::regex_match(sentence, match, entry.pattern)) {
            best = &entry;
            found = match;
        }
    }
    if (!best)
        return "nobody knows what this claims";
    Words words;
    for (std::size_t i = 1; i < found.size(); ++i)
        words.push_back(found[i]);
    try {
        return best->claim(words, told);
    } catch (const std::exception &error) {
        return error.what();
    }
}

bool SentenceChecker::knows(const SentenceCase &form) const
{
    return std::ranges::find(m_entries, readAs(form), &Entry::text) != m_entries.end();
}

std::optional<std::string> faultOfSentences(const Model &model, const Deduction &deduction,
                                            const SentenceChecker &checker)
{
    return Reading(model, checker, Knowledge(model.initial(), deduction.given))
        .fault(deduction.trace);
}

std::vector<int> numbersIn(const std::string &words)
{
    static const std::regex number("\\d+");
    std::vector<int> numbers;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), number);
         at != std::sregex_iterator(); ++at)
        numbers.push_back(std::stoi(at->str()));
    return numbers;
}

int numberIn(const std::string &words)
{
    const std::vector<int> numbers = numbersIn(words);
    if (numbers.size() != 1)
        throw std::invalid_argument("not one number: " + words);
    return numbers.front();
}

std::vector<std::pair<int, int>> cellsIn(const std::string &words)
{
    static const std::regex cell("row (\\d+), column (\\d+)", std::regex::icase);
    std::vector<std::pair<int, int>> cells;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), cell);
         at != std::sregex_iterator(); ++at)
        cells.emplace_back(std::stoi((*at)[1]) - 1, std::stoi((*at)[2]) - 1);
    if (cells.empty())
        throw std::invalid_argument("names no cell: " + words);
    return cells;
}

} // namespace inkling::test
