// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace inkling {

/// Lists every action that has keys, from the table of actions. Stays open beside the window.
void showShortcuts(QWidget *window);

/// What the program is, its version, its licence. Stays open beside the window.
void showAbout(QWidget *window);

} // namespace inkling
