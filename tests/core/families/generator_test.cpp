// SPDX-License-Identifier: MIT
#include "families/registry.h"
#include "puzzle/explanation.h"
#include "puzzle/thinning.h"
#include "support/checks/reading.h"
#include "uniqueness.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>
#include <atomic>
#include <thread>

using namespace inkling;

namespace {

struct Subject
{
    const Family *family = nullptr;
    Wish wish;
};

std::string nameOf(const Subject &subject)
{
    const Wish &wish = subject.wish;
    return std::string(subject.family->id()) + ' ' + std::to_string(wish.size.rows) + 'x'
           + std::to_string(wish.size.columns) + ' ' + std::string(difficultyName(wish.difficulty))
           + ' ' + std::string(symmetryName(wish.symmetry)) + " seed " + std::to_string(wish.seed);
}

/// Where a board has a clue, row by row.
std::vector<bool> clueCells(const Puzzle &puzzle)
{
    const Board board = puzzle.board();
    std::vector<bool> cells;
    for (ElementId element = 0; element < board.size(); ++element) {
        if (board.kind(element) == ElementKind::Cell)
            cells.push_back(!board.text(element).empty());
    }
    return cells;
}

} // namespace

Q_DECLARE_METATYPE(Subject)

/// What every family that makes puzzles promises. A family is tested by offering sizes.
class GeneratorTest : public QObject
{
    Q_OBJECT

private slots:
    void makesWhatIsWished_data();
    void makesWhatIsWished();
    void symmetricWhereWished_data();
    void symmetricWhereWished();
    void sameWhateverTheThreads_data();
    void sameWhateverTheThreads();
    void stopsAtOnce_data();
    void stopsAtOnce();
    void tellsItsProgress_data() { stopsAtOnce_data(); }
    void tellsItsProgress();
    void objectsToWhatItCannotMake_data() { stopsAtOnce_data(); }
    void objectsToWhatItCannotMake();

private:
    void addWishes(std::size_t sizeCount, int seedCount);
};

void GeneratorTest::addWishes(std::size_t sizeCount, int seedCount)
{
    QTest::addColumn<Subject>("subject");
    for (const Family *family : families()) {
        const auto sizes = family->sizes();
        for (std::size_t i = 0; i < std::min(sizeCount, sizes.size()); ++i) {
            for (int word = 0; word < difficultyCount; ++word) {
                for (int seed = 0; seed < seedCount; ++seed) {
                    const Subject subject{family,
                                          Wish{sizes[i], Difficulty(word), std::uint64_t(seed)}};
                    QTest::addRow("%s", nameOf(subject).c_str()) << subject;
                }
            }
        }
    }
}

void GeneratorTest::makesWhatIsWished_data()
{
    addWishes(2, 2);
}

void GeneratorTest::makesWhatIsWished()
{
    QFETCH(const Subject, subject);
    const auto &[family, wish] = subject;
    QVERIFY(!family->expectedInstead(wish));
    const auto puzzle = family->generate(wish, {}, {});
    QVERIFY(puzzle);
    QCOMPARE(&puzzle->family(), family);
    QVERIFY((BoardSize{puzzle->rows(), puzzle->columns()} == wish.size));

    const Explanation explanation = explain(*puzzle, {});
    QVERIFY(explanation.solved());
    QVERIFY(explanation.rating.has_value());
    QCOMPARE(difficultyName(explanation.rating->difficulty), difficultyName(wish.difficulty));
    QCOMPARE(ratingRange(wish.difficulty).distance(explanation.rating->value), 0.0);
    const auto fault = checks::faultOfUniqueness(*puzzle, *explanation.solution.first);
    QVERIFY2(!fault, fault.value_or("").c_str());

    const std::string file = puzzle->text() + std::string(family->fileEnd());
    const auto again = test::readPuzzles(*family, file);
    QCOMPARE(again.size(), std::size_t(1));
    QCOMPARE(again.front()->text(), puzzle->text());
}

void GeneratorTest::symmetricWhereWished_data()
{
    QTest::addColumn<Subject>("subject");
    for (const Family *family : families()) {
        for (const Symmetry symmetry : family->symmetries()) {
            for (const BoardSize size : family->sizes().first(2)) {
                const Subject subject{family, Wish{size, Difficulty::Easy, 7, symmetry}};
                QTest::addRow("%s", nameOf(subject).c_str()) << subject;
            }
        }
    }
}

