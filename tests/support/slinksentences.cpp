// SPDX-License-Identifier: MIT
#include "support/slinksentences.h"

#include "families/slink/puzzle.h"

#include <memory>

namespace inkling::test {

void addSlinkClaims(SentenceChecker &checker, const Puzzle &puzzle)
{
    const auto &clues = dynamic_cast<const slink::SlinkPuzzle &>(puzzle).clues();
    const auto board = std::make_shared<const SlinkBoard>(
        SlinkBoard{clues.grid.rows, clues.grid.columns,
                   std::vector<int>(clues.cells.begin(), clues.cells.end())});
    const AddSlinkClaim add = [&](std::string_view text, const SlinkClaim &claim) {
        checker.add(
            text,
            [board, claim](const Words &words, const ToldStep &told) -> std::optional<std::string> {
                claim(words, SlinkStep(*board, told));
                return std::nullopt;
            });
    };
    addSlinkPatternClaims(add);
    addSlinkCornerClaims(add);
    addSlinkColourClaims(add);
    addSlinkRegionClaims(add);
    addSlinkLoopClaims(add);
    addSlinkBlockClaims(add);
}

} // namespace inkling::test
