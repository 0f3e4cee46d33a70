// SPDX-License-Identifier: MIT
#include "families/cards/reasoning/completions.h"

#include "logic/search/randomsource.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <unordered_set>
#include <vector>

namespace inkling::cards {

namespace {

/// A number of the field.
class Image
{
public:
    Image() = default;
    explicit Image(std::uint64_t number)
        : m_number(number % prime)
    {}
    [[nodiscard]] std::uint64_t number() const { return m_number; }

    friend Image operator+(Image a, Image b) { return Image(a.m_number + b.m_number); }
    friend Image operator-(Image a, Image b) { return Image(a.m_number + prime - b.m_number); }
    friend Image operator*(Image a, Image b)
    {
        return Image(
            std::uint64_t(static_cast<Wide>(a.m_number) * static_cast<Wide>(b.m_number) % prime));
    }
    /// The inverse by Fermat's little theorem. Requires: not 0, which a random number hardly ever
    /// makes.
    [[nodiscard]] Image inverse() const
    {
        Image result(1);
        Image power = *this;
        for (std::uint64_t exponent = prime - 2; exponent > 0; exponent /= 2) {
            if (exponent % 2 == 1)
                result = result * power;
            power = power * power;
        }
        return result;
    }

private:
    static constexpr std::uint64_t prime = (std::uint64_t{1} << 61) - 1;
    std::uint64_t m_number = 0;
};

Image joined(Sign sign, Image a, Image b)
{
    switch (sign) {
    case Sign::Plus:
        return a + b;
    case Sign::Minus:
        return a - b;
    case Sign::Times:
        return a * b;
    default:
        return a * b.inverse();
    }
}

/// Some of the values: bit i for that at place i.
using Places = std::uint32_t;

/// An expression over some of them.
struct Expression
{
    Fraction value;
    Image image;
    Sign sign = Sign::Plus;
    Places leftPlaces = 0; ///< 0: it is a single value
    std::uint32_t left = 0;
    std::uint32_t right = 0;
};

class CompletionFinder
{
public:
    CompletionFinder(const Hand &hand, std::span<const Fraction> table, const StopCondition &stop)
        : m_hand(hand)
        , m_table(table.begin(), table.end())
        , m_stop(stop)
        , m_lists(std::size_t{1} << table.size())
    {
        RandomSource random(0);
        for (std::size_t i = 0; i < m_table.size(); ++i)
            m_images.push_back(Image(random.next()));
        findExchanges();
    }

    std::optional<Completions> run()
    {
        const Places all = Places(m_lists.size() - 1);
        for (Places places = 1; places < all && !m_isStopped; ++places)
            list(places);
        for (Places places = 1; places < all && m_hand.choices.some; ++places) {
            for (const Expression &expression : m_lists[places])
                note(places, expression);
        }
        joinAll(all, [&](const Expression &expression) { note(all, expression); });
        if (m_isStopped)
            return std::nullopt;
        m_found.count = m_answers.size();
        return m_found;
    }

private:
    /// The orders of the images that give equal values each other's.
    void findExchanges()
    {
        std::vector<std::size_t> order(m_table.size());
        std::iota(order.begin(), order.end(), 0);
        do {
            bool isExchange = true;
            for (std::size_t i = 0; i < order.size(); ++i)
                isExchange = isExchange && m_table[i] == m_table[order[i]];
            if (isExchange)
                m_exchanges.push_back(order);
        } while (std::ranges::next_permutation(order).found);
    }

    /// All different ones.
    void list(Places places)
    {
        std::vector<Expression> &expressions = m_lists[places];
        std::unordered_set<std::uint64_t> images;
        joinAll(places, [&](Expression expression) {
            expression.image = imageOf(places, expression);
            if (images.insert(expression.image.number()).second)
                expressions.push_back(expression);
        });
    }

    [[nodiscard]] Image imageOf(Places places, const Expression &expression) const
    {
        if (expression.leftPlaces == 0)
            return m_images[std::size_t(std::countr_zero(places))];
        const Places rest = places ^ expression.leftPlaces;
        return joined(expression.sign, m_lists[expression.leftPlaces][expression.left].image,
                      m_lists[rest][expression.right].image);
    }

    /// Calls use(expression), its image aside.
    template <typename Use>
    void joinAll(Places places, const Use &use)
    {
        if (std::has_single_bit(places))
            return use({m_table[std::size_t(std::countr_zero(places))], {}});
        for (Places part = (places - 1) & places; part != 0; part = (part - 1) & places)
            joinParts(part, places ^ part, use);
    }

    template <typename Use>
    void joinParts(Places part, Places rest, const Use &use)
    {
        const bool isFirst = part > rest;
        for (std::uint32_t i = 0; i < m_lists[part].size(); ++i) {
            if (m_stop.stopped())
                m_isStopped = true;
            if (m_isStopped)
                return;
            for (std::uint32_t j = 0; j < m_lists[rest].size(); ++j) {
                for (const Sign sign : {Sign::Plus, Sign::Minus, Sign::Times, Sign::Over}) {
                    const bool commutes = sign == Sign::Plus || sign == Sign::Times;
                    if (commutes && !isFirst)
                        continue;
                    const Fraction value
                        = apply(sign, m_lists[part][i].value, m_lists[rest][j].value);
                    if (!value.isRefused() && (!m_hand.choices.integers || value.isWhole()))
                        use({value, {}, sign, part, i, j});
                }
            }
        }
    }

    void note(Places places, const Expression &expression)
    {
        const Fraction &target = m_hand.target;
        const Fraction &value = expression.value;
        if (value == target)
            m_answers.insert(identityOf(places, expression));
        else if (value < target)
            m_found.below
                = m_found.below.isRefused() || m_found.below < value ? value : m_found.below;
        else
            m_found.above
                = m_found.above.isRefused() || value < m_found.above ? value : m_found.above;
    }

    /// The same for expressions that exchange equal values.
    [[nodiscard]] std::uint64_t identityOf(Places places, const Expression &expression) const
    {
        std::uint64_t least = ~std::uint64_t{0};
        for (const auto &order : m_exchanges)
            least = std::min(least, exchanged(places, expression, order).number());
        return least;
    }

    [[nodiscard]] Image exchanged(Places places, const Expression &expression,
                                  const std::vector<std::size_t> &order) const
    {
        if (expression.leftPlaces == 0)
            return m_images[order[std::size_t(std::countr_zero(places))]];
        const Places left = expression.leftPlaces;
        const Places right = places ^ left;
        return joined(expression.sign, exchanged(left, m_lists[left][expression.left], order),
                      exchanged(right, m_lists[right][expression.right], order));
    }

    const Hand &m_hand;
    std::vector<Fraction> m_table;
    const StopCondition &m_stop;
    std::vector<Image> m_images;
    std::vector<std::vector<std::size_t>> m_exchanges;
    std::vector<std::vector<Expression>> m_lists; ///< by places; not of all
    std::unordered_set<std::uint64_t> m_answers;
    Completions m_found;
    bool m_isStopped = false;
};

} // namespace

std::optional<Completions> completionsOf(const Hand &hand, std::span<const Fraction> table,
                                         const StopCondition &stop)
{
    if (table.size() > std::size_t(mostOnTable) || hand.choices.exponents || stop.stopped())
        return std::nullopt;
    return CompletionFinder(hand, table, stop).run();
}

} // namespace inkling::cards
