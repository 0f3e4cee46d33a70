// SPDX-License-Identifier: MIT
#pragma once

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

/// What a reader prefers, as the settings keep it. Few: whatever has a good answer has no preference. Those that
/// begin with play/ are read where they are needed, by their keys.
struct Preferences
{
    /// play/profile: "inkling" or "pzpr".
    bool isPzpr = false;
    bool crosses = true;      ///< play/autoCross
    bool notes = true;        ///< play/autoNotes
    bool shades = false;      ///< play/autoShade
    bool greys = true;        ///< play/autoGrey
    bool timer = true;        ///< play/timer
    bool combinations = true; ///< play/combinations
    ThemeChoice theme = ThemeChoice::System;
    Taste taste;                                ///< look/sides, look/trials, look/crosses
    Liveliness liveliness = Liveliness::Lively; ///< look/motion
    bool restores = true;                       ///< documents/restoreSession

    friend bool operator==(const Preferences &, const Preferences &) = default;

    [[nodiscard]] static Preferences read();
    /// Writes what is not as it was.
    void write() const;
    /// Gives the themes this look.
    void applyLook() const;
};

} // namespace inkling
