// SPDX-License-Identifier: MIT
#include "puzzle/judging/outputjudge.h"

#include "families/registry.h"
#include "puzzle/joinable.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/familytable.h"
#include "support/testprogram.h"
#include "support/worlds.h"

#include <QTest>
#include <algorithm>
#include <cctype>
#include <random>
#include <set>

using namespace inkling;

namespace {

using PuzzlePointer = std::shared_ptr<const Puzzle>;
using Puzzles = std::vector<PuzzlePointer>;

/// A contest file: its puzzles, and the answer text of each.
struct Contest
{
    Puzzles puzzles;
    std::vector<std::string> outputs;

    [[nodiscard]] std::string output() const
    {
        std::string text;
        for (const std::string &each : outputs)
            text += each;
        return text;
    }
};

/// All samples of a family, and a puzzle without an answer where a sample is one, in one file.
Contest contestOf(const Family &family)
{
    Contest contest;
    for (const Sample &sample : family.samples()) {
        for (const auto &puzzle : test::readPuzzles(family, std::string(sample.text))) {
            const auto solution = puzzle->solve(Search::FirstAnswer, {});
            contest.puzzles.push_back(puzzle);
            contest.outputs.push_back(puzzle->answerText(
                int(contest.puzzles.size()), solution.first ? &*solution.first : nullptr));
        }
    }
    return contest;
}

struct Judged
{
    std::vector<OutputJudgement> sets;
    std::vector<OutputJudgement> whole;

    [[nodiscard]] OutputVerdict verdict(std::size_t set) const { return sets[set].verdict; }
    [[nodiscard]] bool isRight() const
    {
        return whole.empty() && std::ranges::all_of(sets, [](const OutputJudgement &each) {
                   return each.verdict == OutputVerdict::Right;
               });
    }
    /// The data sets that are not right, from 1.
    [[nodiscard]] std::vector<int> wrong() const
    {
        std::vector<int> numbers;
        for (std::size_t i = 0; i < sets.size(); ++i) {
            if (sets[i].verdict != OutputVerdict::Right)
                numbers.push_back(int(i) + 1);
        }
        return numbers;
    }
};

Judged judged(const Puzzles &puzzles, const std::string &output)
{
    OutputJudge judge(output);
    Judged result;
    for (const auto &puzzle : puzzles)
        result.sets.push_back(judge.judge(*puzzle, {}));
    result.whole = judge.finish();
    const auto lines = int(std::ranges::count(output, '\n'));
    for (const auto &all : {result.sets, result.whole}) {
        for (const OutputJudgement &each : all) {
            const bool isRight = each.verdict == OutputVerdict::Right;
            if (each.place.line < 1 || each.place.line > lines + 2 || each.place.column < 1
                || isRight != each.english().empty())
                qFatal("a judgement without place or reason: %s", each.english().c_str());
        }
    }
    return result;
}

/// Calculates an expression with doubles, as a check apart from the program: exact enough for small
/// numbers, and it uses each of the cards once.
class Calculation
{
public:
    Calculation(const std::string &line, std::multiset<int> cards)
        : m_cards(std::move(cards))
    {
        for (const char character : line)
            m_text += character == ' ' || character == '\t' ? "" : std::string(1, character);
    }
    bool isRight(double target, const std::string &targetText)
    {
        const double value = sum();
        return m_isGood && m_cards.empty() && std::abs(value - target) < 1e-9
               && m_text.substr(m_at) == '=' + targetText;
    }

private:
    [[nodiscard]] char now() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }
    double sum()
    {
        double value = product();
        while (m_isGood && (now() == '+' || now() == '-'))
            value = m_text[m_at++] == '+' ? value + product() : value - product();
        return value;
    }
    double product()
    {
        double value = one();
        while (m_isGood && (now() == '*' || now() == '/'))
            value = m_text[m_at++] == '*' ? value * one() : value / one();
        return value;
    }
    double one()
    {
        if (now() == '(') {
            ++m_at;
            const double value = sum();
            m_isGood = m_isGood && now() == ')';
            ++m_at;
            return value;
        }
        int number = 0;
        const std::size_t start = m_at;
        while (std::isdigit(now()) && m_at < start + 4)
            number = 10 * number + (m_text[m_at++] - '0');
        const auto card = m_cards.find(number);
        m_isGood = m_isGood && m_at > start && m_text[start] != '0' && card != m_cards.end();
        if (m_isGood)
            m_cards.erase(card);
        return number;
    }

    std::string m_text;
    std::size_t m_at = 0;
    std::multiset<int> m_cards;
    bool m_isGood = true;
};

