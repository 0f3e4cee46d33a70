// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "puzzle/thinning.h"
#include "uniqueness.h"
#include "support/drafts.h"
#include "support/familytable.h"
#include "support/testprogram.h"

#include <QTest>
#include <algorithm>

using namespace inkling;

namespace {

constexpr StopCondition::Clock::duration longest = std::chrono::seconds(1);

bool isUnique(const Puzzle &puzzle)
{
    return puzzle.solve(Search::Uniqueness, {}).verdict == Verdict::Unique;
}

/// The drafts that have less than one by what can be taken away of it at once: clues of cells that a symmetry
/// takes to each other, or a cage's operator.
std::vector<Draft> withLess(const Drafting &drafting, const Draft &draft, Symmetry symmetry)
{
    std::vector<Draft> drafts;
    for (PlaceId place = 0; place < PlaceId(draft.texts.size()); ++place) {
        Draft less = draft;
        if (drafting.hasCages()) {
            const std::string &clue = draft.texts[place];
            if (!clue.empty() && std::string("+-*/").find(clue.back()) != std::string::npos)
                less.texts[place].back() = '?';
        } else {
            for (const PlaceId other : partners(drafting, draft.size, place, symmetry))
                less.texts[other].clear();
        }
        if (less != draft)
            drafts.push_back(std::move(less));
    }
    return drafts;
}

/// The puzzle without one of its operators where it keeps its answer: where all operators are shown, none goes.
std::shared_ptr<const Puzzle> withAnOperatorHidden(const Drafting &drafting,
                                                   const std::shared_ptr<const Puzzle> &puzzle)
{
    for (const Draft &less : withLess(drafting, drafting.draft(*puzzle), Symmetry::None)) {
        const Drawn drawn = drafting.puzzle(less);
        if (drawn && isUnique(**drawn))
            return *drawn;
    }
    return puzzle;
}

/// Whether a draft has nothing that the other has not.
bool isWithin(const Draft &less, const Draft &more)
{
    return less.size == more.size && less.cages == more.cages
           && std::ranges::equal(less.texts, more.texts,
                                 [](const std::string &one, const std::string &other) {
                                     return one.empty() || one == other
                                            || (one.back() == '?'
                                                && one.substr(0, one.size() - 1)
                                                       == other.substr(0, other.size() - 1));
                                 });
}

} // namespace

/// What every family promises whose puzzles can be thinned out.
class MinimalTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingMoreCanGo_data();
    void nothingMoreCanGo();
    void staysBelowTheCeiling_data() { test::addFamilies(); }
    void staysBelowTheCeiling();
    void sameWhateverTheThreads();
    void stopsAtOnce();
    void onlyWithOneAnswer();
    void progressRises();

private:
    static std::vector<std::shared_ptr<const Puzzle>> smallPuzzles(const Family &family)
    {
        auto puzzles = test::somePuzzles(family, 40);
        std::erase_if(puzzles, [](const auto &puzzle) {
            const StopCondition stop({}, StopCondition::Clock::now() + longest);
            return puzzle->rows() * puzzle->columns() > 100
                   || puzzle->solve(Search::Uniqueness, stop).verdict != Verdict::Unique;
        });
        if (family.drafting().hasCages()) {
            for (auto &puzzle : puzzles)
                puzzle = withAnOperatorHidden(family.drafting(), puzzle);
        }
        return puzzles;
    }
};

void MinimalTest::nothingMoreCanGo_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<int>("symmetry");
    for (const Family *family : families()) {
        if (!family->thins())
            continue;
        const std::string id(family->id());
        QTest::addRow("%s", id.c_str()) << id << int(Symmetry::None);
        for (const Symmetry symmetry : family->symmetries())
            QTest::addRow("%s %s", id.c_str(), symmetryName(symmetry).data())
                << id << int(symmetry);
    }
}

