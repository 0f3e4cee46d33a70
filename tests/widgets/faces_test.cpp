// SPDX-License-Identifier: MIT
// How the faces of cells and the frames of regions are painted, on boards of no family.
#include "painting/boardpainter.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"
#include "painting/signs.h"
#include "scene/thumbnail.h"
#include "support/testprogram.h"
#include "widgets/support/pathpuzzle.h"
#include "widgets/support/specimens.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>

using namespace inkling;

namespace {

constexpr std::array themes{&Theme::lightTheme, &Theme::darkTheme};
constexpr std::uint64_t oneToNine = 0b1111111110;

SharedGeometry shared(Board board)
{
    return std::make_shared<const BoardGeometry>(std::move(board));
}

/// A picture of a board, and the colours at places on it.
struct Picture
{
    Picture(const BoardState &state, const Theme &theme, double cellSize = 60)
        : geometry(state.sharedGeometry())
        , cell(cellSize)
        , image((geometry->bounds().size() * cell).toSize(), QImage::Format_RGB32)
    {
        image.fill(theme.paper);
        QPainter painter(&image);
        paintBoard(painter, state, theme, image.rect());
    }

    [[nodiscard]] QPoint pixel(const QPointF &point) const
    {
        const QPointF at = (point - geometry->bounds().topLeft()) * cell;
        return {int(std::floor(at.x())), int(std::floor(at.y()))};
    }
    [[nodiscard]] QColor at(double x, double y) const { return image.pixelColor(pixel({x, y})); }
    [[nodiscard]] QImage part(const QRectF &area) const
    {
        return image.copy(QRect(pixel(area.topLeft()), pixel(area.bottomRight())));
    }

    SharedGeometry geometry;
    double cell;
    QImage image;
};

/// The most contrast that a part of a picture has to a colour.
double mostContrast(const QImage &part, const QColor &ground)
{
    double most = 0;
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x)
            most = std::max(most, contrast(part.pixelColor(x, y), ground));
    }
    return most;
}

/// The share of a part's pixels that are clearly not of a colour.
double shareBeside(const QImage &part, const QColor &ground)
{
    int beside = 0;
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x)
            beside += contrast(part.pixelColor(x, y), ground) > 1.6 ? 1 : 0;
    }
    return double(beside) / (part.width() * part.height());
}

/// A cell and its labels, on the board of inked sums.
constexpr ElementId halvedCell = 4;
constexpr ElementId sumDown = 13;
constexpr ElementId sumAcross = 14;
const QRectF downBox(1.08, 1.60, 0.44, 0.32);
const QRectF acrossBox(1.48, 1.08, 0.44, 0.32);

constexpr ElementId firstBox = 81;
constexpr ElementId cage = 90;
constexpr ElementId diagonal = 92;

class FacesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inkedCellsAreInkedToTheirBorders()
    {
        for (const auto theme : themes) {
            const Picture picture(BoardState(shared(specimens::inkedSums())), theme());
            const QColor ink = inkedGround(theme());
            // On dark paper black cells stay black, and the others are lifted.
            QVERIFY(contrast(ink, shadedGround(theme())) >= (theme().dark ? 1.7 : 4.5));
            for (const double x : {0.04, 0.5, 0.96}) {
                for (const double y : {0.04, 0.5, 0.96})
                    QCOMPARE(picture.at(x, y), ink);
            }
            QCOMPARE(picture.at(2.5, 2.5), QColor(shadedGround(theme()).rgb()));
            // What follows of inked cells beside each other is still seen as cells.
            QVERIFY(picture.at(0.5, 1) != ink);
        }
    }

    void aHalvedCellIsPartedFromItsTopLeft()
    {
        for (const auto theme : themes) {
            const Picture picture(BoardState(shared(specimens::inkedSums())), theme());
            const QColor ink = inkedGround(theme());
            for (const double share : {0.1, 0.3, 0.5, 0.7, 0.9}) {
                QVERIFY(contrast(picture.at(1 + share, 1 + share), ink) > 3);
                // No line the other way.
                if (share != 0.5)
                    QVERIFY(contrast(picture.at(1 + share, 2 - share), ink) < 1.3
                            || downBox.contains(1 + share, 2 - share)
                            || acrossBox.contains(1 + share, 2 - share));
            }
            QCOMPARE(picture.at(1.1, 1.3), ink);
            QCOMPARE(picture.at(1.3, 1.1), ink);
            // A cell inked whole has none.
            QCOMPARE(picture.at(0.3, 0.3), ink);
        }
    }

    void sumsOnInkCanBeReadInEveryState()
    {
        for (const auto theme : themes) {
            const QColor ink = inkedGround(theme());
            BoardState state(shared(specimens::inkedSums()));
            state.cluesShown.clashes = true;
            const auto contrastOf = [&](const QRectF &where) {
                return mostContrast(Picture(state, theme()).part(where), ink);
            };
            // The halves have their own text each, in the paper's colour.
            for (const QRectF &where : {downBox, acrossBox}) {
                const Picture picture(state, theme());
                QVERIFY(contrastOf(where) >= 4.5);
                QVERIFY(shareBeside(picture.part(where), ink) > 0.08);
            }
            const double atRest = contrastOf(downBox);
            state.setCaptions({{.element = sumDown, .done = true}});
            const double done = contrastOf(downBox);
            QVERIFY2(done >= 3 && done < 0.6 * atRest, qPrintable(QString::number(done)));
            QVERIFY(contrastOf(acrossBox) >= 4.5);
            state.setCaptions({{.element = sumDown, .clashes = true}});
            QVERIFY(contrastOf(downBox) >= 4.5);
            QVERIFY(contrastOf(downBox) < atRest);
            state.setCaptions({});
            for (const bool isContradiction : {false, true}) {
                Lighting step;
                step.constraints = {{sumDown}};
                step.contradiction = isContradiction;
                state.light(step);
                QVERIFY(contrastOf(downBox) >= 4.5);
            }
            Lighting step;
            step.conclusions = {{.element = sumAcross, .look = Look::Text, .text = "8"}};
            state.light(step);
            const Picture said(state, theme());
            const QColor ground = said.at(1.9, 1.5);
            QVERIFY(contrast(ground, ink) >= 4.5);
            QVERIFY(mostContrast(said.part(acrossBox), ground) >= 4.5);
        }
    }

    void theInksOnInkStandOutThere()
    {
        for (const auto theme : themes) {
            const Theme inked = onInk(theme());
            for (const QColor &colour : {inked.ink, inked.clue, inked.premise, inked.conclusion,
                                         inked.error, inked.suppose, inked.finalAnswer})
                QVERIFY2(contrast(colour, inked.paper) >= 4.5, qPrintable(colour.name()));
            QVERIFY(contrast(inked.clueDone, inked.paper) >= 3);
            QVERIFY(contrast(inked.quiet, inked.paper) >= 1.6);
        }
    }

    void aLitSumIsRingedWithinItsHalf()
    {
        for (const auto theme : themes) {
            BoardState state(shared(specimens::inkedSums()));
            const QImage bare = Picture(state, theme()).image;
            std::vector<QImage> shown;
            for (const bool isContradiction : {false, true}) {
                Lighting step;
                step.constraints = {{sumDown}};
                step.contradiction = isContradiction;
                state.light(step);
                const Picture lit(state, theme());
                shown.push_back(lit.image);
                int changed = 0;
                for (int y = 0; y < bare.height(); ++y) {
                    for (int x = 0; x < bare.width(); ++x) {
                        if (lit.image.pixel(x, y) == bare.pixel(x, y))
                            continue;
                        ++changed;
                        const QPointF at = QPointF(x + 0.5, y + 0.5) / lit.cell
                                           + lit.geometry->bounds().topLeft();
                        QVERIFY(QRectF(1, 1, 1, 1).contains(at) && at.y() > at.x() - 0.04);
                    }
                }
                QVERIFY(changed > 60);
            }
            QVERIFY(shown[0] != shown[1]);
        }
    }

    void nothingIsMarkedOnInk()
    {
        BoardState state(shared(specimens::inkedSums()));
        const QImage bare = Picture(state, Theme::lightTheme()).image;
        state.openValues = oneToNine;
        QVERIFY(!state.isOpen(0) && !state.isOpen(halvedCell) && state.isOpen(5));
        state.openValues = 0;
        state.add({.element = 0, .look = Look::Text, .text = "5"});
        state.add({.element = 1, .look = Look::Black});
        state.add(
            {.element = halvedCell, .look = Look::Candidates, .values = 6, .outOf = oneToNine});
        QCOMPARE(Picture(state, Theme::lightTheme()).image, bare);
        Lighting step;
        step.conclusions = {{.element = 0, .look = Look::Text, .text = "5"}};
        BoardState lit(shared(specimens::inkedSums()));
        lit.light(step);
        const Picture picture(lit, Theme::lightTheme());
        QCOMPARE(picture.at(0.5, 0.5), inkedGround(Theme::lightTheme()));
    }

    void circlesAreHollowOrInked()
    {
        for (const auto theme : themes) {
            const Picture picture(BoardState(shared(specimens::pearls())), theme());
            // A disc is dark and a ring light, whatever the paper.
            const double inked = theme().dark ? 0.5 : 1.5;
            const double hollow = theme().dark ? 1.5 : 0.5;
            for (const double reach : {0.0, 0.15, 0.30}) {
                QCOMPARE(picture.at(1.5 + reach, inked), theme().ink);
                QCOMPARE(picture.at(1.5, inked - reach), theme().ink);
            }
            QCOMPARE(picture.at(1.5, inked + 0.37), theme().paper);
            // A hollow disc is darker than the paper, as a black pearl is.
            for (const double reach : {0.0, 0.15, 0.25}) {
                const QColor within = picture.at(1.5 - reach, hollow);
                QVERIFY(theme().dark ? within.lightness() < theme().paper.lightness()
                                     : within == theme().paper);
            }
            QCOMPARE(picture.at(1.5 + 0.305, hollow), theme().ink);
            QCOMPARE(picture.at(1.5, hollow - 0.305), theme().ink);
            QCOMPARE(picture.at(1.5, hollow + 0.37), theme().paper);
            QCOMPARE(picture.at(0.5, 0.5), theme().paper);
        }
    }

    void aPathIsSeenThroughADisc()
    {
        // Level edge from cell (1, 0) to the disc in (1, 1), and on to (1, 2).
        for (const auto theme : themes) {
            const QColor ground = theme().dark ? theme().paper : theme().ink; // of the disc
            for (const double size : {16.0, 60.0}) {
                BoardState state(shared(specimens::pearls()));
                state.add({.element = 19, .look = Look::Joined});
                const Picture half(state, theme(), size);
                QCOMPARE(half.at(1.01, 1.5), theme().ink);
                QVERIFY(contrast(half.at(1.3, 1.5), ground) > 4.5);
                QVERIFY(contrast(half.at(1.7, 1.5), ground) < 1.5);
                state.add({.element = 20, .look = Look::Joined});
                const Picture whole(state, theme(), size);
                for (const double x : {1.3, 1.5, 1.7})
                    QVERIFY(contrast(whole.at(x, 1.5), ground) > 4.5);
                QCOMPARE(whole.at(1.99, 1.5), theme().ink);
                // The disc is still there on either side.
                QVERIFY(contrast(whole.at(1.5, 1.3), ground) < 1.5);
                QVERIFY(contrast(whole.at(1.5, 1.7), ground) < 1.5);
            }
            // A lit one runs through in its own colour, with a rim.
            BoardState state(shared(specimens::pearls()));
            Lighting step;
            step.conclusions = {{.element = 19, .look = Look::Joined}};
            state.light(step);
            const Picture lit(state, theme());
            QCOMPARE(lit.at(1.3, 1.5), theme().conclusion);
            if (!theme().dark) // where the disc is inked
                QCOMPARE(lit.at(1.3, 1.5 - 0.133), theme().paper);
            QVERIFY(contrast(lit.at(1.5, 1.3), ground) < 1.5);
        }
    }

    void aPathOverAGridHasOneWidth()
    {
        BoardState state(shared(specimens::pearls()));
        // Down the first column: no circle is there.
        for (const ElementId edge : {28, 32})
            state.add({.element = edge, .look = Look::Joined});
        const Picture picture(state, Theme::lightTheme());
        for (const double y : {0.5, 0.9, 1.5, 2.0, 2.45}) {
            QCOMPARE(picture.at(0.5, y), Theme::lightTheme().ink);
            QCOMPARE(picture.at(0.56, y), Theme::lightTheme().ink);
            QVERIFY(picture.at(0.61, y) != Theme::lightTheme().ink);
        }
    }

    void aCutIsACrossOnTheLineOfTheGrid()
    {
        for (const auto theme : themes) {
            BoardState state(shared(specimens::pearls()));
            const Picture bare(state, theme());
            state.add({.element = 19, .look = Look::Cut}); // on the line x = 1, at y = 1.5
            const Picture picture(state, theme());
            for (const double x : {-0.05, 0.05}) {
                for (const double y : {-0.05, 0.05}) {
                    QCOMPARE(bare.at(1 + x, 1.5 + y), theme().paper);
                    QVERIFY(contrast(picture.at(1 + x, 1.5 + y), theme().paper) > 1.6);
                }
            }
            QCOMPARE(picture.at(1.05, 1.5), theme().paper);
        }
    }

    void aBroadFrameNeedsNoText()
    {
        for (const auto theme : themes) {
            const Picture picture(BoardState(shared(specimens::boxes())), theme());
            for (const double line : {3.0, 6.0}) {
                for (const double along : {0.5, 4.5, 8.5}) {
                    QVERIFY(contrast(picture.at(line, along), theme().paper) > 4.5);
                    QVERIFY(contrast(picture.at(line - 0.012, along), theme().paper) > 4.5);
                    QVERIFY(contrast(picture.at(along, line), theme().paper) > 4.5);
                }
            }
            // Within a box there are only thin lines.
            QVERIFY(contrast(picture.at(1, 8.5), theme().paper) < 3);
            QVERIFY(contrast(picture.at(0.97, 8.5), theme().paper) < 1.2);
        }
        // A region without a frame shows nothing at rest.
        const auto pictureOf = [](ElementId region, RegionFrame frame) {
            Board board = specimens::boxes();
            board.setRegionFrame(region, frame);
            return Picture(BoardState(shared(board)), Theme::lightTheme());
        };
        QVERIFY(contrast(pictureOf(firstBox, RegionFrame::Broad).at(0, 1.5), Qt::white) > 4.5);
        QVERIFY(contrast(pictureOf(firstBox, RegionFrame::None).at(0, 1.5), Qt::white) < 3);
        Board without;
        without.setFrame(CellFrame::Grid);
        const Board whole = specimens::boxes();
        for (ElementId id = 0; id < diagonal; ++id) {
            without.add(whole.kind(id), whole.outline(id), whole.text(id));
            if (whole.kind(id) == ElementKind::Region)
                without.setRegionFrame(id, whole.regionFrame(id));
        }
        QCOMPARE(Picture(BoardState(shared(without)), Theme::lightTheme()).image,
                 pictureOf(diagonal, RegionFrame::None).image);
    }

    void aDashedFrameIsInsideItsRegion()
    {
        for (const auto theme : themes) {
            const Picture picture(BoardState(shared(specimens::boxes())), theme());
            // The share of a line that has ink, between two points.
            const auto inked = [&](const QPointF &from, const QPointF &to) {
                int there = 0;
                for (int i = 0; i < 200; ++i) {
                    const QPointF at = from + (to - from) * (i / 200.0);
                    there += contrast(picture.at(at.x(), at.y()), theme().paper) > 2.5 ? 1 : 0;
                }
                return there / 200.0;
            };
            const auto isDashed = [&](const QPointF &from, const QPointF &to) {
                const double share = inked(from, to);
                return share > 0.35 && share < 0.85;
            };
            // Of the cage 9: below, and on the right.
            QVERIFY(isDashed({4.2, 6.944}, {5.8, 6.944}));
            QVERIFY(isDashed({5.944, 6.2}, {5.944, 6.9}));
            QVERIFY(inked({4.2, 6.90}, {5.8, 6.90}) < 0.02);
            QVERIFY(inked({4.2, 6.97}, {5.8, 6.97}) < 0.02);
            // Its text stands in a gap of the dashes.
            QVERIFY(mostContrast(picture.part({4.06, 6.06, 0.16, 0.18}), theme().paper) > 4.5);
            const TextPlace text = regionPlace(*picture.geometry, cage + 1, QStringLiteral("9"));
            QVERIFY(text.capHeight < 0.2);
            // Round the concave corner of the cage 14, which is at (3, 3).
            QVERIFY(isDashed({3.0, 2.944}, {3.8, 2.944}));
            QVERIFY(isDashed({2.944, 3.1}, {2.944, 3.9}));
            QVERIFY(inked({3.05, 3.056}, {3.9, 3.056}) < 0.02);
        }
    }

    void textsOnDashesAreClearOfDigitsAndCandidates()
    {
        const SharedGeometry geometry = shared(specimens::boxes());
        const auto boxOf = [](const TextPlace &place, const QString &text) {
            QTransform transform;
            transform.translate(place.centre.x(), place.centre.y());
            transform.scale(place.capHeight, place.capHeight);
            return transform.map(lettering(text, Weight::Medium)).boundingRect();
        };
        constexpr ElementId corner = 20; // where the cage 14 begins
        const QRectF sum
            = boxOf(regionPlace(*geometry, cage, QStringLiteral("45")), QStringLiteral("45"));
        QVERIFY(geometry->box(corner).contains(sum));
        QVERIFY(boxOf(digitPlace(*geometry, corner), QStringLiteral("8")).top() > sum.bottom());
        for (const auto &[value, place] : candidatePlaces(*geometry, corner, oneToNine)) {
            const QRectF candidate = boxOf(place, QString::number(value));
            QVERIFY(candidate.top() > sum.bottom() + 0.01);
            QVERIFY(geometry->box(corner).adjusted(0.08, 0, -0.08, -0.08).contains(candidate));
        }
        // Where no region has a text, they take all of the cell.
        Board plain = specimens::boxes();
        Board bare;
        bare.setFrame(CellFrame::Grid);
        for (ElementId id = 0; id < cage; ++id) {
            const auto outline = plain.outline(id);
            bare.setRegionFrame(bare.add(plain.kind(id), outline), plain.regionFrame(id));
        }
        const SharedGeometry free = shared(bare);
        QCOMPARE(digitPlace(*free, 0).centre, free->centre(0));
        QVERIFY(candidatePlaces(*free, 0, oneToNine).front().place.centre.y()
                < candidatePlaces(*geometry, 0, oneToNine).front().place.centre.y());
    }

    void aGivenDigitIsToldFromOneWrittenByHand()
    {
        for (const auto theme : themes) {
            BoardState state(shared(specimens::boxes()));
            state.add({.element = 1, .look = Look::Text, .text = "7"});
            const Picture picture(state, theme());
            const QImage given = picture.part({0.08, 0.08, 0.84, 0.84});
            const QImage written = picture.part({1.08, 0.08, 0.84, 0.84});
            QVERIFY(given != written);
            QVERIFY(picture.at(0.1, 0.5) != picture.at(1.1, 0.5)); // not by the ink alone
            QVERIFY(mostContrast(given, picture.at(0.1, 0.5)) >= 4.5);
            // They are as large as each other, and a mark that says the same changes nothing.
            QCOMPARE(givenPlace(*picture.geometry, 0).capHeight,
                     digitPlace(*picture.geometry, 1).capHeight);
            state.add({.element = 0, .look = Look::Text, .text = "7"});
            QCOMPARE(Picture(state, theme()).image, picture.image);
        }
    }

    void aDiagonalIsLitCellByCell()
    {
        const SharedGeometry geometry = shared(specimens::boxes());
        QCOMPARE(geometry->outlines(diagonal).size(), std::size_t(9));
        for (const auto theme : themes) {
            BoardState state(geometry);
            const Picture bare(state, theme());
            for (const bool isContradiction : {false, true}) {
                Lighting step;
                step.constraints = {{diagonal}};
                step.contradiction = isContradiction;
                state.light(step);
                const Picture lit(state, theme());
                for (int i = 0; i < 9; ++i) {
                    for (int k = 0; k < 9; ++k) {
                        const QRectF cell(k + 0.1, i + 0.1, 0.8, 0.8);
                        QCOMPARE(lit.part(cell) != bare.part(cell), i == k);
                    }
                }
            }
        }
    }

    void areasThatTouchAtACornerStayApart()
    {
        const std::vector<QPolygonF> falling{QPolygonF({{0, 0}, {1, 0}, {1, 1}, {0, 1}}),
                                             QPolygonF({{1, 1}, {2, 1}, {2, 2}, {1, 2}})};
        const std::vector<QPolygonF> rising{QPolygonF({{1, 0}, {2, 0}, {2, 1}, {1, 1}}),
                                            QPolygonF({{0, 1}, {1, 1}, {1, 2}, {0, 2}})};
        for (const auto &squares : {falling, rising}) {
            const auto outlines = unitedOutlines(squares);
            QCOMPARE(outlines.size(), std::size_t(2));
            for (const QPolygonF &outline : outlines)
                QCOMPARE(outline.size(), qsizetype(4));
        }
    }

    void aLitCageKeepsItsDashes()
    {
        for (const auto theme : themes) {
            BoardState state(shared(specimens::boxes()));
            Lighting step;
            step.constraints = {{cage + 1}};
            state.light(step);
            const Picture lit(state, theme());
            int premise = 0;
            int all = 0;
            for (double x = 4.3; x < 5.8; x += 0.01) {
                ++all;
                premise += contrast(lit.at(x, 6.944), theme().premise) < 1.3 ? 1 : 0;
            }
            QVERIFY(premise > 0.3 * all && premise < 0.85 * all);
        }
    }

    void facesAndFramesCanChangeWithTheTexts()
    {
        const Board before = specimens::pearls();
        Board after = before;
        after.setFace(5, CellFace::Ring);
        QVERIFY(BoardGeometry::areAlike(before, after));
        QCOMPARE(Picture(BoardState(shared(before)->withTexts(after)), Theme::lightTheme()).image,
                 Picture(BoardState(shared(after)), Theme::lightTheme()).image);
        Board sums = specimens::inkedSums();
        sums.setFace(halvedCell, CellFace::Plain);
        const auto changed = shared(specimens::inkedSums())->withTexts(sums);
        QCOMPARE(changed->inkedCellOf(sumDown), noElement);
        QCOMPARE(shared(specimens::inkedSums())->inkedCellOf(sumDown), halvedCell);
        Board boxes = specimens::boxes();
        boxes.setRegionFrame(cage, RegionFrame::Broad);
        QVERIFY(shared(specimens::boxes())->withTexts(boxes)->borderLines().size()
                > shared(specimens::boxes())->borderLines().size());
    }

    void aSmallAnswerShowsItsPath()
    {
        const test::PathPuzzle puzzle(specimens::pearls());
        Answer none{std::vector<std::uint8_t>(24, 0)};
        Answer some = none;
        some.values[4] = some.values[5] = 1;
        for (const int side : {100, 12})
            QVERIFY(thumbnail(puzzle, &none, Theme::lightTheme(), side)
                    != thumbnail(puzzle, &some, Theme::lightTheme(), side));
    }

    void onePointsAtCellsAndLabelsAndNotAtBoxes()
    {
        const BoardGeometry boxes(specimens::boxes());
        for (const double x : {3.1, 4.2, 4.5, 4.9}) {
            const ElementId pointed = elementAt(boxes, {x, 4.2});
            QCOMPARE(boxes.board().kind(pointed), ElementKind::Cell);
            QCOMPARE(pointed, ElementId(4 * 9 + int(x)));
        }
        const BoardGeometry sums(specimens::inkedSums());
        QCOMPARE(elementAt(sums, sums.centre(sumDown)), sumDown);
        QCOMPARE(elementAt(sums, sums.centre(sumAcross)), sumAcross);
    }

    void smallPicturesShowFacesToo()
    {
        for (const auto theme : themes) {
            // Large enough to be drawn, and so small that only specks are.
            for (const int side : {100, 12}) {
                Board plain = specimens::pearls();
                for (const ElementId cell : {1, 5, 11, 14})
                    plain.setFace(cell, CellFace::Plain);
                QVERIFY(thumbnail(specimens::pearls(), theme(), side)
                        != thumbnail(plain, theme(), side));
                Board bare = specimens::inkedSums();
                for (ElementId cell = 0; cell < 9; ++cell)
                    bare.setFace(cell, CellFace::Plain);
                QVERIFY(thumbnail(specimens::inkedSums(), theme(), side)
                        != thumbnail(bare, theme(), side));
            }
        }
    }
};

} // namespace

INKLING_TEST(FacesTest, QApplication)
#include "faces_test.moc"
