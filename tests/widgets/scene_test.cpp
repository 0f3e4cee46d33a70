// SPDX-License-Identifier: MIT
#include "exporting/pictureexport.h"
#include "families/registry.h"
#include "painting/boardpainter.h"
#include "painting/lettering.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"
#include "scene/linenumbers.h"
#include "scene/spatialindex.h"
#include "scene/theme.h"
#include "scene/thumbnail.h"
#include "support/testprogram.h"

#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <random>
#include <set>

using namespace inkling;

namespace {

/// Squares with their sides and corners, like most boards.
Board gridBoard(int rows, int columns)
{
    Board board;
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            const double x = c;
            const double y = r;
            board.add(ElementKind::Cell, {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}}, "3");
        }
    }
    ClueCounts counts(Look::Line);
    const auto countOn = [&](ElementId edge, int r, int c) {
        if (r >= 0 && r < rows && c >= 0 && c < columns)
            counts.add(ElementId(r * columns + c), edge);
    };
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c < columns; ++c) {
            const ElementId edge
                = board.add(ElementKind::Edge, {{double(c), double(r)}, {c + 1.0, double(r)}});
            countOn(edge, r - 1, c);
            countOn(edge, r, c);
        }
    }
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c <= columns; ++c) {
            const ElementId edge
                = board.add(ElementKind::Edge, {{double(c), double(r)}, {double(c), r + 1.0}});
            countOn(edge, r, c - 1);
            countOn(edge, r, c);
        }
    }
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c <= columns; ++c)
            board.add(ElementKind::Vertex, {{double(c), double(r)}});
    }
    for (int cell = 0; cell < rows * columns; ++cell)
        counts.setWanted(ElementId(cell), 3);
    board.setClueCounts(std::move(counts));
    return board;
}

SharedGeometry gridGeometry(int rows, int columns)
{
    return std::make_shared<const BoardGeometry>(gridBoard(rows, columns));
}

/// The edges of a one-cell board: top, bottom, left, right.
constexpr ElementId top = 1;
constexpr ElementId bottom = 2;
constexpr ElementId left = 3;
constexpr ElementId right = 4;

QColor pixelAt(const QImage &image, const BoardGeometry &geometry, double x, double y)
{
    const QRectF bounds = geometry.bounds();
    return image.pixelColor(int((x - bounds.left()) / bounds.width() * image.width()),
                            int((y - bounds.top()) / bounds.height() * image.height()));
}

QImage paint(const BoardState &state, const Theme &theme, double cell = 40)
{
    QImage image((state.geometry()->bounds().size() * cell).toSize(), QImage::Format_RGB32);
    image.fill(theme.paper);
    QPainter painter(&image);
    paintBoard(painter, state, theme, image.rect());
    return image;
}

class SceneTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasAFont()
    {
        QVERIFY2(!QFontDatabase::families().isEmpty(),
                 "no font is installed: texts would be missing");
        const QRectF digit = lettering(QStringLiteral("3")).boundingRect();
        QVERIFY(digit.height() > 0.9);
        QVERIFY(std::abs(digit.center().x()) < 0.01);
        QVERIFY(std::abs(digit.center().y()) < 0.05);
    }

    void inksStandOutOnTheirPaper_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void inksStandOutOnTheirPaper()
    {
        QFETCH(bool, dark);
        const Theme &theme = dark ? Theme::darkTheme() : Theme::lightTheme();
        for (const QColor &ink : {theme.ink, theme.clue, theme.premise, theme.conclusion,
                                  theme.error, theme.suppose, theme.finalAnswer, theme.accent}) {
            QVERIFY2(contrast(ink, theme.paper) >= 4.5, qPrintable(ink.name()));
            QVERIFY2(contrast(ink, theme.window) >= 4.0, qPrintable(ink.name()));
        }
        QVERIFY(contrast(theme.clueDone, theme.paper) >= 3);
        QVERIFY(contrast(theme.quiet, theme.paper) >= 1.6);
        QVERIFY(contrast(theme.ink, theme.inside) >= 4.5);
        QCOMPARE(&Theme::of(theme.palette()), &theme);
    }

    void findsExactlyTheElementsThatTouchAnArea()
    {
        const Board board = gridBoard(17, 23);
        const BoardGeometry geometry{Board(board)};
        std::mt19937 random(3);
        const auto real = [&](double most) { return double(random() % 1000) / 1000 * most; };
        for (int round = 0; round < 200; ++round) {
            const QRectF area(real(25) - 1, real(19) - 1, real(8), real(8));
            for (const ElementKind kind :
                 {ElementKind::Cell, ElementKind::Edge, ElementKind::Vertex, ElementKind::Region}) {
                std::multiset<ElementId> found;
                geometry.index(kind).visit(area, [&](ElementId id) { found.insert(id); });
                std::multiset<ElementId> expected;
                for (ElementId id = 0; id < board.size(); ++id) {
                    const QRectF box = geometry.box(id);
                    if (board.kind(id) == kind && box.left() <= area.right()
                        && box.right() >= area.left() && box.top() <= area.bottom()
                        && box.bottom() >= area.top())
                        expected.insert(id);
                }
                QVERIFY(found == expected);
            }
        }
    }

    void knowsWhichCellsAnEdgeIsASideOf()
    {
        const BoardGeometry geometry(gridBoard(1, 2));
        // Edges 2..5 are horizontal; 6, 7, 8 are vertical, the middle one between both cells.
        QCOMPARE(geometry.cellsOf(7)[0], ElementId(0));
        QCOMPARE(geometry.cellsOf(7)[1], ElementId(1));
        QCOMPARE(geometry.cellsOf(6)[1], noElement);
    }

    void knowsTheDotsAtAnEdgesEnds()
    {
        const BoardGeometry geometry(gridBoard(1, 2));
        for (ElementId edge = 2; edge < 9; ++edge) {
            const auto [from, to] = geometry.endsOf(edge);
            QCOMPARE(geometry.centre(from), geometry.line(edge).p1());
            QCOMPARE(geometry.centre(to), geometry.line(edge).p2());
        }
        QCOMPARE(geometry.endsOf(0)[0], noElement);
    }

    void aLineHasOneWeightAlongItsLength()
    {
        // Round the outside of a board, at every size at which lines are thin; no dot sticks out.
        for (const double cell : {3.0, 3.3, 5.0, 7.5, 9.0, 10.0, 12.3, 16.0}) {
            BoardState state(gridGeometry(6, 6));
            const BoardGeometry &geometry = *state.geometry();
            for (ElementId id = 0; id < geometry.board().size(); ++id) {
                if (geometry.board().kind(id) != ElementKind::Edge)
                    continue;
                const QPointF middle = geometry.centre(id);
                if (middle.x() == 0 || middle.x() == 6 || middle.y() == 0 || middle.y() == 6)
                    state.add({.element = id, .look = Look::Line});
            }
            const QImage image = paint(state, Theme::lightTheme(), cell);
            // Across the upper side, from dot to dot: every column of pixels is alike.
            const double scale = image.width() / geometry.bounds().width();
            const int first = int((BoardGeometry::margin + 0.5) * scale);
            const int last = int((BoardGeometry::margin + 5.5) * scale);
            const int depth = int(BoardGeometry::margin * scale) + 1;
            for (int x = first; x < last; ++x) {
                for (int y = 0; y < depth; ++y)
                    QCOMPARE(image.pixelColor(x, y), image.pixelColor(first, y));
            }
        }
    }

    void aLineGrowsAsItsCellsDo()
    {
        const Theme &theme = Theme::lightTheme();
        double before = 2;
        for (int cell = 20; cell <= 40; ++cell) {
            BoardState state(gridGeometry(1, 1));
            state.add({.element = top, .look = Look::Line});
            const QImage image = paint(state, theme, cell);
            // Across its middle: so much ink, in pixels.
            const double place = BoardGeometry::margin * cell;
            double ink = 0;
            for (int y = int(place - 0.2 * cell); y < int(place + 0.2 * cell); ++y) {
                ink += double(qGray(theme.paper.rgb()) - qGray(image.pixel(image.width() / 2, y)))
                       / (qGray(theme.paper.rgb()) - qGray(theme.ink.rgb()));
            }
            const QString found = QStringLiteral("%1 at %2").arg(ink).arg(cell);
            QVERIFY2(ink > before - 0.4 && ink < before + 1.4, qPrintable(found));
            before = ink;
        }
    }

    void tellsWhenAClueIsDone()
    {
        BoardState state(gridGeometry(1, 1));
        for (const ElementId edge : {top, bottom, left}) {
            state.add({.element = edge, .look = Look::Line});
            QVERIFY(!state.done(0));
        }
        state.add({.element = right, .look = Look::Cross});
        QVERIFY(state.done(0));
        state.apply({Mark{.element = top, .look = Look::Line}, std::nullopt});
        QVERIFY(!state.done(0));
        QVERIFY(!state.mainMark(top));
        // Full, but not as the clue says.
        state.add({.element = top, .look = Look::Cross});
        QVERIFY(!state.done(0));
        for (const ElementId edge : {top, right}) {
            state.apply({Mark{.element = edge, .look = Look::Cross},
                         Mark{.element = edge, .look = Look::Line}});
            QCOMPARE(state.done(0), edge == top);
        }
    }

    void tellsWhenAClueCannotBeMet()
    {
        BoardState state(gridGeometry(1, 1)); // its clue is 3
        QVERIFY(!state.clashes(0));
        state.add({.element = top, .look = Look::Cross});
        QVERIFY(!state.clashes(0));
        state.add({.element = left, .look = Look::Cross}); // two sides are left
        QVERIFY(state.clashes(0));
        state.apply({Mark{.element = left, .look = Look::Cross}, std::nullopt});
        QVERIFY(!state.clashes(0));
        state.apply({Mark{.element = top, .look = Look::Cross}, std::nullopt});
        for (const ElementId edge : {top, bottom, left, right}) {
            QVERIFY(!state.clashes(0));
            state.add({.element = edge, .look = Look::Line});
        }
        QVERIFY(state.clashes(0));
        QCOMPARE(state.clashCount(), 1);
        QVERIFY(!state.done(0));
    }

    void cluesThatClashStandOutInGreyToo()
    {
        for (const Theme *theme : {&Theme::lightTheme(), &Theme::darkTheme()}) {
            BoardState state(gridGeometry(1, 1));
            for (const ElementId edge : {top, bottom, left, right})
                state.add({.element = edge, .look = Look::Line});
            const auto inked = [&] {
                const QImage image = paint(state, *theme, 80);
                int sum = 0;
                for (int x = 0; x < image.width(); ++x) {
                    for (int y = 0; y < image.height(); ++y)
                        sum += std::abs(qGray(image.pixel(x, y)) - qGray(theme->paper.rgb())) > 48;
                }
                return sum;
            };
            const QImage quiet = paint(state, *theme, 80);
            const int thin = inked();
            state.cluesShown.clashes = true;
            QVERIFY(paint(state, *theme, 80) != quiet);
            QVERIFY2(inked() > thin + 20, qPrintable(QString::number(inked() - thin)));
        }
    }

    void metCluesStepBackWhereWanted()
    {
        BoardState state(gridGeometry(1, 1));
        for (const ElementId edge : {top, bottom, left})
            state.add({.element = edge, .look = Look::Line});
        state.add({.element = right, .look = Look::Cross});
        const QImage stepped = paint(state, Theme::lightTheme());
        state.cluesShown.done = false;
        QVERIFY(paint(state, Theme::lightTheme()) != stepped);
    }

    void aFinalAnswersCluesAreDoneWhereSidesAreBlank()
    {
        BoardState state(gridGeometry(1, 1));
        for (const ElementId edge : {top, bottom, left})
            state.add({.element = edge, .look = Look::Line});
        QVERIFY(!state.done(0));
        state.isFinal = true;
        QVERIFY(state.done(0));
        state.apply({Mark{.element = left, .look = Look::Line}, std::nullopt});
        QVERIFY(!state.done(0));
    }

    void paintsEachMarkInTheInkOfItsRole()
    {
        const Theme &theme = Theme::lightTheme();
        BoardState state(gridGeometry(1, 1));
        state.add({.element = top, .look = Look::Line});
        state.add({.element = left, .look = Look::Line});
        Lighting lit;
        lit.premises = {{.element = left, .look = Look::Line}};
        lit.conclusions = {{.element = right, .look = Look::Line}};
        state.light(lit);
        const QImage image = paint(state, theme);
        const BoardGeometry &geometry = *state.geometry();
        QCOMPARE(pixelAt(image, geometry, 0.5, 0), theme.ink);
        QCOMPARE(pixelAt(image, geometry, 0, 0.5), theme.premise);
        QCOMPARE(pixelAt(image, geometry, 1, 0.5), theme.conclusion);
        QCOMPARE(pixelAt(image, geometry, 0.5, 1), theme.paper);
    }

    void crossesFadeOutOnSmallBoardsAndCluesStay()
    {
        const Theme &theme = Theme::lightTheme();
        BoardState state(gridGeometry(3, 3));
        const QImage blank = paint(state, theme, 9);
        for (ElementId id = 9; id < 9 + 24; ++id)
            state.add({.element = id, .look = Look::Cross});
        BoardState undone(gridGeometry(3, 3));
        undone.add({.element = 9, .look = Look::Cross});
        QCOMPARE(paint(undone, theme, 9), blank);
        QVERIFY(paint(undone, theme, 30) != paint(BoardState(gridGeometry(3, 3)), theme, 30));
        QVERIFY(blank
                != paint(BoardState(std::make_shared<const BoardGeometry>([] {
                             Board board;
                             board.add(ElementKind::Vertex, {{0, 0}});
                             board.add(ElementKind::Vertex, {{3, 3}});
                             return board;
                         }())),
                         theme, 9));
    }

    /// What joins two cells is repainted between them, too.
    void tiesAreRepaintedWhole()
    {
        BoardScene scene;
        scene.setGeometry(gridGeometry(5, 5));
        BoardView view(scene);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QCoreApplication::processEvents();
        QRegion changed;
        connect(&scene, &QGraphicsScene::changed, &scene, [&](const QList<QRectF> &areas) {
            for (const QRectF &area : areas)
                changed += QTransform::fromScale(100, 100).mapRect(area).toAlignedRect();
        });
        Lighting step;
        step.premises = {{.element = 0, .look = Look::Alike, .other = 20}};
        scene.show({}, step, Motion::None);
        QTRY_VERIFY(!changed.isEmpty());
        QVERIFY(changed.contains(QRect(0, 0, 100, 500)));
        QVERIFY(!changed.contains(QRect(300, 0, 100, 500)));
    }

    void aNewLineGrowsFromDotToDotAndShrinksWhenItGoes()
    {
        BoardScene scene;
        scene.setGeometry(gridGeometry(1, 1));
        const auto shareAt = [&](int time) {
            scene.motion().setCurrentTime(time);
            return scene.state().lit().conclusionShare(0);
        };
        Lighting step;
        step.premises = {{.element = left, .look = Look::Line}};
        step.conclusions = {{.element = right, .look = Look::Line}};
        scene.show({}, step, Motion::Forward);
        scene.motion().pause();
        QCOMPARE(shareAt(0), 0.0);
        QCOMPARE(shareAt(90), 0.0);
        QCOMPARE(scene.state().lit().premiseShare(), 1.0);
        const double half = shareAt(180);
        QVERIFY(half > 0.5 && half < 1);
        QCOMPARE(shareAt(270), 1.0);

        scene.show({}, {}, Motion::Backward);
        scene.motion().pause();
        scene.motion().setCurrentTime(0);
        QCOMPARE(scene.state().leaving().conclusionShare(0), 1.0);
        scene.motion().setCurrentTime(90);
        QCOMPARE(scene.state().leaving().conclusionShare(0), half);
        scene.finishMotion();
        QVERIFY(scene.state().leaving().empty());
    }

    void aLineGoesOnFromTheOneThatIsThere()
    {
        BoardState state(gridGeometry(1, 1));
        Lighting step;
        step.conclusions = {{.element = top, .look = Look::Line}};
        state.light(step);
        QVERIFY(!state.lit().reversed(0));
        state.add({.element = right, .look = Look::Line});
        state.light(step);
        QVERIFY(state.lit().reversed(0));
        state.add({.element = left, .look = Look::Line});
        state.light(step);
        QVERIFY(!state.lit().reversed(0));
    }

    void manyMarksTakeNoLongerThanTheLimit()
    {
        Lighting step;
        step.conclusions.resize(500);
        QVERIFY(step.duration() <= 690);
        step.time = step.duration();
        QCOMPARE(step.conclusionShare(499), 1.0);
        step.fadesOnly = true;
        QVERIFY(step.duration() <= 150);
    }

    void zoomingNeverChangesTheBoard()
    {
        BoardScene scene;
        scene.setGeometry(gridGeometry(8, 8));
        BoardView view(scene);
        view.resize(500, 400);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.fit();
        const double fitted = view.cellSize();
        QVERIFY(view.viewport()->rect().contains(
            view.mapFromScene(scene.sceneRect()).boundingRect().adjusted(1, 1, -1, -1)));
        view.zoomIn();
        QVERIFY(view.cellSize() > fitted);
        QVERIFY(!view.isFitted());
        for (int i = 0; i < 60; ++i)
            view.zoomIn();
        QVERIFY(view.cellSize() <= BoardView::largestCellSize);
        for (int i = 0; i < 90; ++i)
            view.zoomOut();
        QVERIFY(view.cellSize() >= BoardView::smallestCellSize);
        view.fit();
        QCOMPARE(view.cellSize(), fitted);
        QVERIFY(scene.state().lit().empty());
    }

    void aFittedBoardHasAMarginAndZoomingOutAnEnd()
    {
        for (const int side : {5, 20, 60, 200}) {
            BoardScene scene;
            scene.setGeometry(gridGeometry(side, side));
            BoardView view(scene);
            view.resize(460, 420);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            const QRectF bare = scene.sceneRect().adjusted(0.75, 0.75, -0.75, -0.75);
            const QRect shown = view.mapFromScene(bare).boundingRect();
            QVERIFY(view.viewport()->rect().adjusted(14, 14, -14, -14).contains(shown));
            const double fitted = view.cellSize();
            for (int i = 0; i < 40; ++i)
                view.zoomOut();
            QVERIFY(view.cellSize() >= fitted * 0.49);
            QVERIFY(view.cellSize() <= fitted);
        }
    }

    /// Which boards have rows and columns is said by the board, not by whose it is.
    void rowsAndColumnsAreCounted()
    {
        Board board = gridBoard(2, 3);
        QVERIFY(BoardGeometry(board).numberedLines().empty());
        board.setNumberedLines(NumberedLines::Rows);
        QCOMPARE(BoardGeometry(board).numberedLines().size(), std::size_t(2));
        board.setNumberedLines(NumberedLines::RowsAndColumns);
        const BoardGeometry geometry(board);
        const auto lines = geometry.numberedLines();
        QCOMPARE(lines.size(), std::size_t(5));
        QVERIFY(lines[1].isRow && lines[1].number == 2);
        QCOMPARE(lines[1].side, QPointF(0, 1.5));
        QVERIFY(!lines[4].isRow && lines[4].number == 3);
        QCOMPARE(lines[4].side, QPointF(2.5, 0));
        QVERIFY(!lines[4].isAtEnd);
        // Labels above the columns have the place that the numbers would have.
        board.add(ElementKind::Label, {{0.1, -0.8}, {0.9, -0.8}, {0.9, -0.2}, {0.1, -0.2}}, "7");
        const BoardGeometry labelled(board);
        QVERIFY(!labelled.numberedLines()[1].isAtEnd && labelled.numberedLines()[4].isAtEnd);
        QCOMPARE(labelled.numberedLines()[4].side, QPointF(2.5, 2));
    }

    /// Whatever the size of the cells: large enough to be read, off each other and off the board.
    void lineNumbersAreReadableInEverySize()
    {
        for (const int side : {3, 30, 120}) {
            Board board = gridBoard(side, side);
            board.setNumberedLines(NumberedLines::RowsAndColumns);
            const BoardGeometry geometry(board);
            for (const double cell : {3.0, 5.0, 8.0, 14.0, 20.0, 40.0, 115.0}) {
                const LineNumbers numbers(geometry, cell);
                const QRectF sight = geometry.bounds().adjusted(-20, -20, 20, 20);
                QRectF before;
                int written = 0;
                for (const NumberedLine &line : geometry.numberedLines()) {
                    if (!numbers.isWritten(line))
                        continue;
                    ++written;
                    const QRectF place = numbers.place(line, sight);
                    QVERIFY(place.height() * cell >= 7);
                    QVERIFY(!place.intersects(before));
                    QVERIFY(line.isRow ? place.right() < -0.1 : place.bottom() < -0.1);
                    QVERIFY(line.isRow ? -place.left() < numbers.room()
                                       : -place.top() < numbers.room());
                    before = place;
                }
                QVERIFY(written >= (side < 5 ? 2 : 6));
                QVERIFY(cell < 40 || written == 2 * side);
            }
        }
    }

    /// All of them are in sight where the board fits, and go along where it is moved.
    void lineNumbersStayInSight()
    {
        for (const int side : {5, 20, 60, 200}) {
            Board board = gridBoard(side, side);
            board.setNumberedLines(NumberedLines::RowsAndColumns);
            BoardScene scene;
            scene.setGeometry(std::make_shared<const BoardGeometry>(board));
            BoardView view(scene);
            view.resize(460, 420);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            const QImage without = view.grab().toImage();
            view.setLineNumbersShown(true);
            QVERIFY(view.isFitted());
            QVERIFY(view.grab().toImage() != without);
            const auto sight
                = [&] { return view.mapToScene(view.viewport()->rect()).boundingRect(); };
            {
                const LineNumbers numbers(*scene.geometry(), view.cellSize());
                for (const NumberedLine &line : scene.geometry()->numberedLines()) {
                    const QRectF place = numbers.place(line, sight());
                    QVERIFY(!numbers.isWritten(line)
                            || (sight().contains(place)
                                && (line.isRow ? place.right() : place.bottom()) < 0));
                }
            }
            for (int i = 0; i < 12; ++i)
                view.zoomIn();
            view.centerOn(QPointF(side, side));
            const LineNumbers numbers(*scene.geometry(), view.cellSize());
            int inSight = 0;
            for (const NumberedLine &line : scene.geometry()->numberedLines())
                inSight += numbers.isWritten(line) && sight().contains(numbers.place(line, sight()))
                               ? 1
                               : 0;
            QVERIFY(inSight >= 2);
        }
    }

    /// In pictures they are wished for.
    void picturesHaveLineNumbersWhereWanted()
    {
        Board board = gridBoard(3, 3);
        board.setNumberedLines(NumberedLines::RowsAndColumns);
        BoardState state(std::make_shared<const BoardGeometry>(board));
        const QImage without = paint(state, Theme::lightTheme());
        state.lineNumbersShown = true;
        const QImage with = paint(state, Theme::lightTheme());
        QVERIFY(with != without);
        const QRect cells(30, 30, 120, 120);
        QCOMPARE(with.copy(cells), without.copy(cells));
    }

    void aSmallPictureShowsNoAnswerThatIsNotTheAnswer()
    {
        const Theme &theme = Theme::lightTheme();
        QVERIFY(theme.paper.isValid());
        for (const int side : {7, 40}) {
            const Family *family = families().front();
            std::string text = std::to_string(side) + ' ' + std::to_string(side) + '\n';
            for (int row = 0; row < side; ++row) {
                for (int column = 0; column < side; ++column)
                    text += (row + column) % 3 == 0 ? "2 " : ". ";
                text += '\n';
            }
            LineSource source(text);
            const auto puzzle = family->read(source);
            QVERIFY(puzzle.has_value());
            const QImage image = thumbnail(**puzzle, nullptr, theme, 64);
            // Neither empty nor a black square.
            double ink = 0;
            for (int x = 0; x < 64; ++x) {
                for (int y = 0; y < 64; ++y)
                    ink += image.pixelColor(x, y).alphaF()
                           * (1 - image.pixelColor(x, y).lightnessF());
            }
            QVERIFY2(ink / (64 * 64) > 0.005 && ink / (64 * 64) < 0.3,
                     qPrintable(QString::number(ink / (64 * 64))));
        }
    }

    void writesEveryKindOfPicture()
    {
        const QTemporaryDir folder;
        BoardState state(gridGeometry(2, 3));
        for (const char *name : {"board.png", "board.svg", "board.pdf"}) {
            const QString path = folder.filePath(QString::fromLatin1(name));
            QVERIFY(!exportPicture(path, state, {.width = 300}));
            QVERIFY(QFileInfo(path).size() > 300);
        }
        QCOMPARE(QImage(folder.filePath(QStringLiteral("board.png"))).width(), 300);
        QVERIFY(exportPicture(folder.filePath(QStringLiteral("board.doc")), state, {.width = 300}));
        QVERIFY(exportPicture(folder.filePath(QStringLiteral("none/board.png")), state,
                              {.width = 300}));
    }
};

} // namespace

INKLING_TEST(SceneTest, QApplication)
#include "scene_test.moc"
