// SPDX-License-Identifier: MIT
#include "families/kenken/reasoning/lineengine.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

namespace {

/// A set of digits as a number from 0.
std::size_t indexOf(unsigned digits)
{
    return digits >> 1;
}

} // namespace

LineEngine::LineEngine(const Terms &terms, std::vector<CageWays> &cages)
    : m_terms(terms)
    , m_cages(cages)
    , m_lines(terms.lineCount())
{}

void LineEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    // A cage brings news of all its cells to each of its lines.
    const CageWays &cage = m_cages[m_terms.cages.cageOf[unknown]];
    for (LineSet lines = cage.lines(); lines != 0; lines &= lines - 1)
        m_lines.add(std::countr_zero(lines));
}

void LineEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                         Trace &proposals)
{
    if (rule == RuleName::LineCages)
        m_lines.take(stop, [&](int line) { proposeLine(knowledge, line, proposals); });
}

bool LineEngine::fill(const Knowledge &knowledge, Segment &segment) const
{
    segment.sets.reset();
    if (segment.cage < 0) {
        const ValueSet digits
            = segment.usesFact ? knowledge.possible(UnknownId(segment.cell)) : m_terms.digits();
        for (const int digit : digits)
            segment.sets.set(indexOf(1U << digit));
        return true;
    }
    const auto ways = m_cages[std::size_t(segment.cage)].waysFrom(knowledge, segment.basis);
    if (!ways)
        return false;
    for (int way = 0; way < ways->count(); ++way)
        segment.sets.set(indexOf(ways->digits(way, segment.cells)));
    return true;
}

void LineEngine::addCells(const Knowledge &knowledge, const CageWays &cage, unsigned cells,
                          Segments &segments) const
{
    for (; cells != 0; cells &= cells - 1) {
        Segment &segment = segments.emplace_back();
        segment.cell = cage.cage().cells[std::size_t(std::countr_zero(cells))];
        segment.usesFact = knowledge.possible(UnknownId(segment.cell)) != m_terms.digits();
        fill(knowledge, segment);
    }
}

LineEngine::Segments LineEngine::segmentsOf(const Knowledge &knowledge, int line) const
{
    Segments segments;
    std::vector<bool> seen(m_cages.size(), false);
    for (int i = 0; i < m_terms.side(); ++i) {
        const std::size_t number = m_terms.cages.cageOf[std::size_t(m_terms.cell(line, i))];
        if (seen[number])
            continue;
        seen[number] = true;
        const CageWays &cage = m_cages[number];
        Segment segment;
        segment.cage = int(number);
        segment.cells = cage.cellsOn(line);
        segment.basis = cage.wholeBasis(knowledge);
        if (cage.cage().cells.size() > 1 && fill(knowledge, segment))
            segments.push_back(segment);
        else
            addCells(knowledge, cage, segment.cells, segments);
    }
    return segments;
}

LineEngine::DigitSets LineEngine::fitting(const Segments &segments, std::size_t which,
                                          ValueSet digits)
{
    DigitSets reached;
    reached.set(0);
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (i == which)
            continue;
        DigitSets next;
        for (auto taken = reached._Find_first(); taken < reached.size();
             taken = reached._Find_next(taken)) {
            for (auto set = segments[i].sets._Find_first(); set < reached.size();
                 set = segments[i].sets._Find_next(set)) {
                if ((taken & set) == 0)
                    next.set(taken | set);
            }
        }
        reached = next;
    }
    const std::size_t all = indexOf(unsigned(digits.bits()));
    DigitSets fits;
    const DigitSets &sets = segments[which].sets;
    for (auto set = sets._Find_first(); set < sets.size(); set = sets._Find_next(set)) {
        if (reached.test(all & ~set))
            fits.set(set);
    }
    return fits;
}

