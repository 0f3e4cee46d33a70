// SPDX-License-Identifier: MIT
#include "marking/usermarks.h"

#include "marking/tints.h"
#include "phrases.h"
#include "puzzle/joinable.h"

#include <QCoreApplication>
#include <algorithm>
#include <utility>

namespace inkling {

namespace {

struct UserMarkWords
{
    Q_DECLARE_TR_FUNCTIONS(UserMarks)
};

/// Where in a marking an unknown is; null where it is blank.
const MarkedUnknown *find(const Marking &marks, UnknownId unknown)
{
    const auto place = std::ranges::lower_bound(marks, unknown, {}, &MarkedUnknown::unknown);
    return place != marks.end() && place->unknown == unknown ? &*place : nullptr;
}

/// Adds a change to others, so that no unknown is there twice.
void addTo(std::vector<MarkStateChange> &facts, const MarkStateChange &change)
{
    const auto known = std::ranges::find(facts, change.unknown, &MarkStateChange::unknown);
    if (known == facts.end())
        facts.push_back(change);
    else
        known->after = change.after;
}

} // namespace

UserMarks::UserMarks(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
                     ElementId elementCount, QObject *parent)
    : QObject(parent)
    , m_puzzle(std::move(puzzle))
    , m_model(std::move(model))
    , m_choices(*m_model, elementCount)
    , m_initial(m_model->initial())
    , m_knowledge(m_initial)
    , m_tints(elementCount, 0)
{
    if (m_puzzle->joinable())
        make(lay({}), true);
}

UserMarks::~UserMarks() = default;

MarkState UserMarks::state(UnknownId unknown) const
{
    const auto note = m_notes.find(unknown);
    return note != m_notes.end() ? MarkState{note->second, true}
                                 : MarkState{m_knowledge.possible(unknown), false};
}

std::optional<Mark> UserMarks::markOf(UnknownId unknown, const MarkState &state) const
{
    if (state == blankState(unknown))
        return std::nullopt;
    const Fact fact{unknown, state.values};
    return state.isNote ? m_model->note(fact) : m_model->mark(fact);
}

int UserMarks::inkOf(UnknownId unknown) const
{
    if (!isMarked(unknown))
        return 0;
    const MarkState now = state(unknown);
    for (std::size_t depth = m_trials.size(); depth > 0; --depth) {
        const MarkedUnknown *then = find(m_trials[depth - 1], unknown);
        if (!then || then->state != now)
            return int(depth);
    }
    return 0;
}

Knowledge UserMarks::knowledgeWithNotes() const
{
    Knowledge knowledge = m_knowledge;
    for (const auto &[unknown, values] : m_notes)
        knowledge.set({unknown, saidByNote(unknown, values)});
    return knowledge;
}

Knowledge UserMarks::knowledgeToRestOn(std::span<const Fact> more) const
{
    bool areComplete = true;
    for (UnknownId unknown = 0; unknown < m_model->mainCount(); ++unknown) {
        const ElementId element = m_choices.elementOf(unknown);
        areComplete
            = areComplete
              && (element == noElement || m_choices.of(element).size() <= 2 || isMarked(unknown));
    }
    Knowledge knowledge = m_knowledge;
    for (const auto &[unknown, noted] : m_notes) {
        const auto told = m_told.find(unknown);
        ValueSet values = noted;
        for (const Fact &fact : more) {
            if (fact.unknown == unknown)
                values = values | fact.possible;
        }
        if (areComplete && !values.single())
            knowledge.set({unknown, values});
        else if (told != m_told.end() && values.within(told->second))
            knowledge.set({unknown, told->second});
    }
    return knowledge;
}

void UserMarks::rememberTold(std::span<const Fact> facts)
{
    for (const Fact &fact : facts) {
        ValueSet &told = m_told.try_emplace(fact.unknown, m_initial[fact.unknown]).first->second;
        told = told & fact.possible;
    }
}

std::vector<Fact> UserMarks::factsToRestOn() const
{
    return knowledgeToRestOn().factsBeyond(m_initial);
}

ValueSet UserMarks::saidByNote(UnknownId unknown, ValueSet values) const
{
    const ValueSet others = m_initial[unknown] - values;
    if (!values.single() || others.empty())
        return values;
    ValueSet excluded;
    for (const Fact &mark : m_knowledge.factsBeyond(m_initial)) {
        if (!mark.possible.single())
            continue;
        for (const Fact &plain : m_model->tidying(m_knowledge, mark.unknown)) {
            if (plain.unknown == unknown)
                excluded = excluded | (others - plain.possible);
        }
    }
    return values | ValueSet::only((excluded.empty() ? others : excluded).value());
}

std::vector<Fact> UserMarks::facts() const
{
    return knowledgeWithNotes().factsBeyond(m_initial);
}

Marking UserMarks::marking() const
{
    Marking marks;
    for (UnknownId unknown = 0; unknown < m_initial.size(); ++unknown) {
        if (isMarked(unknown))
            marks.push_back({unknown, state(unknown)});
    }
    return marks;
}

std::vector<MarkChange> UserMarks::shown() const
{
    std::vector<MarkChange> marks;
    for (const MarkedUnknown &marked : marking()) {
        if (auto mark = markOf(marked.unknown, marked.state))
            marks.push_back({std::nullopt, *std::move(mark)});
    }
    return marks;
}

std::vector<std::vector<Mark>> UserMarks::shownInTrials() const
{
    std::vector<std::vector<Mark>> marks(m_trials.size());
    if (m_trials.empty())
        return marks;
    for (const MarkedUnknown &marked : marking()) {
        const int ink = inkOf(marked.unknown);
        if (ink == 0)
            continue;
        if (auto mark = markOf(marked.unknown, marked.state))
            marks[std::size_t(ink - 1)].push_back(*std::move(mark));
    }
    return marks;
}

UnknownId UserMarks::settledCount() const
{
    UnknownId count = 0;
    for (UnknownId unknown = 0; unknown < m_model->mainCount(); ++unknown) {
        if (m_choices.elementOf(unknown) != noElement && m_knowledge.possible(unknown).single())
            ++count;
    }
    return count;
}

void UserMarks::put(UnknownId unknown, const MarkState &state)
{
    m_knowledge.set({unknown, state.isNote ? m_initial[unknown] : state.values});
    if (state.isNote)
        m_notes[unknown] = state.values;
    else
        m_notes.erase(unknown);
}

void UserMarks::make(const std::vector<MarkStateChange> &facts, bool isForward)
{
    std::vector<MarkChange> marks;
    for (const MarkStateChange &change : facts) {
        MarkChange shown;
        shown.before = mark(change.unknown);
        put(change.unknown, isForward ? change.after : change.before);
        shown.after = mark(change.unknown);
        if (shown.before != shown.after)
            marks.push_back(std::move(shown));
    }
    // The gesture's own changes come before those that go with it.
    if (!facts.empty())
        m_lastChanged = facts.front().unknown;
    ++m_revision;
    Q_EMIT changed(marks);
}

void UserMarks::apply(const MarksChange &change, bool isForward)
{
    if (change.trialsBefore != change.trialsAfter)
        m_trials = isForward ? change.trialsAfter : change.trialsBefore;
    if (change.pinsBefore != change.pinsAfter)
        m_pins = isForward ? change.pinsAfter : change.pinsBefore;
    makeTints(change.tints, isForward);
    if (m_table && change.movesBefore != change.movesAfter)
        make(lay(isForward ? change.movesAfter : change.movesBefore), true);
    else if (change.tints.empty() || !change.facts.empty())
        make(change.facts, isForward);
}

void UserMarks::makeTints(const std::vector<TintChange> &tints, bool isForward)
{
    for (const TintChange &tint : tints) {
        if (tint.element < m_tints.size()) // a file may name others
            m_tints[tint.element] = std::uint8_t(isForward ? tint.after : tint.before);
    }
    if (!tints.empty())
        Q_EMIT tinted();
}

std::vector<Tint> UserMarks::tints() const
{
    std::vector<Tint> tints;
    for (ElementId element = 0; element < m_tints.size(); ++element) {
        if (m_tints[element] != 0)
            tints.push_back({element, m_tints[element]});
    }
    return tints;
}

void UserMarks::restore(const Marking &marks, std::vector<Marking> trials, std::vector<Pin> pins,
                        const std::vector<Joining> &moves, const std::vector<Tint> &tints)
{
    std::ranges::fill(m_tints, std::uint8_t(0));
    for (const Tint &tint : tints) {
        if (tint.element < m_tints.size())
            m_tints[tint.element] = std::uint8_t(tint.colour);
    }
    m_trials = std::move(trials);
    m_pins = std::move(pins);
    make(m_table ? lay(moves) : changesTo(marks), true);
}

std::vector<MarkStateChange> UserMarks::lay(const std::vector<Joining> &moves)
{
    auto table = m_puzzle->joinable()->table(moves);
    if (!table) // moves from a file that is not ours
        return m_table ? std::vector<MarkStateChange>() : lay({});
    m_moves = moves;
    m_table = *std::move(table);
    Marking marks;
    for (const Fact &fact : m_table->facts)
        marks.push_back({fact.unknown, {fact.possible, false}});
    return changesTo(marks);
}

void UserMarks::setMoves(std::vector<Joining> moves, const QString &words)
{
    if (moves == m_moves)
        return;
    MarksChange change;
    change.movesBefore = m_moves;
    change.movesAfter = std::move(moves);
    record(std::move(change), words);
}

/// A change of the trials under way, and of nothing else.
MarksChange UserMarks::trialsTo(std::vector<Marking> trials) const
{
    MarksChange change;
    change.trialsBefore = m_trials;
    change.trialsAfter = std::move(trials);
    return change;
}

void UserMarks::record(MarksChange change, const QString &words)
{
    if (m_recorder)
        m_recorder({.marks = std::move(change), .words = words});
    else
        apply(change, true);
}

void UserMarks::addCompanions(std::vector<MarkStateChange> &facts) const
{
    if (!m_companions)
        return;
    for (const MarkStateChange &change : m_companions(facts))
        addTo(facts, change);
}

void UserMarks::recordGesture(std::vector<MarkStateChange> facts, std::vector<TintChange> tints,
                              const QString &words)
{
    const auto changesNothing = [](const auto &change) { return change.before == change.after; };
    std::erase_if(facts, changesNothing);
    std::erase_if(tints, changesNothing);
    if (facts.empty() && tints.empty())
        return;
    MarksChange change;
    change.facts = std::move(facts);
    change.tints = std::move(tints);
    record(std::move(change), words);
}

void UserMarks::change(std::vector<MarkStateChange> facts, const QString &words)
{
    std::erase_if(facts,
                  [](const MarkStateChange &change) { return change.before == change.after; });
    if (facts.empty())
        return;
    if (m_isInGesture) {
        make(facts, true);
        for (const MarkStateChange &change : facts)
            addTo(m_gesture, change);
        return;
    }
    // Told once, companions and all.
    for (const MarkStateChange &change : facts)
        put(change.unknown, change.after);
    std::vector<MarkStateChange> all = facts;
    addCompanions(all);
    for (const MarkStateChange &change : facts)
        put(change.unknown, change.before);
    recordGesture(std::move(all), {}, words);
}

void UserMarks::set(UnknownId unknown, MarkState after)
{
    const bool isBlank = after == blankState(unknown);
    const MarkState before = state(unknown);
    const QString words
        = translated(m_model->describe(Fact{unknown, isBlank ? before.values : after.values}));
    change({{unknown, before, after}}, isBlank        ? UserMarkWords::tr("blank: %1").arg(words)
                                       : after.isNote ? UserMarkWords::tr("note: %1").arg(words)
                                                      : words);
}

std::vector<MarkStateChange> UserMarks::changesTo(const Marking &marks) const
{
    std::vector<MarkStateChange> facts;
    for (const MarkedUnknown &marked : marking())
        facts.push_back({marked.unknown, marked.state, blankState(marked.unknown)});
    for (const MarkedUnknown &marked : marks)
        addTo(facts, {marked.unknown, state(marked.unknown), marked.state});
    std::erase_if(facts,
                  [](const MarkStateChange &change) { return change.before == change.after; });
    return facts;
}

void UserMarks::replace(const Marking &marks, const QString &words)
{
    MarksChange change;
    change.facts = changesTo(marks);
    if (!change.facts.empty())
        record(std::move(change), words);
}

void UserMarks::setTint(ElementId element, int colour)
{
    const TintChange change{element, m_tints[element], colour};
    if (!m_isInGesture)
        return recordGesture({}, {change}, tintWords(colour));
    makeTints({change}, true);
    const auto known = std::ranges::find(m_tintGesture, element, &TintChange::element);
    if (known == m_tintGesture.end())
        m_tintGesture.push_back(change);
    else
        known->after = colour;
}

void UserMarks::wipe(const QString &words)
{
    if (m_table)
        return setMoves({}, words);
    MarksChange change = m_trials.empty() ? MarksChange() : trialsTo({});
    change.facts = changesTo({});
    for (const Tint &tint : this->tints())
        change.tints.push_back({tint.element, tint.colour, 0});
    if (!change.facts.empty() || !change.tints.empty() || !m_trials.empty())
        record(std::move(change), words);
}

void UserMarks::beginGesture()
{
    m_isInGesture = true;
    m_gesture.clear();
    m_tintGesture.clear();
}

void UserMarks::endGesture(const QString &words)
{
    if (!std::exchange(m_isInGesture, false))
        return;
    std::erase_if(m_gesture,
                  [](const MarkStateChange &change) { return change.before == change.after; });
    addCompanions(m_gesture);
    recordGesture(std::exchange(m_gesture, {}), std::exchange(m_tintGesture, {}), words);
}

void UserMarks::cancelGesture()
{
    if (!std::exchange(m_isInGesture, false))
        return;
    makeTints(std::exchange(m_tintGesture, {}), false);
    make(std::exchange(m_gesture, {}), false);
}

void UserMarks::beginTrial()
{
    std::vector<Marking> trials = m_trials;
    trials.push_back(marking());
    record(trialsTo(std::move(trials)), UserMarkWords::tr("start a trial"));
}

void UserMarks::acceptTrial()
{
    record(trialsTo({m_trials.begin(), m_trials.end() - 1}), UserMarkWords::tr("accept the trial"));
}

void UserMarks::rejectTrial()
{
    MarksChange change = trialsTo({m_trials.begin(), m_trials.end() - 1});
    change.facts = changesTo(m_trials.back());
    record(std::move(change), UserMarkWords::tr("reject the trial"));
}

void UserMarks::setPins(std::vector<Pin> pins, const QString &words)
{
    if (pins == m_pins)
        return;
    MarksChange change;
    change.pinsBefore = m_pins;
    change.pinsAfter = std::move(pins);
    record(std::move(change), words);
}

} // namespace inkling
