// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>

namespace inkling {

/// How a person likes to solve by hand, as the settings say; read anew where it is asked for.
struct PlayOptions
{
    /// play/profile is "pzpr": a left click on an edge crosses it; lines are drawn by dragging only.
    bool isPzpr = false;
    /// play/autoCross: edges that are plainly not taken are crossed with the line that makes them so.
    bool crosses = true;
    /// play/autoNotes: a digit goes from the notes that it makes impossible.
    bool notes = true;
    /// play/autoShade: the rest of a line is shaded when its label is met.
    bool shades = false;
    /// play/autoGrey: clues that are met step back.
    bool greys = true;
    /// play/timer: the time is shown.
    bool timer = true;
    /// play/combinations: what a cage can still hold is listed.
    bool combinations = true;

    [[nodiscard]] static PlayOptions read()
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
                .combinations = is("play/combinations", true)};
    }
};

} // namespace inkling
