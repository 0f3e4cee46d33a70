// SPDX-License-Identifier: MIT
#include "support/slink/slinksuppositions.h"

#include <algorithm>

namespace inkling::test {

namespace {

SlinkThing thing(const SlinkEdge &edge)
{
    return {false, {}, edge};
}

SlinkThing thing(SlinkPlace cell)
{
    return {true, cell, {}};
}

} // namespace

SlinkSupposition::SlinkSupposition(const SlinkStep &step, const SlinkFacts &supposed)
    : m_step(step)
{
    know(step.premises);
    know(supposed);
}

void SlinkSupposition::know(const SlinkFacts &facts)
{
    const auto learn = [&](const SlinkThing &what, bool value) {
        m_isAtOdds = m_known.insert({what, value}).first->second != value || m_isAtOdds;
    };
    for (const auto &[edge, isLine] : facts.lines)
        learn(thing(edge), isLine);
    for (const auto &[cell, isInside] : facts.inside)
        learn(thing(cell), isInside);
    for (const auto &[corner, counts] : facts.corners) {
        const auto &[cell, at] = corner;
        m_facts.push_back(
            {{thing(edgeOfCell(cell, at)), thing(edgeOfCell(cell, (at + 3) % 4))}, counts});
        // One line parts the cells on these two sides, none and two do not.
        Rule sides{{}, counts};
        for (const int side : {at, (at + 3) % 4}) {
            if (m_step.board.hasCell(cellBeside(cell, side)))
                sides.things.push_back(thing(cellBeside(cell, side)));
        }
        if (counts == std::set{1} || counts == std::set{0, 2})
            m_facts.push_back(sides);
    }
    for (const auto &[cells, areAlike] : facts.alike) {
        const std::set<int> sums = areAlike ? std::set{0, 2} : std::set{1};
        m_facts.push_back({{thing(cells.first), thing(cells.second)}, sums});
        for (int side = 0; side < 4; ++side) {
            const SlinkPlace middle = cellBeside(cells.first, side);
            for (int next = 0; next < 4 && m_step.board.hasCell(middle); ++next) {
                if (cellBeside(middle, next) == cells.second)
                    m_facts.push_back(
                        {{thing(edgeOfCell(cells.first, side)), thing(edgeOfCell(middle, next))},
                         sums});
            }
        }
    }
}

std::vector<SlinkSupposition::Rule> SlinkSupposition::rulesOf(const SlinkThing &what) const
{
    std::vector<Rule> rules;
    const auto addEdge = [&](const SlinkEdge &edge) {
        Rule rule{{thing(edge)}, {0, 2}};
        for (const SlinkPlace &cell : cellsBeside(edge)) {
            if (m_step.board.hasCell(cell))
                rule.things.push_back(thing(cell));
        }
        rules.push_back(rule);
    };
    if (what.isCell) {
        for (int side = 0; side < 4; ++side)
            addEdge(edgeOfCell(what.cell, side));
    } else {
        addEdge(what.edge);
        for (const SlinkPlace &cell : cellsBeside(what.edge)) {
            if (!m_step.clues.contains(cell))
                continue;
            Rule rule{{}, {m_step.board.clue(cell)}};
            for (int side = 0; side < 4; ++side)
                rule.things.push_back(thing(edgeOfCell(cell, side)));
            rules.push_back(rule);
        }
        for (const SlinkPlace &dot : dotsAtEndsOf(what.edge)) {
            const bool isWhole = m_step.loop || m_step.dots.contains(dot);
            Rule rule{{}, isWhole ? std::set{0, 2} : std::set{0, 2, 4}};
            for (int side = 0; side < 4; ++side) {
                if (m_step.board.has(edgeOfDot(dot, side)))
                    rule.things.push_back(thing(edgeOfDot(dot, side)));
            }
            rules.push_back(rule);
        }
    }
    std::ranges::copy_if(m_facts, std::back_inserter(rules), [&](const Rule &rule) {
        return std::ranges::find(rule.things, what) != rule.things.end();
    });
    return rules;
}

/// Whether there is a way to settle what is open.
bool SlinkSupposition::allows(const Rule &rule, const SlinkThing &what, bool value) const
{
    int sum = 0;
    int open = 0;
    for (const SlinkThing &each : rule.things) {
        const auto known = m_known.find(each);
        if (each == what)
            sum += value ? 1 : 0;
        else if (known != m_known.end())
            sum += known->second ? 1 : 0;
        else
            ++open;
    }
    const auto fits = rule.sums.lower_bound(sum);
    return fits != rule.sums.end() && *fits <= sum + open;
}

std::optional<bool> SlinkSupposition::valueOf(const SlinkThing &what) const
{
    const auto known = m_known.find(what);
    return known == m_known.end() ? std::nullopt : std::optional(known->second);
}

/// What one rule says of it, whatever is known of it.
std::optional<bool> SlinkSupposition::forced(const SlinkThing &what) const
{
    for (const Rule &rule : rulesOf(what)) {
        for (const bool value : {false, true}) {
            if (!allows(rule, what, !value))
                return value;
        }
    }
    return std::nullopt;
}

bool SlinkSupposition::takes(const SlinkFacts &marks)
{
    std::map<SlinkThing, bool> open;
    for (const auto &[edge, isLine] : marks.lines)
        open.insert({thing(edge), isLine});
    for (const auto &[cell, isInside] : marks.inside)
        open.insert({thing(cell), isInside});
    const auto follows = [&](const auto &mark) {
        return std::ranges::any_of(rulesOf(mark.first), [&](const Rule &rule) {
            return !allows(rule, mark.first, !mark.second);
        });
    };
    while (!open.empty()) {
        const auto next = std::ranges::find_if(open, follows);
        if (next == open.end() || m_known.contains(next->first))
            return false;
        m_known.insert(*next);
        open.erase(next);
    }
    return marks.corners.empty() && marks.alike.empty();
}

bool SlinkSupposition::isBoth(const SlinkThing &what) const
{
    const auto known = valueOf(what);
    return known && std::ranges::any_of(rulesOf(what), [&](const Rule &rule) {
               return !allows(rule, what, *known);
           });
}

bool SlinkSupposition::parts(SlinkPlace from, std::optional<SlinkPlace> to) const
{
    const auto side = valueOf(thing(from));
    if (!side || (to ? valueOf(thing(*to)) != side || !*side : *side))
        return false;
    std::set<SlinkPlace> reached{from};
    std::vector<SlinkPlace> queue{from};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        for (int at = 0; at < 4; ++at) {
            const SlinkPlace next = cellBeside(queue[i], at);
            if (valueOf(thing(edgeOfCell(queue[i], at))).value_or(false))
                continue;
            if (!m_step.board.hasCell(next) && !*side)
                return false;
            if (m_step.board.hasCell(next) && valueOf(thing(next)).value_or(*side) == *side
                && reached.insert(next).second)
                queue.push_back(next);
        }
    }
    return !to || !reached.contains(*to);
}

