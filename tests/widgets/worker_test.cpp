// SPDX-License-Identifier: MIT
#include "support/testprogram.h"
#include "worker.h"

#include <QSemaphore>
#include <QTest>
#include <QThread>

using namespace inkling;

class WorkerTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deliversOnThisThread()
    {
        Worker worker;
        const QThread *const here = QThread::currentThread();
        const QThread *there = nullptr;
        QStringList words;
        worker.start(
            [&](const Worker::Task &task) {
                there = QThread::currentThread();
                task.post([&] {
                    QVERIFY(worker.isBusy() && QThread::currentThread() == here);
                    words.append(QStringLiteral("half"));
                });
                return QStringLiteral("all");
            },
            [&](const QString &word) {
                QVERIFY(!worker.isBusy() && QThread::currentThread() == here);
                words.append(word);
            });
        QVERIFY(worker.isBusy());
        QVERIFY(words.isEmpty());
        QTRY_VERIFY(!worker.isBusy());
        QCOMPARE(words, QStringList({"half", "all"}));
        QVERIFY(there != here);
    }

    void theLastOneCounts()
    {
        Worker worker;
        QSemaphore begun;
        QSemaphore mayEnd;
        QList<int> delivered;
        const auto deliver = [&](int number) { delivered.append(number); };
        worker.start(
            [&](const Worker::Task &task) {
                begun.release();
                mayEnd.acquire();
                task.post([&] { delivered.append(-1); });
                return task.stop().stopped() ? 1 : 100;
            },
            deliver);
        begun.acquire();
        bool isRun = false;
        worker.start(
            [&](const Worker::Task &) {
                isRun = true;
                return 2;
            },
            deliver);
        worker.start([](const Worker::Task &) { return 3; }, deliver);
        mayEnd.release();
        QTRY_VERIFY(!worker.isBusy());
        QCOMPARE(delivered, QList<int>{3});
        QVERIFY(!isRun); // stopped before its turn
    }

    void whatIsDoneButNotDeliveredCanBeStopped()
    {
        Worker worker;
        QSemaphore done;
        bool isDelivered = false;
        worker.start(
            [&](const Worker::Task &task) {
                task.post([&] { isDelivered = true; });
                done.release();
                return 0;
            },
            [&](int) { isDelivered = true; });
        done.acquire();
        worker.stop();
        QVERIFY(!worker.isBusy());
        QTest::qWait(20);
        QVERIFY(!isDelivered);
    }

    void goesWhenItsWorkHasEnded()
    {
        bool hasEnded = false;
        bool isDelivered = false;
        QSemaphore begun;
        {
            Worker worker;
            worker.start(
                [&](const Worker::Task &task) {
                    begun.release();
                    while (!task.stop().stopped())
                        QThread::yieldCurrentThread();
                    hasEnded = true;
                    return 0;
                },
                [&](int) { isDelivered = true; });
            begun.acquire();
        }
        QVERIFY(hasEnded);
        QTest::qWait(20);
        QVERIFY(!isDelivered);
    }
};

INKLING_TEST(WorkerTest, QCoreApplication)
#include "worker_test.moc"
