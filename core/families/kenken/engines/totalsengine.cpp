// SPDX-License-Identifier: MIT
#include "families/kenken/engines/totalsengine.h"

#include "families/kenken/search/exponents.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

namespace {

/// The most lines that a person can follow.
constexpr int mostLines = 4;

constexpr Total totalOfNumber(bool product, std::int64_t number)
{
    return product ? takeExponents(number) : Total{int(number)};
}

void add(Total &to, const Total &amount, int times)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += times * amount[i];
}

/// The totals of the digits 0..maxSide; that of 0 is never asked for.
constexpr std::array<Total, maxSide + 1> totalsOfDigits(bool product)
{
    std::array<Total, maxSide + 1> totals{};
    for (int digit = 1; digit <= maxSide; ++digit)
        totals[std::size_t(digit)] = totalOfNumber(product, digit);
    return totals;
}

constexpr std::array sumsOfDigits = totalsOfDigits(false);
constexpr std::array productsOfDigits = totalsOfDigits(true);

const Total &totalOfDigit(bool product, int digit)
{
    return (product ? productsOfDigits : sumsOfDigits)[std::size_t(digit)];
}

/// All choices of a digit for each term that add up, digits in a line being different.
class TermWays
{
public:
    TermWays(bool products, const Total &total)
        : m_products(products)
        , m_left(total)
    {}

    /// Adds a term with these digits. `different`: the terms before it in a line with it. Requires:
    /// there is room.
    void add(Digits possible, int sign, unsigned different)
    {
        m_terms[m_count++] = {possible, sign, different};
    }
    /// By term: the digits that it has in any choice; nothing where there is none.
    [[nodiscard]] std::optional<TotalsEngine::TermDigits> supported()
    {
        choose(0);
        return m_isFound ? std::optional(m_supported) : std::nullopt;
    }

private:
    struct Term
    {
        Digits possible = 0;
        int sign = 0;
        unsigned different = 0;
    };

    void choose(std::size_t i)
    {
        if (i == m_count) {
            if (m_left != Total{})
                return;
            m_isFound = true;
            for (std::size_t j = 0; j < m_count; ++j)
                m_supported[j] |= m_chosen[j];
            return;
        }
        const Term &term = m_terms[i];
        unsigned open = term.possible;
        for (unsigned bits = term.different; bits != 0; bits &= bits - 1)
            open &= ~unsigned(m_chosen[std::size_t(std::countr_zero(bits))]);
        for (; open != 0; open &= open - 1) {
            const Total &amount = totalOfDigit(m_products, std::countr_zero(open));
            m_chosen[i] = Digits(open & (~open + 1));
            inkling::kenken::add(m_left, amount, -term.sign);
            choose(i + 1);
            inkling::kenken::add(m_left, amount, term.sign);
        }
    }

    bool m_products;
    std::size_t m_count = 0;
    std::array<Term, TotalsEngine::mostTerms> m_terms{};
    Total m_left;
    TotalsEngine::TermDigits m_chosen{};
    TotalsEngine::TermDigits m_supported{};
    bool m_isFound = false;
};

/// Lines side by side.
LineSet linesFrom(int first, int count)
{
    return ((LineSet{1} << count) - 1) << first;
}

/// Whether a cage's clue is the total.
bool isDirect(bool products, const Cage &cage)
{
    return cage.operation == (products ? Operation::Product : Operation::Sum);
}

Total totalOfWay(bool products, const WayList &ways, int way)
{
    Total total{};
    for (int i = 0; i < ways.size(); ++i)
        add(total, totalOfDigit(products, std::countr_zero(ways.digit(way, i))), 1);
    return total;
}

bool isProductRule(RuleName rule)
{
    return rule == RuleName::LineProduct || rule == RuleName::LinesProduct;
}

bool isOneLineRule(RuleName rule)
{
    return rule == RuleName::LineSum || rule == RuleName::LineProduct;
}

} // namespace

TotalsEngine::TotalsEngine(const Terms &terms, std::vector<CageWays> &cages)
    : m_terms(terms)
    , m_cages(cages)
{
    m_news.fill(~LineSet{0});
}

void TotalsEngine::learned(const Knowledge &, UnknownId unknown, ValueSet)
{
    const LineSet lines = m_cages[m_terms.cages.cageOf[unknown]].lines();
    for (LineSet &news : m_news)
        news |= lines;
}

void TotalsEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                           Trace &proposals)
{
    const LineSet news = std::exchange(m_news[std::size_t(rule)], 0);
    if (news == 0)
        return;
    const int side = m_terms.side();
    const int least = isOneLineRule(rule) ? 1 : 2;
    const int most = isOneLineRule(rule) ? 1 : std::min(mostLines, side - 1);
    for (int count = least; count <= most; ++count) {
        for (int first = 0; first + count <= side && !stop.stopped(); ++first) {
            for (const int line : {first, side + first}) {
                if ((news & linesFrom(line, count)) != 0)
                    proposeAt(knowledge, rule, line, count, proposals);
            }
        }
    }
}