void MinimalTest::nothingMoreCanGo()
{
    QFETCH(std::string, id);
    QFETCH(int, symmetry);
    const Family &family = *findFamily(id);
    const Drafting &drafting = family.drafting();
    int taken = 0;
    const auto puzzles = smallPuzzles(family);
    // The diagonals have some of them each.
    const bool isDiagonal = Symmetry(symmetry) == Symmetry::MirrorDiagonal
                            || Symmetry(symmetry) == Symmetry::MirrorAntidiagonal;
    const std::size_t stride = isDiagonal ? 4 : 1;
    for (std::size_t i = std::size_t(symmetry) % stride; i < puzzles.size(); i += stride) {
        const auto &puzzle = puzzles[i];
        if (needsSquare(Symmetry(symmetry)) && puzzle->rows() != puzzle->columns())
            continue;
        const auto thin = family.thin(*puzzle, {Symmetry(symmetry), 1, 0}, {}, {});
        QVERIFY(thin);
        const Solution solution = thin->solve(Search::Uniqueness, {});
        QCOMPARE(solution.verdict, Verdict::Unique);
        const auto fault = checks::faultOfUniqueness(*thin, *solution.first);
        QVERIFY2(!fault, fault.value_or("").c_str());
        const Draft draft = drafting.draft(*thin);
        const Draft before = drafting.draft(*puzzle);
        QVERIFY(isWithin(draft, before));
        taken += draft != before ? 1 : 0;
        for (const Draft &less : withLess(drafting, draft, Symmetry(symmetry))) {
            // A cage has its clue.
            const Drawn drawn = drafting.puzzle(less);
            QVERIFY2(drawn ? !isUnique(**drawn) : drafting.hasCages() && !drafting.cagesCover(),
                     test::shown(less).c_str());
        }
    }
    QVERIFY(taken > 0 || stride > 1);
}

void MinimalTest::staysBelowTheCeiling()
{
    const Family &family = test::fetchFamily();
    if (!family.thins())
        QSKIP("its clues are not taken away one by one");
    int eased = 0; // how often it becomes harder without a ceiling
    for (const auto &puzzle : smallPuzzles(family)) {
        const auto before = ratedByNamedRules(*puzzle, {});
        const auto thin = [&](Difficulty hardest) {
            return family.thin(*puzzle, {.seed = 3, .hardest = hardest}, {}, {});
        };
        for (int word = 0; word < int(Difficulty::Fiendish); ++word) {
            const auto thinned = thin(Difficulty(word));
            QCOMPARE(thinned != nullptr, before && int(before->difficulty) <= word);
            if (!thinned)
                continue;
            const auto after = rated(*thinned, {});
            QVERIFY(after && int(after->difficulty) <= word);
            eased += thinned->text() != thin(Difficulty::Fiendish)->text() ? 1 : 0;
        }
    }
    QVERIFY(eased > 0);
}

void MinimalTest::sameWhateverTheThreads()
{
    for (const Family *family : families()) {
        if (!family->thins())
            continue;
        const auto puzzle = smallPuzzles(*family).front();
        const std::string text = family->thin(*puzzle, {Symmetry::None, 7, 1}, {}, {})->text();
        for (const int threads : {2, 5})
            QCOMPARE(family->thin(*puzzle, {Symmetry::None, 7, threads}, {}, {})->text(), text);
    }
}

void MinimalTest::stopsAtOnce()
{
    std::stop_source source;
    source.request_stop();
    for (const Family *family : families()) {
        if (family->thins())
            QVERIFY(!family->thin(*smallPuzzles(*family).front(), {}, {},
                                  StopCondition(source.get_token())));
    }
}

void MinimalTest::onlyWithOneAnswer()
{
    const Family &slink = *findFamily("slink");
    const auto blank = slink.drafting().unclued(slink.drafting().blank({3, 3}));
    QVERIFY(!slink.thin(*blank, {}, {}, {}));
}

void MinimalTest::progressRises()
{
    for (const Family *family : families()) {
        if (!family->thins())
            continue;
        std::vector<double> parts;
        const ThinProgress progress = [&](double part) { parts.push_back(part); };
        QVERIFY(family->thin(*smallPuzzles(*family).front(), {Symmetry::None, 1, 3}, progress, {}));
        QVERIFY(!parts.empty());
        QVERIFY(std::ranges::is_sorted(parts));
        QCOMPARE(parts.back(), 1.0);
    }
}

INKLING_TEST(MinimalTest, QCoreApplication)
#include "families/minimal_test.moc"
