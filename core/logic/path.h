// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model.h"

#include <span>
#include <vector>

namespace inkling {

/// Makes, of the steps that a deducer finds, the path that people are shown: while they are found, and
/// only by appending.
///
/// A step that settles a milestone (see Model) is wanted when it is found. Every other is held back, and
/// comes just before the first step that rests on it; what nothing rests on never comes. Where the
/// reasoning ends short of an answer, what it says of main unknowns comes at the end. Lemmas that one step
/// rests on are folded into it, and easy steps by one rule near each other into one. Within a round, each step
/// is the one nearest to the step before.
///
/// Ensures: steps of a round rest on rounds before it, or on what was given; rounds count from 0 without
/// gaps; each step concludes something new. The same steps make the same path.
/// Cost: about a microsecond for each step heard of. The model must outlive it.
class PathMaker
{
public:
    PathMaker(const Model &model, std::span<const Fact> given);

    /// Hears of the steps that a trace has gained since the last call; always the same trace.
    void hear(const Trace &found);
    /// No more will be heard: the reasoning has ended short of an answer.
    void finish(const Trace &found);

    [[nodiscard]] const Trace &path() const { return m_path; }
    [[nodiscard]] Trace take() { return std::move(m_path); }

private:
    using StepId = std::uint32_t;

    /// A step that is about to come, with what is folded into it.
    struct Item
    {
        StepId step = 0;
        bool isWanted = false;
        std::uint32_t users = 0; ///< items that rest on it
        bool isFolded = false;   ///< into the only one
        bool isAgain = false;    ///< it has been folded into another before
        std::uint32_t round = 0;
        std::size_t premises = 0; ///< constraints too, of all parts, less the links
        std::vector<StepId> links = {};
        Point place = {};
    };

    void learn(const Trace &found, StepId id);
    [[nodiscard]] bool isWanted(const Step &step) const;
    /// Calls `use` with each step of which a step needs a conclusion that the path has not.
    template <typename Use>
    void forEachSource(const Step &step, const Use &use) const;
    void append(const Trace &found, std::vector<StepId> wanted);
    [[nodiscard]] std::vector<Item> itemsFor(const Trace &found, std::vector<StepId> wanted);
    void fold(const Trace &found, std::vector<Item> &items);
    [[nodiscard]] bool isLink(const Item &item, const Item &user, const Trace &found) const;
    void appendRound(const Trace &found, std::span<const Item *const> round);
    void appendChain(const Trace &found, const Item &item);
    void appendSiblings(const Trace &found, std::span<const Item *const> siblings);
    [[nodiscard]] std::vector<Fact> news(const Step &step);
    [[nodiscard]] Point placeOf(const Step &step) const;

    const Model &m_model;
    std::vector<ValueSet> m_initial;
    UnknownId m_mainCount;
    bool m_isConstructive;
    Trace m_path;
    std::uint32_t m_round = 0; ///< the next
    Point m_last;              ///< where the last step was

    /// What the steps heard of have found, and which of them excluded what first.
    struct Source
    {
        StepId step;
        ValueSet excluded;
        std::uint32_t previous; ///< of the same unknown: its place in m_sources from 1; 0 for none
    };
    Knowledge m_found;
    std::vector<Source> m_sources;
    std::vector<std::uint32_t> m_lastSource; ///< by unknown
    StepId m_heard = 0;
    /// By step heard of: its place among the items from 1, while they are made; and what became of it.
    std::vector<std::uint32_t> m_item;
    enum class State : std::uint8_t { Held, Folded, Shown };
    std::vector<State> m_state;

    Knowledge m_known; ///< by the path
};

} // namespace inkling
