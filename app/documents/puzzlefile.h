// SPDX-License-Identifier: MIT
#pragma once

#include "document/project.h"
#include "puzzle/family.h"
#include "reasoning/explainedpuzzle.h"

#include <QObject>
#include <QThreadPool>
#include <optional>
#include <stop_token>
#include <vector>

namespace inkling {

/// What is known of a puzzle of the open file once it has been solved and reasoned out; the reasoning
/// itself is not kept.
struct PuzzleSummary
{
    Verdict verdict = Verdict::Unknown;
    /// Nothing where there is none, or it is not known yet.
    std::optional<Rating> rating;
    /// The named rules do not settle it, and what goes beyond them has still to be tried.
    bool isRatingOpen = false;
    Outcome outcome = Outcome::Stopped;
    /// How much is open where the reasoning stalls.
    Phrase undecided;
    double milliseconds = 0;
    /// The answer, for the small picture; absent unless it is the only one and reasoning reached it, and
    /// where it is very large.
    std::shared_ptr<const Answer> answer;
};

/// A puzzle that is still being drawn.
struct UnfinishedPuzzle
{
    const Family *family = nullptr;
    Draft draft;
};

/// One place of the open file: a puzzle, what is drawn of one, or what is wrong with the text there.
struct PuzzleEntry
{
    std::shared_ptr<const Puzzle> puzzle;
    std::shared_ptr<const UnfinishedPuzzle> unfinished;
    std::optional<ParseError> error;
    std::optional<PuzzleSummary> summary;
    /// Of what is there; what takes its place has another. Given by the file.
    std::uint64_t key = 0;
};

/// What a page is to the file.
[[nodiscard]] PuzzleEntry entryOf(const Page &page);

/// The open file: its puzzles, what is known of each, and the reasoning about the current one.
///
/// Lives on the window's thread; reads, solves and reasons on others, which it stops and waits for when
/// it goes (within 50 ms each). The current puzzle goes first, then those in sight, then the rest in
/// the order of the file; what goes beyond named rules comes after all that needs no more than these. Only
/// the current puzzle's reasoning is kept.
class PuzzleFile final : public QObject
{
    Q_OBJECT

public:
    explicit PuzzleFile(QObject *parent = nullptr);
    Q_DISABLE_COPY_MOVE(PuzzleFile)
    ~PuzzleFile() override;

    /// Begins to read a file; what was open is closed.
    void open(const QString &path);
    /// The same with a family's text that is at hand; `name` is what the window calls it.
    void openText(const QString &name, const QByteArray &text, const Family &family);

    /// The same with what is at hand; `current` is shown at first. `path`: of the file that it belongs to, or empty.
    void openEntries(const QString &name, const QString &path, std::vector<PuzzleEntry> entries,
                     int current = 0);
    /// It is kept in another file from now on.
    void setPath(const QString &path);

    /// What the open file's document makes of it. What else is there stays as it is: of a changed entry alone, what is
    /// under way is begun anew. The current entry stays the current one; where it is taken out, the next is.
    void replace(int index, PuzzleEntry entry);
    void insert(int index, std::vector<PuzzleEntry> entries);
    void remove(int index);
    void move(int from, int to);
    /// Whether the current entry is being drawn: what takes its place meanwhile is neither shown nor worked on, and not
    /// told by currentChanged(), before that ends.
    void setDrawn(bool isDrawn);
    /// What is known of an entry from elsewhere; nothing is done if something else has taken its place.
    void setSummary(std::uint64_t key, PuzzleSummary summary);

