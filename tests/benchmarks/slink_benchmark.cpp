// SPDX-License-Identifier: MIT
//
// How long a Slink or Slitherlink board takes to be solved and proven unique, in CPU milliseconds,
// beside plain CaDiCaL on the same boards in the same run. Machines differ and are noisy: the ratio
// is what counts.
//
//   slink-benchmark [FILE...]     the files of the corpus without FILE
//
// INKLING_CORPUS in the environment says where the corpus lies.

#include "families/slink/solver.h"
#include "sat/satsolver.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

namespace {

using namespace inkling;
using namespace inkling::slink;

double cpuMilliseconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

StopCondition timeLimit()
{
    return StopCondition({}, StopCondition::Clock::now() + std::chrono::seconds(60));
}

/// Enough of the judge format for the corpus, which is known to be well-formed.
std::vector<Clues> readBoards(const std::filesystem::path &path)
{
    std::ifstream file(path);
    std::vector<Clues> boards;
    for (Grid grid; file >> grid.rows >> grid.columns && grid.rows > 0;) {
        Clues clues{grid, {}};
        for (std::string token; clues.cells.size() < std::size_t(grid.cellCount());) {
            file >> token;
            clues.cells.push_back(token == "." ? blank : std::int8_t(token[0] - '0'));
        }
        boards.push_back(std::move(clues));
    }
    return boards;
}

/// The baseline: a variable a cell (inside), the clues as clauses over the cells and their
/// neighbours, no checkerboard; cuts are added when an answer is in several parts, and the second
/// answer is looked for in the same solver.
class PlainCadical
{
public:
    explicit PlainCadical(const Clues &clues)
        : m_grid(clues.grid)
    {
        m_solver.reserve(m_grid.cellCount() + 1);
        m_solver.addClause({-beyond()});
        std::vector<sat::Literal> any;
        for (int r = 0; r < m_grid.rows; ++r) {
            for (int c = 0; c < m_grid.columns; ++c) {
                any.push_back(cell(r, c));
                if (clues.at(r, c) != blank)
                    addClue(r, c, clues.at(r, c));
                if (r > 0 && c > 0) {
                    const auto a = cell(r - 1, c - 1), b = cell(r - 1, c);
                    const auto d = cell(r, c - 1), e = cell(r, c);
                    m_solver.addClause({-a, b, d, -e});
                    m_solver.addClause({a, -b, -d, e});
                }
            }
        }
        m_solver.addClause(any);
    }

    Verdict run()
    {
        if (!findLoop())
            return Verdict::None;
        std::vector<sat::Literal> other;
        for (int i = 1; i <= m_grid.cellCount(); ++i)
            other.push_back(m_inside[i] ? -i : i);
        m_solver.addClause(other);
        return findLoop() ? Verdict::Many : Verdict::Unique;
    }

    [[nodiscard]] bool timedOut() const { return m_timedOut; }

private:
    [[nodiscard]] sat::Literal beyond() const { return m_grid.cellCount() + 1; }
    [[nodiscard]] sat::Literal cell(int r, int c) const
    {
        return m_grid.contains(r, c) ? m_grid.cell(r, c) + 1 : beyond();
    }
    [[nodiscard]] std::array<sat::Literal, 4> neighbours(int r, int c) const
    {
        return {cell(r - 1, c), cell(r, c + 1), cell(r + 1, c), cell(r, c - 1)};
    }

    /// Inside: 4 - clue of the neighbours are inside; outside: clue of them. For each set of them,
    /// not more than so many inside, and not more than so many outside.
    void addClue(int r, int c, int clue)
    {
        const auto around = neighbours(r, c);
        for (const bool inside : {false, true}) {
            const int count = inside ? 4 - clue : clue;
            const sat::Literal unless = inside ? -cell(r, c) : cell(r, c);
            for (int set = 1; set < 16; ++set) {
                const int size = __builtin_popcount(unsigned(set));
                for (const bool tooMany : {false, true}) {
                    if (size != (tooMany ? count + 1 : 5 - count))
                        continue;
                    std::vector<sat::Literal> clause{unless};
                    for (int i = 0; i < 4; ++i) {
                        if (set >> i & 1)
                            clause.push_back(tooMany ? -around[i] : around[i]);
                    }
                    m_solver.addClause(clause);
                }
            }
        }
    }

