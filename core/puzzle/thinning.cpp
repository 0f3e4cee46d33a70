// SPDX-License-Identifier: MIT
#include "puzzle/thinning.h"

#include "logic/explaining/deducer.h"
#include "logic/model/rule.h"
#include "puzzle/puzzle.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>

namespace inkling {

namespace {

/// The state of the thinning: the next question is whether order[place .. place + batch) can go.
struct Position
{
    Sufficient sure;
    std::size_t place = 0;
    std::size_t batch = 0;
    /// The end of a range known to be too much: order[place .. refused) cannot all go; 0 where
    /// nothing is known.
    std::size_t refused = 0;
    /// The number of groups that have gone since one was refused.
    std::size_t run = 0;

    [[nodiscard]] bool isOver() const { return batch == 0; }
};

/// The rule by which one question follows from the answers to those before.
class Procedure
{
public:
    explicit Procedure(std::span<const int> order)
        : m_order(order)
    {}

    [[nodiscard]] Position start(Sufficient first) const
    {
        const std::size_t eighth = m_order.size() / 8;
        return {std::move(first), 0, std::min(m_order.size(), std::max<std::size_t>(eighth, 1))};
    }
    [[nodiscard]] std::vector<bool> asked(const Position &position) const
    {
        std::vector<bool> kept = position.sure.kept;
        for (std::size_t i = position.place; i < position.place + position.batch; ++i)
            kept[std::size_t(m_order[i])] = false;
        return kept;
    }
    /// `shown`: what shows that the groups asked about can go; null if they cannot.
    [[nodiscard]] Position next(const Position &position, std::shared_ptr<const Shown> shown) const
    {
        return shown ? afterGoing(position, std::move(shown)) : afterRefusal(position);
    }

private:
    [[nodiscard]] Position afterGoing(const Position &position,
                                      std::shared_ptr<const Shown> shown) const
    {
        Position next = position;
        next.sure = {asked(position), std::move(shown)};
        next.place += position.batch;
        next.run += position.batch;
        if (next.place + 1 == next.refused)
            return afterSingle(std::move(next));
        next.batch = next.refused > 0 ? (next.refused - next.place) / 2 : 2 * position.batch;
        return bounded(std::move(next));
    }
    [[nodiscard]] Position afterRefusal(const Position &position) const
    {
        Position next = position;
        if (position.batch == 1)
            return afterSingle(std::move(next));
        next.refused = position.place + position.batch;
        next.batch = position.batch / 2;
        return next;
    }
    /// order[place] must stay; the next batch is about as long as the last run was.
    [[nodiscard]] Position afterSingle(Position next) const
    {
        ++next.place;
        next.refused = 0;
        next.batch = std::max<std::size_t>(next.run, 1);
        next.run = 0;
        return bounded(std::move(next));
    }
    [[nodiscard]] Position bounded(Position next) const
    {
        next.batch = std::min(next.batch, m_order.size() - next.place);
        return next;
    }

    std::span<const int> m_order;
};

/// A question, and the one that follows: until there is an answer, the one that follows a no.
struct Question
{
    enum class State : std::uint8_t { Open, Running, Answered };

    explicit Question(Position asked)
        : position(std::move(asked))
    {}

    Position position;
    State state = State::Open;
    std::stop_source stop;
    std::shared_ptr<Question> next;

    /// Marks this question and all that follow it as no longer of interest.
    void discard()
    {
        stop.request_stop();
        if (next)
            next->discard();
    }
};

/// A run of thinned(): its threads take the questions in the order in which they come if the answers
/// are no.
class Thinning
{
public:
    Thinning(Sufficient first, std::span<const int> order, const Suffices &suffices,
             const StopCondition &stop, const ThinProgress &progress)
        : m_procedure(order)
        , m_suffices(suffices)
        , m_stop(stop)
        , m_progress(progress)
        , m_count(order.size())
        , m_first(std::make_shared<Question>(m_procedure.start(std::move(first))))
    {}

