// SPDX-License-Identifier: MIT
#pragma once

#include "stepchecks.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace inkling::checks {

/// The place that a printed fact is about: all of it but its value, which stands last. The whole of
/// anything else.
[[nodiscard]] std::string placeOf(const Json &fact);

/// The facts of a puzzle as records print them: the places, and the values that each can have.
/// Immutable; takes nothing of the model but its names for facts.
class FactNames
{
public:
    explicit FactNames(const Model &model);

    using Values = std::set<std::string>;
    /// The content of a printed fact: its place, and the values that it leaves there.
    struct Told
    {
        std::string place;
        Values left;
    };
    /// A fact about a place of the puzzle; nothing for anything else.
    [[nodiscard]] std::optional<Told> told(const Json &object) const;
    /// By place: the values that it can have at the beginning.
    [[nodiscard]] const std::map<std::string, Values> &initial() const { return m_initial; }
    /// The places of the main unknowns, in their order, each with its values' names by value.
    struct Main
    {
        std::string place;
        std::map<int, std::string> values;
    };
    [[nodiscard]] const std::vector<Main> &main() const { return m_main; }

private:
    std::map<std::string, Values> m_domains;
    std::map<std::string, Values> m_initial;
    std::vector<Main> m_main;
};

/// The facts known at a moment. A fact about no place of the puzzle is known once it was concluded.
class KnownFacts
{
public:
    explicit KnownFacts(const FactNames &names)
        : m_names(&names)
        , m_left(names.initial())
    {}

    [[nodiscard]] bool holds(const Json &fact) const;
    /// Learns a fact; returns whether it says something new.
    bool learn(const Json &fact);
    /// The values left at a place. Requires: a place of the puzzle.
    [[nodiscard]] const FactNames::Values &left(const std::string &place) const
    {
        return m_left.at(place);
    }
    /// Whether a place has no value left.
    [[nodiscard]] bool isImpossible() const { return m_isImpossible; }

private:
    const FactNames *m_names;
    std::map<std::string, FactNames::Values> m_left;
    std::set<std::string> m_others;
    bool m_isImpossible = false;
};

} // namespace inkling::checks
