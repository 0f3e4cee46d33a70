// SPDX-License-Identifier: MIT
#pragma once

#include "logic/teaching/tutor.h"
#include "reasoning/explainedpuzzle.h"

#include <QObject>
#include <optional>

namespace inkling {

class BoardScene;
class HintLadder;
class Playback;
class PlayController;
class TutorDesk;
class WhyPanel;

/// Answers "why?" for an element of the board. Meanwhile the window plays only the steps that the
/// answer needs; leaving it brings back what was there before: the whole reasoning at its position,
/// or the person's marks. The window's thread.
class WhyController final : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        BoardScene &scene;
        Playback &playback;
        PlayController &play;
        TutorDesk &desk;
        WhyPanel &panel;
    };
    explicit WhyController(const Parts &parts, QObject *parent = nullptr);

    /// Explains what stands on an element: the fact known there at this point of the reasoning, or
    /// the person's mark; on an empty element, what is to stand there.
    void ask(ElementId element);
    /// Plays the steps of a hint, with the last one lit. Requires: the hint has steps, and the
    /// board shows the marks that it was made for.
    void tellHint(const HintLadder &hint);
    /// Whether an answer is shown or being worked out.
    [[nodiscard]] bool isTelling() const { return m_isTelling; }
    /// Leaves the answer, and brings back what was shown before.
    void leave();
    /// Ends the answer, as the puzzle is being left: the whole reasoning is played again, at its
    /// position, but nobody is asked to show it.
    void forget();
    /// Takes over reasoning that goes further than the whole reasoning did: at once, or when the
    /// answer is left.
    void setFurther(const SharedExplained &explained);

Q_SIGNALS:
    /// The board and the panels are to show something else: an answer, or what was there before it.
    void changed();

private:
    /// A question: a fact, and the facts from which it is to be proven.
    struct Question
    {
        Fact fact;
        std::vector<Fact> given;
        /// Whether nothing stands on the element: the fact is only supposed.
        bool isOpen = false;
    };
    [[nodiscard]] std::optional<Fact> knownFact(ElementId element) const;
    [[nodiscard]] QString givenText(const Fact &fact) const;
    [[nodiscard]] std::optional<Question> questionAt(ElementId element,
                                                     const Knowledge &known) const;
    [[nodiscard]] std::vector<Fact> rightMarks(UnknownId asked) const;
    [[nodiscard]] QString describe(const Fact &fact) const;
    /// The words that tell that a person's mark is wrong.
    [[nodiscard]] QString wrongText(const Fact &mark) const;
    /// Shows the marks until there is an answer.
    void showMarks();
    void askPath(const Question &question, const Knowledge &known);
    void askTutor(const Question &question);
    void answer(const Question &question, Why why);
    /// Plays a proof of `fact`. `heading`: the question or the answer, to which the
    /// number of steps is added. `wrong`: marks that are not among the given facts and
    /// are to be shown all the same.
    void tellProof(Trace steps, std::vector<Fact> given, const Fact &fact, const QString &heading,
                   std::vector<Fact> wrong = {});
    void tellTwoAnswers(const Question &question, const Why &why);
    void tellWords(const QString &sentence);
    /// Plays a reasoning in place of the whole one.
    void play(Trace steps, std::vector<Fact> given, std::size_t position, const Story &story);
    void take();

    Parts m_parts;
    bool m_isTelling = false;
    SharedExplained m_whole;
    SharedExplained m_further;
    std::size_t m_wholePosition = 0;
};

} // namespace inkling
