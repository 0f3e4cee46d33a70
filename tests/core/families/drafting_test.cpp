// SPDX-License-Identifier: MIT
#include "puzzle/drafting.h"
#include "support/testprogram.h"

#include "families/registry.h"
#include "support/checks/reading.h"
#include "support/drafts.h"
#include "support/familytable.h"

#include <QTest>
#include <algorithm>
#include <map>
#include <ranges>
#include <rapidcheck.h>

using namespace inkling;

namespace {

constexpr std::size_t mostOfCorpus = 300;

bool areEqual(const Board &a, const Board &b)
{
    if (a.size() != b.size() || a.frame() != b.frame())
        return false;
    for (ElementId element = 0; element < a.size(); ++element) {
        if (a.kind(element) != b.kind(element) || a.text(element) != b.text(element)
            || !std::ranges::equal(a.outline(element), b.outline(element)))
            return false;
    }
    return true;
}

std::vector<Fact> marksOf(const Answer &answer)
{
    std::vector<Fact> marks;
    for (UnknownId unknown = 0; unknown < answer.values.size(); ++unknown)
        marks.push_back({unknown, ValueSet::only(answer.values[unknown])});
    return marks;
}

/// What the marks say that are left of it.
std::optional<std::string> faultOfClued(const Drafting &drafting, const Draft &draft,
                                        const Answer &answer, RandomSource &random)
{
    const auto clued = drafting.clued(draft, marksOf(answer), random);
    if (!clued)
        return clued.error().english();
    if (!drafting.fits(*clued))
        return "does not fit: " + test::shown(*clued);
    const Drawn drawn = drafting.puzzle(*clued);
    if (!drawn)
        return drawn.error().front().sentence.english();
    const auto fault = (*drawn)->fault(answer);
    return fault ? std::optional(fault->english()) : std::nullopt;
}

} // namespace

/// What every family promises of drafts. A family is tested by being registered.
class DraftingTest : public QObject
{
    Q_OBJECT

private slots:
    void draftsMakeTheirPuzzles_data() { test::addFamilies(); }
    void draftsMakeTheirPuzzles();
    void sizesAreSound_data() { test::addFamilies(); }
    void sizesAreSound();
    void typingKeepsThemFit_data() { test::addFamilies(); }
    void typingKeepsThemFit();
    void brokenDraftsDoNotFit_data() { test::addFamilies(); }
    void brokenDraftsDoNotFit();
    void elementsAndPlacesAgree_data() { test::addFamilies(); }
    void elementsAndPlacesAgree();
    void faultsNameElements_data() { test::addFamilies(); }
    void faultsNameElements();
    void solutionsGiveTheirClues_data() { test::addFamilies(); }
    void solutionsGiveTheirClues();
    void solutionsAreDrawnAsAnswersAre_data() { test::addFamilies(); }
    void solutionsAreDrawnAsAnswersAre();
    void dealtDraftsAreFull_data() { test::addFamilies(); }
    void dealtDraftsAreFull();
    void invertedTwiceIsTheSame_data() { test::addFamilies(); }
    void invertedTwiceIsTheSame();

    void texts_data();
    void texts();
    void insideCellsMakeALoop();
    void cagesKeepTheirOperators();
};

void DraftingTest::draftsMakeTheirPuzzles()
{
    const Family &family = test::fetchFamily();
    const Drafting &drafting = family.drafting();
    for (const auto &puzzle : test::somePuzzles(family, mostOfCorpus)) {
        const Draft draft = drafting.draft(*puzzle);
        QVERIFY2(drafting.fits(draft), test::shown(draft).c_str());
        QCOMPARE(draft.options, puzzle->options());
        const Drawn drawn = drafting.puzzle(draft);
        QVERIFY2(drawn, test::shown(draft).c_str());
        // Cages may have other letters than in the file.
        const std::string text = (*drawn)->text();
        if (std::ranges::all_of(draft.cages, [](std::int32_t cage) { return cage == noCage; }))
            QCOMPARE(text, puzzle->text());
        const auto again = test::readOne(family, text + std::string(family.fileEnd()));
        QCOMPARE(drafting.draft(*again), draft);
        QCOMPARE(drafting.draft(**drawn), draft);
        // A hand's board shows its answer.
        if (!puzzle->joinable())
            QVERIFY(areEqual(drafting.board(draft), (*drawn)->board()));
    }
}

