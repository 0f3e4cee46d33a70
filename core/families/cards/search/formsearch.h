// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "stopcondition.h"

#include <array>
#include <vector>

namespace inkling::cards {

/// Every different expression over some cards that is worth a given number, each once.
///
/// Backwards from the target: an expression is a sum, a product or a power; the term (or factor)
/// with the lowest card is parted from the rest, the smaller of the two runs through its table of
/// all expressions, and what the other must be worth follows. Subsets of three cards (of four in
/// hands of seven and more) have tables that answer that; larger ones are parted again. Each list
/// of terms has one such parting only, so nothing is found twice but through equal cards. Cost: a
/// hand of six about 0.5 ms, and some fifteen times more for each further card. Where a part may be
/// anything (0 * x, 1 ^ x) all its expressions are listed, up to four million (200 MB) in one
/// search. An expression with powers is missed where a value near 2^62 is refused in the grouping
/// that finds it, though not in another. Used by one thread at a time.
class FormSearch
{
public:
    /// Of `exponents`, `integers`: as the options say. All must outlive the search. Keeps at most
    /// `most` expressions of any value.
    FormSearch(const Deal &deal, Choices choices, const StopCondition &stop, std::size_t most);

    /// The expressions over exactly the cards of a standard subset, worth `value` or its opposite;
    /// in no order. Requires: value >= 0. When stopped, fewer.
    [[nodiscard]] std::vector<Form> worth(Subset subset, const Fraction &value);

    /// Stopped, or a table became too large: there may be more.
    [[nodiscard]] bool wasStopped() const { return m_wasStopped || m_wasCut; }

private:
    enum Shapes : unsigned { Any = 15, NoSum = 13, NoProduct = 11 };
    struct Table
    {
        bool isMade = false;
        std::vector<Form> forms; ///< by key() of their values
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
    int m_tabled; ///< subsets of so many cards have tables
    std::vector<Table> m_tables;
    std::size_t m_tabledForms = 0;
    unsigned m_turns = 0;
    bool m_wasStopped = false;
    bool m_wasCut = false;
};

/// The whole number r with r^exponent = value, for a fraction too; refused if there is none.
/// Requires: value > 0, 1 <= exponent <= 62.
[[nodiscard]] Fraction exactRoot(const Fraction &value, int exponent);

} // namespace inkling::cards
