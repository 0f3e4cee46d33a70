// SPDX-License-Identifier: MIT
#include "families/numbercross/reasoning/conflict.h"

#include "families/numbercross/search/find.h"
#include "families/numbercross/search/parity.h"

#include <algorithm>
#include <bitset>
#include <numeric>
#include <optional>

namespace inkling::numbercross {

namespace {

using LineBits = std::bitset<std::size_t(2) * maxSide>;

/// The limit of the search for a smallest set, after which deletion is used: in units of about 0.2
/// us of work, so that the result is the same on every machine.
constexpr std::int64_t maxHittingWork = 400'000;

/// A smallest set that meets each of some sets, by depth-first search.
class HittingSet
{
public:
    /// `work` is counted down; below 0 the search is given up.
    HittingSet(const std::vector<LineBits> &sets, std::int64_t &work, const StopCondition &stop)
        : m_sets(sets)
        , m_work(work)
        , m_stop(stop)
    {}

    /// Nothing if that takes too long, or `most` lines are not enough.
    std::optional<LineBits> find(std::size_t most)
    {
        m_bestSize = most + 1;
        extend({}, {}, 0);
        if (m_work < 0 || m_bestSize > most)
            return std::nullopt;
        return m_best;
    }

private:
    /// Sets that are not hit yet and share no line need a line each.
    [[nodiscard]] std::size_t leastMore(const LineBits &chosen, const LineBits &barred,
                                        const LineBits *&smallest) const
    {
        LineBits used;
        std::size_t count = 0;
        std::size_t fewest = m_sets.size() + LineBits().size();
        for (const LineBits &set : m_sets) {
            if ((set & chosen).any())
                continue;
            const LineBits open = set & ~barred;
            if (open.count() < fewest) {
                fewest = open.count();
                smallest = &set;
            }
            if ((open & used).none()) {
                used |= open;
                ++count;
            }
        }
        return count;
    }

    void extend(const LineBits &chosen, LineBits barred, std::size_t size)
    {
        m_work -= 1 + std::int64_t(m_sets.size()) / 8;
        if (++m_turns % 256 == 0 && m_stop.stopped())
            m_work = -1;
        if (m_work < 0)
            return;
        const LineBits *next = nullptr;
        const std::size_t more = leastMore(chosen, barred, next);
        if (size + more >= m_bestSize)
            return;
        if (!next) {
            m_best = chosen;
            m_bestSize = size;
            return;
        }
        for (std::size_t line = 0; line < next->size(); ++line) {
            if (!next->test(line) || barred.test(line))
                continue;
            LineBits with = chosen;
            with.set(line);
            extend(with, barred, size + 1);
            barred.set(line);
        }
    }

    const std::vector<LineBits> &m_sets;
    LineBits m_best;
    std::size_t m_bestSize = 0;
    std::int64_t &m_work;
    const StopCondition &m_stop;
    unsigned m_turns = 0;
};

class ConflictFinder
{
public:
    ConflictFinder(const Givens &givens, const StopCondition &stop)
        : m_givens(givens)
        , m_stop(stop)
    {
        for (int line = 0; line < givens.grid.lineCount(); ++line)
            m_all.set(std::size_t(line));
    }

    std::vector<int> run();

private:
    enum class Answerable : std::uint8_t { Yes, No, Unclear };

    /// Whether these labels can all be met; if so, `met` gets all that one such board meets.
    Answerable tryLines(const LineBits &lines, search::Effort effort, LineBits &met);
    std::int64_t grow(LineBits &lines);
    [[nodiscard]] LineBits shrunk(LineBits lines);
    [[nodiscard]] std::int64_t costOfTrying() const
    {
        const std::int64_t cells = m_givens.grid.cellCount();
        return 100 + cells * cells / 64;
    }
    [[nodiscard]] std::optional<LineBits> smallest(std::size_t most);
    [[nodiscard]] static std::vector<int> listed(const LineBits &lines);

    const Givens &m_givens;
    const StopCondition &m_stop;
    LineBits m_all;
};

std::vector<int> ConflictFinder::listed(const LineBits &lines)
{
    std::vector<int> list;
    for (std::size_t line = 0; line < lines.size(); ++line) {
        if (lines.test(line))
            list.push_back(int(line));
    }
    return list;
}

ConflictFinder::Answerable ConflictFinder::tryLines(const LineBits &lines, search::Effort effort,
                                                    LineBits &met)
{
    const Grid &grid = m_givens.grid;
    std::vector<bool> asked;
    for (int line = 0; line < grid.lineCount(); ++line)
        asked.push_back(lines.test(std::size_t(line)));
    const auto findings = search::find(search::sumsOf(m_givens, &asked), 1, m_stop, effort);
    if (findings.answers.empty())
        return findings.isSettled ? Answerable::No : Answerable::Unclear;
    const auto &shades = findings.answers.front();
    for (int line = 0; line < grid.lineCount(); ++line) {
        int sum = 0;
        for (int place = 0; place < grid.length(line); ++place) {
            const auto cell = std::size_t(grid.cellOf(line, place));
            sum += shades[cell] == grid.counted(line) ? m_givens.digits[cell] : 0;
        }
        met.set(std::size_t(line), sum == m_givens.labels[std::size_t(line)]);
    }
    return Answerable::Yes;
}

/// Adds lines to a set that can be met as long as it can. Returns how often it was tried.
std::int64_t ConflictFinder::grow(LineBits &lines)
{
    std::int64_t tries = 0;
    for (const int line : listed(m_all)) {
        LineBits with = lines;
        with.set(std::size_t(line));
        LineBits met;
        if (lines.test(std::size_t(line)))
            continue;
        ++tries;
        if (tryLines(with, search::Effort::Quick, met) == Answerable::Yes)
            lines = met;
    }
    return tries;
}

/// Leaves out lines of a set in conflict as long as it stays one.
LineBits ConflictFinder::shrunk(LineBits lines)
{
    for (const int line : listed(lines)) {
        LineBits without = lines;
        without.reset(std::size_t(line));
        LineBits met;
        if (m_stop.stopped())
            return lines;
        if (tryLines(without, search::Effort::Quick, met) == Answerable::No)
            lines = without;
    }
    return lines;
}

/// A set in conflict of the least size; nothing if that is not quick, or it has more than `most` lines.
std::optional<LineBits> ConflictFinder::smallest(std::size_t most)
{
    std::vector<LineBits> toHit;
    std::int64_t work = maxHittingWork;
    HittingSet hitting(toHit, work, m_stop);
    while (!m_stop.stopped()) {
        const auto lines = hitting.find(most);
        if (!lines)
            return std::nullopt;
        LineBits met;
        work -= costOfTrying();
        switch (tryLines(*lines, search::Effort::Quick, met)) {
        case Answerable::No:
            return lines;
        case Answerable::Unclear:
            return std::nullopt;
        case Answerable::Yes:
            work -= grow(met) * costOfTrying();
            toHit.push_back(m_all & ~met);
            break;
        }
    }
    return std::nullopt;
}

std::vector<int> ConflictFinder::run()
{
    LineBits met;
    if (tryLines(m_all, search::Effort::Complete, met) != Answerable::No)
        return {};
    LineBits lines;
    for (const int line : search::oddLines(search::sumsOf(m_givens)))
        lines.set(std::size_t(line));
    lines = shrunk(lines.any() ? lines : m_all);
    return listed(smallest(lines.count() - 1).value_or(lines));
}

} // namespace

std::vector<int> findConflict(const Givens &givens, const StopCondition &stop)
{
    return ConflictFinder(givens, stop).run();
}

} // namespace inkling::numbercross
