// SPDX-License-Identifier: MIT
#include "families/slink/telling/supposition.h"

#include "families/slink/reasoning/surroundings.h"
#include "families/slink/telling/words.h"

#include <algorithm>
#include <array>
#include <utility>

namespace inkling::slink {

Supposition::Supposition(const Tellable &told, std::span<const Fact> supposed)
    : m_told(told)
    , m_relations(told.grid())
    , m_restsOnLoop(std::ranges::find(told.step.constraints, told.terms.loop())
                    != told.step.constraints.end())
    , m_dots(told.dots())
    , m_clues(told.clueCells())
    , m_markOf(told.terms.firstCorner(), -1)
{
    for (const Fact &fact : told.step.premises)
        take(fact);
    const std::size_t premised = m_corners.size();
    for (const Fact &fact : supposed)
        take(fact);
    // What is supposed is not known.
    for (std::size_t i = premised; i < m_corners.size(); ++i)
        m_corners[i].fact.reset();
    run();
    if (!m_failure && m_restsOnLoop)
        seekCut();
}

std::optional<int> Supposition::valueOf(UnknownId unknown) const
{
    const int mark = markOf(unknown);
    return mark < 0 ? std::nullopt : std::optional(m_marks[std::size_t(mark)].value);
}

bool Supposition::holds(const Fact &fact) const
{
    const Subject subject = m_told.terms.subject(fact.unknown);
    if (subject.kind == Kind::Edge || subject.kind == Kind::Cell)
        return valueOf(fact.unknown) == fact.possible.value() && fact.possible.single();
    if (subject.kind == Kind::Corner) {
        const auto edges = Spot{false, subject.index}.edges(m_told.grid());
        int lines = 0;
        int open = 0;
        for (const int part : {subject.part, (subject.part + 3) % 4}) {
            const auto value = valueOf(UnknownId(edges[std::size_t(part)]));
            lines += value.value_or(0);
            open += value ? 0 : 1;
        }
        const auto [one, other] = besideCorner(subject);
        const bool areKnown = sideOf(one) && sideOf(other);
        const bool areUnlike = areKnown && sideOf(one) != sideOf(other);
        for (int count = lines; count <= lines + open; ++count) {
            if (!fact.possible.contains(count) && !(areKnown && (count == 1) != areUnlike))
                return false;
        }
        return true;
    }
    const auto ends = *m_relations.endsOf(fact.unknown);
    const auto first = sideOf(ends.first);
    const auto second = sideOf(ends.second);
    const bool areUnlike = m_relations.makesUnlike(fact);
    if (first && second)
        return (*first != *second) == areUnlike;
    return std::ranges::any_of(waysBetween(ends), [&](const std::vector<int> &edges) {
        const auto one = valueOf(UnknownId(edges[0]));
        const auto other = valueOf(UnknownId(edges[1]));
        return one && other && (*one != *other) == areUnlike;
    });
}

/// The two cells beside a cell at a corner of it, or the border.
std::array<int, 2> Supposition::besideCorner(const Subject &corner) const
{
    const Grid &grid = m_told.grid();
    const auto beside = neighbours(grid, corner.index / grid.columns, corner.index % grid.columns);
    const auto node = [&](int side) {
        const int cell = beside[std::size_t(side)];
        return cell == nowhere ? m_relations.border() : cell;
    };
    return {node(corner.part), node((corner.part + 3) % 4)};
}

std::optional<int> Supposition::sideOf(int node) const
{
    return node == m_relations.border() ? std::optional(outside) : valueOf(m_told.terms.cell(node));
}

/// The edges on each way from one cell to another over one between them.
std::vector<std::vector<int>> Supposition::waysBetween(const CellRelations::Ends &ends) const
{
    std::vector<std::vector<int>> ways;
    m_relations.forEachEdge(ends.first, [&](int edge, int middle) {
        if (middle == m_relations.border() || middle == ends.second)
            return;
        m_relations.forEachEdge(middle, [&](int next, int end) {
            if (end == ends.second)
                ways.push_back({edge, next});
        });
    });
    return ways;
}

std::vector<UnknownId> Supposition::open() const
{
    std::vector<UnknownId> unknowns;
    const auto add = [&](UnknownId unknown) {
        if (markOf(unknown) < 0 && std::ranges::find(unknowns, unknown) == unknowns.end())
            unknowns.push_back(unknown);
    };
    for (const int cell : m_clues) {
        for (const int edge : clue(cell).edges)
            add(UnknownId(edge));
    }
    for (const Count &corner : m_corners) {
        for (const int edge : corner.edges)
            add(UnknownId(edge));
    }
    for (const auto &[first, second, areUnlike] : m_pairs) {
        for (const int node : {first, second}) {
            if (node != m_relations.border())
                add(m_told.terms.cell(node));
        }
    }
    return unknowns;
}

void Supposition::take(const Fact &fact)
{
    const Subject subject = m_told.terms.subject(fact.unknown);
    // What leaves nothing is at odds with itself, whatever is supposed.
    if (fact.possible.empty())
        return;
    if (subject.kind == Kind::Corner)
        return takeCorner(fact);
    if (subject.kind == Kind::Edge || subject.kind == Kind::Cell)
        return give(fact.unknown, fact.possible.value());
    const auto ends = *m_relations.endsOf(fact.unknown);
    const bool areUnlike = m_relations.makesUnlike(fact);
    m_pairs.push_back({ends.first, ends.second, areUnlike});
    const ValueSet counts(areUnlike ? 0b010 : 0b101);
    for (std::vector<int> &edges : waysBetween(ends))
        m_corners.push_back({Count::Of::Corner, 0, std::move(edges), counts, fact});
}

void Supposition::give(UnknownId unknown, int value)
{
    const std::size_t before = m_marks.size();
    set(unknown, value, {});
    if (m_marks.size() > before)
        m_marks.back().isGiven = true;
}

void Supposition::takeCorner(const Fact &fact)
{
    const Subject subject = m_told.terms.subject(fact.unknown);
    const auto all = Spot{false, subject.index}.edges(m_told.grid());
    std::vector<int> edges{all[std::size_t(subject.part)], all[std::size_t(subject.part + 3) % 4]};
    if (fact.possible.single() && fact.possible.value() != 1) {
        for (const int edge : edges)
            give(UnknownId(edge), fact.possible.value() == 2 ? line : cross);
        return;
    }
    const bool areUnlike = fact.possible == ValueSet(0b010);
    const auto [first, second] = besideCorner(subject);
    if ((areUnlike || fact.possible == ValueSet(0b101)) && first != second)
        m_pairs.push_back({first, second, areUnlike});
    m_corners.push_back({Count::Of::Corner, subject.index, std::move(edges), fact.possible, fact});
}

Supposition::Count Supposition::clue(int cell) const
{
    const auto edges = Spot{false, cell}.edges(m_told.grid());
    return {
        Count::Of::Clue, cell, {edges.begin(), edges.end()}, ValueSet::only(m_told.clueAt(cell))};
}

/// A line goes on; that the loop does not cross itself is more than the sides of cells say.
Supposition::Count Supposition::dot(int dot) const
{
    Count count{Count::Of::Dot, dot, {}, ValueSet(0b10101)};
    for (const int edge : Spot{true, dot}.edges(m_told.grid())) {
        if (edge != nowhere)
            count.edges.push_back(edge);
    }
    if (m_restsOnLoop || std::ranges::find(m_dots, dot) != m_dots.end())
        count.counts = ValueSet(0b101);
    return count;
}

void Supposition::run()
{
    for (const int cell : m_clues)
        visit(clue(cell));
    for (const Count &corner : m_corners)
        visit(corner);
    for (const auto &[first, second, areUnlike] : m_pairs)
        relate(first, second, std::nullopt, areUnlike ? 1 : 0);
    for (std::size_t next = 0; next < m_marks.size() && !m_failure; ++next) {
        const UnknownId unknown = m_marks[next].unknown;
        const Subject subject = m_told.terms.subject(unknown);
        if (subject.kind == Kind::Edge)
            visitEdge(subject.index);
        else
            visitCell(subject.index);
    }
}

/// What a number of lines says of the edges that are open.
void Supposition::visit(const Count &count)
{
    if (m_failure)
        return;
    std::vector<int> lines;
    std::vector<int> crosses;
    std::vector<int> open;
    for (const int edge : count.edges) {
        const int mark = markOf(UnknownId(edge));
        if (mark < 0)
            open.push_back(edge);
        else
            (m_marks[std::size_t(mark)].value == line ? lines : crosses).push_back(mark);
    }
    const auto fits = [&](std::size_t least, std::size_t most) {
        for (std::size_t number = least; number <= most; ++number) {
            if (count.counts.contains(int(number)))
                return true;
        }
        return false;
    };
    std::vector<int> all = lines;
    all.insert(all.end(), crosses.begin(), crosses.end());
    const std::size_t most = lines.size() + open.size();
    if (!fits(lines.size(), most)) {
        using How = Failure::How;
        const bool areMany = !fits(lines.size(), count.edges.size());
        if (count.of == Count::Of::Clue) {
            fail(areMany ? How::TooMany : How::TooFew, count.place, areMany ? lines : crosses);
        } else if (count.of == Count::Of::Dot) {
            const bool areThree = lines.size() > 2;
            fail(areThree ? How::ThreeAtDot : How::EndsAtDot, count.place,
                 areThree && areMany ? lines : all);
        } else if (count.fact) {
            fail(How::Known, nowhere, all);
            m_failure->known = count.fact;
        } else {
            deny(all);
        }
        return;
    }
    if (open.empty())
        return;
    const bool canBeCross = fits(lines.size(), most - 1);
    const bool canBeLine = fits(lines.size() + 1, most);
    if (canBeCross == canBeLine)
        return;
    // A number that is reached, or that needs all that is left, asks for no more than that.
    const bool isFull = canBeCross && !fits(lines.size() + 1, count.edges.size());
    const bool needsAll = canBeLine && !fits(0, most - 1);
    for (const int edge : open)
        set(UnknownId(edge), canBeLine ? line : cross, isFull ? lines : needsAll ? crosses : all);
}

void Supposition::visitEdge(int edge)
{
    const Grid &grid = m_told.grid();
    for (const int cell : cellsOfEdge(grid, edge)) {
        if (cell != nowhere && std::ranges::find(m_clues, cell) != m_clues.end())
            visit(clue(cell));
    }
    for (const int dot : dotsOfEdge(grid, edge))
        visit(this->dot(dot));
    for (const Count &corner : m_corners) {
        if (std::ranges::find(corner.edges, edge) != corner.edges.end())
            visit(corner);
    }
    const auto ends = *m_relations.endsOf(UnknownId(edge));
    relate(ends.first, ends.second, UnknownId(edge));
}

void Supposition::visitCell(int cell)
{
    m_relations.forEachEdge(cell,
                            [&](int edge, int other) { relate(cell, other, UnknownId(edge)); });
    for (const auto &[first, second, areUnlike] : m_pairs) {
        if (first == cell || second == cell)
            relate(first, second, std::nullopt, areUnlike ? 1 : 0);
    }
}

/// Two cells, or a cell and the border, and the edge between them, or whether they differ: what is known settles the
/// rest.
void Supposition::relate(int first, int second, std::optional<UnknownId> edge, int difference)
{
    if (m_failure)
        return;
    std::vector<int> from;
    std::vector<UnknownId> open;
    int sum = difference;
    const auto add = [&](UnknownId unknown) {
        const int mark = markOf(unknown);
        if (mark < 0) {
            open.push_back(unknown);
        } else {
            from.push_back(mark);
            sum ^= m_marks[std::size_t(mark)].value;
        }
    };
    for (const int node : {first, second}) {
        if (node != m_relations.border())
            add(m_told.terms.cell(node));
    }
    if (edge)
        add(*edge);
    if (open.size() == 1) {
        set(open.front(), sum, std::move(from));
    } else if (open.empty() && sum != 0) {
        deny(std::move(from));
    }
}

/// What cannot all be: those before the last say the opposite of that.
void Supposition::deny(std::vector<int> marks)
{
    if (marks.empty())
        return;
    const int last = std::ranges::max(marks);
    std::erase(marks, last);
    set(m_marks[std::size_t(last)].unknown, 1 - m_marks[std::size_t(last)].value, std::move(marks));
}

void Supposition::set(UnknownId unknown, int value, std::vector<int> from)
{
    if (m_failure)
        return;
    if (const int known = markOf(unknown); known >= 0) {
        if (m_marks[std::size_t(known)].value == value)
            return;
        const Subject subject = m_told.terms.subject(unknown);
        from.push_back(known);
        fail(subject.kind == Kind::Edge ? Failure::How::EdgeBoth : Failure::How::CellBoth,
             subject.index, from);
        return;
    }
    m_markOf[unknown] = int(m_marks.size());
    m_marks.push_back({unknown, value, false, std::move(from)});
}

void Supposition::fail(Failure::How how, int place, const std::vector<int> &from)
{
    if (!m_failure)
        m_failure = Failure{how, place, nowhere, closure(from), {}};
}

/// These marks and those that they follow from, but for what is given.
std::vector<Fact> Supposition::closure(std::vector<int> from) const
{
    std::vector<bool> isNeeded(m_marks.size(), false);
    while (!from.empty()) {
        const auto mark = std::size_t(from.back());
        from.pop_back();
        if (isNeeded[mark] || m_marks[mark].isGiven)
            continue;
        isNeeded[mark] = true;
        from.insert(from.end(), m_marks[mark].from.begin(), m_marks[mark].from.end());
    }
    std::vector<Fact> facts;
    for (std::size_t mark = 0; mark < m_marks.size(); ++mark) {
        if (isNeeded[mark])
            facts.push_back({m_marks[mark].unknown, ValueSet::only(m_marks[mark].value)});
    }
    return facts;
}

/// The cells that can be joined to the first of the ends, if only these marks count; and the others that bar the way.
std::vector<bool> Supposition::reached(const Ends &ends, const std::vector<bool> &counts,
                                       std::vector<int> *blockers) const
{
    const auto counted = [&](UnknownId unknown) {
        const int mark = markOf(unknown);
        return mark >= 0 && counts[std::size_t(mark)] ? mark : -1;
    };
    // The border's place is behind the cells.
    std::vector<bool> isReached(std::size_t(m_relations.border()) + 1, false);
    std::vector<int> queue{ends.first};
    isReached[std::size_t(ends.first)] = true;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        m_relations.forEachEdge(queue[i], [&](int edge, int next) {
            const bool isBorder = next == m_relations.border();
            if (isReached[std::size_t(next)] || (isBorder && ends.colour == inside))
                return;
            const int wall = counted(UnknownId(edge));
            const int cell = isBorder ? -1 : counted(m_told.terms.cell(next));
            const bool isWall = wall >= 0 && m_marks[std::size_t(wall)].value == line;
            if (isWall || (cell >= 0 && m_marks[std::size_t(cell)].value != ends.colour)) {
                if (blockers)
                    blockers->push_back(isWall ? wall : cell);
                return;
            }
            isReached[std::size_t(next)] = true;
            queue.push_back(next);
        });
    }
    return isReached;
}

