// SPDX-License-Identifier: MIT
#include "preferences.h"

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
    const auto is = [&](const char *key, bool usual) {
        return settings.value(QLatin1String(key), usual).toBool();
    };
    return {.isPzpr = settings.value(QStringLiteral("play/profile")).toString() == u"pzpr",
            .crosses = is("play/autoCross", true),
            .notes = is("play/autoNotes", true),
            .shades = is("play/autoShade", false),
            .greys = is("play/autoGrey", true),
            .timer = is("play/timer", true),
            .combinations = is("play/combinations", true),
            .theme = choiceOf<ThemeChoice>(settings, "theme", 3),
            .taste = {.sides = choiceOf<SideTint>(settings, "look/sides", 3),
                      .trials = choiceOf<TrialInks>(settings, "look/trials", 2),
                      .crosses = choiceOf<CrossStyle>(settings, "look/crosses", 3)},
            .liveliness = choiceOf<Liveliness>(settings, "look/motion", 3),
            .restores = is("documents/restoreSession", true)};
}

void Preferences::write() const
{
    QSettings settings;
    const auto set = [&](const char *key, const QVariant &value) {
        if (settings.value(QLatin1String(key)) != value)
            settings.setValue(QLatin1String(key), value);
    };
    set("play/profile", isPzpr ? QStringLiteral("pzpr") : QStringLiteral("inkling"));
    set("play/autoCross", crosses);
    set("play/autoNotes", notes);
    set("play/autoShade", shades);
    set("play/autoGrey", greys);
    set("play/timer", timer);
    set("play/combinations", combinations);
    set("theme", int(theme));
    set("look/sides", int(taste.sides));
    set("look/trials", int(taste.trials));
    set("look/crosses", int(taste.crosses));
    set("look/motion", int(liveliness));
    set("documents/restoreSession", restores);
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
