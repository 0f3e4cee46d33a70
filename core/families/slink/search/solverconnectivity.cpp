// SPDX-License-Identifier: MIT
#include "families/slink/search/solverconnectivity.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace inkling::slink::solver {

namespace {

constexpr int beyond = 0; // stands for all cells beyond the border

/// The marks of the floods that explain.
enum Mark : std::uint8_t { Near, Ring, RingTaken, Far };

/// The groups among the eight cells around a cell, as bits clockwise from the one above: one
/// passable side neighbour (bit 0, 2, 4 or 6) for each group of passable cells that are connected
/// there, and one wall for each group of walls that touch. Where there are several groups, they
/// alternate.
struct Surroundings
{
    std::uint8_t sides = 0;
    std::uint8_t walls = 0;
};

std::array<Surroundings, 256> makeSurroundings()
{
    std::array<Surroundings, 256> table{};
    for (unsigned passable = 0; passable < 256; ++passable) {
        const auto isPassable = [&](int i) { return bool(passable >> (i & 7) & 1); };
        Surroundings &entry = table[passable];
        for (int i = 0; i < 8; i += 2) {
            // The last of its group going clockwise; a full circle has none.
            if (!isPassable(i) || (isPassable(i + 1) && isPassable(i + 2)))
                continue;
            entry.sides |= std::uint8_t(1 << i);
            entry.walls |= std::uint8_t(1 << ((isPassable(i + 1) ? i + 2 : i + 1) & 7));
        }
        if (entry.walls == 0 && passable != 255) {
            for (int i = 0; i < 8; ++i) {
                if (!isPassable(i))
                    entry.walls = std::uint8_t(1 << i);
            }
        }
    }
    return table;
}

} // namespace

void Connectivity::reset(const ColourTrail &colouring)
{
    m_width = colouring.width();
    m_size = colouring.size();
    m_beyond.resize(m_size);
    for (int cell = 0; cell < m_size; ++cell)
        m_beyond[cell] = colouring.isBeyond(cell);
    m_known.assign(m_size, Outside);
    for (const int cell : colouring.cells())
        m_known[cell] = Unknown;
    m_taken = 0;
    m_clumps.resize(m_size);
    std::iota(m_clumps.begin(), m_clumps.end(), 0);
    m_clumpSizes.assign(m_size, 1);
    m_joints.clear();
    m_jointsBefore.resize(m_size);
    m_stamps.assign(m_size, 0);
    m_stamp = 0;
    m_marks.assign(m_size, 0);
}

Connectivity::Outcome Connectivity::propagate(ColourTrail &colouring)
{
    const std::size_t before = colouring.trail().size();
    const int firstInside = colouring.firstInside();
    const bool hasInside = firstInside != ColourTrail::noCell;
    const bool isFirst = hasInside && colouring.position(firstInside) >= m_taken;
    while (std::size_t(m_taken) < colouring.trail().size()) {
        const int cell = colouring.trail()[m_taken];
        const Colour colour = colouring.colour(cell);
        m_known[cell] = colour;
        m_jointsBefore[m_taken++] = m_joints.size();
        const bool mayCut = colour == Inside || (hasInside && !isFirst);
        if (takeWall(colouring, cell, opposite(colour), mayCut) == Outcome::Conflict)
            return Outcome::Conflict;
    }
    // What hangs together inside could not be told before there was a cell inside.
    if (isFirst && floodFromRoot(colouring, Inside) == Outcome::Conflict)
        return Outcome::Conflict;
    return colouring.trail().size() > before ? Outcome::Assigned : Outcome::NothingNew;
}

/// A new wall for this colour.
Connectivity::Outcome Connectivity::takeWall(ColourTrail &colouring, int wall, Colour colour,
                                             bool mayCut)
{
    static const std::array<Surroundings, 256> table = makeSurroundings();
    const Colour blocking = opposite(colour);
    const std::array<int, 8> around{wall - m_width,     wall - m_width + 1, wall + 1,
                                    wall + m_width + 1, wall + m_width,     wall + m_width - 1,
                                    wall - 1,           wall - m_width - 1};
    unsigned passable = 0;
    for (int i = 0; i < 8; ++i)
        passable |= unsigned(m_known[around[i]] != blocking) << i;
    const Surroundings &surroundings = table[passable];
    if (!joinWalls(wall, around, surroundings.walls) || !mayCut)
        return Outcome::NothingNew;
    openSides(around, surroundings.sides);
    return floodSides(colouring, colour);
}

/// Whether the wall closes a ring: whether two of the groups around it touched elsewhere.
bool Connectivity::joinWalls(int wall, const std::array<int, 8> &around, unsigned groups)
{
    bool closes = false;
    int clump = wall;
    for (; groups != 0; groups &= groups - 1) {
        const int neighbour = around[std::countr_zero(groups)];
        int other = clumpOf(m_beyond[neighbour] ? beyond : neighbour);
        if (other == clump) {
            closes = true;
            continue;
        }
        if (m_clumpSizes[clump] < m_clumpSizes[other])
            std::swap(clump, other);
        m_clumps[other] = clump;
        m_clumpSizes[clump] += m_clumpSizes[other];
        m_joints.push_back(other);
    }
    return closes;
}

