// SPDX-License-Identifier: MIT
// What a person is told to do on a sheet: in the panel, and on the sheet while it is blank.
#include "accessible/announcement.h"
#include "editors/sheetghost.h"
#include "modes/drawing/editcontroller.h"
#include "phrases.h"
#include "scene/boardscene.h"
#include "scene/boardview.h"

#include <algorithm>

namespace inkling {

std::optional<Draft> EditController::sampleOf(const Family &family)
{
    if (family.samples().empty())
        return std::nullopt;
    LineSource source{std::string(family.samples().front().text)};
    const auto puzzle = family.read(source);
    if (!puzzle || !*puzzle)
        return std::nullopt;
    return family.drafting().draft(**puzzle);
}

QString EditController::help() const
{
    if (isDrawingSolution())
        return tr("Draw the solution as if solving by hand, then fill in the clues from it.");
    const Drafting &drafting = m_editor.drafting();
    QString words = tr("Click a place and type.");
    if (!drafting.values(m_editor.draft(), 0).empty())
        words += u' ' + tr("Click it again for the next clue, right-click for the one before.");
    if (const auto typing = drafting.typingHelp())
        words += u' ' + translated(*typing);
    words += u' ' + tr("Drag or press Shift+arrow keys to select.");
    if (drafting.hasCages())
        words
            += u' '
               + tr("Return makes a cage of the selected cells; then type its sum. Delete removes "
                    "what is written, then the cell from its cage.");
    if (drafting.cagesCover())
        words = tr("Drag over cells to make a cage, then type its clue, such as 12x. Drag from a "
                   "cage to enlarge it; Shift+drag splits cells off. Delete removes the clue, then "
                   "the cell from its cage. Keyboard: Ctrl+arrow keys, or Shift+arrow keys and "
                   "Return.");
    if (m_drawsSolutions && !m_canDrawSolution)
        words += u' '
                 + tr("A solution can be drawn as soon as there is a place for each of its clues.");
    return words + u' ' + tr("Drag a bar beside the board to resize it.");
}

void EditController::showGhost()
{
    std::optional<Ghost> ghost;
    if (holdsBoard() && !isDrawingSolution() && m_drawn.empty()) {
        Draft blank = m_editor.drafting().fresh(m_editor.draft().size);
        blank.options = m_editor.draft().options;
        if (m_editor.draft() == blank) {
            const std::optional<Ghost> &shown = m_ghost->ghost();
            if (shown && shown->draft.size == blank.size && shown->draft.options == blank.options)
                return;
            if (const auto sample = sampleOf(*m_family))
                ghost = ghostOf(m_editor.drafting(), blank, *sample);
        }
    }
    if (ghost) {
        ghost->words = ghostWords(ghost->draft);
        if (!std::exchange(m_isInvited, true))
            announce(m_parts.view, ghost->words);
    }
    m_ghost->setGhost(std::move(ghost));
}

QString EditController::ghostWords(const Draft &ghost) const
{
    const Drafting &drafting = m_editor.drafting();
    if (drafting.cagesCover())
        return tr("Drag over cells to make a cage, then type its clue, such as 12x.");
    const auto place
        = std::ranges::find_if(ghost.texts, [](const std::string &text) { return !text.empty(); });
    const bool isNumber = place->find_first_not_of("0123456789") == std::string::npos;
    if (drafting.sizeForm() == SizeForm::Count)
        return tr("Click a card and type its value.");
    if (isNumber)
        return tr("Click a cell and type a number.");
    const auto values = drafting.values(ghost, PlaceId(place - ghost.texts.begin()));
    if (std::ranges::find(values, *place) != values.end())
        return tr("Click a cell. Click again to go through what can stand there.");
    return tr("Click a cell and type, such as %1.").arg(QString::fromStdString(*place));
}

} // namespace inkling
