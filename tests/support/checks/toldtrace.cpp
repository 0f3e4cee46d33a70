// SPDX-License-Identifier: MIT
#include "support/checks/toldtrace.h"

#include "logic/model/generalrules.h"
#include "puzzle/explanationjson.h"

#include <algorithm>

namespace inkling::test {

namespace {

using Fault = std::optional<std::string>;

/// A sentence without those that follow it.
struct Said
{
    std::string text;
    SentenceCase form;
};

void appendAll(std::vector<Said> &said, Sentence sentence)
{
    const std::vector<Sentence> more = std::move(sentence.more);
    sentence.more.clear();
    said.push_back({english(sentence), sentence.form});
    for (const Sentence &next : more)
        appendAll(said, next);
}

std::vector<std::string> textsOf(const std::vector<Said> &said)
{
    std::vector<std::string> texts;
    for (const Said &each : said)
        texts.push_back(each.text);
    return texts;
}

/// Follows the sentences of a folded step from part to part.
class RunReading
{
public:
    RunReading(const std::vector<Said> &said, const std::vector<std::vector<Said>> &parts)
        : m_said(said)
        , m_parts(parts)
    {}

    /// Each sentence that is about the whole, and how many parts it passes over.
    Fault fault()
    {
        for (std::size_t i = 0; i < m_said.size();) {
            const std::string &text = m_said[i].text;
            if (const auto passed = passedBy(text)) {
                if (auto wrong = pass(*passed, i))
                    return wrong;
                ++i;
            } else if (auto wrong = readPart(i)) {
                return '"' + text + "\": " + *wrong;
            }
        }
        skipRepeated(0);
        return claim(m_at == m_parts.size(), "does not tell all of its parts");
    }

    [[nodiscard]] static bool isOfWhole(const std::string &text)
    {
        return passedBy(text).has_value();
    }

private:
    enum class Passing : std::uint8_t { Rest, SameRule, Before, After };
    struct Passed
    {
        Passing how;
        std::size_t count;
    };

    static std::optional<Passed> passedBy(const std::string &text)
    {
        static const std::vector<std::pair<Passing, std::regex>> patterns{
            {Passing::Rest, std::regex("(?:By the same rule,|The same rule also applies to)() .*")},
            {Passing::SameRule, std::regex("(\\d+) more steps by the same rule follow\\.")},
            {Passing::Before, std::regex("After (one|\\d+) (small|easier) steps?:")},
            {Passing::After, std::regex("(One|\\d+) small steps? follows?\\.")},
        };
        for (const auto &[how, pattern] : patterns) {
            std::smatch match;
            if (!std::regex_match(text, match, pattern))
                continue;
            const bool isNumber = match[1].length() > 0 && std::isdigit(*match[1].first) != 0;
            return Passed{how, isNumber ? std::size_t(std::stoul(match[1])) : 1};
        }
        return std::nullopt;
    }

    Fault pass(const Passed &passed, std::size_t i)
    {
        const bool isLast = i + 1 == m_said.size();
        switch (passed.how) {
        case Passing::Before:
            m_at += passed.count;
            return claim(i == 0 && !isLast, "not before the others");
        case Passing::SameRule:
        case Passing::After:
            skipRepeated(passed.count);
            m_at += passed.count;
            return claim(isLast && i > 0, "not after the others");
        case Passing::Rest:
            break;
        }
        const bool isAfterThree = std::exchange(m_at, m_parts.size()) == 3;
        return claim(isLast && isAfterThree, "not after three others");
    }

    /// Passes over parts that say the same as the one before, which are told once, as long as more
    /// than `left` parts are to come.
    void skipRepeated(std::size_t left)
    {
        while (m_at > 0 && m_at + left < m_parts.size()
               && textsOf(m_parts[m_at]) == textsOf(m_parts[m_at - 1]))
            ++m_at;
    }

    /// The sentences of one part, word for word as it tells itself; what the part before has begun with,
    /// too, is told once.
    Fault readPart(std::size_t &i)
    {
        if (i > 0)
            skipRepeated(0);
        if (m_at >= m_parts.size())
            return "more than its parts say";
        const std::vector<Said> &part = m_parts[m_at];
        const bool beginsAlike = std::exchange(m_hasRead, true) && part.size() > 1
                                 && part[0].text == m_parts[m_at - 1][0].text;
        for (std::size_t k = beginsAlike ? 1 : 0; k < part.size(); ++k) {
            if (i >= m_said.size() || m_said[i].text != part[k].text)
                return "the part says: " + part[k].text;
            ++i;
        }
        ++m_at;
        return std::nullopt;
    }

    const std::vector<Said> &m_said;
    const std::vector<std::vector<Said>> &m_parts;
    std::size_t m_at = 0; ///< the part whose turn it is
    bool m_hasRead = false; ///< whether a part has been read
};

/// What a trace says, step by step, beside the board as it then stands.
class ReadThrough
{
public:
    ReadThrough(const Model &model, const SentenceChecker &checker, const Teller &tell,
                ReadingTally &tally, Knowledge known)
        : m_model(model)
        , m_checker(checker)
        , m_tell(tell)
        , m_tally(tally)
        , m_known(std::move(known))
    {}

