// SPDX-License-Identifier: MIT
#include "families/slink/model.h"
#include "families/slink/puzzle.h"
#include "families/slink/reasoning/rules.h"

#include <algorithm>
#include <cctype>

namespace inkling::slink {

namespace {

struct CornerNote
{
    int row;
    int column;
    Corner corner;
    ValueSet lines;
    bool isConclusion;
};

/// A position drawn as Pattern says; besides, a cell may be `i` or `o`, inside or outside as a
/// premise, or `I` or `O`, as a conclusion.
struct Drawing
{
    std::string_view text;
    std::vector<CornerNote> corners = {};
};

/// The drawing of a rule that is not made of fixed patterns.
Drawing drawingOf(RuleName rule)
{
    switch (rule) {
    case RuleName::SmallLoop:
        return {".-.-. . .\n"
                "|   X   |\n"
                ".-.-. . ."};
    case RuleName::LoopClosed:
        return {".-.X.\n"
                "| | X\n"
                ".-.X.\n"
                "X X X\n"
                ".X.X."};
    case RuleName::CornerEdges:
        return {".x.\n"
                "L  \n"
                ". .",
                {{0, 0, Corner::NorthWest, ValueSet::only(1), false}}};
    case RuleName::ClueCorners:
        return {". .\n"
                " 2 \n"
                ". .",
                {{0, 0, Corner::NorthWest, ValueSet::only(1), false},
                 {0, 0, Corner::SouthEast, ValueSet::only(1), true}}};
    case RuleName::DotCorners:
        return {". . .\n"
                "     \n"
                ". + .\n"
                "     \n"
                ". . .",
                {{0, 0, Corner::SouthEast, ValueSet::only(1), false},
                 {1, 1, Corner::NorthWest, ValueSet::only(1), true}}};
    case RuleName::ColourAcross:
        return {". . .\n"
                " i|O \n"
                ". . ."};
    case RuleName::EdgeColours:
        return {". . .\n"
                " iLo \n"
                ". . ."};
    case RuleName::ClueColours:
        return {". . . .\n"
                "       \n"
                ". .X. .\n"
                " i 1 o \n"
                ". .X. .\n"
                "       \n"
                ". . . ."};
    case RuleName::ColourChain:
        return {". . . .\n"
                "  x |  \n"
                ".X. .x.\n"
                "  x |  \n"
                ". . . ."};
    case RuleName::InsideConnected:
        return {". . . . .\n"
                " o o     \n"
                ". . . . .\n"
                " o i I i \n"
                ". . . . .\n"
                " o o     \n"
                ". . . . ."};
    case RuleName::OutsideConnected:
        return {". . . . .\n"
                " i i     \n"
                ". . . . .\n"
                " i o O o \n"
                ". . . . .\n"
                " i i     \n"
                ". . . . ."};
    case RuleName::PairOfCells:
        return {". + .\n"
                "L3 2x\n"
                ". + ."};
    case RuleName::BlockOfCells:
        return {".L. .\n"
                "L3   \n"
                ". + .\n"
                " 1 2 \n"
                ". + ."};
    case RuleName::TwoClues:
        return {". + .\n"
                " 3 2x\n"
                ". + .\n"
                "  X  \n"
                ". . ."};
    case RuleName::ClueInOnePiece:
        return {". . . .\n"
                "    x  \n"
                ". . . .\n"
                " i oX1 \n"
                ". . . .\n"
                "   i   \n"
                ". . . ."};
    case RuleName::TwoCluesInOnePiece:
        return {". . . .\n"
                "       \n"
                ". . . .\n"
                " i 3L3 \n"
                ". . . .\n"
                "       \n"
                ". . . ."};
    case RuleName::Crosswise:
        return {". . .\n"
                " i o \n"
                ". + .\n"
                " o O \n"
                ". . ."};
    default:
        return {patternTexts(rule).front()};
    }
}

/// The text as its lines and columns.
class Canvas
{
public:
    explicit Canvas(std::string_view text)
        : m_text(text)
        , m_width(int(std::min(text.find('\n'), text.size())))
        , m_grid{int(std::ranges::count(text, '\n')) / 2, m_width / 2}
    {}

    [[nodiscard]] char at(int y, int x) const { return m_text[std::size_t(y * (m_width + 1) + x)]; }
    [[nodiscard]] char cell(int r, int c) const { return at(2 * r + 1, 2 * c + 1); }
    [[nodiscard]] char dot(int r, int c) const { return at(2 * r, 2 * c); }
    [[nodiscard]] char edge(int index) const
    {
        if (m_grid.isHorizontal(index))
            return at(2 * (index / m_grid.columns), 2 * (index % m_grid.columns) + 1);
        const int place = index - m_grid.horizontalCount();
        return at(2 * (place / (m_grid.columns + 1)) + 1, 2 * (place % (m_grid.columns + 1)));
    }

    [[nodiscard]] const Grid &grid() const { return m_grid; }

private:
    std::string_view m_text;
    int m_width;
    Grid m_grid;
};

Clues cluesOf(const Canvas &canvas)
{
    Clues clues{canvas.grid(),
                std::vector<std::int8_t>(std::size_t(canvas.grid().cellCount()), blank)};
    for (int cell = 0; cell < canvas.grid().cellCount(); ++cell) {
        const char character
            = canvas.cell(cell / canvas.grid().columns, cell % canvas.grid().columns);
        if (std::isdigit(static_cast<unsigned char>(character)))
            clues.cells[std::size_t(cell)] = std::int8_t(character - '0');
    }
    return clues;
}

} // namespace

RulePicture rulePicture(RuleId rule)
{
    const Drawing drawing = drawingOf(RuleName(rule));
    const Canvas canvas(drawing.text);
    const Grid &grid = canvas.grid();
    const Clues clues = cluesOf(canvas);
    const SlinkModel model(clues);
    const Terms terms{grid};

    RulePicture picture{makeBoard(clues), {}, {}, {}};
    const auto show = [&](UnknownId unknown, ValueSet values, bool isConclusion) {
        if (const auto mark = model.mark({unknown, values}))
            (isConclusion ? picture.conclusions : picture.premises).push_back(*mark);
    };
    for (int edge = 0; edge < grid.edgeCount(); ++edge) {
        const char character = canvas.edge(edge);
        const bool isCross = character == 'x' || character == 'X';
        if (character != ' ') {
            show(UnknownId(edge), ValueSet::only(isCross ? cross : line),
                 character == 'L' || character == 'X');
        }
    }
    for (int cell = 0; cell < grid.cellCount(); ++cell) {
        const char character = canvas.cell(cell / grid.columns, cell % grid.columns);
        const bool isInside = character == 'i' || character == 'I';
        if (isInside || character == 'o' || character == 'O') {
            show(terms.cell(cell), ValueSet::only(isInside ? inside : outside),
                 character == 'I' || character == 'O');
        }
        if (clues.cells[std::size_t(cell)] != blank)
            picture.constraints.push_back(cellElement(grid, cell));
    }
    for (int dot = 0; dot < grid.dotCount(); ++dot) {
        if (canvas.dot(dot / (grid.columns + 1), dot % (grid.columns + 1)) == '+')
            picture.constraints.push_back(dotElement(grid, dot));
    }
    for (const CornerNote &note : drawing.corners) {
        show(terms.corner(grid.cell(note.row, note.column), note.corner), note.lines,
             note.isConclusion);
    }
    return picture;
}

} // namespace inkling::slink
