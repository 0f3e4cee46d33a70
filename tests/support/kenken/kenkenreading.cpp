// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace inkling::test {

namespace {

std::string withoutAll(const std::string &words, const std::string &pattern)
{
    return std::regex_replace(words, std::regex(pattern, std::regex::icase), "");
}

const std::string cellPattern = "row \\d+, column \\d+";

/// Calls with each match.
template <typename Use>
void forEachMatch(const std::string &words, const std::string &pattern, const Use &use)
{
    const std::regex expression(pattern, std::regex::icase);
    for (auto at = std::sregex_iterator(words.begin(), words.end(), expression);
         at != std::sregex_iterator(); ++at)
        use(*at);
}

std::string clueOf(const JudgeCage &cage)
{
    static const std::map<char, std::string> signs{
        {'.', ""}, {'+', "+"}, {'-', "\u2212"}, {'*', "\u00d7"}, {'/', "\u00f7"}, {'?', "?"}};
    return std::to_string(cage.target) + signs.at(cage.operation);
}

} // namespace

KenkenReading::KenkenReading(int side, std::vector<JudgeCage> cages)
    : m_side(side)
    , m_cages(std::move(cages))
{}

bool KenkenReading::isOn(const Line &line, int cell) const
{
    return (line.isRow ? cell / m_side : cell % m_side) == line.number;
}

std::vector<int> KenkenReading::cellsOf(const Line &line) const
{
    std::vector<int> cells;
    for (int cell = 0; cell < m_side * m_side; ++cell) {
        if (isOn(line, cell))
            cells.push_back(cell);
    }
    return cells;
}

bool KenkenReading::share(int cell, int other) const
{
    return cell / m_side == other / m_side || cell % m_side == other % m_side;
}

const JudgeCage &KenkenReading::cageOf(int cell) const
{
    for (const JudgeCage &cage : m_cages) {
        if (std::ranges::find(cage.cells, cell) != cage.cells.end())
            return cage;
    }
    throw std::invalid_argument("in no cage");
}

KenkenReading::Digits KenkenReading::all() const
{
    Digits digits;
    for (int digit = 1; digit <= m_side; ++digit)
        digits.insert(digit);
    return digits;
}

std::vector<const JudgeCage *> KenkenReading::cagesIn(const std::string &words) const
{
    std::vector<const JudgeCage *> found;
    forEachMatch(words, "cage (\\S+) at row (\\d+), column (\\d+)", [&](const std::smatch &match) {
        const int cell = (std::stoi(match[2]) - 1) * m_side + std::stoi(match[3]) - 1;
        const JudgeCage &cage = cageOf(cell);
        if (cage.cells.front() != cell || clueOf(cage) != match[1])
            throw std::invalid_argument("no such cage: " + match.str());
        found.push_back(&cage);
    });
    if (found.empty())
        throw std::invalid_argument("names no cage: " + words);
    return found;
}

const JudgeCage &KenkenReading::cageIn(const std::string &words) const
{
    const auto found = cagesIn(words);
    if (found.size() != 1 || !withoutAll(words, "cage \\S+ at " + cellPattern).empty())
        throw std::invalid_argument("not just one cage: " + words);
    return *found.front();
}

std::vector<KenkenReading::Line> KenkenReading::linesIn(const std::string &words) const
{
    const std::string left = withoutAll(words, cellPattern);
    std::vector<Line> lines;
    forEachMatch(left, "(row|column) (\\d+)", [&](const std::smatch &match) {
        lines.push_back({std::tolower(match.str()[0]) == 'r', std::stoi(match[2]) - 1});
        if (lines.back().number < 0 || lines.back().number >= m_side)
            throw std::invalid_argument("no such line: " + words);
    });
    if (lines.empty())
        throw std::invalid_argument("names no line: " + words);
    return lines;
}

KenkenReading::Line KenkenReading::lineIn(const std::string &words) const
{
    const auto lines = linesIn(words);
    if (lines.size() != 1)
        throw std::invalid_argument("not one line: " + words);
    return lines.front();
}

