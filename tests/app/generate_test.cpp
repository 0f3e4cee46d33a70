// SPDX-License-Identifier: MIT
// Puzzles made to order in the window.
#include "app/support/keeper.h"
#include "app/support/windowtest.h"
#include "dialogs/generatedialog.h"
#include "dialogs/generating/orderbox.h"
#include "families/registry.h"
#include "phrases.h"
#include "puzzle/drafting.h"
#include "scene/boardview.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QToolButton>
#include <algorithm>
#include <cstdlib>

using namespace inkling;

namespace {

class GenerateTest final : public WindowTest
{
    Q_OBJECT

private:
    GenerateDialog &openDialog()
    {
        m_window->actions()["generate"]->trigger();
        return *m_window->findChild<GenerateDialog *>();
    }

    /// The field of a box takes each of its texts.
    static void verifyRoom(const QComboBox &box)
    {
        QStyleOptionComboBox option;
        option.initFrom(&box);
        const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                        QStyle::SC_ComboBoxEditField, &box);
        for (int i = 0; i < box.count(); ++i) {
            const int width = box.fontMetrics().horizontalAdvance(box.itemText(i));
            QVERIFY2(field.width() >= width, qPrintable(box.itemText(i)));
        }
    }

private Q_SLOTS:
    void offersWhatTheFamilyMakes()
    {
        GenerateDialog &dialog = openDialog();
        QVERIFY(dialog.isVisible());
        QCOMPARE(dialog.families().count(), int(families().size()));
        for (int i = 0; i < dialog.families().count(); ++i) {
            dialog.families().setCurrentIndex(i);
            QCOMPARE(dialog.sizes().count(), int(dialog.family().sizes().size()));
            QCOMPARE(dialog.symmetries().count(), int(dialog.family().symmetries().size()) + 1);
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
        keepPictures(dialog, QStringLiteral("generate-empty"));
    }

    /// Each family has a size of its own: the usual one, until another is chosen.
    /// The tick is as it was last set by hand.
    void addingStaysAsChosen()
    {
        GenerateDialog dialog;
        dialog.offerAdding(true, true);
        QVERIFY(dialog.adds().isChecked());
        dialog.offerAdding(true, false);
        QVERIFY(!dialog.adds().isChecked());
        dialog.adds().click();
        for (const bool isChosen : {true, false}) {
            dialog.offerAdding(true, isChosen);
            QVERIFY(dialog.adds().isChecked());
        }
        dialog.adds().click();
        dialog.offerAdding(true, true);
        QVERIFY(!dialog.adds().isChecked());
    }

    void sizesAreNotThoseOfAnotherFamily()
    {
        GenerateDialog &dialog = openDialog();
        const auto size
            = [&] { return dialog.family().sizes()[std::size_t(dialog.sizes().currentIndex())]; };
        for (int round = 0; round < 2; ++round) {
            for (const Family *family : families()) {
                dialog.setFamily(*family);
                const auto sizes = family->sizes();
                const BoardSize usual = family->drafting().usual();
                if (round == 1)
                    QCOMPARE(dialog.sizes().currentIndex(), int(sizes.size()) - 1);
                else if (std::ranges::count(sizes, usual) > 0)
                    QCOMPARE(size(), usual);
                dialog.sizes().setCurrentIndex(int(sizes.size()) - 1);
            }
        }
    }

    /// Every label stands as high as its field, that of the seed with its buttons too.
    void labelsStandBesideTheirFields()
    {
        GenerateDialog &dialog = openDialog();
        int labels = 0;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            const QWidget *field = label->buddy();
            if (!field || !label->isVisible())
                continue;
            const auto middle = [&](const QWidget &widget) {
                return widget.mapTo(&dialog, widget.rect().center()).y();
            };
            QVERIFY2(std::abs(middle(*label) - middle(*field)) <= 1, qPrintable(label->text()));
            ++labels;
        }
        QVERIFY(labels >= 5);
        keepPicture(dialog, QStringLiteral("generate-labels"));
    }

    /// Though those of the family shown first were shorter.
    void sizesAreNotCutOff()
    {
        for (const Family *first : families()) {
            GenerateDialog dialog;
            dialog.setFamily(*first);
            dialog.show();
            for (int i = 0; i < dialog.families().count(); ++i) {
                dialog.families().setCurrentIndex(i);
                QCoreApplication::processEvents();
                for (const QComboBox *box : {&dialog.sizes(), &dialog.symmetries()})
                    verifyRoom(*box);
            }
        }
    }

