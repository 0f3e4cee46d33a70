// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/teaching/possiblesteps.h"
#include "logic/teaching/tutor.h"
#include "puzzle/explanationjson.h"
#include "puzzle/joinable.h"
#include "support/checks/ownchecks.h"
#include "support/checks/reading.h"
#include "support/familytable.h"
#include "support/formula.h"
#include "support/randompuzzles.h"
#include "support/testprogram.h"

#include <QStringList>
#include <QTest>
#include <algorithm>
#include <array>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

using namespace inkling;

namespace {

using Fault = std::optional<std::string>;
using Values = std::vector<int>;

constexpr std::size_t mostAnswers = 400;

/// A puzzle, and all that may be said of its answers by a plain search over its encoding.
class Subject
{
public:
    explicit Subject(std::shared_ptr<const Puzzle> puzzle)
        : m_puzzle(std::move(puzzle))
        , m_check(checks::stepChecksOf(*m_puzzle).fault)
        , m_model(m_puzzle->model())
        , m_initial(m_model->initial())
        , m_formula(*m_model)
    {
        for (const Values &values : test::Formula(*m_model).mainModels(mostAnswers))
            m_answers.push_back(valuesWithDerived(values));
        for (ElementId element = 0; element < m_puzzle->board().size(); ++element) {
            for (const Fact &choice : m_model->choices(element))
                m_choices.insert(choice.unknown);
        }
    }

    [[nodiscard]] const Puzzle &puzzle() const { return *m_puzzle; }
    [[nodiscard]] const Model &model() const { return *m_model; }
    [[nodiscard]] const std::vector<Values> &answers() const { return m_answers; }
    [[nodiscard]] ValueSet initial(UnknownId unknown) const { return m_initial[unknown]; }
    [[nodiscard]] bool isTold(UnknownId unknown) const
    {
        return unknown < m_model->mainCount() || m_formula.encoding().writes(unknown);
    }
    /// Whether a person can say something of it.
    [[nodiscard]] bool isMarked(UnknownId unknown) const
    {
        return unknown < m_model->mainCount() || (isTold(unknown) && m_choices.contains(unknown));
    }

    [[nodiscard]] std::size_t answersWith(std::span<const Fact> facts) const
    {
        return std::size_t(std::ranges::count_if(m_answers, [&](const Values &values) {
            return std::ranges::all_of(facts, [&](const Fact &fact) {
                return fact.possible.contains(values[fact.unknown]);
            });
        }));
    }

    /// Whether some marks alone break a constraint about a part of the board.
    [[nodiscard]] bool breaksOne(std::vector<Fact> marks) const
    {
        // How derived unknowns hang together, nobody sees at once.
        std::erase_if(marks,
                      [&](const Fact &mark) { return mark.unknown >= m_model->mainCount(); });
        const Encoding &encoding = m_formula.encoding();
        for (ConstraintId constraint = 0; constraint < encoding.constraintCount(); ++constraint) {
            if (!encoding.unknowns(constraint).empty()
                && !m_formula.solve(std::vector{constraint}, marks))
                return true;
        }
        return false;
    }

    /// Random facts that hold in an answer: mostly of main unknowns, mostly single values.
    [[nodiscard]] std::vector<Fact> marks(const Values &values, unsigned percent,
                                          std::mt19937 &random) const
    {
        std::vector<Fact> marks;
        for (UnknownId unknown = 0; unknown < values.size(); ++unknown) {
            const bool isMain = unknown < m_model->mainCount();
            if (!isMarked(unknown) || random() % 100 >= (isMain ? percent : percent / 8))
                continue;
            ValueSet possible = ValueSet::only(values[unknown]);
            if (random() % 4 == 0)
                possible = possible | (m_initial[unknown] & ValueSet(random()));
            if (possible != m_initial[unknown])
                marks.push_back({unknown, possible});
        }
        return marks;
    }

    /// How many main unknowns a step settles where these facts are known.
    [[nodiscard]] std::size_t settledBy(const Step &step, std::span<const Fact> given) const
    {
        Knowledge knowledge(m_initial, given);
        return std::size_t(std::ranges::count_if(step.conclusions, [&](const Fact &fact) {
            return knowledge.learn(fact) && fact.unknown < m_model->mainCount()
                   && knowledge.possible(fact.unknown).single();
        }));
    }

