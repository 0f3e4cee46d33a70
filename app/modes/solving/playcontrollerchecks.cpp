// SPDX-License-Identifier: MIT
// How PlayController checks the marks, says what breaks a rule, and goes back to the last right marks.
#include "modes/solving/playcontroller.h"
#include "playing/playpanel.h"
#include "playing/words/clashwords.h"
#include "reasoning/tutordesk.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <algorithm>
#include <iterator>

namespace inkling {

namespace {

/// The clashes, those of the same marks as one; but what the family has words of its own for.
std::vector<PlainClash> byMarks(const Model &model, std::vector<PlainClash> clashes)
{
    std::vector<PlainClash> all;
    for (PlainClash &clash : clashes) {
        const auto same = std::ranges::find(all, clash.marks, &PlainClash::marks);
        if (same == all.end() || clash.marks.empty() || hasOwnWords(model, clash))
            all.push_back(std::move(clash));
        else
            same->constraints.insert(same->constraints.end(), clash.constraints.begin(),
                                     clash.constraints.end());
    }
    return all;
}

} // namespace

void PlayController::check()
{
    if (!m_marks)
        return;
    dropHint();
    PlayPanel &panel = m_parts.panel;
    if (!m_solution)
        return panel.say(tr("The puzzle is still being solved. Ask again in a moment."));
    if (m_isAnswer)
        return panel.say(tr("Correct! The puzzle is solved."));
    m_isChecked = holdsBoard();
    showClues();
    if (m_solution->verdict == Verdict::None)
        return panel.say(tr("This puzzle has no answer, so there is nothing to check against.")
                         + clashingCluesText());
    if (!m_kept->review.canJudge())
        return checkAgainstAll();
    m_faults = ownFaults();
    const int marks = int(m_faults->marks.size());
    const int notes = int(m_faults->notes.size());
    QString words = marks > 0 ? tr("%Ln of your marks are wrong.", nullptr, marks)
                              : tr("No mistakes so far.");
    if (notes > 0)
        words += u' ' + tr("%Ln cells lack the correct note.", nullptr, notes);
    if (marks + notes == 0)
        m_faults.reset();
    panel.say(words + clashingCluesText());
    showFaults();
}

QString PlayController::clashingCluesText() const
{
    const int clashes = m_isChecked ? m_parts.scene.state().clashCount() : 0;
    return clashes > 0 ? u' ' + tr("%Ln clues can no longer be met.", nullptr, clashes) : QString();
}

void PlayController::showFaults()
{
    if (!holdsBoard() || !m_faults)
        return;
    m_parts.scene.show({}, lighting(), Motion::None);
    m_parts.view.reveal(m_parts.scene.litArea(), m_parts.scene.newArea());
}

void PlayController::checkAgainstAll()
{
    m_isCheckWanted = true;
    m_parts.panel.showWorking(tr("Checking your marks…"));
    m_parts.desk.askFaults(m_marks->facts(), [this](const std::optional<MarkFaults> &found) {
        m_isCheckWanted = false;
        m_parts.panel.showNoHint();
        if (found)
            tellFaults(*found);
    });
}

void PlayController::tellFaults(const MarkFaults &found)
{
    QStringList words;
    if (found.wrong.empty())
        words.append(tr("No mistakes so far: one of the answers has all your marks."));
    else if (found.wrong.size() == 1)
        words.append(tr("At least one of your marks is wrong: no answer has it."));
    else
        words.append(tr("%Ln of your marks conflict: no answer has all of them.", nullptr,
                        int(found.wrong.size())));
    if (found.plain)
        words.prepend(clashWords(*m_marks->model(), *found.plain));
    m_parts.panel.say(words.join(u' ') + clashingCluesText());
    if (found.wrong.empty())
        return;
    m_faults.emplace();
    for (const Fact &fact : found.plain ? found.plain->marks : found.wrong)
        m_faults->marks.push_back(fact.unknown);
    showFaults();
}

Knowledge PlayController::knowledgeWithout(UnknownId asked) const
{
    return m_kept->tidying.knowledgeWithout(*m_marks, asked);
}

MarkReview::Faults PlayController::ownFaults() const
{
    MarkReview::Faults faults = m_kept->review.faults(*m_marks);
    // A mark that came with another is wrong only where one that the reader made is wrong.
    const auto cause
        = [&](UnknownId unknown) { return m_kept->tidying.causeOf(*m_marks, unknown); };
    std::erase_if(faults.marks, [&](UnknownId unknown) { return cause(unknown).has_value(); });
    std::erase_if(faults.notes, [&](UnknownId unknown) {
        return cause(unknown) && std::ranges::count(faults.marks, *cause(unknown)) > 0;
    });
    return faults;
}

Lighting PlayController::lighting() const
{
    if (m_hint)
        return m_hint->lighting();
    std::vector<UnknownId> wrong;
    if (m_faults) {
        wrong = m_faults->marks;
        wrong.insert(wrong.end(), m_faults->notes.begin(), m_faults->notes.end());
    } else {
        for (const PlainClash &clash : m_clashes.found())
            std::ranges::copy(clashingMarks(clash), std::back_inserter(wrong));
        std::ranges::sort(wrong);
        wrong.erase(std::ranges::unique(wrong).begin(), wrong.end());
    }
    Lighting lit;
    for (const UnknownId unknown : wrong) {
        if (auto mark = m_marks->mark(unknown))
            lit.wrong.push_back(*std::move(mark));
    }
    return lit;
}

bool PlayController::isShownByClue(const PlainClash &clash) const
{
    if (clash.marks.size() < 2 || clash.constraints.empty())
        return false;
    const Model &model = *m_marks->model();
    const std::vector<ElementId> elements = model.elements(clash.constraints.front());
    const auto captions = model.captions(m_marks->knowledge());
    const bool standsOut = std::ranges::any_of(captions, [&](const Caption &caption) {
        return caption.clashes && std::ranges::count(elements, caption.element) > 0;
    });
    const Board &board = m_geometry->board();
    const bool hasLabel = !elements.empty() && board.kind(elements.front()) != ElementKind::Cell
                          && !board.text(elements.front()).empty();
    return standsOut
           || (hasLabel && !model.breach(clash.constraints.front(), clash.marks).has_value());
}

std::vector<UnknownId> PlayController::clashingMarks(const PlainClash &clash) const
{
    std::vector<UnknownId> own;
    if (isShownByClue(clash))
        return own;
    for (const Fact &mark : clash.marks) {
        if (!m_kept->tidying.causeOf(*m_marks, mark.unknown))
            own.push_back(mark.unknown);
    }
    return own;
}

void PlayController::tellClashes()
{
    constexpr std::size_t most = 3;
    if (hasHint() || m_faults || m_isAnswer)
        return;
    QStringList told;
    // What came with the reader's marks is to blame only where they are not.
    std::vector<PlainClash> clashes = m_clashes.found();
    const auto isOwn = [this](const PlainClash &clash) {
        return clash.marks.empty() || std::ranges::any_of(clash.marks, [this](const Fact &mark) {
                   return !m_kept->tidying.causeOf(*m_marks, mark.unknown);
               });
    };
    if (std::ranges::any_of(clashes, isOwn))
        std::erase_if(clashes, [&](const PlainClash &clash) { return !isOwn(clash); });
    for (const PlainClash &clash : byMarks(*m_marks->model(), std::move(clashes))) {
        const QString words = clashWords(*m_marks->model(), clash, isShownByClue(clash));
        if (std::size_t(told.size()) < most && !told.contains(words))
            told.append(words);
    }
    if (m_isClashTold || !told.isEmpty())
        m_parts.panel.say(told.join(u' '));
    m_isClashTold = !told.isEmpty();
}

bool PlayController::showsMistakes() const
{
    return m_options.mistakes == Mistakes::AtOnce
           || (m_options.mistakes == Mistakes::WhenFull && m_marks
               && m_marks->settledCount() == m_marks->choices().mainCount());
}

void PlayController::lookForClashes()
{
    // Notes that are beside the point spoil no answer.
    if (!m_marks || !showsMistakes() || isAnswered())
        return m_clashes.forget();
    std::vector<Fact> marked;
    for (const auto &[unknown, state] : m_marks->marking()) {
        if (!state.isNote)
            marked.push_back({unknown, state.values});
    }
    m_clashes.look(std::move(marked));
}

void PlayController::goToLastRight()
{
    if (!m_marks)
        return;
    m_gestures.callOff();
    PlayPanel &panel = m_parts.panel;
    dropHint();
    if (!m_solution)
        return panel.say(tr("The puzzle is still being solved. Ask again in a moment."));
    if (m_solution->verdict == Verdict::None)
        return panel.say(
            tr("This puzzle has no answer, so there is no correct state to go back to."));
    if (!m_kept->review.canJudge())
        return findWayBack();
    if (m_kept->review.faults(*m_marks).marks.empty())
        return panel.say(tr("You are there already: no mistakes so far."));
    m_marks->replace(m_kept->review.lastRight(*m_marks), tr("back to the last correct state"));
    panel.say(tr("Back at the last correct state."));
}

void PlayController::findWayBack()
{
    m_isCheckWanted = true;
    m_parts.panel.showWorking(tr("Checking your marks…"));
    std::vector<std::vector<Fact>> states;
    for (const MarkReview::Moment &moment : m_kept->review.moments())
        states.push_back(moment.facts);
    m_parts.desk.askWayBack(std::move(states), [this](const std::optional<WayBack> &way) {
        m_isCheckWanted = false;
        m_parts.panel.showNoHint();
        if (way)
            goBack(*way);
    });
}

void PlayController::goBack(const WayBack &way)
{
    PlayPanel &panel = m_parts.panel;
    const QString step = tr("back to the last correct state");
    const auto &moments = m_kept->review.moments();
    if (way.state == moments.size() - 1)
        return panel.say(tr("You are there already: one of the answers has all your marks."));
    if (way.state) {
        m_marks->replace(Marking(moments[*way.state].marking), step);
        return panel.say(
            tr("Back at the last state in which one of the answers has all your marks."));
    }
    Marking right = m_marks->marking();
    std::erase_if(right, [&](const MarkedUnknown &marked) {
        return std::ranges::count(way.wrong, marked.unknown, &Fact::unknown) > 0;
    });
    m_marks->replace(right, step);
    panel.say(tr("The marks that conflict are removed: one of the answers has all others."));
}

} // namespace inkling
