// SPDX-License-Identifier: MIT
#include "cards/cardsbruteforce.h"
#include "families/cards/checker.h"
#include "families/cards/drafting.h"
#include "families/cards/expression.h"
#include "families/cards/family.h"
#include "families/cards/puzzle.h"
#include "families/cards/search/solver.h"
#include "support/checks/librarychecks.h"
#include "support/checks/reading.h"
#include "support/corpus.h"
#include "support/deadline.h"
#include "support/testprogram.h"

#include <QTest>
#include <map>
#include <numeric>
#include <random>
#include <sstream>

using namespace inkling;
using namespace inkling::cards;

namespace {

/// Calls use() with every ascending hand of so many cards of 1 .. highest.
template <typename Use>
void forEachHand(int count, int highest, const Use &use)
{
    std::vector<int> cards(std::size_t(count), 1);
    while (true) {
        use(cards);
        std::size_t last = cards.size();
        while (last > 0 && cards[last - 1] == highest)
            --last;
        if (last == 0)
            return;
        std::fill(cards.begin() + std::ptrdiff_t(last) - 1, cards.end(), cards[last - 1] + 1);
    }
}

bool isMade(const std::vector<int> &cards, int target, Choices choices = {})
{
    const Hand hand{cards, Fraction(target), choices};
    const Solution solution = solve(hand, Search::FirstAnswer, {});
    return solution.first && !fault(hand, *solution.first);
}

std::string textOf(const Hand &hand, const Answer &answer)
{
    return partsOf(hand.cards, answer)->back().text;
}

Hand read(const std::string &line)
{
    return test::readOne<CardsPuzzle>(family(), line)->hand();
}

/// How many expressions make each value, over all ways to order the cards of a set: reckoned with
/// the program's signs. `mayJoin(sign, x, y, value)` says which steps count.
template <typename MayJoin>
std::map<std::string, std::int64_t> countExpressions(const std::vector<int> &cards,
                                                     const MayJoin &mayJoin)
{
    std::vector<std::map<std::string, std::pair<Fraction, std::int64_t>>> lists(std::size_t{1}
                                                                                << cards.size());
    std::map<std::string, std::int64_t> all;
    for (std::size_t set = 1; set < lists.size(); ++set) {
        auto &list = lists[set];
        if (std::has_single_bit(set)) {
            const Fraction value(cards[std::size_t(std::countr_zero(set))]);
            list[value.text()] = {value, 1};
        }
        for (std::size_t part = (set - 1) & set; part != 0; part = (part - 1) & set) {
            for (const auto &[text, left] : lists[part]) {
                for (const auto &[otherText, right] : lists[set ^ part]) {
                    for (const Sign sign : {Sign::Plus, Sign::Minus, Sign::Times, Sign::Over}) {
                        const Fraction value = apply(sign, left.first, right.first);
                        if (value.isRefused() || !mayJoin(sign, left.first, right.first, value))
                            continue;
                        auto &entry = list[value.text()];
                        entry.first = value;
                        entry.second += left.second * right.second;
                    }
                }
            }
        }
        for (const auto &[text, entry] : list)
            all[text] += entry.second;
    }
    return all;
}

std::int64_t total(const std::map<std::string, std::int64_t> &counts)
{
    std::int64_t sum = 0;
    for (const auto &[text, count] : counts)
        sum += count;
    return sum;
}

} // namespace

/// Answers, and the counts that others have published (corpus/cards/oracles.tsv).
class CardsSolverTest : public QObject
{
    Q_OBJECT

private slots:
    void faults_data();
    void faults();
    void answers_data();
    void answers();
    void seedHands();
    void listsAgainstBruteForce_data();
    void listsAgainstBruteForce();
    void simplestFirst();
    void twentyFour();
    void twentyFourWithFifteens();
    void corpusLists();
    void fiveCards();
    void sixCards();
    void countdown();
    void largeNumbersStayExact();
    void equalCards();
    void whatOverflowsIsNoAnswer();
    void stops();
};

