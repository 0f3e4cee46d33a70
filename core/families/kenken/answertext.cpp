// SPDX-License-Identifier: MIT
#include "families/kenken/puzzle.h"
#include "puzzle/judging/answergrid.h"

namespace inkling::kenken {

std::string KenkenPuzzle::answerText(int number, const Answer *answer) const
{
    std::string text = "KenKen Puzzle #" + std::to_string(number) + ":\n";
    if (!answer)
        return text + "No solution\n\n";
    for (int cell = 0; cell < m_cages.cellCount(); ++cell) {
        text += char('0' + answer->values[std::size_t(cell)]);
        if (m_cages.columnOf(cell) == m_cages.side - 1)
            text += '\n';
    }
    return text + '\n';
}

tl::expected<WrittenAnswer, ParseError> KenkenPuzzle::readAnswer(LineSource &source) const
{
    std::vector<CellWord> digits;
    for (const int digit : m_cages.digits())
        digits.push_back({std::to_string(digit), std::uint8_t(digit)});
    return readAnswerGrid(source, m_cages.side, m_cages.side, [&](int) { return digits; });
}

} // namespace inkling::kenken
