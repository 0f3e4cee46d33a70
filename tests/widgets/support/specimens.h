// SPDX-License-Identifier: MIT
#pragma once

#include "board/board.h"

#include <cmath>

namespace inkling {

/// Boards that show every kind of element, of no family. Squares first, then what the name says.
namespace specimens {

inline std::vector<Point> square(double x, double y, double side = 1)
{
    return {{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}};
}

/// A grid of squares in four regions, one of them round another (a hole), and a region without a text
/// that is the first row. Cells 0 .. 15, regions 16 .. 20.
inline Board regions()
{
    Board board;
    board.setFrame(CellFrame::Grid);
    for (int r = 0; r < 4; ++r) {
        for (int c = 0; c < 4; ++c)
            board.add(ElementKind::Cell, square(c, r));
    }
    const auto add = [&](std::vector<Point> outline, const char *text) {
        board.add(ElementKind::Region, outline, text);
    };
    // Round the middle cell (1, 1): 3 x 3 with a hole.
    add({{0, 0}, {3, 0}, {3, 3}, {0, 3}, {0, 0}, {1, 1}, {1, 2}, {2, 2}, {2, 1}, {1, 1}},
        "1680\u00d7");
    add({{1, 1}, {2, 1}, {2, 2}, {1, 2}, {1, 1}}, "4");
    add({{3, 0}, {4, 0}, {4, 4}, {2, 4}, {2, 3}, {3, 3}, {3, 0}}, "12+");
    add({{0, 3}, {2, 3}, {2, 4}, {0, 4}, {0, 3}}, "2\u00f7");
    add({{0, 0}, {4, 0}, {4, 1}, {0, 1}, {0, 0}}, "");
    return board;
}

/// A grid of digits with labels right and below, three rows and columns. Cells 0 .. 8, labels 9 .. 14.
inline Board sums()
{
    Board board;
    board.setFrame(CellFrame::Grid);
    const char *digits[] = {"3", "9", "1", "8", "2", "7", "4", "6", "5"};
    for (int i = 0; i < 9; ++i)
        board.add(ElementKind::Cell, square(i % 3, i / 3), digits[i]);
    for (int r = 0; r < 3; ++r)
        board.add(ElementKind::Label,
                  {{3.15, r + 0.15}, {4.05, r + 0.15}, {4.05, r + 0.85}, {3.15, r + 0.85}},
                  r == 0   ? "12"
                  : r == 1 ? "7"
                           : "315");
    for (int c = 0; c < 3; ++c)
        board.add(ElementKind::Label,
                  {{c + 0.05, 3.15}, {c + 0.95, 3.15}, {c + 0.95, 3.85}, {c + 0.05, 3.85}},
                  c == 0   ? "4"
                  : c == 1 ? "11"
                           : "0");
    return board;
}

inline Point tileCentre(int row, int column)
{
    return {column + (row % 2 == 0 ? 1.0 : 0.5), row * std::sqrt(3) / 2 + 0.6};
}

/// Hexagonal tiles in three rows of 3, 4 and 3, links between neighbours, and a label above.
/// Tiles 0 .. 9, then the label 10, then links: 11 the first.
inline Board tiles()
{
    Board board;
    board.setFrame(CellFrame::Tile);
    const char *characters[] = {"1", "+", "2", "=", "3", "4", "-", "5", "*", "0"};
    std::vector<Point> centres;
    for (int r = 0; r < 3; ++r) {
        for (int c = 0; c < (r % 2 == 0 ? 3 : 4); ++c)
            centres.push_back(tileCentre(r, c));
    }
    const double radius = 1 / std::sqrt(3);
    for (std::size_t i = 0; i < centres.size(); ++i) {
        const auto [x, y] = centres[i];
        board.add(ElementKind::Cell,
                  {{x, y - radius},
                   {x + 0.5, y - radius / 2},
                   {x + 0.5, y + radius / 2},
                   {x, y + radius},
                   {x - 0.5, y + radius / 2},
                   {x - 0.5, y - radius / 2}},
                  characters[i]);
    }
    board.add(ElementKind::Label, {{0, -0.75}, {4, -0.75}, {4, -0.25}, {0, -0.25}});
    for (std::size_t i = 0; i < centres.size(); ++i) {
        for (std::size_t k = i + 1; k < centres.size(); ++k) {
            if (std::hypot(centres[i].x - centres[k].x, centres[i].y - centres[k].y) < 1.1)
                board.add(ElementKind::Edge, {centres[i], centres[k]});
        }
    }
    return board;
}

/// Six cards, below them five that are not there yet, and a label above all. Cards 0 .. 10, label 11.
inline Board cards()
{
    Board board;
    const char *faces[] = {"2", "3", "13", "5", "7", "9"};
    const auto card = [](double x, double y) {
        return std::vector<Point>{{x, y}, {x + 1, y}, {x + 1, y + 1.4}, {x, y + 1.4}};
    };
    for (int i = 0; i < 6; ++i)
        board.add(ElementKind::Node, card(i * 1.25, 0), faces[i]);
    for (int i = 0; i < 5; ++i)
        board.add(ElementKind::Node, card(0.625 + i * 1.25, 1.9));
    board.add(ElementKind::Label, {{0, -0.8}, {7.25, -0.8}, {7.25, -0.2}, {0, -0.2}}, "163");
    return board;
}

/// Squares with their sides and corners, two rows of three, with counted rows and columns. Cells 0 .. 5 with a clue,
/// level edges 6 .. 14, upright ones 15 .. 22, dots 23 .. 34.
inline Board loops()
{
    Board board;
    board.setNumberedLines(NumberedLines::RowsAndColumns);
    constexpr int rows = 2;
    constexpr int columns = 3;
    for (int i = 0; i < rows * columns; ++i)
        board.add(ElementKind::Cell, square(i % columns, i / columns), "2");
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c < columns; ++c)
            board.add(ElementKind::Edge, {{double(c), double(r)}, {c + 1.0, double(r)}});
    }
    for (int r = 0; r < rows; ++r) {
        for (int c = 0; c <= columns; ++c)
            board.add(ElementKind::Edge, {{double(c), double(r)}, {double(c), r + 1.0}});
    }
    for (int r = 0; r <= rows; ++r) {
        for (int c = 0; c <= columns; ++c)
            board.add(ElementKind::Vertex, {{double(c), double(r)}});
    }
    return board;
}