    Fault fault(const Trace &trace)
    {
        for (std::size_t i = 0; i < trace.size(); ++i) {
            auto wrong = claim(m_isPossible, "goes on where nothing is left");
            wrong = wrong ? wrong : fault(trace[i]);
            if (wrong)
                return "step " + std::to_string(i + 1) + ": " + *wrong;
        }
        return std::nullopt;
    }

private:
    Fault fault(const Step &shown)
    {
        const std::vector<Fact> premises = asShown(shown.premises, m_known);
        Step step = shown;
        step.premises = premises;
        std::vector<Said> &said = m_said.emplace_back();
        appendAll(said, m_tell(m_model, shown, m_known));
        ToldStep told{m_model, step, m_known, stepJson(m_model, step), "", textsOf(said)};
        ++m_tally.steps;
        for (const Said &each : said) {
            ++m_tally.sentences;
            ++m_tally.uses[std::string(each.form.id)];
        }
        auto wrong = step.parts    ? faultOfFolded(told)
                     : step.nested ? faultOfNested(told)
                                   : faultOfOwn(told);
        if (!wrong)
            wrong = faultOfCases(step);
        if (!wrong)
            wrong = learn(step);
        if (!wrong)
            return std::nullopt;
        return '"' + told.all.front() + "\": " + *wrong + ", in " + told.json.dump();
    }

    /// The words for each case of the example, beside that case alone.
    Fault faultOfCases(const Step &step)
    {
        for (std::size_t i = 0; i < step.caseCount(); ++i) {
            const Sentence sentence = m_model.caseSentence(step, i);
            if (sentence.form.text.empty())
                continue;
            ++m_tally.sentences;
            ++m_tally.uses[std::string(sentence.form.id)];
            Step alone = step;
            alone.example = step.caseAt(i);
            alone.caseEnds = {};
            const ToldStep told{m_model, alone, m_known, stepJson(m_model, alone), "", {}};
            if (auto wrong = faultOf(english(sentence), told))
                return "case " + std::to_string(i + 1) + ": " + *wrong;
        }
        return std::nullopt;
    }

    /// What is left by now, where the model tells what is left: the board shows no less.
    std::vector<Fact> asShown(std::span<const Fact> facts, const Knowledge &known) const
    {
        std::vector<Fact> shown;
        for (const Fact &fact : facts) {
            const ValueSet left = fact.possible & known.possible(fact.unknown);
            const bool isLeft = m_model.tellsWhatIsLeft(fact) && !left.empty();
            shown.push_back({fact.unknown, isLeft ? left : fact.possible});
        }
        return shown;
    }

    Fault faultOf(const std::string &sentence, ToldStep told) const
    {
        told.sentence = sentence;
        const auto wrong = m_checker.fault(told);
        return wrong ? Fault('"' + sentence + "\": " + *wrong) : std::nullopt;
    }

    Fault faultOfOwn(const ToldStep &told) const
    {
        for (const std::string &sentence : told.all) {
            if (auto wrong = faultOf(sentence, told))
                return wrong;
        }
        return std::nullopt;
    }

    Fault faultOfFolded(const ToldStep &told) const
    {
        ReadThrough parts(*this);
        parts.m_said.clear();
        parts.m_isPart = true;
        if (auto wrong = parts.fault(*told.step.parts))
            return "in it, " + *wrong;
        for (const std::string &sentence : told.all) {
            const auto wrong
                = RunReading::isOfWhole(sentence) ? faultOf(sentence, told) : std::nullopt;
            if (wrong)
                return wrong;
        }
        return RunReading(m_said.back(), parts.m_said).fault();
    }

    /// What comes out of a supposition is what its last step says.
    Fault faultOfNested(const ToldStep &told) const
    {
        ReadThrough nested = opened();
        if (auto wrong = nested.fault(*told.step.nested))
            return "nested, " + *wrong;
        const bool isSupposed = (*told.step.nested)[0].rule == RuleId(GeneralRule::Suppose);
        if (!isSupposed || !m_said.back().front().form.id.starts_with("explain.smallest/refuted"))
            return faultOfOwn(told);
        if (auto wrong = faultOfRepeats(*told.step.nested))
            return wrong;
        const std::vector<std::string> &all = told.all;
        if (m_said.back().front().form.id == "explain.smallest/refuted-in-full") {
            auto wrong = faultOfTelling(all, nested.m_said);
            wrong = wrong ? wrong : faultOf(all.front(), told);
            return wrong ? wrong : faultOf(all.back(), told);
        }
        const std::vector<std::string> failing(all.begin() + (all.empty() ? 0 : 1),
                                               all.end() - (all.size() > 1 ? 1 : 0));
        if (auto wrong = faultOfFailure(failing, *told.step.nested))
            return wrong;
        auto wrong = faultOf(all.front(), told);
        return wrong ? wrong : faultOf(all.back(), told);
    }

