// SPDX-License-Identifier: MIT
#include "program.h"
#include "support/testprogram.h"

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

/// Public puzzles, read where they lie, whatever folders there are: the program guesses the family.
class CorpusTest : public QObject
{
    Q_OBJECT

private slots:
    void answers_data() { addFiles(".out"); }
    void answers() { compare("solve", ".out", 0); }
    void verdicts_data() { addFiles(".verdict"); }
    void verdicts() { compare("check", ".verdict", 1); }
    void severalAnswers_data() { addFiles("not-unique.in"); }
    void severalAnswers();

private:
    static void addFiles(const QString &ending);
    static void compare(const QString &command, const QString &ending, int status);
};

void CorpusTest::addFiles(const QString &ending)
{
    QTest::addColumn<QString>("path");
    const QDir corpus(QStringLiteral(INKLING_CORPUS));
    for (const QString &folder : corpus.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString &name : QDir(corpus.filePath(folder)).entryList({"*" + ending})) {
            const QString file = folder + '/' + name;
            QTest::newRow(qPrintable(file)) << corpus.filePath(file);
        }
    }
    if (!corpus.exists())
        QTest::newRow("missing") << QString();
}

/// Byte for byte.
void CorpusTest::compare(const QString &command, const QString &ending, int status)
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the corpus is not here: " INKLING_CORPUS);
    const QByteArray expected = contents(path);
    QVERIFY(!expected.isEmpty());
    const ProgramRun run = runProgram({command, path.chopped(ending.size()) + ".in"});
    QCOMPARE(firstDifference(run.output, expected), qsizetype(0));
    QCOMPARE(run.status, status);
}

/// Where no verdicts lie beside them, puzzles that are not unique have several answers each.
void CorpusTest::severalAnswers()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("the corpus is not here: " INKLING_CORPUS);
    if (QFile::exists(path.chopped(3) + ".verdict"))
        QSKIP("has verdicts of its own");
    const ProgramRun run = runProgram({"check", path});
    QCOMPARE(run.status, 1);
    const QList<QByteArray> verdicts = run.output.trimmed().split('\n');
    QVERIFY(verdicts.size() > 50);
    for (qsizetype i = 0; i < verdicts.size(); ++i)
        QCOMPARE(verdicts[i], QByteArray::number(i + 1) + " many");
}

INKLING_TEST(CorpusTest, QCoreApplication)
#include "corpus_test.moc"
