// SPDX-License-Identifier: MIT
#include "families/cards/search/formsearch.h"

#include <algorithm>
#include <cmath>

namespace inkling::cards {

namespace {

constexpr int largestExponent = 62;
constexpr std::size_t mostTabledForms = 4'000'000;
/// The most forms that are kept when the search was stopped.
constexpr std::size_t mostKeptWhenStopped = 10'000;

unsigned bitOf(Shape shape)
{
    return 1U << int(shape);
}

/// Nothing divides: then a form may stand below a stroke itself. What divides comes last.
bool isPlainProduct(const Form &form)
{
    return form.shape != Shape::Product || signOf(lastToken(form.key)) != Sign::Over;
}

std::size_t presenceHash(double key)
{
    return (std::bit_cast<std::uint64_t>(key) * 0x9E3779B97F4A7C15U) >> 55;
}

std::int64_t wholeRoot(std::int64_t value, int exponent)
{
    const auto guess = std::int64_t(std::llround(std::pow(double(value), 1.0 / exponent)));
    for (std::int64_t root = std::max<std::int64_t>(guess - 1, 1); root <= guess + 1; ++root) {
        if (power(Fraction(root), Fraction(exponent)) == Fraction(value))
            return root;
    }
    return 0;
}

/// The positive number r with r^exponent = value, a whole number or a fraction; refused if there is
/// none. Requires: value > 0, 1 <= exponent <= 62.
Fraction exactRoot(const Fraction &value, int exponent)
{
    const Fraction lowest = value.inLowestTerms();
    const std::int64_t above = wholeRoot(lowest.numerator(), exponent);
    const std::int64_t below = wholeRoot(lowest.denominator(), exponent);
    return above == 0 || below == 0 ? Fraction::refused() : Fraction(above, below);
}

} // namespace

/// A list of the forms found so far, each once.
class FormSearch::List
{
public:
    explicit List(const FormSearch &search, std::size_t most = ~std::size_t{0})
        : m_mayRepeat(search.m_deal.faces.hasEqualCards)
        , m_most(most)
        , m_nextLook(most)
    {}

    /// Adds a form. A refused one is no expression, and nothing is made from it.
    void add(const Form &form)
    {
        if (!form.value.isRefused())
            forms.push_back(form);
    }
    [[nodiscard]] bool isFull()
    {
        if (forms.size() >= m_nextLook) {
            settle();
            m_nextLook = std::max(m_most, forms.size() < m_most ? 2 * forms.size() : m_most);
        }
        return forms.size() >= m_nextLook;
    }
    /// Drops what equal cards brought twice.
    void settle()
    {
        if (!m_mayRepeat)
            return;
        std::sort(forms.begin(), forms.end(),
                  [](const Form &a, const Form &b) { return a.key < b.key; });
        const auto isSame = [](const Form &a, const Form &b) { return a.key == b.key; };
        forms.erase(std::unique(forms.begin(), forms.end(), isSame), forms.end());
    }