    /// What is wrong with steps from these facts on: each is right, rests on what is known, says
    /// something new, and nothing comes after a contradiction.
    [[nodiscard]] Fault faultOf(const Trace &steps, std::span<const Fact> given,
                                Knowledge &knowledge) const
    {
        knowledge = Knowledge(m_initial);
        for (const Fact &fact : given)
            knowledge.learn(fact);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const Step step = steps[i];
            const std::string json = stepJson(*m_model, step).dump();
            for (const Fact &premise : step.premises) {
                if (!knowledge.holds(premise))
                    return "rests on what is not known: " + json;
            }
            bool isNews = step.contradiction;
            for (const Fact &conclusion : step.conclusions)
                isNews = knowledge.learn(conclusion) || isNews;
            if (!isNews)
                return "says nothing new: " + json;
            if (step.contradiction && i + 1 < steps.size())
                return "goes on after a contradiction";
            if (const Fault fault = test::faultOfReasoning(*m_model, step, m_check))
                return *fault + " in " + json;
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] Values valuesWithDerived(const Values &main)
    {
        std::vector<Fact> facts;
        for (UnknownId unknown = 0; unknown < main.size(); ++unknown)
            facts.push_back({unknown, ValueSet::only(main[unknown])});
        std::vector<Fact> asked = facts;
        for (UnknownId unknown = m_model->mainCount(); unknown < m_initial.size(); ++unknown) {
            if (isTold(unknown))
                asked.push_back({unknown, m_initial[unknown]});
        }
        return m_formula.solve(m_formula.allConstraints(), asked).value();
    }

