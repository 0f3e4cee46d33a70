// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "logic/model/generalrules.h"
#include "puzzle/explanation.h"
#include "puzzle/explanationjson.h"
#include "puzzle/joinable.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>
#include <set>

using namespace inkling;

namespace {

using PuzzlePointer = std::shared_ptr<const Puzzle>;

/// One sample of one family.
struct Subject
{
    const Family *family = nullptr;
    Sample sample;
};

std::vector<PuzzlePointer> puzzlesOf(const Subject &subject)
{
    return test::readPuzzles(*subject.family, std::string(subject.sample.text));
}

bool isIn(const Board &board, const Mark &mark)
{
    return mark.element < board.size() && (mark.other == noElement || mark.other < board.size());
}

bool allIn(const Board &board, const std::vector<Mark> &marks)
{
    return std::ranges::all_of(marks, [&](const Mark &mark) { return isIn(board, mark); });
}

bool parses(const nlohmann::ordered_json &object)
{
    return object.is_object() && !object.empty()
           && nlohmann::ordered_json::parse(object.dump()) == object;
}

/// The highest place %1, %2, ... in a sentence.
std::size_t placesIn(std::string_view sentence)
{
    std::size_t highest = 0;
    for (std::size_t i = 0; i + 1 < sentence.size(); ++i) {
        if (sentence[i] == '%' && sentence[i + 1] >= '1' && sentence[i + 1] <= '9')
            highest = std::max(highest, std::size_t(sentence[i + 1] - '0'));
    }
    return highest;
}

bool areFor(const Board &board, const std::vector<Caption> &captions)
{
    return std::ranges::all_of(captions, [&](const Caption &caption) {
        return caption.element < board.size()
               && (board.kind(caption.element) == ElementKind::Label
                   || board.kind(caption.element) == ElementKind::Region);
    });
}

} // namespace

Q_DECLARE_METATYPE(Subject)

/// What every family promises, on each of its samples. A family is tested by being registered.
class ContractTest : public QObject
{
    Q_OBJECT

private slots:
    void idsAndTitles();
    void everyRuleHasWords();
    void everyRuleHasAPicture();
    void noPictureGivesASampleAway();

    void samplesAreRecognized_data() { addSamples(); }
    void samplesAreRecognized();
    void writtenPuzzlesReadTheSame_data() { addSamples(); }
    void writtenPuzzlesReadTheSame();
    void answersAreRight_data() { addSamples(); }
    void answersAreRight();
    void damagedAnswersHaveAFault_data() { addSamples(); }
    void damagedAnswersHaveAFault();
    void elementsAreDescribed_data() { addSamples(); }
    void elementsAreDescribed();
    void tracesReplay_data() { addSamples(); }
    void tracesReplay();
    void stepsHaveWordsMarksAndJson_data() { addSamples(); }
    void stepsHaveWordsMarksAndJson();
    void captionsAndBeatsAreOnTheBoard_data() { addSamples(); }
    void captionsAndBeatsAreOnTheBoard();
    void cluesThatCountAreMetByAnswers_data() { addSamples(); }
    void cluesThatCountAreMetByAnswers();
    void listedAnswersDiffer_data() { addSamples(); }
    void listedAnswersDiffer();
    void optionsAreKept_data() { addSamples(); }
    void optionsAreKept();
    void stoppedSearchSaysSo_data() { addSamples(); }
    void stoppedSearchSaysSo();
    void truncatedTextHasAPlace_data() { addSamples(); }
    void truncatedTextHasAPlace();
    void garbledTextHasAPlace_data() { addSamples(); }
    void garbledTextHasAPlace();

private:
    void addSamples();
    void readDamaged(const Family &family, const std::string &text);
};

void ContractTest::addSamples()
{
    QTest::addColumn<Subject>("subject");
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            const std::string name = std::string(family->id()) + ": " + std::string(sample.title);
            QTest::newRow(name.c_str()) << Subject{family, sample};
        }
    }
}

void ContractTest::idsAndTitles()
{
    std::set<std::string_view> ids;
    for (const Family *family : families()) {
        QVERIFY(ids.insert(family->id()).second);
        QVERIFY(!family->title().empty());
        const auto end = family->help().find('\n');
        QVERIFY(end != 0 && end + 1 < family->help().size());
        QVERIFY(!family->samples().empty());
        QCOMPARE(findFamily(family->id()), family);
        for (const std::string_view name : family->otherNames())
            QCOMPARE(findFamily(name), family);
    }
    QVERIFY(!findFamily("no such family"));
}

