// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace inkling::slink {

/// Truth tables over a few variables. A way gives each variable a value: bit i of a way is the
/// value of variable i. A table says for each way whether something is true in it. All tables share
/// one store, which begin() empties.
class TruthTables
{
public:
    /// The index in the store at which a table begins.
    using Table = std::size_t;

    /// Removes all tables. Requires: at most 20 variables.
    void begin(std::size_t variableCount);

    /// A new table that is true in no way.
    [[nodiscard]] Table never();
    /// A new table that is true in every way.
    [[nodiscard]] Table always();
    [[nodiscard]] Table complementOf(Table table);
    /// The ways in which the number of `tables` that are true is one of `counts`. Requires: at most
    /// four tables.
    [[nodiscard]] Table withCount(std::span<const Table> tables, ValueSet counts);

    /// Negates a table in the ways in which a variable is 1.
    void toggle(Table table, std::size_t variable);
    /// Adds to a table the ways in which a variable has a value.
    void addVariable(Table table, std::size_t variable, bool value);
    /// Removes from a table the ways that are not in another.
    void keep(Table table, Table other);

    /// Whether some way is in both tables.
    [[nodiscard]] bool meet(Table one, Table other) const;
    /// Whether some way of a table is not in the goal.
    [[nodiscard]] bool leavesOut(Table goal, Table table) const;
    /// The numbers of true tables, of these two, in the ways of a third.
    [[nodiscard]] ValueSet countsIn(Table ways, const std::array<Table, 2> &tables) const;
    /// The ways in a table, ascending.
    [[nodiscard]] std::vector<unsigned> waysIn(Table table) const;
    /// Whether each way that is in all of `tables` is in the goal.
    [[nodiscard]] bool lead(std::span<const Table> tables, Table goal) const;

private:
    [[nodiscard]] std::uint64_t variableWord(std::size_t variable, std::size_t word) const;

    std::size_t m_wordCount = 1;
    std::uint64_t m_used = 0; ///< the bits of a word that stand for ways
    std::vector<std::uint64_t> m_words;
};

} // namespace inkling::slink
