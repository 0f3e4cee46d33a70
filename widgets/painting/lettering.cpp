// SPDX-License-Identifier: MIT
#include "painting/lettering.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QPaintEngine>
#include <QPainter>
#include <QTransform>

namespace inkling {

namespace {

QFont fontOf(Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(200);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(weight == Weight::Bold     ? QFont::Bold
                   : weight == Weight::Medium ? QFont::Medium
                                              : QFont::Normal);
    return font;
}

QPainterPath makeOutline(const QString &text, Weight weight)
{
    const QFont font = fontOf(weight);
    QPainterPath path;
    path.addText(0, 0, font, text);
    const double capHeight = QFontMetricsF(font).capHeight();
    const QRectF ink = path.boundingRect();
    QTransform transform;
    transform.scale(1 / capHeight, 1 / capHeight);
    transform.translate(-ink.center().x(), capHeight / 2);
    return transform.map(path);
}

} // namespace

const QPainterPath &lettering(const QString &text, Weight weight)
{
    constexpr qsizetype mostTexts = 2000;
    thread_local QHash<std::pair<QString, int>, QPainterPath> cache;
    const std::pair key(text, int(weight));
    auto found = cache.find(key);
    if (found == cache.end()) {
        if (cache.size() >= mostTexts)
            cache.clear();
        found = cache.insert(key, makeOutline(text, weight));
    }
    return *found;
}

bool keepsText(const QPainter &painter)
{
    return painter.paintEngine()->type() == QPaintEngine::Pdf;
}

void paintLettering(QPainter &painter, const QString &text, Weight weight, const QPointF &centre,
                    double capHeight, const QColor &colour)
{
    const QPainterPath &outline = lettering(text, weight);
    painter.save();
    painter.translate(centre);
    if (keepsText(painter)) {
        const QFont font = fontOf(weight);
        const QFontMetricsF metrics(font);
        const double scale = capHeight / metrics.capHeight();
        // The outline's ink is centred, a text begins with the room before its first letter.
        const double left = outline.boundingRect().left() * metrics.capHeight()
                            - metrics.boundingRect(text).left();
        painter.scale(scale, scale);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(QPointF(left, metrics.capHeight() / 2), text);
    } else {
        painter.scale(capHeight, capHeight);
        painter.fillPath(outline, colour);
    }
    painter.restore();
}

} // namespace inkling