    std::optional<Sufficient> run(int threads);

private:
    void work();
    void answer(Question &question, std::shared_ptr<const Shown> shown);
    [[nodiscard]] std::shared_ptr<Question> nextOpen();
    [[nodiscard]] bool isOver() const { return m_first->position.isOver() || m_stop.stopped(); }

    const Procedure m_procedure;
    const Suffices &m_suffices;
    const StopCondition &m_stop;
    const ThinProgress &m_progress;
    const std::size_t m_count;

    std::mutex m_mutex;
    std::condition_variable m_changed;
    /// The question whose answer is wanted next.
    std::shared_ptr<Question> m_first;
};

/// The first question that nobody has begun, if the answers to those that run are no; null if it is
/// too far ahead to be asked. Requires: the mutex is held.
std::shared_ptr<Question> Thinning::nextOpen()
{
    constexpr int mostAhead = 6;
    std::shared_ptr<Question> question = m_first;
    for (int ahead = 0; ahead <= mostAhead && !question->position.isOver(); ++ahead) {
        if (question->state == Question::State::Open)
            return question;
        if (!question->next)
            question->next
                = std::make_shared<Question>(m_procedure.next(question->position, nullptr));
        question = question->next;
    }
    return nullptr;
}

/// Moves on to the first question without an answer. Requires: the mutex is held.
void Thinning::answer(Question &question, std::shared_ptr<const Shown> shown)
{
    question.state = Question::State::Answered;
    if (shown && question.next)
        question.next->discard();
    if (shown || !question.next)
        question.next
            = std::make_shared<Question>(m_procedure.next(question.position, std::move(shown)));
    while (m_first->state == Question::State::Answered)
        m_first = std::shared_ptr(m_first->next);
    if (m_progress)
        m_progress(double(m_first->position.place) / double(m_count));
    m_changed.notify_all();
}

void Thinning::work()
{
    std::unique_lock lock(m_mutex);
    while (!isOver()) {
        const std::shared_ptr<Question> open = nextOpen();
        if (!open) {
            m_changed.wait_for(lock, std::chrono::milliseconds(50));
            continue;
        }
        Question &question = *open;
        question.state = Question::State::Running;
        const std::vector<bool> kept = m_procedure.asked(question.position);
        const StopCondition stop = m_stop.orWhen(question.stop.get_token());
        lock.unlock();
        auto shown = m_suffices(kept, question.position.sure, stop);
        const bool isWhole = !stop.stopped();
        lock.lock();
        if (isWhole)
            answer(question, std::move(shown));
    }
    m_changed.notify_all();
}

std::optional<Sufficient> Thinning::run(int threads)
{
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back([this] { work(); });
        work();
    }
    if (!m_first->position.isOver())
        return std::nullopt;
    return m_first->position.sure;
}

/// The cell that a symmetry maps a cell to.
int imageOf(int cell, BoardSize size, Symmetry symmetry)
{
    const int row = cell / size.columns;
    const int column = cell % size.columns;
    const int rowBack = size.rows - 1 - row;
    const int columnBack = size.columns - 1 - column;
    switch (symmetry) {
    case Symmetry::None:
        return cell;
    case Symmetry::HalfTurn:
        return rowBack * size.columns + columnBack;
    case Symmetry::QuarterTurn:
        return column * size.columns + rowBack;
    case Symmetry::MirrorAcross:
        return row * size.columns + columnBack;
    case Symmetry::MirrorDown:
        return rowBack * size.columns + column;
    case Symmetry::MirrorDiagonal:
        return column * size.columns + row;
    case Symmetry::MirrorAntidiagonal:
        return columnBack * size.columns + rowBack;
    }
    return cell;
}

/// A puzzle that is good enough, where no steps are asked for.
std::shared_ptr<const Shown> withoutSteps(std::shared_ptr<const Puzzle> puzzle)
{
    return std::make_shared<const Shown>(Shown{std::move(puzzle), {}});
}

/// About the rating of a puzzle that these steps solve.
RatingEstimate estimateBy(const Trace &steps)
{
    RatingEstimate estimate;
    for (std::size_t i = 0; i < steps.size(); ++i)
        estimate.add(steps.cost(i));
    return estimate;
}

/// The limit of what a step may cost while groups are taken away. A first attempt without an order
/// draws it within the word, so that not all puzzles are as hard as the word allows. Further attempts
/// use the whole word: that the first one failed shows that such puzzles are rare.
double drawnLimit(const Wish &wish, Attempt &attempt)
{
    constexpr int notches = 16;
    constexpr double drawnPart = 0.7;
    const auto [least, limit] = ratingRange(std::min(wish.difficulty, Difficulty::Hard));
    const Order &order = wish.order;
    if (wish.difficulty == Difficulty::Fiendish || order.isAboutRules() || order.rating
        || order.clues || attempt.number > 0)
        return limit;
    const double whole = limit - std::max(least, double(bookkeeping));
    return limit - drawnPart * whole * attempt.random.below(notches) / notches;
}

/// A full puzzle that is thinned out to a wish.
class ThinningToOrder
{
public:
    ThinningToOrder(const FullPuzzle &full, std::span<const int> order, const Wish &wish,
                    Attempt &attempt)
        : m_full(full)
        , m_order(order)
        , m_wish(wish)
        , m_attempt(attempt)
        , m_wanted(wantedRatings(wish))
        , m_limit(ratingRange(std::min(wish.difficulty, Difficulty::Hard)).limit)
        , m_drawn(drawnLimit(wish, attempt))
    {}