void CardsSolverTest::faults_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("tokens");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char *line, const char *tokens, const char *fault) {
        QTest::addRow("%s: %s", line, tokens)
            << QByteArray(line) << QByteArray(tokens) << QByteArray(fault);
    };
    row("1 2 3 = 3", "01+  ", "the card 3 is not used");
    row("1 2 3 = 3 some", "01+  ", "");
    row("1 2 3 = 2", "00+  ", "the card 1 is used twice");
    row("1 2 = 4", "01+", "the expression is worth 3, not 4");
    row("1 2 = -1", "01-", "");
    row("1 2 = 1", "01-", "the expression is worth -1, not 1");
    row("1 2 = 1/2", "01/", "");
    row("2 3 = 8", "01^", "exponents are not allowed");
    row("2 3 = 8 exponents", "01^", "");
    row("1 2 4 = 2", "01/2*", "");
    row("1 2 4 = 2 integers", "01/2*", "the intermediate value 1/2 is not a whole number");
    row("1 1 2 = 2", "201-/", "2 / 0 has no valid value");
    row("1 2 = 3", "0+1", "this is not an expression");
    row("1 2 = 3", "0 1", "this is not an expression");
    row("1 2 = 3", "01", "this is not an expression");
}

/// An expression as it is counted: cards by their places, then what joins the two before.
void CardsSolverTest::faults()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, tokens);
    QFETCH(QByteArray, fault);
    const auto puzzle = test::readOne<CardsPuzzle>(family(), line.toStdString());
    const auto cards = int(puzzle->hand().cards.size());
    Answer answer;
    for (const char token : tokens) {
        const int sign = int(std::string_view("+-*/^ ").find(token));
        answer.values.push_back(std::uint8_t(sign >= 0 ? cards + sign : token - '0'));
    }
    const auto found = puzzle->fault(answer);
    QCOMPARE(QByteArray::fromStdString(found ? found->english() : ""), fault);
}

void CardsSolverTest::answers_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](QByteArray line, QByteArray answer) {
        QTest::newRow(line.constData()) << line << answer;
    };
    row("7 = 7", "7 = 7");
    row("7 = 8", "No solution");
    row("7 9 = 7 some", "7 = 7");
    row("7 9 = 7", "No solution");
    row("5 6 = 5/6", "5/6 = 5/6");
    row("5 6 = -1", "5-6 = -1");
    row("5 6 = -11", "No solution");
    row("2 3 = -2/3", "No solution");
    row("1 2 3 = -5", "1-3*2 = -5");
    row("3 3 8 8 = 24", "8/(3-8/3) = 24");
    row("3 3 8 8 = 24 integers", "No solution");
    row("2 3 = 8 exponents", "2^3 = 8");
    row("2 3 = 8", "No solution");
    row("2 2 3 = 256 exponents", "2^2^3 = 256");
    row("2 2 3 = 64 exponents", "(2*2)^3 = 64");
    row("2 3 5 = 1/27 exponents", "3^(2-5) = 1/27");
    row("2 3 5 = 1/8 exponents", "No solution");
    row("10 10 10 10 = 10000000000 exponents", "10^10+10-10 = 10000000000");
    row("2 2 3 3 = 0", "3+2-3-2 = 0");
    row("9 3 5 5 = 0", "9*3*(5-5) = 0");
    row("2 5 5 = 0 exponents", "2*(5-5) = 0");
    row("7 4 2 = 7/8", "7/4/2 = 7/8");
    row("2 3 4 = 1/2 integers", "No solution");
    row("A K = 13", "13*1 = 13");
    row("2 2 4 4 8 8 = 163 exponents", "((4+2)^4-8)/8+2 = 163");
}

