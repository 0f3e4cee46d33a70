// SPDX-License-Identifier: MIT
#include "families/kenken/engines/totalsengine.h"

#include "families/kenken/search/exponents.h"

#include <algorithm>
#include <utility>

namespace inkling::kenken {

namespace {

/// The most terms and lines that a person can follow.
constexpr std::size_t mostTerms = 4;
constexpr int mostLines = 4;

Total totalOfNumber(bool product, std::int64_t number)
{
    return product ? takeExponents(number) : Total{int(number)};
}

void add(Total &to, const Total &amount, int times)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += times * amount[i];
}

/// The totals of the digits 0..maxSide; that of 0 is never asked for.
std::array<Total, maxSide + 1> totalsOfDigits(bool product)
{
    std::array<Total, maxSide + 1> totals{};
    for (int digit = 1; digit <= maxSide; ++digit)
        totals[std::size_t(digit)] = totalOfNumber(product, digit);
    return totals;
}

const Total &totalOfDigit(bool product, int digit)
{
    static const std::array<std::array<Total, maxSide + 1>, 2> totals{totalsOfDigits(false),
                                                                      totalsOfDigits(true)};
    return totals[product ? 1 : 0][std::size_t(digit)];
}

/// All choices of a digit for each term that add up, digits in a line being different.
class TermWays
{
public:
    struct Slot
    {
        Digits possible;
        int sign;
        unsigned different; ///< the slots before it in a line with it
    };

    TermWays(bool products, std::vector<Slot> slots, const Total &total)
        : m_products(products)
        , m_slots(std::move(slots))
        , m_left(total)
        , m_chosen(m_slots.size())
        , m_supported(m_slots.size())
    {}

    std::vector<Digits> supported()
    {
        m_found = false;
        choose(0);
        return m_supported;
    }
    [[nodiscard]] bool found() const { return m_found; }

private:
    void choose(std::size_t i)
    {
        if (i == m_slots.size()) {
            if (m_left != Total{})
                return;
            m_found = true;
            for (std::size_t j = 0; j < m_slots.size(); ++j)
                m_supported[j] |= m_chosen[j];
            return;
        }
        unsigned open = m_slots[i].possible;
        for (unsigned bits = m_slots[i].different; bits != 0; bits &= bits - 1)
            open &= ~unsigned(m_chosen[std::size_t(std::countr_zero(bits))]);
        for (; open != 0; open &= open - 1) {
            const int digit = std::countr_zero(open);
            m_chosen[i] = Digits(1U << digit);
            add(m_left, totalOfDigit(m_products, digit), -m_slots[i].sign);
            choose(i + 1);
            add(m_left, totalOfDigit(m_products, digit), m_slots[i].sign);
        }
    }

    bool m_products;
    std::vector<Slot> m_slots;
    Total m_left;
    std::vector<Digits> m_chosen;
    std::vector<Digits> m_supported;
    bool m_found = false;
};

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
    m_hasNews.fill(true);
}

void TotalsEngine::learned(const Knowledge &, UnknownId, ValueSet)
{
    m_hasNews.fill(true);
}

