// SPDX-License-Identifier: MIT
#include "families/kenken/engines/lineengine.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

namespace {

/// The most sets that are listed; nobody would go through more.
constexpr std::size_t mostSets = 4000;

/// Steps of the deepest loop, for one conclusion.
constexpr std::size_t mostJoins = 400'000;

} // namespace

LineEngine::LineEngine(const Terms &terms, std::vector<CageWays> &cages)
    : m_terms(terms)
    , m_cages(cages)
    , m_lines(terms.lineCount())
    , m_isListed(std::size_t{1} << 2 * terms.side(), false)
{
    const int side = terms.side();
    for (int first = 0; first < terms.lineCount(); ++first) {
        for (int second = first + 1; second < (first < side ? side : 2 * side); ++second) {
            const LineSet both = LineSet{1} << first | LineSet{1} << second;
            if (std::ranges::any_of(
                    cages, [&](const CageWays &cage) { return (cage.lines() & both) == both; }))
                m_pairs.push_back({first, second});
        }
    }
    m_isDue.assign(m_pairs.size(), true);
}

void LineEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    // A cage brings news of all its cells to each of its lines.
    const CageWays &cage = m_cages[m_terms.cages.cageOf[unknown]];
    for (LineSet lines = cage.lines(); lines != 0; lines &= lines - 1)
        m_lines.add(std::countr_zero(lines));
    for (std::size_t i = 0; i < m_pairs.size(); ++i) {
        if ((cage.lines() >> m_pairs[i][0] & 1) != 0 || (cage.lines() >> m_pairs[i][1] & 1) != 0)
            m_isDue[i] = true;
    }
}

void LineEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
{
    if (rule == RuleName::LineCages)
        return m_lines.take(stop, [&](int line) { proposeLines(knowledge, {line}, proposals); });
    for (std::size_t i = 0; i < m_pairs.size() && !stop.stopped(); ++i) {
        if (m_isDue[i])
            proposeLines(knowledge, m_pairs[i], proposals);
        m_isDue[i] = false;
    }
}

LineEngine::Taken LineEngine::takenBy(const WayList &ways, int way, const Segment &segment) const
{
    return Taken(ways.digits(way, segment.cells[0])) >> 1
           | Taken(ways.digits(way, segment.cells[1])) >> 1 << m_terms.side();
}

LineEngine::Taken LineEngine::all(const Lines &lines) const
{
    const auto digits = Taken(m_terms.digits().bits() >> 1);
    return lines.size() == 1 ? digits : digits | digits << m_terms.side();
}

bool LineEngine::fill(const Knowledge &knowledge, const Lines &lines, Segment &segment)
{
    segment.sets.clear();
    if (segment.cage < 0) {
        const int shift = m_terms.isOn(lines[0], segment.cell) ? 0 : m_terms.side();
        const ValueSet digits
            = segment.usesFact ? knowledge.possible(UnknownId(segment.cell)) : m_terms.digits();
        for (const int digit : digits)
            segment.sets.push_back(Taken{1} << digit >> 1 << shift);
        return true;
    }
    const auto ways = m_cages[std::size_t(segment.cage)].waysFrom(knowledge, segment.basis);
    if (!ways)
        return false;
    for (int way = 0; way < ways->count(); ++way)
        segment.sets.push_back(takenBy(*ways, way, segment));
    std::ranges::sort(segment.sets);
    const auto repeated = std::ranges::unique(segment.sets);
    segment.sets.erase(repeated.begin(), repeated.end());
    return true;
}

/// The cells of a cage, each by itself.
void LineEngine::addCells(const Knowledge &knowledge, const Lines &lines, const Segment &of,
                          Segments &segments)
{
    for (unsigned cells = of.cells[0] | of.cells[1]; cells != 0; cells &= cells - 1) {
        Segment &segment = segments.emplace_back();
        segment.cell
            = m_cages[std::size_t(of.cage)].cage().cells[std::size_t(std::countr_zero(cells))];
        segment.usesFact = knowledge.possible(UnknownId(segment.cell)) != m_terms.digits();
        fill(knowledge, lines, segment);
    }
}

