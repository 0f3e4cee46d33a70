// SPDX-License-Identifier: MIT
#include "document/movedsolution.h"
#include "families/registry.h"
#include "puzzle/drafting.h"
#include "puzzle/puzzle.h"
#include "puzzle/thinning.h"
#include "support/drafts.h"
#include "support/familytable.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>
#include <rapidcheck.h>

using namespace inkling;

namespace {

constexpr std::array allTurns{Turn::QuarterRight,      Turn::QuarterLeft, Turn::Half,
                              Turn::MirrorAcross,      Turn::MirrorDown,  Turn::MirrorDiagonal,
                              Turn::MirrorAntidiagonal};
static_assert(allTurns.size() == turnCount);

/// A draft of some size of a family's, and what it takes to make more that is random.
struct Trial
{
    explicit Trial(const Drafting &drafting, int part = 70)
        : random(*rc::gen::arbitrary<std::uint32_t>())
    {
        const auto sizes = test::someSizes(drafting);
        draft = test::randomDraft(drafting, sizes[random() % sizes.size()], part, random);
    }

    [[nodiscard]] int between(int least, int most)
    {
        return least + int(random() % std::uint32_t(most - least + 1));
    }

    std::mt19937 random;
    Draft draft;
};

Draft turnedBy(const Drafting &drafting, Draft draft, std::initializer_list<Turn> turns)
{
    for (const Turn turn : turns)
        draft = turned(drafting, draft, turn).value();
    return draft;
}

/// A cage's cells and its clue.
using CageContent = std::pair<std::vector<std::size_t>, std::string>;

/// By name.
std::map<int, CageContent> cagesOf(const Draft &draft)
{
    std::map<int, CageContent> cages;
    for (std::size_t cell = 0; cell < draft.cages.size(); ++cell) {
        if (draft.cages[cell] == noCage)
            continue;
        cages[draft.cages[cell]].first.push_back(cell);
        cages[draft.cages[cell]].second = draft.texts[std::size_t(draft.cages[cell])];
    }
    return cages;
}

} // namespace

/// What becomes of drafts that are turned, grow, and are cut into cages, whatever the family.
class DraftMovesTest : public QObject
{
    Q_OBJECT

private slots:
    void turnsComeRound_data() { test::addFamilies(); }
    void turnsComeRound();
    void turnedPuzzlesHaveAsManyAnswers_data() { test::addFamilies(); }
    void turnedPuzzlesHaveAsManyAnswers();
    void biggerThenSmallerIsTheSame_data() { test::addFamilies(); }
    void biggerThenSmallerIsTheSame();
    void aDrawnSolutionGoesWithTheBoard_data() { test::addFamilies(); }
    void aDrawnSolutionGoesWithTheBoard();
    void partnersAreEachOthers_data() { test::addFamilies(); }
    void partnersAreEachOthers();
    void cagesStayWhole_data() { test::addFamilies(); }
    void cagesStayWhole();

    void quarterTurnOfLabels();
    void tilesGrowInPairsOfRows();
    void cutCages();
    void takenCells();
};

void DraftMovesTest::turnsComeRound()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    QVERIFY(rc::check("turns undo each other", [&] {
        const Draft draft = Trial(drafting).draft;
        for (const Turn turn : allTurns) {
            const auto once = turned(drafting, draft, turn);
            RC_ASSERT(once.has_value() == drafting.turns(turn, draft.size));
            if (once)
                RC_ASSERT(drafting.fits(*once));
        }
        for (const Turn turn : {Turn::Half, Turn::MirrorAcross, Turn::MirrorDown,
                                Turn::MirrorDiagonal, Turn::MirrorAntidiagonal}) {
            if (drafting.turns(turn, draft.size))
                RC_ASSERT(turnedBy(drafting, draft, {turn, turn}) == draft);
        }
        if (drafting.turns(Turn::Half, draft.size)) {
            RC_ASSERT(turnedBy(drafting, draft, {Turn::MirrorAcross, Turn::MirrorDown})
                      == turned(drafting, draft, Turn::Half));
        }
        constexpr Turn right = Turn::QuarterRight;
        if (!drafting.turns(right, draft.size))
            return;
        RC_ASSERT(turnedBy(drafting, draft, {right, right, right, right}) == draft);
        RC_ASSERT(turnedBy(drafting, draft, {right, Turn::QuarterLeft}) == draft);
        RC_ASSERT(turnedBy(drafting, draft, {right, right}) == turned(drafting, draft, Turn::Half));
        RC_ASSERT(turnedBy(drafting, draft, {right, Turn::MirrorAcross})
                  == turnedBy(drafting, draft, {Turn::MirrorDown, right}));
        RC_ASSERT(turnedBy(drafting, draft, {right, Turn::MirrorAcross})
                  == turned(drafting, draft, Turn::MirrorDiagonal));
        RC_ASSERT(turnedBy(drafting, draft, {right, Turn::MirrorDown})
                  == turned(drafting, draft, Turn::MirrorAntidiagonal));
    }));
}

