// SPDX-License-Identifier: MIT
#include "puzzle/generating.h"

#include "logic/teaching/techniques.h"
#include "puzzle/explanation.h"
#include "puzzle/family.h"

#include <algorithm>
#include <array>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace inkling {

namespace {

using namespace std::chrono_literals;

/// A run of generateByTrying(): its threads take the attempts in turn, and another thread waits for
/// them.
class Trials
{
public:
    Trials(const Wish &wish, const Try &attempt, std::uint64_t mostTries, const StopCondition &stop)
        : m_wish(wish)
        , m_wanted(wantedRatings(wish))
        , m_try(attempt)
        , m_mostTries(triesFor(wish, mostTries))
        , m_stop(stop)
        , m_threadCount(threadsFor(wish.threads))
    {}

    std::shared_ptr<const Puzzle> run(const GenerateProgress &progress);

private:
    /// The result of an attempt.
    struct Found
    {
        std::uint64_t number = 0;
        Made made;
    };

    void tryAll(std::uint64_t number, int threads, bool goesOn);
    [[nodiscard]] bool fits(const Made &made, const StopCondition &stop) const;
    void take(std::uint64_t number, std::optional<Made> made, bool isFit);
    void judge(const Found &found);
    [[nodiscard]] bool isUseless(std::uint64_t number) const;
    void wait(const GenerateProgress &progress);
    void rateLast(std::unique_lock<std::mutex> &lock);
    void report(std::unique_lock<std::mutex> &lock, const GenerateProgress &progress);

