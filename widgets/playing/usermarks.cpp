// SPDX-License-Identifier: MIT
#include "playing/usermarks.h"

#include "phrases.h"

#include <QCoreApplication>
#include <QUndoCommand>
#include <algorithm>

namespace inkling {

/// The one command of all that a person marks.
class MarksCommand final : public QUndoCommand
{
public:
    MarksCommand(UserMarks &marks, std::vector<FactChange> changes, const QString &words)
        : QUndoCommand(words)
        , m_marks(marks)
        , m_changes(std::move(changes))
    {}

    void redo() override { m_marks.apply(m_changes, true); }
    void undo() override { m_marks.apply(m_changes, false); }

private:
    UserMarks &m_marks;
    std::vector<FactChange> m_changes;
};

UserMarks::UserMarks(std::shared_ptr<const Puzzle> puzzle, std::shared_ptr<const Model> model,
                     ElementId elementCount, QObject *parent)
    : QObject(parent)
    , m_puzzle(std::move(puzzle))
    , m_model(std::move(model))
    , m_choices(*m_model, elementCount)
    , m_initial(m_model->initial())
    , m_knowledge(m_initial)
{}

UserMarks::~UserMarks() = default;

std::vector<Fact> UserMarks::facts() const
{
    return m_knowledge.factsBeyond(m_initial);
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

void UserMarks::change(std::vector<FactChange> changes, const QString &words)
{
    std::erase_if(changes, [](const FactChange &change) { return change.before == change.after; });
    if (!changes.empty())
        m_undoStack.push(new MarksCommand(*this, std::move(changes), words));
}

void UserMarks::set(const Fact &fact)
{
    const Fact before = m_knowledge.fact(fact.unknown);
    const bool isBlank = fact.possible == m_initial[fact.unknown];
    const QString words = translated(m_model->describe(isBlank ? before : fact));
    change({{fact.unknown, before.possible, fact.possible}},
           isBlank ? QCoreApplication::translate("UserMarks", "blank: %1").arg(words) : words);
}

void UserMarks::apply(std::span<const FactChange> changes, bool isForward)
{
    std::vector<MarkChange> marks;
    for (const FactChange &change : changes) {
        const UnknownId unknown = change.unknown;
        const ValueSet after = isForward ? change.after : change.before;
        MarkChange mark;
        if (isMarked(unknown))
            mark.before = m_model->mark(m_knowledge.fact(unknown));
        m_knowledge.set({unknown, after});
        if (isMarked(unknown))
            mark.after = m_model->mark({unknown, after});
        if (mark.before != mark.after)
            marks.push_back(std::move(mark));
    }
    ++m_revision;
    Q_EMIT changed(marks);
}

std::vector<MarkChange> marksOf(const Model &model, const Knowledge &knowledge)
{
    std::vector<MarkChange> marks;
    const std::vector<ValueSet> initial = model.initial();
    for (UnknownId unknown = 0; unknown < initial.size(); ++unknown) {
        const Fact fact = knowledge.fact(unknown);
        if (fact.possible.empty() || fact.possible == initial[unknown])
            continue;
        if (auto mark = model.mark(fact))
            marks.push_back({std::nullopt, *std::move(mark)});
    }
    return marks;
}

} // namespace inkling
