// SPDX-License-Identifier: MIT
#include "families/slink/colours/blobs.h"
#include "support/testprogram.h"

#include "families/slink/colours/pieces.h"
#include "families/slink/terms.h"

#include <QTest>

#include <random>
#include <vector>

using namespace inkling;
using namespace inkling::slink;

class BlobsTest : public QObject
{
    Q_OBJECT
private slots:
    void partedJustWhereAFloodIs();
};

/// Open cells are coloured, those that crosses join with them: the colour is parted where a flood over the
/// whole board says so.
void BlobsTest::partedJustWhereAFloodIs()
{
    constexpr int side = 6;
    const Grid grid{side, side};
    const Terms terms{grid};
    std::mt19937 random(5);
    int parted = 0;
    int whole = 0;
    for (int number = 0; number < 4000; ++number) {
        Knowledge knowledge(
            std::vector<ValueSet>(terms.count(), ValueSet::only(0) | ValueSet::only(1)));
        CellRelations relations(grid);
        const auto learn = [&](const Fact &fact) {
            knowledge.learn(fact);
            relations.learn(fact);
        };
        for (int edge = 0; edge < grid.edgeCount(); ++edge) {
            if (random() % 4 == 0)
                learn({UnknownId(edge), ValueSet::only(random() % 3 == 0 ? line : cross)});
        }
        Pieces pieces(relations, grid);
        Pieces::Colours colours(std::size_t(grid.cellCount()) + 1, Pieces::openColour);
        colours.back() = outside;
        // All that crosses and lines relate has colours that go together.
        const auto colour = [&](int cell, int value, std::vector<int> *coloured) {
            relations.forEachRelated(cell, [&](int node, int difference) {
                colours[std::size_t(node)] = std::int8_t(value ^ difference);
                if (coloured)
                    coloured->push_back(node);
            });
        };
        colour(relations.border(), outside, nullptr);
        const auto colourSome = [&](int count, std::vector<int> *coloured) {
            for (int i = 0; i < count; ++i) {
                const int cell = int(random() % unsigned(grid.cellCount()));
                if (colours[std::size_t(cell)] == Pieces::openColour)
                    colour(cell, int(random() % 2), coloured);
            }
        };
        colourSome(4, nullptr);
        for (const int each : {inside, outside}) {
            if (pieces.parted(knowledge, colours, each))
                continue;
            const Pieces::Colours before = colours;
            Blobs blobs(relations, knowledge, colours, each);
            std::vector<int> coloured;
            colourSome(3, &coloured);
            const bool isParted = pieces.parted(knowledge, colours, each).has_value();
            QCOMPARE(blobs.arePartedBy(coloured, colours), isParted);
            ++(isParted ? parted : whole);
            colours = before;
        }
    }
    QVERIFY(parted > 500);
    QVERIFY(whole > 500);
}

INKLING_TEST(BlobsTest, QCoreApplication)
#include "families/slink/blobs_test.moc"
