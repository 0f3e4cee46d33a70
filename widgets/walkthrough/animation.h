// SPDX-License-Identifier: MIT
#pragma once

#include "exporting/pictureexport.h"
#include "walkthrough/walkthroughpage.h"

class QIODevice;

namespace inkling {

/// Writes the reasoning as an animated WebP picture, which begins anew after the answer: a picture a
/// step, or for a long reasoning a scene, the hard ones shown longer, as the window plays them at
/// its usual speed. False if the device fails, or when stopped.
[[nodiscard]] bool writeAnimation(QIODevice &device, Walkthrough &walkthrough,
                                  const PictureChoices &choices,
                                  const WalkthroughProgress &progress, const StopCondition &stop);

} // namespace inkling