void ContractTest::everyRuleHasWords()
{
    for (const Family *family : families()) {
        std::set<std::string_view> ids;
        for (const Rule &rule : family->rules()) {
            QVERIFY(ids.insert(rule.id).second);
            QVERIFY(rule.id.starts_with(std::string(family->id()) + '.'));
            QVERIFY2(!rule.title.empty() && !rule.text.empty(), rule.id.data());
            // Less than bookkeeping is what closes a puzzle that is solved already.
            QVERIFY2(rule.cost >= 0.5, rule.id.data());
        }
    }
}

void ContractTest::everyRuleHasAPicture()
{
    for (const Family *family : families()) {
        for (std::size_t i = 0; i < family->rules().size(); ++i) {
            const char *id = family->rules()[i].id.data();
            const RulePicture picture = family->picture(RuleId(i));
            QVERIFY2(picture.board.size() > 0, id);
            QVERIFY2(picture.conclusions.empty() == picture.contradiction, id);
            QVERIFY2(!picture.premises.empty() || !picture.constraints.empty(), id);
            QVERIFY2(allIn(picture.board, picture.premises), id);
            QVERIFY2(allIn(picture.board, picture.conclusions), id);
            for (const ElementId element : picture.constraints)
                QVERIFY2(element < picture.board.size(), id);
        }
    }
}

/// A rule's picture may be seen beside a sample that is being solved.
void ContractTest::noPictureGivesASampleAway()
{
    const auto clues = [](const Board &board) {
        std::vector<std::pair<std::string, CellFace>> all;
        for (ElementId element = 0; element < board.size(); ++element)
            all.emplace_back(board.text(element), board.face(element));
        return all;
    };
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            for (const PuzzlePointer &puzzle :
                 test::readAll(*family, std::string(sample.text)).puzzles) {
                for (std::size_t i = 0; i < family->rules().size(); ++i)
                    QVERIFY2(clues(family->picture(RuleId(i)).board) != clues(puzzle->board()),
                             family->rules()[i].id.data());
            }
        }
    }
}

void ContractTest::samplesAreRecognized()
{
    QFETCH(Subject, subject);
    const auto guess = guessFamily(subject.sample.text.substr(0, 4096));
    QVERIFY(guess.has_value());
    QCOMPARE(*guess, subject.family);
}

void ContractTest::writtenPuzzlesReadTheSame()
{
    QFETCH(Subject, subject);
    const auto reading = test::readAll(*subject.family, std::string(subject.sample.text));
    QVERIFY(!reading.error);
    QVERIFY(!reading.puzzles.empty());
    for (const PuzzlePointer &puzzle : reading.puzzles) {
        QCOMPARE(&puzzle->family(), subject.family);
        LineSource written(puzzle->text());
        const auto again = subject.family->read(written);
        QVERIFY(again.has_value() && *again);
        QCOMPARE((*again)->text(), puzzle->text());
        QCOMPARE((*again)->rows(), puzzle->rows());
        QCOMPARE((*again)->columns(), puzzle->columns());
    }
}

void ContractTest::answersAreRight()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        const Solution quick = puzzle->solve(Search::FirstAnswer, {});
        const bool none = solution.verdict == Verdict::None;
        QVERIFY(solution.verdict != Verdict::Unknown);
        QCOMPARE(solution.first.has_value(), !none);
        QCOMPARE(solution.second.has_value(), solution.verdict == Verdict::Many);
        QCOMPARE(quick.first.has_value(), !none);
        for (const auto &answer : {solution.first, solution.second, quick.first}) {
            if (!answer)
                continue;
            QCOMPARE(answer->values.size(), std::size_t(puzzle->model()->mainCount()));
            const auto fault = puzzle->fault(*answer);
            QVERIFY2(!fault, fault ? fault->english().c_str() : "");
        }
        if (solution.second)
            QVERIFY(solution.first != solution.second);
        const std::string none1 = puzzle->answerText(1, nullptr);
        QVERIFY(none1.find("No solution\n") != std::string::npos);
        if (!none)
            QVERIFY(puzzle->answerText(1, &*solution.first) != none1);
    }
}

/// Every answer that differs from the only one in one value is wrong, and the checker sees it.
void ContractTest::damagedAnswersHaveAFault()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        if (solution.verdict != Verdict::Unique)
            continue;
        const std::vector<ValueSet> initial = puzzle->model()->initial();
        for (std::size_t i = 0; i < solution.first->values.size(); ++i) {
            Answer damaged = *solution.first;
            const ValueSet others = initial[i] - ValueSet::only(damaged.values[i]);
            if (others.empty())
                continue;
            damaged.values[i] = std::uint8_t(others.value());
            const auto fault = puzzle->fault(damaged);
            QVERIFY(fault.has_value());
            QVERIFY(!fault->english().empty());
        }
    }
}

