// SPDX-License-Identifier: MIT
#include "puzzle/thinning.h"
#include "support/testprogram.h"

#include "families/registry.h"
#include "logic/explaining/deducer.h"
#include "support/checks/reading.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <rapidcheck.h>
#include <set>
#include <string>

using namespace inkling;

namespace {

/// A made-up puzzle: it will do while each of these sets still has a member.
using Needs = std::vector<std::vector<int>>;

bool meets(const Needs &needs, const std::vector<bool> &kept)
{
    return std::ranges::all_of(needs, [&](const auto &need) {
        return std::ranges::any_of(need, [&](int group) { return kept[std::size_t(group)]; });
    });
}

/// What taking one group after another comes to.
std::vector<bool> oneByOne(std::vector<bool> kept, const std::vector<int> &order,
                           const Needs &needs)
{
    for (const int group : order) {
        kept[std::size_t(group)] = false;
        if (!meets(needs, kept))
            kept[std::size_t(group)] = true;
    }
    return kept;
}

/// A board of 6 x 6 with a clue in each cell, each a group of its own.
struct FullBoard
{
    [[nodiscard]] std::shared_ptr<const Puzzle> only(const std::vector<bool> &kept) const
    {
        std::string text = "6 6";
        for (std::size_t cell = 0; cell < clues.size(); ++cell) {
            text += cell % 6 == 0 ? '\n' : ' ';
            text += kept[cell] ? clues[cell] : '.';
        }
        return test::readOne(*findFamily("slink"), text + '\n');
    }
    [[nodiscard]] FullPuzzle full() const
    {
        return {[this](const auto &kept) { return only(kept); },
                [](const Puzzle &puzzle, const auto &, const auto &, const Knowledge *,
                   const StopCondition &stop) {
                    return puzzle.solve(Search::Uniqueness, stop).verdict == Verdict::Unique;
                },
                [](const Puzzle &now, const Puzzle &) {
                    // The clues come first.
                    std::vector<ConstraintId> numbers(1000);
                    std::iota(numbers.begin(), numbers.end(), ConstraintId(0));
                    const std::string text = now.text();
                    std::size_t cell = 0;
                    for (std::size_t at = text.find('\n'); at < text.size(); ++at) {
                        if (text[at] == ' ' || text[at] == '\n')
                            continue;
                        numbers[cell] = text[at] == '.' ? goneConstraint : numbers[cell];
                        ++cell;
                    }
                    return numbers;
                }};
    }

    std::string clues = "212223213211312210223220322131113220";
    std::vector<int> order = [this] {
        std::vector<int> all(clues.size());
        std::iota(all.begin(), all.end(), 0);
        return all;
    }();
};

} // namespace

class ThinningTest : public QObject
{
    Q_OBJECT

private slots:
    void sameAsOneByOne();
    void asksLittleWhereAllCanGo();
    void stops();
    void showsPuzzlesOnTheWay();
    void goesOnAsFromTheBeginning();
    void endsWhereItIsTooMuch();
    void firstAttemptsStopAtRandomLimits();
    void whatSeemsTooEasyIsNothing();
    void groupsAreOrbits();
    void randomNumbersStayTheSame();
};

void ThinningTest::sameAsOneByOne()
{
    const bool holds = rc::check("thinned", [] {
        const int count = *rc::gen::inRange(1, 60);
        const auto group = rc::gen::inRange(0, count);
        const Needs needs = *rc::gen::container<Needs>(
            rc::gen::nonEmpty(rc::gen::container<std::vector<int>>(group)));
        std::vector<int> order(std::size_t(count), 0);
        std::iota(order.begin(), order.end(), 0);
        RandomSource random(*rc::gen::arbitrary<std::uint64_t>());
        random.shuffle(order);
        const std::vector<bool> all(std::size_t(count), true);
        std::atomic<bool> isBeforeRight = true;
        // The steps are as many as the groups that they are for.
        const auto stepsFor = [](const std::vector<bool> &kept) {
            Shown shown;
            for (std::ptrdiff_t i = 0; i < std::ranges::count(kept, true); ++i)
                shown.steps.begin(0);
            return std::make_shared<const Shown>(std::move(shown));
        };
        const Suffices suffices
            = [&](const std::vector<bool> &kept, const Sufficient &before, const StopCondition &) {
                  const auto beforeCount = std::size_t(std::ranges::count(before.kept, true));
                  if (!meets(needs, before.kept) || before.shown->steps.size() != beforeCount)
                      isBeforeRight = false;
                  return meets(needs, kept) ? stepsFor(kept) : nullptr;
              };
        const auto expected = oneByOne(all, order, needs);
        for (const int threads : {1, 3})
            RC_ASSERT(thinned({all, stepsFor(all)}, order, suffices, threads, {})->kept
                      == expected);
        RC_ASSERT(isBeforeRight);
    });
    QVERIFY(holds);
}

