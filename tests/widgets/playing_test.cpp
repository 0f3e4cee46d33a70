// SPDX-License-Identifier: MIT
// What solving by hand is made of, without a window: marks and their undoing, what is meant by a point of the
// board, the ladder of a hint, the tree of a proof.
#include "families/registry.h"
#include "logic/teaching/tutor.h"
#include "marking/markpen.h"
#include "marking/markreview.h"
#include "playing/elementpicker.h"
#include "playing/hintladder.h"
#include "reasoning/whytreemodel.h"
#include "support/checks/reading.h"
#include "support/testprogram.h"
#include "widgets/support/markshistory.h"
#include "widgets/support/specimens.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <numeric>
#include <random>
#include <set>

using namespace inkling;

namespace {

/// A puzzle with all that is to be known of it.
struct Case
{
    std::shared_ptr<const Puzzle> puzzle;
    std::shared_ptr<const Model> model;
    Board board;
    Solution solution;
};

Case caseOf(const Family &family)
{
    LineSource source{std::string(family.samples().front().text)};
    Case made;
    made.puzzle = family.read(source).value();
    made.model = made.puzzle->model();
    made.board = made.puzzle->board();
    made.solution = made.puzzle->solve(Search::Uniqueness, StopCondition());
    return made;
}

Fact factOf(const Answer &answer, UnknownId unknown)
{
    return {unknown, ValueSet::only(answer.values[unknown])};
}

class PlayingTest final : public QObject
{
    Q_OBJECT

private:
    static void addFamilies()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::newRow(std::string(family->id()).c_str()) << family;
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void marksGoBackAndForth_data() { addFamilies(); }
    void marksGoBackAndForth()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        UserMarks marks(given.puzzle, given.model, given.board.size());
        const Choices &choices = marks.choices();
        QVERIFY(choices.of(noElement).empty()); // as where nothing is selected
        if (choices.empty())
            return;
        test::MarksHistory history(marks);
        MarkPen pen(marks);
        // What is shown, kept apart from the marks by the changes alone.
        std::map<ElementId, Mark> shown;
        connect(&marks, &UserMarks::changed, &marks, [&](const std::vector<MarkChange> &changes) {
            for (const MarkChange &change : changes) {
                if (change.before) {
                    QVERIFY(shown.at(change.before->element) == *change.before);
                    shown.erase(change.before->element);
                }
                if (change.after)
                    QVERIFY(shown.emplace(change.after->element, *change.after).second);
            }
        });
        std::mt19937 random(7);
        std::vector<std::vector<Fact>> states{marks.facts()};
        for (int i = 0; i < 1000; ++i) {
            const ElementId element = random() % given.board.size();
            const auto facts = choices.of(element);
            const std::uint64_t revision = marks.revision();
            if (facts.empty())
                continue;
            if (random() % 5 == 0)
                pen.clear(element);
            else if (pen.cycles(element))
                pen.cycle(element, random() % 2 == 0);
            else
                pen.type(element, QChar(u'0' + ushort(random() % 10)));
            if (marks.revision() == revision)
                continue;
            QVERIFY(marks.facts() != states.back());
            states.push_back(marks.facts());
            QCOMPARE(shown.size(), marks.facts().size());
        }
        QVERIFY(states.size() > 50);
        for (std::size_t i = states.size() - 1; i-- > 0;) {
            history.undo();
            QCOMPARE(marks.facts(), states[i]);
        }
        QVERIFY(shown.empty());
        QVERIFY(!history.canUndo());
        for (std::size_t i = 1; i < states.size(); ++i) {
            history.redo();
            QCOMPARE(marks.facts(), states[i]);
        }
        QVERIFY(!history.canRedo());
    }