    std::shared_ptr<const Puzzle> m_puzzle;
    test::StepCheck m_check;
    std::unique_ptr<Model> m_model;
    std::vector<ValueSet> m_initial;
    mutable test::Formula m_formula; ///< learns as it is asked
    std::vector<Values> m_answers;
    std::set<UnknownId> m_choices;
};

/// The marks without those on an unknown that a fact speaks of alone.
std::vector<Fact> without(std::vector<Fact> marks, const Fact &fact)
{
    std::erase(marks, fact);
    return marks;
}

Fault faultOfNextStep(const Subject &subject, std::span<const Fact> marks, const Hint &hint)
{
    Knowledge known;
    if (Fault fault = subject.faultOf(hint.steps, marks, known))
        return fault;
    if (hint.steps.empty())
        return "no step";
    const Step last = hint.steps[hint.steps.size() - 1];
    if (last.contradiction)
        return subject.answers().empty() ? Fault() : "a contradiction, but there is an answer";
    const bool isMain = std::ranges::any_of(last.conclusions, [&](const Fact &fact) {
        return fact.unknown < subject.model().mainCount();
    });
    return isMain ? Fault() : "its last step says nothing of a main unknown";
}

Fault faultOfWrong(const Subject &subject, const std::vector<Fact> &marks, const Hint &hint)
{
    if (hint.wrong.empty())
        return "no mark is named";
    for (const Fact &mark : hint.wrong) {
        if (std::ranges::find(marks, mark) == marks.end())
            return "a mark that was not made";
        if (hint.isEachWrong && subject.answersWith(std::array{mark}) > 0)
            return "a mark that is in an answer";
        if (!hint.isEachWrong && subject.answersWith(without(hint.wrong, mark)) == 0)
            return "the set can be smaller";
    }
    if (subject.answersWith(hint.wrong) > 0)
        return "the marks are in an answer";
    Knowledge known;
    const Fact &first = hint.wrong.front();
    if (Fault fault = subject.faultOf(hint.steps, without(marks, first), known))
        return fault;
    if (hint.steps.empty())
        return "no clash is shown";
    const Step last = hint.steps[hint.steps.size() - 1];
    const bool isAtOdds = std::ranges::any_of(
        last.conclusions, [&](const Fact &fact) { return fact.unknown == first.unknown; });
    for (const Fact &mark : hint.wrong) {
        if (!hint.clash.empty() && std::ranges::find(hint.clash, mark) == hint.clash.end())
            return "the wrong mark is not of the clash";
    }
    if (!isAtOdds || !(known.possible(first.unknown) & first.possible).empty())
        return "the last step is not at odds with the mark";
    return std::nullopt;
}

/// Whether nothing about a main unknown follows from some marks.
bool nothingFollows(const Subject &subject, std::span<const Fact> marks)
{
    std::vector<Fact> facts(marks.begin(), marks.end());
    Knowledge known(subject.model().initial());
    for (const Fact &mark : marks)
        known.learn(mark);
    for (UnknownId unknown = 0; unknown < subject.model().mainCount(); ++unknown) {
        for (int value = 0; value < 64; ++value) {
            if (!known.possible(unknown).contains(value))
                continue;
            facts.push_back({unknown, ValueSet::only(value)});
            if (subject.answersWith(facts) == 0)
                return false;
            facts.pop_back();
        }
    }
    return true;
}

Fault faultOfHint(const Subject &subject, const std::vector<Fact> &marks, const Hint &hint)
{
    const bool isNone = subject.answers().empty();
    const bool areRight = subject.answersWith(marks) > 0;
    if (!areRight && !isNone) {
        if (hint.kind != Hint::Kind::Wrong)
            return "wrong marks are not noticed";
        if (hint.clash.empty() && subject.breaksOne(marks))
            return "a constraint is plainly broken, and the hint says something else";
        return faultOfWrong(subject, marks, hint);
    }
    switch (hint.kind) {
    case Hint::Kind::Step:
        return faultOfNextStep(subject, marks, hint);
    case Hint::Kind::Done:
        return subject.answersWith(marks) == 1 ? Fault() : "not done";
    case Hint::Kind::Nothing:
        return nothingFollows(subject, marks) ? Fault() : "something follows";
    default:
        return "right marks are called wrong, or it stopped";
    }
}

/// An answer in which a fact, of a main unknown, and these marks hold.
Fault faultOfWitness(const Subject &subject, std::span<const Fact> marks, const Fact &fact,
                     const std::optional<Answer> &witness)
{
    if (!witness)
        return "no answer is shown";
    std::vector<Fact> facts(marks.begin(), marks.end());
    facts.push_back(fact);
    for (UnknownId unknown = 0; unknown < witness->values.size(); ++unknown)
        facts.push_back({unknown, ValueSet::only(witness->values[unknown])});
    if (subject.puzzle().fault(*witness) || subject.answersWith(facts) != 1)
        return "what is shown is not an answer that it should be";
    return std::nullopt;
}

Fault faultOfWhy(const Subject &subject, std::vector<Fact> marks, const Fact &fact, const Why &why)
{
    std::erase_if(marks, [&](const Fact &mark) {
        return mark.unknown == fact.unknown
               && (mark.possible.within(fact.possible) || (mark.possible & fact.possible).empty());
    });
    const Fact opposite{fact.unknown, subject.initial(fact.unknown) - fact.possible};
    std::vector<Fact> assumed = marks;
    assumed.push_back(fact);
    const bool canHold = subject.answersWith(assumed) > 0;
    assumed.back() = opposite;
    const bool canFail = subject.answersWith(assumed) > 0;
    if (canHold && canFail) {
        if (why.kind != Why::Kind::Open)
            return "it is open";
        const Fault fault = faultOfWitness(subject, marks, fact, why.with);
        return fault ? fault : faultOfWitness(subject, marks, opposite, why.without);
    }
    if (why.kind != (canHold ? Why::Kind::Proven : Why::Kind::Refuted))
        return "it is settled, otherwise than told";
    Knowledge known;
    if (Fault fault = subject.faultOf(why.steps, marks, known))
        return fault;
    return known.holds(canHold ? fact : opposite) ? Fault() : "it does not end in the fact";
}

/// Changes one of the marks to what is in no answer that the other marks leave, if it can.
void spoil(const Subject &subject, std::vector<Fact> &marks, std::mt19937 &random)
{
    if (marks.empty())
        return;
    Fact &mark = marks[random() % marks.size()];
    const ValueSet others = subject.initial(mark.unknown) - mark.possible;
    if (!others.empty())
        mark.possible = random() % 2 == 0 ? others : ValueSet::only(others.value());
}

} // namespace

