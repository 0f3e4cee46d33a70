// SPDX-License-Identifier: MIT
// Exporting pictures and judge files.
#include "app/support/windowtest.h"
#include "dialogs/generatedialog.h"
#include "dialogs/picturedialog.h"
#include "document/project.h"
#include "documents/filekeeper.h"
#include "documents/filereader.h"
#include "documents/saving.h"
#include "families/registry.h"
#include "look/thememanager.h"
#include "puzzle/drafting.h"
#include "support/familytable.h"
#include "window/exports/foreignmenu.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

using namespace inkling;

namespace {

class ExportingTest final : public WindowTest
{
    Q_OBJECT

private:
    QAction &action(const char *id) { return *m_window->actions()[id]; }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return m_window->findChild<Widget *>(QString::fromLatin1(name));
    }
    /// A project with a puzzle of each of three families, the first twice.
    void openMixed()
    {
        Project project;
        for (const std::size_t i : {0, 1, 2, 0}) {
            const Family &family = *families()[i];
            LineSource source{std::string(family.samples().front().text)};
            project.pages.push_back(pageOf(*family.read(source)));
            project.pages.back().id = PageId(project.pages.size());
        }
        project.current = 2;
        openFile(write(QStringLiteral("mixed.inkling"),
                       QByteArray::fromStdString(writeProject(project))));
        QCOMPARE(m_window->document().placeCount(), 4);
    }
    QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    /// What is copied in another program's format is the same puzzle when it is pasted.
    void isCopiedForOthers_data() { test::addFamilies(); }
    void isCopiedForOthers()
    {
        const Family &family = test::fetchFamily();
        m_window->keeper().openSample(family, family.samples().front());
        waitUntilSettled();
        const std::string before = m_window->document().page(0).puzzle->text();
        auto *menu = m_window->findChild<ForeignMenu *>(QStringLiteral("copyAs"));
        Q_EMIT menu->aboutToShow();
        QVERIFY(!menu->actions().isEmpty());
        for (QAction *action : menu->actions()) {
            if (!action->isEnabled())
                continue;
            action->trigger();
            const QString text = QGuiApplication::clipboard()->text();
            LineSource source(text.toStdString() + '\n');
            const auto page = PageReader(source, &family).next();
            QVERIFY2(page && *page, qPrintable(action->text() + ": " + text));
            QCOMPARE((*page)->puzzle->text(), before);
        }
    }

    void namesCanBeFiles()
    {
        QCOMPARE(safeFileName(QStringLiteral("Cards: 163")), QStringLiteral("Cards-163"));
        QCOMPARE(safeFileName(QStringLiteral("a/b\\c*?\"d")), QStringLiteral("a-b-c-d"));
        QCOMPARE(safeFileName(QStringLiteral("plain name")), QStringLiteral("plain name"));
        QVERIFY(!safeFileName(QStringLiteral("::")).isEmpty());
        m_window->document().openText(
            QStringLiteral("Small: a first board"),
            QByteArray(families().front()->samples().front().text.data(),
                       qsizetype(families().front()->samples().front().text.size())),
            families().front());
        waitUntilSettled();
        QVERIFY(!m_window->keeper().baseName().contains(u':'));
        action("saveAs").trigger();
        for (const QString &path : find<QFileDialog>("saveDialog")->selectedFiles())
            QVERIFY(!QFileInfo(path).fileName().contains(u':'));
    }

    void severalKindsMakeSeveralJudgeFiles()
    {
        openMixed();
        action("exportText").trigger();
        QVERIFY(!find<QFileDialog>("saveDialog"));
        auto *question = find<QMessageBox>("kindsQuestion");
        QVERIFY(question);
        find<QPushButton>("eachKind")->click();
        auto *folders = find<QFileDialog>("folderDialog");
        QVERIFY(folders);
        const QDir folder(pathOf(QStringLiteral("out")));
        QVERIFY(QDir().mkpath(folder.path()));
        Q_EMIT folders->fileSelected(folder.path());
        folders->reject();
        QTRY_COMPARE(folder.entryList(QDir::Files).size(), 3);
        for (const QString &name : folder.entryList(QDir::Files)) {
            QVERIFY(name.startsWith(QStringLiteral("mixed-"))
                    && name.endsWith(QStringLiteral(".in")));
            QVERIFY(!name.contains(u':') && !name.contains(u' '));
            QTRY_VERIFY(!read(folder.filePath(name)).isEmpty());
        }
        // Each holds what it says: the first family's has two puzzles.
        int count = 0;
        for (const QString &name : folder.entryList(QDir::Files)) {
            openFile(folder.filePath(name));
            QVERIFY(!m_window->document().fault());
            count += m_window->document().placeCount();
        }
        QCOMPARE(count, 4);
    }

