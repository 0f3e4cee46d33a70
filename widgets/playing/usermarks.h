// SPDX-License-Identifier: MIT
#pragma once

#include "families/puzzle.h"
#include "logic/replay.h"
#include "playing/choices.h"

#include <QObject>
#include <QUndoStack>
#include <memory>

namespace inkling {

/// What becomes of one unknown in a person's marks: which values they leave it. All that it can be is
/// a blank.
struct FactChange
{
    UnknownId unknown = 0;
    ValueSet before;
    ValueSet after;

    friend bool operator==(const FactChange &, const FactChange &) = default;
};

/// The marks that a person has made on one puzzle, right or wrong, with all that can be undone.
///
/// Every change goes through the undo stack, a gesture a step, and is told once. The window's thread.
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
    [[nodiscard]] const Knowledge &knowledge() const { return m_knowledge; }
    [[nodiscard]] bool isMarked(UnknownId unknown) const
    {
        return m_knowledge.possible(unknown) != m_initial[unknown];
    }
    [[nodiscard]] ValueSet blank(UnknownId unknown) const { return m_initial[unknown]; }
    /// All that is marked, in the order of the unknowns.
    [[nodiscard]] std::vector<Fact> facts() const;
    /// How many of Choices::mainCount() have a value.
    [[nodiscard]] UnknownId settledCount() const;
    /// Grows with every change: what was worked out for another revision is out of date.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// The answer that the marks amount to, if they do.
    [[nodiscard]] std::optional<Answer> answer() const { return m_choices.answer(m_knowledge); }

    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    /// Makes changes as one step that can be undone; `words` name it. Nothing if they change nothing.
    /// Requires: each `before` is what is marked.
    void change(std::vector<FactChange> changes, const QString &words);
    /// The same for one unknown.
    void set(const Fact &fact);
    void clear(UnknownId unknown) { set({unknown, m_initial[unknown]}); }

Q_SIGNALS:
    /// What changes on the board.
    void changed(const std::vector<inkling::MarkChange> &changes);

private:
    friend class MarksCommand;
    void apply(std::span<const FactChange> changes, bool isForward);

    std::shared_ptr<const Puzzle> m_puzzle;
    std::shared_ptr<const Model> m_model;
    Choices m_choices;
    std::vector<ValueSet> m_initial;
    Knowledge m_knowledge;
    std::uint64_t m_revision = 0;
    QUndoStack m_undoStack;
};

/// The marks that show knowledge on a blank board: those of what is known beyond the model's beginning.
[[nodiscard]] std::vector<MarkChange> marksOf(const Model &model, const Knowledge &knowledge);

} // namespace inkling