std::vector<int> KenkenReading::cellsNamed(const std::string &words) const
{
    std::vector<int> cells;
    for (const auto &[row, column] : cellsIn(withoutAll(words, "cage \\S+ at " + cellPattern))) {
        if (row < 0 || column < 0 || row >= m_side || column >= m_side)
            throw std::invalid_argument("no such cell: " + words);
        cells.push_back(row * m_side + column);
    }
    return cells;
}

int KenkenReading::cellNamed(const std::string &words) const
{
    const auto cells = cellsNamed(words);
    if (cells.size() != 1)
        throw std::invalid_argument("not one cell: " + words);
    return cells.front();
}

KenkenReading::Digits KenkenReading::digitsIn(const std::string &words) const
{
    const auto numbers = numbersIn(words);
    Digits digits(numbers.begin(), numbers.end());
    if (digits.empty() || digits.size() != numbers.size() || *digits.begin() < 1
        || *digits.rbegin() > m_side)
        throw std::invalid_argument("not digits: " + words);
    return digits;
}

std::map<int, KenkenReading::Digits> KenkenReading::factsIn(const std::string &words) const
{
    const std::string pattern
        = "row (\\d+), column (\\d+) is "
          "(not \\d(?:(?:, | or )\\d)*|neither \\d nor \\d|\\d(?:(?:, | or )\\d)*)";
    std::map<int, Digits> facts;
    forEachMatch(words, pattern, [&](const std::smatch &match) {
        const int cell = (std::stoi(match[1]) - 1) * m_side + std::stoi(match[2]) - 1;
        const std::string what = match[3];
        Digits digits = digitsIn(what);
        if (what[0] == 'n') {
            Digits others = all();
            for (const int digit : digits)
                others.erase(digit);
            digits = others;
        }
        if (!facts.emplace(cell, digits).second)
            throw std::invalid_argument("says it twice: " + words);
    });
    const std::string nothingLeft = "no digit is left for row (\\d+), column (\\d+)";
    forEachMatch(words, nothingLeft, [&](const std::smatch &match) {
        if (!facts.emplace((std::stoi(match[1]) - 1) * m_side + std::stoi(match[2]) - 1, Digits())
                 .second)
            throw std::invalid_argument("says it twice: " + words);
    });
    const std::string rest = withoutAll(withoutAll(words, pattern), nothingLeft);
    if (facts.empty() || !withoutAll(rest, " and |[,;] ").empty())
        throw std::invalid_argument("not just facts: " + words);
    return facts;
}

std::vector<std::vector<int>> KenkenReading::formulasIn(const std::string &words,
                                                        const JudgeCage &cage) const
{
    std::vector<std::vector<int>> formulas;
    const std::string pattern = "\\d(?: (?:\\+|\u2212|\u00d7|\u00f7) \\d)*";
    forEachMatch(words, pattern, [&](const std::smatch &match) {
        const std::string formula = match.str();
        const auto has = [&](const char *sign) { return formula.find(sign) != std::string::npos; };
        const std::vector<int> digits = numbersIn(formula);
        const int sum = std::accumulate(digits.begin(), digits.end(), 0);
        std::int64_t result = sum;
        char operation = '+';
        if (has("\u2212")) {
            operation = '-';
            result = 2 * digits[0] - sum;
        } else if (has("\u00f7")) {
            operation = '/';
            std::int64_t rest = 1;
            for (std::size_t i = 1; i < digits.size(); ++i)
                rest *= digits[i];
            result = rest != 0 && digits[0] % rest == 0 ? digits[0] / rest : 0;
        } else if (has("\u00d7")) {
            operation = '*';
            result = std::accumulate(digits.begin(), digits.end(), std::int64_t{1},
                                     std::multiplies<std::int64_t>());
        }
        if (result != cage.target || digits.size() != cage.cells.size()
            || (cage.operation != '?' && cage.operation != operation))
            throw std::invalid_argument("does not make it: " + formula);
        formulas.push_back(digits);
    });
    if (formulas.empty() || !withoutAll(withoutAll(words, pattern), " or |, ").empty())
        throw std::invalid_argument("not just formulas: " + words);
    return formulas;
}

