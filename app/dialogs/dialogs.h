// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace inkling {

/// Shows the program's purpose, version and licence. The dialog stays open beside the window.
void showAbout(QWidget *window);

} // namespace inkling
