// SPDX-License-Identifier: MIT
#include "documents/document.h"

#include "document/movedsolution.h"
#include "puzzle/drafting.h"

#include <QUndoCommand>
#include <algorithm>
#include <utility>

namespace inkling {

/// The one command: a step of the history.
class Document::Step final : public QUndoCommand
{
public:
    Step(Document &document, std::size_t place, const QString &words)
        : QUndoCommand(words)
        , m_document(document)
        , m_place(place)
    {}

    void redo() override { m_document.go(m_place, true); }
    void undo() override { m_document.go(m_place, false); }
    /// Of the same place in the history: the step has become another.
    int id() const override { return 1; }
    bool mergeWith(const QUndoCommand *other) override
    {
        if (static_cast<const Step *>(other)->m_place != m_place)
            return false;
        setText(other->text());
        return true;
    }

private:
    Document &m_document;
    std::size_t m_place;
};

/// Tells the file, and then all others, what has become of the pages; and shows the page that it was about.
class Document::Teller
{
public:
    Teller(Document &document, bool isForward)
        : m_document(document)
        , m_isForward(isForward)
    {}

    void operator()(const PageChange &change) const
    {
        const int index = m_document.indexOf(change.page);
        PuzzleFile &file = m_document.m_file;
        if (!change.draft.empty())
            file.replace(index, entryOf(m_document.page(index)));
        file.setCurrent(index);
        if (!change.draft.empty())
            Q_EMIT m_document.draftChanged(index, change.draft, m_isForward);
        if (!isEmpty(change.marks))
            Q_EMIT m_document.marksChanged(index, change.marks, m_isForward);
        if (change.propertiesBefore != change.propertiesAfter)
            Q_EMIT m_document.propertiesChanged(index);
    }
    void operator()(const PageInsertion &insertion) const
    {
        m_isForward ? putIn(insertion.index) : takeOut(insertion.index);
    }
    void operator()(const PageRemoval &removal) const
    {
        m_isForward ? takeOut(removal.index) : putIn(removal.index);
    }
    void operator()(const PageMove &move) const
    {
        const int from = int(m_isForward ? move.from : move.to);
        const int to = int(m_isForward ? move.to : move.from);
        m_document.m_file.move(from, to);
        Q_EMIT m_document.moved(from, to);
        m_document.m_file.setCurrent(to);
    }

private:
    void putIn(std::size_t place) const
    {
        const int index = int(place);
        std::vector<PuzzleEntry> entries;
        entries.push_back(entryOf(m_document.page(index)));
        m_document.m_file.insert(index, std::move(entries));
        Q_EMIT m_document.inserted(index, 1);
        m_document.m_file.setCurrent(index);
    }
    void takeOut(std::size_t place) const
    {
        m_document.m_file.remove(int(place));
        Q_EMIT m_document.removed(int(place));
    }

    Document &m_document;
    bool m_isForward;
};

namespace {

std::string utf8(const QString &text)
{
    return text.toStdString();
}

PageId largestId(const Project &project)
{
    PageId largest = noPage;
    for (const Page &page : project.pages)
        largest = std::max(largest, page.id);
    for (const Change &change : project.history) {
        for (const ChangePart &part : change.parts) {
            if (const auto *insertion = std::get_if<PageInsertion>(&part))
                largest = std::max(largest, insertion->page.id);
            if (const auto *removal = std::get_if<PageRemoval>(&part))
                largest = std::max(largest, removal->page.id);
        }
    }
    return largest;
}

} // namespace

Document::Document(PuzzleFile &file, QObject *parent)
    : QObject(parent)
    , m_file(file)
{
    connect(&file, &PuzzleFile::opened, this, [this] {
        clear();
        Q_EMIT reset();
        tellModified();
    });
    connect(&file, &PuzzleFile::unreadable, this, [this] { m_incoming.reset(); });
    connect(&file, &PuzzleFile::projectRead, this,
            [this](const std::shared_ptr<const ReadProject> &read) {
                m_incoming = read->project;
                m_incomingSaved = read->project.done;
                m_historyFault = read->historyFault;
            });
    connect(&file, &PuzzleFile::entriesAdded, this, &Document::takePages);
    connect(&file, &PuzzleFile::readingFinished, this, [this] {
        if (m_incoming) // one without any pages
            takeHistory(m_incomingSaved);
        Q_EMIT opened();
    });
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::tellModified);
    connect(&m_undoStack, &QUndoStack::indexChanged, this, [this](int done) {
        if (!m_isReplaying && std::size_t(done) != m_project.done) {
            m_project.done = std::size_t(done);
            Q_EMIT wentTo(m_project.done);
        }
    });
}

