// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/path/foldedstep.h"
#include "logic/path/localorder.h"

#include <span>
#include <vector>

namespace inkling {

/// Makes, of the steps that a deducer finds, the path that people are shown: while they are found, and
/// only by appending.
///
/// A step that settles a milestone (see Model) is wanted when it is found. Every other is held back, and
/// comes just before the first step that rests on it; what nothing rests on never comes. Where the
/// reasoning ends short of an answer, what it says of main unknowns comes at the end. What has become plain by then
/// is told plainly (see Model::plainer). Lemmas are folded into the
/// first step that rests on them, be it one to be remembered; what other steps rest on too is told by it. So
/// is what is plain after a step with a name, and small steps close together are one: no more than is seen at a
/// glance, of which at most one is hard, unless all come of one look. Of the steps that are found at one moment
/// each is the one nearest to the step before; a step and the bookkeeping after it count as one moment. Only a
/// hard step comes at once, all others with the bookkeeping that follows them.
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
    /// No more will be heard; `isShort`: the reasoning has ended short of an answer.
    void finish(const Trace &found, bool isShort);

    [[nodiscard]] const Trace &path() const { return m_path; }
    [[nodiscard]] Trace take() { return std::move(m_path); }

private:
    using StepId = std::uint32_t;

    /// A step that is folded into another.
    struct Link
    {
        StepId step = 0;
        bool isAgain = false; ///< it has been folded into another before
        bool isPlain = false; ///< as that of an item
    };

    /// A step that is about to come, with what is folded into it.
    struct Item
    {
        StepId step = 0;
        bool isWanted = false;
        bool isAgain = false;      ///< as that of a link
        bool isPlain = false;      ///< what the path knows says it plainly, see Model
        std::uint32_t users = 0;   ///< items that rest on it
        std::uint32_t host = none; ///< the item into which it is folded
        std::size_t premises = 0;  ///< constraints too, of all parts, less the links
        double load = 0;           ///< of the links
        float hardestLink = 0;
        std::vector<Link> links = {};
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    void learn(const Trace &found, StepId id);
    [[nodiscard]] double loadOf(const Step &step) const;
    [[nodiscard]] bool isWanted(const Step &step) const;
    /// Calls `use` with each step of which a step needs a conclusion that the path has not.
    template <typename Use>
    void forEachSource(const Step &step, const Use &use) const;
    void append(const Trace &found, std::vector<StepId> wanted);
    [[nodiscard]] std::vector<Item> itemsFor(const Trace &found, std::vector<StepId> wanted);
    [[nodiscard]] std::vector<Dependency> dependencies(const Trace &found,
                                                       std::span<const Item> items) const;
    void fold(const Trace &found, std::vector<Item> &items,
              std::span<const Dependency> dependencies);
    [[nodiscard]] bool isNear(const Step &one, const Step &other) const;
    [[nodiscard]] bool isLink(const Item &item, const Item &host, const Trace &found) const;
    [[nodiscard]] OrderedStep ordered(const Item &item, const Trace &found) const;
    void appendGroup(const Trace &found, std::span<const Item> items, const StepGroup &group);
    [[nodiscard]] std::uint32_t usesWithin(const Item &item, UnknownId unknown,
                                           const Trace &found) const;
    void addLinks(FoldedStep &folded, const Item &item, const Trace &found, bool isTold);
    /// Adds the step of an item, after its links; if it can be, what is plainer.
    void addMain(FoldedStep &folded, const Step &step, bool canBePlain);
    /// Adds what is told in place of a step.
    void addPlainer(FoldedStep &folded, const Trace &plainer, bool isLink);
    [[nodiscard]] bool isNews(const Step &step) const;
    [[nodiscard]] bool hasNewsForOthers(const Item &item, const Trace &found) const;
    [[nodiscard]] std::vector<Fact> news(std::span<const Fact> conclusions);
    [[nodiscard]] std::uint32_t wave(std::span<const Fact> premises);
    void note();

    const Model &m_model;
    std::vector<ValueSet> m_initial;
    UnknownId m_mainCount;
    bool m_isConstructive;
    Trace m_path;
    std::uint32_t m_round = 0;      ///< of what comes, counted with gaps
    std::uint32_t m_shownRound = 0; ///< that of the last step
    std::uint32_t m_wave = 0;       ///< the last step's
    Point m_last;                   ///< where the last step was

    /// What the steps heard of have found, and which of them excluded what first.
    struct Source
    {
        StepId step;
        ValueSet first;         ///< what no step before has excluded
        ValueSet excluded;      ///< that, and what it excludes once more
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

    std::vector<std::uint32_t> m_uses; ///< by unknown: premises about it, of the items
    std::vector<StepId> m_waiting;     ///< wanted bookkeeping that the path has not yet
    Knowledge m_known;                 ///< by the path
    std::vector<std::uint32_t>
        m_narrowedIn; ///< by unknown: the wave of the path that narrowed it last
};

} // namespace inkling
