// SPDX-License-Identifier: MIT
#include "exporting/pictureexport.h"

#include "painting/boardpainter.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
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

void paintPage(QPaintDevice &device, const BoardState &state, const Theme &theme,
               const QRectF &page)
{
    QPainter painter(&device);
    painter.fillRect(page, theme.paper);
    paintBoard(painter, state, theme, page);
}

bool writePng(QIODevice &file, const BoardState &state, const Theme &theme, const QSize &size)
{
    QImage image(size, QImage::Format_RGB32);
    paintPage(image, state, theme, QRectF(QPointF(), size));
    return image.save(&file, "PNG");
}

bool writeSvg(QIODevice &file, const BoardState &state, const Theme &theme, const QSize &size)
{
    QSvgGenerator generator;
    generator.setOutputDevice(&file);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setResolution(96);
    generator.setTitle(QStringLiteral("Inkling"));
    paintPage(generator, state, theme, QRectF(QPointF(), size));
    return true;
}

bool writePdf(QIODevice &file, const BoardState &state, const Theme &theme, const QSize &size)
{
    QPdfWriter writer(&file);
    writer.setCreator(QStringLiteral("Inkling"));
    writer.setPageSize(QPageSize(QSizeF(size), QPageSize::Point));
    writer.setPageMargins({});
    writer.setResolution(600);
    paintPage(writer, state, theme, QRectF(0, 0, writer.width(), writer.height()));
    return true;
}

} // namespace

std::optional<QString> exportPicture(const QString &path, const BoardState &state,
                                     const Theme &theme, int width)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const QRectF bounds = state.geometry()->bounds();
    const QSize size(width,
                     std::max(1, int(std::lround(width * bounds.height() / bounds.width()))));
    const auto write = suffix == u"png"   ? writePng
                       : suffix == u"svg" ? writeSvg
                       : suffix == u"pdf" ? writePdf
                                          : nullptr;
    if (!write)
        return PictureExport::tr("The file name must end in .png, .svg or .pdf.");
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || !write(file, state, theme, size) || !file.commit())
        return PictureExport::tr("%1 cannot be written: %2").arg(path, file.errorString());
    return std::nullopt;
}

} // namespace inkling
