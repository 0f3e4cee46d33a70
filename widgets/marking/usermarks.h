// SPDX-License-Identifier: MIT
#pragma once

#include "logic/path/replay.h"
#include "logic/teaching/marking.h"
#include "marking/stroke.h"
#include "playing/choices.h"
#include "puzzle/puzzle.h"
#include "puzzle/table.h"

#include <QObject>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

namespace inkling {

/// The marks that a person has made on a puzzle, right or wrong, with the trials under way and the
/// pins.
///
/// Every gesture is one stroke: it goes to the recorder, who calls apply() now and whenever it is
/// undone or redone; changed() is emitted then. To be used by the window's thread.
class UserMarks final : public QObject
{
    Q_OBJECT

public:
    UserMarks(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
              ElementId elementCount, QObject *parent = nullptr);
    ~UserMarks() override;

    [[nodiscard]] const std::shared_ptr<const Puzzle> &puzzle() const { return m_puzzle; }
    [[nodiscard]] const std::shared_ptr<const Model> &model() const { return m_model; }
    [[nodiscard]] const Choices &choices() const { return m_choices; }

    [[nodiscard]] MarkState state(UnknownId unknown) const;
    /// All values that a blank leaves an unknown: those it has at the start.
    [[nodiscard]] ValueSet blank(UnknownId unknown) const { return m_initial[unknown]; }
    [[nodiscard]] bool isMarked(UnknownId unknown) const
    {
        return state(unknown) != blankState(unknown);
    }
    /// The sign that shows an unknown's mark on the board; nothing where it is blank or its mark
    /// shows nothing.
    [[nodiscard]] std::optional<Mark> mark(UnknownId unknown) const
    {
        return markOf(unknown, state(unknown));
    }
    /// The number of the trial in which a mark was made, 1 for the outermost; 0 for a mark made in
    /// none.
    [[nodiscard]] int inkOf(UnknownId unknown) const;

    /// The values marked, without the notes: an unknown with notes has all its values.
    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    /// The marked values, including notes. A note of a single value does not settle its unknown: a
    /// second value is kept as possible, if there is one a value that neighbouring marks exclude.
    [[nodiscard]] Knowledge knowledgeWithNotes() const;
    /// The knowledge that a reason may rest on: the values marked, and the notes of several values once every blank
    /// that can have notes has one. Before, notes tell where values are likely, as people make them
    /// in corners, and not what is left; of these, what rememberTold() was told counts. `more`: values
    /// that count as noted, too, where there are notes.
    [[nodiscard]] Knowledge knowledgeToRestOn(std::span<const Fact> more = {}) const;
    /// Its facts, in the order of the unknowns.
    [[nodiscard]] std::vector<Fact> factsToRestOn() const;
    /// Remembers facts that have been proven to the reader: reasons rest on them as long as a note
    /// shows no other value.
    void rememberTold(std::span<const Fact> facts);
    /// The facts of knowledgeWithNotes(), in the order of the unknowns.
    [[nodiscard]] std::vector<Fact> facts() const;
    /// The first unknown of the last gesture made, undone or redone; nothing before the first
    /// gesture.
    [[nodiscard]] std::optional<UnknownId> lastChanged() const { return m_lastChanged; }
    [[nodiscard]] Marking marking() const;
    /// The changes that put all marks on a blank board.
    [[nodiscard]] std::vector<MarkChange> shown() const;
    /// The marks made in trials: entry i for trial i + 1, the outermost first; as many entries as
    /// trials.
    [[nodiscard]] std::vector<std::vector<Mark>> shownInTrials() const;

    /// The number of main unknowns, out of Choices::mainCount(), for which a value is marked.
    [[nodiscard]] UnknownId settledCount() const;
    /// A number that grows with every change: results worked out for another revision are out of
    /// date.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// The answer that the marks amount to, if they do.
    [[nodiscard]] std::optional<Answer> answer() const
    {
        return m_table ? m_table->answer : m_choices.answer(m_knowledge);
    }

    /// The moves of a puzzle that is solved by joining, and its table after them; other puzzles
    /// have no table. Marks that follow from the moves are made along with them.
    [[nodiscard]] const std::vector<Joining> &moves() const { return m_moves; }
    [[nodiscard]] const std::optional<Table> &table() const { return m_table; }

    /// The colour of an element; 0 for none. Requires: an element of the board.
    [[nodiscard]] int tint(ElementId element) const { return m_tints[element]; }
    /// All elements that have a colour, in their order.
    [[nodiscard]] std::vector<Tint> tints() const;

    /// The marks as they were when each trial under way was begun, the outermost trial first.
    [[nodiscard]] const std::vector<Marking> &trials() const { return m_trials; }
    [[nodiscard]] const std::vector<Pin> &pins() const { return m_pins; }