void TotalsEngine::proposeAnew(const Knowledge &knowledge, const Step &step, Trace &proposals)
{
    m_anew = &step.constraints;
    proposeAt(knowledge, RuleName(step.rule), std::stoi(step.arguments[0]),
              std::stoi(step.arguments[1]), proposals);
    m_anew = nullptr;
}

void TotalsEngine::proposeAt(const Knowledge &knowledge, RuleName rule, int firstLine,
                             int lineCount, Trace &proposals)
{
    const bool products = isProductRule(rule);
    const auto equation = equationOf(knowledge, products, firstLine, lineCount);
    if (!equation)
        return;
    solve(knowledge, rule, products, linesFrom(firstLine, lineCount), *equation, proposals);
}

/// Nothing when too many cells stick in or out.
std::optional<TotalsEngine::Equation>
TotalsEngine::equationOf(const Knowledge &knowledge, bool products, int firstLine, int lineCount)
{
    Equation equation;
    for (int digit = 1; digit <= m_terms.side(); ++digit)
        add(equation.total, totalOfDigit(products, digit), lineCount);
    static_assert(maxCageCount <= 64);
    std::uint64_t seen = 0; // cages
    for (int line = firstLine; line < firstLine + lineCount; ++line) {
        for (int i = 0; i < m_terms.side(); ++i) {
            const std::size_t cage = m_terms.cages.cageOf[std::size_t(m_terms.cell(line, i))];
            if ((seen >> cage & 1) != 0)
                continue;
            seen |= std::uint64_t{1} << cage;
            Inside inside;
            for (const int cell : m_cages[cage].cage().cells) {
                for (int other = firstLine; other < firstLine + lineCount; ++other) {
                    if (m_terms.isOn(other, cell))
                        inside.push_back(cell);
                }
            }
            addCage(knowledge, products, m_cages[cage], inside, equation);
            if (equation.terms.size() > mostTerms)
                return std::nullopt;
        }
    }
    for (const Term &term : equation.knownTerms) {
        const int digit = knowledge.possible(UnknownId(term.cell)).value();
        add(equation.total, totalOfDigit(products, digit), -term.sign);
    }
    // A cage that a person must know, and no cell by itself: else it is a line with one cell left.
    if (equation.cages.empty())
        return std::nullopt;
    return equation;
}

/// Whether a cage counts by its total: where that leaves fewer cells open, or as it did in the step
/// that is proposed anew.
bool TotalsEngine::isCounted(const Knowledge &knowledge, const CageWays &cage,
                             const Inside &inside) const
{
    if (m_anew)
        return std::ranges::find(*m_anew, ConstraintId(cage.number())) != m_anew->end();
    const auto isOpen = [&](int cell) { return !knowledge.possible(UnknownId(cell)).single(); };
    const auto openInside = std::ranges::count_if(inside, isOpen);
    return std::ranges::count_if(cage.cage().cells, isOpen) < 2 * openInside;
}

/// Adds a cage by its total and its cells outside the lines, or by its cells in the lines.
void TotalsEngine::addCage(const Knowledge &knowledge, bool products, CageWays &cage,
                           const Inside &inside, Equation &equation)
{
    const auto isOpen = [&](int cell) { return !knowledge.possible(UnknownId(cell)).single(); };
    const auto isInside = [&](int cell) { return std::ranges::find(inside, cell) != inside.end(); };
    const auto addCell = [&](int cell, int sign) {
        if (isOpen(cell))
            equation.terms.push_back({cell, sign});
        else
            equation.knownTerms.push_back({cell, sign});
    };
    if (isCounted(knowledge, cage, inside)) {
        if (const auto total = totalOf(knowledge, products, cage)) {
            add(equation.total, *total, -1);
            equation.cages.push_back(&cage);
            equation.totals.push_back(*total);
            for (const int cell : cage.cage().cells) {
                if (!isInside(cell))
                    addCell(cell, -1);
            }
            return;
        }
    }
    for (const int cell : inside)
        addCell(cell, 1);
}

/// The total that a cage has by its clue, or because all ways left to fill it have the same.
std::optional<Total> TotalsEngine::totalOf(const Knowledge &knowledge, bool products,
                                           CageWays &cage) const
{
    if (isDirect(products, cage.cage())) {
        // A product with another prime has no answer, which other rules see.
        if (cage.cage().target < 1)
            return std::nullopt;
        return totalOfNumber(products, cage.cage().target);
    }
    const WayList *const ways = cage.ways(knowledge);
    if (!ways || ways->empty())
        return std::nullopt;
    const Total total = totalOfWay(products, *ways, 0);
    for (int way = 1; way < ways->count(); ++way) {
        if (totalOfWay(products, *ways, way) != total)
            return std::nullopt;
    }
    return total;
}

/// What a cage's total rests on.
CageBasis TotalsEngine::basisOf(const Knowledge &knowledge, bool products, const CageWays &cage,
                                const Total &total) const
{
    if (isDirect(products, cage.cage()))
        return {};
    return cage.shrink(knowledge, cage.wholeBasis(knowledge), [&](const WayList &list, int way) {
        return totalOfWay(products, list, way) == total;
    });
}

