// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model.h"
#include "logic/rule.h"

#include <utility>
#include <vector>

namespace inkling {

/// A step as it is lit on a board, at one moment of its coming in.
struct Lighting
{
    /// The elements that stand for each of the step's constraints.
    std::vector<std::vector<ElementId>> constraints;
    std::vector<Mark> premises;
    std::vector<Mark> conclusions;
    /// What is shown and not claimed: what fails, for instance.
    std::vector<Mark> example;
    bool contradiction = false;
    /// It rests on nothing but what is about all of the board: it is outlined.
    bool isOfAll = false;
    /// Marks that are said to be wrong.
    std::vector<Mark> wrong;
    /// Where something is to follow, without saying what.
    std::vector<ElementId> places;
    /// What one is to look at: the part of the board round these is clear, the rest steps back.
    std::vector<ElementId> region;
    /// How deep in suppositions the step is: what it concludes is then only supposed. 0: it holds.
    int supposition = 0;
    /// Where it rests on what is only supposed, and how deep.
    std::vector<std::pair<ElementId, int>> supposedPremises;
    /// Conclusions whose line is drawn from its second end to its first, since there it goes on from
    /// another; empty where none is.
    std::vector<bool> isReversed;

    /// The cards that a new card is put together from: it slides in from there.
    std::vector<ElementId> origins;

    /// Milliseconds since the step began to show; at duration() or later all of it is there.
    double time = 1e9;
    /// Reduced motion: what comes in fades, nothing moves.
    bool fadesOnly = false;

    [[nodiscard]] bool empty() const
    {
        return constraints.empty() && premises.empty() && conclusions.empty() && example.empty()
               && !contradiction && !isOfAll && wrong.empty() && places.empty() && region.empty();
    }
    /// Calls `visit(ElementId)` for every element that it lights, some of them more than once.
    template <typename Visitor>
    void visit(const Visitor &visitor) const
    {
        for (const auto &elements : constraints) {
            for (const ElementId element : elements)
                visitor(element);
        }
        for (const auto *elements : {&places, &region}) {
            for (const ElementId element : *elements)
                visitor(element);
        }
        for (const auto *marks : {&premises, &conclusions, &example, &wrong}) {
            for (const Mark &mark : *marks) {
                visitor(mark.element);
                if (mark.other != noElement)
                    visitor(mark.other);
            }
        }
    }
    [[nodiscard]] bool reversed(std::size_t index) const
    {
        return index < isReversed.size() && isReversed[index];
    }
    /// How long the step takes to come in, in milliseconds: at most 90 + 600.
    [[nodiscard]] double duration() const;
    /// How much of the premises is there, 0 to 1.
    [[nodiscard]] double premiseShare() const;
    /// How much of one conclusion is there, 0 to 1; each begins a little after the one before it.
    [[nodiscard]] double conclusionShare(std::size_t index) const;

private:
    [[nodiscard]] double stagger() const;
};

/// A step of a trace, fully shown. `before`: what was known; what is written for several values then leaves
/// out those that went earlier. `shownCase`: which of its examples is shown.
[[nodiscard]] Lighting lightingOf(const Model &model, const Step &step,
                                  const Knowledge *before = nullptr, std::size_t shownCase = 0);
/// The picture of a rule's card, fully shown.
[[nodiscard]] Lighting lightingOf(const RulePicture &picture);

} // namespace inkling