LineEngine::Segments LineEngine::segmentsOf(const Knowledge &knowledge, const Lines &lines)
{
    Segments segments;
    std::vector<bool> seen(m_cages.size(), false);
    for (const int line : lines) {
        for (int i = 0; i < m_terms.side(); ++i) {
            const std::size_t number = m_terms.cages.cageOf[std::size_t(m_terms.cell(line, i))];
            if (seen[number])
                continue;
            seen[number] = true;
            const CageWays &cage = m_cages[number];
            Segment segment;
            segment.cage = int(number);
            for (std::size_t which = 0; which < lines.size(); ++which)
                segment.cells[which] = cage.cellsOn(lines[which]);
            segment.basis = cage.wholeBasis(knowledge);
            if (cage.cage().cells.size() > 1 && fill(knowledge, lines, segment))
                segments.push_back(segment);
            else
                addCells(knowledge, lines, segment, segments);
        }
    }
    return segments;
}

std::optional<LineEngine::TakenSets> LineEngine::joined(const TakenSets &some,
                                                        const TakenSets &others)
{
    TakenSets both;
    if (some.size() * others.size() > mostJoins)
        return std::nullopt;
    for (const Taken one : some) {
        for (const Taken other : others) {
            if ((one & other) != 0 || m_isListed[one | other])
                continue;
            m_isListed[one | other] = true;
            both.push_back(one | other);
        }
    }
    for (const Taken taken : both)
        m_isListed[taken] = false;
    if (both.size() > mostSets)
        return std::nullopt;
    return both;
}

std::optional<std::vector<LineEngine::TakenSets>> LineEngine::fitting(const Lines &lines,
                                                                      const Segments &segments)
{
    const std::size_t count = segments.size();
    std::vector<TakenSets> before(count + 1);
    before[0] = {0};
    for (std::size_t i = 0; i < count; ++i) {
        auto next = joined(before[i], segments[i].sets);
        if (!next)
            return std::nullopt;
        before[i + 1] = std::move(*next);
    }
    std::vector<TakenSets> fits(count);
    TakenSets after{0};
    for (std::size_t i = count; i-- > 0;) {
        for (const Taken taken : after)
            m_isListed[taken] = true;
        for (const Taken set : segments[i].sets) {
            const bool isMade = std::ranges::any_of(before[i], [&](Taken taken) {
                return (taken & set) == 0 && m_isListed[all(lines) & ~(taken | set)];
            });
            if (isMade)
                fits[i].push_back(set);
        }
        for (const Taken taken : after)
            m_isListed[taken] = false;
        auto next = joined(after, segments[i].sets);
        if (!next)
            return std::nullopt;
        after = std::move(*next);
    }
    return fits;
}

LineEngine::Losses LineEngine::lossesIn(const Knowledge &knowledge, const Segment &segment,
                                        const TakenSets &fits)
{
    Losses losses;
    const auto add = [&](int cell, unsigned supported) {
        const unsigned possible = unsigned(knowledge.possible(UnknownId(cell)).bits());
        if ((possible & ~supported) != 0)
            losses.push_back({cell, Digits(possible & ~supported)});
    };
    if (segment.cage < 0) {
        Taken taken = 0;
        for (const Taken set : fits)
            taken |= set;
        add(segment.cell, unsigned(taken | taken >> m_terms.side()) << 1);
        return losses;
    }
    const CageWays &cage = m_cages[std::size_t(segment.cage)];
    const auto ways = cage.waysFrom(knowledge, segment.basis);
    const auto supported = ways->supported(
        [&](int way) { return std::ranges::binary_search(fits, takenBy(*ways, way, segment)); });
    for (std::size_t i = 0; i < cage.cage().cells.size(); ++i)
        add(cage.cage().cells[i], supported[i]);
    return losses;
}

