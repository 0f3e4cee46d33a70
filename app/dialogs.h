// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace inkling {

/// What the program is, its version, its licence. Stays open beside the window.
void showAbout(QWidget *window);

} // namespace inkling