class TutorTest final : public QObject
{
    Q_OBJECT

private slots:
    void hintsAreSound_data() { test::addFamilies(test::hasEncoding); }
    void hintsAreSound();
    void clashesDependOnTheMarksAlone_data() { test::addFamilies(); }
    void clashesDependOnTheMarksAlone();
    void plainClashesComeFirst_data();
    void plainClashesComeFirst();
    void aDerivedMarkFarAwayIsNotBlamed();
    void theMarkIsBlamedThatBroughtOthers();
    void reasonsAreProofs_data() { test::addFamilies(test::hasEncoding); }
    void reasonsAreProofs();
    void possibilitiesAreSteps_data() { test::addFamilies(test::hasEncoding); }
    void possibilitiesAreSteps();
    void whatEasierStepsSettleIsNotUnlocked();
    void unlockingIsLimitedByWork();
    void hintsLeadToTheEnd_data();
    void hintsLeadToTheEnd();
    void stops();

private:
    static void forEach(int count,
                        const std::function<void(const Subject &, Tutor &, std::mt19937 &)> &look);
};

/// Random small puzzles with few answers enough to know them all.
void TutorTest::forEach(int count,
                        const std::function<void(const Subject &, Tutor &, std::mt19937 &)> &look)
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(31);
    int looked = 0;
    for (int number = 0; number < 8 * count && looked < count; ++number) {
        const Subject subject(test::randomPuzzle(family, number, random));
        if (subject.answers().size() >= mostAnswers)
            continue;
        ++looked;
        Tutor tutor(subject.model(), subject.puzzle().solve(Search::Uniqueness, {}));
        look(subject, tutor, random);
        if (QTest::currentTestFailed()) {
            qWarning("%s", subject.puzzle().text().c_str());
            return;
        }
    }
}

void TutorTest::hintsAreSound()
{
    std::map<Hint::Kind, int> kinds;
    int several = 0;
    int plain = 0;
    forEach(200, [&](const Subject &subject, Tutor &tutor, std::mt19937 &random) {
        for (int i = 0; i < 6 && !QTest::currentTestFailed(); ++i) {
            std::vector<Fact> marks;
            if (!subject.answers().empty()) {
                const Values &values = subject.answers()[random() % subject.answers().size()];
                marks = subject.marks(values, i == 0 ? 100 : 10 + random() % 60, random);
            }
            for (unsigned wrong = random() % 3; wrong > 0 && i > 1; --wrong)
                spoil(subject, marks, random);
            const Hint hint = tutor.hint(marks, {});
            const Fault fault = faultOfHint(subject, marks, hint);
            QVERIFY2(!fault, fault.value_or("").c_str());
            ++kinds[hint.kind];
            plain += hint.clash.empty() ? 0 : 1;
            several += hint.wrong.size() > 1 ? 1 : 0;
        }
    });
    qInfo("%d steps, %d wrong (%d by several marks, %d plainly), %d done, %d nothing",
          kinds[Hint::Kind::Step], kinds[Hint::Kind::Wrong], several, plain,
          kinds[Hint::Kind::Done], kinds[Hint::Kind::Nothing]);
    QVERIFY(kinds[Hint::Kind::Step] >= 100);
    QVERIFY(kinds[Hint::Kind::Wrong] >= 100);
}

