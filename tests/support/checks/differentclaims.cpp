// SPDX-License-Identifier: MIT
#include "support/checks/differentclaims.h"

#include "support/checks/wayclaims.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <regex>
#include <set>
#include <stdexcept>

namespace inkling::test {

namespace {

using Cells = std::set<UnknownId>;
using Fault = std::optional<std::string>;

/// A step about groups of cells, with its words taken apart.
class GroupStep
{
public:
    explicit GroupStep(const ToldStep &told)
        : m_told(told)
    {
        const auto encoding = told.model.encoding();
        for (const ConstraintId constraint : told.step.constraints) {
            const auto unknowns = encoding->unknowns(constraint);
            groups.emplace_back(unknowns.begin(), unknowns.end());
            names.push_back(told.model.describe(constraint).english());
        }
        for (const Fact &fact : told.step.conclusions)
            concluded.insert(fact.unknown);
    }

    std::vector<Cells> groups;
    std::vector<std::string> names;
    Cells concluded;

    /// The cells that words name.
    [[nodiscard]] Cells cells(const std::string &words) const
    {
        Cells found;
        for (const auto &[row, column] : cellsIn(words)) {
            for (UnknownId unknown = 0; unknown < m_told.model.mainCount(); ++unknown) {
                if (m_told.model.place(unknown) == Point{double(column), double(row)})
                    found.insert(unknown);
            }
        }
        return found;
    }
    [[nodiscard]] static ValueSet digits(const std::string &words)
    {
        ValueSet values;
        for (const int number : numbersIn(words))
            values = values | ValueSet::only(number);
        return values;
    }
    [[nodiscard]] ValueSet possible(UnknownId unknown) const
    {
        return m_told.before.possible(unknown);
    }
    /// What the sentence before, which says what is known, leaves of a cell.
    [[nodiscard]] ValueSet said(UnknownId unknown) const
    {
        Knowledge premised(m_told.model.domains(), m_told.step.premises);
        for (const Fact &fact : {m_told.before.fact(unknown), premised.fact(unknown)}) {
            const std::string clause = m_told.model.clause(fact).english();
            for (const std::string &sentence : m_told.all) {
                const auto at = sentence.find(clause);
                const std::string rest
                    = at == std::string::npos ? "" : sentence.substr(at + clause.size());
                static const std::regex end("(; | and row |, row |\\.).*");
                if (sentence.starts_with("Known: ") && std::regex_match(rest, end))
                    return fact.possible;
            }
        }
        return m_told.model.domains()[unknown];
    }
    /// Whether the words name just the groups from `first` to before `last`, in lower case.
    [[nodiscard]] bool areNamed(const std::string &words, std::size_t first, std::size_t last) const
    {
        std::size_t length = 0;
        for (std::size_t i = first; i < last; ++i) {
            if (lowerFirst(words).find(names[i]) == std::string::npos)
                return false;
            length += names[i].size();
        }
        constexpr std::size_t longestJoint = 5; // " and "
        return words.size() <= length + longestJoint * (last - first);
    }
    /// Whether all conclusions do no more than take these digits away from cells of `where` that are
    /// not in `kept`.
    [[nodiscard]] bool onlyTakes(ValueSet digits, const Cells &where, const Cells &kept) const
    {
        return std::ranges::all_of(m_told.step.conclusions, [&](const Fact &fact) {
            return where.contains(fact.unknown) && !kept.contains(fact.unknown)
                   && (possible(fact.unknown) - fact.possible).within(digits);
        });
    }
    [[nodiscard]] Cells placesFor(int digit, const Cells &group) const
    {
        Cells places;
        for (const UnknownId cell : group) {
            if (possible(cell).contains(digit))
                places.insert(cell);
        }
        return places;
    }
    [[nodiscard]] static Cells together(std::span<const Cells> groups)
    {
        Cells all;
        for (const Cells &group : groups)
            all.insert(group.begin(), group.end());
        return all;
    }

private:
    const ToldStep &m_told;
};

Fault placed(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cell = step.cells(words[0]);
    const ValueSet digit = GroupStep::digits(words[2]);
    if (cell.size() != 1 || !digit.single() || step.possible(*cell.begin()) != digit)
        return "the cell does not hold that digit";
    if (!std::ranges::all_of(step.groups,
                             [&](const Cells &group) { return group.contains(*cell.begin()); }))
        return "a group without the cell";
    return claim(step.areNamed(words[1], 0, step.groups.size())
                     && step.onlyTakes(digit, GroupStep::together(step.groups), cell),
                 "takes other digits, or elsewhere");
}

/// What the cells named hold leaves one digit of those that the cell could have.
Fault onlyDigit(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cell = step.cells(words[2]);
    const ValueSet digit = GroupStep::digits(words[1]);
    if (cell.size() != 1 || step.concluded != cell)
        return "not the cell that it concludes about";
    ValueSet left = told.model.domains()[*cell.begin()];
    for (const Fact &fact : told.step.premises)
        left = left & (fact.unknown == *cell.begin() ? fact.possible : left);
    for (const UnknownId other : step.cells(words[0])) {
        const bool meets = std::ranges::any_of(step.groups, [&](const Cells &group) {
            return group.contains(other) && group.contains(*cell.begin());
        });
        if (other == *cell.begin())
            return "names the cell as its own reason";
        if (!meets || !step.possible(other).single())
            return "a cell that takes nothing away";
        left = left - step.possible(other);
    }
    return claim(left == digit, "leaves other digits");
}

Fault onlyPlace(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const ValueSet digit = GroupStep::digits(words[1]);
    if (step.groups.size() != 1 || !step.areNamed(words[2], 0, 1) || !digit.single())
        return "not one group and one digit";
    return claim(step.placesFor(digit.value(), step.groups[0]) == step.cells(words[0])
                     && step.concluded == step.cells(words[0]),
                 "other cells can hold it");
}

Fault naked(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cells = step.cells(words[0]);
    const ValueSet digits = GroupStep::digits(words[1]);
    if (step.groups.size() != 1 || !step.areNamed(words[2], 0, 1)
        || int(cells.size()) != digits.size())
        return "not as many digits as cells";
    for (const UnknownId cell : cells) {
        if (!step.groups[0].contains(cell) || !step.possible(cell).within(digits))
            return "a cell can hold another digit";
    }
    return claim(step.onlyTakes(digits, step.groups[0], cells), "takes something else");
}

Fault hidden(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cells = step.cells(words[2]);
    const ValueSet digits = GroupStep::digits(words[0]);
    if (step.groups.size() != 1 || !step.areNamed(words[1], 0, 1))
        return "not that group";
    for (const int digit : digits) {
        for (const UnknownId place : step.placesFor(digit, step.groups[0])) {
            if (!cells.contains(place))
                return "a digit fits elsewhere, too";
        }
    }
    for (const Fact &fact : told.step.conclusions) {
        if (!(step.possible(fact.unknown) & fact.possible).within(digits))
            return "leaves another digit";
    }
    return claim(std::ranges::includes(cells, step.concluded), "other cells");
}

/// A crossing (one group each) or a fish (several): the places in the first groups lie in the last.
Fault crossing(const std::string &digitWords, const std::string &from, const std::string &to,
               const ToldStep &told)
{
    const GroupStep step(told);
    const std::size_t half = step.groups.size() / 2;
    const ValueSet digit = GroupStep::digits(digitWords);
    if (!digit.single() || !step.areNamed(from, 0, half)
        || !step.areNamed(to, half, step.groups.size()))
        return "not these groups, or not one digit";
    const std::span<const Cells> all = step.groups;
    const Cells inFirst = GroupStep::together(all.first(half));
    const Cells inLast = GroupStep::together(all.subspan(half));
    for (const UnknownId place : step.placesFor(digit.value(), inFirst)) {
        if (!inLast.contains(place))
            return "the digit fits elsewhere, too";
    }
    return claim(step.onlyTakes(digit, inLast, inFirst), "takes something else");
}

/// Each way to make the sum of what is possible has the digits, and each has one cell.
Fault neededBySum(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    if (step.groups.size() != 1 || !step.areNamed(words[0], 0, 1))
        return "not one sum";
    for (const int digit : GroupStep::digits(words[1])) {
        if (step.placesFor(digit, step.groups[0]).size() > 1)
            return "the digit has another place";
    }
    return claim(step.cells(words[2]) == step.concluded, "other cells");
}

/// Each digit of the first cell leaves the value to one of the other two, which the target meets.
Fault wing(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const ValueSet digit = GroupStep::digits(words[1]);
    const Cells target = step.cells(words[2]);
    std::vector<Fact> three;
    std::ranges::copy_if(told.step.premises, std::back_inserter(three),
                         [&](const Fact &fact) { return !target.contains(fact.unknown); });
    if (three.size() != 3 || target != step.concluded || target.size() != 1)
        return "not three cells and a fourth one";
    const auto meet = [&](UnknownId a, UnknownId b) {
        return std::ranges::any_of(step.groups, [&](const Cells &group) {
            return group.contains(a) && group.contains(b);
        });
    };
    const UnknownId pivot = three[0].unknown;
    ValueSet covered;
    Cells named{pivot};
    for (const Fact &wing : std::span(three).subspan(1)) {
        named.insert(wing.unknown);
        covered = covered | (wing.possible - digit);
        if (!meet(pivot, wing.unknown) || !meet(wing.unknown, *target.begin())
            || (wing.possible - digit).size() != 1)
            return "a cell that meets too few, or holds too many";
    }
    if (step.cells(words[0]) != named || !step.possible(pivot).within(covered))
        return "the first cell has another digit";
    return claim(step.onlyTakes(digit, target, named), "takes something else");
}

/// The sum's words begin with it: "the cage of 12 at row 1, column 1".
Fault lastOfSum(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    if (step.groups.size() != 1 || !step.areNamed(words[0], 0, 1)
        || told.step.conclusions.size() != 1)
        return "not one sum, or not one conclusion";
    int left = numbersIn(words[0]).front();
    // Where there is no answer, the board may have lost by then what the step rests on.
    const Knowledge premised(told.model.domains(), told.step.premises);
    for (const UnknownId cell : step.groups[0]) {
        const ValueSet known
            = premised.possible(cell).single() ? premised.possible(cell) : step.possible(cell);
        if (!step.concluded.contains(cell))
            left -= known.single() ? known.value() : left + 1;
    }
    return claim(told.step.conclusions[0].possible == ValueSet::only(left), "lacks something else");
}

/// Whether different digits make the sum; each cell has some.
bool canMake(int sum, std::span<const ValueSet> values, ValueSet used = {})
{
    if (values.empty())
        return sum == 0;
    return std::ranges::any_of(values.front() - used, [&](int digit) {
        return digit <= sum
               && canMake(sum - digit, values.subspan(1), used | ValueSet::only(digit));
    });
}

/// Whether each digit of a set that makes the sum has a cell of its own.
bool canPlace(ValueSet set, int sum, std::vector<ValueSet> values)
{
    for (ValueSet &value : values)
        value = value & set;
    return canMake(sum, values);
}

/// The sets of as many digits as there are cells that make the sum and have a place for each.
std::vector<ValueSet> setsPlaced(int sum, const std::vector<ValueSet> &values)
{
    std::vector<ValueSet> found;
    for (std::uint64_t bits = 0; bits < 1U << 10; bits += 2) {
        const ValueSet set(bits);
        if (std::size_t(set.size()) == values.size() && canPlace(set, sum, values))
            found.push_back(set);
    }
    return found;
}

/// Each set listed makes the sum, and none that could be is missing: none of which each digit has a
/// cell.
Fault waysToSum(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    if (step.groups.size() != 1 || !step.areNamed(words[0], 0, 1))
        return "not one sum";
    const int sum = numbersIn(words[0]).front();
    ValueSet possible;
    ValueSet placed;
    std::vector<ValueSet> cells;
    for (const UnknownId cell : step.groups[0]) {
        const ValueSet said = step.said(cell);
        possible = possible | said;
        placed = placed | (said.single() ? said : ValueSet());
        cells.push_back(said);
    }
    const auto isPossible = [&](ValueSet values) {
        return placed.within(values) && values.within(possible) && canPlace(values, sum, cells);
    };
    std::set<std::uint64_t> listed;
    ValueSet set;
    int made = 0;
    for (const int digit : numbersIn(words[1])) {
        set = set | ValueSet::only(digit);
        made += digit;
        if (set.size() < int(step.groups[0].size()))
            continue;
        if (made != sum)
            return "a set that makes another sum";
        if (!isPossible(set))
            return "a set that was ruled out before";
        listed.insert(set.bits());
        set = {};
        made = 0;
    }
    const auto isMissing = [&](const auto &self, ValueSet chosen, int total, int from) -> bool {
        if (chosen.size() == int(step.groups[0].size()))
            return total == sum && isPossible(chosen) && !listed.contains(chosen.bits());
        return std::ranges::any_of(possible, [&](int digit) {
            return digit >= from
                   && self(self, chosen | ValueSet::only(digit), total + digit, digit + 1);
        });
    };
    if (!set.empty() || isMissing(isMissing, {}, 0, 1))
        return "a set is missing";
    ValueSet together;
    for (const std::uint64_t bits : listed)
        together = together | ValueSet(bits);
    static const std::regex isListed("is (\\d(?:(?:, | or )\\d)*)");
    for (auto at = std::sregex_iterator(words[2].begin(), words[2].end(), isListed);
         at != std::sregex_iterator(); ++at) {
        if (!GroupStep::digits((*at)[1]).within(together))
            return "a digit that is in no set";
    }
    return std::nullopt;
}

/// No way to make the sum has another digit than those left; each cell concluded about is named.
Fault everyWayToSum(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    if (step.groups.size() != 1 || !step.areNamed(words[1], 0, 1)
        || step.cells(words.back()) != step.concluded)
        return "not one sum, or other cells";
    const int sum = numbersIn(words[1]).front();
    const Knowledge premised(told.model.domains(), told.step.premises);
    std::vector<ValueSet> known;
    for (const UnknownId cell : step.groups[0])
        known.push_back(premised.possible(cell));
    const std::vector<ValueSet> sets = setsPlaced(sum, known);
    ValueSet shared = sets.empty() ? ValueSet() : sets.front();
    for (const ValueSet set : sets)
        shared = shared & set;
    const ValueSet all = words.size() > 3 ? GroupStep::digits(words[2]) : ValueSet();
    if (numberIn(words[0]) != int(sets.size()) || all != shared)
        return "not so many sets, or they share other digits";
    for (const Fact &fact : told.step.conclusions) {
        std::vector<ValueSet> values;
        for (const UnknownId cell : step.groups[0])
            values.push_back(cell == fact.unknown ? step.possible(cell) - fact.possible
                                                  : step.possible(cell));
        if (canMake(sum, values))
            return "a way with another digit";
    }
    return std::nullopt;
}

/// Several digits that clear a group.
Fault placedSeveral(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cells = step.cells(words[0]);
    ValueSet digits;
    for (const UnknownId cell : cells) {
        if (!step.possible(cell).single())
            return "a cell without a digit";
        digits = digits | step.possible(cell);
    }
    return claim(step.groups.size() == 1 && step.areNamed(words[1], 0, 1)
                     && std::ranges::includes(step.groups[0], cells)
                     && step.onlyTakes(digits, step.groups[0], cells),
                 "takes other digits, or elsewhere");
}

/// What was known of the cells concluded about, and what follows then.
Fault withKnown(const Words &words, const ToldStep &told)
{
    for (const Fact &fact : told.step.conclusions) {
        const Fact known = told.before.fact(fact.unknown);
        const Fact left{fact.unknown, fact.possible & told.before.possible(fact.unknown)};
        if (words[1].find(told.model.clause(left).english()) == std::string::npos)
            continue;
        return claim(lowerFirst(words[0]).find(told.model.clause(known).english())
                         != std::string::npos,
                     "that was not known");
    }
    return "none of its conclusions";
}

Fault twice(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cells = step.cells(words[2]);
    const ValueSet digit = GroupStep::digits(words[1]);
    const auto holds = [&](UnknownId cell) { return step.possible(cell) == digit; };
    const auto isThere = [&](const Cells &group) { return std::ranges::includes(group, cells); };
    return claim(told.step.contradiction && cells.size() == 2 && std::ranges::all_of(cells, holds)
                     && std::ranges::any_of(step.groups, isThere),
                 "not twice");
}

Fault noDigit(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cell = step.cells(words[1]);
    ValueSet left = step.possible(*cell.begin());
    for (const UnknownId other : step.cells(words[0]))
        left = left - (step.possible(other).single() ? step.possible(other) : ValueSet());
    return claim(told.step.contradiction && cell.size() == 1 && left.empty(), "a digit is left");
}

Fault noPlace(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const ValueSet digit = GroupStep::digits(words[0]);
    return claim(told.step.contradiction && step.groups.size() == 1 && digit.single()
                     && step.areNamed(words[1], 0, 1)
                     && step.placesFor(digit.value(), step.groups[0]).empty(),
                 "a place is left");
}

/// The cells of a group have fewer digits among them than there are cells.
Fault tooFewDigits(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const Cells cells = step.cells(words[0]);
    const ValueSet digits = GroupStep::digits(words[1]);
    const auto isWithin = [&](UnknownId cell) { return step.possible(cell).within(digits); };
    return claim(told.step.contradiction && step.groups.size() == 1
                     && std::ranges::includes(step.groups[0], cells)
                     && std::ranges::all_of(cells, isWithin)
                     && int(cells.size()) == digits.size() + 1,
                 "not one digit too few");
}

/// A group with as many cells as there are digits has fewer cells for these than there are of them.
Fault tooFewCells(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const ValueSet digits = GroupStep::digits(words[1]);
    if (!told.step.contradiction || step.groups.size() != 1 || !step.areNamed(words[0], 0, 1))
        return "not one group";
    Cells places;
    for (const int digit : digits)
        places.merge(step.placesFor(digit, step.groups[0]));
    const ValueSet all = told.model.domains()[*step.groups[0].begin()];
    return claim(int(step.groups[0].size()) == all.size() && int(places.size()) < digits.size(),
                 "there are enough cells");
}

/// The places in the first groups lie in the last, where a cell beside them holds the digit.
Fault elsewhere(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    if (auto wrong = crossing(words[0], words[1], words[2], told))
        return wrong;
    const std::span<const Cells> all = step.groups;
    const std::size_t half = all.size() / 2;
    const Cells cell = step.cells(words[3]);
    return claim(told.step.contradiction && cell.size() == 1
                     && step.possible(*cell.begin()) == GroupStep::digits(words[0])
                     && GroupStep::together(all.subspan(half)).contains(*cell.begin())
                     && !GroupStep::together(all.first(half)).contains(*cell.begin()),
                 "no such cell elsewhere");
}

/// Each digit of the first of three cells leaves the value to one of the others, which meet a
/// fourth that has it.
Fault wingMet(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    const ValueSet digit = GroupStep::digits(words[1]);
    const auto &facts = told.step.premises;
    if (!told.step.contradiction || facts.size() != 4)
        return "not of four cells";
    const auto meet = [&](UnknownId a, UnknownId b) {
        return std::ranges::any_of(step.groups, [&](const Cells &group) {
            return group.contains(a) && group.contains(b);
        });
    };
    ValueSet covered;
    Cells named{facts[0].unknown};
    for (const Fact &wing : facts.subspan(1, 2)) {
        named.insert(wing.unknown);
        covered = covered | (wing.possible - digit);
        if (!meet(facts[0].unknown, wing.unknown) || !meet(wing.unknown, facts[3].unknown)
            || (wing.possible - digit).size() != 1)
            return "a cell that meets too few, or holds too many";
    }
    return claim(step.cells(words[0]) == named && facts[0].possible.within(covered)
                     && step.cells(words[2]) == Cells{facts[3].unknown}
                     && facts[3].possible == digit,
                 "that is no contradiction");
}

/// No different digits that are left make the sum, with which its words begin.
Fault nothingMakes(const Words &words, const ToldStep &told)
{
    const GroupStep step(told);
    if (!told.step.contradiction || step.groups.size() != 1 || !step.areNamed(words[1], 0, 1))
        return "not one sum";
    for (const Fact &fact : told.step.premises) {
        // Where few digits are left on the board, these are told.
        const Fact left{fact.unknown, fact.possible & told.before.possible(fact.unknown)};
        const auto isNamed = [&](const Fact &each) {
            return lowerFirst(words[0]).find(told.model.clause(each).english())
                   != std::string::npos;
        };
        if (!isNamed(fact) && !isNamed(left))
            return "does not name " + told.model.clause(fact).english();
    }
    const std::vector<UnknownId> cells(step.groups[0].begin(), step.groups[0].end());
    std::vector<ValueSet> values;
    for (const UnknownId cell : cells) {
        values.push_back(told.model.domains()[cell]);
        for (const Fact &fact : told.step.premises)
            values.back() = values.back() & (fact.unknown == cell ? fact.possible : values.back());
    }
    return claim(!canMake(numbersIn(words[1]).front(), values), "something makes it");
}

/// "holds 5 + 7 = 12" is a sum that is not the one wanted.
bool isWrongSum(const std::string &words)
{
    std::vector<int> numbers = numbersIn(words.substr(words.find("holds ")));
    const int made = numbers.back();
    numbers.pop_back();
    return made != numbersIn(words).front()
           && std::accumulate(numbers.begin(), numbers.end(), 0) == made;
}

/// The constraint is told broken, and the facts are all that it rests on.
Fault broken(const Words &words, const ToldStep &told)
{
    if (!told.step.contradiction || told.step.constraints.size() != 1)
        return "not one constraint that is broken";
    for (const Fact &fact : told.step.premises) {
        if (words.size() > 1
            && lowerFirst(words[0]).find(told.model.clause(fact).english()) == std::string::npos)
            return "does not name " + told.model.clause(fact).english();
    }
    const std::string &fault = words.back();
    return claim(fault.find(" = ") == std::string::npos || isWrongSum(fault),
                 "a sum that is right");
}

/// The premises are lines that make one ring, and the conclusions are crosses.
Fault loopClosed(const Words &, const ToldStep &told)
{
    const auto encoding = told.model.encoding();
    std::map<UnknownId, std::set<UnknownId>> joined; // lines that share a cell with another
    for (ConstraintId id = 0; id < encoding->constraintCount(); ++id) {
        const auto links = encoding->unknowns(id);
        if (links.size() > 4
            || told.model.describe(id).english().find("pearl") != std::string::npos)
            continue;
        std::vector<UnknownId> lines;
        for (const Fact &fact : told.step.premises) {
            if (std::ranges::find(links, fact.unknown) != links.end())
                lines.push_back(fact.unknown);
        }
        if (!lines.empty() && lines.size() != 2)
            return "a line that ends or branches";
        for (const UnknownId line : lines)
            joined[line].insert(lines.begin(), lines.end());
    }
    if (!std::ranges::all_of(told.step.conclusions,
                             [](const Fact &fact) { return fact.possible == ValueSet::only(0); }))
        return "it concludes a line";
    Cells ring{told.step.premises.front().unknown};
    for (std::size_t before = 0; before < ring.size();) {
        before = ring.size();
        for (const UnknownId line : Cells(ring))
            ring.insert(joined[line].begin(), joined[line].end());
    }
    return claim(ring.size() == told.step.premises.size(), "not one ring");
}

std::set<std::string> cellsNamed(const std::string &words)
{
    static const std::regex cell("row \\d+, column \\d+", std::regex::icase);
    std::set<std::string> cells;
    for (auto at = std::sregex_iterator(words.begin(), words.end(), cell);
         at != std::sregex_iterator(); ++at)
        cells.insert(lowerFirst(at->str()));
    return cells;
}

/// The words name all cells that the step concludes about, and no cells but those of its facts and
/// constraints.
Fault namesItsOwn(const Words &words, const ToldStep &told)
{
    std::set<std::string> named;
    for (const std::string &argument : words)
        named.merge(cellsNamed(argument));
    std::set<std::string> own;
    const auto add = [&](const Phrase &phrase) { own.merge(cellsNamed(phrase.english())); };
    for (const Fact &fact : told.step.conclusions)
        add(told.model.clause(fact));
    if (!std::ranges::includes(named, own))
        return "it does not say all that it concludes";
    for (const ConstraintId constraint : told.step.constraints)
        add(told.model.describe(constraint));
    for (const Fact &fact : told.step.premises)
        add(told.model.clause(fact));
    return claim(std::ranges::includes(own, named), "a cell that the step is not about");
}

} // namespace

void addDifferentClaims(SentenceChecker &checker)
{
    checker.add("{}: no other cell of {} holds a {}.", placed);
    checker.add("{}: no other cell of {} holds an {}.", placed);
    checker.add("{}: only {} is left for {}.", onlyDigit);
    checker.add("Only {} can hold the {} of {}.", onlyPlace);
    checker.add("{}: no other cell of {} holds one of these digits.", placedSeveral);
    checker.add("As {}, that leaves: {}.", withKnown);
    checker.add("{} would have two {}s: {}.", twice);
    checker.add("{}: no digit is left for {}.", noDigit);
    checker.add("No place is left for the {} of {}.", noPlace);
    checker.add("{} have only {} among them: that is one digit too few.", tooFewDigits);
    checker.add("{} has too few cells left for its {}.", tooFewCells);
    checker.add("The {} of {} fits only in {}, but {}, too.", elsewhere);
    checker.add(
        "{}: whichever the first is, one of the last two holds the {}, but {}, and meets both.",
        wingMet);
    checker.add("{}: nothing that is left makes {}.", nothingMakes);
    checker.add("{}: so {}.", broken);
    checker.add("The loop is closed: there are no other lines.", loopClosed);
    checker.add("{}, against the rule that {}.", broken);
    checker.add("With this, {}.", broken);
    checker.add("{} share out {} in {}: no other cell there holds them.", naked);
    checker.add("The {} of {} fit only in {}: these hold nothing else.", hidden);
    checker.add("The {} of {} lies within {}: no other cell there holds it.",
                [](const Words &words, const ToldStep &told) {
                    return crossing(words[0], words[1], words[2], told);
                });
    checker.add("{} is missing one digit: {}.", lastOfSum);
    checker.add("{} can only be {}: {}.", waysToSum);
    checker.add("Every way left to make {} needs {}, and no other cell can hold that: {}.",
                neededBySum);
    checker.add("{} can only be {}. In every way to place these, {}.", waysToSum);
    checker.add("{} sets of digits make {}. In every way to place one of them, {}.", everyWayToSum);
    checker.add("{} sets of digits make {}, all with {}. In every way to place one of them, {}.",
                everyWayToSum);
    checker.add("{}: whichever the first is, one of the last two holds the {}, so {}, which meets "
                "both, does not.",
                wing);
    checker.add("The {} of {} fits only in {}: the other cells there do not hold it.",
                [](const Words &words, const ToldStep &told) {
                    return crossing(words[0], words[1], words[2], told);
                });
}

void addDeclaredClaims(SentenceChecker &checker, const Model &model)
{
    addDifferentClaims(checker);
    addWayClaims(checker);
    for (const SentenceCase &form : model.sentences()) {
        if (checker.knows(form))
            continue;
        std::string pattern;
        for (std::size_t i = 0; i < form.text.size(); ++i) {
            if (form.text[i] == '<')
                i = form.text.find('>', i);
            else if (form.text[i] == '%' && ++i < form.text.size())
                pattern += "{}";
            else
                pattern += form.text[i];
        }
        checker.add(pattern, namesItsOwn);
    }
}

} // namespace inkling::test
