// SPDX-License-Identifier: MIT
#include "families/slink/search/solvertables.h"

namespace inkling::slink::solver {

namespace {

int digitAt(int state, int position)
{
    return state / powersOfThree[position] % 3;
}

/// Calls visit(bits) for each full colouring of the pattern (bit set: inside) that agrees with the
/// state.
template <int Size, typename Visit>
void forEachCompletion(int state, Visit visit)
{
    for (unsigned bits = 0; bits < (1u << Size); ++bits) {
        bool agrees = true;
        for (int i = 0; i < Size && agrees; ++i) {
            const int digit = digitAt(state, i);
            agrees = digit == Unknown || (digit == Inside) == bool(bits >> i & 1);
        }
        if (agrees)
            visit(bits);
    }
}

template <int Size, typename Allowed>
Consequence consequenceOf(int state, Allowed allowed)
{
    unsigned everInside = 0;
    unsigned everOutside = 0;
    bool possible = false;
    forEachCompletion<Size>(state, [&](unsigned bits) {
        if (!allowed(bits))
            return;
        possible = true;
        everInside |= bits;
        everOutside |= ~bits;
    });
    Consequence result;
    if (!possible)
        result.setImpossible();
    for (int i = 0; possible && i < Size; ++i) {
        if (digitAt(state, i) != Unknown)
            continue;
        if (!(everOutside >> i & 1))
            result.setInside(i);
        if (!(everInside >> i & 1))
            result.setOutside(i);
    }
    return result;
}

template <int Size, int Kinds, typename Allowed>
PatternTable<Size, Kinds> makeTable(Allowed allowed)
{
    using Table = PatternTable<Size, Kinds>;
    Table table{};
    for (int kind = 0; kind < Kinds; ++kind) {
        for (int state = 0; state < Table::stateCount; ++state) {
            table.consequences[kind * Table::stateCount + state]
                = consequenceOf<Size>(state, [&](unsigned bits) { return allowed(kind, bits); });
        }
    }
    return table;
}

} // namespace

const CrossTable &crossTable()
{
    static const CrossTable table = makeTable<5, 5>([](int kind, unsigned bits) {
        if (kind == 0)
            return true;
        int differing = 0;
        for (int i = 0; i < 4; ++i)
            differing += (bits >> i & 1) != (bits >> 4 & 1);
        return differing == kind - 1;
    });
    return table;
}

const SquareTable &squareTable()
{
    static const SquareTable table
        = makeTable<4, 1>([](int, unsigned bits) { return bits != 0b0110 && bits != 0b1001; });
    return table;
}

} // namespace inkling::slink::solver