Document::~Document()
{
    m_isReplaying = true;
    // The stack tells of its own end, when what would hear of it may not be there any more.
    m_undoStack.disconnect(&m_undoStack, &QUndoStack::indexChanged, nullptr, nullptr);
    m_undoStack.disconnect(&m_undoStack, &QUndoStack::cleanChanged, nullptr, nullptr);
}

void Document::clear()
{
    m_isReplaying = true;
    m_undoStack.clear();
    m_isReplaying = false;
    m_project = {};
    m_lastId = noPage;
    m_historyFault.reset();
    m_isNew = false;
}

void Document::open(const QString &name, const QString &path, Project project,
                    std::optional<std::size_t> saved)
{
    std::vector<PuzzleEntry> entries;
    for (const Page &page : project.pages)
        entries.push_back(entryOf(page));
    const int current = int(inkling::indexOf(project.pages, project.current).value_or(0));
    m_incoming = std::move(project);
    m_incomingSaved = saved;
    m_file.openEntries(name, path, std::move(entries), current);
}

void Document::takePages(int first, int count)
{
    if (m_incoming)
        return takeHistory(m_incomingSaved);
    // What the document itself has put in is here already.
    for (int i = std::max(first, this->count()); i < first + count; ++i) {
        const PuzzleEntry &entry = m_file.entry(i);
        if (!entry.puzzle)
            return;
        m_project.pages.push_back(pageOf(entry.puzzle));
        m_project.pages.back().id = ++m_lastId;
    }
}

void Document::takeHistory(std::optional<std::size_t> saved)
{
    m_project = *std::exchange(m_incoming, std::nullopt);
    m_lastId = largestId(m_project);
    m_isReplaying = true;
    const std::size_t count = m_project.history.size();
    for (std::size_t i = 0; i <= count; ++i) {
        if (saved == i)
            m_undoStack.setClean();
        if (i < count) {
            m_undoStack.push(
                new Step(*this, i, QString::fromStdString(m_project.history[i].words)));
        }
    }
    if (!saved || *saved > count)
        m_undoStack.resetClean();
    m_undoStack.setIndex(int(m_project.done));
    m_isReplaying = false;
    m_isNew = !saved;
    tellModified();
}

const Draft &Document::draft(int index)
{
    Page &page = m_project.pages[std::size_t(index)];
    if (!page.draft)
        page.draft = draftOf(page);
    return *page.draft;
}

int Document::indexOf(PageId id) const
{
    const auto index = inkling::indexOf(m_project.pages, id);
    return index ? int(*index) : -1;
}

int Document::current() const
{
    return m_file.current() < count() ? m_file.current() : -1;
}

const Page *Document::currentPage() const
{
    return current() >= 0 ? &page(current()) : nullptr;
}