    const Wish &m_wish;
    const Span<double> m_wanted;
    const Try &m_try;
    const std::uint64_t m_mostTries;
    const StopCondition &m_stop;
    const int m_threadCount;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::uint64_t m_next = 1;
    int m_running = 0;
    int m_tried = 0;
    bool m_hasNews = false;
    std::map<std::uint64_t, std::stop_source> m_stops; ///< by attempt, while it runs
    std::optional<Found> m_winner;
    std::optional<Found> m_unrated; ///< the last that was shown without a rating
    std::optional<Found> m_best; ///< the nearest to the wish, for those who watch
};

/// Whether an attempt can no longer win. Requires: the mutex is held.
bool Trials::isUseless(std::uint64_t number) const
{
    return m_stop.stopped() || number >= m_mostTries || (m_winner && m_winner->number < number);
}

/// On a thread of its own: an attempt, and those that nobody has begun.
void Trials::tryAll(std::uint64_t number, int threads, bool goesOn)
{
    std::unique_lock lock(m_mutex);
    while (!isUseless(number)) {
        const StopCondition stop = m_stop.orWhen(m_stops[number].get_token());
        lock.unlock();
        Attempt attempt{number,
                        RandomSource(m_wish.seed, number),
                        threads,
                        stop,
                        [this, number](const Made &made) {
                            const std::scoped_lock held(m_mutex);
                            judge({number, made});
                        },
                        [this, number](std::shared_ptr<const Puzzle> puzzle) {
                            const std::scoped_lock held(m_mutex);
                            m_unrated = Found{number, {std::move(puzzle), {}}};
                        }};
        auto made = m_try(attempt);
        const bool isFit = made && fits(*made, stop);
        const bool isWhole = !stop.stopped();
        lock.lock();
        m_stops.erase(number);
        if (isWhole)
            take(number, std::move(made), isFit);
        if (!goesOn)
            break;
        number = m_next++;
    }
    --m_running;
    m_changed.notify_one();
}

bool Trials::fits(const Made &made, const StopCondition &stop) const
{
    return m_wanted.has(shownRating(made.rating.value))
           && isAsOrdered(m_wish.order, *made.puzzle, stop);
}

/// Requires: the mutex is held.
void Trials::take(std::uint64_t number, std::optional<Made> made, bool isFit)
{
    ++m_tried;
    m_hasNews = true;
    if (!made)
        return;
    Found found{number, std::move(*made)};
    judge(found);
    if (!isFit || (m_winner && m_winner->number < number))
        return;
    m_winner = std::move(found);
    for (auto &[other, stop] : m_stops) {
        if (other > number)
            stop.request_stop();
    }
}

/// Keeps it if it is the nearest to the wish; of those as near, the first attempt's last.
/// Requires: the mutex is held.
void Trials::judge(const Found &found)
{
    const auto place = [&](const Found &one) {
        const double rating = one.made.rating.value;
        return std::pair(std::max({m_wanted.from - rating, rating - m_wanted.to, 0.0}), one.number);
    };
    if (m_best && place(*m_best) < place(found))
        return;
    m_best = found;
    m_hasNews = true;
}

/// Rates the last puzzle that was shown without a rating. Requires: the mutex is held, which is let
/// go meanwhile.
void Trials::rateLast(std::unique_lock<std::mutex> &lock)
{
    std::optional<Found> last = std::exchange(m_unrated, std::nullopt);
    if (!last || m_running == 0)
        return;
    lock.unlock();
    const auto rating = ratedByNamedRules(*last->made.puzzle, m_stop);
    lock.lock();
    if (rating && !m_stop.stopped()) {
        last->made.rating = *rating;
        judge(*last);
    }
}

void Trials::report(std::unique_lock<std::mutex> &lock, const GenerateProgress &progress)
{
    if (progress)
        rateLast(lock);
    if (!progress || !std::exchange(m_hasNews, false))
        return;
    const Made best = m_best ? m_best->made : Made{};
    const int tried = m_tried;
    lock.unlock();
    progress(best.puzzle, best.rating.value, tried);
    lock.lock();
}

/// Waits until no thread is left and the last find has been reported. Asks the stop condition
/// meanwhile, which may need to be asked on this thread.
void Trials::wait(const GenerateProgress &progress)
{
    constexpr int glancesPerReport = 5;
    std::unique_lock lock(m_mutex);
    int glances = 0;
    for (bool isOver = false; !isOver;) {
        isOver = m_changed.wait_for(lock, 50ms, [this] { return m_running == 0; });
        lock.unlock();
        static_cast<void>(m_stop.stopped());
        lock.lock();
        if (isOver || ++glances % glancesPerReport == 0)
            report(lock, progress);
    }
}

std::shared_ptr<const Puzzle> Trials::run(const GenerateProgress &progress)
{
    m_running = 1;
    {
        const std::jthread first([this] { tryAll(0, m_threadCount, false); });
        wait(progress);
    }
    std::vector<std::jthread> others;
    {
        const std::scoped_lock lock(m_mutex);
        m_running = isUseless(m_next) ? 0 : m_threadCount;
        for (int i = 0; i < m_running; ++i) {
            others.emplace_back([this, number = m_next] { tryAll(number, 1, true); });
            ++m_next;
        }
    }
    wait(progress);
    return m_winner && !m_stop.stopped() ? m_winner->made.puzzle : nullptr;
}

} // namespace

std::span<const Symmetry> symmetriesOfSquares()
{
    static constexpr std::array all{Symmetry::HalfTurn,       Symmetry::QuarterTurn,
                                    Symmetry::MirrorAcross,   Symmetry::MirrorDown,
                                    Symmetry::MirrorDiagonal, Symmetry::MirrorAntidiagonal};
    return all;
}

std::string_view symmetryTitle(Symmetry symmetry)
{
    constexpr std::array<std::string_view, symmetryCount> titles{
        INKLING_TR_NOOP("Symmetry", "none"),
        INKLING_TR_NOOP("Symmetry", "half turn"),
        INKLING_TR_NOOP("Symmetry", "quarter turn"),
        INKLING_TR_NOOP("Symmetry", "left and right mirrored"),
        INKLING_TR_NOOP("Symmetry", "top and bottom mirrored"),
        INKLING_TR_NOOP("Symmetry", "diagonal from the top left"),
        INKLING_TR_NOOP("Symmetry", "diagonal from the top right")};
    return titles[std::size_t(symmetry)];
}

