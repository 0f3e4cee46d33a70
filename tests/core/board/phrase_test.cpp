// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "support/testprogram.h"

#include <QTest>

using namespace inkling;

class PhraseTest : public QObject
{
    Q_OBJECT

private slots:
    void articlesFitNumbers_data();
    void articlesFitNumbers();
};

void PhraseTest::articlesFitNumbers_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("number");
    QTest::addColumn<std::string>("expected");
    const auto add = [](const char *text, const char *number, const char *expected) {
        QTest::newRow(expected) << std::string(text) << std::string(number)
                                << std::string(expected);
    };
    add("A %1 here", "8", "An 8 here");
    add("A %1 here", "7", "A 7 here");
    add("with a %1", "8 or 9", "with an 8 or 9");
    add("with a %1", "11", "with an 11");
    add("with a %1", "118", "with a 118");
    add("with a %1", "80", "with an 80");
    add("data %1", "8", "data 8");
    add("<p>a %1</p>", "18", "<p>an 18</p>");
}

void PhraseTest::articlesFitNumbers()
{
    QFETCH(std::string, text);
    QFETCH(std::string, number);
    QFETCH(std::string, expected);
    const std::string form = withArticles(text, {number});
    QCOMPARE((Phrase{form, {number}}.english()), expected);
}

INKLING_TEST(PhraseTest, QCoreApplication)
#include "board/phrase_test.moc"