    bool findLoop()
    {
        const StopCondition stop = timeLimit();
        do {
            const sat::Outcome outcome = m_solver.solve(stop);
            m_timedOut |= outcome == sat::Outcome::Stopped;
            if (outcome != sat::Outcome::Satisfiable)
                return false;
            m_inside.assign(m_grid.cellCount() + 2, false);
            for (int i = 1; i <= m_grid.cellCount(); ++i)
                m_inside[i] = m_solver.value(i);
        } while (addCuts());
        return true;
    }

    /// For each part of the inside but the largest, and each of the outside that the border does
    /// not touch: it has another cell, or a cell around it changes sides, or a cell elsewhere does.
    bool addCuts()
    {
        std::vector<std::vector<sat::Literal>> parts[2];
        std::vector<char> seen(m_inside.size(), false);
        seen[beyond()] = true;
        flood(beyond(), seen);
        for (int i = 1; i <= m_grid.cellCount(); ++i) {
            if (!seen[i])
                parts[m_inside[i] ? 1 : 0].push_back(flood(i, seen));
        }
        for (const auto &part : parts[0])
            addCut(part, 0);
        std::sort(parts[1].begin(), parts[1].end(),
                  [](const auto &a, const auto &b) { return a.size() < b.size(); });
        for (std::size_t i = 0; i + 1 < parts[1].size(); ++i)
            addCut(parts[1][i], parts[1].back().front());
        return parts[1].size() > 1 || !parts[0].empty();
    }

    void addCut(const std::vector<sat::Literal> &part, sat::Literal elsewhere)
    {
        const sat::Literal sign = m_inside[part.front()] ? 1 : -1;
        std::vector<sat::Literal> clause{-sign * part.front()};
        if (elsewhere != 0)
            clause.push_back(-elsewhere);
        for (const sat::Literal of : part) {
            for (const sat::Literal next : neighboursOf(of)) {
                if (m_inside[next] != m_inside[part.front()])
                    clause.push_back(sign * next);
            }
        }
        m_solver.addClause(clause);
    }

    std::vector<sat::Literal> neighboursOf(sat::Literal of) const
    {
        std::vector<sat::Literal> result;
        if (of != beyond()) {
            const auto around = neighbours((of - 1) / m_grid.columns, (of - 1) % m_grid.columns);
            result.assign(around.begin(), around.end());
            return result;
        }
        for (int r = 0; r < m_grid.rows; ++r) {
            for (int c = 0; c < m_grid.columns; ++c) {
                if (r == 0 || c == 0 || r == m_grid.rows - 1 || c == m_grid.columns - 1)
                    result.push_back(cell(r, c));
            }
        }
        return result;
    }

    std::vector<sat::Literal> flood(sat::Literal start, std::vector<char> &seen) const
    {
        std::vector<sat::Literal> part{start};
        seen[start] = true;
        for (std::size_t i = 0; i < part.size(); ++i) {
            for (const sat::Literal next : neighboursOf(part[i])) {
                if (!seen[next] && m_inside[next] == m_inside[start]) {
                    seen[next] = true;
                    part.push_back(next);
                }
            }
        }
        return part;
    }

    Grid m_grid;
    sat::SatSolver m_solver;
    std::vector<char> m_inside; // by variable
    bool m_timedOut = false;
};

struct Times
{
    std::vector<double> milliseconds; // by board

