// SPDX-License-Identifier: MIT
#include "scene/theme.h"

#include <cmath>

namespace inkling {

const Theme &Theme::lightTheme()
{
    static const Theme theme{
        .dark = false,
        .paper = QColor(0xFC, 0xFB, 0xF8),
        .window = QColor(0xF3, 0xF1, 0xEC),
        .ink = QColor(0x1F, 0x23, 0x28),
        .quiet = QColor(0xC0, 0xBB, 0xB1),
        .clue = QColor(0x3A, 0x3F, 0x47),
        .clueDone = QColor(0x8F, 0x8B, 0x82),
        .premise = QColor(0x0B, 0x6F, 0xB8),
        .conclusion = QColor(0xBF, 0x4C, 0x08),
        .error = QColor(0xB3, 0x26, 0x1E),
        .suppose = QColor(0x6B, 0x4F, 0xA0),
        .supposeAgain = QColor(0x1E, 0x7F, 0x72),
        .inside = QColor(0xF6, 0xE9, 0xC9),
        .finalAnswer = QColor(0x2E, 0x7D, 0x4F),
        .accent = QColor(0x0B, 0x6F, 0xB8),
        .difficulty = {QColor(0xC0, 0xBB, 0xB1), QColor(0xC4, 0xA8, 0x62), QColor(0xA9, 0x80, 0x22),
                       QColor(0x7F, 0x53, 0x10), QColor(0x4A, 0x2A, 0x0C)},
    };
    return theme;
}

const Theme &Theme::darkTheme()
{
    static const Theme theme{
        .dark = true,
        .paper = QColor(0x1B, 0x1C, 0x1F),
        .window = QColor(0x23, 0x25, 0x29),
        .ink = QColor(0xE8, 0xE6, 0xE1),
        .quiet = QColor(0x50, 0x53, 0x5A),
        .clue = QColor(0xCF, 0xCB, 0xC2),
        .clueDone = QColor(0x6A, 0x6D, 0x74),
        .premise = QColor(0x58, 0xB1, 0xF0),
        .conclusion = QColor(0xFF, 0x9A, 0x4D),
        .error = QColor(0xFF, 0x7A, 0x70),
        .suppose = QColor(0xB7, 0x9C, 0xF0),
        .supposeAgain = QColor(0x5C, 0xCF, 0xBE),
        .inside = QColor(0x2F, 0x2A, 0x1C),
        .finalAnswer = QColor(0x7B, 0xD3, 0xA0),
        .accent = QColor(0x58, 0xB1, 0xF0),
        .difficulty = {QColor(0x55, 0x58, 0x5F), QColor(0x84, 0x78, 0x50), QColor(0xB3, 0x9A, 0x4A),
                       QColor(0xDE, 0xBC, 0x58), QColor(0xFF, 0xE6, 0xA8)},
    };
    return theme;
}

const Theme &Theme::of(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightnessF() < 0.5F ? darkTheme() : lightTheme();
}

QPalette Theme::palette() const
{
    QPalette palette;
    const QColor faint = blend(ink, window, 0.55);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Base, paper);
    palette.setColor(QPalette::AlternateBase, blend(paper, window, 0.6));
    palette.setColor(QPalette::Text, ink);
    palette.setColor(QPalette::PlaceholderText, blend(ink, paper, 0.42));
    palette.setColor(QPalette::Button, dark ? blend(window, ink, 0.06) : blend(window, paper, 0.5));
    palette.setColor(QPalette::ButtonText, ink);
    palette.setColor(QPalette::BrightText, error);
    palette.setColor(QPalette::ToolTipBase, paper);
    palette.setColor(QPalette::ToolTipText, ink);
    palette.setColor(QPalette::Highlight, accent);
    palette.setColor(QPalette::HighlightedText, paper);
    palette.setColor(QPalette::Link, accent);
    palette.setColor(QPalette::Light, dark ? blend(window, ink, 0.1) : paper);
    palette.setColor(QPalette::Midlight, blend(window, ink, 0.06));
    palette.setColor(QPalette::Mid, blend(window, ink, dark ? 0.16 : 0.14));
    palette.setColor(QPalette::Dark,
                     dark ? blend(window, Qt::black, 0.4) : blend(window, ink, 0.3));
    palette.setColor(QPalette::Shadow, blend(window, Qt::black, 0.6));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, blend(window, ink, 0.2));
    return palette;
}

namespace {

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &colour)
{
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
           + 0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QColor blend(const QColor &from, const QColor &to, double share)
{
    const auto mix = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(mix(from.redF(), to.redF()), mix(from.greenF(), to.greenF()),
                            mix(from.blueF(), to.blueF()), mix(from.alphaF(), to.alphaF()));
}

} // namespace inkling
