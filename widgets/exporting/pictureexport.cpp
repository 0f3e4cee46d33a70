// SPDX-License-Identifier: MIT
#include "exporting/pictureexport.h"

#include "painting/boardpainter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QSvgGenerator>
#include <cmath>

namespace inkling {

namespace {

struct PictureExport
{
    Q_DECLARE_TR_FUNCTIONS(PictureExport)
};

void paintPage(QPaintDevice &device, const BoardState &state, const PictureChoices &choices,
               const QRectF &page)
{
    QPainter painter(&device);
    if (!choices.isTransparent)
        painter.fillRect(page, choices.theme->paper);
    paintBoard(painter, state, *choices.theme, page);
}

/// The size of a picture of a board.
QSize sizeOf(const BoardState &state, int width)
{
    const QRectF bounds = state.geometry()->bounds();
    return {width, std::max(1, int(std::lround(width * bounds.height() / bounds.width())))};
}

bool writePng(QIODevice &file, const BoardState &state, const PictureChoices &choices)
{
    return pictureOf(state, choices).save(&file, "PNG");
}

bool writeSvg(QIODevice &file, const BoardState &state, const PictureChoices &choices)
{
    const QSize size = sizeOf(state, choices.width);
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(96);
    generator.setTitle(QStringLiteral("Inkling"));
    paintPage(generator, state, choices, QRectF(QPointF(), size));
    return true;
}

bool writePdf(QIODevice &file, const BoardState &state, const PictureChoices &choices)
{
    QPdfWriter writer(&file);
    writer.setCreator(QStringLiteral("Inkling"));
    writer.setPageSize(QPageSize(QSizeF(sizeOf(state, choices.width)), QPageSize::Point));
    writer.setPageMargins({});
    writer.setResolution(600);
    paintPage(writer, state, choices, QRectF(0, 0, writer.width(), writer.height()));
    return true;
}

} // namespace

QImage pictureOf(const BoardState &state, const PictureChoices &choices)
{
    const QSize size = sizeOf(state, choices.width);
    QImage image(size, choices.isTransparent ? QImage::Format_ARGB32_Premultiplied
                                             : QImage::Format_RGB32);
    image.fill(Qt::transparent);
    paintPage(image, state, choices, QRectF(QPointF(), size));
    return image;
}

std::optional<QString> exportPicture(const QString &path, const BoardState &state,
                                     const PictureChoices &choices)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto write = suffix == u"png"   ? writePng
                       : suffix == u"svg" ? writeSvg
                       : suffix == u"pdf" ? writePdf
                                          : nullptr;
    if (!write)
        return PictureExport::tr("The file name must end in .png, .svg or .pdf.");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !write(file, state, choices) || !file.commit())
        return PictureExport::tr("%1 cannot be written: %2").arg(path, file.errorString());
    return std::nullopt;
}

} // namespace inkling