void ThinningTest::asksLittleWhereAllCanGo()
{
    std::vector<int> order(1000, 0);
    std::iota(order.begin(), order.end(), 0);
    int asked = 0;
    const auto noSteps = std::make_shared<const Shown>();
    const Suffices one
        = [&](const std::vector<bool> &kept, const Sufficient &, const StopCondition &) {
              ++asked;
              return kept[500] ? noSteps : nullptr;
          };
    const auto left = thinned({std::vector<bool>(1000, true), noSteps}, order, one, 1, {});
    QVERIFY(left);
    QCOMPARE(std::ranges::count(left->kept, true), 1);
    QVERIFY2(asked < 25, std::to_string(asked).c_str());
}

void ThinningTest::stops()
{
    std::stop_source source;
    const StopCondition stop(source.get_token());
    std::atomic<int> asked = 0;
    const auto noSteps = std::make_shared<const Shown>();
    const Suffices suffices
        = [&](const std::vector<bool> &, const Sufficient &, const StopCondition &) {
              if (++asked == 3)
                  source.request_stop();
              return noSteps;
          };
    std::vector<int> order(100, 0);
    std::iota(order.begin(), order.end(), 0);
    QVERIFY(!thinned({std::vector<bool>(100, true), noSteps}, order, suffices, 2, stop));
}

void ThinningTest::showsPuzzlesOnTheWay()
{
    const FullBoard board;
    const auto all = std::vector<bool>(board.clues.size(), true);
    for (const bool bySteps : {false, true}) {
        std::vector<Made> shown;
        std::vector<std::shared_ptr<const Puzzle>> unrated;
        std::mutex mutex;
        Attempt attempt{.number = 1,
                        .random = RandomSource(1),
                        .threads = 2,
                        .stop = {},
                        .show =
                            [&](const Made &made) {
                                const std::scoped_lock lock(mutex);
                                shown.push_back(made);
                            },
                        .showUnrated =
                            [&](std::shared_ptr<const Puzzle> puzzle) {
                                const std::scoped_lock lock(mutex);
                                unrated.push_back(std::move(puzzle));
                            }};
        FullPuzzle full = board.full();
        if (!bySteps)
            full.constraintsNow = {};
        Wish wish;
        wish.difficulty = Difficulty::Hard;
        const auto made = thinnedToDifficulty(full, all, board.order, wish, attempt);
        QVERIFY(made && (bySteps ? unrated.size() : shown.size()) > 3);
        for (const Made &one : shown)
            QVERIFY(one.rating.value == rated(*one.puzzle, {})->value);
        for (const auto &puzzle : unrated)
            shown.push_back({puzzle, *rated(*puzzle, {})});
        bool isLastShown = false;
        for (const Made &one : shown) {
            QVERIFY(one.rating.value < ratingRange(Difficulty::Hard).limit);
            isLastShown = isLastShown || one.puzzle->text() == made->puzzle->text();
        }
        QVERIFY(isLastShown);
        QVERIFY(made->rating.value == rated(*made->puzzle, {})->value);
    }
}

