// SPDX-License-Identifier: MIT
#include "painting/lettering.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGuiApplication>
#include <QHash>
#include <QTransform>

namespace inkling {

namespace {

QPainterPath makeOutline(const QString &text, Weight weight)
{
    QFont font = QGuiApplication::font();
    font.setPixelSize(200);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(weight == Weight::Bold     ? QFont::Bold
                   : weight == Weight::Medium ? QFont::Medium
                                              : QFont::Normal);
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

} // namespace inkling
