// SPDX-License-Identifier: MIT
#pragma once

#include "playing/playoptions.h"
#include "scene/theme.h"
#include "thememanager.h"

#include <QString>

namespace inkling {

/// How much of a step moves.
enum class Liveliness : std::uint8_t {
    Lively, ///< new marks are drawn
    Fades,  ///< they fade in
    Still,
};

/// What a reader prefers, as the settings keep it. Few: whatever has a good answer has no preference.
struct Preferences
{
    PlayOptions play;
    ThemeChoice theme = ThemeChoice::System;
    Taste taste;                                ///< look/sides, look/trials, look/crosses
    Liveliness liveliness = Liveliness::Lively; ///< look/motion
    bool numbersLines = true;                   ///< look/lineNumbers
    bool numbersLinesInPictures = false;        ///< look/lineNumbersInPictures
    bool restores = true;                       ///< documents/restoreSession

    friend bool operator==(const Preferences &, const Preferences &) = default;

    [[nodiscard]] static Preferences read();
    /// Writes what is not as it was.
    void write() const;
    /// Gives the themes this look.
    void applyLook() const;
};

} // namespace inkling
