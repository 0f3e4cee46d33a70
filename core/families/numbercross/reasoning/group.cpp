// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/group.h"

#include "families/numbercross/search/reach.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace inkling::numbercross {

namespace {

constexpr std::size_t maxGroupWork = 1'500'000;

} // namespace

Group::Group(const Position &position, std::vector<int> lines)
    : m_position(position)
    , m_lines(std::move(lines))
{
    const Grid &grid = position.givens.grid;
    // The line with the largest sum last: its sums are the bits of a word.
    const auto sumOf = [&](int line) {
        const LineView view(position, line);
        return std::min(view.lacks, view.spare());
    };
    std::ranges::stable_sort(m_lines, {}, sumOf);
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        m_views.emplace_back(position, m_lines[i]);
        const LineView &view = m_views.back();
        m_sums[i] = std::min(view.lacks, view.spare());
        m_summedShade[i] = view.lacks <= view.spare() ? view.takenShade : 1 - view.takenShade;
        if (i + 1 < m_lines.size()) {
            m_strides[i] = m_wordCount;
            m_wordCount *= std::size_t(std::max(m_sums[i], 0)) + 1;
        }
    }
    const bool areRows = grid.isRow(m_lines.front());
    const int first = areRows ? grid.rows : 0;
    for (int line = first; line < first + (areRows ? grid.columns : grid.rows); ++line)
        addAcross(line);
}

void Group::addAcross(int line)
{
    const Grid &grid = m_position.givens.grid;
    Across across;
    across.line = line;
    across.cells.fill(-1);
    unsigned openPlaces = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int cell = grid.isRow(line) ? grid.cell(line, m_lines[i] - grid.rows)
                                          : grid.cell(m_lines[i], line - grid.rows);
        if (m_position.isOpen(cell)) {
            across.cells[i] = cell;
            openPlaces |= 1U << i;
        }
    }
    if (openPlaces == 0)
        return;
    for (unsigned way = 0; way < 1U << m_lines.size(); ++way) {
        if ((way & ~openPlaces) == 0)
            across.all |= Ways(1) << way;
    }
    across.allowed = across.all;
    if (m_position.isAsked[std::size_t(line)]) {
        for (unsigned way = 0; way < 1U << m_lines.size(); ++way) {
            if ((across.all >> way & 1) != 0 && !isAllowed(across, way))
                across.allowed &= ~(Ways(1) << way);
        }
    }
    across.isUsed = across.allowed != across.all;
    m_across.push_back(across);
}

/// Whether the line across can still reach its label when its cells in the parallel lines are so.
bool Group::isAllowed(const Across &across, unsigned way) const
{
    const LineView view(m_position, across.line);
    int lacks = view.lacks;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int shade = way >> i & 1 ? black : white;
        if (across.cells[i] >= 0 && shade == view.takenShade)
            lacks -= m_position.digit(across.cells[i]);
    }
    auto sums = search::SumSet::only(0);
    for (const int cell : view.open) {
        if (std::ranges::find(across.cells, cell) == across.cells.end())
            sums = sums | sums.plus(m_position.digit(cell));
    }
    return sums.contains(lacks);
}

Group::Move Group::moveOf(const Across &across, unsigned way) const
{
    Move move;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const int shade = way >> i & 1 ? black : white;
        if (across.cells[i] < 0 || shade != m_summedShade[i])
            continue;
        const int digit = m_position.digit(across.cells[i]);
        if (i + 1 == m_lines.size())
            move.bits = digit;
        else
            move.words += m_strides[i] * std::size_t(digit);
    }
    return move;
}

/// Whether no parallel line's sum grows beyond what it is to be: in the words it would run into another's.
bool Group::fits(std::size_t word, const Across &across, unsigned way) const
{
    for (std::size_t i = 0; i + 1 < m_lines.size(); ++i) {
        const int shade = way >> i & 1 ? black : white;
        if (across.cells[i] < 0 || shade != m_summedShade[i])
            continue;
        const std::size_t range = std::size_t(m_sums[i]) + 1;
        const auto digit = std::size_t(m_position.digit(across.cells[i]));
        if (word / m_strides[i] % range + digit >= range)
            return false;
    }
    return true;
}

/// Calls `visit(way, move, word)` for each way of a line across, and each state from which it goes on.
template <typename Visit>
void Group::eachMove(const Across &across, const States &from, const Visit &visit) const
{
    for (unsigned way = 0; way < 1U << m_lines.size(); ++way) {
        if ((across.ways() >> way & 1) == 0)
            continue;
        const Move move = moveOf(across, way);
        for (std::size_t word = 0; word + move.words < m_wordCount; ++word) {
            if (from[word] != 0 && fits(word, across, way))
                visit(way, move, word);
        }
    }
}

