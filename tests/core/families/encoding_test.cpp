// SPDX-License-Identifier: MIT
#include "puzzle/family.h"
#include "support/checks/ownchecks.h"
#include "support/familytable.h"
#include "support/formula.h"
#include "support/randompuzzles.h"
#include "support/testprogram.h"

#include <QTest>
#include <nlohmann/json.hpp>

using namespace inkling;

namespace {

using Json = nlohmann::ordered_json;

/// No more than these are tried one by one.
constexpr double mostTried = 70'000;

Answer answerOf(const std::vector<int> &values)
{
    Answer answer;
    for (const int value : values)
        answer.values.push_back(std::uint8_t(value));
    return answer;
}

/// All answers, by trying all values; nothing where these are too many.
std::optional<std::set<std::vector<int>>> answersByTrying(const Puzzle &puzzle, const Model &model)
{
    const std::vector<ValueSet> initial = model.initial();
    double count = 1;
    for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown)
        count *= initial[unknown].size();
    if (count > mostTried)
        return std::nullopt;
    std::set<std::vector<int>> answers;
    std::vector<int> values;
    const std::function<void()> extend = [&] {
        if (values.size() == model.mainCount()) {
            if (!puzzle.fault(answerOf(values)))
                answers.insert(values);
            return;
        }
        const ValueSet possible = initial[values.size()];
        for (int value = 0; value < 64; ++value) {
            if (!possible.contains(value))
                continue;
            values.push_back(value);
            extend();
            values.pop_back();
        }
    };
    extend();
    return answers;
}

Fact fact(UnknownId unknown, int value)
{
    return {unknown, ValueSet::only(value)};
}

void append(Json &list, const Model &model, const Fact &fact)
{
    for (Json &object : model.json(fact))
        list.push_back(std::move(object));
}

/// That these constraints and facts cannot be.
Json contradiction(const Model &model, const std::vector<ConstraintId> &constraints,
                   const std::vector<Fact> &facts)
{
    Json step{{"rule", "explain.smallest"}, {"premises", Json::array()}};
    for (const ConstraintId constraint : constraints)
        step["premises"].push_back(model.json(constraint));
    for (const Fact &fact : facts)
        append(step["premises"], model, fact);
    step["conclusions"] = Json::array({Json{{"contradiction", true}}});
    return step;
}

/// Random values of the unknowns that a constraint speaks of.
std::vector<Fact> randomFacts(const Model &model, const Encoding &encoding, ConstraintId constraint,
                              std::mt19937 &random)
{
    const std::vector<ValueSet> initial = model.initial();
    std::vector<UnknownId> unknowns = encoding.unknowns(constraint);
    if (unknowns.empty()) {
        for (UnknownId unknown = 0; unknown < model.mainCount(); ++unknown)
            unknowns.push_back(unknown);
    }
    std::vector<Fact> facts;
    for (const UnknownId unknown : unknowns) {
        if (unknown >= model.mainCount() || random() % 4 == 0)
            continue;
        int value = int(random() % 64);
        while (!initial[unknown].contains(value))
            value = (value + 1) % 64;
        facts.push_back(fact(unknown, value));
    }
    return facts;
}

} // namespace

/// Of every family that has an encoding, on random small puzzles.
class EncodingTest : public QObject
{
    Q_OBJECT

private slots:
    void modelsAreTheAnswers_data() { test::addFamilies(test::hasEncoding); }
    void modelsAreTheAnswers();
    void aConstraintSaysWhatItMeans_data() { test::addFamilies(test::hasEncoding); }
    void aConstraintSaysWhatItMeans();
    void derivedFactsFollow_data() { test::addFamilies(test::hasEncoding); }
    void derivedFactsFollow();
    void windowsGrow_data() { test::addFamilies(test::hasEncoding); }
    void windowsGrow();

private:
    void forEachPuzzle(int count, const std::function<void(const Puzzle &, std::mt19937 &)> &look);
};

void EncodingTest::forEachPuzzle(int count,
                                 const std::function<void(const Puzzle &, std::mt19937 &)> &look)
{
    const Family &family = test::fetchFamily();
    std::mt19937 random(100);
    for (int number = 0; number < count; ++number) {
        const auto puzzle = test::randomPuzzle(family, number, random);
        look(*puzzle, random);
        if (QTest::currentTestFailed()) {
            qWarning("%s", puzzle->text().c_str());
            return;
        }
    }
}

