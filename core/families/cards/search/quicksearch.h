// SPDX-License-Identifier: MIT
#pragma once

#include "families/cards/search/deal.h"
#include "stopcondition.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace inkling::cards {

/// Finds one expression without powers for a value, or finds that there is none.
///
/// Subsets of up to three cards have tables of the values that they make, filled when first needed.
/// A larger subset is split in two, backwards from the target: for each value in one part's table,
/// the value that the other part must have is looked up, or that part is split again. Signs are
/// left out: an expression without a minus is positive, and one with a minus can be turned. Cost:
/// 0.01 to 0.02 ms for a hand of six that has an answer. Used by one thread at a time.
class QuickSearch
{
public:
    /// Only the option `integers` counts. Keeps references to `deal` and `stop`, which must outlive
    /// the search.
    QuickSearch(const Deal &deal, Choices choices, const StopCondition &stop);

    /// An expression over exactly the cards of a standard subset that has the value `value` or its
    /// opposite; nothing if there is none, and perhaps when stopped. Requires: value >= 0.
    [[nodiscard]] std::optional<Form> worth(Subset subset, const Fraction &value);

    [[nodiscard]] bool wasStopped() const { return m_wasStopped; }

private:
    /// The magnitudes of the values that a subset makes: a range of m_values, with an index for
    /// subsets of up to three cards. For a larger subset the range is only iterated over, and may
    /// hold values twice.
    struct Table
    {
        std::uint32_t first;
        std::uint32_t count;
        std::array<std::uint8_t, 256> slots; ///< 0, or an index in the range plus 1
        std::array<std::uint64_t, 32>
            presence; ///< one bit for each key's hash: most look-ups end here

        [[nodiscard]] std::uint64_t mayHold(double key) const;
    };
    struct Entry
    {
        double key;
        Fraction value;
    };
    /// The ways to join two parts.
    enum class Joint : std::uint8_t { Sum, Difference, Product, PartOverRest, RestOverPart };
    enum : unsigned { Sums = 1, Products = 2 };
    /// A split of a subset with which the target is met.
    struct Cut
    {
        Joint joint;
        Subset part;
        Subset rest;
        Fraction partValue;
        Fraction restValue;
        bool anyRest; ///< the rest may have any value, as it is multiplied by 0
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
    std::vector<Cut> m_cuts; ///< the splits that led to the target, the innermost first
    unsigned m_turns = 0;
    bool m_wasStopped = false;
};

} // namespace inkling::cards