    void digitsInARowMakeALargerValue()
    {
        std::string text = "12 24\n";
        std::string clues;
        for (char letter = 'a'; letter <= 'x'; ++letter) {
            text += std::string(6, letter) + ((letter - 'a') % 2 == 1 ? "\n" : "");
            clues += std::string(1, letter) + " 39 +\n";
        }
        const auto puzzle = test::readOne(**guessFamily(text + clues), text + clues);
        const std::shared_ptr<const Model> model = puzzle->model();
        UserMarks marks(puzzle, model, puzzle->board().size());
        MarkPen pen(marks);
        const auto stateOf
            = [&](ElementId element) { return marks.state(*marks.choices().unknownOf(element)); };
        const auto type = [&](ElementId element, const QString &letters, bool isNote) {
            for (const QChar letter : letters) {
                if (isNote)
                    pen.note(element, letter);
                else
                    pen.type(element, letter);
            }
        };
        type(0, QStringLiteral("12"), false);
        QCOMPARE(stateOf(0).values, ValueSet::only(12));
        type(0, QStringLiteral("3"), false);
        QCOMPARE(stateOf(0).values, ValueSet::only(3));
        type(1, QStringLiteral("21110"), true);
        QVERIFY(stateOf(1).isNote);
        QCOMPARE(stateOf(1).values, ValueSet::only(2) | ValueSet::only(11) | ValueSet::only(10));
        pen.put(1, QStringLiteral("2"), true);
        pen.put(2, QStringLiteral("1"), false);
        pen.put(2, QStringLiteral("2"), false);
        QCOMPARE(stateOf(1).values, ValueSet::only(11) | ValueSet::only(10));
        QCOMPARE(stateOf(2).values, ValueSet::only(2));
    }

