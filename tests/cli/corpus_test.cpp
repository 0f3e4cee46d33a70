// SPDX-License-Identifier: MIT
#include "program.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace {

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The number of the first line in which two texts differ; 0 if they are equal.
qsizetype firstDifference(const QByteArray &a, const QByteArray &b)
{
    if (a == b)
        return 0;
    const auto [left, right] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return std::count(a.begin(), left, '\n') + 1;
}

} // namespace

/// Public puzzles, read where they lie.
class CorpusTest : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void verdicts_data();
    void verdicts();

private:
    void addFiles(const QString &ending);
    void compare(const QString &command, const QString &expectedEnding);
};

void CorpusTest::addFiles(const QString &ending)
{
    QTest::addColumn<QString>("input");
    for (const char *folder : {"slink", "slitherlink"}) {
        const QDir place(QStringLiteral(INKLING_CORPUS) + '/' + folder);
        for (const QString &name : place.entryList({"*" + ending}))
            QTest::addRow("%s/%s", folder, qPrintable(name))
                << place.filePath(name.chopped(ending.size()) + ".in");
    }
    if (!QDir(QStringLiteral(INKLING_CORPUS)).exists())
        QTest::newRow("missing") << QString();
}

void CorpusTest::compare(const QString &command, const QString &expectedEnding)
{
    QFETCH(QString, input);
    if (input.isEmpty())
        QSKIP("the corpus is not here: " INKLING_CORPUS);
    const QByteArray expected = contents(input.chopped(3) + expectedEnding);
    QVERIFY(!expected.isEmpty());
    const ProgramRun run = runProgram({command, input});
    QCOMPARE(firstDifference(run.output, expected), qsizetype(0));
    QCOMPARE(run.status, expectedEnding == ".out" ? 0 : 1);
}

void CorpusTest::answers_data()
{
    addFiles(".out");
}

void CorpusTest::answers()
{
    compare("solve", ".out");
}

void CorpusTest::verdicts_data()
{
    addFiles(".verdict");
}

void CorpusTest::verdicts()
{
    compare("check", ".verdict");
}

QTEST_GUILESS_MAIN(CorpusTest)
#include "corpus_test.moc"
