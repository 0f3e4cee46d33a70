// SPDX-License-Identifier: MIT
#include "logic/search/conflictsets.h"

#include "logic/search/randomsource.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace inkling {

namespace {

using sat::Literal;

/// The most items of a set that is looked for by its size.
constexpr std::size_t mostCounted = 12;

bool has(const ItemSet &items, std::size_t item)
{
    return std::ranges::binary_search(items, item);
}

/// The sets that are not settled yet: neither known to hold, nor to have a conflict within them.
class Map
{
public:
    explicit Map(std::size_t count);

    /// A set that is not settled, of at most so many items (at most mostCounted); nothing if there
    /// is none.
    [[nodiscard]] std::optional<ItemSet> seed(std::size_t most)
    {
        m_solver.assume(-m_counts[most]);
        return seed();
    }
    [[nodiscard]] std::optional<ItemSet> seed();
    /// Settles a set that holds, and with it all sets within.
    void settleWithin(const ItemSet &items);
    /// Settles a set that cannot hold, and with it all sets that contain it.
    void settleAround(const ItemSet &items);

private:
    void count(const std::vector<Literal> &items);

    sat::SatSolver m_solver{sat::Setup::Plain};
    std::vector<Literal> m_items;
    /// By n: the literal that states that more than n items are in the set.
    std::vector<Literal> m_counts;
};

Map::Map(std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i) {
        m_items.push_back(m_solver.newVariable());
        m_solver.prefer(-m_items.back());
    }
    this->count(m_items);
}

/// Writes a sequential counter.
void Map::count(const std::vector<Literal> &items)
{
    const auto row = [&] {
        std::vector<Literal> literals(mostCounted + 1);
        std::ranges::generate(literals, [&] { return m_solver.newVariable(); });
        return literals;
    };
    m_counts = row();
    for (const Literal item : items) {
        const std::vector<Literal> before = std::exchange(m_counts, row());
        m_solver.addClause({-item, m_counts[0]});
        for (std::size_t i = 0; i <= mostCounted; ++i) {
            m_solver.addClause({-before[i], m_counts[i]});
            if (i > 0)
                m_solver.addClause({-item, -before[i - 1], m_counts[i]});
        }
    }
}

std::optional<ItemSet> Map::seed()
{
    if (m_solver.solve() != sat::Result::Satisfiable)
        return std::nullopt;
    ItemSet items;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (m_solver.value(m_items[i]))
            items.push_back(i);
    }
    return items;
}

void Map::settleWithin(const ItemSet &items)
{
    std::vector<Literal> clause;
    for (std::size_t i = 0; i < m_items.size(); ++i) {
        if (!has(items, i))
            clause.push_back(m_items[i]);
    }
    m_solver.addClause(clause);
}

void Map::settleAround(const ItemSet &items)
{
    std::vector<Literal> clause;
    for (const std::size_t item : items)
        clause.push_back(-m_items[item]);
    m_solver.addClause(clause);
}

} // namespace

class ConflictSets::Search
{
public:
    Search(std::size_t count, Oracle oracle)
        : m_count(count)
        , m_oracle(std::move(oracle))
        , m_map(count)
    {}

    [[nodiscard]] std::optional<ItemSet> next(const StopCondition &stop);

private:
    void begin(const StopCondition &stop);
    void settle(ItemSet seed, const StopCondition &stop);
    [[nodiscard]] Compatibility ask(const ItemSet &items, const StopCondition &stop);
    void searchSmallest(const StopCondition &stop);
    void searchAny(const StopCondition &stop);
    [[nodiscard]] ItemSet shrunk(ItemSet items, const std::vector<std::size_t> &order,
                                 const StopCondition &stop);
    [[nodiscard]] ItemSet grown(ItemSet items, const StopCondition &stop);
    void keep(const ItemSet &conflict);
    [[nodiscard]] std::size_t smallestKept() const;

    std::size_t m_count;
    Oracle m_oracle;
    Map m_map;
    /// Conflicts found and not yet handed out. Sets of fewer than m_size items are settled.
    std::vector<ItemSet> m_kept;
    std::size_t m_size = 0;
    int m_asked = 0;
    bool m_hasBegun = false;
    bool m_isExhausted = false;
    bool m_isStopped = false;
};

Compatibility ConflictSets::Search::ask(const ItemSet &items, const StopCondition &stop)
{
    ++m_asked;
    Compatibility answer = m_oracle(items, stop);
    m_isStopped = m_isStopped || answer.outcome == sat::Result::Stopped;
    return answer;
}

/// An irreducible part of a set that has a conflict; items are tried in this order. Still reducible
/// when stopped.
ItemSet ConflictSets::Search::shrunk(ItemSet items, const std::vector<std::size_t> &order,
                                     const StopCondition &stop)
{
    for (const std::size_t item : order) {
        if (!has(items, item))
            continue;
        ItemSet rest = items;
        std::erase(rest, item);
        const Compatibility answer = ask(rest, stop);
        if (m_isStopped)
            break;
        if (answer.outcome == sat::Result::Unsatisfiable)
            items = answer.items;
    }
    return items;
}