void Connectivity::openSides(const std::array<int, 8> &around, unsigned sides)
{
    newStamp();
    m_sideAtBeyond = -1;
    m_sideCount = 0;
    m_openCount = 0;
    for (; sides != 0; sides &= sides - 1) {
        Side &side = m_sides[m_sideCount];
        side.cells.clear();
        side.next = 0;
        side.joinedTo = m_sideCount;
        side.open = true;
        side.reachesBeyond = false;
        ++m_openCount;
        const int start = around[std::countr_zero(sides)];
        if (m_beyond[start]) {
            side.reachesBeyond = true;
            if (m_sideAtBeyond >= 0)
                joinSides(m_sideCount, m_sideAtBeyond);
            m_sideAtBeyond = m_sideCount;
        } else {
            m_stamps[start] = m_stamp;
            m_marks[start] = std::uint8_t(m_sideCount);
            side.cells.push_back(start);
        }
        ++m_sideCount;
    }
}

Connectivity::Outcome Connectivity::floodSides(ColourTrail &colouring, Colour colour)
{
    const Colour wall = opposite(colour);
    while (m_openCount > 1) {
        for (int number = 0; number < m_sideCount && m_openCount > 1; ++number) {
            Side &side = m_sides[number];
            if (!m_sides[sideOf(number)].open)
                continue;
            if (side.next < side.cells.size()) {
                floodStep(side, number, wall);
            } else if (const int whole = sideOf(number); isExhausted(whole)) {
                m_sides[whole].open = false;
                --m_openCount;
                if (closeSide(colouring, whole, colour) == Outcome::Conflict)
                    return Outcome::Conflict;
            }
        }
    }
    return Outcome::NothingNew;
}

void Connectivity::floodStep(Side &side, int number, Colour wall)
{
    const int cell = side.cells[side.next++];
    for (const int next : {cell - m_width, cell + 1, cell + m_width, cell - 1}) {
        if (m_known[next] == wall)
            continue;
        if (m_beyond[next]) {
            if (m_sideAtBeyond < 0)
                m_sideAtBeyond = number;
            joinSides(number, m_sideAtBeyond);
            m_sides[sideOf(number)].reachesBeyond = true;
        } else if (m_stamps[next] != m_stamp) {
            m_stamps[next] = m_stamp;
            m_marks[next] = std::uint8_t(number);
            side.cells.push_back(next);
        } else {
            joinSides(number, m_marks[next]);
        }
    }
}

int Connectivity::sideOf(int number) const
{
    while (m_sides[number].joinedTo != number)
        number = m_sides[number].joinedTo;
    return number;
}

void Connectivity::joinSides(int one, int other)
{
    one = sideOf(one);
    other = sideOf(other);
    if (one == other)
        return;
    m_sides[one].joinedTo = other;
    m_sides[other].reachesBeyond |= m_sides[one].reachesBeyond;
    --m_openCount;
}

/// Whether all that the side (with those joined to it) can reach was reached. The cells beyond the
/// border are not flooded: what reaches them is never called exhausted.
bool Connectivity::isExhausted(int side) const
{
    if (m_sides[side].reachesBeyond)
        return false;
    for (int number = 0; number < m_sideCount; ++number) {
        if (sideOf(number) == side && m_sides[number].next < m_sides[number].cells.size())
            return false;
    }
    return true;
}

/// The side is cut off from all others. All cells of the colour must be in it, or none.
Connectivity::Outcome Connectivity::closeSide(ColourTrail &colouring, int side, Colour colour)
{
    int count = 0;
    int witness = 0;
    for (int number = 0; number < m_sideCount; ++number) {
        if (sideOf(number) != side)
            continue;
        for (const int cell : m_sides[number].cells) {
            if (colouring.colour(cell) == colour) {
                // The oldest: it lets the search go back far.
                if (count++ == 0 || colouring.position(cell) < colouring.position(witness))
                    witness = cell;
            }
        }
    }
    const auto isInSide
        = [&](int cell) { return m_stamps[cell] == m_stamp && sideOf(m_marks[cell]) == side; };
    const int total = colour == Outside ? ColourTrail::noCell : colouring.insideCount();
    if (count > 0 && count != total) {
        m_conflict = {ColourReason::Severed, std::uint32_t(witness)};
        m_conflictAcross = beyond;
        if (colour == Inside) {
            m_conflictAcross
                = *std::find_if(colouring.trail().begin(), colouring.trail().end(), [&](int cell) {
                      return colouring.colour(cell) == Inside && !isInSide(cell);
                  });
        }
        return Outcome::Conflict;
    }
    if (count > 0)
        return floodFromRoot(colouring, colour); // it is the others that are cut off
    for (int number = 0; number < m_sideCount; ++number) {
        if (sideOf(number) != side)
            continue;
        for (const int cell : m_sides[number].cells) {
            if (colouring.colour(cell) == Unknown)
                colouring.assign(cell, opposite(colour), {ColourReason::CutOff, 0});
        }
    }
    return Outcome::NothingNew;
}

