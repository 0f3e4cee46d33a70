// SPDX-License-Identifier: MIT
// Puzzles made to order in the window.
#include "app/support/keeper.h"
#include "families/registry.h"
#include "generatedialog.h"
#include "mainwindow.h"
#include "thememanager.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <algorithm>

using namespace inkling;

namespace {

const Family *maker()
{
    for (const Family *family : families()) {
        if (!family->sizes().empty())
            return family;
    }
    return nullptr;
}

class GenerateTest final : public QObject
{
    Q_OBJECT

private:
    GenerateDialog &openDialog()
    {
        m_window->actions()["generate"]->trigger();
        return *m_window->findChild<GenerateDialog *>();
    }

    std::unique_ptr<MainWindow> m_window;

private Q_SLOTS:
    void init()
    {
        QSettings().clear();
        ThemeManager::instance().setChoice(ThemeChoice::Light);
        m_window = std::make_unique<MainWindow>();
        m_window->resize(1200, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup()
    {
        m_window->close();
        m_window.reset();
    }

    void offersWhatTheFamilyMakes()
    {
        GenerateDialog &dialog = openDialog();
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.families().count(),
                 int(std::ranges::count_if(
                     families(), [](const Family *family) { return !family->sizes().empty(); })));
        for (int i = 0; i < dialog.families().count(); ++i) {
            dialog.families().setCurrentIndex(i);
            QCOMPARE(dialog.sizes().count(), int(dialog.family()->sizes().size()));
            QCOMPARE(dialog.symmetries().count(), int(dialog.family()->symmetries().size()) + 1);
        }
        const QString seed = dialog.seed().text();
        bool isOther = false;
        for (int i = 0; i < 5 && !isOther; ++i) {
            QTest::mouseClick(&dialog.dice(), Qt::LeftButton);
            isOther = dialog.seed().text() != seed;
        }
        QVERIFY(isOther);
        dialog.seed().clear();
        QVERIFY(!dialog.objection().isEmpty() && !dialog.makeButton().isEnabled());
        QTest::keyClicks(&dialog.seed(), QStringLiteral("12x3"));
        QCOMPARE(dialog.wish().seed, std::uint64_t(123));
        QVERIFY(dialog.makeButton().isEnabled());
        keepPicture(dialog, QStringLiteral("generate-empty"));
    }

    void makesAPuzzleThatOpensAsAFile()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*maker());
        dialog.difficulties().setCurrentIndex(int(Difficulty::Easy));
        dialog.seed().setText(QStringLiteral("7"));
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QVERIFY(dialog.isMaking());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        QVERIFY(!dialog.isVisible());
        QVERIFY(dialog.hasPreview());
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 30000);
        QCOMPARE(m_window->file().count(), 1);
        const PuzzleEntry &entry = m_window->file().entry(0);
        QCOMPARE(entry.summary->verdict, Verdict::Unique);
        QCOMPARE(entry.summary->rating->difficulty, Difficulty::Easy);
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("seed 7")));
        keepPicture(*m_window, QStringLiteral("generated"));
        // The same wish makes the same puzzle.
        const std::string text = entry.puzzle->text();
        openDialog();
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        QCOMPARE(m_window->file().entry(0).puzzle->text(), text);
    }

    void makesSeveral()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*maker());
        dialog.difficulties().setCurrentIndex(int(Difficulty::Gentle));
        dialog.count().setValue(3);
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 90000);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 30000);
        QCOMPARE(m_window->file().count(), 3);
        QVERIFY(m_window->file().entry(0).puzzle->text()
                != m_window->file().entry(1).puzzle->text());
    }

    void cancelStopsAtOnce()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*maker());
        dialog.sizes().setCurrentIndex(dialog.sizes().count() - 1);
        dialog.difficulties().setCurrentIndex(int(Difficulty::Fiendish));
        dialog.count().setValue(20);
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QVERIFY(dialog.isMaking());
        QTest::qWait(1500);
        keepPicture(dialog, QStringLiteral("generate-running"));
        QVERIFY(dialog.isMaking());
        QElapsedTimer timer;
        timer.start();
        QTest::mouseClick(&dialog.cancelButton(), Qt::LeftButton);
        QVERIFY(!dialog.isMaking());
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.makeButton().isEnabled());
        QVERIFY(timer.elapsed() < 300);
        QCOMPARE(m_window->file().count(), 0);
        QTest::qWait(300);
        QCOMPARE(m_window->file().count(), 0);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

} // namespace

QTEST_MAIN(GenerateTest)
#include "generate_test.moc"
