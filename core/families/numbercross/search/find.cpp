// SPDX-License-Identifier: MIT
#include "families/numbercross/search/find.h"

#include "families/numbercross/search/balancing.h"
#include "families/numbercross/search/corefill.h"
#include "families/numbercross/search/reach.h"
#include "families/numbercross/search/satsearch.h"
#include "families/numbercross/search/tablesearch.h"

#include <algorithm>
#include <array>

namespace inkling::numbercross::search {

namespace {

/// The nodes for which tables are searched before local search is tried, and before a SAT solver
/// takes over.
constexpr std::int64_t maxQuickNodes = 10'000;
constexpr std::int64_t maxTableNodes = 300'000;
/// The attempts to fill a large board, by the sides of their cores; the most nodes for each core.
constexpr std::array coreSides{12, 12, 12, 14, 14, 16, 16};
constexpr std::int64_t maxCoreNodes = 3000;
/// The attempts to balance the board after that, and the moves of each.
constexpr int balancingAttempts = 12;
constexpr int movesPerCell = 1000;

class Finder
{
public:
    Finder(Sums sums, int wanted, const StopCondition &stop, Effort effort)
        : m_sums(std::move(sums))
        , m_wanted(std::size_t(wanted))
        , m_stop(stop)
        , m_effort(effort)
        , m_decided(std::size_t(m_sums.grid.cellCount()), white)
    {}

    Findings run();

private:
    void searchTables(const std::vector<int> &rows, const std::vector<int> &columns);
    bool searchCore(TableSearch &tables, const CoreFill &filling);
    void fillEvenly();
    void balance(CoreFill &filling);
    void searchBySat();
    [[nodiscard]] std::vector<int> openLines(bool rows) const;
    void add(std::vector<std::uint8_t> shades);
    [[nodiscard]] bool isSettled() const { return m_findings.isSettled; }

    static TableSearch &tableSearch()
    {
        thread_local TableSearch instance;
        return instance;
    }

