// SPDX-License-Identifier: MIT
#pragma once

namespace inkling {

/// Picks the offscreen platform where there is no display, since the usual one would abort. Call before
/// the application object is made. Returns whether there is a display.
bool preparePlatform();

/// What every program with this window does once its application object is there: names for the
/// settings, the icons, the style, the theme, the language.
void setUpApplication();

} // namespace inkling
