// SPDX-License-Identifier: MIT
//
// How long a board of hex tiles takes to be answered and its answer proven the only one, in CPU
// milliseconds, beside a search over all paths on the same boards in the same run. Machines differ and
// are noisy: the ratio is what counts.
//
//   hex-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/hex/equation.h"
#include "families/hex/family.h"
#include "families/hex/path.h"
#include "families/hex/puzzle.h"
#include "families/hex/search/solver.h"
#include "report.h"

#include <set>

namespace {

using namespace inkling;
using namespace inkling::hex;

/// Tries every path; each is read when it is complete.
class EveryPath
{
public:
    EveryPath(const Tiles &tiles, StopCondition stop)
        : m_tiles(tiles)
        , m_stop(std::move(stop))
    {}

    Verdict run()
    {
        for (int tile = 0; tile < m_tiles.count(); ++tile)
            extend(tile, m_tiles.all());
        if (m_timedOut)
            return Verdict::Unknown;
        return m_answers.empty()       ? Verdict::None
               : m_answers.size() == 1 ? Verdict::Unique
                                       : Verdict::Many;
    }

private:
    void extend(int tile, TileSet left)
    {
        if (m_timedOut || (++m_turns % 4096 == 0 && m_stop.stopped())) {
            m_timedOut = true;
            return;
        }
        left &= ~(TileSet{1} << tile);
        m_characters += m_tiles.character(tile);
        if (left == 0 && readEquation(m_characters).acceptable())
            m_answers.insert(m_characters);
        for (TileSet ways = m_tiles.neighbours(tile) & left; ways != 0; ways &= ways - 1)
            extend(std::countr_zero(ways), left);
        m_characters.pop_back();
    }

    const Tiles &m_tiles;
    StopCondition m_stop;
    std::string m_characters;
    std::set<std::string> m_answers;
    std::uint64_t m_turns = 0;
    bool m_timedOut = false;
};

const Goals goals{
    {"hex-h3x4", 0.02},  {"hex-h9x1", 0.003}, {"hex-big5x3", 0.2},
    {"hex-big3x6", 0.3}, {"hex-big5x4", 1.2},
};

void reportSolving(const Collection<HexPuzzle> &boards)
{
    UniqueRuns runs;
    const Times ours = measure(
        boards.puzzles,
        [&](const auto &board) {
            runs.add(solve(board->tiles(), Search::Uniqueness, timeLimit()).verdict);
        },
        101);
    const Times plain = measure(
        boards.puzzles,
        [&](const auto &board) {
            runs.add(EveryPath(board->tiles(), timeLimit(std::chrono::seconds(5))).run());
        },
        5);
    printRow(boards.name, ours, plain, goalOf(boards.name, goals), runs.text());
}

} // namespace

int main(int argumentCount, char **arguments)
{
    const auto collections = collect<HexPuzzle>(
        family(), filesToMeasure(argumentCount, arguments, {"hex-"}, {"hex/generated.in"}));
    printHeading("answered and proven", "over all paths, 5 s at most");
    for (const auto &boards : collections)
        reportSolving(boards);
    printWorkHeading();
    for (const auto &boards : collections)
        printWork(family(), boards);
    return 0;
}
