// SPDX-License-Identifier: MIT
#include "board/phrase.h"
#include "families/kenken/statement.h"
#include "families/kenken/telling/telling.h"

#include "families/declared/stated/layout.h"
#include <algorithm>
#include <bit>
#include <map>
#include <optional>
#include <string>

namespace inkling::kenken {

namespace {

constexpr std::size_t mostCellsForReason = 5;

bool isNowhereIn(const WayList &ways, ValueSet digits)
{
    const unsigned all = (1U << ways.size()) - 1;
    for (int way = 0; way < ways.count(); ++way) {
        if ((ways.digits(way, all) & digits.bits()) != 0)
            return false;
    }
    return true;
}

/// Whether nothing is told to be possible that is in none of these ways: else the list would not show why.
bool keepsOnlyListed(const Telling &telling, const Cage &cage, const WayList &ways)
{
    const CellDigits supported = ways.supported();
    for (const Fact &fact : telling.told) {
        const auto place = std::ranges::find(cage.cells, fact.unknown) - cage.cells.begin();
        if ((fact.possible.bits() & ~unsigned(supported[std::size_t(place)])) != 0)
            return false;
    }
    return true;
}

/// The ways to list: those left on the board, or, where they show more than is told, those that the premises leave.
const WayList *waysToList(Telling &telling, int number)
{
    const WayList *const ways = telling.ways(number);
    if (!ways || ways->empty() || keepsOnlyListed(telling, telling.cage(number), *ways))
        return ways;
    return telling.waysByPremises(number);
}

bool isTold(const Telling &telling, int cell)
{
    return std::ranges::find(telling.told, UnknownId(cell), &Fact::unknown) != telling.told.end();
}

std::vector<Fact> premisesOn(const Telling &telling, const Cage &cage)
{
    std::vector<Fact> facts;
    for (const Fact &premise : telling.step().premises) {
        if (std::ranges::find(cage.cells, premise.unknown) != cage.cells.end())
            facts.push_back(premise);
    }
    return facts;
}

std::vector<ElementId> elementsOf(const Cage &cage)
{
    return {cage.cells.begin(), cage.cells.end()};
}

Argument formulas(const Cage &cage, const std::vector<std::string> &texts)
{
    return formulasArgument(texts, Argument::Joint::Or, elementsOf(cage));
}

/// The digits that the other cell of a cage of two cells may have if one holds this digit.
ValueSet partnersOf(const Telling &telling, const Cage &cage, int digit)
{
    const auto makes = [&](int other) {
        const auto [low, high] = std::minmax(digit, other);
        const bool any = cage.operation == Operation::Unknown;
        const auto is = [&](Operation operation) { return any || cage.operation == operation; };
        return low != high
               && ((is(Operation::Sum) && low + high == cage.target)
                   || (is(Operation::Product) && low * high == cage.target)
                   || (is(Operation::Difference) && high - low == cage.target)
                   || (is(Operation::Quotient) && low * cage.target == high));
    };
    ValueSet partners;
    for (const int other : telling.terms().digits()) {
        if (makes(other))
            partners = partners | ValueSet::only(other);
    }
    return partners;
}

/// "2 needs 3", "4 needs 1 or 7".
Argument needs(const Telling &telling, const Cage &cage, ValueSet digits)
{
    Argument argument = placesArgument({});
    for (const int digit : digits) {
        const auto [most, last] = declared::listedToLast(partnersOf(telling, cage, digit));
        const std::string subject = std::to_string(digit);
        if (most.empty())
            argument.parts.push_back(
                {{INKLING_TR_NOOP("Phrases", "%1 needs %2"), {subject, last}}, {}});
        else
            argument.parts.push_back(
                {{INKLING_TR_NOOP("Phrases", "%1 needs %2 or %3"), {subject, most, last}}, {}});
    }
    return argument;
}

std::optional<Sentence> sentenceOfPartners(const Telling &telling, int number)
{
    constexpr int most = 3;
    const Cage &cage = telling.cage(number);
    const Fact &first = telling.told.front();
    const ValueSet lost = telling.lost(first);
    const bool hasPartners = std::ranges::all_of(
        lost, [&](int digit) { return !partnersOf(telling, cage, digit).empty(); });
    if (lost.size() > most || !hasPartners)
        return std::nullopt;
    if (telling.told.size() > 1) {
        if (telling.lost(telling.told[1]) != lost)
            return std::nullopt;
        return telling.say(
            Way::EitherPartners,
            {telling.cageNamed(number), needs(telling, cage, lost), telling.conclusions()});
    }
    const int cell = int(first.unknown);
    if (lost.single()) {
        return telling.say(
            Way::Partner,
            {telling.cageNamed(number), valuesArgument(lost), telling.cell(cell),
             valuesArgument(partnersOf(telling, cage, lost.value()), Argument::Joint::Or),
             telling.conclusions()});
    }
    return telling.say(Way::Partners, {telling.cageNamed(number), telling.cell(cell),
                                       needs(telling, cage, lost), telling.conclusions()});
}

Sentence sentenceOfNothing(const Telling &telling, int number)
{
    const auto premises = premisesOn(telling, telling.cage(number));
    if (!premises.empty())
        return telling.say(Way::None, {telling.facts(premises), telling.cageNamed(number)});
    const Argument side = numberArgument(telling.terms().side());
    if (telling.rule() == RuleName::CagePair)
        return telling.say(Way::NoneEver, {side, telling.cageNamed(number)});
    return telling.say(Way::NoneEver,
                       {numberArgument(std::int64_t(telling.cage(number).cells.size())), side,
                        telling.cageNamed(number)});
}

Sentence sentenceOfPair(Telling &telling, int number)
{
    const Cage &cage = telling.cage(number);
    const WayList *const ways = waysToList(telling, number);
    if (!ways || ways->empty())
        return telling.together();
    const auto written = formulasOf(telling, number, *ways, Order::Written);
    const Argument left = formulas(cage, written);
    for (const int cell : cage.cells) {
        if (!isTold(telling, cell) && telling.premised(cell).single()) {
            const Fact known{UnknownId(cell), telling.premised(cell)};
            return telling.say(Way::OtherKnown,
                               {placesArgument({telling.factPart(known)}),
                                telling.cageNamed(number), left, telling.conclusions()});
        }
    }
    if (const auto partners = sentenceOfPartners(telling, number))
        return *partners;
    // Where a digit is lost that is in the list, its place matters.
    const bool hasOrder = cage.operation == Operation::Sum || cage.operation == Operation::Product;
    const auto inOrder = formulasOf(telling, number, *ways, Order::OfCells);
    if (hasOrder && inOrder.size() <= mostFormulas && !isNowhereIn(*ways, telling.lostAnywhere()))
        return telling.say(Way::CellByCell, {telling.cageNamed(number), formulas(cage, inOrder),
                                             telling.conclusions()});
    return telling.say(Way::Left, {telling.cageNamed(number), left, telling.conclusions()});
}

/// The results that the rest of a cage can make, without some digits, if one cell holds a digit: sums
/// or products, each with digits that make it, cell by cell.
class RestResults
{
public:
    RestResults(const Telling &telling, const Cage &cage, int cell, int digit, ValueSet out)
        : m_telling(telling)
        , m_isProduct(cage.operation == Operation::Product)
        , m_out(out)
    {
        m_cells.push_back(cell);
        for (const int other : cage.cells) {
            if (other != cell)
                m_cells.push_back(other);
        }
        m_digits.push_back(digit);
        go(m_isProduct ? 1 : 0);
    }