bool Supposition::isCut(const Ends &ends, const std::vector<bool> &reached) const
{
    return !reached[std::size_t(ends.second == nowhere ? m_relations.border() : ends.second)];
}

/// Cells of one side that are cut off from each other, one of each part: what is given before what follows.
std::vector<Supposition::Ends> Supposition::cutEnds() const
{
    const std::vector<bool> all(m_marks.size(), true);
    std::vector<Ends> cut;
    for (const int colour : {inside, outside}) {
        std::vector<bool> isSeen(std::size_t(m_relations.border()) + 1, false);
        std::vector<int> parts;
        for (const Mark &mark : m_marks) {
            const Subject subject = m_told.terms.subject(mark.unknown);
            if (subject.kind != Kind::Cell || mark.value != colour
                || isSeen[std::size_t(subject.index)])
                continue;
            const auto part = reached({colour, subject.index, nowhere}, all, nullptr);
            for (std::size_t cell = 0; cell < part.size(); ++cell)
                isSeen[cell] = isSeen[cell] || part[cell];
            if (colour == inside)
                parts.push_back(subject.index);
            else if (!part.back())
                cut.push_back({outside, subject.index, nowhere});
        }
        for (std::size_t i = 0; i < parts.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                cut.push_back({inside, parts[j], parts[i]});
        }
    }
    return cut;
}