void Document::changeDraft(PageId id, const DraftChange &change, const QString &words,
                           SheetStroke how, const Margins &margins)
{
    const int index = indexOf(id);
    if (index < 0 || change.empty())
        return;
    (void)draft(index);
    std::vector<Page> after{page(index)};
    PageChange made{
        .page = id, .draft = change, .marks = {}, .propertiesBefore = {}, .propertiesAfter = {}};
    if (!inkling::apply(after, ChangePart(made), true))
        return;
    Page &before = m_project.pages[std::size_t(index)];
    made.marks = how == SheetStroke::Moved ? marksTaken(before) : marksLost(before, after.front());
    if (how == SheetStroke::GoesOn && canGoOn(made)) {
        Change whole = goneOn(made, words);
        if (!std::get<PageChange>(whole.parts.front()).draft.empty())
            return recordOn(made, std::move(whole));
    }
    Change whole{utf8(words), {made}};
    // Taken off the board as it was, it is put on the one that it has become.
    if (const MarksChange moved = solutionMoved(made, after.front(), margins); !isEmpty(moved))
        whole.parts.push_back(PageChange{.page = id,
                                         .draft = {},
                                         .marks = moved,
                                         .propertiesBefore = {},
                                         .propertiesAfter = {}});
    record(std::move(whole));
}

MarksChange Document::solutionMoved(const PageChange &change, Page &after,
                                    const Margins &margins) const
{
    MarksChange moved;
    const Page &before = page(indexOf(change.page));
    const bool isResized
        = margins.left != 0 || margins.top != 0 || margins.right != 0 || margins.bottom != 0;
    if (!isResized || change.marks.solution.empty())
        return moved;
    const std::vector<ValueSet> &blanks = solutionBlanksOf(after);
    for (const auto &[unknown, state] : movedSolution(after.family->drafting(), *before.draft,
                                                      *after.draft, margins, before.marks.solution))
        moved.solution.push_back({unknown, {blanks[unknown], false}, state});
    return moved;
}

bool Document::canGoOn(const PageChange &change) const
{
    // What is in the file stays a step that one can come back to.
    if (m_project.done == 0 || m_undoStack.cleanIndex() == int(m_project.done)
        || !isEmpty(change.marks))
        return false;
    const std::vector<ChangePart> &parts = m_project.history[m_project.done - 1].parts;
    const auto *last = parts.size() == 1 ? std::get_if<PageChange>(&parts.front()) : nullptr;
    return last && last->page == change.page && !last->draft.empty() && !last->draft.isWhole()
           && last->propertiesBefore == last->propertiesAfter;
}

Change Document::goneOn(const PageChange &change, const QString &words) const
{
    PageChange whole = std::get<PageChange>(m_project.history[m_project.done - 1].parts.front());
    Draft before = *page(indexOf(change.page)).draft;
    Draft after = before;
    (void)inkling::apply(before, whole.draft, false);
    (void)inkling::apply(after, change.draft, true);
    whole.draft = changeBetween(before, after);
    return {utf8(words), {std::move(whole)}};
}

void Document::recordOn(const PageChange &change, Change whole)
{
    if (!inkling::apply(m_project.pages, ChangePart(change), true))
        return;
    const std::size_t step = m_project.done - 1;
    m_project.history.resize(m_project.done);
    m_project.history[step] = std::move(whole);
    m_isReplaying = true;
    m_undoStack.push(new Step(*this, step, QString::fromStdString(m_project.history[step].words)));
    m_isReplaying = false;
    ++m_revision;
    Teller(*this, true)(change);
    tellModified();
    Q_EMIT recordedOn(step, m_project.history[step]);
}

void Document::setDraft(PageId id, const Draft &draft, const QString &words)
{
    const int index = indexOf(id);
    if (index >= 0)
        changeDraft(id, changeBetween(this->draft(index), draft), words);
}

void Document::changeMarks(PageId id, const MarksChange &change, const QString &words)
{
    if (isEmpty(change))
        return;
    record({utf8(words),
            {PageChange{.page = id,
                        .draft = {},
                        .marks = change,
                        .propertiesBefore = {},
                        .propertiesAfter = {}}}});
}

