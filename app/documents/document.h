// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "documents/puzzlefile.h"
#include "editors/sheeteditor.h"

#include <QObject>
#include <QString>
#include <QUndoStack>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

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

    /// Opens a project that is at hand; `saved`: after how many of its steps it is what is in the file at `path`, nothing
    /// if it never was. (What is in a file, the file opens, and the document follows.)
    void open(const QString &name, const QString &path, Project project,
              std::optional<std::size_t> saved);

    [[nodiscard]] int count() const { return int(m_project.pages.size()); }
    [[nodiscard]] const Page &page(int index) const { return m_project.pages[std::size_t(index)]; }
    /// As it is drawn; made when it is first asked for.
    [[nodiscard]] const Draft &draft(int index);
    /// Of the page, -1 if it is not there (any more).
    [[nodiscard]] int indexOf(PageId id) const;
    /// Of the puzzle that is shown; -1 if none is, or what is shown is no page.
    [[nodiscard]] int current() const;
    /// Null if none is. Valid until the next change.
    [[nodiscard]] const Page *currentPage() const;

    /// All of these record one step, make it, and tell of it; they do nothing where nothing changes or the page is
    /// not there. `words` say in the reader's language what it is: "row 2, column 3: 5".
    ///
    /// Requires: the change begins with what is there. Marks that make no sense on the new puzzle go, and come back
    /// when it is undone. `how`: see SheetStroke. `margins`: what its board has more or less; a drawn solution
    /// goes with its elements then.
    void changeDraft(PageId id, const DraftChange &change, const QString &words,
                     SheetStroke how = SheetStroke::New, const Margins &margins = {});
    /// The same by what it is to become.
    void setDraft(PageId id, const Draft &draft, const QString &words);
    void changeMarks(PageId id, const MarksChange &change, const QString &words);
    void setProperties(PageId id, const Properties &properties);
    /// Pages, whose ids do not matter, are put in before `index`; the first of them is shown.
    void insert(int index, const std::vector<Page> &pages, const QString &words);
    /// A copy behind it, which is shown.
    void duplicate(int index);
    void remove(int index);
    /// `to`: where it is then.
    void move(int from, int to);

    /// Not undone, and no step: so long it has been worked on by hand.
    void setSeconds(PageId id, double seconds);

    /// For menus, a list of what was done, and undoing. Nobody but the document pushes on it.
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    /// Whether there is anything that is not in the file it came from or was last written to.
    [[nodiscard]] bool isModified() const { return m_isNew || !m_undoStack.isClean(); }
    /// That all of it is in this file now.
    void setSaved(const QString &path);
    /// After how many steps it is what is in its file; nothing if it never is.
    [[nodiscard]] std::optional<std::size_t> savedAt() const;

    /// All there is, to be written. Drafts that have not been made yet are made by who writes them.
    [[nodiscard]] Project project() const;
    /// Whether what is told now is one of several parts of a step.
    [[nodiscard]] bool isGoingByParts() const { return m_isGoingByParts; }
    /// Grows with every change.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// What is wrong with the history of the project that was opened, which is why it has none.
    [[nodiscard]] const std::optional<ParseError> &historyFault() const { return m_historyFault; }

Q_SIGNALS:
    /// Another document: no pages yet, nothing to undo.
    void reset();
    /// All that was read at once is there.
    void opened();
    void inserted(int first, int count);
    void removed(int index);
    void moved(int from, int to);
    /// Of one page; told after its puzzle has become that of its draft, and the file has it.
    void draftChanged(int index, const inkling::DraftChange &change, bool isForward);
    void marksChanged(int index, const inkling::MarksChange &change, bool isForward);
    void propertiesChanged(int index);
    void modifiedChanged(bool isModified);
    /// A step that was recorded: the last that can be undone.
    void recorded(const inkling::Change &change);
    /// The last step, so many after the beginning, has become this one.
    void recordedOn(std::size_t step, const inkling::Change &change);
    /// So many of the steps are done now.
    void wentTo(std::size_t done);
    /// A page has been worked on for so long now.
    void worked(inkling::PageId page, double seconds);
    /// Is in a file now.
    void saved();

private:
    class Step;
    class Teller;

    void clear();
    void takePages(int first, int count);
    void takeHistory(std::optional<std::size_t> saved);
    /// Whether a change of a page's draft can become one with the last step.
    /// What puts a drawn solution that `change` takes off a page on what it becomes, where it stood.
    [[nodiscard]] MarksChange solutionMoved(const PageChange &change, Page &after,
                                            const Margins &margins) const;
    [[nodiscard]] bool canGoOn(const PageChange &change) const;
    /// The last step with this change of the same page after it, as one.
    [[nodiscard]] Change goneOn(const PageChange &change, const QString &words) const;
    /// Records it, makes it, tells of it.
    void record(Change change);
    /// Makes a change and tells of it, and has the last step, now `whole`, end with it.
    void recordOn(const PageChange &change, Change whole);
    [[nodiscard]] bool fits(const Change &change);
    /// Makes a step of the history, or takes it back, and tells of it.
    void go(std::size_t step, bool isForward);
    void tellModified();

    PuzzleFile &m_file;
    Project m_project;
    QUndoStack m_undoStack;
    PageId m_lastId = noPage;
    /// What is to be shown once the file has its entries.
    std::optional<Project> m_incoming;
    std::optional<std::size_t> m_incomingSaved;
    std::optional<ParseError> m_historyFault;
    std::uint64_t m_revision = 0;
    bool m_isNew = false;
    bool m_wasModified = false;
    /// Steps are put on the stack as they were made: nothing is to be done.
    bool m_isReplaying = false;
    bool m_isGoingByParts = false;
};

} // namespace inkling
