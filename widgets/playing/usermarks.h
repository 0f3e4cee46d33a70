// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"
#include "logic/marking.h"
#include "logic/replay.h"
#include "playing/choices.h"

#include <QObject>
#include <QUndoStack>
#include <functional>
#include <memory>
#include <optional>
#include <unordered_map>

namespace inkling {

/// Keeps what a gesture makes of the marks so that it can be undone, and makes it: calls
/// UserMarks::apply(change, true) now and at every redo, apply(change, false) at every undo. `words` name it.
using MarksRecorder = std::function<void(MarksChange change, const QString &words)>;

/// The marks that a person has made on one puzzle, right or wrong, the trials under way and the pins.
///
/// Every gesture is one MarksChange, goes to the recorder, and is told. The window's thread.
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
    /// All that it can be: what a blank leaves it.
    [[nodiscard]] ValueSet blank(UnknownId unknown) const { return m_initial[unknown]; }
    [[nodiscard]] bool isMarked(UnknownId unknown) const
    {
        return state(unknown) != blankState(unknown);
    }
    /// What is on the board for an unknown; nothing where it is blank, or its mark shows nothing.
    [[nodiscard]] std::optional<Mark> mark(UnknownId unknown) const
    {
        return markOf(unknown, state(unknown));
    }
    /// How many trials deep a mark was made; 0 for one made in none.
    [[nodiscard]] int inkOf(UnknownId unknown) const;

    /// What is marked for good: notes leave all open that there was.
    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    /// What is marked, notes too. A note of one value does not yet say that it is that one, so it leaves one more
    /// there, if it can be one that the marks next to it exclude.
    [[nodiscard]] Knowledge knowledgeWithNotes() const;
    /// All that is known so, in the order of the unknowns.
    [[nodiscard]] std::vector<Fact> facts() const;
    /// The unknown that was marked, or whose mark was taken back, last.
    [[nodiscard]] std::optional<UnknownId> lastChanged() const { return m_lastChanged; }
    [[nodiscard]] Marking marking() const;
    /// All marks as they are put on a blank board.
    [[nodiscard]] std::vector<MarkChange> shown() const;
    /// The marks made in trials, by how deep, from 1; as many as there are trials.
    [[nodiscard]] std::vector<std::vector<Mark>> shownInTrials() const;

    /// How many of Choices::mainCount() have a value.
    [[nodiscard]] UnknownId settledCount() const;
    /// Grows with every change: what was worked out for another revision is out of date.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// The answer that the marks amount to, if they do.
    [[nodiscard]] std::optional<Answer> answer() const
    {
        return m_table ? m_table->answer : m_choices.answer(m_knowledge);
    }

    /// What has been joined, of a puzzle whose answer is built so, and what lies on its table then; no table of
    /// other puzzles. What the moves have done of the reasoning is marked by itself.
    [[nodiscard]] const std::vector<Joining> &moves() const { return m_moves; }
    [[nodiscard]] const std::optional<Table> &table() const { return m_table; }

    /// The trials under way, each as the marks were when it was begun, the outermost first.
    [[nodiscard]] const std::vector<Marking> &trials() const { return m_trials; }
    [[nodiscard]] const std::vector<Pin> &pins() const { return m_pins; }

    /// From now on gestures go there; while there is none, to undoStack().
    void setRecorder(MarksRecorder recorder) { m_recorder = std::move(recorder); }
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    /// Makes a recorded change (forward) or takes it back. To do either twice does nothing more.
    void apply(const MarksChange &change, bool isForward);
    /// Puts these in place of all that there is, without a record.
    void restore(const Marking &marks, std::vector<Marking> trials, std::vector<Pin> pins,
                 std::vector<Joining> moves = {});

    /// Makes changes as one gesture; `words` name it. Nothing if they change nothing.
    /// Requires: each `before` is what is marked.
    void change(std::vector<FactChange> facts, const QString &words);
    /// The same for one unknown.
    void set(UnknownId unknown, MarkState after);
    void set(const Fact &fact) { set(fact.unknown, {fact.possible, false}); }
    void clear(UnknownId unknown) { set(unknown, blankState(unknown)); }
    /// Puts other marks in place of all that there are, as one gesture.
    void replace(const Marking &marks, const QString &words);

    /// Puts other moves in place of those that were made, as one gesture. Requires: a table, and moves that can
    /// be made.
    void setMoves(std::vector<Joining> moves, const QString &words);

    /// A gesture that takes its time: what changes from now on shows at once, and is recorded as one when it
    /// ends, under these words.
    void beginGesture();
    void endGesture(const QString &words);
    /// Takes back all that it has changed.
    void cancelGesture();
    [[nodiscard]] bool isInGesture() const { return m_isInGesture; }
    /// What changes with a gesture's own changes; asked when the gesture ends, all of them being made.
    using Companions = std::function<std::vector<FactChange>(const std::vector<FactChange> &)>;
    void setCompanions(Companions companions) { m_companions = std::move(companions); }

    /// Each is a gesture. The last two require a trial.
    void beginTrial();
    void acceptTrial();
    void rejectTrial();
    void setPins(std::vector<Pin> pins, const QString &words);

Q_SIGNALS:
    /// What changes on the board; told of every gesture, and of each part of one that takes its time. A mark
    /// that only changes its ink is not among it.
    void changed(const std::vector<inkling::MarkChange> &changes);

private:
    [[nodiscard]] MarkState blankState(UnknownId unknown) const
    {
        return {m_initial[unknown], false};
    }
    [[nodiscard]] std::optional<Mark> markOf(UnknownId unknown, const MarkState &state) const;
    [[nodiscard]] std::vector<FactChange> changesTo(const Marking &marks) const;
    [[nodiscard]] MarksChange unchanged() const;
    [[nodiscard]] ValueSet saidByNote(UnknownId unknown, ValueSet values) const;
    void put(UnknownId unknown, const MarkState &state);
    /// Lays the table for other moves, and returns what they change of the marks.
    [[nodiscard]] std::vector<FactChange> lay(const std::vector<Joining> &moves);
    void make(const std::vector<FactChange> &facts, bool isForward);
    void record(MarksChange change, const QString &words);
    void addCompanions(std::vector<FactChange> &facts) const;
    void recordGesture(std::vector<FactChange> facts, const QString &words);

    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    Choices m_choices;
    std::vector<ValueSet> m_initial;
    Knowledge m_knowledge;
    std::optional<UnknownId> m_lastChanged;
    /// Of the unknowns that have one; m_knowledge does not know them.
    std::unordered_map<UnknownId, ValueSet> m_notes;
    std::vector<Marking> m_trials;
    std::vector<Pin> m_pins;
    std::vector<Joining> m_moves;
    std::optional<Table> m_table;
    std::uint64_t m_revision = 0;
    bool m_isInGesture = false;
    /// Of the gesture under way, each unknown once.
    std::vector<FactChange> m_gesture;
    Companions m_companions;
    MarksRecorder m_recorder;
    QUndoStack m_undoStack;
};

/// The marks that show knowledge on a blank board: those of what is known beyond the model's beginning.
[[nodiscard]] std::vector<MarkChange> marksOf(const Model &model, const Knowledge &knowledge);

} // namespace inkling