void EncodingTest::modelsAreTheAnswers()
{
    int tried = 0;
    forEachPuzzle(300, [&](const Puzzle &puzzle, std::mt19937 &) {
        const auto model = puzzle.model();
        constexpr std::size_t most = 3000;
        const auto models = test::Formula(*model).mainModels(most);
        for (const auto &values : models)
            QVERIFY2(!puzzle.fault(answerOf(values)), "a model is no answer");
        if (models.size() == most)
            return;
        const Solution solution = puzzle.solve(Search::Uniqueness, {});
        QCOMPARE(models.empty(), solution.verdict == Verdict::None);
        for (const Answer &answer : solution.answers())
            QVERIFY(models.contains({answer.values.begin(), answer.values.end()}));
        if (const auto answers = answersByTrying(puzzle, *model)) {
            QVERIFY2(models == *answers, "the models are not the answers");
            ++tried;
        }
    });
    qInfo("%d puzzles tried out", tried);
}

/// What goes with a constraint, and what does not, is the same to a checker that knows the puzzle's rules
/// only.
void EncodingTest::aConstraintSaysWhatItMeans()
{
    int possible = 0;
    int impossible = 0;
    forEachPuzzle(60, [&](const Puzzle &puzzle, std::mt19937 &random) {
        const auto model = puzzle.model();
        const auto check = checks::stepChecksOf(puzzle).fault;
        test::Formula formula(*model);
        for (const ConstraintId constraint : formula.allConstraints()) {
            const std::vector<ConstraintId> alone{constraint};
            std::vector<Fact> facts = randomFacts(*model, formula.encoding(), constraint, random);
            std::vector<ConstraintId> meant = model->implied(constraint);
            meant.push_back(constraint);
            const bool goes = formula.solve(meant, facts).has_value();
            const bool isRefuted = !check(contradiction(*model, alone, facts));
            QVERIFY2(goes != isRefuted, contradiction(*model, alone, facts).dump().c_str());
            ++(goes ? possible : impossible);
        }
    });
    qInfo("%d went, %d did not", possible, impossible);
}

void EncodingTest::derivedFactsFollow()
{
    int facts = 0;
    forEachPuzzle(60, [&](const Puzzle &puzzle, std::mt19937 &) {
        const auto model = puzzle.model();
        const auto check = checks::stepChecksOf(puzzle).fault;
        test::Formula formula(*model);
        const auto all = formula.allConstraints();
        const auto values = formula.solve(all, {});
        if (!values)
            return;
        std::vector<Fact> main;
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown)
            main.push_back(fact(unknown, (*values)[unknown]));
        const std::vector<ValueSet> initial = model->initial();
        for (UnknownId unknown = model->mainCount(); unknown < initial.size(); ++unknown) {
            if (!formula.encoding().writes(unknown))
                continue;
            const Fact derived = fact(unknown, (*values)[unknown]);
            Json step = contradiction(*model, all, main);
            step["conclusions"] = Json::array();
            append(step["conclusions"], *model, derived);
            const auto wrong = check(step);
            QVERIFY2(!wrong, (wrong.value_or("") + step.dump()).c_str());
            const Fact other{unknown, initial[unknown] - derived.possible};
            std::vector<Fact> opposite = main;
            opposite.push_back(other);
            QVERIFY2(other.possible.empty() || !formula.solve(all, opposite),
                     "the opposite of a derived fact is possible");
            ++facts;
        }
    });
    qInfo("%d derived facts", facts);
}

void EncodingTest::windowsGrow()
{
    forEachPuzzle(60, [&](const Puzzle &puzzle, std::mt19937 &) {
        const auto model = puzzle.model();
        const auto encoding = model->encoding();
        for (UnknownId unknown = 0; unknown < model->initial().size(); ++unknown) {
            if (!encoding->writes(unknown))
                continue;
            const auto windows = encoding->windows(unknown);
            QVERIFY(!windows.empty() && windows.size() <= 14);
            std::set<ConstraintId> before;
            for (const auto &window : windows) {
                const std::set<ConstraintId> now(window.begin(), window.end());
                QCOMPARE(now.size(), window.size());
                QVERIFY(std::ranges::includes(now, before));
                before = now;
            }
            // All of them are the same whatever they are round.
            const auto all = encoding->windows(0).back();
            QVERIFY(before == std::set<ConstraintId>(all.begin(), all.end()));
        }
    });
}

INKLING_TEST(EncodingTest, QCoreApplication)
#include "families/encoding_test.moc"