LineEngine::Losses LineEngine::lossesIn(const Knowledge &knowledge, const Segments &segments,
                                        std::size_t which) const
{
    const Segment &segment = segments[which];
    const DigitSets fits = fitting(segments, which, m_terms.digits());
    Losses losses;
    const auto add = [&](int cell, unsigned supported) {
        const unsigned possible = unsigned(knowledge.possible(UnknownId(cell)).bits());
        if ((possible & ~supported) != 0)
            losses.push_back({cell, Digits(possible & ~supported)});
    };
    if (segment.cage < 0) {
        unsigned supported = 0;
        for (auto set = fits._Find_first(); set < fits.size(); set = fits._Find_next(set))
            supported |= unsigned(set) << 1;
        add(segment.cell, supported);
        return losses;
    }
    const CageWays &cage = m_cages[std::size_t(segment.cage)];
    const auto ways = cage.waysFrom(knowledge, segment.basis);
    const auto supported = ways->supported(
        [&](int way) { return fits.test(indexOf(ways->digits(way, segment.cells))); });
    for (std::size_t i = 0; i < cage.cage().cells.size(); ++i)
        add(cage.cage().cells[i], supported[i]);
    return losses;
}

bool LineEngine::follows(const Knowledge &knowledge, const Segments &segments,
                         const Losses &losses) const
{
    const auto holds = [&](const Segment &segment, int cell) {
        return segment.cage < 0 ? segment.cell == cell
                                : m_terms.cages.cageOf[std::size_t(cell)] == segment.cage;
    };
    std::size_t confirmed = 0;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (std::ranges::none_of(losses,
                                 [&](const Loss &loss) { return holds(segments[i], loss.cell); }))
            continue;
        const Losses now = lossesIn(knowledge, segments, i);
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

void LineEngine::proposeLine(const Knowledge &knowledge, int line, Trace &proposals) const
{
    const Segments segments = segmentsOf(knowledge, line);
    const bool hasCage
        = std::ranges::any_of(segments, [](const Segment &segment) { return segment.cage >= 0; });
    for (std::size_t which = 0; hasCage && which < segments.size(); ++which) {
        const Losses losses = lossesIn(knowledge, segments, which);
        if (!losses.empty())
            proposeLosses(knowledge, line, segments, losses, proposals);
    }
}

/// Cages that the conclusion can do without become cells by themselves.
void LineEngine::leaveOutCages(const Knowledge &knowledge, Segments &segments,
                               const Losses &losses) const
{
    for (std::size_t i = segments.size(); i-- > 0;) {
        if (segments[i].cage < 0)
            continue;
        Segments fewer = segments;
        fewer.erase(fewer.begin() + std::ptrdiff_t(i));
        addCells(knowledge, m_cages[std::size_t(segments[i].cage)], segments[i].cells, fewer);
        if (follows(knowledge, fewer, losses))
            segments = std::move(fewer);
    }
}

void LineEngine::leaveOutFacts(const Knowledge &knowledge, Segments &segments,
                               const Losses &losses) const
{
    const auto tryInstead = [&](std::size_t i, const Segment &smaller) {
        const Segment before = std::exchange(segments[i], smaller);
        if (!fill(knowledge, segments[i]) || !follows(knowledge, segments, losses))
            segments[i] = before;
    };
    for (std::size_t i = 0; i < segments.size(); ++i) {
        for (LineSet lines = segments[i].basis.lines; lines != 0; lines &= lines - 1) {
            Segment smaller = segments[i];
            smaller.basis.lines &= ~(lines & (~lines + 1));
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

void LineEngine::proposeLosses(const Knowledge &knowledge, int line, Segments segments,
                               const Losses &losses, Trace &proposals) const
{
    leaveOutCages(knowledge, segments, losses);
    leaveOutFacts(knowledge, segments, losses);
    proposals.begin(RuleId(RuleName::LineCages));
    proposals.addConstraint(m_terms.lineConstraint(line));
    LineSet listed = LineSet{1} << line;
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
