// SPDX-License-Identifier: MIT
#include "support/kenken/kenkenreading.h"

#include <algorithm>
#include <regex>
#include <stdexcept>
#include <utility>

namespace inkling::test {

namespace {

using Reading = std::shared_ptr<KenkenReading>;
using Digits = KenkenReading::Digits;
using Filling = KenkenReading::Filling;
using Fillings = std::vector<Filling>;
using Line = KenkenReading::Line;
using Fault = std::optional<std::string>;

/// What is supposed, and what follows from one cage to the next, read sentence by sentence.
class Story
{
public:
    Story(const KenkenReading &reading, const ToldStep &told)
        : m_reading(reading)
        , m_told(told)
    {
        begin();
        for (const char letter : reading.premiseCages(told)) {
            if (holdsAllLost(m_cages.at(letter)))
                m_loser = letter;
        }
        m_excluded = excluded();
    }
    [[nodiscard]] Fault fault();

private:
    void begin();
    [[nodiscard]] bool holdsAllLost(const JudgeCage &cage) const;
    [[nodiscard]] Fillings excluded() const;
    [[nodiscard]] JudgeCage takerIn(const std::string &words) const;
    void read(std::string sentence);
    void suppose(const std::string &facts);
    void supposeCage(const JudgeCage &cage, const std::string &words, const Fillings &of);
    [[nodiscard]] Fillings withReasons(const std::string &reasons, const JudgeCage &taker) const;
    [[nodiscard]] bool isTaken(const Line &line, int digit, const JudgeCage &by) const;
    [[nodiscard]] bool isLacking(const Line &line, int digit, const JudgeCage &by) const;
    void follow(const std::string &reasons, const std::string &who, const std::string &what,
                bool isInOrder);
    static void require(bool holds, const std::string &what)
    {
        if (!holds)
            throw std::invalid_argument(what);
    }

