// SPDX-License-Identifier: MIT
#include "puzzle/thinning.h"
#include "support/testprogram.h"

#include "families/registry.h"
#include "support/checks/reading.h"

#include <QTest>
#include <algorithm>
#include <atomic>
#include <mutex>
#include <numeric>
#include <rapidcheck.h>

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

} // namespace

class ThinningTest : public QObject
{
    Q_OBJECT

private slots:
    void sameAsOneByOne();
    void asksLittleWhereAllCanGo();
    void stops();
    void showsPuzzlesOnTheWay();
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
        // Ahead, threads may ask about what turns out not to suffice.
        bool isBeforeRight = true;
        const Suffices alone = [&](const std::vector<bool> &kept, const std::vector<bool> &before,
                                   const StopCondition &) {
            isBeforeRight = isBeforeRight && meets(needs, before);
            return meets(needs, kept);
        };
        const Suffices suffices = [&](const std::vector<bool> &kept, const std::vector<bool> &,
                                      const StopCondition &) { return meets(needs, kept); };
        const auto expected = oneByOne(all, order, needs);
        RC_ASSERT(thinned(all, order, alone, 1, {}) == expected);
        RC_ASSERT(isBeforeRight);
        RC_ASSERT(thinned(all, order, suffices, 3, {}) == expected);
    });
    QVERIFY(holds);
}

void ThinningTest::asksLittleWhereAllCanGo()
{
    std::vector<int> order(1000, 0);
    std::iota(order.begin(), order.end(), 0);
    int asked = 0;
    const Suffices one = [&](const std::vector<bool> &kept, const std::vector<bool> &before,
                             const StopCondition &) {
        ++asked;
        return before[500] && kept[500];
    };
    const auto left = thinned(std::vector<bool>(1000, true), order, one, 1, {});
    QVERIFY(left);
    QCOMPARE(std::ranges::count(*left, true), 1);
    QVERIFY2(asked < 25, std::to_string(asked).c_str());
}

void ThinningTest::stops()
{
    std::stop_source source;
    const StopCondition stop(source.get_token());
    std::atomic<int> asked = 0;
    const Suffices suffices
        = [&](const std::vector<bool> &, const std::vector<bool> &, const StopCondition &) {
              if (++asked == 3)
                  source.request_stop();
              return true;
          };
    std::vector<int> order(100, 0);
    std::iota(order.begin(), order.end(), 0);
    QVERIFY(!thinned(std::vector<bool>(100, true), order, suffices, 2, stop));
}

void ThinningTest::showsPuzzlesOnTheWay()
{
    const Family &family = *findFamily("slink");
    const std::string clues = "212223213211312210223220322131113220";
    const auto only = [&](const std::vector<bool> &kept) {
        std::string text = "6 6";
        for (std::size_t cell = 0; cell < clues.size(); ++cell) {
            text += cell % 6 == 0 ? '\n' : ' ';
            text += kept[cell] ? clues[cell] : '.';
        }
        return test::readOne(family, text + '\n');
    };
    const auto isUnique = [&](const std::vector<bool> &kept, const auto &, const auto &stop) {
        return only(kept)->solve(Search::Uniqueness, stop).verdict == Verdict::Unique;
    };
    std::vector<Made> shown;
    std::mutex mutex;
    const Attempt attempt{
        .random = RandomSource(1), .threads = 2, .stop = {}, .show = [&](const Made &made) {
            const std::scoped_lock lock(mutex);
            shown.push_back(made);
        }};
    std::vector<int> order(clues.size());
    std::iota(order.begin(), order.end(), 0);
    const auto made = thinnedToDifficulty({only, isUnique}, std::vector<bool>(clues.size(), true),
                                          order, Wish{}, attempt);
    QVERIFY(made && shown.size() > 3);
    bool isLastShown = false;
    for (const Made &one : shown) {
        const auto rating = rated(*one.puzzle, {});
        QVERIFY(rating && rating->value == one.rating.value);
        QVERIFY(rating->value < ratingRange(Difficulty::Medium).limit);
        isLastShown = isLastShown || one.puzzle->text() == made->puzzle->text();
    }
    QVERIFY(isLastShown);
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