KenkenReading::Digits KenkenReading::premised(const ToldStep &told, int cell) const
{
    Digits digits = all();
    for (const auto &premise : told.json["premises"]) {
        if (!premise.contains("cell")
            || premise["cell"][0].get<int>() * m_side + premise["cell"][1].get<int>() != cell)
            continue;
        if (premise.contains("not")) {
            digits.erase(premise["not"].get<int>());
        } else if (digits.contains(premise["is"].get<int>())) {
            digits = {premise["is"].get<int>()};
        } else {
            digits = {};
        }
    }
    return digits;
}

std::set<int> KenkenReading::premiseCells(const ToldStep &told) const
{
    std::set<int> cells;
    for (const auto &premise : told.json["premises"]) {
        if (premise.contains("cell"))
            cells.insert(premise["cell"][0].get<int>() * m_side + premise["cell"][1].get<int>());
    }
    return cells;
}

std::set<int> KenkenReading::singlePremises(const ToldStep &told) const
{
    std::set<int> cells = premiseCells(told);
    std::erase_if(cells, [&](int cell) { return premised(told, cell).size() != 1; });
    return cells;
}

std::set<KenkenReading::Line> KenkenReading::premiseLines(const ToldStep &told) const
{
    std::set<Line> lines;
    for (const auto &premise : told.json["premises"]) {
        if (premise.contains("row"))
            lines.insert({true, premise["row"].get<int>()});
        if (premise.contains("column"))
            lines.insert({false, premise["column"].get<int>()});
    }
    return lines;
}

std::set<char> KenkenReading::premiseCages(const ToldStep &told) const
{
    std::set<char> cages;
    for (const auto &premise : told.json["premises"]) {
        if (premise.contains("cage"))
            cages.insert(premise["cage"].get<std::string>()[0]);
    }
    return cages;
}

KenkenReading::Digits KenkenReading::before(const ToldStep &told, int cell)
{
    Digits digits;
    for (const int digit : told.before.possible(UnknownId(cell)))
        digits.insert(digit);
    return digits;
}

std::map<int, KenkenReading::Digits> KenkenReading::concluded(const ToldStep &told) const
{
    std::map<int, Digits> result;
    for (const auto &conclusion : told.json["conclusions"]) {
        if (!conclusion.contains("cell"))
            continue;
        const int cell
            = conclusion["cell"][0].get<int>() * m_side + conclusion["cell"][1].get<int>();
        Digits &left = result.try_emplace(cell, before(told, cell)).first->second;
        if (conclusion.contains("not"))
            left.erase(conclusion["not"].get<int>());
        else
            std::erase_if(left, [&](int digit) { return digit != conclusion["is"].get<int>(); });
    }
    return result;
}

KenkenReading::Digits KenkenReading::lost(const ToldStep &told, int cell) const
{
    Digits digits = before(told, cell);
    const Digits left = concluded(told).at(cell);
    std::erase_if(digits, [&](int digit) { return left.contains(digit); });
    return digits;
}

KenkenReading::Digits KenkenReading::lostAnywhere(const ToldStep &told) const
{
    Digits digits;
    for (const auto &[cell, left] : concluded(told))
        digits.merge(lost(told, cell));
    return digits;
}

std::map<int, KenkenReading::Digits> KenkenReading::partIn(const std::string &words) const
{
    std::smatch match;
    if (!std::regex_match(words, match, std::regex("(.*) are each (.*)")))
        return factsIn(words);
    std::map<int, Digits> facts;
    for (const int cell : cellsNamed(match[1]))
        facts[cell] = digitsIn(match[2]);
    return facts;
}