    std::optional<Made> run(const std::vector<bool> &kept) const;

private:
    [[nodiscard]] std::shared_ptr<const Puzzle> only(const std::vector<bool> &kept) const;
    [[nodiscard]] std::optional<Made> ratedWithin(const std::shared_ptr<const Puzzle> &puzzle,
                                                  const StopCondition &stop) const;
    [[nodiscard]] std::shared_ptr<const Shown>
    shownWithin(const std::shared_ptr<const Puzzle> &puzzle, const std::vector<bool> &kept,
                const Sufficient &before, const StopCondition &stop) const;
    [[nodiscard]] std::optional<Sufficient> thinnedBySteps(const std::vector<bool> &kept) const;
    [[nodiscard]] std::optional<Sufficient> thinnedByRatings(const std::vector<bool> &kept) const;
    [[nodiscard]] bool seemsTooEasy(const Sufficient &left) const;
    [[nodiscard]] bool isWanted(const Made &made) const;
    void putBack(std::vector<bool> &kept, std::size_t count) const;
    [[nodiscard]] std::optional<Made> backWithin(std::vector<bool> &kept) const;
    [[nodiscard]] std::optional<Made> withNeeded(std::vector<bool> kept) const;
    [[nodiscard]] std::optional<Made> hardened(std::vector<bool> kept) const;

