// SPDX-License-Identifier: MIT
#include "support/slink/slinksentences.h"

#include <memory>

namespace inkling::test {

void addSlinkSentences(SentenceChecker &checker, const slink::Clues &clues)
{
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
    addSlinkClusterClaims(add);
    addSlinkSupposingClaims(add);
}

} // namespace inkling::test
