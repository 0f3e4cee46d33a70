// SPDX-License-Identifier: MIT
// What every look is painted like in every role, on boards of no family.
#include "painting/boardpainter.h"
#include "painting/markpainter.h"
#include "painting/outlines.h"
#include "painting/shapes.h"
#include "support/testprogram.h"
#include "widgets/support/specimens.h"

#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

using namespace inkling;

namespace {

SharedGeometry shared(Board board)
{
    return std::make_shared<const BoardGeometry>(std::move(board));
}

const SharedGeometry &regionBoard()
{
    static const SharedGeometry geometry = shared(specimens::regions());
    return geometry;
}

const SharedGeometry &sumBoard()
{
    static const SharedGeometry geometry = shared(specimens::sums());
    return geometry;
}

const SharedGeometry &tileBoard()
{
    static const SharedGeometry geometry = shared(specimens::tiles());
    return geometry;
}

const SharedGeometry &cardBoard()
{
    static const SharedGeometry geometry = shared(specimens::cards());
    return geometry;
}

const SharedGeometry &loopBoard()
{
    static const SharedGeometry geometry = shared(specimens::loops());
    return geometry;
}

const SharedGeometry &pearlBoard()
{
    static const SharedGeometry geometry = shared(specimens::pearls());
    return geometry;
}

const SharedGeometry &inkedBoard()
{
    static const SharedGeometry geometry = shared(specimens::inkedSums());
    return geometry;
}

constexpr ElementId firstLink = 11;
/// Of the board with circles: the edge from a plain cell to a disc, right of it.
constexpr ElementId discLink = 19;
/// Of the board of loops: the middle one of the edges between its rows, the cell below it, and that cell's first
/// corner.
constexpr ElementId innerEdge = 10;
constexpr ElementId innerCell = 4;
constexpr ElementId innerDot = 28;
constexpr std::uint64_t oneToNine = 0b1111111110;

/// A mark of each look, on a board that has room for it.
struct Specimen
{
    const char *name;
    SharedGeometry geometry;
    Mark mark;
    /// How far beyond its element's box it may reach.
    double reach;
};

std::vector<Specimen> specimenMarks()
{
    return {
        {"digit", regionBoard(), {.element = 6, .look = Look::Text, .text = "5"}, 0.02},
        {"candidates",
         regionBoard(),
         {.element = 6, .look = Look::Candidates, .values = 0b110110, .outOf = oneToNine},
         0.02},
        {"black", sumBoard(), {.element = 4, .look = Look::Black}, 0.02},
        {"white", sumBoard(), {.element = 4, .look = Look::White}, 0.02},
        {"joined", tileBoard(), {.element = firstLink, .look = Look::Joined}, 0.42},
        {"cut", tileBoard(), {.element = firstLink, .look = Look::Cut}, 0.20},
        {"end", tileBoard(), {.element = 4, .look = Look::End, .main = false}, 0.02},
        {"inner", tileBoard(), {.element = 4, .look = Look::Inner, .main = false}, 0.02},
        {"card", cardBoard(), {.element = 7, .look = Look::Text, .text = "117"}, 0.12},
        {"line", loopBoard(), {.element = innerEdge, .look = Look::Line}, 0.2},
        {"cross", loopBoard(), {.element = innerEdge, .look = Look::Cross}, 0.2},
        {"inside", loopBoard(), {.element = innerCell, .look = Look::Inside, .main = false}, 0.02},
        {"at least one line",
         loopBoard(),
         {.element = innerCell,
          .look = Look::CornerLines,
          .other = innerDot,
          .values = 0b110,
          .main = false},
         0.12},
        {"unlike",
         loopBoard(),
         {.element = innerCell, .look = Look::Unlike, .other = innerCell + 1, .main = false},
         1},
        {"joined over a disc", pearlBoard(), {.element = discLink, .look = Look::Joined}, 0.32},
        {"cut on a grid", pearlBoard(), {.element = discLink, .look = Look::Cut}, 0.36},
        {"sum on ink", inkedBoard(), {.element = 9, .look = Look::Text, .text = "12"}, 0.6},
        {"words", cardBoard(), {.element = 11, .look = Look::Text, .text = "9 * 13"}, 0.12},
    };
}

QImage painted(const BoardState &state, const Theme &theme, double cell)
{
    QImage image((state.geometry()->bounds().size() * cell).toSize(), QImage::Format_RGB32);
    image.fill(theme.paper);
    QPainter painter(&image);
    paintBoard(painter, state, theme, image.rect());
    return image;
}

/// A mark alone, as its role paints it; without the halo below it.
QImage painted(const Specimen &specimen, Role role, const Theme &theme, double cell)
{
    const BoardState state(specimen.geometry);
    QImage image = painted(state, theme, cell);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(cell, cell);
    painter.translate(-state.geometry()->bounds().topLeft());
    MarkPainter(painter, state, theme, cell).paint(specimen.mark, role);
    return image;
}

/// Where two pictures of one size differ, in units of a cell; empty where they do not.
QRectF differenceOf(const QImage &one, const QImage &other, const BoardGeometry &geometry)
{
    QRect area;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x) {
            if (one.pixel(x, y) != other.pixel(x, y))
                area |= QRect(x, y, 1, 1);
        }
    }
    const double cell = one.width() / geometry.bounds().width();
    return {geometry.bounds().topLeft() + QPointF(area.topLeft()) / cell,
            QSizeF(area.size()) / cell};
}