void DraftMovesTest::turnedPuzzlesHaveAsManyAnswers()
{
    const Family &family = test::fetchFamily();
    const Drafting &drafting = family.drafting();
    if (std::ranges::none_of(allTurns,
                             [&](Turn turn) { return drafting.turns(turn, drafting.usual()); }))
        QSKIP("it is not turned");
    int compared = 0;
    for (const auto &puzzle : test::somePuzzles(family, 40)) {
        const auto verdict = [](const Puzzle &one) {
            const StopCondition stop({}, StopCondition::Clock::now() + std::chrono::seconds(1));
            return one.solve(Search::Uniqueness, stop).verdict;
        };
        const Verdict expected = verdict(*puzzle);
        const Draft draft = drafting.draft(*puzzle);
        for (const Turn turn : allTurns) {
            const auto other = turned(drafting, draft, turn);
            if (!other)
                continue;
            const Drawn drawn = drafting.puzzle(*other);
            QVERIFY2(drawn, test::shown(*other).c_str());
            const Verdict found = verdict(**drawn);
            // A large one may take longer.
            if (expected == Verdict::Unknown || found == Verdict::Unknown)
                continue;
            QCOMPARE(found, expected);
            ++compared;
        }
    }
    QVERIFY(compared > 10);
}

void DraftMovesTest::biggerThenSmallerIsTheSame()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    int resizedOnes = 0;
    QVERIFY(rc::check("what is added can be taken away again", [&] {
        Trial trial(drafting);
        for (int i = 0; i < 30; ++i) {
            const Margins more{trial.between(0, 2), trial.between(0, 2), trial.between(0, 2),
                               trial.between(0, 2)};
            const auto bigger = resized(drafting, trial.draft, more);
            if (!bigger)
                continue;
            ++resizedOnes;
            RC_ASSERT(drafting.fits(*bigger));
            RC_ASSERT(bigger->options == trial.draft.options);
            const Margins less{-more.left, -more.top, -more.right, -more.bottom};
            RC_ASSERT(resized(drafting, *bigger, less) == trial.draft);
        }
        const Margins any{trial.between(-9, 9), trial.between(-9, 9), trial.between(-9, 9),
                          trial.between(-9, 9)};
        const auto other = resized(drafting, trial.draft, any);
        // RC_ASSERT looks at both sides of an "or".
        if (other)
            RC_ASSERT(drafting.fits(*other));
    }));
    QVERIFY(resizedOnes > 100);
    const Draft usual = drafting.blank(drafting.usual());
    constexpr int huge = std::numeric_limits<int>::max();
    for (const Margins &margins : {Margins{-20, -20, 0, 0}, Margins{huge, huge, huge, huge},
                                   Margins{0, 0, huge, 0}, Margins{0, -1, 0, -1000}})
        QVERIFY(!resized(drafting, usual, margins));
    // As large, but none of the cells are left.
    const auto beside = resized(drafting, usual, {huge, 0, -huge, 0});
    QVERIFY(!beside || *beside == usual);
}