/// Whether a line is a right answer of a puzzle that is built by joining, to judge by its text.
bool calculatesRight(const Puzzle &puzzle, const std::string &line)
{
    const std::string text = puzzle.text();
    const std::size_t sign = text.find('=');
    std::istringstream words(text.substr(0, sign));
    std::multiset<int> cards;
    for (int card = 0; words >> card;)
        cards.insert(card);
    std::istringstream rest(text.substr(sign + 1));
    std::string target;
    rest >> target;
    return Calculation(line, cards).isRight(std::stod(target), target);
}

std::vector<std::string> linesOf(const std::string &text)
{
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line);
    return lines;
}

std::string joined(const std::vector<std::string> &lines)
{
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

/// A text without blanks, empty lines and capitals.
std::string plain(const std::string &text)
{
    std::string result;
    for (const char character : text) {
        if (!std::isspace(static_cast<unsigned char>(character)))
            result += char(std::tolower(static_cast<unsigned char>(character)));
    }
    return result;
}

/// Whether an output that the judge calls right, perhaps but for presentation, at data set `set`
/// has a right answer for it, to judge by its text. Requires: the puzzle has one answer, or its
/// answers can be calculated.
bool hasRightAnswer(const Contest &contest, std::size_t set, const std::string &output)
{
    if (!contest.puzzles[set]->joinable())
        return plain(output).find(plain(contest.outputs[set])) != std::string::npos;
    const auto lines = linesOf(output);
    return std::ranges::any_of(lines, [&](const std::string &line) {
        return plain(line) == plain(contest.outputs[set])
               || calculatesRight(*contest.puzzles[set], line);
    });
}

/// A random change of a text: of a character, a line, or all that follows.
void corrupt(std::string &text, std::mt19937 &random)
{
    const auto below = [&](std::size_t count) { return std::size_t(random() % count); };
    constexpr std::string_view pool = "0123456789#+-|*/=() .xoXN\n\t\r";
    std::vector<std::string> lines = linesOf(text);
    if (text.empty() || lines.empty()) {
        text = "1\n";
        return;
    }
    const std::size_t at = below(text.size());
    const std::size_t line = below(lines.size());
    switch (below(8)) {
    case 0:
        text[at] = pool[below(pool.size())];
        return;
    case 1:
        text.insert(at, 1, pool[below(pool.size())]);
        return;
    case 2:
        text.erase(at, 1);
        return;
    case 3:
        text.resize(below(8) == 0 ? at : text.size());
        return;
    case 4:
        lines.erase(lines.begin() + std::ptrdiff_t(line));
        break;
    case 5:
        lines.insert(lines.begin() + std::ptrdiff_t(line), lines[below(lines.size())]);
        break;
    case 6:
        std::swap(lines[line], lines[below(lines.size())]);
        break;
    default:
        text[at] = char(below(256));
        return;
    }
    text = joined(lines);
}

} // namespace

class OutputJudgeTest : public QObject
{
    Q_OBJECT

private slots:
    void ownOutputIsRight_data() { test::addFamilies(); }
    void ownOutputIsRight();
    void oneCharacterChanged_data() { test::addFamilies(); }
    void oneCharacterChanged();
    void aLineCut_data() { test::addFamilies(); }
    void aLineCut();
    void linesSwapped_data() { test::addFamilies(); }
    void linesSwapped();
    void nothingAtAll_data() { test::addFamilies(); }
    void nothingAtAll();
    void presentation_data() { test::addFamilies(); }
    void presentation();
    void noSolution_data() { test::addFamilies(); }
    void noSolution();
    void anyRightAnswerCounts_data();
    void anyRightAnswerCounts();
    void randomCorruption_data() { test::addFamilies(); }
    void randomCorruption();
};

void OutputJudgeTest::ownOutputIsRight()
{
    const Contest contest = contestOf(test::fetchFamily());
    QVERIFY(contest.puzzles.size() > 1);
    QVERIFY(judged(contest.puzzles, contest.output()).isRight());
}

