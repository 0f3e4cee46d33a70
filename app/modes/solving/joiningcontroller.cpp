// SPDX-License-Identifier: MIT
#include "modes/solving/joiningcontroller.h"

#include "phrases.h"
#include "playing/boardpointer.h"
#include "playing/playpanel.h"
#include "puzzle/joinable.h"
#include "scene/boardview.h"

#include <algorithm>
#include <chrono>

namespace inkling {

namespace {

/// What a hint may take.
constexpr std::chrono::seconds longestSearch{3};

} // namespace

JoiningController::JoiningController(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_table(new JoiningTable(&parts.view))
{
    connect(m_table, &JoiningTable::selectionChanged, this, [this](ElementId element) {
        m_parts.pointer.select(noElement);
        m_parts.pointer.select(element);
    });
}

JoiningController::~JoiningController() = default;

void JoiningController::setMarks(UserMarks *marks)
{
    dropHint();
    m_marks = marks && marks->table() ? marks : nullptr;
    m_table->setMarks(m_marks);
    if (!m_marks)
        m_parts.panel.setMoves({});
    setShown(m_isShown);
}

void JoiningController::setShown(bool isShown)
{
    m_isShown = isShown;
    const bool isTable = isShown && m_marks;
    if (isTable == !m_table->isHidden())
        return;
    const bool hadFocus = m_parts.view.hasFocus() || m_table->hasFocus();
    m_table->setGeometry(m_parts.view.rect());
    m_table->setVisible(isTable);
    m_parts.view.setFocusProxy(isTable ? m_table : nullptr);
    if (isTable) {
        m_table->raise();
        m_table->refresh();
    }
    if (hadFocus)
        (isTable ? static_cast<QWidget *>(m_table) : &m_parts.view)->setFocus();
}

void JoiningController::refresh(const QString &time)
{
    if (!m_marks)
        return;
    if (m_isShown)
        m_table->refresh();
    const Table &table = *m_marks->table();
    QStringList lines;
    for (const std::string &line : table.lines)
        lines.append(QString::fromStdString(line));
    m_parts.panel.setMoves(lines);
    const int left = int(table.things.size());
    const QString target = QString::fromStdString(table.target);
    if (table.answer && time.isEmpty())
        return m_parts.panel.setProgressText(tr("Correct! It makes %1.").arg(target));
    if (table.answer)
        return m_parts.panel.setProgressText(tr("Correct! Solved in %1: it makes "
                                                "%2.")
                                                 .arg(time, target));
    m_parts.panel.setProgressText(
        left > 1 ? tr("%Ln left on the table to make %1.", nullptr, left).arg(target)
                 : tr("That makes %1, not %2.")
                       .arg(QString::fromStdString(table.things.front().value), target));
}

void JoiningController::askHint(bool isWhole)
{
    if (m_worker.isBusy())
        return;
    if (m_hint) {
        const int top = topOf(*m_hint);
        if (m_hint->rung == top)
            return takeHint();
        m_hint->rung = isWhole ? top : m_hint->rung + 1;
        return tellHint();
    }
    if (m_marks->table()->answer)
        return m_parts.panel.say(tr("Correct! There is nothing left to do."));
    m_parts.panel.showWorking(tr("Looking for a hint…"));
    m_worker.start(
        [puzzle = m_marks->puzzle(), moves = m_marks->moves()](const Worker::Task &task) {
            const StopCondition stop = task.stop().within(longestSearch);
            Hint hint;
            const auto more = puzzle->joinable()->continuation(moves, stop);
            hint.more = more.value_or(std::vector<Joining>());
            hint.isSettled = more || !stop.stopped();
            hint.outlook = puzzle->joinable()->outlook(moves, stop);
            return hint;
        },
        [this, isWhole](Hint hint) {
            m_hint = std::move(hint);
            m_hint->rung = isWhole ? topOf(*m_hint) : 0;
            tellHint();
        });
}

QString JoiningController::lineOf(std::span<const Joining> more) const
{
    std::vector<Joining> moves = m_marks->moves();
    moves.insert(moves.end(), more.begin(), more.end());
    const auto table = m_marks->puzzle()->joinable()->table(moves);
    return table ? QString::fromStdString(table->lines.back()) : QString();
}

QString JoiningController::sentence() const
{
    const bool isBegun = !m_marks->moves().empty();
    const QString outlook
        = m_hint->outlook ? translatedCounts(m_hint->outlook->sentence) + u'.' : QString();
    const std::vector<Joining> &more = m_hint->more;
    if (more.empty() && !m_hint->isSettled)
        return outlook + u' ' + tr("No way forward was found in time.");
    if (more.empty() && isBegun)
        return (outlook.isEmpty() ? tr("The target cannot be reached from here.") : outlook) + u' '
               + tr("Split the last card again.");
    if (more.empty())
        return tr("These cards cannot make the target.");
    const auto valueOf = [&](int place) {
        const auto &things = m_marks->table()->things;
        const auto thing = std::ranges::find(things, place, &Table::Thing::place);
        return thing == things.end() ? QString() : QString::fromStdString(thing->face);
    };
    switch (m_hint->rung) {
    case 0:
        // Thinking back from the target is how people find the way.
        return more.size() == 1
                   ? tr("Only one join is left.")
                   : tr("One way ends with %1. What does it need first?").arg(lineOf(more));
    case 1:
        return tr("Join %1 and %2.").arg(valueOf(more[0].left), valueOf(more[0].right));
    default:
        return tr("Make this: <c>%1</c>.").arg(lineOf(std::span(more).first(1)));
    }
}

void JoiningController::tellHint()
{
    const int top = topOf(*m_hint);
    const std::vector<Joining> &more = m_hint->more;
    const bool canSplit = more.empty() && m_hint->isSettled && !m_marks->moves().empty();
    const QString next = m_hint->rung < top ? (m_hint->rung == 0 ? tr("Which two?") : tr("How?"))
                         : !more.empty()    ? tr("Do it")
                         : canSplit         ? tr("Split it")
                                            : QString();
    m_parts.panel.showWordsOfHint(sentence(), m_hint->rung, top + 1, next);
    m_table->setHinted(m_hint->rung > 0 ? std::optional(more.front()) : std::nullopt);
}

void JoiningController::takeHint()
{
    const Hint hint = *m_hint;
    if (!hint.more.empty()) {
        const auto next = std::span(hint.more).first(1);
        const QString line = lineOf(next);
        std::vector<Joining> moves = m_marks->moves();
        moves.push_back(next.front());
        m_marks->setMoves(std::move(moves), line);
        if (!m_marks->table()->answer)
            m_parts.panel.say(tr("Done. Ask again for the next hint."));
    } else if (hint.isSettled && !m_marks->moves().empty()) {
        m_table->splitLast();
        m_parts.panel.say(tr("Split. Ask again for the next hint."));
    }
}

void JoiningController::dropHint()
{
    if (m_worker.isBusy())
        m_worker.stop();
    m_hint.reset();
    m_table->setHinted(std::nullopt);
}

} // namespace inkling