void DraftingTest::sizesAreSound()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    for (const BoardSize size : {drafting.smallest(), drafting.usual()})
        QVERIFY(!drafting.expectedInstead(size));
    const BoardSize most = drafting.largest();
    for (const BoardSize size :
         {BoardSize{0, 0}, BoardSize{-1, 5}, BoardSize{most.rows + 1, 1},
          BoardSize{most.rows, most.columns + 1}, BoardSize{1000000, 1000000}}) {
        const auto expected = drafting.expectedInstead(size);
        QVERIFY(expected && !expected->english().empty());
    }
    for (const BoardSize size : test::someSizes(drafting)) {
        const auto places = drafting.places(size);
        const Draft blank = drafting.blank(size);
        QCOMPARE(blank.texts.size(), places.size());
        QVERIFY(drafting.fits(blank));
        QVERIFY(std::ranges::is_sorted(places, {}, &SheetPlace::role));
        const bool isSquare = size.rows == size.columns;
        QVERIFY(drafting.sizeForm() != SizeForm::Side || isSquare);
        QVERIFY(drafting.sizeForm() != SizeForm::Count || size.rows == 1);
    }
}

void DraftingTest::typingKeepsThemFit()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    const auto sizes = test::someSizes(drafting);
    const bool holds = rc::check("whatever is typed, a draft is one of its family's", [&] {
        std::mt19937 random(*rc::gen::arbitrary<std::uint32_t>());
        const Draft draft = test::randomDraft(drafting, sizes[random() % sizes.size()], 70, random);
        RC_ASSERT(drafting.fits(draft));
        for (int i = 0; i < 50; ++i) {
            const PlaceId place = PlaceId(random() % draft.texts.size());
            const auto text = drafting.written(draft, place,
                                               test::randomKey(random) + test::randomKey(random)
                                                   + test::randomKey(random));
            if (text)
                RC_ASSERT(drafting.written(draft, place, *text) == text);
        }
        for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
            RC_ASSERT(drafting.written(draft, place, "") == std::string());
            for (const std::string &value : drafting.values(draft, place))
                RC_ASSERT(drafting.written(draft, place, value) == value);
        }
    });
    QVERIFY(holds);
}

/// What a file may say.
void DraftingTest::brokenDraftsDoNotFit()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    const Draft blank = drafting.blank(drafting.usual());
    std::vector<Draft> broken(7, blank);
    broken[0].texts.pop_back();
    broken[1].texts.emplace_back();
    broken[2].texts.front() = "no";
    broken[3].size = {0, 0};
    broken[4].size.columns = 1000000;
    broken[5].options = ~drafting.options();
    broken[6].cages.push_back(noCage);
    if (drafting.hasCages()) {
        // A name out of range, one that is no first cell, one of a cage in two parts.
        for (const auto &[cell, cage] :
             {std::pair(0, 1000), std::pair(0, -2), std::pair(1, 0), std::pair(0, 1)}) {
            broken.push_back(blank);
            broken.back().cages[std::size_t(cell)] = cage;
        }
        broken.push_back(blank);
        broken.back().cages[0] = broken.back().cages[2] = 0;
    }
    if (drafting.cagesCover()) {
        broken.push_back(blank);
        broken.back().texts[0] = "1";
    }
    for (const Draft &draft : broken)
        QVERIFY2(!drafting.fits(draft), test::shown(draft).c_str());
}

void DraftingTest::elementsAndPlacesAgree()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    std::mt19937 random(1);
    for (const BoardSize size : test::someSizes(drafting)) {
        const Draft draft = test::randomDraft(drafting, size, 60, random);
        const Board board = drafting.board(draft);
        std::set<ElementId> elements;
        for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
            const ElementId element = drafting.element(draft, place);
            QVERIFY(element < board.size());
            QVERIFY(elements.insert(element).second);
            const auto back = drafting.place(draft, element);
            const bool isWritable = place >= draft.cages.size() || draft.cages[place] == int(place)
                                    || (draft.cages[place] == noCage && !drafting.cagesCover());
            if (isWritable)
                QCOMPARE(back, std::optional(place));
            else
                QVERIFY(draft.cages[place] == noCage ? !back : back == PlaceId(draft.cages[place]));
            QVERIFY(!drafting.describe(draft, place).english().empty());
            // A face stands for some texts, and a cage shows no more than its sum.
            if (board.kind(element) != ElementKind::Node && board.face(element) == CellFace::Plain
                && drafting.cagesCover() == drafting.hasCages())
                QCOMPARE(board.text(element).empty(), draft.texts[place].empty());
        }
        for (ElementId element = 0; element < board.size(); ++element) {
            const auto place = drafting.place(draft, element);
            QVERIFY(!place || *place < draft.texts.size());
        }
    }
}

