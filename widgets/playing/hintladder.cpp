// SPDX-License-Identifier: MIT
#include "playing/hintladder.h"

#include "phrases.h"
#include "playing/words/clashwords.h"
#include "steps/steplistmodel.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPolygonF>
#include <algorithm>
#include <iterator>
#include <utility>

namespace inkling {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(HintLadder)
};

std::vector<HintRung> rungsOf(const Hint &hint)
{
    using enum HintRung;
    if (hint.kind == Hint::Kind::Step)
        return {Where, Rule, Clues, Place, Conclusion};
    if (hint.kind != Hint::Kind::Wrong)
        return {NoStep};
    if (!hint.clash.empty())
        return hint.clash.size() == 1 ? std::vector{Clash} : std::vector{Clash, WrongShown};
    return hint.steps.empty() ? std::vector{WrongSaid, WrongShown}
                              : std::vector{WrongSaid, WrongShown, Clash};
}

/// All marks but those that the steps exclude.
std::vector<Fact> marksWithout(const UserMarks &marks, const Trace &steps)
{
    std::vector<Fact> facts = marks.factsToRestOn();
    for (std::size_t i = 0; i < steps.size(); ++i) {
        for (const Fact &fact : steps[i].conclusions) {
            std::erase_if(facts, [&](const Fact &mark) {
                return mark.unknown == fact.unknown && (mark.possible & fact.possible).empty();
            });
        }
    }
    return facts;
}

/// The smallest rectangle round an element of a board.
QRectF boxOf(const Board &board, ElementId element)
{
    QPolygonF outline;
    for (const Point &point : board.outline(element))
        outline.append({point.x, point.y});
    return outline.boundingRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
}

/// Whether a frame round these elements takes in the whole board.
bool framesAll(const Board &board, std::span<const ElementId> elements)
{
    QRectF whole;
    for (ElementId element = 0; element < board.size(); ++element)
        whole |= boxOf(board, element);
    QRectF frame;
    for (const ElementId element : elements)
        frame |= boxOf(board, element);
    return frame.adjusted(-regionAir, -regionAir, regionAir, regionAir).contains(whole);
}

} // namespace

HintLadder::HintLadder(const UserMarks &marks, Hint hint)
    : m_kind(hint.kind)
    , m_wrong(std::move(hint.wrong))
    , m_isEachWrong(hint.isEachWrong)
    , m_clash(hint.clash)
    , m_rungs(rungsOf(hint))
{
    auto explained = std::make_shared<ExplainedPuzzle>();
    explained->puzzle = marks.puzzle();
    explained->model = marks.model();
    explained->deduction.trace = std::move(hint.steps);
    explained->deduction.given = marksWithout(marks, explained->trace());
    m_explained = std::move(explained);
    for (const Fact &fact : marks.model()->plainFacts(marks.knowledge())) {
        const ElementId element = marks.choices().elementOf(fact.unknown);
        ValueSet &left = m_plain.try_emplace(element, marks.blank(fact.unknown)).first->second;
        left = left & fact.possible;
    }
    collectChanges(marks);
    if (!m_explained->trace().empty()) {
        const Knowledge marked = marks.knowledgeToRestOn();
        m_unmarkedPremises = int(std::ranges::count_if(
            lastStep().premises, [&](const Fact &premise) { return !marked.holds(premise); }));
        m_isOfWholeBoard = framesAll(marks.puzzle()->board(), touched());
    }
}

void HintLadder::collectChanges(const UserMarks &marks)
{
    if (m_kind == Hint::Kind::Wrong && !m_wrong.empty()) {
        for (const Fact &fact : std::span(m_wrong).first(m_isEachWrong ? m_wrong.size() : 1))
            m_changes.push_back(
                {fact.unknown, marks.state(fact.unknown), {marks.blank(fact.unknown), false}});
    }
    if (m_kind != Hint::Kind::Step)
        return;
    const Model &model = *marks.model();
    const Trace &trace = m_explained->trace();
    for (std::size_t i = 0; i < trace.size(); ++i) {
        for (const Fact &fact : trace[i].conclusions) {
            if (fact.unknown >= model.mainCount())
                continue;
            auto known = std::ranges::find(m_changes, fact.unknown, &MarkStateChange::unknown);
            if (known == m_changes.end()) {
                const MarkState before = marks.state(fact.unknown);
                known = m_changes.insert(known, {fact.unknown, before, before});
            }
            ValueSet &left = known->after.values;
            const auto noted = m_plain.find(marks.choices().elementOf(fact.unknown));
            if (!marks.isMarked(fact.unknown) && noted != m_plain.end())
                left = left & noted->second;
            if ((left & fact.possible).empty())
                left = marks.blank(fact.unknown);
            left = left & fact.possible;
            // What is left by the notes alone stays a note.
            const bool isLeftByNotes = known->before.isNote && !fact.possible.single();
            known->after.isNote = (!left.single() || isLeftByNotes)
                                  && marks.choices().elementOf(fact.unknown) != noElement;
        }
    }
    // What the steps before exclude plainly, or a value excludes elsewhere, is noted or not as the
    // person prefers.
    const auto conclusions = lastStep().conclusions;
    const bool isPlaced = std::ranges::any_of(conclusions, [&](const Fact &fact) {
        return fact.unknown < model.mainCount() && fact.possible.single();
    });
    std::erase_if(m_changes, [&](const MarkStateChange &change) {
        return change.before == change.after || (isPlaced && change.after.isNote)
               || std::ranges::count(conclusions, change.unknown, &Fact::unknown) == 0;
    });
}

