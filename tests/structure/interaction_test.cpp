// SPDX-License-Identifier: MIT
// docs/interaction.md: what people expect of the board, and where it is tested.
#include "support/testprogram.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

namespace {

QString contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesBelow(const QString &folder, const QStringList &patterns)
{
    QStringList files;
    QDirIterator walk(QDir(QStringLiteral(INKLING_SOURCE_DIR)).filePath(folder), patterns,
                      QDir::Files, QDirIterator::Subdirectories);
    while (walk.hasNext())
        files.push_back(walk.next());
    return files;
}

/// "gestures: aRightDragCrosses" for every function of every test.
QSet<QString> testFunctions()
{
    static const QRegularExpression function(QStringLiteral("^\\s+void ([A-Za-z]+)\\(\\)"),
                                             QRegularExpression::MultilineOption);
    QSet<QString> all;
    for (const QString &path :
         filesBelow(QStringLiteral("tests"), {QStringLiteral("*_test.cpp")})) {
        const QString name = QFileInfo(path).fileName().chopped(9);
        // Helpers come before the slots.
        const QString text = contents(path);
        const qsizetype begin
            = text.indexOf(QRegularExpression(QStringLiteral("private (Q_SLOTS|slots):")));
        for (auto found = function.globalMatch(text.mid(std::max<qsizetype>(begin, 0)));
             found.hasNext();)
            all.insert(name + QStringLiteral(": ") + found.next().captured(1));
    }
    return all;
}

/// The lines of the tables, without their heads.
QList<QStringList> rows()
{
    QList<QStringList> all;
    const QString table = contents(QStringLiteral(INKLING_SOURCE_DIR "/docs/interaction.md"));
    for (const QString &line : table.split(u'\n')) {
        if (!line.startsWith(u'|') || line.startsWith(u"|---") || line.contains(u"or why not"))
            continue;
        QStringList cells;
        for (const QString &cell : line.split(u'|'))
            cells.append(cell.trimmed());
        all.append(cells.mid(1, cells.size() - 2));
    }
    return all;
}

} // namespace

class InteractionTest : public QObject
{
    Q_OBJECT

private slots:
    void everyWishHasATestOrAReason();
    void nothingTalksToANetwork();
};

void InteractionTest::everyWishHasATestOrAReason()
{
    static const QRegularExpression named(QStringLiteral("`([a-z]+: [A-Za-z]+)`"));
    const QSet<QString> known = testFunctions();
    QVERIFY(known.size() > 300);
    QVERIFY(rows().size() > 60);
    for (const QStringList &row : rows()) {
        QCOMPARE(row.size(), 2);
        int count = 0;
        for (auto found = named.globalMatch(row[1]); found.hasNext(); ++count) {
            const QString test = found.next().captured(1);
            QVERIFY2(known.contains(test), qPrintable(row[0] + ": there is no " + test));
        }
        QVERIFY2(count > 0 || row[1].startsWith(u"Not "), qPrintable(row[0]));
    }
}

/// Inkling is for the desktop: what it needs is there.
void InteractionTest::nothingTalksToANetwork()
{
    static const QRegularExpression network(
        QStringLiteral("Qt6?::Network|QNetwork|QTcp|QUdp|QWeb|<sys/socket"));
    for (const char *folder : {"core", "widgets", "app"}) {
        const auto files = filesBelow(
            QString::fromLatin1(folder),
            {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("CMakeLists.txt")});
        QVERIFY(!files.isEmpty());
        for (const QString &file : files)
            QVERIFY2(!contents(file).contains(network), qPrintable(file));
    }
}

INKLING_TEST(InteractionTest, QCoreApplication)
#include "interaction_test.moc"
