// SPDX-License-Identifier: MIT
#include "logic/model/agenda.h"
#include "stopcondition.h"
#include "support/testprogram.h"

#include <QTest>
#include <vector>

using namespace inkling;

namespace {

std::vector<int> taken(Agenda &agenda, std::size_t list, const StopCondition &stop = {})
{
    std::vector<int> numbers;
    agenda.take(stop, [&](int number) { numbers.push_back(number); }, list);
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
    std::stop_source stop;
    int count = 0;
    agenda.take(
        StopCondition(stop.get_token()),
        [&](int) {
            if (++count == 70)
                stop.request_stop();
        },
        1);
    QCOMPARE(count, 70);
    QCOMPARE(taken(agenda, 1).size(), std::size_t(30));
    QCOMPARE(taken(agenda, 0).size(), std::size_t(100));
}

INKLING_TEST(AgendaTest, QCoreApplication)
#include "logic/agenda_test.moc"
