// SPDX-License-Identifier: MIT
#include "support/cards/cardssentences.h"

#include "checkerfor.h"
#include "support/checks/librarychecks.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <sstream>

namespace inkling::test {

namespace {

using Json = nlohmann::ordered_json;
using Value = CardsBruteForce::Value;
using Fault = std::optional<std::string>;

std::string faceName(int number)
{
    switch (number) {
    case 1:
        return "A";
    case 11:
        return "J";
    case 12:
        return "Q";
    case 13:
        return "K";
    default:
        return std::to_string(number);
    }
}

/// "3, K and A" taken apart.
std::vector<std::string> listOf(std::string words)
{
    for (auto at = words.find(" and "); at != std::string::npos; at = words.find(" and "))
        words.replace(at, 5, ", ");
    std::vector<std::string> items;
    std::istringstream stream(words);
    for (std::string item; std::getline(stream >> std::ws, item, ',');)
        items.push_back(item);
    return items;
}

Value worth(const std::string &text)
{
    const auto value = CardsStepChecker::reckoned(text);
    if (!value)
        throw std::invalid_argument("no expression: " + text);
    return *value;
}

int binomial(int all, int some)
{
    int ways = 1;
    for (int i = 1; i <= some; ++i)
        ways = ways * (all - some + i) / i;
    return ways;
}

/// What the sentences of one hand claim.
class Claims
{
public:
    explicit Claims(const cards::Hand &hand)
        : m_cards(hand.cards)
        , m_target(hand.target.text())
        , m_steps(checkerFor(hand))
    {}

    Fault cardsAreNumbers(const ToldStep &told) const
    {
        return claim(
            told.json["conclusions"].size() == m_cards.size()
                && std::ranges::all_of(
                    m_cards, [](int card) { return card > 1 && (card < 11 || card > 13); }),
            "there is an ace or a face");
    }

    Fault cardsAreFaces(const std::string &words, const ToldStep &told) const
    {
        std::vector<std::string> faces;
        for (const int card : m_cards) {
            const std::string fact = faceName(card) + " is " + std::to_string(card);
            if (faceName(card) != std::to_string(card)
                && std::ranges::find(faces, fact) == faces.end())
                faces.push_back(fact);
        }
        std::vector<std::string> named = listOf(words);
        std::ranges::sort(faces);
        std::ranges::sort(named);
        return claim(faces == named && told.json["conclusions"].size() == m_cards.size(),
                     "not the aces and faces that there are");
    }

    Fault countsValues(const Words &words, const ToldStep &told) const
    {
        const Json &first = told.json["conclusions"][0];
        const int size = numberIn(words[0]);
        return claim(first["size"] == size
                         && binomial(int(m_cards.size()), size) == numberIn(words[1])
                         && first["values"] == numberIn(words[2]),
                     "wrong numbers of cards, ways or values");
    }

    /// "0, 1 and 2"
    Fault listsValues(const Words &words, const ToldStep &told)
    {
        const int size = numberIn(words[0]);
        std::vector<Value> listed;
        for (const std::string &item : listOf(words[1]))
            listed.push_back(worth(item));
        return claim(told.json["conclusions"][0]["size"] == size
                         && listed == m_steps.valuesTogether(size),
                     "not all values, or others");
    }

    Fault leavesOver(const Words &words, const ToldStep &told) const
    {
        const Json &first = told.json["conclusions"][0];
        return claim(words[0] == m_target && first["make"] == m_target
                         && int(first["cards"].size()) == numberIn(words[1])
                         && int(m_cards.size()) == numberIn(words[2]),
                     "wrong target or numbers of cards");
    }