constexpr std::array allRoles{Role::Premise, Role::Crowd,        Role::Conclusion, Role::Error,
                              Role::Suppose, Role::SupposeAgain, Role::InBoth};

constexpr std::array themes{&Theme::lightTheme, &Theme::darkTheme};

QRectF boxOf(const TextPlace &place, const QString &text)
{
    QTransform transform;
    transform.translate(place.centre.x(), place.centre.y());
    transform.scale(place.capHeight, place.capHeight);
    return transform.map(lettering(text, Weight::Medium)).boundingRect();
}

/// How many pixels are clearly lighter in one picture than in the other.
int greyDifference(const QImage &one, const QImage &other)
{
    int different = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            different += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 48 ? 1 : 0;
    }
    return different;
}

/// The same of a mark in two roles, with one ink for all roles: what tells them apart then is not a colour.
int greyDifference(const Specimen &specimen, Role one, Role other, double cell)
{
    Theme grey = Theme::lightTheme();
    for (QColor *ink :
         {&grey.premise, &grey.conclusion, &grey.error, &grey.suppose, &grey.supposeAgain})
        *ink = grey.ink;
    return greyDifference(painted(specimen, one, grey, cell), painted(specimen, other, grey, cell));
}

class MarksTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyLookKeepsToItsPlaceInEveryRole_data()
    {
        QTest::addColumn<int>("index");
        const auto marks = specimenMarks();
        for (int i = 0; i < int(marks.size()); ++i)
            QTest::newRow(marks[std::size_t(i)].name) << i;
    }

    void everyLookKeepsToItsPlaceInEveryRole()
    {
        QFETCH(int, index);
        const Specimen specimen = specimenMarks()[std::size_t(index)];
        const BoardGeometry &geometry = *specimen.geometry;
        for (const auto theme : themes) {
            for (const double cell : {9.0, 14.0, 40.0, 90.0}) {
                const QImage bare = painted(BoardState(specimen.geometry), theme(), cell);
                for (const Role role : allRoles) {
                    const QImage image = painted(specimen, role, theme(), cell);
                    const QRectF changed = differenceOf(bare, image, geometry);
                    // Candidates are gone there: what is seen of them then is their halo.
                    if (specimen.mark.look == Look::Candidates && cell < 10 && changed.isEmpty())
                        continue;
                    QVERIFY2(!changed.isEmpty(), specimen.name);
                    const double reach = specimen.reach + 2 / cell;
                    const QRectF place = geometry.box(specimen.mark.element)
                                             .adjusted(-reach, -reach, reach, reach);
                    QVERIFY2(place.contains(changed),
                             qPrintable(QStringLiteral("%1, role %2, cell %3")
                                            .arg(QLatin1String(specimen.name))
                                            .arg(int(role))
                                            .arg(cell)));
                }
            }
        }
    }

    /// On paper where cells outside are not tinted, in both themes and at 30 pixels a cell.
    void insideAndOutsideAreClear()
    {
        constexpr double cell = 30;
        for (const auto theme : themes) {
            const auto pictureOf = [&](std::optional<Look> side) {
                BoardState state(loopBoard());
                state.sidesShown = true;
                state.outsideShown = true;
                if (side)
                    state.add({.element = innerCell, .look = *side, .main = false});
                return painted(state, theme(), cell);
            };
            const QImage bare = pictureOf(std::nullopt);
            const QImage inside = pictureOf(Look::Inside);
            const QImage outside = pictureOf(Look::Outside);
            QVERIFY(greyDifference(bare, inside) >= 24);
            QVERIFY(greyDifference(bare, outside) >= 16);
            QVERIFY(greyDifference(inside, outside) >= 8);
        }
    }

    void everyRoleHasAShapeOfItsOwn_data() { everyLookKeepsToItsPlaceInEveryRole_data(); }

    void everyRoleHasAShapeOfItsOwn()
    {
        QFETCH(int, index);
        const Specimen specimen = specimenMarks()[std::size_t(index)];
        constexpr double cell = 48;
        // A sign between two elements has few pixels in all.
        const int least = specimen.mark.other == noElement ? 12 : 6;
        for (const Role one : allRoles) {
            for (const Role other : allRoles) {
                if (one != other)
                    QVERIFY2(greyDifference(specimen, one, other, cell) >= least,
                             qPrintable(QStringLiteral("%1: roles %2 and %3")
                                            .arg(QLatin1String(specimen.name))
                                            .arg(int(one))
                                            .arg(int(other))));
            }
        }
    }

    void premisesAndConclusionsDifferInEverySize_data()
    {
        everyLookKeepsToItsPlaceInEveryRole_data();
    }

    void premisesAndConclusionsDifferInEverySize()
    {
        QFETCH(int, index);
        const Specimen specimen = specimenMarks()[std::size_t(index)];
        for (const double cell : {14.0, 17.0, 20.0, 30.0}) {
            const int different = greyDifference(specimen, Role::Premise, Role::Conclusion, cell);
            QVERIFY2(different >= 12, qPrintable(QStringLiteral("%1, cell %2: %3")
                                                     .arg(QLatin1String(specimen.name))
                                                     .arg(cell)
                                                     .arg(different)));
        }
    }

    /// What is said of a corner can be read off its sign, in every role, where cells are small too.
    void everyCornerSignIsAnother()
    {
        constexpr std::array signs{0b001, 0b010, 0b011, 0b100, 0b101, 0b110};
        for (const double cell : {20.0, 40.0}) {
            for (const Role role : {Role::Kept, Role::Premise, Role::Conclusion, Role::Suppose}) {
                for (const int one : signs) {
                    for (const int other : signs) {
                        if (one >= other)
                            continue;
                        const auto picture = [&](int values) {
                            Specimen corner{"corner", loopBoard(), {}, 0};
                            corner.mark = {.element = innerCell,
                                           .look = Look::CornerLines,
                                           .other = innerDot,
                                           .values = std::uint64_t(values),
                                           .main = false};
                            return painted(corner, role, Theme::lightTheme(), cell);
                        };
                        const int different = greyDifference(picture(one), picture(other));
                        QVERIFY2(different >= 4, qPrintable(QStringLiteral("%1 %2, role %3: %4")
                                                                .arg(one)
                                                                .arg(other)
                                                                .arg(int(role))
                                                                .arg(different)));
                    }
                }
            }
        }
    }

    /// What is kept of a corner is seen at rest, gives way to the lit step's own, and fades once it is not needed.
    void whatIsKeptOfACornerIsSeen()
    {
        const Mark mark{.element = innerCell,
                        .look = Look::CornerLines,
                        .other = innerDot,
                        .values = 0b110,
                        .main = false};
        const Theme &theme = Theme::lightTheme();
        BoardState state(loopBoard());
        const QImage bare = painted(state, theme, 20);
        state.kept = {mark};
        QVERIFY(greyDifference(bare, painted(state, theme, 20)) >= 8);
        BoardState lit(loopBoard());
        Lighting lighting;
        lighting.premises = {mark};
        lit.light(lighting);
        const QImage premise = painted(lit, theme, 20);
        lit.kept = {mark};
        QCOMPARE(painted(lit, theme, 20), premise);
        state.kept.clear();
        state.noLongerKept = {mark};
        QCOMPARE(painted(state, theme, 20), bare);
        Lighting coming;
        coming.time = 0;
        state.light(coming);
        QVERIFY(painted(state, theme, 20) != bare);
    }

    /// A step that rests on nothing less: round all cells, off what stands on them.
    void aStepCanRestOnAllOfTheBoard()
    {
        const BoardGeometry &board = *tileBoard();
        QRectF cells;
        for (ElementId tile = 0; tile < 10; ++tile)
            cells |= board.box(tile);
        BoardState state(tileBoard());
        const QImage bare = painted(state, Theme::lightTheme(), 40);
        std::vector<QImage> shown;
        for (const bool isContradiction : {false, true}) {
            Lighting lighting;
            lighting.isOfAll = true;
            lighting.contradiction = isContradiction;
            QVERIFY(!lighting.empty());
            state.light(lighting);
            shown.push_back(painted(state, Theme::lightTheme(), 40));
            const QRectF area = differenceOf(bare, shown.back(), board);
            QVERIFY(area.contains(cells));
            QVERIFY(board.bounds().adjusted(0.1, 0.1, -0.1, -0.1).contains(area));
            for (ElementId tile = 0; tile < 10; ++tile) {
                const QRect middle = QTransform::fromScale(40, 40)
                                         .mapRect(board.box(tile)
                                                      .adjusted(0.2, 0.2, -0.2, -0.2)
                                                      .translated(-board.bounds().topLeft()))
                                         .toRect();
                QCOMPARE(shown.back().copy(middle), bare.copy(middle));
            }
        }
        QVERIFY(shown[0] != shown[1]);
    }

    /// Neither hides the other.
    void aWrongMarkIsSeenBesideWhatFollows()
    {
        const auto text = [](const char *digit) {
            return Mark{.element = 6, .look = Look::Text, .text = digit};
        };
        const auto link = [](Look look) { return Mark{.element = firstLink, .look = look}; };
        const auto shade = [](Look look) { return Mark{.element = 4, .look = look}; };
        const std::tuple<SharedGeometry, Mark, Mark> cases[]
            = {{regionBoard(), text("5"), text("3")},
               {tileBoard(), link(Look::Joined), link(Look::Cut)},
               {tileBoard(), link(Look::Cut), link(Look::Joined)},
               {sumBoard(), shade(Look::Black), shade(Look::White)},
               {sumBoard(), shade(Look::White), shade(Look::Black)}};
        const Theme &theme = Theme::lightTheme();
        const auto inkCount = [](const QImage &image, const QColor &ink) {
            int count = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    const QColor here = image.pixelColor(x, y);
                    const int apart = std::abs(here.red() - ink.red())
                                      + std::abs(here.green() - ink.green())
                                      + std::abs(here.blue() - ink.blue());
                    count += apart < 24 ? 1 : 0;
                }
            }
            return count;
        };
        for (const auto &[board, wrong, follows] : cases) {
            BoardState state(board);
            Lighting lighting;
            lighting.conclusions = {follows};
            state.light(lighting);
            const QImage alone = painted(state, theme, 60);
            lighting.wrong = {wrong};
            state.light(lighting);
            const QImage both = painted(state, theme, 60);
            QVERIFY(inkCount(alone, theme.error) == 0);
            QVERIFY(inkCount(both, theme.error) >= 12);
            QVERIFY(inkCount(both, theme.conclusion) >= 12);
            QVERIFY(2 * inkCount(both, theme.conclusion) >= inkCount(alone, theme.conclusion));
        }
    }

    void whatIsSupposedIsSeenWhereCellsAreSmall()
    {
        constexpr double cell = 26;
        for (const auto theme : themes) {
            for (const Role role : {Role::Suppose, Role::SupposeAgain}) {
                const Specimen specimen{
                    "cross", tileBoard(), {.element = firstLink, .look = Look::Cross}, 0};
                const QImage image = painted(specimen, role, theme(), cell);
                const QImage bare = painted(BoardState(tileBoard()), theme(), cell);
                int seen = 0;
                for (int y = 0; y < image.height(); ++y) {
                    for (int x = 0; x < image.width(); ++x) {
                        seen += image.pixel(x, y) != bare.pixel(x, y)
                                        && contrast(image.pixelColor(x, y), theme().paper) >= 3
                                    ? 1
                                    : 0;
                    }
                }
                QVERIFY(seen >= 10);
            }
        }
    }

    void whatIsKnownIsDrawnAtRest_data() { everyLookKeepsToItsPlaceInEveryRole_data(); }

    void whatIsKnownIsDrawnAtRest()
    {
        QFETCH(int, index);
        const Specimen specimen = specimenMarks()[std::size_t(index)];
        if (specimen.mark.look == Look::Inner || specimen.mark.look == Look::Inside
            || specimen.mark.other != noElement)
            return; // notes that are shown only where they are wished for, or where a step needs them
        for (const auto theme : themes) {
            for (const double cell : {14.0, 40.0, 90.0}) {
                BoardState state(specimen.geometry);
                const QImage bare = painted(state, theme(), cell);
                state.add(specimen.mark);
                const QImage marked = painted(state, theme(), cell);
                QVERIFY2(marked != bare, specimen.name);
                // And goes again without a trace.
                state.apply({specimen.mark, std::nullopt});
                QCOMPARE(painted(state, theme(), cell), bare);
            }
        }
    }

    void whatSearchFoundStandsInPlaceOfCandidates()
    {
        const Mark some{.element = 6, .look = Look::Candidates, .values = 6, .outOf = oneToNine};
        const Mark one{.element = 6, .look = Look::Text, .text = "2"};
        BoardState bare(regionBoard());
        BoardState state(regionBoard());
        state.add(some);
        const QImage before = painted(state, Theme::lightTheme(), 40);
        for (const auto &[first, second] :
             {std::pair<std::vector<Mark>, std::vector<Mark>>{{one}, {}},
              {{one}, {{.element = 6, .look = Look::Text, .text = "1"}}}}) {
            bare.setFound(first, second);
            state.setFound(first, second);
            QCOMPARE(painted(state, Theme::lightTheme(), 40),
                     painted(bare, Theme::lightTheme(), 40));
        }
        state.setFound({});
        QCOMPARE(painted(state, Theme::lightTheme(), 40), before);
    }

    /// A step may rest on less than is known of a cell: on what it cannot be, where it has a value.
    void aKnownValueStaysWhereAStepRestsOnLess()
    {
        const Mark value{.element = 6, .look = Look::Text, .text = "2"};
        const Mark less{
            .element = 6, .look = Look::Candidates, .values = 0b1111101100, .outOf = oneToNine};
        const auto lit = [&](const Mark &premise) {
            BoardState state(regionBoard());
            state.add(value);
            Lighting lighting;
            lighting.premises = {premise};
            lighting.time = lighting.duration();
            state.light(lighting);
            return painted(state, Theme::lightTheme(), 40);
        };
        QCOMPARE(lit(less), lit(value));
    }

    void candidatesFadeOutWhereCellsAreSmall()
    {
        BoardState state(regionBoard());
        const QImage bare = painted(state, Theme::lightTheme(), 9);
        state.add({.element = 6, .look = Look::Candidates, .values = 6, .outOf = oneToNine});
        QCOMPARE(painted(state, Theme::lightTheme(), 9), bare);
        QVERIFY(painted(state, Theme::lightTheme(), 20)
                != painted(BoardState(regionBoard()), Theme::lightTheme(), 20));
    }

    void aNoteStandsWhereItStood()
    {
        // What goes leaves a gap, and closes none: nothing but its own place is painted anew.
        Mark some{.element = 6, .look = Look::Candidates, .values = 0b1010110, .outOf = oneToNine};
        BoardState state(regionBoard());
        state.add(some);
        const QImage before = painted(state, Theme::lightTheme(), 60);
        some.values = 0b1000110; // without the 4
        BoardState fewer(regionBoard());
        fewer.add(some);
        const QImage after = painted(fewer, Theme::lightTheme(), 60);
        QVERIFY(before != after);
        const BoardGeometry &geometry = *regionBoard();
        QRectF gap;
        for (const auto &[value, place] : candidatePlaces(geometry, 6, oneToNine)) {
            if (value == 4)
                gap = boxOf(place, QStringLiteral("4")).translated(-geometry.bounds().topLeft());
        }
        gap.adjust(-0.05, -0.05, 0.05, 0.05);
        for (int x = 0; x < before.width(); ++x) {
            for (int y = 0; y < before.height(); ++y)
                QVERIFY(before.pixel(x, y) == after.pixel(x, y)
                        || gap.contains(QPointF(x, y) / 60));
        }
    }

    /// Where two answers write different texts in one place, each has a part of it.
    void twoAnswersStandBesideEachOther()
    {
        const Mark digit{.element = 6, .look = Look::Text, .text = "8"};
        const Mark label{.element = 10, .look = Look::Text, .text = "3 = 5"};
        const Mark card{.element = 7, .look = Look::Text, .text = "163"};
        for (const auto &[geometry, mark] :
             {std::pair(regionBoard(), digit), std::pair(tileBoard(), label),
              std::pair(cardBoard(), card)}) {
            for (const double cell : {20.0, 60.0}) {
                const auto inked = [&, &geometry = geometry, &mark = mark](Role role) {
                    const BoardState state(geometry);
                    QImage image((geometry->bounds().size() * cell).toSize(),
                                 QImage::Format_ARGB32_Premultiplied);
                    image.fill(Qt::transparent);
                    QPainter painter(&image);
                    painter.setRenderHint(QPainter::Antialiasing);
                    painter.scale(cell, cell);
                    painter.translate(-geometry->bounds().topLeft());
                    MarkPainter(painter, state, Theme::lightTheme(), cell)
                        .paint(mark, role, {.isShared = true});
                    return image;
                };
                const QImage first = inked(Role::Suppose);
                const QImage second = inked(Role::SupposeAgain);
                int count = 0;
                for (int y = 0; y < first.height(); ++y) {
                    for (int x = 0; x < first.width(); ++x) {
                        const bool isFirst = first.pixelColor(x, y).alphaF() > 0.5F;
                        const bool isSecond = second.pixelColor(x, y).alphaF() > 0.5F;
                        QVERIFY(!isFirst || !isSecond);
                        count += isFirst || isSecond ? 1 : 0;
                    }
                }
                QVERIFY(count > 20);
            }
        }
    }

    /// On light and dark paper black cells, white ones and those not known yet are three grounds.
    void shadesPartFromWhatIsNotKnown()
    {
        for (const auto theme : themes) {
            Board board = specimens::sums();
            board.setShaded(true);
            BoardState state(shared(std::move(board)));
            state.add({.element = 0, .look = Look::Black});
            state.add({.element = 1, .look = Look::White});
            const double cell = 40;
            const QImage image = painted(state, theme(), cell);
            const auto ground = [&](int column) {
                const QPointF corner
                    = QPointF(column + 0.2, 0.5) - state.geometry()->bounds().topLeft();
                return image.pixelColor((corner * cell).toPoint());
            };
            QVERIFY(contrast(ground(0), ground(2)) >= 1.6);
            QVERIFY(contrast(ground(0), ground(1)) >= 7);
            if (theme().dark)
                QVERIFY(contrast(ground(1), ground(2)) >= 3);
            QVERIFY(contrast(theme().clue, ground(2)) >= 4.5);
            for (const QColor &ink : {theme().premise, theme().conclusion, theme().error,
                                      theme().suppose, theme().supposeAgain})
                QVERIFY(contrast(ink, ground(2)) >= 4.3);
        }
    }

    void everyTextStaysInItsBox()
    {
        const BoardGeometry &regions = *regionBoard();
        const QString longest = QStringLiteral("1934917632×");
        const QRectF clue = boxOf(regionPlace(regions, 16, longest), longest);
        QVERIFY(QRectF(0, 0, 1, 1).contains(clue));
        QVERIFY(QRectF(3, 0, 1, 1)
                    .contains(boxOf(regionPlace(regions, 18, QStringLiteral("12+")),
                                    QStringLiteral("12+"))));
        // A digit stands in the middle, clear of the clue in the corner, and so do candidates.
        const QRectF digit = boxOf(digitPlace(regions, 0), QStringLiteral("8"));
        QVERIFY(QRectF(0, 0, 1, 1).contains(digit));
        QVERIFY(std::abs(digit.center().y() - 0.5) < 0.06);
        QVERIFY(digit.top()
                > boxOf(regionPlace(regions, 16, QStringLiteral("8")), QStringLiteral("8")).bottom()
                      + 0.04);
        for (const std::uint64_t outOf :
             {std::uint64_t{0b10}, std::uint64_t{0b11110}, oneToNine, std::uint64_t{0x1fffe}}) {
            std::vector<QRectF> boxes;
            for (const auto &[value, place] : candidatePlaces(regions, 0, outOf))
                boxes.push_back(boxOf(place, QString::number(value)));
            QCOMPARE(int(boxes.size()), std::popcount(outOf));
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                QVERIFY(QRectF(0, clue.bottom(), 1, 1 - clue.bottom()).contains(boxes[i]));
                for (std::size_t k = 0; k < i; ++k)
                    QVERIFY(!boxes[i].intersects(boxes[k]));
            }
        }
        const QString words = QStringLiteral("((13 + 12) * 11 - 10 * 9) / 8 + 7 * 123456");
        for (const ElementId element : {ElementId(11), ElementId(3)})
            QVERIFY(cardBoard()->box(element).contains(
                boxOf(boxedPlace(*cardBoard(), element, words), words)));
        QVERIFY(sumBoard()->box(9).contains(
            boxOf(boxedPlace(*sumBoard(), 9, QStringLiteral("1234")), QStringLiteral("1234"))));
    }

    void aTextOnAPathIsReadable()
    {
        for (const auto theme : themes) {
            BoardState state(tileBoard());
            state.add({.element = firstLink, .look = Look::Joined});
            const auto [tile, other] = tileBoard()->endsOf(firstLink);
            QVERIFY(tile != noElement && other != noElement);
            for (const double cell : {20.0, 48.0}) {
                const QImage image = painted(state, theme(), cell);
                // Beside the text is the ink of the path, in the text the paper's colour.
                const QPointF centre
                    = (tileBoard()->centre(tile) - tileBoard()->bounds().topLeft()) * cell;
                const int reach = int(0.2 * cell);
                double most = 0;
                for (int x = -reach; x <= reach; ++x) {
                    for (int y = -reach; y <= reach; ++y)
                        most = std::max(most, contrast(image.pixelColor(int(centre.x()) + x,
                                                                        int(centre.y()) + y),
                                                       theme().ink));
                }
                QVERIFY(most > 7);
            }
        }
    }

    void bordersArePaintedOnceAndOnWholePixels()
    {
        // Every stretch of the regions' borders stands in one line only.
        const auto lines = regionBoard()->borderLines();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            for (std::size_t k = 0; k < i; ++k) {
                const bool isAlong
                    = std::abs(lines[i].dx() * lines[k].dy() - lines[i].dy() * lines[k].dx())
                      < 1e-9;
                if (!isAlong)
                    continue;
                const QLineF between(lines[i].center(), lines[k].center());
                const bool isOnOneLine
                    = std::abs(between.dx() * lines[i].dy() - between.dy() * lines[i].dx()) < 1e-9;
                QVERIFY(!isOnOneLine
                        || between.length() > (lines[i].length() + lines[k].length()) / 2 - 1e-9);
            }
        }
        // Across the frame's upper side nothing is half covered, at any size.
        for (const double cell : {17.0, 23.4, 40.0, 71.3}) {
            const QImage image = painted(BoardState(regionBoard()), Theme::lightTheme(), cell);
            const int x = int((BoardGeometry::margin + 1.5) * cell);
            std::set<QRgb> colours;
            for (int y = 0; y < int((BoardGeometry::margin + 0.06) * cell); ++y)
                colours.insert(image.pixel(x, y));
            QCOMPARE(colours.size(), std::size_t(2));
        }
    }

    void regionsWithoutATextShowOnlyWhereAStepRestsOnThem()
    {
        constexpr ElementId row = 20;
        BoardState state(regionBoard());
        const QImage bare = painted(state, Theme::lightTheme(), 40);
        Lighting step;
        step.constraints = {{row}};
        state.light(step);
        const QRectF changed
            = differenceOf(bare, painted(state, Theme::lightTheme(), 40), *regionBoard());
        QVERIFY(QRectF(-0.1, -0.1, 4.2, 1.2).contains(changed));
        QVERIFY(changed.width() > 3.5);
        state.light({});
        QCOMPARE(painted(state, Theme::lightTheme(), 40), bare);
    }

    void aHoleIsNotPartOfItsRegion()
    {
        constexpr ElementId around = 16;
        BoardState state(regionBoard());
        const QImage bare = painted(state, Theme::lightTheme(), 40);
        Lighting step;
        step.constraints = {{around}};
        state.light(step);
        const QImage lit = painted(state, Theme::lightTheme(), 40);
        const auto at = [](const QImage &image, double x, double y) {
            return image.pixel(int((x + BoardGeometry::margin) * 40),
                               int((y + BoardGeometry::margin) * 40));
        };
        QCOMPARE(at(lit, 1.5, 1.7), at(bare, 1.5, 1.7));
        QVERIFY(at(lit, 0.5, 1.7) != at(bare, 0.5, 1.7));
        QCOMPARE(regionBoard()->outlines(around).size(), std::size_t(2));
    }

    void linksAreNoSides()
    {
        const BoardGeometry &geometry = *tileBoard();
        for (ElementId id = 0; id < geometry.board().size(); ++id) {
            if (geometry.board().kind(id) != ElementKind::Edge)
                continue;
            QCOMPARE(geometry.cellsOf(id)[0], noElement);
            for (std::size_t end = 0; end < 2; ++end) {
                QVERIFY(geometry.endsOf(id)[end] != noElement);
                QCOMPARE(geometry.centre(geometry.endsOf(id)[end]),
                         end == 0 ? geometry.line(id).p1() : geometry.line(id).p2());
            }
        }
    }

    void aStrongerFactTakesTheWeakerOnesPlace()
    {
        BoardState state(regionBoard());
        const Mark some{.element = 6, .look = Look::Candidates, .values = 6, .outOf = oneToNine};
        const Mark one{.element = 6, .look = Look::Text, .text = "2"};
        state.add(some);
        QCOMPARE(state.details(6)->values, std::uint64_t(6));
        state.apply({some, one});
        QVERIFY(state.mainMark(6) == Look::Text);
        QCOMPARE(state.text(6), std::string_view("2"));
        state.apply({one, some});
        QVERIFY(state.mainMark(6) == Look::Candidates);
        state.apply({some, std::nullopt});
        QVERIFY(!state.mainMark(6) && !state.details(6));
    }

    void captionsStandInPlaceOfTheBoardsText()
    {
        BoardState state(sumBoard());
        QCOMPARE(state.text(9), std::string_view("12"));
        QCOMPARE(
            state.setCaptions({{.element = 9, .text = "3 / 12"}, {.element = 12, .done = true}})
                .size(),
            std::size_t(2));
        QCOMPARE(state.text(9), std::string_view("3 / 12"));
        QCOMPARE(state.text(12), std::string_view("4"));
        QVERIFY(state.done(12) && !state.done(9));
        // Only what changes is painted anew.
        const auto changed = state.setCaptions(
            {{.element = 9, .text = "3 / 12"}, {.element = 12, .text = "0", .done = true}});
        QVERIFY(changed == std::vector<ElementId>{12});
        QVERIFY(state.setCaptions({}).size() == 2);
        QCOMPARE(state.text(9), std::string_view("12"));
        QVERIFY(!state.done(12));
    }

    void aCardSlidesInFromTheCardsItIsMadeOf()
    {
        BoardState state(cardBoard());
        state.add({.element = 6, .look = Look::Text, .text = "39"});
        Lighting step;
        step.premises = {{.element = 3, .look = Look::Text, .text = "5"},
                         {.element = 6, .look = Look::Text, .text = "39"}};
        step.conclusions = {{.element = 8, .look = Look::Text, .text = "195"}};
        step.time = 90; // what it rests on is there
        state.light(step);
        const QImage start = painted(state, Theme::lightTheme(), 30);
        state.setLitTime(140);
        const QRectF moving
            = differenceOf(start, painted(state, Theme::lightTheme(), 30), *cardBoard());
        state.setLitTime(1e9);
        const QRectF there
            = differenceOf(start, painted(state, Theme::lightTheme(), 30), *cardBoard());
        // On its way it comes from afar; at last it stands in its place.
        QVERIFY(cardBoard()->box(8).adjusted(-0.2, -0.2, 0.2, 0.2).contains(there));
        QVERIFY(moving.width() > there.width());
    }

    void whatIsReadOutGlowsAndFades()
    {
        for (const auto theme : themes) {
            BoardState state(tileBoard());
            state.add({.element = firstLink, .look = Look::Joined});
            const QImage rest = painted(state, theme(), 40);
            state.setGlows({{firstLink, 0.0}, {0, 0.0}});
            QVERIFY(painted(state, theme(), 40) != rest);
            state.setGlows({});
            QCOMPARE(painted(state, theme(), 40), rest);
        }
    }

    void outlinesArePutTogether()
    {
        const std::vector<QPolygonF> squares{QPolygonF({{0, 0}, {1, 0}, {1, 1}, {0, 1}}),
                                             QPolygonF({{1, 0}, {2, 0}, {2, 1}, {1, 1}})};
        const auto united = unitedOutlines(squares);
        QCOMPARE(united.size(), std::size_t(1));
        QCOMPARE(united.front().boundingRect(), QRectF(0, 0, 2, 1));
        QCOMPARE(inset(squares.front(), 0.25).boundingRect(), QRectF(0.25, 0.25, 0.5, 0.5));
        QCOMPARE(inset(squares.front(), -0.25).boundingRect(), QRectF(-0.25, -0.25, 1.5, 1.5));
        const std::vector<QLineF> lines{{0, 0, 1, 0}, {2, 0, 1, 0}, {3, 0, 4, 0}, {0, 0, 0, 1}};
        QCOMPARE(mergedLines(lines).size(), std::size_t(3));
    }
};

} // namespace

INKLING_TEST(MarksTest, QApplication)
#include "marks_test.moc"