    const FullPuzzle &m_full;
    std::span<const int> m_order;
    const Wish &m_wish;
    const Attempt &m_attempt;
    const Span<double> m_wanted;
    /// What no step may cost, nor the whole.
    const double m_limit;
    /// What no step may cost, nor the estimate come to, while groups are taken away by steps.
    const double m_drawn;
};

/// The puzzle if it is one, and has clues enough.
std::shared_ptr<const Puzzle> ThinningToOrder::only(const std::vector<bool> &kept) const
{
    const auto &clues = m_wish.order.clues;
    auto puzzle = m_full.only(kept);
    return puzzle && (!clues || clueCount(*puzzle) >= clues->from) ? puzzle : nullptr;
}

/// The puzzle if it is one, is not too hard, and needs none of the forbidden rules.
std::optional<Made> ThinningToOrder::ratedWithin(const std::shared_ptr<const Puzzle> &puzzle,
                                                 const StopCondition &stop) const
{
    if (!puzzle)
        return std::nullopt;
    const auto rating = ratedByNamedRules(*puzzle, stop, m_wish.order, m_limit);
    const bool isWithin = rating && rating->value < m_limit
                          && (!m_wish.order.rating || rating->value <= m_wanted.to);
    return isWithin ? std::optional(Made{puzzle, *rating}) : std::nullopt;
}

/// The puzzle and the steps that solve it, found from those that solve the one with more groups;
/// null where one of them costs too much, where they come to about too high a rating, where there
/// are several answers, and without a puzzle.
std::shared_ptr<const Shown>
ThinningToOrder::shownWithin(const std::shared_ptr<const Puzzle> &puzzle,
                             const std::vector<bool> &kept, const Sufficient &before,
                             const StopCondition &stop) const
{
    if (!puzzle)
        return nullptr;
    const auto model = puzzle->model();
    Knowledge known(model->initial());
    const auto constraints = m_full.constraintsNow(*puzzle, *before.shown->puzzle);
    const RemainingSteps remaining(before.shown->steps, constraints, known);
    // A search for a second answer is quicker than reasoning by harder steps, but not by easy ones.
    if (m_drawn > ratingRange(Difficulty::Easy).limit
        && !m_full.isUnique(*puzzle, kept, before.kept, &known, stop))
        return nullptr;
    auto [steps, waiting] = remaining.copied();
    // Most puzzles that are too hard are so long before they are solved.
    RatingEstimate estimate = estimateBy(steps);
    std::size_t counted = 0;
    const auto isTooMuch = [&](const Trace &found) {
        for (; counted < found.size(); ++counted)
            estimate.add(found.cost(counted));
        return estimate.value() >= m_drawn;
    };
    const Deduction deduction = deduceOnBelow(m_drawn, *model, known, waiting, stop, isTooMuch);
    if (deduction.outcome != Outcome::Solved || isTooMuch(deduction.trace))
        return nullptr;
    for (std::size_t i = 0; i < deduction.trace.size(); ++i)
        steps.append(deduction.trace[i]);
    m_attempt.showUnrated(puzzle);
    return std::make_shared<const Shown>(Shown{puzzle, std::move(steps)});
}

/// Whether the rating that the steps come to about misses the wish. An estimate counts steps that
/// are alone in their waves a little too low, and others too high, like those that are not needed.
bool ThinningToOrder::seemsTooEasy(const Sufficient &left) const
{
    constexpr double doubt = 0.2;
    return estimateBy(left.shown->steps).value() < m_wanted.from - doubt;
}

bool ThinningToOrder::isWanted(const Made &made) const
{
    return m_wanted.has(shownRating(made.rating.value))
           && isAsOrdered(m_wish.order, *made.puzzle, m_attempt.stop);
}

/// Puts groups back, those that went last first.
void ThinningToOrder::putBack(std::vector<bool> &kept, std::size_t count) const
{
    for (std::size_t i = m_order.size(); i-- > 0 && count > 0;) {
        const auto group = std::size_t(m_order[i]);
        count -= kept[group] ? 0 : 1;
        kept[group] = true;
    }
}

/// Puts groups back, one, two, four and so on, until the puzzle is within the limit.
std::optional<Made> ThinningToOrder::backWithin(std::vector<bool> &kept) const
{
    const auto gone = std::size_t(std::ranges::count(kept, false));
    auto made = ratedWithin(only(kept), m_attempt.stop);
    for (std::size_t count = 1; !made && count <= gone && !m_attempt.stop.stopped(); count *= 2) {
        putBack(kept, count);
        made = ratedWithin(only(kept), m_attempt.stop);
    }
    return made;
}

/// Puts groups back until the puzzle is as ordered; if none is, the thinnest one.
std::optional<Made> ThinningToOrder::withNeeded(std::vector<bool> kept) const
{
    constexpr int mostBack = 12;
    auto thinnest = backWithin(kept);
    if (!thinnest || m_wish.order.needs.empty() || isWanted(*thinnest))
        return thinnest;
    for (int back = 0; back < mostBack; ++back) {
        putBack(kept, 1);
        auto made = ratedWithin(only(kept), m_attempt.stop);
        if (made && isWanted(*made))
            return made;
    }
    return thinnest;
}

/// Takes groups away that the rest can do without until the whole ladder finds the puzzle fiendish.
std::optional<Made> ThinningToOrder::hardened(std::vector<bool> kept) const
{
    const StopCondition &stop = m_attempt.stop;
    constexpr int mostRatings = 6;
    constexpr Difficulty wanted = Difficulty::Fiendish;
    const auto &clues = m_wish.order.clues;
    std::optional<Made> made;
    int ratings = 0;
    for (std::size_t i = 0; i < m_order.size() && ratings < mostRatings && !stop.stopped(); ++i) {
        const auto group = std::size_t(m_order[i]);
        std::vector<bool> fewer = kept;
        fewer[group] = false;
        const auto puzzle = kept[group] ? m_full.only(fewer) : nullptr;
        if (!puzzle || !m_full.isUnique(*puzzle, fewer, kept, nullptr, stop))
            continue;
        if (clues && clueCount(*puzzle) < clues->from)
            break;
        kept = std::move(fewer);
        const auto named = ratedByNamedRules(*puzzle, stop);
        if (named && named->difficulty < wanted)
            continue;
        const auto rating = named ? named : ratedUpTo(wanted, *puzzle, stop);
        ++ratings;
        if (!rating)
            return made;
        made = Made{puzzle, *rating};
        m_attempt.show(*made);
        if (rating->difficulty == wanted)
            break;
    }
    return made;
}

/// Takes groups away as long as steps below the limit solve the rest.
std::optional<Sufficient> ThinningToOrder::thinnedBySteps(const std::vector<bool> &kept) const
{
    const Suffices suffices = [&](const auto &left, const auto &before, const auto &stop) {
        return shownWithin(only(left), left, before, stop);
    };
    const auto puzzle = only(kept);
    auto shown = shownWithin(puzzle, kept, {kept, withoutSteps(puzzle)}, m_attempt.stop);
    if (!shown)
        return std::nullopt;
    return thinned({kept, std::move(shown)}, m_order, suffices, m_attempt.threads, m_attempt.stop);
}

/// Takes groups away as long as the rest has a rating within the limit.
std::optional<Sufficient> ThinningToOrder::thinnedByRatings(const std::vector<bool> &kept) const
{
    const Suffices suffices = [&](const std::vector<bool> &left, const Sufficient &before,
                                  const StopCondition &stop) -> std::shared_ptr<const Shown> {
        const auto puzzle = only(left);
        if (!puzzle || !m_full.isUnique(*puzzle, left, before.kept, nullptr, stop))
            return nullptr;
        const auto made = ratedWithin(puzzle, stop);
        if (made && !stop.stopped())
            m_attempt.show(*made);
        return made ? withoutSteps(puzzle) : nullptr;
    };
    const auto first = ratedWithin(only(kept), m_attempt.stop);
    if (!first)
        return std::nullopt;
    return thinned({kept, withoutSteps(first->puzzle)}, m_order, suffices, m_attempt.threads,
                   m_attempt.stop);
}

std::optional<Made> ThinningToOrder::run(const std::vector<bool> &kept) const
{
    const bool canEstimate
        = m_full.constraintsNow && !m_wish.order.forbidsRules() && !m_wish.order.rating;
    const auto left = canEstimate ? thinnedBySteps(kept) : thinnedByRatings(kept);
    if (!left)
        return std::nullopt;
    if (m_wish.difficulty != Difficulty::Fiendish) {
        // Rating a puzzle costs nearly half as much as thinning it.
        if (canEstimate && seemsTooEasy(*left))
            return std::nullopt;
        return withNeeded(left->kept);
    }
    const auto named = m_wish.order.isEmpty() ? std::nullopt : withNeeded(left->kept);
    return named && isWanted(*named) ? named : hardened(left->kept);
}

} // namespace

