// SPDX-License-Identifier: MIT
#pragma once

#include "logic/tutor.h"
#include "playing/usermarks.h"
#include "reasoning/explainedpuzzle.h"
#include "scene/lighting.h"

#include <QString>

namespace inkling {

/// How much of a hint is told.
enum class HintRung : std::uint8_t {
    Where,      ///< a part of the board to look at
    Rule,       ///< and by which rule something follows there
    Clues,      ///< and from which clues and marks
    Place,      ///< and of what it says something
    Conclusion, ///< and what
    WrongSaid,  ///< that a mark is wrong
    WrongShown, ///< and which
    Clash, ///< and what it is at odds with; of marks that clash plainly, before it is said which is wrong
    Said, ///< there is nothing to follow: the marks are an answer, or all that follows is marked
};

/// A hint as a ladder: each rung tells more than the one below, the last is followed by doing it. Says what
/// is told in words and what is lit; shows nothing itself. A value, for the marks that it was made for.
class HintLadder
{
public:
    /// `hint` was worked out from what is marked in `marks` now. Its first rung is told.
    HintLadder(const UserMarks &marks, Hint hint);

    [[nodiscard]] HintRung rung() const { return m_rungs[m_rung]; }
    /// Its place, from 0, and how many there are.
    [[nodiscard]] std::size_t place() const { return m_rung; }
    [[nodiscard]] std::size_t rungCount() const { return m_rungs.size(); }
    [[nodiscard]] bool isAtTop() const { return m_rung + 1 == m_rungs.size(); }
    /// Tells more. Requires: not at the top.
    void climb() { ++m_rung; }
    /// Tells all of it.
    void climbToTop() { m_rung = m_rungs.size() - 1; }

    /// What is told, for writeSentence().
    [[nodiscard]] QString sentence() const;
    /// What the next rung would tell, or, at the top, what changes() does: words for a button. Empty
    /// where there is nothing more.
    [[nodiscard]] QString nextText() const;
    /// Whether the clues that it rests on are told, and whether the whole step is.
    [[nodiscard]] bool tellsClues() const;
    [[nodiscard]] bool tellsStep() const { return rung() == HintRung::Conclusion; }
    /// Whether it is about marks that are wrong: their words are to look as they do on the board.
    [[nodiscard]] bool isAboutWrong() const { return m_kind == Hint::Kind::Wrong; }
    /// The rule that is told; none below its rung.
    [[nodiscard]] std::optional<RuleId> rule() const;
    /// Whether all is told, and there is more of it to see: steps before the one that it is about, or
    /// what the opposite of that one comes to.
    [[nodiscard]] bool canPlay() const;
    [[nodiscard]] bool canOpenStep() const;
    [[nodiscard]] Lighting lighting() const;

    /// The steps of the hint as a reasoning of their own; the last is what it is about.
    [[nodiscard]] const SharedExplained &explained() const { return m_explained; }
    [[nodiscard]] std::size_t step() const { return m_explained->trace().size() - 1; }
    /// The marks that it calls wrong.
    [[nodiscard]] const std::vector<Fact> &wrong() const { return m_wrong; }
    /// What it comes to in the marks: what follows is marked, or the wrong mark goes. Empty where it comes
    /// to nothing.
    [[nodiscard]] const std::vector<FactChange> &changes() const { return m_changes; }
    /// These changes in words, for the list of what can be undone.
    [[nodiscard]] QString changeText() const;

private:
    [[nodiscard]] Step lastStep() const { return m_explained->trace()[step()]; }
    [[nodiscard]] QString whereText() const;
    [[nodiscard]] QString cluesText() const;
    [[nodiscard]] QString wrongText() const;
    [[nodiscard]] QString clashText() const;
    [[nodiscard]] bool isPlain() const { return !m_clash.empty(); }
    /// Whether there is anything on the board to be lit of what the last step rests on.
    [[nodiscard]] bool isGroundLit() const;
    void collectChanges(const UserMarks &marks);

    Hint::Kind m_kind;
    std::vector<Fact> m_wrong;
    std::vector<Fact> m_clash; ///< the marks that clash plainly
    SharedExplained m_explained;
    std::vector<FactChange> m_changes;
    std::vector<HintRung> m_rungs;
    std::size_t m_rung = 0;
    /// How many of the last step's premises are not marked, but follow by the steps before it.
    int m_unmarkedPremises = 0;
};

} // namespace inkling
