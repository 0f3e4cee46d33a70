// SPDX-License-Identifier: MIT
#pragma once

#include <QVariant>

namespace inkling {

/// When marks that break a rule in plain sight are shown: two equal digits in a row, a sum that is
/// exceeded. What only the answer tells is never shown unasked.
enum class Mistakes : std::uint8_t { AtOnce, WhenFull, WhenAsked };

/// A person's preferences for solving by hand, from the settings; read() reads them anew each time.
struct PlayOptions
{
    /// play/profile is "pzpr": a left click on an edge makes a cross; lines are drawn by dragging
    /// only.
    bool isPzpr = false;
    /// play/autoCross: edges that a new line plainly excludes get crosses together with it.
    bool crosses = true;
    /// play/autoNotes: a new digit is struck from the notes that it excludes.
    bool notes = true;
    /// play/autoShade: once a row's or column's label is met, the rest of the line is shaded.
    bool shades = false;
    /// play/autoGrey: clues that are met turn grey.
    bool greys = true;
    /// play/timer: the time is shown.
    bool timer = true;
    /// play/combinations: the values that a cage can still hold together are listed.
    bool combinations = true;

    /// play/mistakes: "now", "full" or "asked".
    Mistakes mistakes = Mistakes::AtOnce;

    friend bool operator==(const PlayOptions &, const PlayOptions &) = default;

    [[nodiscard]] static PlayOptions read();
    /// Writes the values that differ from the settings.
    void write() const;
};

/// Writes a value to the settings, unless they have it already.
void keepSetting(const char *key, const QVariant &value);

} // namespace inkling