    std::vector<Form> forms;

private:
    bool m_mayRepeat;
    std::size_t m_most;
    std::size_t m_nextLook;
};

FormSearch::FormSearch(const Deal &deal, Choices choices, const StopCondition &stop,
                       std::size_t most)
    : m_deal(deal)
    , m_choices(choices)
    , m_stop(stop)
    , m_most(most)
    , m_maker(deal.faces)
    , m_tabled(deal.count >= 7 ? 4 : 3)
    , m_tables(std::size_t{1} << deal.count)
{}

bool FormSearch::stopped()
{
    if (!m_wasStopped && ++m_turns % 64 == 0)
        m_wasStopped = m_stop.stopped();
    return m_wasStopped;
}

std::vector<Form> FormSearch::worth(Subset subset, const Fraction &value)
{
    List found(*this, m_most);
    if (!m_choices.integers || value.isWhole())
        gather(subset, value, Any, found);
    if (m_wasStopped && found.forms.size() > mostKeptWhenStopped)
        found.forms.resize(mostKeptWhenStopped);
    found.settle();
    return std::move(found.forms);
}

void FormSearch::gather(Subset subset, const Fraction &value, unsigned shapes, List &found)
{
    if (value.isRefused() || stopped())
        return;
    if (sizeOf(subset) <= m_tabled || m_tables[subset].isMade)
        return look(table(subset), value, shapes, found);
    if ((shapes & bitOf(Shape::Sum)) != 0)
        gatherSums(subset, value, found);
    if ((shapes & bitOf(Shape::Product)) != 0)
        gatherProducts(subset, value, found);
    if (m_choices.exponents)
        gatherPowers(subset, value, found);
    if (!m_wasStopped)
        found.settle();
}

void FormSearch::look(const Table &table, const Fraction &value, unsigned shapes, List &found) const
{
    const double key = value.key();
    const std::size_t hash = presenceHash(key);
    if ((table.present[hash / 64] >> hash % 64 & 1) == 0)
        return;
    const auto isLess = [](const Form &form, double sought) { return form.value.key() < sought; };
    auto form = std::lower_bound(table.forms.begin(), table.forms.end(), key, isLess);
    for (; form != table.forms.end() && form->value.key() == key; ++form) {
        if ((shapes & bitOf(form->shape)) != 0 && form->value == value)
            found.add(*form);
    }
}

// ---- sums

void FormSearch::gatherSums(Subset subset, const Fraction &value, List &found)
{
    if (m_choices.integers && !value.isWhole())
        return;
    const Subset lowest = subset & -subset;
    forEachPart(m_deal, subset, [&](Subset part, Subset rest) {
        if ((part & lowest) == 0 || stopped() || found.isFull())
            return;
        sumsOf(part, rest, value, found);
    });
}

/// The smaller one runs through its table; what the other must be worth follows.
void FormSearch::sumsOf(Subset part, Subset rest, const Fraction &value, List &found)
{
    const bool listsPart = sizeOf(part) <= sizeOf(rest);
    List others(*this, m_most);
    for (const Form &form : table(listsPart ? part : rest).forms) {
        if ((listsPart && form.shape == Shape::Sum) || !mayStand(form))
            continue;
        const auto with = [&](const Fraction &worth, bool adds) {
            others.forms.clear();
            gather(listsPart ? rest : part, worth, listsPart ? Any : NoSum, others);
            for (const Form &other : others.forms) {
                const Form &one = listsPart ? form : other;
                const Form &two = listsPart ? other : form;
                found.add(adds ? m_maker.sum(one, two) : m_maker.difference(one, two));
            }
        };
        const Fraction left = value - form.value;
        if (!left.isNegative())
            with(left, true);
        if (left.isNegative() || left.isZero())
            with(-left, false);
        if (!value.isZero())
            with(value + form.value, false);
        if (found.isFull())
            return;
    }
}

// ---- products

void FormSearch::gatherProducts(Subset subset, const Fraction &value, List &found)
{
    const Subset lowest = subset & -subset;
    forEachPart(m_deal, subset, [&](Subset part, Subset rest) {
        if ((part & lowest) == 0 || stopped() || found.isFull())
            return;
        if (value.isZero())
            productsOfZero(part, rest, found);
        else
            productsOf(part, rest, value, found);
    });
}

/// The smaller one runs through its table; what the other must be worth follows.
void FormSearch::productsOf(Subset part, Subset rest, const Fraction &value, List &found)
{
    const bool listsPart = sizeOf(part) <= sizeOf(rest);
    List others(*this, m_most);
    for (const Form &form : table(listsPart ? part : rest).forms) {
        if (found.isFull())
            return;
        if (form.value.isZero() || (listsPart && form.shape == Shape::Product))
            continue;
        const auto with = [&](const Fraction &worth, const auto &add) {
            others.forms.clear();
            gather(listsPart ? rest : part, worth, listsPart ? Any : NoProduct, others);
            for (const Form &other : others.forms)
                add(listsPart ? form : other, listsPart ? other : form);
        };
        const Fraction shared = value * form.value;
        const Fraction inverse = form.value / value;
        with(value / form.value,
             [&](const Form &one, const Form &two) { found.add(m_maker.product(one, two)); });
        if (listsPart || isPlainProduct(form)) {
            with(listsPart ? inverse : shared, [&](const Form &one, const Form &two) {
                if (isPlainProduct(two))
                    found.add(m_maker.quotient(one, two));
            });
        }
        with(listsPart ? shared : inverse,
             [&](const Form &one, const Form &two) { found.add(m_maker.quotient(two, one)); });
    }
}

/// One of the two subsets makes 0, the other any value.
void FormSearch::productsOfZero(Subset part, Subset rest, List &found)
{
    const bool listsPart = sizeOf(part) <= sizeOf(rest);
    const Subset other = listsPart ? rest : part;
    List zeros(*this, m_most);
    const auto add = [&](const Form &form, const Form &otherForm) {
        addProductsOfZero(listsPart ? form : otherForm, listsPart ? otherForm : form, found);
    };
    for (const Form &form : table(listsPart ? part : rest).forms) {
        if (found.isFull())
            return;
        if (listsPart && form.shape == Shape::Product)
            continue;
        if (!form.value.isZero()) {
            zeros.forms.clear();
            gather(other, Fraction(0), listsPart ? Any : NoProduct, zeros);
            for (const Form &zero : zeros.forms)
                add(form, zero);
            continue;
        }
        for (const Form &otherForm : table(other).forms) {
            if (stopped() || found.isFull())
                return;
            if (listsPart || otherForm.shape != Shape::Product)
                add(form, otherForm);
        }
    }
}

/// All products and quotients of these two that are 0. Requires: one of them is 0.
void FormSearch::addProductsOfZero(const Form &part, const Form &rest, List &found) const
{
    found.add(m_maker.product(part, rest));
    if (!rest.value.isZero() && isPlainProduct(rest))
        found.add(m_maker.quotient(part, rest));
    if (!part.value.isZero())
        found.add(m_maker.quotient(rest, part));
}

// ---- powers

void FormSearch::gatherPowers(Subset subset, const Fraction &value, List &found)
{
    if (m_choices.integers && !value.isWhole())
        return;
    forEachPart(m_deal, subset, [&](Subset base, Subset exponent) {
        if (stopped() || found.isFull())
            return;
        if (value.isZero())
            powersOfZero(base, exponent, found);
        else if (value == Fraction(1))
            powersOfOne(base, exponent, found);
        else
            otherPowers(base, exponent, value, found);
    });
}

/// 0 to any power above 0.
void FormSearch::powersOfZero(Subset base, Subset exponent, List &found)
{
    List bases(*this);
    gather(base, Fraction(0), Any, bases);
    if (bases.forms.empty())
        return;
    for (const Form &form : table(exponent).forms) {
        if (!form.value.isWhole() || form.value.isZero())
            continue;
        for (const Form &baseForm : bases.forms)
            found.add(m_maker.power(baseForm, form, false));
        if (stopped() || found.isFull())
            return;
    }
}

/// 1 to any power, and anything but 0 to the power 0.
void FormSearch::powersOfOne(Subset base, Subset exponent, List &found)
{
    List bases(*this);
    gather(base, Fraction(1), Any, bases);
    if (!bases.forms.empty()) {
        for (const Form &form : table(exponent).forms) {
            if (stopped() || found.isFull())
                return;
            if (!form.value.isWhole())
                continue;
            for (const Form &baseForm : bases.forms) {
                found.add(m_maker.power(baseForm, form, false));
                if (form.turns && !form.value.isZero())
                    found.add(m_maker.power(baseForm, form, true));
            }
        }
    }
    List exponents(*this);
    gather(exponent, Fraction(0), Any, exponents);
    if (exponents.forms.empty())
        return;
    for (const Form &form : table(base).forms) {
        if (form.value.isZero() || form.value == Fraction(1) || !mayStand(form))
            continue;
        for (const Form &exponentForm : exponents.forms)
            found.add(m_maker.power(form, exponentForm, false));
        if (stopped() || found.isFull())
            return;
    }
}

/// Tries only the few exponents for which the value has an exact root.
void FormSearch::otherPowers(Subset base, Subset exponent, const Fraction &value, List &found)
{
    for (int power = 1; power <= largestExponent; ++power) {
        const Fraction root = exactRoot(value, power);
        if (root.isRefused())
            continue;
        List exponents(*this);
        gather(exponent, Fraction(power), Any, exponents);
        if (exponents.forms.empty())
            continue;
        for (const bool opposite : {false, true}) {
            const Fraction sought = opposite ? Fraction(1) / root : root;
            if (m_choices.integers && !sought.isWhole())
                continue;
            List bases(*this, m_most);
            gather(base, sought, Any, bases);
            for (const Form &baseForm : bases.forms) {
                for (const Form &exponentForm : exponents.forms) {
                    if (!opposite || exponentForm.turns)
                        found.add(m_maker.power(baseForm, exponentForm, opposite));
                }
            }
        }
    }
}

// ---- tables

const FormSearch::Table &FormSearch::table(Subset subset)
{
    Table &table = m_tables[subset];
    if (table.isMade)
        return table;
    // The tables that it is made from come first: what room they leave is its own.
    forEachPart(m_deal, subset, [&](Subset part, Subset) { this->table(part); });
    const std::size_t room = mostTabledForms - m_tabledForms;
    List found(*this, room);
    make(subset, found);
    m_wasCut = m_wasCut || found.forms.size() >= room;
    if (m_wasStopped || m_wasCut)
        found.forms.resize(std::min({found.forms.size(), room, mostKeptWhenStopped}));
    found.settle();
    m_tabledForms += found.forms.size();
    table.forms = std::move(found.forms);
    std::sort(table.forms.begin(), table.forms.end(),
              [](const Form &a, const Form &b) { return a.value.key() < b.value.key(); });
    for (const Form &form : table.forms) {
        const std::size_t hash = presenceHash(form.value.key());
        table.present[hash / 64] |= std::uint64_t{1} << hash % 64;
    }
    // One that was cut short serves until the search ends.
    table.isMade = true;
    return table;
}

void FormSearch::make(Subset subset, List &found)
{
    if (sizeOf(subset) == 1) {
        found.add(m_maker.card(m_deal.face[std::size_t(std::countr_zero(subset))]));
        return;
    }
    const Subset lowest = subset & -subset;
    forEachPart(m_deal, subset, [&](Subset part, Subset rest) {
        if (m_choices.exponents)
            makePowers(part, rest, found);
        if ((part & lowest) == 0)
            return;
        for (const Form &a : table(part).forms) {
            for (const Form &b : table(rest).forms) {
                if (stopped() || found.isFull())
                    return;
                if (a.shape != Shape::Sum && mayStand(a) && mayStand(b)) {
                    found.add(m_maker.sum(a, b));
                    found.add(m_maker.difference(a, b));
                }
                if (a.shape == Shape::Product)
                    continue;
                found.add(m_maker.product(a, b));
                if (!b.value.isZero() && isPlainProduct(b))
                    found.add(m_maker.quotient(a, b));
                if (!a.value.isZero())
                    found.add(m_maker.quotient(b, a));
            }
        }
    });
}

void FormSearch::makePowers(Subset base, Subset exponent, List &found)
{
    for (const Form &b : table(exponent).forms) {
        if (!b.value.isWhole())
            continue;
        for (const Form &a : table(base).forms) {
            if (stopped() || found.isFull())
                return;
            for (const bool opposite : {false, true}) {
                if (!mayStand(a) || (opposite && (!b.turns || b.value.isZero())))
                    continue;
                const Fraction value = power(a.value, opposite ? -b.value : b.value);
                if (!value.isRefused() && (!m_choices.integers || value.isWhole()))
                    found.add(m_maker.power(a, b, opposite));
            }
        }
    }
}

} // namespace inkling::cards
