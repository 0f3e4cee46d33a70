// SPDX-License-Identifier: MIT
#include "logic/model/agenda.h"
#include "support/testprogram.h"

#include <QTest>
#include <vector>

using namespace inkling;

namespace {

/// Holds once so many numbers were taken.
struct After
{
    std::size_t count;
    const std::vector<int> &numbers;

    [[nodiscard]] bool stopped() const { return numbers.size() >= count; }
};

std::vector<int> taken(Agenda &agenda, std::size_t list, std::size_t most = 1000)
{
    std::vector<int> numbers;
    agenda.take(After{most, numbers}, [&](int number) { numbers.push_back(number); }, list);
    return numbers;
}

} // namespace

class AgendaTest : public QObject
{
    Q_OBJECT

private slots:
    void eachListIsTakenByItself();
    void whatIsLeftIsTakenLater();
};

/// Lists of one word and of several, the last one full or not.
void AgendaTest::eachListIsTakenByItself()
{
    for (const int count : {1, 63, 64, 65, 128, 200}) {
        Agenda agenda(count, 3);
        std::vector<int> all;
        for (int number = 0; number < count; ++number)
            all.push_back(number);
        QCOMPARE(taken(agenda, 1), all);
        QCOMPARE(taken(agenda, 1), std::vector<int>());
        agenda.add(count - 1);
        QCOMPARE(taken(agenda, 1), std::vector<int>{count - 1});
        QCOMPARE(taken(agenda, 0), all);
        QCOMPARE(taken(agenda, 2), all);
    }
}

void AgendaTest::whatIsLeftIsTakenLater()
{
    Agenda agenda(100, 2);
    QCOMPARE(taken(agenda, 1, 70).size(), std::size_t(70));
    QCOMPARE(taken(agenda, 1).size(), std::size_t(30));
    QCOMPARE(taken(agenda, 0).size(), std::size_t(100));
}

INKLING_TEST(AgendaTest, QCoreApplication)
#include "logic/agenda_test.moc"
