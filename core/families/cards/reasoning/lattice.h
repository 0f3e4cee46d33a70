// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "stopcondition.h"

#include <optional>
#include <vector>

namespace inkling::cards {

/// All values that each subset of a hand makes, with their signs. Used for reasoning only; the
/// solver works without it. Used by one thread at a time.
class Lattice
{
public:
    /// Keeps references to `deal` and `stop`, which must outlive the lattice.
    Lattice(const Deal &deal, Choices choices, const StopCondition &stop);

    /// The values that a standard subset makes with all its cards, ascending; incomplete when the
    /// lattice gave up. Cost: five cards 2 ms, six 50 ms.
    const std::vector<Fraction> &values(Subset subset);
    /// The different values that all subsets of this size make together, ascending.
    [[nodiscard]] std::vector<Fraction> valuesTogether(int size);

    /// Whether a value of subset a, joined with a value of subset b in either order, makes
    /// `target`.
    [[nodiscard]] bool meet(Subset a, Subset b, const Fraction &target);

    /// The greatest value below the target and the least above it, of those that a subset makes;
    /// refused where there is none. Requires: the subset does not make the target.
    struct Gap
    {
        Fraction below = Fraction::refused();
        Fraction above = Fraction::refused();

        void narrow(const Fraction &value, const Fraction &target);
    };
    [[nodiscard]] Gap gap(Subset subset, const Fraction &target);

    /// Whether the lattice was stopped or a table became too large; then none of its results
    /// counts.
    [[nodiscard]] bool gaveUp() const { return m_gaveUp; }

private:
    struct Table
    {
        bool isMade = false;
        std::vector<Fraction> values;
    };
    class Collector;

    void join(Subset a, Subset b, Collector &collector);
    [[nodiscard]] bool meetsByPower(const Fraction &value, const std::vector<Fraction> &others,
                                    const Fraction &target);
    void narrowBeside(const Fraction &value, Subset rest, const Fraction &target, Gap &gap);
    void narrowByPowers(Subset a, Subset b, const Fraction &target, Gap &gap);
    void narrowRound(const std::vector<Fraction> &values, const Fraction &place, Sign sign,
                     bool swapped, const Fraction &value, const Fraction &target, Gap &gap);
    [[nodiscard]] bool mayStand(const Fraction &value) const
    {
        return !value.isRefused() && (!m_choices.integers || value.isWhole());
    }
    [[nodiscard]] bool stopped();

    const Deal &m_deal;
    Choices m_choices;
    const StopCondition &m_stop;
    std::vector<Table> m_tables;
    std::size_t m_valueCount = 0;
    unsigned m_turns = 0;
    bool m_gaveUp = false;
};

} // namespace inkling::cards