/// Finds, of each line across, the ways that are on some path from nothing to all labels.
bool Group::follow()
{
    const int lastSum = m_sums[m_lines.size() - 1];
    const std::uint64_t inRange = ~std::uint64_t{0} >> (63 - lastSum);
    std::vector<States> before(m_across.size() + 1, States(m_wordCount, 0));
    before[0][0] = 1;
    for (std::size_t i = 0; i < m_across.size(); ++i) {
        eachMove(m_across[i], before[i], [&](unsigned, Move move, std::size_t word) {
            before[i + 1][word + move.words] |= before[i][word] << move.bits & inRange;
        });
    }
    States after(m_wordCount, 0);
    after.back() = std::uint64_t{1} << lastSum;
    if ((before.back().back() & after.back()) == 0)
        return false;
    m_paths.resize(m_across.size() + 1);
    for (std::size_t i = m_across.size(); i-- > 0;) {
        States here(m_wordCount, 0);
        m_across[i].left = 0;
        eachMove(m_across[i], before[i], [&](unsigned way, Move move, std::size_t word) {
            const std::uint64_t from = before[i][word] & after[word + move.words] >> move.bits;
            here[word] |= from;
            m_across[i].left |= from != 0 ? Ways(1) << way : 0;
        });
        m_paths[i + 1] = std::exchange(after, std::move(here));
    }
    m_paths[0] = std::move(after);
    return true;
}

std::vector<Fact> Group::decided() const
{
    std::vector<Fact> facts;
    for (const Across &across : m_across) {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            if (across.cells[i] < 0)
                continue;
            bool canBe[2] = {false, false};
            for (unsigned way = 0; way < 1U << m_lines.size(); ++way) {
                if ((across.left >> way & 1) != 0)
                    canBe[way >> i & 1] = true;
            }
            if (canBe[white] != canBe[black])
                facts.push_back(factOf(across.cells[i], canBe[black] ? black : white));
        }
    }
    return facts;
}

bool Group::decide()
{
    const bool isInBounds = std::ranges::all_of(
        m_views, [](const LineView &view) { return view.lacks >= 0 && view.spare() >= 0; });
    const bool isRestricted
        = std::ranges::any_of(m_across, [](const Across &across) { return across.isUsed; });
    return isInBounds && isRestricted && m_sums[m_lines.size() - 1] <= 63 && work() <= maxGroupWork
           && follow() && !decided().empty();
}

void Group::dropLinesAcross(const StopCondition &stop)
{
    for (Across &across : m_across) {
        if (!across.isUsed || stop.stopped())
            continue;
        across.isUsed = false;
        if (!follow() || decided().empty())
            across.isUsed = true;
    }
    [[maybe_unused]] const bool isDecided = follow();
    assert(isDecided);
}

/// The ways to shade the parallel lines; one of them, by line across. Only states on some path count.
std::uint64_t Group::countWays(std::vector<unsigned> &example) const
{
    struct State
    {
        std::size_t word;
        int bit;
    };
    std::vector<std::unordered_map<std::size_t, std::uint64_t>> counts(m_across.size() + 1);
    const auto keyOf = [](const State &state) { return state.word * 64 + std::size_t(state.bit); };
    // The state after a way, if it is on a path.
    const auto step = [&](std::size_t i, const State &state, unsigned way) -> std::optional<State> {
        const Move move = moveOf(m_across[i], way);
        const State next{state.word + move.words, state.bit + move.bits};
        if ((m_across[i].left >> way & 1) == 0 || next.bit > 63 || next.word >= m_wordCount
            || !fits(state.word, m_across[i], way)
            || (m_paths[i + 1][next.word] >> next.bit & 1) == 0)
            return std::nullopt;
        return next;
    };
    const auto count = [&](const auto &self, std::size_t i, const State &state) -> std::uint64_t {
        if (i == m_across.size())
            return 1;
        if (const auto known = counts[i].find(keyOf(state)); known != counts[i].end())
            return known->second;
        std::uint64_t sum = 0;
        for (unsigned way = 0; way < 1U << m_lines.size(); ++way) {
            if (const auto next = step(i, state, way))
                sum += self(self, i + 1, *next);
        }
        return counts[i][keyOf(state)] = sum;
    };
    State state{0, 0};
    const std::uint64_t total = count(count, 0, state);
    for (std::size_t i = 0; i < m_across.size(); ++i) {
        unsigned way = 0;
        while (!step(i, state, way))
            ++way;
        example.push_back(way);
        state = *step(i, state, way);
    }
    return total;
}

void Group::propose(RuleName rule, Trace &proposals) const
{
    proposals.begin(RuleId(rule));
    std::vector<int> lines = m_lines;
    for (const Across &across : m_across) {
        if (across.isUsed)
            lines.push_back(across.line);
    }
    std::ranges::sort(lines);
    std::vector<int> known;
    for (const int line : lines) {
        proposals.addConstraint(ConstraintId(line));
        const LineView view(m_position, line);
        known.insert(known.end(), view.known.begin(), view.known.end());
    }
    std::ranges::sort(known);
    known.erase(std::ranges::unique(known).begin(), known.end());
    for (const int cell : known)
        proposals.addPremise(factOf(cell, m_position.shade(cell)));
    std::vector<unsigned> example;
    proposals.addArgument(std::to_string(countWays(example)));
    proposals.addArgument(m_position.givens.grid.isRow(m_lines.front()) ? "rows" : "columns");
    const std::vector<Fact> conclusions = decided();
    for (const Fact &fact : conclusions)
        proposals.addConclusion(fact);
    for (std::size_t a = 0; a < example.size(); ++a) {
        for (std::size_t i = 0; i < m_lines.size(); ++i) {
            const int cell = m_across[a].cells[i];
            if (cell < 0)
                continue;
            const Fact fact = factOf(cell, example[a] >> i & 1 ? black : white);
            if (std::ranges::find(conclusions, fact) == conclusions.end())
                proposals.addExample(fact);
        }
    }
}

} // namespace inkling::numbercross