    /// Empty where there is none, or it takes too long to find them.
    using Results = std::map<std::int64_t, std::vector<int>>;
    [[nodiscard]] Results results() const
    {
        return m_visited > mostVisited ? Results() : m_results;
    }

private:
    static constexpr int mostVisited = 100'000;

    void go(std::int64_t result)
    {
        if (++m_visited > mostVisited)
            return;
        if (m_digits.size() == m_cells.size()) {
            m_results.try_emplace(result, m_digits.begin() + 1, m_digits.end());
            return;
        }
        for (const int digit : freeAt(m_cells[m_digits.size()])) {
            m_digits.push_back(digit);
            go(m_isProduct ? result * digit : result + digit);
            m_digits.pop_back();
        }
    }

    /// The digits that a cell can hold beside those chosen so far.
    [[nodiscard]] ValueSet freeAt(int cell) const
    {
        const Terms &terms = m_telling.terms();
        ValueSet free = m_telling.possible(cell) - m_out;
        for (std::size_t i = 0; i < m_digits.size(); ++i) {
            if (terms.isOn(terms.rowLine(cell), m_cells[i])
                || terms.isOn(terms.columnLine(cell), m_cells[i]))
                free = free - ValueSet::only(m_digits[i]);
        }
        return free;
    }

    const Telling &m_telling;
    bool m_isProduct;
    ValueSet m_out;
    std::vector<int> m_cells;
    std::vector<int> m_digits;
    Results m_results;
    int m_visited = 0;
};

/// Why a digit does not fit into a cell of a sum or a product.
struct Reason
{
    Way way;
    int digit;
    std::int64_t rest;
    /// The bound, the two nearest, each as a formula, or all there are.
    std::vector<std::string> results;
    friend bool operator==(const Reason &, const Reason &) = default;
};

std::optional<std::int64_t> restOf(const Cage &cage, int digit)
{
    if (cage.operation == Operation::Sum)
        return cage.target > digit ? std::optional(cage.target - digit) : std::nullopt;
    if (cage.operation == Operation::Product && cage.target % digit == 0)
        return cage.target / digit;
    return std::nullopt;
}

/// A result with the digits that make it: "1 + 2 = 3", or "3" for one digit.
std::string madeBy(const Cage &cage, const std::vector<int> &digits, std::int64_t result)
{
    const std::string text = std::to_string(result);
    return digits.size() == 1 ? text : formulaOf(cage, digits, Order::OfCells) + " = " + text;
}

std::optional<Reason> reasonOfDigit(const Telling &telling, const Cage &cage, int cell, int digit,
                                    ValueSet out)
{
    constexpr std::size_t mostResults = 5;
    const auto rest = restOf(cage, digit);
    if (!rest)
        return std::nullopt;
    const auto results = RestResults(telling, cage, cell, digit, out).results();
    if (results.empty())
        return std::nullopt;
    const auto made = [&](const auto &result) { return madeBy(cage, result.second, result.first); };
    if (*rest < results.begin()->first)
        return Reason{Way::Least, digit, *rest, {made(*results.begin())}};
    if (*rest > results.rbegin()->first)
        return Reason{Way::Most, digit, *rest, {made(*results.rbegin())}};
    const auto above = results.upper_bound(*rest);
    const auto below = std::prev(above);
    if (below->first == *rest)
        return std::nullopt;
    if (results.size() > mostResults)
        return Reason{Way::Between, digit, *rest, {made(*below), made(*above)}};
    Reason all{Way::Results, digit, *rest, {}};
    for (const auto &[value, digits] : results)
        all.results.push_back(std::to_string(value));
    return all;
}

/// The reason why a cell loses digits; where it loses several, all above or all below those that it keeps,
/// the one reason that goes for all of them.
std::optional<Reason> reasonOf(const Telling &telling, const Cage &cage, int cell, ValueSet lost,
                               ValueSet out)
{
    if (lost.single())
        return reasonOfDigit(telling, cage, cell, lost.value(), out);
    const int lowest = lost.value();
    const int highest = int(std::bit_width(lost.bits())) - 1;
    const ValueSet left = telling.possible(cell) - lost;
    const bool areHigh = std::ranges::all_of(left, [&](int digit) { return digit < lowest; });
    const bool areLow = std::ranges::all_of(left, [&](int digit) { return digit > highest; });
    const auto rest = restOf(cage, areHigh ? lowest : highest);
    if ((!areHigh && !areLow) || !rest)
        return std::nullopt;
    RestResults::Results results;
    for (const int digit : lost)
        results.merge(RestResults(telling, cage, cell, digit, out).results());
    if (results.empty())
        return std::nullopt;
    const auto &bound = areHigh ? *results.begin() : *results.rbegin();
    if (areHigh ? *rest >= bound.first : *rest <= bound.first)
        return std::nullopt;
    return Reason{areHigh ? Way::LeastForMore : Way::MostForLess,
                  areHigh ? lowest : highest,
                  *rest,
                  {madeBy(cage, bound.second, bound.first)}};
}

/// The wording of a reason: a sentence, or a part of one.
Way wayOf(const Reason &reason, bool isPart)
{
    switch (reason.way) {
    case Way::Least:
        return isPart ? Way::LeastPart : Way::Least;
    case Way::LeastForMore:
        return isPart ? Way::LeastForMorePart : Way::LeastForMore;
    case Way::Most:
        return isPart ? Way::MostPart : Way::Most;
    case Way::MostForLess:
        return isPart ? Way::MostForLessPart : Way::MostForLess;
    case Way::Between:
        return isPart ? Way::BetweenPart : Way::Between;
    default:
        return isPart ? Way::ResultsPart : Way::Results;
    }
}

Sentence sayReason(const Telling &telling, int number, const Reason &reason,
                   const std::vector<int> &cells, bool isPart)
{
    const bool areFormulas = reason.way != Way::Results;
    Argument results{
        areFormulas ? Argument::Kind::Formula : Argument::Kind::Number, Argument::Joint::Or, {}};
    for (const std::string &result : reason.results)
        results.parts.push_back({{"%1", {result}}, {}});
    return telling.say(wayOf(reason, isPart),
                       {valuesArgument(ValueSet::only(reason.digit)),
                        telling.cellsNamed(cells, Argument::Joint::Or), numberArgument(reason.rest),
                        telling.cageNamed(number), std::move(results)});
}

std::optional<Sentence> sentenceOfReason(const Telling &telling, int number)
{
    const Cage &cage = telling.cage(number);
    std::optional<Reason> common;
    std::vector<int> cells;
    for (const Fact &fact : telling.told) {
        const auto reason = reasonOf(telling, cage, int(fact.unknown), telling.lost(fact), {});
        if (!reason || (common && *common != *reason) || cells.size() == mostCellsForReason)
            return std::nullopt;
        common = reason;
        cells.push_back(int(fact.unknown));
    }
    Sentence sentence = sayReason(telling, number, *common, cells, false);
    sentence.arguments.push_back(telling.conclusions());
    return sentence;
}

/// Several reasons, each with the cells that it is about.
class Reasons
{
public:
    Reasons(const Telling &telling, int number)
        : m_telling(telling)
        , m_number(number)
        , m_cage(telling.cage(number))
    {
        for (const int digit : telling.lostAnywhere()) {
            if (m_cage.operation == Operation::Product && m_cage.target % digit != 0)
                m_undivided = m_undivided | ValueSet::only(digit);
        }
        for (const Fact &fact : telling.told)
            add(fact);
    }