    [[nodiscard]] const QString &name() const { return m_name; }
    /// Empty for a text that is not a file.
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] int count() const { return int(m_entries.size()); }
    [[nodiscard]] const PuzzleEntry &entry(int index) const
    {
        return m_entries[std::size_t(index)];
    }
    /// Of the entry of that key; -1 if something else has taken its place.
    [[nodiscard]] int indexOf(std::uint64_t key) const;
    /// Whether the file that has been read holds no text at all.
    [[nodiscard]] bool isBlank() const { return m_isBlank; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    /// How many puzzles have no summary yet.
    [[nodiscard]] int pendingCount() const { return m_pending; }

    /// -1 for none.
    [[nodiscard]] int current() const { return m_current; }
    /// Begins to lay out and to reason about a puzzle; stops what was under way about the one before.
    void setCurrent(int index);
    /// Lays out and reasons about the current puzzle as it leads to one of its answers.
    void showToward(const Answer &answer);
    /// The puzzle that is laid out: the current one, or as it leads to an answer. Null without one.
    [[nodiscard]] const std::shared_ptr<const Puzzle> &shown() const { return m_shown; }
    /// Which puzzles are in sight, both included: they are solved before the others.
    void setInSight(int first, int last);

    /// No more work is begun, and what runs is asked to stop.
    void stop();
    /// Whether what the named rules leave open of the current puzzle is being explained.
    [[nodiscard]] bool isExplaining() const { return m_isExplaining; }
    /// That is to end with what has been found.
    void stopExplaining();
    /// It is begun anew, where it was stopped.
    void resumeExplaining();

Q_SIGNALS:
    /// Another file has begun to be read.
    void opened();
    /// Why a file cannot be read at all.
    void unreadable(const QString &path, const QString &reason);
    /// It is a project: what it is, before its entries are added.
    void projectRead(const std::shared_ptr<const inkling::ReadProject> &read);
    void entriesAdded(int first, int count);
    void entryAboutToBeRemoved(int index);
    void entryRemoved(int index);
    /// `to`: where it is then.
    void entryAboutToBeMoved(int from, int to);
    void entryMoved(int from, int to);
    void entryChanged(int index);
    void readingFinished();
    void currentChanged(int index);
    /// About the current puzzle, in this order: its board, the path by named rules, or the beginning of it, the
    /// answers, what goes beyond named rules where these do not settle it, and that there is nothing more to come.
    void boardReady(const inkling::SharedGeometry &geometry);
    void explained(const inkling::SharedExplained &explained);
    void solved(const std::shared_ptr<const inkling::Solution> &solution);
    void explainingChanged();
    /// The path as it has grown, also while it is still that by named rules.
    void explainedFurther(const inkling::SharedExplained &explained);
    void finished();

private:
    /// What the current puzzle's worker works on, and who may stop it.
    struct Task
    {
        std::uint64_t key;
        std::shared_ptr<const Puzzle> puzzle;
        std::stop_token current;
        std::stop_token file;
        std::stop_source ladder;
    };

    /// What is done about an entry.
    struct Work
    {
        bool isBegun = false;
        bool isRatingBegun = false;
        /// Ends what is done in the background.
        std::stop_source stop{std::nostopstate};
    };

    void start(const QString &name, const QString &path, const QByteArray &text,
               const Family *family);
    /// On a worker's thread.
    void read(const QByteArray &bytes, const Family *family, const std::stop_token &token);
    void readAsProject(const QByteArray &bytes, const std::stop_token &token);
    void close();
    void addEntries(std::vector<PuzzleEntry> entries, bool isLast);
    void startSummaries();
    void startSummary(int index);
    void startRating(int index);
    /// What takes the current entry's place is shown.
    void showReplaced();
    void setBegun(int index, bool isBegun);
    void sketch(const std::shared_ptr<const UnfinishedPuzzle> &unfinished);
    /// Looks for what is to be done from the first entry on.
    void startOver();
    /// About the current entry, whatever it is.
    void beginExplaining();
    void beginExplaining(const std::shared_ptr<const Puzzle> &puzzle);
    /// On a worker's thread. Returns whether it came to its end; if not, the puzzle is given back to
    /// those that wait for their summary.
    bool explainCurrent(const Task &task);
    /// The same of what the named rules left open.
    bool explainFurther(const Task &task, const ExplainedPuzzle &reasoned,
                        const std::shared_ptr<const Solution> &solution, double milliseconds);
    void setExplaining(bool isExplaining);
    void giveBack(std::uint64_t key);
    [[nodiscard]] int nextToSolve();
    [[nodiscard]] int nextToRate();
    /// The first in sight, or else the first from `start` on, of which `isWanted` says so; -1 for none.
    template <typename Condition>
    [[nodiscard]] int nextOf(int &start, const Condition &isWanted) const;
    /// Calls `deliver` on the window's thread unless another file or puzzle has come meanwhile.
    template <typename Deliver>
    void post(const std::stop_token &token, Deliver deliver);

    QString m_name;
    QString m_path;
    std::vector<PuzzleEntry> m_entries;
    std::shared_ptr<const Puzzle> m_shown;
    /// Of each entry.
    std::vector<Work> m_work;
    std::uint64_t m_lastKey = 0;
    /// Which is shown when there are entries.
    int m_firstShown = 0;
    int m_firstPending = 0;
    int m_firstUnrated = 0;
    int m_pending = 0;
    int m_running = 0;
    int m_current = -1;
    int m_firstInSight = 0;
    int m_lastInSight = -1;
    bool m_isDrawn = false;
    /// The current entry has been replaced, and is still as it was to everyone else.
    bool m_isBehind = false;
    /// An entry is being taken out.
    bool m_isRemoving = false;
    bool m_isReading = false;
    bool m_isBlank = false;
    bool m_isExplaining = false;
    std::stop_source m_fileStop;
    std::stop_source m_currentStop;
    std::stop_source m_ladderStop;
    QThreadPool m_background;
    QThreadPool m_foreground;
};

} // namespace inkling
