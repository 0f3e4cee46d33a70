// SPDX-License-Identifier: MIT
// What is made of a sheet by other means than strokes: clues from a drawn solution, fewer clues, a deal.
#include "editors/editpanel.h"
#include "modes/drawing/editcontroller.h"
#include "modes/drawing/solutionpen.h"
#include "phrases.h"
#include "playing/words/clashwords.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <QRandomGenerator>
#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace inkling {

namespace {

/// The draft without what stands in its cells and beside its rows and columns.
Draft withoutTexts(const Drafting &drafting, Draft draft)
{
    const std::vector<SheetPlace> places = drafting.places(draft.size);
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].role != PlaceRole::Board)
            draft.texts[i].clear();
    }
    return draft;
}

/// The number of places whose text gives way to another; a drawn cell, such as a black one, is none.
int replacedTexts(const Drafting &drafting, const Draft &before, const Draft &after)
{
    int count = 0;
    for (std::size_t i = 0; i < std::min(before.texts.size(), after.texts.size()); ++i) {
        const std::string &text = before.texts[i];
        if (!text.empty() && !after.texts[i].empty() && text != after.texts[i]
            && drafting.nameOf(text).empty())
            ++count;
    }
    return count;
}

} // namespace

bool EditController::canFill() const
{
    return isOpen() && m_canDrawSolution && !m_drawn.empty();
}

bool EditController::canThin() const
{
    const Judgement &judgement = m_verdict.judgement();
    return isOpen() && m_family->thins() && m_verdict.isCurrent() && judgement.solution
           && judgement.solution->verdict == Verdict::Unique;
}

void EditController::make(const QString &words, const QString &name,
                          std::function<Made(const Worker::Task &task)> work)
{
    m_parts.panel.showNotice({});
    m_parts.panel.showWork(words);
    m_work.start(std::move(work), [this, name](const Made &made) {
        m_parts.panel.showWork({});
        if (made) {
            setDrawingSolution(false);
            const int replaced = replacedTexts(m_editor.drafting(), m_editor.draft(), *made);
            m_editor.replace(*made, name);
            if (replaced > 0) {
                const QString told
                    = tr("%Ln clues that stood there were replaced.", nullptr, replaced);
                m_parts.panel.showNotice(told);
                Q_EMIT refused(told);
            }
        } else if (!made.error().words.isEmpty()) {
            showRefusal(made.error());
        }
        Q_EMIT abilitiesChanged();
    });
    Q_EMIT abilitiesChanged();
}

void EditController::showRefusal(const Refusal &refusal)
{
    m_refused = refusal;
    if (refusal.at)
        setDrawingSolution(true);
    m_parts.panel.showNotice(refusal.words);
    if (refusal.at) {
        lightJudgement();
        m_parts.view.reveal(m_parts.scene.litArea(), m_parts.scene.newArea());
    }
    Q_EMIT refused(refusal.words);
}

void EditController::showClashes()
{
    if (!isDrawingSolution())
        return;
    m_refused = {clashNotice(*m_solution->marks()->model(), m_solution->clashes())};
    m_parts.panel.showNotice(m_refused.words);
    lightJudgement();
}

std::optional<Lighting> EditController::refusedLight() const
{
    std::set<UnknownId> clashing;
    if (isDrawingSolution()) {
        for (const PlainClash &clash : m_solution->clashes()) {
            for (const Fact &fact : clash.marks)
                clashing.insert(fact.unknown);
        }
    }
    if (!clashing.empty()) {
        Lighting lit;
        for (const UnknownId unknown : clashing) {
            if (auto mark = m_solution->marks()->mark(unknown))
                lit.wrong.push_back(*std::move(mark));
        }
        return lit;
    }
    if (!m_refused.at || !isDrawingSolution() || m_parts.panel.notice() != m_refused.words)
        return std::nullopt;
    Lighting lit;
    if (auto mark = m_solution->marks()->mark(*m_refused.at))
        lit.wrong.push_back(*std::move(mark));
    else if (const ElementId element = m_solution->marks()->choices().elementOf(*m_refused.at);
             element != noElement)
        lit.places.push_back(element);
    return lit;
}

void EditController::fillClues()
{
    if (!canFill())
        return;
    openSolution();
    make(tr("Filling in the clues…"), tr("Fill in clues"),
         [&drafting = m_editor.drafting(), draft = m_editor.draft(), facts = m_solution->facts(),
          seed = QRandomGenerator::global()->generate64()](const Worker::Task &) -> Made {
             RandomSource random(seed);
             const auto clued = drafting.clued(draft, facts, random);
             if (!clued)
                 return tl::unexpected(Refusal{sentenceOf(clued.error()), clued.error().at});
             return *clued;
         });
}

void EditController::thin()
{
    if (!canThin())
        return;
    const auto symmetries = m_family->symmetries();
    const bool isKept = std::ranges::find(symmetries, m_editor.symmetry()) != symmetries.end();
    ThinWish wish{.symmetry = isKept ? m_editor.symmetry() : Symmetry::None,
                  .seed = QRandomGenerator::global()->generate64(),
                  .hardest = m_parts.panel.ceiling()};
    make(tr("Removing clues…"), tr("Minimise"),
         [this, wish, family = m_family,
          puzzle = m_verdict.judgement().puzzle](const Worker::Task &task) -> Made {
             int shown = -1;
             const auto progress = [&](double part) {
                 const int percent = int(std::lround(part * 100));
                 if (std::exchange(shown, percent) != percent)
                     task.post([this, percent] {
                         m_parts.panel.showWork(tr("Removing clues…"), percent);
                     });
             };
             const auto thinned = family->thin(*puzzle, wish, progress, task.stop());
             if (!thinned)
                 return tl::unexpected(Refusal{
                     task.stop().stopped() || wish.hardest == Difficulty::Fiendish
                         ? QString()
                         : tr("The puzzle is already harder than %1.")
                               .arg(translated("Difficulty", difficultyName(wish.hardest)))});
             if (thinned->text() == puzzle->text())
                 return tl::unexpected(Refusal{
                     family->drafting().hasCages()
                         ? tr("No clue can be removed without leaving several answers, or a cell "
                              "without its cage.")
                         : tr("No clue can be removed without leaving several answers.")});
             return family->drafting().draft(*thinned);
         });
}

void EditController::deal()
{
    if (!isOpen() || !m_canDeal)
        return;
    make(tr("Dealing…"), tr("Deal"),
         [&drafting = m_editor.drafting(), draft = m_editor.draft(),
          seed = QRandomGenerator::global()->generate64()](const Worker::Task &task) -> Made {
             RandomSource random(seed);
             auto dealt = drafting.dealt(draft, random, task.stop());
             // Where nothing is blank, all is dealt anew.
             if (dealt && *dealt == draft)
                 dealt = drafting.dealt(withoutTexts(drafting, draft), random, task.stop());
             if (!dealt)
                 return tl::unexpected(Refusal{tr("There are no blanks to fill.")});
             return *dealt;
         });
}

void EditController::stopWork()
{
    m_work.stop();
    m_parts.panel.showWork({});
    Q_EMIT abilitiesChanged();
}

void EditController::stop()
{
    m_work.stop();
    m_verdict.stop();
}

} // namespace inkling
