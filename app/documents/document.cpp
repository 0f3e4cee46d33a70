// SPDX-License-Identifier: MIT
#include "documents/document.h"

#include "documents/strokestep.h"
#include "puzzle/drafting.h"

#include <QFileInfo>
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

/// Makes a part of a step or takes it back, shows the page that it is about, and tells of it.
class Document::PartMaker
{
public:
    PartMaker(Document &document, const ChangePart &part, bool isForward)
        : m_document(document)
        , m_part(part)
        , m_isForward(isForward)
    {}

    /// Returns false, and does nothing, where the part does not fit the pages.
    [[nodiscard]] bool make()
    {
        return std::visit([this](const auto &part) { return make(part); }, m_part);
    }
    /// Requires: it has been made.
    void tell() const
    {
        std::visit([this](const auto &part) { tell(part); }, m_part);
    }

private:
    [[nodiscard]] bool apply() const
    {
        return inkling::apply(m_document.m_project.pages, m_part, m_isForward);
    }
    [[nodiscard]] bool isPlace(std::size_t index) const
    {
        return index < m_document.m_project.pages.size();
    }

    [[nodiscard]] bool make(const PageChange &change)
    {
        if (!apply())
            return false;
        if (!change.draft.empty())
            m_document.renew(m_document.indexOf(change.page));
        return true;
    }
    [[nodiscard]] bool make(const PageInsertion &insertion)
    {
        return m_isForward ? putIn(insertion.index) : takeOut(insertion.index, insertion.page);
    }
    [[nodiscard]] bool make(const PageRemoval &removal)
    {
        return m_isForward ? takeOut(removal.index, removal.page) : putIn(removal.index);
    }
    [[nodiscard]] bool make(const PageMove &move)
    {
        if (!isPlace(move.from) || !isPlace(move.to))
            return false;
        Q_EMIT m_document.aboutToBeMoved(from(move), to(move));
        const Page *shown = m_document.currentPage();
        const PageId shownId = shown ? shown->id : noPage;
        (void)apply();
        if (shownId != noPage)
            m_document.m_place = m_document.indexOf(shownId);
        return true;
    }
    [[nodiscard]] bool putIn(std::size_t index)
    {
        if (!apply())
            return false;
        m_document.renew(int(index));
        m_document.m_place += m_document.m_place >= int(index) ? 1 : 0;
        return true;
    }
    [[nodiscard]] bool takeOut(std::size_t index, const Page &page)
    {
        if (!isPlace(index) || m_document.page(int(index)) != page)
            return false;
        m_document.m_isRemoving = true;
        Q_EMIT m_document.aboutToBeRemoved(int(index));
        (void)apply();
        int &place = m_document.m_place;
        m_wasShown = place == int(index);
        place -= place > int(index) || place == m_document.placeCount() ? 1 : 0;
        return true;
    }

    void tell(const PageChange &change) const
    {
        const int index = m_document.indexOf(change.page);
        if (!change.draft.empty())
            Q_EMIT m_document.puzzleChanged(index);
        m_document.show(index);
        Q_EMIT m_document.changed(index, change, m_isForward);
    }
    void tell(const PageInsertion &insertion) const { tellOf(insertion.index, m_isForward); }
    void tell(const PageRemoval &removal) const { tellOf(removal.index, !m_isForward); }
    void tell(const PageMove &move) const
    {
        Q_EMIT m_document.moved(from(move), to(move));
        m_document.show(to(move));
    }
    void tellOf(std::size_t place, bool isIn) const
    {
        const int index = int(place);
        if (isIn) {
            Q_EMIT m_document.inserted(index, 1);
            return m_document.show(index);
        }
        Q_EMIT m_document.removed(index);
        m_document.m_isRemoving = false;
        if (m_wasShown)
            Q_EMIT m_document.currentChanged(m_document.m_place);
    }
    [[nodiscard]] int from(const PageMove &move) const
    {
        return int(m_isForward ? move.from : move.to);
    }
    [[nodiscard]] int to(const PageMove &move) const
    {
        return int(m_isForward ? move.to : move.from);
    }

