// SPDX-License-Identifier: MIT
#include "application.h"

#include "accessible/boardaccessible.h"
#include "look/iconset.h"
#include "look/preferences.h"
#include "look/thememanager.h"

#include <QApplication>
#include <QIcon>
#include <QLocale>
#include <QStyleFactory>
#include <QTranslator>

namespace inkling {

bool preparePlatform()
{
    if (!qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return true;
    if (!qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        return qEnvironmentVariable("QT_QPA_PLATFORM") != u"offscreen";
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return false;
}

void setUpApplication()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Inkling"));
    QCoreApplication::setApplicationName(QStringLiteral("Inkling"));
    QGuiApplication::setDesktopFileName(QStringLiteral("inkling"));
    initializeResources();
    installAccessibility();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/inkling.svg")));
    auto *translator = new QTranslator(qApp);
    // Where no language is known, it is English: its file has the singular of what is counted.
    if (translator->load(QLocale(), QStringLiteral("inkling"), QStringLiteral("_"),
                         QStringLiteral(":/i18n"))
        || translator->load(QStringLiteral(":/i18n/inkling_en.qm")))
        QCoreApplication::installTranslator(translator);
    const Preferences preferences = Preferences::read();
    Theme::setTaste(preferences.taste);
    ThemeManager::instance().setChoice(preferences.theme);
}

} // namespace inkling