    /// Sets the recorder of gestures. Without a recorder, gestures are made at once and cannot be
    /// undone.
    void setRecorder(StrokeRecorder recorder) { m_recorder = std::move(recorder); }
    /// Makes a recorded change (forward) or takes it back. Doing either twice does nothing more.
    void apply(const MarksChange &change, bool isForward);
    /// Replaces marks, trials, pins, moves and colours, without a record.
    void restore(const Marking &marks, std::vector<Marking> trials, std::vector<Pin> pins,
                 const std::vector<Joining> &moves = {}, const std::vector<Tint> &tints = {});

    /// Makes changes as one gesture; `words` name it. Does nothing if they change nothing.
    /// Requires: each `before` is the present state.
    void change(std::vector<MarkStateChange> facts, const QString &words);
    /// Changes the mark of one unknown, as change() does.
    void set(UnknownId unknown, MarkState after);
    void set(const Fact &fact) { set(fact.unknown, {fact.possible, false}); }
    void clear(UnknownId unknown) { set(unknown, blankState(unknown)); }
    /// Gives an element a colour (0: takes it away), as a gesture of its own or as part of the one
    /// under way. Requires: an element of the board.
    void setTint(ElementId element, int colour);
    /// Takes all marks, moves, trials and colours away, as one gesture.
    void wipe(const QString &words);
    /// Replaces all marks, as one gesture.
    void replace(const Marking &marks, const QString &words);

    /// Replaces all moves, as one gesture. Requires: a table, and moves that can be made on it.
    void setMoves(std::vector<Joining> moves, const QString &words);

    /// Begins a gesture that takes its time, such as a drag: changes show at once, and endGesture()
    /// records them as one change, named by `words`.
    void beginGesture();
    void endGesture(const QString &words);
    /// Takes back all that the gesture under way has changed.
    void cancelGesture();
    [[nodiscard]] bool isInGesture() const { return m_isInGesture; }
    /// Returns further changes that go with a gesture's own. Called when the gesture ends, with its
    /// changes made.
    using Companions
        = std::function<std::vector<MarkStateChange>(const std::vector<MarkStateChange> &)>;
    void setCompanions(Companions companions) { m_companions = std::move(companions); }

    /// Begin, accept or reject a trial, each as one gesture. The last two require a trial under
    /// way.
    void beginTrial();
    void acceptTrial();
    void rejectTrial();
    /// Replaces the pins, as one gesture.
    void setPins(std::vector<Pin> pins, const QString &words);

Q_SIGNALS:
    /// The signs on the board have changed: emitted after every gesture, and after each part of a
    /// long one. Marks whose trial, and therefore ink, is all that changed are left out.
    void changed(const std::vector<inkling::MarkChange> &changes);
    /// Colours of elements have changed.
    void tinted();

private:
    [[nodiscard]] MarkState blankState(UnknownId unknown) const
    {
        return {m_initial[unknown], false};
    }
    [[nodiscard]] std::optional<Mark> markOf(UnknownId unknown, const MarkState &state) const;
    [[nodiscard]] std::vector<MarkStateChange> changesTo(const Marking &marks) const;
    [[nodiscard]] MarksChange trialsTo(std::vector<Marking> trials) const;
    [[nodiscard]] ValueSet saidByNote(UnknownId unknown, ValueSet values) const;
    void put(UnknownId unknown, const MarkState &state);
    /// Lays the table for other moves, and returns the changes of the marks that they bring.
    [[nodiscard]] std::vector<MarkStateChange> lay(const std::vector<Joining> &moves);
    void make(const std::vector<MarkStateChange> &facts, bool isForward);
    void record(MarksChange change, const QString &words);
    void addCompanions(std::vector<MarkStateChange> &facts) const;
    void recordGesture(std::vector<MarkStateChange> facts, std::vector<TintChange> tints,
                       const QString &words);
    void makeTints(const std::vector<TintChange> &tints, bool isForward);

    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    Choices m_choices;
    std::vector<ValueSet> m_initial;
    Knowledge m_knowledge;
    std::optional<UnknownId> m_lastChanged;
    /// The notes of the unknowns that have any; m_knowledge does not know them.
    std::unordered_map<UnknownId, ValueSet> m_notes;
    std::unordered_map<UnknownId, ValueSet> m_told; ///< by rememberTold()
    std::vector<Marking> m_trials;
    std::vector<Pin> m_pins;
    std::vector<Joining> m_moves;
    std::vector<std::uint8_t> m_tints; ///< by element; 0: none
    std::optional<Table> m_table;
    std::uint64_t m_revision = 0;
    bool m_isInGesture = false;
    /// The changes of the gesture under way, each unknown once.
    std::vector<MarkStateChange> m_gesture;
    std::vector<TintChange> m_tintGesture; ///< likewise, each element once
    Companions m_companions;
    StrokeRecorder m_recorder;
};

} // namespace inkling
