// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace inkling {

/// The icon made from the program's own line drawing resources/icons/NAME.svg, in the ink of the
/// palette at the moment of painting, so that it suits both themes.
[[nodiscard]] QIcon lineIcon(const QString &name);

/// Makes the resources of this library available; call once before any icon.
void initializeResources();

} // namespace inkling