void DraftingTest::faultsNameElements()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    std::mt19937 random(2);
    int faulty = 0;
    for (int round = 0; round < 6; ++round) {
        for (const BoardSize size : test::someSizes(drafting)) {
            const Draft draft = test::randomDraft(drafting, size, 20 * round, random);
            const Drawn drawn = drafting.puzzle(draft);
            if (drawn) {
                QCOMPARE((*drawn)->options(), draft.options);
                continue;
            }
            ++faulty;
            QVERIFY(!drawn.error().empty() && drawn.error().size() <= 20);
            const ElementId count = drafting.board(draft).size();
            for (const DraftFault &fault : drawn.error()) {
                const std::string sentence = fault.sentence.english();
                QVERIFY(!sentence.empty() && sentence.find('%') == std::string::npos);
                for (const ElementId element : fault.elements)
                    QVERIFY(element < count);
            }
        }
    }
    // A board without clues may be a puzzle.
    const bool isAlwaysOne = drafting.puzzle(drafting.blank(drafting.usual())).has_value();
    if (drafting.cagesCover() == drafting.hasCages())
        QCOMPARE(faulty == 0, isAlwaysOne);
}

void DraftingTest::solutionsGiveTheirClues()
{
    const Family &family = test::fetchFamily();
    const Drafting &drafting = family.drafting();
    RandomSource random(3);
    for (const auto &puzzle : test::somePuzzles(family, 60)) {
        const Draft draft = drafting.draft(*puzzle);
        if (!drafting.unclued(draft))
            QSKIP("clues come first");
        const StopCondition stop({}, StopCondition::Clock::now() + std::chrono::seconds(2));
        const auto answer = puzzle->solve(Search::FirstAnswer, stop).first;
        if (!answer)
            continue;
        const auto fault = faultOfClued(drafting, draft, *answer, random);
        QVERIFY2(!fault, fault.value_or("").c_str());
        // Without what the draft has, something else may come of it; but the answer is one.
        const Draft blank = drafting.blank(draft.size);
        if (!drafting.unclued(blank))
            continue;
        const auto unmarked = drafting.clued(blank, {}, random);
        QVERIFY(!unmarked);
        QVERIFY2(unmarked.error().english().find("digit 0") == std::string::npos,
                 "a blank is no 0");
        const auto whole = drafting.clued(blank, marksOf(*answer), random);
        QVERIFY2(whole, whole ? "" : whole.error().english().c_str());
        QVERIFY(drafting.fits(*whole));
        // Cells that are in no cage are not given away one by one.
        std::map<int, int> sizes;
        for (const int cage : whole->cages)
            ++sizes[cage];
        const auto alone = std::ranges::count(sizes | std::views::values, 1);
        QVERIFY(sizes.size() < 4 || std::size_t(2 * alone) < sizes.size());
        const Drawn drawn = drafting.puzzle(*whole);
        if (drawn)
            QVERIFY(!(*drawn)->fault(*answer));
        else
            QVERIFY(drafting.hasCages());
    }
}

void DraftingTest::solutionsAreDrawnAsAnswersAre()
{
    const Family &family = test::fetchFamily();
    const Drafting &drafting = family.drafting();
    for (const auto &puzzle : test::somePuzzles(family, 10)) {
        const Draft draft = drafting.draft(*puzzle);
        const auto unclued = drafting.unclued(drafting.blank(draft.size));
        if (!unclued)
            QSKIP("clues come first");
        QCOMPARE(BoardSize(unclued->rows(), unclued->columns()), draft.size);
        // It can be read, so that it is safe to ask whatever a puzzle is asked.
        QCOMPARE(test::readOne(family, unclued->text() + std::string(family.fileEnd()))->text(),
                 unclued->text());
        const auto model = puzzle->model();
        const auto drawn = unclued->model();
        QCOMPARE(drawn->mainCount(), model->mainCount());
        const ElementId count = puzzle->board().size();
        for (ElementId element = 0; element < count; ++element) {
            const auto choices = drawn->choices(element);
            const bool isGiven = !choices.empty()
                                 && model->initial()[choices.front().unknown].single()
                                 && !drawn->initial()[choices.front().unknown].single();
            QCOMPARE(model->choices(element), isGiven ? std::vector<Fact>() : choices);
            for (const Fact &choice : model->choices(element))
                QCOMPARE(drawn->mark(choice), model->mark(choice));
        }
    }
}