/// Whether two cells inside cannot be joined, or one outside cannot reach the border.
bool SlinkSupposition::isCut() const
{
    std::optional<SlinkPlace> first;
    for (const auto &[what, value] : m_known) {
        if (!what.isCell)
            continue;
        if (value && !first)
            first = what.cell;
        else if (value ? parts(*first, what.cell) : parts(what.cell, std::nullopt))
            return true;
    }
    return false;
}

bool SlinkSupposition::fails()
{
    std::vector<SlinkThing> queue;
    const auto settle = [&](const SlinkThing &what) {
        const auto value = forced(what);
        if (value && !m_known.contains(what)) {
            m_known.insert({what, *value});
            queue.push_back(what);
        }
        m_isAtOdds = m_isAtOdds || isBoth(what);
    };
    for (const auto &[what, value] : m_known)
        queue.push_back(what);
    for (const Rule &rule : m_facts)
        queue.insert(queue.end(), rule.things.begin(), rule.things.end());
    for (const SlinkPlace &clue : m_step.clues) {
        for (int side = 0; side < 4; ++side)
            queue.push_back(thing(edgeOfCell(clue, side)));
    }
    for (std::size_t i = 0; i < queue.size() && !m_isAtOdds; ++i) {
        const SlinkThing next = queue[i];
        settle(next);
        for (const Rule &rule : rulesOf(next)) {
            for (const SlinkThing &each : rule.things)
                settle(each);
        }
    }
    return m_isAtOdds || (m_step.loop && isCut());
}

