// SPDX-License-Identifier: MIT
#include "puzzle/family.h"
#include "support/checks/sentencesof.h"
#include "support/checks/toldtrace.h"
#include "support/drafts.h"
#include "support/familytable.h"
#include "support/testprogram.h"

#include <QTest>
#include <iterator>
#include <utility>

using namespace inkling;

/// What reading the words of folded steps and of suppositions is worth: a sentence that is missing, in another
/// place, with another number or told with other knowledge must be found.
class FoldedSentencesTest : public QObject
{
    Q_OBJECT

private slots:
    void aWrongSentenceIsFound_data() { test::addFamilies(test::hasEncoding); }
    void aWrongSentenceIsFound();
};

namespace {

std::vector<Sentence> oneByOne(Sentence sentence)
{
    std::vector<Sentence> more = std::exchange(sentence.more, {});
    std::vector<Sentence> all{std::move(sentence)};
    for (Sentence &next : more)
        std::ranges::move(oneByOne(std::move(next)), std::back_inserter(all));
    return all;
}

Sentence inOne(std::vector<Sentence> sentences)
{
    Sentence sentence = std::move(sentences.front());
    sentence.more.assign(std::make_move_iterator(sentences.begin() + 1),
                         std::make_move_iterator(sentences.end()));
    return sentence;
}

/// What is said, with one sentence left out, one changed for the next, and each number one higher, of what is
/// said of the whole.
std::vector<Sentence> wrongened(const Sentence &sentence)
{
    const std::vector<Sentence> right = oneByOne(sentence);
    std::vector<Sentence> wrong;
    for (std::size_t i = 0; i < right.size(); ++i) {
        std::vector<Sentence> changed = right;
        if (right.size() > 1) {
            changed.erase(changed.begin() + std::ptrdiff_t(i));
            wrong.push_back(inOne(std::exchange(changed, right)));
        }
        if (i + 1 < right.size()) {
            std::swap(changed[i], changed[i + 1]);
            wrong.push_back(inOne(std::exchange(changed, right)));
        }
        for (Argument &argument : changed[i].arguments) {
            if (!right[i].form.id.starts_with("explain.")
                || argument.kind != Argument::Kind::Number)
                continue;
            const Argument before = argument;
            argument = numberArgument(std::stoll(before.parts.front().words.english()) + 1);
            wrong.push_back(inOne(changed));
            argument = before;
        }
    }
    return wrong;
}

/// The steps of a trace that say what others say, each with what is known before it.
class Wholes
{
public:
    explicit Wholes(const Puzzle &puzzle)
        : m_explanation(explain(
              puzzle, StopCondition({}, StopCondition::Clock::now() + std::chrono::seconds(2))))
        , m_puzzle(m_explanation.reasoned(puzzle))
        , m_model(m_puzzle.model())
        , m_checker(test::sentenceCheckerFor(m_puzzle))
    {}

    void check()
    {
        Knowledge known(m_model->initial(), m_explanation.deduction.given);
        const Trace &trace = m_explanation.deduction.trace;
        for (std::size_t i = 0; i < trace.size(); ++i) {
            if (trace[i].parts || trace[i].nested)
                check(trace[i], known);
            known.learn(trace[i].conclusions);
        }
    }

    std::size_t found = 0;
    std::vector<std::string> missed;

private:
    void check(const Step &step, const Knowledge &before)
    {
        const Sentence right = sentenceOf(*m_model, step, before);
        std::vector<Sentence> wrong = wrongened(right);
        wrong.push_back(sentenceOf(*m_model, step, Knowledge(m_model->initial(), step.premises)));
        for (const Sentence &each : wrong) {
            if (english(each) == english(right))
                continue;
            if (isFound(step, before, each))
                ++found;
            else
                missed.push_back(english(right) + " -> " + english(each));
        }
    }

    /// Only the whole is told so, not what it is made of.
    bool isFound(const Step &step, const Knowledge &before, const Sentence &wrong) const
    {
        Deduction deduction;
        deduction.given = before.factsBeyond(m_model->initial());
        deduction.trace.append(step);
        bool isWhole = true;
        const auto tell = [&](const Model &model, const Step &told, const Knowledge &known) {
            return std::exchange(isWhole, false) ? wrong : sentenceOf(model, told, known);
        };
        return test::faultOfSentences(*m_model, deduction, m_checker, nullptr, tell).has_value();
    }

    Explanation m_explanation;
    const Puzzle &m_puzzle;
    std::shared_ptr<const Model> m_model;
    test::SentenceChecker m_checker;
};

} // namespace

void FoldedSentencesTest::aWrongSentenceIsFound()
{
    constexpr std::size_t mostOfCorpus = 4;
    constexpr int mostCells = 100;
    std::size_t found = 0;
    std::size_t missed = 0;
    for (const auto &puzzle : test::somePuzzles(test::fetchFamily(), mostOfCorpus, mostCells)) {
        Wholes wholes(*puzzle);
        wholes.check();
        found += wholes.found;
        missed += wholes.missed.size();
        for (const std::string &each : wholes.missed)
            qWarning("%s", each.c_str());
    }
    QVERIFY(found > 10);
    QCOMPARE(missed, std::size_t(0));
    qInfo("%zu wrong sentences found", found);
}

INKLING_TEST(FoldedSentencesTest, QCoreApplication)
#include "families/foldedsentences_test.moc"