    [[nodiscard]] double median() const
    {
        std::vector<double> ascending = milliseconds;
        std::sort(ascending.begin(), ascending.end());
        const std::size_t n = ascending.size();
        return (ascending[(n - 1) / 2] + ascending[n / 2]) / 2;
    }
    [[nodiscard]] double mean() const
    {
        double sum = 0;
        for (const double time : milliseconds)
            sum += time;
        return sum / double(milliseconds.size());
    }
    [[nodiscard]] double max() const
    {
        return *std::max_element(milliseconds.begin(), milliseconds.end());
    }
};

/// How many times as long the other one takes on the board where this is least.
double leastRatio(const Times &one, const Times &other)
{
    double least = other.milliseconds[0] / one.milliseconds[0];
    for (std::size_t i = 0; i < one.milliseconds.size(); ++i)
        least = std::min(least, other.milliseconds[i] / one.milliseconds[i]);
    return least;
}

/// The median of several runs for each board; short ones are run more often.
Times measure(const std::vector<Clues> &boards, const std::function<void(const Clues &)> &run,
              int maxRuns)
{
    Times times;
    for (const Clues &board : boards) {
        std::vector<double> runs;
        double spent = 0;
        while (int(runs.size()) < maxRuns && (runs.empty() || spent < 100)) {
            const double start = cpuMilliseconds();
            run(board);
            runs.push_back(cpuMilliseconds() - start);
            spent += runs.back();
        }
        std::nth_element(runs.begin(), runs.begin() + runs.size() / 2, runs.end());
        times.milliseconds.push_back(runs[runs.size() / 2]);
    }
    return times;
}

/// The goal for a board of the file, in milliseconds at the median; 0: none is set.
double goalOf(const std::string &name)
{
    static const std::pair<const char *, double> goals[] = {
        {"slink-full20x20.in", 0.02},        {"slink-full100x100.in", 0.5},
        {"slitherlink-r10x10_min.in", 0.25}, {"slitherlink-r20x20_d45.in", 2},
        {"slitherlink-r20x20_min.in", 3},    {"slitherlink-r20x36_d45.in", 6},
        {"slitherlink-r50x50_d45.in", 100},  {"slitherlink-r50x50_d60.in", 4},
    };
    for (const auto &[file, goal] : goals) {
        if (name == file)
            return goal;
    }
    return 0;
}

void report(const std::filesystem::path &path)
{
    const std::vector<Clues> boards = readBoards(path);
    if (boards.empty()) {
        std::printf("skipped: no board in %s\n", path.c_str());
        return;
    }
    int wrong = 0;
    int timedOut = 0;
    const Times ours = measure(
        boards,
        [&](const Clues &clues) {
            const Verdict verdict = solve(clues, Search::Uniqueness, timeLimit()).verdict;
            timedOut += verdict == Verdict::Unknown;
            wrong += verdict == Verdict::None || verdict == Verdict::Many;
        },
        25);
    const Times plain = measure(
        boards,
        [&](const Clues &clues) {
            PlainCadical cadical(clues);
            const Verdict verdict = cadical.run();
            timedOut += cadical.timedOut();
            wrong += verdict != Verdict::Unique && !cadical.timedOut();
        },
        5);

    const std::string name = path.filename().string();
    const double goal = goalOf(name);
    std::printf("%-29s %6zu %9.4f %9.4f %9.4f %9.3f %9.3f %9.3f %7.1f %7.1f", name.c_str(),
                boards.size(), ours.median(), ours.mean(), ours.max(), plain.median(), plain.mean(),
                plain.max(), plain.median() / ours.median(), leastRatio(ours, plain));
    if (goal > 0)
        std::printf(" %7.2f %s", goal, ours.median() <= goal ? "met" : "MISSED");
    if (timedOut > 0)
        std::printf(" (%d runs stopped after 60 s)", timedOut);
    if (wrong > 0)
        std::printf(" (%d runs NOT UNIQUE)", wrong);
    std::printf("\n");
    std::fflush(stdout);
}

std::vector<std::filesystem::path> corpusFiles()
{
    const char *const place = std::getenv("INKLING_CORPUS");
    const std::filesystem::path corpus = place ? place : INKLING_CORPUS;
    std::vector<std::filesystem::path> files;
    if (!std::filesystem::is_directory(corpus / "bench")) {
        std::printf("skipped: no corpus at %s (set INKLING_CORPUS)\n", corpus.c_str());
        return files;
    }
    for (const auto &entry : std::filesystem::directory_iterator(corpus / "bench")) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("slink-") || name.starts_with("slitherlink-"))
            files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    files.push_back(corpus / "slitherlink" / "janko-small.in");
    files.push_back(corpus / "slitherlink" / "janko-large.in");
    return files;
}

} // namespace

int main(int argumentCount, char **arguments)
{
    std::vector<std::filesystem::path> files(arguments + 1, arguments + argumentCount);
    if (files.empty())
        files = corpusFiles();
    if (files.empty())
        return 0;
    std::printf("CPU ms a board, found and proven unique   Inkling                        "
                "plain CaDiCaL\n");
    std::printf("%-29s %6s %9s %9s %9s %9s %9s %9s %7s %7s %7s\n", "file", "boards", "median",
                "mean", "max", "median", "mean", "max", "ratio", "least", "goal");
    for (const auto &file : files)
        report(file);
    return 0;
}
