// SPDX-License-Identifier: MIT
#include "families/slink/colours/partcuts.h"
#include "support/testprogram.h"

#include "families/slink/terms.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <vector>

using namespace inkling::slink;

namespace {

constexpr int side = 4;
constexpr int cellCount = side * side;
const Grid grid{side, side};

Neighbours allNeighbours()
{
    Neighbours all;
    for (int cell = 0; cell < cellCount; ++cell)
        all.push_back(neighbours(grid, cell / side, cell % side));
    return all;
}

/// Whether these cells hang together; with the border, if asked.
bool hangTogether(unsigned cells, bool withBorder)
{
    static const Neighbours around = allNeighbours();
    unsigned reached = withBorder ? 0 : cells & (~cells + 1);
    for (int cell = 0; cell < cellCount && withBorder; ++cell) {
        for (const int next : around[std::size_t(cell)])
            reached |= next == nowhere ? cells & (1U << cell) : 0;
    }
    for (unsigned before = 0; before != reached;) {
        before = reached;
        for (int cell = 0; cell < cellCount; ++cell) {
            if ((reached >> cell & 1) == 0)
                continue;
            for (const int next : around[std::size_t(cell)])
                reached |= next == nowhere ? 0 : cells & (1U << next);
        }
    }
    return reached == cells;
}

} // namespace

class PartCutsTest : public QObject
{
    Q_OBJECT
private slots:
    void cutsHoldOfEveryLoop();
};

/// Each cut is true of every board that is parted into an inside and an outside, and leaves one of its cells
/// open, or none; and where cells of a colour are parted for good, there is one.
void PartCutsTest::cutsHoldOfEveryLoop()
{
    std::vector<unsigned> loops;
    for (unsigned cells = 1; cells < 1U << cellCount; ++cells) {
        if (hangTogether(cells, false) && hangTogether(~cells & 0xFFFFU, true))
            loops.push_back(cells);
    }
    const Neighbours around = allNeighbours();
    std::mt19937 random(3);
    int found = 0;
    int foundInParts = 0;
    for (int number = 0; number < 4000; ++number) {
        std::vector<int> colours;
        for (int cell = 0; cell < cellCount; ++cell)
            colours.push_back(int(random() % 3) - 1);
        const auto colourOf = [&](int cell) { return colours[std::size_t(cell)]; };
        // Every other time a part of the board.
        Window window{0, 0, side, side};
        if (number % 2 != 0) {
            window.top = int(random() % 3);
            window.left = int(random() % 3);
            window.bottom = window.top + 1 + int(random() % unsigned(side - window.top));
            window.right = window.left + 1 + int(random() % unsigned(side - window.left));
        }
        for (const LoopCut &cut : partCuts(grid, around, colourOf, window)) {
            ++found;
            foundInParts += number % 2;
            int open = 0;
            const auto look = [&](int cell, bool isOfColour) {
                const int colour = colours[std::size_t(cell)];
                open += colour < 0 ? 1 : 0;
                const int wanted = isOfColour == cut.isInside ? inside : outside;
                QVERIFY(colour < 0 || colour == wanted);
            };
            look(cut.within, true);
            if (cut.beyond != nowhere)
                look(cut.beyond, true);
            for (const int cell : cut.ring)
                look(cell, false);
            QVERIFY(open <= 1);
            const auto has = [&](unsigned loop, int cell) {
                return ((loop >> cell & 1) != 0) == cut.isInside;
            };
            for (const unsigned loop : loops) {
                if (!has(loop, cut.within) || (cut.beyond != nowhere && !has(loop, cut.beyond)))
                    continue;
                QVERIFY(std::ranges::any_of(cut.ring, [&](int cell) { return has(loop, cell); }));
            }
        }
    }
    QVERIFY(found - foundInParts > 1000);
    QVERIFY(foundInParts > 200);
}

INKLING_TEST(PartCutsTest, QCoreApplication)
#include "families/slink/partcuts_test.moc"
