// SPDX-License-Identifier: MIT
#pragma once

#include "look/thememanager.h"
#include "playing/playoptions.h"
#include "scene/theme.h"

#include <QString>

namespace inkling {

/// The amount of animation: how new marks come onto the board.
enum class Liveliness : std::uint8_t {
    Lively, ///< new marks are drawn
    Fades,  ///< new marks fade in
    Still,
};

/// A reader's preferences, as the settings keep them. They are few: only choices for which no
/// default suits everybody.
struct Preferences
{
    PlayOptions play;
    ThemeChoice theme = ThemeChoice::System;
    Taste taste;                                ///< look/sides, look/trials, look/crosses
    Liveliness liveliness = Liveliness::Lively; ///< look/motion
    bool numbersLines = true;                   ///< look/lineNumbers
    bool numbersLinesInPictures = false;        ///< look/lineNumbersInPictures
    bool restores = true;                       ///< documents/restoreSession
    /// The code of the language spoken, see languages(); empty for that of the system.
    QString language;

    friend bool operator==(const Preferences &, const Preferences &) = default;

    [[nodiscard]] static Preferences read();
    /// Writes the values that differ from the settings.
    void write() const;
    /// Gives the program's themes the look preferred.
    void applyLook() const;
};

} // namespace inkling