/// Colours all that the first inside cell cannot reach.
Connectivity::Outcome Connectivity::floodFromRoot(ColourTrail &colouring, Colour colour)
{
    const Colour wall = opposite(colour);
    const int root = colouring.firstInside();
    newStamp();
    m_stamps[root] = m_stamp;
    m_queue.assign(1, root);
    while (!m_queue.empty()) {
        const int cell = m_queue.back();
        m_queue.pop_back();
        for (const int next : {cell - m_width, cell + 1, cell + m_width, cell - 1}) {
            if (m_known[next] == wall || m_stamps[next] == m_stamp)
                continue;
            m_stamps[next] = m_stamp;
            m_queue.push_back(next);
        }
    }
    for (const int cell : colouring.cells()) {
        if (m_stamps[cell] == m_stamp || colouring.colour(cell) == wall)
            continue;
        if (colouring.colour(cell) == colour) {
            m_conflict = {ColourReason::Severed, std::uint32_t(cell)};
            m_conflictAcross = root;
            return Outcome::Conflict;
        }
        colouring.assign(cell, wall, {ColourReason::CutOff, 0});
    }
    return Outcome::NothingNew;
}

void Connectivity::newStamp()
{
    if (++m_stamp == 0) {
        std::fill(m_stamps.begin(), m_stamps.end(), 0);
        m_stamp = 1;
    }
}

void Connectivity::appendPremises(const ColourTrail &colouring, int cell, ColourReason reason,
                                  std::vector<int> &premises)
{
    const bool severed = reason.kind == ColourReason::Severed;
    const int start = severed ? int(reason.at) : cell;
    const Colour colour = severed ? colouring.colour(start) : opposite(colouring.colour(cell));
    const int root = severed             ? m_conflictAcross
                     : colour == Outside ? beyond
                                         : colouring.firstInside();
    const int before = severed ? int(colouring.trail().size()) : colouring.position(cell);

    floodNear(colouring, start, opposite(colour), before);
    collectRing(root, colour, premises);
    if (severed)
        premises.push_back(start);
    if (root != beyond)
        premises.push_back(root);
}

/// Marks all that can be reached from the start as near, and the walls around it as a ring.
void Connectivity::floodNear(const ColourTrail &colouring, int start, Colour wall, int before)
{
    newStamp();
    m_top = m_bottom = start / m_width;
    m_left = m_right = start % m_width;
    m_stamps[start] = m_stamp;
    m_marks[start] = Near;
    m_queue.assign(1, start);
    while (!m_queue.empty()) {
        const int cell = m_queue.back();
        m_queue.pop_back();
        const int row = cell / m_width;
        const int column = cell - row * m_width;
        m_top = std::min(m_top, row);
        m_bottom = std::max(m_bottom, row);
        m_left = std::min(m_left, column);
        m_right = std::max(m_right, column);
        for (const int next : {cell - m_width, cell + 1, cell + m_width, cell - 1}) {
            if (m_stamps[next] == m_stamp)
                continue;
            m_stamps[next] = m_stamp;
            if (colouring.colour(next) == wall && colouring.colouredBefore(next, before)) {
                m_marks[next] = Ring;
            } else {
                m_marks[next] = Near;
                m_queue.push_back(next);
            }
        }
    }
    m_top = std::max(m_top - 2, 0);
    m_bottom = std::min(m_bottom + 2, m_size / m_width - 1);
    m_left = std::max(m_left - 2, 0);
    m_right = std::min(m_right + 2, m_width - 1);
}

/// Takes the cells of the ring that the root can reach: those alone keep it from the near side. The
/// flood stays in the box: all beyond it hangs together with its edge.
void Connectivity::collectRing(int root, Colour colour, std::vector<int> &premises)
{
    const int row = std::clamp(root / m_width, m_top, m_bottom);
    const int column = std::clamp(root % m_width, m_left, m_right);
    const int start = row * m_width + column;
    const auto look = [&](int next) {
        if (m_stamps[next] != m_stamp) {
            m_stamps[next] = m_stamp;
            m_marks[next] = Far;
            if (colour == Outside || !m_beyond[next])
                m_queue.push_back(next);
        } else if (m_marks[next] == Ring) {
            m_marks[next] = RingTaken;
            if (!m_beyond[next])
                premises.push_back(next);
        }
    };
    m_stamps[start] = m_stamp;
    m_marks[start] = Far;
    m_queue.assign(1, start);
    while (!m_queue.empty()) {
        const int cell = m_queue.back();
        m_queue.pop_back();
        const int cellRow = cell / m_width;
        const int cellColumn = cell - cellRow * m_width;
        if (cellRow > m_top)
            look(cell - m_width);
        if (cellRow < m_bottom)
            look(cell + m_width);
        if (cellColumn > m_left)
            look(cell - 1);
        if (cellColumn < m_right)
            look(cell + 1);
    }
}

} // namespace inkling::slink::solver