std::vector<std::vector<int>> symmetricGroups(BoardSize size, Symmetry symmetry)
{
    std::vector<std::vector<int>> groups;
    std::vector<bool> isTaken(std::size_t(size.rows) * std::size_t(size.columns), false);
    for (int cell = 0; cell < int(isTaken.size()); ++cell) {
        if (isTaken[std::size_t(cell)])
            continue;
        groups.emplace_back();
        for (int image = cell; !isTaken[std::size_t(image)];
             image = imageOf(image, size, symmetry)) {
            isTaken[std::size_t(image)] = true;
            groups.back().push_back(image);
        }
    }
    return groups;
}

std::optional<Sufficient> thinned(Sufficient first, std::span<const int> order,
                                  const Suffices &suffices, int threads, const StopCondition &stop,
                                  const ThinProgress &progress)
{
    if (order.empty())
        return first;
    return Thinning(std::move(first), order, suffices, stop, progress).run(threads);
}

std::shared_ptr<const Puzzle> thinnedAtRandom(std::size_t groups, const FullPuzzle &full,
                                              const ThinWish &wish, const ThinProgress &progress,
                                              const StopCondition &stop)
{
    const auto isEasyEnough = [&](const Puzzle &puzzle, const StopCondition &until) {
        if (wish.hardest == Difficulty::Fiendish)
            return true;
        const auto rating = ratedByNamedRules(puzzle, until);
        return rating && rating->difficulty <= wish.hardest;
    };
    const Suffices suffices
        = [&](const std::vector<bool> &kept, const Sufficient &before, const StopCondition &until) {
              auto puzzle = full.only(kept);
              const bool isYes = puzzle && full.isUnique(*puzzle, kept, before.kept, nullptr, until)
                                 && isEasyEnough(*puzzle, until);
              return isYes ? withoutSteps(std::move(puzzle)) : nullptr;
          };
    const std::vector<bool> all(groups, true);
    const auto puzzle = full.only(all);
    if (!puzzle || !isEasyEnough(*puzzle, stop))
        return nullptr;
    std::vector<int> order(groups);
    std::iota(order.begin(), order.end(), 0);
    RandomSource random(wish.seed);
    random.shuffle(order);
    const auto left = thinned({all, withoutSteps(puzzle)}, order, suffices,
                              threadsFor(wish.threads), stop, progress);
    return left ? left->shown->puzzle : nullptr;
}

