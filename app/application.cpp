// SPDX-License-Identifier: MIT
#include "application.h"

#include "accessible/boardaccessible.h"
#include "look/iconset.h"
#include "look/languages.h"
#include "look/preferences.h"
#include "look/thememanager.h"

#include <QApplication>
#include <QIcon>
#include <QStyleFactory>

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
    const Preferences preferences = Preferences::read();
    speak(preferences.language);
    Theme::setTaste(preferences.taste);
    ThemeManager::instance().setChoice(preferences.theme);
}

} // namespace inkling