void CardsSolverTest::answers()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, answer);
    const CardsPuzzle puzzle(read(line.toStdString()));
    const Solution solution = puzzle.solve(Search::Uniqueness, {});
    const Solution quick = puzzle.solve(Search::FirstAnswer, {});
    QCOMPARE(puzzle.answerText(1, solution.first ? &*solution.first : nullptr),
             answer.toStdString() + '\n');
    QCOMPARE(quick.first.has_value(), solution.first.has_value());
    for (const auto &found : {solution.first, solution.second, quick.first})
        QVERIFY(!found || !puzzle.fault(*found));
}

/// The hands that were posted with the game; whole numbers do for the first four.
void CardsSolverTest::seedHands()
{
    for (const char *cards : {"9 9 9 9 9 9", "2 3 4 5 6 7", "1 3 5 7 9 11", "2 4 6 8 10 12"}) {
        QVERIFY(solve(read(cards + std::string(" = 163")), Search::FirstAnswer, {}).first);
        QVERIFY(solve(read(cards + std::string(" = 163 integers")), Search::FirstAnswer, {}).first);
    }
    QVERIFY(!solve(read("2 2 4 4 8 8 = 163"), Search::FirstAnswer, {}).first);
    // 2-(8-(4+2)^4)/8, which is the only one but for its spelling.
    const Hand hand = read("2 2 4 4 8 8 = 163 exponents");
    const Tokens tokens{6};
    const auto sign = [&](Sign name) { return std::uint8_t(tokens.token(name)); };
    const Answer answer{{0, 4, 2, 1, sign(Sign::Plus), 3, sign(Sign::Power), sign(Sign::Minus), 5,
                         sign(Sign::Over), sign(Sign::Minus)}};
    QCOMPARE(textOf(hand, answer), std::string("2-(8-(4+2)^4)/8"));
    QVERIFY(!fault(hand, answer));
}

void CardsSolverTest::listsAgainstBruteForce_data()
{
    QTest::addColumn<int>("cards");
    QTest::addColumn<int>("choices");
    QTest::addColumn<int>("hands");
    for (int choices = 0; choices < 8; ++choices) {
        QTest::addRow("3 cards, options %d", choices) << 3 << choices << 60;
        QTest::addRow("4 cards, options %d", choices) << 4 << choices << 12;
    }
    QTest::newRow("2 cards") << 2 << 5 << 60;
    QTest::newRow("5 cards") << 5 << 0 << 6;
    QTest::newRow("5 cards, whole") << 5 << 2 << 4;
    QTest::newRow("6 cards") << 6 << 0 << 1;
}

/// Every list of answers for several targets, many of them reachable, some 0 or negative.
void CardsSolverTest::listsAgainstBruteForce()
{
    QFETCH(int, cards);
    QFETCH(int, choices);
    QFETCH(int, hands);
    std::mt19937 random(unsigned(cards * 8 + choices));
    const Choices chosen = Choices::fromBits(unsigned(choices));
    std::size_t compared = 0;
    for (int i = 0; i < hands; ++i) {
        std::vector<int> numbers;
        for (int card = 0; card < cards; ++card)
            numbers.push_back(1 + int(random() % (i % 2 == 0 ? 4 : 12)));
        const test::CardsBruteForce bruteForce(numbers,
                                               {chosen.exponents, chosen.integers, chosen.some});
        for (const Fraction &target :
             {Fraction(0), Fraction(1), Fraction(2), Fraction(-1), Fraction(-3), Fraction(6),
              Fraction(24), Fraction(1, 2), Fraction(-2, 3), Fraction(int(random() % 100))}) {
            const Hand hand{numbers, target.inLowestTerms(), chosen};
            std::set<std::uint64_t> found;
            const std::vector<Answer> answers = listAnswers(hand, ~std::size_t{0}, {});
            for (const Answer &answer : answers) {
                QVERIFY(!fault(hand, answer));
                const auto identity = bruteForce.identity(answer.values, target.isZero());
                QVERIFY(identity.has_value());
                QVERIFY2(found.insert(*identity).second,
                         (CardsPuzzle(hand).text() + textOf(hand, answer) + " twice").c_str());
            }
            const auto expected
                = bruteForce.answers(hand.target.numerator(), hand.target.denominator());
            QVERIFY2(found == expected, (CardsPuzzle(hand).text() + std::to_string(found.size())
                                         + " of " + std::to_string(expected.size()))
                                            .c_str());
            compared += found.size();
            const Solution solution = solve(hand, Search::Uniqueness, {});
            QCOMPARE(solution.verdict, found.empty()       ? Verdict::None
                                       : found.size() == 1 ? Verdict::Unique
                                                           : Verdict::Many);
            QVERIFY(found.empty() || *solution.first == answers.front());
        }
    }
    qInfo("%zu answers", compared);
}

