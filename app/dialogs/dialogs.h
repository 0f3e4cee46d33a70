// SPDX-License-Identifier: MIT
#pragma once

class QWidget;

namespace inkling {

/// Shows what has changed from version to version, as the changelog tells it.
void showNews(QWidget *window);

/// Shows the program's purpose, version and licence. The dialog stays open beside the window.
void showAbout(QWidget *window);

} // namespace inkling