/// With as few marks as bar the way.
Failure Supposition::cutOf(const Ends &ends) const
{
    std::vector<bool> counts(m_marks.size(), true);
    std::vector<int> blockers;
    (void)reached(ends, counts, &blockers);
    for (std::size_t mark = 0; mark < m_marks.size(); ++mark)
        counts[mark] = m_marks[mark].isGiven;
    for (const int mark : blockers)
        counts[std::size_t(mark)] = true;
    std::ranges::sort(blockers, std::greater());
    std::vector<int> from;
    for (const int mark : blockers) {
        if (m_marks[std::size_t(mark)].isGiven || !counts[std::size_t(mark)])
            continue;
        counts[std::size_t(mark)] = false;
        if (isCut(ends, reached(ends, counts, nullptr)))
            continue;
        counts[std::size_t(mark)] = true;
        from.push_back(mark);
    }
    for (const int cell : {ends.first, ends.second}) {
        if (cell != nowhere)
            from.push_back(markOf(m_told.terms.cell(cell)));
    }
    return {ends.colour == inside ? Failure::How::InsideCut : Failure::How::OutsideCut,
            ends.first,
            ends.second,
            closure(from),
            {}};
}

void Supposition::seekCut()
{
    constexpr std::size_t mostTried = 12;
    const std::vector<Ends> all = cutEnds();
    for (std::size_t i = 0; i < all.size() && i < mostTried; ++i) {
        Failure failure = cutOf(all[i]);
        if (!m_failure || failure.marks.size() < m_failure->marks.size())
            m_failure = std::move(failure);
    }
}

} // namespace inkling::slink
