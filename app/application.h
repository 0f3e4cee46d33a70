// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {

/// Picks the offscreen platform if there is no display, since the usual one would abort. Call
/// before the application object is made. Returns whether there is a display.
bool preparePlatform();

/// Sets up the application object of any program with this window: names for the settings, icons,
/// screen readers, style, theme, language.
void setUpApplication();

} // namespace inkling
