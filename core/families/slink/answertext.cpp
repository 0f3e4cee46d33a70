// SPDX-License-Identifier: MIT
#include "families/slink/puzzle.h"
#include "puzzle/judging/answerpicture.h"

namespace inkling::slink {

namespace {

/// The judge's picture: 2R + 5 lines of 4C + 5 characters, a line end after each.
class Picture
{
public:
    explicit Picture(const Grid &grid)
        : m_width(4 * std::size_t(grid.columns) + 6)
        , m_text(m_width * (2 * std::size_t(grid.rows) + 5), ' ')
    {
        const std::size_t lines = m_text.size() / m_width;
        for (std::size_t y = 0; y < lines; ++y) {
            at(y, 0) = at(y, m_width - 2) = '#';
            at(y, m_width - 1) = '\n';
        }
        for (std::size_t x = 0; x < m_width - 1; ++x)
            at(0, x) = at(lines - 1, x) = '#';
    }

    /// The place of dot (0, 0) is (2, 2); dots are 2 lines and 4 characters apart.
    char &at(std::size_t y, std::size_t x) { return m_text[y * m_width + x]; }
    [[nodiscard]] const std::string &text() const { return m_text; }

private:
    std::size_t m_width;
    std::string m_text;
};

void drawClues(const Clues &clues, Picture &picture)
{
    for (int r = 0; r < clues.grid.rows; ++r) {
        for (int c = 0; c < clues.grid.columns; ++c) {
            if (const int clue = clues.at(r, c); clue != blank)
                picture.at(2 * r + 3, 4 * c + 4) = char('0' + clue);
        }
    }
}

void drawLoop(const Grid &grid, const Answer &answer, Picture &picture)
{
    const auto horizontal = [&](int r, int c) {
        return c >= 0 && c < grid.columns && answer.values[grid.horizontal(r, c)] != 0;
    };
    const auto vertical = [&](int r, int c) {
        return r >= 0 && r < grid.rows && answer.values[grid.vertical(r, c)] != 0;
    };
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c) {
            const bool left = horizontal(r, c - 1);
            const bool right = horizontal(r, c);
            const bool up = vertical(r - 1, c);
            const bool down = vertical(r, c);
            const std::size_t y = 2 * std::size_t(r) + 2;
            const std::size_t x = 4 * std::size_t(c) + 2;
            if (left || right || up || down)
                picture.at(y, x) = left && right ? '-' : up && down ? '|' : '+';
            if (right)
                picture.at(y, x + 1) = picture.at(y, x + 2) = picture.at(y, x + 3) = '-';
            if (down)
                picture.at(y + 1, x) = '|';
        }
    }
}

std::string pictureText(const Clues &clues, const Answer &answer)
{
    Picture picture(clues.grid);
    drawClues(clues, picture);
    drawLoop(clues.grid, answer, picture);
    return picture.text();
}

} // namespace

std::string SlinkPuzzle::answerText(int number, const Answer *answer) const
{
    const std::string heading = std::to_string(number) + '\n';
    return heading + (answer ? pictureText(m_clues, *answer) : "No solution\n");
}

/// An edge is what most of its characters show; all others follow from the edges.
tl::expected<WrittenAnswer, ParseError> SlinkPuzzle::readAnswer(LineSource &source) const
{
    const Grid &grid = m_clues.grid;
    AnswerPicture picture;
    if (auto error = picture.read(source, 2 * std::size_t(grid.rows) + 5))
        return tl::unexpected(std::move(*error));
    WrittenAnswer written;
    for (int r = 0; r <= grid.rows; ++r) {
        for (int c = 0; c < grid.columns; ++c) {
            const std::size_t y = 2 * std::size_t(r) + 2;
            const std::size_t x = 4 * std::size_t(c) + 3;
            int strokes = 0;
            for (std::size_t i = 0; i < 3; ++i)
                strokes += picture.at(y, x + i) == '-' ? 1 : 0;
            written.answer.values.push_back(strokes >= 2 ? 1 : 0);
            written.places.push_back(picture.place(y, x));
        }
    }
    for (int r = 0; r < grid.rows; ++r) {
        for (int c = 0; c <= grid.columns; ++c) {
            const std::size_t y = 2 * std::size_t(r) + 3;
            const std::size_t x = 4 * std::size_t(c) + 2;
            written.answer.values.push_back(picture.at(y, x) == '|' ? 1 : 0);
            written.places.push_back(picture.place(y, x));
        }
    }
    if (auto error = picture.differenceFrom(pictureText(m_clues, written.answer)))
        return tl::unexpected(std::move(*error));
    return written;
}

} // namespace inkling::slink
