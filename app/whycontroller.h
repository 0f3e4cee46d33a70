// SPDX-License-Identifier: MIT
#pragma once

#include "logic/tutor.h"
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

/// Answers "why?" for an element of the board. While it does, the window plays what the answer needs and
/// nothing else; leaving it brings back what was there: the whole reasoning where it stood, or the person's
/// marks. The window's thread.
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

    /// Why what stands on an element is so: what is known there at this point of the reasoning, or the
    /// person's mark; where nothing stands, what is to stand there.
    void ask(ElementId element);
    /// Plays the steps of a hint, the last of which is lit. Requires: it has steps, and the board shows
    /// the marks that it was made for.
    void tellHint(const HintLadder &hint);
    /// Whether an answer is shown, or being worked out.
    [[nodiscard]] bool isTelling() const { return m_isTelling; }
    void leave();
    /// The puzzle is gone: there is nothing to go back to.
    void forget();
    /// Reasoning that goes further than the whole had: shown at once, or when the answer is left.
    void setFurther(const SharedExplained &explained);

Q_SIGNALS:
    /// The board and the panels are to show something else: an answer, or what was there before.
    void changed();

private:
    /// What is asked about: a fact that is to be proven, from these.
    struct Question
    {
        Fact fact;
        std::vector<Fact> given;
        /// Nothing stands there: the fact is only supposed.
        bool isOpen = false;
    };
    [[nodiscard]] std::optional<Fact> knownFact(ElementId element) const;
    [[nodiscard]] std::optional<Question> questionAt(ElementId element,
                                                     const Knowledge &known) const;
    [[nodiscard]] std::vector<Fact> rightMarks() const;
    [[nodiscard]] QString describe(const Fact &fact) const;
    /// That a person's mark is wrong.
    [[nodiscard]] QString wrongText(const Fact &mark) const;
    /// Until there is an answer.
    void showMarks();
    void askPath(const Question &question, const Knowledge &known);
    void askTutor(const Question &question);
    void answer(const Question &question, Why why);
    /// `heading`: what is asked, or answered; how many steps lead to it is told after that. `wrong`: marks
    /// that are none of what is given, to be seen all the same.
    void tellProof(Trace steps, std::vector<Fact> given, const Fact &fact, const QString &heading,
                   std::vector<Fact> wrong = {});
    void tellTwoAnswers(const Question &question, const Why &why);
    void tellWords(const QString &sentence);
    /// Puts a reasoning into the playback in place of the whole.
    void play(Trace steps, std::vector<Fact> given, std::size_t position, const Story &story);
    void take();

    Parts m_parts;
    bool m_isTelling = false;
    SharedExplained m_whole;
    SharedExplained m_further;
    std::size_t m_wholePosition = 0;
};

} // namespace inkling
