// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "stopcondition.h"

#include <array>
#include <vector>

namespace inkling::cards {

/// Finds every different expression over some cards that has a given value, each once.
///
/// Works backwards from the target. An expression is a sum, a product or a power. The term (or
/// factor) with the lowest card is split off from the rest; for each expression in the table of the
/// smaller of the two, the value that the other must have follows. Subsets of three cards (of four
/// in hands of seven and more) have tables that look this value up; larger ones are split again.
/// Each list of terms is split in only one way, so nothing is found twice except where cards are
/// equal. Where a part may have any value (0 * x, 1 ^ x), all its expressions are listed, up to
/// four million (200 MB) in one search. An expression with powers is missed where a value near 2^62
/// is refused in the grouping that finds it, though not in another. Cost: a hand of six about 0.5
/// ms, and about fifteen times more for each further card. Used by one thread at a time.
class FormSearch
{
public:
    /// Only the options `exponents` and `integers` count. Keeps references to `deal` and `stop`,
    /// which must outlive the search. Keeps at most about `most` expressions of any value.
    FormSearch(const Deal &deal, Choices choices, const StopCondition &stop, std::size_t most);

    /// The expressions over exactly the cards of a standard subset that have the value `value` or
    /// its opposite, in no order. When stopped, fewer. Requires: value >= 0.
    [[nodiscard]] std::vector<Form> worth(Subset subset, const Fraction &value);

    /// Whether the search was stopped or a table became too large; then there may be more
    /// expressions.
    [[nodiscard]] bool wasStopped() const { return m_wasStopped || m_wasCut; }

private:
    enum Shapes : unsigned { Any = 15, NoSum = 13, NoProduct = 11 };
    struct Table
    {
        bool isMade = false;
        std::vector<Form> forms; ///< sorted by the key() of their values
        std::array<std::uint64_t, 8> present = {};
    };
    class List;

    void gather(Subset subset, const Fraction &value, unsigned shapes, List &found);
    void look(const Table &table, const Fraction &value, unsigned shapes, List &found) const;
    void gatherSums(Subset subset, const Fraction &value, List &found);
    void sumsOf(Subset part, Subset rest, const Fraction &value, List &found);
    void gatherProducts(Subset subset, const Fraction &value, List &found);
    void productsOf(Subset part, Subset rest, const Fraction &value, List &found);
    void productsOfZero(Subset part, Subset rest, List &found);
    void addProductsOfZero(const Form &part, const Form &rest, List &found) const;
    void gatherPowers(Subset subset, const Fraction &value, List &found);
    void powersOfZero(Subset base, Subset exponent, List &found);
    void powersOfOne(Subset base, Subset exponent, List &found);
    void otherPowers(Subset base, Subset exponent, const Fraction &value, List &found);

    const Table &table(Subset subset);
    void make(Subset subset, List &found);
    void makePowers(Subset base, Subset exponent, List &found);
    [[nodiscard]] bool mayStand(const Form &form) const
    {
        return !m_choices.integers || form.value.isWhole();
    }
    [[nodiscard]] bool stopped();

    const Deal &m_deal;
    Choices m_choices;
    const StopCondition &m_stop;
    std::size_t m_most;
    FormMaker m_maker;
    int m_tabled; ///< the largest size of subsets that have tables
    std::vector<Table> m_tables;
    std::size_t m_tabledForms = 0;
    unsigned m_turns = 0;
    bool m_wasStopped = false;
    bool m_wasCut = false;
};

} // namespace inkling::cards
