// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "documents/filereader.h"
#include "marking/stroke.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>
#include <memory>
#include <optional>
#include <vector>

namespace inkling {

/// The one owner of what is open in a window: its pages, which of them is shown, all that a person makes of them, and
/// all that can be undone, without limit, a gesture a step, across puzzles and modes.
///
/// Each page has a place, from 0; where a file ends in something that is not a puzzle, this fault has the place behind
/// the last page. Whatever changes goes through the undo stack and is told by a signal after it has been done,
/// whichever way: views follow the signals and nothing else. Lives on the window's thread; files are read on another.
class Document final : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Document)
    ~Document() override;

    /// Begins to read a file, or standard input; what was open is closed. `family`: that of its
    /// puzzles; null to guess it.
    void open(const QString &path, const Family *family = nullptr);
    /// Begins to read a text. `name` stands in the window's title.
    void openText(const QString &name, const QByteArray &text, const Family *family);
    /// Begins to read several files, whose puzzles make one list, which is in no file.
    void openTogether(const QString &name, const QStringList &paths);
    /// Begins to read what is open again, as puzzles of this family. Requires: unclear().
    void readAs(const Family &family);
    /// Closes what is open: nothing is.
    void close();
    /// Opens a project that is at hand. `path`: the path of its file, or empty. `saved`: the number of its steps
    /// after which it is what the file holds; nothing if it never was.
    void openProject(const QString &name, const QString &path, Project project,
                     std::optional<std::size_t> saved);
    /// Stops reading.
    void stop() { m_reader.stop(); }

    /// The name of the file, or of what is in no file; empty if nothing is open.
    [[nodiscard]] const QString &name() const { return m_name; }
    /// The path of the file; empty for what is in no file.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// Whether the file that was read holds no text at all.
    [[nodiscard]] bool isBlank() const { return m_isBlank; }
    /// The error that ends the file: what stands behind the last page is not a puzzle.
    [[nodiscard]] const std::optional<ParseError> &fault() const { return m_fault; }
    /// Why the family of the text cannot be told; nothing unless this is the fault.
    [[nodiscard]] const std::optional<UnclearFamily> &unclear() const { return m_unclear; }
    /// The family whose files end in a line that this file lacks; null if nothing is missing.
    [[nodiscard]] const Family *lackingEnd() const { return m_lackingEnd; }
    /// Whether the file is in another program's format: it is not to be written over.
    [[nodiscard]] bool isForeign() const { return m_isForeign; }

    [[nodiscard]] int count() const { return int(m_project.pages.size()); }
    [[nodiscard]] const Page &page(int index) const { return m_project.pages[std::size_t(index)]; }
    /// The draft of a page; made when it is first asked for.
    [[nodiscard]] const Draft &draft(int index);
    /// The index of a page; -1 if it is not there.
    [[nodiscard]] int indexOf(PageId id) const;
    /// The number of places: one for each page, and one for the fault.
    [[nodiscard]] int placeCount() const { return count() + (m_fault ? 1 : 0); }

    /// Shows what has this place. Does nothing if there is no such place.
    void show(int place);
    /// The place that is shown; -1 if none is.
    [[nodiscard]] int place() const { return m_place; }
    /// The index of the page that is shown; -1 if none is.
    [[nodiscard]] int current() const { return m_place < count() ? m_place : -1; }
    /// Whether the fault is shown.
    [[nodiscard]] bool isFaultShown() const { return m_fault && m_place == count(); }
    /// The page that is shown; null if none is. Valid until the next change.
    [[nodiscard]] const Page *currentPage() const;
    /// The puzzle of the page that is shown; null if none is, or it is not finished.
    [[nodiscard]] std::shared_ptr<const Puzzle> currentPuzzle() const;

    /// All of these record one step, make it, and tell of it; they do nothing where nothing changes or the page is
    /// not there.
    ///
    /// The strokes of all tools come this way. Marks that make no sense on a new draft go, and come back when it is
    /// undone; a drawn solution goes along with the elements that it stands on. Requires: the change begins with what
    /// is there.
    void record(PageId id, const Stroke &stroke);
    /// Changes a draft into another.
    void setDraft(PageId id, const Draft &draft, const QString &words);
    void setProperties(PageId id, const Properties &properties);
    /// Pages, whose ids do not matter, are put in before `index`; the first of them is shown.
    void insert(int index, const std::vector<Page> &pages, const QString &words);
    /// Puts a copy behind a page, and shows it.
    void duplicate(int index);
    void remove(int index);
    /// `to`: the index of the page afterwards.
    void move(int from, int to);

    /// Sets how long a page has been worked on by hand. Not a step, and not undone.
    void setSeconds(PageId id, double seconds);

    /// For menus, a list of what was done, and undoing. Nobody but the document pushes on it.
    [[nodiscard]] QUndoStack &undoStack() { return m_undoStack; }
    /// A step of the history, the number of all steps, and of those that are done. Requires: step < stepCount().
    [[nodiscard]] const Change &step(std::size_t step) const { return m_project.history[step]; }
    [[nodiscard]] std::size_t stepCount() const { return m_project.history.size(); }
    [[nodiscard]] std::size_t done() const { return m_project.done; }
    /// Whether there is anything that is not in the file it came from or was last written to.
    [[nodiscard]] bool isModified() const { return m_isNew || !m_undoStack.isClean(); }
    /// Whether work would be lost if the document were closed now: it is modified, and more than new
    /// sheets without a file on which nothing has been done. Cost: a walk over the pages.
    [[nodiscard]] bool hasUnsavedWork() const;
    /// Notes that all of it is in this file now.
    void setSaved(const QString &path);
    /// The number of steps after which the document is what its file holds; nothing if it never is.
    [[nodiscard]] std::optional<std::size_t> savedAt() const;

    /// All there is, to be written. Drafts that have not been made yet are left to the writer.
    [[nodiscard]] Project project() const;
    /// Whether what is told now is one of several parts of a step.
    [[nodiscard]] bool isGoingByParts() const { return m_isGoingByParts; }
    /// A number that grows with every change, and with every file that is opened.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// What is wrong with the history of the project that was opened, which is why it has none.
    [[nodiscard]] const std::optional<ParseError> &historyFault() const { return m_historyFault; }
    /// The place where the project's file is damaged, so that it holds more than could be read; nothing once it is saved.
    [[nodiscard]] const std::optional<ParseError> &damage() const { return m_damage; }
    /// Of several files that were opened together, each of which not all could be read, with the reason.
    [[nodiscard]] const QStringList &unread() const { return m_unread; }
    /// The remarks on the text that was opened, in words: what was left out of it, or could be taken in
    /// several ways.
    [[nodiscard]] const QStringList &remarks() const { return m_remarks; }

