// SPDX-License-Identifier: MIT
#include "look/preferences.h"

#include <QSettings>

namespace inkling {

namespace {

/// A choice out of `count`, the first where the settings have none that is known.
template <typename Choice>
Choice choiceOf(const QSettings &settings, const char *key, int count)
{
    const int value = settings.value(QLatin1String(key)).toInt();
    return Choice(value >= 0 && value < count ? value : 0);
}

} // namespace

Preferences Preferences::read()
{
    const QSettings settings;
    return {.play = PlayOptions::read(),
            .theme = choiceOf<ThemeChoice>(settings, "theme", 3),
            .taste = {.sides = choiceOf<SideTint>(settings, "look/sides", 3),
                      .trials = choiceOf<TrialInks>(settings, "look/trials", 2),
                      .crosses = choiceOf<CrossStyle>(settings, "look/crosses", 3)},
            .liveliness = choiceOf<Liveliness>(settings, "look/motion", 3),
            .numbersLines = settings.value(QStringLiteral("look/lineNumbers"), true).toBool(),
            .numbersLinesInPictures
            = settings.value(QStringLiteral("look/lineNumbersInPictures"), false).toBool(),
            .restores = settings.value(QStringLiteral("documents/restoreSession"), true).toBool(),
            .language = settings.value(QStringLiteral("language")).toString()};
}

void Preferences::write() const
{
    play.write();
    keepSetting("theme", int(theme));
    keepSetting("look/sides", int(taste.sides));
    keepSetting("look/trials", int(taste.trials));
    keepSetting("look/crosses", int(taste.crosses));
    keepSetting("look/motion", int(liveliness));
    keepSetting("look/lineNumbers", numbersLines);
    keepSetting("look/lineNumbersInPictures", numbersLinesInPictures);
    keepSetting("documents/restoreSession", restores);
    keepSetting("language", language);
}

void Preferences::applyLook() const
{
    ThemeManager &manager = ThemeManager::instance();
    if (taste == Theme::taste() && theme == manager.choice())
        return;
    Theme::setTaste(taste);
    manager.setChoice(theme);
}

} // namespace inkling
