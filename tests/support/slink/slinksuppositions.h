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

/// What is known of edges and cells once something is supposed, and what follows of that by one clue, dot, corner, pair
/// or edge of a step.
class SlinkSupposition
{
public:
    SlinkSupposition(const SlinkStep &step, const SlinkFacts &supposed);

    /// Whether these edges and cells follow, one from the other; they are then known, too.
    [[nodiscard]] bool takes(const SlinkFacts &marks);
    /// Whether by one thing an edge or a cell would be just what it is known not to be.
    [[nodiscard]] bool isBoth(const SlinkThing &thing) const;
    [[nodiscard]] std::optional<bool> valueOf(const SlinkThing &thing) const;
    /// Whether a cell cannot be joined to another that is on the same side; without another, to the border.
    [[nodiscard]] bool parts(SlinkPlace from, std::optional<SlinkPlace> to) const;
    /// Whether all that follows comes to something that cannot be.
    [[nodiscard]] bool fails();

private:
    struct Rule
    {
        std::vector<SlinkThing> things;
        std::set<int> sums; ///< of those that are lines or inside
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

/// Edges and cells, each with a value.
using SlinkSettled = std::map<SlinkThing, bool>;
/// Adds what facts speak of.
void addSlinkThings(const SlinkFacts &facts, SlinkSettled &things);
/// Of what the rule draws, that which words say of the same edges or cells.
[[nodiscard]] SlinkFacts slinkSaidOf(const SlinkFacts &words, const SlinkStep &step);
/// That the rest of what is concluded follows from the first.
void needFollows(const SlinkFacts &first, const SlinkFacts &rest, const SlinkStep &step);

} // namespace inkling::test
