// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/path/foldedstep.h"
#include "logic/path/localorder.h"
#include "logic/path/shortchain.h"

#include <functional>
#include <map>
#include <span>
#include <vector>

namespace inkling {

/// Makes the path that people are shown from the steps that a deducer finds: while steps are found,
/// and only by appending.
///
/// A step that settles a milestone (see Model) is wanted as soon as it is found. Every other step
/// is a lemma: it is held back, and comes just before the first step that rests on it; a step that
/// nothing rests on never comes. If the reasoning ends short of an answer, its steps about main
/// unknowns come at the end. A step whose conclusions have become plain by then is told plainly
/// (see Model::plainer()), or by cheaper steps.
///
/// Lemmas are folded into the first step that rests on them, be it one to be remembered; a folded
/// step concludes what other steps rest on, too. Bookkeeping after a step with a name is folded
/// into it as well, and small steps close together become one. A folded step holds no more than is
/// seen at a glance, and at most one hard step, unless all of its steps come of one look. Of the
/// steps found at one moment the next is always the one nearest to the step before; a step and the
/// bookkeeping after it count as one moment. A hard step comes at once; any other comes with the
/// bookkeeping that follows it.
///
/// Ensures: steps of a round rest on earlier rounds, or on what was given; rounds count from 0
/// without gaps; each step concludes something new. The same steps make the same path. Cost: about
/// a microsecond for each step heard of, and the look for cheaper steps for each hard one. The model
/// must outlive the path maker.
class PathMaker
{
public:
    /// A function that returns cheaper steps from what is known which conclude all that a step
    /// concludes; empty where it finds none.
    using Cheaper = std::function<Trace(const Step &step, const Knowledge &known)>;

    PathMaker(const Model &model, std::span<const Fact> given, Cheaper cheaper);

    /// Hears of the steps that a trace has gained since the last call, those before `end`; always
    /// the same trace. Requires: end <= found.size().
    void hear(const Trace &found, std::size_t end);
    /// Ends the path; hear() is not called again. `isShort`: the reasoning has ended short of an
    /// answer.
    void finish(const Trace &found, bool isShort);

    [[nodiscard]] const Trace &path() const { return m_path; }
    [[nodiscard]] Trace take() { return std::move(m_path); }

private:
    using StepId = std::uint32_t;

    /// A step that is folded into another.
    struct Link
    {
        StepId step = 0;
        bool isAgain = false; ///< whether the step has been folded into another before
        bool isPlain = false; ///< see Item::isPlain
    };

    /// A step that is about to come, with what is folded into it.
    struct Item
    {
        StepId step = 0;
        bool isWanted = false;
        bool isAgain = false;      ///< see Link::isAgain
        bool isPlain = false;      ///< whether Model::plainer() tells the step by now
        float plainCost = 0;       ///< the cost of the dearest of those plainer steps
        std::uint32_t users = 0;   ///< items that rest on it
        std::uint32_t host = none; ///< the item into which it is folded
        std::size_t premises = 0;  ///< constraints too, links' too, less what links supply
        double load = 0;           ///< sum of the links' loads
        float hardestLink = 0;
        std::vector<Link> links = {};
    };
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    void learn(const Trace &found, StepId id);
    [[nodiscard]] double loadOf(const Step &step) const;
    [[nodiscard]] bool isWanted(const Step &step) const;
    /// Calls `use` with each step that has concluded something that `step` needs and the path does
    /// not know.
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
    /// Adds an item's own step, after its links; if there are plainer steps that tell it, these
    /// instead.
    void addMain(FoldedStep &folded, const Step &step, const Trace &plainer);
    /// The steps that told a step plainly when the items were made, if it rests on what is not known: that
    /// was left out then. Empty where all that it rests on is known, or nothing told it.
    [[nodiscard]] Trace plainBefore(const Step &step, StepId id) const;
    /// Adds the steps without work that say a part of a step (see Model::atSight()), if there is
    /// room for them; leaves the rest of its conclusions to the step, and in `unseen`. Returns what
    /// tells the rest more plainly by then.
    [[nodiscard]] Trace addSeen(FoldedStep &folded, Step &step, std::vector<Fact> &unseen);
    /// Adds the plainer steps that replace a step (see Model::plainer()).
    void addPlainer(FoldedStep &folded, const Trace &plainer, bool isLink);
    /// A step whose conclusions state the values that they leave by now (see sayValues()), and a
    /// chain that rests on what is known by now (see shortChain()).
    struct Said
    {
        std::optional<ShortChain> chain;
        std::vector<Fact> premises;
        std::vector<Fact> conclusions;
        Step step;
    };
    [[nodiscard]] Said said(const Step &step) const;
    [[nodiscard]] Trace plainer(const Step &step) const;
    [[nodiscard]] Trace cheaper(const Step &step) const;
    [[nodiscard]] bool isNews(const Step &step) const;
    [[nodiscard]] bool hasNewsForOthers(const Item &item, const Trace &found) const;
    [[nodiscard]] std::vector<Fact> news(std::span<const Fact> conclusions);
    [[nodiscard]] std::uint32_t wave(std::span<const Fact> premises);
    void note();
    /// Whether the step, which rests on what the path knows, contradicts what it knows: then the path
    /// ends with that, and takes nothing more.
    bool endsWith(const Step &step);
    /// Ends the path with a contradiction.
    void end(const Step &contradiction);

    const Model &m_model;
    Cheaper m_cheaper;
    std::vector<ValueSet> m_initial;
    UnknownId m_mainCount;
    bool m_isConstructive;
    Trace m_path;
    std::uint32_t m_round = 0;      ///< the number of the next step, counted with gaps
    std::uint32_t m_shownRound = 0; ///< m_round of the last step
    std::uint32_t m_wave = 0;       ///< wave of the last step
    Point m_last;                   ///< place of the last step

    /// A step that excluded values of an unknown, and the values that it was the first to exclude.
    struct Source
    {
        StepId step;
        ValueSet first;         ///< the values that no step before has excluded
        ValueSet excluded;      ///< all values that the step excludes
        std::uint32_t previous; ///< the unknown's source before, from 1 in m_sources; 0 for none
    };
    Knowledge m_found;
    std::vector<Source> m_sources;
    std::vector<std::uint32_t> m_lastSource; ///< by unknown
    StepId m_heard = 0;
    /// By step found: its index among the items while items are made; `none` for a step that is no
    /// item.
    std::vector<std::uint32_t> m_item;
    std::map<StepId, Trace> m_plain; ///< by item: what tells it plainly when the items are made
    enum class State : std::uint8_t { Held, Folded, Shown };
    /// By step found: whether it is held back, folded into another, or shown.
    std::vector<State> m_state;

    std::vector<std::uint32_t> m_uses; ///< by unknown: the number of the items' premises about it
    std::vector<StepId> m_waiting;     ///< wanted bookkeeping steps that the path does not have yet
    Knowledge m_known;                 ///< the conclusions of the path's steps
    bool m_isOver = false;             ///< whether the path has come to a contradiction
    Trace m_end;                       ///< the contradiction, until the path has it
    std::size_t m_room = 0;            ///< how many more parts the step that is made can take
    std::vector<std::uint32_t>
        m_narrowedIn; ///< by unknown: the wave of the path that narrowed it last
};

} // namespace inkling
