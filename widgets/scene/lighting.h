// SPDX-License-Identifier: MIT
#pragma once

#include "logic/model/model.h"
#include "logic/model/rule.h"

#include <utility>
#include <vector>

namespace inkling {

/// The frame round elements to look at takes in the cells beside them, and ends between cells: its
/// distance from the elements, in cells.
inline constexpr double regionAir = 1.12;

/// The lighting of a step on a board, at one moment of its coming in.
struct Lighting
{
    /// For each of the step's constraints, the elements that stand for it.
    std::vector<std::vector<ElementId>> constraints;
    std::vector<Mark> premises;
    std::vector<Mark> conclusions;
    /// Marks that are shown as an example and not claimed, such as what would fail.
    std::vector<Mark> example;
    /// For each conclusion, whether the step's sentence only counts it: it is painted pale; empty if
    /// none is.
    std::vector<bool> isCounted;
    bool contradiction = false;
    /// Whether the step rests only on constraints about the whole board, which is outlined then.
    bool isOfAll = false;
    /// Marks that are pointed out as wrong.
    std::vector<Mark> wrong;
    /// Elements about which something is to follow, without saying what.
    std::vector<ElementId> places;
    /// The elements to look at: the part of the board round them is clear, the rest is veiled.
    std::vector<ElementId> region;
    /// The number of suppositions that the step is under: with any, its
    /// conclusions are only supposed.
    int supposition = 0;
    /// Premises that are only supposed: the element, and the number of suppositions.
    std::vector<std::pair<ElementId, int>> supposedPremises;
    /// For each conclusion, whether its line is drawn from its second end to its first, because it
    /// continues a line there; empty if none is.
    std::vector<bool> isReversed;

    /// The cards from which a new card is put together: it slides in from their places.
    std::vector<ElementId> origins;

    /// Milliseconds since the step began to come in; from duration() on all of it is there.
    double time = 1e9;
    /// Whether motion is reduced: conclusions fade in, and nothing moves.
    bool fadesOnly = false;

    [[nodiscard]] bool empty() const
    {
        return constraints.empty() && premises.empty() && conclusions.empty() && example.empty()
               && !contradiction && !isOfAll && wrong.empty() && places.empty() && region.empty();
    }
    /// Calls `visit(ElementId)` for every element that the lighting touches, for
    /// some more than once.
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
    [[nodiscard]] bool counted(std::size_t index) const
    {
        return index < isCounted.size() && isCounted[index];
    }
    [[nodiscard]] bool reversed(std::size_t index) const
    {
        return index < isReversed.size() && isReversed[index];
    }
    /// The time that the step takes to come in, in milliseconds: at most 90 + 600.
    [[nodiscard]] double duration() const;
    /// The progress of showing the premises, 0 (nothing) to 1 (all).
    [[nodiscard]] double premiseShare() const;
    /// The progress of showing a conclusion, 0 (nothing) to 1 (all); each conclusion begins to
    /// appear a little after the one before it.
    [[nodiscard]] double conclusionShare(std::size_t index) const;

private:
    [[nodiscard]] double stagger() const;
};

/// The lighting of a step, fully shown; of a folded step, of what its sentence tells, with the
/// other conclusions pale. `before`: the facts known before it; texts that
/// stand for several values then leave out those already excluded. `shownCase`: the index
/// of the example shown.
[[nodiscard]] Lighting lightingOf(const Model &model, const Step &step,
                                  const Knowledge *before = nullptr, std::size_t shownCase = 0);
/// The lighting of the picture on a rule's card, fully shown.
[[nodiscard]] Lighting lightingOf(const RulePicture &picture);

} // namespace inkling
