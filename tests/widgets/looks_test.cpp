// SPDX-License-Identifier: MIT
#include "painting/looks.h"
#include "painting/signs.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

class LooksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLookHasItsEntry()
    {
        for (std::uint8_t i = 0; i <= std::uint8_t(Look::Inner); ++i) {
            const LookTraits &traits = LookTraits::of(Look(i));
            QCOMPARE(std::uint8_t(traits.look), i);
            QVERIFY(traits.paint);
            QVERIFY(traits.words.size() == 1 || traits.words.size() == 8);
            const bool isOnEdge = traits.ground == Ground::Side || traits.ground == Ground::Link;
            QCOMPARE(inkling::isOnEdge(traits.look), isOnEdge);
            QVERIFY(!isRunning(traits.look) || (isOnEdge && traits.isTelling));
            QVERIFY(!isShade(traits.look) || isWritten(traits.look));
            QVERIFY(!signWords({.look = traits.look, .values = 6, .text = "1"}).contains(u'%'));
        }
    }

    void wordsFollowTheValues()
    {
        const Mark corner{.look = Look::CornerLines, .values = 4};
        QCOMPARE(signWords(corner), QStringLiteral("both edges at this corner are lines"));
        const Mark candidates{.look = Look::Candidates, .values = 6};
        QCOMPARE(signWords(candidates), QStringLiteral("can still be: 1 2"));
        QCOMPARE(signWords({.look = Look::Text, .text = "12"}), QStringLiteral("12"));
        QCOMPARE(signWords({.look = Look::Black}), QStringLiteral("this cell is black"));
    }
};

INKLING_TEST(LooksTest, QApplication)
#include "looks_test.moc"
