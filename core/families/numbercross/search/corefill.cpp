// SPDX-License-Identifier: MIT
#include "families/numbercross/search/corefill.h"

#include "families/numbercross/search/reach.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace inkling::numbercross::search {

CoreFill::CoreFill(const Sums &sums)
    : m_sums(sums)
{
    for (int line = 0; line < sums.grid.lineCount(); ++line)
        m_totals.push_back(sums.total(line));
    m_openRows = openLines(true);
    m_openColumns = openLines(false);
}

std::vector<int> CoreFill::openLines(bool rows) const
{
    std::vector<int> lines;
    for (int line = 0; line < m_sums.grid.lineCount(); ++line) {
        if (m_sums.grid.isRow(line) == rows && m_totals[std::size_t(line)] > 0)
            lines.push_back(line);
    }
    return lines;
}

/// A line without a target may as well be half black.
double CoreFill::goal(int line) const
{
    const int target = m_sums.targets[std::size_t(line)];
    return target == noTarget ? m_totals[std::size_t(line)] / 2.0 : target;
}

/// The lines that are the most open; after the first attempt, some by chance.
void CoreFill::chooseLines(bool rows, int coreSide, std::vector<int> &chosen)
{
    chosen = rows ? m_openRows : m_openColumns;
    std::vector<double> openness(std::size_t(m_sums.grid.lineCount()), 0);
    for (const int line : chosen) {
        const double chance = m_isFirst ? 1 : 0.5 + double(m_random() % 1024) / 1024;
        openness[std::size_t(line)]
            = chance * std::min(goal(line), m_totals[std::size_t(line)] - goal(line));
    }
    std::ranges::stable_sort(chosen, std::greater{},
                             [&](int line) { return openness[std::size_t(line)]; });
    chosen.resize(std::min(chosen.size(), std::size_t(coreSide)));
    std::ranges::sort(chosen);
    for (const int line : chosen)
        m_inCore[std::size_t(line)] = true;
}

void CoreFill::chooseCore(int coreSide)
{
    m_inCore.assign(m_totals.size(), false);
    chooseLines(true, coreSide, m_coreRows);
    chooseLines(false, coreSide, m_coreColumns);
    m_outerRows.clear();
    m_outerColumns.clear();
    for (const int line : m_openRows) {
        if (!m_inCore[std::size_t(line)])
            m_outerRows.push_back(line);
    }
    for (const int line : m_openColumns) {
        if (!m_inCore[std::size_t(line)])
            m_outerColumns.push_back(line);
    }
}

/// The share of the core that should be black: half of it, as far as this leaves the rest possible.
double CoreFill::coreShare()
{
    const Grid &grid = m_sums.grid;
    double coreTotal = 0;
    double besideTotal = 0;
    double belowTotal = 0;
    double outerTotal = 0;
    for (const int row : m_openRows) {
        for (const int column : m_openColumns) {
            const double digit = m_sums.digits[std::size_t(grid.cell(row, column - grid.rows))];
            const bool inRows = m_inCore[std::size_t(row)] != 0;
            const bool inColumns = m_inCore[std::size_t(column)] != 0;
            (inRows      ? inColumns ? coreTotal : besideTotal
             : inColumns ? belowTotal
                         : outerTotal)
                += digit;
        }
    }
    double rows = 0;
    double columns = 0;
    double all = 0;
    for (const int line : m_coreRows)
        rows += goal(line);
    for (const int line : m_coreColumns)
        columns += goal(line);
    for (const int line : m_openRows)
        all += goal(line);
    // The black of the core leaves each other part at least 0 and at most its total.
    constexpr double margin = 0.08;
    const auto least = [&](double slack) {
        return std::max({0.0, rows - (1 - slack) * besideTotal, columns - (1 - slack) * belowTotal,
                         rows + columns - all + slack * outerTotal});
    };
    const auto most = [&](double slack) {
        return std::min({coreTotal, rows - slack * besideTotal, columns - slack * belowTotal,
                         rows + columns - all + (1 - slack) * outerTotal});
    };
    const double slack = least(margin) <= most(margin) ? margin : 0;
    double black = std::clamp(coreTotal / 2, least(slack), std::max(least(slack), most(slack)));
    if (least(slack) > most(slack))
        black = (least(slack) + most(slack)) / 2;
    return coreTotal > 0 ? std::clamp(black / coreTotal, 0.0, 1.0) : 0.5;
}

/// Plans the black that each column should get outside the core's rows, and each of the core's rows
/// outside its columns.
void CoreFill::planNeeds()
{
    const Grid &grid = m_sums.grid;
    const double share = coreShare();
    m_columnNeeds.assign(m_totals.size(), {});
    m_rowNeeds.assign(m_totals.size(), {});
    std::vector<double> inside(m_totals.size(), 0); // a line's digits in the core
    for (const int row : m_coreRows) {
        for (const int column : m_openColumns) {
            const double digit = m_sums.digits[std::size_t(grid.cell(row, column - grid.rows))];
            inside[std::size_t(column)] += digit;
            if (m_inCore[std::size_t(column)])
                inside[std::size_t(row)] += digit;
        }
    }
    double wanted = 0;
    double offered = 0;
    const auto plan = [&](int line, double insideShare) {
        const auto index = std::size_t(line);
        const double outside = m_totals[index] - inside[index];
        return Need{std::clamp(goal(line) - insideShare * inside[index], 0.0, outside), outside};
    };
    for (const int row : m_coreRows) {
        m_rowNeeds[std::size_t(row)] = plan(row, share);
        wanted += m_rowNeeds[std::size_t(row)].want;
        offered += m_rowNeeds[std::size_t(row)].left;
    }
    const double besideShare = offered > 0 ? wanted / offered : 0.5;
    for (const int column : m_openColumns) {
        m_columnNeeds[std::size_t(column)]
            = plan(column, m_inCore[std::size_t(column)] ? share : besideShare);
    }
}