    Document &m_document;
    const ChangePart &m_part;
    bool m_isForward;
    bool m_wasShown = false;
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

Document::Document(QObject *parent)
    : QObject(parent)
{
    connect(&m_reader, &FileReader::batchRead, this, &Document::take);
    connect(&m_reader, &FileReader::unreadable, this,
            [this](const QString &path, const QString &reason) {
                m_isReading = false;
                Q_EMIT unreadable(path, reason);
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

void Document::clear(const QString &name, const QString &path)
{
    m_reader.stop();
    ++m_revision;
    m_isReplaying = true;
    m_undoStack.clear();
    m_isReplaying = false;
    m_name = name;
    m_path = path;
    m_project = {};
    m_fault.reset();
    m_unclear.reset();
    m_unclearText.clear();
    m_lackingEnd = nullptr;
    m_isForeign = false;
    m_lastId = noPage;
    m_place = -1;
    m_historyFault.reset();
    m_damage.reset();
    m_unread.clear();
    m_remarks.clear();
    m_isReading = false;
    m_isBlank = false;
    m_isNew = false;
    Q_EMIT reset();
    tellModified();
}

void Document::open(const QString &path, const Family *family)
{
    if (isStandardInput(path))
        clear(tr("Standard input"), {});
    else
        clear(QFileInfo(path).fileName(), QFileInfo(path).absoluteFilePath());
    m_isReading = true;
    m_reader.read(path, family);
}

void Document::readAs(const Family &family)
{
    const QByteArray text = m_unclearText;
    clear(QString(m_name), QString(m_path));
    m_isReading = true;
    m_reader.readText(text, &family);
}

void Document::openText(const QString &name, const QByteArray &text, const Family *family)
{
    clear(name, {});
    m_isReading = true;
    m_reader.readText(text, family);
}

void Document::openTogether(const QString &name, const QStringList &paths)
{
    clear(name, {});
    m_isReading = true;
    m_reader.readTogether(paths);
}

void Document::close()
{
    clear({}, {});
    Q_EMIT opened();
}

void Document::openProject(const QString &name, const QString &path, Project project,
                           std::optional<std::size_t> saved)
{
    clear(name, path);
    FileBatch batch;
    batch.project = ReadProject{
        .project = std::move(project), .historyFault = {}, .damage = {}, .missing = {}};
    batch.saved = saved;
    batch.isLast = true;
    take(batch);
}

void Document::take(FileBatch &batch)
{
    const int first = placeCount();
    if (batch.project) {
        m_historyFault = batch.project->historyFault;
        m_damage = batch.project->damage;
        takeProject(std::move(batch.project->project), batch.saved);
    }
    m_unread += batch.unread;
    m_remarks += batch.remarks;
    for (Page &page : batch.pages) {
        m_project.pages.push_back(std::move(page));
        m_project.pages.back().id = ++m_lastId;
        renew(count() - 1);
    }
    m_fault = std::move(batch.fault);
    m_unclear = std::move(batch.unclear);
    m_unclearText = batch.text;
    m_lackingEnd = batch.lackingEnd;
    m_isForeign = batch.isForeign;
    m_isReading = !batch.isLast;
    m_isBlank = batch.isBlank;
    if (placeCount() > first)
        Q_EMIT inserted(first, placeCount() - first);
    if (m_place < 0)
        show(std::max(0, indexOf(m_project.current)));
    if (!m_isReading)
        Q_EMIT opened();
}

void Document::takeProject(Project project, std::optional<std::size_t> saved)
{
    m_project = std::move(project);
    m_lastId = largestId(m_project);
    for (int i = 0; i < count(); ++i)
        renew(i);
    m_isReplaying = true;
    const std::size_t steps = m_project.history.size();
    for (std::size_t i = 0; i <= steps; ++i) {
        if (saved == i)
            m_undoStack.setClean();
        if (i < steps) {
            m_undoStack.push(
                new Step(*this, i, QString::fromStdString(m_project.history[i].words)));
        }
    }
    if (!saved || *saved > steps)
        m_undoStack.resetClean();
    m_undoStack.setIndex(int(m_project.done));
    m_isReplaying = false;
    m_isNew = !saved;
    tellModified();
}

void Document::renew(int index)
{
    m_project.pages[std::size_t(index)].revision = ++m_lastPageRevision;
}

void Document::show(int place)
{
    if (place == m_place || place < 0 || place >= placeCount() || m_isRemoving)
        return;
    m_place = place;
    Q_EMIT currentChanged(place);
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

const Page *Document::currentPage() const
{
    return current() >= 0 ? &page(current()) : nullptr;
}

std::shared_ptr<const Puzzle> Document::currentPuzzle() const
{
    return current() >= 0 ? page(current()).puzzle : nullptr;
}

void Document::record(PageId id, const Stroke &stroke)
{
    const int index = indexOf(id);
    if (index < 0)
        return;
    if (!stroke.draft.empty())
        (void)draft(index);
    auto step = stepOf(m_project.pages[std::size_t(index)], stroke);
    if (!step)
        return;
    // What is in the file stays a step that one can come back to.
    std::optional<Change> whole;
    if (stroke.kind == StrokeKind::GoesOn && m_project.done > 0
        && m_undoStack.cleanIndex() != int(m_project.done))
        whole = joined(m_project.history[m_project.done - 1], *step, page(index));
    record(*std::move(step), std::move(whole));
}

void Document::setDraft(PageId id, const Draft &draft, const QString &words)
{
    const int index = indexOf(id);
    if (index >= 0)
        record(id, {.draft = changeBetween(this->draft(index), draft), .words = words});
}

void Document::setProperties(PageId id, const Properties &properties)
{
    const int index = indexOf(id);
    if (index < 0 || page(index).properties == properties)
        return;
    PageChange change;
    change.page = id;
    change.propertiesBefore = page(index).properties;
    change.propertiesAfter = properties;
    Change step{utf8(tr("Title, author, note")), {}};
    step.parts.emplace_back(std::move(change));
    record(std::move(step));
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
    // The name tells where a single file or order came from.
    if (m_path.isEmpty() && count() > 0)
        m_name = tr("Untitled");
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
    record({utf8(tr("Move puzzle %L1 to position %L2").arg(from + 1).arg(to + 1)),
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

void Document::record(Change change, std::optional<Change> whole)
{
    if (change.parts.empty())
        return;
    // One part alone shows whether it fits when it is made; of several, all are to fit before one is made.
    const bool isSingle = change.parts.size() == 1;
    const ChangePart part = change.parts.front();
    PartMaker maker(*this, part, true);
    const auto fits = [&] {
        return apply(m_project.pages, change, true) && apply(m_project.pages, change, false);
    };
    if (!(isSingle ? maker.make() : fits()))
        return;
    const bool goesOn = whole.has_value();
    m_project.done -= goesOn ? 1 : 0;
    const std::size_t step = m_project.done++;
    m_project.history.resize(step);
    m_project.history.push_back(goesOn ? *std::move(whole) : std::move(change));
    m_isReplaying = true;
    m_undoStack.push(new Step(*this, step, QString::fromStdString(m_project.history[step].words)));
    m_isReplaying = false;
    if (isSingle) {
        ++m_revision;
        maker.tell();
    } else {
        go(step, true);
    }
    tellModified();
    if (goesOn)
        Q_EMIT wentTo(step);
    Q_EMIT recorded(m_project.history[step]);
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
        // It fits: it did when it was recorded or read, and is made where it was made then.
        PartMaker maker(*this, change.parts[isForward ? i : count - 1 - i], isForward);
        if (maker.make())
            maker.tell();
    }
    m_isGoingByParts = false;
}

void Document::setSaved(const QString &path)
{
    m_path = path;
    m_name = QFileInfo(path).fileName();
    m_isNew = false;
    m_isForeign = false;
    m_damage.reset();
    m_undoStack.setClean();
    tellModified();
    Q_EMIT saved();
}

bool Document::hasUnsavedWork() const
{
    return isModified() && !(path().isEmpty() && std::ranges::all_of(m_project.pages, isBare));
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
    const Page *const shown = currentPage();
    project.current = shown ? shown->id : noPage;
    return project;
}

} // namespace inkling
