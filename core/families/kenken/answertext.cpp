// SPDX-License-Identifier: MIT
#include "families/kenken/puzzle.h"
#include "puzzle/judging/answergrid.h"

namespace inkling::kenken {

std::string KenkenPuzzle::answerText(int number, const Answer *answer) const
{
    std::string text = "KenKen Puzzle #" + std::to_string(number) + ":\n";
    if (!answer)
        return text + "No solution\n\n";
    // Digits of two characters stand apart.
    const std::string_view between = m_cages->side > 9 ? " " : "";
    for (int cell = 0; cell < m_cages->cellCount(); ++cell) {
        text += std::to_string(answer->values[std::size_t(cell)]);
        text += m_cages->columnOf(cell) == m_cages->side - 1 ? "\n" : between;
    }
    return text + '\n';
}

tl::expected<WrittenAnswer, ParseError> KenkenPuzzle::readAnswer(LineSource &source) const
{
    std::vector<CellWord> digits;
    for (const int digit : m_cages->digits())
        digits.push_back({std::to_string(digit), std::uint8_t(digit)});
    return readAnswerGrid(source, m_cages->side, m_cages->side, [&](int) { return digits; });
}

} // namespace inkling::kenken
