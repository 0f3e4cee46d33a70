// SPDX-License-Identifier: MIT
#pragma once

#include <QIcon>

namespace inkling {

/// One of the program's own line drawings, resources/icons/NAME.svg, in the ink of the palette at the
/// moment of painting: right in both themes without being asked again.
[[nodiscard]] QIcon lineIcon(const QString &name);

/// Makes the resources of this library known; call once before any icon.
void initializeResources();

} // namespace inkling