void Document::setProperties(PageId id, const Properties &properties)
{
    const int index = indexOf(id);
    if (index < 0 || page(index).properties == properties)
        return;
    record({utf8(tr("Title, author, note")),
            {PageChange{.page = id,
                        .draft = {},
                        .marks = {},
                        .propertiesBefore = page(index).properties,
                        .propertiesAfter = properties}}});
}

void Document::insert(int index, const std::vector<Page> &pages, const QString &words)
{
    Change change{utf8(words), {}};
    // Backwards, so that the first of them is the one that is shown.
    for (auto page = pages.rbegin(); page != pages.rend(); ++page) {
        PageInsertion insertion{std::size_t(index), *page};
        insertion.page.id = ++m_lastId;
        change.parts.emplace_back(std::move(insertion));
    }
    record(std::move(change));
}

void Document::duplicate(int index)
{
    insert(index + 1, {page(index)}, tr("Duplicate puzzle %L1").arg(index + 1));
}

void Document::remove(int index)
{
    record({utf8(tr("Delete puzzle %L1").arg(index + 1)),
            {PageRemoval{std::size_t(index), page(index)}}});
}

void Document::move(int from, int to)
{
    if (from == to)
        return;
    record({utf8(tr("Move puzzle %L1 to place %L2").arg(from + 1).arg(to + 1)),
            {PageMove{std::size_t(from), std::size_t(to)}}});
}

void Document::setSeconds(PageId id, double seconds)
{
    const int index = indexOf(id);
    if (index < 0)
        return;
    double &kept = m_project.pages[std::size_t(index)].seconds;
    if (std::exchange(kept, seconds) != seconds)
        Q_EMIT worked(id, seconds);
}

void Document::record(Change change)
{
    // One part alone shows whether it fits when it is made; of several, all are to fit before one is made.
    const bool isSingle = change.parts.size() == 1;
    if (change.parts.empty()
        || !(isSingle ? inkling::apply(m_project.pages, change.parts.front(), true) : fits(change)))
        return;
    m_project.history.resize(m_project.done);
    m_project.history.push_back(std::move(change));
    const std::size_t step = m_project.done++;
    m_isReplaying = true;
    m_undoStack.push(new Step(*this, step, QString::fromStdString(m_project.history[step].words)));
    m_isReplaying = false;
    if (isSingle) {
        ++m_revision;
        const ChangePart part = m_project.history[step].parts.front();
        std::visit(Teller(*this, true), part);
    } else {
        go(step, true);
    }
    tellModified();
    Q_EMIT recorded(m_project.history[step]);
}

bool Document::fits(const Change &change)
{
    return inkling::apply(m_project.pages, change, true)
           && inkling::apply(m_project.pages, change, false);
}

void Document::go(std::size_t step, bool isForward)
{
    if (m_isReplaying)
        return;
    ++m_revision;
    const Change change = m_project.history[step];
    const std::size_t count = change.parts.size();
    m_isGoingByParts = count > 1;
    for (std::size_t i = 0; i < count; ++i) {
        const ChangePart &part = change.parts[isForward ? i : count - 1 - i];
        // It fits: it did when it was recorded or read, and is made where it was made then.
        if (inkling::apply(m_project.pages, part, isForward))
            std::visit(Teller(*this, isForward), part);
    }
    m_isGoingByParts = false;
}

void Document::setSaved(const QString &path)
{
    m_file.setPath(path);
    m_isNew = false;
    m_undoStack.setClean();
    tellModified();
    Q_EMIT saved();
}

std::optional<std::size_t> Document::savedAt() const
{
    const int clean = m_undoStack.cleanIndex();
    if (m_isNew || clean < 0)
        return std::nullopt;
    return std::size_t(clean);
}

void Document::tellModified()
{
    if (m_isReplaying)
        return;
    if (std::exchange(m_wasModified, isModified()) != isModified())
        Q_EMIT modifiedChanged(isModified());
}

Project Document::project() const
{
    Project project = m_project;
    project.current = currentPage() ? currentPage()->id : noPage;
    return project;
}

} // namespace inkling