Lighting HintLadder::litStep() const
{
    Lighting lit = lightingOf(*m_explained->model, lastStep());
    for (std::vector<Mark> *marks : {&lit.premises, &lit.conclusions}) {
        for (Mark &mark : *marks) {
            const auto plain = m_plain.find(mark.element);
            if (mark.look != Look::Candidates || plain == m_plain.end())
                continue;
            const std::uint64_t left = mark.values & plain->second.bits();
            const std::uint64_t outOf = mark.outOf & plain->second.bits();
            if (left == 0 || left == outOf) // then it is shown what goes besides
                continue;
            mark.values = left;
            mark.outOf = outOf;
        }
    }
    return lit;
}

std::vector<ElementId> HintLadder::touched() const
{
    Lighting lit = litStep();
    lit.example.clear();
    std::vector<ElementId> elements;
    lit.visit([&](ElementId element) { elements.push_back(element); });
    return elements;
}

QString HintLadder::whereText() const
{
    if (m_isOfWholeBoard)
        return Words::tr("There is something to find. It reaches across the whole board, so no "
                         "part of it is framed.");
    return Words::tr("Look at the <p>framed part</p> of the board: there is something to find.");
}

bool HintLadder::isGroundLit() const
{
    const Lighting lit = lightingOf(*m_explained->model, lastStep());
    return !lit.constraints.empty() || !lit.premises.empty();
}

QString HintLadder::cluesText() const
{
    QString text = Words::tr("The reason is <p>what is highlighted</p>.");
    if (!isGroundLit())
        text = Words::tr("The reason is a rule of the whole board.");
    if (m_unmarkedPremises > 0)
        text += u' '
                + Words::tr("%Ln parts of it are not among your marks, but follow in smaller "
                            "steps.",
                            nullptr, m_unmarkedPremises);
    return text;
}

QString HintLadder::wrongText() const
{
    return m_wrong.size() == 1
               ? Words::tr("At least one of your marks is wrong.")
               : Words::tr(
                   "The puzzle has several answers, but none with all your marks: %Ln of them "
                   "conflict.",
                   nullptr, int(m_wrong.size()));
}

bool HintLadder::isLong() const
{
    constexpr std::size_t most = 16;
    const Step step = lastStep();
    return step.constraints.size() + step.premises.size() > most;
}

QString HintLadder::clashText() const
{
    const Model &model = *m_explained->model;
    if (!isPlain()) {
        QString text = Words::tr("The mark <c>%1</c> contradicts <p>what is highlighted</p>.");
        if (isLong())
            text = Words::tr("The mark <c>%1</c> is wrong. There is no short reason for it.");
        else if (!isGroundLit())
            text = Words::tr("The mark <c>%1</c> breaks a rule of the whole board.");
        return text.arg(translated(model.describe(m_wrong.front())));
    }
    const auto constraints = lastStep().constraints;
    return clashWords(model, {{constraints.begin(), constraints.end()}, m_clash});
}

QString HintLadder::sentence() const
{
    switch (rung()) {
    case HintRung::Where:
        return whereText();
    case HintRung::Rule:
        if (m_isOfWholeBoard)
            return Words::tr("This rule applies across the whole board:");
        return Words::tr("This rule applies in the <p>framed part</p>:");
    case HintRung::Clues:
        return cluesText();
    case HintRung::Place:
        if (!isGroundLit())
            return Words::tr("From that you can work out <c>what is framed in this colour</c>.");
        return Words::tr("From <p>what is highlighted</p> you can work out <c>what is framed in "
                         "this colour</c>.");
    case HintRung::Conclusion:
        return {};
    case HintRung::WrongSaid:
        return wrongText();
    case HintRung::WrongShown: {
        QStringList marks;
        for (const Fact &fact : m_wrong)
            marks.append(translated(m_explained->model->describe(fact)));
        const QString before = isPlain() ? clashText() + u' ' : QString();
        return before
               + (m_wrong.size() == 1 ? Words::tr("This mark is wrong: <c>%1</c>.")
                  : m_isEachWrong
                      ? Words::tr("These marks are wrong: <c>%1</c>.")
                      : Words::tr("No answer has all these marks, but leave out any one and there "
                                  "is one: <c>%1</c>."))
                     .arg(marks.join(QStringLiteral("\u00a0· ")));
    }
    case HintRung::Clash:
        return clashText();
    case HintRung::NoStep:
        break;
    }
    switch (m_kind) {
    case Hint::Kind::Done:
        return Words::tr("The puzzle is solved: there is nothing left to find.");
    case Hint::Kind::Nothing:
        return Words::tr(
            "You have marked everything that can be worked out. The rest can be filled in in more "
            "than one way: the puzzle has several answers.");
    default:
        return Words::tr("The search for a hint was stopped.");
    }
}