    void makesAPuzzleThatOpensAsAFile()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*families().front());
        dialog.difficulties().setCurrentIndex(int(Difficulty::Easy));
        dialog.seed().setText(QStringLiteral("7"));
        bool hasPreview = false;
        connect(&dialog, &GenerateDialog::made, this, [&] { hasPreview = dialog.hasPreview(); });
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QVERIFY(dialog.isMaking());
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        QVERIFY(!dialog.isVisible());
        QVERIFY(hasPreview);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 30000);
        QCOMPARE(m_window->document().placeCount(), 1);
        QCOMPARE(summary(0)->verdict, Verdict::Unique);
        QCOMPARE(summary(0)->rating->difficulty, Difficulty::Easy);
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("seed 7")));
        const auto verifySolving = [this] {
            QVERIFY(m_window->actions()["playMode"]->isChecked());
            const QWidget *focus = m_window->focusWidget();
            QVERIFY2(focus == &m_window->view(),
                     qPrintable(focus ? focus->objectName() : QString()));
        };
        verifySolving();
        keepPicture(*m_window, QStringLiteral("generated"));
        m_window->actions()["save"]->trigger();
        auto *save = m_window->findChild<QFileDialog *>(QStringLiteral("saveDialog"));
        QVERIFY(save);
        QVERIFY(save->selectedFiles().front().endsWith(QStringLiteral("seed 7).inkling")));
        save->reject();
        // The next puzzle is another one, unless the seed is kept: the same wish makes the same puzzle.
        const std::string text = m_window->document().page(0).puzzle->text();
        openDialog();
        QVERIFY(!dialog.hasPreview());
        QVERIFY(dialog.seed().text() != QStringLiteral("7"));
        dialog.seed().setText(QStringLiteral("7"));
        QTest::mouseClick(&dialog.keepsSeed(), Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(dialog.keepsSeed().isChecked());
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        // The first has not been saved: it stays, with no question, and the next stands behind it.
        QCOMPARE(m_window->document().placeCount(), 2);
        QCOMPARE(m_window->document().place(), 1);
        waitUntilSettled();
        verifySolving();
        for (int i = 0; i < 2; ++i)
            QCOMPARE(m_window->document().page(i).puzzle->text(), text);
        m_window->actions()["undo"]->trigger();
        QCOMPARE(m_window->document().placeCount(), 1);
        openDialog();
        QCOMPARE(dialog.seed().text(), QStringLiteral("7"));
    }

    void showsThePuzzleWhileItIsThinnedOutAndGivesWhatIsAsWished()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*families().front());
        dialog.sizes().setCurrentIndex(dialog.sizes().count() - 1);
        dialog.difficulties().setCurrentIndex(int(Difficulty::Easy));
        dialog.count().setValue(20);
        QVERIFY(!dialog.takeButton().isVisible());
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(dialog.progress().contains(title(Difficulty::Easy)), 60000);
        QVERIFY(dialog.isMaking() && dialog.hasPreview());
        keepPicture(dialog, QStringLiteral("generate-so-far"));
        QVERIFY(!dialog.takeButton().isVisible());
        QTest::mouseClick(&dialog.cancelButton(), Qt::LeftButton);
        QVERIFY(dialog.takeButton().isVisible());
        keepPicture(dialog, QStringLiteral("generate-cancelled"));
        QTest::mouseClick(&dialog.takeButton(), Qt::LeftButton);
        QVERIFY(!dialog.isVisible());
        waitUntilSettled();
        QVERIFY(m_window->document().placeCount() >= 1);
        const int last = m_window->document().count() - 1;
        QTRY_VERIFY_WITH_TIMEOUT(summary(last), patience);
        QCOMPARE(summary(last)->verdict, Verdict::Unique);
        QCOMPARE(summary(last)->rating->difficulty, Difficulty::Easy);
        // It is not what the seed makes.
        QVERIFY(!m_window->windowTitle().contains(QStringLiteral("seed")));
    }

    void makesSeveral()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*families().front());
        dialog.difficulties().setCurrentIndex(int(Difficulty::Gentle));
        dialog.count().setValue(3);
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 90000);
        QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled(), 30000);
        QCOMPARE(m_window->document().placeCount(), 3);
        QVERIFY(m_window->document().page(0).puzzle->text()
                != m_window->document().page(1).puzzle->text());
    }

    /// The options stay folded away until they are wanted; what they say is checked at once.
    void makesToOrder()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(**guessFamily("sudoku 4 4\n"));
        dialog.sizes().setCurrentIndex(0);
        OrderBox &order = dialog.order();
        QVERIFY(!order.needs().isVisible());
        QTest::mouseClick(&order.fold(), Qt::LeftButton);
        QVERIFY(order.needs().isVisible());
        const int wanted = order.needs().findText(QStringLiteral("X-wing"), Qt::MatchStartsWith);
        QVERIFY(wanted > 0);
        order.needs().setCurrentIndex(wanted);
        QVERIFY(dialog.wish().order.needs.size() == 1
                && dialog.wish().order.needs.front().ends_with(".x-wing"));
        QVERIFY(dialog.objection().isEmpty());
        order.avoids().setCurrentIndex(wanted);
        QVERIFY(dialog.objection().contains(QStringLiteral("both needed and avoided")));
        QVERIFY(!dialog.makeButton().isEnabled());
        order.avoids().setCurrentIndex(0);
        keepPictures(dialog, QStringLiteral("generate-order"));

        order.needs().setCurrentIndex(0);
        order.ratingFrom().setValue(3.8);
        QVERIFY(dialog.objection().contains(QStringLiteral("rated 2.5 to 3.3")));
        order.ratingFrom().setValue(2.6);
        order.ratingTo().setValue(3.0);
        QVERIFY(dialog.makeButton().isEnabled());
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        waitUntilSettled();
        QVERIFY(summary(0)->rating->value >= 2.6 && summary(0)->rating->value <= 3.0);
    }

    void cancelStopsAtOnce()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(*families().front());
        dialog.sizes().setCurrentIndex(dialog.sizes().count() - 1);
        dialog.difficulties().setCurrentIndex(int(Difficulty::Fiendish));
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QVERIFY(dialog.isMaking());
        QTRY_VERIFY_WITH_TIMEOUT(dialog.hasPreview(), 30000);
        keepPictures(dialog, QStringLiteral("generate-running"));
        QVERIFY(dialog.isMaking());
        QElapsedTimer timer;
        timer.start();
        QTest::mouseClick(&dialog.cancelButton(), Qt::LeftButton);
        QVERIFY(!dialog.isMaking());
        QVERIFY(dialog.isVisible());
        QVERIFY(dialog.makeButton().isEnabled());
        QVERIFY(timer.elapsed() < 300);
        QCOMPARE(m_window->document().placeCount(), 0);
        QTest::qWait(300);
        QCOMPARE(m_window->document().placeCount(), 0);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }
};

} // namespace

INKLING_TEST(GenerateTest, WindowApplication)

#include "generate_test.moc"
