// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "stopcondition.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace inkling::cards {

/// Finds one expression for a number, or that there is none; without exponents.
///
/// Subsets of up to three cards have tables of the values that they make, made when first asked
/// for; from the target backwards a larger subset is parted in two, one part runs through its
/// table, and what the other must be worth is looked up - or parted again. Signs are left out: an
/// expression without a minus is positive, and one with a minus can be turned. Cost: 0.01 to 0.02
/// ms for a hand of six that has an answer. Used by one thread at a time.
class QuickSearch
{
public:
    /// Of the options, `integers` counts. All must outlive the search.
    QuickSearch(const Deal &deal, Choices choices, const StopCondition &stop);

    /// An expression over exactly the cards of a standard subset, worth `value` or its opposite.
    /// Requires: value >= 0. When stopped, perhaps none.
    [[nodiscard]] std::optional<Form> worth(Subset subset, const Fraction &value);

    [[nodiscard]] bool wasStopped() const { return m_wasStopped; }

private:
    /// The magnitudes that a subset makes: a stretch of m_values, with an index for up to three
    /// cards. Of a larger subset the list is only run through, and holds some twice.
    struct Table
    {
        std::uint32_t first;
        std::uint32_t count;
        std::array<std::uint8_t, 256> slots; ///< 0, or a place in the stretch plus 1
        std::array<std::uint64_t, 32>
            presence; ///< a bit for each key's hash: most look-ups end here

        [[nodiscard]] std::uint64_t mayHold(double key) const;
    };
    struct Entry
    {
        double key;
        Fraction value;
    };
    /// How two parts are joined.
    enum class Joint : std::uint8_t { Sum, Difference, Product, PartOverRest, RestOverPart };
    enum : unsigned { Sums = 1, Products = 2 };
    /// A parting that met the target.
    struct Cut
    {
        Joint joint;
        Subset part;
        Subset rest;
        Fraction partValue;
        Fraction restValue;
        bool anyRest; ///< 0 times anything
    };

    const Table &table(Subset subset);
    void add(Table &table, const Fraction &value);
    void joinAll(Table &joined, Subset part, Subset rest);
    [[nodiscard]] bool holds(const Table &table, const Fraction &value) const;

    [[nodiscard]] bool can(Subset subset, const Fraction &value, unsigned joints);
    [[nodiscard]] bool canPart(Subset part, Subset rest, const Fraction &value, unsigned joints);
    [[nodiscard]] bool canPartWith(Subset part, Subset rest, const Fraction &a,
                                   const Fraction &value, unsigned joints);
    [[nodiscard]] bool mayMeet(const Table &rests, const Fraction &a, const Fraction &value) const;
    [[nodiscard]] unsigned jointsBeside(const Cut &cut) const;
    [[nodiscard]] bool canRest(const Cut &cut);
    template <typename Use>
    static bool eachRest(const Fraction &value, const Fraction &a, unsigned joints, const Use &use);
    [[nodiscard]] Form smallForm(Subset subset, const Fraction &value);
    [[nodiscard]] Form sumOfCards(Subset subset) const;
    [[nodiscard]] Form joined(Joint joint, const Form &part, const Form &rest) const;
    [[nodiscard]] bool stopped();

    const Deal &m_deal;
    bool m_integers;
    const StopCondition &m_stop;
    FormMaker m_maker;
    std::array<bool, 1 << maxCards> m_isMade = {};
    std::unique_ptr<Table[]> m_tables;
    std::vector<Entry> m_values;
    std::vector<Cut> m_cuts; ///< of the success, the innermost first
    unsigned m_turns = 0;
    bool m_wasStopped = false;
};

} // namespace inkling::cards