void GeneratorTest::symmetricWhereWished()
{
    QFETCH(const Subject, subject);
    const auto puzzle = subject.family->generate(subject.wish, {}, {});
    QVERIFY(puzzle);
    const std::vector<bool> hasClue = clueCells(*puzzle);
    QVERIFY(std::ranges::count(hasClue, false) > 0);
    for (const auto &group : symmetricGroups(subject.wish.size, subject.wish.symmetry)) {
        for (const int cell : group)
            QVERIFY(hasClue[std::size_t(cell)] == hasClue[std::size_t(group.front())]);
    }
}

void GeneratorTest::sameWhateverTheThreads_data()
{
    addWishes(1, 1);
}

void GeneratorTest::sameWhateverTheThreads()
{
    QFETCH(const Subject, subject);
    const auto madeBy = [&](int threads) {
        Wish wish = subject.wish;
        wish.seed = 41;
        wish.threads = threads;
        return subject.family->generate(wish, {}, {})->text();
    };
    const std::string alone = madeBy(1);
    QCOMPARE(madeBy(2), alone);
    QCOMPARE(madeBy(5), alone);
}

void GeneratorTest::stopsAtOnce_data()
{
    QTest::addColumn<const Family *>("family");
    for (const Family *family : families())
        QTest::addRow("%s", std::string(family->id()).c_str()) << family;
}

/// The largest puzzles, as hard as they come, one seed after another: one of them is stopped.
void GeneratorTest::stopsAtOnce()
{
    QFETCH(const Family *, family);
    std::stop_source source;
    const StopCondition stop(source.get_token());
    Wish wish{family->sizes().back(), Difficulty::Fiendish};
    while (family->expectedInstead(wish))
        wish.difficulty = Difficulty(int(wish.difficulty) - 1);
    std::atomic<bool> isOver = false;
    std::thread maker([&] {
        for (std::uint64_t seed = 0; !stop.stopped(); ++seed) {
            wish.seed = seed;
            const auto made = family->generate(wish, {}, stop);
            if (made && stop.stopped())
                break;
        }
        isOver = true;
    });
    QTest::qWait(100);
    QElapsedTimer timer;
    timer.start();
    source.request_stop();
    maker.join();
    QVERIFY(isOver);
    QVERIFY2(timer.elapsed() < 1000, std::to_string(timer.elapsed()).c_str());

    QVERIFY(!family->generate(wish, {}, stop));
}

void GeneratorTest::tellsItsProgress()
{
    QFETCH(const Family *, family);
    std::vector<int> tried;
    const auto progress = [&](const std::shared_ptr<const Puzzle> &best, double rating, int count) {
        QVERIFY(QThread::currentThread() == qApp->thread() || !qApp);
        QVERIFY(!best || rating >= 1);
        tried.push_back(count);
    };
    QVERIFY(family->generate(Wish{family->sizes().front(), Difficulty::Hard, 3}, progress, {}));
    QVERIFY(!tried.empty());
    QVERIFY(std::ranges::is_sorted(tried));
    QVERIFY(tried.front() >= 1);
}

void GeneratorTest::objectsToWhatItCannotMake()
{
    QFETCH(const Family *, family);
    for (const BoardSize size : {BoardSize{0, 0}, BoardSize{1000, 1000}}) {
        const auto expected = family->expectedInstead(Wish{size});
        QVERIFY(expected && !expected->english().empty());
    }
    // The first two sizes are made at every difficulty, the others at some.
    for (const BoardSize size : family->sizes()) {
        const auto canBe
            = [&](int word) { return !family->expectedInstead(Wish{size, Difficulty(word)}); };
        QVERIFY(canBe(0) || canBe(1) || canBe(2) || canBe(3) || canBe(4));
    }
    for (int i = 1; i < symmetryCount; ++i) {
        const Wish wish{family->sizes().front(), Difficulty::Easy, 0, Symmetry(i)};
        const bool isOffered = std::ranges::count(family->symmetries(), wish.symmetry) > 0;
        QCOMPARE(family->expectedInstead(wish).has_value(), !isOffered);
    }
}

INKLING_TEST(GeneratorTest, QCoreApplication)
#include "families/generator_test.moc"
