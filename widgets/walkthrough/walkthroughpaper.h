// SPDX-License-Identifier: MIT
#pragma once

#include "walkthrough/walkthroughpage.h"

class QPagedPaintDevice;

namespace inkling {

/// Paints a walkthrough on pages of paper: each picture with its sentences beside it, the hard steps
/// larger, nothing cut by the end of a page. In the colours of the light theme. False if the device
/// fails, or when stopped.
[[nodiscard]] bool paintPages(QPagedPaintDevice &device, Walkthrough &walkthrough,
                              const WalkthroughProgress &progress, const StopCondition &stop);

} // namespace inkling