void CoreFill::placeBlack(int cell)
{
    const Grid &grid = m_sums.grid;
    const int digit = m_sums.digits[std::size_t(cell)];
    m_shades[std::size_t(cell)] = black;
    m_rest[std::size_t(grid.rowLine(grid.rowOf(cell)))] -= digit;
    m_rest[std::size_t(grid.columnLine(grid.columnOf(cell)))] -= digit;
}

/// A line's cells in the lines `across`, those first whose lines need black most.
std::vector<CoreFill::OpenCell> CoreFill::candidatesOf(int line, const std::vector<int> &across,
                                                       const std::vector<Need> &needs)
{
    const Grid &grid = m_sums.grid;
    std::vector<OpenCell> candidates;
    candidates.reserve(across.size());
    for (const int other : across) {
        const int cell = grid.isRow(line) ? grid.cell(line, other - grid.rows)
                                          : grid.cell(other, line - grid.rows);
        const int digit = m_sums.digits[std::size_t(cell)];
        if (digit == 0)
            continue;
        const double share = needs[std::size_t(other)].share();
        const double chance = m_isFirst ? 0 : 0.1 * double(m_random() % 1024) / 1024;
        candidates.push_back({share + chance, share * digit, digit, cell, other});
    }
    std::ranges::sort(candidates, [](const OpenCell &a, const OpenCell &b) {
        return a.rank != b.rank ? a.rank > b.rank : a.cell < b.cell;
    });
    return candidates;
}

/// Meets a line exactly with its cells in the lines `across`: those whose lines need black most turn
/// black, as long as the others can make up the rest.
bool CoreFill::fill(int line, const std::vector<int> &across, std::vector<Need> &needs)
{
    const std::vector<OpenCell> candidates = candidatesOf(line, across, needs);
    std::array<SumSet, maxSide + 1> reach; // of the candidates from each on
    reach[candidates.size()] = SumSet::only(0);
    for (std::size_t i = candidates.size(); i-- > 0;)
        reach[i] = reach[i + 1] | reach[i + 1].plus(candidates[i].digit);
    int rest = m_rest[std::size_t(line)];
    if (m_sums.targets[std::size_t(line)] == noTarget) {
        double expected = 0;
        for (const OpenCell &candidate : candidates)
            expected += candidate.expected;
        rest = std::max(0, int(std::lround(expected)));
        while (!reach[0].contains(rest))
            --rest;
    }
    if (!reach[0].contains(rest))
        return false;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const OpenCell &candidate = candidates[i];
        Need &need = needs[std::size_t(candidate.across)];
        need.left -= candidate.digit;
        if (!reach[i + 1].contains(rest - candidate.digit))
            continue;
        rest -= candidate.digit;
        need.want -= candidate.digit;
        placeBlack(candidate.cell);
    }
    return true;
}

void CoreFill::cutOutCore()
{
    const Grid &grid = m_sums.grid;
    m_core.grid = {int(m_coreRows.size()), int(m_coreColumns.size())};
    m_core.digits.clear();
    m_core.targets.clear();
    for (const int row : m_coreRows) {
        for (const int column : m_coreColumns)
            m_core.digits.push_back(m_sums.digits[std::size_t(grid.cell(row, column - grid.rows))]);
    }
    for (const auto *lines : {&m_coreRows, &m_coreColumns}) {
        for (const int line : *lines) {
            const auto index = std::size_t(line);
            m_core.targets.push_back(m_sums.targets[index] == noTarget ? noTarget : m_rest[index]);
        }
    }
}

void CoreFill::begin(int coreSide)
{
    chooseCore(coreSide);
    planNeeds();
    m_rest = m_sums.targets;
    m_shades.assign(std::size_t(m_sums.grid.cellCount()), white);
}

bool CoreFill::fillOuterRows()
{
    bool isMet = true;
    for (const int row : m_outerRows)
        isMet = isMet && fill(row, m_openColumns, m_columnNeeds);
    return isMet;
}

bool CoreFill::fillRows()
{
    begin(0);
    return fillOuterRows();
}

bool CoreFill::attempt(int coreSide)
{
    begin(coreSide);
    bool isMet = fillOuterRows();
    for (const int column : m_outerColumns)
        isMet = isMet && fill(column, m_coreRows, m_rowNeeds);
    m_isFirst = false;
    if (!isMet)
        return false;
    cutOutCore();
    return std::ranges::all_of(m_core.targets,
                               [](int target) { return target >= 0 || target == noTarget; });
}

} // namespace inkling::numbercross::search
