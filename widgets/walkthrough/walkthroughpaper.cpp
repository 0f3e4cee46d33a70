// SPDX-License-Identifier: MIT
#include "walkthrough/walkthroughpaper.h"

#include "painting/boardpainter.h"
#include "scene/drawnpuzzle.h"
#include "steps/stepwords.h"
#include "walkthrough/walkthroughwords.h"

#include <QAbstractTextDocumentLayout>
#include <QGuiApplication>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>
#include <algorithm>

namespace inkling {

namespace {

// All lengths are points.
constexpr double pointsPerInch = 72;
constexpr double textSize = 10;
constexpr double gap = 16;
constexpr double indent = 12;
constexpr double between = 4;
/// The share of the width that a picture takes, and that of a hard step.
constexpr double easyShare = 0.28;
constexpr double hardShare = 0.42;
constexpr double wholeShare = 0.5;

/// Pages that are filled from the top down.
class Flow
{
public:
    Flow(QPagedPaintDevice &device, QPainter &painter)
        : m_device(device)
        , m_painter(painter)
        , m_area(device.pageLayout().paintRectPoints())
    {
        beginPage();
    }

    [[nodiscard]] double width() const { return m_area.width(); }
    [[nodiscard]] double y() const { return m_y; }
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] bool hasFailed() const { return m_hasFailed; }
    void moveTo(double y) { m_y = y; }
    void space(double height) { m_y += height; }
    /// Goes on to another page where there is less room than this, unless the page is empty.
    void need(double height)
    {
        if (m_y + height <= m_area.height() || m_y == 0)
            return;
        m_painter.restore();
        m_hasFailed = m_hasFailed || !m_device.newPage();
        ++m_page;
        m_y = 0;
        beginPage();
    }

    void write(QTextDocument &document, double x, double width)
    {
        document.setTextWidth(width);
        const double height = document.size().height();
        need(height);
        m_painter.save();
        m_painter.translate(x, m_y);
        QAbstractTextDocumentLayout::PaintContext context;
        document.documentLayout()->draw(&m_painter, context);
        m_painter.restore();
        m_y += height;
    }
    /// The height of a board's picture at a width.
    [[nodiscard]] double heightOf(const BoardState &board, double width) const
    {
        const QRectF part = board.geometry()->bounds();
        return std::min(width * part.height() / part.width(), m_area.height() * 0.9);
    }
    void draw(const BoardState &board, double x, double width)
    {
        const double height = heightOf(board, width);
        need(height);
        paintBoard(m_painter, board, Theme::lightTheme(), QRectF(x, m_y, width, height));
        m_y += height;
    }

private:
    void beginPage()
    {
        const int dotsPerInch = m_device.logicalDpiX();
        m_painter.save();
        m_painter.scale(dotsPerInch / pointsPerInch, dotsPerInch / pointsPerInch);
    }

    QPagedPaintDevice &m_device;
    QPainter &m_painter;
    QRectF m_area;
    double m_y = 0;
    int m_page = 0;
    bool m_hasFailed = false;
};

/// Paragraphs in the type of the page.
class Paragraphs
{
public:
    explicit Paragraphs(Flow &flow)
        : m_flow(flow)
    {}

    void write(const QString &words, double size, QFont::Weight weight, double x, double width)
    {
        QTextDocument document;
        prepare(document, size);
        QTextCharFormat format;
        format.setForeground(Theme::lightTheme().ink);
        format.setFontWeight(weight);
        QTextCursor(&document).insertText(words, format);
        m_flow.write(document, x, width);
    }
    void write(const ToldStep &step, double x, double width)
    {
        Theme theme = Theme::lightTheme();
        if (step.supposition > 0)
            theme.conclusion = step.supposition % 2 == 1 ? theme.suppose : theme.supposeAgain;
        QTextDocument document;
        prepare(document, textSize);
        writeSentence(document, step.sentence, theme);
        if (step.supposition > 0) {
            QTextCharFormat quiet;
            quiet.setForeground(theme.quiet);
            QTextCursor(&document).insertText(step.number + u' ', quiet);
        }
        if (!document.isEmpty()) {
            m_flow.write(document, x, width);
            m_flow.space(between);
        }
        for (const ToldStep &inner : step.inside)
            write(inner, x + indent, width - indent);
    }

private:
    static void prepare(QTextDocument &document, double size)
    {
        QFont font = QGuiApplication::font();
        font.setHintingPreference(QFont::PreferNoHinting);
        // The painter's unit is a point.
        font.setPixelSize(int(size));
        document.setDefaultFont(font);
        document.setDocumentMargin(0);
    }

    Flow &m_flow;
};

void paint(Flow &flow, const Scene &scene)
{
    Paragraphs paragraphs(flow);
    const double share = scene.isHard ? hardShare : easyShare;
    const double width = flow.width() * share;
    const double x = width + gap;
    const double height = flow.heightOf(scene.board, width);
    flow.need(height);
    const double top = flow.y();
    const int page = flow.page();
    flow.draw(scene.board, 0, width);
    flow.moveTo(top);
    const ToldStep &first = scene.steps.front();
    paragraphs.write(first.number + QStringLiteral("  ") + first.title, textSize, QFont::DemiBold,
                     x, flow.width() - x);
    flow.space(between);
    for (const ToldStep &step : scene.steps)
        paragraphs.write(step, x, flow.width() - x);
    if (scene.end)
        flow.draw(*scene.end, x, std::min(width, flow.width() - x));
    if (flow.page() == page)
        flow.moveTo(std::max(flow.y(), top + height));
    flow.space(gap);
}

} // namespace

bool paintPages(QPagedPaintDevice &device, Walkthrough &walkthrough,
                const WalkthroughProgress &progress, const StopCondition &stop)
{
    constexpr double titleSize = 20;
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    Flow flow(device, painter);
    Paragraphs paragraphs(flow);
    const WalkthroughWords words(walkthrough);
    const double whole = flow.width() * wholeShare;
    paragraphs.write(words.title(), titleSize, QFont::Bold, 0, flow.width());
    paragraphs.write(words.facts(), textSize, QFont::Normal, 0, flow.width());
    flow.space(gap);
    paragraphs.write(words.rules(), textSize, QFont::Normal, 0, flow.width());
    flow.space(gap);
    flow.draw(walkthrough.start(), 0, whole);
    flow.space(gap);
    for (std::size_t i = 0; i < walkthrough.sceneCount() && !flow.hasFailed(); ++i) {
        const Scene scene = walkthrough.scene(i, stop);
        if (stop.stopped())
            return false;
        paint(flow, scene);
        progress(i + 1);
    }
    flow.need(whole);
    paragraphs.write(words.end(), textSize, QFont::DemiBold, 0, flow.width());
    flow.draw(walkthrough.end(), 0, whole);
    painter.restore();
    return painter.end() && !flow.hasFailed();
}

} // namespace inkling
