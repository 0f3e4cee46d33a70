// SPDX-License-Identifier: MIT
#pragma once

#include "families/page.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>
#include <optional>
#include <span>

namespace inkling {

class PuzzleFile;

/// What is open in a window: its pages, all that a person makes of them, and all that can be undone, without
/// limit, a gesture a step, across puzzles and modes.
///
/// The file beside it reads and solves; its entries are the document's pages, in the same order, but for what
/// is no puzzle in a judge file, which comes last and is no page. Whatever changes goes through the
/// undo stack and is told by a signal after it has been done, whichever way: views follow the signals and nothing
/// else. The window's thread.
class Document final : public QObject
{
    Q_OBJECT

public:
    /// Requires: `file` outlives it, and has nothing open yet.
    explicit Document(PuzzleFile &file, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Document)
    ~Document() override;

    [[nodiscard]] int count() const { return int(m_pages.size()); }
    [[nodiscard]] const Page &page(int index) const { return m_pages[std::size_t(index)]; }
    /// As it is drawn; made when it is first asked for.
    [[nodiscard]] const Draft &draft(int index);
    /// Of the page, -1 if it is not there (any more).
    [[nodiscard]] int indexOf(PageId id) const;
    /// Of the puzzle that is shown; -1 if none is, or what is shown is no page.
    [[nodiscard]] int current() const;
    /// Null if none is.
    [[nodiscard]] const Page *currentPage() const;

    /// All of these record one step, make it, and tell of it; they do nothing where nothing changes or the page is
    /// not there. `words` say in the reader's language what it is: "row 2, column 3: 5".
    ///
    /// Requires: the change begins with what is there. Marks that make no sense on the new puzzle go, and come back
    /// when it is undone.
    void changeDraft(PageId id, const DraftChange &change, const QString &words);
    /// The same by what it is to become.
    void setDraft(PageId id, const Draft &draft, const QString &words);
    void changeMarks(PageId id, const MarksChange &change, const QString &words);
    void setProperties(PageId id, const Properties &properties);
    /// Sheets, whose ids do not matter, are put in before `index`; the first of them is shown.
    void insert(int index, std::span<const Page> pages, const QString &words);
    /// A copy behind it, which is shown.
    void duplicate(int index);
    void remove(int index);
    void move(int from, int to);

    /// Not undone, and no step: so much longer it has been worked on by hand.
    void addSeconds(PageId id, double seconds);

    /// For menus, a list of what was done, and undoing. Nobody but the document pushes on it.
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    /// Whether there is anything that is not in the file it came from or was last written to.
    [[nodiscard]] bool isModified() const;
    /// That all of it is in a file now.
    void setSaved();

    /// All there is, to be written. Cheap: drafts that have not been made are made by who writes them.
    [[nodiscard]] Project project() const;

Q_SIGNALS:
    /// Another document: no pages yet, nothing to undo.
    void reset();
    void inserted(int first, int count);
    void removed(int first, int count);
    void moved(int from, int to);
    /// Of one page; told after its puzzle has become that of its draft, and the file has it.
    void draftChanged(int index, const inkling::DraftChange &change, bool isForward);
    void marksChanged(int index, const inkling::MarksChange &change, bool isForward);
    void propertiesChanged(int index);
    void modifiedChanged(bool isModified);
    /// A step that was recorded, before it is one of those that can be undone.
    void recorded(const inkling::Change &change);
    /// So many of the steps are done now.
    void wentTo(int done);

private:
    class Step;

    PuzzleFile &m_file;
    std::vector<Page> m_pages;
    std::vector<Change> m_history;
    QUndoStack m_undoStack;
};

} // namespace inkling
