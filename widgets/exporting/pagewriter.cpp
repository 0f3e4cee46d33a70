// SPDX-License-Identifier: MIT
#include "exporting/pagewriter.h"

#include <QCoreApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QPrinter>
#include <QSaveFile>

namespace inkling {

namespace {

struct PageWords
{
    Q_DECLARE_TR_FUNCTIONS(PuzzlePrinter)
};

constexpr double pointsPerInch = 72;
constexpr int resolution = 600;

/// `left`: points from the left of the paper.
void paintPage(QPainter &painter, const QPagedPaintDevice &device, const PrintedPage &page,
               double left)
{
    const int dotsPerInch = device.logicalDpiX();
    painter.save();
    // A device's origin is where its margins end.
    painter.translate(-device.pageLayout().paintRectPixels(dotsPerInch).topLeft());
    painter.scale(dotsPerInch / pointsPerInch, dotsPerInch / pointsPerInch);
    painter.translate(left, 0);
    PuzzlePrinter::paint(painter, page);
    painter.restore();
}

} // namespace

bool printPages(QPagedPaintDevice &device, const PuzzlePrinter &printer, int first, int count,
                const PrintProgress &progress, const StopCondition &stop)
{
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    for (int i = 0; i < count; ++i) {
        if (i > 0 && !device.newPage())
            return false;
        double left = 0;
        for (const int number : printer.pagesOn(first + i)) {
            const bool isEmpty = number >= printer.pageCount();
            const std::optional<PrintedPage> page
                = isEmpty ? PrintedPage() : printer.page(number, stop);
            if (!page) {
                if (auto *real = dynamic_cast<QPrinter *>(&device))
                    real->abort();
                return true;
            }
            paintPage(painter, device, *page, left);
            left += printer.paper().width();
        }
        progress(i + 1);
    }
    return painter.end();
}

std::optional<QString> writePages(const QString &path, const QString &title,
                                  const PuzzlePrinter &printer, const QPageLayout &paper,
                                  const PrintProgress &progress, const StopCondition &stop)
{
    QSaveFile file(path);
    const auto problem
        = [&] { return PageWords::tr("%1 cannot be written: %2").arg(path, file.errorString()); };
    if (!file.open(QIODevice::WriteOnly))
        return problem();
    bool isPrinted = false;
    {
        QPdfWriter writer(&file);
        writer.setTitle(title);
        writer.setCreator(QStringLiteral("Inkling"));
        writer.setPageLayout(paper);
        writer.setResolution(resolution);
        isPrinted = printPages(writer, printer, 0, printer.sideCount(), progress, stop);
    }
    if (stop.stopped())
        return std::nullopt;
    if (!isPrinted || !file.commit())
        return problem();
    return std::nullopt;
}

} // namespace inkling