std::string_view symmetryName(Symmetry symmetry)
{
    constexpr std::array<std::string_view, symmetryCount> names{
        "none",        "half-turn",       "quarter-turn",       "mirror-across",
        "mirror-down", "mirror-diagonal", "mirror-antidiagonal"};
    return names[std::size_t(symmetry)];
}

std::shared_ptr<const Puzzle> generateByTrying(const Wish &wish, const Try &attempt,
                                               std::uint64_t mostTries,
                                               const GenerateProgress &progress,
                                               const StopCondition &stop)
{
    return Trials(wish, attempt, mostTries, stop).run(progress);
}

std::uint64_t triesFor(const Wish &wish, std::uint64_t mostTries)
{
    constexpr std::uint64_t mostToOrder = 20'000;
    if (wish.order.mostTries > 0)
        return wish.order.mostTries;
    return wish.order.isEmpty() ? mostTries : std::min(mostTries, mostToOrder);
}

std::optional<Rating> ratedByNamedRules(const Puzzle &puzzle, const StopCondition &stop,
                                        const Order &order, double limit)
{
    const Deduction deduction = deduceBelow(limit, *puzzle.model(), stop);
    if (deduction.outcome != Outcome::Solved)
        return std::nullopt;
    if (order.forbidsRules()
        && !meetsNoForbidden(order, techniquesOf(puzzle.family().rules(), deduction.trace)))
        return std::nullopt;
    return rate(deduction.trace);
}

std::optional<Rating> rated(const Puzzle &puzzle, const StopCondition &stop)
{
    return explain(puzzle, stop).rating;
}

std::optional<Rating> ratedUpTo(Difficulty word, const Puzzle &puzzle, const StopCondition &stop)
{
    std::optional<Rating> reached;
    std::stop_source enough;
    const auto look = [&](const Model &, const Knowledge &, const Trace &trace) {
        Rating rating = rate(trace);
        // What comes once it is to stop may be told otherwise.
        if (reached || rating.difficulty < word)
            return;
        reached = std::move(rating);
        enough.request_stop();
    };
    const Explanation explanation
        = explain(puzzle, stop.orWhen(enough.get_token()), {.solved = {}, .reasoned = look});
    return reached && explanation.solution.verdict == Verdict::Unique ? reached
                                                                      : explanation.rating;
}

int threadsFor(int wished)
{
    return wished > 0 ? wished : std::max(1, int(std::thread::hardware_concurrency()));
}

std::optional<Phrase> expectedSize(BoardSize size, BoardSize smallest, BoardSize largest)
{
    if (size.rows >= smallest.rows && size.rows <= largest.rows && size.columns >= smallest.columns
        && size.columns <= largest.columns)
        return std::nullopt;
    const auto text = [](BoardSize limit) {
        return std::to_string(limit.rows) + "x" + std::to_string(limit.columns);
    };
    return Phrase{INKLING_TR_NOOP("Phrases", "a size from %1 to %2"),
                  {text(smallest), text(largest)}};
}

std::optional<Phrase> expectedWish(const Wish &wish, BoardSize smallest, BoardSize largest,
                                   std::span<const Symmetry> symmetries)
{
    const BoardSize size = wish.size;
    if (auto general = expectedSize(size, smallest, largest)) {
        if (size.rows <= largest.rows && size.columns <= largest.columns)
            return general;
        general->text = INKLING_TR_NOOP(
            "Phrases", "a size from %1 to %2: every puzzle is proved to have one answer, which "
                       "takes too long on larger boards");
        return general;
    }
    const bool isOffered = wish.symmetry == Symmetry::None
                           || std::ranges::find(symmetries, wish.symmetry) != symmetries.end();
    if (!isOffered) {
        return symmetries.empty()
                   ? Phrase{INKLING_TR_NOOP("Phrases", "no symmetry, as these puzzles have "
                                                       "none"),
                            {}}
                   : Phrase{INKLING_TR_NOOP("Phrases", "another symmetry of the clues"), {}};
    }
    if (needsSquare(wish.symmetry) && size.rows != size.columns)
        return Phrase{INKLING_TR_NOOP("Phrases", "a square board for this symmetry"), {}};
    return std::nullopt;
}

} // namespace inkling
