// SPDX-License-Identifier: MIT
#include "families/slink/solverconnectivity.h"

#include <algorithm>

namespace inkling::slink::solver {

namespace {

constexpr int beyond = 0; // stands for all cells beyond the border

enum Mark : std::uint8_t { Unseen, Near, Ring, RingTaken, Far };

} // namespace

void Connectivity::reset(const Colouring &colouring)
{
    const int size = colouring.size();
    m_order.assign(size, 0);
    m_lowest.assign(size, 0);
    m_witness.assign(size, 0);
    m_marks.assign(size, Unseen);
}

int Connectivity::rootOf(const Colouring &colouring, Colour colour) const
{
    return colour == Outside ? beyond : colouring.firstInside();
}

Connectivity::Outcome Connectivity::propagate(Colouring &colouring)
{
    for (const Colour colour : {Inside, Outside}) {
        if (rootOf(colouring, colour) == Colouring::noCell)
            continue;
        const Outcome outcome = propagate(colouring, colour);
        if (outcome != Outcome::NothingNew)
            return outcome;
    }
    return Outcome::NothingNew;
}

Connectivity::Outcome Connectivity::propagate(Colouring &colouring, Colour colour)
{
    const std::size_t before = colouring.trail().size();
    const int width = colouring.width();
    const int size = colouring.size();
    std::fill(m_order.begin(), m_order.end(), 0);
    m_counter = 1;
    if (colour == Inside) {
        explore(colouring, colour, colouring.firstInside());
    } else {
        // The ring beyond the border is one visited vertex, the root of all trees.
        std::fill_n(m_order.begin(), width, 1);
        std::fill_n(m_order.end() - width, width, 1);
        for (int start = width; start < size - width; start += width)
            m_order[start] = m_order[start + width - 1] = 1;
        for (int cell = width + 1; cell < 2 * width - 1; ++cell) {
            explore(colouring, colour, cell);
            explore(colouring, colour, size - 1 - cell);
        }
        for (int start = 2 * width; start < size - 2 * width; start += width) {
            explore(colouring, colour, start + 1);
            explore(colouring, colour, start + width - 2);
        }
    }
    const Outcome cutOff = assignCutOff(colouring, colour);
    if (cutOff != Outcome::NothingNew)
        return cutOff;
    return colouring.trail().size() > before ? Outcome::Assigned : Outcome::NothingNew;
}

void Connectivity::explore(Colouring &colouring, Colour colour, int root)
{
    const Colour *const colours = colouring.colours();
    const Colour wall = opposite(colour);
    if (m_order[root] != 0 || colours[root] == wall)
        return;
    const std::array<int, 4> steps{-colouring.width(), 1, colouring.width(), -1};

    const auto enter = [&](int cell) {
        m_order[cell] = m_lowest[cell] = ++m_counter;
        m_witness[cell] = colours[cell] == colour ? cell : 0;
        m_stack.push_back({cell, 0});
    };
    const auto leave = [&](int cell, int parent) {
        m_lowest[parent] = std::min(m_lowest[parent], m_lowest[cell]);
        if (m_witness[cell] == 0)
            return;
        if (m_lowest[cell] >= m_order[parent] && colours[parent] == Unknown)
            colouring.assign(parent, colour, {Reason::Joined, std::uint32_t(m_witness[cell])});
        if (m_witness[parent] == 0)
            m_witness[parent] = m_witness[cell];
    };

    enter(root);
    while (!m_stack.empty()) {
        Visit &visit = m_stack.back();
        const int cell = visit.cell;
        if (visit.direction == 4) {
            m_stack.pop_back();
            if (!m_stack.empty())
                leave(cell, m_stack.back().cell);
            continue;
        }
        const int next = cell + steps[visit.direction++];
        if (colours[next] == wall)
            continue;
        if (m_order[next] != 0)
            m_lowest[cell] = std::min(m_lowest[cell], m_order[next]);
        else
            enter(next);
    }
}

Connectivity::Outcome Connectivity::assignCutOff(Colouring &colouring, Colour colour)
{
    const Colour wall = opposite(colour);
    Outcome outcome = Outcome::NothingNew;
    for (const int cell : colouring.cells()) {
        if (m_order[cell] != 0 || colouring.colour(cell) == wall)
            continue;
        if (colouring.colour(cell) == colour) {
            m_conflict = {Reason::Severed, std::uint32_t(cell)};
            return Outcome::Conflict;
        }
        colouring.assign(cell, wall, {Reason::CutOff, 0});
        outcome = Outcome::Assigned;
    }
    return outcome;
}

void Connectivity::appendPremises(const Colouring &colouring, int cell, Reason reason,
                                  std::vector<int> &premises)
{
    const bool cutOff = reason.kind == Reason::CutOff;
    const int start = cutOff ? cell : int(reason.at);
    const Colour colour = cutOff ? opposite(colouring.colour(cell)) : colouring.colour(start);
    const int root = rootOf(colouring, colour);
    const int before = cell == Colouring::noCell ? int(colouring.trail().size())
                                                 : colouring.position(cell);

    std::fill(m_marks.begin(), m_marks.end(), Unseen);
    const int without = reason.kind == Reason::Joined ? cell : Colouring::noCell;
    floodFrom(colouring, start, opposite(colour), without, before);
    collectRing(colouring, root, colour, cell, premises);
    if (!cutOff)
        premises.push_back(start);
    if (root != beyond)
        premises.push_back(root);
}

/// Marks all that can be reached from the start as near, and the walls around it as a ring.
void Connectivity::floodFrom(const Colouring &colouring, int start, Colour wall, int without,
                             int before)
{
    const int width = colouring.width();
    m_marks[start] = Near;
    m_queue.assign(1, start);
    while (!m_queue.empty()) {
        const int cell = m_queue.back();
        m_queue.pop_back();
        for (const int next : {cell - width, cell + 1, cell + width, cell - 1}) {
            if (m_marks[next] != Unseen)
                continue;
            const bool isWall = colouring.colour(next) == wall
                                && colouring.colouredBefore(next, before);
            if (isWall || next == without) {
                m_marks[next] = Ring;
            } else {
                m_marks[next] = Near;
                m_queue.push_back(next);
            }
        }
    }
}

/// Takes the cells of the ring that the root can reach: those alone keep it from the near side.
void Connectivity::collectRing(const Colouring &colouring, int root, Colour colour, int cell,
                               std::vector<int> &premises)
{
    const int width = colouring.width();
    const int size = colouring.size();
    m_marks[root] = Far;
    m_queue.assign(1, root);
    while (!m_queue.empty()) {
        const int from = m_queue.back();
        m_queue.pop_back();
        for (const int next : {from - width, from + 1, from + width, from - 1}) {
            if (next < 0 || next >= size)
                continue;
            if (m_marks[next] == Ring) {
                m_marks[next] = RingTaken;
                if (next != cell && !colouring.isBeyond(next))
                    premises.push_back(next);
            } else if (m_marks[next] == Unseen
                       && (colour == Outside || !colouring.isBeyond(next))) {
                m_marks[next] = Far;
                m_queue.push_back(next);
            }
        }
    }
}

} // namespace inkling::slink::solver
