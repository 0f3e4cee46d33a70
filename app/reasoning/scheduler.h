// SPDX-License-Identifier: MIT
#pragma once

#include "document/page.h"
#include "reasoning/explainedpuzzle.h"
#include "reasoning/puzzlesummary.h"

#include <QObject>
#include <QThreadPool>
#include <optional>
#include <stop_token>
#include <unordered_map>
#include <utility>
#include <vector>

namespace inkling {

class Document;

/// Decides the order in which the pages of a document are solved, explained and rated, and keeps
/// the results. Results are stored by the page's id, for the revision of the page that was worked
/// on; the scheduler has no list of pages of its own.
///
/// The page that is shown comes first, then those in sight, then the others in the order of the
/// document. Work beyond the named rules comes after all work that needs no more than these. Only
/// the reasoning about the shown page is kept. Lives on the window's thread; works on others, which
/// the destructor stops and waits for (within 50 ms each).
class Scheduler final : public QObject
{
    Q_OBJECT

public:
    /// Requires: the document outlives the scheduler; the scheduler is made before anything else
    /// that is told of the document's changes, so that its results are up to date for the others.
    explicit Scheduler(Document &document, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Scheduler)
    ~Scheduler() override;

    /// The summary of the present revision of a page; null while there is none. Valid until the
    /// next signal.
    [[nodiscard]] const PuzzleSummary *summary(const Page &page) const;
    /// Takes over a summary of this revision of a page that was found elsewhere; ignored if the
    /// page has changed since.
    void setSummary(PageId id, std::uint64_t revision, PuzzleSummary summary);
    /// The number of puzzles that have no summary yet.
    [[nodiscard]] int pendingCount() const { return m_pending; }

    /// Sets which places are in sight: their pages are solved before the others, in this order.
    void setInSight(std::vector<int> places) { m_inSight = std::move(places); }
    /// Holds the shown page while it is being drawn, or releases it. While it is held, its changes
    /// neither emit begun() nor start work; that is made up for when it is released.
    void setHeld(bool isHeld);

    /// The puzzle that is laid out and reasoned about: the shown page's puzzle, or a copy of it
    /// that leads to one of its answers (see Puzzle::toward()). Null if there is none.
    [[nodiscard]] const std::shared_ptr<const Puzzle> &shown() const { return m_shown; }
    /// Lays out, and reasons about, a copy of the shown page's puzzle that leads to this answer.
    void showToward(const Answer &answer);
    /// Goes back from such a copy to the shown page's own puzzle.
    void showPlain();

    /// Starts no more work, and asks the running work to stop.
    void stop();
    /// Whether the part of the shown puzzle that the named rules leave open is being explained.
    [[nodiscard]] bool isExplaining() const { return m_isExplaining; }
    /// Stops explaining, and keeps the steps found so far.
    void stopExplaining();
    /// Starts explaining again, if it was stopped.
    void resumeExplaining();

Q_SIGNALS:
    /// The summary of the page with this index has come, or is out of date.
    void summaryChanged(int index);
    /// Work has begun on the page at this index, because it is shown now or has changed. -1: no
    /// page is shown.
    void begun(int place);
    /// The results about the shown puzzle, in this order: its board; the path by named rules, or
    /// its beginning; the answers; the steps beyond named rules, if those do not settle the puzzle;
    /// and the end of all work.
    void boardReady(const inkling::SharedGeometry &geometry);
    void explained(const inkling::SharedExplained &explained);
    void solved(const std::shared_ptr<const inkling::Solution> &solution);
    void explainingChanged();
    /// The path has got more steps; these may still be steps by named rules.
    void explainedFurther(const inkling::SharedExplained &explained);
    void finished();

private:
    /// The results about a page, and the state of the work on it.
    struct Work
    {
        /// The revision of the page that the results and the work are about.
        std::uint64_t revision = 0;
        std::optional<PuzzleSummary> summary;
        /// Whether the page's puzzle still needs a summary.
        bool isPending = false;
        bool isBegun = false;
        bool isRatingBegun = false;
        /// Stops the work in the background.
        std::stop_source stop{std::nostopstate};
    };

    /// A puzzle that a thread works on, and the tokens that end the work.
    struct Task
    {
        PageId page = noPage;
        std::uint64_t revision = 0;
        std::shared_ptr<const Puzzle> puzzle;
        std::stop_token shown;    ///< requested when another puzzle is shown
        std::stop_token document; ///< requested when another document is opened
        /// Requested when explaining is to end with the steps found so far.
        std::stop_source ladder;
    };

    void connectDocument();
    void forgetAll();
    /// Notes that a page was added, or got another puzzle.
    void note(const Page &page);
    void forget(const Page &page);
    /// The work on a page; null if the page is not there, or has another revision.
    [[nodiscard]] Work *workOn(PageId id, std::uint64_t revision);
    void takeChanged(int index);
    void takeShown();
    /// Begins the work on the page that is shown.
    void begin();
    void beginExplaining(const std::shared_ptr<const Puzzle> &puzzle);
    void sketch(const Page &page);
    void setBegun(PageId id, bool isBegun);
    void setExplaining(bool isExplaining);
    /// Looks for pending work again, from the first page on.
    void startOver();
    void startSummaries();
    void startSummary(const Page &page);
    void startRating(const Page &page);
    /// Has a page summed up on another thread by summarizing(puzzle, stop), and goes on with the next page after it.
    template <typename Summarize>
    void sumUp(const Page &page, const Summarize &summarizing);
    /// explainShown() and explainFurther() run on another thread, and return whether they were
    /// completed. If not, the page is put back among those that wait for their summary.
    bool explainShown(const Task &task);
    bool explainFurther(const Task &task, const ExplainedPuzzle &reasoned,
                        const TimedSolution &solved);
    void giveBack(const Task &task);
    /// The next page that needs a summary or, for nextToRate(), a rating; null if there is none.
    [[nodiscard]] const Page *nextToSolve();
    [[nodiscard]] const Page *nextToRate();
    /// The first page in sight for which `isWanted` is true, otherwise the first such page from
    /// `start` on; null if there is none.
    template <typename Condition>
    [[nodiscard]] const Page *nextOf(int &start, const Condition &isWanted);
    /// Calls `deliver` on the window's thread, unless a stop has been requested meanwhile.
    template <typename Deliver>
    void post(const std::stop_token &token, Deliver deliver);

    Document &m_document;
    std::unordered_map<PageId, Work> m_work;
    std::shared_ptr<const Puzzle> m_shown;
    /// The page that is shown; noPage for none.
    PageId m_shownPage = noPage;
    int m_firstPending = 0;
    int m_firstUnrated = 0;
    int m_pending = 0;
    int m_running = 0;
    std::vector<int> m_inSight;
    bool m_isHeld = false;
    /// Whether the shown page has changed while it was held.
    bool m_isBehind = false;
    bool m_isExplaining = false;
    std::stop_source m_documentStop;
    std::stop_source m_shownStop;
    std::stop_source m_ladderStop;
    QThreadPool m_background;
    QThreadPool m_foreground;
};

} // namespace inkling