    const KenkenReading &m_reading;
    const ToldStep &m_told;
    /// By its letter, or the first cell of a cell by itself with ' ': as a cage, and what is left of it.
    std::map<int, JudgeCage> m_cages;
    std::map<int, Fillings> m_left;
    int m_loser = -1;
    Fillings m_excluded;
    std::set<Filling> m_covered;
    bool m_hasCases = false;
    bool m_isOpen = false; ///< what was supposed last has not failed yet
    bool m_isDone = false;
};

/// As the board is before the step.
void Story::begin()
{
    m_cages.clear();
    m_left.clear();
    std::set<int> inside;
    for (const JudgeCage &cage : m_reading.cages()) {
        if (!m_reading.premiseCages(m_told).contains(cage.letter))
            continue;
        m_cages.emplace(cage.letter, cage);
        m_left.emplace(cage.letter, m_reading.fillings(cage, m_told));
        inside.insert(cage.cells.begin(), cage.cells.end());
    }
    for (int cell = 0; cell < m_reading.side() * m_reading.side(); ++cell) {
        if (inside.contains(cell))
            continue;
        m_cages.emplace(1000 + cell, JudgeCage{' ', 0, '?', {cell}});
        for (const int digit : KenkenReading::before(m_told, cell))
            m_left[1000 + cell].push_back({digit});
    }
    for (const auto &[cell, left] : m_reading.concluded(m_told)) {
        if (!inside.contains(cell) && m_loser < 0)
            m_loser = 1000 + cell;
    }
}

bool Story::holdsAllLost(const JudgeCage &cage) const
{
    const auto concluded = m_reading.concluded(m_told);
    return std::ranges::all_of(concluded, [&](const auto &fact) {
        return std::ranges::find(cage.cells, fact.first) != cage.cells.end();
    });
}

/// The fillings of the cage that loses digits with one of them.
Fillings Story::excluded() const
{
    require(m_loser >= 0 && holdsAllLost(m_cages.at(m_loser)), "no one cage loses all of it");
    Fillings fillings;
    for (const Filling &filling : m_left.at(m_loser)) {
        bool isOut = false;
        for (std::size_t i = 0; i < filling.size(); ++i) {
            const int cell = m_cages.at(m_loser).cells[i];
            isOut = isOut
                    || (m_reading.concluded(m_told).contains(cell)
                        && m_reading.lost(m_told, cell).contains(filling[i]));
        }
        if (isOut)
            fillings.push_back(filling);
    }
    return fillings;
}

/// A cage, or a cell by itself.
JudgeCage Story::takerIn(const std::string &words) const
{
    if (words.find("age ") != std::string::npos)
        return m_cages.at(m_reading.cageIn(words).letter);
    return m_cages.at(1000 + m_reading.cellNamed(words));
}

int keyOf(const JudgeCage &taker)
{
    return taker.letter == ' ' ? 1000 + taker.cells.front() : int(taker.letter);
}

void Story::suppose(const std::string &facts)
{
    const auto said
        = m_reading.factsIn(std::regex_replace(facts, std::regex("[,;]? or row "), " and row "));
    std::map<int, Digits> lost;
    for (const auto &[cell, left] : m_reading.concluded(m_told))
        lost.emplace(cell, m_reading.lost(m_told, cell));
    require(said == lost, "supposes something else");
    m_left[m_loser] = m_excluded;
    m_covered.insert(m_excluded.begin(), m_excluded.end());
    m_isOpen = true;
}

void Story::supposeCage(const JudgeCage &cage, const std::string &words, const Fillings &of)
{
    require(keyOf(cage) == m_loser, "this does not lose anything");
    std::set<Filling> said;
    for (Filling formula : m_reading.formulasIn(words, cage)) {
        std::ranges::sort(formula);
        said.insert(formula);
    }
    begin();
    m_left[m_loser].clear();
    for (const Filling &filling : of) {
        Filling sorted = filling;
        std::ranges::sort(sorted);
        if (said.contains(sorted))
            m_left[m_loser].push_back(filling);
    }
    require(!m_left[m_loser].empty(), "cannot be so anyway");
    m_covered.insert(m_left[m_loser].begin(), m_left[m_loser].end());
    m_isOpen = true;
}

/// By another cage or cell, whatever is left for it.
bool Story::isTaken(const Line &line, int digit, const JudgeCage &by) const
{
    return std::ranges::any_of(m_left, [&](const auto &entry) {
        const JudgeCage &cage = m_cages.at(entry.first);
        return entry.first != keyOf(by)
               && std::ranges::all_of(entry.second, [&](const Filling &filling) {
                      return m_reading.on(line, cage, filling).contains(digit);
                  });
    });
}

bool Story::isLacking(const Line &line, int digit, const JudgeCage &by) const
{
    return std::ranges::none_of(m_left, [&](const auto &entry) {
        const JudgeCage &cage = m_cages.at(entry.first);
        return entry.first != keyOf(by)
               && std::ranges::any_of(entry.second, [&](const Filling &filling) {
                      return m_reading.on(line, cage, filling).contains(digit);
                  });
    });
}

Fillings Story::withReasons(const std::string &reasons, const JudgeCage &taker) const
{
    static const std::regex reason("the rest of ((?:row|column) \\d+) (takes|has no) "
                                   "(\\d(?:(?:, | and | or )\\d)*)");
    Fillings left = m_left.at(keyOf(taker));
    bool isAny = false;
    for (std::sregex_iterator at(reasons.begin(), reasons.end(), reason), end; at != end; ++at) {
        const Line line = m_reading.lineIn((*at)[1]);
        const bool takes = (*at)[2] == "takes";
        require(m_reading.premiseLines(m_told).contains(line), "does not rest on that line");
        for (const int digit : m_reading.digitsIn((*at)[3])) {
            require(takes ? isTaken(line, digit, taker) : isLacking(line, digit, taker),
                    "the rest does not: " + at->str());
            std::erase_if(left, [&](const Filling &filling) {
                return m_reading.on(line, taker, filling).contains(digit) == takes;
            });
        }
        isAny = true;
    }
    require(isAny
                && std::regex_replace(std::regex_replace(reasons, reason, ""),
                                      std::regex(" and |[,;] "), "")
                       .empty(),
            "gives another reason: " + reasons);
    return left;
}

void Story::follow(const std::string &reasons, const std::string &who, const std::string &what,
                   bool isInOrder)
{
    const JudgeCage taker = takerIn(who);
    const Fillings left = withReasons(reasons, taker);
    require(m_isOpen && !left.empty() && left.size() < m_left.at(keyOf(taker)).size(),
            "that says nothing");
    if (taker.letter == ' ') {
        Digits digits;
        for (const Filling &filling : left)
            digits.insert(filling.front());
        require(m_reading.digitsIn(what) == digits, "can be more or less");
    } else if (isInOrder) {
        const auto said = m_reading.formulasIn(what, taker);
        require(std::set<Filling>(said.begin(), said.end())
                    == std::set<Filling>(left.begin(), left.end()),
                "can be more or less, in this order");
    } else {
        require(m_reading.listsAll(what, taker, left), "can be more or less");
    }
    m_left[keyOf(taker)] = left;
}

void Story::read(std::string sentence)
{
    static const std::regex ofCage("suppose that (cage .+) is (\\d.+)\\.");
    static const std::regex ofFacts("suppose that (.+)\\.");
    static const std::regex supposed("(.+) can then only be (.+)\\.");
    static const std::regex say("say (.+) is then (.+)\\.");
    static const std::regex ordered("then (.+), so (.+) can only be, in reading order, (.+)\\.");
    static const std::regex left("then (.+), so (.+) can only be (.+)\\.");
    static const std::regex nothing("then (.+), and nothing is left for (.+)\\.");
    sentence = lowerFirst(std::move(sentence));
    std::smatch found;
    if (std::regex_match(sentence, found, ofCage)) {
        require(!m_isOpen, "the case before has not failed");
        begin();
        supposeCage(takerIn(found[1]), found[2], Fillings(m_left[m_loser]));
    } else if (std::regex_match(sentence, found, ofFacts)) {
        suppose(found[1]);
    } else if (std::regex_match(sentence, found, supposed)) {
        const JudgeCage taker = takerIn(found[1]);
        require(keyOf(taker) == m_loser && m_reading.listsAll(found[2], taker, m_left[m_loser]),
                "can be more or less, so supposed");
    } else if (std::regex_match(sentence, found, say)) {
        if (!std::exchange(m_hasCases, true))
            m_covered.clear();
        else
            require(!m_isOpen, "the case before has not failed");
        supposeCage(takerIn(found[1]), found[2], m_excluded);
    } else if (std::regex_match(sentence, found, ordered)) {
        follow(found[1], found[2], found[3], true);
    } else if (std::regex_match(sentence, found, left)) {
        follow(found[1], found[2], found[3], false);
    } else if (std::regex_match(sentence, found, nothing)) {
        require(withReasons(found[1], takerIn(found[2])).empty(), "something is left");
        m_isOpen = false;
    } else {
        require(sentence.starts_with("that cannot be, so "), "no part of this: " + sentence);
        m_isDone = true;
    }
}

Fault Story::fault()
{
    bool hasBegun = false;
    for (const std::string &sentence : m_told.all) {
        hasBegun = hasBegun || sentence.starts_with("Suppose that ");
        if (hasBegun && !m_isDone)
            read(sentence);
    }
    const bool isAll = std::ranges::all_of(
        m_excluded, [&](const Filling &filling) { return m_covered.contains(filling); });
    return claim(m_isDone && !m_isOpen && isAll && !m_excluded.empty(), "does not come to an end");
}

} // namespace

void addKenkenStoryClaims(SentenceChecker &checker, const std::shared_ptr<KenkenReading> &reading)
{
    for (const char *const text :
         {"Suppose that {}.", "Suppose that {} is {}.", "{} can then only be {}.",
          "Say {} is then {}.", "Then {}, so {} can only be {}.",
          "Then {}, so {} can only be, in reading order, {}.",
          "Then {}, and nothing is left for {}."})
        checker.add(text, [=](const Words &, const ToldStep &told) {
            return Story(*reading, told).fault();
        });
    checker.add("That cannot be, so {}.", [=](const Words &words, const ToldStep &told) {
        const Fault fault = Story(*reading, told).fault();
        return fault ? fault : reading->concludes(words[0], told);
    });
}

} // namespace inkling::test