    Sums m_sums;
    std::size_t m_wanted;
    const StopCondition &m_stop;
    Effort m_effort;
    std::vector<std::uint8_t> m_decided;
    Findings m_findings;
};

void Finder::add(std::vector<std::uint8_t> shades)
{
    auto &answers = m_findings.answers;
    if (std::ranges::find(answers, shades) == answers.end())
        answers.push_back(std::move(shades));
    m_findings.isSettled = answers.size() >= m_wanted;
}

/// The lines that have cells left, as rows or as columns from 0.
std::vector<int> Finder::openLines(bool rows) const
{
    const Grid &grid = m_sums.grid;
    std::vector<int> lines;
    for (int line = 0; line < grid.lineCount(); ++line) {
        if (grid.isRow(line) == rows && m_sums.total(line) > 0)
            lines.push_back(rows ? line : line - grid.rows);
    }
    return lines;
}

/// Requires: all that is open lies in these rows and columns, at most TableSearch::maxCells of each.
void Finder::searchTables(const std::vector<int> &rows, const std::vector<int> &columns)
{
    const Grid &grid = m_sums.grid;
    Sums part{{int(rows.size()), int(columns.size())}, {}, {}};
    for (const int r : rows) {
        for (const int c : columns)
            part.digits.push_back(m_sums.digits[std::size_t(grid.cell(r, c))]);
    }
    for (const int r : rows)
        part.targets.push_back(m_sums.targets[std::size_t(grid.rowLine(r))]);
    for (const int c : columns)
        part.targets.push_back(m_sums.targets[std::size_t(grid.columnLine(c))]);
    TableSearch &tables = tableSearch();
    if (!tables.reset(part))
        return;
    bool isQuick = true;
    while (!isSettled()) {
        const auto outcome = tables.run(isQuick ? maxQuickNodes : maxTableNodes, m_stop);
        if (outcome == TableSearch::Outcome::Exhausted)
            m_findings.isSettled = true;
        if (outcome == TableSearch::Outcome::GaveUp && isQuick && m_effort == Effort::Complete) {
            isQuick = false;
            CoreFill filling(m_sums);
            balance(filling);
            continue;
        }
        if (outcome != TableSearch::Outcome::Found)
            return;
        std::vector<std::uint8_t> shades = m_decided;
        for (int r = 0; r < part.grid.rows; ++r) {
            for (int c = 0; c < part.grid.columns; ++c) {
                if (tables.isBlack(r, c))
                    shades[std::size_t(grid.cell(rows[std::size_t(r)], columns[std::size_t(c)]))]
                        = black;
            }
        }
        add(std::move(shades));
    }
}

/// The answers of a filled board's core. Returns false if it is better to fill anew.
bool Finder::searchCore(TableSearch &tables, const CoreFill &filling)
{
    const Grid &grid = m_sums.grid;
    while (!isSettled()) {
        if (tables.run(maxCoreNodes, m_stop) != TableSearch::Outcome::Found)
            return false;
        std::vector<std::uint8_t> shades = m_decided;
        for (std::size_t cell = 0; cell < shades.size(); ++cell)
            shades[cell] |= filling.shades()[cell];
        for (std::size_t r = 0; r < filling.coreRows().size(); ++r) {
            for (std::size_t c = 0; c < filling.coreColumns().size(); ++c) {
                if (tables.isBlack(int(r), int(c)))
                    shades[std::size_t(
                        grid.cell(filling.coreRows()[r], filling.coreColumns()[c] - grid.rows))]
                        = black;
            }
        }
        add(std::move(shades));
    }
    return true;
}

void Finder::fillEvenly()
{
    CoreFill filling(m_sums);
    TableSearch &tables = tableSearch();
    for (const int side : coreSides) {
        if (m_stop.stopped())
            return;
        if (filling.attempt(side) && passesCounting(filling.core()) && tables.reset(filling.core())
            && searchCore(tables, filling))
            return;
    }
    balance(filling);
}

/// Tries local search where filling evenly did not find answers.
void Finder::balance(CoreFill &filling)
{
    Balancing balancing(m_sums);
    const int attempts = m_effort == Effort::Quick ? int(m_wanted) : balancingAttempts;
    for (int attempt = 0; attempt < attempts && !isSettled(); ++attempt) {
        if (m_stop.stopped() || !filling.fillRows())
            return;
        if (!balancing.run(filling.shades(), movesPerCell * m_sums.grid.cellCount(), m_stop))
            continue;
        std::vector<std::uint8_t> shades = m_decided;
        for (std::size_t cell = 0; cell < shades.size(); ++cell)
            shades[cell] |= balancing.shades()[cell];
        add(std::move(shades));
    }
}

void Finder::searchBySat()
{
    SatSearch solver(m_sums, m_stop);
    for (const auto &shades : m_findings.answers)
        solver.exclude(shades);
    while (!isSettled()) {
        const sat::Result outcome = solver.next();
        if (outcome == sat::Result::Unsatisfiable)
            m_findings.isSettled = true;
        if (outcome != sat::Result::Satisfiable)
            return;
        std::vector<std::uint8_t> shades = m_decided;
        for (std::size_t cell = 0; cell < shades.size(); ++cell) {
            if (m_sums.digits[cell] > 0 && solver.isBlack(int(cell)))
                shades[cell] = black;
        }
        solver.exclude(shades);
        add(std::move(shades));
    }
}

Findings Finder::run()
{
    if (m_stop.stopped())
        return {};
    if (!passesCounting(m_sums))
        return {{}, true};
    const auto fits = [](const auto &rows, const auto &columns) {
        return int(rows.size()) <= TableSearch::maxCells
               && int(columns.size()) <= TableSearch::maxCells;
    };
    std::vector<int> rows = openLines(true);
    std::vector<int> columns = openLines(false);
    if (!fits(rows, columns)) {
        if (!decideByReach(m_sums, m_decided))
            return {{}, true};
        rows = openLines(true);
        columns = openLines(false);
    }
    if (fits(rows, columns))
        searchTables(rows, columns);
    else
        fillEvenly();
    if (!isSettled() && m_effort == Effort::Complete && !m_stop.stopped())
        searchBySat();
    return std::move(m_findings);
}

} // namespace

Findings find(Sums sums, int wanted, const StopCondition &stop, Effort effort)
{
    return Finder(std::move(sums), wanted, stop, effort).run();
}

} // namespace inkling::numbercross::search