    /// "163 is 161 + 2: so 3 and K must make 161".
    Fault splits(const Words &words, const ToldStep &told, bool isOnly)
    {
        const Json &conclusions = told.json["conclusions"];
        unsigned whole = (1U << m_cards.size()) - 1;
        std::string value = m_target;
        for (const Json &premise : told.json["premises"]) {
            if (premise.contains("make") && !premise.contains("as")) {
                whole = setOf(premise["cards"]);
                value = premise["make"];
            }
        }
        if (words[0] != value || worth(words[1]) != worth(value))
            return "the sum is wrong";
        if (2 * conclusions.size() + 2 != words.size())
            return "not so many parts";
        unsigned left = whole;
        std::vector<Value> operands;
        for (std::size_t i = 0; i < conclusions.size(); ++i) {
            const Json &part = conclusions[i];
            if (!names(words[2 * i + 2], part["cards"]) || words[2 * i + 3] != part["make"])
                return "names other cards or another value than follow";
            left &= ~setOf(part["cards"]);
            operands.push_back(worth(words[2 * i + 3]));
        }
        if (conclusions.size() == 1) {
            if (std::popcount(left) != 1)
                return "the other part is no card";
            operands.push_back({m_cards[std::size_t(std::countr_zero(left))], 1});
        }
        if (!joins(words[1], operands))
            return "the parts are not those of the sum";
        return claim(!isOnly
                         || m_steps.partings(whole, worth(value), int(m_cards.size())).meeting == 1,
                     "there is another way to part them");
    }

    Fault merges(const Words &words, const ToldStep &told) const
    {
        const Json &premises = told.json["premises"];
        const Json &first = told.json["conclusions"][0];
        const std::vector<Value> operands{worth(premises[0]["make"]), worth(premises[1]["make"])};
        return claim(words[1] == first["make"] && worth(words[0]) == worth(words[1])
                         && joins(words[0], operands),
                     "the sum is wrong");
    }

    Fault isWhole(const Words &words, const ToldStep &told) const
    {
        return claim(words[1] == m_target && worth(words[0]) == worth(m_target)
                         && told.json["conclusions"][0]["make"] == m_target
                         && sameText(words[0], told.json["conclusions"][0]["as"]),
                     "not the answer");
    }

    Fault isSingle(const Words &words, const ToldStep &told) const
    {
        return claim(words[0] == m_target && told.json["conclusions"][0]["cards"].size() == 1,
                     "not the target");
    }

    /// Each conclusion in its turn: an expression and its value.
    Fault comesClose(const std::string &target, const Words &pairs, const ToldStep &told) const
    {
        if (target != m_target)
            return "another target";
        for (std::size_t i = 0; 2 * i < pairs.size(); ++i) {
            const Json &fact = told.json["conclusions"][i];
            if (pairs[2 * i + 1] != fact["make"] || !sameText(pairs[2 * i], fact["as"])
                || worth(pairs[2 * i]) != worth(pairs[2 * i + 1]))
                return "the sum is wrong";
        }
        return std::nullopt;
    }

    /// Of the two sides of the gap only one is there.
    Fault isFarthest(const ToldStep &told, bool isBelow) const
    {
        const Json &gap = told.json["conclusions"].back()["between"];
        return claim(gap[isBelow ? 1 : 0].is_null() && !gap[isBelow ? 0 : 1].is_null(),
                     "there is something beyond");
    }

    Fault isOneCard(const Words &words, const ToldStep &told) const
    {
        return claim(m_cards.size() == 1 && words[0] == std::to_string(m_cards.front())
                         && words[1] == m_target && words[0] != words[1]
                         && told.json["conclusions"].back().contains("between"),
                     "not what the card makes");
    }

    Fault isImpossible(const Words &words, const ToldStep &told) const
    {
        return claim(words[0] == m_target && told.step.contradiction, "another target");
    }

private:
    static unsigned setOf(const Json &cards)
    {
        unsigned set = 0;
        for (const int card : cards)
            set |= 1U << card;
        return set;
    }

    [[nodiscard]] bool names(const std::string &words, const Json &cards) const
    {
        std::vector<std::string> faces;
        for (const int card : cards)
            faces.push_back(faceName(m_cards[std::size_t(card)]));
        return listOf(words) == faces;
    }