std::optional<std::string> KenkenReading::concludesOf(const std::set<int> &cells,
                                                      const std::string &words,
                                                      const ToldStep &told) const
{
    static const std::regex ending("(?:That cannot be, so |.* must share out .*: )(.*)\\.");
    static const std::regex counted("\\d+ cells (?:can only be|are) .*");
    if (std::regex_match(words, counted))
        return concludes(words, told);
    auto all = concluded(told);
    std::map<int, Digits> here;
    for (const auto &[cell, left] : all) {
        if (cells.contains(cell))
            here.emplace(cell, left);
    }
    if (partIn(words) != here || here.empty())
        return "does not say what follows";
    for (const std::string &sentence : told.all) {
        std::smatch match;
        if (!std::regex_match(sentence, match, ending))
            continue;
        for (const auto &[cell, left] : partIn(match[1]))
            all.erase(cell);
    }
    return claim(all.empty(), "does not say all that follows");
}

std::optional<std::string> KenkenReading::concludes(const std::string &words, const ToldStep &told,
                                                    const std::set<int> &taking) const
{
    const auto facts = concluded(told);
    if (facts.empty())
        return "concludes nothing";
    std::smatch match;
    if (std::regex_match(words, match, std::regex("(\\d+) cells (?:can only be|are) (.*)"))) {
        Digits together;
        for (const auto &[cell, left] : facts)
            together.insert(left.begin(), left.end());
        const bool saysWhatGoes = std::ranges::none_of(
            lostAnywhere(told), [&](int digit) { return together.contains(digit); });
        return claim(facts.size() > 3 && std::stoul(match[1]) == facts.size()
                         && digitsIn(match[2]) == together && (saysWhatGoes || facts.size() > 8),
                     "not so many cells, or not these digits, or not those that go");
    }
    if (std::regex_match(words, match, std::regex("(\\d+) cells lose digits"))) {
        Digits together;
        for (const auto &[cell, left] : facts)
            together.insert(left.begin(), left.end());
        return claim(facts.size() > 8 && std::stoul(match[1]) == facts.size()
                         && int(together.size()) == m_side,
                     "not so many cells, or what is left says more");
    }
    if (std::regex_match(words, match, std::regex("(.*) are each (.*)"))) {
        const auto cells = cellsNamed(match[1]);
        const Digits digits = digitsIn(match[2]);
        const bool areThose = std::ranges::all_of(
            cells, [&](int cell) { return facts.contains(cell) && facts.at(cell) == digits; });
        return claim(areThose && std::set<int>(cells.begin(), cells.end()).size() == facts.size()
                         && (facts.size() == 2 || facts.size() == 3),
                     "not these cells are these digits");
    }
    if (!words.starts_with("no other cell of"))
        return claim(factsIn(words) == facts, "does not say what follows");
    std::set<Line> lines;
    Digits digits;
    forEachMatch(words, "no other cell of ((?:row|column) \\d+) is (\\d(?:(?:, | or )\\d)*)",
                 [&](const std::smatch &each) {
                     lines.insert(lineIn(each[1]));
                     const Digits these = digitsIn(each[2]);
                     if (!digits.empty() && digits != these)
                         throw std::invalid_argument("not the same digits: " + words);
                     digits = these;
                 });
    for (const Line &line : lines) {
        if (std::ranges::none_of(taking, [&](int cell) { return isOn(line, cell); }))
            return "nothing takes these digits in a line that is named";
    }
    for (const auto &[cell, left] : facts) {
        if (taking.contains(cell)
            || std::ranges::none_of(lines, [&](const Line &line) { return isOn(line, cell); }))
            return "something follows elsewhere";
    }
    // A cell that has only one digit left beside its placed digits is told by a step of its own.
    const auto isDecided = [&](int cell) {
        Digits left = before(told, cell);
        for (int other = 0; other < m_side * m_side; ++other) {
            const Digits placed = before(told, other);
            if (other != cell && share(cell, other) && placed.size() == 1)
                left.erase(*placed.begin());
        }
        return left.size() <= 1;
    };
    Knowledge after = told.before;
    after.learn(told.step.conclusions);
    for (const Line &line : lines) {
        for (int cell = 0; cell < m_side * m_side; ++cell) {
            const ValueSet left = after.possible(UnknownId(cell));
            if (isOn(line, cell) && !taking.contains(cell)
                && std::ranges::any_of(digits, [&](int digit) { return left.contains(digit); })
                && !isDecided(cell))
                return "another cell of the line keeps one of these digits";
        }
    }
    return claim(std::ranges::includes(digits, lostAnywhere(told)), "loses other digits");
}