void ContractTest::elementsAreDescribed()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const Board board = puzzle->board();
        QVERIFY(board.size() > 0);
        QVERIFY(board.bounds().width > 0 && board.bounds().height > 0);
        for (ElementId element = 0; element < board.size(); ++element) {
            QVERIFY(!board.outline(element).empty());
            const std::string words = puzzle->describe(element).english();
            QVERIFY(!words.empty());
            // A pearl, or a black cell, is said to be there: the name of a place ends in a number.
            if (board.face(element) != CellFace::Plain)
                QVERIFY(std::isdigit(words.back()) == 0);
        }
    }
}

void ContractTest::tracesReplay()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const auto model = puzzle->model();
        const auto [solution, deduction, toward, rating, isStopped] = explain(*puzzle, {});
        Knowledge knowledge(model->initial());
        for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
            const Step step = deduction.trace[i];
            // A step by no rule of the family has its parts, or a chain; or it is seen at once.
            QVERIFY(step.rule < subject.family->rules().size() || step.parts || step.nested
                    || step.rule == RuleId(GeneralRule::Smallest));
            QVERIFY(step.contradiction || !step.conclusions.empty());
            QVERIFY(!step.constraints.empty() || !step.premises.empty());
            for (const Fact &premise : step.premises)
                QVERIFY(knowledge.holds(premise));
            for (const Fact &conclusion : step.conclusions)
                QVERIFY(knowledge.learn(conclusion));
            QCOMPARE(step.contradiction, deduction.outcome == Outcome::Contradiction
                                             && i + 1 == deduction.trace.size());
        }
        UnknownId undecided = 0;
        std::vector expected{solution.first};
        if (!model->isConstructive())
            expected.push_back(solution.second);
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
            undecided += knowledge.possible(unknown).single() ? 0 : 1;
            for (const auto &answer : expected)
                QVERIFY(!answer || knowledge.possible(unknown).contains(answer->values[unknown]));
        }
        QCOMPARE(undecided, deduction.undecided);
        QCOMPARE(undecided == 0, deduction.outcome == Outcome::Solved);
        if (deduction.outcome == Outcome::Solved)
            QVERIFY(solution.verdict == Verdict::Unique || model->isConstructive());
        if (deduction.outcome == Outcome::Contradiction)
            QCOMPARE(solution.verdict, Verdict::None);
    }
}

void ContractTest::stepsHaveWordsMarksAndJson()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const auto model = puzzle->model();
        const Board board = puzzle->board();
        const Deduction deduction = deduce(*model, {});
        QVERIFY(!model->describeCount(1).english().empty());
        QVERIFY(model->describeCount(12).english().starts_with("12 "));
        Knowledge known(model->initial());
        for (std::size_t i = 0; i < deduction.trace.size(); ++i) {
            const Step step = deduction.trace[i];
            for (const ConstraintId constraint : step.constraints) {
                QVERIFY(parses(model->json(constraint)));
                QVERIFY(!model->describe(constraint).english().empty());
                for (const ElementId element : model->elements(constraint))
                    QVERIFY(element < board.size());
            }
            QVERIFY(stepJson(*model, step)["conclusions"].size() > 0);
            const Sentence sentence = sentenceOf(*model, step, known);
            QCOMPARE(placesIn(sentence.form.text), sentence.arguments.size());
            std::vector<Fact> facts(step.premises.begin(), step.premises.end());
            facts.insert(facts.end(), step.conclusions.begin(), step.conclusions.end());
            facts.insert(facts.end(), step.example.begin(), step.example.end());
            for (const Fact &fact : facts) {
                QVERIFY(std::ranges::all_of(model->json(fact), parses));
                QVERIFY(!model->describe(fact).english().empty());
                const auto mark = model->mark(fact);
                QVERIFY(!mark || isIn(board, *mark));
                QVERIFY(mark || fact.unknown >= model->mainCount()
                        || model->initial()[fact.unknown].single());
            }
            for (const Fact &fact : step.conclusions)
                known.learn(fact);
        }
    }
}

void ContractTest::captionsAndBeatsAreOnTheBoard()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const auto model = puzzle->model();
        const Board board = puzzle->board();
        const auto [solution, deduction, toward, rating, isStopped] = explain(*puzzle, {});
        QVERIFY(areFor(board, model->captions(Knowledge(model->initial()))));
        if (deduction.outcome != Outcome::Contradiction)
            QVERIFY(areFor(board, model->captions(deduction.knowledge)));
        if (!solution.first)
            continue;
        const std::vector<Beat> beats = model->finale(*solution.first);
        QVERIFY(!beats.empty());
        for (const Beat &beat : beats) {
            QVERIFY(areFor(board, beat.captions));
            for (const ElementId element : beat.elements)
                QVERIFY(element < board.size());
        }
    }
}