    /// The sentences between the first and the last are those of the steps, which end in one that fails.
    static Fault faultOfTelling(const std::vector<std::string> &all,
                                const std::vector<std::vector<Said>> &steps)
    {
        std::vector<std::string> expected{all.front()};
        for (std::size_t i = 1; i < steps.size(); ++i) {
            if (i + 1 == steps.size())
                expected.emplace_back("That fails:");
            const auto texts = textsOf(steps[i]);
            expected.insert(expected.end(), texts.begin(), texts.end());
        }
        expected.push_back(all.back());
        return claim(all == expected, "not what its steps say");
    }

    /// Each step of a chain says something that those before it do not.
    Fault faultOfRepeats(const Trace &nested) const
    {
        Knowledge known(m_model.initial());
        for (std::size_t i = 0; i < nested.size(); ++i) {
            const Step step = nested[i];
            const auto isKnown = [&](const Fact &fact) { return known.holds(fact); };
            if (!step.contradiction && std::ranges::all_of(step.conclusions, isKnown))
                return "nested, step " + std::to_string(i + 1) + " says nothing new";
            known.learn(step.conclusions);
        }
        return std::nullopt;
    }

    /// The sentences must be those of the step that fails: the last, or the last of those that it is made of.
    Fault faultOfFailure(const std::vector<std::string> &sentences, const Trace &nested) const
    {
        Knowledge known = m_known;
        const Trace *steps = &nested;
        for (const Trace *inner = steps; inner; inner = insideOf((*steps)[steps->size() - 1])) {
            if (inner != &nested && (*inner)[0].rule == RuleId(GeneralRule::Suppose))
                return "comes out of something else that is supposed";
            steps = inner;
            for (std::size_t i = 0; i + 1 < steps->size(); ++i)
                known.suppose((*steps)[i].conclusions);
        }
        Step last = (*steps)[steps->size() - 1];
        std::vector<Said> said;
        appendAll(said, m_tell(m_model, last, known));
        if (sentences != textsOf(said))
            return "not what comes out: " + said.front().text;
        const std::vector<Fact> premises = asShown(last.premises, known);
        last.premises = premises;
        return faultOfOwn({m_model, last, known, stepJson(m_model, last), "", sentences});
    }

    /// The steps that a chain, or a folded step, is made of.
    static const Trace *insideOf(const Step &step)
    {
        return step.nested ? step.nested : step.parts;
    }

    /// On the same board, on which what is supposed is then shown.
    [[nodiscard]] ReadThrough opened() const
    {
        ReadThrough reading(*this);
        reading.m_said.clear();
        reading.m_isPart = false;
        reading.m_isSupposed = true;
        // A proof within a proof was found before all of that was known: it repeats nothing of its own.
        if (m_isSupposed)
            reading.m_own.emplace(m_model.initial());
        return reading;
    }

    /// A conclusion is never what was known before.
    Fault learn(const Step &step)
    {
        if (m_own)
            m_own->learn(step.premises);
        for (const Fact &fact : step.conclusions) {
            const bool isKnown = m_own ? !m_own->learn(fact) : m_known.holds(fact);
            if (m_isSupposed)
                m_known.suppose({&fact, 1});
            else
                m_known.learn(fact);
            m_isPossible
                = m_isPossible && (m_isSupposed || !m_known.possible(fact.unknown).empty());
            // A part of a step may remind of what it rests on.
            if (isKnown && !m_isPart)
                return "known before: " + m_model.describe(fact).english();
        }
        return std::nullopt;
    }

    const Model &m_model;
    const SentenceChecker &m_checker;
    const Teller &m_tell;
    ReadingTally &m_tally;
    Knowledge m_known;
    bool m_isPossible = true; ///< whether every unknown has a value left
    std::optional<Knowledge>
        m_own; ///< inside a proof within a proof: what this rests on and concludes
    std::vector<std::vector<Said>> m_said; ///< by each step so far
    bool m_isPart = false;
    bool m_isSupposed = false;
};

} // namespace

void ReadingTally::operator+=(const ReadingTally &other)
{
    puzzles += other.puzzles;
    steps += other.steps;
    sentences += other.sentences;
    for (const auto &[id, count] : other.uses)
        uses[id] += count;
}

std::optional<std::string> faultOfSentences(const Model &model, const Deduction &deduction,
                                            const SentenceChecker &checker, ReadingTally *tally,
                                            const Teller &tell)
{
    ReadingTally own;
    ++own.puzzles;
    auto wrong = ReadThrough(model, checker, tell, own, Knowledge(model.initial(), deduction.given))
                     .fault(deduction.trace);
    if (tally)
        *tally += own;
    return wrong;
}

} // namespace inkling::test