void TotalsEngine::propose(const Knowledge &knowledge, RuleName rule, const StopCondition &stop,
                           Trace &proposals)
{
    if (!std::exchange(m_hasNews[std::size_t(rule)], false))
        return;
    const int side = m_terms.side();
    const int least = isOneLineRule(rule) ? 1 : 2;
    const int most = isOneLineRule(rule) ? 1 : std::min(mostLines, side - 1);
    for (int count = least; count <= most; ++count) {
        for (int first = 0; first + count <= side && !stop.stopped(); ++first) {
            for (const int line : {first, side + first})
                proposeAt(knowledge, rule, line, count, proposals);
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
    const LineSet block = ((LineSet{1} << lineCount) - 1) << firstLine;
    solve(knowledge, rule, products, block, *equation, proposals);
}

/// Nothing when too many cells stick in or out.
std::optional<TotalsEngine::Equation>
TotalsEngine::equationOf(const Knowledge &knowledge, bool products, int firstLine, int lineCount)
{
    Equation equation;
    equation.terms.reserve(mostTerms + maxCageSize);
    equation.knownTerms.reserve(std::size_t(m_terms.side() * lineCount));
    for (int digit = 1; digit <= m_terms.side(); ++digit)
        add(equation.total, totalOfDigit(products, digit), lineCount);
    std::vector<bool> seen(m_cages.size(), false);
    std::vector<int> inside;
    inside.reserve(maxCageSize);
    for (int line = firstLine; line < firstLine + lineCount; ++line) {
        for (int i = 0; i < m_terms.side(); ++i) {
            const std::size_t cage = m_terms.cages.cageOf[std::size_t(m_terms.cell(line, i))];
            if (seen[cage])
                continue;
            seen[cage] = true;
            inside.clear();
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
                             const std::vector<int> &inside) const
{
    if (m_anew)
        return std::ranges::find(*m_anew, ConstraintId(cage.number())) != m_anew->end();
    const auto isOpen = [&](int cell) { return !knowledge.possible(UnknownId(cell)).single(); };
    const auto openInside = std::ranges::count_if(inside, isOpen);
    return std::ranges::count_if(cage.cage().cells, isOpen) < 2 * openInside;
}

/// Adds a cage by its total and its cells outside the lines, or by its cells in the lines.
void TotalsEngine::addCage(const Knowledge &knowledge, bool products, CageWays &cage,
                           const std::vector<int> &inside, Equation &equation)
{
    const auto isOpen = [&](int cell) { return !knowledge.possible(UnknownId(cell)).single(); };
    const auto isInside = [&](int cell) { return std::ranges::find(inside, cell) != inside.end(); };
    const auto addCell = [&](int cell, int sign) {
        (isOpen(cell) ? equation.terms : equation.knownTerms).push_back({cell, sign});
    };
    if (isCounted(knowledge, cage, inside)) {
        CageBasis basis;
        if (const auto total = totalOf(knowledge, products, cage, basis)) {
            add(equation.total, *total, -1);
            equation.cages.push_back(&cage);
            equation.bases.push_back(basis);
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
                                           CageWays &cage, CageBasis &basis) const
{
    const Operation direct = products ? Operation::Product : Operation::Sum;
    if (cage.cage().operation == direct) {
        // A product with another prime has no answer, which other rules see.
        if (cage.cage().target < 1)
            return std::nullopt;
        return totalOfNumber(products, cage.cage().target);
    }
    const auto totalOfWay = [&](const WayList &ways, int way) {
        Total total{};
        for (int i = 0; i < ways.size(); ++i)
            add(total, totalOfDigit(products, std::countr_zero(ways.digit(way, i))), 1);
        return total;
    };
    const WayList *const ways = cage.ways(knowledge);
    if (!ways || ways->empty())
        return std::nullopt;
    const Total total = totalOfWay(*ways, 0);
    for (int way = 1; way < ways->count(); ++way) {
        if (totalOfWay(*ways, way) != total)
            return std::nullopt;
    }
    basis = cage.shrink(knowledge, cage.wholeBasis(knowledge), [&](const WayList &list, int way) {
        return totalOfWay(list, way) == total;
    });
    return total;
}

/// By term: the digits that take part in some way to make the total; all empty if there is none.
std::vector<Digits> TotalsEngine::supported(const Knowledge &knowledge, bool products,
                                            const Equation &equation, const Basis &basis) const
{
    std::vector<TermWays::Slot> slots;
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
        slots.push_back({Digits(possible.bits()), term.sign, different});
    }
    TermWays ways(products, std::move(slots), equation.total);
    auto result = ways.supported();
    if (!ways.found())
        result.assign(std::max<std::size_t>(result.size(), 1), 0);
    else if (result.empty())
        result.push_back(1);
    return result;
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
    for (std::size_t i = 0; i < equation.cages.size(); ++i) {
        proposals.addConstraint(ConstraintId(equation.cages[i]->number()));
        equation.cages[i]->addBasis(knowledge, equation.bases[i], listed, proposals);
    }
    const auto addPremise = [&](int cell) {
        // A cage's own premises may name the cell already.
        for (std::size_t i = 0; i < equation.cages.size(); ++i) {
            const auto &cells = equation.cages[i]->cage().cells;
            const auto place = std::ranges::find(cells, cell);
            if (place != cells.end()
                && (equation.bases[i].facts >> (place - cells.begin()) & 1) != 0)
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
    const std::vector<Digits> left = supported(knowledge, products, equation, whole);
    const bool impossible = left.front() == 0;
    std::vector<Digits> lost(left.size(), 0);
    bool isNews = impossible;
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        lost[i] = Digits(knowledge.possible(UnknownId(equation.terms[i].cell)).bits()
                         & ~unsigned(left[i]));
        isNews = isNews || lost[i] != 0;
    }
    if (!isNews)
        return;
    const Basis basis = shrink(whole, block, [&](const Basis &smaller) {
        const std::vector<Digits> still = supported(knowledge, products, equation, smaller);
        if (impossible)
            return still.front() == 0;
        for (std::size_t i = 0; i < equation.terms.size(); ++i) {
            if ((still[i] & lost[i]) != 0)
                return false;
        }
        return true;
    });
    beginStep(knowledge, rule, equation, basis, proposals);
    proposals.addArgument(std::to_string(std::countr_zero(block)));
    proposals.addArgument(std::to_string(std::popcount(block)));
    if (impossible)
        return proposals.setContradiction();
    for (std::size_t i = 0; i < equation.terms.size(); ++i) {
        if (lost[i] != 0)
            proposals.addConclusion(m_terms.exclude(equation.terms[i].cell, ValueSet(lost[i])));
    }
}

} // namespace inkling::kenken