/// What steps give after clues were taken away is the same, whether they go on from those that still
/// hold or begin anew.
void ThinningTest::goesOnAsFromTheBeginning()
{
    constexpr double limit = 4.4;
    const FullBoard board;
    RandomSource random(7);
    std::vector<int> order = board.order;
    int carried = 0;
    int waited = 0;
    for (int round = 0; round < 20; ++round) {
        random.shuffle(order);
        std::vector<bool> kept(order.size(), true);
        Trace steps;
        for (std::size_t i = 0; i < order.size(); i += 4) {
            const auto puzzle = board.only(kept);
            const auto model = puzzle->model();
            const Knowledge nothing(model->initial());
            Knowledge known = nothing;
            const auto now = board.full().constraintsNow(*puzzle, *puzzle);
            auto [hold, waiting] = RemainingSteps(steps, now, known).copied();
            steps = std::move(hold);
            carried += int(steps.size());
            waited += int(waiting.size());
            const Deduction on = deduceOnBelow(limit, *model, known, waiting, {});
            const Deduction anew = deduceOnBelow(limit, *model, nothing, {}, {});
            QCOMPARE(on.outcome, anew.outcome);
            const Deduction whole = deduceBelow(limit, *model, {});
            QCOMPARE(on.outcome, whole.outcome);
            for (UnknownId unknown = 0; unknown < model->mainCount(); ++unknown) {
                QVERIFY(on.knowledge.fact(unknown) == anew.knowledge.fact(unknown));
                QVERIFY(on.knowledge.fact(unknown) == whole.knowledge.fact(unknown));
            }
            for (std::size_t step = 0; step < on.trace.size(); ++step)
                steps.append(on.trace[step]);
            Knowledge replayed = nothing;
            for (std::size_t step = 0; step < steps.size(); ++step) {
                for (const Fact &premise : steps[step].premises)
                    QVERIFY(replayed.holds(premise));
                for (const ConstraintId constraint : steps[step].constraints)
                    QVERIFY(constraint >= kept.size() || kept[constraint]);
                QVERIFY(double(steps[step].cost) < limit);
                replayed.learn(steps[step].conclusions);
            }
            for (std::size_t k = i; k < i + 4; ++k)
                kept[std::size_t(order[k])] = false;
        }
    }
    QVERIFY(carried > 1000);
    QVERIFY(waited > 1000);
}

/// A run that is told to end has found the same steps so far, and asks only before a wave.
void ThinningTest::endsWhereItIsTooMuch()
{
    const FullBoard board;
    const auto model = board.only(std::vector<bool>(board.clues.size(), true))->model();
    const Knowledge nothing(model->initial());
    const Deduction whole = deduceOnBelow(4.4, *model, nothing, {}, {});
    QCOMPARE(whole.outcome, Outcome::Solved);
    const std::size_t waves = whole.trace[whole.trace.size() - 1].wave + 1;
    QVERIFY(waves > 5);
    for (const std::size_t most : {std::size_t(0), std::size_t(1), whole.trace.size() / 2}) {
        std::size_t asked = 0;
        const Deduction part = deduceOnBelow(4.4, *model, nothing, {}, {}, [&](const Trace &found) {
            ++asked;
            return found.size() >= most;
        });
        QCOMPARE(part.outcome, Outcome::Stalled);
        QVERIFY(part.trace.size() >= most && part.trace.size() < whole.trace.size());
        QVERIFY(asked <= waves);
        for (std::size_t step = 0; step < part.trace.size(); ++step) {
            QCOMPARE(part.trace[step].rule, whole.trace[step].rule);
            QVERIFY(
                std::ranges::equal(part.trace[step].conclusions, whole.trace[step].conclusions));
        }
    }
}