void ContractTest::cluesThatCountAreMetByAnswers()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const Board board = puzzle->board();
        const ClueCounts &counts = board.clueCounts();
        const auto answer = puzzle->solve(Search::FirstAnswer, {}).first;
        if (!answer)
            continue;
        const auto model = puzzle->model();
        ClueTally tally(counts);
        for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
            const auto mark = model->mark({unknown, ValueSet::only(answer->values[unknown])});
            if (mark)
                tally.change(counts, mark->element, {}, mark->look);
            for (ElementId clue = 0; clue < counts.size(); ++clue)
                QVERIFY(!tally.isBroken(counts, clue));
        }
        for (ElementId clue = 0; clue < counts.size(); ++clue)
            QCOMPARE(tally.isMet(counts, clue), counts.wanted(clue).has_value());
    }
}

void ContractTest::listedAnswersDiffer()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const Joinable *const joinable = puzzle->joinable();
        QCOMPARE(joinable != nullptr, isJoinable(*subject.family));
        QCOMPARE(joinable != nullptr, puzzle->model()->isConstructive());
        if (!joinable)
            continue;
        const Solution solution = puzzle->solve(Search::Uniqueness, {});
        const std::vector<Answer> answers = joinable->answers(1000, {});
        QCOMPARE(answers.size() > 1, solution.verdict == Verdict::Many);
        QCOMPARE(answers.empty(), solution.verdict == Verdict::None);
        QVERIFY(joinable->answers(1, {}).size() <= 1);
        for (std::size_t i = 0; i < answers.size(); ++i) {
            QVERIFY(!puzzle->fault(answers[i]));
            QVERIFY(std::find(answers.begin(), answers.begin() + std::ptrdiff_t(i), answers[i])
                    == answers.begin() + std::ptrdiff_t(i));
            if (i >= 3)
                continue;
            const auto leading = joinable->toward(answers[i]);
            const Deduction deduction = deduce(*leading->model(), {});
            QCOMPARE(deduction.outcome, Outcome::Solved);
            for (UnknownId unknown = 0; unknown < answers[i].values.size(); ++unknown)
                QCOMPARE(deduction.knowledge.possible(unknown).value(), answers[i].values[unknown]);
        }
    }
}

void ContractTest::optionsAreKept()
{
    QFETCH(Subject, subject);
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        for (std::size_t i = 0; i < subject.family->options().size(); ++i) {
            const auto other = puzzle->withOptions(1U << i);
            QCOMPARE(other->options(), 1U << i);
            LineSource written(other->text());
            const auto again = subject.family->read(written);
            QVERIFY(again.has_value() && *again);
            QCOMPARE((*again)->options(), 1U << i);
        }
        QCOMPARE(puzzle->withOptions(0)->options(), 0U);
    }
}

void ContractTest::stoppedSearchSaysSo()
{
    QFETCH(Subject, subject);
    std::stop_source stop;
    stop.request_stop();
    for (const PuzzlePointer &puzzle : puzzlesOf(subject)) {
        const Solution solution
            = puzzle->solve(Search::Uniqueness, StopCondition(stop.get_token()));
        QVERIFY(!solution.second || solution.verdict == Verdict::Many);
        QVERIFY(!solution.first || !puzzle->fault(*solution.first));
    }
}

/// Damaged text either reads as other puzzles or gives a place and a message.
void ContractTest::readDamaged(const Family &family, const std::string &text)
{
    const auto reading = test::readAll(family, text);
    if (!reading.error)
        return;
    const ParseError &error = *reading.error;
    const auto lines = 1 + std::ranges::count(text, '\n');
    QVERIFY(error.line >= 1 && error.line <= lines);
    QVERIFY(error.column >= 1 && std::size_t(error.column) <= text.size() + 1);
    QVERIFY(!error.found.english().empty());
    QVERIFY(!error.expected.english().empty());
}

void ContractTest::truncatedTextHasAPlace()
{
    QFETCH(Subject, subject);
    for (std::size_t size = 0; size < subject.sample.text.size(); ++size)
        readDamaged(*subject.family, std::string(subject.sample.text.substr(0, size)));
}

void ContractTest::garbledTextHasAPlace()
{
    QFETCH(Subject, subject);
    for (std::size_t place = 0; place < subject.sample.text.size(); ++place) {
        for (const char byte : {'\0', '\n', '\r', ' ', '-', '0', '9', 'x', '\xFF'}) {
            std::string text(subject.sample.text);
            text[place] = byte;
            readDamaged(*subject.family, text);
            text.insert(place, 1, byte);
            readDamaged(*subject.family, text);
        }
    }
}

INKLING_TEST(ContractTest, QCoreApplication)
#include "families/contract_test.moc"
