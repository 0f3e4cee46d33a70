// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/tutor.h"
#include "marking/usermarks.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"

#include <QString>
#include <map>

namespace inkling {

/// The rungs of a hint, each of which tells more than the one before.
enum class HintRung : std::uint8_t {
    Where,      ///< the part of the board to look at
    Rule,       ///< also the rule by which something follows there
    Clues,      ///< also the clues and marks that it follows from
    Place,      ///< also the places that the conclusion is about
    Conclusion, ///< also the conclusion: all of the step
    WrongSaid,  ///< a mark is wrong, not told which
    WrongShown, ///< the mark that is wrong
    /// The wrong mark, and what it conflicts with. If marks clash plainly (see PlainClash), this
    /// rung comes first, and shows the marks that clash before it is told which of them is wrong.
    Clash,
    /// Nothing is left to find: the marks are an answer, or all that follows is marked; or the
    /// search was stopped.
    NoStep,
};

/// A hint told rung by rung, each telling more than the one below; after the last rung the hint can
/// be carried out. Gives the words and the lighting of each rung, and shows nothing itself. A
/// value; valid for the marks that it was made for.
class HintLadder
{
public:
    /// Starts at the first rung. Requires: `hint` was worked out from the present marks in `marks`.
    HintLadder(const UserMarks &marks, Hint hint);

    [[nodiscard]] HintRung rung() const { return m_rungs[m_rung]; }
    /// The index of the present rung, from 0, and the number of rungs.
    [[nodiscard]] std::size_t place() const { return m_rung; }
    [[nodiscard]] std::size_t rungCount() const { return m_rungs.size(); }
    [[nodiscard]] bool isAtTop() const { return m_rung + 1 == m_rungs.size(); }
    /// Goes to the next rung. Requires: not at the top.
    void climb() { ++m_rung; }
    /// Goes to the last rung.
    void climbToTop() { m_rung = m_rungs.size() - 1; }

    /// The words of the present rung, for writeSentence(); empty on the rung that tells the whole
    /// step, which writeStep() writes.
    [[nodiscard]] QString sentence() const;
    /// The words of the button that goes on: the next rung's question or, at the top, what
    /// changes() does, with their number where they are several. Empty where there is nothing more.
    [[nodiscard]] QString nextText() const;
    /// Whether the present rung tells the clues that the hint rests on; tellsStep(): whether it
    /// tells the whole step.
    [[nodiscard]] bool tellsClues() const;
    [[nodiscard]] bool tellsStep() const { return rung() == HintRung::Conclusion; }
    /// Whether the hint is about wrong marks, whose words are then to have the colour of errors.
    [[nodiscard]] bool isAboutWrong() const { return m_kind == Hint::Kind::Wrong; }
    /// The rule of the step, if the present rung tells it.
    [[nodiscard]] std::optional<RuleId> rule() const;
    /// canPlay(): whether the whole step is told and the hint has earlier steps to play.
    /// canOpenStep(): whether the whole step is told and it has a reasoning of its own, such as the
    /// consequences of its opposite.
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] bool canOpenStep() const;
    /// The parts of the board that the present rung lights.
    [[nodiscard]] Lighting lighting() const;

    /// The hint's steps as a reasoning of their own; step() is the index of the last, which the
    /// hint is about.
    [[nodiscard]] const SharedExplained &explained() const { return m_explained; }
    [[nodiscard]] std::size_t step() const { return m_explained->trace().size() - 1; }
    /// The marks that the hint calls wrong.
    [[nodiscard]] const std::vector<Fact> &wrong() const { return m_wrong; }
    /// The changes of the marks by which the hint is carried out: marks what follows, or takes the
    /// first wrong mark away. Empty where there is nothing to change.
    [[nodiscard]] const std::vector<MarkStateChange> &changes() const { return m_changes; }
    /// The facts of the steps about unknowns that they do not settle.
    [[nodiscard]] std::vector<Fact> told() const;
    /// Words for changes() in the list of what can be undone.
    [[nodiscard]] QString changeText() const;

private:
    [[nodiscard]] Step lastStep() const { return m_explained->trace()[step()]; }
    [[nodiscard]] QString whereText() const;
    [[nodiscard]] QString cluesText() const;
    [[nodiscard]] QString wrongText() const;
    [[nodiscard]] QString clashText() const;
    [[nodiscard]] bool isPlain() const { return !m_clash.empty(); }
    /// Whether the last step rests on more than anyone puts together.
    [[nodiscard]] bool isLong() const;
    /// Whether any premise or constraint of the last step can be lit on the board.
    [[nodiscard]] bool isGroundLit() const;
    /// The last step lit, where values that the marks plainly exclude are not shown as left.
    [[nodiscard]] Lighting litStep() const;
    /// The elements of the board that the last step is about.
    [[nodiscard]] std::vector<ElementId> touched() const;
    void collectChanges(const UserMarks &marks);

    Hint::Kind m_kind;
    std::vector<Fact> m_wrong;
    bool m_isEachWrong;        ///< each of them by itself
    std::vector<Fact> m_clash; ///< the marks that clash plainly
    SharedExplained m_explained;
    std::map<ElementId, ValueSet> m_plain; ///< what the marks plainly leave, by element
    std::vector<MarkStateChange> m_changes;
    std::vector<HintRung> m_rungs;
    std::size_t m_rung = 0;
    /// The number of the last step's premises that are not marked but follow by the hint's earlier
    /// steps.
    int m_unmarkedPremises = 0;
    /// Whether a frame round all that the last step is about would take in the whole board.
    bool m_isOfWholeBoard = false;
};

} // namespace inkling