std::optional<Made> thinnedToDifficulty(const FullPuzzle &full, const std::vector<bool> &kept,
                                        std::span<const int> order, const Wish &wish,
                                        Attempt &attempt)
{
    return ThinningToOrder(full, order, wish, attempt).run(kept);
}

std::optional<std::vector<bool>> keptByPattern(const std::vector<std::vector<int>> &groups,
                                               const std::vector<bool> &pattern)
{
    std::vector<bool> kept(groups.size(), false);
    std::ptrdiff_t clues = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) {
        const auto count = std::ranges::count_if(
            groups[group], [&](int cell) { return bool(pattern[std::size_t(cell)]); });
        if (count != 0 && count != std::ssize(groups[group]))
            return std::nullopt;
        kept[group] = count > 0;
        clues += count;
    }
    return clues == std::ranges::count(pattern, true) ? std::optional(kept) : std::nullopt;
}

std::optional<Made> madeAsKept(const FullPuzzle &full, const std::vector<bool> &kept,
                               const Wish &wish, const Attempt &attempt)
{
    const std::vector<bool> all(kept.size(), true);
    const auto puzzle = full.only(kept);
    if (!puzzle || !full.isUnique(*puzzle, kept, all, nullptr, attempt.stop))
        return std::nullopt;
    auto rating = ratedByNamedRules(*puzzle, attempt.stop, wish.order);
    if (!rating && wish.difficulty == Difficulty::Fiendish)
        rating = rated(*puzzle, attempt.stop);
    return rating ? std::optional(Made{puzzle, *rating}) : std::nullopt;
}

} // namespace inkling