void TutorTest::plainClashesComeFirst_data()
{
    const std::string slink = "6 6\n2 1 2 2 2 3\n2 1 3 2 1 1\n3 1 2 2 1 0\n2 2 3 2 2 0\n"
                              "3 2 2 1 3 1\n1 1 3 2 2 0\n";
    const std::string blank = "4 4\n2 . . 3\n. . . .\n. . . .\n. . . .\n";
    const std::string kenken = "4 7\naabc\ndebb\ndeef\nggff\na 2 -\nb 8 +\nc 4 .\nd 1 -\n"
                               "e 6 +\nf 5 +\ng 8 *\n";
    const std::string sums = "18 13 12 17 25\n9 2 5 3 6 3\n3 4 7 6 8 21\n6 3 7 3 8 7\n"
                             "7 8 1 9 4 8\n3 5 4 5 7 9\n";
    QTest::addColumn<std::string>("family");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QStringList>("marks");
    QTest::addColumn<QString>("broken");
    QTest::addColumn<int>("count");
    QTest::newRow("three lines at a dot")
        << std::string("slink") << slink
        << QStringList{"line right of row 1, column 6", "line left of row 1, column 4",
                       "line above row 2, column 3",    "line above row 2, column 4",
                       "cross above row 1, column 1",   "line left of row 6, column 1"}
        << QString("dot top left of row 2, column 4") << 3;
    QTest::newRow("too many lines round a clue")
        << std::string("slink") << slink
        << QStringList{"line above row 1, column 2", "line above row 2, column 2"}
        << QString("clue 1 at row 1, column 2") << 2;
    QTest::newRow("too few lines round a clue")
        << std::string("slink") << slink
        << QStringList{"cross above row 2, column 3", "cross left of row 2, column 3"}
        << QString("clue 3 at row 2, column 3") << 2;
    QTest::newRow("a closed small loop")
        << std::string("slink") << blank
        << QStringList{"line above row 3, column 2", "line left of row 3, column 2",
                       "line above row 4, column 2", "line left of row 3, column 3"}
        << QString("there is one loop, which never touches itself") << 4;
    QTest::newRow("a closed loop, and a line besides")
        << std::string("slink") << blank
        << QStringList{"line above row 3, column 2", "line left of row 3, column 2",
                       "line above row 4, column 2", "line left of row 3, column 3",
                       "line above row 1, column 4"}
        << QString("there is one loop, which never touches itself") << 5;
    QTest::newRow("a closed small loop whose crosses leave a clue too little")
        << std::string("slink") << std::string("4 4\n. . . .\n. 3 . .\n. . . .\n. . . .\n")
        << QStringList{"line above row 3, column 2",    "line left of row 3, column 2",
                       "line above row 4, column 2",    "line left of row 3, column 3",
                       "cross left of row 2, column 2", "cross left of row 2, column 3"}
        << QString("there is one loop, which never touches itself") << 4;
    const std::string pearls = "masyu 6 6\nx...o.\n..oo..\n...o..\n......\n......\n.o.x.x\n";
    const QStringList square{
        "the line joins columns 1 and 2 in row 4", "the line joins columns 1 and 2 in row 5",
        "the line joins rows 4 and 5 in column 1", "the line joins rows 4 and 5 in column 2"};
    QTest::newRow("a closed small loop, and pearls besides")
        << std::string("masyu") << pearls << square << QString("that the line is one loop") << 4;
    QTest::newRow("a closed small loop, and a line besides")
        << std::string("masyu") << pearls
        << square
               + QStringList{"the line joins columns 4 and 5 in row 5",
                             "the line joins columns 5 and 6 in row 5"}
        << QString("that the line is one loop") << 4;
    QTest::newRow("a digit twice in a row")
        << std::string("kenken") << kenken
        << QStringList{"row 1, column 1 is 3", "row 1, column 3 is 3", "row 4, column 4 is 1"}
        << QString("row 1") << 2;
    QTest::newRow("a cage that cannot be met")
        << std::string("kenken") << kenken
        << QStringList{"row 1, column 1 is 1", "row 1, column 2 is 2"}
        << QString("cage 2\u2212 at row 1, column 1") << 2;
    QTest::newRow("too much in a row")
        << std::string("numbercross") << sums << QStringList{"row 1, column 1 is white"}
        << QString("row 1, label 3 (the sum of its white cells)") << 1;
    QTest::newRow("a given digit again")
        << std::string("sudoku") << std::string("sudoku 4\n1...\n..3.\n.4..\n...2\n")
        << QStringList{"row 1, column 3 is 1"} << QString("row 1") << 1;
}