/// No answer of a list comes before a simpler one, by the measure as it is stated; whole numbers
/// only, so that there are no fractions to count.
void CardsSolverTest::simplestFirst()
{
    const Hand hand = read("2 3 4 6 8 12 = 24 integers some");
    const auto measure = [&](const Answer &answer) {
        const auto parts = *partsOf(hand.cards, answer);
        const std::string &text = parts.back().text;
        return std::tuple(std::popcount(parts.back().cards), std::ranges::count(text, '('),
                          std::ranges::count(text, '/'));
    };
    const std::vector<Answer> answers = listAnswers(hand, 10'000, {});
    QVERIFY(answers.size() > 100);
    for (std::size_t i = 1; i < answers.size(); ++i)
        QVERIFY(measure(answers[i - 1]) <= measure(answers[i]));
    QCOMPARE(listAnswers(hand, 3, {}), std::vector(answers.begin(), answers.begin() + 3));
}

void CardsSolverTest::twentyFour()
{
    const auto count = [](int highest, Choices choices) {
        int made = 0;
        forEachHand(4, highest, [&](const auto &cards) { made += isMade(cards, 24, choices); });
        return made;
    };
    QCOMPARE(count(13, {}), 1362);
    QCOMPARE(count(13, {.integers = true}), 1362 - 16);
    QCOMPARE(count(10, {}), 566);
    QCOMPARE(count(9, {}), 404);
}

/// Hands of 1 .. 13 and at most two 15s.
void CardsSolverTest::twentyFourWithFifteens()
{
    int hands = 0;
    int unmade = 0;
    int onlyByFractions = 0;
    forEachHand(4, 14, [&](std::vector<int> cards) {
        if (std::ranges::count(cards, 14) > 2)
            return;
        std::ranges::replace(cards, 14, 15);
        ++hands;
        const bool made = isMade(cards, 24);
        unmade += made ? 0 : 1;
        onlyByFractions += made && !isMade(cards, 24, {.integers = true}) ? 1 : 0;
    });
    QCOMPARE(hands, 2366);
    QCOMPARE(unmade, 614);
    QCOMPARE(onlyByFractions, 26);
}

/// The hands themselves: with an answer, without one, and those of six that have no whole one.
void CardsSolverTest::corpusLists()
{
    const auto unsolvable = test::corpusFile("cards/unsolvable24_458.txt");
    const auto solvable = test::corpusFile("cards/tot_24_4nums_1362.csv");
    const auto census = test::corpusFile("cards/census163_six_cards_not_integer_solvable.txt");
    if (!unsolvable || !solvable || !census)
        QSKIP("the corpus is not here");
    const auto numbers
        = [](std::istream &stream) { return std::vector(std::istream_iterator<int>(stream), {}); };
    std::string line;
    int lines = 0;
    for (std::istringstream file(*unsolvable); std::getline(file, line); ++lines) {
        std::istringstream words(line);
        QVERIFY2(!isMade(numbers(words), 24), line.c_str());
    }
    QCOMPARE(lines, 458);
    lines = -1;
    for (std::istringstream file(*solvable); std::getline(file, line); ++lines) {
        if (lines < 0)
            continue;
        std::istringstream words(line.substr(line.find(',') + 1));
        QVERIFY2(isMade(numbers(words), 24), line.c_str());
    }
    QCOMPARE(lines, 1362);
    lines = 0;
    for (std::istringstream file(*census); std::getline(file, line); ++lines) {
        std::istringstream words(line.substr(1));
        const std::vector<int> cards = numbers(words);
        QVERIFY2(!isMade(cards, 163, {.integers = true}), line.c_str());
        QVERIFY2(isMade(cards, 163) == (line.front() == 'F'), line.c_str());
    }
    QCOMPARE(lines, 922);
}

void CardsSolverTest::fiveCards()
{
    int hands = 0;
    int made = 0;
    int whole = 0;
    forEachHand(5, 13, [&](const auto &cards) {
        ++hands;
        made += isMade(cards, 163);
        whole += isMade(cards, 163, {.integers = true});
    });
    QCOMPARE(hands, 6188);
    QCOMPARE(made, 3523);
    QCOMPARE(whole, 3444);
}

void CardsSolverTest::sixCards()
{
    int hands = 0;
    int made = 0;
    int whole = 0;
    forEachHand(6, 13, [&](const auto &cards) {
        ++hands;
        made += isMade(cards, 163);
        whole += isMade(cards, 163, {.integers = true});
    });
    QCOMPARE(hands, 18564);
    QCOMPARE(made, 17717);
    QCOMPARE(whole, 17642);
}

/// All expressions over subsets of {1,3,7,10,25,50}: Hutton's counts, by the program's arithmetic.
void CardsSolverTest::countdown()
{
    const std::vector cards{1, 3, 7, 10, 25, 50};
    const Fraction one(1);
    const auto positive = countExpressions(
        cards, [](Sign, const Fraction &, const Fraction &, const Fraction &value) {
            return value.isWhole() && !value.isNegative() && !value.isZero();
        });
    QCOMPARE(total(positive), std::int64_t{4672540});
    QCOMPARE(positive.at("765"), std::int64_t{780});
    QVERIFY(!positive.contains("831"));
    const auto filtered = countExpressions(
        cards, [&](Sign sign, const Fraction &x, const Fraction &y, const Fraction &value) {
            const bool ordered = !(y < x);
            const bool useful = sign == Sign::Plus    ? ordered
                                : sign == Sign::Minus ? true
                                : sign == Sign::Times ? ordered && !(x == one) && !(y == one)
                                                      : !(y == one);
            return useful && value.isWhole() && !value.isNegative() && !value.isZero();
        });
    QCOMPARE(total(filtered), std::int64_t{245644});
    QCOMPARE(filtered.at("765"), std::int64_t{49});
    const auto whole
        = countExpressions(cards, [](Sign, const Fraction &, const Fraction &,
                                     const Fraction &value) { return value.isWhole(); });
    QCOMPARE(total(whole), std::int64_t{10839369});
    // And by the solver: 765 can be made, 831 cannot, 832 can.
    for (const auto &[target, can] : {std::pair(765, true), {831, false}, {832, true}})
        QCOMPARE(isMade(cards, target, {.integers = true, .some = true}), can);
    // All expressions, divisions by 0 included: how they are joined, whatever they are worth.
    std::vector<std::int64_t> trees(std::size_t{1} << cards.size(), 0);
    for (std::size_t set = 1; set < trees.size(); ++set) {
        trees[set] = std::has_single_bit(set) ? 1 : 0;
        for (std::size_t part = (set - 1) & set; part != 0; part = (part - 1) & set)
            trees[set] += 4 * trees[part] * trees[set ^ part];
    }
    QCOMPARE(std::accumulate(trees.begin(), trees.end(), std::int64_t{0}), std::int64_t{33665406});
}

/// Values that 64 bits hold only in lowest terms, if at all.
void CardsSolverTest::largeNumbersStayExact()
{
    const Hand hand = read("100 100 100 100 100 100 100 100 = 10000000000000000");
    const Solution solution = solve(hand, Search::FirstAnswer, {});
    QVERIFY(solution.first && !fault(hand, *solution.first));
    const Hand odd = read("97 89 83 79 73 71 67 61 = 1/97");
    const Solution none = solve(odd, Search::FirstAnswer, {});
    QVERIFY(none.verdict == Verdict::None || !fault(odd, *none.first));
    const Fraction large(Fraction::largest - 1, Fraction::largest);
    QVERIFY((large * large).isRefused());
    QVERIFY((large - large).isZero());
    QVERIFY((large / large) == Fraction(1));
    QVERIFY(power(Fraction(2), Fraction(62)) == Fraction(Fraction::largest));
    QVERIFY(power(Fraction(2), Fraction(63)).isRefused());
    QVERIFY(power(Fraction(0), Fraction(0)).isRefused());
    QVERIFY(power(Fraction(0), Fraction(-1)).isRefused());
    QVERIFY(power(Fraction(4), Fraction(1, 2)).isRefused());
    QVERIFY(power(Fraction(-1), Fraction(1'000'000'007)) == Fraction(-1));
    QVERIFY(power(Fraction(-2, 3), Fraction(-3)) == Fraction(-27, 8));
}

/// Sets of four out of eight make hundreds of values, however many of the cards are equal.
void CardsSolverTest::equalCards()
{
    for (const char *line : {"7 7 8 8 9 9 10 10 = 9999991", "2 2 2 3 3 3 5 5 = 1/9999991",
                             "1 1 1 1 2 2 2 2 = 9999991", "3 3 3 7 7 7 11 11 = 9999991 integers"}) {
        const Hand hand = read(line);
        const test::Deadline deadline(20'000);
        const Solution solution = solve(hand, Search::FirstAnswer, deadline.condition());
        QVERIFY(deadline.wasHeard());
        QCOMPARE(solution.verdict, Verdict::None);
    }
}

/// 2^61*100 is refused: it is not 0, nor are its multiples.
void CardsSolverTest::whatOverflowsIsNoAnswer()
{
    for (const char *line : {"5 5 2 61 100 = 0 exponents", "7 5 5 2 61 100 = 1 exponents",
                             "7 5 5 2 61 100 = 1 exponents integers"}) {
        const Hand hand = read(line);
        const std::vector<Answer> answers = listAnswers(hand, 100'000, {});
        QVERIFY(answers.size() > 100);
        for (const Answer &answer : answers)
            QVERIFY2(!fault(hand, answer), textOf(hand, answer).c_str());
    }
    // 79*79*7^18/79/79 overflows as it is written; there are others.
    const Hand hand = read("79 79 7 79 79 18 = 1628413597910449 exponents");
    const Solution solution = solve(hand, Search::FirstAnswer, {});
    QVERIFY(solution.first && !fault(hand, *solution.first));
}

void CardsSolverTest::stops()
{
    for (const char *line : {"1 2 3 4 5 6 7 8 = 163 exponents", "1 1 2 2 3 3 4 4 = 163 some",
                             "2 3 5 7 11 13 17 19 = 0", "11 12 13 14 15 16 17 18 = 9999991"}) {
        const Hand hand = read(line);
        const auto plan = std::make_shared<const Plan>(hand, std::nullopt, true);
        const auto hears = [](const auto &compute) {
            const test::Deadline deadline(60);
            compute(deadline.condition());
            return deadline.wasHeard();
        };
        QVERIFY(hears([&](const auto &stop) { (void)solve(hand, Search::Uniqueness, stop); }));
        QVERIFY(hears([&](const auto &stop) { (void)listAnswers(hand, 10'000'000, stop); }));
        QVERIFY(hears([&](const auto &stop) { (void)plan->findings(stop); }));
    }
    // No deal is likely to make that much.
    Draft draft = drafting().blank(drafting().largest());
    draft.options = Choices{.exponents = true}.bits();
    draft.texts.back() = "9999991";
    RandomSource random(1);
    const test::Deadline deadline(60);
    QVERIFY(drafting().dealt(draft, random, deadline.condition()));
    QVERIFY(deadline.wasHeard());
}

INKLING_TEST(CardsSolverTest, QCoreApplication)
#include "families/cards/solver_test.moc"