bool KenkenReading::makes(const JudgeCage &cage, const std::vector<int> &digits) const
{
    std::int64_t sum = 0;
    std::int64_t product = 1;
    for (const int digit : digits) {
        sum += digit;
        product *= digit;
    }
    const std::int64_t high = std::ranges::max(digits);
    const bool any = cage.operation == '?';
    const bool isPair = digits.size() == 2 || !any;
    return ((any || cage.operation == '+' || cage.operation == '.') && sum == cage.target)
           || ((any || cage.operation == '*') && product == cage.target)
           || ((any || cage.operation == '-') && isPair && 2 * high - sum == cage.target)
           || ((any || cage.operation == '/') && isPair && product / high * cage.target == high);
}

bool KenkenReading::canBe(const JudgeCage &cage, const Filling &begun, int digit) const
{
    const int cell = cage.cells[begun.size()];
    std::int64_t sum = digit;
    std::int64_t product = digit;
    for (std::size_t i = 0; i < begun.size(); ++i) {
        if (begun[i] == digit && share(cell, cage.cells[i]))
            return false;
        sum += begun[i];
        product *= begun[i];
    }
    if (cage.operation == '+')
        return sum <= cage.target;
    return cage.operation != '*' || (cage.target > 0 && cage.target % product == 0);
}

std::vector<KenkenReading::Filling> KenkenReading::fillings(const JudgeCage &cage,
                                                            const Possible &possible) const
{
    std::vector<Filling> found;
    std::vector<Digits> digits;
    for (const int cell : cage.cells)
        digits.push_back(possible(cell));
    Filling filling;
    const auto fill = [&](const auto &self) -> void {
        if (filling.size() == cage.cells.size()) {
            if (makes(cage, filling))
                found.push_back(filling);
            return;
        }
        for (const int digit : digits[filling.size()]) {
            if (!canBe(cage, filling, digit))
                continue;
            filling.push_back(digit);
            self(self);
            filling.pop_back();
        }
    };
    fill(fill);
    return found;
}

std::vector<KenkenReading::Filling> KenkenReading::fillings(const JudgeCage &cage,
                                                            const ToldStep &told) const
{
    return fillings(cage, [&](int cell) { return before(told, cell); });
}

bool KenkenReading::listsAll(const std::string &words, const JudgeCage &cage,
                             const std::vector<Filling> &fillings) const
{
    const auto sorted = [](Filling filling) {
        std::ranges::sort(filling);
        return filling;
    };
    std::set<Filling> listed;
    for (const Filling &formula : formulasIn(words, cage)) {
        if (!listed.insert(sorted(formula)).second)
            return false;
    }
    std::set<Filling> expected;
    for (const Filling &filling : fillings)
        expected.insert(sorted(filling));
    return listed == expected;
}

bool KenkenReading::areOut(const JudgeCage &cage, const std::vector<Filling> &fillings,
                           const ToldStep &told) const
{
    for (const auto &[cell, left] : concluded(told)) {
        const auto place = std::ranges::find(cage.cells, cell);
        if (place == cage.cells.end())
            return false;
        const auto i = std::size_t(place - cage.cells.begin());
        const Digits gone = lost(told, cell);
        if (std::ranges::any_of(fillings,
                                [&](const Filling &filling) { return gone.contains(filling[i]); }))
            return false;
    }
    return !fillings.empty();
}

KenkenReading::Digits KenkenReading::on(const Line &line, const JudgeCage &cage,
                                        const Filling &filling) const
{
    Digits digits;
    for (std::size_t i = 0; i < filling.size(); ++i) {
        if (isOn(line, cage.cells[i]))
            digits.insert(filling[i]);
    }
    return digits;
}

} // namespace inkling::test
