// SPDX-License-Identifier: MIT
#include "cards/cardsstepchecker.h"

#include <algorithm>
#include <bit>

namespace inkling::checks {

namespace {

using Value = CardsBruteForce::Value;
using Json = nlohmann::ordered_json;
__extension__ typedef __int128 SignedWide;

bool isLess(const Value &a, const Value &b)
{
    return SignedWide{a.above} * b.below < SignedWide{b.above} * a.below;
}

/// A value; beside a sign, fractions and negative ones stand in parentheses.
Value parsed(const std::string &text)
{
    if (text.front() == '(')
        return parsed(text.substr(1, text.size() - 2));
    const std::size_t stroke = text.find('/');
    return {std::stoll(text.substr(0, stroke)),
            stroke == std::string::npos ? 1 : std::stoll(text.substr(stroke + 1))};
}

/// What is written with the signs of print, with those that are typed.
std::string typed(std::string text)
{
    for (const auto &[print, sign] :
         {std::pair{"\u00d7", "*"}, std::pair{"\u00f7", "/"}, std::pair{"\u2212", "-"}}) {
        for (std::size_t at = text.find(print); at != std::string::npos; at = text.find(print))
            text.replace(at, std::char_traits<char>::length(print), sign);
    }
    return text;
}

unsigned setOf(const Json &cards)
{
    unsigned set = 0;
    for (const int card : cards)
        set |= 1U << card;
    return set;
}

/// Reads an expression as it is written, and reckons it.
class Reading
{
public:
    explicit Reading(const std::string &text)
        : m_text(text)
        , m_value(sum())
    {}
    /// Nothing if it is no expression, or has no value.
    [[nodiscard]] std::optional<Value> value() const
    {
        return m_place == m_text.size() ? m_value : std::nullopt;
    }
    std::vector<std::int64_t> numbers;

private:
    [[nodiscard]] char next() const { return m_place < m_text.size() ? m_text[m_place] : '\0'; }

    static std::optional<Value> joined(char sign, const std::optional<Value> &a,
                                       const std::optional<Value> &b)
    {
        return a && b ? CardsBruteForce::apply(sign, *a, *b) : std::nullopt;
    }
    std::optional<Value> sum()
    {
        auto value = product();
        while (next() == '+' || next() == '-') {
            const char sign = m_text[m_place++];
            value = joined(sign, value, product());
        }
        return value;
    }
    std::optional<Value> product()
    {
        auto value = power();
        while (next() == '*' || next() == '/') {
            const char sign = m_text[m_place++];
            value = joined(sign, value, power());
        }
        return value;
    }
    std::optional<Value> power()
    {
        const auto base = atom();
        if (next() != '^')
            return base;
        ++m_place;
        return joined('^', base, power());
    }
    std::optional<Value> atom()
    {
        if (next() == '(') {
            ++m_place;
            const auto value = sum();
            if (next() != ')')
                return std::nullopt;
            ++m_place;
            return value;
        }
        std::int64_t number = 0;
        constexpr std::size_t mostDigits = 18; // which 64 bits hold
        const std::size_t start = m_place;
        for (; next() >= '0' && next() <= '9'; ++m_place)
            number = 10 * number + (next() - '0');
        if (m_place == start || m_place - start > mostDigits)
            return std::nullopt;
        numbers.push_back(number);
        return Value{number, 1};
    }

    const std::string &m_text;
    std::size_t m_place = 0;
    std::optional<Value> m_value;
};

std::string quoted(const Json &fact)
{
    return ' ' + fact.dump();
}

} // namespace

/// A step's premises, sorted.
struct CardsStepChecker::Premises
{
    explicit Premises(const Json &list)
    {
        for (const Json &premise : list) {
            if (premise.contains("target"))
                target = premise["target"].get<std::string>();
            else if (premise.contains("card"))
                dealt |= 1U << premise["card"].get<int>();
            else if (premise.contains("between"))
                gap = premise["between"];
            else if (premise.contains("size"))
                sizes.push_back(premise["size"]);
            else if (premise["cards"] == true)
                cards = true;
            else if (premise.contains("values"))
                continue;
            else if (premise.contains("as"))
                made.push_back(premise);
            else
                wanted.push_back(premise);
        }
        for (const Json &fact : made) {
            if (fact["cards"].size() == 1)
                singles |= setOf(fact["cards"]);
        }
    }

