// SPDX-License-Identifier: MIT
#include "app/support/windowtest.h"
#include "documents/filekeeper.h"

#include "app/support/keeper.h"
#include "look/thememanager.h"
#include "modes/explaining/explainingmode.h"
#include "reasoning/reasoningpanel.h"

#include <QFile>
#include <QFontDatabase>
#include <QSettings>
#include <QTabBar>

namespace inkling {

void WindowTest::initTestCase()
{
    QVERIFY2(!QFontDatabase::families().isEmpty(), "no font is installed: texts would be missing");
}

void WindowTest::init()
{
    QSettings().clear();
    ThemeManager::instance().setChoice(ThemeChoice::Light);
    m_window = std::make_unique<MainWindow>();
    m_window->resize(usualSize);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
}

void WindowTest::cleanup()
{
    if (m_window)
        m_window->close();
    m_window.reset();
    ThemeManager::instance().setChoice(ThemeChoice::System);
}

QString WindowTest::write(const QString &name, const QByteArray &text)
{
    const QString path = m_folder.filePath(name);
    QFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size())
        qFatal("the test cannot write %s", qPrintable(path));
    return path;
}

void WindowTest::openFile(const QString &path)
{
    m_window->keeper().openFile(path);
    waitUntilSettled();
}

void WindowTest::openText(const QByteArray &text)
{
    openFile(write(QStringLiteral("puzzle.in"), text));
}

void WindowTest::waitUntilSettled()
{
    QTRY_VERIFY_WITH_TIMEOUT(m_window->isSettled() && !m_window->document().isReading(), patience);
}

void WindowTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget()
                                                : static_cast<QWidget *>(m_window.get()),
                    key, modifiers);
}

void WindowTest::chooseTab(QWidget &page)
{
    QTabBar &tabs = m_window->explaining().reasoning().tabs();
    for (int tab = 0; tab < tabs.count(); ++tab) {
        if (!tabs.isTabVisible(tab))
            continue;
        QTest::mouseClick(&tabs, Qt::LeftButton, {}, tabs.tabRect(tab).center());
        if (m_window->explaining().reasoning().currentTab() == &page)
            break;
    }
    QCOMPARE(m_window->explaining().reasoning().currentTab(), &page);
    QVERIFY(page.isVisible());
}

void WindowTest::keepPictures(QWidget &widget, const QString &name)
{
    if (qEnvironmentVariableIsEmpty("INKLING_PICTURES"))
        return;
    for (const auto &[choice, word] :
         {std::pair(ThemeChoice::Light, "light"), std::pair(ThemeChoice::Dark, "dark")}) {
        ThemeManager::instance().setChoice(choice);
        QTest::qWait(60);
        keepPicture(widget, name + u'-' + QLatin1String(word));
    }
    ThemeManager::instance().setChoice(ThemeChoice::Light);
}

void WindowTest::keepPictures(const QString &name)
{
    if (qEnvironmentVariableIsEmpty("INKLING_PICTURES"))
        return;
    m_window->scene().finishMotion();
    keepPictures(*m_window, name);
    m_window->resize(700, 540);
    QTest::qWait(60);
    keepPicture(*m_window, name + QStringLiteral("-small"));
    m_window->resize(usualSize);
    QTest::qWait(60);
}

/// Each test program has a home of its own, which the programs that it starts share: what another one
/// has left there, or keeps there now, is nothing to it.
WindowPreparations::WindowPreparations()
{
    constexpr const char *ownHome = "INKLING_TEST_HOME";
    if (!qEnvironmentVariableIsSet(ownHome)) {
        static const QTemporaryDir home;
        qputenv(ownHome, home.path().toLocal8Bit());
        qputenv("HOME", home.path().toLocal8Bit());
    }
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale::c());
    preparePlatform();
}

WindowApplication::WindowApplication(int &argc, char **argv)
    : QApplication(argc, argv)
{
    setUpApplication();
}

} // namespace inkling