/// The set with more items that hold together with it: all such, unless too many are left to try,
/// or that takes long.
ItemSet ConflictSets::Search::grown(ItemSet items, const StopCondition &stop)
{
    const StopCondition limit = stop.within(std::chrono::milliseconds(200));
    int left = 24;
    for (std::size_t item = 0; item < m_count && left > 0 && !m_isStopped; ++item) {
        if (has(items, item))
            continue;
        --left;
        ItemSet more = items;
        more.insert(std::ranges::lower_bound(more, item), item);
        Compatibility answer = ask(more, limit);
        if (answer.outcome == sat::Result::Satisfiable)
            items = std::move(answer.items);
    }
    m_isStopped = stop.stopped();
    return items;
}

void ConflictSets::Search::keep(const ItemSet &conflict)
{
    if (m_isStopped || std::ranges::find(m_kept, conflict) != m_kept.end())
        return;
    m_map.settleAround(conflict);
    m_kept.push_back(conflict);
}

std::size_t ConflictSets::Search::smallestKept() const
{
    std::size_t smallest = m_count + 1;
    for (const ItemSet &items : m_kept)
        smallest = std::min(smallest, items.size());
    return smallest;
}

/// Finds some conflicts, shrunk in different orders: small ones among them save the search for
/// smaller ones.
void ConflictSets::Search::begin(const StopCondition &stop)
{
    constexpr int orders = 6;
    std::vector<std::size_t> order(m_count);
    std::iota(order.begin(), order.end(), std::size_t(0));
    const Compatibility all = ask(order, stop);
    if (m_isStopped)
        return;
    m_isExhausted = all.outcome == sat::Result::Satisfiable;
    if (!m_isExhausted)
        keep(shrunk(all.items, order, stop));
    m_hasBegun = !m_isStopped;
    const StopCondition limit = stop.within(std::chrono::milliseconds(300));
    RandomSource random(1);
    for (int i = 1; i < orders && !m_isExhausted && !m_isStopped && smallestKept() > 2; ++i) {
        random.shuffle(order);
        keep(shrunk(all.items, order, limit));
    }
    m_isStopped = stop.stopped();
}

void ConflictSets::Search::settle(ItemSet seed, const StopCondition &stop)
{
    Compatibility answer = ask(seed, stop);
    if (m_isStopped)
        return;
    if (answer.outcome == sat::Result::Satisfiable) {
        m_map.settleWithin(grown(std::move(answer.items), stop));
    } else {
        const ItemSet order = answer.items;
        keep(shrunk(std::move(answer.items), order, stop));
    }
}

/// Looks through the sets by their size, until a conflict is kept and no smaller set is unsettled,
/// or the moment is over.
void ConflictSets::Search::searchSmallest(const StopCondition &stop)
{
    constexpr int mostAsked = 600;
    constexpr auto moment = std::chrono::milliseconds(700);
    const StopCondition limit = stop.within(moment);
    const int lastAsked = m_asked + mostAsked;
    while (!m_isStopped && smallestKept() > m_size && m_size <= mostCounted && m_asked < lastAsked
           && !limit.stopped()) {
        if (auto seed = m_map.seed(m_size))
            settle(std::move(*seed), limit);
        else
            ++m_size;
    }
    m_isStopped = stop.stopped();
}

void ConflictSets::Search::searchAny(const StopCondition &stop)
{
    while (!m_isStopped && m_kept.empty()) {
        auto seed = m_map.seed();
        m_isExhausted = !seed;
        if (!seed)
            return;
        settle(std::move(*seed), stop);
    }
}

std::optional<ItemSet> ConflictSets::Search::next(const StopCondition &stop)
{
    m_isStopped = stop.stopped();
    if (!m_hasBegun && !m_isStopped)
        begin(stop);
    if (!m_isExhausted && !m_isStopped)
        searchSmallest(stop);
    if (!m_isExhausted && !m_isStopped)
        searchAny(stop);
    if (m_isStopped || m_kept.empty())
        return std::nullopt;
    const auto smaller = [](const ItemSet &a, const ItemSet &b) {
        return a.size() != b.size() ? a.size() < b.size() : a < b;
    };
    const auto smallest = std::ranges::min_element(m_kept, smaller);
    ItemSet result = std::move(*smallest);
    m_kept.erase(smallest);
    return result;
}

ConflictSets::ConflictSets(std::size_t count, Oracle oracle)
    : m_search(std::make_unique<Search>(count, std::move(oracle)))
{}
ConflictSets::~ConflictSets() = default;
ConflictSets::ConflictSets(ConflictSets &&) noexcept = default;
ConflictSets &ConflictSets::operator=(ConflictSets &&) noexcept = default;

std::optional<ItemSet> ConflictSets::next(const StopCondition &stop)
{
    return m_search->next(stop);
}

} // namespace inkling
