// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/fact.h"

#include <cstdint>
#include <span>
#include <vector>

namespace inkling::slink {

/// Truth tables over a few variables: in which of all ways to choose their values something is so. Bit i of
/// a way is the value of variable i. All tables share one store, which begin() empties.
class TruthTables
{
public:
    /// Where a table begins in the store.
    using Table = std::size_t;

    /// Forgets all tables. Requires: at most 20 variables.
    void begin(std::size_t variableCount);

    /// In no way.
    [[nodiscard]] Table never();
    /// In every way.
    [[nodiscard]] Table always();
    [[nodiscard]] Table complementOf(Table table);
    /// In the ways in which so many of up to four tables are so.
    [[nodiscard]] Table withCount(std::span<const Table> tables, ValueSet counts);

    /// Turns a table round in the ways in which a variable is so.
    void toggle(Table table, std::size_t variable);
    /// Adds to a table the ways in which another is so.
    void add(Table table, Table other);
    /// Adds to a table the ways in which a variable has a value.
    void addVariable(Table table, std::size_t variable, bool value);
    /// Leaves in a table only the ways in which another is so, too.
    void keep(Table table, Table other);

    [[nodiscard]] bool contains(Table table, unsigned way) const
    {
        return (m_words[table + way / 64] >> way % 64 & 1) != 0;
    }
    /// Whether some way is in both.
    [[nodiscard]] bool meet(Table one, Table other) const;
    /// Whether each way that is in all of these is in the goal.
    [[nodiscard]] bool lead(std::span<const Table> tables, Table goal) const;

private:
    [[nodiscard]] std::uint64_t variableWord(std::size_t variable, std::size_t word) const;

    std::size_t m_wordCount = 1;
    std::vector<std::uint64_t> m_words;
};

} // namespace inkling::slink