void DraftingTest::dealtDraftsAreFull()
{
    const Family &family = test::fetchFamily();
    const Drafting &drafting = family.drafting();
    RandomSource random(4);
    std::mt19937 typing(5);
    int puzzles = 0;
    for (const BoardSize size : test::someSizes(drafting)) {
        for (const int part : {0, 0, 20, 100}) {
            const Draft draft = test::randomDraft(drafting, size, part, typing);
            const auto dealt = drafting.dealt(draft, random, {});
            if (!dealt)
                QSKIP("its puzzles are not dealt");
            QVERIFY2(drafting.fits(*dealt), test::shown(*dealt).c_str());
            const auto places = drafting.places(size);
            for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
                if (places[place].role == PlaceRole::Cell) {
                    QVERIFY(!dealt->texts[place].empty());
                    QVERIFY(draft.texts[place].empty()
                            || dealt->texts[place] == draft.texts[place]);
                }
            }
            const Drawn drawn = drafting.puzzle(*dealt);
            // No equation has four characters.
            if (!drawn || part > 0 || draft.texts.size() == 4)
                continue;
            ++puzzles;
            // From nothing comes something that can be solved.
            QVERIFY2((*drawn)->solve(Search::FirstAnswer, {}).first, (*drawn)->text().c_str());
        }
    }
    const bool hasLabels = drafting.places(drafting.usual()).back().role == PlaceRole::Column;
    QCOMPARE(puzzles > 0, !hasLabels);
}

void DraftingTest::invertedTwiceIsTheSame()
{
    const Family &family = test::fetchFamily();
    const Drafting &drafting = family.drafting();
    if (!drafting.inverted(drafting.blank(drafting.usual())))
        QSKIP("it has no shades");
    for (const auto &puzzle : test::somePuzzles(family, 60)) {
        const Draft draft = drafting.draft(*puzzle);
        const auto inverted = drafting.inverted(draft);
        QVERIFY(inverted && drafting.fits(*inverted));
        QCOMPARE(drafting.inverted(*inverted), std::optional(draft));
        const StopCondition stop({}, StopCondition::Clock::now() + std::chrono::seconds(2));
        const auto answer = puzzle->solve(Search::FirstAnswer, stop).first;
        if (!answer)
            continue;
        Answer other = *answer;
        for (std::uint8_t &shade : other.values)
            shade ^= 1;
        QVERIFY(!(*drafting.puzzle(*inverted))->fault(other));
    }
}

/// Typed at the first place or, after a '|', at the last; empty: refused.
void DraftingTest::texts_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<std::string>("typed");
    QTest::addColumn<std::string>("written");
    const auto row = [](const char *id, const char *typed, const char *written) {
        QTest::addRow("%s %s", id, typed)
            << std::string(id) << std::string(typed) << std::string(written);
    };
    row("slink", "3", "3");
    row("slink", "4", "");
    row("slink", "12", "");
    row("kenken", "12", "12");
    row("kenken", "012", "12");
    row("kenken", "0", "0");
    for (const char *typed :
         {"12*", "12x", "12X", "12\u00D7", "12\u00B7", "x12", "1x2", "1 2 x", "12+x"})
        row("kenken", typed, "12*");
    for (const char *typed : {"2/", "2\u00F7", "2:", "/2"})
        row("kenken", typed, "2/");
    for (const char *typed : {"7-", "7\u2212", "-7"})
        row("kenken", typed, "7-");
    row("kenken", "x", "*");
    row("kenken", "5?", "5?");
    row("kenken", "5+.", "5");
    row("kenken", "a", "");
    row("kenken", "3486784401*", "3486784401*");
    row("kenken", "61917364225", "");
    row("kenken", "99999999999999999999999", "");
    row("numbercross", "9", "9");
    row("numbercross", "0", "");
    row("numbercross", "12", "");
    row("numbercross", "|0", "0");
    row("numbercross", "|012", "12");
    row("numbercross", "|9999", "9999");
    row("numbercross", "|10000", "");
    row("hex", "x", "*");
    row("hex", "\u00F7", "/");
    row("hex", "\u2212", "-");
    row("hex", "=", "=");
    row("hex", "12", "");
    row("hex", "?", "");
    row("cards", "A", "1");
    row("cards", "q", "12");
    row("cards", "100", "100");
    row("cards", "101", "");
    row("cards", "0", "");
    row("cards", "KK", "");
    row("cards", "|163", "163");
    row("cards", "|-", "-");
    row("cards", "|\u22123/", "-3/");
    row("cards", "|3\u00F74", "3/4");
    row("cards", "|6/4", "6/4");
    row("cards", "|/4", "");
    row("cards", "|3/0", "");
    row("cards", "|3/4/5", "");
    row("cards", "|--3", "");
    row("cards", "|10000000000000000", "10000000000000000");
    row("cards", "|10000000000000001", "");
}