Q_SIGNALS:
    /// Another document: no pages yet, nothing to undo.
    void reset();
    /// The file cannot be read at all. `reason`: in words.
    void unreadable(const QString &path, const QString &reason);
    /// The file has been read to its end.
    void opened();
    /// Places have come, `count` of them from `first` on: pages, the fault, or both.
    void inserted(int first, int count);
    void aboutToBeRemoved(int index);
    void removed(int index);
    void aboutToBeMoved(int from, int to);
    void moved(int from, int to);
    /// Another place is shown. Not told where the shown page only gets another place.
    void currentChanged(int place);
    /// The puzzle or draft of a page is another; told before the page is shown.
    void puzzleChanged(int index);
    /// A step has changed a page, or was taken back (not `isForward`); told once the page is shown.
    void changed(int index, const inkling::PageChange &change, bool isForward);
    void modifiedChanged(bool isModified);
    /// A step was recorded after those that are done: the last that can be undone.
    void recorded(const inkling::Change &change);
    /// The number of steps that are done is another now.
    void wentTo(std::size_t done);
    void worked(inkling::PageId page, double seconds);
    /// The document is in a file now.
    void saved();

private:
    class Step;
    class PartMaker;

    void clear(const QString &name, const QString &path);
    /// Takes over what was read, tells of it, and shows the first of it if nothing is shown yet.
    void take(FileBatch &batch);
    void takeProject(Project project, std::optional<std::size_t> saved);
    /// Gives a page a revision of its own.
    void renew(int index);
    /// Makes a change, records it, and tells of it. `whole`: the last step and the change as one, which takes the place
    /// of the last step.
    void record(Change change, std::optional<Change> whole = {});
    /// Makes a step of the history, or takes it back, and tells of it.
    void go(std::size_t step, bool isForward);
    void tellModified();

    QString m_name;
    QString m_path;
    FileReader m_reader;
    Project m_project;
    std::optional<ParseError> m_fault;
    std::optional<UnclearFamily> m_unclear;
    QByteArray m_unclearText;
    const Family *m_lackingEnd = nullptr;
    bool m_isForeign = false;
    QUndoStack m_undoStack;
    PageId m_lastId = noPage;
    std::uint64_t m_lastPageRevision = 0;
    int m_place = -1;
    std::optional<ParseError> m_historyFault;
    std::optional<ParseError> m_damage;
    QStringList m_unread;
    QStringList m_remarks;
    std::uint64_t m_revision = 0;
    bool m_isReading = false;
    bool m_isBlank = false;
    bool m_isNew = false;
    bool m_wasModified = false;
    /// Steps are put on the stack as they were made: nothing is to be done.
    bool m_isReplaying = false;
    bool m_isGoingByParts = false;
    /// A page is being taken out: what a view then wishes to show does not count.
    bool m_isRemoving = false;
};

} // namespace inkling
