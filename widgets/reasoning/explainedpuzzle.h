// SPDX-License-Identifier: MIT
#pragma once

#include "logic/explaining/deducer.h"
#include "logic/model/generalrules.h"
#include "puzzle/family.h"
#include "scene/boardgeometry.h"

#include <QString>
#include <memory>
#include <optional>

namespace inkling {

/// The answer that a deduction has reached. Requires: its outcome is Solved.
[[nodiscard]] Answer reasonedAnswer(const Model &model, const Deduction &deduction);

/// The words shown before the first and after the last step of a reasoning about less than the
/// whole puzzle, such as a proof or a hint.
struct Story
{
    QString start;
    QString end;
    /// Marks of a person that the reasoning shows to be wrong; lit until the steps exclude them.
    std::vector<Fact> wrong = {};
};

/// A puzzle and the reasoning about it. Immutable once made; shared by the parts of the window.
struct ExplainedPuzzle
{
    std::shared_ptr<const Puzzle> puzzle;
    std::shared_ptr<const Model> model;
    Deduction deduction;
    /// Whether the search for steps goes on: a later reasoning of the same
    /// puzzle begins with these steps.
    bool isGrowing = false;
    /// The number of suppositions that the reasoning is under; 0 if it holds without any.
    int supposition = 0;
    /// For reasoning under a supposition: the conclusions of the step that was opened, of
    /// which the opposite of the first is supposed. Empty if that step is a
    /// contradiction: then nothing is supposed.
    std::vector<Fact> opened = {};
    /// Whether the steps are the parts of a folded step.
    bool isParts = false;
    /// Whether trace() is every step found rather than the path.
    bool showsAllSteps = false;
    /// The words at both ends; nothing for reasoning about the whole puzzle.
    std::optional<Story> story = {};

    /// Whether it shows what the opposite of an opened step leads to.
    [[nodiscard]] bool isOpposite() const { return supposition > 0 && !isParts; }
    /// The steps to be played: the path, or every step from which the path was made.
    [[nodiscard]] const Trace &trace() const
    {
        return showsAllSteps ? deduction.allSteps : deduction.trace;
    }
    [[nodiscard]] const Rule &rule(std::size_t step) const
    {
        return ruleOf(model->rules(), trace()[step].rule);
    }
    /// The facts known before a step, as the board shows them. Requires: step <= trace().size().
    [[nodiscard]] Knowledge knowledgeBefore(std::size_t step) const;
    /// A conclusion of a step, narrowed by all that is known of its unknown up to that step.
    [[nodiscard]] Fact told(std::size_t step, const Fact &conclusion) const;
    /// The answer that the reasoning has reached. Requires: its outcome is Solved.
    [[nodiscard]] Answer answer() const { return reasonedAnswer(*model, deduction); }
};

using SharedExplained = std::shared_ptr<const ExplainedPuzzle>;

} // namespace inkling
