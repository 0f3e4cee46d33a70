// SPDX-License-Identifier: MIT
#include "recordcheck.h"

#include "families/registry.h"
#include "formats/linesource.h"
#include "puzzle/family.h"
#include "puzzle/joinable.h"
#include "replay/rerating.h"
#include "replay/stepreplay.h"
#include "uniqueness.h"

#include <algorithm>
#include <cmath>

namespace inkling::checks {

namespace {

std::string textIn(const Json &record, const char *field)
{
    const auto found = record.find(field);
    return found != record.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The check of the records of one puzzle.
class Check
{
public:
    explicit Check(std::span<const Json> records)
        : m_head(records.front())
        , m_end(records.back())
        , m_steps(records.size() > 1 ? records.subspan(1, records.size() - 2)
                                     : std::span<const Json>())
    {}

    RecordFindings run()
    {
        if (!readPuzzle())
            return std::move(m_findings);
        m_model = m_puzzle->model();
        m_names.emplace(*m_model);
        readAnswers();
        checkVerdict();
        if (textIn(m_head, "kind") == "explain")
            checkSteps();
        else
            checkWithoutSteps();
        return std::move(m_findings);
    }

private:
    void fault(std::string what, std::size_t step = 0)
    {
        m_findings.faults.push_back({step, std::move(what)});
    }

    bool readPuzzle()
    {
        const Family *family = findFamily(textIn(m_head, "family"));
        if (!family) {
            fault("no such family: '" + textIn(m_head, "family") + "'");
            return false;
        }
        LineSource source(textIn(m_head, "text"));
        auto read = family->read(source);
        if (!read || !*read) {
            fault("its text is no puzzle" + (read ? std::string() : ": " + read.error().message()));
            return false;
        }
        m_puzzle = *read;
        return true;
    }

    void readAnswers()
    {
        const auto answers = m_end.find("answers");
        if (answers == m_end.end() || !answers->is_array())
            return;
        for (const Json &text : *answers) {
            auto written = answerIn(text.is_string() ? text.get<std::string>() : std::string());
            if (!written) {
                fault("an answer that is none: " + written.error().message());
                continue;
            }
            if (const auto wrong = m_puzzle->fault(written->answer))
                fault("an answer is wrong: " + wrong->english());
            m_answers.push_back(std::move(written->answer));
        }
        m_hasAnswers = true;
    }

    /// An answer may have a heading of a line or two.
    [[nodiscard]] tl::expected<WrittenAnswer, ParseError> answerIn(const std::string &text) const
    {
        constexpr int longestHeading = 3;
        LineSource whole(text);
        auto first = m_puzzle->readAnswer(whole);
        std::size_t from = 0;
        for (int line = 0; line < longestHeading && !first; ++line) {
            from = text.find('\n', from);
            if (from == std::string::npos)
                break;
            LineSource rest(text.substr(++from));
            if (auto written = m_puzzle->readAnswer(rest))
                return written;
        }
        return first;
    }

    void checkVerdict()
    {
        const std::string verdict = textIn(m_end, "verdict");
        const std::size_t count = m_answers.size();
        if (!m_hasAnswers)
            return;
        if (verdict == "none" && count > 0)
            fault("no answer is claimed, and there is one");
        if (verdict == "many" && count == 0)
            fault("several answers are claimed, and none is given");
        if (verdict == "unique" && count != 1)
            fault("one answer is claimed, and " + std::to_string(count) + " are given");
        if (verdict == "many" && (count < 2 || m_answers[0].values == m_answers[1].values)
            && !m_puzzle->joinable())
            fault("several answers are claimed, and no two different ones are given");
    }

    void checkSteps()
    {
        StepReplay replay(*m_names, stepChecksOf(*m_puzzle));
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (m_steps[i].value("step", std::size_t(0)) != i + 1)
                fault("a step is missing or out of its order", i + 1);
            if (auto wrong = replay.next(m_steps[i]))
                fault(std::move(*wrong), i + 1);
        }
        m_findings.steps = m_steps.size();
        if (!m_end.value("end", false))
            return fault("the last record is not its end");
        if (m_end.value("steps", std::size_t(0)) != m_steps.size())
            fault("the end counts " + std::to_string(m_end.value("steps", std::size_t(0)))
                  + " steps, and there are " + std::to_string(m_steps.size()));
        checkEnd(replay);
        checkRating();
    }

    void checkEnd(const StepReplay &replay)
    {
        const std::string verdict = textIn(m_end, "verdict");
        if (verdict == "none" ? !replay.hasContradiction() : replay.hasContradiction()) {
            if (verdict == "none")
                m_findings.unshown.emplace_back("that there is no answer");
            else
                fault("the steps come to a contradiction, and no puzzle without an answer is "
                      "claimed");
        }
        if (m_puzzle->joinable() || verdict == "none")
            return;
        const auto &main = m_names->main();
        const auto isLeft = [&](const Answer &answer, bool alone) {
            for (std::size_t unknown = 0; unknown < main.size(); ++unknown) {
                const auto name = main[unknown].values.find(answer.values[unknown]);
                const auto &left = replay.known().left(main[unknown].place);
                if (name == main[unknown].values.end() || !left.contains(name->second)
                    || (alone && left.size() != 1))
                    return false;
            }
            return true;
        };
        const bool isSolved = m_end.value("solved", false);
        if (isSolved && (m_answers.size() != 1 || !isLeft(m_answers.front(), true)))
            fault("the steps do not lead to the answer");
        else if (!std::ranges::all_of(m_answers, [&](const Answer &a) { return isLeft(a, false); }))
            fault("the steps exclude an answer");
        if (!isSolved && verdict == "unique")
            m_findings.unshown.emplace_back("that there is no other answer");
    }

    void checkRating()
    {
        if (m_end.contains("techniques") && m_end["techniques"].is_object()) {
            if (m_end["techniques"] != Json(rulesIn(m_steps)))
                fault("its steps use other rules than it counts");
        }
        if (!m_end.contains("rating") || !m_end["rating"].is_number())
            return;
        const double claimed = m_end["rating"].get<double>();
        // Costs are printed with two decimals, so that a rating between two shown ones may go either way.
        constexpr double mostApart = 0.056;
        const double reckoned = ratingOf(m_steps);
        if (m_puzzle->joinable())
            m_findings.unshown.emplace_back("its rating");
        else if (std::abs(claimed - reckoned) > mostApart)
            fault("rated " + Json(claimed).dump() + ", and its steps come to "
                  + Json(reckoned).dump());
        if (m_end.contains("word") && textIn(m_end, "word") != wordFor(claimed))
            fault("'" + textIn(m_end, "word") + "' is not the word for " + Json(claimed).dump());
    }

    void checkWithoutSteps()
    {
        const std::string verdict = textIn(m_head, "verdict");
        if (verdict == "unique" && m_answers.size() == 1 && m_puzzle->joinable()) {
            m_findings.unshown.emplace_back("that there is no other answer");
        } else if (verdict == "unique" && m_answers.size() == 1) {
            if (faultOfUniqueness(*m_puzzle, m_answers.front()))
                fault("there is another answer, or this one is none");
        } else if (verdict == "none") {
            m_findings.unshown.emplace_back("that there is no answer");
        }
        if (m_head.contains("rating") && m_head["rating"].is_number()) {
            m_findings.unshown.emplace_back("its rating");
            if (textIn(m_head, "word") != wordFor(m_head["rating"].get<double>()))
                fault("'" + textIn(m_head, "word") + "' is not the word for "
                      + m_head["rating"].dump());
        }
    }

    const Json &m_head;
    const Json &m_end;
    std::span<const Json> m_steps;
    std::shared_ptr<const Puzzle> m_puzzle;
    std::unique_ptr<const Model> m_model;
    std::optional<FactNames> m_names;
    std::vector<Answer> m_answers;
    bool m_hasAnswers = false;
    RecordFindings m_findings;
};

} // namespace

RecordFindings check(std::span<const Json> records)
{
    return Check(records).run();
}

} // namespace inkling::checks