/// By term: the digits that take part in some way to make the total; nothing if there is none.
std::optional<TotalsEngine::TermDigits> TotalsEngine::supported(const Knowledge &knowledge,
                                                                bool products,
                                                                const Equation &equation,
                                                                const Basis &basis) const
{
    TermWays ways(products, equation.total);
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        const Term &term = equation.terms[i];
        const ValueSet possible = (basis.facts >> i & 1) != 0
                                      ? knowledge.possible(UnknownId(term.cell))
                                      : m_terms.digits();
        unsigned different = 0;
        for (std::size_t j = 0; j < i; ++j) {
            const int other = equation.terms[j].cell;
            for (const int line : {m_terms.rowLine(other), m_terms.columnLine(other)}) {
                if ((basis.lines >> line & 1) != 0 && m_terms.isOn(line, term.cell))
                    different |= 1U << j;
            }
        }
        ways.add(Digits(possible.bits()), term.sign, different);
    }
    return ways.supported();
}

TotalsEngine::Basis TotalsEngine::wholeBasis(const Knowledge &knowledge, LineSet block,
                                             const Equation &equation) const
{
    Basis basis{0, block};
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        const int cell = equation.terms[i].cell;
        if (knowledge.possible(UnknownId(cell)) != m_terms.digits())
            basis.facts |= 1U << i;
        for (std::size_t j = 0; j < i; ++j) {
            for (const int line : {m_terms.rowLine(cell), m_terms.columnLine(cell)})
                basis.lines |= m_terms.isOn(line, equation.terms[j].cell) ? 1U << line : 0;
        }
    }
    return basis;
}

template <typename Follows>
TotalsEngine::Basis TotalsEngine::shrink(Basis basis, LineSet block, const Follows &follows)
{
    for (LineSet lines = basis.lines & ~block; lines != 0; lines &= lines - 1) {
        const Basis smaller{basis.facts, basis.lines & ~(lines & (~lines + 1))};
        basis = follows(smaller) ? smaller : basis;
    }
    for (unsigned facts = basis.facts; facts != 0; facts &= facts - 1) {
        const Basis smaller{basis.facts & ~(facts & (~facts + 1)), basis.lines};
        basis = follows(smaller) ? smaller : basis;
    }
    return basis;
}

void TotalsEngine::beginStep(const Knowledge &knowledge, RuleName rule, const Equation &equation,
                             const Basis &basis, Trace &proposals) const
{
    proposals.begin(RuleId(rule));
    LineSet listed = basis.lines;
    for (LineSet lines = basis.lines; lines != 0; lines &= lines - 1)
        proposals.addConstraint(m_terms.lineConstraint(std::countr_zero(lines)));
    std::vector<CageBasis> bases;
    for (std::size_t i = 0; i < equation.cages.size(); ++i) {
        const CageWays &cage = *equation.cages[i];
        bases.push_back(basisOf(knowledge, isProductRule(rule), cage, equation.totals[i]));
        proposals.addConstraint(ConstraintId(cage.number()));
        cage.addBasis(knowledge, bases.back(), listed, proposals);
    }
    const auto addPremise = [&](int cell) {
        // A cage's own premises may name the cell already.
        for (std::size_t i = 0; i < equation.cages.size(); ++i) {
            const auto &cells = equation.cages[i]->cage().cells;
            const auto place = std::ranges::find(cells, cell);
            if (place != cells.end() && (bases[i].facts >> (place - cells.begin()) & 1) != 0)
                return;
        }
        proposals.addPremise(knowledge.fact(UnknownId(cell)));
    };
    for (const Term &term : equation.knownTerms)
        addPremise(term.cell);
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        if ((basis.facts >> i & 1) != 0)
            addPremise(equation.terms[i].cell);
    }
}

void TotalsEngine::solve(const Knowledge &knowledge, RuleName rule, bool products, LineSet block,
                         const Equation &equation, Trace &proposals) const
{
    const Basis whole = wholeBasis(knowledge, block, equation);
    const auto left = supported(knowledge, products, equation, whole);
    TermDigits lost{};
    for (std::size_t i = 0; left && i < equation.terms.size(); ++i) {
        lost[i] = Digits(knowledge.possible(UnknownId(equation.terms[i].cell)).bits()
                         & ~unsigned((*left)[i]));
    }
    if (left && lost == TermDigits{})
        return;
    const Basis basis = shrink(whole, block, [&](const Basis &smaller) {
        const auto still = supported(knowledge, products, equation, smaller);
        if (!left || !still)
            return !still;
        for (std::size_t i = 0; i < equation.terms.size(); ++i) {
            if (((*still)[i] & lost[i]) != 0)
                return false;
        }
        return true;
    });
    beginStep(knowledge, rule, equation, basis, proposals);
    proposals.addArgument(std::to_string(std::countr_zero(block)));
    proposals.addArgument(std::to_string(std::popcount(block)));
    if (!left)
        return proposals.setContradiction();
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        if (lost[i] != 0)
            proposals.addConclusion(m_terms.exclude(equation.terms[i].cell, ValueSet(lost[i])));
    }
}

} // namespace inkling::kenken
