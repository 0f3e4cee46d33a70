// SPDX-License-Identifier: MIT
#include "reasoning/scheduler.h"

#include "documents/document.h"
#include "puzzle/drafting.h"
#include "puzzle/joinable.h"
#include "reasoning/growingpath.h"

#include <QThread>
#include <algorithm>
#include <chrono>
#include <utility>

namespace inkling {

namespace {

/// A puzzle in the list is given up after this; the shown one never is.
constexpr std::chrono::seconds patience{20};

} // namespace

Scheduler::Scheduler(Document &document, QObject *parent)
    : QObject(parent)
    , m_document(document)
{
    m_background.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_foreground.setMaxThreadCount(2);
    connectDocument();
}

Scheduler::~Scheduler()
{
    stop();
    m_background.waitForDone();
    m_foreground.waitForDone();
}

void Scheduler::connectDocument()
{
    connect(&m_document, &Document::reset, this, &Scheduler::forgetAll);
    connect(&m_document, &Document::inserted, this, [this](int first, int count) {
        const int last = std::min(first + count, m_document.count());
        for (int i = first; i < last; ++i)
            note(m_document.page(i));
        m_firstPending = std::min(m_firstPending, first);
        m_firstUnrated = std::min(m_firstUnrated, first);
        // The first page of a file is shown, and worked on, before the others.
        if (m_document.place() >= 0)
            startSummaries();
    });
    connect(&m_document, &Document::opened, this, &Scheduler::startSummaries);
    connect(&m_document, &Document::aboutToBeRemoved, this,
            [this](int index) { forget(m_document.page(index)); });
    connect(&m_document, &Document::removed, this, &Scheduler::startOver);
    connect(&m_document, &Document::moved, this, &Scheduler::startOver);
    connect(&m_document, &Document::puzzleChanged, this, &Scheduler::takeChanged);
    connect(&m_document, &Document::currentChanged, this, &Scheduler::takeShown);
}

void Scheduler::stop()
{
    m_documentStop.request_stop();
    m_shownStop.request_stop();
    for (auto &[id, work] : m_work)
        work.stop.request_stop();
}

template <typename Deliver>
void Scheduler::post(const std::stop_token &token, Deliver deliver)
{
    QMetaObject::invokeMethod(
        this,
        [token, deliver = std::move(deliver)]() mutable {
            if (!token.stop_requested())
                deliver();
        },
        Qt::QueuedConnection);
}

void Scheduler::forgetAll()
{
    stop();
    m_documentStop = {};
    m_shownStop = {};
    m_work.clear();
    m_shown.reset();
    m_shownPage = noPage;
    m_isBehind = false;
    m_firstPending = 0;
    m_firstUnrated = 0;
    m_isExplaining = false;
    m_pending = 0;
    m_running = 0;
    m_inSight.clear();
}

void Scheduler::note(const Page &page)
{
    forget(page);
    Work &work = m_work[page.id];
    work.revision = page.revision;
    work.isPending = page.puzzle != nullptr;
    m_pending += work.isPending ? 1 : 0;
}

void Scheduler::forget(const Page &page)
{
    const auto place = m_work.find(page.id);
    if (place == m_work.end())
        return;
    place->second.stop.request_stop();
    m_pending -= place->second.isPending ? 1 : 0;
    m_work.erase(place);
}

Scheduler::Work *Scheduler::workOn(PageId id, std::uint64_t revision)
{
    const auto place = m_work.find(id);
    return place != m_work.end() && place->second.revision == revision ? &place->second : nullptr;
}

const PuzzleSummary *Scheduler::summary(const Page &page) const
{
    const auto place = m_work.find(page.id);
    const bool isKnown
        = place != m_work.end() && place->second.revision == page.revision && place->second.summary;
    return isKnown ? &*place->second.summary : nullptr;
}

void Scheduler::setSummary(PageId id, std::uint64_t revision, PuzzleSummary summary)
{
    Work *work = workOn(id, revision);
    if (!work)
        return;
    m_pending -= std::exchange(work->isPending, false) ? 1 : 0;
    work->summary = std::move(summary);
    Q_EMIT summaryChanged(m_document.indexOf(id));
}

void Scheduler::takeChanged(int index)
{
    const Page &page = m_document.page(index);
    note(page);
    Q_EMIT summaryChanged(index);
    if (page.id == m_shownPage && m_isHeld) {
        m_shownStop.request_stop();
        setExplaining(false);
        setBegun(page.id, true);
        m_isBehind = true;
    } else if (page.id == m_shownPage) {
        begin();
    }
    startOver();
}

void Scheduler::takeShown()
{
    if (std::exchange(m_isBehind, false)) {
        setBegun(m_shownPage, false);
        startOver();
    }
    begin();
    startSummaries();
}

void Scheduler::setHeld(bool isHeld)
{
    m_isHeld = isHeld;
    if (!isHeld && m_isBehind)
        begin();
}

void Scheduler::begin()
{
    m_isBehind = false;
    m_shown.reset();
    const Page *page = m_document.currentPage();
    m_shownPage = page ? page->id : noPage;
    Q_EMIT begun(m_document.place());
    // Who hears of it may show something else, or change it.
    page = m_document.currentPage();
    beginExplaining(page ? page->puzzle : nullptr);
    if (page && !page->puzzle)
        sketch(*page);
}

void Scheduler::showToward(const Answer &answer)
{
    const auto puzzle = m_document.currentPuzzle();
    if (const Joinable *joinable = puzzle ? puzzle->joinable() : nullptr)
        beginExplaining(joinable->toward(answer));
}

void Scheduler::showPlain()
{
    if (m_shown && m_shown != m_document.currentPuzzle())
        begin();
}

void Scheduler::sketch(const Page &page)
{
    m_foreground.start(
        [this, family = page.family, draft = *page.draft, token = m_shownStop.get_token()] {
            if (token.stop_requested())
                return;
            auto geometry = std::make_shared<const BoardGeometry>(family->drafting().board(draft));
            post(token, [this, geometry] {
                Q_EMIT boardReady(geometry);
                Q_EMIT finished();
            });
        });
}

void Scheduler::beginExplaining(const std::shared_ptr<const Puzzle> &puzzle)
{
    m_shownStop.request_stop();
    m_shownStop = {};
    m_ladderStop = {};
    setExplaining(false);
    m_shown = puzzle;
    if (!puzzle)
        return;
    setBegun(m_shownPage, true);
    const Task task{m_shownPage,
                    m_document.currentPage()->revision,
                    puzzle,
                    m_shownStop.get_token(),
                    m_documentStop.get_token(),
                    m_ladderStop};
    m_foreground.start([this, task] {
        if (!explainShown(task))
            post(task.document, [this, task] { giveBack(task); });
    });
}

void Scheduler::setBegun(PageId id, bool isBegun)
{
    const auto place = m_work.find(id);
    if (place == m_work.end())
        return;
    place->second.isBegun = isBegun;
    place->second.isRatingBegun = isBegun;
}

void Scheduler::setExplaining(bool isExplaining)
{
    if (std::exchange(m_isExplaining, isExplaining) != isExplaining)
        Q_EMIT explainingChanged();
}

void Scheduler::stopExplaining()
{
    m_ladderStop.request_stop();
}

void Scheduler::resumeExplaining()
{
    if (m_shown && !m_isExplaining)
        beginExplaining(std::shared_ptr(m_shown));
}

bool Scheduler::explainShown(const Task &task)
{
    const StopCondition stop(task.shown);
    if (stop.stopped())
        return false;
    auto geometry = std::make_shared<const BoardGeometry>(task.puzzle->board());
    post(task.shown, [this, geometry] { Q_EMIT boardReady(geometry); });

    auto reasoned = std::make_shared<ExplainedPuzzle>();
    reasoned->puzzle = task.puzzle;
    reasoned->model = task.puzzle->model();
    bool isTold = false;
    const auto tell = [&](const SharedExplained &told) {
        const auto signal
            = std::exchange(isTold, true) ? &Scheduler::explainedFurther : &Scheduler::explained;
        post(task.shown, [this, told, signal] { Q_EMIT(this->*signal)(told); });
    };
    GrowingPath path(task.puzzle, reasoned->model, 0, tell);
    // What is built is shown from its end, once it is there.
    reasoned->deduction = deduce(*reasoned->model, stop,
                                 reasoned->model->isConstructive() ? Watch() : std::ref(path));
    if (reasoned->deduction.outcome == Outcome::Stopped)
        return false;
    tell(reasoned);

    const TimedSolution solution = solveTimed(*task.puzzle, stop);
    if (stop.stopped() && solution.solution->verdict == Verdict::Unknown)
        return false;
    const bool isOpen = leavesMore(*reasoned->model, reasoned->deduction);
    PuzzleSummary summary
        = summarize(*task.puzzle, *reasoned->model, solution, reasoned->deduction, stop);
    summary.isRatingOpen = isOpen && summary.verdict == Verdict::Unique;
    post(task.document, [this, page = task.page, revision = task.revision,
                         summary = std::move(summary)] { setSummary(page, revision, summary); });
    post(task.shown, [this, isOpen, solution = solution.solution] {
        setExplaining(isOpen);
        Q_EMIT solved(solution);
        if (!isOpen)
            Q_EMIT finished();
    });
    return !isOpen || explainFurther(task, *reasoned, solution);
}

bool Scheduler::explainFurther(const Task &task, const ExplainedPuzzle &reasoned,
                               const TimedSolution &solved)
{
    std::stop_source ladder = task.ladder;
    const std::stop_callback follow(task.shown, [&ladder] { ladder.request_stop(); });
    auto further = std::make_shared<ExplainedPuzzle>(
        ExplainedPuzzle{.puzzle = task.puzzle, .model = reasoned.model, .deduction = {}});
    Explainer explainer(*further->model, solved.solution->answers());
    GrowingPath path(task.puzzle, further->model, reasoned.trace().size(),
                     [&](const SharedExplained &soFar) {
                         post(task.shown, [this, soFar] { Q_EMIT explainedFurther(soFar); });
                     });
    further->deduction
        = deduce(*further->model, {}, explainer, StopCondition(ladder.get_token()), std::ref(path));
    if (task.shown.stop_requested())
        return false;
    PuzzleSummary summary = summarize(*task.puzzle, *further->model, solved, further->deduction,
                                      StopCondition(task.shown));
    post(task.document, [this, page = task.page, revision = task.revision,
                         summary = std::move(summary)] { setSummary(page, revision, summary); });
    post(task.shown, [this, further] {
        setExplaining(false);
        Q_EMIT explainedFurther(further);
        Q_EMIT finished();
    });
    return true;
}

void Scheduler::giveBack(const Task &task)
{
    if (!workOn(task.page, task.revision))
        return;
    setBegun(task.page, task.page == m_shownPage);
    startOver();
}

template <typename Condition>
const Page *Scheduler::nextOf(int &start, const Condition &isWanted)
{
    const auto isWantedAt = [&](int index) {
        const auto place = m_work.find(m_document.page(index).id);
        return place != m_work.end() && isWanted(place->second);
    };
    const int count = m_document.count();
    for (const int place : m_inSight) {
        if (place < count && isWantedAt(place))
            return &m_document.page(place);
    }
    while (start < count && !isWantedAt(start))
        ++start;
    return start < count ? &m_document.page(start) : nullptr;
}

const Page *Scheduler::nextToSolve()
{
    return nextOf(m_firstPending, [](const Work &work) { return work.isPending && !work.isBegun; });
}

const Page *Scheduler::nextToRate()
{
    if (m_document.isReading() || m_pending > 0)
        return nullptr;
    return nextOf(m_firstUnrated, [](const Work &work) {
        return !work.isRatingBegun && work.summary && work.summary->isRatingOpen;
    });
}

void Scheduler::startOver()
{
    m_firstPending = 0;
    m_firstUnrated = 0;
    startSummaries();
}

void Scheduler::startSummaries()
{
    while (m_running < m_background.maxThreadCount()) {
        if (const Page *open = nextToSolve())
            startSummary(*open);
        else if (const Page *unrated = nextToRate())
            startRating(*unrated);
        else
            return;
    }
}

template <typename Summarize>
void Scheduler::sumUp(const Page &page, const Summarize &summarizing)
{
    Work &work = m_work[page.id];
    work.stop = {};
    ++m_running;
    m_background.start([this, id = page.id, revision = page.revision, puzzle = page.puzzle,
                        summarizing, own = work.stop.get_token(),
                        token = m_documentStop.get_token()] {
        const StopCondition stop(own, StopCondition::Clock::now() + patience);
        PuzzleSummary summary = summarizing(*puzzle, stop);
        post(token, [this, id, revision, summary = std::move(summary)]() mutable {
            --m_running;
            setSummary(id, revision, std::move(summary));
            startSummaries();
        });
    });
}

void Scheduler::startRating(const Page &page)
{
    Work &work = m_work[page.id];
    work.isRatingBegun = true;
    sumUp(page, [milliseconds = work.summary->milliseconds](const Puzzle &puzzle,
                                                            const StopCondition &stop) {
        const auto model = puzzle.model();
        TimedSolution solved = solveTimed(puzzle, stop);
        solved.milliseconds = milliseconds; // as it was told before
        Explainer explainer(*model, solved.solution->answers());
        return summarize(puzzle, *model, solved, deduce(*model, {}, explainer, stop), stop);
    });
}

void Scheduler::startSummary(const Page &page)
{
    m_work[page.id].isBegun = true;
    sumUp(page, [](const Puzzle &puzzle, const StopCondition &stop) {
        const TimedSolution solved = solveTimed(puzzle, stop);
        const auto model = puzzle.model();
        const Deduction deduction = deduce(*model, stop);
        PuzzleSummary summary = summarize(puzzle, *model, solved, deduction, stop);
        summary.isRatingOpen = summary.verdict == Verdict::Unique && leavesMore(*model, deduction);
        return summary;
    });
}

} // namespace inkling