QString HintLadder::nextText() const
{
    if (isAtTop()) {
        if (m_changes.empty())
            return {};
        if (m_kind != Hint::Kind::Wrong && m_changes.size() > 1)
            return Words::tr("Mark all %Ln", nullptr, int(m_changes.size()));
        return m_kind != Hint::Kind::Wrong ? Words::tr("Mark it")
               : m_wrong.size() == 1       ? Words::tr("Remove it")
               : m_isEachWrong             ? Words::tr("Remove them")
                                           : Words::tr("Remove the first");
    }
    switch (m_rungs[m_rung + 1]) {
    case HintRung::Rule:
        return Words::tr("Which rule?");
    case HintRung::Clues:
        return Words::tr("What is the reason?");
    case HintRung::Place:
        return Words::tr("Where?");
    case HintRung::Conclusion:
        return Words::tr("What follows?");
    case HintRung::WrongShown:
        return isPlain() ? Words::tr("Which is wrong?") : Words::tr("Which?");
    case HintRung::Clash:
        return Words::tr("Why wrong?");
    default:
        return {};
    }
}

bool HintLadder::canPlay() const
{
    return isAtTop() && m_explained->trace().size() > 1;
}

bool HintLadder::canOpenStep() const
{
    return isAtTop() && !isPlain() && !m_explained->trace().empty() && canOpen(lastStep());
}

bool HintLadder::tellsClues() const
{
    return rung() == HintRung::Clues || rung() == HintRung::Place
           || (rung() == HintRung::Clash && !isPlain() && !isLong());
}

std::optional<RuleId> HintLadder::rule() const
{
    const bool isTold = m_kind == Hint::Kind::Step ? rung() != HintRung::Where
                                                   : rung() == HintRung::Clash && !isPlain();
    return isTold ? std::optional(lastStep().rule) : std::nullopt;
}

Lighting HintLadder::lighting() const
{
    if (rung() == HintRung::NoStep || rung() == HintRung::WrongSaid)
        return {};
    const Model &model = *m_explained->model;
    Lighting lit;
    if (rung() != HintRung::WrongShown || isPlain()) {
        lit = litStep();
        if (rung() == HintRung::Conclusion)
            return lit;
        if (rung() == HintRung::Where || rung() == HintRung::Rule) {
            Lighting region;
            if (!m_isOfWholeBoard)
                region.region = touched();
            return region;
        }
        lit.contradiction = false;
        lit.example.clear();
        const std::vector<Mark> conclusions = std::exchange(lit.conclusions, {});
        if (rung() == HintRung::Place) {
            for (const Mark &mark : conclusions) {
                if (std::ranges::count(lit.places, mark.element) == 0)
                    lit.places.push_back(mark.element);
            }
        }
    }
    if (m_kind == Hint::Kind::Wrong) {
        if (!isPlain() && isLong()) {
            lit.premises.clear();
            lit.constraints.clear();
        }
        for (const Fact &fact : isPlain() && rung() == HintRung::Clash ? m_clash : m_wrong) {
            if (auto mark = model.mark(fact))
                lit.wrong.push_back(*std::move(mark));
        }
        // A wrong mark is shown as wrong only, not also as a premise.
        std::erase_if(lit.premises, [&](const Mark &mark) {
            return std::ranges::count(lit.wrong, mark.element, &Mark::element) > 0;
        });
    }
    return lit;
}

std::vector<Fact> HintLadder::told() const
{
    std::vector<Fact> facts;
    const Trace &trace = m_explained->trace();
    for (std::size_t i = 0; m_kind == Hint::Kind::Step && i < trace.size(); ++i) {
        std::ranges::copy_if(
            trace[i].conclusions, std::back_inserter(facts), [&](const Fact &fact) {
                return fact.unknown < m_explained->model->mainCount() && !fact.possible.single();
            });
    }
    return facts;
}

QString HintLadder::changeText() const
{
    return m_kind == Hint::Kind::Wrong ? Words::tr("remove the wrong mark")
                                       : Words::tr("mark what the hint says");
}

} // namespace inkling
