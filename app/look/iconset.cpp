// SPDX-License-Identifier: MIT
#include "look/iconset.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>
#include <memory>

// Must stand outside any namespace.
static void initializeInklingResources()
{
    Q_INIT_RESOURCE(inkling);
}

namespace inkling {

namespace {

class LineIconEngine final : public QIconEngine
{
public:
    explicit LineIconEngine(const QString &name)
        : m_name(name)
        , m_renderer(std::make_shared<QSvgRenderer>(QStringLiteral(":/icons/%1.svg").arg(name)))
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const double scale = painter->device()->devicePixelRatioF();
        QImage image(rect.size() * scale, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter inner(&image);
        m_renderer->render(&inner);
        inner.setCompositionMode(QPainter::CompositionMode_SourceIn);
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        QColor ink = QGuiApplication::palette().color(group, QPalette::WindowText);
        ink.setAlphaF(mode == QIcon::Disabled ? 0.6F : 0.88F);
        inner.fillRect(image.rect(), ink);
        inner.end();
        image.setDevicePixelRatio(scale);
        painter->drawImage(rect.topLeft(), image);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }

    QIconEngine *clone() const override { return new LineIconEngine(m_name); }

private:
    QString m_name;
    std::shared_ptr<QSvgRenderer> m_renderer;
};

} // namespace

QIcon lineIcon(const QString &name)
{
    return QIcon(new LineIconEngine(name));
}

void initializeResources()
{
    initializeInklingResources();
}

} // namespace inkling