/// What was looked for before, or stopped in the middle, makes no difference.
void TutorTest::clashesDependOnTheMarksAlone()
{
    const Family &family = test::fetchFamily();
    const auto puzzle = test::readOne(family, std::string(family.samples().front().text));
    const auto model = puzzle->model();
    if (!model->encoding() || model->mainCount() == 0)
        return;
    const std::vector<ValueSet> initial = model->initial();
    const std::vector<ValueSet> domains = model->domains();
    RandomSource random(5);
    ConstraintSearch used(*model);
    for (int attempt = 0; attempt < 60; ++attempt) {
        std::map<UnknownId, int> chosen;
        for (int i = random.between(1, 4); i > 0; --i) {
            const UnknownId unknown(random.below(int(model->mainCount())));
            std::vector<int> values;
            for (const int value : domains[unknown])
                values.push_back(value);
            if (!initial[unknown].single() && !values.empty())
                chosen.try_emplace(unknown, random.pick(values));
        }
        std::vector<Fact> marks;
        for (const auto &[unknown, value] : chosen)
            marks.push_back({unknown, ValueSet::only(value)});
        ConstraintSearch fresh(*model);
        const auto broken = [&](ConstraintSearch &search) {
            std::set<ConstraintId> all;
            for (const PlainClash &clash : plainClashes(*model, search, marks, {}))
                all.insert(clash.constraints.begin(), clash.constraints.begin() + 1);
            return all;
        };
        QVERIFY(broken(used) == broken(fresh));
    }
}

/// What the marks themselves break is told before all that takes reasoning.
void TutorTest::plainClashesComeFirst()
{
    QFETCH(std::string, family);
    QFETCH(std::string, text);
    QFETCH(QStringList, marks);
    const auto puzzle = test::readOne(*findFamily(family), text);
    const auto model = puzzle->model();
    std::vector<Fact> facts;
    const std::vector<ValueSet> initial = model->initial();
    for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
        for (const int value : initial[unknown]) {
            const Fact fact{unknown, ValueSet::only(value)};
            if (marks.contains(QString::fromStdString(model->describe(fact).english())))
                facts.push_back(fact);
        }
    }
    QCOMPARE(facts.size(), std::size_t(marks.size()));
    const Solution solution = puzzle->solve(Search::Uniqueness, {});
    Tutor tutor(*model, solution);
    const Hint hint = tutor.hint(facts, {});
    QCOMPARE(hint.kind, Hint::Kind::Wrong);
    for (const Fact &mark : hint.clash) {
        const bool isWrong = std::ranges::count(hint.wrong, mark) > 0;
        if (hint.isEachWrong && solution.verdict == Verdict::Unique)
            QCOMPARE(isWrong, !mark.possible.contains(solution.first->values[mark.unknown]));
    }
    QTEST(int(hint.clash.size()), "count");
    QCOMPARE(hint.steps.size(), std::size_t(1));
    QTEST(QString::fromStdString(model->describe(hint.steps[0].constraints[0]).english()),
          "broken");
    QVERIFY(std::ranges::find(hint.clash, hint.wrong.front()) != hint.clash.end());
}

/// That row 1, column 1 is inside makes no difference to what breaks the 3.
void TutorTest::aDerivedMarkFarAwayIsNotBlamed()
{
    const auto puzzle
        = test::readOne(*findFamily("slink"), "4 4\n2 . . .\n. . . .\n. . . .\n. . . 3\n");
    const auto model = puzzle->model();
    const std::set<std::string> marks{"cross above row 4, column 2", "cross below row 4, column 2",
                                      "cross left of row 4, column 3",
                                      "cross left of row 4, column 4", "row 1, column 1 is inside"};
    std::vector<Fact> facts;
    const std::vector<ValueSet> initial = model->initial();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        for (const int value : initial[unknown]) {
            const Fact fact{unknown, ValueSet::only(value)};
            if (marks.contains(model->describe(fact).english()))
                facts.push_back(fact);
        }
    }
    QCOMPARE(facts.size(), marks.size());
    ConstraintSearch search(*model);
    const auto isDerived = [&](const Fact &mark) { return mark.unknown >= model->mainCount(); };
    for (const PlainClash &clash : plainClashes(*model, search, facts, {}))
        QVERIFY(std::ranges::none_of(clash.marks, isDerived));
    const auto clash = plainClash(*model, search, facts, {});
    QVERIFY(!clash || std::ranges::none_of(clash->marks, isDerived));
}