    void aRecorderGetsEveryGesture_data() { addFamilies(); }
    void aRecorderGetsEveryGesture()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        UserMarks marks(given.puzzle, given.model, given.board.size());
        if (marks.choices().empty())
            return;
        std::vector<MarksChange> records;
        marks.setRecorder([&](const Stroke &stroke) {
            QVERIFY(!stroke.words.isEmpty());
            records.push_back(stroke.marks);
            marks.apply(stroke.marks, true);
        });
        const UnknownId first = marks.choices().firstUnknown();
        const Fact fact = marks.choices().of(marks.choices().elementOf(first)).front();
        marks.set(first + 1, {given.model->initial()[first + 1], true});
        marks.set(fact);
        marks.setPins({{"here", marks.marking()}}, QStringLiteral("pin"));
        marks.beginTrial();
        marks.clear(first);
        marks.beginTrial();
        marks.set(first, {fact.possible, true});
        marks.rejectTrial();
        QVERIFY(!marks.isMarked(first));
        QCOMPARE(marks.trials().size(), std::size_t(1));
        marks.acceptTrial();
        QVERIFY(marks.trials().empty());
        QCOMPARE(records.size(), std::size_t(9));
        const Marking end = marks.marking();
        for (std::size_t i = records.size(); i-- > 0;)
            marks.apply(records[i], false);
        QVERIFY(marks.marking().empty() && marks.trials().empty() && marks.pins().empty());
        for (const MarksChange &change : records)
            marks.apply(change, true);
        QVERIFY(marks.marking() == end);
        UserMarks others(given.puzzle, given.model, given.board.size());
        others.restore(end, {Marking()}, marks.pins());
        QVERIFY(others.marking() == end && others.pins() == marks.pins());
        for (const MarkedUnknown &marked : end)
            QCOMPARE(others.inkOf(marked.unknown), 1);
    }

    void trialsHaveInksOfTheirOwn_data() { addFamilies(); }
    void trialsHaveInksOfTheirOwn()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        UserMarks marks(given.puzzle, given.model, given.board.size());
        if (marks.choices().empty())
            return;
        std::vector<Fact> facts;
        for (ElementId element = 0; element < given.board.size(); ++element) {
            if (!marks.choices().of(element).empty())
                facts.push_back(marks.choices().of(element).front());
        }
        test::MarksHistory history(marks);
        marks.set(facts[0]);
        marks.beginTrial();
        marks.set(facts[1]);
        marks.beginTrial();
        marks.set(facts[2]);
        const auto inks = [&] {
            return std::vector{marks.inkOf(facts[0].unknown), marks.inkOf(facts[1].unknown),
                               marks.inkOf(facts[2].unknown), marks.inkOf(facts[3].unknown)};
        };
        QCOMPARE(inks(), (std::vector{0, 1, 2, 0}));
        QCOMPARE(marks.shownInTrials()[1].size(), std::size_t(1));
        // What is cleared and made anew as it was, was there before.
        marks.clear(facts[1].unknown);
        marks.set(facts[1]);
        QCOMPARE(inks(), (std::vector{0, 1, 2, 0}));
        marks.acceptTrial();
        QCOMPARE(inks(), (std::vector{0, 1, 1, 0}));
        marks.rejectTrial();
        QCOMPARE(inks(), (std::vector{0, 0, 0, 0}));
        QVERIFY(marks.isMarked(facts[0].unknown) && !marks.isMarked(facts[1].unknown));
        history.undo();
        QCOMPARE(inks(), (std::vector{0, 1, 1, 0}));
    }

    void whatIsPlainIsRight_data() { addFamilies(); }
    void whatIsPlainIsRight()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        if (given.solution.verdict != Verdict::Unique)
            return;
        const Answer &answer = *given.solution.first;
        std::mt19937 random(5);
        std::vector<UnknownId> order(given.model->mainCount());
        std::iota(order.begin(), order.end(), UnknownId(0));
        std::ranges::shuffle(order, random);
        Knowledge knowledge(given.model->initial());
        std::size_t count = 0;
        for (const UnknownId unknown : order) {
            knowledge.set(factOf(answer, unknown));
            const auto isRight = [&](const Fact &fact) {
                const auto right = given.model->valueIn(answer, fact.unknown);
                return right && fact.possible.contains(*right);
            };
            for (const Fact &fact : given.model->tidying(knowledge, unknown)) {
                ++count;
                QVERIFY(isRight(fact));
            }
            QVERIFY(std::ranges::all_of(given.model->noting(knowledge), isRight));
        }
        UserMarks marks(given.puzzle, given.model, given.board.size());
        QCOMPARE(count > 0, !marks.choices().empty());
    }

    void aReviewKnowsWrongMarksAndTheLastRightOnes_data() { addFamilies(); }
    void aReviewKnowsWrongMarksAndTheLastRightOnes()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        UserMarks marks(given.puzzle, given.model, given.board.size());
        if (marks.choices().empty() || given.solution.verdict != Verdict::Unique)
            return;
        MarkReview review;
        QVERIFY(!review.canJudge());
        const Answer &answer = *given.solution.first;
        const UnknownId first = marks.choices().firstUnknown();
        const auto wrongOf = [&](UnknownId unknown) {
            const auto facts = marks.choices().of(marks.choices().elementOf(unknown));
            const auto right = given.model->valueIn(answer, unknown);
            return facts.front().possible.contains(*right) ? facts.back() : facts.front();
        };
        // Where none has been seen that was right: those that are.
        marks.set(wrongOf(first));
        const UnknownId second = first + 1;
        const auto rightValue = given.model->valueIn(answer, second);
        marks.set({second, ValueSet::only(*rightValue)});
        review.setSolution(std::make_shared<Solution>(given.solution));
        review.look(marks);
        QCOMPARE(review.faults(marks).marks, std::vector{first});
        QCOMPARE(review.lastRight(marks).size(), std::size_t(1));
        marks.clear(first);
        review.look(marks);
        const Marking right = marks.marking();
        marks.set(wrongOf(first));
        marks.clear(second);
        review.look(marks);
        QVERIFY(review.lastRight(marks) == right);
        // A note that leaves out what is right is no wrong mark, and nothing to rest on.
        marks.set(first, {wrongOf(first).possible, true});
        QVERIFY(review.faults(marks).marks.empty());
        QCOMPARE(review.faults(marks).notes, std::vector{first});
        QVERIFY(marks.factsToRestOn().empty());
    }

    void theAnswerIsNoticed_data() { addFamilies(); }
    void theAnswerIsNoticed()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        UserMarks marks(given.puzzle, given.model, given.board.size());
        const Choices &choices = marks.choices();
        if (choices.empty())
            return;
        QVERIFY(!marks.answer());
        for (UnknownId unknown = 0; unknown < given.model->mainCount(); ++unknown) {
            const ElementId element = choices.elementOf(unknown);
            // A blank says what the last of two choices says.
            const Fact right = factOf(*given.solution.first, unknown);
            if (element == noElement
                || (choices.of(element).size() == 2 && choices.of(element).back() == right))
                continue;
            QVERIFY(!marks.answer());
            marks.set(right);
        }
        QVERIFY(marks.answer());
        QVERIFY(!given.puzzle->fault(*marks.answer()));
        // One thing wrong, and it is none.
        const Fact any = marks.facts().front();
        for (const Fact &other : choices.of(choices.elementOf(any.unknown))) {
            if (other.possible == any.possible)
                continue;
            marks.set(other);
            QVERIFY(!marks.answer() || !given.puzzle->fault(*marks.answer()));
        }
    }

    void digitsOfTwoPlacesAreTyped()
    {
        for (const Family *family : families()) {
            const Case given = caseOf(*family);
            UserMarks marks(given.puzzle, given.model, given.board.size());
            if (marks.choices().empty())
                continue;
            const UnknownId unknown = marks.choices().firstUnknown();
            const ElementId element = marks.choices().elementOf(unknown);
            MarkPen pen(marks);
            if (pen.cycles(element))
                continue;
            pen.type(element, u'1');
            QVERIFY(marks.knowledge().possible(unknown) == ValueSet::only(1));
            pen.type(element, u'2'); // there is no 12: it begins anew
            QVERIFY(marks.knowledge().possible(unknown) == ValueSet::only(2));
            pen.type(element, u'0'); // nor a 0
            QVERIFY(marks.knowledge().possible(unknown) == ValueSet::only(2));
            pen.clear(element);
            QVERIFY(!marks.isMarked(unknown));
        }
    }

    void aPointMeansWhatIsThere()
    {
        // Tiles and links: only links are offered.
        const auto tiles = std::make_shared<const BoardGeometry>(specimens::tiles());
        std::vector<bool> links(tiles->board().size());
        for (ElementId id = 0; id < links.size(); ++id)
            links[id] = tiles->board().kind(id) == ElementKind::Edge;
        const ElementPicker picker(tiles, links);
        for (ElementId id = 0; id < links.size(); ++id) {
            if (!links[id])
                continue;
            const QPointF centre = tiles->centre(id);
            for (const QPointF &off : {QPointF(0, 0), QPointF(0.08, 0.05), QPointF(-0.05, 0.08)})
                QCOMPARE(picker.at(centre + off), id);
        }
        QCOMPARE(picker.at({-3, -3}), noElement);
        // Cells: anywhere within.
        const auto sums = std::make_shared<const BoardGeometry>(specimens::sums());
        const ElementPicker cells(sums, std::vector<bool>(9, true));
        QCOMPARE(cells.at({0.05, 0.05}), ElementId(0));
        QCOMPARE(cells.at({2.9, 1.1}), ElementId(5));
        QCOMPARE(cells.at({3.5, 0.5}), noElement); // a label, which is not offered
        QCOMPARE(cells.next(4, Direction::Left), ElementId(3));
        QCOMPARE(cells.next(4, Direction::Down), ElementId(7));
        QCOMPARE(cells.next(8, Direction::Right), ElementId(8));
        QCOMPARE(cells.next(noElement, Direction::Right), ElementId(0));
    }

    void aLadderTellsMoreAndMore_data() { addFamilies(); }
    void aLadderTellsMoreAndMore()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        if (given.puzzle->joinable()) // its hints are moves: see JoiningController
            return;
        UserMarks marks(given.puzzle, given.model, given.board.size());
        Tutor tutor(*given.model, given.solution);
        HintLadder ladder(marks, tutor.hint(marks.facts(), StopCondition()));
        const Step step = ladder.explained()->trace()[ladder.step()];
        using enum HintRung;
        for (const HintRung rung : {Where, Rule, Clues, Place, Conclusion}) {
            QCOMPARE(ladder.rung(), rung);
            const Lighting lit = ladder.lighting();
            QCOMPARE(!lit.region.empty(), ladder.sentence().contains(u"framed part"));
            QVERIFY(lit.region.empty() || rung == Where || rung == Rule);
            QCOMPARE(lit.places.empty(), rung != Place);
            QCOMPARE(!lit.conclusions.empty(), rung == Conclusion);
            QCOMPARE(ladder.rule().has_value(), rung != Where);
            QCOMPARE(ladder.sentence().isEmpty(), rung == Conclusion);
            QCOMPARE(ladder.isAtTop(), rung == Conclusion);
            // What is concluded is not told before the top.
            for (const Fact &fact : step.conclusions) {
                const auto mark = given.model->mark(fact);
                if (rung != Conclusion && mark)
                    QVERIFY(std::ranges::count(lit.premises, *mark) == 0);
            }
            if (!ladder.isAtTop()) {
                QVERIFY(!ladder.nextText().isEmpty());
                ladder.climb();
            }
        }
        QVERIFY(!ladder.nextText().isEmpty());
        QVERIFY(!ladder.changes().empty());
        marks.change(ladder.changes(), ladder.changeText());
        for (const MarkStateChange &change : ladder.changes())
            QVERIFY(marks.state(change.unknown) == change.after);
    }

    /// Whatever a hint marks is concluded by the step that it tells.
    void allThatAHintMarksIsTold_data() { addFamilies(); }
    void allThatAHintMarksIsTold()
    {
        QFETCH(const Family *, family);
        for (const Sample &sample : family->samples()) {
            LineSource source{std::string(sample.text)};
            const auto puzzle = family->read(source).value();
            const std::shared_ptr<const Model> model = puzzle->model();
            const Solution solution = puzzle->solve(Search::Uniqueness, StopCondition());
            if (puzzle->joinable() || solution.verdict != Verdict::Unique)
                continue;
            UserMarks marks(puzzle, model, puzzle->board().size());
            for (UnknownId unknown = 0; unknown < model->mainCount(); unknown += 4)
                marks.set(factOf(*solution.first, unknown));
            Tutor tutor(*model, solution);
            for (int hint = 0; hint < 12; ++hint) {
                HintLadder ladder(marks, tutor.hint(marks.facts(), StopCondition()));
                ladder.climbToTop();
                if (!ladder.tellsStep())
                    break;
                const Step step = ladder.explained()->trace()[ladder.step()];
                for (const MarkStateChange &change : ladder.changes())
                    QVERIFY(std::ranges::find(step.conclusions, change.unknown, &Fact::unknown)
                            != step.conclusions.end());
                const auto count = ladder.changes().size();
                QCOMPARE(ladder.nextText().contains(QString::number(count)), count > 1);
                marks.change(ladder.changes(), ladder.changeText());
            }
        }
    }

    void aLadderWithoutStepsHasOneRung()
    {
        const Case given = caseOf(*families().front());
        UserMarks marks(given.puzzle, given.model, given.board.size());
        for (const Hint::Kind kind : {Hint::Kind::Done, Hint::Kind::Nothing, Hint::Kind::Stopped}) {
            const HintLadder ladder(marks, {kind, {}, {}});
            QCOMPARE(ladder.rung(), HintRung::NoStep);
            QVERIFY(ladder.isAtTop() && !ladder.sentence().isEmpty());
            QVERIFY(ladder.lighting().empty() && ladder.changes().empty());
            QVERIFY(ladder.nextText().isEmpty() && !ladder.rule());
        }
    }

    /// Two marks that break a clue: the clue and both are named before it is said which is wrong.
    void aPlainClashIsNamedFirst()
    {
        const Case given = caseOf(*families().front());
        UserMarks marks(given.puzzle, given.model, given.board.size());
        const auto encoding = given.model->encoding();
        for (const UnknownId edge : encoding->unknowns(0)) {
            if (edge < given.model->mainCount())
                marks.set({edge, ValueSet::only(1)});
        }
        QCOMPARE(marks.facts().size(), std::size_t(4));
        Tutor tutor(*given.model, given.solution);
        HintLadder ladder(marks, tutor.hint(marks.facts(), StopCondition()));
        QCOMPARE(ladder.rung(), HintRung::Clash);
        const QString sentence = ladder.sentence();
        QVERIFY2(sentence.contains(QStringLiteral("clue 2 at row 1, column 1")),
                 qPrintable(sentence));
        QCOMPARE(sentence.count(QStringLiteral("line ")), 3);
        QCOMPARE(ladder.lighting().wrong.size(), std::size_t(3));
        QCOMPARE(ladder.lighting().constraints.size(), std::size_t(1));
        QVERIFY(!ladder.rule() && !ladder.canOpenStep() && !ladder.tellsClues());
        ladder.climb();
        QCOMPARE(ladder.rung(), HintRung::WrongShown);
        QVERIFY(ladder.isAtTop() && ladder.sentence().startsWith(sentence));
        QCOMPARE(ladder.lighting().wrong.size(), std::size_t(1));
        QCOMPARE(ladder.changes().size(), std::size_t(1));
        QVERIFY(!ladder.canOpenStep() && !ladder.canPlay());
    }

    void aTreeHoldsAllOfAProof_data() { addFamilies(); }
    void aTreeHoldsAllOfAProof()
    {
        QFETCH(const Family *, family);
        const Case given = caseOf(*family);
        const Deduction whole = deduce(*given.model, StopCondition());
        if (whole.trace.empty())
            return;
        const Fact fact = whole.trace[whole.trace.size() - 1].conclusions.front();
        const Proof proof(*given.model, whole.trace, {}, whole.trace.size(), fact);
        auto told = std::make_shared<ExplainedPuzzle>();
        told->puzzle = given.puzzle;
        told->model = given.model;
        told->deduction.trace = proof.reduced();
        WhyTreeModel model;
        model.setProof(told, fact);
        // Of a tree that repeats its rows, every step is found once by walking down.
        std::set<std::size_t> seen;
        std::vector<QModelIndex> open;
        for (int row = 0; row < model.rowCount(); ++row)
            open.push_back(model.index(row, 0));
        QVERIFY(!open.empty());
        while (!open.empty()) {
            const QModelIndex index = open.back();
            open.pop_back();
            QVERIFY(!index.data().toString().isEmpty());
            QVERIFY(!index.data(WhyTreeModel::RuleRole).toString().isEmpty());
            const QVariant role = index.data(WhyTreeModel::StepRole);
            if (!role.isValid()) {
                QCOMPARE(model.rowCount(index), 0);
                continue;
            }
            const auto step = std::size_t(role.toULongLong());
            if (!seen.insert(step).second)
                continue;
            QVERIFY(model.hasChildren(index) == (model.rowCount(index) > 0));
            for (int row = 0; row < model.rowCount(index); ++row) {
                const QModelIndex below = model.index(row, 0, index);
                QCOMPARE(below.parent(), index);
                const QVariant support = below.data(WhyTreeModel::StepRole);
                QVERIFY(!support.isValid() || support.toULongLong() < step);
                open.push_back(below);
            }
        }
        QCOMPARE(seen.size(), told->trace().size());
        for (std::size_t step = 0; step < told->trace().size(); ++step) {
            QCOMPARE(model.indexOf(step).data(WhyTreeModel::StepRole).toULongLong(),
                     qulonglong(step));
        }
        model.setProof(nullptr, fact);
        QCOMPARE(model.rowCount(), 0);
    }
};

} // namespace

INKLING_TEST(PlayingTest, QCoreApplication)

#include "playing_test.moc"
