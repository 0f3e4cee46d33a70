// SPDX-License-Identifier: MIT
#include "window/start/smallpictures.h"

#include "board/board.h"
#include "scene/thumbnail.h"

#include <algorithm>

namespace inkling {

namespace {

/// Milliseconds in which the window paints itself first.
constexpr int wait = 30;

/// The rows of a picture that are not empty.
QRect inkedRows(const QImage &image)
{
    const auto isEmpty = [&](int y) {
        const auto *line = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        return std::all_of(line, line + image.width(), [](QRgb pixel) { return pixel == 0; });
    };
    int top = 0;
    int bottom = image.height() - 1;
    while (top < bottom && isEmpty(top))
        ++top;
    while (bottom > top && isEmpty(bottom))
        --bottom;
    return {0, top, image.width(), bottom - top + 1};
}

} // namespace

QImage boxedPicture(const Board &board, const Theme &theme, const QSize &box)
{
    // A flat board may be as wide as the box.
    const QImage wide = thumbnail(board, theme, box.width());
    const QRect rows = inkedRows(wide);
    return rows.height() <= box.height() ? wide.copy(rows) : thumbnail(board, theme, box.height());
}

SmallPictures::SmallPictures()
{
    m_wait.setSingleShot(true);
    m_wait.setInterval(wait);
}

void SmallPictures::paint(std::vector<Order> orders, const Theme &theme, double ratio)
{
    m_worker.stop();
    m_wait.disconnect(&m_wait);
    m_wait.callOnTimeout(&m_wait, [this, orders = std::move(orders), &theme, ratio] {
        m_worker.start(
            [orders, &theme, ratio](const Worker::Task &task) {
                for (const Order &order : orders) {
                    if (task.stop().stopped())
                        break;
                    QImage picture = order.make(theme, ratio);
                    if (picture.isNull())
                        continue;
                    picture.setDevicePixelRatio(ratio);
                    task.post([take = order.take, picture = std::move(picture)] { take(picture); });
                }
                return 0;
            },
            [](int) {});
    });
    m_wait.start();
}

} // namespace inkling
