// SPDX-License-Identifier: MIT
#include "families/declared/declaredpuzzle.h"
#include "puzzle/judging/answergrid.h"
#include "puzzle/judging/answerpicture.h"

namespace inkling::declared {

namespace {

/// The grid of a line's cells and links: each cell its own sign.
std::string linkText(const Posed &posed, const Answer &answer)
{
    const Layout &layout = posed.layout;
    const int width = 2 * layout.columns - 1;
    std::vector<std::string> lines(std::size_t(2 * layout.rows - 1), std::string(width, ' '));
    const auto at = [&](int row, int column) -> char & {
        return lines[std::size_t(row)][std::size_t(column)];
    };
    for (int cell = 0; cell < layout.cellCount(); ++cell) {
        const int row = 2 * layout.rowOf(cell);
        const int column = 2 * layout.columnOf(cell);
        const std::string &text = posed.draft.texts[std::size_t(cell)];
        at(row, column) = text.empty() ? '.' : text[0];
        const auto right = layout.linkRight(cell);
        const auto down = layout.linkDown(cell);
        if (right && answer.values[*right] == 1)
            at(row, column + 1) = '-';
        if (down && answer.values[*down] == 1)
            at(row + 1, column) = '|';
    }
    std::string text;
    for (const std::string &line : lines)
        text += line + '\n';
    return text;
}

/// A link is what its character shows; all others follow from the links.
tl::expected<WrittenAnswer, ParseError> readLinks(const Posed &posed, LineSource &source)
{
    const Layout &layout = posed.layout;
    AnswerPicture picture;
    if (auto error = picture.read(source, 2 * std::size_t(layout.rows) - 1))
        return tl::unexpected(std::move(*error));
    WrittenAnswer written;
    for (UnknownId link = 0; link < layout.unknownCount(); ++link) {
        const auto [a, b] = layout.cellsOf(link);
        const auto y = std::size_t(layout.rowOf(a) + layout.rowOf(b));
        const auto x = std::size_t(layout.columnOf(a) + layout.columnOf(b));
        const char stroke = layout.rowOf(a) == layout.rowOf(b) ? '-' : '|';
        written.answer.values.push_back(picture.at(y, x) == stroke ? 1 : 0);
        written.places.push_back(picture.place(y, x));
    }
    if (auto error = picture.differenceFrom(linkText(posed, written.answer)))
        return tl::unexpected(std::move(*error));
    return written;
}

std::string wordOf(const Posed &posed, int cell, int value)
{
    return posed.declaration.answerOf(ownText(posed.draft.texts[std::size_t(cell)]), value);
}

} // namespace

/// An empty line parts the answers of several puzzles.
std::string DeclaredPuzzle::answerText(int number, const Answer *answer) const
{
    std::string text = number > 1 ? "\n" : "";
    if (!answer)
        return text + "No solution\n";
    const Layout &layout = m_posed->layout;
    if (layout.hasLinks())
        return text + linkText(*m_posed, *answer);
    for (int row = 0; row < layout.rows; ++row) {
        for (int column = 0; column < layout.columns; ++column) {
            const int cell = layout.cell(row, column);
            text += wordOf(*m_posed, cell, answer->values[std::size_t(cell)]);
            text += column + 1 == layout.columns ? '\n' : ' ';
        }
    }
    return text;
}

tl::expected<WrittenAnswer, ParseError> DeclaredPuzzle::readAnswer(LineSource &source) const
{
    const Layout &layout = m_posed->layout;
    if (layout.hasLinks())
        return readLinks(*m_posed, source);
    return readAnswerGrid(source, layout.rows, layout.columns, [&](int cell) {
        std::vector<CellWord> words;
        for (const int value : m_posed->statement.domains[std::size_t(cell)])
            words.push_back({wordOf(*m_posed, cell, value), std::uint8_t(value)});
        return words;
    });
}

} // namespace inkling::declared
