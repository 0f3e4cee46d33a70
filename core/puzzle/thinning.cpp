// SPDX-License-Identifier: MIT
#include "puzzle/thinning.h"

#include "puzzle/puzzle.h"

#include <algorithm>
#include <array>
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
    std::vector<bool> kept;
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

    [[nodiscard]] Position start(std::vector<bool> kept) const
    {
        const std::size_t eighth = m_order.size() / 8;
        return {std::move(kept), 0, std::min(m_order.size(), std::max<std::size_t>(eighth, 1))};
    }
    [[nodiscard]] std::vector<bool> asked(const Position &position) const
    {
        std::vector<bool> kept = position.kept;
        for (std::size_t i = position.place; i < position.place + position.batch; ++i)
            kept[std::size_t(m_order[i])] = false;
        return kept;
    }
    [[nodiscard]] Position next(const Position &position, bool canGo) const
    {
        return canGo ? afterGoing(position) : afterRefusal(position);
    }

private:
    [[nodiscard]] Position afterGoing(const Position &position) const
    {
        Position next = position;
        next.kept = asked(position);
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

/// A question, and those that follow when the answer is no, and yes.
struct Question
{
    enum class State : std::uint8_t { Open, Running, Answered };

    explicit Question(Position asked)
        : position(std::move(asked))
    {}

    Position position;
    State state = State::Open;
    bool answer = false;
    std::stop_source stop;
    std::array<std::shared_ptr<Question>, 2> next;

    /// Marks this question and all that follow it as no longer of interest.
    void discard()
    {
        stop.request_stop();
        for (const auto &question : next) {
            if (question)
                question->discard();
        }
    }
};

/// A run of thinned(): its threads take the questions most likely to be asked.
class Thinning
{
public:
    Thinning(std::vector<bool> kept, std::span<const int> order, const Suffices &suffices,
             const StopCondition &stop, const ThinProgress &progress)
        : m_procedure(order)
        , m_suffices(suffices)
        , m_stop(stop)
        , m_progress(progress)
        , m_count(order.size())
        , m_first(std::make_shared<Question>(m_procedure.start(std::move(kept))))
    {}

    std::optional<std::vector<bool>> run(int threads);

private:
    /// The most likely of the open questions so far.
    struct Choice
    {
        std::shared_ptr<Question> question;
        double chance = 0;
    };

    void work();
    void answer(Question &question, bool isYes);
    void choose(const std::shared_ptr<Question> &question, double chance, int depth, Choice &best);
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

/// Looks through a question and those that may follow it. Requires: the mutex is held.
void Thinning::choose(const std::shared_ptr<Question> &question, double chance, int depth,
                      Choice &best)
{
    constexpr int mostAhead = 6;
    if (question->position.isOver() || chance <= best.chance || depth > mostAhead)
        return;
    if (question->state == Question::State::Open) {
        best = {question, chance};
        return;
    }
    // Of a single group, and of half of a batch that was refused, the answer is more often no.
    const double likelyYes
        = question->position.batch == 1 || question->position.refused > 0 ? 0.4 : 0.6;
    for (const bool isYes : {false, true}) {
        const bool isKnown = question->state == Question::State::Answered;
        if (isKnown && question->answer != isYes)
            continue;
        auto &next = question->next[isYes ? 1 : 0];
        if (!next)
            next = std::make_shared<Question>(m_procedure.next(question->position, isYes));
        const double share = isKnown ? 1 : isYes ? likelyYes : 1 - likelyYes;
        choose(next, chance * share, depth + 1, best);
    }
}

/// Moves on to the first question without an answer. Requires: the mutex is held.
void Thinning::answer(Question &question, bool isYes)
{
    question.state = Question::State::Answered;
    question.answer = isYes;
    while (m_first->state == Question::State::Answered) {
        const std::shared_ptr<Question> done = m_first;
        const auto &unwanted = done->next[done->answer ? 0 : 1];
        if (unwanted)
            unwanted->discard();
        m_first = done->next[done->answer ? 1 : 0];
        if (!m_first)
            m_first = std::make_shared<Question>(m_procedure.next(done->position, done->answer));
    }
    if (m_progress)
        m_progress(double(m_first->position.place) / double(m_count));
    m_changed.notify_all();
}

void Thinning::work()
{
    std::unique_lock lock(m_mutex);
    while (!isOver()) {
        Choice choice;
        choose(m_first, 1, 0, choice);
        if (!choice.question) {
            m_changed.wait(lock);
            continue;
        }
        Question &question = *choice.question;
        question.state = Question::State::Running;
        const std::vector<bool> kept = m_procedure.asked(question.position);
        const StopCondition stop = m_stop.orWhen(question.stop.get_token());
        lock.unlock();
        const bool isYes = m_suffices(kept, question.position.kept, stop);
        const bool isWhole = !stop.stopped();
        lock.lock();
        if (isWhole)
            answer(question, isYes);
    }
    m_changed.notify_all();
}

std::optional<std::vector<bool>> Thinning::run(int threads)
{
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < threads; ++i)
            others.emplace_back([this] { work(); });
        work();
    }
    if (!m_first->position.isOver())
        return std::nullopt;
    return m_first->position.kept;
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

/// A full puzzle that is thinned out to a wish.
class ThinningToOrder
{
public:
    ThinningToOrder(const FullPuzzle &full, std::span<const int> order, const Wish &wish,
                    const Attempt &attempt)
        : m_full(full)
        , m_order(order)
        , m_wish(wish)
        , m_attempt(attempt)
        , m_wanted(wantedRatings(wish))
    {}

    std::optional<Made> run(std::vector<bool> kept) const;

private:
    [[nodiscard]] std::optional<Made> ratedWithin(const std::vector<bool> &kept,
                                                  const StopCondition &stop) const;
    [[nodiscard]] bool isWanted(const Made &made) const;
    [[nodiscard]] std::optional<Made> withNeeded(std::vector<bool> kept) const;
    [[nodiscard]] std::optional<Made> hardened(std::vector<bool> kept) const;

    const FullPuzzle &m_full;
    std::span<const int> m_order;
    const Wish &m_wish;
    const Attempt &m_attempt;
    const Span<double> m_wanted;
};

/// The puzzle if it is not too hard, has clues enough, and needs none of the forbidden rules.
std::optional<Made> ThinningToOrder::ratedWithin(const std::vector<bool> &kept,
                                                 const StopCondition &stop) const
{
    const double limit = ratingRange(std::min(m_wish.difficulty, Difficulty::Hard)).limit;
    const auto &clues = m_wish.order.clues;
    const auto puzzle = m_full.only(kept);
    if (!puzzle || (clues && clueCount(*puzzle) < clues->from))
        return std::nullopt;
    const auto rating = ratedByNamedRules(*puzzle, stop, m_wish.order, limit);
    const bool isWithin
        = rating && rating->value < limit && (!m_wish.order.rating || rating->value <= m_wanted.to);
    return isWithin ? std::optional(Made{puzzle, *rating}) : std::nullopt;
}

bool ThinningToOrder::isWanted(const Made &made) const
{
    return m_wanted.has(shownRating(made.rating.value))
           && isAsOrdered(m_wish.order, *made.puzzle, m_attempt.stop);
}

/// Puts clues back, those that went last first, until the puzzle is as ordered; if none is, the
/// thinnest one.
std::optional<Made> ThinningToOrder::withNeeded(std::vector<bool> kept) const
{
    constexpr int mostBack = 12;
    const auto thinnest = ratedWithin(kept, m_attempt.stop);
    if (!thinnest || m_wish.order.needs.empty() || isWanted(*thinnest))
        return thinnest;
    int back = 0;
    for (std::size_t i = m_order.size(); i-- > 0 && back < mostBack;) {
        const auto group = std::size_t(m_order[i]);
        if (kept[group])
            continue;
        kept[group] = true;
        ++back;
        const auto made = ratedWithin(kept, m_attempt.stop);
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
        if (!kept[group] || !m_full.isUnique(fewer, kept, stop))
            continue;
        const auto puzzle = m_full.only(fewer);
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

std::optional<Made> ThinningToOrder::run(std::vector<bool> kept) const
{
    const Suffices suffices = [&](const std::vector<bool> &left, const std::vector<bool> &before,
                                  const StopCondition &stop) {
        if (!m_full.isUnique(left, before, stop))
            return false;
        const auto made = ratedWithin(left, stop);
        if (made && !stop.stopped())
            m_attempt.show(*made);
        return made.has_value();
    };
    if (!ratedWithin(kept, m_attempt.stop))
        return std::nullopt;
    const auto left
        = thinned(std::move(kept), m_order, suffices, m_attempt.threads, m_attempt.stop);
    if (!left)
        return std::nullopt;
    if (m_wish.difficulty != Difficulty::Fiendish)
        return withNeeded(*left);
    const auto named = m_wish.order.isEmpty() ? std::nullopt : withNeeded(*left);
    return named && isWanted(*named) ? named : hardened(*left);
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

std::optional<std::vector<bool>> thinned(std::vector<bool> kept, std::span<const int> order,
                                         const Suffices &suffices, int threads,
                                         const StopCondition &stop, const ThinProgress &progress)
{
    if (order.empty())
        return kept;
    return Thinning(std::move(kept), order, suffices, stop, progress).run(threads);
}

std::shared_ptr<const Puzzle> thinnedAtRandom(std::size_t groups, const FullPuzzle &full,
                                              const ThinWish &wish, const ThinProgress &progress,
                                              const StopCondition &stop)
{
    const auto isEasyEnough = [&](const std::vector<bool> &kept, const StopCondition &until) {
        if (wish.hardest == Difficulty::Fiendish)
            return true;
        const auto rating = ratedByNamedRules(*full.only(kept), until);
        return rating && rating->difficulty <= wish.hardest;
    };
    const Suffices suffices = [&](const std::vector<bool> &kept, const std::vector<bool> &before,
                                  const StopCondition &until) {
        return full.isUnique(kept, before, until) && isEasyEnough(kept, until);
    };
    const std::vector<bool> all(groups, true);
    if (!isEasyEnough(all, stop))
        return nullptr;
    std::vector<int> order(groups);
    std::iota(order.begin(), order.end(), 0);
    RandomSource random(wish.seed);
    random.shuffle(order);
    const auto left = thinned(all, order, suffices, threadsFor(wish.threads), stop, progress);
    return left ? full.only(*left) : nullptr;
}

std::optional<Made> thinnedToDifficulty(const FullPuzzle &full, std::vector<bool> kept,
                                        std::span<const int> order, const Wish &wish,
                                        const Attempt &attempt)
{
    return ThinningToOrder(full, order, wish, attempt).run(std::move(kept));
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
    const auto puzzle = full.isUnique(kept, all, attempt.stop) ? full.only(kept) : nullptr;
    if (!puzzle)
        return std::nullopt;
    auto rating = ratedByNamedRules(*puzzle, attempt.stop, wish.order);
    if (!rating && wish.difficulty == Difficulty::Fiendish)
        rating = rated(*puzzle, attempt.stop);
    return rating ? std::optional(Made{puzzle, *rating}) : std::nullopt;
}

} // namespace inkling
