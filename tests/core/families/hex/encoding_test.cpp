// SPDX-License-Identifier: MIT
#include "families/hex/model.h"
#include "families/hex/reasoning/encoding.h"
#include "support/formula.h"
#include "support/hex/hexboards.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

class HexEncodingTest : public QObject
{
    Q_OBJECT

private slots:
    /// Where there are too many equations to be listed, a path is read when it is whole: that says the same.
    void readingSaysTheSameAsListing();
};

void HexEncodingTest::readingSaysTheSameAsListing()
{
    std::mt19937 random(31);
    std::size_t answers = 0;
    for (int i = 0; i < 120; ++i) {
        const hex::Tiles tiles
            = i % 3 == 0 ? test::randomHexBoard(random, 10) : test::solvableHexBoard(random, 10);
        const hex::HexModel model(tiles);
        constexpr std::size_t most = 2000;
        test::Formula listing(model, std::make_unique<hex::HexEncoding>(tiles, most));
        test::Formula reading(model, std::make_unique<hex::HexEncoding>(tiles, 0));
        // The equation alone, and the place of the '=' by it.
        const std::vector<ConstraintId> equation{hex::Terms(tiles).equation()};
        const auto found = reading.solve(equation, {});
        QCOMPARE(found.has_value(), listing.solve(equation, {}).has_value());
        if (found) {
            std::vector<Fact> facts;
            for (UnknownId unknown = 0; unknown < found->size(); ++unknown)
                facts.push_back({unknown, ValueSet::only((*found)[unknown])});
            QVERIFY(listing.solve(equation, facts));
        }
        const auto models = reading.mainModels(most);
        QVERIFY(models == listing.mainModels(most));
        answers += models.size();
    }
    QVERIFY(answers > 100);
    qInfo("%zu answers", answers);
}

INKLING_TEST(HexEncodingTest, QCoreApplication)
#include "families/hex/encoding_test.moc"