void DraftingTest::texts()
{
    QFETCH(std::string, id);
    QFETCH(std::string, typed);
    QFETCH(std::string, written);
    const Drafting &drafting = findFamily(id)->drafting();
    Draft draft = drafting.blank(drafting.usual());
    if (drafting.hasCages())
        draft = caged(drafting, draft, std::vector<PlaceId>{0, 1});
    const bool isLast = typed.starts_with('|');
    const PlaceId place = isLast ? PlaceId(draft.texts.size() - 1) : 0;
    const auto text = drafting.written(draft, place, typed.substr(isLast ? 1 : 0));
    QCOMPARE(text, written.empty() ? std::nullopt : std::optional(written));
}

/// A solution of a Slitherlink can be drawn by its cells as well as by its lines.
void DraftingTest::insideCellsMakeALoop()
{
    const Family &family = *findFamily("slink");
    const Drafting &drafting = family.drafting();
    const Draft blank = drafting.blank({3, 3});
    const auto model = drafting.unclued(blank)->model();
    std::vector<Fact> marks;
    for (const ElementId cell : {0, 1, 3})
        marks.push_back(model->choices(cell).front());
    RandomSource random(1);
    const auto clued = drafting.clued(blank, marks, random);
    QVERIFY(clued);
    QCOMPARE((*drafting.puzzle(*clued))->text(), std::string("3 3\n2 3 1\n3 2 0\n1 0 0\n"));
    // Of a loop round one cell, 4 is no clue.
    marks = {model->choices(4).front()};
    const auto small = drafting.clued(blank, marks, random);
    QVERIFY(small);
    QCOMPARE((*drafting.puzzle(*small))->text(), std::string("3 3\n0 1 0\n1 . 1\n0 1 0\n"));
}

/// Cages as drawn, operators as typed where they can be met.
void DraftingTest::cagesKeepTheirOperators()
{
    const Drafting &drafting = findFamily("kenken")->drafting();
    Draft draft = drafting.blank({3, 3});
    draft = caged(drafting, draft, std::vector<PlaceId>{0, 1});
    draft = caged(drafting, draft, std::vector<PlaceId>{3, 4});
    draft = caged(drafting, draft, std::vector<PlaceId>{6, 7, 8});
    draft = caged(drafting, draft, std::vector<PlaceId>{2});
    draft.texts = {"99-", "", "7+", "/", "", "", "?", "", ""};
    QVERIFY(drafting.fits(draft));
    RandomSource random(1);
    // 1 2 3, 2 3 1, 3 1 2.
    const auto clued = drafting.clued(draft, marksOf({{1, 2, 3, 2, 3, 1, 3, 1, 2}}), random);
    QVERIFY(clued);
    QCOMPARE(clued->texts[0], std::string("1-"));
    QCOMPARE(clued->texts[2], std::string("3")); // alone, it has no operator
    // 3 is no multiple of 2.
    QVERIFY(!clued->texts[3].empty() && !clued->texts[3].ends_with('/'));
    QCOMPARE(clued->texts[5], std::string("1"));
    QCOMPARE(clued->texts[6], std::string("6?"));
    QCOMPARE(clued->cages, (std::vector<std::int32_t>{0, 0, 2, 3, 3, 5, 6, 6, 6}));
    QVERIFY(drafting.puzzle(*clued));
    // No Latin square.
    QVERIFY(!drafting.clued(draft, marksOf({{1, 2, 3, 2, 3, 1, 3, 1, 1}}), random));
}

INKLING_TEST(DraftingTest, QCoreApplication)
#include "families/drafting_test.moc"
