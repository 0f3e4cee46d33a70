// SPDX-License-Identifier: MIT
#pragma once

#include "families/family.h"
#include "logic/deducer.h"
#include "logic/generalrules.h"
#include "scene/boardgeometry.h"

#include <QString>
#include <memory>
#include <optional>

namespace inkling {

/// The answer that a deduction has reached. Requires: Solved.
[[nodiscard]] Answer reasonedAnswer(const Model &model, const Deduction &deduction);

/// What is said before the first and after the last step of a reasoning that is not about the whole puzzle.
struct Story
{
    QString start;
    QString end;
    /// Marks of a person's that it shows to be wrong: seen until it does.
    std::vector<Fact> wrong = {};
};

/// A puzzle and the reasoning about it. Immutable once made; shared between the parts of the window.
struct ExplainedPuzzle
{
    std::shared_ptr<const Puzzle> puzzle;
    std::shared_ptr<const Model> model;
    Deduction deduction;
    /// Whether more steps are being found: the next of its kind begins with these.
    bool isGrowing = false;
    /// How many suppositions the reasoning is under: 0 where all of it holds.
    int supposition = 0;
    /// Of reasoning under a supposition: what the step that was opened concludes. The opposite of the
    /// first is supposed; none of a contradiction, where nothing is.
    std::vector<Fact> opened = {};
    /// Whether it is what a folded step is made of.
    bool isParts = false;
    bool showsAllSteps = false;
    /// None of the reasoning about the whole puzzle.
    std::optional<Story> story = {};

    /// Whether it is what comes of the opposite of a step that was opened; else it all holds.
    [[nodiscard]] bool isOpposite() const { return supposition > 0; }
    /// What is stepped through: the path, or every step of which it was made.
    [[nodiscard]] const Trace &trace() const
    {
        return showsAllSteps ? deduction.allSteps : deduction.trace;
    }
    [[nodiscard]] const Rule &rule(std::size_t step) const
    {
        return ruleOf(model->rules(), trace()[step].rule);
    }
    /// What is known before a step, at least what it and those before it rest on and conclude.
    [[nodiscard]] Knowledge knowledgeBefore(std::size_t step) const;
    /// A conclusion of a step with all that is known of its unknown by then.
    [[nodiscard]] Fact told(std::size_t step, const Fact &conclusion) const;
    /// The answer that reasoning has reached. Requires: solved by it.
    [[nodiscard]] Answer answer() const { return reasonedAnswer(*model, deduction); }
};

using SharedExplained = std::shared_ptr<const ExplainedPuzzle>;

} // namespace inkling