    /// Whether one of them is about results that a reader would have to find all.
    [[nodiscard]] bool areByResults() const
    {
        return std::ranges::any_of(m_reasons, [](const auto &each) {
            return each.first.way == Way::Results || each.first.way == Way::Between;
        });
    }
    /// Nothing where some digit has no reason, or there are too many.
    [[nodiscard]] std::optional<Sentence> sentence() const
    {
        constexpr std::size_t most = 3;
        std::vector<Sentence> parts;
        if (!m_undivided.empty())
            parts.push_back(m_telling.say(
                Way::DividedPart,
                {m_telling.cageNamed(m_number), valuesArgument(m_undivided, Argument::Joint::Or)}));
        for (const auto &[reason, cells] : m_reasons)
            parts.push_back(sayReason(m_telling, m_number, reason, cells, true));
        if (!m_isComplete || parts.empty() || parts.size() > most)
            return std::nullopt;
        parts.push_back(m_telling.say(Way::Hence, {m_telling.conclusions()}));
        Sentence sentence = std::move(parts.front());
        std::move(parts.begin() + 1, parts.end(), std::back_inserter(sentence.more));
        return sentence;
    }

private:
    /// The highest and the lowest digits that a cell loses go for one reason each, the others one by one.
    void add(const Fact &fact)
    {
        const int cell = int(fact.unknown);
        ValueSet lost = m_telling.lost(fact) - m_undivided;
        const ValueSet left = fact.possible;
        ValueSet high;
        ValueSet low;
        for (const int digit : lost) {
            if (std::ranges::all_of(left, [&](int other) { return other < digit; }))
                high = high | ValueSet::only(digit);
            if (std::ranges::all_of(left, [&](int other) { return other > digit; }))
                low = low | ValueSet::only(digit);
        }
        for (const ValueSet &some : {high, low}) {
            if (const auto reason = some.size() > 1
                                        ? reasonOf(m_telling, m_cage, cell, some, m_undivided)
                                        : std::nullopt) {
                add(*reason, cell);
                lost = lost - some;
            }
        }
        for (const int digit : lost) {
            const auto reason = reasonOfDigit(m_telling, m_cage, cell, digit, m_undivided);
            m_isComplete = m_isComplete && reason;
            if (reason)
                add(*reason, cell);
        }
    }
    void add(const Reason &reason, int cell)
    {
        const auto same
            = std::ranges::find(m_reasons, reason, &std::pair<Reason, std::vector<int>>::first);
        if (same == m_reasons.end())
            m_reasons.push_back({reason, {cell}});
        else
            same->second.push_back(cell);
    }

