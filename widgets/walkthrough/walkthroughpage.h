// SPDX-License-Identifier: MIT
#pragma once

#include "scene/theme.h"
#include "walkthrough/walkthrough.h"

#include <functional>

class QIODevice;

namespace inkling {

/// Called after each scene with the number of scenes done.
using WalkthroughProgress = std::function<void(std::size_t done)>;

/// Writes a walkthrough as one page of HTML that needs nothing else: no script, no file, no net. It
/// can be read on a phone and printed. False if the device fails, or when stopped.
[[nodiscard]] bool writePage(QIODevice &device, Walkthrough &walkthrough, const Theme &theme,
                             const WalkthroughProgress &progress, const StopCondition &stop);

} // namespace inkling