    void thisPuzzleMakesOneJudgeFile()
    {
        openMixed();
        m_window->document().show(1);
        waitUntilSettled();
        action("exportText").trigger();
        find<QPushButton>("thisPuzzle")->click();
        auto *files = find<QFileDialog>("saveDialog");
        QVERIFY(files);
        const QString path = pathOf(QStringLiteral("one.in"));
        Q_EMIT files->fileSelected(path);
        files->reject();
        const Page &page = m_window->document().page(1);
        QTRY_COMPARE(read(path), QByteArray::fromStdString(page.puzzle->text()
                                                           + std::string(page.family->fileEnd())));
    }

    void savingSeveralKindsAsJudgeFileIsNoDeadEnd()
    {
        openMixed();
        action("saveAs").trigger();
        auto *files = find<QFileDialog>("saveDialog");
        Q_EMIT files->fileSelected(pathOf(QStringLiteral("mixed.in")));
        files->reject();
        QVERIFY(find<QMessageBox>("kindsProblem"));
        QVERIFY(!find<QMessageBox>("problem"));
    }

    void picturesAreLightUnlessAsked()
    {
        ThemeManager::instance().setChoice(ThemeChoice::Dark);
        openText(threeBoards);
        action("export").trigger();
        auto *dialog = find<PictureDialog>("pictureDialog");
        QVERIFY(dialog);
        QVERIFY(!dialog->choices().theme->dark);
        keepPictures(*dialog, QStringLiteral("picture"));
        ThemeManager::instance().setChoice(ThemeChoice::Dark);
        dialog->findChild<QSpinBox *>(QStringLiteral("width"))->setValue(333);
        const auto written = [&](const char *name) {
            const QString path = pathOf(QString::fromLatin1(name));
            dialog->findChild<QPushButton *>(QStringLiteral("save"))->click();
            auto *files = dialog->findChild<QFileDialog *>(QStringLiteral("pictureFileDialog"));
            Q_EMIT files->fileSelected(path);
            files->reject();
            return QImage(path);
        };
        const QImage light = written("light.png");
        QCOMPARE(light.width(), 333);
        QCOMPARE(light.pixelColor(1, 1), Theme::lightTheme().paper);
        // The choices are kept.
        action("export").trigger();
        dialog = m_window->findChildren<PictureDialog *>(QStringLiteral("pictureDialog")).last();
        QCOMPARE(dialog->choices().width, 333);
        dialog->findChild<QComboBox *>(QStringLiteral("theme"))->setCurrentIndex(1);
        dialog->findChild<QCheckBox *>(QStringLiteral("transparent"))->setChecked(true);
        const QImage dark = written("dark.png");
        QCOMPARE(dark.pixelColor(1, 1).alpha(), 0);
        ThemeManager::instance().setChoice(ThemeChoice::Light);
    }

    void theGeneratorSaysWhyItStops()
    {
        action("generate").trigger();
        auto *dialog = find<GenerateDialog>("generateDialog");
        QVERIFY(dialog);
        for (const Family *family : families()) {
            dialog->setFamily(*family);
            const BoardSize made = family->sizes().back();
            const BoardSize drawn = family->drafting().largest();
            const auto *note = dialog->findChild<QLabel *>(QStringLiteral("sizeNote"));
            const bool isLimited = drawn.rows > made.rows || drawn.columns > made.columns;
            QCOMPARE(note->isVisible(), isLimited);
            QVERIFY(!isLimited || note->text().contains(QString::number(drawn.columns)));
            if (family == families().front())
                keepPictures(*dialog, QStringLiteral("generator-limit"));
        }
    }
};

} // namespace

INKLING_TEST(ExportingTest, WindowApplication)
#include "exporting_test.moc"
