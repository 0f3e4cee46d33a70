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
#include "logic/deducer.h"
#include "timing.h"

#include <cstdio>
#include <memory>
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

std::vector<std::shared_ptr<const HexPuzzle>> readBoards(const std::string &text)
{
    std::vector<std::shared_ptr<const HexPuzzle>> boards;
    LineSource source(text);
    for (auto board = readPuzzle(source); board && *board; board = readPuzzle(source))
        boards.push_back(*board);
    return boards;
}

/// The goal for a board of the file, in milliseconds at the median; 0: none is set.
double goalOf(const std::string &name)
{
    static const std::pair<const char *, double> goals[] = {
        {"hex-h3x4.in", 0.02},  {"hex-h9x1.in", 0.003}, {"hex-big5x3.in", 0.2},
        {"hex-big3x6.in", 0.3}, {"hex-big5x4.in", 1.2},
    };
    for (const auto &[file, goal] : goals) {
        if (name == file)
            return goal;
    }
    return 0;
}

void report(const std::filesystem::path &path)
{
    const auto boards = readBoards(contents(path));
    if (boards.empty()) {
        std::printf("skipped: no board in %s\n", path.c_str());
        return;
    }
    int wrong = 0;
    int timedOut = 0;
    const Times ours = measure(
        boards,
        [&](const auto &board) {
            wrong += solve(board->tiles(), Search::Uniqueness, timeLimit()).verdict
                     != Verdict::Unique;
        },
        101);
    const Times plain = measure(
        boards,
        [&](const auto &board) {
            const Verdict verdict
                = EveryPath(board->tiles(), timeLimit(std::chrono::seconds(5))).run();
            timedOut += verdict == Verdict::Unknown;
            wrong += verdict != Verdict::Unique && verdict != Verdict::Unknown;
        },
        5);
    std::size_t steps = 0;
    const double reasoning = mean([&] {
        steps = 0;
        for (const auto &board : boards)
            steps += deduce(*board->model(), timeLimit()).trace.size();
    });

    const std::string name = path.filename().string();
    const double goal = goalOf(name);
    const auto count = double(boards.size());
    std::printf("%-15s %6zu %9.4f %9.4f %9.4f %10.3f %10.3f %8.1f %9.3f %6.1f", name.c_str(),
                boards.size(), ours.median(), ours.mean(), ours.max(), plain.median(), plain.max(),
                plain.median() / ours.median(), reasoning / count, double(steps) / count);
    if (goal > 0)
        std::printf(" %7.3f %s", goal, ours.median() <= goal ? "met" : "MISSED");
    if (timedOut > 0)
        std::printf(" (%d runs over all paths stopped after 5 s)", timedOut);
    if (wrong > 0)
        std::printf(" (%d runs NOT UNIQUE)", wrong);
    std::printf("\n");
    std::fflush(stdout);
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles({"hex-"}, {"hex/generated.in"});
    if (files.empty())
        return 0;
    std::printf("CPU ms a board, answered and proven      Inkling                   over all paths "
                "               reasoning\n");
    std::printf("%-15s %6s %9s %9s %9s %10s %10s %8s %9s %6s %7s\n", "file", "boards", "median",
                "mean", "max", "median", "max", "ratio", "ms", "steps", "goal");
    for (const auto &file : files)
        report(file);
    return 0;
}