void DraftMovesTest::aDrawnSolutionGoesWithTheBoard()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    if (!drafting.unclued(drafting.blank(drafting.usual())))
        return; // nothing is drawn
    int resizedOnes = 0;
    QVERIFY(rc::check("it stays where it stands, and comes back", [&] {
        Trial trial(drafting);
        const auto model = drafting.unclued(trial.draft)->model();
        const ElementId size = drafting.unclued(trial.draft)->board().size();
        Marking drawn;
        for (ElementId element = 0; element < size; ++element) {
            const std::vector<Fact> choices = model->choices(element);
            if (choices.empty() || trial.between(0, 1) == 0)
                continue;
            const Fact &fact = choices[trial.random() % choices.size()];
            if (model->initial()[fact.unknown] != fact.possible) // which would be a blank
                drawn.push_back({fact.unknown, {fact.possible, false}});
        }
        std::ranges::sort(drawn, {}, &MarkedUnknown::unknown);
        for (int i = 0; i < 6; ++i) {
            const Margins more{trial.between(0, 2), trial.between(0, 2), trial.between(0, 2),
                               trial.between(0, 2)};
            const auto bigger = resized(drafting, trial.draft, more);
            if (!bigger)
                continue;
            ++resizedOnes;
            const Marking moved = movedSolution(drafting, trial.draft, *bigger, more, drawn);
            RC_ASSERT(moved.size() == drawn.size());
            const Margins less{-more.left, -more.top, -more.right, -more.bottom};
            RC_ASSERT(movedSolution(drafting, *bigger, trial.draft, less, moved) == drawn);
            // What is taken off the board is gone, the rest is there.
            const Margins shift{more.left, more.top, -more.left, -more.top};
            const auto aside = resized(drafting, trial.draft, shift);
            if (aside) {
                const Marking rest = movedSolution(drafting, trial.draft, *aside, shift, drawn);
                RC_ASSERT(rest.size() <= drawn.size());
                const auto blanks = drafting.unclued(*aside)->model()->initial();
                for (const auto &[unknown, state] : rest)
                    RC_ASSERT(unknown < blanks.size() && state.values.within(blanks[unknown]));
            }
        }
    }));
    QVERIFY(resizedOnes > 20);
}

void DraftMovesTest::partnersAreEachOthers()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    for (const BoardSize size : test::someSizes(drafting)) {
        const auto places = drafting.places(size);
        for (int index = 0; index < symmetryCount; ++index) {
            const auto symmetry = Symmetry(index);
            std::vector<std::vector<int>> orbits;
            for (PlaceId place = 0; place < PlaceId(places.size()); ++place) {
                auto orbit = partners(drafting, size, place, symmetry);
                QCOMPARE(orbit.front(), place);
                QVERIFY(orbit.size() == 1 || orbit.size() == 2 || orbit.size() == 4);
                std::ranges::sort(orbit);
                for (const PlaceId other : orbit) {
                    auto back = partners(drafting, size, other, symmetry);
                    std::ranges::sort(back);
                    QCOMPARE(back, orbit);
                }
                if (orbit.front() == place && places[place].role == PlaceRole::Cell)
                    orbits.emplace_back(orbit.begin(), orbit.end());
            }
            // Those of a board in rows and columns are known.
            if (!drafting.turns(Turn::QuarterRight, size)
                || (needsSquare(symmetry) && size.rows != size.columns))
                continue;
            auto expected = symmetricGroups(size, symmetry);
            for (auto &group : expected)
                std::ranges::sort(group);
            QCOMPARE(orbits, expected);
        }
    }
}

void DraftMovesTest::cagesStayWhole()
{
    const Drafting &drafting = test::fetchFamily().drafting();
    if (!drafting.hasCages())
        QSKIP("it has no cages");
    QVERIFY(rc::check("cages are connected, and lose nothing that is not taken", [&] {
        Trial trial(drafting);
        for (int i = 0; i < 20; ++i) {
            const Draft before = trial.draft;
            const auto cells = test::randomCells(drafting, before.size, trial.random);
            const bool isJoining = trial.between(0, 2) > 0;
            trial.draft
                = isJoining ? caged(drafting, before, cells) : uncaged(drafting, before, cells);
            RC_ASSERT(drafting.fits(trial.draft));
            for (const PlaceId cell : cells)
                RC_ASSERT((trial.draft.cages[cell] != noCage) == isJoining);
            const auto cages = cagesOf(before);
            const auto after = cagesOf(trial.draft);
            for (const auto &[name, cage] : cages) {
                const bool isTouched = std::ranges::any_of(
                    cells, [&](PlaceId cell) { return before.cages[cell] == name; });
                if (!isTouched)
                    RC_ASSERT(after.at(name) == cage);
            }
            // Once more changes nothing.
            RC_ASSERT((isJoining ? caged(drafting, trial.draft, cells)
                                 : uncaged(drafting, trial.draft, cells))
                      == trial.draft);
        }
    }));
}

