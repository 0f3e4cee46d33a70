// SPDX-License-Identifier: MIT
#include "support/readertables.h"

#include "support/checks/reading.h"

#include <QTest>
#include <algorithm>
#include <rapidcheck.h>

namespace inkling::test {

namespace {

/// Whether a place is in a text or right behind a line of it.
bool isInside(std::string_view text, int line, int column)
{
    for (; line > 1; --line) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos)
            return false;
        text.remove_prefix(end + 1);
    }
    const std::size_t length = std::min(text.find('\n'), text.size());
    return line == 1 && column >= 1 && std::size_t(column) <= length + 1;
}

} // namespace

BadTexts::BadTexts()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("puzzles");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<QByteArray>("message");
}

void BadTexts::operator()(const char *name, const QByteArray &text, int puzzles, int line,
                          int column, const QByteArray &message) const
{
    QTest::newRow(name) << text << puzzles << line << column << message;
}

void checkBadText(const Family &family)
{
    QFETCH(QByteArray, text);
    QFETCH(int, puzzles);
    QFETCH(int, line);
    QFETCH(int, column);
    QFETCH(QByteArray, message);
    const auto reading = readAll(family, text.toStdString());
    QVERIFY(reading.error.has_value());
    QCOMPARE(QByteArray::fromStdString(reading.error->message()), message);
    QCOMPARE(reading.error->line, line);
    QCOMPARE(reading.error->column, column);
    QCOMPARE(int(reading.puzzles.size()), puzzles);
}

Likenesses::Likenesses()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<Likeness>("likeness");
}

void Likenesses::operator()(const char *name, const QByteArray &text, Likeness likeness) const
{
    QTest::newRow(name) << text << likeness;
}

void checkLikeness(const Family &family)
{
    QFETCH(QByteArray, text);
    QFETCH(Likeness, likeness);
    QCOMPARE(family.recognize(text.toStdString()), likeness);
}

void checkRandomTexts(const Family &family, std::string_view likely)
{
    const auto character = rc::gen::weightedOneOf<char>(
        {{20, rc::gen::elementOf(std::string(likely))}, {1, rc::gen::arbitrary<char>()}});
    const bool holds = rc::check("what is not puzzles has a place in the text", [&] {
        const auto text = *rc::gen::container<std::string>(character);
        if (const auto error = readAll(family, text).error) {
            RC_ASSERT(isInside(text, error->line, error->column));
            RC_ASSERT(!error->message().empty());
        }
        (void)family.recognize(text);
    });
    QVERIFY(holds);
}

} // namespace inkling::test