void addSlinkThings(const SlinkFacts &facts, SlinkSettled &things)
{
    for (const auto &[edge, isLine] : facts.lines)
        things[{false, {}, edge}];
    for (const auto &[cell, isInside] : facts.inside)
        things[{true, cell, {}}];
    for (const auto &[corner, counts] : facts.corners) {
        things[{false, {}, edgeOfCell(corner.first, corner.second)}];
        things[{false, {}, edgeOfCell(corner.first, (corner.second + 3) % 4)}];
    }
    for (const auto &[cells, areAlike] : facts.alike) {
        things[{true, cells.first, {}}];
        things[{true, cells.second, {}}];
    }
}

SlinkFacts slinkSaidOf(const SlinkFacts &words, const SlinkStep &step)
{
    SlinkSettled things;
    addSlinkThings(words, things);
    SlinkFacts same;
    const auto isOf = [&](const SlinkFacts &one) {
        SlinkSettled its;
        addSlinkThings(one, its);
        return std::ranges::all_of(its,
                                   [&](const auto &each) { return things.contains(each.first); });
    };
    for (const auto &fact : step.said.lines) {
        if (isOf({{fact}, {}, {}, {}}))
            same.lines.insert(fact);
    }
    for (const auto &fact : step.said.corners) {
        if (isOf({{}, {}, {fact}, {}}))
            same.corners.insert(fact);
    }
    for (const auto &fact : step.said.inside) {
        if (words.inside.contains(fact.first))
            same.inside.insert(fact);
    }
    for (const auto &fact : step.said.alike) {
        if (words.alike.contains(fact.first))
            same.alike.insert(fact);
    }
    return same;
}

void needFollows(const SlinkFacts &first, const SlinkFacts &rest, const SlinkStep &step)
{
    const auto follows = [&](SlinkFacts opposite) {
        for (const auto &each : first.lines)
            opposite.lines.insert(each);
        for (const auto &each : first.inside)
            opposite.inside.insert(each);
        for (const auto &each : first.corners)
            opposite.corners.insert(each);
        for (const auto &each : first.alike)
            opposite.alike.insert(each);
        need(SlinkSupposition(step, opposite).fails(), "with that follows the rest");
    };
    const SlinkFacts said = slinkSaidOf(rest, step);
    for (const auto &[edge, isLine] : said.lines) {
        if (const auto known = first.lines.find(edge); known == first.lines.end())
            follows({{{edge, !isLine}}, {}, {}, {}});
    }
    for (const auto &[cell, isInside] : said.inside)
        follows({{}, {{cell, !isInside}}, {}, {}});
    for (const auto &[corner, counts] : said.corners) {
        if (first.corners.contains(corner))
            continue;
        std::set<int> others{0, 1, 2};
        for (const int count : counts)
            others.erase(count);
        SlinkFacts opposite;
        opposite.addCorner(corner.first, corner.second, others);
        follows(opposite);
    }
    for (const auto &[cells, areAlike] : said.alike)
        follows({{}, {}, {}, {{cells, !areAlike}}});
}

} // namespace inkling::test