    std::optional<std::string> target;
    bool cards = false;
    unsigned dealt = 0;   ///< constraints: cards
    unsigned singles = 0; ///< facts: what a card is worth
    std::vector<int> sizes;
    std::vector<Json> made;
    std::vector<Json> wanted;
    std::optional<Json> gap;
};

CardsStepChecker::CardsStepChecker(std::vector<int> cards, const std::string &target,
                                   CardsBruteForce::Options options)
    : m_cards(std::move(cards))
    , m_target(parsed(target))
    , m_targetText(target)
    , m_options(options)
    , m_levels(std::min(int(m_cards.size()) - 1, options.exponents ? 4 : 5))
    , m_values(std::size_t{1} << m_cards.size())
{}

std::vector<std::int64_t> CardsStepChecker::numbersOf(unsigned set) const
{
    std::vector<std::int64_t> numbers;
    for (std::size_t card = 0; card < m_cards.size(); ++card) {
        if ((set >> card & 1) != 0)
            numbers.push_back(m_cards[card]);
    }
    std::ranges::sort(numbers);
    return numbers;
}

std::vector<Value> CardsStepChecker::joins(const Value &a, const Value &b) const
{
    std::vector<Value> results;
    for (const char sign : m_options.exponents ? std::string("+-*/^") : std::string("+-*/")) {
        for (const bool swapped : {false, true}) {
            const auto value = CardsBruteForce::apply(sign, swapped ? b : a, swapped ? a : b);
            if (value && (!m_options.integers || value->below == 1))
                results.push_back(*value);
        }
    }
    return results;
}

const std::vector<Value> &CardsStepChecker::values(unsigned set)
{
    std::vector<Value> &list = m_values[set];
    if (!list.empty())
        return list;
    if (std::has_single_bit(set)) {
        list.push_back({m_cards[std::size_t(std::countr_zero(set))], 1});
        return list;
    }
    for (unsigned part = (set - 1) & set; part != 0; part = (part - 1) & set) {
        if (part > (set ^ part))
            continue;
        for (const Value &a : values(part)) {
            for (const Value &b : values(set ^ part)) {
                for (const Value &value : joins(a, b))
                    list.push_back(value);
            }
        }
    }
    std::ranges::sort(list, isLess);
    list.erase(std::unique(list.begin(), list.end()), list.end());
    return list;
}

std::vector<CardsBruteForce::Value> CardsStepChecker::valuesTogether(int size)
{
    std::vector<Value> together;
    for (unsigned set = 1; set <= all(); ++set) {
        if (std::popcount(set) == size)
            together.insert(together.end(), values(set).begin(), values(set).end());
    }
    std::ranges::sort(together, isLess);
    together.erase(std::unique(together.begin(), together.end()), together.end());
    return together;
}

bool CardsStepChecker::meet(unsigned a, unsigned b, const Value &value)
{
    for (const Value &x : values(a)) {
        for (const Value &y : values(b)) {
            const auto results = joins(x, y);
            if (std::ranges::find(results, value) != results.end())
                return true;
        }
    }
    return false;
}

std::optional<Value> CardsStepChecker::reckoned(const std::string &text)
{
    std::string signs = typed(text);
    std::erase(signs, ' ');
    // A negative number is no expression of the game, but it is one here.
    std::string whole;
    for (const char sign : signs) {
        if (sign == '-' && (whole.empty() || whole.back() == '('))
            whole += '0';
        whole += sign;
    }
    return Reading(whole).value();
}

CardsStepChecker::Partings CardsStepChecker::partings(unsigned set, const Value &value,
                                                      int mostCards)
{
    Partings partings;
    for (unsigned part = (set - 1) & set; part != 0; part = (part - 1) & set) {
        const unsigned rest = set ^ part;
        if (part > rest || std::max(std::popcount(part), std::popcount(rest)) > mostCards)
            continue;
        ++partings.all;
        partings.meeting += meet(part, rest, value) ? 1 : 0;
    }
    return partings;
}

bool CardsStepChecker::isGiven(const Json &premise)
{
    return premise.contains("card") || premise.contains("target")
           || (premise.contains("cards") && premise["cards"].is_boolean());
}

CardsStepChecker::Fault CardsStepChecker::fault(const Json &step)
{
    return check(step, Premises(step["premises"]));
}

bool CardsStepChecker::holdsWithout(const Json &step, std::size_t premise)
{
    Json less = step;
    less["premises"].erase(premise);
    return !fault(less);
}

CardsStepChecker::Fault CardsStepChecker::check(const Json &step, const Premises &premises)
{
    const std::string rule = step["rule"];
    if (premises.target && *premises.target != m_targetText)
        return "another target";
    for (const Json &fact : step["conclusions"]) {
        if (auto wrong = checkConclusion(rule, fact, premises))
            return *wrong + quoted(fact);
    }
    return step.contains("arguments") ? checkArguments(step, premises) : std::nullopt;
}

CardsStepChecker::Fault CardsStepChecker::checkConclusion(const std::string &rule, const Json &fact,
                                                          const Premises &premises)
{
    if (fact.contains("contradiction"))
        return checkContradiction(rule, premises);
    if (fact.contains("between"))
        return checkGap(fact, premises);
    if (fact.contains("size")) {
        if (premises.singles != all())
            return "what the cards are worth is not all known";
        return int(valuesTogether(fact["size"]).size()) == fact["values"] ? std::nullopt
                                                            : Fault("another number of values");
    }
    const unsigned set = setOf(fact["cards"]);
    if (fact.contains("values")) {
        if ((set & ~premises.singles) != 0)
            return "what the cards are worth is not all known";
        return int(values(set).size()) == fact["values"] ? std::nullopt
                                                         : Fault("another number of values");
    }
    if (fact.contains("into")) {
        const unsigned whole = setOf(fact["into"]);
        const auto isKnown = [&](unsigned cards) {
            return std::ranges::any_of(
                premises.made, [&](const Json &made) { return setOf(made["cards"]) == cards; });
        };
        const bool isPart = (set & ~whole) == 0 && set != whole;
        return isPart && isKnown(set) && isKnown(whole ^ set) ? std::nullopt
                                                              : Fault("no part of it");
    }
    if (fact.contains("as"))
        return checkMaking(rule, fact, premises);
    if ((set & ~premises.singles) != 0)
        return "what the cards are worth is not all known";
    return std::ranges::binary_search(values(set), parsed(fact["make"]), isLess)
               ? std::nullopt
               : Fault("it cannot");
}

CardsStepChecker::Fault CardsStepChecker::checkMaking(const std::string &rule, const Json &fact,
                                                      const Premises &premises)
{
    if (rule == "cards.whole" || rule == "cards.single")
        return checkWhole(fact, premises);
    const unsigned set = setOf(fact["cards"]);
    const std::string text = fact["as"];
    Reading reading(text);
    const auto value = reading.value();
    std::ranges::sort(reading.numbers);
    if (!value || *value != parsed(fact["make"]) || reading.numbers != numbersOf(set))
        return "the expression is not worth that";
    if (std::has_single_bit(set))
        return (set & ~(premises.dealt | premises.singles)) == 0 ? std::nullopt
                                                                 : Fault("the card is not dealt");
    unsigned covered = 0;
    for (const Json &part : premises.made) {
        const unsigned cards = setOf(part["cards"]);
        if ((cards & ~set) == 0)
            covered |= cards;
    }
    if (covered != set)
        return "what its parts are worth is not all known";
    if (rule != "cards.merge")
        return std::nullopt;
    if (premises.made.size() != 2)
        return "not two parts";
    const auto results = joins(parsed(premises.made[0]["make"]), parsed(premises.made[1]["make"]));
    return std::ranges::find(results, *value) != results.end() ? std::nullopt
                                                               : Fault("the parts do not make it");
}

CardsStepChecker::Fault CardsStepChecker::checkWhole(const Json &fact,
                                                     const Premises &premises) const
{
    if (!premises.target || !premises.cards)
        return "what is asked is not a premise";
    const bool isKnown = std::ranges::find(premises.made, fact) != premises.made.end();
    if (!isKnown || fact["make"] != m_targetText)
        return "the whole is not known to make the target";
    if (!m_options.some && setOf(fact["cards"]) != all())
        return "a card is left over";
    return std::nullopt;
}

/// Looks at every value of the whole hand (of every set of cards, if some are enough).
CardsStepChecker::Fault CardsStepChecker::checkGap(const Json &fact, const Premises &premises)
{
    if (!premises.target || !premises.cards || premises.singles != all())
        return "it does not rest on the hand";
    std::optional<Value> below;
    std::optional<Value> above;
    for (unsigned set = 1; set <= all(); ++set) {
        if (!m_options.some && set != all())
            continue;
        for (const Value &value : values(set)) {
            if (value == m_target)
                return "the target can be made";
            if (isLess(value, m_target)) {
                if (!below || isLess(*below, value))
                    below = value;
            } else if (!above || isLess(value, *above)) {
                above = value;
            }
        }
    }
    const auto isSame = [](const std::optional<Value> &value, const Json &text) {
        return value ? text.is_string() && parsed(text) == *value : text.is_null();
    };
    return isSame(below, fact["between"][0]) && isSame(above, fact["between"][1])
               ? std::nullopt
               : Fault("there are closer values");
}

CardsStepChecker::Fault CardsStepChecker::checkContradiction(const std::string &rule,
                                                             const Premises &premises)
{
    if (!premises.target)
        return "without a target";
    if (rule == "cards.unmade") {
        const bool isMade = std::ranges::binary_search(values(all()), m_target, isLess);
        return premises.singles == all() && premises.cards && !isMade ? std::nullopt
                                                                      : Fault("it can be made");
    }
    if (!premises.gap)
        return "nothing is known to be out of reach";
    const Json &below = (*premises.gap)[0];
    const Json &above = (*premises.gap)[1];
    const bool isInside = (below.is_null() || isLess(parsed(below), m_target))
                          && (above.is_null() || isLess(m_target, parsed(above)));
    return isInside ? std::nullopt : Fault("the target is not in the gap");
}

CardsStepChecker::Fault CardsStepChecker::checkSplit(const Json &step, const Premises &premises)
{
    const bool isTarget = step["rule"] == "cards.target-split";
    unsigned set = all();
    Value value = m_target;
    if (isTarget) {
        if (!premises.target || !premises.cards || premises.singles != all())
            return "a split that does not rest on the hand";
        if (m_options.some && !premises.wanted.empty())
            set = setOf(premises.wanted.front()["cards"]);
    } else {
        if (premises.wanted.size() != 1)
            return "nothing is wanted";
        set = setOf(premises.wanted.front()["cards"]);
        value = parsed(premises.wanted.front()["make"]);
        if (premises.singles != set)
            return "what the cards are worth is not all known";
    }
    const auto [count, meeting] = partings(set, value, m_levels);
    const Json &arguments = step["arguments"];
    const std::string sign = typed(arguments[4]);
    const auto result
        = CardsBruteForce::apply(sign.front(), parsed(arguments[3]), parsed(arguments[5]));
    if (parsed(arguments[0]) != value || arguments[1] != std::to_string(meeting)
        || arguments[2] != std::to_string(count) || result != value)
        return "wrong numbers: " + std::to_string(meeting) + " of " + std::to_string(count);
    return std::nullopt;
}

CardsStepChecker::Fault CardsStepChecker::checkArguments(const Json &step, const Premises &premises)
{
    const std::string rule = step["rule"];
    const Json arguments = step.value("arguments", Json::array());
    const Json &first = step["conclusions"][0];
    if (rule == "cards.target-split" || rule == "cards.part-split")
        return checkSplit(step, premises);
    if (rule == "cards.values") {
        const int size = std::stoi(arguments[1].get<std::string>());
        int ways = 0;
        for (unsigned set = 1; set <= all(); ++set)
            ways += std::popcount(set) == size ? 1 : 0;
        const bool isRight = first["size"] == size && arguments[0] == std::to_string(ways)
                             && arguments[2] == std::to_string(first["values"].get<int>())
                             && int(step["conclusions"].size()) == ways + 1;
        return isRight ? std::nullopt : Fault("wrong numbers of values");
    }
    if (rule == "cards.merge") {
        const std::string sign = typed(arguments[1]);
        const auto result
            = CardsBruteForce::apply(sign.front(), parsed(arguments[0]), parsed(arguments[2]));
        return result == parsed(arguments[3]) && arguments[3] == first["make"]
                   ? std::nullopt
                   : Fault("wrong merge");
    }
    if (rule == "cards.left-over") {
        const bool isRight = premises.target && premises.cards && premises.singles == all()
                             && arguments[1] == std::to_string(first["cards"].size())
                             && arguments[2] == std::to_string(m_cards.size());
        return isRight ? std::nullopt : Fault("wrong numbers of cards");
    }
    if (rule == "cards.closest" || rule == "cards.most" || rule == "cards.least") {
        if (int(premises.sizes.size()) != std::max(m_levels - 1, 0))
            return "it does not rest on all lists";
        for (std::size_t i = 0; 2 * i + 2 < arguments.size(); ++i) {
            const Json &fact = step["conclusions"][i];
            if (typed(arguments[2 * i + 1]) != fact["as"] || arguments[2 * i + 2] != fact["make"])
                return "other values than concluded";
        }
    }
    return std::nullopt;
}

} // namespace inkling::checks
