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

namespace inkling {

class Document;

/// Decides which page of a document is solved, explained and rated when, and keeps what is found out: by the id of
/// the page, and for the revision of it that was worked on. It has no list of pages of its own.
///
/// The page that is shown goes first, then those in sight, then the rest in the order of the document; what goes
/// beyond named rules comes after all that needs no more than these. Only the shown page's reasoning is kept. Lives
/// on the window's thread; works on others, which it stops and waits for when it goes (within 50 ms each).
class Scheduler final : public QObject
{
    Q_OBJECT

public:
    /// Requires: the document outlives the scheduler. To be made before all else that hears of the document's
    /// changes, so that the others find what is known now.
    explicit Scheduler(Document &document, QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(Scheduler)
    ~Scheduler() override;

    /// The summary of a page as it is now; null while there is none. Valid until the next signal.
    [[nodiscard]] const PuzzleSummary *summary(const Page &page) const;
    /// Takes over what someone else found out about this revision of a page; ignored if the page has changed since.
    void setSummary(PageId id, std::uint64_t revision, PuzzleSummary summary);
    /// The number of puzzles that have no summary yet.
    [[nodiscard]] int pendingCount() const { return m_pending; }

    /// Sets which places are in sight, both included: their pages are solved before the others.
    void setInSight(int first, int last);
    /// While the shown page is held, because it is being drawn, its changes are neither told by begun() nor worked
    /// on; when it is let go, they are.
    void setHeld(bool isHeld);

    /// The puzzle that is laid out and reasoned about: the shown page's, or the same as it leads to one of its
    /// answers. Null if there is none.
    [[nodiscard]] const std::shared_ptr<const Puzzle> &shown() const { return m_shown; }
    /// Lays out the shown page's puzzle as it leads to one of its answers, and reasons about that.
    void showToward(const Answer &answer);
    /// Goes back to the shown page's own puzzle, where it was shown as it leads to an answer.
    void showPlain();

    /// Begins no more work, and asks what runs to stop.
    void stop();
    /// Whether what the named rules leave open of the shown puzzle is being explained.
    [[nodiscard]] bool isExplaining() const { return m_isExplaining; }
    /// Ends explaining with what has been found.
    void stopExplaining();
    /// Begins to explain anew, if it was stopped.
    void resumeExplaining();

Q_SIGNALS:
    /// There is a summary of the page with this index, or the one that was is out of date.
    void summaryChanged(int index);
    /// Work on what has this place begins: it is shown now, or it has changed. -1: nothing is shown.
    void begun(int place);
    /// Results about the shown puzzle, in this order: its board, the path by named rules (or the beginning of it), the
    /// answers, what goes beyond named rules where these do not settle it, and that there is nothing more to come.
    void boardReady(const inkling::SharedGeometry &geometry);
    void explained(const inkling::SharedExplained &explained);
    void solved(const std::shared_ptr<const inkling::Solution> &solution);
    void explainingChanged();
    /// The path has grown, perhaps while it is still the one by named rules.
    void explainedFurther(const inkling::SharedExplained &explained);
    void finished();

private:
    /// What is known of a page, and what is done about it.
    struct Work
    {
        /// The revision of the page that all of this is about.
        std::uint64_t revision = 0;
        std::optional<PuzzleSummary> summary;
        /// Whether there is a puzzle to be summed up.
        bool isPending = false;
        bool isBegun = false;
        bool isRatingBegun = false;
        /// Ends what is done in the background.
        std::stop_source stop{std::nostopstate};
    };

    /// A puzzle that a thread works on, and the tokens that end the work.
    struct Task
    {
        PageId page = noPage;
        std::uint64_t revision = 0;
        std::shared_ptr<const Puzzle> puzzle;
        std::stop_token shown;    ///< another puzzle is shown
        std::stop_token document; ///< another document is open
        std::stop_source ladder;  ///< explaining is to end with what has been found
    };

    void connectDocument();
    void forgetAll();
    /// Notes that a page has come, or that its puzzle is another.
    void note(const Page &page);
    void forget(const Page &page);
    /// The work on a page; null if the page is not there, or has another revision.
    [[nodiscard]] Work *workOn(PageId id, std::uint64_t revision);
    void takeChanged(int index);
    void takeShown();
    /// Shows what the shown place holds now.
    void begin();
    void beginExplaining(const std::shared_ptr<const Puzzle> &puzzle);
    void sketch(const Page &page);
    void setBegun(PageId id, bool isBegun);
    void setExplaining(bool isExplaining);
    /// Looks for what is to be done from the first page on.
    void startOver();
    void startSummaries();
    void startSummary(const Page &page);
    void startRating(const Page &page);
    /// These two run on another thread and return whether they came to their end; if not, the page is given back to
    /// those that wait for their summary.
    bool explainShown(const Task &task);
    bool explainFurther(const Task &task, const ExplainedPuzzle &reasoned,
                        const TimedSolution &solved);
    void giveBack(const Task &task);
    /// The next page to be summed up, or rated; null if there is none.
    [[nodiscard]] const Page *nextToSolve();
    [[nodiscard]] const Page *nextToRate();
    /// The first page in sight, or else the first from `start` on, that `isWanted`; null for none.
    template <typename Condition>
    [[nodiscard]] const Page *nextOf(int &start, const Condition &isWanted);
    /// Calls `deliver` on the window's thread unless stop has been requested by then.
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
    int m_firstInSight = 0;
    int m_lastInSight = -1;
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
