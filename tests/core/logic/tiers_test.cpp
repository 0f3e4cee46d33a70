// SPDX-License-Identifier: MIT
#include "logic/model/tiers.h"
#include "support/testprogram.h"

#include <QTest>
#include <array>

using namespace inkling;

class TiersTest : public QObject
{
    Q_OBJECT

private slots:
    void groupsByCost();
    void needsNoRule();
};

void TiersTest::groupsByCost()
{
    std::array<Rule, 5> rules;
    for (std::size_t i = 0; i < rules.size(); ++i)
        rules[i].cost = std::array{2.0, 1.0, 2.0, 1.5, 1.0}[i];
    QVERIFY(tiersOf(rules) == (Tiers{{1, 4}, {3}, {0, 2}}));
}

void TiersTest::needsNoRule()
{
    QVERIFY(tiersOf({}).empty());
}

INKLING_TEST(TiersTest, QCoreApplication)
#include "logic/tiers_test.moc"
