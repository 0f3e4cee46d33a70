// SPDX-License-Identifier: MIT
// Putting puzzles on paper, and the list of keys. With INKLING_PICTURES set to a folder, pictures
// are left there.
#include "app/support/keeper.h"
#include "app/support/windowtest.h"
#include "dialogs/pagepreview.h"
#include "dialogs/paper.h"
#include "dialogs/printdialog.h"
#include "dialogs/shortcutdialog.h"
#include "document/project.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "headless.h"
#include "look/thememanager.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSettings>
#include <QWheelEvent>

using namespace inkling;

namespace {

/// How many pages a PDF has; -1 if it is none.
qsizetype pagesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    const QString text = QString::fromLatin1(file.readAll());
    if (!text.startsWith(u"%PDF") || !text.trimmed().endsWith(u"%%EOF"))
        return -1;
    return text.count(QRegularExpression(QStringLiteral("/Type\\s*/Page\\b")));
}

/// How large the first page of a PDF is, in points.
QSizeF paperIn(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    static const QRegularExpression box(
        QStringLiteral("/MediaBox\\s*\\[\\s*0\\s+0\\s+([\\d.]+)\\s+([\\d.]+)"));
    const auto match = box.match(QString::fromLatin1(file.readAll()));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

class PrintingTest final : public WindowTest
{
    Q_OBJECT

private:
    /// A document of so many puzzles, the first with a title.
    void openPuzzles(int count)
    {
        const Family &family = *families().front();
        m_window->keeper().openSample(family, family.samples().front());
        waitUntilSettled();
        Document &document = m_window->document();
        while (document.count() > 1)
            document.remove(1);
        if (count > 1)
            document.insert(1, std::vector<Page>(std::size_t(count - 1), document.page(0)),
                            QStringLiteral("more"));
        document.setProperties(document.page(0).id, {"The first", "Its author", {}});
        m_window->document().show(0);
    }
    PrintDialog &openDialog()
    {
        m_window->actions()["print"]->trigger();
        auto *dialog = m_window->findChild<PrintDialog *>();
        Q_ASSERT(dialog);
        return *dialog;
    }
    template <typename Part>
    static Part &part(const QDialog &dialog, const char *name)
    {
        return *dialog.findChild<Part *>(QString::fromLatin1(name));
    }
    static void choose(PrintDialog &dialog, int perPage, bool hasAnswers)
    {
        part<QRadioButton>(dialog, "all").click();
        auto &box = part<QComboBox>(dialog, "perPage");
        box.setCurrentIndex(box.findData(perPage));
        part<QCheckBox>(dialog, "answersAtEnd").setChecked(hasAnswers);
    }
    static void waitForPage(PrintDialog &dialog)
    {
        QTRY_VERIFY_WITH_TIMEOUT(dialog.preview().isReady(), patience);
    }
    /// Says yes in the system's dialog of printers: into that file.
    void printInto(const QString &path)
    {
        QPrintDialog *dialog = nullptr;
        QTRY_VERIFY(
            (dialog = m_window->findChild<QPrintDialog *>(QStringLiteral("printerDialog"))));
        QVERIFY(dialog->isVisible());
        // The last that is offered, on a machine with printers too.
        auto &printers = part<QComboBox>(*dialog, "printers");
        printers.setCurrentIndex(printers.count() - 1);
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("filename"));
        QVERIFY(name && name->isVisible());
        name->setText(path);
        dialog->accept();
    }

private Q_SLOTS:
    void printsOnlyWhereThereIsAPuzzle()
    {
        QVERIFY(!m_window->actions()["print"]->isEnabled());
        openText("this is no puzzle\n");
        QVERIFY(!m_window->actions()["print"]->isEnabled());
        openPuzzles(1);
        QVERIFY(m_window->actions()["print"]->isEnabled());
        press(Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY(m_window->findChild<PrintDialog *>());
    }

    void savesFourOnAPageWithAnswers()
    {
        openPuzzles(6);
        PrintDialog &dialog = openDialog();
        waitForPage(dialog);
        QVERIFY(dialog.printer());
        QCOMPARE(dialog.printer()->pageCount(), 1);
        choose(dialog, 4, true);
        QCOMPARE(dialog.printer()->pageCount(), 3);
        QCOMPARE(dialog.preview().words(), QStringLiteral("Page 1 of 3"));
        waitForPage(dialog);
        const QImage first = dialog.preview().picture();
        QVERIFY(!first.isNull());
        for (const ThemeChoice theme : {ThemeChoice::Dark, ThemeChoice::Light}) {
            ThemeManager::instance().setChoice(theme);
            keepPicture(dialog, theme == ThemeChoice::Dark ? QStringLiteral("print-dark")
                                                           : QStringLiteral("print-light"));
        }
        dialog.preview().goTo(2);
        waitForPage(dialog);
        QVERIFY(dialog.preview().picture() != first);
        keepPicture(dialog, QStringLiteral("print-answers"));

        QTest::mouseClick(&part<QPushButton>(dialog, "pdf"), Qt::LeftButton);
        auto *files = dialog.findChild<QFileDialog *>(QStringLiteral("pdfDialog"));
        QVERIFY(files && files->isVisible());
        QVERIFY(files->selectedFiles().front().endsWith(u".pdf"));
        const QString path = pathOf(QStringLiteral("four.pdf"));
        Q_EMIT files->fileSelected(path);
        files->close();
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(pagesOf(path), 3);
    }

    /// The file is offered where the document is, under its name.
    void thePdfLiesBesideTheDocument()
    {
        const QString path = write(QStringLiteral("some.in"), needsMore);
        openFile(path);
        PrintDialog &dialog = openDialog();
        QTest::mouseClick(&part<QPushButton>(dialog, "pdf"), Qt::LeftButton);
        const auto *files = dialog.findChild<QFileDialog *>(QStringLiteral("pdfDialog"));
        QCOMPARE(QFileInfo(files->selectedFiles().front()).absoluteFilePath(),
                 QFileInfo(pathOf(QStringLiteral("some.pdf"))).absoluteFilePath());
    }

    void saveAsPdfIsAtHandWithoutAPrinter()
    {
        openPuzzles(1);
        PrintDialog &dialog = openDialog();
        QCOMPARE(part<QPushButton>(dialog, "pdf").isDefault(), !hasPrinter());
        QCOMPARE(part<QPushButton>(dialog, "print").isDefault(), hasPrinter());
        keepPicture(dialog, QStringLiteral("print-one"));
    }

    void printsThePuzzlesThatAreChosen()
    {
        openPuzzles(5);
        PrintDialog &dialog = openDialog();
        auto &numbers = part<QLineEdit>(dialog, "numbers");
        QTest::keyClicks(&numbers, QStringLiteral("2-3, 5"));
        QVERIFY(part<QRadioButton>(dialog, "some").isChecked());
        QCOMPARE(dialog.printer()->pageCount(), 3);
        QTest::keyClicks(&numbers, QStringLiteral(", 6"));
        QVERIFY(!dialog.printer());
        QVERIFY(!part<QPushButton>(dialog, "pdf").isEnabled());
        QVERIFY(part<QLabel>(dialog, "message").text().contains(u"1-3, 7"));
        keepPicture(dialog, QStringLiteral("print-wrong-numbers"));
        part<QRadioButton>(dialog, "this").click();
        QCOMPARE(dialog.printer()->pageCount(), 1);
        QVERIFY(part<QPushButton>(dialog, "pdf").isEnabled());
        QVERIFY(part<QLabel>(dialog, "message").text().isEmpty());
    }

    void choicesAreKept()
    {
        openPuzzles(3);
        PrintDialog &dialog = openDialog();
        choose(dialog, 6, true);
        part<QCheckBox>(dialog, "pageNumbers").setChecked(false);
        auto &marks = part<QComboBox>(dialog, "marks");
        marks.setCurrentIndex(1);
        const PrintChoices chosen = dialog.choices();
        dialog.writeTo(pathOf(QStringLiteral("kept.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(openDialog().choices(), chosen);
    }

    /// Marks are on paper as they are on the board.
    void myMarksArePrinted()
    {
        openPuzzles(1);
        Document &document = m_window->document();
        PrintDialog &bare = openDialog();
        auto &marks = part<QComboBox>(bare, "marks");
        marks.setCurrentIndex(1);
        waitForPage(bare);
        const QImage before = bare.preview().picture();
        bare.writeTo(pathOf(QStringLiteral("before.pdf"))); // keeps the choice
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        Page page = document.page(0);
        const auto &blanks = blanksOf(page);
        MarksChange change;
        for (UnknownId unknown = 0; unknown < blanks.size() && change.facts.size() < 5; ++unknown) {
            if (blanks[unknown].single() || blanks[unknown].empty())
                continue;
            change.facts.push_back({unknown,
                                    {blanks[unknown], false},
                                    {ValueSet::only(blanks[unknown].value()), false}});
        }
        document.record(page.id, {.marks = change, .words = QStringLiteral("marks")});
        PrintDialog &dialog = openDialog();
        waitForPage(dialog);
        QVERIFY(dialog.preview().picture() != before);
        keepPicture(dialog, QStringLiteral("print-marks"));
    }

    void paperGoesSidewaysAndIsKept()
    {
        openPuzzles(2);
        PrintDialog &dialog = openDialog();
        const QSizeF before = dialog.printer()->paper();
        QVERIFY(before.height() > before.width());
        waitForPage(dialog);
        part<QComboBox>(dialog, "turn").setCurrentIndex(1);
        QCOMPARE(dialog.printer()->paper(), before.transposed());
        // The upright page is not stretched over it meanwhile.
        QVERIFY(dialog.preview().picture().isNull());
        choose(dialog, 2, false);
        waitForPage(dialog);
        QVERIFY(dialog.preview().picture().width() > dialog.preview().picture().height());
        keepPicture(dialog, QStringLiteral("print-sideways"));
        const QString path = pathOf(QStringLiteral("sideways.pdf"));
        dialog.writeTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(pagesOf(path), 1);
        QCOMPARE(keptPaper().orientation(), QPageLayout::Landscape);
        QCOMPARE(openDialog().printer()->paper(), before.transposed());
    }

    /// Pages of a booklet are half a sheet; the dialog says how many sheets there are.
    void bookletsTakeTwoPagesASide()
    {
        openPuzzles(5);
        PrintDialog &dialog = openDialog();
        choose(dialog, 1, false);
        const QSizeF sheet = dialog.printer()->paper().transposed();
        part<QCheckBox>(dialog, "rules").click();
        part<QCheckBox>(dialog, "booklet").click();
        QCOMPARE(dialog.printer()->paper(), QSizeF(sheet.width() / 2, sheet.height()));
        QVERIFY(!part<QComboBox>(dialog, "turn").isEnabled());
        QVERIFY(part<QLabel>(dialog, "message").text().startsWith(u"2 sheets"));
        waitForPage(dialog);
        keepPicture(dialog, QStringLiteral("print-booklet"));
        const PrintChoices chosen = dialog.choices();
        const QString path = pathOf(QStringLiteral("booklet.pdf"));
        dialog.writeTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(pagesOf(path), 4);
        QCOMPARE(keptPaper().orientation(), QPageLayout::Portrait);
        PrintDialog &again = openDialog();
        QCOMPARE(again.choices(), chosen);
        part<QCheckBox>(again, "booklet").click();
        QCOMPARE(again.printer()->paper(), sheet.transposed());
    }

    void theWheelTurnsAPageANotch()
    {
        openPuzzles(5);
        PrintDialog &dialog = openDialog();
        choose(dialog, 1, false);
        auto &sheet = part<QWidget>(dialog, "sheet");
        const auto turn = [&](int by) {
            const QPointF place(50, 50);
            QWheelEvent event(place, sheet.mapToGlobal(place), {}, {0, by}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&sheet, &event);
        };
        turn(-120);
        QCOMPARE(dialog.preview().page(), 1);
        for (int i = 0; i < 8; ++i)
            turn(-15); // as of a touchpad
        QCOMPARE(dialog.preview().page(), 2);
        turn(-1200);
        QCOMPARE(dialog.preview().page(), 4);
        turn(120);
        QCOMPARE(dialog.preview().page(), 3);
    }

    /// Thousands of pages are printed one by one while the window answers, and can be called off:
    /// no file is left.
    void manyPagesAreCalledOff()
    {
        openPuzzles(10000);
        PrintDialog &dialog = openDialog();
        choose(dialog, 1, false);
        QCOMPARE(dialog.printer()->pageCount(), 10000);
        const QString path = pathOf(QStringLiteral("many.pdf"));
        dialog.writeTo(path);
        QVERIFY(dialog.isPrinting());
        QVERIFY(!part<QPushButton>(dialog, "pdf").isEnabled());
        const auto &bar = part<QProgressBar>(dialog, "bar");
        QTRY_VERIFY_WITH_TIMEOUT(bar.value() > 3, patience);
        QVERIFY(bar.isVisible() && bar.value() < bar.maximum());
        keepPicture(dialog, QStringLiteral("print-progress"));
        QTest::mouseClick(&part<QPushButton>(dialog, "cancel"), Qt::LeftButton);
        QVERIFY(!dialog.isPrinting() && dialog.isVisible());
        QVERIFY(part<QPushButton>(dialog, "pdf").isEnabled());
        QVERIFY(!QFileInfo::exists(path));
        // And once more, with fewer.
        part<QRadioButton>(dialog, "this").click();
        dialog.writeTo(path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(pagesOf(path), 1);
    }

    /// A window that is closed meanwhile waits for nothing.
    void closingStopsPrinting()
    {
        openPuzzles(500);
        PrintDialog &dialog = openDialog();
        choose(dialog, 1, true);
        const QString path = pathOf(QStringLiteral("closed.pdf"));
        dialog.writeTo(path);
        m_window.reset();
        QVERIFY(!QFileInfo::exists(path));
    }

    void saysWhatCannotBeWritten()
    {
        openPuzzles(1);
        PrintDialog &dialog = openDialog();
        dialog.writeTo(pathOf(QStringLiteral("none/where.pdf")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isPrinting(), patience);
        QVERIFY(dialog.isVisible());
        QVERIFY(part<QLabel>(dialog, "message").text().contains(u"cannot be written"));
    }

    /// The system's dialog of printers is asked, and what it says is done.
    void printsOnWhatIsChosen()
    {
        openPuzzles(6);
        PrintDialog &dialog = openDialog();
        choose(dialog, 2, true);
        QTest::mouseClick(&part<QPushButton>(dialog, "print"), Qt::LeftButton);
        const QString path = pathOf(QStringLiteral("printed.pdf"));
        printInto(path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(pagesOf(path), 4);
    }

    /// Though it is kept only when it has been printed on.
    void printsOnThePaperThatIsChosen()
    {
        openPuzzles(1);
        PrintDialog &dialog = openDialog();
        part<QComboBox>(dialog, "turn").setCurrentIndex(1);
        const QSizeF paper = dialog.printer()->paper();
        QTest::mouseClick(&part<QPushButton>(dialog, "print"), Qt::LeftButton);
        const QString path = pathOf(QStringLiteral("wide.pdf"));
        printInto(path);
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->findChild<PrintDialog *>(), patience);
        QCOMPARE(paperIn(path).toSize(), paper.toSize());
    }

    /// Judge files and projects alike.
    void printsAFileWithoutAWindow()
    {
        openPuzzles(5);
        const std::string project = writeProject(m_window->document().project());
        PaperRequest request;
        request.source = write(QStringLiteral("all.inkling"), QByteArray::fromStdString(project));
        request.target = pathOf(QStringLiteral("all.pdf"));
        request.choices.perPage = 2;
        QCOMPARE(makePaper(request), std::nullopt);
        QCOMPARE(pagesOf(request.target), 3);
        request.source = write(QStringLiteral("one.in"), needsMore);
        request.choices.answersAtEnd = true;
        QCOMPARE(makePaper(request), std::nullopt);
        QCOMPARE(pagesOf(request.target), 2);
        request.source = write(QStringLiteral("wrong.in"), "7 7\nx\n");
        QVERIFY(makePaper(request)->contains(u"wrong.in:2:1"));
        request.source = write(QStringLiteral("empty.in"), "0 0\n");
        QVERIFY(makePaper(request));
    }

    void printsTheListOfKeys()
    {
        m_window->actions()["shortcuts"]->trigger();
        auto *dialog = m_window->findChild<ShortcutDialog *>();
        QVERIFY(dialog);
        QTest::mouseClick(&part<QPushButton>(*dialog, "print"), Qt::LeftButton);
        const QString path = pathOf(QStringLiteral("keys.pdf"));
        printInto(path);
        QTRY_VERIFY(pagesOf(path) > 0);
        QVERIFY(pagesOf(path) >= 2 && pagesOf(path) < 6);
        if (const QString folder = qEnvironmentVariable("INKLING_PICTURES"); !folder.isEmpty())
            QFile::copy(path, folder + QStringLiteral("/keys.pdf"));
    }
};

} // namespace

INKLING_TEST(PrintingTest, WindowApplication)
#include "printing_test.moc"
