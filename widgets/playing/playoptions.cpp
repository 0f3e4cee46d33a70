// SPDX-License-Identifier: MIT
#include "playing/playoptions.h"

#include <QSettings>
#include <algorithm>
#include <array>

namespace inkling {

namespace {

const std::array<QString, 3> mistakeWords{QStringLiteral("now"), QStringLiteral("full"),
                                          QStringLiteral("asked")};

Mistakes mistakesOf(const QString &word)
{
    const auto found = std::ranges::find(mistakeWords, word);
    return found == mistakeWords.end() ? Mistakes::AtOnce : Mistakes(found - mistakeWords.begin());
}

} // namespace

PlayOptions PlayOptions::read()
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
            .mistakes = mistakesOf(settings.value(QStringLiteral("play/mistakes")).toString())};
}

void PlayOptions::write() const
{
    keepSetting("play/profile", isPzpr ? QStringLiteral("pzpr") : QStringLiteral("inkling"));
    keepSetting("play/autoCross", crosses);
    keepSetting("play/autoNotes", notes);
    keepSetting("play/autoShade", shades);
    keepSetting("play/autoGrey", greys);
    keepSetting("play/timer", timer);
    keepSetting("play/combinations", combinations);
    keepSetting("play/mistakes", mistakeWords[std::size_t(mistakes)]);
}

void keepSetting(const char *key, const QVariant &value)
{
    QSettings settings;
    if (settings.value(QLatin1String(key)) != value)
        settings.setValue(QLatin1String(key), value);
}

} // namespace inkling