/// Crosses that only tidy up after a wrong line are not blamed for it.
void TutorTest::theMarkIsBlamedThatBroughtOthers()
{
    const Family &family = *findFamily("masyu");
    const auto puzzle = test::readOne(family, std::string(family.samples().back().text));
    const auto model = puzzle->model();
    const Solution solution = puzzle->solve(Search::Uniqueness, {});
    const auto &values = solution.first->values;
    Tutor tutor(*model, solution);
    int told = 0;
    for (UnknownId unknown = 0; unknown < model->mainCount() && told < 12; ++unknown) {
        const Fact line{unknown, ValueSet::only(1)};
        std::vector<Fact> marks{line};
        for (UnknownId other = 0; other < model->mainCount(); ++other) {
            if (other != unknown && values[other] == 1 && marks.size() < 6)
                marks.push_back({other, ValueSet::only(1)});
        }
        const Knowledge marked(model->initial(), marks);
        const std::vector<Fact> tidied = model->tidying(marked, unknown);
        const bool isWrong = std::ranges::any_of(tidied, [&](const Fact &fact) {
            return !fact.possible.contains(values[fact.unknown]);
        });
        if (values[unknown] == 1 || !isWrong)
            continue;
        marks.insert(marks.begin(), tidied.begin(), tidied.end());
        const Hint hint = tutor.hint(marks, {});
        QCOMPARE(hint.kind, Hint::Kind::Wrong);
        if (!hint.clash.empty())
            continue; // told from the marks alone
        QVERIFY(hint.wrong == std::vector{line});
        ++told;
    }
    QVERIFY(told > 0);
}

void TutorTest::reasonsAreProofs()
{
    std::map<Why::Kind, int> kinds;
    forEach(140, [&](const Subject &subject, Tutor &tutor, std::mt19937 &random) {
        for (int i = 0; i < 6 && !subject.answers().empty(); ++i) {
            const Values &values = subject.answers()[random() % subject.answers().size()];
            const auto marks = subject.marks(values, i % 3 == 0 ? 0 : 40, random);
            const auto unknown = UnknownId(random() % values.size());
            if (!subject.isTold(unknown))
                continue;
            Fact fact{unknown, subject.initial(unknown) & ValueSet(random())};
            if (fact.possible.empty() || random() % 2 == 0)
                fact.possible = ValueSet::only(values[unknown]);
            const Why why = tutor.why(marks, fact, {});
            const Fault fault = faultOfWhy(subject, marks, fact, why);
            QVERIFY2(!fault, fault.value_or("").c_str());
            ++kinds[why.kind];
        }
    });
    qInfo("%d proven, %d refuted, %d open", kinds[Why::Kind::Proven], kinds[Why::Kind::Refuted],
          kinds[Why::Kind::Open]);
    QVERIFY(kinds[Why::Kind::Proven] >= 100);
}

void TutorTest::possibilitiesAreSteps()
{
    std::size_t count = 0;
    forEach(100, [&](const Subject &subject, Tutor &tutor, std::mt19937 &random) {
        if (subject.answers().empty())
            return;
        const Values &values = subject.answers()[random() % subject.answers().size()];
        const auto marks = subject.marks(values, 30, random);
        Trace steps;
        const auto possibilities = tutor.possibilities(marks, steps, {});
        QCOMPARE(possibilities.size(), steps.size());
        std::set<std::string> seen;
        const double easiest = std::ranges::min(subject.model().rules(), {}, &Rule::cost).cost;
        double cost = 0;
        for (const Possibility &possibility : possibilities) {
            const Step step = steps[possibility.step];
            Trace alone;
            alone.append(step);
            Knowledge known;
            const Fault fault = subject.faultOf(alone, marks, known);
            QVERIFY2(!fault, fault.value_or("").c_str());
            QVERIFY(double(step.cost) >= cost);
            cost = double(step.cost);
            QVERIFY(seen.insert(stepJson(subject.model(), step)["conclusions"].dump()).second);
            QVERIFY(possibility.unlocks <= subject.model().mainCount());
            // There is none easier: what it concludes is all that it settles.
            if (step.cost <= float(easiest))
                QCOMPARE(possibility.unlocks, subject.settledBy(step, marks));
        }
        if (steps.empty())
            QVERIFY(nothingFollows(subject, marks));
        count += possibilities.size();
    });
    qInfo("%zu steps", count);
    QVERIFY(count >= 60);
}

