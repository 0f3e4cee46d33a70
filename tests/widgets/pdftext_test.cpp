// SPDX-License-Identifier: MIT
// The text of exported and printed PDFs is text, and the files are small.
#include "exporting/pagewriter.h"
#include "exporting/pictureexport.h"
#include "families/registry.h"
#include "scene/drawnpuzzle.h"
#include "support/testprogram.h"

#include <QApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

using namespace inkling;

namespace {

/// The digits of a text, in the order of the alphabet.
QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar letter : text) {
        if (letter.isDigit())
            digits += letter;
    }
    std::ranges::sort(digits);
    return digits;
}

class PdfTextTest final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path() const { return m_folder.filePath(QStringLiteral("board.pdf")); }
    static std::shared_ptr<const Puzzle> sample(const Family &family)
    {
        LineSource source{std::string(family.samples().front().text)};
        return *family.read(source);
    }
    /// What another program reads in the PDF.
    QString textInPdf() const
    {
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {path(), QStringLiteral("-")});
        return reader.waitForFinished() ? QString::fromUtf8(reader.readAllStandardOutput())
                                        : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty())
            QSKIP("no pdftotext");
    }

    void textIsText_data()
    {
        QTest::addColumn<const Family *>("family");
        for (const Family *family : families())
            QTest::newRow(family->id().data()) << family;
    }
    void textIsText()
    {
        QFETCH(const Family *, family);
        const auto puzzle = sample(*family);
        const BoardState state = drawnState(*puzzle, nullptr);
        QString wanted;
        const Board &board = state.geometry()->board();
        for (ElementId id = 0; id < board.size(); ++id)
            wanted += QString::fromStdString(std::string(state.text(id)));
        QVERIFY(!exportPicture(path(), state, {}));
        QCOMPARE(digitsOf(textInPdf()), digitsOf(wanted));
    }

    void printedFilesAreSmall()
    {
        // A board of 20 x 20 with a clue in every second cell.
        std::string text = "20 20\n";
        for (int row = 0; row < 20; ++row)
            text += "2 . 1 . 3 . 2 . 0 . 1 . 2 . 3 . 2 . 1 .\n";
        const Family &family = *families().front();
        LineSource source(text);
        const auto puzzle = *family.read(source);
        constexpr int count = 40;
        auto items = std::make_shared<std::vector<PrintItem>>();
        for (int i = 0; i < count; ++i)
            items->push_back(printItem(pageOf(puzzle), i + 1));
        const QPageLayout paper(QPageSize(QPageSize::A4), QPageLayout::Portrait, {36, 36, 36, 36});
        QVERIFY(!writePages(
            path(), QStringLiteral("many"), printerFor(std::move(items), {.perPage = 4}, paper),
            paper, [](int) {}, StopCondition()));
        QVERIFY2(QFileInfo(path()).size() < count * 4000,
                 qPrintable(QString::number(QFileInfo(path()).size() / count)));
        QVERIFY(textInPdf().count(u'3') >= count * 40);
    }
};

} // namespace

INKLING_TEST(PdfTextTest, QApplication)
#include "pdftext_test.moc"
