// SPDX-License-Identifier: MIT
#include "scene/theme.h"

#include <atomic>
#include <cmath>

namespace inkling {

namespace {

Theme usualLight()
{
    return {
        .dark = false,
        .paper = QColor(0xFC, 0xFB, 0xF8),
        .window = QColor(0xF3, 0xF1, 0xEC),
        .ink = QColor(0x1F, 0x23, 0x28),
        .quiet = QColor(0xC0, 0xBB, 0xB1),
        .clue = QColor(0x3A, 0x3F, 0x47),
        .clueDone = QColor(0x80, 0x7C, 0x74),
        .premise = QColor(0x0B, 0x6F, 0xB8),
        .conclusion = QColor(0xBF, 0x4C, 0x08),
        .error = QColor(0xB3, 0x26, 0x1E),
        .suppose = QColor(0x6B, 0x4F, 0xA0),
        .supposeAgain = QColor(0x1E, 0x7F, 0x72),
        .inside = QColor(0xF6, 0xE9, 0xC9),
        .outside = QColor(),
        .finalAnswer = QColor(0x2E, 0x7D, 0x4F),
        .accent = QColor(0x0B, 0x6F, 0xB8),
        .difficulty = {QColor(0xC0, 0xBB, 0xB1), QColor(0xC4, 0xA8, 0x62), QColor(0xA9, 0x80, 0x22),
                       QColor(0x7F, 0x53, 0x10), QColor(0x4A, 0x2A, 0x0C)},
        .tints = {QColor(0xF2, 0xC6, 0x2E, 0x78), QColor(0x6F, 0xB5, 0x5A, 0x70),
                  QColor(0x4F, 0xA3, 0xDA, 0x6C), QColor(0xE2, 0x6B, 0x73, 0x6C),
                  QColor(0x9A, 0x74, 0xD0, 0x68), QColor(0x8A, 0x88, 0x84, 0x70)},
        .crosses = CrossStyle::Cross,
    };
}

Theme usualDark()
{
    return {
        .dark = true,
        .paper = QColor(0x1B, 0x1C, 0x1F),
        .window = QColor(0x23, 0x25, 0x29),
        .ink = QColor(0xE8, 0xE6, 0xE1),
        .quiet = QColor(0x5C, 0x5F, 0x66),
        .clue = QColor(0xCF, 0xCB, 0xC2),
        .clueDone = QColor(0x82, 0x85, 0x8C),
        .premise = QColor(0x58, 0xB1, 0xF0),
        .conclusion = QColor(0xFF, 0x9A, 0x4D),
        .error = QColor(0xFF, 0x7A, 0x70),
        .suppose = QColor(0xB7, 0x9C, 0xF0),
        .supposeAgain = QColor(0x5C, 0xCF, 0xBE),
        .inside = QColor(0x2F, 0x2A, 0x1C),
        .outside = QColor(),
        .finalAnswer = QColor(0x7B, 0xD3, 0xA0),
        .accent = QColor(0x58, 0xB1, 0xF0),
        .difficulty = {QColor(0x55, 0x58, 0x5F), QColor(0x84, 0x78, 0x50), QColor(0xB3, 0x9A, 0x4A),
                       QColor(0xDE, 0xBC, 0x58), QColor(0xFF, 0xE6, 0xA8)},
        .tints = {QColor(0xD8, 0xAE, 0x2A, 0x88), QColor(0x5F, 0xA8, 0x58, 0x88),
                  QColor(0x3F, 0x8F, 0xCC, 0x88), QColor(0xCC, 0x58, 0x62, 0x88),
                  QColor(0x8C, 0x68, 0xC8, 0x90), QColor(0x8E, 0x90, 0x96, 0x78)},
        .crosses = CrossStyle::Cross,
    };
}

constexpr std::size_t sideCount = 3;
constexpr std::size_t trialCount = 2;
constexpr std::size_t crossCount = 3;
constexpr std::size_t tasteCount = sideCount * trialCount * crossCount;

Taste tasteOf(std::size_t index)
{
    return {.sides = SideTint(index % sideCount),
            .trials = TrialInks(index / sideCount % trialCount),
            .crosses = CrossStyle(index / sideCount / trialCount)};
}

std::size_t indexOf(const Taste &taste)
{
    return std::size_t(taste.sides)
           + sideCount * (std::size_t(taste.trials) + trialCount * std::size_t(taste.crosses));
}

Theme flavoured(Theme theme, const Taste &taste)
{
    if (taste.sides == SideTint::YellowBlue) {
        theme.inside = theme.dark ? QColor(0x4A, 0x3F, 0x12) : QColor(0xFB, 0xE6, 0x9A);
        theme.outside = theme.dark ? QColor(0x1B, 0x31, 0x4C) : QColor(0xD6, 0xE6, 0xF7);
    } else if (taste.sides == SideTint::PinkGreen) {
        theme.inside = theme.dark ? QColor(0x53, 0x25, 0x38) : QColor(0xFB, 0xD9, 0xE4);
        theme.outside = theme.dark ? QColor(0x1D, 0x33, 0x22) : QColor(0xDF, 0xF0, 0xDA);
    }
    if (taste.trials == TrialInks::MagentaOlive) {
        theme.suppose = theme.dark ? QColor(0xF0, 0x8C, 0xC6) : QColor(0xA3, 0x21, 0x6F);
        theme.supposeAgain = theme.dark ? QColor(0xC3, 0xCF, 0x5A) : QColor(0x5F, 0x6B, 0x12);
    }
    theme.crosses = taste.crosses;
    return theme;
}

/// A theme for each taste, never changed: any thread may be painting with any of them.
using Themes = std::array<Theme, tasteCount>;

Themes makeThemes(const Theme &usual)
{
    Themes themes;
    for (std::size_t i = 0; i < tasteCount; ++i)
        themes[i] = flavoured(usual, tasteOf(i));
    return themes;
}

std::atomic<std::size_t> chosenTaste = 0;

} // namespace

void Theme::setTaste(const Taste &taste)
{
    chosenTaste = indexOf(taste);
}

Taste Theme::taste()
{
    return tasteOf(chosenTaste);
}

const Theme &Theme::lightTheme()
{
    static const Themes themes = makeThemes(usualLight());
    return themes[chosenTaste];
}

const Theme &Theme::darkTheme()
{
    static const Themes themes = makeThemes(usualDark());
    return themes[chosenTaste];
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

QColor inkedGround(const Theme &theme)
{
    return theme.dark ? QColor(0x06, 0x07, 0x08) : theme.ink;
}

namespace {

/// The first colour on the way from one to another with enough contrast to a ground.
QColor legible(const QColor &from, const QColor &to, const QColor &ground, double least)
{
    constexpr int steps = 32;
    int step = 0;
    while (step < steps && contrast(blend(from, to, double(step) / steps), ground) < least)
        ++step;
    return blend(from, to, double(step) / steps);
}

} // namespace

Theme onInk(const Theme &theme)
{
    constexpr double text = 4.6;
    constexpr double quietText = 3.4;
    constexpr double quiet = 1.8;
    Theme inked = theme;
    inked.paper = inkedGround(theme);
    if (theme.dark)
        return inked;
    inked.dark = true;
    inked.ink = theme.paper;
    inked.clue = theme.paper;
    inked.clueDone = legible(inked.paper, theme.paper, inked.paper, quietText);
    inked.quiet = legible(inked.paper, theme.paper, inked.paper, quiet);
    for (QColor *colour : {&inked.premise, &inked.conclusion, &inked.error, &inked.suppose,
                           &inked.supposeAgain, &inked.finalAnswer, &inked.accent})
        *colour = legible(*colour, theme.paper, inked.paper, text);
    return inked;
}

} // namespace inkling
