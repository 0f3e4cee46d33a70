// SPDX-License-Identifier: MIT
#include "kenken/kenkenstepchecker.h"

#include <algorithm>
#include <bit>
#include <map>
#include <set>

namespace inkling::checks {

namespace {

constexpr std::size_t nothingLeftOut = ~std::size_t{0};

/// A sum, or the exponents of a product's primes up to 7.
std::vector<int> totalOfNumber(std::int64_t number, bool product)
{
    if (!product)
        return {int(number)};
    std::vector<int> exponents;
    for (const int prime : {2, 3, 5, 7}) {
        exponents.push_back(0);
        for (; number % prime == 0; number /= prime)
            ++exponents.back();
    }
    return exponents;
}

void addTimes(std::vector<int> &to, const std::vector<int> &amount, int times)
{
    for (std::size_t i = 0; i < to.size(); ++i)
        to[i] += times * amount[i];
}

} // namespace

KenkenStepChecker::KenkenStepChecker(int side, std::vector<JudgeCage> cages)
    : m_side(side)
    , m_cages(std::move(cages))
{
    m_solver.reserve(side * side * side);
    for (int cell = 0; cell < side * side; ++cell) {
        std::vector<Literal> digits;
        for (int digit = 1; digit <= side; ++digit)
            digits.push_back(holds(cell, digit));
        addExactlyOne(0, digits);
    }
    for (int line = 0; line < side; ++line) {
        m_rows.push_back(m_solver.newVariable());
        m_columns.push_back(m_solver.newVariable());
        for (int digit = 1; digit <= side; ++digit) {
            std::vector<Literal> inRow;
            std::vector<Literal> inColumn;
            for (int i = 0; i < side; ++i) {
                inRow.push_back(holds(line * side + i, digit));
                inColumn.push_back(holds(i * side + line, digit));
            }
            addExactlyOne(m_rows.back(), inRow);
            addExactlyOne(m_columns.back(), inColumn);
        }
    }
    for (const JudgeCage &cage : m_cages)
        addCage(cage);
    // What a step does not rest on is to stay out of the search.
    for (const auto &selectors : {m_rows, m_columns, m_cageSelectors}) {
        for (const Literal selector : selectors)
            m_solver.prefer(-selector);
    }
}

sat::Literal KenkenStepChecker::holds(int cell, int digit) const
{
    return cell * m_side + digit;
}

/// selector -> exactly one; a selector of 0: always.
void KenkenStepChecker::addExactlyOne(Literal selector, const std::vector<Literal> &literals)
{
    const auto add = [&](std::vector<Literal> clause) {
        if (selector != 0)
            clause.push_back(-selector);
        m_solver.addClause(clause);
    };
    add(literals);
    for (std::size_t i = 0; i < literals.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            add({-literals[i], -literals[j]});
    }
}

void KenkenStepChecker::addCage(const JudgeCage &cage)
{
    const Literal selector = m_solver.newVariable();
    m_cageSelectors.push_back(selector);
    std::vector<Literal> ways{-selector};
    const auto newWay = [&] {
        ways.push_back(m_solver.newVariable());
        return ways.back();
    };
    const bool unknown = cage.operation == '?';
    if (cage.operation == '+' || cage.operation == '.' || unknown)
        addChain(newWay(), cage, false);
    if (cage.operation == '*' || unknown)
        addChain(newWay(), cage, true);
    // One digit less, or divided by, all others.
    const bool isLarge = cage.cells.size() > 2;
    const bool isDifference = cage.operation == '-';
    for (std::size_t i = 0; isLarge && i < cage.cells.size(); ++i) {
        JudgeCage others = cage;
        others.cells.erase(others.cells.begin() + std::ptrdiff_t(i));
        for (int digit = 1; digit <= m_side; ++digit) {
            const bool divides = cage.target > 0 && digit % cage.target == 0;
            if (!isDifference && (cage.operation != '/' || !divides))
                continue;
            others.target = isDifference ? digit - cage.target : digit / cage.target;
            if (others.target < 1)
                continue;
            const Literal way = newWay();
            m_solver.addClause({-way, holds(cage.cells[i], digit)});
            addChain(way, others, !isDifference);
        }
    }
    if ((isDifference && !isLarge) || (unknown && cage.cells.size() == 2))
        addPair(newWay(), cage, [&](int a, int b) { return std::abs(a - b) == cage.target; });
    if ((cage.operation == '/' && !isLarge) || (unknown && cage.cells.size() == 2)) {
        addPair(newWay(), cage,
                [&](int a, int b) { return std::max(a, b) == cage.target * std::min(a, b); });
    }
    m_solver.addClause(ways);
}

/// selector -> the digits add up, or multiply, to the target: a variable for each partial result.
void KenkenStepChecker::addChain(Literal selector, const JudgeCage &cage, bool product)
{
    std::map<std::int64_t, Literal> before{{product ? 1 : 0, selector}};
    for (const int cell : cage.cells) {
        std::map<std::int64_t, Literal> after;
        for (const auto &[result, literal] : before) {
            for (int digit = 1; digit <= m_side; ++digit) {
                const std::int64_t next = product ? result * digit : result + digit;
                const bool possible = next <= cage.target && (!product || cage.target % next == 0);
                if (!possible) {
                    m_solver.addClause({-literal, -holds(cell, digit)});
                    continue;
                }
                const auto [place, isNew] = after.try_emplace(next, 0);
                if (isNew)
                    place->second = m_solver.newVariable();
                m_solver.addClause({-literal, -holds(cell, digit), place->second});
            }
        }
        before = std::move(after);
    }
    for (const auto &[result, literal] : before) {
        if (result != cage.target)
            m_solver.addClause({-literal});
    }
}

void KenkenStepChecker::addPair(Literal selector, const JudgeCage &cage,
                                const std::function<bool(int, int)> &fits)
{
    for (int a = 1; a <= m_side; ++a) {
        for (int b = 1; b <= m_side; ++b) {
            if (!fits(a, b)) {
                m_solver.addClause({-selector, -holds(cage.cells[0], a), -holds(cage.cells[1], b)});
            }
        }
    }
}

std::optional<std::string> KenkenStepChecker::readPremise(const Json &premise, Claim &claim) const
{
    const auto number = [&](const char *key) { return premise[key].get<int>(); };
    if (premise.contains("row")) {
        claim.rows.push_back(number("row"));
    } else if (premise.contains("column")) {
        claim.columns.push_back(number("column"));
    } else if (premise.contains("cage")) {
        const auto letter = premise["cage"].get<std::string>();
        const auto cage = std::ranges::find(m_cages, letter.at(0), &JudgeCage::letter);
        if (cage == m_cages.end())
            return "no such cage: " + letter;
        claim.cages.push_back(int(cage - m_cages.begin()));
    } else if (premise.contains("cell")) {
        unsigned &possible
            = claim.possible[premise["cell"][0].get<std::size_t>() * std::size_t(m_side)
                             + premise["cell"][1].get<std::size_t>()];
        if (premise.contains("is"))
            possible &= 1U << number("is");
        else
            possible &= ~(1U << number("not"));
    } else {
        return "an unknown premise: " + premise.dump();
    }
    return std::nullopt;
}

std::optional<std::string> KenkenStepChecker::read(const Json &step, std::size_t leftOut,
                                                   Claim &claim) const
{
    claim.possible.assign(std::size_t(m_side * m_side), (2U << m_side) - 2);
    for (std::size_t i = 0; i < step["premises"].size(); ++i) {
        if (i == leftOut)
            continue;
        if (auto wrong = readPremise(step["premises"][i], claim))
            return wrong;
    }
    if (step["conclusions"].empty())
        return "a step without conclusions";
    for (const Json &conclusion : step["conclusions"]) {
        if (conclusion.contains("contradiction")) {
            claim.contradiction = true;
            continue;
        }
        const int cell
            = conclusion["cell"][0].get<int>() * m_side + conclusion["cell"][1].get<int>();
        for (int digit = 1; digit <= m_side; ++digit) {
            const bool isExcluded = conclusion.contains("is")
                                        ? conclusion["is"].get<int>() != digit
                                        : conclusion["not"].get<int>() == digit;
            if (isExcluded && (claim.possible[std::size_t(cell)] >> digit & 1) != 0)
                claim.excluded.push_back({cell, digit});
        }
    }
    return std::nullopt;
}

bool KenkenStepChecker::different(const Claim &claim, int cell, int other) const
{
    const auto listed = [](const std::vector<int> &lines, int line) {
        return std::ranges::find(lines, line) != lines.end();
    };
    return (cell / m_side == other / m_side && listed(claim.rows, cell / m_side))
           || (cell % m_side == other % m_side && listed(claim.columns, cell % m_side));
}

/// Each way to put possible digits into some cells, no digit twice in a line that the claim lists.
void KenkenStepChecker::forEachFilling(
    const Claim &claim, const std::vector<int> &cells,
    const std::function<void(const std::vector<int> &digits)> &use) const
{
    std::vector<int> digits;
    const std::function<void()> fill = [&] {
        if (digits.size() == cells.size())
            return use(digits);
        const int cell = cells[digits.size()];
        for (int digit = 1; digit <= m_side; ++digit) {
            bool fits = (claim.possible[std::size_t(cell)] >> digit & 1) != 0;
            for (std::size_t i = 0; i < digits.size(); ++i)
                fits = fits && !(digits[i] == digit && different(claim, cell, cells[i]));
            if (!fits)
                continue;
            digits.push_back(digit);
            fill();
            digits.pop_back();
        }
    };
    fill();
}

/// What the digits of a cage add up or multiply to, where that is the same for all ways to fill it.
std::optional<std::vector<int>>
KenkenStepChecker::totalOf(const Claim &claim, const JudgeCage &cage, bool product) const
{
    if (cage.operation == (product ? '*' : '+') || cage.operation == '.')
        return cage.target < 1 ? std::nullopt : std::optional(totalOfNumber(cage.target, product));
    constexpr std::size_t mostCells = 5;
    if (cage.cells.size() > mostCells)
        return std::nullopt;
    std::set<std::vector<int>> totals;
    const auto makesTarget = [&](const std::vector<int> &digits) {
        std::int64_t sum = 0;
        std::int64_t times = 1;
        for (const int digit : digits) {
            sum += digit;
            times *= digit;
        }
        const std::int64_t high = std::ranges::max(digits);
        const bool any = cage.operation == '?';
        const bool two = digits.size() == 2 || !any;
        return ((any || cage.operation == '+') && sum == cage.target)
               || ((any || cage.operation == '*') && times == cage.target)
               || ((any || cage.operation == '-') && two && 2 * high - sum == cage.target)
               || ((any || cage.operation == '/') && two && times / high * cage.target == high);
    };
    forEachFilling(claim, cage.cells, [&](const std::vector<int> &digits) {
        if (!makesTarget(digits))
            return;
        std::vector<int> total(product ? 4 : 1, 0);
        for (const int digit : digits)
            addTimes(total, totalOfNumber(digit, product), 1);
        totals.insert(total);
    });
    return totals.size() == 1 ? std::optional(*totals.begin()) : std::nullopt;
}

/// Lines add up, and so do the cages listed: what is left over must be made by the cells that are
/// in one and not in the other. Takes out of the claim what that excludes.
void KenkenStepChecker::addUpBlock(Claim &claim, const std::vector<int> &lines, bool rows,
                                   bool product) const
{
    std::vector<int> left(product ? 4 : 1, 0);
    std::vector<int> times(claim.possible.size(), 0);
    std::vector<std::vector<int>> amounts(1); // by digit
    for (int digit = 1; digit <= m_side; ++digit) {
        amounts.push_back(totalOfNumber(digit, product));
        addTimes(left, amounts.back(), int(lines.size()));
    }
    const auto isInside = [&](int cell) {
        return std::ranges::find(lines, rows ? cell / m_side : cell % m_side) != lines.end();
    };
    for (int cell = 0; cell < int(times.size()); ++cell)
        times[std::size_t(cell)] = isInside(cell) ? 1 : 0;
    for (const int number : claim.cages) {
        const JudgeCage &cage = m_cages[std::size_t(number)];
        const auto total = totalOf(claim, cage, product);
        if (!total || std::ranges::none_of(cage.cells, isInside))
            continue;
        addTimes(left, *total, -1);
        for (const int cell : cage.cells)
            --times[std::size_t(cell)];
    }
    std::vector<int> cells;
    for (int cell = 0; cell < int(times.size()); ++cell) {
        if (times[std::size_t(cell)] == 0)
            continue;
        const unsigned possible = claim.possible[std::size_t(cell)];
        if (std::has_single_bit(possible)) {
            const int digit = std::countr_zero(possible);
            addTimes(left, amounts[std::size_t(digit)], -times[std::size_t(cell)]);
        } else {
            cells.push_back(cell);
        }
    }
    constexpr std::size_t mostCells = 5;
    if (cells.size() > mostCells)
        return;
    bool any = false;
    std::set<std::array<int, 2>> seen;
    forEachFilling(claim, cells, [&](const std::vector<int> &digits) {
        std::vector<int> rest = left;
        for (std::size_t i = 0; i < cells.size(); ++i)
            addTimes(rest, amounts[std::size_t(digits[i])], -times[std::size_t(cells[i])]);
        if (std::ranges::any_of(rest, [](int amount) { return amount != 0; }))
            return;
        any = true;
        for (std::size_t i = 0; i < cells.size(); ++i)
            seen.insert({cells[i], digits[i]});
    });
    if (!any) {
        claim.contradiction = false;
        claim.excluded.clear();
        return;
    }
    std::erase_if(claim.excluded, [&](const std::array<int, 2> &wanted) {
        return std::ranges::find(cells, wanted[0]) != cells.end() && !seen.contains(wanted);
    });
}

/// Tries each run of neighbouring lines among those listed.
void KenkenStepChecker::addUp(Claim &claim) const
{
    if (claim.cages.empty())
        return;
    for (const bool rows : {true, false}) {
        std::vector<int> lines = rows ? claim.rows : claim.columns;
        std::ranges::sort(lines);
        for (std::size_t first = 0; first < lines.size(); ++first) {
            for (std::size_t end = first + 1; end <= lines.size(); ++end) {
                if (lines[end - 1] - lines[first] != int(end - 1 - first))
                    break;
                const std::vector<int> block(lines.begin() + std::ptrdiff_t(first),
                                             lines.begin() + std::ptrdiff_t(end));
                for (const bool product : {false, true}) {
                    if (claim.contradiction || !claim.excluded.empty())
                        addUpBlock(claim, block, rows, product);
                }
            }
        }
    }
}

/// Whether nothing that the claim excludes goes with what it may use.
bool KenkenStepChecker::follows(const Claim &claim)
{
    if (!claim.contradiction && claim.excluded.empty())
        return true;
    const Literal active = m_solver.newVariable();
    std::vector<Literal> opposite{-active};
    for (const auto &[cell, digit] : claim.excluded)
        opposite.push_back(holds(cell, digit));
    if (!claim.contradiction)
        m_solver.addClause(opposite);
    m_solver.assume(active);
    for (const int row : claim.rows)
        m_solver.assume(m_rows[std::size_t(row)]);
    for (const int column : claim.columns)
        m_solver.assume(m_columns[std::size_t(column)]);
    for (const int cage : claim.cages)
        m_solver.assume(m_cageSelectors[std::size_t(cage)]);
    for (int cell = 0; cell < m_side * m_side; ++cell) {
        for (int digit = 1; digit <= m_side; ++digit) {
            if ((claim.possible[std::size_t(cell)] >> digit & 1) == 0)
                m_solver.assume(-holds(cell, digit));
        }
    }
    const StopCondition limit({}, StopCondition::Clock::now() + std::chrono::seconds(90));
    const bool refuted = m_solver.solve(limit) == sat::Result::Unsatisfiable;
    m_solver.addClause({-active});
    return refuted;
}

std::optional<std::string> KenkenStepChecker::fault(const Json &step)
{
    Claim claim;
    if (auto wrong = read(step, nothingLeftOut, claim))
        return wrong;
    addUp(claim);
    if (!follows(claim))
        return "the conclusions do not follow";
    return std::nullopt;
}

bool KenkenStepChecker::holdsWithout(const Json &step, std::size_t premise)
{
    Claim claim;
    if (read(step, premise, claim))
        return false;
    addUp(claim);
    return follows(claim);
}

} // namespace inkling::checks