/// Row labels become column labels, from the top row on the right to the bottom row on the left.
void DraftMovesTest::quarterTurnOfLabels()
{
    const Drafting &drafting = findFamily("numbercross")->drafting();
    const Draft draft{{2, 3}, {"1", "2", "3", "4", "5", "6", "10", "20", "7", "8", "9"}, {}, 0};
    QVERIFY(drafting.fits(draft));
    const Draft right{{3, 2}, {"4", "1", "5", "2", "6", "3", "7", "8", "9", "20", "10"}, {}, 0};
    QCOMPARE(turned(drafting, draft, Turn::QuarterRight), std::optional(right));
    const Draft across{{2, 3}, {"3", "2", "1", "6", "5", "4", "10", "20", "9", "8", "7"}, {}, 0};
    QCOMPARE(turned(drafting, draft, Turn::MirrorAcross), std::optional(across));
}

void DraftMovesTest::tilesGrowInPairsOfRows()
{
    const Drafting &drafting = findFamily("hex")->drafting();
    const Draft draft{{3, 1}, {"1", "2", "=", "3"}, {}, 0};
    QVERIFY(drafting.fits(draft));
    for (const Margins &odd : {Margins{0, 1, 0, 0}, Margins{0, 1, 0, 1}, Margins{0, 3, 0, 1},
                               Margins{0, 0, 0, 1}, Margins{0, -1, 0, 1}})
        QVERIFY(!resized(drafting, draft, odd));
    const auto above = resized(drafting, draft, {0, 2, 0, 0});
    QVERIFY(above);
    QCOMPARE(above->texts, (std::vector<std::string>{"", "", "", "1", "2", "=", "3"}));
    const auto left = resized(drafting, draft, {1, 0, 0, 0});
    QVERIFY(left);
    QCOMPARE(left->texts, (std::vector<std::string>{"", "1", "", "2", "=", "", "3"}));
}

/// 0 0 2
/// 0 2 2
/// 0 0 0: without its left column, the first cage falls apart.
void DraftMovesTest::cutCages()
{
    const Drafting &drafting = findFamily("kenken")->drafting();
    const Draft draft{
        {3, 3}, {"9+", "", "4*", "", "", "", "", "", ""}, {0, 0, 2, 0, 2, 2, 0, 0, 0}, 0};
    QVERIFY(drafting.fits(draft));
    const auto cut = resized(drafting, draft, {-1, 0, 0, -1});
    QVERIFY(cut);
    QCOMPARE(cut->cages, (std::vector<std::int32_t>{0, 1, 1, 1}));
    QCOMPARE(cut->texts, (std::vector<std::string>{"9+", "4*", "", ""}));
    const Draft parts = uncaged(drafting, draft, std::vector<PlaceId>{3});
    QCOMPARE(parts.cages, (std::vector<std::int32_t>{0, 0, 2, noCage, 2, 2, 6, 6, 6}));
    QCOMPARE(parts.texts[0], std::string("9+"));
    QCOMPARE(parts.texts[6], std::string());
}

void DraftMovesTest::takenCells()
{
    const Drafting &drafting = findFamily("kenken")->drafting();
    const Draft draft{
        {3, 3}, {"9+", "", "4*", "", "", "", "", "", ""}, {0, 0, 2, 0, 2, 2, 0, 0, 0}, 0};
    // All of one and some of another: the clue of the one that most comes from.
    const Draft more = caged(drafting, draft, std::vector<PlaceId>{2, 4, 5, 8});
    QCOMPARE(more.cages, (std::vector<std::int32_t>{0, 0, 2, 0, 2, 2, 0, 0, 2}));
    QCOMPARE(more.texts[2], std::string("4*"));
    QCOMPARE(more.texts[0], std::string("9+"));
    // Most of one, not all: no clue; what is left keeps it.
    const Draft most = caged(drafting, draft, std::vector<PlaceId>{2, 5});
    QCOMPARE(most.cages, (std::vector<std::int32_t>{0, 0, 2, 0, 4, 2, 0, 0, 0}));
    QCOMPARE(most.texts[2], std::string());
    QCOMPARE(most.texts[4], std::string("4*"));
    // Not connected: a cage each.
    const Draft two = caged(drafting, draft, std::vector<PlaceId>{0, 8});
    QCOMPARE(two.cages, (std::vector<std::int32_t>{0, 1, 2, 3, 2, 2, 3, 3, 8}));
    QCOMPARE(two.texts[0], std::string());
    QCOMPARE(two.texts[1], std::string("9+"));
}

INKLING_TEST(DraftMovesTest, QCoreApplication)
#include "families/draftmoves_test.moc"
