// SPDX-License-Identifier: MIT
#include "documents/puzzlefile.h"

#include "documents/puzzlereader.h"
#include "puzzle/drafting.h"
#include "puzzle/explanation.h"
#include "puzzle/joinable.h"
#include "reasoning/growingpath.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <algorithm>
#include <chrono>
#include <utility>

namespace inkling {

namespace {

/// Puzzles are handed over this many at a time while a file is read.
constexpr std::size_t batchSize = 64;
/// A puzzle in the list is given up after this; the current one never is.
constexpr std::chrono::seconds patience{20};
/// An answer with more values than this is not kept for its small picture.
constexpr std::size_t largestKeptAnswer = 20000;

std::shared_ptr<const Answer> keptAnswer(const Model &model, Verdict verdict,
                                         const Deduction &deduction)
{
    // One of many answers, or one that nothing but search has found, is not to look like the answer;
    // unless an answer is all that the reasoning is after.
    const bool isAnswer = verdict == Verdict::Unique || model.isConstructive();
    if (!isAnswer || deduction.outcome != Outcome::Solved || model.mainCount() > largestKeptAnswer)
        return nullptr;
    return std::make_shared<const Answer>(reasonedAnswer(model, deduction));
}

struct Solved
{
    std::shared_ptr<const Solution> solution;
    double milliseconds;
};

Solved solveTimed(const Puzzle &puzzle, const StopCondition &stop)
{
    QElapsedTimer timer;
    timer.start();
    auto solution = std::make_shared<const Solution>(puzzle.solve(Search::Uniqueness, stop));
    return {std::move(solution), double(timer.nsecsElapsed()) / 1e6};
}

/// Whether there is more to be found than the named rules did.
bool leavesMore(const Model &model, const Deduction &deduction)
{
    return deduction.outcome == Outcome::Stalled && !model.isConstructive();
}

PuzzleSummary summarize(const Puzzle &puzzle, const Model &model, const Solved &solved,
                        const Deduction &deduction, const StopCondition &stop)
{
    return {.verdict = solved.solution->verdict,
            .rating = puzzle.rating(*solved.solution, deduction, stop),
            .isRatingOpen = false,
            .outcome = deduction.outcome,
            .undecided = model.describeCount(deduction.undecided),
            .milliseconds = solved.milliseconds,
            .answer = keptAnswer(model, solved.solution->verdict, deduction)};
}

} // namespace

PuzzleEntry entryOf(const Page &page)
{
    PuzzleEntry entry;
    entry.puzzle = page.puzzle;
    if (!entry.puzzle) {
        entry.unfinished
            = std::make_shared<const UnfinishedPuzzle>(UnfinishedPuzzle{page.family, *page.draft});
    }
    return entry;
}

PuzzleFile::PuzzleFile(QObject *parent)
    : QObject(parent)
{
    m_background.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_foreground.setMaxThreadCount(2);
}

PuzzleFile::~PuzzleFile()
{
    stop();
    m_background.waitForDone();
    m_foreground.waitForDone();
}

void PuzzleFile::stop()
{
    m_fileStop.request_stop();
    m_currentStop.request_stop();
    for (Work &work : m_work)
        work.stop.request_stop();
}

template <typename Deliver>
void PuzzleFile::post(const std::stop_token &token, Deliver deliver)
{
    QMetaObject::invokeMethod(
        this,
        [token, deliver = std::move(deliver)]() mutable {
            if (!token.stop_requested())
                deliver();
        },
        Qt::QueuedConnection);
}

void PuzzleFile::close()
{
    stop();
    m_fileStop = {};
    m_currentStop = {};
    m_entries.clear();
    m_shown.reset();
    m_work.clear();
    m_isBehind = false;
    m_firstShown = 0;
    m_firstPending = 0;
    m_firstUnrated = 0;
    m_isExplaining = false;
    m_pending = 0;
    m_running = 0;
    m_current = -1;
    m_firstInSight = 0;
    m_lastInSight = -1;
}

void PuzzleFile::open(const QString &path)
{
    start(QFileInfo(path).fileName(), path, {}, nullptr);
}

void PuzzleFile::openText(const QString &name, const QByteArray &text, const Family &family)
{
    start(name, {}, text, &family);
}

void PuzzleFile::openEntries(const QString &name, const QString &path,
                             std::vector<PuzzleEntry> entries, int current)
{
    close();
    m_name = name;
    m_path = path;
    m_isBlank = false;
    m_firstShown = current;
    Q_EMIT opened();
    addEntries(std::move(entries), true);
}

void PuzzleFile::setPath(const QString &path)
{
    m_path = path;
    m_name = QFileInfo(path).fileName();
}

void PuzzleFile::start(const QString &name, const QString &path, const QByteArray &text,
                       const Family *family)
{
    close();
    m_name = name;
    m_path = path;
    m_isReading = true;
    m_isBlank = false;
    Q_EMIT opened();

    m_foreground.start([this, path, text, family, token = m_fileStop.get_token()] {
        const auto bytes = path.isEmpty() ? text : readBytes(path);
        if (!bytes) {
            post(token, [this, path, reason = bytes.error()] {
                m_isReading = false;
                Q_EMIT unreadable(path, reason);
            });
            return;
        }
        read(*bytes, family, token);
    });
}

void PuzzleFile::read(const QByteArray &bytes, const Family *family, const std::stop_token &token)
{
    if (bytes.trimmed().isEmpty()) {
        post(token, [this] {
            m_isBlank = true;
            addEntries({}, true);
        });
        return;
    }
    if (looksLikeProject({bytes.data(), std::size_t(bytes.size())}))
        return readAsProject(bytes, token);
    PuzzleReader reader(bytes, family);
    std::vector<PuzzleEntry> batch;
    bool isLast = false;
    std::size_t size = 1; // the first puzzle is wanted at once
    while (!isLast && !token.stop_requested()) {
        auto puzzle = reader.next();
        isLast = !puzzle || !*puzzle;
        PuzzleEntry &entry = batch.emplace_back();
        if (!puzzle)
            entry.error = std::move(puzzle.error());
        else if (*puzzle)
            entry.puzzle = std::move(*puzzle);
        else
            batch.pop_back();
        if (!isLast && batch.size() < size)
            continue;
        size = batchSize;
        post(token, [this, entries = std::exchange(batch, {}), isLast]() mutable {
            addEntries(std::move(entries), isLast);
        });
    }
}

void PuzzleFile::readAsProject(const QByteArray &bytes, const std::stop_token &token)
{
    auto read = readProject({bytes.data(), std::size_t(bytes.size())});
    std::vector<PuzzleEntry> entries;
    if (!read) {
        entries.emplace_back().error = std::move(read.error());
        post(token, [this, entries = std::move(entries)]() mutable {
            addEntries(std::move(entries), true);
        });
        return;
    }
    for (const Page &page : read->project.pages)
        entries.push_back(entryOf(page));
    post(token, [this, entries = std::move(entries),
                 read = std::make_shared<const ReadProject>(*std::move(read))]() mutable {
        const auto &[pages, history, done, current] = read->project;
        m_firstShown = int(inkling::indexOf(pages, current).value_or(0));
        Q_EMIT projectRead(read);
        addEntries(std::move(entries), true);
    });
}

void PuzzleFile::addEntries(std::vector<PuzzleEntry> entries, bool isLast)
{
    const int first = count();
    for (PuzzleEntry &entry : entries) {
        entry.key = ++m_lastKey;
        m_pending += entry.puzzle ? 1 : 0;
        m_entries.push_back(std::move(entry));
    }
    m_work.resize(m_entries.size());
    m_isReading = !isLast;
    if (count() > first)
        Q_EMIT entriesAdded(first, count() - first);
    if (first == 0 && count() > 0 && m_current < 0)
        setCurrent(std::clamp(m_firstShown, 0, count() - 1));
    if (isLast)
        Q_EMIT readingFinished();
    startSummaries();
}

void PuzzleFile::setInSight(int first, int last)
{
    m_firstInSight = std::max(0, first);
    m_lastInSight = std::min(last, count() - 1);
}

template <typename Condition>
int PuzzleFile::nextOf(int &start, const Condition &isWanted) const
{
    for (int i = m_firstInSight; i <= std::min(m_lastInSight, count() - 1); ++i) {
        if (isWanted(i))
            return i;
    }
    while (start < count() && !isWanted(start))
        ++start;
    return start < count() ? start : -1;
}

int PuzzleFile::nextToSolve()
{
    return nextOf(m_firstPending, [this](int index) {
        return !m_work[std::size_t(index)].isBegun && entry(index).puzzle && !entry(index).summary;
    });
}

int PuzzleFile::nextToRate()
{
    if (m_isReading || m_pending > 0)
        return -1;
    return nextOf(m_firstUnrated, [this](int index) {
        return !m_work[std::size_t(index)].isRatingBegun && entry(index).summary
               && entry(index).summary->isRatingOpen;
    });
}

void PuzzleFile::startSummaries()
{
    while (m_running < m_background.maxThreadCount()) {
        const int open = nextToSolve();
        const int unrated = open < 0 ? nextToRate() : -1;
        if (open >= 0)
            startSummary(open);
        else if (unrated >= 0)
            startRating(unrated);
        else
            return;
    }
}

void PuzzleFile::startRating(int index)
{
    Work &work = m_work[std::size_t(index)];
    work.isRatingBegun = true;
    work.stop = {};
    ++m_running;
    m_background.start([this, key = entry(index).key, puzzle = entry(index).puzzle,
                        summary = *entry(index).summary, own = work.stop.get_token(),
                        token = m_fileStop.get_token()]() mutable {
        const StopCondition stop(own, StopCondition::Clock::now() + patience);
        const auto model = puzzle->model();
        const Solved solved{
            std::make_shared<const Solution>(puzzle->solve(Search::Uniqueness, stop)),
            summary.milliseconds};
        Explainer explainer(*model, solved.solution->answers());
        summary = summarize(*puzzle, *model, solved, deduce(*model, {}, explainer, stop), stop);
        post(token, [this, key, summary = std::move(summary)]() mutable {
            --m_running;
            setSummary(key, std::move(summary));
            startSummaries();
        });
    });
}

void PuzzleFile::startSummary(int index)
{
    Work &work = m_work[std::size_t(index)];
    work.isBegun = true;
    work.stop = {};
    ++m_running;
    m_background.start([this, key = entry(index).key, puzzle = entry(index).puzzle,
                        own = work.stop.get_token(), token = m_fileStop.get_token()] {
        const StopCondition stop(own, StopCondition::Clock::now() + patience);
        const Solved solved = solveTimed(*puzzle, stop);
        const auto model = puzzle->model();
        const Deduction deduction = deduce(*model, stop);
        PuzzleSummary summary = summarize(*puzzle, *model, solved, deduction, stop);
        summary.isRatingOpen = summary.verdict == Verdict::Unique && leavesMore(*model, deduction);
        post(token, [this, key, summary = std::move(summary)]() mutable {
            --m_running;
            setSummary(key, std::move(summary));
            startSummaries();
        });
    });
}

void PuzzleFile::setSummary(std::uint64_t key, PuzzleSummary summary)
{
    const int index = indexOf(key);
    if (index < 0)
        return;
    PuzzleEntry &entry = m_entries[std::size_t(index)];
    m_pending -= entry.summary ? 0 : 1;
    entry.summary = std::move(summary);
    Q_EMIT entryChanged(index);
}

void PuzzleFile::setCurrent(int index)
{
    if (index == m_current || m_isRemoving)
        return;
    if (std::exchange(m_isBehind, false)) {
        setBegun(m_current, false);
        startOver();
    }
    m_current = index;
    m_shown.reset();
    Q_EMIT currentChanged(index);
    beginExplaining();
}

void PuzzleFile::showToward(const Answer &answer)
{
    if (const Joinable *joinable = entry(m_current).puzzle->joinable())
        beginExplaining(joinable->toward(answer));
}

void PuzzleFile::beginExplaining()
{
    beginExplaining(m_current >= 0 ? entry(m_current).puzzle : nullptr);
    if (m_current >= 0 && entry(m_current).unfinished)
        sketch(entry(m_current).unfinished);
}

void PuzzleFile::sketch(const std::shared_ptr<const UnfinishedPuzzle> &unfinished)
{
    m_foreground.start([this, unfinished, token = m_currentStop.get_token()] {
        if (token.stop_requested())
            return;
        auto geometry = std::make_shared<const BoardGeometry>(
            unfinished->family->drafting().board(unfinished->draft));
        post(token, [this, geometry] {
            Q_EMIT boardReady(geometry);
            Q_EMIT finished();
        });
    });
}

void PuzzleFile::beginExplaining(const std::shared_ptr<const Puzzle> &puzzle)
{
    m_currentStop.request_stop();
    m_currentStop = {};
    m_ladderStop = {};
    setExplaining(false);
    m_shown = puzzle;
    if (!puzzle)
        return;
    setBegun(m_current, true);
    const Task task{entry(m_current).key, puzzle, m_currentStop.get_token(), m_fileStop.get_token(),
                    m_ladderStop};
    m_foreground.start([this, task] {
        if (!explainCurrent(task))
            post(task.file, [this, key = task.key] { giveBack(key); });
    });
}

void PuzzleFile::setExplaining(bool isExplaining)
{
    if (isExplaining == m_isExplaining)
        return;
    m_isExplaining = isExplaining;
    Q_EMIT explainingChanged();
}

void PuzzleFile::stopExplaining()
{
    m_ladderStop.request_stop();
}

void PuzzleFile::resumeExplaining()
{
    if (m_shown && !m_isExplaining)
        beginExplaining(m_shown);
}

bool PuzzleFile::explainCurrent(const Task &task)
{
    const StopCondition stop(task.current);
    if (stop.stopped())
        return false;
    auto geometry = std::make_shared<const BoardGeometry>(task.puzzle->board());
    post(task.current, [this, geometry] { Q_EMIT boardReady(geometry); });

    auto reasoned = std::make_shared<ExplainedPuzzle>();
    reasoned->puzzle = task.puzzle;
    reasoned->model = task.puzzle->model();
    bool isTold = false;
    const auto tell = [&](const SharedExplained &told) {
        const auto signal
            = std::exchange(isTold, true) ? &PuzzleFile::explainedFurther : &PuzzleFile::explained;
        post(task.current, [this, told, signal] { Q_EMIT(this->*signal)(told); });
    };
    GrowingPath path(task.puzzle, reasoned->model, 0, tell);
    // What is built is shown from its end, once it is there.
    reasoned->deduction = deduce(*reasoned->model, stop,
                                 reasoned->model->isConstructive() ? Watch() : std::ref(path));
    if (reasoned->deduction.outcome == Outcome::Stopped)
        return false;
    tell(reasoned);

    const Solved search = solveTimed(*task.puzzle, stop);
    if (stop.stopped() && search.solution->verdict == Verdict::Unknown)
        return false;
    const bool isOpen = leavesMore(*reasoned->model, reasoned->deduction);
    PuzzleSummary summary
        = summarize(*task.puzzle, *reasoned->model, search, reasoned->deduction, stop);
    summary.isRatingOpen = isOpen && summary.verdict == Verdict::Unique;
    post(task.file,
         [this, key = task.key, summary = std::move(summary)] { setSummary(key, summary); });
    post(task.current, [this, isOpen, solution = search.solution] {
        setExplaining(isOpen);
        Q_EMIT solved(solution);
        if (!isOpen)
            Q_EMIT finished();
    });
    return !isOpen || explainFurther(task, *reasoned, search.solution, search.milliseconds);
}

bool PuzzleFile::explainFurther(const Task &task, const ExplainedPuzzle &reasoned,
                                const std::shared_ptr<const Solution> &solution,
                                double milliseconds)
{
    std::stop_source ladder = task.ladder;
    const std::stop_callback follow(task.current, [&ladder] { ladder.request_stop(); });
    auto further = std::make_shared<ExplainedPuzzle>(
        ExplainedPuzzle{.puzzle = task.puzzle, .model = reasoned.model, .deduction = {}});
    Explainer explainer(*further->model, solution->answers());
    GrowingPath path(task.puzzle, further->model, reasoned.trace().size(),
                     [&](const SharedExplained &soFar) {
                         post(task.current, [this, soFar] { Q_EMIT explainedFurther(soFar); });
                     });
    further->deduction
        = deduce(*further->model, {}, explainer, StopCondition(ladder.get_token()), std::ref(path));
    if (task.current.stop_requested())
        return false;
    PuzzleSummary summary = summarize(*task.puzzle, *further->model, {solution, milliseconds},
                                      further->deduction, StopCondition(task.current));
    post(task.file,
         [this, key = task.key, summary = std::move(summary)] { setSummary(key, summary); });
    post(task.current, [this, further] {
        setExplaining(false);
        Q_EMIT explainedFurther(further);
        Q_EMIT finished();
    });
    return true;
}

void PuzzleFile::giveBack(std::uint64_t key)
{
    const int index = indexOf(key);
    if (index < 0)
        return;
    setBegun(index, index == m_current);
    m_firstPending = std::min(m_firstPending, index);
    m_firstUnrated = std::min(m_firstUnrated, index);
    startSummaries();
}

} // namespace inkling
