// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/encoding.h"

#include <cstdint>
#include <cstdlib>
#include <map>
#include <vector>

namespace inkling {

/// A fact that one literal states: an unknown has this value, or has not.
struct Atom
{
    UnknownId unknown = 0;
    std::uint8_t value = 0;
    bool is = true;

    friend bool operator==(const Atom &, const Atom &) = default;
};

/// The atoms that together state the knowledge about an unknown: its value, or each excluded value;
/// empty if nothing is known.
[[nodiscard]] std::vector<Atom> atomsOf(const Fact &known, ValueSet initial);

/// The clauses of an Encoding, written once and read by several solvers: definitions, and the
/// clauses of each constraint behind a selector of its own. A constraint or a derived unknown is
/// written when it is first named.
class ClauseStore final : public ClauseWriter
{
public:
    /// Requires: the arguments outlive the store.
    ClauseStore(const Encoding &encoding, const std::vector<ValueSet> &initial);

    [[nodiscard]] sat::Literal literal(UnknownId unknown, int value) override;
    [[nodiscard]] sat::Literal newVariable() override { return ++m_variableCount; }
    void add(std::span<const sat::Literal> clause) override;
    using ClauseWriter::add;

    [[nodiscard]] sat::Literal literal(const Atom &atom);
    /// The literal that states that the unknown has one of the values that the fact excludes.
    [[nodiscard]] sat::Literal oppositeOf(const Fact &fact);
    /// The literal that makes the constraint hold while it is assumed.
    [[nodiscard]] sat::Literal selector(ConstraintId constraint);
    /// The literal that makes the definitions hold while it is assumed.
    [[nodiscard]] sat::Literal definitions() const { return m_definitions; }
    /// Whether the definitions must hold with this literal: its unknown brings them along.
    [[nodiscard]] bool bringsDefinitions(sat::Literal literal) const
    {
        const std::size_t variable = std::size_t(std::abs(literal));
        return variable < m_bringsDefinitions.size() && m_bringsDefinitions[variable];
    }
    /// The variables of selectors and of the definitions; clauses hold these variables only denied.
    [[nodiscard]] const std::vector<sat::Literal> &switches() const { return m_switches; }
    /// The variable of an unknown's value, without naming it; 0 if the unknown is not named yet.
    /// The one variable of an unknown of two values stands for the larger value.
    [[nodiscard]] sat::Literal variable(UnknownId unknown, int value) const;

    [[nodiscard]] int variableCount() const { return m_variableCount; }
    /// All clauses, each ended by a 0; those of a constraint begin with its selector, denied.
    [[nodiscard]] const std::vector<sat::Literal> &clauses() const { return m_clauses; }
    /// The indices in clauses() at which a constraint's clauses begin.
    [[nodiscard]] const std::vector<std::uint32_t> &clausesOf(ConstraintId constraint) const
    {
        return m_clausesOf[constraint];
    }

private:
    static constexpr std::int64_t always = -1;
    static constexpr std::int64_t whereBrought = -2;
    void name(UnknownId unknown);
    [[nodiscard]] sat::Literal newSwitch();

    const Encoding &m_encoding;
    const std::vector<ValueSet> &m_initial;
    int m_variableCount = 0;
    sat::Literal m_definitions = 0;
    std::vector<bool> m_bringsDefinitions; ///< by variable
    std::int64_t m_current = always;       ///< the constraint being written, or a value above
    std::vector<sat::Literal> m_clauses;
    std::vector<std::vector<std::uint32_t>> m_clausesOf;
    /// By unknown: its first variable; 0 while it has none.
    std::vector<sat::Literal> m_firstVariable;
    std::map<std::pair<UnknownId, std::uint64_t>, sat::Literal> m_someOf; ///< by unknown and values
    std::vector<sat::Literal> m_switches;
    std::vector<sat::Literal> m_selectors; ///< by constraint; 0: not written yet
};

} // namespace inkling
