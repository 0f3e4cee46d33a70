// SPDX-License-Identifier: MIT
// Any bytes are an answer or an error with a place in the text: the first byte chooses a sample, the
// others are what a program printed for it. An answer that was read has a value for each main unknown
// and is right or has a fault; and the judge has a verdict about the text, for one data set and two.

#include "families/registry.h"
#include "fuzz/require.h"
#include "puzzle/family.h"
#include "puzzle/judging/outputjudge.h"
#include "puzzle/puzzle.h"

#include <cstdint>
#include <memory>
#include <vector>

using namespace inkling;
using namespace inkling::fuzz;

namespace {

using Puzzles = std::vector<std::shared_ptr<const Puzzle>>;

/// The samples that are small enough to be solved at each input.
Puzzles smallSamples()
{
    constexpr int mostCells = 100;
    Puzzles puzzles;
    for (const Family *family : families()) {
        for (const Sample &sample : family->samples()) {
            LineSource source{std::string(sample.text)};
            const auto puzzle = family->read(source);
            if (puzzle && *puzzle && (*puzzle)->rows() * (*puzzle)->columns() <= mostCells)
                puzzles.push_back(*puzzle);
        }
    }
    return puzzles;
}

void requireJudged(const Puzzle &puzzle, std::string_view text)
{
    OutputJudge judge{std::string(text)};
    constexpr int dataSets = 2;
    for (int i = 0; i < dataSets; ++i) {
        const auto soon = StopCondition::Clock::now() + std::chrono::milliseconds(4);
        const OutputJudgement judgement = judge.judge(puzzle, StopCondition({}, soon));
        const bool isFault = judgement.verdict == OutputVerdict::Presentation
                             || judgement.verdict == OutputVerdict::Wrong;
        require(judgement.place.line >= 1 && judgement.place.column >= 1);
        require(!isFault || !judgement.english().empty());
    }
    for (const OutputJudgement &judgement : judge.finish())
        require(!judgement.english().empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const Puzzles puzzles = smallSamples();
    if (size == 0)
        return 0;
    const Puzzle &puzzle = *puzzles[data[0] % puzzles.size()];
    const std::string_view text(reinterpret_cast<const char *>(data) + 1, size - 1);
    LineSource source{std::string(text)};
    const auto written = puzzle.readAnswer(source);
    if (!written) {
        requirePlace(text, written.error());
    } else {
        const std::size_t count = puzzle.model()->mainCount();
        require(written->answer.values.size() == count);
        require(written->places.empty() || written->places.size() == count);
        if (const auto fault = puzzle.fault(written->answer))
            require(!fault->english().empty());
    }
    requireJudged(puzzle, text);
    return 0;
}
