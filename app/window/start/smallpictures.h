// SPDX-License-Identifier: MIT
#pragma once

#include "scene/theme.h"
#include "worker.h"

#include <QImage>
#include <QTimer>
#include <functional>
#include <vector>

namespace inkling {

class Board;

/// A picture of an unsolved board, as large as it fits a box of `width` x `height` device pixels.
/// Lays the board out: not for the window's thread.
[[nodiscard]] QImage boxedPicture(const Board &board, const Theme &theme, const QSize &box);

/// Paints pictures one after the other on another thread, once the window has painted itself; each
/// comes in as it is ready.
class SmallPictures final
{
public:
    /// Makes a picture; runs on the other thread.
    using Make = std::function<QImage(const Theme &theme, double ratio)>;
    /// Takes a picture that is not null, with its device pixel ratio; runs on the window's thread.
    using Take = std::function<void(const QImage &picture)>;
    struct Order
    {
        Make make;
        Take take;
    };

    SmallPictures();

    /// Begins to paint; drops what was ordered before.
    void paint(std::vector<Order> orders, const Theme &theme, double ratio);

private:
    QTimer m_wait;
    Worker m_worker;
};

} // namespace inkling
