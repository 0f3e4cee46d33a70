// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenequation.h"

namespace inkling::test {

namespace {

using Digits = KenkenReading::Digits;
using Fault = std::optional<std::string>;

/// Whether a cell, "row 1, column 2", is in one of the lines named.
bool isIn(const std::string &lines, const std::string &cell)
{
    static const std::regex line("(?:row|column) \\d+", std::regex::icase);
    const std::vector<std::string> own(std::sregex_token_iterator(cell.begin(), cell.end(), line),
                                       {});
    return std::any_of(std::sregex_token_iterator(lines.begin(), lines.end(), line),
                       std::sregex_token_iterator(), [&](const std::string &each) {
                           return std::ranges::find(own, lowerFirst(each)) != own.end();
                       });
}

/// Takes "16 is the sum of cage 160× at row 2, column 4, however it is filled" off the words: that is
/// so, and each cage whose clue is another operation is named.
void takeTotals(const KenkenReading &reading, std::string &words, const ToldStep &told)
{
    const bool isProduct = std::string(told.json["rule"]).ends_with("product");
    const std::regex clause(std::string("^(?:[,;] | and )?(\\d+) is the ")
                            + (isProduct ? "product" : "sum")
                            + " of (cage .*? at row \\d+, column \\d+), however it is filled");
    std::set<char> named;
    std::smatch match;
    while (std::regex_search(words, match, clause)) {
        const JudgeCage &cage = reading.cageIn(match[2]);
        for (const auto &filling : reading.fillings(cage, told)) {
            int total = isProduct ? 1 : 0;
            for (const int digit : filling)
                total = isProduct ? total * digit : total + digit;
            if (total != std::stoi(match[1]))
                throw std::invalid_argument("another total: " + words);
        }
        named.insert(cage.letter);
        words = match.suffix();
    }
    std::set<char> unlike;
    for (const JudgeCage &cage : reading.cages()) {
        if (cage.operation != (isProduct ? '*' : '+') && cage.cells.size() > 1
            && reading.premiseCages(told).contains(cage.letter))
            unlike.insert(cage.letter);
    }
    if (named != unlike)
        throw std::invalid_argument("a total comes from nowhere: " + words);
}

/// Takes "5, outside, is row 4, column 2" off the words: that digit is known there.
void takeKnown(const KenkenReading &reading, const std::string &lines, std::string &words,
               const ToldStep &told)
{
    static const std::regex clause("^(?:[,;] | and )?(\\d+), outside, is (row \\d+, column \\d+)");
    std::smatch match;
    while (std::regex_search(words, match, clause)) {
        if (isIn(lines, match[2])
            || reading.before(told, reading.cellNamed(match[2])) != Digits{std::stoi(match[1])})
            throw std::invalid_argument("another digit, or not outside: " + words);
        words = match.suffix();
    }
}

/// "a is row 1, column 2 and b, outside, is row 3, column 4": the letters' cells, a first, each
/// another; outside are those that are in none of the lines.
std::map<char, int> lettersIn(const KenkenReading &reading, const std::string &lines,
                              const std::string &words, const ToldStep &told)
{
    std::map<char, int> letters;
    std::string left = words;
    std::smatch match;
    static const std::regex clause(
        "^(?:[,;] | and )?([a-z])(, outside,)? is (row \\d+, column \\d+)");
    while (std::regex_search(left, match, clause)) {
        const int cell = reading.cellNamed(match[3]);
        if (isIn(lines, match[3]) == match[2].matched)
            throw std::invalid_argument("outside, or not: " + words);
        if (match.str(1)[0] != char('a' + letters.size())
            || std::ranges::any_of(letters, [&](const auto &l) { return l.second == cell; }))
            throw std::invalid_argument("a letter out of order: " + words);
        letters[match.str(1)[0]] = cell;
        left = match.suffix();
    }
    takeKnown(reading, lines, left, told);
    takeTotals(reading, left, told);
    if (letters.empty() || !left.empty())
        throw std::invalid_argument("not letters: " + words);
    return letters;
}

/// The equation with digits for its letters.
std::string withDigits(const std::string &solved, const std::map<char, int> &digits)
{
    std::string text;
    for (const char character : solved) {
        if (digits.contains(character))
            text += std::to_string(digits.at(character));
        else
            text += character;
    }
    return text;
}

std::set<std::string> alternativesIn(const std::string &words)
{
    std::set<std::string> parts;
    std::string left = std::regex_replace(words, std::regex(" or "), ", ");
    for (auto comma = left.find(", "); comma != std::string::npos; comma = left.find(", ")) {
        parts.insert(left.substr(0, comma));
        left.erase(0, comma + 2);
    }
    parts.insert(left);
    return parts;
}

/// "a = 4 needs b = 2": that is so, b cannot be 2, and these are all that is lost.
Fault faultOfNeeds(const KenkenReading &reading, const KenkenEquation &claimed,
                   const std::string &words, const ToldStep &told)
{
    std::map<int, Digits> said;
    std::string left = words;
    std::smatch match;
    static const std::regex clause(
        "^(?:[,;] | and )?([a-z]) = (\\d) needs ([a-z]) = ((?:\u2212)?)(\\d+)");
    while (std::regex_search(left, match, clause)) {
        const char letter = match.str(1)[0];
        const char other = match.str(3)[0];
        const int digit = std::stoi(match[2]);
        const int needed = std::stoi(match[5]) * (match[4].length() > 0 ? -1 : 1);
        if (letter == other || claimed.letters().size() != 2
            || !claimed.isMet({{letter, digit}, {other, needed}}))
            return "needs something else: " + match.str();
        const int cell = claimed.letters().at(letter);
        const int otherCell = claimed.letters().at(other);
        if (reading.before(told, otherCell).contains(needed)
            && !(needed == digit && reading.share(cell, otherCell)))
            return "what it needs is still there: " + match.str();
        said[cell].insert(digit);
        left = match.suffix();
    }
    std::map<int, Digits> lost;
    for (const auto &[cell, digits] : reading.concluded(told))
        lost[cell] = reading.lost(told, cell);
    return claim(left.empty() && said == lost, "these are not what is lost");
}

/// "a and b are at most 11 - 1 - 2 = 8": so says the sum, and what is lost is above or below.
Fault faultOfBounds(const KenkenReading &reading, const KenkenEquation &equation,
                    const std::string &words, const ToldStep &told)
{
    std::map<int, Digits> left;
    for (const auto &[cell, digits] : reading.concluded(told))
        left[cell] = reading.lost(told, cell);
    std::string rest = words;
    std::smatch match;
    static const std::regex clause("^(?:[,;] | and )?([a-z](?:(?:, | and )[a-z])*) (is|are) at "
                                   "(most|least) ([^=a-z]+ = (\\d+))");
    while (std::regex_search(rest, match, clause)) {
        const std::string names = match[1];
        const int bound = std::stoi(match[5]);
        const bool isMost = match[3] == "most";
        const Side sum = readEquation(match[4], false);
        if (sum.number != Value{} || (names.size() == 1) != (match[2] == "is"))
            return "does not add up: " + match.str();
        for (const std::string &name :
             alternativesIn(std::regex_replace(names, std::regex(" and "), ", "))) {
            const char letter = name.at(0);
            const auto [least, most] = equation.bounds(letter);
            if (bound != (isMost ? most : least))
                return "another bound: " + match.str();
            std::erase_if(left.at(equation.letters().at(letter)),
                          [&](int digit) { return isMost ? digit > bound : digit < bound; });
        }
        rest = match.suffix();
    }
    return claim(
        rest.empty()
            && std::ranges::all_of(left, [](const auto &each) { return each.second.empty(); }),
        "some digit is lost for no reason");
}

} // namespace

void addKenkenTotalClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    checker.add("The digits of {}, cage by cage: {}, so a = {}: {}.", [=](const Words &words,
                                                                          const ToldStep &told) {
        const auto facts = reading->concluded(told);
        const KenkenEquation claimed(reading, told, words[0], words[1],
                                     {{'a', facts.begin()->first}});
        return both(both(claimed.fault(words[1]),
                         claim(facts.size() == 1 && claimed.isMet({{'a', numberIn(words[2])}})
                                   && claimed.follows(),
                               "a is something else")),
                    reading->concludes(words[3], told));
    });
    const auto solved = [=](const KenkenEquation &claimed, const Words &words) {
        return both(claimed.fault(words[1]),
                    claim(claimed.says(words[3]), "the one does not follow from the other"));
    };
    checker.add(
        "The digits of {}, cage by cage: {}, where {}. So {}, which is only possible as {}: {}.",
        [=](const Words &words, const ToldStep &told) {
            const KenkenEquation claimed(reading, told, words[0], words[1],
                                         lettersIn(*reading, words[0], words[2], told));
            std::set<std::string> expected;
            for (const auto &digits : claimed.solutions())
                expected.insert(withDigits(words[3], digits));
            return both(both(solved(claimed, words),
                             claim(alternativesIn(words[4]) == expected && claimed.follows(),
                                   "possible otherwise")),
                        reading->concludes(words[5], told));
        });
    checker.add("The digits of {}, cage by cage: {}, where {}. So {}, but {}: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const KenkenEquation claimed(reading, told, words[0], words[1],
                                                 lettersIn(*reading, words[0], words[2], told));
                    return both(both(solved(claimed, words),
                                     faultOfNeeds(*reading, claimed, words[4], told)),
                                both(claim(claimed.follows(), "does not follow"),
                                     reading->concludes(words[5], told)));
                });
    checker.add("The digits of {}, cage by cage: {}, where {}. So {}, and {}: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const KenkenEquation claimed(reading, told, words[0], words[1],
                                                 lettersIn(*reading, words[0], words[2], told));
                    return both(both(solved(claimed, words),
                                     faultOfBounds(*reading, claimed, words[4], told)),
                                both(claim(claimed.follows(), "does not follow"),
                                     reading->concludes(words[5], told)));
                });
    checker.add("The digits of {}, cage by cage: {}, where {}. So {}, but the digits left do not "
                "make {} with no digit twice in a line: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const KenkenEquation claimed(reading, told, words[0], words[1],
                                                 lettersIn(*reading, words[0], words[2], told));
                    std::set<std::string> expected;
                    for (const auto &[letter, cell] : claimed.letters()) {
                        if (!reading->concluded(told).contains(cell))
                            continue;
                        for (const int digit : reading->lost(told, cell))
                            expected.insert(withDigits(words[3], {{letter, digit}}));
                    }
                    return both(
                        both(solved(claimed, words),
                             claim(alternativesIn(words[4]) == expected && claimed.follows(),
                                   "made, or not what is lost")),
                        reading->concludes(words[5], told));
                });
    checker.add("The digits of {}, cage by cage: {}, where {}. So {}. With the digits left, that "
                "means: {}.",
                [=](const Words &words, const ToldStep &told) {
                    const KenkenEquation claimed(reading, told, words[0], words[1],
                                                 lettersIn(*reading, words[0], words[2], told));
                    return both(
                        both(solved(claimed, words), claim(claimed.follows(), "does not follow")),
                        reading->concludes(words[4], told));
                });
    checker.add(
        "The digits of {}, cage by cage: {}, where {}. So {}. The digits left do not make that.",
        [=](const Words &words, const ToldStep &told) {
            const KenkenEquation claimed(reading, told, words[0], words[1],
                                         lettersIn(*reading, words[0], words[2], told));
            return both(solved(claimed, words),
                        claim(told.step.contradiction && claimed.solutions().empty(), "they do"));
        });
    const auto unequal = [=](const Words &words, const std::string &where, const ToldStep &told) {
        std::string left = where;
        takeKnown(*reading, words[0], left, told);
        takeTotals(*reading, left, told);
        const KenkenEquation claimed(reading, told, words[0], words[1], {});
        const bool isProduct = words[1].find("\u00d7") != std::string::npos;
        const std::string made = words[1].substr(0, words[1].find(" = ")) + " = " + words.back();
        return both(claimed.fault(words[1]),
                    claim(told.step.contradiction && left.empty() && !claimed.isMet({})
                              && readEquation(made, isProduct).number == Value{},
                          "it makes something else"));
    };
    checker.add("The digits of {}, cage by cage: {}. But that makes {}.",
                [=](const Words &words, const ToldStep &told) { return unequal(words, "", told); });
    checker.add(
        "The digits of {}, cage by cage: {}, where {}. But that makes {}.",
        [=](const Words &words, const ToldStep &told) { return unequal(words, words[2], told); });
}

} // namespace inkling::test