/// Every character that is no blank, one after the other, at the most some hundred.
void OutputJudgeTest::oneCharacterChanged()
{
    const Contest contest = contestOf(test::fetchFamily());
    std::string before;
    for (std::size_t set = 0; set < contest.outputs.size(); ++set) {
        const std::string &own = contest.outputs[set];
        const std::string after = contest.output().substr(before.size() + own.size());
        const std::size_t step = 1 + own.size() / 100;
        for (std::size_t i = 0; i < own.size(); i += step) {
            if (std::isspace(static_cast<unsigned char>(own[i])))
                continue;
            std::string changed = own;
            changed[i] = own[i] == '1' ? '2' : '1';
            const Judged result = judged(contest.puzzles, before + changed + after);
            if (result.verdict(set) == OutputVerdict::Right) {
                QVERIFY(contest.puzzles[set]->joinable());
                QVERIFY(
                    calculatesRight(*contest.puzzles[set], changed.substr(0, changed.find('\n'))));
                continue;
            }
            QCOMPARE(result.wrong(), std::vector<int>{int(set) + 1});
            const auto line = int(std::ranges::count(before + own.substr(0, i), '\n')) + 1;
            if (result.sets[set].expected && own[i] != '0')
                QVERIFY(result.sets[set].place.line <= line);
        }
        before += own;
    }
}

void OutputJudgeTest::aLineCut()
{
    const Contest contest = contestOf(test::fetchFamily());
    for (std::size_t set = 0; set < contest.outputs.size(); ++set) {
        const auto own = linesOf(contest.outputs[set]);
        for (std::size_t line = 0; line < own.size(); ++line) {
            std::string output;
            for (std::size_t other = 0; other < contest.outputs.size(); ++other) {
                auto lines = linesOf(contest.outputs[other]);
                if (other == set)
                    lines.erase(lines.begin() + std::ptrdiff_t(line));
                output += joined(lines);
            }
            const Judged result = judged(contest.puzzles, output);
            QVERIFY(!result.isRight());
            const bool isBlank = own[line].find_first_not_of(' ') == std::string::npos;
            // Of lines that are an answer each, it is not always clear which one is missing: the
            // next one may say that there is no answer, or be right for the same hand.
            const std::size_t most = own.size() == 1 ? 2 : 1;
            const bool isTold = !result.wrong().empty() && result.wrong().front() == int(set) + 1;
            QVERIFY(isBlank || isTold || contest.puzzles[set]->joinable());
            QVERIFY(result.wrong().size() <= most);
        }
    }
}

void OutputJudgeTest::linesSwapped()
{
    const Contest contest = contestOf(test::fetchFamily());
    for (std::size_t set = 0; set < contest.outputs.size(); ++set) {
        const auto own = linesOf(contest.outputs[set]);
        for (std::size_t line = 1; line < own.size(); ++line) {
            const bool hasBlank = plain(own[line]).empty() || plain(own[line - 1]).empty();
            if (own[line] == own[line - 1] || hasBlank)
                continue;
            Contest changed = contest;
            auto lines = own;
            std::swap(lines[line], lines[line - 1]);
            changed.outputs[set] = joined(lines);
            QCOMPARE(judged(contest.puzzles, changed.output()).wrong(),
                     std::vector<int>{int(set) + 1});
        }
    }
}

void OutputJudgeTest::nothingAtAll()
{
    const Contest contest = contestOf(test::fetchFamily());
    for (const std::string output : {"", "\n", "\n\n  \n", "\xEF\xBB\xBF", "\r\n"}) {
        const Judged result = judged(contest.puzzles, output);
        QCOMPARE(result.wrong().size(), contest.puzzles.size());
        QVERIFY(std::ranges::all_of(result.sets, &OutputJudgement::hasEnded));
    }
    Contest cut = contest;
    cut.outputs.back().clear();
    QCOMPARE(judged(contest.puzzles, cut.output()).wrong(),
             std::vector<int>{int(contest.puzzles.size())});
}

/// What a sloppy program prints is told as such, once, and no data set is wrong for it.
void OutputJudgeTest::presentation()
{
    const Contest contest = contestOf(test::fetchFamily());
    const std::string own = contest.output();
    const auto lines = linesOf(own);
    const auto told = [&](const std::string &output, std::size_t sets, std::size_t whole) {
        const Judged result = judged(contest.puzzles, output);
        const bool isMild = std::ranges::none_of(result.sets, [](const OutputJudgement &each) {
            return each.verdict == OutputVerdict::Wrong;
        });
        return isMild && result.wrong().size() == sets && result.whole.size() == whole;
    };
    std::string returns;
    for (const std::string &line : lines)
        returns += line + "\r\n";
    QVERIFY(told(returns, 0, 1));
    QVERIFY(told("\xEF\xBB\xBF" + own, 0, 1));
    QVERIFY(told(own.substr(0, own.size() - 1), 0, 1));
    QVERIFY(told(own + '\n', 0, 1));
    QVERIFY(told('\n' + own, 1, 0));
    std::string blanks;
    for (const std::string &line : lines)
        blanks += line + (line.empty() ? "" : "  ") + '\n';
    QVERIFY(told(blanks, contest.puzzles.size(), 0));
    const Judged further = judged(contest.puzzles, own + "more\n");
    QCOMPARE(further.wrong().size(), std::size_t(0));
    QCOMPARE(further.whole.size(), std::size_t(1));
    QCOMPARE(further.whole[0].place.line, int(lines.size()) + 1);
    QCOMPARE(further.whole[0].english(),
             "found 'more'; expected nothing more after the last answer");
}

