// SPDX-License-Identifier: MIT
#include "families/slink/generating/loop.h"
#include "support/testprogram.h"

#include "families/slink/checker.h"

#include <QTest>
#include <algorithm>

using namespace inkling;
using namespace inkling::slink;

namespace {

/// The lines between cells of different sides.
Answer borderOf(const Grid &grid, const std::vector<bool> &inside)
{
    const auto isInside
        = [&](int r, int c) { return grid.contains(r, c) && inside[std::size_t(grid.cell(r, c))]; };
    Answer border{std::vector<std::uint8_t>(std::size_t(grid.edgeCount()), 0)};
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c) {
            if (c < grid.columns && isInside(r - 1, c) != isInside(r, c))
                border.values[std::size_t(grid.horizontal(r, c))] = 1;
            if (r < grid.rows && isInside(r, c - 1) != isInside(r, c))
                border.values[std::size_t(grid.vertical(r, c))] = 1;
        }
    }
    return border;
}

} // namespace

/// On small boards a loop often shrinks to nearly nothing.
class LoopTest : public QObject
{
    Q_OBJECT

private slots:
    void isOneLoopWithClues_data();
    void isOneLoopWithClues();
};

void LoopTest::isOneLoopWithClues_data()
{
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    for (const auto &[rows, columns] : {std::pair{1, 2}, {2, 1}, {2, 2}, {3, 3}, {4, 6}})
        QTest::addRow("%dx%d", rows, columns) << rows << columns;
}

void LoopTest::isOneLoopWithClues()
{
    QFETCH(const int, rows);
    QFETCH(const int, columns);
    const Grid grid{rows, columns};
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        RandomSource random(seed);
        const auto inside = randomInside(grid, random);
        const Clues clues = allClues(grid, inside);
        QVERIFY(std::ranges::all_of(clues.cells, [](int clue) { return 0 <= clue && clue <= 3; }));
        QVERIFY(!fault(clues, borderOf(grid, inside)));
    }
}

INKLING_TEST(LoopTest, QCoreApplication)
#include "families/slink/loop_test.moc"