/// Without an order, puzzles of the first attempts are of all kinds; those of the others are as thin as
/// the word allows, whatever the random numbers.
void ThinningTest::firstAttemptsStopAtRandomLimits()
{
    FullBoard board;
    const std::vector<bool> all(board.clues.size(), true);
    const auto puzzles = [&](std::uint64_t number, const Wish &wish) {
        std::set<std::string> texts;
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Attempt attempt{.number = number,
                            .random = RandomSource(seed),
                            .stop = {},
                            .show = [](const Made &) {},
                            .showUnrated = [](const auto &) {}};
            if (const auto made
                = thinnedToDifficulty(board.full(), all, board.order, wish, attempt))
                texts.insert(made->puzzle->text());
        }
        return int(texts.size());
    };
    RandomSource random(4);
    int ofFirsts = 0;
    int ofOthers = 0;
    for (int order = 0; order < 6; ++order) {
        random.shuffle(board.order);
        Wish wish;
        wish.difficulty = Difficulty::Hard;
        ofFirsts += puzzles(0, wish);
        const int ofOrder = puzzles(1, wish);
        QVERIFY(ofOrder <= 1);
        ofOthers += ofOrder;
        wish.order.clues = {4, 36};
        QCOMPARE(puzzles(0, wish), ofOrder);
    }
    QVERIFY(ofOthers > 2);
    QVERIFY(ofFirsts > ofOthers + 2);
}

/// Nothing is returned only where the board is easier than its word.
void ThinningTest::whatSeemsTooEasyIsNothing()
{
    RandomSource random(3);
    for (const Difficulty word : {Difficulty::Medium, Difficulty::Hard}) {
        int nothings = 0;
        int justSo = 0;
        for (int round = 0; round < 40; ++round) {
            FullBoard board;
            random.shuffle(board.order);
            std::shared_ptr<const Puzzle> thinnest;
            Attempt attempt{.number = 1,
                            .random = RandomSource(1),
                            .stop = {},
                            .show = [](const Made &) {},
                            .showUnrated = [&](auto puzzle) { thinnest = std::move(puzzle); }};
            Wish wish;
            wish.difficulty = word;
            const std::vector<bool> all(board.order.size(), true);
            const auto made = thinnedToDifficulty(board.full(), all, board.order, wish, attempt);
            QVERIFY(thinnest);
            const Rating rating = *rated(*thinnest, {});
            QVERIFY(made || rating.difficulty < word);
            nothings += made ? 0 : 1;
            justSo += made && rating.difficulty == word
                              && rating.value < ratingRange(word).least + 0.2
                          ? 1
                          : 0;
        }
        QVERIFY(nothings > 0);
        QVERIFY(justSo > 0);
    }
}

void ThinningTest::groupsAreOrbits()
{
    QCOMPARE(symmetricGroups({2, 3}, Symmetry::None).size(), std::size_t(6));
    using Groups = std::vector<std::vector<int>>;
    QVERIFY(symmetricGroups({2, 3}, Symmetry::HalfTurn) == (Groups{{0, 5}, {1, 4}, {2, 3}}));
    QVERIFY(symmetricGroups({2, 3}, Symmetry::MirrorAcross) == (Groups{{0, 2}, {1}, {3, 5}, {4}}));
    QVERIFY(symmetricGroups({2, 3}, Symmetry::MirrorDown) == (Groups{{0, 3}, {1, 4}, {2, 5}}));
    QVERIFY(symmetricGroups({3, 3}, Symmetry::QuarterTurn)
            == (Groups{{0, 2, 8, 6}, {1, 5, 7, 3}, {4}}));
    QVERIFY(symmetricGroups({3, 3}, Symmetry::MirrorDiagonal)
            == (Groups{{0}, {1, 3}, {2, 6}, {4}, {5, 7}, {8}}));
    QVERIFY(symmetricGroups({3, 3}, Symmetry::MirrorAntidiagonal)
            == (Groups{{0, 8}, {1, 5}, {2}, {3, 7}, {4}, {6}}));
}

/// The values that SplitMix64 and xoshiro256** give by their authors' code.
void ThinningTest::randomNumbersStayTheSame()
{
    RandomSource one(1);
    RandomSource same(1);
    RandomSource other(1, 1);
    QVERIFY(one.next() == same.next());
    QVERIFY(one.next() != other.next());
    std::array<int, 7> counts{};
    for (int i = 0; i < 7000; ++i)
        ++counts[std::size_t(one.below(7))];
    QVERIFY(std::ranges::all_of(counts, [](int count) { return count > 850 && count < 1150; }));
}

INKLING_TEST(ThinningTest, QCoreApplication)
#include "families/thinning_test.moc"