/// Right just where there is none, in any case of letters; else the data set's number is told.
void OutputJudgeTest::noSolution()
{
    const Contest contest = contestOf(test::fetchFamily());
    for (std::size_t set = 0; set < contest.puzzles.size(); ++set) {
        Contest changed = contest;
        const std::string none = contest.puzzles[set]->answerText(int(set) + 1, nullptr);
        const bool hasNone = contest.outputs[set] == none;
        changed.outputs[set] = none;
        const Judged result = judged(contest.puzzles, changed.output());
        QCOMPARE(result.isRight(), hasNone);
        QVERIFY(hasNone || result.wrong() == std::vector<int>{int(set) + 1});
        std::ranges::transform(none, changed.outputs[set].begin(),
                               [](unsigned char c) { return char(std::toupper(c)); });
        QCOMPARE(judged(contest.puzzles, changed.output()).verdict(set),
                 hasNone ? OutputVerdict::Presentation : OutputVerdict::Wrong);
    }
}

void OutputJudgeTest::anyRightAnswerCounts_data()
{
    QTest::addColumn<std::string>("text");
    for (const char *text : {"1 2\n. .\n0 0\n", "2 1\naa\naa\na 6 +\n0\n", "1 1\n1 1 1\n1 1 1\n",
                             "3 2\n 1 +\n2 + 3\n = 6\n0\n", "hitori 2 2\n1 1\n2 3\n",
                             "kakuro 3 3\n# 3\\ 3\\\n\\3 . .\n\\3 . .\n", "masyu 2 3\n...\n...\n",
                             "sudoku 4\n12..\n34..\n....\n....\n"})
        QTest::newRow(text) << std::string(text);
}

/// On small puzzles with several answers: right is just what is the text of one of them, all of
/// which are found by trying.
void OutputJudgeTest::anyRightAnswerCounts()
{
    QFETCH(std::string, text);
    const auto family = guessFamily(text);
    QVERIFY(family);
    const auto puzzle = test::readOne(**family, text);
    const Solution solution = puzzle->solve(Search::Uniqueness, {});
    QCOMPARE(solution.verdict, Verdict::Many);
    const auto worlds = test::worldsOf(*puzzle);
    QVERIFY(worlds);
    std::set<std::string> right;
    for (const test::World &world : test::answersOf(*worlds)) {
        const Answer answer{world.values};
        right.insert(puzzle->answerText(1, &answer));
    }
    QVERIFY(right.size() > 1);
    for (const Answer &answer : solution.answers())
        QVERIFY(right.contains(puzzle->answerText(1, &answer)));
    std::mt19937 random(7);
    const std::vector<std::string> all(right.begin(), right.end());
    for (const std::string &output : all) {
        QVERIFY2(judged({puzzle}, output).isRight(), output.c_str());
        for (int i = 0; i < 2000 / int(all.size()); ++i) {
            std::string changed = output;
            for (unsigned count = 1 + random() % 3; count > 0; --count)
                corrupt(changed, random);
            QVERIFY2(judged({puzzle}, changed).isRight() == right.contains(changed),
                     changed.c_str());
        }
    }
}

/// Nothing crashes, and nothing wrong is right, whatever the output.
void OutputJudgeTest::randomCorruption()
{
    const Contest contest = contestOf(test::fetchFamily());
    const std::string own = contest.output();
    std::mt19937 random(19);
    for (int i = test::randomBoardCount(800); i > 0; --i) {
        std::string output = own;
        for (unsigned count = 1 + random() % 4; count > 0; --count)
            corrupt(output, random);
        const Judged result = judged(contest.puzzles, output);
        for (std::size_t set = 0; set < result.sets.size(); ++set) {
            const OutputVerdict verdict = result.verdict(set);
            QVERIFY(verdict != OutputVerdict::Unknown);
            QVERIFY2(verdict == OutputVerdict::Wrong || hasRightAnswer(contest, set, output),
                     output.c_str());
        }
        if (result.isRight() && !contest.puzzles.front()->joinable())
            QVERIFY2(linesOf(output) == linesOf(own), output.c_str());
    }
}

INKLING_TEST(OutputJudgeTest, QCoreApplication)
#include "outputjudge_test.moc"
