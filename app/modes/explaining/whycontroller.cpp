// SPDX-License-Identifier: MIT
#include "modes/explaining/whycontroller.h"

#include "modes/solving/playcontroller.h"
#include "phrases.h"
#include "reasoning/answermarks.h"
#include "reasoning/tutordesk.h"
#include "reasoning/whypanel.h"
#include "scene/boardscene.h"
#include "transport/playback.h"

#include <QLocale>
#include <algorithm>

namespace inkling {

namespace {

/// What is so when a fact is not.
Fact oppositeOf(const Model &model, const Fact &fact)
{
    return {fact.unknown, model.initial()[fact.unknown] - fact.possible};
}

/// What steps come to: the fact, if it holds after them, else the contradiction that they end in.
Fact reached(const Model &model, const Trace &steps, std::span<const Fact> given, const Fact &fact)
{
    Replay replay(model, steps, given);
    replay.moveTo(steps.size());
    const bool isContradiction = !steps.empty() && steps[steps.size() - 1].contradiction;
    return isContradiction && !replay.knowledge().holds(fact) ? Fact{fact.unknown, ValueSet()}
                                                              : fact;
}

} // namespace

WhyController::WhyController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
{
    connect(&parts.panel, &WhyPanel::left, this, &WhyController::leave);
}

QString WhyController::describe(const Fact &fact) const
{
    return translated(m_whole->model->describe(fact));
}

std::optional<Fact> WhyController::knownFact(ElementId element) const
{
    // Where a person can say nothing, what a hint has marked, or the reasoning says there: the latest.
    const ExplainedPuzzle &explained = *m_parts.playback.explained();
    if (m_parts.play.holdsBoard()) {
        for (const Fact &fact : m_parts.play.marks()->facts()) {
            const auto mark = explained.model->mark(fact);
            if (mark && mark->element == element)
                return fact;
        }
        return std::nullopt;
    }
    for (std::size_t i = m_parts.playback.doneCount(); i-- > 0;) {
        for (const Fact &fact : explained.trace()[i].conclusions) {
            const auto mark = explained.model->mark(fact);
            if (mark && mark->element == element)
                return fact;
        }
    }
    return std::nullopt;
}

QString WhyController::givenText(const Fact &fact) const
{
    return tr("<c>%1</c>: this is given from the start.").arg(describe(fact));
}

std::optional<WhyController::Question> WhyController::questionAt(ElementId element,
                                                                 const Knowledge &known) const
{
    const UserMarks &marks = *m_parts.play.marks();
    const auto unknown = marks.choices().unknownOf(element);
    if (!unknown) {
        const auto fact = knownFact(element);
        return fact ? std::optional(Question{*fact, {}, false}) : std::nullopt;
    }
    if (known.possible(*unknown) != marks.blank(*unknown))
        return Question{known.fact(*unknown), {}, false};
    const auto &solution = m_parts.play.solution();
    const bool isSolved = solution && solution->first && *unknown < marks.model()->mainCount();
    return Question{isSolved ? Fact{*unknown, ValueSet::only(solution->first->values[*unknown])}
                             : marks.choices().of(element).front(),
                    {},
                    true};
}

std::vector<Fact> WhyController::rightMarks(UnknownId asked) const
{
    const auto &solution = m_parts.play.solution();
    std::vector<Fact> facts = m_parts.play.knowledgeWithout(asked).factsBeyond(
        m_parts.play.marks()->model()->initial());
    if (solution->verdict != Verdict::Unique)
        return facts;
    const Answer &answer = *solution->first;
    std::erase_if(facts, [&](const Fact &fact) {
        return fact.unknown < answer.values.size()
               && !fact.possible.contains(answer.values[fact.unknown]);
    });
    return facts;
}

void WhyController::ask(ElementId element)
{
    leave();
    if (element == noElement || !m_parts.playback.explained() || !m_parts.play.marks())
        return;
    m_parts.playback.close(0);
    const bool isByHand = m_parts.play.holdsBoard();
    const Knowledge known
        = isByHand ? m_parts.play.marks()->knowledgeToRestOn() : m_parts.playback.knowledge();
    auto question = questionAt(element, known);
    take();
    if (isByHand)
        showMarks();
    if (!question) {
        const auto given = m_whole->model->given(element);
        return tellWords(given ? givenText(*given) : tr("Nothing is known here yet."));
    }
    if (!isByHand && (!question->isOpen || m_whole->deduction.knowledge.holds(question->fact)))
        return askPath(*question, known);
    if (!m_parts.desk.isReady())
        return tellWords(tr("The puzzle is still being solved. Ask again in a moment."));
    if (isByHand) {
        question->given = rightMarks(question->fact.unknown);
    } else {
        question->given = known.factsBeyond(m_whole->model->initial());
    }
    tellWords(tr("Looking for the reason…"));
    askTutor(*question);
}

void WhyController::tellHint(const HintLadder &hint)
{
    leave();
    take();
    const Step last = hint.explained()->trace()[hint.step()];
    const Fact fact = last.contradiction ? Fact{0, ValueSet()} : last.conclusions.front();
    tellProof(hint.explained()->trace(), hint.explained()->deduction.given, fact,
              last.contradiction ? tr("There is no answer left.")
                                 : tr("The hint: <c>%1</c>.").arg(describe(fact)),
              hint.wrong());
}

void WhyController::showMarks()
{
    const QString words = tr("Your marks, unchanged.");
    play({}, m_parts.play.marks()->facts(), 0, {words, words});
}

/// What is known, or the path comes to later on, is told by the path.
void WhyController::askPath(const Question &question, const Knowledge &known)
{
    const Fact fact = question.fact;
    std::vector<Fact> given
        = question.isOpen ? known.factsBeyond(m_whole->model->initial()) : m_whole->deduction.given;
    const QString heading = (question.isOpen ? tr("It follows: <c>%1</c>.") : tr("Why: <c>%1</c>?"))
                                .arg(describe(fact));
    tellWords(tr("Looking for the reason…"));
    m_parts.desk.askProof(m_whole, given, fact, [this, given, fact, heading](Trace steps) {
        tellProof(std::move(steps), given, fact, heading);
    });
}

void WhyController::askTutor(const Question &question)
{
    m_parts.desk.askWhy(question.given, question.fact,
                        [this, question](Why why) { answer(question, std::move(why)); });
}

void WhyController::answer(const Question &question, Why why)
{
    const Model &model = *m_whole->model;
    switch (why.kind) {
    case Why::Kind::Proven:
    case Why::Kind::Refuted: {
        const bool isRefuted = why.kind == Why::Kind::Refuted;
        const Fact fact = isRefuted ? oppositeOf(model, question.fact) : question.fact;
        const Fact end = reached(model, why.steps, question.given, fact);
        const QString heading = end.possible.empty()
                                    ? tr("Nothing can stand here: there is no answer left.")
                                : question.isOpen ? tr("It follows: <c>%1</c>.").arg(describe(fact))
                                : isRefuted       ? wrongText(question.fact)
                                                  : tr("Why: <c>%1</c>?").arg(describe(fact));
        std::vector<Fact> wrong;
        if (isRefuted && !question.isOpen)
            wrong.push_back(question.fact);
        // Who asks about a blank has not asked for all that comes before it.
        constexpr std::size_t mostAtOnce = 3;
        const bool isFar = question.isOpen && m_parts.play.isOn() && why.steps.size() > mostAtOnce;
        tellProof(std::move(why.steps), question.given, end, heading, std::move(wrong));
        if (isFar)
            m_parts.playback.first();
        return;
    }
    case Why::Kind::Open:
        return tellTwoAnswers(question, why);
    case Why::Kind::Stopped:
        break;
    }
    tellWords(tr("No explanation was found."));
}

QString WhyController::wrongText(const Fact &mark) const
{
    // Where there is one answer, a mark is wrong by itself; else it may be right without the others.
    return (m_parts.play.solution()->verdict == Verdict::Unique
                ? tr("This mark is wrong: <c>%1</c>. Without it, the opposite follows.")
                : tr("This mark does not fit your others: <c>%1</c>. Without it, the opposite "
                     "follows."))
        .arg(describe(mark));
}

void WhyController::take()
{
    if (m_isTelling)
        return;
    m_isTelling = true;
    m_whole = m_parts.playback.explained();
    m_wholePosition = m_parts.playback.position();
    m_parts.panel.setBackText(m_parts.play.isOn() ? tr("Back to my marks")
                                                  : tr("Back to all steps"));
    m_parts.play.lendBoard(true);
}

void WhyController::play(Trace steps, std::vector<Fact> given, std::size_t position,
                         const Story &story)
{
    auto told = std::make_shared<ExplainedPuzzle>();
    told->puzzle = m_whole->puzzle;
    told->model = m_whole->model;
    told->story = story;
    told->deduction.knowledge = Knowledge(told->model->initial(), given);
    told->deduction.given = std::move(given);
    told->deduction.trace = std::move(steps);
    told->deduction.outcome = Outcome::Stalled;
    m_parts.playback.setExplained(std::move(told), position);
    Q_EMIT changed();
}

void WhyController::tellProof(Trace steps, std::vector<Fact> given, const Fact &fact,
                              const QString &heading, std::vector<Fact> wrong)
{
    if (steps.empty()) {
        const bool isGiven = Knowledge(m_whole->model->initial(), given).holds(fact);
        return tellWords(
            isGiven
                ? givenText(fact)
                : tr("<c>%1</c>: this is so, but no steps were found for it.").arg(describe(fact)));
    }
    const std::size_t count = steps.size();
    const bool isFromNothing
        = count == 1 && steps[0].constraints.empty() && steps[0].premises.empty();
    const QString end = fact.possible.empty() ? tr("A contradiction: there is no answer.")
                                              : tr("So: <c>%1</c>.").arg(describe(fact));
    play(std::move(steps), std::move(given), count,
         {tr("Only the steps needed for this one fact."), end, std::move(wrong)});
    const QString sentence
        = heading + u' '
          + (isFromNothing
                 ? tr("It follows from the rules of the game alone.")
                 : tr("%Ln steps lead to it; the reason is below each.", nullptr, int(count)));
    m_parts.panel.showProof(sentence, m_parts.playback.explained(), fact);
}

void WhyController::tellTwoAnswers(const Question &question, const Why &why)
{
    const bool isMark = m_parts.play.isOn() && !question.isOpen;
    const QString sentence
        = (isMark ? tr("This mark may or may not be right: two answers differ here, one with "
                       "<c>%1</c>, one without.")
                  : tr("It does not follow from the clues: two answers differ here, one with "
                       "<c>%1</c>, one without."))
              .arg(describe(question.fact));
    const QString shown = tr("The board shows both answers.");
    play({}, question.given, 0, {shown, shown});
    if (!why.with || !why.without)
        return tellWords(sentence);
    const Model &model = *m_whole->model;
    const Knowledge known(model.initial(), question.given);
    TwoAnswers marks = answerMarks(model, known, *why.with, *why.without);
    m_parts.scene.setFound(std::move(marks.first), std::move(marks.second), std::move(marks.both));
    m_parts.panel.showTwoAnswers(sentence, lookOf(model, *why.with));
}

void WhyController::tellWords(const QString &sentence)
{
    m_parts.panel.showWords(sentence);
    Q_EMIT changed();
}

void WhyController::leave()
{
    if (!m_isTelling)
        return;
    m_parts.desk.cancel();
    m_isTelling = false;
    m_parts.play.lendBoard(false);
    if (m_parts.playback.explained() != m_whole)
        m_parts.playback.setExplained(m_whole, m_wholePosition);
    m_whole.reset();
    if (m_further)
        m_parts.playback.setFurther(std::exchange(m_further, nullptr));
    Q_EMIT changed();
}

void WhyController::forget()
{
    if (std::exchange(m_isTelling, false) && m_parts.playback.explained() != m_whole)
        m_parts.playback.setExplained(m_whole, m_wholePosition);
    m_whole.reset();
    m_further.reset();
    m_parts.play.lendBoard(false);
}

void WhyController::setFurther(const SharedExplained &explained)
{
    if (m_isTelling)
        m_further = explained;
    else
        m_parts.playback.setFurther(explained);
}

} // namespace inkling
