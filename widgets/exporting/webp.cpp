// SPDX-License-Identifier: MIT
#include "exporting/webp.h"

#include <webp/encode.h>
#include <webp/mux.h>

namespace inkling {

namespace {

/// Without loss, and with little effort: boards are drawings, which are small anyhow.
bool prepare(WebPConfig &config)
{
    constexpr int effort = 1; // of 0 to 9
    return WebPConfigInit(&config) != 0 && WebPConfigLosslessPreset(&config, effort) != 0;
}

bool take(WebPPicture &picture, const QImage &image)
{
    const QImage pixels = image.convertToFormat(QImage::Format_RGBA8888);
    picture.width = pixels.width();
    picture.height = pixels.height();
    picture.use_argb = 1;
    return WebPPictureImportRGBA(&picture, pixels.constBits(), int(pixels.bytesPerLine())) != 0;
}

} // namespace

QByteArray webpOf(const QImage &image)
{
    WebPConfig config;
    WebPPicture picture;
    if (!prepare(config) || WebPPictureInit(&picture) == 0 || !take(picture, image))
        return {};
    WebPMemoryWriter writer;
    WebPMemoryWriterInit(&writer);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &writer;
    QByteArray bytes;
    if (WebPEncode(&config, &picture) != 0)
        bytes = QByteArray(reinterpret_cast<const char *>(writer.mem), qsizetype(writer.size));
    WebPMemoryWriterClear(&writer);
    WebPPictureFree(&picture);
    return bytes;
}

struct WebPAnimation::Encoder
{
    struct Delete
    {
        void operator()(WebPAnimEncoder *encoder) const { WebPAnimEncoderDelete(encoder); }
    };
    std::unique_ptr<WebPAnimEncoder, Delete> encoder;
    WebPConfig config{};
};

WebPAnimation::WebPAnimation(const QSize &size)
    : m_encoder(std::make_unique<Encoder>())
{
    WebPAnimEncoderOptions options;
    if (WebPAnimEncoderOptionsInit(&options) != 0)
        m_encoder->encoder.reset(WebPAnimEncoderNew(size.width(), size.height(), &options));
    if (!m_encoder->encoder || !prepare(m_encoder->config))
        m_encoder.reset();
}

WebPAnimation::~WebPAnimation() = default;

bool WebPAnimation::add(const QImage &image, int duration)
{
    WebPPicture picture;
    if (!m_encoder || WebPPictureInit(&picture) == 0)
        return false;
    const bool isAdded
        = take(picture, image)
          && WebPAnimEncoderAdd(m_encoder->encoder.get(), &picture, m_time, &m_encoder->config)
                 != 0;
    WebPPictureFree(&picture);
    m_time += duration;
    if (!isAdded)
        m_encoder.reset();
    return isAdded;
}

QByteArray WebPAnimation::finish()
{
    if (!m_encoder)
        return {};
    WebPData data;
    WebPDataInit(&data);
    QByteArray bytes;
    WebPAnimEncoder *encoder = m_encoder->encoder.get();
    if (WebPAnimEncoderAdd(encoder, nullptr, m_time, nullptr) != 0
        && WebPAnimEncoderAssemble(encoder, &data) != 0)
        bytes = QByteArray(reinterpret_cast<const char *>(data.bytes), qsizetype(data.size));
    WebPDataClear(&data);
    return bytes;
}

} // namespace inkling
