// SPDX-License-Identifier: MIT
#pragma once

#include "support/slink/slinkwords.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace inkling::test {

/// An edge or a cell.
struct SlinkThing
{
    bool isCell = false;
    SlinkPlace cell = {};
    SlinkEdge edge = {};
    auto operator<=>(const SlinkThing &) const = default;
};

/// The values of edges and cells that follow from a supposition, each by one clue, dot, corner,
/// pair or edge of a step.
class SlinkSupposition
{
public:
    SlinkSupposition(const SlinkStep &step, const SlinkFacts &supposed);

    /// Whether these values follow one from the other; if so, they count as known from then on.
    [[nodiscard]] bool takes(const SlinkFacts &marks);
    /// Whether a single clue, dot, corner, pair or edge forces a thing to have the opposite of its
    /// known value.
    [[nodiscard]] bool isBoth(const SlinkThing &thing) const;
    [[nodiscard]] std::optional<bool> valueOf(const SlinkThing &thing) const;
    /// Whether a cell cannot be joined to the other cell of its side; without another cell, to the
    /// border.
    [[nodiscard]] bool parts(SlinkPlace from, std::optional<SlinkPlace> to) const;
    /// Whether the consequences contain a contradiction.
    [[nodiscard]] bool fails();

private:
    struct Rule
    {
        std::vector<SlinkThing> things;
        std::set<int> sums; ///< the possible numbers of things that are lines or inside
    };

    void know(const SlinkFacts &facts);
    [[nodiscard]] std::vector<Rule> rulesOf(const SlinkThing &thing) const;
    [[nodiscard]] bool allows(const Rule &rule, const SlinkThing &thing, bool value) const;
    [[nodiscard]] std::optional<bool> forced(const SlinkThing &thing) const;
    [[nodiscard]] bool isCut() const;

    const SlinkStep &m_step;
    std::map<SlinkThing, bool> m_known;
    std::vector<Rule> m_facts; ///< corners and pairs
    bool m_isAtOdds = false;
};

/// The values of some edges and cells.
using SlinkSettled = std::map<SlinkThing, bool>;
/// Adds the edges and cells that the facts are about, with their values.
void addSlinkThings(const SlinkFacts &facts, SlinkSettled &things);
/// The conclusions of the step's rule that are about the same edges or cells as the words.
[[nodiscard]] SlinkFacts slinkSaidOf(const SlinkFacts &words, const SlinkStep &step);
/// Throws std::invalid_argument unless the facts in `rest` follow from those in `first`.
void needFollows(const SlinkFacts &first, const SlinkFacts &rest, const SlinkStep &step);

} // namespace inkling::test
