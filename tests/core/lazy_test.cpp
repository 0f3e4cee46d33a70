// SPDX-License-Identifier: MIT
#include "lazy.h"
#include "support/testprogram.h"

#include <QTest>
#include <atomic>
#include <thread>
#include <vector>

using namespace inkling;

class LazyTest : public QObject
{
    Q_OBJECT

private slots:
    void isMadeOnce();
};

/// By however many threads it is asked for.
void LazyTest::isMadeOnce()
{
    std::atomic<int> makings = 0;
    const Lazy<std::vector<int>> list([&] {
        ++makings;
        return std::vector<int>(1000, 7);
    });
    QCOMPARE(makings.load(), 0);
    std::atomic<int> sevens = 0;
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 4; ++i)
            threads.emplace_back([&] { sevens += list.get().back(); });
    }
    QCOMPARE(sevens.load(), 28);
    QCOMPARE(makings.load(), 1);
    QCOMPARE(Lazy<int>(3).get(), 3);
}

INKLING_TEST(LazyTest, QCoreApplication)
#include "lazy_test.moc"
