// SPDX-License-Identifier: MIT
#include "app/support/windowtest.h"

#include "documents/document.h"
#include "documents/filekeeper.h"
#include "judging/outputdialog.h"
#include "look/actiontable.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace inkling {

/// A reader's own output held against the puzzles in the window.
class JudgingTest final : public WindowTest
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatIsWrong()
    {
        openText("2 3\naa\nbc\na 3 +\nb 2 .\nc 1 .\n2 3\nab\nac\na 3 +\nb 1 .\nc 2 .\n0\n");
        QCOMPARE(m_window->document().count(), 2);
        const std::string right = answers(0, 2);
        OutputDialog *dialog = compare(QByteArray::fromStdString(right));
        QTRY_VERIFY(dialog && !dialog->isBusy());
        QCOMPARE(dialog->list().count(), 2);
        QVERIFY2(dialog->summary().contains("all 2 are right"), qPrintable(dialog->summary()));
        QVERIFY(dialog->reason().isEmpty());

        // A digit of the second answer is another.
        std::string wrong = right;
        const std::size_t at = wrong.find_last_of("12");
        wrong[at] = wrong[at] == '1' ? '2' : '1';
        write(QStringLiteral("mine.out"), QByteArray::fromStdString(wrong));
        dialog->findChild<QPushButton *>(QStringLiteral("again"))->click();
        QTRY_VERIFY(!dialog->isBusy() && !dialog->reason().isEmpty());
        QCOMPARE(dialog->list().currentRow(), 1);
        QVERIFY2(dialog->reason().contains("twice"), qPrintable(dialog->reason()));
        QVERIFY2(dialog->summary().contains("1 of 2"), qPrintable(dialog->summary()));
        QCOMPARE(m_window->document().place(), 1);
        QTRY_VERIFY(!dialog->findChildren<QLabel *>().empty());
        keepPictures(*dialog, QStringLiteral("output"));
    }

    /// Of a list of several files, an output is compared with the file of the shown puzzle.
    void anOutputBelongsToTheFileOfTheShownPuzzle()
    {
        const QByteArray two
            = "2 3\naa\nbc\na 3 +\nb 2 .\nc 1 .\n2 3\nab\nac\na 3 +\nb 1 .\nc 2 .\n0\n";
        const QByteArray one = "2 3\nab\nac\na 3 +\nb 1 .\nc 2 .\n0\n";
        m_window->keeper().openTogether({write(QStringLiteral("loops.in"), threeBoards),
                                         write(QStringLiteral("two.in"), two),
                                         write(QStringLiteral("one.in"), one)});
        QTRY_COMPARE(m_window->document().count(), 6);
        for (const auto &[first, count] : {std::pair(3, 2), std::pair(5, 1)}) {
            m_window->document().show(first);
            OutputDialog *dialog = compare(QByteArray::fromStdString(answers(first, count)));
            QTRY_VERIFY(dialog && !dialog->isBusy());
            QCOMPARE(dialog->list().count(), count);
            QVERIFY2(
                dialog->summary().endsWith(count == 1 ? "mine.out is right." : "all 2 are right."),
                qPrintable(dialog->summary()));
            QCOMPARE(m_window->document().place(), first);
            delete dialog;
        }
        // Nor is what is exported of it named by the list, or offered a folder far from the files.
        QCOMPARE(m_window->keeper().puzzleName(), QStringLiteral("one"));
        m_window->document().show(4);
        QCOMPARE(m_window->keeper().puzzleName(), QStringLiteral("two-2"));
        QCOMPARE(m_window->keeper().folder(), QFileInfo(pathOf("one.in")).absolutePath());
    }

    void aMissingFileIsTold()
    {
        openText(threeBoards);
        OutputDialog dialog({}, {}, pathOf(QStringLiteral("no.out")));
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY2(dialog.summary().contains("no.out"), qPrintable(dialog.summary()));
    }

private:
    /// The right output for a contest file with `count` puzzles, from the place `first` on.
    std::string answers(int first, int count)
    {
        std::string text;
        for (int i = 0; i < count; ++i) {
            const Puzzle &puzzle = *m_window->document().page(first + i).puzzle;
            const Solution solution = puzzle.solve(Search::FirstAnswer, StopCondition());
            text += puzzle.answerText(i + 1, solution.first ? &*solution.first : nullptr);
        }
        return text;
    }
    OutputDialog *compare(const QByteArray &output)
    {
        const QString path = write(QStringLiteral("mine.out"), output);
        m_window->actions()["compareOutput"]->trigger();
        auto *chooser = m_window->findChild<QFileDialog *>(QStringLiteral("outputFileDialog"));
        Q_EMIT chooser->fileSelected(path);
        chooser->close();
        return m_window->findChild<OutputDialog *>();
    }
};

} // namespace inkling

INKLING_TEST(inkling::JudgingTest, inkling::WindowApplication)
#include "judging_test.moc"