    const Telling &m_telling;
    int m_number;
    const Cage &m_cage;
    std::vector<std::pair<Reason, std::vector<int>>> m_reasons;
    ValueSet m_undivided; ///< the digits that go as they do not divide the product: told first
    bool m_isComplete = true;
};

bool isDivided(const Telling &telling, const Cage &cage)
{
    return cage.operation == Operation::Product
           && std::ranges::all_of(telling.lostAnywhere(),
                                  [&](int digit) { return cage.target % digit != 0; });
}

/// The sentence for a factor of a product that only one cell can give.
std::optional<Sentence> sentenceOfFactor(const Telling &telling, int number)
{
    const Cage &cage = telling.cage(number);
    if (cage.operation != Operation::Product || telling.told.size() != 1)
        return std::nullopt;
    const Fact &told = telling.told.front();
    for (const int prime : {2, 3, 5, 7}) {
        std::int64_t factor = 1;
        while (cage.target % (factor * prime) == 0)
            factor *= prime;
        const bool isElsewhere = std::ranges::any_of(cage.cells, [&](int cell) {
            return UnknownId(cell) != told.unknown
                   && std::ranges::any_of(telling.possible(cell),
                                          [&](int digit) { return digit % prime == 0; });
        });
        const bool goesForAll = std::ranges::all_of(telling.lost(told),
                                                    [&](int digit) { return digit % factor != 0; });
        if (factor > 1 && !isElsewhere && goesForAll)
            return telling.say(Way::Factor,
                               {telling.cageNamed(number), telling.cell(int(told.unknown)),
                                numberArgument(factor), telling.conclusions()});
    }
    return std::nullopt;
}

/// The sentence for a cage with all cells filled but one, and what that one must be.
std::optional<Sentence> sentenceOfLastCell(const Telling &telling, int number, const WayList &ways)
{
    const Cage &cage = telling.cage(number);
    const bool restIsFilled = std::ranges::all_of(cage.cells, [&](int cell) {
        return isTold(telling, cell) || telling.possible(cell).single();
    });
    if (!restIsFilled || telling.told.size() != 1 || ways.count() != 1
        || !telling.told.front().possible.single())
        return std::nullopt;
    auto texts = formulasOf(telling, number, ways, Order::OfCells);
    texts.front() += " = " + std::to_string(cage.target);
    return telling.say(Way::OtherKnown,
                       {telling.cageNamed(number), formulas(cage, texts), telling.conclusions()});
}

Sentence sentenceOfCombinations(Telling &telling, int number)
{
    const Cage &cage = telling.cage(number);
    if (isDivided(telling, cage))
        return telling.say(Way::Divided,
                           {telling.cageNamed(number),
                            valuesArgument(telling.lostAnywhere(), Argument::Joint::Or),
                            telling.conclusions()});
    const WayList *const ways = telling.ways(number);
    if (ways && !ways->empty()) {
        if (const auto last = sentenceOfLastCell(telling, number, *ways))
            return *last;
    }
    const auto reason = sentenceOfReason(telling, number);
    if (!ways || ways->empty())
        return reason ? *reason : sentenceOfFactor(telling, number).value_or(telling.together());
    const WayList *const list = waysToList(telling, number);
    const bool isListed = list && !list->empty();
    using Formulas = std::vector<std::string>;
    const Formulas inOrder
        = isListed ? formulasOf(telling, number, *list, Order::OfCells) : Formulas();
    const Formulas written
        = isListed ? formulasOf(telling, number, *list, Order::Written) : Formulas();
    // The list shows it at a glance only where what is lost is nowhere in it.
    const bool listShows = isListed && isNowhereIn(*list, telling.lostAnywhere());
    if (listShows && written.size() <= mostFormulas)
        return telling.say(
            Way::Left, {telling.cageNamed(number), formulas(cage, written), telling.conclusions()});
    if (const auto factor = sentenceOfFactor(telling, number))
        return *factor;
    // What more than two cells can make, and what not, is harder to see than few sets of digits.
    constexpr std::size_t mostCellsForResults = 3;
    const bool areFew = isListed && written.size() <= mostFormulas;
    const bool isByPlaces = areFew && cage.cells.size() > mostCellsForResults
                            && Reasons(telling, number).areByResults();
    if (reason && !isByPlaces)
        return *reason;
    if (isListed && inOrder.size() <= mostInOrder)
        return telling.say(Way::CellByCell, {telling.cageNamed(number), formulas(cage, inOrder),
                                             telling.conclusions()});
    if (const auto several = isByPlaces ? std::nullopt : Reasons(telling, number).sentence())
        return *several;
    if (areFew)
        return telling.say(Way::Placed, {telling.cageNamed(number), formulas(cage, written),
                                         telling.conclusions()});
    return telling.say(Way::Agree, {telling.cageNamed(number), numberArgument(ways->count()),
                                    telling.conclusions()});
}

Sentence sentenceOfCageInLine(Telling &telling, int number)
{
    const Cage &cage = telling.cage(number);
    const int line = telling.lines.front();
    if (telling.step().contradiction) {
        const auto again = telling.step().premises.last(1);
        const ValueSet digits = again.front().possible;
        return telling.say(digits.single() ? Way::Taken : Way::SeveralTaken,
                           {telling.cageNamed(number), valuesArgument(digits), telling.line(line),
                            telling.facts(again)});
    }
    const WayList *const ways = telling.ways(number);
    if (!ways || ways->empty())
        return telling.together();
    const ValueSet lost = telling.lostAnywhere();
    const unsigned cells = CageWays(telling.terms(), number).cellsOn(line);
    bool isTaken = std::ranges::all_of(telling.told, [&](const Fact &fact) {
        return telling.terms().isOn(line, int(fact.unknown));
    });
    for (int way = 0; way < ways->count(); ++way)
        isTaken = isTaken && lost.within(ValueSet(ways->digits(way, cells)));
    if (!isTaken)
        return telling.together();
    const Argument digits = valuesArgument(lost);
    const Argument so = telling.conclusionsOn({line}, lost);
    const auto texts = formulasOf(telling, number, *ways, Order::Written);
    const bool isInside = std::size_t(std::popcount(cells)) == cage.cells.size();
    if (texts.size() == 1 && isInside)
        return telling.say(Way::Inside, {telling.cageNamed(number), formulas(cage, texts),
                                         telling.line(line), so});
    if (texts.size() <= mostFormulas)
        return telling.say(
            lost.single() ? Way::Left : Way::LeftWithSeveral,
            {telling.cageNamed(number), formulas(cage, texts), digits, telling.line(line), so});
    return telling.say(
        lost.single() ? Way::Agree : Way::AgreeOnSeveral,
        {telling.cageNamed(number), numberArgument(ways->count()), digits, telling.line(line), so});
}

/// The digits that lines need in the cage, by a step of LineInCage.
std::vector<Need> needsOf(const Telling &telling)
{
    std::vector<Need> needs;
    const CageWays cage(telling.terms(), telling.cageNumbers.front());
    for (const std::string &digit : telling.step().arguments) {
        const int line = telling.lines[needs.size()];
        needs.push_back({line, std::stoi(digit), cage.cellsOn(line)});
    }
    return needs;
}

/// Whether the lines have the digits nowhere else, and the ways left with them exclude all that the step
/// does. Where several steps are told as one, other digits or other lines may have a part in it.
bool followsFromNeeds(const Telling &telling, int number, std::span<const Need> needs,
                      const WayList &left)
{
    const auto isElsewhere = [&](const Need &need, int cell) {
        return telling.cages().cageOf[std::size_t(cell)] != number
               && telling.terms().isOn(need.line, cell)
               && telling.before().possible(UnknownId(cell)).contains(need.digit);
    };
    for (const Need &need : needs) {
        for (int cell = 0; cell < telling.cages().cellCount(); ++cell) {
            if (isElsewhere(need, cell))
                return false;
        }
    }
    const auto &cells = telling.cage(number).cells;
    const CellDigits supported = left.supported();
    return std::ranges::all_of(telling.step().conclusions, [&](const Fact &fact) {
        const auto at = std::ranges::find(cells, int(fact.unknown));
        return at != cells.end()
               && ValueSet(supported[std::size_t(at - cells.begin())]).within(fact.possible);
    });
}

Sentence sentenceOfLineInCage(Telling &telling, int number)
{
    const Cage &cage = telling.cage(number);
    const std::vector<Need> needs = needsOf(telling);
    const Argument digit = valuesArgument(ValueSet::only(needs.front().digit));
    const Argument line = telling.line(needs.front().line);
    if (telling.step().contradiction)
        return telling.say(Way::None, {digit, line, telling.cageNamed(number)});
    const WayList *const ways = telling.ways(number);
    if (!ways || ways->empty())
        return telling.together();
    WayList left = *ways;
    left.keepMeeting(needs);
    if (!followsFromNeeds(telling, number, needs, left))
        return telling.together();
    const auto written = formulasOf(telling, number, left, Order::Written);
    if (written.empty())
        return telling.together();
    const bool isListed = written.size() <= mostFormulas;
    const auto count = formulasOf(telling, number, left, Order::OfCells).size();
    const Argument listed
        = isListed ? formulas(cage, written) : numberArgument(std::int64_t(count));
    if (needs.size() == 1)
        return telling.say(isListed ? Way::Left : Way::Agree,
                           {digit, line, telling.cageNamed(number), listed, telling.conclusions()});
    Argument needed = placesArgument({});
    for (const Need &need : needs) {
        const int side = telling.terms().side();
        const std::string digitText = std::to_string(need.digit);
        const std::vector<ElementId> elements = telling.linePart(need.line).elements;
        if (need.line < side)
            needed.parts.push_back({{INKLING_TR_NOOP("Phrases", "the %1 of row %2"),
                                     {digitText, std::to_string(need.line + 1)}},
                                    elements});
        else
            needed.parts.push_back({{INKLING_TR_NOOP("Phrases", "the %1 of column %2"),
                                     {digitText, std::to_string(need.line - side + 1)}},
                                    elements});
    }
    return telling.say(isListed ? Way::LeftWithSeveral : Way::AgreeOnSeveral,
                       {needed, telling.cageNamed(number), listed, telling.conclusions()});
}

} // namespace

Sentence sentenceOfCage(Telling &telling)
{
    const bool isByItself
        = telling.rule() == RuleName::CagePair || telling.rule() == RuleName::CageCombinations;
    if (telling.cageNumbers.size() != 1)
        return isByItself ? telling.say(Way::Several, {telling.cagesNamed(), telling.conclusions()})
                          : telling.together();
    const int number = telling.cageNumbers.front();
    switch (telling.rule()) {
    case RuleName::CageInLine:
        return sentenceOfCageInLine(telling, number);
    case RuleName::LineInCage:
        return sentenceOfLineInCage(telling, number);
    default:
        break;
    }
    if (telling.step().contradiction)
        return sentenceOfNothing(telling, number);
    return telling.rule() == RuleName::CagePair ? sentenceOfPair(telling, number)
                                                : sentenceOfCombinations(telling, number);
}

} // namespace inkling::kenken
