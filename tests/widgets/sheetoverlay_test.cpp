// SPDX-License-Identifier: MIT
// Where the marks of a board being drawn stand.
#include "editors/sheetoverlay.h"
#include "scene/boardscene.h"
#include "support/testprogram.h"
#include "widgets/support/specimens.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QStyleOptionGraphicsItem>
#include <QTest>

using namespace inkling;

namespace {

constexpr ElementId cage = 4;
constexpr double cell = 60;

/// Two by two squares; three of them are a cage, and the one right of its label is not.
SharedGeometry bentCage()
{
    Board board;
    board.setFrame(CellFrame::Grid);
    for (int i = 0; i < 4; ++i)
        board.add(ElementKind::Cell, specimens::square(i % 2, i / 2));
    board.add(ElementKind::Region, {{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}, {0, 2}, {0, 0}}, "7+");
    return std::make_shared<const BoardGeometry>(std::move(board));
}

/// The middles of the pixels that the marks ink, in units of a cell.
QPolygonF inked(const BoardScene &scene, const SheetMarks &marks)
{
    SheetOverlay overlay(scene);
    overlay.setMarks(marks);
    QImage image(int(2 * cell), int(2 * cell), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(cell, cell);
    const QStyleOptionGraphicsItem option;
    overlay.paint(&painter, &option, nullptr);
    painter.end();
    QPolygonF points;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixelColor(x, y).alphaF() > 0.2F)
                points.append(QPointF(x + 0.5, y + 0.5) / cell);
        }
    }
    return points;
}

} // namespace

class SheetOverlayTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatMarksACageStandsInTheCage_data()
    {
        QTest::addColumn<bool>("isChosen");
        QTest::newRow("dot") << false;
        QTest::newRow("frames") << true;
    }

    void whatMarksACageStandsInTheCage()
    {
        QFETCH(bool, isChosen);
        BoardScene scene;
        scene.setGeometry(bentCage());
        SheetMarks marks;
        (isChosen ? marks.chosenFault : marks.faults).push_back(cage);
        const QPolygonF points = inked(scene, marks);
        QVERIFY(points.size() > 4);
        const QPolygonF outline = scene.geometry()->outlines(cage).front();
        for (const QPointF &point : points)
            QVERIFY(outline.containsPoint(point, Qt::OddEvenFill));
        // The dot stands in the cell with the cage's label.
        if (!isChosen)
            QVERIFY(scene.geometry()->box(0).contains(points.boundingRect()));
    }
};

INKLING_TEST(SheetOverlayTest, QApplication)
#include "sheetoverlay_test.moc"