/// Two corners far from each other, with the same easy step in each, and harder ones about the same.
void TutorTest::whatEasierStepsSettleIsNotUnlocked()
{
    const auto puzzle
        = test::readOne(*findFamily("slink"), "4 4\n3 . . .\n. . . .\n. . . .\n. . . 3\n");
    const auto model = puzzle->model();
    const Solution solution = puzzle->solve(Search::Uniqueness, {});
    Tutor tutor(*model, solution);
    Trace steps;
    const auto possibilities = tutor.possibilities({}, steps, {});
    QVERIFY(possibilities.size() > 2);
    for (const Possibility &possible : possibilities)
        QCOMPARE(possible.unlocks, std::size_t(possible.step < 2 ? 2 : 0));
    QCOMPARE(steps[0].cost, steps[1].cost);
}

/// What a step settles does not hang on the clock: of too little work only what it says itself is told.
void TutorTest::unlockingIsLimitedByWork()
{
    const auto puzzle
        = test::readOne(*findFamily("slink"), std::string(findFamily("slink")->samples()[1].text));
    const auto model = puzzle->model();
    Tutor tutor(*model, puzzle->solve(Search::Uniqueness, {}));
    Trace steps;
    const auto first = tutor.possibilities({}, steps, {});
    Trace again;
    const auto second = tutor.possibilities({}, again, {});
    QVERIFY(first.size() > 20 && first.size() == second.size());
    Unlocking none(*model, {}, 0);
    Unlocking much(*model, {});
    std::size_t less = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        QCOMPARE(first[i].unlocks, second[i].unlocks);
        QCOMPARE(first[i].unlocks, much.by(steps[i], {}));
        less += none.by(steps[i], {}) != first[i].unlocks ? 1 : 0;
        QCOMPARE(none.by(steps[i], {}), none.by(again[i], {}));
    }
    QVERIFY(less > 0);
}

void TutorTest::hintsLeadToTheEnd_data()
{
    QTest::addColumn<QString>("familyId");
    for (const Family *family : families()) {
        if (!isJoinable(*family)) // what leads to an answer is built otherwise than by marks
            QTest::newRow(family->id().data()) << QString(family->id().data());
    }
}

/// Who does what each hint says, and nothing else, gets to the answer; and the heat map ends there, too.
void TutorTest::hintsLeadToTheEnd()
{
    QFETCH(QString, familyId);
    const Family &family = *findFamily(familyId.toStdString());
    const auto puzzle = test::readOne(family, std::string(family.samples().front().text));
    const Solution solution = puzzle->solve(Search::Uniqueness, {});
    const auto model = puzzle->model();
    Tutor tutor(*model, solution);
    const auto costs = tutor.costs({}, {});
    QCOMPARE(costs.size(), std::size_t(model->mainCount()));
    std::vector<Fact> marks;
    Hint hint = tutor.hint(marks, {});
    for (int i = 0; hint.kind == Hint::Kind::Step && i < 1000; ++i) {
        for (std::size_t step = 0; step < hint.steps.size(); ++step) {
            const auto conclusions = hint.steps[step].conclusions;
            marks.insert(marks.end(), conclusions.begin(), conclusions.end());
        }
        hint = tutor.hint(marks, {});
    }
    if (solution.verdict == Verdict::Unique) {
        QVERIFY(hint.kind == Hint::Kind::Done);
        Trace steps;
        QVERIFY(tutor.possibilities(marks, steps, {}).empty() && steps.empty());
    }
}

void TutorTest::stops()
{
    const StopCondition over(std::stop_token(), StopCondition::Clock::now());
    for (const Family *family : families()) {
        const auto puzzle = test::readOne(*family, std::string(family->samples().front().text));
        const auto model = puzzle->model();
        Tutor tutor(*model, puzzle->solve(Search::Uniqueness, {}));
        const Fact fact{0, ValueSet::only(model->initial()[0].value())};
        QVERIFY(tutor.hint({}, over).kind == Hint::Kind::Stopped);
        (void)tutor.why({}, fact, over);
        Trace steps;
        (void)tutor.possibilities({}, steps, over);
        (void)tutor.costs({}, over);
    }
}

INKLING_TEST(TutorTest, QCoreApplication)
#include "logic/tutor_test.moc"
