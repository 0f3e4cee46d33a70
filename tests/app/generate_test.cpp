// SPDX-License-Identifier: MIT
// Puzzles made to order in the window.
#include "app/support/keeper.h"
#include "app/support/windowtest.h"
#include "dialogs/generatedialog.h"
#include "dialogs/generating/orderbox.h"
#include "families/registry.h"
#include "phrases.h"
#include "puzzle/drafting.h"
#include "puzzle/making/distinct.h"
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
#include <QStyleOptionViewItem>
#include <QToolButton>
#include <QTreeWidget>
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

    /// Turns the check of a rule by a click on its box.
    static void check(OrderBox &order, const QString &title, OrderBox::Column column)
    {
        QTreeWidget &rules = order.rules();
        const auto found = rules.findItems(title, Qt::MatchStartsWith);
        QVERIFY(!found.isEmpty());
        rules.scrollToItem(found.front());
        const QModelIndex index
            = rules.model()->index(rules.indexOfTopLevelItem(found.front()), column);
        QStyleOptionViewItem option;
        option.initFrom(&rules);
        option.rect = rules.visualRect(index);
        option.features = QStyleOptionViewItem::HasCheckIndicator;
        const QRect box
            = rules.style()->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &option, &rules);
        QTest::mouseClick(rules.viewport(), Qt::LeftButton, {}, box.center());
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

    /// Puzzles of another family than the open one are not added to it unless that is chosen.
    void anotherFamilyIsNotAdded()
    {
        GenerateDialog dialog;
        LineSource source{std::string("sudoku 4\n....\n....\n....\n....\n")};
        const Family &sudoku = **guessFamily("sudoku 4 4\n");
        dialog.setFamily(sudoku);
        dialog.setOpen(sudoku.read(source).value());
        dialog.offerAdding(true, true);
        QVERIFY(dialog.adds().isChecked());
        dialog.setFamily(*families().front());
        QVERIFY(!dialog.adds().isChecked());
        dialog.setFamily(sudoku);
        QVERIFY(dialog.adds().isChecked());
    }

    /// Each family has a size of its own: the usual one, until another is chosen.
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

    /// The options stay out of sight until they are wanted; what they say is checked at once.
    void makesToOrder()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(**guessFamily("sudoku 4 4\n"));
        dialog.sizes().setCurrentIndex(0);
        OrderBox &order = dialog.order();
        QVERIFY(!order.rules().isVisible());
        QTest::mouseClick(&dialog.moreButton(), Qt::LeftButton);
        QVERIFY(order.rules().isVisible());
        QVERIFY(dialog.wish().order.isEmpty());
        check(order, QStringLiteral("X-wing"), OrderBox::NeededColumn);
        QVERIFY(dialog.wish().order.needs.size() == 1
                && dialog.wish().order.needs.front().ends_with(".x-wing"));
        QVERIFY(dialog.objection().isEmpty());
        keepPictures(dialog, QStringLiteral("generate-order"));
        check(order, QStringLiteral("X-wing"), OrderBox::AllowedColumn);
        QVERIFY(dialog.wish().order.needs.empty());
        QCOMPARE(dialog.wish().order.without.size(), std::size_t(1));
        QTest::mouseClick(&order.allowance(), Qt::LeftButton); // all
        QVERIFY(dialog.wish().order.isEmpty());
        QTest::mouseClick(&order.allowance(), Qt::LeftButton); // none
        QVERIFY(dialog.objection().contains(QStringLiteral("No rule is left")));
        QVERIFY(!dialog.makeButton().isEnabled());
        check(order, QStringLiteral("X-wing"), OrderBox::NeededColumn);
        QVERIFY(dialog.wish().order.only.has_value());
        QCOMPARE(*dialog.wish().order.only, dialog.wish().order.needs);
        QTest::mouseClick(&order.allowance(), Qt::LeftButton); // all
        check(order, QStringLiteral("X-wing"), OrderBox::NeededColumn);

        order.ratingFrom().setValue(3.8);
        QVERIFY(dialog.objection().contains(QStringLiteral("rated 2.5 to 3.3")));
        order.ratingFrom().setValue(2.6);
        order.ratingTo().setValue(3.0);
        QCOMPARE(dialog.wish().order.rating->from, shownRating(2.6));
        QVERIFY(dialog.makeButton().isEnabled());
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QVERIFY(!order.rules().isVisible()); // the picture of the best is in its place
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        waitUntilSettled();
        QVERIFY(summary(0)->rating->value >= 2.6 && summary(0)->rating->value <= 3.0);
    }

    /// The clues of what is made stand where those of the open puzzle do, or where a file says so.
    void placesCluesAsOrdered()
    {
        openText("sudoku 4\n1...\n..2.\n.3..\n...4\n");
        const Pattern shown = patternOf(*m_window->document().currentPuzzle());
        GenerateDialog &dialog = openDialog();
        OrderBox &order = dialog.order();
        QTest::mouseClick(&dialog.moreButton(), Qt::LeftButton);
        order.patterns().setCurrentIndex(
            order.patterns().findData(int(OrderBox::PatternSource::Open)));
        Q_EMIT order.patterns().activated(order.patterns().currentIndex());
        QCOMPARE(dialog.wish().order.pattern, std::optional(shown.cells));
        QCOMPARE(dialog.wish().size, shown.size);
        QVERIFY(!dialog.sizes().isEnabled());
        order.cluesFrom().setValue(9);
        QVERIFY(dialog.objection().contains(QStringLiteral("4 clues")));
        order.cluesFrom().setValue(order.cluesFrom().minimum());

        order.readPatternFrom(write(QStringLiteral("bad.txt"), "xx..\nx.\n"));
        QVERIFY(!dialog.wish().order.pattern.has_value());
        QVERIFY(dialog.sizes().isEnabled());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QVERIFY(!order.rules().geometry().intersects(order.allowance().geometry()));
        keepPictures(dialog, QStringLiteral("generate-pattern"));
        order.readPatternFrom(write(QStringLiteral("good.txt"), "x.x.\n.x.x\nx.x.\n.x.x\n"));
        QVERIFY(dialog.objection().isEmpty());
        dialog.difficulties().setCurrentIndex(int(Difficulty::Gentle));
        dialog.adds().click();
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60000);
        waitUntilSettled();
        QCOMPARE(m_window->document().count(), 2);
        QCOMPARE(patternOf(*m_window->document().page(1).puzzle),
                 *readPattern("x.x.\n.x.x\nx.x.\n.x.x\n"));
    }

    /// Of a kind of which there are few, only as many are made as there are.
    void makesEachOnce()
    {
        GenerateDialog &dialog = openDialog();
        dialog.setFamily(**guessFamily("sudoku 4 4\n"));
        dialog.sizes().setCurrentIndex(0);
        dialog.difficulties().setCurrentIndex(int(Difficulty::Gentle));
        dialog.count().setValue(30);
        dialog.order().distinct().setChecked(true);
        QTest::mouseClick(&dialog.makeButton(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 90000);
        waitUntilSettled();
        DistinctPuzzles known;
        QCOMPARE(m_window->document().count(), 30);
        for (int i = 0; i < 30; ++i)
            QVERIFY(known.add(keyOf(*m_window->document().page(i).puzzle)));
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
