// SPDX-License-Identifier: MIT
#include "app/support/windowtest.h"

#include "dialogs/preferencesdialog.h"
#include "documents/document.h"
#include "documents/filekeeper.h"
#include "families/registry.h"
#include "look/actiontable.h"
#include "look/languages.h"
#include "window/openwindows.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QToolButton>

namespace inkling {

/// Every language of the program on the real window: switched while it runs, and nothing cut off.
class LanguagesTest final : public WindowTest
{
    Q_OBJECT

private Q_SLOTS:
    void isChangedWithoutRestart()
    {
        const auto back = qScopeGuard([this] {
            for (MainWindow *window : visibleWindows()) {
                if (window == m_window.get())
                    continue;
                while (window->document().isModified())
                    window->document().undoStack().undo();
                window->close();
            }
            speak(QStringLiteral("en"));
        });
        m_window->keeper().keepJournal(std::make_unique<JournalFile>());
        openText(threeBoards);
        m_window->document().show(1);
        m_window->actions()["editMode"]->trigger();
        waitUntilSettled();
        m_window->actions()["growTop"]->trigger();
        const bool wasModified = m_window->document().isModified();
        const int rows = m_window->document().page(1).puzzle->rows();

        m_window->actions()["preferences"]->trigger();
        auto *dialog = m_window->findChild<PreferencesDialog *>();
        QVERIFY(dialog);
        QComboBox *box = dialog->choice("language");
        QVERIFY(box);
        const int german = box->findText(QStringLiteral("Deutsch"));
        QVERIFY(german > 0);
        box->setCurrentIndex(german);
        Q_EMIT box->activated(german);
        dialog->accept();
        QTRY_VERIFY(!m_window->isVisible());
        const QList<MainWindow *> windows = visibleWindows();
        QCOMPARE(windows.size(), 1);
        MainWindow &fresh = *windows.front();
        QTRY_COMPARE(fresh.document().placeCount(), 3);
        QCOMPARE(fresh.document().place(), 1);
        QCOMPARE(fresh.document().isModified(), wasModified);
        QCOMPARE(fresh.document().page(1).puzzle->rows(), rows);
        QVERIFY(fresh.actions()["editMode"]->isChecked());
        QCOMPARE(fresh.menuBar()->actions().front()->text(), QStringLiteral("&Datei"));
        QCOMPARE(spokenLanguage(), QStringLiteral("de"));
        // Qt's own words come along.
        QDialogButtonBox buttons(QDialogButtonBox::Cancel);
        QCOMPARE(buttons.button(QDialogButtonBox::Cancel)->text(), QStringLiteral("Abbrechen"));
        QVERIFY(QKeySequence(Qt::CTRL | Qt::Key_Z)
                    .toString(QKeySequence::NativeText)
                    .startsWith(QStringLiteral("Strg")));
    }

    /// The window whose preferences were changed is in front of the others.
    void theWindowInFrontStaysThere()
    {
        const auto back = qScopeGuard([this] {
            for (MainWindow *window : visibleWindows()) {
                if (window != m_window.get())
                    window->close();
            }
            speak(QStringLiteral("en"));
        });
        m_window->keeper().keepJournal(std::make_unique<JournalFile>());
        openText(threeBoards);
        waitUntilSettled();
        MainWindow &other = openWindow();
        m_window->actions()["preferences"]->trigger();
        auto *dialog = m_window->findChild<PreferencesDialog *>();
        QComboBox *box = dialog->choice("language");
        const int german = box->findText(QStringLiteral("Deutsch"));
        box->setCurrentIndex(german);
        Q_EMIT box->activated(german);
        other.activateWindow(); // as can happen once the dialog is closed
        QTRY_COMPARE(QApplication::activeWindow(), &other);
        dialog->accept();
        QTRY_VERIFY(!m_window->isVisible());
        auto *front = qobject_cast<MainWindow *>(QApplication::activeWindow());
        QVERIFY(front);
        QTRY_COMPARE(front->document().placeCount(), 3);
    }

    void isNotChangedByCancel()
    {
        m_window->actions()["preferences"]->trigger();
        auto *dialog = m_window->findChild<PreferencesDialog *>();
        QComboBox *box = dialog->choice("language");
        box->setCurrentIndex(1);
        Q_EMIT box->activated(1);
        dialog->reject();
        QCoreApplication::processEvents();
        QVERIFY(m_window->isVisible());
        QCOMPARE(Preferences::read().language, QString());
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        for (const Language &language : languages())
            QTest::newRow(qPrintable(language.code)) << language.code;
    }
    void nothingIsCutOff()
    {
        QFETCH(const QString, language);
        const auto back = qScopeGuard([] { speak(QStringLiteral("en")); });
        speak(language);
        QCOMPARE(spokenLanguage(), language);
        m_window = std::make_unique<MainWindow>();
        m_window->resize(usualSize);
        m_window->show();
        const QString name = QStringLiteral("language-") + language;
        QVERIFY(isWhole(*m_window));
        keepPictures(name + QStringLiteral("-start"));
        openText(threeBoards);
        for (const char *mode : {"editMode", "playMode", "explainMode"}) {
            m_window->actions()[mode]->trigger();
            waitUntilSettled();
            QTRY_VERIFY2(isWhole(*m_window), mode); // once new words are laid out
            keepPictures(name + QLatin1String(mode));
        }
        for (const char *action : {"preferences", "generate", "print"}) {
            QTRY_VERIFY2(m_window->actions()[action]->isEnabled(), action);
            m_window->actions()[action]->trigger();
            QTRY_VERIFY2(m_window->findChild<QDialog *>(), action);
            auto *dialog = m_window->findChild<QDialog *>();
            QTRY_VERIFY(dialog->isVisible());
            QCoreApplication::processEvents();
            QVERIFY2(isWhole(*dialog), action);
            WindowTest::keepPictures(*dialog, name + QLatin1String(action));
            dialog->close();
            delete dialog;
        }
    }

private:
    /// Whether every button and every label has room for its words.
    static bool isWhole(const QWidget &top)
    {
        bool isAll = true;
        for (const QWidget *widget : top.findChildren<QWidget *>()) {
            const auto *label = qobject_cast<const QLabel *>(widget);
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const QString words = label ? label->text() : button ? button->text() : QString();
            if (words.isEmpty() || !widget->isVisible() || qobject_cast<const QToolButton *>(widget))
                continue;
            const bool wraps = label && label->wordWrap();
            const int found = wraps ? widget->height() : widget->width();
            const int needed = wraps ? label->heightForWidth(label->width())
                                     : widget->minimumSizeHint().width();
            if (found < needed) {
                qWarning("%s: %d of %d", qPrintable(words), found, needed);
                isAll = false;
            }
        }
        return isAll;
    }
};

} // namespace inkling

INKLING_TEST(inkling::LanguagesTest, inkling::WindowApplication)
#include "languages_test.moc"