/// A square of digits, 9 x 9: its boxes, framed but without a text; two cages, dashed, with a sum, one of them round a
/// concave corner; its falling diagonal, without a frame. Cells 0 .. 80, the first with a given 7; boxes 81 .. 89,
/// cages 90 and 91, the diagonal 92.
inline Board boxes()
{
    Board board;
    board.setFrame(CellFrame::Grid);
    for (int i = 0; i < 81; ++i)
        board.add(ElementKind::Cell, square(i % 9, i / 9), i == 0 ? "7" : "");
    const auto closed = [](std::vector<Point> outline) {
        outline.push_back(outline.front());
        return outline;
    };
    for (int i = 0; i < 9; ++i)
        board.setRegionFrame(board.add(ElementKind::Region,
                                       closed(square(i % 3 * 3, i / 3 * 3, 3))),
                             RegionFrame::Broad);
    // (2, 2) (3, 2) (2, 3), and (4, 6) (5, 6).
    board.setRegionFrame(board.add(ElementKind::Region,
                                   closed({{2, 2}, {4, 2}, {4, 3}, {3, 3}, {3, 4}, {2, 4}}), "14"),
                         RegionFrame::Dashed);
    board.setRegionFrame(board.add(ElementKind::Region,
                                   closed({{4, 6}, {6, 6}, {6, 7}, {4, 7}}), "9"),
                         RegionFrame::Dashed);
    std::vector<Point> diagonal;
    for (int i = 0; i < 9; ++i) {
        const auto cell = closed(square(i, i));
        diagonal.insert(diagonal.end(), cell.begin(), cell.end());
    }
    board.add(ElementKind::Region, diagonal);
    return board;
}

/// A grid of 3 x 3 with sums on ink: the first row and the first column inked, all but the first cell in halves, with
/// one sum each; the middle cell has both, 6 down and 8 across. Cells 0 .. 8, labels 9 .. 14: of the
/// row from the left, of the column from the top, then 6 and 8.
inline Board inkedSums()
{
    Board board;
    board.setFrame(CellFrame::Grid);
    for (int i = 0; i < 9; ++i) {
        const ElementId cell = board.add(ElementKind::Cell, square(i % 3, i / 3));
        if (i == 0)
            board.setFace(cell, CellFace::Filled);
        else if (i < 3 || i % 3 == 0 || i == 4)
            board.setFace(cell, CellFace::Halved);
    }
    const auto below = [&](double x, double y, const char *sum) {
        board.add(ElementKind::Label,
                  {{x + 0.06, y + 0.56}, {x + 0.56, y + 0.56}, {x + 0.56, y + 0.94}, {x + 0.06, y + 0.94}},
                  sum);
    };
    const auto above = [&](double x, double y, const char *sum) {
        board.add(ElementKind::Label,
                  {{x + 0.44, y + 0.06}, {x + 0.94, y + 0.06}, {x + 0.94, y + 0.44}, {x + 0.44, y + 0.44}},
                  sum);
    };
    below(1, 0, "4");
    below(2, 0, "17");
    above(0, 1, "5");
    above(0, 2, "45");
    below(1, 1, "6");
    above(1, 1, "8");
    return board;
}

/// A grid of 4 x 4 with circles, and an edge from the middle of each cell to those right of it and below. Cells 0 .. 15:
/// 1 and 11 have a ring, 5 and 14 a disc; level edges 16 .. 27, upright ones 28 .. 39.
inline Board pearls()
{
    Board board;
    board.setFrame(CellFrame::Grid);
    for (int i = 0; i < 16; ++i)
        board.add(ElementKind::Cell, square(i % 4, i / 4));
    for (const ElementId cell : {1, 11})
        board.setFace(cell, CellFace::Ring);
    for (const ElementId cell : {5, 14})
        board.setFace(cell, CellFace::Disc);
    for (int i = 0; i < 12; ++i) {
        const double x = i % 3 + 0.5;
        const double y = i / 3 + 0.5;
        board.add(ElementKind::Edge, {{x, y}, {x + 1, y}});
    }
    for (int i = 0; i < 12; ++i) {
        const double x = i % 4 + 0.5;
        const double y = i / 4 + 0.5;
        board.add(ElementKind::Edge, {{x, y}, {x, y + 1}});
    }
    return board;
}

} // namespace specimens

} // namespace inkling
