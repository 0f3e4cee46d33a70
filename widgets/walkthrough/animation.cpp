// SPDX-License-Identifier: MIT
#include "walkthrough/animation.h"

#include "exporting/webp.h"

#include <QIODevice>

namespace inkling {

namespace {

// Milliseconds.
constexpr int startTime = 1500;
constexpr int easyTime = 500;
constexpr int hardTime = 2000;
constexpr int endTime = 4000;

} // namespace

bool writeAnimation(QIODevice &device, Walkthrough &walkthrough, const PictureChoices &choices,
                    const WalkthroughProgress &progress, const StopCondition &stop)
{
    const QImage first = pictureOf(walkthrough.start(), choices);
    WebPAnimation animation(first.size());
    bool isGood = animation.add(first, startTime);
    for (std::size_t i = 0; i < walkthrough.sceneCount() && isGood; ++i) {
        if (stop.stopped())
            return false;
        isGood = animation.add(pictureOf(walkthrough.board(i), choices),
                               walkthrough.isHard(i) ? hardTime : easyTime);
        progress(i + 1);
    }
    if (!isGood || !animation.add(pictureOf(walkthrough.end(), choices), endTime))
        return false;
    const QByteArray bytes = animation.finish();
    return !bytes.isEmpty() && device.write(bytes) == bytes.size();
}

} // namespace inkling
