// SPDX-License-Identifier: MIT
#pragma once

#include <QVariant>

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

    friend bool operator==(const PlayOptions &, const PlayOptions &) = default;

    [[nodiscard]] static PlayOptions read();
    /// Writes what is not as it was.
    void write() const;
};

/// Sets a value of the settings, unless it is that already.
void keepSetting(const char *key, const QVariant &value);

} // namespace inkling