    /// Whether a sum of two operands, "161 + 2", has just these.
    static bool joins(const std::string &sum, const std::vector<Value> &operands)
    {
        const auto first = sum.find(' ');
        const auto second = sum.rfind(' ');
        const Value left = worth(sum.substr(0, first));
        const Value right = worth(sum.substr(second + 1));
        return (left == operands[0] && right == operands[1])
               || (left == operands[1] && right == operands[0]);
    }

    /// Printed and typed signs apart.
    static bool sameText(std::string printed, const std::string &text)
    {
        for (const auto &[print, sign] :
             {std::pair{"\u00d7", "*"}, std::pair{"\u00f7", "/"}, std::pair{"\u2212", "-"}}) {
            for (auto at = printed.find(print); at != std::string::npos; at = printed.find(print))
                printed.replace(at, std::char_traits<char>::length(print), sign);
        }
        return printed == text;
    }

    std::vector<int> m_cards;
    std::string m_target;
    CardsStepChecker m_steps;
};

} // namespace

void addCardsSentences(SentenceChecker &checker, const cards::Hand &hand)
{
    const auto claims = std::make_shared<Claims>(hand);
    checker.add("Each card makes the number on it.",
                [=](const Words &, const ToldStep &told) { return claims->cardsAreNumbers(told); });
    checker.add("Each card makes its number: {}.", [=](const Words &words, const ToldStep &told) {
        return claims->cardsAreFaces(words[0], told);
    });
    checker.add("The cards can be taken {} at a time in {} ways: they make {} different values.",
                [=](const Words &words, const ToldStep &told) {
                    return claims->countsValues(words, told);
                });
    checker.add(
        "The cards, taken {} at a time, make nothing but {}.",
        [=](const Words &words, const ToldStep &told) { return claims->listsValues(words, told); });
    checker.add(
        "{} can be made with {} of the {} cards: the others stay aside.",
        [=](const Words &words, const ToldStep &told) { return claims->leavesOver(words, told); });
    for (const bool isOnly : {false, true}) {
        const std::string end
            = isOnly ? " No other way to split these cards leads to it." : std::string();
        const auto splits = [=](const Words &words, const ToldStep &told) {
            return claims->splits(words, told, isOnly);
        };
        checker.add("{} is {}: so {} must make {}." + end, splits);
        checker.add("{} is {}: so {} must make {}, and {} must make {}." + end, splits);
    }
    checker.add("{} is {}.", [=](const Words &words, const ToldStep &told) {
        return claims->merges(words, told);
    });
    checker.add("This is the target: {} = {}.", [=](const Words &words, const ToldStep &told) {
        return claims->isWhole(words, told);
    });
    checker.add("This card is the target: {}.", [=](const Words &words, const ToldStep &told) {
        return claims->isSingle(words, told);
    });
    checker.add("The cards come no closer to {} than {} = {} and {} = {}.",
                [=](const Words &words, const ToldStep &told) {
                    return claims->comesClose(words[0], {words.begin() + 1, words.end()}, told);
                });
    for (const bool isMost : {true, false}) {
        checker.add(isMost ? "The cards make {} at most, and not {}: {} = {}."
                           : "The cards make {} at least, and not {}: {} = {}.",
                    [=](const Words &words, const ToldStep &told) {
                        auto wrong = claims->comesClose(words[1], {words[2], words[3]}, told);
                        if (!wrong)
                            wrong = claims->isFarthest(told, isMost);
                        return wrong ? wrong : claim(words[0] == words[3], "another value");
                    });
    }
    checker.add("The card makes {}, and not {}.", [=](const Words &words, const ToldStep &told) {
        return claims->isOneCard(words, told);
    });
    checker.add("The cards make nothing closer: {} cannot be made.",
                [=](const Words &words, const ToldStep &told) {
                    return claims->isImpossible(words, told);
                });
    checker.add("However the cards are joined, they do not make {}: it cannot be made.",
                [=](const Words &words, const ToldStep &told) {
                    return claims->isImpossible(words, told);
                });
}

} // namespace inkling::test