bool LineEngine::follows(const Knowledge &knowledge, const Lines &lines, const Segments &segments,
                         const Losses &losses)
{
    const auto holds = [&](const Segment &segment, int cell) {
        return segment.cage < 0 ? segment.cell == cell
                                : m_terms.cages.cageOf[std::size_t(cell)] == segment.cage;
    };
    const auto fits = fitting(lines, segments);
    if (!fits)
        return false;
    std::size_t confirmed = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (std::ranges::none_of(losses,
                                 [&](const Loss &loss) { return holds(segments[i], loss.cell); }))
            continue;
        const Losses now = lossesIn(knowledge, segments[i], (*fits)[i]);
        for (const Loss &loss : losses) {
            if (!holds(segments[i], loss.cell))
                continue;
            const auto place = std::ranges::find(now, loss.cell, &Loss::cell);
            if (place == now.end() || (loss.digits & ~unsigned(place->digits)) != 0)
                return false;
            ++confirmed;
        }
    }
    return confirmed == losses.size();
}

void LineEngine::proposeLines(const Knowledge &knowledge, const Lines &lines, Trace &proposals)
{
    const Segments segments = segmentsOf(knowledge, lines);
    const bool hasCage
        = std::ranges::any_of(segments, [](const Segment &segment) { return segment.cage >= 0; });
    if (!hasCage)
        return;
    const auto fits = fitting(lines, segments);
    for (std::size_t which = 0; fits && which < segments.size(); ++which) {
        const Losses losses = lossesIn(knowledge, segments[which], (*fits)[which]);
        if (!losses.empty())
            proposeLosses(knowledge, lines, segments, losses, proposals);
    }
}

/// Cages that the conclusion can do without become cells by themselves.
void LineEngine::leaveOutCages(const Knowledge &knowledge, const Lines &lines, Segments &segments,
                               const Losses &losses)
{
    for (std::size_t i = segments.size(); i-- > 0;) {
        if (segments[i].cage < 0)
            continue;
        Segments fewer = segments;
        fewer.erase(fewer.begin() + std::ptrdiff_t(i));
        addCells(knowledge, lines, segments[i], fewer);
        if (follows(knowledge, lines, fewer, losses))
            segments = std::move(fewer);
    }
}

void LineEngine::leaveOutFacts(const Knowledge &knowledge, const Lines &lines, Segments &segments,
                               const Losses &losses)
{
    const auto tryInstead = [&](std::size_t i, const Segment &smaller) {
        const Segment before = std::exchange(segments[i], smaller);
        if (!fill(knowledge, lines, segments[i]) || !follows(knowledge, lines, segments, losses))
            segments[i] = before;
    };
    for (std::size_t i = 0; i < segments.size(); ++i) {
        for (LineSet inner = segments[i].basis.lines; inner != 0; inner &= inner - 1) {
            Segment smaller = segments[i];
            smaller.basis.lines &= ~(inner & (~inner + 1));
            tryInstead(i, smaller);
        }
        for (unsigned facts = segments[i].basis.facts; facts != 0; facts &= facts - 1) {
            Segment smaller = segments[i];
            smaller.basis.facts &= ~(facts & (~facts + 1));
            tryInstead(i, smaller);
        }
        if (segments[i].usesFact) {
            Segment smaller = segments[i];
            smaller.usesFact = false;
            tryInstead(i, smaller);
        }
    }
}

void LineEngine::proposeLosses(const Knowledge &knowledge, const Lines &lines, Segments segments,
                               const Losses &losses, Trace &proposals)
{
    leaveOutCages(knowledge, lines, segments, losses);
    leaveOutFacts(knowledge, lines, segments, losses);
    proposals.begin(RuleId(lines.size() == 1 ? RuleName::LineCages : RuleName::TwoLinesCages));
    LineSet listed = 0;
    for (const int line : lines) {
        proposals.addConstraint(m_terms.lineConstraint(line));
        listed |= LineSet{1} << line;
    }
    for (const Segment &segment : segments) {
        if (segment.cage >= 0) {
            proposals.addConstraint(ConstraintId(segment.cage));
            m_cages[std::size_t(segment.cage)].addBasis(knowledge, segment.basis, listed,
                                                        proposals);
        } else if (segment.usesFact) {
            proposals.addPremise(knowledge.fact(UnknownId(segment.cell)));
        }
    }
    for (const Loss &loss : losses)
        proposals.addConclusion(m_terms.exclude(loss.cell, ValueSet(loss.digits)));
}

} // namespace inkling::kenken
