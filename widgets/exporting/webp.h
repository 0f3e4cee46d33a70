// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QImage>
#include <memory>

namespace inkling {

/// An image in the WebP format, without loss; empty if it cannot be encoded.
[[nodiscard]] QByteArray webpOf(const QImage &image);

/// The pictures of an animation in the WebP format, encoded one by one without loss. Once something
/// has failed, all that follows does.
class WebPAnimation
{
public:
    /// All pictures are of this size.
    explicit WebPAnimation(const QSize &size);
    Q_DISABLE_COPY_MOVE(WebPAnimation)
    ~WebPAnimation();

    /// Adds a picture that is shown for some milliseconds. Returns whether all is well.
    bool add(const QImage &image, int duration);
    /// The whole file; empty if something failed.
    [[nodiscard]] QByteArray finish();

private:
    struct Encoder;
    std::unique_ptr<Encoder> m_encoder; ///< null once something has failed
    int m_time = 0;
};

} // namespace inkling
